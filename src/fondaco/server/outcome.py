"""Outcome: what a change of a table brought about."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from fondaco.server.entries import Entry
from fondaco.server.finished import Finished
from fondaco.server.messages import ChatLine

if TYPE_CHECKING:
    from fondaco.server.table import Table


@dataclass
class Outcome:
    """What a change of the table brought about."""

    entries: list[Entry] = field(default_factory=list)
    """New lines of the book."""
    back: int = 0
    """How many of the moves that were shown are gone; what stands after them is shown again."""
    began: bool = False
    said: ChatLine | None = None
    said_key: str = ""
    changed: bool = False
    """Whether the table itself changed: who sits where, phase."""
    kept: bool = False
    """Whether something changed that is nobody else's business."""
    finished: Finished | None = None
    again: "Table | None" = None
    """The new table of a rematch."""

    def writes(self) -> bool:
        """Whether there is anything to write down."""
        return bool(self.entries or self.said or self.changed or self.kept)

    def moves(self) -> bool:
        """Whether the game stands elsewhere than before."""
        return bool(self.entries or self.began)
