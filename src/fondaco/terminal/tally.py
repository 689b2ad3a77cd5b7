"""Tally: what many games add up to. Whole numbers only, so that the order of the games does not matter."""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

WHOLE_WIN: Final = 840
"""A win that up to eight seats can share evenly."""


@dataclass(frozen=True)
class Outcome:
    """One game: points and places by seat, the decisions made, why it ended (if the view tells)."""

    scores: list[int]
    ranking: list[int]
    decisions: int
    endings: list[str]


@dataclass
class Spread:
    """The mean of numbers, and how far they lie apart."""

    count: int = 0
    total: int = 0
    squares: int = 0
    low: int = 0
    high: int = 0

    def add(self, value: int) -> None:
        """One more number."""
        self.low = min(self.low, value) if self.count else value
        self.high = max(self.high, value) if self.count else value
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        """Their mean."""
        return self.total / self.count

    def deviation(self) -> float:
        """Their standard deviation."""
        if self.count < 2:
            return 0.0
        return sqrt((self.count * self.squares - self.total**2) / (self.count * (self.count - 1)))


@dataclass
class Tally:
    """The sums over all games so far."""

    seats: int
    games: int = 0
    everybody: Spread = field(default_factory=Spread)
    by_seat: list[Spread] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    length: Spread = field(default_factory=Spread)
    endings: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.by_seat = [Spread() for _ in range(self.seats)]
        self.wins = [0] * self.seats

    def add(self, outcome: Outcome) -> None:
        """One more game."""
        self.games += 1
        winners = outcome.ranking.count(1)
        for seat, score in enumerate(outcome.scores):
            self.everybody.add(score)
            self.by_seat[seat].add(score)
            if outcome.ranking[seat] == 1:
                self.wins[seat] += WHOLE_WIN // winners
        self.length.add(outcome.decisions)
        self.endings.update(outcome.endings)

    def share(self, seat: int) -> float:
        """The share of the games that this seat has won; a shared win counts in part."""
        return self.wins[seat] / (WHOLE_WIN * self.games)
