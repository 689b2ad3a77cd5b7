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
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.limit import Limit
from fondaco.bots.searcher import hint
from fondaco.games import GAMES

HINT_SECONDS: Final = 1.0


class Question(Struct, array_like=True, frozen=True):
    """What is asked: everything a worker needs."""

    game: str
    state: msgspec.Raw
    seat: int
    level: str
    """Of the bot; empty for a hint."""
    seed: int


class Opinion(Struct, array_like=True, frozen=True):
    """An action, and the share of wins expected of it (0 if nobody asked)."""

    action: list[Any]
    share: float


def answer(question: Question) -> list[Opinion]:
    """What a bot thinks: one action, or the best ones for a hint."""
    game = GAMES[question.game]
    knowledge = Knowledge(game, game.from_data(msgspec.json.decode(question.state)), question.seat)
    if not question.level:
        best = hint(knowledge, Limit(seconds=HINT_SECONDS), question.seed)
        return [Opinion(choice.action.data(), choice.share()) for choice in best]
    return [Opinion(BOTS[question.level](question.seed).choose(knowledge).data(), 0.0)]


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
