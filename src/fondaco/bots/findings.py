"""Findings: what a bot has found out about the answers to a question. Whoever asks a bot reads these.

The arena, the terminal and the adapters take the best answer; a hint shows the best three. At the server findings
travel between processes, and those of several bots that think about the same question are added up.
"""

from typing import Final

from fondaco.core.actions import Action, Space
from fondaco.core.domains import Data

HINTS: Final = 3


class Finding:
    """One answer: how often it was tried, and the shares of the win after it, added up."""

    def __init__(self, action: Action, visits: int = 0, total: float = 0.0) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.total: Final = total

    def share(self) -> float:
        """The estimated share of the win after it; 0 if it was never tried."""
        return self.total / self.visits if self.visits else 0.0

    def percent(self) -> int:
        """The share as people read it."""
        return round(100 * self.share())


class Findings:
    """All answers, in the order in which they were suggested."""

    def __init__(self, answers: list[Finding]) -> None:
        self.answers: Final = answers

    def ranked(self) -> list[Finding]:
        """The best first: the most visited, which is the most trustworthy; then the better share; then the earlier."""
        return sorted(self.answers, key=lambda finding: (-finding.visits, -finding.share()))

    def best(self) -> Action:
        """What the bot does."""
        return self.ranked()[0].action

    def hints(self) -> list[Finding]:
        """The three best that were tried, in the order of the per cent that people read; or the only answer."""
        tried = [finding for finding in self.ranked() if finding.visits] or self.ranked()[:1]
        return sorted(tried[:HINTS], key=lambda finding: -finding.percent())

    def data(self) -> Data:
        """As plain data: `[[["load", "coffee", "2"], 40, 11.25], ...]`."""
        return [[finding.action.data(), finding.visits, finding.total] for finding in self.answers]


def read_findings(space: Space, data: Data) -> Findings:
    """What `data()` wrote; raises `Bad` for an action that the game does not know."""
    return Findings([Finding(space.read(action), visits, total) for action, visits, total in data])


def together(parts: list[Findings]) -> Findings:
    """What several have found out about the same question, added up in this order."""
    visits: dict[Action, int] = {}
    totals: dict[Action, float] = {}
    for part in parts:
        for finding in part.answers:
            visits[finding.action] = visits.get(finding.action, 0) + finding.visits
            totals[finding.action] = totals.get(finding.action, 0.0) + finding.total
    return Findings([Finding(action, visits[action], totals[action]) for action in visits])
