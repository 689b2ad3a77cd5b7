"""A state of Marco Polo as data: the shape of every field."""

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
from fondaco.core.game import RulesShape
from fondaco.core.rows import Row, row
from fondaco.games.marco_polo import (
    bag,
    bazaar,
    bonus_actions,
    city_cards,
    contracts,
    draft,
    posts,
    rewards,
    round,
    travel,
)
from fondaco.games.marco_polo.actions import ACTION_SPACE
from fondaco.games.marco_polo.atlas import LOCATION, SLOT
from fondaco.games.marco_polo.catalogue import (
    CARD,
    CHARACTER,
    CONTRACT,
    DEAL,
    GOAL,
    MARKER,
    MEANS,
    OUTPOST,
    PIPS,
    TABLE,
)
from fondaco.games.marco_polo.components import (
    BEIJING_SLOTS,
    COLOUR,
    DIE,
    FIGURE,
    FIGURES,
    ROUNDS,
    ROW_SPACE,
    ROW_SPACES,
    SETUPS,
    SPACE,
    SPOT,
)
from fondaco.games.marco_polo.dice import GetBlackDie, colour_of, piece, spot_of, value_of
from fondaco.games.marco_polo.language import GOOD, THING
from fondaco.games.marco_polo.placing import ChooseValue, PlaceDice
from fondaco.games.marco_polo.plans import rules_for
from fondaco.games.marco_polo.rules import OPTIONS
from fondaco.games.marco_polo.scoring import FinalScoring
from fondaco.games.marco_polo.state import MarcoPolo, Player
from fondaco.games.marco_polo.turn import NextTurn, Turn

FRAMES: Final = Frames(
    [
        draft.ChooseDraft,
        draft.TakePlaces,
        draft.DealGoals,
        draft.KeepGoals,
        round.StartRound,
        round.RoundBonus,
        round.RollDice,
        round.Compensation,
        round.EndRound,
        FinalScoring,
        NextTurn,
        Turn,
        PlaceDice,
        bag.BagDie,
        ChooseValue,
        bazaar.UseValue,
        bazaar.MercatorIncome,
        contracts.GetContract,
        contracts.PutAway,
        contracts.TakeContract,
        contracts.DiscardOld,
        contracts.SpaceBonus,
        contracts.GainContracts,
        travel.Walk,
        travel.SpendPair,
        posts.Arrive,
        posts.PlacePost,
        posts.MovePost,
        city_cards.Repeat,
        city_cards.OneOf,
        city_cards.EitherWay,
        rewards.ChooseGood,
        rewards.ChoosePair,
        rewards.GiveGood,
        rewards.CityBonus,
        rewards.OtherBonus,
        rewards.OwnBonus,
        GetBlackDie,
        bonus_actions.RerollDie,
        bonus_actions.AdjustDie,
    ],
    {
        "seat": SEAT_INDEX,
        "waiting": MASK_OF_SEATS,
        "acted": Flag(),
        "bought": Flag(),
        "posts": Items(LOCATION),
        "spot": Item(SPOT),
        "high": Item(DIE, optional=True),
        "middle": Item(DIE, optional=True),
        "low": Item(DIE),
        "table": Item(TABLE),
        "most": Int(0, PIPS),
        "space": Item(SPACE),
        "reach": Int(0, PIPS),
        "place": Item(ROW_SPACE, optional=True),
        "other": Item(ROW_SPACE, optional=True),
        "missing": Int(0, 2),
        "means": Item(MEANS),
        "taken": Int(0, PIPS),
        "before": Item(FIGURE, optional=True),
        "figure": Item(FIGURE, optional=True),
        "city": Item(LOCATION),
        "card": Item(CARD),
        "deal": Item(DEAL, optional=True),
        "left": Int(0, PIPS),
        "named": Items(GOOD),
        "price": Int(),
        "used": Items(LOCATION),
    },
)


class Lying(Shape):
    """What lies at each place: `{"moscow": "outpost_move"}`. A place that is not named, or with null, is empty."""

    def __init__(self, places: Domain, things: Domain) -> None:
        self.places: Final = Item(places)
        self.things: Final = Item(things, optional=True)
        self.length: Final = len(places)

    def write(self, value: Any) -> Data:
        things: Row = value
        places = range(self.length)
        return {self.places.write(place): self.things.write(things[place]) for place in places if things[place] >= 0}

    def read(self, data: Data, where: str) -> Any:
        if not isinstance(data, dict):
            raise Bad(f"a {self.things.domain.name} for each {self.places.domain.name} is wanted", where)
        things = [-1] * self.length
        for place, thing in data.items():
            things[self.places.read(place, where)] = self.things.read(thing, f"{where}.{place}")
        return row(things)


class PieceShape(Shape):
    """A die on the board: `{"spot": "travel", "colour": "black", "value": 3}`."""

    def __init__(self) -> None:
        self.spot: Final = Item(SPOT)
        self.colour: Final = Item(COLOUR)
        self.value: Final = Int(0, PIPS)

    def write(self, value: Any) -> Data:
        spot, colour = self.spot.write(spot_of(value)), self.colour.write(colour_of(value))
        return {"spot": spot, "colour": colour, "value": value_of(value)}

    def read(self, data: Data, where: str) -> Any:
        if not isinstance(data, dict) or set(data) != {"spot", "colour", "value"}:
            raise Bad("a die has the fields spot, colour, value", where)
        return piece(
            self.spot.read(data["spot"], f"{where}.spot"),
            self.colour.read(data["colour"], f"{where}.colour"),
            self.value.read(data["value"], f"{where}.value"),
        )


PLAYER: Final = Obj(
    Player,
    {
        "character": Item(CHARACTER, optional=True),
        "vp": Int(-1_000_000),
        "stock": Counts(THING),
        "dice": Counts(DIE, 30),
        "figures": ItemRow(LOCATION, int(FIGURES)),
        "posts": Items(LOCATION),
        "contracts": Items(CONTRACT),
        "completed": Items(CONTRACT),
        "goals": Items(GOAL),
        "returned": Items(GOAL),
    },
)


SHAPE: Final = Table(
    MarcoPolo,
    {
        **state_fields(ACTION_SPACE, FRAMES),
        "rules": RulesShape(list(SETUPS), OPTIONS, rules_for),
        "players": List(PLAYER, MOST_SEATS),
        "round": Int(0, int(ROUNDS)),
        "start": SEAT_INDEX,
        "traveller": Int(-1, MOST_SEATS - 1),
        "placed": List(PieceShape(), 30),
        "black": Int(0, 5),
        "row": ItemRow(CONTRACT, int(ROW_SPACES)),
        "unseen": Counts(CONTRACT, 1),
        "face_down": Int(0, len(CONTRACT)),
        "bottom": List(Item(CONTRACT), len(CONTRACT)),
        "box": Items(CONTRACT),
        "cards": Lying(SLOT, CARD),
        "outposts": Lying(LOCATION, OUTPOST),
        "markers": Lying(LOCATION, MARKER),
        "beijing": Numbers(int(BEIJING_SLOTS), -1, MOST_SEATS - 1),
        "passed": List(Item(LOCATION), PIPS),
        "offered": Items(CHARACTER),
        "out": MASK_OF_SEATS,
    },
)
