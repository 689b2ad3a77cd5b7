"""`fondaco bench`: how fast the games are on this machine, in the build that is running."""

from typing import Annotated

import typer

from fondaco.bench.report import bench as report
from fondaco.games import GAMES
from fondaco.terminal.arguments import Language, console_for, game_for, refuse, voice_for


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="All games if none is named.")] = None,
    seats: Annotated[int, typer.Option("--seats", help="Number of players, or the nearest the game allows.")] = 4,
    seconds: Annotated[float, typer.Option("--seconds", help="How long each figure is measured.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="A line of JSON for each game.")] = False,
    lang: Language = "en",
) -> None:
    """Measure speed, and the ratio to a fixed Python loop run in between."""
    voice = voice_for(lang)
    if not 0 < seconds <= 600:
        refuse(voice.say("no-seconds"))
    chosen = [game_for(voice, name) for name in games or GAMES]
    report(chosen, seats, seconds, as_json, console_for())
