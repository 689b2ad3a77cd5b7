"""Calimala."""

from fondaco.games.calimala.game import GAME

__all__ = ["GAME"]
