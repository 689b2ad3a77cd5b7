"""Bots: they know the core, and of a game only what its `Game` offers. The one list of bots."""

from collections.abc import Callable
from typing import Final

from fondaco.bots.bot import Bot
from fondaco.bots.levels import SECONDS, level

BOTS: Final[dict[str, Callable[[int], Bot]]] = {name: level(name).bot for name in SECONDS}
"""By name: what makes a bot of a seed."""
