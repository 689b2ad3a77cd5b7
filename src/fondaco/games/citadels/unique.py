"""CI-17: the unique districts that are used in the owner's turn.

Those that act elsewhere are where they act: in gathering and at the end of a turn (`effects.py`), building, payment,
rank 8, the selection and scoring.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.flow import Ask
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why
from fondaco.games.citadels.actions import DESTROY, USE_ARMORY, USE_LABORATORY, USE_MUSEUM, USE_SMITHY
from fondaco.games.citadels.cards import discard, gain_cards, put_under_museum
from fondaco.games.citadels.city import destroy, standing_code
from fondaco.games.citadels.components import (
    ARMORY,
    BUILT,
    DISTRICT,
    GREAT_WALL,
    KEEP,
    LABORATORY,
    LABORATORY_GOLD,
    MUSEUM,
    SMITHY,
    SMITHY_CARDS,
    SMITHY_GOLD,
    WALL_SURCHARGE,
)
from fondaco.games.citadels.gold import gain_gold, pay_gold
from fondaco.games.citadels.laying import NOT_HELD, hand_actions
from fondaco.games.citadels.payment import city_actions
from fondaco.games.citadels.state import Citadels
from fondaco.games.citadels.turn import AT_LABORATORY, AT_MUSEUM, AT_SMITHY, Turn

NO_SUCH_DISTRICT: Final = Reason("CI-16.02", "no-such-district", [DISTRICT], far=True)
USED_ALREADY: Final = Reason("CI-6.27", "used-already", [DISTRICT], far=True)
TOO_LITTLE_GOLD: Final = Reason("CI-17.36", "too-little-gold", ["price", "gold"])
NO_SUCH_SEAT: Final = Reason("CI-6.22", "no-such-player", [SEAT])
NOTHING_THERE: Final = Reason("CI-17.01", "nothing-to-destroy", [SEAT])
NOT_THERE: Final = Reason("CI-16.02", "not-in-that-city", [SEAT, BUILT])
CITY_COMPLETE: Final = Reason("CI-17.02", "city-completed", [SEAT])
ARMORY_BOUND: Final = Reason("CI-17.03", "armory-bound", [BUILT])
LACKS_FOR_WALL: Final = Reason("CI-17.03", "too-little-gold", ["price", "gold"])

DESTROY_ONLY: Final[list[Verb]] = [DESTROY]


def once(s: Citadels, t: Turn, district: i64, use: i64, why: Why) -> bool:
    """CI-6.27: an effect that can be used once per turn, by whoever has the district."""
    if not s.players[t.seat].has(district):
        return why.no(NO_SUCH_DISTRICT, district)
    return t.used & use == 0 or why.no(USED_ALREADY, district)


# --- Laboratory, Museum, Smithy ---------------------------------------------------------------------------------------


def may_use_laboratory(s: Citadels, t: Turn, kind: i64, why: Why) -> bool:
    """CI-17.21: a card for gold."""
    return once(s, t, LABORATORY, AT_LABORATORY, why) and (kind in s.players[t.seat].hand or why.no(NOT_HELD, kind))


def use_laboratory(s: Citadels, t: Turn, kind: i64) -> None:
    """CI-17.21"""
    s.push(t.using(AT_LABORATORY))
    discard(s, t.seat, kind)
    gain_gold(s, t.seat, LABORATORY_GOLD)


def may_use_museum(s: Citadels, t: Turn, kind: i64, why: Why) -> bool:
    """CI-17.26: a card under the Museum."""
    return once(s, t, MUSEUM, AT_MUSEUM, why) and (kind in s.players[t.seat].hand or why.no(NOT_HELD, kind))


def use_museum(s: Citadels, t: Turn, kind: i64) -> None:
    """CI-17.26"""
    s.push(t.using(AT_MUSEUM))
    put_under_museum(s, t.seat, kind)


def may_use_smithy(s: Citadels, t: Turn, why: Why) -> bool:
    """CI-17.36: gold for cards."""
    gold = s.players[t.seat].gold
    return once(s, t, SMITHY, AT_SMITHY, why) and (gold >= SMITHY_GOLD or why.no(TOO_LITTLE_GOLD, SMITHY_GOLD, gold))


def use_smithy(s: Citadels, t: Turn) -> None:
    """CI-17.36"""
    s.push(t.using(AT_SMITHY))
    pay_gold(s, t.seat, SMITHY_GOLD)
    gain_cards(s, t.seat, SMITHY_CARDS)


# --- Armory -----------------------------------------------------------------------------------------------------------


def may_use_armory(s: Citadels, t: Turn, city: i64, why: Why) -> bool:
    """CI-17.01, CI-17.04: the Armory is given up first; then a district of that city must be there to be destroyed."""
    if not s.players[t.seat].has(ARMORY):
        return why.no(NO_SUCH_DISTRICT, ARMORY)
    if city >= s.seats:
        return why.no(NO_SUCH_SEAT, city)
    if s.complete(t.seat) and not s.rules.armory_from_completed_city:
        return why.no(CITY_COMPLETE, t.seat)
    why.no(NOTHING_THERE, city)
    leaving: i64 = 1 if city == t.seat else 0
    for built in s.players[city].city:
        if built >> 1 == ARMORY and leaving == 1:
            continue
        if may_be_shot(s, t.seat, city, built, leaving, why):  # or else it says why not
            return True
    return False


def may_be_shot(s: Citadels, seat: i64, city: i64, built: i64, leaving: i64, why: Why) -> bool:
    """CI-17.01 to CI-17.03; `leaving` is 1 while the Armory itself is still to leave that city."""
    owner = s.players[city]
    if built not in owner.city or (leaving == 1 and built >> 1 == ARMORY):
        return why.no(NOT_THERE, city, built)
    if owner.size() - leaving >= s.rules.city_size:
        return why.no(CITY_COMPLETE, city)
    if s.rules.armory_unbound:
        return True
    if built >> 1 == KEEP or (city == s.tokens.protected and city != seat):
        return why.no(ARMORY_BOUND, built)
    price, gold = armory_toll(s, seat, city, built), s.players[seat].gold
    return price <= gold or why.no(LACKS_FOR_WALL, price, gold)


def armory_toll(s: Citadels, seat: i64, city: i64, built: i64) -> i64:
    """CI-17.03, other setting: what a Great Wall asks of the Armory."""
    if s.rules.armory_unbound or city == seat or not s.players[city].has(GREAT_WALL) or built >> 1 == GREAT_WALL:
        return 0
    return WALL_SURCHARGE


def use_armory(s: Citadels, t: Turn, city: i64) -> None:
    """CI-17.01: the Armory is the price."""
    s.push(t)
    destroy(s, t.seat, standing_code(s, t.seat, ARMORY))
    s.push(Shoot(t.seat, city))


class Shoot(Ask):
    """CI-17.01: the district that the Armory destroys."""

    def __init__(self, seat: i64, city: i64) -> None:
        super().__init__(seat)
        self.city: Final[i64] = city

    def rule(self) -> str:
        return "CI-17.01"

    def verbs(self) -> list[Verb]:
        return DESTROY_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return city_actions(s, self.city, DESTROY)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return may_be_shot(s, seat, self.city, a.x, 0, why)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        pay_gold(s, seat, armory_toll(s, seat, self.city, a.x))
        destroy(s, self.city, a.x)


# --- the menu ---------------------------------------------------------------------------------------------------------

ON_TURN: Final[list[Verb]] = [USE_SMITHY, USE_LABORATORY, USE_MUSEUM, USE_ARMORY]
WITH_EFFECT: Final[i64] = ONE << SMITHY | ONE << LABORATORY | ONE << MUSEUM | ONE << ARMORY


def add_effects(s: Citadels, t: Turn, found: list[Action]) -> None:
    """What the districts of the city may offer now."""
    player = s.players[t.seat]
    if player.standing & WITH_EFFECT == 0:
        return
    if player.has(SMITHY) and t.used & AT_SMITHY == 0:
        found.append(USE_SMITHY.of())
    if player.has(LABORATORY) and t.used & AT_LABORATORY == 0:
        found += hand_actions(s, t.seat, USE_LABORATORY)
    if player.has(MUSEUM) and t.used & AT_MUSEUM == 0:
        found += hand_actions(s, t.seat, USE_MUSEUM)
    if player.has(ARMORY):
        found += USE_ARMORY.table[: s.seats]
