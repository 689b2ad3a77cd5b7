"""Levels: the one table of bots, how long each thinks and how far it looks."""

from typing import Final

from fondaco.bots.apprentice import Apprentice
from fondaco.bots.bot import Bot, RandomBot
from fondaco.bots.limit import Limit
from fondaco.bots.searcher import Searcher
from fondaco.core.errors import Bad

SECONDS: Final[dict[str, float]] = {"random": 0.0, "apprentice": 0.0, "merchant": 0.05, "doge": 0.2}
"""By level: how long it thinks about a move; 0 for those who do not search. The weakest first."""
FAR_SIGHTED: Final = "doge"
"""The level that looks further ahead, and not only longer."""
MOST_ITERATIONS: Final = 10_000_000
MOST_SECONDS: Final = 3600.0


class Level:
    """A kind of bot as people write it: `doge`, `doge:1600` (iterations) or `doge:500ms`."""

    def __init__(self, name: str, limit: Limit | None) -> None:
        self.name: Final = name
        self.limit: Final = limit
        """None for those who do not search."""

    def bot(self, seed: int) -> Bot:
        """A bot of this level."""
        if self.limit is not None:
            return Searcher(seed, self.limit, self.name == FAR_SIGHTED)
        return RandomBot(seed) if self.name == "random" else Apprentice(seed)


def level(text: str) -> Level:
    """The level of that text; raises `Bad`."""
    name, colon, bound = text.partition(":")
    if name not in SECONDS:
        raise Bad(f"there is no bot {name}; there are {', '.join(SECONDS)}")
    if SECONDS[name] == 0.0:
        if colon:
            raise Bad(f"{name} does not search, so it has no limit")
        return Level(name, None)
    return Level(name, _limit(text, bound) if colon else Limit(seconds=SECONDS[name]))


def _limit(text: str, bound: str) -> Limit:
    number = bound.removesuffix("ms")
    amount = int(number) if number.isascii() and number.isdigit() and len(number) < 9 else 0
    if number == bound and 0 < amount <= MOST_ITERATIONS:
        return Limit(iterations=amount)
    if number != bound and 0 < amount <= MOST_SECONDS * 1000:
        return Limit(seconds=amount / 1000)
    raise Bad(f"{text}: behind the colon stands a number of iterations, or milliseconds such as 200ms")
