"""Store: the database behind a server. Many read, and what is written is on disk when it is answered."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

JSON_FORM: Final[dict[str, Any]] = {
    "json_serializer": lambda data: msgspec.json.encode(data).decode(),
    "json_deserializer": msgspec.json.decode,
}
"""How engines write columns of JSON. (`Any`: keyword arguments of several types.)"""


class Cut(Exception):
    """The line to the database broke. What was being committed is there, or it is not: only reading tells."""


class Store(ABC):
    """A database. `store_of` makes the one that a path or an address names."""

    @abstractmethod
    def where(self) -> str:
        """What it is called among people: no secret is in it."""

    @abstractmethod
    async def open(self) -> None:
        """Bring the schema up to date and begin to write; raises `Bad` if it cannot be used."""

    @abstractmethod
    async def close(self) -> None:
        """Write what waits, then end."""

    @abstractmethod
    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection that sees one moment of the database."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Do this: all of it or, if it raises, nothing (only after `Cut` nobody knows). Returns once it is on disk."""
