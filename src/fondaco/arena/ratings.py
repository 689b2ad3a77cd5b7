"""Ratings: OpenSkill's Plackett-Luce model over the matches of a run, in their order."""

from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

from fondaco.arena.match import Result


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, and how sure that is."""

    mu: float
    sigma: float

    def ordinal(self) -> float:
        """The strength that it has almost certainly."""
        return self.mu - 3 * self.sigma


def rating_curves(bots: int, results: list[Result]) -> list[list[Rating]]:
    """The rating of each bot at first and after every match.

    A bot that sits at a table twice is rated in each seat, and takes the mean of what that makes of it.
    """
    model = PlackettLuce()
    start = model.rating()
    curves = [[Rating(start.mu, start.sigma)] for _ in range(bots)]
    for result in results:
        teams = [[model.rating(mu=curves[bot][-1].mu, sigma=curves[bot][-1].sigma)] for bot in result.bots]
        rated = model.rate(teams, ranks=[float(place) for place in result.places])
        for bot, curve in enumerate(curves):
            own = [rated[seat][0] for seat, sitting in enumerate(result.bots) if sitting == bot]
            curve.append(Rating(fmean(r.mu for r in own), fmean(r.sigma for r in own)) if own else curve[-1])
    return curves
