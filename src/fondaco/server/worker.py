"""Worker: a process in which bots think. It reads questions, a line of JSON each, and writes opinions.

`python -m fondaco.server.worker [MODULE]`: the module is imported first; it may add bots to `BOTS`. The process ends
when its input does, so it does not outlive the server, however that ends.
"""

import importlib
import os
import signal
import sys
from typing import Any, Final

import msgspec
from msgspec import Struct

from fondaco.bots import BOTS
from fondaco.bots.bot import Bot
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.levels import level
from fondaco.bots.limit import Limit
from fondaco.bots.searcher import Searcher
from fondaco.games import GAMES

HINT: Final = Limit(seconds=1.0)


class Question(Struct, array_like=True, frozen=True):
    """What is asked: everything a worker needs."""

    game: str
    state: msgspec.Raw
    seat: int
    level: str
    """Of the bot; empty for a hint."""
    seed: int


class Opinion(Struct, array_like=True, frozen=True):
    """What was found out about one action."""

    action: list[Any]
    visits: int
    total: float

    def share(self) -> float:
        """The estimated share of the win after it; 0 if nobody searched."""
        return self.total / self.visits


def answer(question: Question) -> list[Opinion]:
    """The actions as the bot judges them, the best first; of a bot that does not search only the one it chooses."""
    game = GAMES[question.game]
    knowledge = Knowledge(game, game.from_data(msgspec.json.decode(question.state)), question.seat)
    bot = _bot(question)
    if isinstance(bot, Searcher) and (len(knowledge.suggestions()) > 1 or not question.level):
        return [Opinion(choice.action.data(), choice.visits, choice.total) for choice in bot.ponder(knowledge)]
    return [Opinion(bot.choose(knowledge).data(), 1, 0.0)]


def _bot(question: Question) -> Bot:
    if not question.level:
        return Searcher(question.seed, HINT, far=True)
    if question.level in BOTS:
        return BOTS[question.level](question.seed)
    return level(question.level).bot(question.seed)


def main(modules: list[str]) -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    for module in modules:
        importlib.import_module(module)
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
