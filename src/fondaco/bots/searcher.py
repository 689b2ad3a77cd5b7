"""Searcher: a bot that searches up to its limit; and hints, which are its thoughts told to a person."""

from typing import Final

from fondaco.bots.bot import Bot
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.limit import Limit
from fondaco.bots.search import Choice, Search
from fondaco.core.actions import Action

HINTS: Final = 3


class Searcher(Bot):
    """Merchant and doge: they differ in how long they think and how far they look."""

    def __init__(self, seed: int, limit: Limit, far: bool) -> None:
        super().__init__(seed)
        self.limit: Final = limit
        self.far: Final = far

    def choose(self, knowledge: Knowledge) -> Action:
        options = knowledge.suggestions()
        return options[0] if len(options) == 1 else self._search(knowledge).decide(self.limit)

    def ponder(self, knowledge: Knowledge) -> list[Choice]:
        """All suggestions as the search judges them, the best first."""
        search = self._search(knowledge)
        search.run(self.limit)
        return search.choices()

    def _search(self, knowledge: Knowledge) -> Search:
        return Search(knowledge, self.seed_for(knowledge), self.far)


def hint(knowledge: Knowledge, limit: Limit, seed: int = 0) -> list[Choice]:
    """The best three actions with their estimated share of the win, as a doge sees it."""
    return Searcher(seed, limit, far=True).ponder(knowledge)[:HINTS]
