"""`fondaco replay`: a recorded game, move by move in words."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from fondaco.core.errors import Bad
from fondaco.core.history import start
from fondaco.core.record import Record, chance_of
from fondaco.games import GAMES
from fondaco.terminal import saves
from fondaco.terminal.arguments import FAILED, Language, console_for, refuse, voice_for
from fondaco.terminal.news import news
from fondaco.terminal.screen import Screen
from fondaco.terminal.seating import short_names
from fondaco.terminal.table import Table, retell
from fondaco.words import Words


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.", show_default=False)],
    lang: Language = "en",
    step: Annotated[bool, typer.Option("--step", help="Show the board and wait after every move.")] = False,
) -> None:
    """Replay a record: check it, tell its moves in words, show the result."""
    voice = voice_for(lang)
    try:
        record = saves.read(file)
        table = retell(GAMES[record.game], record, {})
    except Bad as bad:
        refuse(voice.say("bad-record", path=str(file), reason=str(bad)), FAILED)
    words = Words(table.game, lang, short_names(record.players, record.seats))
    screen = Screen(console_for(), words, voice)
    try:
        _tell(screen, record, table, step)
    except (KeyboardInterrupt, EOFError):
        screen.console.print()
    else:
        _result(screen, table)


def _tell(screen: Screen, record: Record, whole: Table, step: bool) -> None:
    """Every move in its line; while the game runs only what everybody may hear, of a finished one all."""
    game = whole.game
    now = start(game, record.seats, record.options, chance_of(record), record.seed)
    width = len(str(len(record.moves)))
    for i, move in enumerate(record.moves):
        reader = move.seat if whole.over() else -1
        line = news([move], [whole.told[i]], screen.words, reader)[0]
        now.submit(move.seat, move.action)
        if step:
            screen.table(game.view(now.state, None), [line], [])
            input(screen.voice.say("step", move=i + 1, moves=len(record.moves)) + " ")
        else:
            screen.console.print(Text.assemble((f"{i + 1:>{width}} ", "dim"), line))


def _result(screen: Screen, table: Table) -> None:
    if table.over():
        screen.results(table.game.scores(table.history.state), table.game.ranking(table.history.state))
    else:
        screen.say("replay-unfinished", moves=len(table.history.moves))
