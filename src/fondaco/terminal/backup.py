"""`fondaco backup`, `restore`, `check` and `export`: for those who look after a server's tables."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from fondaco.core.errors import Bad
from fondaco.terminal.arguments import FAILED, Language, console_for, refuse, voice_for

T = TypeVar("T")
Data = Annotated[Path, typer.Option("--data", help="The file with all tables.")]
DATA = Path("fondaco.db")
Database = Annotated[
    str, typer.Option("--database", envvar="FONDACO_DATABASE", help="Instead of the file: postgresql://USER@HOST/NAME.")
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to put the copy.", show_default=False)],
    data: Data = DATA,
    database: Database = "",
    lang: Language = "en",
) -> None:
    """Copy all tables into a new file and check the copy; the server may run meanwhile."""
    _must_be_a_file(lang, database)
    server = _server(lang)
    contents = _done(lang, server.back_up(data, file))
    _say(lang, "backup-done", file, contents)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.", show_default=False)],
    data: Data = DATA,
    database: Database = "",
    lang: Language = "en",
) -> None:
    """Check a backup and put it in the place of the tables; what was there is kept beside it."""
    _must_be_a_file(lang, database)
    server = _server(lang)
    contents, old = _done(lang, server.restore(file, data))
    _say(lang, "restore-done", data, contents)
    if old is not None:
        console_for().print(voice_for(lang).say("restore-old", path=str(old)), soft_wrap=True)


def check(data: Data = DATA, database: Database = "", lang: Language = "en") -> None:
    """Read every game that is not over, as a server would, and bring the schema up to date."""
    server = _server(lang)
    contents = _done(lang, server.readable(database or data))
    _say(lang, "check-done", database.rpartition("/")[2] or data, contents)


def export(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.", show_default=False)],
    data: Data = DATA,
    database: Database = "",
    seat: Annotated[int | None, typer.Option("--seat", help="For whom, while the game runs.")] = None,
    lang: Language = "en",
) -> None:
    """Print the record of a game: the whole once it is over, before that what a seat (or everybody) knows."""
    server = _server(lang)
    print(_done(lang, server.export(database or data, table, seat)), end="")


def _must_be_a_file(lang: str, database: str) -> None:
    """Whoever has a PostgreSQL must not be handed the copy of some file that lies about."""
    if database:
        refuse(voice_for(lang).say("backup-no-file"), FAILED)


def _server(lang: str) -> Any:
    """The part of the server that does it. (`Any`: a module, imported only if somebody needs it.)"""
    try:
        from fondaco.server import backup
    except ModuleNotFoundError as missing:
        refuse(voice_for(lang).say("serve-extra", extra="server", name=str(missing.name)))
    return backup


def _done(lang: str, work: Coroutine[Any, Any, T]) -> T:
    voice = voice_for(lang)
    try:
        return asyncio.run(work)
    except Bad as bad:
        refuse(voice.say("not-done", reason=str(bad)), FAILED)


def _say(lang: str, message: str, path: Path | str, contents: Any) -> None:
    counts = {"tables": contents.tables, "playing": contents.playing, "people": contents.people}
    console_for().print(voice_for(lang).say(message, path=str(path), **counts), soft_wrap=True)
