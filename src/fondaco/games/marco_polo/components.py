"""MP-1 to MP-3: dice, action spaces and the set-up for each number of players; the counts are checked when loaded."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import Domain, amounts
from fondaco.core.errors import Bad
from fondaco.core.masks import ones
from fondaco.core.rows import Row, row
from fondaco.games.marco_polo.atlas import LARGE_CITIES, LOCATIONS, OASES, SLOTS, SMALL_CITIES
from fondaco.games.marco_polo.catalogue import (
    CARD,
    CARD_COUNT,
    CHARACTER,
    CHARACTER_COUNT,
    CONTRACT_COUNT,
    GOALS,
    MARKERS,
    OUTPOST,
    PIPS,
    STARTING,
)
from fondaco.games.marco_polo.language import DATA, DATA_FILE, Bundle

ROUNDS: Final[i64] = DATA["meta"]["rounds"]
NONE: Final[i64] = -1
"""No figure, no die, no pair, nobody."""

# --- dice -------------------------------------------------------------------------------------------------------------

# MP-1.02: in a hand a die is own, black or white; value 0 is a die that has not been rolled (MP-18.03).
OWN: Final[i64] = 0
BLACK: Final[i64] = 1
WHITE: Final[i64] = 2
COLOURS: Final[i64] = 3
FACES: Final[i64] = PIPS + 1
DIE: Final = Domain(
    "die",
    [f"{colour}_{value}" if value else colour for colour in ["own", "black", "white"] for value in range(PIPS + 1)],
    on_board=True,
)
DICE: Final[i64] = len(DIE)
DIE_ORDER: Final = row([colour * (PIPS + 1) + value for value in range(PIPS, -1, -1) for colour in range(3)])
"""The highest first, own before black before white: so dice of one placement lie, and so searches name them."""
DIE_RANK: Final = row([list(DIE_ORDER).index(die) for die in range(len(DIE.items))])
OWN_DICE: Final[i64] = DATA["player_start"]["dice"]

# On the board a die has the colour of its owner, or none.
COLOUR: Final = Domain("colour", ["0", "1", "2", "3", "black", "white", "neutral"])
BLACK_COLOUR: Final[i64] = COLOUR.index("black")
WHITE_COLOUR: Final[i64] = COLOUR.index("white")
NEUTRAL_COLOUR: Final[i64] = COLOUR.index("neutral")

VALUE: Final = Domain("value", [str(value + 1) for value in range(PIPS)])
TIMES: Final = amounts("times", PIPS)

# --- action spaces ----------------------------------------------------------------------------------------------------

_spaces: Final = [item for item in DATA["action_spaces"]["items"] if item["main"] and "per_card" not in item]
SPACE: Final = Domain("space", [item["id"] for item in _spaces], on_board=True)
"""MP-4.05: the spaces of the main actions, city cards apart."""
SPACES: Final[i64] = len(SPACE)
TAKE_COINS: Final[i64] = SPACE.index("take_5_coins")
FIRST_BAZAAR: Final[i64] = SPACE.index("bazaar_camel")
LAST_BAZAAR: Final[i64] = SPACE.index("bazaar_gold")
KHAN: Final[i64] = SPACE.index("khans_favour")
CONTRACT_SPACE: Final[i64] = SPACE.index("contracts")
TRAVEL: Final[i64] = SPACE.index("travel")

SPOT: Final = Domain("spot", [*SPACE.items, "money_bag", *CARD.items], on_board=True)
"""Everywhere a die can lie: action spaces, the money bag, city cards."""
MONEY_BAG: Final[i64] = SPOT.index("money_bag")
FIRST_CARD: Final[i64] = MONEY_BAG + 1
DICE_WANTED: Final = row([item["dice"] for item in _spaces] + [1] * (len(CARD.items) + 1))
"""MP-5.02."""
PAYS_IF_OCCUPIED: Final = row([1 if item["pays_if_occupied"] else 0 for item in _spaces] + [0] * (len(CARD.items) + 1))
"""MP-5.06, MP-5.08, MP-5.09."""
KHAN_SPACES: Final[i64] = DATA["khans_favour"]["die_spaces"]

TAKE_COINS_REWARD: Final = Bundle(DATA["take_5_coins"]["reward"])
KHAN_REWARD: Final = Bundle(DATA["khans_favour"]["reward"])
MONEY_BAG_COINS: Final[i64] = DATA["money_bag"]["reward"]["coin"]

# --- contracts on the board -------------------------------------------------------------------------------------------

ROW_SPACES: Final[i64] = DATA["contract_row"]["spaces"]
ROW_SPACE: Final = Domain("place", [str(space + 1) for space in range(ROW_SPACES)], on_board=True)
PILE: Final[i64] = DATA["contract_row"]["pile_size"]
SPECIAL_PILE: Final[i64] = DATA["contract_row"]["special_pile_start"]
REFILL: Final[i64] = DATA["contract_row"]["refill_when_empty"]
ACTIVE_SPACES: Final[i64] = DATA["player_start"]["active_contract_spaces"]
EXTRA: Final = Domain("extra", ["coin", "camel", "mixed"])
"""MP-9.04: what the spaces with a bonus give; `mixed` is a switch."""
COINS_EXTRA: Final[i64] = EXTRA.index("coin")
CAMELS_EXTRA: Final[i64] = EXTRA.index("camel")
SPACE_BONUS: Final = row(
    [DATA["contract_row"]["space_bonus"].get(str(space + 1), [{"coin": 0}])[0]["coin"] for space in range(ROW_SPACES)]
)
"""MP-9.04: how many coins or camels come with the contract of a space."""

# --- other numbers ----------------------------------------------------------------------------------------------------

BONUS_COSTS: Final = {item["id"]: item.get("cost", {}).get("camel", 0) for item in DATA["bonus_actions"]["items"]}
REROLL_CAMELS: Final[i64] = BONUS_COSTS["reroll_die"]
ADJUST_CAMELS: Final[i64] = BONUS_COSTS["adjust_die"]
BLACK_DIE_CAMELS: Final[i64] = BONUS_COSTS["take_black_die"]
ENOUGH_PIPS: Final[i64] = DATA["compensation"]["threshold"]
MISSING: Final = amounts("camels", int(ENOUGH_PIPS - OWN_DICE))
BEIJING_VP: Final = row(DATA["beijing"]["slots_vp"])
BEIJING_SLOTS: Final[i64] = len(DATA["beijing"]["slots_vp"])
MOST_POSTS: Final = DATA["components"]["trading_posts_per_colour"] + DATA["components"]["trading_posts_black"]
POST_VP: Final = row([DATA["trading_posts"]["vp_when_placed"].get(str(post), 0) for post in range(MOST_POSTS + 1)])
"""MP-11.05, MP-18.26: VP for the post that is the so many-th on the board."""
GOAL_CITY_VP: Final = row(DATA["goals"]["city_table_vp"])
COINS_PER_VP: Final[i64] = DATA["final_scoring"]["coins_per_vp"]
GOODS_PER_VP: Final[i64] = DATA["final_scoring"]["goods_per_vp_if_beijing"]
MOST_CONTRACTS_VP: Final[i64] = DATA["final_scoring"]["most_completed_contracts_vp"]
FIGURE: Final = Domain("figure", ["1", "2"], on_board=True)
FIGURES: Final[i64] = len(FIGURE)
FIRST_GAME: Final = [int(CHARACTER.index(name)) for name in DATA["first_game"]["characters_in_turn_order"]]
START_CAMELS: Final[i64] = DATA["player_start"]["camels"]
GOALS_EACH: Final[int] = DATA["player_start"]["goal_cards_dealt"]
GOALS_DEALT: Final[int] = DATA["variants"]["goals_dealt"]
REVEALED_MORE: Final[int] = DATA["variants"]["revealed_beyond_players"]


class Setup:
    """MP-21: what depends on the number of players."""

    def __init__(self, seats: int) -> None:
        data = DATA["player_count"][str(seats)]
        self.seats: Final = seats
        self.black_dice: Final[i64] = data["black_dice"]
        self.khan_dice: Final[list[int]] = data["khan_neutral_dice"]
        self.coin_dice: Final[int] = data["coin5_neutral_dice"]
        self.coins: Final[list[int]] = data["starting_coins_in_turn_order"]
        income = DATA["mercator"][data["mercator_tile"]]
        self.income: Final = [Bundle(income.get(space, {})) for space in SPACE.items]
        """MP-18.14 to 18.16: what Mercator receives when another player uses a space."""
        self.has_income: Final[Row] = row([1 if space in income else 0 for space in SPACE.items])


SETUPS: Final = {seats: Setup(seats) for seats in range(DATA["meta"]["players_min"], DATA["meta"]["players_max"] + 1)}

PLAYED: Final = {
    "short_special_pile": ("MP-9.12", "draw_what_there_is"),
    "warehouse_unlimited": ("MP-1.10", True),
    "bonus_order_in_one_movement": ("MP-11.12", "order_of_placing"),
    "city_moves_paid_in_advance": ("MP-13.32", True),
    "city_card_repetitions": ("MP-12.12", "one_after_the_other"),
    "bonus_d_may_repeat_a_bonus": ("MP-13.33", True),
    "wilhelm_moves_posts_in_passing": ("MP-18.30", False),
    "round_bonus_order": ("MP-19.07", "turn_order_character_first"),
    "leftover_contracts_order": ("MP-19.14", "space_1_first"),
}
"""The assumed readings of which only one is played."""


def check() -> None:
    """The counts of the rulebook; raises `Bad` if the data file was edited into another game."""
    colours = len(DATA["components"]["player_colours"])
    dice = colours * OWN_DICE + DATA["components"]["black_dice"] + DATA["components"]["white_dice"]
    posts = colours * DATA["components"]["trading_posts_per_colour"] + DATA["components"]["trading_posts_black"]
    _expect("MP-1.02", "dice", dice, 26)
    _expect("MP-1.03", "contracts", CONTRACT_COUNT, 44)
    _expect("MP-1.03", "starting contracts", ones(STARTING), 6)
    _expect("MP-2.07", "contracts in piles", ROUNDS * PILE + SPECIAL_PILE, 38)
    _expect("MP-9.01", "contracts taken at most", DATA["contract_row"]["take_max"], 2)
    _expect("MP-1.04", "city cards", CARD_COUNT, 31)
    _expect("MP-1.04", "goal cards", GOALS, 18)
    _expect("MP-1.04", "outpost bonuses", len(OUTPOST), 10)
    _expect("MP-1.04", "city-bonus markers", MARKERS, 6)
    _expect("MP-1.05", "characters", CHARACTER_COUNT, 8)
    _expect("MP-1.05", "character tiles", sum(data["tiles"] for data in DATA["characters"]["items"]), 10)
    _expect("MP-1.06", "trading posts", posts, 38)
    _expect("MP-2.06", "city-card spaces", SLOTS, 9)
    _expect("MP-10.09", "locations", LOCATIONS, 25)
    _expect("MP-10.09", "routes", len(DATA["routes"]["items"]), 30)
    _expect("MP-10.09", "large cities", len(LARGE_CITIES), 7)
    _expect("MP-10.09", "small cities", len(SMALL_CITIES), 6)
    _expect("MP-10.09", "oases", len(OASES), 10)
    for seats, setup in SETUPS.items():
        _expect("MP-2.10", "black dice", setup.black_dice, seats + 1)
        _expect("MP-3.05", "starting sums", len(setup.coins), seats)
    for name, (rule, value) in PLAYED.items():
        if DATA["rulings"][name] != value:
            raise Bad(f"{name} is played as {value!r} only ({rule})", DATA_FILE.name)


def _expect(rule: str, what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise Bad(f"{found} {what}, the rulebook has {wanted} ({rule})", DATA_FILE.name)


check()
