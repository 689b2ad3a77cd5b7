"""How a state is written as data, and read back with checks."""

from typing import Any, Final

from fondaco.core.codec import (
    MASK_OF_SEATS,
    SEAT_INDEX,
    Counts,
    Flag,
    Frames,
    Int,
    Item,
    ItemRow,
    Items,
    List,
    Numbers,
    Obj,
    Owners,
    Shape,
    Table,
    state_fields,
)
from fondaco.core.domains import MOST_SEATS, Data, Domain
from fondaco.core.game import RulesShape
from fondaco.games.genoa.acquire import Acquire, MarkBuildings
from fondaco.games.genoa.action import Act, BeginAction, CloseDeal, FinishDeal, HandCards
from fondaco.games.genoa.actions import OFFER, SPACE_OF_ACTIONS
from fondaco.games.genoa.components import (
    BUILDING,
    CARD,
    DISCS,
    GOOD,
    MARKERS_PER_COLOUR,
    MOST_OFFERS,
    MOST_PLAYERS,
    ROUNDS,
    SIDES,
    SPACE,
    STREET,
    SUPPLIED,
    members,
)
from fondaco.games.genoa.live import Live, Talk
from fondaco.games.genoa.messages import BringMessages
from fondaco.games.genoa.orders import RewardTile
from fondaco.games.genoa.rules import OPTIONS, Driver, Rules
from fondaco.games.genoa.sequential import Answer, Bid, Hear, Pay, Raise, Reconsider, Sequential, TakeOrHear
from fondaco.games.genoa.state import Genoa, Player
from fondaco.games.genoa.tiles import Trade, UseVilla
from fondaco.games.genoa.together import Join
from fondaco.games.genoa.turn import ChooseStart, EndOfTalks, EndOfTurn, PlaceTower, Roll
from fondaco.games.genoa.values import Counter, Deal, Offer
from fondaco.games.genoa.window import NextWindow
from fondaco.games.genoa.wire import after_data, bundle_data, read_after, read_bundle, read_wish, wish_data

_KNOWN: Final[dict[str, Rules]] = {}


def rules_for(seats: int, options: dict[str, Data]) -> Rules:
    """The one `Rules` of these options."""
    key = f"{seats} {sorted(options.items())}"
    if key not in _KNOWN:
        driver: Driver = Live() if options["driver"] == "live" else Sequential()
        _KNOWN[key] = Rules(seats, options, driver)
    return _KNOWN[key]


class BundleShape(Shape):
    """GE-9.01"""

    def write(self, value: Any) -> Data:
        return bundle_data(value, True)

    def read(self, data: Data, where: str) -> Any:
        return read_bundle(data, where)


class WishShape(Shape):
    """GE-9.40"""

    def write(self, value: Any) -> Data:
        return wish_data(value)

    def read(self, data: Data, where: str) -> Any:
        return read_wish(data, where)


class AfterShape(Shape):
    """GE-9.38"""

    def write(self, value: Any) -> Data:
        return after_data(value, True)

    def read(self, data: Data, where: str) -> Any:
        return read_after(data, where, named=False)


class CardSet(Items):
    """A set of cards: `Items`, with small sets written fast."""

    def write(self, value: Any) -> Data:
        return [CARD.items[card] for card in members(value)]


class Optional(Shape):
    """Something, or null."""

    def __init__(self, shape: Shape) -> None:
        self.shape: Final = shape

    def write(self, value: Any) -> Data:
        return None if value is None else self.shape.write(value)

    def read(self, data: Data, where: str) -> Any:
        return None if data is None else self.shape.read(data, where)


HELD: Final = Domain("held", [*SPACE.items, "close"], kind="space")
REVISIONS: Final = Int(0, 2**40)
PACKED: Final = Int(0, 2**40)
"""A count for each seat."""
OFFER_SHAPE: Final = Obj(
    Offer,
    {
        "id": Item(OFFER),
        "rev": REVISIONS,
        "target": Item(SPACE),
        "give": BundleShape(),
        "after": AfterShape(),
        "ask": WishShape(),
    },
)
COUNTER_SHAPE: Final = Obj(
    Counter,
    {
        "rev": REVISIONS,
        "to": Int(-1, int(MOST_PLAYERS) - 1),
        "target": Item(SPACE),
        "want": WishShape(),
        "after": AfterShape(),
        "give": BundleShape(),
        "base": Optional(OFFER_SHAPE),
    },
)
DEAL_SHAPE: Final = Obj(
    Deal,
    {
        "buyer": SEAT_INDEX,
        "target": Item(SPACE),
        "give": BundleShape(),
        "after": AfterShape(),
        "pay": BundleShape(),
    },
)

FRAMES: Final = Frames(
    [
        *[ChooseStart, PlaceTower, Roll, EndOfTalks, EndOfTurn, NextWindow],
        *[TakeOrHear, Bid, Reconsider, Pay, Hear, Join, Raise, Answer, Talk],
        *[BeginAction, Act, RewardTile, Trade, UseVilla, FinishDeal, HandCards, CloseDeal, BringMessages],
        *[Acquire, MarkBuildings],
    ],
    {
        "seat": SEAT_INDEX,
        "here": Flag(),
        "rounds": Int(0, 100),
        "counters": Int(0, 100),
        "target": Item(SPACE),
        "offer": Item(OFFER),
        "accepted": Items(OFFER),
        "done": MASK_OF_SEATS,
        "cleared": PACKED,
        "countered": PACKED,
        "locked": Flag(),
        "held": Item(HELD, optional=True),
        "messages": PACKED,
        "building": Item(BUILDING),
        "effected": Flag(),
        "ordered": Flag(),
        "promised": Flag(),
        "given": Item(GOOD, optional=True),
        "card": Item(CARD, optional=True),
        "left": Int(1, len(CARD)),
        "street": Item(STREET),
        "changed": Items(BUILDING),
    },
)

PLAYER: Final = Obj(
    Player,
    {
        "ducats": Int(),
        "goods": Counts(GOOD, 40),
        "cards": CardSet(CARD),
        "knows": CardSet(CARD),
        "taken": Int(0, 40),
    },
)

SHAPE: Final = Table(
    Genoa,
    {
        **state_fields(SPACE_OF_ACTIONS, FRAMES),
        "rules": RulesShape(list(ROUNDS), OPTIONS, rules_for),
        "players": List(PLAYER, MOST_SEATS),
        "first": SEAT_INDEX,
        "trader": SEAT_INDEX,
        "left": Int(0, 100),
        "blue": Int(0, int(SIDES)),
        "red": Int(0, int(SIDES)),
        "tower": Item(SPACE, optional=True),
        "stacked": Int(1, int(DISCS)),
        "discs": Items(SPACE),
        "acted": MASK_OF_SEATS,
        "owners": Owners(BUILDING),
        "supply": Counts(SUPPLIED, 40),
        "markers": Numbers(int(MOST_PLAYERS), 0, int(MARKERS_PER_COLOUR)),
        "face_down": CardSet(CARD),
        "face_up": CardSet(CARD),
        "offers": List(OFFER_SHAPE, int(MOST_OFFERS) * int(MOST_PLAYERS)),
        "counters": List(Optional(COUNTER_SHAPE), MOST_SEATS),
        "drafts": ItemRow(SPACE, int(MOST_PLAYERS)),
        "revision": REVISIONS,
        "deal": Optional(DEAL_SHAPE),
        "drawn": CardSet(CARD),
        "shown": MASK_OF_SEATS,
        "turned": MASK_OF_SEATS,
    },
)
