"""CA-7.10 to 7.16: Build a ship, a trade house or a workshop."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.masks import ONE, ones
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.games.calimala.components import (
    A_SHIP,
    HOUSE_COST,
    MOST_HOUSES,
    MOST_SHIPS,
    MOST_WORKSHOPS,
    SHIP_COST,
    TRADING,
    TRADINGS,
    WORKSHOP_COST,
)
from fondaco.games.calimala.materials import may_pay, pay
from fondaco.games.calimala.state import Calimala

NOTHING_TO_BUILD: Final = Reason("CA-7.16", "nothing-to-build", [])
SHIPS_USED_UP: Final = Reason("CA-7.11", "ships-used-up", ["ships"])
HOUSES_USED_UP: Final = Reason("CA-7.12", "houses-used-up", ["houses"])
NO_HOUSE_SPACE: Final = Reason("CA-7.12", "no-house-space", [TRADING])
HOUSE_THERE: Final = Reason("CA-7.13", "house-there", [TRADING])
WORKSHOPS_USED_UP: Final = Reason("CA-7.14", "workshops-used-up", ["workshops"])


def may_build(s: Calimala, seat: i64, piece: i64, why: Why) -> bool:
    """CA-7.11, CA-7.14: a piece is left, and its materials are at hand."""
    player = s.players[seat]
    if piece == A_SHIP:
        if player.ships >= MOST_SHIPS:
            return why.no(SHIPS_USED_UP, MOST_SHIPS)
        return may_pay(player, SHIP_COST, why)
    if player.workshops >= MOST_WORKSHOPS:
        return why.no(WORKSHOPS_USED_UP, MOST_WORKSHOPS)
    return may_pay(player, WORKSHOP_COST, why)


def build(s: Calimala, seat: i64, piece: i64) -> None:
    """CA-7.11: into the harbour; CA-7.14: on the leftmost empty workshop space; CA-7.15: it is empty."""
    player = s.players[seat]
    if piece == A_SHIP:
        pay(player, SHIP_COST)
        player.ships += 1
    else:
        pay(player, WORKSHOP_COST)
        player.workshops += 1


def houses_in(s: Calimala, city: i64) -> i64:
    """How many trade houses stand in a trading city."""
    houses: i64 = 0
    for player in s.players:
        houses += player.houses >> city & 1
    return houses


def may_build_house(s: Calimala, seat: i64, city: i64, why: Why) -> bool:
    """CA-7.12, CA-7.13: a house is left, none of theirs stands there, there is a space and brick enough."""
    player = s.players[seat]
    if ones(player.houses) >= MOST_HOUSES:
        return why.no(HOUSES_USED_UP, MOST_HOUSES)
    if player.houses >> city & 1 == 1:
        return why.no(HOUSE_THERE, city)
    if houses_in(s, city) >= s.rules.box.house_spaces[city]:
        return why.no(NO_HOUSE_SPACE, city)
    return may_pay(player, HOUSE_COST, why)


def build_house(s: Calimala, seat: i64, city: i64) -> None:
    """CA-7.12"""
    player = s.players[seat]
    pay(player, HOUSE_COST)
    player.houses |= ONE << city


def may_build_anything(s: Calimala, seat: i64, why: Why) -> bool:
    """CA-7.16"""
    player = s.players[seat]
    if player.ships < MOST_SHIPS and may_pay(player, SHIP_COST, QUIET):
        return True
    if player.workshops < MOST_WORKSHOPS and may_pay(player, WORKSHOP_COST, QUIET):
        return True
    if may_pay(player, HOUSE_COST, QUIET):
        for city in range(TRADINGS):
            if may_build_house(s, seat, city, QUIET):
                return True
    return why.no(NOTHING_TO_BUILD)
