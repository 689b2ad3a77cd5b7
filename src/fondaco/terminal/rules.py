"""`fondaco rules`: the rules of a game in words."""

from typing import Annotated

import typer

from fondaco.core.errors import Bad
from fondaco.terminal.arguments import FAILED, GameName, Language, console_for, game_for, refuse, voice_for
from fondaco.terminal.screen import Screen
from fondaco.words import Words, ledger


def rules(
    game: GameName,
    id: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule (PR-11.04) or a section (PR-11).")] = None,
    lang: Language = "en",
) -> None:
    """Print the rules of a game: all, a section or a single rule."""
    voice = voice_for(lang)
    found = game_for(voice, game)
    screen = Screen(console_for(), Words(found, lang), voice)
    try:
        book = ledger.load(found.name, found.ledger)
    except Bad:
        refuse(voice.say("no-ledger", game=found.name), FAILED)
    wanted = None if id is None else book.find(id)
    if id is not None and wanted is None:
        like = ", ".join(book.like(id)) or ", ".join(section.id for section in book.sections)
        refuse(voice.say("no-rule", id=id, like=like))
    if lang != "en":
        screen.say("rules-in-english")
    if wanted is not None:
        screen.rule(wanted, provenance=isinstance(wanted, ledger.Rule))
        return
    for section in book.sections:
        screen.rule(section)
        screen.console.print()
