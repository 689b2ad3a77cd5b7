"""GE-9.01, 9.38: bundles, wishes and promises as plain data: in payloads, in storage and, without secrets, in views.

    {"ducats": 15, "commodities": {"ale": 1}, "cards": [{"id": "message_03", "face": "kind_only"}]}

What is not named is none. In a view a card of which only the kind is shown is `{"deck": "message", ...}`, and an order
is named by its deck alone.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import Data, Domain
from fondaco.core.errors import Bad
from fondaco.core.masks import ONE
from fondaco.core.rows import Row, zeros
from fondaco.games.genoa.components import (
    CARD,
    COMMODITY,
    DECK,
    DECK_OF,
    DECKS,
    FIRST_TILE,
    GOOD,
    GOODS,
    LARGE,
    MARKER,
    SMALL,
    TILE,
    members,
)
from fondaco.games.genoa.values import (
    AT_RANDOM,
    GIVER_PICKS,
    NO_PROMISE,
    NO_WISH,
    NOTHING,
    After,
    Bundle,
    Wish,
)

MOST: Final = 1_000_000
SHOWN: Final = "shown"
KIND_ONLY: Final = "kind_only"
PICKS: Final = ["giver", "random"]

# --- writing ----------------------------------------------------------------------------------------------------------


def goods_data(goods: Row) -> dict[str, Data]:
    """The goods of a bundle."""
    data: dict[str, Data] = {}
    commodities = {GOOD.items[good]: goods[good] for good in range(FIRST_TILE) if goods[good]}
    tiles = {GOOD.items[good]: goods[good] for good in range(FIRST_TILE, MARKER) if goods[good]}
    if commodities:
        data["commodities"] = commodities
    if tiles:
        data["tiles"] = tiles
    if goods[MARKER]:
        data["markers"] = goods[MARKER]
    return data


def bundle_data(bundle: Bundle, whole: bool) -> dict[str, Data]:
    """A bundle; not `whole`: as everybody sees it."""
    data: dict[str, Data] = {"ducats": bundle.ducats} if bundle.ducats else {}
    data.update(goods_data(bundle.goods))
    cards: list[Data] = [{"id": CARD.items[card], "face": SHOWN} for card in members(bundle.shown)]
    for card in members(bundle.cards & ~bundle.shown):
        name = {"id": CARD.items[card]} if whole else {"deck": DECK.items[DECK_OF[card]]}
        cards.append({**name, "face": KIND_ONLY})
    if cards:
        data["cards"] = cards
    return data


def wish_data(wish: Wish) -> dict[str, Data]:
    """What is asked for: no secret."""
    data: dict[str, Data] = {"ducats": wish.ducats} if wish.ducats else {}
    data.update(goods_data(wish.goods))
    kinds = {DECK.items[deck]: wish.kinds[deck] for deck in range(DECKS) if wish.kinds[deck]}
    if kinds:
        data["cards"] = kinds
    return data


def after_data(after: After, whole: bool) -> dict[str, Data]:
    """A promise; not `whole`: without the name of the order."""
    data = goods_data(after.goods)
    if after.cards:
        data["cards"] = {"n": after.cards, "pick": PICKS[after.pick]}
    if after.deck >= 0:
        order: dict[str, Data] = {"deck": DECK.items[after.deck]}
        if whole and after.order >= 0:
            order["card"] = CARD.items[after.order]
        if after.ducats:
            order["ducats"] = after.ducats
        if after.tile >= 0:
            order["tile"] = GOOD.items[after.tile]
        data["order"] = order
    return data


# --- reading ----------------------------------------------------------------------------------------------------------


def fields(data: Data, known: list[str], where: str) -> dict[str, Data]:
    """An object with no other fields than these."""
    if not isinstance(data, dict):
        raise Bad("an object is wanted", where)
    for name in data:
        if name not in known:
            raise Bad(f"there is no field {name}", where)
    return data


def number(data: Data, where: str, low: int = 0) -> int:
    """A whole number, not below `low`."""
    if type(data) is not int or not low <= data <= MOST:
        raise Bad(f"a whole number from {low} on is wanted", where)
    return data


def item(domain: Domain, data: Data, where: str) -> i64:
    """An item by its name."""
    if not isinstance(data, str):
        raise Bad(f"the name of a {domain.name} is wanted", where)
    try:
        return domain.index(data)
    except Bad as bad:
        raise Bad(bad.reason, where) from None


def counts(domain: Domain, data: Data, where: str) -> list[int]:
    """Counts by name."""
    if not isinstance(data, dict):
        raise Bad(f"counts by {domain.name} are wanted", where)
    found = [0] * len(domain)
    for name, count in data.items():
        found[item(domain, name, where)] = number(count, f"{where}.{name}")
    return found


def read_goods(data: dict[str, Data], where: str) -> Row:
    """The goods of a bundle."""
    goods = zeros(GOODS)
    for i, count in enumerate(counts(COMMODITY, data.get("commodities", {}), f"{where}.commodities")):
        goods[i] = count
    for i, count in enumerate(counts(TILE, data.get("tiles", {}), f"{where}.tiles")):
        goods[FIRST_TILE + i] = count
    goods[MARKER] = number(data.get("markers", 0), f"{where}.markers")
    return goods


BUNDLE: Final = ["ducats", "commodities", "tiles", "markers", "cards"]


def read_bundle(data: Data, where: str) -> Bundle:
    """What somebody gives; raises `Bad`."""
    given = fields(data, BUNDLE, where)
    if not given:
        return NOTHING
    cards: i64 = 0
    shown: i64 = 0
    listed = given.get("cards", [])
    if not isinstance(listed, list):
        raise Bad("a list of cards is wanted", f"{where}.cards")
    for i, entry in enumerate(listed):
        at = f"{where}.cards[{i}]"
        named = fields(entry, ["id", "face"], at)
        bit = ONE << item(CARD, named.get("id"), at)
        if cards & bit:
            raise Bad("a card stands twice", at)
        if named.get("face") not in (SHOWN, KIND_ONLY):
            raise Bad(f"a face is {SHOWN} or {KIND_ONLY}", at)
        cards |= bit
        if named["face"] == SHOWN:
            shown |= bit
    return Bundle(number(given.get("ducats", 0), f"{where}.ducats"), read_goods(given, where), cards, shown)


def read_wish(data: Data, where: str) -> Wish:
    """What somebody asks for; raises `Bad`."""
    given = fields(data, BUNDLE, where)
    if not given:
        return NO_WISH
    kinds = zeros(DECKS)
    for deck, count in enumerate(counts(DECK, given.get("cards", {}), f"{where}.cards")):
        kinds[deck] = count
    return Wish(number(given.get("ducats", 0), f"{where}.ducats"), read_goods(given, where), kinds)


def read_after(data: Data, where: str, named: bool) -> After:
    """A promise; `named`: an order is named by its card, else by its deck alone. Raises `Bad`."""
    given = fields(data, ["commodities", "tiles", "markers", "cards", "order"], where)
    if not given:
        return NO_PROMISE
    cards, pick = 0, GIVER_PICKS
    if "cards" in given:
        drawn = fields(given["cards"], ["n", "pick"], f"{where}.cards")
        cards = number(drawn.get("n"), f"{where}.cards.n", low=1)
        if drawn.get("pick", PICKS[0]) not in PICKS:
            raise Bad(f"who picks is one of {PICKS}", f"{where}.cards.pick")
        pick = AT_RANDOM if drawn.get("pick") == PICKS[1] else GIVER_PICKS
    goods = read_goods(given, where)
    if "order" not in given:
        return After(goods, cards, pick, -1, -1, 0, -1)
    at = f"{where}.order"
    order = fields(given["order"], ["deck", "card", "ducats", "tile"], at)
    deck = item(DECK, order.get("deck"), at)
    card = item(CARD, order["card"], at) if "card" in order else i64(-1)
    if deck not in (LARGE, SMALL) or (card >= 0 and DECK_OF[card] != deck) or (named and card < 0):
        raise Bad("a large or small order of that deck is wanted", at)
    tile = FIRST_TILE + item(TILE, order["tile"], at) if "tile" in order else i64(-1)
    return After(goods, cards, pick, deck, card, number(order.get("ducats", 0), at), tile)
