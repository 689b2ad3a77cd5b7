"""Seating: which seats are played by bots, and how a record tells so (`player 1: Red (bot: random)`)."""

import re
from typing import Final

from fondaco.bots import BOTS
from fondaco.bots.bot import Bot
from fondaco.words import Words

LONGEST_NAME: Final = 30
_BOT: Final = re.compile(r"(?P<name>.*) \(bot: (?P<kind>\w+)\)")


class Seating:
    """The kind of bot in each seat that has one."""

    def __init__(self, kinds: dict[int, str]) -> None:
        self.kinds: Final = kinds

    def bots(self, seed: int) -> dict[int, Bot]:
        """The bots themselves."""
        return {seat: BOTS[kind](seed) for seat, kind in self.kinds.items()}

    def names(self, words: Words, seats: int) -> list[str]:
        """The players as a record calls them."""
        names = [words.seat(seat) for seat in range(seats)]
        return [f"{name} (bot: {self.kinds[i]})" if i in self.kinds else name for i, name in enumerate(names)]


def people_first(seats: int, bots: int, kind: str) -> Seating:
    """People in the first seats, bots in the last."""
    return Seating(dict.fromkeys(range(seats - bots, seats), kind))


def as_recorded(names: list[str]) -> Seating:
    """The seating that the names in a record tell of."""
    kinds = {}
    for seat, name in enumerate(names):
        match = _BOT.fullmatch(name)
        if match is not None and match["kind"] in BOTS:
            kinds[seat] = match["kind"]
    return Seating(kinds)


def short_names(names: list[str], seats: int) -> list[str]:
    """The names in a record, cut, without the note that somebody is a bot; none if a seat has no name."""
    short = [_BOT.sub(r"\g<name>", name)[:LONGEST_NAME].strip() for name in names]
    return short if len(short) == seats and all(short) else []
