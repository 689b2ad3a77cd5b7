"""MP-10.09: the map, its locations and routes."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import Domain
from fondaco.core.rows import Row, row
from fondaco.games.marco_polo.language import DATA

ITEMS: Final = DATA["locations"]["items"]
LOCATION: Final = Domain("location", [item["id"] for item in ITEMS], on_board=True)
LOCATIONS: Final[i64] = len(LOCATION)
BEIJING: Final[i64] = LOCATION.index("beijing")


def of_kind(kind: str) -> list[int]:
    """The locations of a kind, in the order of the list."""
    return [place for place, item in enumerate(ITEMS) if item["kind"] == kind]


LARGE_CITIES: Final = of_kind("large")
SMALL_CITIES: Final = of_kind("small")
OASES: Final = of_kind("oasis")


def mask_of(places: list[int]) -> i64:
    """Places as a mask."""
    return sum(1 << place for place in places)


LARGE: Final[i64] = mask_of(LARGE_CITIES)
SMALL: Final[i64] = mask_of(SMALL_CITIES)
OASIS: Final[i64] = mask_of(OASES)
NO_POST_AT: Final[list[str]] = DATA["trading_posts"]["no_post_at"]
CITY: Final[i64] = mask_of([place for place, item in enumerate(ITEMS) if item["kind"] not in NO_POST_AT])
"""MP-11.04: where trading posts may stand."""

NO_ROUTE: Final[i64] = -1
_coins: Final = [-1] * (len(ITEMS) * len(ITEMS))
_camels: Final = [0] * (len(ITEMS) * len(ITEMS))
for _route in DATA["routes"]["items"]:
    _a, _b = LOCATION.index(_route["a"]), LOCATION.index(_route["b"])
    for _way in (_a * LOCATIONS + _b, _b * LOCATIONS + _a):
        _coins[_way] = _route["cost"].get("coin", 0)
        _camels[_way] = _route["cost"].get("camel", 0)
ROUTE_COINS: Final = row(_coins)
"""MP-10.04: from * LOCATIONS + to; -1: there is no route."""
ROUTE_CAMELS: Final = row(_camels)
NEIGHBOURS: Final[list[Row]] = [
    row([to for to in range(len(ITEMS)) if _coins[place * len(ITEMS) + to] >= 0]) for place in range(len(ITEMS))
]
SLOT: Final = Domain(
    "slot",
    [
        item["id"] if item["city_cards"] == 1 else f"{item['id']}_{number + 1}"
        for item in ITEMS
        for number in range(item["city_cards"])
    ],
    on_board=True,
)
"""MP-2.06: the city-card spaces."""
SLOTS: Final[i64] = len(SLOT)
SLOT_CITY: Final = row([place for place, item in enumerate(ITEMS) for _ in range(item["city_cards"])])
