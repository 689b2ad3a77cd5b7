"""Citadels."""

from fondaco.games.citadels.game import GAME

__all__ = ["GAME"]
