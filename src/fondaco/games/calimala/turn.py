"""A question to one player."""

from fondaco.core.flow import Ask
from fondaco.games.calimala.state import Calimala


class Turn(Ask):
    """But for the final scoring cards, every decision is put to one seat."""

    def consistent(self, s: Calimala) -> bool:
        """Whether the hand of this seat could have led here; false only for a hand that somebody has guessed."""
        return True
