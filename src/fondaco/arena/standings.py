"""Standings: what the results of a run add up to, for each bot."""

import statistics
from dataclasses import dataclass, field
from math import sqrt

from fondaco.arena.match import Result

CERTAINTY = 1.96
"""Standard deviations of a 95 % interval."""


def wilson(share: float, trials: int) -> tuple[float, float]:
    """The 95 % interval (Wilson score) of a share of so many trials."""
    if trials == 0:
        return 0.0, 1.0
    squared = CERTAINTY * CERTAINTY
    middle = share + squared / (2 * trials)
    spread = CERTAINTY * sqrt(share * (1 - share) / trials + squared / (4 * trials * trials))
    low, high = (middle - spread) / (1 + squared / trials), (middle + spread) / (1 + squared / trials)
    return max(0.0, low), min(1.0, high)


@dataclass
class Standing:
    """One bot over a run. A bot that sits at a table twice has played twice; shared wins count in parts."""

    bot: str
    games: int = 0
    wins: float = 0.0
    fair: float = 0.0
    """The wins of somebody who is as good as the others."""
    scores: list[int] = field(default_factory=list)
    by_seat: list[list[int]] = field(default_factory=list)
    moves: int = 0
    seconds: float = 0.0

    def share(self) -> float:
        """Its share of wins."""
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return wilson(self.share(), self.games)

    def fair_share(self) -> float:
        """What the share would be among equals."""
        return self.fair / self.games if self.games else 0.0

    def mean(self) -> float:
        """Its mean score."""
        return statistics.fmean(self.scores) if self.scores else 0.0

    def deviation(self) -> float:
        """The standard deviation of its scores."""
        return statistics.pstdev(self.scores) if self.scores else 0.0

    def seat_mean(self, seat: int) -> float | None:
        """Its mean score in a seat; None if it never sat there."""
        return statistics.fmean(self.by_seat[seat]) if self.by_seat[seat] else None

    def milliseconds(self) -> float:
        """How long it thought about a move, on average."""
        return 1000 * self.seconds / self.moves if self.moves else 0.0


def standings(bots: list[str], seats: int, results: list[Result]) -> list[Standing]:
    """One for each bot, in the order of the list."""
    found = [Standing(bot, by_seat=[[] for _ in range(seats)]) for bot in bots]
    for result in results:
        for seat, bot in enumerate(result.bots):
            one = found[bot]
            one.games += 1
            one.wins += result.win(seat)
            one.fair += 1 / seats
            one.scores.append(result.scores[seat])
            one.by_seat[seat].append(result.scores[seat])
            one.moves += result.moves[seat]
            one.seconds += result.seconds[seat]
    return found


def mean_length(results: list[Result]) -> float:
    """Decisions in a game, on average."""
    return statistics.fmean(result.decisions for result in results) if results else 0.0
