"""Plots as small inline SVG. Colours and type come from the page around them, so they suit light and dark alike."""

from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH, HEIGHT = 640, 280
LEFT, RIGHT, TOP, BOTTOM = 48, 16, 16, 34
BINS = 24


@dataclass(frozen=True)
class Scale:
    """Numbers as places on the paper."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Where a number lies."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def ticks(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round numbers between two."""
    rough = (high - low) / wanted
    power = 10.0 ** floor(log10(rough))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
    return [i * step for i in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def upright(low: float, high: float) -> Scale:
    """A scale from the bottom to the top of a plot."""
    return Scale(low, high if high > low else low + 1, HEIGHT - BOTTOM, TOP)


def across(low: float, high: float) -> Scale:
    """A scale from left to right."""
    return Scale(low, high if high > low else low + 1, LEFT, WIDTH - RIGHT)


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A line."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def label(x: float, y: float, text: str, anchor: str = "middle") -> str:
    """Words on the paper."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def paper(title: str, parts: list[str]) -> str:
    """The picture, with a title that is read aloud."""
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img"><title>{escape(title)}</title>{inside}</svg>'


def rulings(scale: Scale, unit: str = "") -> list[str]:
    """Horizontal lines with their numbers."""
    parts = []
    for tick in ticks(scale.low, scale.high):
        parts.append(line(LEFT, scale.at(tick), WIDTH - RIGHT, scale.at(tick), "ruling"))
        parts.append(label(LEFT - 6, scale.at(tick) + 4, f"{tick:g}{unit}", "end"))
    return parts


def feet(scale: Scale) -> list[str]:
    """Numbers under the plot."""
    return [label(scale.at(tick), HEIGHT - 12, f"{tick:g}") for tick in ticks(scale.low, scale.high)]


def share_bars(title: str, names: list[str], shares: list[tuple[float, float, float]], fair: float) -> str:
    """A bar for each share (low, share, high) with its interval; a line at the fair share."""
    y = upright(0, 100 * max(fair, *[high for _, _, high in shares]))
    wide = (WIDTH - LEFT - RIGHT) / len(names)
    parts = rulings(y, " %")
    for i, (low, share, high) in enumerate(shares):
        middle = LEFT + wide * (i + 0.5)
        top, bottom = y.at(100 * share), y.at(0)
        parts.append(
            f'<rect class="fill c{i % 6}" x="{middle - wide * 0.3:.1f}" y="{top:.1f}" '
            f'width="{wide * 0.6:.1f}" height="{bottom - top:.1f}"/>'
        )
        parts.append(line(middle, y.at(100 * low), middle, y.at(100 * high), "whisker"))
        for end in (low, high):
            parts.append(line(middle - 6, y.at(100 * end), middle + 6, y.at(100 * end), "whisker"))
        parts.append(label(middle, HEIGHT - 12, f"{names[i]}  {share:.1%}"))
    parts.append(line(LEFT, y.at(100 * fair), WIDTH - RIGHT, y.at(100 * fair), "fair"))
    return paper(title, parts)


def histograms(title: str, scores: list[list[int]]) -> str:
    """How often each score came up, as a line of steps for each bot."""
    everything = [score for own in scores for score in own]
    low, high = min(everything), max(everything) + 1
    step = max(1, ceil((high - low) / BINS))
    bins = ceil((high - low) / step)
    heights = []
    for own in scores:
        counts = [0] * bins
        for score in own:
            counts[(score - low) // step] += 1
        heights.append([100 * count / max(1, len(own)) for count in counts])
    x, y = across(low, low + bins * step), upright(0, max(max(row) for row in heights))
    parts = rulings(y, " %") + feet(x)
    for i, row in enumerate(heights):
        path = f"M{x.at(low):.1f},{y.at(0):.1f}"
        for k, height in enumerate(row):
            path += f"V{y.at(height):.1f}H{x.at(low + (k + 1) * step):.1f}"
        parts.append(f'<path class="curve c{i % 6}" d="{path}V{y.at(0):.1f}"/>')
    return paper(title, parts)


def curves(title: str, rows: list[list[float | None]], names: list[str] | None = None, step: int = 1) -> str:
    """A line for each row of numbers, `step` apart; under them these names, or how far they are from the first."""
    values = [value for row in rows for value in row if value is not None]
    low, high = min(values), max(values)
    room = (high - low) * 0.08 or 1.0
    length = max(len(row) for row in rows)
    x, y = across(0, (length - 1) * step), upright(low - room, high + room)
    parts = rulings(y)
    parts += feet(x) if names is None else [label(x.at(i), HEIGHT - 12, name) for i, name in enumerate(names)]
    for i, row in enumerate(rows):
        points = [(x.at(k * step), y.at(value)) for k, value in enumerate(row) if value is not None]
        joined = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
        parts.append(f'<polyline class="curve c{i % 6}" points="{joined}"/>')
        if names is not None:
            parts += [f'<circle class="fill c{i % 6}" cx="{px:.1f}" cy="{py:.1f}" r="4"/>' for px, py in points]
    return paper(title, parts)
