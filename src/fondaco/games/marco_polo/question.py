"""A question to one player."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.flow import Decision
from fondaco.core.masks import ONE
from fondaco.games.marco_polo.state import MarcoPolo

NONE: Final[i64] = -1
"""No figure, no die, no pair, nobody."""


class Question(Decision):
    """All decisions but the choice of goal cards are put to one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def awaited(self, s: MarcoPolo) -> i64:
        return ONE << self.seat
