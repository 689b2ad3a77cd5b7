"""GE-2: the board, computed from its cells, and the facts that an edited board must still satisfy."""

from typing import Final

from fondaco.core.domains import Data
from fondaco.core.errors import Bad

WHERE: Final = "genoa.toml"
STREET: Final = ".."


class Board:
    """GE-2.02: spaces made of cells. The cells are data: adjacency is computed from them, nothing is hard-coded."""

    def __init__(self, data: Data) -> None:
        self.columns: Final[int] = data["board"]["columns"]
        self.rows: Final[int] = data["board"]["rows"]
        names = [b["id"] for b in data["building"]]
        cells = [[tuple(cell) for cell in b["cells"]] for b in data["building"]]
        for street in data["street"]:
            names.append(street["id"])
            cells.append([tuple(street["cell"])])
        names.append(data["market"]["id"])
        cells.append([tuple(cell) for cell in data["market"]["cells"]])
        self.spaces: Final[list[str]] = names
        self.cells: Final = cells
        """By space, as (blue, red)."""
        self.kinds: Final[list[str]] = (
            [b["kind"] for b in data["building"]] + ["street"] * len(data["street"]) + ["market"]
        )
        self.space_at: Final[list[int]] = self._cover()
        self.neighbours: Final[list[int]] = self._neighbours()

    def _cover(self) -> list[int]:
        """GE-2.01, GE-2.07: every cell belongs to exactly one space."""
        covered = [-1] * (self.columns * self.rows)
        for space, cells in enumerate(self.cells):
            for blue, red in cells:
                if not (1 <= blue <= self.columns and 1 <= red <= self.rows):
                    raise Bad(f"{self.spaces[space]} lies outside of the grid (GE-2.01)", WHERE)
                index = (red - 1) * self.columns + blue - 1
                if covered[index] >= 0:
                    raise Bad(f"cell ({blue}, {red}) belongs to two spaces (GE-2.02)", WHERE)
                covered[index] = space
        if -1 in covered:
            raise Bad("a cell belongs to no space (GE-2.07)", WHERE)
        return covered

    def _neighbours(self) -> list[int]:
        """GE-2.08: two spaces are adjacent if cells of theirs share a side."""
        masks = [0] * len(self.spaces)
        for index, space in enumerate(self.space_at):
            beside = [index + 1] if (index + 1) % self.columns else []
            for other_index in [*beside, index + self.columns]:
                if other_index < len(self.space_at):
                    other = self.space_at[other_index]
                    if other != space:
                        masks[space] |= 1 << other
                        masks[other] |= 1 << space
        return masks

    def index(self, name: str) -> int:
        """The space of that name."""
        return self.spaces.index(name)

    def touching(self, space: int) -> list[int]:
        """The neighbours of a space."""
        return [other for other in range(len(self.spaces)) if self.neighbours[space] >> other & 1]

    def pairs(self) -> list[list[str]]:
        """Every adjacent pair by name, sorted."""
        return sorted(
            sorted([self.spaces[a], self.spaces[b]]) for a in range(len(self.spaces)) for b in self.touching(a) if a < b
        )

    def within(self, start: int, moves: int) -> dict[int, int]:
        """The least number of moves to each space that can be reached with so many."""
        found = {start: 0}
        edge = [start]
        for move in range(1, moves + 1):
            edge = [b for a in edge for b in self.touching(a) if b not in found]
            found.update(dict.fromkeys(edge, move))
        return found

    def path_of(self, start: int, goal: int, moves: int, been: int = 0) -> bool:
        """Whether a path of exactly so many moves over unvisited spaces leads there (GE-6.03)."""
        if moves == 0:
            return start == goal
        been |= 1 << start
        return any(self.path_of(step, goal, moves - 1, been) for step in self.touching(start) if been >> step & 1 == 0)

    def most_buildings(self, start: int, moves: int, been: int = 0) -> int:
        """The most buildings that one turn can visit from here."""
        here = int(self.kinds[start] not in ("street", "market"))
        been |= 1 << start
        if moves == 0:
            return here
        steps = [step for step in self.touching(start) if been >> step & 1 == 0]
        return here + max([self.most_buildings(step, moves - 1, been) for step in steps], default=0)


def check_hints(data: Data, board: Board) -> None:
    """GE-2.12: grid, outer ring and every hint of the data file hold on this board."""
    codes = {**data["board"]["codes"]}
    for red, line in enumerate(data["board"]["grid"]):
        for blue, code in enumerate(line.split()):
            space = board.space_at[red * board.columns + blue]
            fits = board.kinds[space] == "street" if code == STREET else board.spaces[space] == codes.get(code)
            _expect(fits, f"the grid and the cells differ at ({blue + 1}, {red + 1})", "GE-2.11")
    ring = data["board"]["outer_ring"]
    for i, name in enumerate(ring):
        after = board.index(ring[(i + 1) % len(ring)])
        _expect(after in board.touching(board.index(name)), f"{name} does not touch the next of the ring", "GE-2.13")
    for hint in data["seed_hint"]:
        _expect(_holds(hint, data, board), f"{hint['id']} does not hold: {hint['text']}", "GE-2.12")


def _expect(holds: bool, what: str, rule: str) -> None:
    if not holds:
        raise Bad(f"{what} ({rule})", WHERE)


def _holds(hint: Data, data: Data, board: Board) -> bool:
    """Whether a hint holds; a hint of an unknown kind does not."""
    moves = data["tower"]["max_moves"]
    if "cells" in hint:
        return all(_cell_is(board, cell, hint) for cell in hint["cells"])
    if "street_touching" in hint:
        taken = [h for h in data["seed_hint"] if h["id"] == hint.get("different_from")]
        used = _streets_touching(board, taken[0]["street_touching"]) if taken else []
        found = _streets_touching(board, hint["street_touching"])
        return any(street not in used or len(used) > 1 for street in found)
    if "paths" in hint:
        start = board.index(hint["start_touches"])
        streets = [space for space in board.touching(start) if board.kinds[space] == "street"]
        return any(all(board.path_of(s, board.index(goal), n) for goal, n in hint["paths"]) for s in streets)
    if "space_with_neighbour" in hint:
        return bool(board.touching(board.index(hint["space_with_neighbour"])))
    if "within" in hint:
        origin, goal, limit = hint["within"]
        return board.index(goal) in board.within(board.index(origin), limit)
    if "same_row_left_to_right" in hint:
        left, right = (board.cells[board.index(name)] for name in hint["same_row_left_to_right"])
        return any(a[1] == b[1] and a[0] < b[0] for a in left for b in right)
    if "neighbour_kinds" in hint:
        return _neighbours_are(board, board.index(hint["of"]), hint["neighbour_kinds"])
    if "corner_kind" in hint:
        corners = [0, board.columns - 1, board.columns * (board.rows - 1), board.columns * board.rows - 1]
        return all(board.kinds[board.space_at[corner]] == hint["corner_kind"] for corner in corners)
    if "buildings_per_turn" in hint:
        least, most = hint["buildings_per_turn"]
        return all(least <= board.most_buildings(space, moves) <= most for space in range(len(board.spaces)))
    return False


def _cell_is(board: Board, cell: Data, hint: Data) -> bool:
    space = board.space_at[(cell[1] - 1) * board.columns + cell[0] - 1]
    wanted: list[Data] = [hint.get("expect_space"), hint.get("expect_kind")]
    return board.spaces[space] in wanted or board.kinds[space] in wanted


def _streets_touching(board: Board, names: list[str]) -> list[int]:
    touching = [set(board.touching(board.index(name))) for name in names]
    return [space for space in sorted(set.intersection(*touching)) if board.kinds[space] == "street"]


def _neighbours_are(board: Board, space: int, kinds: list[str]) -> bool:
    """Each neighbour is of one of these names or kinds, and of each there is one; of streets two or more."""
    found = [board.spaces[n] if board.spaces[n] in kinds else board.kinds[n] for n in board.touching(space)]
    streets = found.count("street")
    return sorted(set(found)) == sorted(kinds) and (streets == 0 or streets >= 2)
