"""What good players of Puerto Rico care about, in points.

* **How long it lasts.** Colonists, VP chips and city spaces run out at a pace that can be seen coming; what only pays
  by the year is worth less every year.
* **The engine.** Barrels a craftsman brings now, and those that are only a colonist or a building away. A barrel is
  shipped for a point or sold for its price; several kinds escape the ships and the trading house of the others.
* **Money is buildings to come**: about half a point each, nothing once nobody builds any more. A quarry in use saves a
  doubloon a year.
* **Buildings** by what they bring a year; the large ones by what they will score.
* **Denial** needs no term of its own: the others' estimates fall, and shares of the win are what is compared.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.advice import Advice
from fondaco.core.rows import total
from fondaco.games.puerto_rico.actions import (
    ACCEPT,
    BARREL,
    BUILD,
    CHOOSE,
    COLONIST,
    DRAW,
    FARM,
    KEEP,
    LOAD,
    NOBLE,
    PASS,
    SELL,
    SHIP_BY_WHARF,
    STAFF,
    STORE,
    TAKE,
)
from fondaco.games.puerto_rico.components import (
    BUILDER,
    BUILDING,
    BUILDINGS,
    CAPTAIN,
    CIRCLES,
    CITY_HALL,
    CITY_SPACES,
    CORN,
    COST,
    CRAFTSMAN,
    CUSTOMS_HOUSE,
    FACTORY,
    FACTORY_PAYS,
    FORTRESS,
    GOODS,
    GUILD_HALL,
    HARBOR,
    HOUSE_SPACES,
    KINDS,
    LARGE,
    LARGE_MARKET,
    LARGE_MARKET_BONUS,
    MAYOR,
    OFFICE,
    PRICES,
    QUARRY,
    RESIDENCE,
    SETTLER,
    SMALL_MARKET,
    SMALL_MARKET_BONUS,
    TRADER,
    WHARF,
)
from fondaco.games.puerto_rico.craftsman import MAKERS, yield_of
from fondaco.games.puerto_rico.mayor import empty_in_city
from fondaco.games.puerto_rico.round import ChooseRole
from fondaco.games.puerto_rico.scoring import city_hall_vp, guild_hall_vp, residence_vp, score_of
from fondaco.games.puerto_rico.state import Player, PuertoRico

LEAST_DOUBT: Final = 2.0
DOUBT_A_YEAR: Final = 0.9
LONGEST: Final = 12.0
"""Years to come, at most."""
CRAFTSMEN: Final = 0.8
"""How often a role is chosen in a year, about."""
TRADERS: Final = 0.6
BUILDERS: Final = 0.9
SHIPPED: Final = 0.7
"""Points that a barrel brings on a ship, on average: some rot, some are sold."""
HARBOR_SHIPMENTS: Final = 1.2
POINT_OF_MONEY: Final = 0.5
"""Points that a doubloon becomes, as long as there is time to build."""
ROLE_MONEY: Final = 0.6
"""Doubloons a year that lie on roles."""
TO_COME: Final = 0.4
"""How much a barrel counts that only lacks a colonist."""
STAFFED_LATER: Final = 0.7
"""How much a building counts that is still empty."""
PER_YEAR: Final[dict[str, float]] = {
    "hacienda": 0.5,
    "construction_hut": 0.3,
    "small_warehouse": 0.3,
    "hospice": 0.4,
    "office": 0.3,
    "large_warehouse": 0.4,
    "university": 0.3,
    "wharf": 1.0,
    "aqueduct": 0.5,
    "forest_house": 0.4,
    "black_market": 0.3,
    "storehouse": 0.4,
    "guesthouse": 0.5,
    "trading_post": 0.5,
    "church": 0.6,
    "small_wharf": 0.7,
    "lighthouse": 0.7,
    "specialty_factory": 0.9,
    "library": 1.2,
    "union_hall": 1.0,
    "land_office": 0.3,
    "chapel": 0.4,
    "hunting_lodge": 0.4,
    "zoning_office": 0.6,
    "royal_supplier": 0.6,
    "villa": 0.7,
    "jeweler": 0.5,
}
"""Points a year of a building in use, where nothing better can be said."""
YEARLY: Final = [PER_YEAR.get(name, 0.0) for name in BUILDING.items]


class PuertoRicoAdvice(Advice):
    """The ideas above."""

    def estimate(self, s: PuertoRico) -> list[float]:
        years = years_left(s)
        return [expected(s, player, years) for player in s.players]

    def doubt(self, s: PuertoRico) -> float:
        return LEAST_DOUBT + DOUBT_A_YEAR * years_left(s)

    def quiet(self, s: PuertoRico) -> bool:
        return isinstance(s.stack[-1], ChooseRole)

    def reach(self, s: PuertoRico) -> i64:
        """Every seat's next role: what a building or a good is worth shows when all have chosen."""
        return s.seats

    def priors(self, s: PuertoRico, seat: i64, actions: list[Action]) -> list[float]:
        return [prior(s, seat, action) for action in actions]


# --- the estimate -----------------------------------------------------------------------------------------------------


def years_left(s: PuertoRico) -> float:
    """The first of the three ends, at the pace of today."""
    if s.ending:
        return 0.0
    fullest: i64 = 0
    barrels: i64 = 0
    for player in s.players:
        fullest = max(fullest, player.city_filled())
        for good in range(GOODS):
            barrels += yield_of(player, good)
    seats = float(s.seats)
    people = float(s.colonists) / (1.3 * seats)
    chips = float(s.vp_pool) / (seats + CRAFTSMEN * float(barrels))
    city = float(CITY_SPACES - fullest) / BUILDERS
    return min(LONGEST, people, chips, city)


def expected(s: PuertoRico, player: Player, years: float) -> float:
    """The final points of a player."""
    points = float(score_of(player)) + large_to_come(player, years)
    time = min(1.0, years)
    points += SHIPPED * float(total(player.goods)) * min(1.0, 0.3 + years)
    barrels = 0.0
    kinds: i64 = 0
    best = 0.0
    for good in range(GOODS):
        made = harvest(player, good)
        if made > 0.3:
            kinds += 1
            best = max(best, float(PRICES[good]) * min(1.0, made))
        barrels += made
    points += SHIPPED * barrels * CRAFTSMEN * years
    if player.works(HARBOR):
        points += HARBOR_SHIPMENTS * min(float(kinds), 3.0) * CRAFTSMEN * years
    money = float(player.doubloons) + yearly_money(player, best, kinds) * years
    points += POINT_OF_MONEY * money * time
    return points + yearly_points(player) * years


def harvest(player: Player, good: i64) -> float:
    """The barrels of a craftsman phase, now and with the people to come."""
    made = float(yield_of(player, good))
    could = player.tiles[good]
    if good != CORN:
        room: i64 = 0
        for b in MAKERS[good]:
            if player.owns(b):
                room += CIRCLES[b]
        could = min(could, room)
    return made + TO_COME * (float(could) - made)


def yearly_money(player: Player, best: float, kinds: i64) -> float:
    """The doubloons of a year: sales, quarries, factory, roles."""
    money = ROLE_MONEY + BUILDERS * min(3.0, float(player.manned[QUARRY]) + 0.4 * float(player.tiles[QUARRY]))
    if kinds > 0:
        sale = best + 0.5
        if player.works(SMALL_MARKET):
            sale += float(SMALL_MARKET_BONUS)
        if player.works(LARGE_MARKET):
            sale += float(LARGE_MARKET_BONUS)
        money += TRADERS * sale
    if player.works(FACTORY):
        money += CRAFTSMEN * float(FACTORY_PAYS[kinds])
    return money


def yearly_points(player: Player) -> float:
    """The points of a year that come from the table."""
    points = 0.0
    rest = player.buildings
    b: i64 = 0
    while rest:
        if rest & 1:
            points += YEARLY[b] if player.staff[b] > 0 else STAFFED_LATER * YEARLY[b]
        rest >>= 1
        b += 1
    return points


def large_to_come(player: Player, years: float) -> float:
    """What large buildings will score beyond what they score now."""
    if player.buildings & LARGE == 0:
        return 0.0
    points = 0.0
    soon = min(1.0, years)
    empty = 0.6 * soon
    if player.owns(GUILD_HALL):
        points += 0.4 * years if player.works(GUILD_HALL) else empty * float(guild_hall_vp(player))
    if player.owns(RESIDENCE):
        points += 0.3 * years if player.works(RESIDENCE) else empty * float(residence_vp(player))
    if player.owns(FORTRESS):
        points += 0.4 * years if player.works(FORTRESS) else empty * float(player.people() // 3)
    if player.owns(CUSTOMS_HOUSE):
        points += 0.5 * years if player.works(CUSTOMS_HOUSE) else empty * float(player.vp // 4)
    if player.owns(CITY_HALL):
        points += 0.4 * years if player.works(CITY_HALL) else empty * float(city_hall_vp(player))
    return points


# --- priors -----------------------------------------------------------------------------------------------------------


def prior(s: PuertoRico, seat: i64, a: Action) -> float:
    """How likely a good player does it."""
    verb = a.verb
    player = s.players[seat]
    if verb is CHOOSE:
        return role_prior(s, seat, a.x)
    if verb is PASS:
        return 0.1
    if verb is BUILD:
        return build_prior(s, player, a.x)
    if verb is TAKE:
        return tile_prior(s, player, a.x)
    if verb is FARM:
        return staffing_prior(a.y, farmers_wanted(player, a.x))
    if verb is STAFF:
        return staffing_prior(a.y, workers_wanted(player, a.x))
    if verb is LOAD:
        return 1.0 + float(min(player.goods[a.x], s.rules.capacity[a.y] - s.loaded[a.y]))
    if verb is SHIP_BY_WHARF:
        return 0.5 + float(player.goods[a.x])
    if verb is SELL or verb is BARREL:
        return 0.4 + float(PRICES[a.x])
    if verb is KEEP or verb is STORE:
        return 0.5 + float(player.goods[a.x]) + float(PRICES[a.x])
    return 2.0 if verb is COLONIST or verb is NOBLE or verb is ACCEPT or verb is DRAW else 1.0


def role_prior(s: PuertoRico, seat: i64, role: i64) -> float:
    """Its doubloons, and what the privilege is worth now."""
    player = s.players[seat]
    weight = 1.0 + float(s.role_doubloons[role])
    if role == BUILDER:
        weight += 0.5 * float(min(player.doubloons, 10) // 3)
    elif role == MAYOR:
        empty = empty_in_city(player) + total(player.tiles) - total(player.manned)
        weight += 0.5 * float(min(3, empty - player.colonists - player.nobles))
    elif role == CRAFTSMAN:
        weight += 0.3 * (own_harvest(player) - best_harvest_of_others(s, seat))
    elif role == TRADER:
        weight += best_sale(s, player)
    elif role == CAPTAIN:
        weight += 0.4 * float(min(6, total(player.goods)))
    elif role == SETTLER:
        weight += 0.5
    return max(0.2, weight)


def own_harvest(player: Player) -> float:
    """The barrels he would produce."""
    barrels: i64 = 0
    for good in range(GOODS):
        barrels += yield_of(player, good)
    return float(barrels)


def best_harvest_of_others(s: PuertoRico, seat: i64) -> float:
    """The barrels of the one who would produce most."""
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, own_harvest(s.players[other]))
    return best


def best_sale(s: PuertoRico, player: Player) -> float:
    """The price he would get in the trading house."""
    if total(s.house) >= HOUSE_SPACES:
        return 0.0
    best: i64 = 0
    for good in range(GOODS):
        if player.goods[good] > 0 and (s.house[good] == 0 or player.works(OFFICE)):
            best = max(best, PRICES[good])
    return float(best)


def build_prior(s: PuertoRico, player: Player, b: i64) -> float:
    """The dearer the better, and a production building that finds its plantations."""
    building = BUILDINGS[b]
    weight = 0.3 + 0.25 * float(COST[b])
    if building.production and building.good >= 0:
        missing = player.tiles[building.good] - room_for(player, building.good)
        weight += 0.6 * float(min(missing, building.circles)) if missing > 0 else -0.3
    elif building.size == 2:
        weight += 3.0
    else:
        weight += YEARLY[b] * years_left(s) * 0.4
        if b in (SMALL_MARKET, FACTORY, HARBOR, WHARF):
            weight += 1.0
    return max(0.1, weight)


def room_for(player: Player, good: i64) -> i64:
    """The circles of his buildings that make this good."""
    room: i64 = 0
    for b in MAKERS[good]:
        if player.owns(b):
            room += CIRCLES[b]
    return room


def tile_prior(s: PuertoRico, player: Player, tile: i64) -> float:
    """Quarries early; what his buildings can use; corn needs no building."""
    if tile == QUARRY:
        return 0.5 + 0.3 * years_left(s) if player.tiles[QUARRY] < 3 else 0.5
    if tile == CORN:
        return 1.5
    waiting = room_for(player, tile) - player.tiles[tile]
    weight = 1.0 + 0.2 * float(PRICES[tile])
    return weight + 1.0 if waiting > 0 else weight


def farmers_wanted(player: Player, tile: i64) -> i64:
    """The plantations of this kind that would produce if they were occupied."""
    if tile in (QUARRY, CORN):
        return player.tiles[tile]
    return min(player.tiles[tile], room_for(player, tile))


def workers_wanted(player: Player, b: i64) -> i64:
    """The circles of a building that its farmers keep busy; all of a building that makes nothing."""
    good = BUILDINGS[b].good
    return CIRCLES[b] if good < 0 else min(CIRCLES[b], player.manned[good])


def staffing_prior(people: i64, wanted: i64) -> float:
    """As many as have work to do."""
    away = people - wanted if people > wanted else wanted - people
    if away == 0:
        return 2.0
    return 1.0 if people < wanted and away == 1 else 0.3


assert len(YEARLY) == KINDS
