"""A question to one player."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.flow import Decision
from fondaco.core.masks import ONE
from fondaco.games.calimala.state import Calimala


class Turn(Decision):
    """But for the final scoring cards, every decision is put to one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def awaited(self, s: Calimala) -> i64:
        return ONE << self.seat

    def consistent(self, s: Calimala) -> bool:
        """Whether the hand of this seat could have led here; false only for a hand that somebody has guessed."""
        return True
