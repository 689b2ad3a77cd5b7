"""Backup: a copy of a server's database while it runs, and the way back from one.

A backup is a single file. Before it replaces anything it is read as a server would read it: the file is sound, its
schema is known, and every game that is not over can be gone on with.
"""

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, select

from fondaco.core.errors import Bad
from fondaco.server.entries import NOBODY
from fondaco.server.records import record_of
from fondaco.server.store import tables as stored
from fondaco.server.store.opened import opened
from fondaco.server.store.people import PEOPLE
from fondaco.server.store.schema import tables

PAGES: Final = 1000
"""Pages copied at once; a running server gets its turn between."""


@dataclass(frozen=True)
class Contents:
    """What a backup holds."""

    tables: int
    playing: int
    people: int


async def back_up(data: Path, file: Path) -> Contents:
    """Copy the database to a new file and check the copy; raises `Bad`. The server may go on meanwhile."""
    with _beside(file) as copy:
        _copy(data, copy)
        contents = await checked(copy)
        _reserve(file)
        os.replace(copy, file)
        _sync(file.absolute().parent)
    return contents


async def restore(file: Path, data: Path, now: float | None = None) -> tuple[Contents, Path | None]:
    """Put a backup in the place of the database; what was there is kept beside it, and its path is returned.

    Raises `Bad` if the backup is not sound or a server is running, and then nothing has changed.
    """
    with _beside(data) as copy:
        _copy(file, copy)
        contents = await checked(copy)
        old = _aside(data, time.time() if now is None else now) if data.exists() else None
        os.replace(copy, data)
        _sync(data.absolute().parent)
    return contents, old


async def checked(file: Path) -> Contents:
    """Read a copy as a server would, and bring its schema up to date; raises `Bad` with the reason."""
    with closing(sqlite3.connect(file)) as connection:
        try:
            found = [row[0] for row in connection.execute("PRAGMA integrity_check")]
            loose = connection.execute("PRAGMA foreign_key_check").fetchall()
            known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchall()
        except sqlite3.DatabaseError as error:
            raise Bad(str(error), str(file)) from None
    if found != ["ok"] or loose:
        raise Bad(f"the file is damaged: {(found + [str(row) for row in loose])[0]}")
    if not known:
        raise Bad("this is no database of Fondaco")
    contents = await readable(file)
    _close(file)
    return contents


async def readable(database: Path | str) -> Contents:
    """Read a database as a server would, and bring its schema up to date; raises `Bad` if a game cannot go on."""
    async with opened(database) as store:
        return await store.read(_contents)


def _contents(connection: Connection) -> Contents:
    faults = []
    for table_id in list(connection.execute(select(tables.c.id).where(tables.c.phase != "over")).scalars()):
        try:
            written = stored.load(connection, table_id)
            assert written is not None, "it is of this moment"
            written.table(time.time())
        except ValueError as error:  # `Bad`, and what makes no sense to msgspec
            faults.append(f"{table_id} ({error})")
        except LookupError as error:
            faults.append(f"{table_id} (there is no {error})")
    if faults:
        raise Bad(f"{len(faults)} {'table' if len(faults) == 1 else 'tables'} cannot be read: {', '.join(faults)}")
    count = select(func.count()).select_from
    playing = select(func.count()).where(tables.c.phase == "playing")
    return Contents(
        connection.execute(count(tables)).scalar_one(),
        connection.execute(playing).scalar_one(),
        connection.execute(count(PEOPLE)).scalar_one(),
    )


@contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A file in the same folder (so that it can take its place in one step), gone afterwards."""
    try:
        folder = Path(tempfile.mkdtemp(prefix=f".{file.name}-", dir=file.absolute().parent))
    except OSError as error:
        raise Bad(error.strerror or str(error), str(file.parent)) from None
    try:
        yield folder / "copy.db"
    finally:
        shutil.rmtree(folder)


def _reserve(file: Path) -> None:
    """Make sure that nothing is overwritten."""
    try:
        file.open("x").close()
    except FileExistsError:
        raise Bad("there is such a file already, and it is left alone", str(file)) from None
    except OSError as error:
        raise Bad(error.strerror or str(error), str(file)) from None


def _copy(source: Path, target: Path) -> None:
    """What the database holds at this moment, those changes included that are still in its journal."""
    if not source.is_file():
        raise Bad("there is no such file", str(source))
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new, pages=PAGES)
    except sqlite3.Error as error:
        raise Bad(str(error), str(source)) from None
    _close(target)


def _close(file: Path) -> None:
    """Make it a single file. Only possible while nobody else has it open."""
    try:
        with closing(sqlite3.connect(file, timeout=1)) as connection:
            mode = connection.execute("PRAGMA journal_mode = DELETE").fetchone()[0]
    except sqlite3.Error as error:
        raise Bad(str(error), str(file)) from None
    if mode != "delete":
        raise Bad("it is in use", str(file))


def _aside(data: Path, now: float) -> Path:
    """Move the present database out of the way; refused while a server has it open."""
    try:
        _close(data)
    except Bad as bad:
        if "locked" in bad.reason or "in use" in bad.reason:
            raise Bad("a server is using it: stop the server first", str(data)) from None
        # Too damaged to be closed in order: all the more reason to restore. Its journal moves along.
    old = data.with_name(f"{data.name}.{time.strftime('%Y%m%d-%H%M%S', time.gmtime(now))}")
    _reserve(old)
    os.replace(data, old)
    for suffix in ("-wal", "-shm"):
        journal = data.with_name(data.name + suffix)
        if journal.exists():
            os.rename(journal, old.with_name(old.name + suffix))
    return old


def _sync(folder: Path) -> None:
    """A new name is safe once its folder is on disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


async def export(database: Path | str, table_id: str, seat: int | None) -> str:
    """The record of a table: all of it once the game is over, before that what a seat (or everybody) knows."""
    if isinstance(database, Path) and not database.is_file():
        raise Bad("there is no such file", str(database))
    async with opened(database) as store:
        written = await store.read(lambda connection: stored.load(connection, table_id))
    if written is None:
        raise Bad(f"there is no table {table_id}")
    table = written.table(time.time())
    if table.play is None:
        raise Bad("the game has not begun")
    if seat is not None and not 0 <= seat < len(table.chairs):
        raise Bad(f"there is no seat {seat}")
    return record_of(table, NOBODY if seat is None else seat).text()
