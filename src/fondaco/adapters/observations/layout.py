"""Layout: what each number of an observation means, noted down by the very code that writes observations."""

from typing import Final

from mypy_extensions import i64

from fondaco.adapters.observations.sheet import AROUND, Sheet
from fondaco.core.domains import Domain
from fondaco.core.rows import Row

WIDE: Final = 1_000_000
"""No count of any game is larger."""


class Block:
    """Some numbers next to each other: where they stand, what they are about, and a label for each."""

    def __init__(self, start: int, part: str, name: str, kind: str, labels: list[str], unit: int) -> None:
        self.start: Final = start
        self.part: Final = part
        self.name: Final = name
        self.kind: Final = kind
        """`flag`, `one-hot`, `flags`, `count`, `counts` or `one-hots`."""
        self.labels: Final = labels
        """What each number stands for; empty for a single one."""
        self.unit: Final = unit
        """What a count is divided by; 0 for flags."""
        self.size: Final = max(1, len(labels))


class Layout(Sheet):
    """A sheet that takes notes."""

    def __init__(self, seats: i64) -> None:
        super().__init__(memoryview(b"").cast("f"), 0, seats)
        self.blocks: Final[list[Block]] = []
        self._part = ""

    def __len__(self) -> int:
        return int(self.at)

    def names(self) -> list[str]:
        """What each number is about: `you: barrels: corn`."""
        return [
            ": ".join([block.part, block.name, *([label] if label else [])])
            for block in self.blocks
            for label in block.labels or [""]
        ]

    def highs(self) -> list[float]:
        """The largest value that each number can have."""
        return [WIDE / block.unit if block.unit else 1.0 for block in self.blocks for _ in range(block.size)]

    def lows(self) -> list[float]:
        """The smallest."""
        return [-WIDE / block.unit if block.unit else 0.0 for block in self.blocks for _ in range(block.size)]

    def _note(self, name: str, kind: str, labels: list[str], unit: int = 0) -> None:
        block = Block(int(self.at), self._part, name, kind, labels, unit)
        self.blocks.append(block)
        self.at += block.size

    def _seats(self) -> list[str]:
        return AROUND[: int(self.seats)]

    def part(self, name: str) -> None:
        self._part = name

    def flag(self, name: str, yes: bool) -> None:
        self._note(name, "flag", [])

    def number(self, name: str, value: i64, unit: i64) -> None:
        self._note(name, "count", [], int(unit))

    def one_of(self, name: str, domain: Domain, item: i64) -> None:
        self._note(name, "one-hot", domain.items)

    def some_of(self, name: str, domain: Domain, mask: i64) -> None:
        self._note(name, "flags", domain.items)

    def counts(self, name: str, domain: Domain, counts: Row, unit: i64) -> None:
        self._note(name, "counts", domain.items, int(unit))

    def bag(self, name: str, domain: Domain, things: list[int], unit: i64) -> None:
        self._note(name, "counts", domain.items, int(unit))

    def lying(self, name: str, places: Domain, things: Domain, lying: Row) -> None:
        self._note(name, "one-hots", [f"{place}:{thing}" for place in places.items for thing in things.items])

    def seat(self, name: str, seat: i64) -> None:
        self._note(name, "one-hot", self._seats())

    def some_seats(self, name: str, mask: i64) -> None:
        self._note(name, "flags", self._seats())

    def owners(self, name: str, domain: Domain, owners: Row) -> None:
        self._note(name, "one-hots", [f"{item}:{seat}" for item in domain.items for seat in self._seats()])
