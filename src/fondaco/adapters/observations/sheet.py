"""Sheet: an observation being written, number by number, always in the same order and of the same length.

Every number is a flag (0 or 1), a place in a one-hot, or a count divided by its unit, so that most lie between 0 and 1.
Seats are relative: the reader is seat 0, the others follow clockwise, so that what is learned in one seat holds in all.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import Domain
from fondaco.core.rows import Row

AROUND: Final = ["you", "+1", "+2", "+3", "+4", "+5", "+6", "+7"]
"""The seats as their reader sees them, clockwise."""


class Sheet:
    """Writes into a row of zeros. `Layout` is a sheet that takes notes instead."""

    def __init__(self, numbers: "memoryview[float]", reader: i64, seats: i64) -> None:
        self.numbers: Final = numbers
        self.reader: Final[i64] = reader
        self.seats: Final[i64] = seats
        self.at: i64 = 0

    def part(self, name: str) -> None:
        """What follows is about this."""

    def seat_at(self, around: i64) -> i64:
        """The seat that is so many places clockwise from the reader."""
        return (self.reader + around) % self.seats

    def flag(self, name: str, yes: bool) -> None:
        """One number: 1 or 0."""
        if yes:
            self.numbers[self.at] = 1.0
        self.at += 1

    def number(self, name: str, value: i64, unit: i64) -> None:
        """One number: a count, in units."""
        if value:
            self.numbers[self.at] = float(value) / float(unit)
        self.at += 1

    def one_of(self, name: str, domain: Domain, item: i64) -> None:
        """A one-hot over a domain; nothing for -1."""
        if item >= 0:
            self.numbers[self.at + item] = 1.0
        self.at += len(domain.items)

    def some_of(self, name: str, domain: Domain, mask: i64) -> None:
        """A flag for each item of a domain, from a mask."""
        place = self.at
        while mask:
            if mask & 1:
                self.numbers[place] = 1.0
            mask >>= 1
            place += 1
        self.at += len(domain.items)

    def counts(self, name: str, domain: Domain, counts: Row, unit: i64) -> None:
        """A count for each item of a domain, in units."""
        place = self.at
        for count in counts:
            if count:
                self.numbers[place] = float(count) / float(unit)
            place += 1
        self.at += len(domain.items)

    def bag(self, name: str, domain: Domain, things: list[int], unit: i64) -> None:
        """A count for each item of a domain, from a list of items, in units."""
        one = 1.0 / float(unit)
        for thing in things:
            self.numbers[self.at + thing] += one
        self.at += len(domain.items)

    def lying(self, name: str, places: Domain, things: Domain, lying: Row) -> None:
        """For each place a one-hot of what lies there; nothing for -1."""
        size: i64 = len(things.items)
        place = self.at
        for thing in lying:
            if thing >= 0:
                self.numbers[place + thing] = 1.0
            place += size
        self.at += len(places.items) * size

    def seat(self, name: str, seat: i64) -> None:
        """A one-hot over the seats; nothing for -1."""
        if seat >= 0:
            self.numbers[self.at + (seat - self.reader) % self.seats] = 1.0
        self.at += self.seats

    def some_seats(self, name: str, mask: i64) -> None:
        """A flag for each seat, from a mask."""
        for seat in range(self.seats):
            if mask >> seat & 1:
                self.numbers[self.at + (seat - self.reader) % self.seats] = 1.0
        self.at += self.seats

    def owners(self, name: str, domain: Domain, owners: Row) -> None:
        """For each item of a domain a one-hot of the seat it belongs to; nothing for what is no seat of the table."""
        place = self.at
        for seat in owners:
            if 0 <= seat < self.seats:
                self.numbers[place + (seat - self.reader) % self.seats] = 1.0
            place += self.seats
        self.at += len(domain.items) * self.seats

    def nothing(self, size: i64) -> None:
        """Zeros: what is written here in other cases."""
        self.at += size
