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
from fondaco.games.citadels.cards import KIND_BITS, kind_of, witnessed, witnesses
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
from fondaco.games.citadels.drawn import KeepAll, KeepDrawn, PutBack
from fondaco.games.citadels.effects import Refund, UseDistrict
from fondaco.games.citadels.gather import Gather
from fondaco.games.citadels.memory import MOST_CLUES, POOL, TABLE
from fondaco.games.citadels.payment import BorrowGold, GiveForGold, HowManyCards, PayHow, PayWithCards, Sacrifice
from fondaco.games.citadels.plans import RulesShape
from fondaco.games.citadels.round import Call, EndOfRound, NextRound, StartRound
from fondaco.games.citadels.spied import knower_of, or_more, telling, told_cards, told_type
from fondaco.games.citadels.state import FACE_UP, Citadels, Clue, Deck, Draft, Player, Tokens
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


class Counted(Shape):
    """What spies' gains have told somebody of a hand: `[{"type": "noble", "cards": 2, "or_more": false}]`."""

    def write(self, value: Any) -> Data:
        return [
            {"type": TYPE.items[told_type(spied)], "cards": told_cards(spied), "or_more": or_more(spied)}
            for spied in value
        ]


class Spied(Counted):
    """The same with whose count it is: `"knower": 1`, or the number of seats for what everybody knows."""

    def write(self, value: Any) -> Data:
        counts: list[dict[str, Data]] = super().write(value)
        return [{"knower": knower_of(spied), **entry} for spied, entry in zip(value, counts, strict=True)]

    def read(self, data: Data, where: str) -> Any:
        if not isinstance(data, list) or len(data) > len(TYPE) * (MOST_SEATS + 1):
            raise Bad("expected a list", where)
        found: set[int] = set()
        pairs: set[tuple[int, int]] = set()
        for i, entry in enumerate(data):
            if not isinstance(entry, dict) or set(entry) != {"knower", "type", "cards", "or_more"}:
                raise Bad("expected a knower, a type, a number of cards and whether there may be more", f"{where}[{i}]")
            knower: int = Int(0, MOST_SEATS).read(entry["knower"], f"{where}[{i}].knower")
            cards: int = Int(0, DECK_SIZE).read(entry["cards"], f"{where}[{i}].cards")
            type_: int = Item(TYPE).read(entry["type"], f"{where}[{i}].type")
            more: bool = Flag().read(entry["or_more"], f"{where}[{i}].or_more")
            if (knower, type_) in pairs:
                raise Bad("expected each type once", f"{where}[{i}]")
            pairs.add((knower, type_))
            found.add(telling(knower, type_, cards, more))
        return sorted(found)


class Places(Shape):
    """A mask of numbered places as their numbers: `[0, 2]`."""

    def write(self, value: Any) -> Data:
        return [place for place in range(DECK_SIZE) if value >> place & 1]

    def read(self, data: Data, where: str) -> Any:
        mask = 0
        for place in List(Int(0, DECK_SIZE - 1), DECK_SIZE).read(data, where):
            mask |= 1 << place
        return mask


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
        GiveBack, Tribute, Advise, KeepStudied, Raze, Want, Cede, Seize, KeepAll, UseDistrict, Refund,
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

PLACE_OF_CARDS: Final = Domain("place of cards", [*[f"hand_{n}" for n in range(MOST_SEATS)], "pool", "table"])
"""Where cards of a clue may be, besides numbered places of the deck and the Museum."""
assert [PLACE_OF_CARDS.index("pool"), PLACE_OF_CARDS.index("table")] == [POOL, TABLE]

CLUE: Final = Obj(
    Clue,
    {
        "places": Items(PLACE_OF_CARDS),
        "bottom": Places(),
        "museum": Places(),
        "kinds": HAND,
        "missing": Int(0, DECK_SIZE),
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
        "clues": List(List(CLUE, MOST_CLUES), MOST_SEATS),
    },
)
