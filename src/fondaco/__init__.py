"""Fondaco: five merchant board games, rules-exact, for people, bots and researchers."""

from fondaco.core.errors import Bad
from fondaco.games import game

__all__ = ["Bad", "game"]
__version__ = "0.1.0"
