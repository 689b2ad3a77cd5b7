"""MP-1: cards and tiles, each a row of the data file."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import Data, Domain
from fondaco.core.rows import row
from fondaco.games.marco_polo.atlas import LOCATION, mask_of
from fondaco.games.marco_polo.language import DATA, MOVE_PART, TWO_GOODS, Bundle, repeated

PIPS: Final = 6

# --- contracts --------------------------------------------------------------------------------------------------------


class Contract:
    """MP-15.11, MP-15.12: what it costs and what it brings."""

    def __init__(self, data: Data) -> None:
        self.starting: Final[bool] = data["starting"]
        self.cost: Final = Bundle(data["cost"])
        self.reward: Final = Bundle(data["reward"])


CONTRACTS: Final = [Contract(data) for data in DATA["contracts"]["items"]]
CONTRACT: Final = Domain("contract", [data["id"] for data in DATA["contracts"]["items"]], on_board=True)
CONTRACT_COUNT: Final[i64] = len(CONTRACTS)
STARTING: Final[i64] = mask_of([c for c, contract in enumerate(CONTRACTS) if contract.starting])

# --- bonuses of cities ------------------------------------------------------------------------------------------------

MARKER: Final = Domain("marker", [data["id"] for data in DATA["city_bonuses"]["items"]], on_board=True)
"""MP-16: the city-bonus markers."""
MARKERS: Final[i64] = len(MARKER)
MARKER_REWARDS: Final = [Bundle(data["reward"]) for data in DATA["city_bonuses"]["items"]]
MARKER_HOMES: Final = [int(LOCATION.index(data["home"])) for data in DATA["city_bonuses"]["items"]]

OUTPOST: Final = Domain("outpost", [data["id"] for data in DATA["outposts"]["items"]], on_board=True)
OUTPOST_REWARDS: Final = [Bundle(data["reward"]) for data in DATA["outposts"]["items"]]

# --- goal cards -------------------------------------------------------------------------------------------------------

GOAL: Final = Domain("goal", [data["id"] for data in DATA["goals"]["items"]], on_board=True)
GOALS: Final[i64] = len(GOAL)
GOAL_CITIES: Final = row(
    [mask_of([LOCATION.index(city) for city in data["cities"]]) for data in DATA["goals"]["items"]]
)
"""MP-20.10: the two cities of each, as a mask."""
GOAL_VP: Final = row([data["vp"] for data in DATA["goals"]["items"]])

# --- city cards -------------------------------------------------------------------------------------------------------

EXCHANGE: Final[i64] = 0
EITHER_WAY: Final[i64] = 1
ONE_OF: Final[i64] = 2
PER_COUNT: Final[i64] = 3
TABLE_CARD: Final[i64] = 4
KINDS: Final = {
    "exchange": EXCHANGE,
    "either_way": EITHER_WAY,
    "one_of": ONE_OF,
    "per_count": PER_COUNT,
    "die_table": TABLE_CARD,
    "per_pip": TABLE_CARD,
}


class CityCard:
    """MP-12, MP-13: one or two exchanges (`costs`, `rewards`), a reward per count, or a table by die value."""

    def __init__(self, data: Data) -> None:
        self.kind: Final[i64] = KINDS[data["kind"]]
        self.costs: Final[list[Bundle]] = [Bundle(cost) for cost in self._costs(data)]
        self.rewards: Final[list[Bundle]] = [Bundle(reward) for reward in self._rewards(data)]
        self.counts_contracts: Final[bool] = data.get("count") == "completed_contracts"
        """MP-12.06: completed contracts are counted, else trading posts."""

    def _costs(self, data: Data) -> list[Data]:
        if data["kind"] == "either_way":
            return [data["left"], data["right"]]
        if data["kind"] == "one_of":
            return [option["cost"] for option in data["options"]]
        return [data["cost"]] if "cost" in data else []

    def _rewards(self, data: Data) -> list[Data]:
        if data["kind"] == "either_way":
            return [data["right"], data["left"]]
        if data["kind"] == "one_of":
            return [option["reward"] for option in data["options"]]
        if data["kind"] == "die_table":
            return list(data["table"])
        if data["kind"] == "per_pip":
            return [repeated(data["reward"], pips + 1) for pips in range(PIPS)]
        return [data["reward"]]

    def moves(self) -> bool:
        """MP-13.21, MP-13.22: whether steps are bought with it."""
        return self.kind == EXCHANGE and self.rewards[0].has(MOVE_PART)


CARDS: Final = [CityCard(data) for data in DATA["city_cards"]["items"]]
CARD: Final = Domain("card", [data["id"] for data in DATA["city_cards"]["items"]], on_board=True)
CARD_COUNT: Final[i64] = len(CARDS)
WAYS: Final = ["there", "back"]
DEAL: Final = Domain(
    "deal", [f"{CARD.items[c]}_{way}" for c, card in enumerate(CARDS) if len(card.costs) == len(WAYS) for way in WAYS]
)
"""MP-13.18 to 13.20: the two exchanges of a card that has two."""
FIRST_DEAL: Final = row(
    [DEAL.items.index(f"{card}_{WAYS[0]}") if f"{card}_{WAYS[0]}" in DEAL.items else -1 for card in CARD.items]
)
"""By card: the first of its two exchanges, the other follows; -1: it has no two."""

# --- means of movement ------------------------------------------------------------------------------------------------

MEANS: Final = Domain("means", ["travel", "move", *[CARD.items[c] for c, card in enumerate(CARDS) if card.moves()]])
"""What a movement is paid by: the travel action, a «move 1» reward, or a city card."""
TRAVEL_MEANS: Final[i64] = MEANS.index("travel")
MOVE_MEANS: Final[i64] = MEANS.index("move")
_fares: Final = [Bundle({}), Bundle({}), *[card.costs[0] for card in CARDS if card.moves()]]
FARE_COINS: Final = row([int(fare.counts[0]) for fare in _fares])
FARE_CAMELS: Final = row([int(fare.counts[1]) for fare in _fares])
FARE_PAIRS: Final = row([int(fare.counts[TWO_GOODS]) for fare in _fares])
"""The price of one step by each means; the travel action has its own table (MP-10.03)."""
STEP_COINS: Final = row(
    [
        coins - ([0, *DATA["travel"]["cost_by_steps"]])[steps]
        for steps, coins in enumerate(DATA["travel"]["cost_by_steps"])
    ]
)
"""MP-10.03: what each further step adds to the travel cost."""

# --- tables by value --------------------------------------------------------------------------------------------------

BAZAARS: Final = ["camel", "pepper", "silk", "gold"]
TABLE: Final = Domain(
    "table",
    [f"bazaar_{thing}" for thing in BAZAARS]
    + [CARD.items[c] for c, card in enumerate(CARDS) if card.kind == TABLE_CARD],
    on_board=True,
)
"""MP-7.02, MP-12.07: where the value used selects the reward."""
TABLES: Final[list[list[Bundle]]] = [
    *[[Bundle(reward) for reward in DATA["bazaar"][thing]] for thing in BAZAARS],
    *[card.rewards for card in CARDS if card.kind == TABLE_CARD],
]


def lowest_values(table: list[Bundle]) -> i64:
    """The values worth naming, as a mask: of several that give the same, the lowest."""
    return sum(1 << i for i, reward in enumerate(table) if i == 0 or not reward.same(table[i - 1]))


TABLE_VALUES: Final = row([int(lowest_values(table)) for table in TABLES])


def best_value(table: list[Bundle], most: int) -> int:
    """The lowest value up to `most` that gives at least what each other one gives, from 0; -1 if none does."""
    for value in range(most):
        if all(table[value].covers(table[other]) for other in range(most)):
            return value
    return -1


BEST_VALUES: Final = [row([best_value(table, most) for most in range(PIPS + 1)]) for table in TABLES]
"""By table and highest value possible: the value that is better than all others; -1: there is something to choose."""

# --- characters -------------------------------------------------------------------------------------------------------


class Character:
    """MP-18: what sets a character apart."""

    def __init__(self, data: Data) -> None:
        self.rolls: Final[bool] = data.get("rolls_dice", True)
        self.white_die: Final[bool] = data.get("white_die", False)
        self.compensated: Final[bool] = data.get("compensation", True)
        self.pays_for_occupied: Final[bool] = data.get("pays_for_occupied", True)
        self.has_income: Final[bool] = "tile_ids" in data
        """MP-18.14: receives something when others use certain spaces."""
        self.home: Final[i64] = LOCATION.index(data.get("start_location", DATA["player_start"]["start_location"]))
        self.first_post: Final[i64] = LOCATION.index(data["starting_post"]) if "starting_post" in data else -1
        self.figures: Final[i64] = data.get("figures_on_map", DATA["player_start"]["figures_on_map"])
        self.posts: Final[i64] = DATA["player_start"]["trading_posts"] + data.get("extra_posts", 0)
        self.settles_in_passing: Final[bool] = data.get("places_while_passing", False)
        self.jumps: Final[bool] = data.get("oasis_to_oasis", False)
        self.round_bonus: Final = Bundle(data.get("round_bonus", {}))


CHARACTERS: Final = [Character(data) for data in DATA["characters"]["items"]]
CHARACTER: Final = Domain("character", [data["id"] for data in DATA["characters"]["items"]], on_board=True)
CHARACTER_COUNT: Final[i64] = len(CHARACTERS)
