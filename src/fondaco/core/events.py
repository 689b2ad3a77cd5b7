"""Events: what happened, and who may read it. Kept out of the state; free when nobody listens."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.domains import SEAT, Data, Domain, Field, tell_fields

ALL: Final[i64] = -1
"""The readers of an open event."""


class Kind:
    """A kind of event: `Kind("drew", ["seat"], [CARD])`. Others than the readers get null for the second list."""

    def __init__(self, name: str, fields: list[Field], for_readers: list[Field] | None = None) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.for_readers: Final[list[Field]] = for_readers or []


class Event:
    """Something that happened. `readers` is a mask of seats, or `ALL`."""

    def __init__(self, kind: Kind, args: list[int], readers: i64) -> None:
        self.kind: Final = kind
        self.args: Final = args
        self.readers: Final[i64] = readers

    def seen_by(self, seat: i64) -> Data:
        """As plain data, for a seat (-1: everybody)."""
        told = {"event": self.kind.name, **tell_fields(self.kind.fields + self.kind.for_readers, self.args)}
        if self.readers != ALL and (seat < 0 or self.readers >> seat & 1 == 0):
            for field in self.kind.for_readers:
                told[field.name if isinstance(field, Domain) else field] = None
        return told


DID: Final = Kind("did", [SEAT, "action"])


class Did(Event):
    """A seat acted. The core tells it for every action, so games tell results only.

    That an answer was obvious is told to those who hear all of it: it may be told in a lower voice.
    """

    def __init__(self, seat: i64, action: Action, obvious: bool = False) -> None:
        super().__init__(DID, [], ALL)
        self.seat: Final[i64] = seat
        self.action: Final = action
        self.obvious: Final = obvious

    def seen_by(self, seat: i64) -> Data:
        told: dict[str, Data] = {
            "event": "did",
            "seat": SEAT.told(self.seat),
            "action": self.action.told(seat, self.seat),
        }
        if self.obvious and (seat == self.seat or not self.action.verb.secret):
            told["obvious"] = True
        return told


class Ear:
    """Somebody listening: `state.ear = Ear()`. Never copied, never stored."""

    def __init__(self) -> None:
        self.events: list[Event] = []
