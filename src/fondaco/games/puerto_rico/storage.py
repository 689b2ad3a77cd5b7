"""PR-12: storing and clean-up at the end of the captain phase; with the warehouses (PR-16.08, 16.15)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Step
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why
from fondaco.games.puerto_rico.actions import KEEP, STORE
from fondaco.games.puerto_rico.bank import give_back
from fondaco.games.puerto_rico.components import (
    GOOD,
    GOODS,
    LARGE_WAREHOUSE,
    LARGE_WAREHOUSE_KINDS,
    SHIP,
    SMALL_WAREHOUSE,
    SMALL_WAREHOUSE_KINDS,
)
from fondaco.games.puerto_rico.state import Player, PuertoRico

NO_BARREL: Final = Reason("PR-12.04", "no-barrel-to-store", [GOOD])
STORED_ALREADY: Final = Reason("PR-12.05", "stored-already", [GOOD])
IN_ORDER: Final = Reason("PR-12.05", "kinds-in-order", [GOOD])
WAREHOUSE_UNUSED: Final = Reason("PR-12.05", "warehouse-unused", ["kinds"])
SHIP_EMPTIED: Final = Kind("ship-emptied", [SHIP, GOOD])

STORE_ONLY: Final[list[Verb]] = [STORE]
KEEP_ONLY: Final[list[Verb]] = [KEEP]


class StoreGoods(Step):
    """PR-12.01, PR-12.02: one barrel, and what the warehouses take. PR-12.05: no storage place may stay unused."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: PuertoRico) -> None:
        go_on_storing(s, self.seat, warehouse_places(s.players[self.seat]), 0)


def warehouse_places(player: Player) -> i64:
    """PR-16.08, PR-16.15: how many kinds the warehouses take."""
    places: i64 = 0
    if player.works(SMALL_WAREHOUSE):
        places += SMALL_WAREHOUSE_KINDS
    if player.works(LARGE_WAREHOUSE):
        places += LARGE_WAREHOUSE_KINDS
    return places


def kinds_from(player: Player, first: i64) -> i64:
    """How many kinds he has from this one on."""
    kinds: i64 = 0
    for good in range(first, GOODS):
        if player.goods[good] > 0:
            kinds += 1
    return kinds


def after(stored: i64) -> i64:
    """The kind behind the last one stored: kinds are asked for in order, so that each set is reached in one way."""
    first: i64 = 0
    while stored >> first:
        first += 1
    return first


def go_on_storing(s: PuertoRico, seat: i64, places: i64, stored: i64) -> None:
    """Ask for the next warehouse kind, then for the free barrel; what leaves no choice is not asked."""
    player = s.players[seat]
    first = after(stored)
    if places > 0:
        if kinds_from(player, first) > places:
            s.push(StoreKind(seat, places, stored))
            return
        for good in range(first, GOODS):
            stored |= ONE << good
    loose: i64 = 0
    last: i64 = -1
    for good in range(GOODS):
        if player.goods[good] > 0 and stored >> good & 1 == 0:
            loose += 1
            last = good
    if loose > 1:
        s.push(KeepBarrel(seat, stored))
    elif loose == 1:
        return_the_rest(s, seat, stored, last)


def return_the_rest(s: PuertoRico, seat: i64, stored: i64, kept: i64) -> None:
    """PR-12.03: all but the stored kinds and one barrel of `kept` go back to the supply."""
    player = s.players[seat]
    for good in range(GOODS):
        if stored >> good & 1 == 0:
            barrels = player.goods[good]
            if good == kept:
                barrels -= 1
            if barrels > 0:
                give_back(s, seat, good, barrels)


class StoreKind(Ask):
    """PR-16.08, PR-16.15: a kind for the warehouses, which have room for so many more."""

    def __init__(self, seat: i64, places: i64, stored: i64) -> None:
        super().__init__(seat)
        self.places: Final[i64] = places
        self.stored: Final[i64] = stored

    def rule(self) -> str:
        return "PR-12.02"

    def verbs(self) -> list[Verb]:
        return STORE_ONLY

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        player = s.players[seat]
        if player.goods[a.x] == 0:
            return why.no(NO_BARREL, a.x)
        if self.stored >> a.x & 1 == 1:
            return why.no(STORED_ALREADY, a.x)
        if a.x < after(self.stored):
            return why.no(IN_ORDER, after(self.stored) - 1)
        return kinds_from(player, a.x) >= self.places or why.no(WAREHOUSE_UNUSED, self.places)

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        go_on_storing(s, seat, self.places - 1, self.stored | ONE << a.x)


class KeepBarrel(Ask):
    """PR-12.01: one barrel of his choice stays on the windrose."""

    def __init__(self, seat: i64, stored: i64) -> None:
        super().__init__(seat)
        self.stored: Final[i64] = stored

    def rule(self) -> str:
        return "PR-12.01"

    def verbs(self) -> list[Verb]:
        return KEEP_ONLY

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        if s.players[seat].goods[a.x] == 0:
            return why.no(NO_BARREL, a.x)
        return self.stored >> a.x & 1 == 0 or why.no(STORED_ALREADY, a.x)

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        return_the_rest(s, seat, self.stored, a.x)


class EmptyShips(Step):
    """PR-12.07: full ships are emptied, the others keep their cargo."""

    def run(self, s: PuertoRico) -> None:
        for ship in range(s.rules.ships):
            if s.loaded[ship] == s.rules.capacity[ship]:
                s.goods[s.cargo[ship]] += s.loaded[ship]
                s.tell(SHIP_EMPTIED, ship, s.cargo[ship])
                s.cargo[ship] = -1
                s.loaded[ship] = 0
