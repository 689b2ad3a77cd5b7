"""Worker: a process in which bots think. It reads questions, a line of JSON each, and writes what they find out.

`python -m fondaco.server.worker [MODULE]`: the module is imported first; it may add bots to `BOTS`. The process ends
when its input does, so it does not outlive the server, however that ends.
"""

import importlib
import os
import signal
import sys

import msgspec
from msgspec import Struct

from fondaco.bots import BOTS
from fondaco.bots.findings import Findings
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.levels import level
from fondaco.games import GAMES


class Question(Struct, array_like=True, frozen=True):
    """What is asked: everything a worker needs."""

    game: str
    state: msgspec.Raw
    seat: int
    level: str
    """Of the bot."""
    seed: int
    """Of the bot."""


def answer(question: Question) -> Findings:
    """What the bot finds out."""
    game = GAMES[question.game]
    knowledge = Knowledge(game, game.from_data(msgspec.json.decode(question.state)), question.seat)
    make = BOTS.get(question.level) or level(question.level).bot
    return make(question.seed).findings(knowledge)


def main(modules: list[str]) -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    for module in modules:
        importlib.import_module(module)
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(answer(decoder.decode(line)).data()) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
