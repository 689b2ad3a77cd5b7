"""Domains: closed, ordered lists of things that actions, objections and events speak of."""

from typing import Any, Final, TypeAlias

from mypy_extensions import i64

from fondaco.core.errors import Bad

Data: TypeAlias = Any
"""Plain JSON data. `Any`, because a recursive type would ask every reader of a scene for a cast."""


class Domain:
    """The goods, the ships, the buildings: an item is its place in the list; a name is for people and files."""

    def __init__(self, name: str, items: list[str], place: str = "") -> None:
        self.name: Final = name
        self.items: Final = items
        self.place: Final = place
        """Prefix of the board elements these items are, or '' for things without a place on the board."""
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
        """The same things in another part: `GOOD.named("other")`."""
        return Domain(name, self.items, self.place)


def numbers(name: str, most: int) -> Domain:
    """The amounts from 0 to most."""
    return Domain(name, [str(n) for n in range(most + 1)])


MOST_SEATS: Final = 8
SEAT: Final = Domain("seat", [str(seat) for seat in range(MOST_SEATS)], place="seat")

Field: TypeAlias = "str | Domain"
"""What an objection or an event speaks of: a number under a name, or an item of a domain."""


def field_name(field: Field) -> str:
    """The name under which a value of this field travels."""
    return field.name if isinstance(field, Domain) else field


def field_value(field: Field, value: int) -> Data:
    """The value as data: an item by its name, a seat or a number as it is."""
    if isinstance(field, Domain) and field.items is not SEAT.items:
        return field.items[value]
    return value
