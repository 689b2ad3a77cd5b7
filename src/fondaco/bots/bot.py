"""Bot: somebody who chooses, knowing no more than a player in the same seat."""

from typing import Final

from mypy_extensions import mypyc_attr

from fondaco.bots.findings import Finding, Findings
from fondaco.bots.knowledge import Knowledge
from fondaco.core.actions import Action
from fondaco.core.chance import MOST_SEED, seeded
from fondaco.core.domains import MOST_SEATS

SPREAD: Final = 0x9E3779B97F4A7C15
"""An odd number that sends neighbouring seeds far apart."""


def part_seed(seed: int, part: int) -> int:
    """The seed of one of several bots that think about the same question together; the first has the seed itself."""
    return (seed + part * SPREAD) & MOST_SEED


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player without a person. Its choice depends on its seed and on what it knows, not on what it chose before.

    So a game can be resumed, or a move taken back, without telling the bots.
    """

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        """That of the game it plays, at a server as in the arena: the same seed is the same game, bots and all."""

    def choose(self, knowledge: Knowledge) -> Action:
        """What it does now."""
        raise NotImplementedError

    def findings(self, knowledge: Knowledge) -> Findings:
        """What it thinks of the answers, `choose` the best of them; whoever does not search knows only that one."""
        return Findings([Finding(self.choose(knowledge))])

    def seed_for(self, knowledge: Knowledge) -> int:
        """A seed for this one decision: by the game's seed, the number of the question, and the seat."""
        return (self.seed * SPREAD + knowledge.asked() * MOST_SEATS + knowledge.seat) & MOST_SEED


class RandomBot(Bot):
    """Any suggestion, all equally likely."""

    def choose(self, knowledge: Knowledge) -> Action:
        options = knowledge.suggestions()
        return options[seeded(self.seed_for(knowledge)).below(len(options))]
