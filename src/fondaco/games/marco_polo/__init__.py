"""The Voyages of Marco Polo, the base game: 2 to 4 players, basic set-up and three variants."""

from fondaco.games.marco_polo.game import GAME

__all__ = ["GAME"]
