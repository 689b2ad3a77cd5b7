"""Lines: text packed into the width there is."""

from rich.text import Text


def flow(items: list[Text], width: int, gap: str = "  ") -> list[Text]:
    """The items side by side on as many lines as they need; none is broken while it fits on a line."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(gap) + item.cell_len <= width:
            lines[-1].append(gap).append_text(item)
        else:
            lines.append(item.copy())
    return lines


def beside(left: Text, right: Text, width: int) -> list[Text]:
    """Both on one line, the right one at its end, if they fit; else below each other."""
    if left.cell_len + right.cell_len + 2 > width:
        return [left, right]
    line = left.copy()
    line.append(" " * (width - left.cell_len - right.cell_len))
    return [line.append_text(right)]


def columns(cells: list[list[Text]], width: int) -> list[Text]:
    """Columns of cells side by side; where they are too wide, the widest is cut first."""
    widths = [max(cell.cell_len for cell in column) for column in cells]
    while sum(widths) + len(widths) - 1 > width:
        widths[widths.index(max(widths))] -= 1
    gap = min(4, (width - sum(widths)) // max(1, len(widths) - 1))
    lines = []
    for i in range(max(len(column) for column in cells)):
        line = Text()
        for column, most in zip(cells, widths, strict=True):
            cell = column[i].copy() if i < len(column) else Text()
            cell.truncate(most, overflow="ellipsis", pad=True)
            line.append_text(cell).append(" " * gap)
        line.rstrip()
        lines.append(line)
    return lines
