"""Genoa."""

from fondaco.games.genoa.game import GAME

__all__ = ["GAME"]
