"""House: everything the handlers of one running server share."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fondaco.server.figures import Figures
from fondaco.server.hub import Hub
from fondaco.server.limits import Limits
from fondaco.server.people import People
from fondaco.server.settings import Settings
from fondaco.server.store.store import Store

if TYPE_CHECKING:
    from fondaco.server.cluster.neighbours import Neighbours


@dataclass(frozen=True)
class House:
    """What a handler finds in `call.house`."""

    settings: Settings
    store: Store
    people: People
    limits: Limits
    figures: Figures
    hub: Hub
    others: "Neighbours | None" = None
    """None: this server is alone."""

    def neighbours(self) -> "Neighbours":
        """The other servers, for whom a table that is elsewhere is proof enough."""
        assert self.others is not None
        return self.others

    def dismiss(self, person: str) -> None:
        """End every connection of a person: whoever may still come, comes again."""
        self.hub.dismiss(person)
        if self.others is not None:
            self.others.dismiss(person)
