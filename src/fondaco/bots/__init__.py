"""Bots: they know the core, and of a game only what its `Game` offers. The one list of bots."""

from collections.abc import Callable
from typing import Final

from fondaco.bots.bot import Bot, RandomBot

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot}
"""By name: what makes a bot of a seed."""
