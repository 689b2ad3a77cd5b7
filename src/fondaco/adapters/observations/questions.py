"""The question being asked, as numbers: which frame it is, its fields, and what is planned after it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fondaco.adapters.observations.layout import Layout
from fondaco.adapters.observations.sheet import Sheet
from fondaco.core.codec import Flag, Frames, Int, Item, Items, Seat, SeatSet
from fondaco.core.domains import SEAT, Domain
from fondaco.core.errors import Bad
from fondaco.core.flow import State, fields_of

SMALL: Final = 100
"""A number that cannot be larger is divided by what it can be at most, any other by `USUAL`."""
USUAL: Final = 10


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A field that frames have."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def write(self, to: Sheet, value: i64) -> None:
        """The value as numbers."""
        raise NotImplementedError


class FlagField(Field):
    """Yes or no."""

    def write(self, to: Sheet, value: i64) -> None:
        to.flag(self.name, value != 0)


class SeatField(Field):
    """A seat."""

    def write(self, to: Sheet, value: i64) -> None:
        to.seat(self.name, value)


class SeatsField(Field):
    """Several seats, as a mask."""

    def write(self, to: Sheet, value: i64) -> None:
        to.some_seats(self.name, value)


class ItemField(Field):
    """An item of a domain."""

    def __init__(self, name: str, domain: Domain) -> None:
        super().__init__(name)
        self.domain: Final = domain

    def write(self, to: Sheet, value: i64) -> None:
        to.one_of(self.name, self.domain, value)


class ItemsField(Field):
    """Several items of a domain, as a mask."""

    def __init__(self, name: str, domain: Domain) -> None:
        super().__init__(name)
        self.domain: Final = domain

    def write(self, to: Sheet, value: i64) -> None:
        to.some_of(self.name, self.domain, value)


class NumberField(Field):
    """A number."""

    def __init__(self, name: str, unit: i64) -> None:
        super().__init__(name)
        self.unit: Final[i64] = unit

    def write(self, to: Sheet, value: i64) -> None:
        to.number(self.name, value, self.unit)


def field_of(name: str, shape: object) -> Field:
    """The field that has this shape. Seats and masks are numbers too, so they are asked for first."""
    if isinstance(shape, Seat):
        return SeatField(name)
    if isinstance(shape, SeatSet):
        return SeatsField(name)
    if isinstance(shape, Int):
        return NumberField(name, shape.high if shape.high <= SMALL else USUAL)
    if isinstance(shape, Item):
        return ItemField(name, shape.domain)
    if isinstance(shape, Items):
        return ItemsField(name, shape.domain)
    if isinstance(shape, Flag):
        return FlagField(name)
    raise Bad(f"the field {name} has no form as numbers")


class Questions:
    """The frames of a game as numbers."""

    def __init__(self, frames: Frames, special: list[Field], without: list[str]) -> None:
        """`special` are fields with a form of their own; `without` are not written."""
        own = {field.name: field for field in special}
        self.kinds: Final = Domain("question", list(frames.frames))
        self.kind_of: Final[dict[type, int]] = {frame: i for i, frame in enumerate(frames.frames.values())}
        self.fields: Final = [
            own[name] if name in own else field_of(name, shape)
            for name, shape in frames.fields.items()
            if name not in without
        ]
        self.of_kind: Final = [
            [field.name in fields_of(frame) for field in self.fields] for frame in frames.frames.values()
        ]
        """By kind, which of the fields it has."""
        self.sizes: Final[dict[int, list[int]]] = {}
        """By number of seats, how many numbers each field takes."""

    def write(self, s: State, to: Sheet) -> None:
        """The question asked, and how many frames of each kind are planned after it."""
        to.part("question")
        # Everything else counts seats from the reader; actions that name a seat (`accept b3`) do not.
        to.one_of("your seat", SEAT, to.reader)
        stack = s.stack
        if isinstance(to, Layout):
            to.one_of("asked", self.kinds, 0)
            for field in self.fields:
                field.write(to, 0)
            to.bag("planned", self.kinds, [], USUAL)
            return
        seats = int(to.seats)
        if seats not in self.sizes:
            self.sizes[seats] = [size_of(field, seats) for field in self.fields]
        sizes = self.sizes[seats]
        kind = self.kind_of[type(stack[-1])] if stack else -1
        to.one_of("asked", self.kinds, kind)
        for i, field in enumerate(self.fields):
            if kind >= 0 and self.of_kind[kind][i]:
                field.write(to, getattr(stack[-1], field.name))
            else:
                to.nothing(sizes[i])
        to.bag("planned", self.kinds, [self.kind_of[type(frame)] for frame in stack[:-1]], USUAL)


def size_of(field: Field, seats: int) -> int:
    """How many numbers a field takes."""
    layout = Layout(seats)
    field.write(layout, 0)
    return len(layout)
