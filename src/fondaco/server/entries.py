"""Entries: the lines of a table's book. Each move is one, each undo is one; none is ever changed."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from fondaco.core.events import Event
from fondaco.core.game import Game
from fondaco.core.record import Move
from fondaco.server.messages import Line, Told

NOBODY: Final = -1
"""The reader who sits nowhere: what everybody may know."""


class Heard(Struct, array_like=True, frozen=True):
    """An event as it is told: to everybody, and to those seats that hear something else."""

    told: Told
    seats: dict[str, Told] = {}

    def by(self, reader: int) -> Told:
        """What this reader hears."""
        return self.seats.get(str(reader), self.told)


def heard(event: Event, seats: int) -> Heard:
    """The event for all readers, so that it can be told again when the engine that made it is gone."""
    told = event.seen_by(NOBODY)
    by_seat = {str(seat): event.seen_by(seat) for seat in range(seats)}
    return Heard(told, {seat: own for seat, own in by_seat.items() if own != told})


class Entry(Struct, frozen=True):
    """A line of the book: a move, or an undo (`action` is null)."""

    version: int
    """Its number, from 1 without gaps."""
    seat: int
    action: str | None
    chance: list[int]
    events: list[Heard]
    key: str
    """The idempotency key of the message that asked for it; empty if no message did."""
    at: float

    def line(self, number: int, reader: int) -> Line:
        """As a line of the log."""
        return Line(number, self.seat, [event.by(reader) for event in self.events], self.at)


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The moves that have not been taken back, in order."""
    moves: list[Entry] = []
    for entry in entries:
        if entry.action is None:
            del moves[taken_back(moves, entry.seat)]
        else:
            moves.append(entry)
    return moves


def taken_back(moves: list[Entry], seat: int) -> int:
    """Which move an undo of this seat takes back: its own latest."""
    return max(i for i, move in enumerate(moves) if move.seat == seat)


def as_moves(game: Game, entries: Iterable[Entry]) -> list[Move]:
    """The moves as the engine writes them; raises `Bad` if these rules do not know one of them."""
    return [Move(entry.seat, game.parse(entry.action or ""), entry.chance) for entry in entries]
