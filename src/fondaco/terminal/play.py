"""`fondaco play`: a game at this terminal, against bots or hot-seat."""

from pathlib import Path
from typing import Annotated

import typer

from fondaco.core.errors import Bad
from fondaco.core.game import Game
from fondaco.core.history import begin
from fondaco.games import GAMES
from fondaco.terminal import saves
from fondaco.terminal.arguments import (
    FAILED,
    BotName,
    Language,
    Options,
    Seats,
    Seed,
    bot_for,
    console_for,
    game_for,
    options_for,
    refuse,
    seats_for,
    seed_for,
    voice_for,
)
from fondaco.terminal.host import Host
from fondaco.terminal.screen import Screen
from fondaco.terminal.seating import Seating, as_recorded, people_first
from fondaco.terminal.table import Table, retell
from fondaco.terminal.voice import Voice
from fondaco.words import Words, ledger


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=f"The game: {', '.join(GAMES)}.")] = None,
    seats: Seats = None,
    bots: Annotated[int | None, typer.Option("--bots", help="Number of bots; all seats but one if not given.")] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="No bots: people take turns at the keyboard.")] = False,
    bot: BotName = "apprentice",
    seed: Seed = None,
    lang: Language = "en",
    options: Options = None,
    every_question: Annotated[
        bool, typer.Option("--every-question", help="Ask people even where nearly everybody answers the same.")
    ] = False,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
) -> None:
    """Play at this terminal, against bots or hot-seat. In the game, ? explains everything."""
    voice = voice_for(lang)
    bot_for(voice, bot)
    if hot_seat and bots:
        refuse(voice.say("bots-and-hot-seat"))
    if hot_seat:
        bots = 0
    if resume is not None:
        if seats is not None or seed is not None or options is not None:
            refuse(voice.say("resume-alone"))
        table, seating = _resumed(voice, resume, game, bots, bot)
    elif game is None:
        refuse(voice.say("which-game", games=", ".join(GAMES)))
    else:
        found = game_for(voice, game)
        count = seats_for(voice, found, seats)
        seating = _seating(voice, count, bots, bot)
        history = begin(found, count, options_for(voice, found, options), seed_for(voice, seed))
        table = Table(history, seating.bots(history.seed or 0))
    words = Words(table.game, lang)
    names = seating.names(words, table.history.state.seats)
    Host(table, Screen(console_for(), words, voice), _ledger(table.game), resume, names, every_question).run()


def _seating(voice: Voice, seats: int, bots: int | None, kind: str) -> Seating:
    """So many bots, or all but one; somebody must be left to play."""
    if bots is None:
        bots = seats - 1
    if not 0 <= bots < seats:
        refuse(voice.say("too-many-bots", bots=str(bots), most=seats - 1))
    return people_first(seats, bots, kind)


def _resumed(voice: Voice, path: Path, game: str | None, bots: int | None, kind: str) -> tuple[Table, Seating]:
    """The table of a saved game, its seats played by whom they were unless somebody says otherwise."""
    try:
        record = saves.read(path)
        if game is not None and record.game != game_for(voice, game).name:
            raise Bad(voice.say("other-game", game=record.game))
        seating = as_recorded(record.players) if bots is None else _seating(voice, record.seats, bots, kind)
        table = retell(GAMES[record.game], record, seating.bots(record.seed or 0))
        if record.seed is None and not table.over():
            raise Bad(voice.say("resume-no-seed"))
    except Bad as bad:
        refuse(voice.say("bad-record", path=str(path), reason=str(bad)), FAILED)
    return table, seating


def _ledger(game: Game) -> ledger.Ledger | None:
    """The rules in words, if they are installed."""
    try:
        return ledger.load(game.name, game.ledger)
    except Bad:
        return None
