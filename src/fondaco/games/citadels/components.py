"""CI-1: the components, read from the data file and checked when loaded."""

import tomllib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import Data, Domain, amounts
from fondaco.core.errors import Bad
from fondaco.core.rows import row

DATA_FILE: Final = Path(__file__).parent / "data" / "citadels.toml"


def load() -> Data:
    """The data file as plain data."""
    with DATA_FILE.open("rb") as file:
        return tomllib.load(file)


DATA: Final = load()

# --- types of districts -----------------------------------------------------------------------------------------------

TYPE: Final = Domain("type", [kind["id"] for kind in DATA["district_type"]])
TYPES: Final[i64] = len(TYPE)
NOBLE: Final[i64] = TYPE.index("noble")
RELIGIOUS: Final[i64] = TYPE.index("religious")
TRADE: Final[i64] = TYPE.index("trade")
MILITARY: Final[i64] = TYPE.index("military")
UNIQUE: Final[i64] = TYPE.index("unique")

# --- districts --------------------------------------------------------------------------------------------------------


class District:
    """A kind of district: one row of the data file. `data` keeps the numbers of a unique district's effect."""

    def __init__(self, data: Data) -> None:
        self.id: Final[str] = data["id"]
        self.type: Final[i64] = TYPE.index(data.get("type", "unique"))
        self.cost: Final[i64] = data.get("cost", 0)
        self.copies: Final[i64] = data.get("copies", 1)
        self.buildable: Final[bool] = data.get("buildable", True)
        self.data: Final[Data] = data


BASIC: Final = [District(data) for data in DATA["basic_district"]]
UNIQUES: Final = [District(data) for data in DATA["unique_district"]]
DISTRICTS: Final = BASIC + UNIQUES
DISTRICT: Final = Domain("district", [district.id for district in DISTRICTS], on_board=True)
KINDS: Final[i64] = len(DISTRICTS)
FIRST_UNIQUE: Final[i64] = len(BASIC)

# What stands in a city is a kind of district, plain or beautified (CI-15.05): kind * 2, and 1 more if beautified.
BUILT: Final = Domain("built", [name for d in DISTRICTS for name in (d.id, f"fine_{d.id}")], on_board=True)

COST: Final = row([district.cost for district in DISTRICTS])
TYPE_OF: Final = row([district.type for district in DISTRICTS])

ARMORY: Final[i64] = DISTRICT.index("armory")
BASILICA: Final[i64] = DISTRICT.index("basilica")
CAPITOL: Final[i64] = DISTRICT.index("capitol")
DRAGON_GATE: Final[i64] = DISTRICT.index("dragon_gate")
FACTORY: Final[i64] = DISTRICT.index("factory")
FRAMEWORK: Final[i64] = DISTRICT.index("framework")
GOLD_MINE: Final[i64] = DISTRICT.index("gold_mine")
GREAT_WALL: Final[i64] = DISTRICT.index("great_wall")
HAUNTED_QUARTER: Final[i64] = DISTRICT.index("haunted_quarter")
IMPERIAL_TREASURY: Final[i64] = DISTRICT.index("imperial_treasury")
IVORY_TOWER: Final[i64] = DISTRICT.index("ivory_tower")
KEEP: Final[i64] = DISTRICT.index("keep")
LABORATORY: Final[i64] = DISTRICT.index("laboratory")
LIBRARY: Final[i64] = DISTRICT.index("library")
MAP_ROOM: Final[i64] = DISTRICT.index("map_room")
MONUMENT: Final[i64] = DISTRICT.index("monument")
MUSEUM: Final[i64] = DISTRICT.index("museum")
NECROPOLIS: Final[i64] = DISTRICT.index("necropolis")
OBSERVATORY: Final[i64] = DISTRICT.index("observatory")
PARK: Final[i64] = DISTRICT.index("park")
POOR_HOUSE: Final[i64] = DISTRICT.index("poor_house")
QUARRY: Final[i64] = DISTRICT.index("quarry")
SCHOOL_OF_MAGIC: Final[i64] = DISTRICT.index("school_of_magic")
SECRET_VAULT: Final[i64] = DISTRICT.index("secret_vault")
SMITHY: Final[i64] = DISTRICT.index("smithy")
STABLES: Final[i64] = DISTRICT.index("stables")
STATUE: Final[i64] = DISTRICT.index("statue")
THEATER: Final[i64] = DISTRICT.index("theater")
THIEVES_DEN: Final[i64] = DISTRICT.index("thieves_den")
WISHING_WELL: Final[i64] = DISTRICT.index("wishing_well")


def number(district: i64, name: str) -> i64:
    """A number of a unique district's effect."""
    value: i64 = DISTRICTS[district].data[name]
    return value


FACTORY_DISCOUNT: Final[i64] = number(FACTORY, "unique_discount")
GOLD_MINE_GOLD: Final[i64] = number(GOLD_MINE, "gather_extra_gold")
WALL_SURCHARGE: Final[i64] = number(GREAT_WALL, "rank8_surcharge")
LABORATORY_GOLD: Final[i64] = number(LABORATORY, "gain_gold")
MONUMENT_COUNTS: Final[i64] = number(MONUMENT, "counts_as_districts")
MONUMENT_BANNED_FROM: Final[i64] = number(MONUMENT, "cannot_build_from")
OBSERVATORY_DRAW: Final[i64] = number(OBSERVATORY, "gather_draw")
PARK_CARDS: Final[i64] = number(PARK, "gain_cards")
POOR_HOUSE_GOLD: Final[i64] = number(POOR_HOUSE, "gain_gold")
SMITHY_GOLD: Final[i64] = number(SMITHY, "pay_gold")
SMITHY_CARDS: Final[i64] = number(SMITHY, "gain_cards")

# --- characters -------------------------------------------------------------------------------------------------------

RANK: Final = Domain("rank", [str(rank) for rank in range(1, 10)])
RANKS: Final[i64] = len(RANK)
FOUR: Final[i64] = RANK.index("4")
"""The rank of the crown."""
NINE: Final[i64] = RANK.index("9")

CHARACTER_DATA: Final[list[Data]] = DATA["character"]
CHARACTER: Final = Domain("character", [data["id"] for data in CHARACTER_DATA], on_board=True)
RANK_OF: Final = row([data["rank"] - 1 for data in CHARACTER_DATA])
FEWEST_PLAYERS: Final[list[int]] = [data.get("players_min", 2) for data in CHARACTER_DATA]
BUILD_LIMIT: Final = row([data["build_limit"] for data in CHARACTER_DATA])

ASSASSIN: Final[i64] = CHARACTER.index("assassin")
WITCH: Final[i64] = CHARACTER.index("witch")
MAGISTRATE: Final[i64] = CHARACTER.index("magistrate")
THIEF: Final[i64] = CHARACTER.index("thief")
SPY: Final[i64] = CHARACTER.index("spy")
BLACKMAILER: Final[i64] = CHARACTER.index("blackmailer")
MAGICIAN: Final[i64] = CHARACTER.index("magician")
WIZARD: Final[i64] = CHARACTER.index("wizard")
SEER: Final[i64] = CHARACTER.index("seer")
KING: Final[i64] = CHARACTER.index("king")
EMPEROR: Final[i64] = CHARACTER.index("emperor")
PATRICIAN: Final[i64] = CHARACTER.index("patrician")
BISHOP: Final[i64] = CHARACTER.index("bishop")
ABBOT: Final[i64] = CHARACTER.index("abbot")
CARDINAL: Final[i64] = CHARACTER.index("cardinal")
MERCHANT: Final[i64] = CHARACTER.index("merchant")
ALCHEMIST: Final[i64] = CHARACTER.index("alchemist")
TRADER: Final[i64] = CHARACTER.index("trader")
ARCHITECT: Final[i64] = CHARACTER.index("architect")
NAVIGATOR: Final[i64] = CHARACTER.index("navigator")
SCHOLAR: Final[i64] = CHARACTER.index("scholar")
WARLORD: Final[i64] = CHARACTER.index("warlord")
DIPLOMAT: Final[i64] = CHARACTER.index("diplomat")
MARSHAL: Final[i64] = CHARACTER.index("marshal")
QUEEN: Final[i64] = CHARACTER.index("queen")
ARTIST: Final[i64] = CHARACTER.index("artist")
TAX_COLLECTOR: Final[i64] = CHARACTER.index("tax_collector")


def gift(character: i64, name: str) -> i64:
    """A number of a character's ability."""
    value: i64 = CHARACTER_DATA[character][name]
    return value


WARRANTS: Final[i64] = gift(MAGISTRATE, "warrants")
THREATS: Final[i64] = gift(BLACKMAILER, "threats")
MERCHANT_GOLD: Final[i64] = gift(MERCHANT, "extra_gold")
ARCHITECT_CARDS: Final[i64] = gift(ARCHITECT, "extra_cards")
NAVIGATOR_GAIN: Final[i64] = gift(NAVIGATOR, "extra_gold_or_cards")
SCHOLAR_DRAW: Final[i64] = gift(SCHOLAR, "draw")
SEIZE_MOST: Final[i64] = gift(MARSHAL, "max_seize_cost")
QUEEN_GOLD: Final[i64] = gift(QUEEN, "adjacent_rank4_gold")
TAX: Final[i64] = gift(TAX_COLLECTOR, "tax_per_build")

# --- numbers of the rules ---------------------------------------------------------------------------------------------

START_GOLD: Final[i64] = DATA["constants"]["start_gold"]
START_HAND: Final[i64] = DATA["constants"]["start_hand"]
UNIQUES_IN_GAME: Final[int] = DATA["constants"]["uniques_per_game"]
DECK_SIZE: Final[int] = DATA["constants"]["deck_size"]
GATHER_GOLD: Final[i64] = DATA["constants"]["gather_gold"]
GATHER_DRAW: Final[i64] = DATA["constants"]["gather_draw"]
GATHER_KEEP: Final[i64] = DATA["constants"]["gather_keep"]
ALL_TYPES_POINTS: Final[i64] = DATA["scoring"]["all_five_types"]
FIRST_CITY_POINTS: Final[i64] = DATA["scoring"]["first_completed_city"]
OTHER_CITY_POINTS: Final[i64] = DATA["scoring"]["other_completed_city"]
HAUNTED_ORDER: Final = [TYPE.index(name) for name in DATA["rulings"]["haunted_quarter_tie_order"]["value"]]
MOST_RELIGIOUS: Final = 1 + sum(int(district.copies) for district in BASIC if district.type == RELIGIOUS)

GOLD_AMOUNT: Final = amounts("gold", MOST_RELIGIOUS)
CARD_AMOUNT: Final = amounts("cards", DECK_SIZE)
PRICE_AMOUNT: Final = amounts("cards", int(COST[THIEVES_DEN]))
"""How many cards can be paid for the Thieves' Den."""

# --- set-up -----------------------------------------------------------------------------------------------------------


class Setup:
    """CI-4.03, CI-4.04, CI-5.02, CI-5.04: one row of the player table."""

    def __init__(self, data: Data) -> None:
        self.players: Final[int] = data["players"]
        self.characters: Final[int] = data["characters"]
        self.faceup: Final[int] = data["faceup"]
        self.each: Final[int] = data["characters_per_player"]
        self.city_size: Final[int] = data["city_size"]
        self.last_takes_facedown: Final[bool] = data["last_takes_facedown"]
        self.ninth: Final[str] = data["rank9"]


SETUPS: Final = [Setup(data) for data in DATA["player_setup"]]
SEAT_COUNTS: Final = list(range(DATA["meta"]["players_min"], DATA["meta"]["players_max"] + 1))


def setup_for(players: int, characters: int) -> Setup:
    """The row for so many players and characters; raises `Bad` if the rules have none (CI-2.02)."""
    for setup in SETUPS:
        if setup.players == players and setup.characters == characters:
            return setup
    raise Bad(f"{players} players do not play with {characters} characters (CI-2.02)", "cast")


def check() -> None:
    """The counts of the rulebook; raises `Bad` if the data file was edited into another game."""
    for rank in range(int(RANKS)):
        _expect("CI-1.01", f"characters of rank {rank + 1}", sum(1 for r in RANK_OF if r == rank), 3)
    for type_ in range(int(TYPES)):
        cards = sum(int(district.copies) for district in DISTRICTS if district.type == type_)
        _expect("CI-1.03", f"{TYPE.items[type_]} cards", cards, int(DATA["district_type"][type_]["cards"]))
    _expect("CI-1.03", "basic cards", sum(int(district.copies) for district in BASIC), 54)
    _expect("CI-1.05", "unique cards", len(UNIQUES), 30)
    _expect("CI-1.06", "warrants", int(WARRANTS), 3)
    _expect("CI-1.06", "threats", int(THREATS), 2)
    _expect("CI-2.06", "cards in the deck", 54 + UNIQUES_IN_GAME, DECK_SIZE)
    for setup in SETUPS:
        slots = setup.characters - setup.faceup - 1
        left = slots - setup.players * setup.each
        spare = {2: 3, 3: 2}.get(setup.players, 0 if setup.last_takes_facedown else 1)
        _expect("CI-4.03", f"cards left over by {setup.players} players", left, spare)
    for preset in DATA["preset"]:
        ranks = [int(RANK_OF[CHARACTER.index(name)]) for name in [*preset["characters"], preset["ninth"]]]
        _expect("CI-22.01", f"ranks in {preset['id']}", len(set(ranks)), int(RANKS))
        _expect("CI-22.01", f"unique districts in {preset['id']}", len(set(preset["uniques"])), UNIQUES_IN_GAME)


def _expect(rule: str, what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise Bad(f"{found} {what}, the rulebook has {wanted} ({rule})", DATA_FILE.name)


check()
