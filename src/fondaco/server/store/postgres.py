"""PostgreSQL: the store that several servers share. Each change is a transaction of its own, several run at a time."""

import select
import socket
from typing import Final, TypeVar

from psycopg import pq
from psycopg.conninfo import make_conninfo
from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DisconnectionError, OperationalError

from fondaco.core.errors import Bad
from fondaco.server.store.store import JSON_FORM, Cut, Store, Work
from fondaco.server.waiting import Away

T = TypeVar("T")

CONNECTIONS: Final = 10
"""Open at a time, for reading and writing; each with a thread of its own."""
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
    poll.register(connection.fileno(), select.POLLIN)
    if poll.poll(0):
        raise DisconnectionError


class PostgresStore(Store):
    """A database at an address."""

    def __init__(self, address: URL) -> None:
        writing = create_engine(
            address.set(drivername="postgresql+psycopg"),
            pool_size=CONNECTIONS,
            max_overflow=0,
            connect_args=LINE,
            **JSON_FORM,
        )
        event.listen(writing, "checkout", _must_be_quiet)
        reading = writing.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        super().__init__(reading, writing, CONNECTIONS)
        self.address: Final = address

    def where(self) -> str:
        return self.address.render_as_string()

    async def open(self) -> None:
        """Raises `Away` if no PostgreSQL answers there, or it is about to start or to end."""
        try:
            await super().open()
        except Bad as bad:
            if not await self._in_thread(self._answers):
                raise Away(bad.reason, bad.where) from None
            await super().open()  # it may have come up this very moment

    def _answers(self) -> bool:
        """Whether it would let somebody in: us or, with another name or password, others."""
        _, options = self._writing.dialect.create_connect_args(self.address)
        options.pop("context", None)  # of psycopg; all others are the library's of PostgreSQL
        return bool(pq.PGconn.ping(make_conninfo(**{**options, **LINE}).encode()) == pq.Ping.OK)

    async def read(self, work: Work[T]) -> T:
        try:
            return await super().read(work)
        except OperationalError as error:
            raise Cut(str(error.orig)) from error

    async def write(self, work: Work[T]) -> T:
        def do() -> T:
            with self._writing.begin() as connection:
                return work(connection)

        try:
            return await self._in_thread(do)
        except OperationalError as error:
            raise Cut(str(error.orig)) from error
