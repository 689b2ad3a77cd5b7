"""The figures as a table, or as a line of JSON for the history."""

import json
import platform

from rich.console import Console
from rich.table import Table

from fondaco.bench.measure import Figure, compiled, measure
from fondaco.core.game import Game


def build() -> str:
    """Which engine is running."""
    return "compiled" if compiled() else "interpreted"


def bench(games: list[Game], seats: int, seconds: float, as_json: bool, console: Console) -> None:
    """Measure and print."""
    for game in games:
        at = min(max(seats, min(game.seat_counts)), max(game.seat_counts))
        figures = measure(game, at, seconds)
        if as_json:
            data = {"game": game.name, "seats": at, "build": build(), "figures": [figure.data() for figure in figures]}
            print(json.dumps(data))
        else:
            console.print(table(game, at, figures))


def table(game: Game, seats: int, figures: list[Figure]) -> Table:
    """For people."""
    title = f"{game.name}, {seats} seats, {build()}, Python {platform.python_version()}"
    result = Table("", "value", "unit", "ratio to the reference loop", title=title)
    for figure in figures:
        ratio = "" if figure.ratio is None else f"{figure.ratio:.3f}"
        value = f"{figure.value:,.2f}" if figure.value < 1000 else f"{figure.value:,.0f}"
        result.add_row(figure.what, value, figure.unit, ratio)
    return result
