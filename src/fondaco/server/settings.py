"""Settings: what an operator may say about a server. Everything has a default."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fondaco.server.limits import RATES, Rate


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    data: Path = Path("fondaco.db")
    """The database file."""
    database: str = ""
    """The address of a PostgreSQL that several servers share, `postgresql://USER@HOST/NAME`; empty: the file."""
    redis: str = ""
    """The address of the Redis by which they find each other, `redis://HOST`; empty: this server is alone."""
    lease: float = 6.0
    """Seconds after which the tables of a server that is not heard of go on elsewhere."""
    origins: tuple[str, ...] = ()
    """Origins (`https://play.example.org`) from which pages may speak to us, beside our own."""
    addresses: tuple[str, ...] = ()
    """Origins at which other machines find this one (`http://192.168.1.20:8000`), the best first."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose `X-Forwarded-*` headers are believed. None: nobody's are."""
    rates: Mapping[str, Rate] = field(default_factory=lambda: RATES)
    """How often somebody may do something, by name."""
    workers: int = 0
    """Processes in which bots think; 0: one less than there are cores."""
    together: int = 1
    """How many of them think about one move."""
    patience: int = 60
    """Seconds somebody must have been gone before the host may let a bot go on: no clock means to wait for ever."""

    def where(self) -> Path | str:
        """The database: a file or an address."""
        return self.database or self.data
