"""Thinking elsewhere: a bot's question as plain data, answered in another process, or in several at once.

Several processes search the same position with seeds of their own and their findings are added up at the root: as many
times the iterations in the same time. With levels bounded by iterations the answer follows from the question.
"""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context

from fondaco.bots.bot import SPREAD
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.levels import level
from fondaco.bots.searcher import Searcher
from fondaco.core.chance import MOST_SEED
from fondaco.core.domains import Data
from fondaco.games import game


@dataclass(frozen=True)
class Question:
    """What a bot of this level would do: everything another process needs to know."""

    state: Data
    """As `game.to_data` writes it."""
    seat: int
    level: str
    seed: int


@dataclass(frozen=True)
class Thought:
    """What was found out about one action."""

    action: str
    visits: int
    total: float

    def share(self) -> float:
        """The estimated share of the win after it."""
        return self.total / self.visits if self.visits else 0.0


def think(question: Question) -> list[Thought]:
    """The actions as the bot judges them, the best first; of a bot that does not search only the one it chooses."""
    found = game(question.state["game"])
    knowledge = Knowledge(found, found.from_data(question.state), question.seat)
    bot = level(question.level).bot(question.seed)
    if isinstance(bot, Searcher) and len(knowledge.suggestions()) > 1:
        return [Thought(choice.action.text(), choice.visits, choice.total) for choice in bot.ponder(knowledge)]
    return [Thought(bot.choose(knowledge).text(), 1, 0.0)]


def merged(parts: list[list[Thought]]) -> list[Thought]:
    """What several searches of one position have found out together."""
    together: dict[str, Thought] = {}
    for thought in [thought for part in parts for thought in part]:
        known = together.get(thought.action, Thought(thought.action, 0, 0.0))
        together[thought.action] = Thought(thought.action, known.visits + thought.visits, known.total + thought.total)
    return sorted(together.values(), key=lambda thought: (-thought.visits, -thought.share()))


class Thinkers:
    """Processes that think. Close it, or use it with `with`."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))

    def __enter__(self) -> "Thinkers":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Let the processes go."""
        self.pool.shutdown(cancel_futures=True)

    def think(self, question: Question) -> list[Thought]:
        """The thoughts of all processes about one question, the best action first."""
        seeds = [(question.seed + part * SPREAD) & MOST_SEED for part in range(self.processes)]
        parts = self.pool.map(think, [replace(question, seed=seed) for seed in seeds])
        return merged(list(parts))
