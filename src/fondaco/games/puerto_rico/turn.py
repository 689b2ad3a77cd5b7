"""A question to one player."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.flow import Decision
from fondaco.core.masks import ONE
from fondaco.games.puerto_rico.state import PuertoRico

NOBODY: Final[i64] = -1
"""The chooser of a phase that is only imagined."""


class Turn(Decision):
    """No decision of Puerto Rico is simultaneous: each is put to one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def awaited(self, s: PuertoRico) -> i64:
        return ONE << self.seat
