"""Puerto Rico."""

from fondaco.games.puerto_rico.game import GAME

__all__ = ["GAME"]
