"""A state of Puerto Rico as data: the shape of every field."""

from typing import Final

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
    Table,
    state_fields,
)
from fondaco.core.domains import MOST_SEATS
from fondaco.core.game import RulesShape
from fondaco.games.puerto_rico.actions import SPACE
from fondaco.games.puerto_rico.bank import END
from fondaco.games.puerto_rico.boarding import LeaveShip, TakeFromShip
from fondaco.games.puerto_rico.bonuses import GAIN, AcceptBonus
from fondaco.games.puerto_rico.builder import BuyBuilding, University
from fondaco.games.puerto_rico.captain import FindLoader, LoadShip
from fondaco.games.puerto_rico.components import (
    BUILDING,
    GOOD,
    ISLAND_SPACES,
    MOST_CIRCLES,
    MOST_SHIPS,
    PERSON,
    PLACE,
    ROLE,
    SETUPS,
    SPOT,
    TILE,
)
from fondaco.games.puerto_rico.craftsman import CraftsmanPrivilege, MayProduce, ProductionTurn
from fondaco.games.puerto_rico.expansions.black_market import BuyOrReturn, LetGo, ReturnBarrel, ReturnPerson
from fondaco.games.puerto_rico.expansions.draft import NextPick, PickBuilding, RandomBuildings
from fondaco.games.puerto_rico.expansions.forest import DrawTile, ForestHospice, PlaceDrawn, SecondTake, TakeLand
from fondaco.games.puerto_rico.expansions.guesthouse import GuestMoves
from fondaco.games.puerto_rico.expansions.hunting_lodge import LodgeAward, LodgeDiscard
from fondaco.games.puerto_rico.expansions.library import LibraryColonist, LibraryMayor
from fondaco.games.puerto_rico.expansions.loading import Loading
from fondaco.games.puerto_rico.expansions.nobles import FillShipWithNobles, PlaceEverybody, PlacingNoble, Villa
from fondaco.games.puerto_rico.expansions.production import AqueductBarrel, Chapel
from fondaco.games.puerto_rico.expansions.shipping import (
    FirstTurn,
    LighthouseAtEnd,
    NextShipper,
    RoyalSupplier,
    ShipGoods,
    ShippingTurn,
    SmallWharf,
)
from fondaco.games.puerto_rico.expansions.trading import LandOffice, SellOrPost, TraderTurn
from fondaco.games.puerto_rico.mayor import (
    FillShip,
    MayorPrivilege,
    PlacePeople,
    Placing,
    ShareColonists,
)
from fondaco.games.puerto_rico.packed import Packed
from fondaco.games.puerto_rico.plans import rules_for
from fondaco.games.puerto_rico.round import ChooseRole, EndOfYear, Prospect
from fondaco.games.puerto_rico.rules import OPTIONS
from fondaco.games.puerto_rico.settler import Hacienda, Hospice, RenewRow, TakeTile
from fondaco.games.puerto_rico.state import Player, PuertoRico
from fondaco.games.puerto_rico.storage import EmptyShips, KeepBarrel, StoreGoods, StoreKind
from fondaco.games.puerto_rico.trader import EmptyHouse, SellBarrel

FRAMES: Final = Frames(
    [
        ChooseRole,
        EndOfYear,
        Prospect,
        Hacienda,
        TakeTile,
        Hospice,
        RenewRow,
        MayorPrivilege,
        ShareColonists,
        PlacePeople,
        Placing,
        FillShip,
        BuyBuilding,
        University,
        ProductionTurn,
        MayProduce,
        CraftsmanPrivilege,
        SellBarrel,
        EmptyHouse,
        FindLoader,
        LoadShip,
        StoreGoods,
        StoreKind,
        KeepBarrel,
        EmptyShips,
        AcceptBonus,
        TakeFromShip,
        LeaveShip,
        *[NextPick, PickBuilding, RandomBuildings],
        *[DrawTile, PlaceDrawn, TakeLand, SecondTake, ForestHospice, LodgeDiscard, LodgeAward],
        *[LibraryMayor, LibraryColonist, Villa, PlaceEverybody, PlacingNoble, FillShipWithNobles],
        *[BuyOrReturn, ReturnPerson, ReturnBarrel, LetGo],
        *[Chapel, AqueductBarrel],
        *[TraderTurn, SellOrPost, LandOffice],
        *[NextShipper, FirstTurn, ShippingTurn, ShipGoods, SmallWharf, RoyalSupplier, LighthouseAtEnd],
        GuestMoves,
    ],
    {
        "seat": SEAT_INDEX,
        "settler": SEAT_INDEX,
        "mayor": SEAT_INDEX,
        "builder": SEAT_INDEX,
        "craftsman": SEAT_INDEX,
        "trader": SEAT_INDEX,
        "captain": SEAT_INDEX,
        "prospector": SEAT_INDEX,
        "tile": Item(TILE),
        "unnamed": Items(PLACE),
        "circles": Int(0, 100),
        "building": Item(BUILDING),
        "undecided": Items(GOOD),
        "kinds": Items(GOOD),
        "idle": Int(0, MOST_SEATS),
        "wharves": MASK_OF_SEATS,
        "rewarded": Flag(),
        "places": Int(0, len(GOOD)),
        "stored": Items(GOOD),
        "gain": Item(GAIN),
        "amount": Int(1, 100),
        "declined": Int(0, MOST_SEATS),
        "hospice": Flag(),
        "person": Item(PERSON),
        "spot": Item(SPOT),
        "returned": Int(0, 2),
        "good": Item(GOOD),
        "made": Packed(),
        "taken": Packed(),
        "after": Flag(),
        "loading": Loading(),
        "sent": Int(0, 60),
        "supplied": Items(GOOD),
        "left": Int(1, 4),
        "kept": Packed(),
    },
)

PLAYER: Final = Obj(
    Player,
    {
        "doubloons": Int(),
        "vp": Int(),
        "goods": Counts(GOOD),
        "colonists": Int(),
        "tiles": Counts(TILE, int(ISLAND_SPACES)),
        "manned": Counts(TILE, int(ISLAND_SPACES)),
        "buildings": Items(BUILDING),
        "staff": Counts(BUILDING, MOST_CIRCLES),
        "woods": Int(0, int(ISLAND_SPACES)),
        "forests": Counts(GOOD, int(ISLAND_SPACES)),
        "dark_forests": Counts(GOOD, int(ISLAND_SPACES)),
        "nobles": Int(),
        "noble_tiles": Counts(TILE, int(ISLAND_SPACES)),
        "noble_staff": Counts(BUILDING, MOST_CIRCLES),
    },
)


SHAPE: Final = Table(
    PuertoRico,
    {
        **state_fields(SPACE, FRAMES),
        "rules": RulesShape(list(SETUPS), OPTIONS, rules_for),
        "players": List(PLAYER, MOST_SEATS),
        "governor": SEAT_INDEX,
        "role_owners": Owners(ROLE),
        "role_doubloons": Counts(ROLE),
        "goods": Counts(GOOD),
        "house": Counts(GOOD),
        "cargo": ItemRow(GOOD, int(MOST_SHIPS)),
        "loaded": Numbers(int(MOST_SHIPS)),
        "colonists": Int(),
        "colonist_ship": Int(),
        "face_down": Counts(GOOD),
        "face_up": Counts(GOOD),
        "discarded": Counts(GOOD),
        "quarries": Int(),
        "bank": Counts(BUILDING),
        "vp_pool": Int(0, 1000),
        "written": Int(0, 1000),
        "ending": Items(END),
        "in_play": Items(BUILDING),
        "noble_supply": Int(),
        "noble_ship": Int(),
        "drawn": Item(GOOD, optional=True),
        "library_used": MASK_OF_SEATS,
        "reshuffles": Int(),
    },
)
