"""CA-7.22 to 7.34: Weave, Ship, Deliver."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.objections import Reason, Why
from fondaco.core.rows import total
from fondaco.games.calimala.components import PORT, PORT_AREA, PORTS, TRADING, TRADING_AREA, TRADINGS, WORKSHOP
from fondaco.games.calimala.materials import NO_CUBE_LEFT
from fondaco.games.calimala.state import Calimala

WORKSHOPS_FULL: Final = Reason("CA-7.24", "workshops-full", ["cubes"])
NO_SHIP: Final = Reason("CA-7.30", "no-ship", [])
NO_CLOTH_TO_SHIP: Final = Reason("CA-7.30", "no-cloth", [])
PORTS_FULL: Final = Reason("CA-7.30", "ports-full", [])
PORT_FULL: Final = Reason("CA-7.26", "port-full", [PORT])
NO_HOUSE: Final = Reason("CA-7.33", "no-house", [])
NO_CLOTH_TO_DELIVER: Final = Reason("CA-7.33", "no-cloth", [])
TRADING_CITIES_FULL: Final = Reason("CA-7.33", "trading-cities-full", [])
OWN_CITIES_FULL: Final = Reason("CA-7.34", "own-cities-full", [])
NO_HOUSE_THERE: Final = Reason("CA-7.31", "no-house-there", [TRADING])
TRADING_CITY_FULL: Final = Reason("CA-7.31", "trading-city-full", [TRADING])

# --- Weave ------------------------------------------------------------------------------------------------------------


def may_weave(s: Calimala, seat: i64, why: Why) -> bool:
    """CA-7.24: unless all own workshops are full; CA-7.05: or all cubes are out."""
    player = s.players[seat]
    if total(player.cloth) >= player.workshops * WORKSHOP:
        return why.no(WORKSHOPS_FULL, WORKSHOP)
    return player.supply > 0 or why.no(NO_CUBE_LEFT)


def weave(s: Calimala, seat: i64) -> i64:
    """CA-7.22, CA-7.23: one cloth in each workshop with room; CA-7.25: the leftmost first. How many were woven."""
    player = s.players[seat]
    woven: i64 = 0
    for workshop in range(player.workshops):
        if player.cloth[workshop] < WORKSHOP and player.supply > 0:
            player.cloth[workshop] += 1
            player.supply -= 1
            woven += 1
    return woven


def take_cloth(s: Calimala, seat: i64, area: i64) -> None:
    """CA-7.28: one cloth leaves the fullest workshop, the leftmost of equals, for a city."""
    player = s.players[seat]
    fullest: i64 = 0
    for workshop in range(1, player.workshops):
        if player.cloth[workshop] > player.cloth[fullest]:
            fullest = workshop
    player.cloth[fullest] -= 1
    player.cubes[area] += 1
    s.free[area] -= 1


# --- Ship -------------------------------------------------------------------------------------------------------------


def may_ship(s: Calimala, seat: i64, why: Why) -> bool:
    """CA-7.30: a ship, a cloth, and a port city with room."""
    player = s.players[seat]
    if player.ships == 0:
        return why.no(NO_SHIP)
    if total(player.cloth) == 0:
        return why.no(NO_CLOTH_TO_SHIP)
    return first_port(s, 0) < PORTS or why.no(PORTS_FULL)


def first_port(s: Calimala, port: i64) -> i64:
    """The first port city with room, from this one on; behind the last if there is none."""
    while port < PORTS and s.free[PORT_AREA + port] == 0:
        port += 1
    return port


def may_ship_to(s: Calimala, seat: i64, port: i64, why: Why) -> bool:
    """CA-7.26: only to a port city with a free space."""
    return s.free[PORT_AREA + port] > 0 or why.no(PORT_FULL, port)


def ship_to(s: Calimala, seat: i64, port: i64) -> None:
    """CA-7.26: one ship takes one cloth."""
    take_cloth(s, seat, PORT_AREA + port)


# --- Deliver ----------------------------------------------------------------------------------------------------------


def may_deliver(s: Calimala, seat: i64, why: Why) -> bool:
    """CA-7.33: a trade house, a cloth, and a trading city with room; CA-7.34: which must be that of an own house."""
    player = s.players[seat]
    if player.houses == 0:
        return why.no(NO_HOUSE)
    if total(player.cloth) == 0:
        return why.no(NO_CLOTH_TO_DELIVER)
    if first_delivery(s, seat, 0) < TRADINGS:
        return True
    for city in range(TRADINGS):
        if s.free[TRADING_AREA + city] > 0:
            return why.no(OWN_CITIES_FULL)
    return why.no(TRADING_CITIES_FULL)


def first_delivery(s: Calimala, seat: i64, city: i64) -> i64:
    """The first city with an own house and room, from this one on; behind the last if there is none."""
    houses = s.players[seat].houses
    while city < TRADINGS and (houses >> city & 1 == 0 or s.free[TRADING_AREA + city] == 0):
        city += 1
    return city


def may_deliver_to(s: Calimala, seat: i64, city: i64, why: Why) -> bool:
    """CA-7.31: only to an own trade house, if its city has a free cloth space."""
    if s.players[seat].houses >> city & 1 == 0:
        return why.no(NO_HOUSE_THERE, city)
    return s.free[TRADING_AREA + city] > 0 or why.no(TRADING_CITY_FULL, city)


def deliver_to(s: Calimala, seat: i64, city: i64) -> None:
    """CA-7.31: one cloth for one house."""
    take_cloth(s, seat, TRADING_AREA + city)
