"""CA-1 and CA-2: the components and the board, read from the data file and checked when loaded."""

import tomllib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import Data, Domain
from fondaco.core.rows import Row, row

DATA_FILE: Final = Path(__file__).parent / "data" / "calimala.toml"


def load() -> Data:
    """The data file as plain data."""
    with DATA_FILE.open("rb") as file:
        return tomllib.load(file)


DATA: Final = load()


def ids(table: str) -> list[str]:
    """The names of the things in a table of the data file."""
    return [thing["id"] for thing in DATA[table]]


# --- the nine actions and the city ------------------------------------------------------------------------------------

ACTION: Final = Domain("action", ids("action"), on_board=True)
CARD: Final = Domain("card", ACTION.items, on_board=True)
"""CA-1.13: an action card has the number of the action it shows; on the board, card and tile are two things."""
ACTIONS: Final[i64] = len(ACTION)
WOOD: Final[i64] = ACTION.index("wood")
BRICK: Final[i64] = ACTION.index("brick")
MARBLE: Final[i64] = ACTION.index("marble")
BUILD: Final[i64] = ACTION.index("build")
ARTWORK: Final[i64] = ACTION.index("artwork")
WEAVE: Final[i64] = ACTION.index("weave")
SHIP: Final[i64] = ACTION.index("ship")
DELIVER: Final[i64] = ACTION.index("deliver")
CONTRIBUTE: Final[i64] = ACTION.index("contribute")

POSITION: Final = Domain("position", ["nw", "n", "ne", "w", "c", "e", "sw", "s", "se"], on_board=True)
"""CA-2.02: the grid, row by row."""
SPACE_ON_STREET: Final = Domain("space", ids("street"), on_board=True)
"""CA-2.08: each street has one action space and bears its name."""
SPACES: Final[i64] = len(SPACE_ON_STREET)
JOINS_A: Final = row([POSITION.index(street["a"]) for street in DATA["street"]])
JOINS_B: Final = row([POSITION.index(street["b"]) for street in DATA["street"]])
"""The two grid positions that a street joins."""

DISC: Final = Domain("disc", ["coloured", "white"], on_board=True)
COLOURED: Final[i64] = DISC.index("coloured")
WHITE: Final[i64] = DISC.index("white")
LEVEL: Final = Domain("level", ["top", "second", "third"])
"""Where a disc lies in its tower, seen from above."""
TOWER_MOST: Final[i64] = DATA["city_grid"]["tower_max_after_placement"]
ACTIVATED_MOST: Final[i64] = DATA["city_grid"]["activated_discs_max"]

# --- materials, cities, buildings -------------------------------------------------------------------------------------

MATERIAL: Final = Domain("material", DATA["player_board"]["warehouses"], on_board=True)
"""In the order of the actions that bring them: the material `wood` has the number of the action `wood`."""
MATERIALS: Final[i64] = len(MATERIAL)

PORT: Final = Domain("port", [city["id"] for city in DATA["city"] if city["kind"] == "port"], on_board=True)
TRADING: Final = Domain("trading", [city["id"] for city in DATA["city"] if city["kind"] == "trading"], on_board=True)
PORTS: Final[i64] = len(PORT)
TRADINGS: Final[i64] = len(TRADING)

BUILDING: Final = Domain("building", ids("building"), on_board=True)
CHURCH: Final = BUILDING.named("church")
"""The buildings under construction come first, the city council last."""
BUILDINGS: Final[i64] = len(BUILDING)
CHURCHES: Final[i64] = sum(1 for building in DATA["building"] if building["kind"] == "under_construction")
COUNCIL: Final[i64] = BUILDING.index("palazzo_vecchio")

# CA-1.06: what a cube is follows from the area in which it lies. An area is named as in the lists of the data file that
# say what a scoring counts: `cloth:lisbon`, `wood:santa_croce`, `artwork:palazzo_vecchio`.
AREA: Final = Domain(
    "area",
    [f"cloth:{city}" for city in [*PORT.items, *TRADING.items]]
    + [f"{material}:{church}" for material in MATERIAL.items for church in CHURCH.items[:CHURCHES]]
    + [f"artwork:{building}" for building in BUILDING.items],
)
AREAS: Final[i64] = len(AREA)
PORT_AREA: Final[i64] = 0
TRADING_AREA: Final[i64] = PORTS
ROW_AREA: Final[i64] = PORTS + TRADINGS
ARTWORK_AREA: Final[i64] = ROW_AREA + MATERIALS * CHURCHES
COUNCIL_ARTWORKS: Final[i64] = ARTWORK_AREA + COUNCIL


def row_area(material: i64, church: i64) -> i64:
    """The material row of a building under construction (CA-2.16)."""
    return ROW_AREA + material * CHURCHES + church


# --- scoring ----------------------------------------------------------------------------------------------------------

SCORING_TILE: Final = Domain("scoring_tile", ids("scoring_tile"), on_board=True)
SCORING_TILES: Final[i64] = len(SCORING_TILE)
FINAL_CARD: Final = Domain("final_card", ids("final_card"), on_board=True)
FINAL_CARDS: Final[i64] = len(FINAL_CARD)
REPRESENTATIVES: Final = "representatives"


class Category:
    """What a scoring tile or a final scoring card counts: cubes in these areas, and perhaps representatives."""

    def __init__(self, data: Data) -> None:
        self.areas: Final[Row] = row([AREA.index(name) for name in data["counts"] if name != REPRESENTATIVES])
        self.representatives: Final[bool] = REPRESENTATIVES in data["counts"]


TILE_CATEGORIES: Final = [Category(data) for data in DATA["scoring_tile"]]
CARD_CATEGORIES: Final = [Category(data) for data in DATA["final_card"]]
TILE_VP: Final = row(DATA["scoring"]["phase_vp"])
CARD_VP: Final = row(DATA["scoring"]["final_vp"])
FIFTY: Final[i64] = DATA["scoring"]["fifty_vp_tile_at"]

# --- player board and pieces ------------------------------------------------------------------------------------------

WAREHOUSE: Final[i64] = DATA["player_board"]["warehouse_capacity"]
WORKSHOP: Final[i64] = DATA["player_board"]["workshop_capacity"]
FIRST_WORKSHOPS: Final[i64] = DATA["player_board"]["workshops_at_start"]
MOST_WORKSHOPS: Final[i64] = DATA["player_board"]["workshops_max"]
MOST_SHIPS: Final[i64] = DATA["player_board"]["ships_max"]
MOST_HOUSES: Final[i64] = DATA["player_board"]["trade_houses_max"]

PIECE: Final = Domain("piece", ["ship", "workshop"], on_board=True)
"""What is built on the own board; a trade house is named by its city."""
A_SHIP: Final[i64] = PIECE.index("ship")
A_WORKSHOP: Final[i64] = PIECE.index("workshop")


def cost(piece: str) -> Row:
    """What a piece costs, by material (CA-7.11 to 7.14)."""
    costs = {option["id"]: option["cost"] for option in DATA["build_option"]}
    return row([costs[piece].get(material, 0) for material in MATERIAL.items])


SHIP_COST: Final = cost("ship")
HOUSE_COST: Final = cost("trade_house")
WORKSHOP_COST: Final = cost("workshop")

CUBES: Final[i64] = DATA["setup"]["common"]["cubes"]
START_OFFER: Final = [ACTION.index(action) for action in DATA["setup"]["common"]["starting_action_card_offer"]]


class Setup:
    """CA-3: the set-up for one number of players."""

    def __init__(self, data: Data) -> None:
        self.coloured: Final[i64] = data["coloured_discs"]
        self.white: Final[i64] = data["white_discs"]
        self.final_cards: Final[i64] = data["final_cards_dealt"]
        self.face_up: Final[bool] = data["final_cards_face_up"] == 1


class Box:
    """What an edited data file may change without another line of code: all that the rulebook's text does not give."""

    def __init__(self, data: Data) -> None:
        grid = data["city_grid"]
        self.centre: Final[i64] = ACTION.index(grid["centre"]["action"])
        """CA-2.05"""
        self.first_layout: Final = [ACTION.index(data["first_game_layout"][position]) for position in POSITION.items]
        """CA-3.05 [assumed]"""
        self.cards: Final[Row] = row(cards_by_action(data))
        """CA-1.14 [assumed]"""
        self.capacity: Final[Row] = row([capacity(data, area) for area in AREA.items])
        """CA-2.17 [assumed]: the spaces of every area."""
        cities = {city["id"]: city["trade_house_spaces"] for city in data["city"]}
        self.house_spaces: Final[Row] = row([cities[city] for city in TRADING.items])
        """CA-2.23"""
        self.setups: Final = {seats: Setup(data["setup"][f"p{seats}"]) for seats in seat_counts(data)}


def seat_counts(data: Data) -> list[int]:
    """How many may play."""
    return list(range(data["meta"]["min_players"], data["meta"]["max_players"] + 1))


def cards_by_action(data: Data) -> list[int]:
    """The action cards of each kind."""
    counts = {card["action"]: card["count"] for card in data["action_card"]}
    return [counts.get(action, 0) for action in ACTION.items]


def capacity(data: Data, area: str) -> int:
    """How many cubes an area holds (CA-2.10 to 2.20)."""
    what, _, where = area.partition(":")
    for table in ("city", "building"):
        for place in data[table]:
            if place["id"] == where:
                spaces: int = place[f"{what}_spaces"]
                return spaces
    raise AssertionError("the areas are made of the cities and buildings")
