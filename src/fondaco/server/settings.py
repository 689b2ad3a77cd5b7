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
    origins: tuple[str, ...] = ()
    """Origins (`https://play.example.org`) from which pages may speak to us, beside our own."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose `X-Forwarded-*` headers are believed. None: nobody's are."""
    rates: Mapping[str, Rate] = field(default_factory=lambda: RATES)
    """How often somebody may do something, by name."""
    workers: int = 0
    """Processes in which bots think; 0: one less than there are cores."""
