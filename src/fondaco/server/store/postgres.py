"""PostgreSQL: the store that several servers share. Each change is a transaction of its own, several run at a time."""

import select
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, DisconnectionError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from fondaco.core.errors import Bad
from fondaco.server.store.migrate import migrate
from fondaco.server.store.store import JSON_FORM, Cut, Store, Work

T = TypeVar("T")

CONNECTIONS: Final = 10
"""Open at a time, for reading and writing; as many again in a rush."""
PATIENCE: Final = 10
"""Seconds after which a silent database counts as gone."""
LINE: Final = {
    "connect_timeout": PATIENCE,
    "keepalives_idle": PATIENCE,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    **({"tcp_user_timeout": PATIENCE * 1000} if hasattr(socket, "TCP_USER_TIMEOUT") else {}),
}
"""For libpq: a line that is dead must not look alive for hours."""


def _must_be_quiet(connection: DBAPIConnection, record: object, proxy: object) -> None:
    """An idle connection on which there is something to read was closed by the other side: the pool makes a new one."""
    poll = select.poll()
    poll.register(connection.driver_connection.fileno(), select.POLLIN)
    if poll.poll(0):
        raise DisconnectionError


class PostgresStore(Store):
    """A database at an address."""

    def __init__(self, address: URL) -> None:
        self.address: Final = address
        self._writing: Final = create_async_engine(
            address.set(drivername="postgresql+psycopg"),
            pool_size=CONNECTIONS,
            max_overflow=CONNECTIONS,
            connect_args=LINE,
            **JSON_FORM,
        )
        event.listen(self._writing.sync_engine, "checkout", _must_be_quiet)
        self._reading: Final = self._writing.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    def where(self) -> str:
        return self.address.render_as_string()

    async def open(self) -> None:
        try:
            async with self._writing.connect() as connection:
                await migrate(connection)
        except DBAPIError as error:
            raise Bad(f"it cannot be used: {error.orig}", self.where()) from None

    async def close(self) -> None:
        await self._writing.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._reading.connect() as connection:
                yield connection
        except OperationalError as error:
            raise Cut(str(error.orig)) from error

    async def write(self, work: Work[T]) -> T:
        try:
            async with self._writing.begin() as connection:
                return await work(connection)
        except OperationalError as error:
            raise Cut(str(error.orig)) from error
