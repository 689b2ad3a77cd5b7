"""Leases: which server holds a table. Only its holder changes it, until it gives it back or goes silent."""

from collections.abc import Callable, Iterable
from typing import Final


class Elsewhere(Exception):
    """Another server holds the table."""

    def __init__(self, holder: str) -> None:
        super().__init__(holder)
        self.holder: Final = holder


class Leases:
    """Those of a server that is alone: every table is its own."""

    name: str = "alone"
    """Of this server among the others."""
    shared = False
    """Whether there may be others, who write to the same database."""

    async def open(self, lost: Callable[[str], None]) -> None:
        """Begin to renew what is held; `lost` is called with every table whose lease is gone."""

    async def close(self) -> None:
        """Give everything back."""

    async def check(self) -> None:
        """Raise `No` if they can neither be taken nor renewed."""

    async def take(self, table_id: str) -> str:
        """Hold a table if nobody does; the name of who holds it now. Raises `No`."""
        return self.name

    def holds(self, table_id: str) -> bool:
        """Whether the table is surely ours at this moment."""
        return True

    async def holders(self, table_ids: Iterable[str]) -> dict[str, str]:
        """Who holds these tables; without those that nobody holds. Raises `No`."""
        return {}

    async def release(self, table_id: str) -> None:
        """Let others have it."""
