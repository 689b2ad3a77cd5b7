"""Packed counts: how many barrels of each kind, kept in one number, as frames carry numbers only."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.codec import Int, Items
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.masks import ONE
from fondaco.games.puerto_rico.components import GOOD, GOODS

BITS: Final[i64] = 4
MOST: Final[i64] = 15


def barrels_of(counts: i64, good: i64) -> i64:
    """How many of one kind."""
    return counts >> (good * BITS) & MOST


def pack(barrels: i64, good: i64) -> i64:
    """So many of one kind; sums of these are packed counts again."""
    return barrels << (good * BITS)


def kinds_of(counts: i64) -> i64:
    """Which kinds are there at all, as a mask."""
    kinds: i64 = 0
    for good in range(GOODS):
        if barrels_of(counts, good) > 0:
            kinds |= ONE << good
    return kinds


def all_barrels(counts: i64) -> i64:
    """How many there are of all kinds."""
    barrels: i64 = 0
    while counts:
        barrels += counts & MOST
        counts >>= BITS
    return barrels


def last_kind(counts: i64) -> i64:
    """The last kind that is there at all; -1 if there is none."""
    last: i64 = -1
    while counts:
        counts >>= BITS
        last += 1
    return last


def last_of(kinds: i64) -> i64:
    """The last of a set of kinds; -1 if it is empty."""
    last: i64 = -1
    while kinds:
        kinds >>= 1
        last += 1
    return last


class Packed(Items):
    """Packed counts by name: `{"corn": 2}`."""

    def __init__(self) -> None:
        super().__init__(GOOD)

    def write(self, value: object) -> Data:
        assert isinstance(value, int)
        names = GOOD.items
        return {name: value >> 4 * i & 15 for i, name in enumerate(names) if value >> 4 * i & 15}

    def read(self, data: Data, where: str) -> Data:
        if not isinstance(data, dict) or any(name not in GOOD.items for name in data):
            raise Bad("barrels by good are wanted", where)
        count = Int(0, int(MOST))
        counts = [count.read(data.get(name, 0), f"{where}.{name}") for name in GOOD.items]
        return sum(barrels << 4 * i for i, barrels in enumerate(counts))

    def told(self, value: object) -> Data:
        return [f"good:{name}" for name in self.write(value)]
