"""Advice: what a game knows about playing it well. Bots, searches and hints ask it; rules never do.

It may look at the whole state it is given: a bot gives it states that it has resampled, never the true one.
"""

from math import exp
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from fondaco.core.actions import Action
from fondaco.core.flow import State

if TYPE_CHECKING:
    from fondaco.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """Advice that knows no more than the rules: points as they stand, all actions alike. Games know better."""

    def __init__(self, game: "Game") -> None:
        self.game: Final = game

    def estimate(self, s: Any) -> list[float]:
        """The points that each seat may be expected to have in the end."""
        return [float(score) for score in self.game.scores(s)]

    def doubt(self, s: Any) -> float:
        """By how many points an estimate may still be off: falling towards the end of the game, above 0."""
        return 10.0

    def quiet(self, s: Any) -> bool:
        """Whether an estimate can be trusted now, and not only when what has begun is played out (by priors)."""
        return True

    def priors(self, s: Any, seat: i64, actions: list[Action]) -> list[float]:
        """How likely a good player does each of these: weights above 0, in any unit."""
        return [1.0 for _ in actions]

    def replies(self, s: Any, seat: i64, actions: list[Action]) -> list[float]:
        """The weights by which a game is played on without searching, up to a quiet question: the priors, or surer."""
        return self.priors(s, seat, actions)

    def reach(self, s: Any) -> i64:
        """How many quiet questions the far-sighted let pass, by surer replies still, before they trust an estimate."""
        return 0

    def worth(self, s: State) -> list[float]:
        """The share of the win that each seat may expect; they add up to 1. Exact once the game is over."""
        if s.stack:
            return shares(self.estimate(s), self.doubt(s))
        winners = [1.0 if place == 1 else 0.0 for place in self.game.ranking(s)]
        together = sum(winners)
        return [winner / together for winner in winners]


def surer(weights: list[float]) -> list[float]:
    """The same order of likelihood, but seldom another thing than the likeliest: for ways so long that slips add up."""
    return [weight * weight * weight for weight in weights]


def shares(points: list[float], doubt: float) -> list[float]:
    """Estimated points as shares of the win: a lead of as many points as the doubt makes it e times as likely."""
    most = max(points)
    weights = [exp((own - most) / doubt) for own in points]
    together = sum(weights)
    return [weight / together for weight in weights]
