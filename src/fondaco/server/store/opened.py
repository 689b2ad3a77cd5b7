"""Opened: the store that a path or an address names."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from fondaco.core.errors import Bad
from fondaco.server.store.sqlite import SqliteStore
from fondaco.server.store.store import Store


def store_of(database: Path | str) -> Store:
    """The store of a file, or of an address `postgresql://...`; raises `Bad` for another one."""
    if isinstance(database, Path):
        return SqliteStore(database)
    try:
        address = make_url(database)
    except ArgumentError:
        raise Bad("this is no address of a database (postgresql://USER@HOST/NAME)") from None
    if address.get_backend_name() != "postgresql":
        raise Bad(f"a database at an address is a PostgreSQL, not {address.get_backend_name()}")
    # Imported here: who keeps everything in one file does not need the driver.
    from fondaco.server.store.postgres import PostgresStore

    return PostgresStore(address)


@asynccontextmanager
async def opened(database: Path | str) -> AsyncIterator[Store]:
    """The store, made or brought up to date if need be."""
    store = store_of(database)
    try:
        await store.open()
        yield store
    finally:
        await store.close()
