"""PR-8: the builder phase; with the university (PR-16.18 to 16.20)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, Frame
from fondaco.core.masks import ONE, ones
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.games.puerto_rico.actions import BUILD, COLONIST, PASS
from fondaco.games.puerto_rico.bank import CITY_FULL, colonist_at_hand, end_this_year, fetch_colonist, pay
from fondaco.games.puerto_rico.bonuses import BUILDER_GAIN, AcceptBonus
from fondaco.games.puerto_rico.components import (
    BUILDER_DISCOUNT,
    BUILDING,
    CIRCLES,
    CITY_SPACES,
    COLUMN,
    COST,
    LARGE,
    QUARRY,
    SIZE,
    TILES,
    UNIVERSITY,
)
from fondaco.games.puerto_rico.effects import Purchase
from fondaco.games.puerto_rico.people import add_person
from fondaco.games.puerto_rico.privileges import privilege_used, privileges
from fondaco.games.puerto_rico.rules import Rules
from fondaco.games.puerto_rico.state import Player, PuertoRico

GRID_LARGE: Final[i64] = 4
"""PR-8.08: in a city of 4 columns and 3 rows one large building fits into each column. (Which does not matter, as
buildings may be moved at any time, PR-8.09.)"""

OWNED: Final = Reason("PR-8.06", "owned-already", [BUILDING])
SOLD_OUT: Final = Reason("PR-8.07", "sold-out", [BUILDING])
TOO_DEAR: Final = Reason("PR-8.05", "too-dear", ["price", "doubloons"])
CITY_IS_FULL: Final = Reason("PR-8.10", "city-full", ["spaces"])
NO_ROOM: Final = Reason("PR-8.08", "no-room", ["size", "free"])
NO_COLUMN: Final = Reason("PR-8.08", "no-column", ["large"])

PASS_BUILD: Final[list[Verb]] = [PASS, BUILD]
PASS_COLONIST: Final[list[Verb]] = [PASS, COLONIST]


def builder_phase(rules: Rules, builder: int) -> list[Frame]:
    """PR-8.01: in turn everybody may buy one building."""
    return [BuyBuilding(seat, builder) for seat in rules.clockwise[builder]]


def privilege(s: PuertoRico, seat: i64, builder: i64) -> i64:
    """PR-8.02: what the builder pays less."""
    return BUILDER_DISCOUNT * privileges(s, seat) if seat == builder else 0


def price(s: PuertoRico, player: Player, b: i64, less: i64) -> i64:
    """PR-8.02 to 8.04: the cost, less the builder's privilege, the quarries the column allows, and other discounts."""
    cost = COST[b] - less - min(player.manned[QUARRY], COLUMN[b])
    for discount in s.rules.discounts:
        cost -= discount.less(player, b)
    return max(0, cost)


def free_spaces(player: Player) -> i64:
    """The empty city spaces."""
    return CITY_SPACES - player.city_filled()


def may_build(s: PuertoRico, player: Player, b: i64, less: i64, free: i64, why: Why, credit: i64) -> bool:
    """PR-8.05 to 8.10. `less`: the privilege; `free`: city spaces; `credit`: what he can make up for (PR-18.13)."""
    if player.owns(b):
        return why.no(OWNED, b)
    if s.bank[b] == 0:
        return why.no(SOLD_OUT, b)
    cost = price(s, player, b, less)
    if cost > player.doubloons + credit:
        return why.no(TOO_DEAR, cost, player.doubloons)
    if free == 0:
        return why.no(CITY_IS_FULL, CITY_SPACES)
    size = SIZE[b]
    if size > free:
        return why.no(NO_ROOM, size, free)
    if size == 2 and s.rules.city_is_grid and ones(player.buildings & LARGE) == GRID_LARGE:
        return why.no(NO_COLUMN, GRID_LARGE)
    return True


class BuyBuilding(Ask):
    """PR-8.01: buy at most one building."""

    def __init__(self, seat: i64, builder: i64) -> None:
        super().__init__(seat)
        self.builder: Final[i64] = builder

    def rule(self) -> str:
        return "PR-8.01"

    def verbs(self) -> list[Verb]:
        return PASS_BUILD

    def moot(self, s: PuertoRico) -> bool:
        player = s.players[self.seat]
        less = privilege(s, self.seat, self.builder)
        reach = self.reach(s, player, less)
        free = free_spaces(player)
        for b in s.rules.kinds:
            if COST[b] <= reach and s.bank[b] > 0 and may_build(s, player, b, less, free, QUIET, 0):
                return False
        return True

    def reach(self, s: PuertoRico, player: Player, less: i64) -> i64:
        """The dearest cost he could ever pay: what is beyond it need not be judged."""
        reach = player.doubloons + less + player.manned[QUARRY]
        for discount in s.rules.discounts:
            reach += discount.most(player)
        return reach

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is PASS:
            return True
        player = s.players[seat]
        return may_build(s, player, a.x, privilege(s, seat, self.builder), free_spaces(player), why, 0)

    def choices(self, s: PuertoRico, seat: i64) -> list[Action]:
        found = [PASS.of()]
        player = s.players[seat]
        less = privilege(s, seat, self.builder)
        reach = self.reach(s, player, less)
        free = free_spaces(player)
        for b in s.rules.kinds:
            if COST[b] <= reach and s.bank[b] > 0 and may_build(s, player, b, less, free, QUIET, 0):
                found.append(BUILD.of(b))
        return found

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is BUILD:
            buy(s, seat, a.x, self.builder, 0)


def buy(s: PuertoRico, seat: i64, b: i64, builder: i64, returned: i64) -> None:
    """PR-8.13: pay, less for what was returned (PR-18.13); place the tile; then what follows a purchase."""
    player = s.players[seat]
    cost = price(s, player, b, privilege(s, seat, builder))
    pay(s, seat, cost - returned)
    s.bank[b] -= 1
    player.buildings |= ONE << b
    if player.city_filled() == CITY_SPACES:
        end_this_year(s, CITY_FULL)  # PR-8.12
    for effect in s.rules.on_purchase:
        effect.bought(s, seat, b)
    if seat == builder:
        if not s.rules.automatic and not s.brisk:  # brisk: it is accepted, which changes nothing
            offer_discount(s, seat, price(s, player, b, 0) - cost)
        privilege_used(s, seat)


def offer_discount(s: PuertoRico, seat: i64, saved: i64) -> None:
    """PR-5.13: the privilege can be declined."""
    if saved > 0:
        s.push(AcceptBonus(seat, BUILDER_GAIN, saved))


class UniversityEffect(Purchase):
    """PR-16.18; PR-16.20: no colonist for a building without circles."""

    def bought(self, s: PuertoRico, seat: i64, b: i64) -> None:
        if s.players[seat].works(UNIVERSITY) and CIRCLES[b] > 0:
            s.push(University(seat, b))


class University(Ask):
    """PR-16.18: a colonist from the supply for the building just bought."""

    def __init__(self, seat: i64, building: i64) -> None:
        super().__init__(seat)
        self.building: Final[i64] = building

    def rule(self) -> str:
        return "PR-16.18"

    def verbs(self) -> list[Verb]:
        return PASS_COLONIST

    def moot(self, s: PuertoRico) -> bool:
        return not colonist_at_hand(s, True)  # PR-16.19

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        return True

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is COLONIST:
            add_person(s.players[seat], fetch_colonist(s), TILES + self.building)
