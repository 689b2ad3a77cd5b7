"""Searcher: a bot that searches up to its limit."""

from typing import Final

from fondaco.bots.bot import Bot
from fondaco.bots.findings import Finding, Findings
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.limit import Limit
from fondaco.bots.search import Search
from fondaco.core.actions import Action


class Searcher(Bot):
    """Merchant and doge: they differ in how long they think and how far they look."""

    def __init__(self, seed: int, limit: Limit, far: bool) -> None:
        super().__init__(seed)
        self.limit: Final = limit
        self.far: Final = far

    def choose(self, knowledge: Knowledge) -> Action:
        return self.findings(knowledge).best()

    def findings(self, knowledge: Knowledge) -> Findings:
        options = knowledge.suggestions()
        if len(options) < 2:  # nothing to think about
            return Findings([Finding(action) for action in options])
        search = Search(knowledge, self.seed_for(knowledge), self.far)
        search.think(self.limit)
        return search.findings()
