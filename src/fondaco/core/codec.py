"""Codec: state, frames and actions to plain JSON data and back, with every value checked on the way in.

A shape says what one field looks like as data. `Obj` compares its fields with the constructor of its class when the
game is imported, so a field that is never stored cannot ship.
"""

import inspect
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fondaco.core.actions import Action, Space
from fondaco.core.chance import Chance, chance_from_data
from fondaco.core.domains import MOST_SEATS, SEAT, Data, Domain
from fondaco.core.errors import Bad
from fondaco.core.flow import Frame, fields_of
from fondaco.core.rows import Row, row

MOST: Final = 1_000_000
"""The largest number that a field holds unless its shape says otherwise."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """How a value is written, and read back with checks."""

    def write(self, value: Any) -> Data:
        """The value as data."""
        raise NotImplementedError

    def read(self, data: Data, where: str) -> Any:
        """The value of this data; raises `Bad` that says where."""
        raise NotImplementedError

    def told(self, value: Any) -> Data:
        """The value for a reader who knows no shapes: items as `kind:item`."""
        return self.write(value)


class Int(Shape):
    """A number from low to high."""

    def __init__(self, low: int = 0, high: int = MOST) -> None:
        self.low: Final = low
        self.high: Final = high

    def write(self, value: Any) -> Data:
        return value

    def read(self, data: Data, where: str) -> Any:
        if type(data) is not int:
            raise Bad("a whole number is wanted", where)
        if not self.low <= data <= self.high:
            raise Bad(f"{data} is not from {self.low} to {self.high}", where)
        return data


class Flag(Shape):
    """True or false."""

    def write(self, value: Any) -> Data:
        return value

    def read(self, data: Data, where: str) -> Any:
        if type(data) is not bool:
            raise Bad("true or false is wanted", where)
        return data


class Item(Shape):
    """An item of a domain, by name; null for -1 if `optional`."""

    def __init__(self, domain: Domain, optional: bool = False) -> None:
        self.domain: Final = domain
        self.optional: Final = optional

    def write(self, value: Any) -> Data:
        return None if value < 0 else self.domain.items[value]

    def read(self, data: Data, where: str) -> Any:
        if data is None and self.optional:
            return -1
        if not isinstance(data, str):
            raise Bad(f"the name of a {self.domain.name} is wanted", where)
        try:
            return self.domain.index(data)
        except Bad as bad:
            raise Bad(bad.reason, where) from None

    def told(self, value: Any) -> Data:
        return None if value < 0 else self.domain.told(value)


class Seat(Int):
    """A seat by its number."""

    def __init__(self) -> None:
        super().__init__(0, MOST_SEATS - 1)

    def told(self, value: Any) -> Data:
        return SEAT.told(value)


class SeatSet(Int):
    """A set of seats, as a mask."""

    def __init__(self) -> None:
        super().__init__(0, 2**MOST_SEATS - 1)


class Items(Shape):
    """A set of items kept as a bit mask, written as the list of their names."""

    def __init__(self, domain: Domain) -> None:
        self.domain: Final = domain

    def write(self, value: Any) -> Data:
        return [item for i, item in enumerate(self.domain.items) if value >> i & 1]

    def read(self, data: Data, where: str) -> Any:
        if not isinstance(data, list):
            raise Bad(f"a list of names of {self.domain.name} is wanted", where)
        mask = 0
        item = Item(self.domain)
        for i, name in enumerate(data):
            bit = 1 << item.read(name, f"{where}[{i}]")
            if mask & bit:
                raise Bad(f"{name} stands twice", where)
            mask |= bit
        return mask

    def told(self, value: Any) -> Data:
        return [self.domain.told(i) for i in range(len(self.domain)) if value >> i & 1]


class Counts(Shape):
    """A row of counts by name: `{"corn": 2}`. What is not named is 0."""

    def __init__(self, domain: Domain, high: int = MOST) -> None:
        self.domain: Final = domain
        self.count: Final = Int(0, high)

    def write(self, value: Any) -> Data:
        counts: Row = value
        names = self.domain.items
        return {names[i]: counts[i] for i in range(len(names)) if counts[i]}

    def read(self, data: Data, where: str) -> Any:
        if not isinstance(data, dict):
            raise Bad(f"counts by {self.domain.name} are wanted", where)
        counts = [0] * len(self.domain)
        for name, count in data.items():
            try:
                index = self.domain.index(name)
            except Bad as bad:
                raise Bad(bad.reason, where) from None
            counts[index] = self.count.read(count, f"{where}.{name}")
        return row(counts)

    def told(self, value: Any) -> Data:
        counts: Row = value
        return {self.domain.told(i): counts[i] for i in range(len(self.domain)) if counts[i]}


class Numbers(Shape):
    """A row of numbers without names, of a fixed length."""

    def __init__(self, length: int, low: int = 0, high: int = MOST) -> None:
        self.length: Final = length
        self.number: Final = Int(low, high)

    def write(self, value: Any) -> Data:
        numbers: Row = value
        return [numbers[i] for i in range(len(numbers))]

    def read(self, data: Data, where: str) -> Any:
        if not isinstance(data, list) or len(data) != self.length:
            raise Bad(f"a list of {self.length} numbers is wanted", where)
        return row([self.number.read(number, f"{where}[{i}]") for i, number in enumerate(data)])


class ItemRow(Shape):
    """A row of items by name, of a fixed length; null for -1."""

    def __init__(self, domain: Domain, length: int) -> None:
        self.item: Final = Item(domain, optional=True)
        self.length: Final = length

    def write(self, value: Any) -> Data:
        items: Row = value
        return [self.item.write(items[i]) for i in range(len(items))]

    def read(self, data: Data, where: str) -> Any:
        if not isinstance(data, list) or len(data) != self.length:
            raise Bad(f"a list of {self.length} names is wanted", where)
        return row([self.item.read(item, f"{where}[{i}]") for i, item in enumerate(data)])

    def told(self, value: Any) -> Data:
        items: Row = value
        return [self.item.told(items[i]) for i in range(len(items))]


class Owners(Shape):
    """A row of seats by item: `{"settler": 2}`. What is not named belongs to nobody (-1)."""

    def __init__(self, domain: Domain) -> None:
        self.counts: Final = Counts(domain, MOST_SEATS - 1)

    def write(self, value: Any) -> Data:
        owners: Row = value
        names = self.counts.domain.items
        return {names[i]: owners[i] for i in range(len(names)) if owners[i] >= 0}

    def read(self, data: Data, where: str) -> Any:
        seats: Row = self.counts.read(data, where)
        names = self.counts.domain.items
        return row([seats[i] if names[i] in data else -1 for i in range(len(names))])

    def told(self, value: Any) -> Data:
        owners: Row = value
        domain = self.counts.domain
        return {domain.told(i): SEAT.told(owners[i]) for i in range(len(domain)) if owners[i] >= 0}


class List(Shape):
    """A list of things of one shape."""

    def __init__(self, shape: Shape, most: int = MOST) -> None:
        self.shape: Final = shape
        self.most: Final = most

    def write(self, value: Any) -> Data:
        shape = self.shape
        return [shape.write(thing) for thing in value]

    def read(self, data: Data, where: str) -> Any:
        if not isinstance(data, list):
            raise Bad("a list is wanted", where)
        if len(data) > self.most:
            raise Bad(f"at most {self.most} are wanted, not {len(data)}", where)
        return [self.shape.read(thing, f"{where}[{i}]") for i, thing in enumerate(data)]

    def told(self, value: Any) -> Data:
        shape = self.shape
        return [shape.told(thing) for thing in value]


class Obj(Shape):
    """An object whose class takes all its fields in its constructor."""

    def __init__(self, cls: type, fields: dict[str, Shape]) -> None:
        parameters = list(inspect.signature(cls).parameters)
        if parameters != list(fields):
            raise Bad(f"{cls.__name__} takes {parameters}, the shape has {list(fields)}")
        self.cls: Final = cls
        self.fields: Final = fields

    def write(self, value: Any) -> Data:
        return {name: shape.write(getattr(value, name)) for name, shape in self.fields.items()}

    def read(self, data: Data, where: str) -> Any:
        if not isinstance(data, dict):
            raise Bad("an object is wanted", where)
        for name in data:
            if name not in self.fields:
                raise Bad(f"there is no field {name}", where)
        for name in self.fields:
            if name not in data:
                raise Bad(f"the field {name} is missing", where)
        make: Any = self.cls
        return make(*[shape.read(data[name], f"{where}.{name}") for name, shape in self.fields.items()])


class Table(Obj):
    """The state of a game, whose rules and players fit its number of seats: whatever is checked next relies on that."""

    def read(self, data: Data, where: str) -> Any:
        s = super().read(data, where)
        if s.rules.seats != s.seats or len(s.players) != s.seats:
            raise Bad("rules and players must fit the number of seats", f"{where}.players")
        return s


class Frames(Shape):
    """The plan: `[{"frame": "LoadTurn", "seat": 0}, ...]`, the next line last. `fields` gives each field its shape."""

    def __init__(self, frames: list[type], fields: dict[str, Shape]) -> None:
        self.frames: Final = {frame.__name__: frame for frame in frames}
        self.fields: Final = fields
        for frame in frames:
            for field in fields_of(frame):
                if field not in fields:
                    raise Bad(f"{frame.__name__} has a field {field} without a shape")

    def write(self, value: Any) -> Data:
        return [self._write_one(frame) for frame in value]

    def _write_one(self, frame: Frame) -> Data:
        data: dict[str, Data] = {"frame": type(frame).__name__}
        for field in fields_of(type(frame)):
            data[field] = self.fields[field].write(getattr(frame, field))
        return data

    def seats_of(self, frame: Frame) -> list[int]:
        """The seats a frame names, one by one or as a mask."""
        seats: list[int] = []
        for field in fields_of(type(frame)):
            shape, value = self.fields[field], getattr(frame, field)
            if isinstance(shape, Seat):
                seats.append(value)
            elif isinstance(shape, SeatSet):
                seats += [seat for seat in range(MOST_SEATS) if value >> seat & 1]
        return seats

    def prompt(self, frame: Frame) -> Data:
        """A question for its readers: `{"ask": "Hospice", "seat": "seat:0", "tile": "tile:corn"}`."""
        data: dict[str, Data] = {"ask": type(frame).__name__}
        for field in fields_of(type(frame)):
            data[field] = self.fields[field].told(getattr(frame, field))
        return data

    def read(self, data: Data, where: str) -> Any:
        if not isinstance(data, list):
            raise Bad("a list of frames is wanted", where)
        return [self._read_one(frame, f"{where}[{i}]") for i, frame in enumerate(data)]

    def _read_one(self, data: Data, where: str) -> Frame:
        name = data.get("frame") if isinstance(data, dict) else None
        if not isinstance(name, str) or name not in self.frames:
            raise Bad("a frame of this game is wanted", where)
        frame: Any = self.frames[name]
        names = fields_of(frame)
        if set(data) != {"frame", *names}:
            raise Bad(f"{name} has the fields {names}", where)
        made: Frame = frame(*[self.fields[name].read(data[name], f"{where}.{name}") for name in names])
        return made


class Fortune(Shape):
    """The chance of a state."""

    def write(self, value: Any) -> Data:
        chance: Chance = value
        return chance.data()

    def read(self, data: Data, where: str) -> Any:
        return chance_from_data(data, where)


class Answer(Shape):
    """An action by its text, or null."""

    def __init__(self, space: Space) -> None:
        self.space: Final = space

    def write(self, value: Any) -> Data:
        action: Action | None = value
        return None if action is None else action.text()

    def read(self, data: Data, where: str) -> Any:
        if data is None:
            return None
        if not isinstance(data, str):
            raise Bad("the text of an action is wanted", where)
        try:
            return self.space.parse(data)
        except Bad as bad:
            raise Bad(bad.reason, where) from None


SEATS: Final = Int(1, MOST_SEATS)
SEAT_INDEX: Final = Seat()
MASK_OF_SEATS: Final = SeatSet()


def state_fields(space: Space, frames: Frames) -> dict[str, Shape]:
    """The shapes of the fields that every state has."""
    return {
        "seats": SEATS,
        "chance": Fortune(),
        "stack": frames,
        "answers": List(Answer(space), MOST_SEATS),
        "asked": Int(0, 2**62),
    }
