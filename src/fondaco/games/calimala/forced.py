"""An only answer is given unasked, and told as something that happened."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.games.calimala.actions import (
    BUILD_PIECE,
    DELIVER_TO,
    DO,
    GIVE_ARTWORK,
    GIVE_CUBE,
    HOUSE,
    SEND,
    SHIP_TO,
    TAKE,
)
from fondaco.games.calimala.components import (
    ACTION,
    BUILDING,
    CARD,
    CHURCH,
    LEVEL,
    MATERIAL,
    PIECE,
    PORT,
    SPACE_ON_STREET,
    TRADING,
)
from fondaco.games.calimala.state import Calimala

PERFORMED: Final = Kind("performed", [SEAT, ACTION.named("done")])
TOOK: Final = Kind("took", [SEAT, CARD])
BUILT: Final = Kind("built", [SEAT, PIECE])
BUILT_HOUSE: Final = Kind("built-house", [SEAT, TRADING])
GAVE_ARTWORK: Final = Kind("gave-artwork", [SEAT, BUILDING])
CONTRIBUTED: Final = Kind("contributed", [SEAT, MATERIAL, CHURCH])
SHIPPED: Final = Kind("shipped", [SEAT, PORT])
DELIVERED: Final = Kind("delivered", [SEAT, TRADING])
SENT: Final = Kind("sent", [SEAT, SPACE_ON_STREET, LEVEL])

TOLD: Final[dict[Verb, Kind]] = {
    DO: PERFORMED,
    TAKE: TOOK,
    BUILD_PIECE: BUILT,
    HOUSE: BUILT_HOUSE,
    GIVE_ARTWORK: GAVE_ARTWORK,
    GIVE_CUBE: CONTRIBUTED,
    SHIP_TO: SHIPPED,
    DELIVER_TO: DELIVERED,
    SEND: SENT,
}


def tell_as_done(s: Calimala, seat: i64, a: Action) -> None:
    """Tell an only answer."""
    s.tell(TOLD[a.verb], seat, a.x, a.y)
