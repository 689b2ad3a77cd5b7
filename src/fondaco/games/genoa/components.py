"""GE-1: the components, read from the data file and checked when loaded."""

import tomllib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import Data, Domain
from fondaco.core.errors import Bad
from fondaco.core.masks import ONE
from fondaco.core.rows import Row, row, zeros
from fondaco.games.genoa.board import Board, check_hints

DATA_FILE: Final = Path(__file__).parent / "data" / "genoa.toml"


def load() -> Data:
    """The data file as plain data."""
    with DATA_FILE.open("rb") as file:
        return tomllib.load(file)


DATA: Final = load()

# --- goods ------------------------------------------------------------------------------------------------------------

COMMODITIES: Final[i64] = len(DATA["commodity"])
TILES: Final[i64] = len(DATA["special_tile"])
GOOD: Final = Domain(
    "good",
    [*[c["id"] for c in DATA["commodity"]], *[tile["id"] for tile in DATA["special_tile"]], "marker"],
    on_board=True,
)
"""GE-1.10: every good that lies open: commodities, special tiles, ownership markers. (Cards are goods too.)"""
GOODS: Final[i64] = len(GOOD)
MARKER: Final[i64] = GOOD.index("marker")
FIRST_TILE: Final[i64] = COMMODITIES
COMMODITY: Final = Domain("commodity", GOOD.items[:COMMODITIES], on_board=True, kind="good")
TILE: Final = Domain("tile", GOOD.items[COMMODITIES : COMMODITIES + TILES], on_board=True, kind="good")
SUPPLIED: Final = Domain("good", GOOD.items[:MARKER], on_board=True)
"""What the common supply holds; markers lie there by colour."""
STARTING_SPACE: Final[i64] = GOOD.index("starting_space")
TRADE: Final[i64] = GOOD.index("trade_1_1")
CHOICE: Final[i64] = GOOD.index("commodity_of_choice")
BUILDING_ACTION: Final[i64] = GOOD.index("building_action")
EXTRA_ACTION: Final[i64] = GOOD.index("extra_action")

SUPPLY: Final[list[int]] = [thing["count"] for thing in [*DATA["commodity"], *DATA["special_tile"]]]
MARKERS_PER_COLOUR: Final[i64] = DATA["markers"]["per_color"]
MOST_PLAYERS: Final[i64] = DATA["meta"]["players_max"]
NO_GOODS: Final = zeros(GOODS)
"""Shared: never changed."""

# --- board ------------------------------------------------------------------------------------------------------------

BOARD: Final = Board(DATA)
BUILDINGS: Final[i64] = len(DATA["building"])
STREETS: Final[i64] = len(DATA["street"])
SPACE: Final = Domain("space", BOARD.spaces, on_board=True)
"""GE-2.07: the buildings, the streets, the market, in this order."""
SPACES: Final[i64] = len(SPACE)
BUILDING: Final = Domain("building", SPACE.items[:BUILDINGS], on_board=True, kind="space")
STREET: Final = Domain("street", SPACE.items[BUILDINGS : BUILDINGS + STREETS], on_board=True, kind="space")
MARKET: Final[i64] = SPACE.index("market")
ALL_SPACES: Final[i64] = (ONE << SPACES) - 1
ALL_STREETS: Final[i64] = (ONE << (BUILDINGS + STREETS)) - (ONE << BUILDINGS)
NEIGHBOURS: Final = row(BOARD.neighbours)
"""By space, as masks (GE-2.08)."""
SPACE_AT: Final = row(BOARD.space_at)
"""By cell: row of 8, then the next; blue is the column, red the row (GE-2.01)."""
SIDES: Final[i64] = DATA["board"]["columns"]


def is_building(space: i64) -> bool:
    """GE-2.03: only buildings have actions."""
    return 0 <= space < BUILDINGS


# --- cards ------------------------------------------------------------------------------------------------------------

DECK: Final = Domain("deck", ["contract", "message", "large_order", "small_order"], on_board=True)
DECKS: Final[i64] = len(DECK)
CONTRACT: Final[i64] = 0
MESSAGE: Final[i64] = 1
LARGE: Final[i64] = 2
SMALL: Final[i64] = 3
CARD: Final = Domain("card", [card["id"] for deck in DECK.items for card in DATA[deck]], on_board=True)
CARDS: Final[i64] = len(CARD)
IN_DECK: Final[list[int]] = [len(DATA[deck]) for deck in DECK.items]
FIRST: Final = row([sum(IN_DECK[:deck]) for deck in range(len(IN_DECK))])
"""The first card of each deck; the others follow."""
DECK_MASK: Final = row([((1 << IN_DECK[deck]) - 1) << sum(IN_DECK[:deck]) for deck in range(len(IN_DECK))])
DECK_OF: Final = row([deck for deck in range(len(IN_DECK)) for _ in range(IN_DECK[deck])])
ALL_CARDS: Final[i64] = (ONE << CARDS) - 1
LARGE_ORDER: Final = Domain("large_order", [card["id"] for card in DATA["large_order"]], on_board=True, kind="card")
SMALL_ORDER: Final = Domain("small_order", [card["id"] for card in DATA["small_order"]], on_board=True, kind="card")
MESSAGE_CARD: Final = Domain("message", [card["id"] for card in DATA["message"]], on_board=True, kind="card")


def _buildings_of(card: Data) -> list[int]:
    names = card.get("buildings") or [card.get("building") or card.get("villa")]
    return [BUILDING.index(name) for name in names]


def _wanted_by(card: Data) -> Row:
    wanted = zeros(GOODS)
    for name in card.get("commodities", []):
        wanted[COMMODITY.index(name)] += 1
    return wanted


_CARD_DATA: Final = [card for deck in DECK.items for card in DATA[deck]]
PLACE: Final = row([_buildings_of(card)[0] for card in _CARD_DATA])
"""The building on a card, of a message the first."""
OTHER_PLACE: Final = row([_buildings_of(card)[-1] for card in _CARD_DATA])
"""Of a message the second building."""
WANTED: Final = [_wanted_by(card) for card in _CARD_DATA]
"""The commodities that an order asks for."""


def members(cards: i64) -> list[int]:
    """The items of a set, in order."""
    found: list[int] = []
    while cards:
        low = cards & -cards
        found.append(int(low).bit_length() - 1)
        cards ^= low
    return found


# --- what buildings do ------------------------------------------------------------------------------------------------

DRAWS: Final = row([-1] * int(BUILDINGS))
"""GE-10.03 to 10.05, 10.12: the deck of which the action gives cards, or -1; of a villa the contracts."""
DRAWN: Final = row([0] * int(BUILDINGS))
"""How many cards."""
TAKES: Final = [zeros(GOODS) for _ in range(BUILDINGS)]
"""GE-10.06, 10.07, 10.10: the goods that the action gives."""
VILLAS: Final = row([0] * int(BUILDINGS))
"""1 for a villa."""


def _read_action(building: i64, action: Data) -> None:
    kind = action["type"]
    if kind == "draw_card":
        DRAWS[building] = DECK.index(action["deck"])
        DRAWN[building] = action["count"]
    elif kind == "villa":
        VILLAS[building] = 1
        DRAWS[building] = CONTRACT
        DRAWN[building] = 1
    elif kind == "take_marker":
        TAKES[building][MARKER] = action["count"]
    elif kind == "take_special_tile":
        TAKES[building][GOOD.index(action["tile"])] = action["count"]
    elif kind == "take_commodities":
        for name in action["commodities"]:
            TAKES[building][GOOD.index(name)] += 1
    else:
        raise Bad(f"an action of kind {kind} (GE-10.01)", DATA_FILE.name)


for _place, _building in enumerate(DATA["building"]):
    _read_action(_place, _building["action"])


def is_villa(space: i64) -> bool:
    """GE-10.12: a villa offers two options."""
    return is_building(space) and VILLAS[space] == 1


# --- numbers ----------------------------------------------------------------------------------------------------------

START_DUCATS: Final[i64] = DATA["setup"]["ducats_per_player"]
START_CARDS: Final = row([DATA["setup"]["cards_per_player"][deck] for deck in DECK.items])
START_MARKERS: Final[i64] = DATA["setup"]["markers_in_stock_per_player"]
DISCS: Final[i64] = DATA["tower"]["discs"]
UNIT: Final[i64] = DATA["money"]["unit"]
ROUNDS: Final[dict[int, int]] = {plan["players"]: plan["rounds"] for plan in DATA["round_plan"]}
LARGE_REWARD: Final[i64] = DATA["rewards"]["large_order_ducats"]
SMALL_REWARD: Final[i64] = DATA["rewards"]["small_order_ducats"]
MESSAGE_REWARD: Final[i64] = DATA["rewards"]["message_ducats"]
OWNER_BONUS: Final[i64] = DATA["rewards"]["owner_bonus_when_another_uses"]
MARKER_AT_END: Final[i64] = DATA["rewards"]["marker_on_building_at_end"]
GROUP_VALUES: Final[list[int]] = DATA["contract_scoring"]["by_size"]
GROUP_STEP: Final[i64] = DATA["contract_scoring"]["each_beyond_four"]
TWO_PLAYER_ACTIONS: Final[i64] = DATA["two_player"]["trader_actions_after_opponent_acted"]

NEGOTIATION: Final = DATA["negotiation"]
MOST_OFFERS: Final[i64] = NEGOTIATION["max_standing_offers_per_player"]
MOST_CLEARINGS: Final[i64] = NEGOTIATION["live_done_clearings_per_window"]
MOST_MESSAGES: Final[i64] = NEGOTIATION["live_messages_per_player"]
VALUE_PER_GOOD: Final[i64] = NEGOTIATION["timeout_value_per_good"]
DUCATS: Final = Domain("ducats", [str(n) for n in NEGOTIATION["menu_ducats"]])
PLUS: Final = Domain("plus", [str(n) for n in NEGOTIATION["menu_ducats_beside_a_good"]], kind="ducats")
REWARD: Final = Domain("reward", [str(n) for n in NEGOTIATION["menu_ducats_after_large_order"]], kind="ducats")
RAISE: Final = Domain("raise", [str(n) for n in NEGOTIATION["counter_raise_ducats"]], kind="ducats")
MENU_DUCATS: Final = row(NEGOTIATION["menu_ducats"])
MENU_PLUS: Final = row(NEGOTIATION["menu_ducats_beside_a_good"])
MENU_REWARDS: Final = row(NEGOTIATION["menu_ducats_after_large_order"])
MENU_RAISES: Final = row(NEGOTIATION["counter_raise_ducats"])


def check(data: Data) -> None:
    """The counts of the rulebook and the hints about the board; raises `Bad` naming the rule."""
    for rule, what, found, wanted in [
        ("GE-1.02", "kinds of commodities", len(data["commodity"]), 8),
        ("GE-1.02", "commodities", sum(thing["count"] for thing in data["commodity"]), 40),
        ("GE-1.03", "ownership markers", len(data["markers"]["colors"]) * data["markers"]["per_color"], 35),
        ("GE-1.04", "special tiles", sum(tile["count"] for tile in data["special_tile"]), 27),
        ("GE-1.05", "contracts", len(data["contract"]), 14),
        ("GE-1.05", "messages", len(data["message"]), 14),
        ("GE-1.05", "large orders", len(data["large_order"]), 16),
        ("GE-1.05", "small orders", len(data["small_order"]), 16),
        ("GE-1.06", "coins", data["money"]["coins_total"], 80),
        ("GE-2.03", "buildings", len(data["building"]), 18),
        ("GE-2.06", "streets", len(data["street"]), 20),
        ("GE-1.01", "discs", data["tower"]["discs"], 5),
        ("GE-3.06", "ducats at the start", data["setup"]["ducats_per_player"], 130),
    ]:
        _expect(rule, what, found, wanted)
    for plan, rounds in zip(data["round_plan"], [12, 10, 8, 6], strict=True):
        _expect("GE-4.01", f"rounds with {plan['players']} players", plan["rounds"], rounds)
    for order in data["large_order"]:
        _expect("GE-11.10", f"commodities of {order['id']}", len(order["commodities"]), 3)
    for message in data["message"]:
        _expect("GE-11.30", f"buildings of {message['id']}", len(set(message["buildings"])), 2)
    check_hints(data, Board(data))


def _expect(rule: str, what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise Bad(f"{found} {what}, the rulebook has {wanted} ({rule})", DATA_FILE.name)


check(DATA)
