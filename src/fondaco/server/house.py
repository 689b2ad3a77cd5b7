"""House: everything the handlers of one running server share."""

from dataclasses import dataclass

from fondaco.server.figures import Figures
from fondaco.server.hub import Hub
from fondaco.server.limits import Limits
from fondaco.server.people import People
from fondaco.server.settings import Settings
from fondaco.server.store.store import Store


@dataclass(frozen=True)
class House:
    """What a handler finds in `call.house`."""

    settings: Settings
    store: Store
    people: People
    limits: Limits
    figures: Figures
    hub: Hub
