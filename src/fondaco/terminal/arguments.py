"""Arguments: what is typed behind a command, read and checked. What is wrong with it is said in one line."""

import json
import secrets
import sys
from typing import Annotated, Any, Final, NoReturn

import typer
from rich.console import Console

from fondaco.bots import BOTS
from fondaco.core.chance import MOST_SEED
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.game import Game
from fondaco.games import GAMES
from fondaco.terminal.voice import Voice

FAILED: Final = 1
"""The exit code when a file is refused."""
MISUSED: Final = 2
"""The exit code when an argument is refused."""
INTERRUPTED: Final = 130
MOST_NEW_SEED: Final = 10**9
"""Seeds that nobody chose are short enough to be typed."""

Language = Annotated[str, typer.Option("--lang", envvar="FONDACO_LANG", help="Language: en or hu.", metavar="LANG")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(GAMES)}.", show_default=False)]
Seats = Annotated[int | None, typer.Option("--seats", help="Number of players.", show_default=False)]
Seed = Annotated[int | None, typer.Option("--seed", help="Seed of chance: the same seed, the same game.")]
Options = Annotated[str | None, typer.Option("--options", metavar="JSON", help="Options of the game.")]
BotName = Annotated[str, typer.Option("--bot", metavar="BOT", help=f"Kind of bot: {', '.join(BOTS)}.")]


def console_for(error: bool = False) -> Console:
    """A console that replaces what the terminal cannot show instead of failing."""
    stream: Any = sys.stderr if error else sys.stdout
    if "utf" not in (getattr(stream, "encoding", None) or "utf-8").lower() and hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
    return Console(stderr=error, highlight=False)


def refuse(reason: str, code: int = MISUSED) -> NoReturn:
    """End the program and say why."""
    console_for(error=True).print(f"✗ {reason}", style="bold red", markup=False, soft_wrap=True)
    raise typer.Exit(code)


def voice_for(language: str) -> Voice:
    """The terminal in that language."""
    try:
        return Voice(language)
    except Bad as bad:
        refuse(bad.reason)


def game_for(voice: Voice, name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        refuse(voice.say("no-game", name=name, games=", ".join(GAMES)))
    return GAMES[name]


def seats_for(voice: Voice, game: Game, seats: int | None) -> int:
    """That many seats, or the middle of what the game allows."""
    counts = game.seat_counts
    if seats is None:
        return counts[len(counts) // 2]
    if seats not in counts:
        refuse(voice.say("no-seats", seats=str(seats), counts=", ".join(str(count) for count in counts)))
    return seats


def options_for(voice: Voice, game: Game, text: str | None) -> dict[str, Data]:
    """The options of that JSON object, all with their values."""
    try:
        options = json.loads(text or "{}")
        if not isinstance(options, dict):
            raise Bad(voice.say("options-no-object"))
        return game.read_options(options)
    except (json.JSONDecodeError, RecursionError):
        refuse(voice.say("options-no-json", text=str(text)))
    except Bad as bad:
        known = ", ".join(f"{option.name} {json.dumps(option.values)}" for option in game.options)
        refuse(f"{voice.say('options-bad', reason=str(bad))} {known}")


def seed_for(voice: Voice, seed: int | None) -> int:
    """That seed, or a new one."""
    if seed is None:
        return secrets.randbelow(MOST_NEW_SEED)
    if not 0 <= seed <= MOST_SEED:
        refuse(voice.say("no-seed", most=str(MOST_SEED)))
    return seed


def bot_for(voice: Voice, name: str) -> str:
    """The name of a kind of bot there is."""
    if name not in BOTS:
        refuse(voice.say("no-bot", name=name, bots=", ".join(BOTS)))
    return name
