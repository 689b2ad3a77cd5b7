"""Domains: closed, ordered lists of things that actions, objections and events speak of."""

from typing import Any, Final, TypeAlias

from mypy_extensions import i64

from fondaco.core.errors import Bad

Data: TypeAlias = Any
"""Plain JSON data. `Any`, because a recursive type would ask every reader of a scene for a cast."""


class Domain:
    """The goods, the ships, the buildings: an item is its place in the list; a name is for people and files."""

    def __init__(self, name: str, items: list[str], on_board: bool = False, kind: str = "") -> None:
        self.name: Final = name
        """The part it plays where it is used: `cargo`."""
        self.kind: Final = kind or name
        """What it is a list of: `good`."""
        self.items: Final = items
        self.on_board: Final = on_board
        """Whether its items are elements of the board that can be pointed at."""
        self._index: Final = {item: i for i, item in enumerate(items)}
        if len(self._index) != len(items):
            raise Bad(f"an item of {name} stands twice")

    def __len__(self) -> int:
        return len(self.items)

    def index(self, item: str) -> i64:
        """The item of that name."""
        if item not in self._index:
            raise Bad(f"no such {self.name}: {item}")
        return self._index[item]

    def named(self, name: str) -> "Domain":
        """The same things in another part: `GOOD.named("cargo")`."""
        return Domain(name, self.items, self.on_board, self.kind)

    def told(self, item: i64) -> Data:
        """The item for a reader who knows no domains: `good:coffee`; a plain number where the items are amounts."""
        return item if self.kind == AMOUNT else f"{self.kind}:{self.items[item]}"


AMOUNT: Final = "amount"


def amounts(name: str, most: int) -> Domain:
    """The amounts from 0 to most."""
    return Domain(name, [str(n) for n in range(most + 1)], kind=AMOUNT)


MOST_SEATS: Final = 8
SEAT: Final = Domain("seat", [str(seat) for seat in range(MOST_SEATS)], on_board=True)

Field: TypeAlias = "str | Domain"
"""What an objection or an event speaks of: a number under a name, or an item of a domain."""


def tell_fields(fields: list[Field], values: list[int]) -> dict[str, Data]:
    """The values under their names, items as `kind:item`."""
    told: dict[str, Data] = {}
    for i, field in enumerate(fields):
        if isinstance(field, Domain):
            told[field.name] = field.told(values[i])
        else:
            told[field] = values[i]
    return told
