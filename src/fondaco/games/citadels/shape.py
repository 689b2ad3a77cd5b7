"""A state of Citadels as data: the shape of every field."""

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
    Shape,
    Table,
    state_fields,
)
from fondaco.core.domains import MOST_SEATS, Data, Domain
from fondaco.core.errors import Bad
from fondaco.core.rows import Row, row
from fondaco.games.citadels.actions import SPACE
from fondaco.games.citadels.cards import (
    AT_LEAST,
    KIND_BITS,
    SPIED_BITS,
    SPIED_MASK,
    kind_of,
    spied_type,
    witnessed,
    witnesses,
)
from fondaco.games.citadels.characters.rank_1 import Bewitch, PlaceWarrant, SignWarrant
from fondaco.games.citadels.characters.rank_2 import (
    ChooseFlowered,
    NameType,
    PlaceThreat,
    ResolveThreat,
    ShowLace,
    Threatened,
)
from fondaco.games.citadels.characters.rank_3 import BuildOrKeep, GiveBack, Redraw, StealCard
from fondaco.games.citadels.characters.rank_4 import Advise, Tribute
from fondaco.games.citadels.characters.rank_7 import KeepStudied
from fondaco.games.citadels.characters.rank_8 import Cede, Raze, Seize, Want
from fondaco.games.citadels.characters.rank_9 import QueensGold
from fondaco.games.citadels.components import (
    BUILT,
    CHARACTER,
    DECK_SIZE,
    DISTRICT,
    RANK,
    RANKS,
    TYPE,
)
from fondaco.games.citadels.draft import (
    DiscardAtRandom,
    HandOver,
    LeaveOver,
    Offer,
    OpenTheater,
    PickCharacter,
    SetAside,
    TakeFaceDown,
    Theater,
)
from fondaco.games.citadels.gather import Gather, KeepDrawn, PutBack
from fondaco.games.citadels.payment import BorrowGold, GiveForGold, HowManyCards, PayHow, PayWithCards, Sacrifice
from fondaco.games.citadels.plans import RulesShape
from fondaco.games.citadels.round import Call, EndOfRound, NextRound, StartRound
from fondaco.games.citadels.state import FACE_UP, Citadels, Deck, Draft, Player, Tokens
from fondaco.games.citadels.turn import USED, Turn
from fondaco.games.citadels.unique import Shoot
from fondaco.games.citadels.warrant import Confiscate

PLACE: Final = Domain("place", [*[f"slot_{slot}" for slot in range(int(FACE_UP))], "face_up", "passing"])
"""Where a character card can be."""
KIND: Final = Item(DISTRICT)
SEATS_LIST: Final = List(SEAT_INDEX, MOST_SEATS)


class SomeSeat(Int):
    """A seat by its number, or -1: nobody."""

    def __init__(self) -> None:
        super().__init__(-1, MOST_SEATS - 1)

    def told(self, value: Any) -> Data:
        return None if value < 0 else SEAT_INDEX.told(value)


class Witnessed(Shape):
    """A card and the seats that know it: `{"district": "tavern", "seats": [0, 2]}`."""

    def write(self, value: Any) -> Data:
        seats = witnesses(value)
        return {
            "district": KIND.write(kind_of(value)),
            "seats": [seat for seat in range(MOST_SEATS) if seats >> seat & 1],
        }

    def read(self, data: Data, where: str) -> Any:
        if not isinstance(data, dict) or set(data) != {"district", "seats"}:
            raise Bad("a district and the seats that know it are wanted", where)
        mask = 0
        for seat in SEATS_LIST.read(data["seats"], f"{where}.seats"):
            mask |= 1 << seat
        return witnessed(KIND.read(data["district"], f"{where}.district"), mask)


class Known(Shape):
    """What others know of a hand: `[{"seat": 1, "district": "tavern"}]`."""

    def write(self, value: Any) -> Data:
        return [{"seat": code >> int(KIND_BITS), "district": KIND.write(kind_of(code))} for code in value]

    def read(self, data: Data, where: str) -> Any:
        if not isinstance(data, list) or len(data) > DECK_SIZE * MOST_SEATS:
            raise Bad("a list is wanted", where)
        known: list[int] = []
        for i, entry in enumerate(data):
            if not isinstance(entry, dict) or set(entry) != {"seat", "district"}:
                raise Bad("a seat and a district are wanted", f"{where}[{i}]")
            seat = SEAT_INDEX.read(entry["seat"], f"{where}[{i}].seat")
            known.append(seat << int(KIND_BITS) | KIND.read(entry["district"], f"{where}[{i}].district"))
        return sorted(known)


class Spied(Shape):
    """What a spy's gains have told of a hand: `{"type": "noble", "cards": 2, "or_more": false}`, or null."""

    def write(self, value: Any) -> Data:
        if value < 0:
            return None
        more = value & int(AT_LEAST) != 0
        return {"type": TYPE.items[spied_type(value)], "cards": value & int(SPIED_MASK), "or_more": more}

    def read(self, data: Data, where: str) -> Any:
        if data is None:
            return -1
        if not isinstance(data, dict) or set(data) != {"type", "cards", "or_more"}:
            raise Bad("a type, a number of cards and whether there may be more are wanted", where)
        cards: int = Int(0, DECK_SIZE).read(data["cards"], f"{where}.cards")
        type_: int = Item(TYPE).read(data["type"], f"{where}.type")
        more: bool = Flag().read(data["or_more"], f"{where}.or_more")
        return type_ << int(SPIED_BITS) | cards | (int(AT_LEAST) if more else 0)


class Sorted(List):
    """A list of items whose order means nothing."""

    def read(self, data: Data, where: str) -> Any:
        return sorted(super().read(data, where))


class BySeat(Shape):
    """A row with one number for each seat."""

    def write(self, value: Any) -> Data:
        numbers: Row = value
        return [numbers[i] for i in range(len(numbers))]

    def read(self, data: Data, where: str) -> Any:
        return row(List(Int(), MOST_SEATS).read(data, where))


FRAMES: Final = Frames(
    [
        StartRound, Offer, PickCharacter, SetAside, DiscardAtRandom, TakeFaceDown, LeaveOver, OpenTheater, Theater,
        HandOver, Call, EndOfRound, NextRound, QueensGold, Turn, Gather, KeepDrawn, PutBack, PayHow, Sacrifice,
        HowManyCards, PayWithCards, BorrowGold, GiveForGold, Confiscate, Shoot, Bewitch, PlaceWarrant, SignWarrant,
        NameType, PlaceThreat, ChooseFlowered, ResolveThreat, Threatened, ShowLace, Redraw, StealCard, BuildOrKeep,
        GiveBack, Tribute, Advise, KeepStudied, Raze, Want, Cede, Seize,
    ],
    {
        "seat": SEAT_INDEX,
        "other": SEAT_INDEX,
        "target": SEAT_INDEX,
        "victim": SEAT_INDEX,
        "builder": SEAT_INDEX,
        "receiver": SEAT_INDEX,
        "emperor": SEAT_INDEX,
        "giver": SEAT_INDEX,
        "city": SEAT_INDEX,
        "character": Item(CHARACTER),
        "district": KIND,
        "wanted": Item(BUILT),
        "rank": Int(0, int(RANKS)),
        "slot": Int(0, int(FACE_UP) - 1),
        "gathered": Flag(),
        "used": Items(USED),
        "builds": Int(0, DECK_SIZE),
        "paid": Int(),
        "at_once": Flag(),
        "optional": Flag(),
        "left": Int(1, DECK_SIZE),
        "missing": Int(1),
        "gold": Int(),
    },
)  # fmt: skip

HAND: Final = Sorted(KIND, DECK_SIZE)
CITY: Final = Sorted(Item(BUILT), DECK_SIZE)
CARDS: Final = List(Witnessed(), DECK_SIZE)
TOKEN: Final = Item(CHARACTER, optional=True)

PLAYER: Final = Obj(Player, {"gold": Int(), "hand": HAND, "known": Known(), "spied": Spied(), "city": CITY})

DECK: Final = Obj(
    Deck,
    {
        "pool": Counts(DISTRICT, DECK_SIZE),
        "bottom": CARDS,
        "drawn": CARDS,
        "museum": CARDS,
        "site": Item(DISTRICT, optional=True),
    },
)

DRAFT: Final = Obj(
    Draft,
    {
        "round": Int(),
        "first": SEAT_INDEX,
        "at": ItemRow(PLACE, len(RANK)),
        "may": List(Numbers(len(RANK), 0, 2 ** int(FACE_UP) - 1), MOST_SEATS + 1),
        "revealed": Numbers(len(RANK), -1, MOST_SEATS - 1),
    },
)

TOKENS: Final = Obj(
    Tokens,
    {
        "killed": TOKEN,
        "bewitched": TOKEN,
        "warrants": Items(CHARACTER),
        "signed": TOKEN,
        "signed_shown": Flag(),
        "robbed": TOKEN,
        "thief": SomeSeat(),
        "laces": Items(CHARACTER),
        "threats": Items(CHARACTER),
        "flowered": TOKEN,
        "lace_shown": Flag(),
        "blackmailer": SomeSeat(),
        "protected": SomeSeat(),
    },
)

SHAPE: Final = Table(
    Citadels,
    {
        **state_fields(SPACE, FRAMES),
        "rules": RulesShape(),
        "players": List(PLAYER, MOST_SEATS),
        "crown": SEAT_INDEX,
        "deck": DECK,
        "draft": DRAFT,
        "tokens": TOKENS,
        "tax": Int(),
        "completed": MASK_OF_SEATS,
        "first_completed": SomeSeat(),
        "picked": BySeat(),
    },
)
