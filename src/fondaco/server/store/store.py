"""Store: the database behind a server. Many read, and what is written is on disk when it is answered.

A whole transaction is handed to a thread and waited for there: to come back to the event loop after every statement
costs more than the statements do.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from fondaco.core.errors import Bad
from fondaco.server.store.migrate import migrate

T = TypeVar("T")
Work = Callable[[Connection], T]
"""What is done in one transaction. It runs in a thread: it touches only the database and what was made for it."""

JSON_FORM: Final[dict[str, Any]] = {
    "json_serializer": lambda data: msgspec.json.encode(data).decode(),
    "json_deserializer": msgspec.json.decode,
}
"""How engines write columns of JSON. (`Any`: keyword arguments of several types.)"""


class Cut(Exception):
    """The line to the database broke. What was being committed is there, or it is not: only reading tells."""


class Store(ABC):
    """A database. `store_of` makes the one that a path or an address names."""

    def __init__(self, reading: Engine, writing: Engine, threads: int) -> None:
        self._reading: Final = reading
        self._writing: Final = writing
        self._threads: Final = ThreadPoolExecutor(threads, "store")

    @abstractmethod
    def where(self) -> str:
        """What it is called among people: no secret is in it."""

    async def open(self) -> None:
        """Bring the schema up to date and begin to write; raises `Bad` if it cannot be used."""
        try:
            await self._in_thread(self._migrate)
        except DBAPIError as error:
            raise Bad(f"it cannot be used: {error.orig}", self.where()) from None

    async def close(self) -> None:
        """Write what waits, then end."""
        await asyncio.to_thread(self._threads.shutdown)
        self._reading.dispose()
        self._writing.dispose()

    async def read(self, work: Work[T]) -> T:
        """Look at one moment of the database."""

        def look() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        return await self._in_thread(look)

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Do this: all of it or, if it raises, nothing (only after `Cut` nobody knows). Returns once it is on disk."""

    async def _in_thread(self, do: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, do)

    def _migrate(self) -> None:
        with self._writing.connect() as connection:
            migrate(connection)
