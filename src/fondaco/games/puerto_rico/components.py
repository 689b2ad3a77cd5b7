"""PR-1: the components, read from the data file and checked when loaded."""

import tomllib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import Data, Domain, amounts
from fondaco.core.errors import Bad
from fondaco.core.rows import row

DATA_FILE: Final = Path(__file__).parent / "data" / "puerto_rico.toml"


def load() -> Data:
    """The data file as plain data."""
    with DATA_FILE.open("rb") as file:
        return tomllib.load(file)


DATA: Final = load()

# --- goods and island tiles -------------------------------------------------------------------------------------------

GOOD: Final = Domain("good", [good["id"] for good in DATA["goods"]], on_board=True)
GOODS: Final[i64] = len(GOOD)
CORN: Final[i64] = GOOD.index("corn")
INDIGO: Final[i64] = GOOD.index("indigo")
SUGAR: Final[i64] = GOOD.index("sugar")
PRICES: Final = row([good["price"] for good in DATA["goods"]])

# A tile kind is the good its plantation grows, then the quarry. (A forest is a plantation lying face down, PR-18.05.)
TILE: Final = Domain("tile", [*GOOD.items, "quarry"], on_board=True)
TILES: Final[i64] = len(TILE)
QUARRY: Final[i64] = TILE.index("quarry")

# --- buildings --------------------------------------------------------------------------------------------------------


class Building:
    """A kind of building: one row of the data file."""

    def __init__(self, data: Data) -> None:
        self.id: Final[str] = data["id"]
        self.set: Final[str] = data["set"]
        self.cost: Final[i64] = data["cost"]
        self.vp: Final[i64] = data["vp"]
        self.column: Final[i64] = data["column"]
        self.circles: Final[i64] = data["circles"]
        self.size: Final[i64] = data["size"]
        self.copies: Final[list[int]] = [data["copies_2"], data["copies_3_5"]]
        self.production: Final[bool] = data["class"] == "production"
        self.large_production: Final[bool] = data.get("production_size") == "large"
        self.good: Final[i64] = GOOD.index(data["good"]) if "good" in data else -1
        """What it makes, or -1."""
        self.phase: Final[str] = data["phase"]
        self.rule: Final[str] = data["rule"]

    def in_play(self, seats: int) -> int:
        """The number of its tiles with that many players (PR-1.03, PR-3.06)."""
        return self.copies[0] if seats == 2 else self.copies[1]


BUILDINGS: Final = [Building(data) for data in DATA["buildings"]]
BUILDING: Final = Domain("building", [building.id for building in BUILDINGS], on_board=True)
KINDS: Final[i64] = len(BUILDINGS)

SMALL_MARKET: Final[i64] = BUILDING.index("small_market")
HACIENDA: Final[i64] = BUILDING.index("hacienda")
CONSTRUCTION_HUT: Final[i64] = BUILDING.index("construction_hut")
SMALL_WAREHOUSE: Final[i64] = BUILDING.index("small_warehouse")
HOSPICE: Final[i64] = BUILDING.index("hospice")
OFFICE: Final[i64] = BUILDING.index("office")
LARGE_MARKET: Final[i64] = BUILDING.index("large_market")
LARGE_WAREHOUSE: Final[i64] = BUILDING.index("large_warehouse")
FACTORY: Final[i64] = BUILDING.index("factory")
UNIVERSITY: Final[i64] = BUILDING.index("university")
HARBOR: Final[i64] = BUILDING.index("harbor")
WHARF: Final[i64] = BUILDING.index("wharf")
GUILD_HALL: Final[i64] = BUILDING.index("guild_hall")
RESIDENCE: Final[i64] = BUILDING.index("residence")
FORTRESS: Final[i64] = BUILDING.index("fortress")
CUSTOMS_HOUSE: Final[i64] = BUILDING.index("customs_house")
CITY_HALL: Final[i64] = BUILDING.index("city_hall")

LARGE_INDIGO_PLANT: Final[i64] = BUILDING.index("large_indigo_plant")
LARGE_SUGAR_MILL: Final[i64] = BUILDING.index("large_sugar_mill")
AQUEDUCT: Final[i64] = BUILDING.index("aqueduct")
FOREST_HOUSE: Final[i64] = BUILDING.index("forest_house")
BLACK_MARKET: Final[i64] = BUILDING.index("black_market")
STOREHOUSE: Final[i64] = BUILDING.index("storehouse")
GUESTHOUSE: Final[i64] = BUILDING.index("guesthouse")
TRADING_POST: Final[i64] = BUILDING.index("trading_post")
CHURCH: Final[i64] = BUILDING.index("church")
SMALL_WHARF: Final[i64] = BUILDING.index("small_wharf")
LIGHTHOUSE: Final[i64] = BUILDING.index("lighthouse")
SPECIALTY_FACTORY: Final[i64] = BUILDING.index("specialty_factory")
LIBRARY: Final[i64] = BUILDING.index("library")
UNION_HALL: Final[i64] = BUILDING.index("union_hall")
CLOISTER: Final[i64] = BUILDING.index("cloister")
LAND_OFFICE: Final[i64] = BUILDING.index("land_office")
CHAPEL: Final[i64] = BUILDING.index("chapel")
HUNTING_LODGE: Final[i64] = BUILDING.index("hunting_lodge")
ZONING_OFFICE: Final[i64] = BUILDING.index("zoning_office")
ROYAL_SUPPLIER: Final[i64] = BUILDING.index("royal_supplier")
VILLA: Final[i64] = BUILDING.index("villa")
JEWELER: Final[i64] = BUILDING.index("jeweler")
ROYAL_GARDEN: Final[i64] = BUILDING.index("royal_garden")

COST: Final = row([building.cost for building in BUILDINGS])
COLUMN: Final = row([building.column for building in BUILDINGS])
SIZE: Final = row([building.size for building in BUILDINGS])
CIRCLES: Final = row([building.circles for building in BUILDINGS])
LARGE: Final[i64] = sum(1 << b for b, building in enumerate(BUILDINGS) if building.size == 2)
"""The buildings that fill two city spaces, as a mask."""
MOST_CIRCLES: Final = max(int(building.circles) for building in BUILDINGS)

# --- people and their places ------------------------------------------------------------------------------------------

PLACE: Final = Domain("place", [*TILE.items, *BUILDING.items], on_board=True)
"""Where circles are: tile kinds, then building kinds."""
PLACES: Final[i64] = len(PLACE)
SPOT: Final = Domain("spot", [*PLACE.items, "windrose"], on_board=True)
"""Where people stand."""
WINDROSE: Final[i64] = PLACES
PERSON: Final = Domain("person", ["colonist", "noble"])
COLONIST_KIND: Final[i64] = 0
NOBLE_KIND: Final[i64] = 1
OCCUPANT: Final = Domain("occupant", ["nobody", "colonist", "noble"])
"""Who stands on a tile: tiles of a kind differ in nothing else."""
NOBLES_IN_BOX: Final[int] = DATA["people"]["nobles_in_box"]
COLONISTS_IN_BOX: Final[int] = DATA["people"]["colonists_in_box"]
NOBLE_VP: Final[i64] = DATA["people"]["noble_vp_at_end"]

# --- boards, ships, roles ---------------------------------------------------------------------------------------------

ISLAND_SPACES: Final[i64] = DATA["player_board"]["island_spaces"]
CITY_SPACES: Final[i64] = DATA["player_board"]["city_spaces"]
HOUSE_SPACES: Final[i64] = DATA["trading_house"]["capacity"]

MOST_SHIPS: Final[i64] = 3
SHIP: Final = Domain("ship", ["small", "middle", "large"], on_board=True)
"""Cargo ships by size: their capacities differ by the number of players, their order does not."""

ROLE: Final = Domain(
    "role",
    ["settler", "builder", "mayor", "craftsman", "trader", "captain", "prospector", "second_prospector"],
    on_board=True,
)
ROLES: Final[i64] = len(ROLE)
SETTLER: Final[i64] = ROLE.index("settler")
BUILDER: Final[i64] = ROLE.index("builder")
MAYOR: Final[i64] = ROLE.index("mayor")
CRAFTSMAN: Final[i64] = ROLE.index("craftsman")
TRADER: Final[i64] = ROLE.index("trader")
CAPTAIN: Final[i64] = ROLE.index("captain")
PROSPECTOR: Final[i64] = ROLE.index("prospector")
NOBODY: Final[i64] = -1
"""The chooser of a phase that is only imagined."""

ON_TILES: Final = amounts("people", int(ISLAND_SPACES))
ON_BUILDING: Final = amounts("people", MOST_CIRCLES)

# --- pay-out tables ---------------------------------------------------------------------------------------------------

PRIVILEGE: Final = DATA["tables"]["privileges"]
BONUS: Final = DATA["tables"]["bonuses"]
STORAGE: Final = DATA["tables"]["storage"]

BUILDER_DISCOUNT: Final[i64] = PRIVILEGE["builder_doubloons_less"]
MAYOR_COLONISTS: Final[i64] = PRIVILEGE["mayor_colonists"]
CRAFTSMAN_BARRELS: Final[i64] = PRIVILEGE["craftsman_barrels"]
TRADER_BONUS: Final[i64] = PRIVILEGE["trader_doubloons"]
CAPTAIN_BONUS: Final[i64] = PRIVILEGE["captain_vp"]
PROSPECTOR_DOUBLOONS: Final[i64] = PRIVILEGE["prospector_doubloons"]

SMALL_MARKET_BONUS: Final[i64] = BONUS["small_market_doubloons"]
LARGE_MARKET_BONUS: Final[i64] = BONUS["large_market_doubloons"]
HARBOR_BONUS: Final[i64] = BONUS["harbor_vp"]
CITY_HALL_VP: Final[i64] = BONUS["city_hall_vp_per_beige"]

AQUEDUCT_BARRELS: Final[i64] = BONUS["aqueduct_barrels"]
LIGHTHOUSE_DOUBLOONS: Final[i64] = BONUS["lighthouse_doubloons"]
LIGHTHOUSE_CAPTAIN: Final[i64] = BONUS["lighthouse_captain_doubloons"]
LAND_OFFICE_PRICE: Final[i64] = BONUS["land_office_price"]
LAND_OFFICE_REFUND: Final[i64] = BONUS["land_office_refund"]
CHAPEL_DOUBLOONS: Final[i64] = BONUS["chapel_colonist_doubloons"]
CHAPEL_VP: Final[i64] = BONUS["chapel_noble_vp"]
HUNTING_LODGE_VP: Final[i64] = BONUS["hunting_lodge_noble_vp"]
ZONING_COLONIST: Final[i64] = BONUS["zoning_colonist_doubloons"]
ZONING_NOBLE: Final[i64] = BONUS["zoning_noble_doubloons"]
SUPPLIER_VP: Final[i64] = BONUS["royal_supplier_vp_per_barrel"]
JEWELER_DOUBLOONS: Final[i64] = BONUS["jeweler_doubloons_per_noble"]
ROYAL_GARDEN_VP: Final[i64] = BONUS["royal_garden_vp_per_noble"]
LIBRARY_FACTOR: Final[i64] = PRIVILEGE["library_factor"]
CHURCH_VP: Final = row([0, *DATA["tables"]["church"]["vp"]])
"""By column."""
CLOISTER_VP: Final = row(DATA["tables"]["cloister"]["vp"])

FREE_BARRELS: Final[i64] = STORAGE["free_barrels"]
STOREHOUSE_BARRELS: Final[i64] = STORAGE["storehouse_barrels"]
SMALL_WAREHOUSE_KINDS: Final[i64] = STORAGE["small_warehouse_kinds"]
LARGE_WAREHOUSE_KINDS: Final[i64] = STORAGE["large_warehouse_kinds"]

FACTORY_PAYS: Final = row(DATA["tables"]["factory"]["doubloons"])
RESIDENCE_UP_TO: Final[list[int]] = DATA["tables"]["residence"]["filled_spaces_up_to"]
RESIDENCE_VP: Final[list[int]] = DATA["tables"]["residence"]["vp"]
GUILD_HALL_SMALL: Final[i64] = DATA["tables"]["guild_hall"]["small_production"]
GUILD_HALL_LARGE: Final[i64] = DATA["tables"]["guild_hall"]["large_production"]
FORTRESS_PEOPLE: Final[i64] = DATA["tables"]["divisors"]["fortress_people_per_vp"]
CUSTOMS_HOUSE_CHIPS: Final[i64] = DATA["tables"]["divisors"]["customs_house_chips_per_vp"]

UNION_HALL_BARRELS: Final[i64] = DATA["tables"]["divisors"]["union_hall_barrels_per_vp"]
SMALL_WHARF_BARRELS: Final[i64] = DATA["tables"]["divisors"]["small_wharf_barrels_per_vp"]
FORESTS_PER_DOUBLOON: Final[i64] = DATA["tables"]["divisors"]["forests_per_doubloon"]

SPACES: Final = [0] * (1 + max(space["cost"] for space in DATA["draft_spaces"]))
"""The beige spaces of the bank board by cost (PR-4.03)."""
for _space in DATA["draft_spaces"]:
    SPACES[_space["cost"]] += 1

# --- set-up -----------------------------------------------------------------------------------------------------------


class Setup:
    """PR-2, PR-3: the set-up for one number of players."""

    def __init__(self, seats: int) -> None:
        data = DATA["setup"][f"p{seats}"]
        two = seats == 2
        self.seats: Final = seats
        self.doubloons: Final[int] = data["doubloons_each"]
        self.starting_tiles: Final = [TILE.index(name.removesuffix("_plantation")) for name in data["starting_tiles"]]
        self.vp_pool: Final[int] = data["vp_pool"]
        self.colonists: Final[int] = data["colonist_supply"]
        self.colonists_on_ship: Final[int] = data["colonists_on_ship"]
        self.ships: Final[list[int]] = data["cargo_ships"]
        self.prospectors: Final[int] = data["prospectors"]
        self.roles_each: Final[int] = data["roles_per_player_per_year"]
        self.face_up: Final[int] = data["face_up_tiles"]
        self.quarries: Final[int] = data["quarries"]
        self.plantations: Final[list[int]] = [
            tile["count"] - (tile["removed_2p"] if two else 0)
            for tile in DATA["tiles"]
            if tile["class"] == "plantation"
        ]
        self.barrels: Final[list[int]] = [
            good["barrels"] - (good["barrels_removed_2p"] if two else 0) for good in DATA["goods"]
        ]
        self.role_cards: Final[int] = data["role_cards"]


SETUPS: Final = {seats: Setup(seats) for seats in range(DATA["meta"]["players_min"], DATA["meta"]["players_max"] + 1)}


def check() -> None:
    """The counts of the rulebook, PR-1 to PR-3; raises `Bad` if the data file was edited into another game."""
    base = [building for building in BUILDINGS if building.set == "base"]
    _expect("PR-1.03", "base building tiles", sum(building.in_play(4) for building in base), 49)
    _expect("PR-1.04", "production tiles", sum(b.in_play(4) for b in base if b.production), 20)
    _expect("PR-3.06", "building tiles for 2 players", sum(building.in_play(2) for building in base), 29)
    _expect("PR-1.05", "plantations", sum(SETUPS[4].plantations), 50)
    _expect("PR-3.04", "plantations for 2 players", sum(SETUPS[2].plantations), 35)
    _expect("PR-1.05", "quarries", SETUPS[4].quarries, 8)
    _expect("PR-1.07", "barrels", sum(SETUPS[4].barrels), 50)
    _expect("PR-1.09", "points of VP chips", SETUPS[5].vp_pool, 126)
    _expect("PR-2.08", "colonists", SETUPS[5].colonists + SETUPS[5].colonists_on_ship, 100)
    for number, rule, wanted in [("exp1", "PR-1.11", 26), ("exp2", "PR-1.12", 15)]:
        _expect(rule, f"tiles of {number}", sum(b.in_play(4) for b in BUILDINGS if b.set == number), wanted)
    _expect("PR-1.12", "nobles", NOBLES_IN_BOX, 20)
    _expect("PR-4.03", "beige spaces", sum(SPACES), 17)
    for seats, setup in SETUPS.items():
        _expect("PR-2.03", "starting tiles", len(setup.starting_tiles), seats)
        _expect("PR-2.06", "role cards", setup.role_cards, 6 + setup.prospectors)


def _expect(rule: str, what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise Bad(f"{found} {what}, the rulebook has {wanted} ({rule})", DATA_FILE.name)


check()
