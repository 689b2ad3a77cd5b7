"""Chairs: the places of a table and who sits on them."""

from typing import Final, Literal

from fondaco.core.domains import Data
from fondaco.server.clock import Watch, ticks
from fondaco.server.messages import Clock, Place


class Chair:
    """A seat of a table: free, a person's or a bot's."""

    def __init__(self, seat: int, clock: Clock) -> None:
        self.seat: Final = seat
        self.person: str | None = None
        """The id of the person who sits here."""
        self.name = ""
        self.level = ""
        """Of the bot that sits here; empty for a person."""
        self.token = ""
        """The hash of the secret by which a program takes this seat; empty if there is none."""
        self.watch: Watch = Watch(clock)
        self.stewarded = False
        """Whether a bot plays for the person now."""
        self.was_stewarded = False
        self.rematch = False
        self.instructions: list[Data] = []
        """What the game is to do in the person's name."""
        self.stored: dict[str, object] = {}
        """What the store knows of this chair. Kept by the store, so that it writes only what has changed."""
        self.present = 0
        """How many connections show this seat's view. Not stored."""
        self.gone_since: float | None = None
        """Since when there has been none. Not stored: a server that has just begun saw nobody leave."""

    def free(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and not self.level

    def bot(self, steward: str) -> str:
        """The level of the bot that moves for this seat now; empty if a person does."""
        return self.level or (steward if self.stewarded else "")

    def sit(self, person: str, name: str) -> None:
        """Somebody takes the seat."""
        self.person, self.name = person, name

    def put_bot(self, level: str) -> None:
        """A bot takes the seat."""
        self.level, self.name = level, ""

    def show(self, connections: int, now: float) -> None:
        """So many connections show this seat's view."""
        if connections:
            self.gone_since = None
        elif self.gone_since is None:
            self.gone_since = now
        self.present = connections

    def clear(self) -> None:
        """Whoever sat here is gone."""
        self.person, self.name, self.level, self.token, self.rematch = None, "", "", "", False
        self.instructions = []

    def place(self, steward: str) -> Place:
        """As everybody sees it."""
        kind: Literal["empty", "person", "bot"] = "empty" if self.free() else "bot" if self.level else "person"
        timed = self.person is not None and ticks(self.watch.clock)
        return Place(
            seat=self.seat,
            kind=kind,
            name=self.name,
            level=self.bot(steward),
            present=self.present > 0,
            reserve=self.watch.reserve if timed and self.watch.clock.game else None,
            deadline=self.watch.deadline() if timed else None,
            rematch=self.rematch,
        )
