"""PR-11 with the buildings of both expansions.

Small wharf (PR-18.31), lighthouse (PR-18.36), union hall (PR-18.48), royal supplier (PR-20.13).
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, Step
from fondaco.core.masks import ONE, lowest, ones
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.core.rows import total
from fondaco.core.selection import Selection
from fondaco.games.puerto_rico.actions import LOAD, PASS, SEND, SHIP_BY_WHARF, SMALL_WHARF_TRIP, SUPPLY
from fondaco.games.puerto_rico.bank import give_back, score
from fondaco.games.puerto_rico.bonuses import gain, grant
from fondaco.games.puerto_rico.captain import (
    LOADED,
    MUST_LOAD,
    LoadShip,
    can_use_wharf,
    load,
    loads,
    may_load,
    may_use_wharf,
    reward,
    wharves_used,
)
from fondaco.games.puerto_rico.components import (
    GOOD,
    GOODS,
    LIGHTHOUSE,
    LIGHTHOUSE_CAPTAIN,
    NOBODY,
    ROYAL_SUPPLIER,
    SMALL_WHARF,
    SMALL_WHARF_BARRELS,
    SUPPLIER_VP,
    UNION_HALL,
    UNION_HALL_BARRELS,
)
from fondaco.games.puerto_rico.expansions.guesthouse import GuestMoves
from fondaco.games.puerto_rico.expansions.loading import (
    SMALL_WHARVES,
    SUPPLIERS,
    WHARVES,
    begin_loading,
    captain_of,
    idle_of,
    rewarded,
    seats_of,
    turns_of,
    with_idle,
    with_reward,
    with_seat,
    with_turn,
)
from fondaco.games.puerto_rico.packed import last_of
from fondaco.games.puerto_rico.rules import OWN_TURN
from fondaco.games.puerto_rico.state import Player, PuertoRico
from fondaco.games.puerto_rico.storage import kinds_of

LIGHTHOUSE_GAIN: Final[i64] = gain("lighthouse")
UNION_HALL_GAIN: Final[i64] = gain("union_hall")

NO_SMALL_WHARF: Final = Reason("PR-18.31", "no-small-wharf", [])
SMALL_WHARF_USED: Final = Reason("PR-18.31", "small-wharf-used", [])
TOO_FEW_BARRELS: Final = Reason("PR-18.33", "too-few-barrels", ["least"])
TOO_MANY_BARRELS: Final = Reason("PR-18.31", "too-many-barrels", ["most"])
KIND_NAMED: Final = Reason("PR-18.31", "kind-named", [GOOD])
NO_BARREL_TO_SEND: Final = Reason("PR-18.31", "no-barrel-to-load", [GOOD])
NO_SUPPLIER: Final = Reason("PR-20.13", "no-royal-supplier", [])
SUPPLIER_OVER: Final = Reason("PR-20.13", "royal-supplier-over", [])
TOO_FEW_NOBLES: Final = Reason("PR-20.13", "too-few-nobles", ["nobles"])
NO_BARREL: Final = Reason("PR-20.13", "no-barrel-to-return", [GOOD])
DIFFERENT_KINDS: Final = Reason("PR-20.14", "different-kinds", [GOOD])

SHIPPING: Final[list[Verb]] = [PASS, LOAD, SHIP_BY_WHARF, SMALL_WHARF_TRIP]
PASS_SEND: Final[list[Verb]] = [PASS, SEND]
PASS_SUPPLY: Final[list[Verb]] = [PASS, SUPPLY]


class NextShipper(Step):
    """PR-11.01, PR-11.15: the next player's turn, until a whole round has passed without a shipment."""

    def __init__(self, seat: i64, loading: i64) -> None:
        self.seat: Final[i64] = seat
        self.loading: Final[i64] = loading

    def run(self, s: PuertoRico) -> None:
        loading = self.loading
        if idle_of(loading) >= s.seats:
            return
        first = turns_of(loading) < s.seats
        s.push(ShippingTurn(self.seat, with_turn(loading) if first else loading))
        if first:
            s.push(FirstTurn(self.seat, captain_of(loading)))
        if s.rules.new_buildings and OWN_TURN in s.rules.windows:
            s.push(GuestMoves(self.seat))


class FirstTurn(Step):
    """PR-11.15: the captain's lighthouse doubloon (PR-18.38) and the union hall (PR-18.48), loading or not."""

    def __init__(self, seat: i64, captain: i64) -> None:
        self.seat: Final[i64] = seat
        self.captain: Final[i64] = captain

    def run(self, s: PuertoRico) -> None:
        player = s.players[self.seat]
        if player.works(UNION_HALL):
            vp: i64 = 0
            for good in range(GOODS):
                vp += player.goods[good] // UNION_HALL_BARRELS
            grant(s, self.seat, UNION_HALL_GAIN, vp)
        if self.seat == self.captain and not s.rules.lighthouse_at_end:
            pay_captain(s, self.seat)


def pay_captain(s: PuertoRico, captain: i64) -> None:
    """PR-18.37, PR-18.38: one doubloon for the captain's lighthouse, not doubled by a library."""
    if s.players[captain].works(LIGHTHOUSE):
        grant(s, captain, LIGHTHOUSE_GAIN, LIGHTHOUSE_CAPTAIN)


class LighthouseAtEnd(Step):
    """PR-18.38, other setting: the captain's doubloon at the end of the phase."""

    def __init__(self, captain: i64) -> None:
        self.captain: Final[i64] = captain

    def run(self, s: PuertoRico) -> None:
        pay_captain(s, self.captain)


class ShippingTurn(Step):
    """PR-20.13: the royal supplier, until he has used it or shipped; then loading."""

    def __init__(self, seat: i64, loading: i64) -> None:
        self.seat: Final[i64] = seat
        self.loading: Final[i64] = loading

    def run(self, s: PuertoRico) -> None:
        question = RoyalSupplier(self.seat, self.loading, 0)
        if question.goes_on(s):
            s.push(question)
        else:
            go_on_shipping(s, self.seat, self.loading)


def go_on_shipping(s: PuertoRico, seat: i64, loading: i64) -> None:
    """PR-11.12: his loading turn, if he can ship anything; PR-11.13: unasked, if there is only one way and he must."""
    ways = loads(s, seat)
    wharf = can_use_wharf(s, seat, seats_of(loading, WHARVES)) or may_use_small_wharf(s, seat, loading, QUIET)
    if wharf or len(ways) > 1:
        s.push(ShipGoods(seat, loading))
    elif ways:
        s.tell(LOADED, seat, ways[0].x, ways[0].y)
        ShipGoods(seat, loading).take(s, seat, ways[0])
    else:
        s.push(NextShipper((seat + 1) % s.seats, with_idle(loading, idle_of(loading) + 1)))


class ShipGoods(Ask):
    """PR-11.02 with the small wharf."""

    def __init__(self, seat: i64, loading: i64) -> None:
        super().__init__(seat)
        self.loading: Final[i64] = loading

    def rule(self) -> str:
        return "PR-11.01"

    def verbs(self) -> list[Verb]:
        return SHIPPING

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is LOAD:
            return may_load(s, seat, a.x, a.y, why)
        if a.verb is SHIP_BY_WHARF:
            return may_use_wharf(s, seat, a.x, seats_of(self.loading, WHARVES), why)
        if a.verb is SMALL_WHARF_TRIP:
            return may_use_small_wharf(s, seat, self.loading, why)
        return not loads(s, seat) or why.no(MUST_LOAD)

    def choices(self, s: PuertoRico, seat: i64) -> list[Action]:
        found = loads(s, seat)
        if not found:
            found.append(PASS.of())
        if can_use_wharf(s, seat, seats_of(self.loading, WHARVES)):
            for good in range(GOODS):
                if s.players[seat].goods[good] > 0:
                    found.append(SHIP_BY_WHARF.of(good))
        if may_use_small_wharf(s, seat, self.loading, QUIET):
            found.append(SMALL_WHARF_TRIP.of())
        return found

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        loading = self.loading
        if a.verb is PASS:
            if s.rules.wharf_pass_is_final:
                loading = with_seat(with_seat(loading, WHARVES, seat), SMALL_WHARVES, seat)
            s.push(NextShipper((seat + 1) % s.seats, with_idle(loading, idle_of(loading) + 1)))
        elif a.verb is LOAD:
            shipped(s, seat, loading, load(s, seat, a.x, a.y), 1)
        elif a.verb is SHIP_BY_WHARF:
            barrels = s.players[seat].goods[a.x]
            give_back(s, seat, a.x, barrels)
            shipped(s, seat, with_seat(loading, WHARVES, seat), barrels, 1)
        else:
            kinds = kinds_of(s.players[seat])
            go_on_sending(s, SmallWharf(seat, with_seat(loading, SMALL_WHARVES, seat), kinds, 0, 0))


def shipped(s: PuertoRico, seat: i64, loading: i64, vp: i64, kinds: i64) -> None:
    """A shipment: its VP, and the next player."""
    privileged = seat == captain_of(loading) and not rewarded(loading)
    after_it = with_seat(with_idle(loading, 0), SUPPLIERS, seat)
    s.push(NextShipper((seat + 1) % s.seats, with_reward(after_it) if privileged else after_it))
    reward(s, seat, vp, privileged, kinds)


# --- small wharf ------------------------------------------------------------------------------------------------------


def may_use_small_wharf(s: PuertoRico, seat: i64, loading: i64, why: Why) -> bool:
    """PR-18.31, PR-18.33: once in the phase, with at least one barrel."""
    player = s.players[seat]
    if not player.works(SMALL_WHARF):
        return why.no(NO_SMALL_WHARF)
    if seats_of(loading, SMALL_WHARVES) >> seat & 1 == 1:
        return why.no(SMALL_WHARF_USED)
    return total(player.goods) >= s.rules.small_wharf_least or why.no(TOO_FEW_BARRELS, s.rules.small_wharf_least)


def go_on_sending(s: PuertoRico, question: "SmallWharf") -> None:
    """Ask while there is a choice; the shipment goes when all kinds are named."""
    while question.undecided:
        ways = question.choices(s, question.seat)
        if len(ways) > 1:
            s.push(question)
            return
        question = question.name(s, question.seat, ways[0])
    question.finish(s, question.seat)


class SmallWharf(Selection):
    """PR-18.31, PR-18.32: how many barrels he sends of one of the kinds that are `undecided`, in any order.

    Those `sent` are of these `kinds`.
    """

    def __init__(self, seat: i64, loading: i64, undecided: i64, sent: i64, kinds: i64) -> None:
        super().__init__(seat)
        self.loading: Final[i64] = loading
        self.undecided: Final[i64] = undecided
        self.sent: Final[i64] = sent
        self.kinds: Final[i64] = kinds

    def rule(self) -> str:
        return "PR-18.31"

    def verbs(self) -> list[Verb]:
        return PASS_SEND

    def piece(self, a: Action) -> i64:
        return -1 if a.verb is PASS else a.x

    def reached(self, s: PuertoRico) -> i64:
        left = kinds_of(s.players[self.seat]) & ~self.undecided
        return last_of(left | self.kinds)

    def least(self, s: PuertoRico, player: Player, good: i64) -> i64:
        """PR-18.33: what the other kinds cannot make up."""
        others: i64 = 0
        for other in range(GOODS):
            if other != good and self.undecided >> other & 1 == 1:
                others += player.goods[other]
        return max(0, s.rules.small_wharf_least - self.sent - others)

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        player = s.players[seat]
        if a.verb is PASS:
            return self.sent >= s.rules.small_wharf_least or why.no(TOO_FEW_BARRELS, s.rules.small_wharf_least)
        if self.undecided >> a.x & 1 == 0:
            named = player.goods[a.x] > 0 or self.kinds >> a.x & 1 == 1
            return why.no(KIND_NAMED if named else NO_BARREL_TO_SEND, a.x)
        if a.y > player.goods[a.x]:
            return why.no(TOO_MANY_BARRELS, player.goods[a.x])
        least = self.least(s, player, a.x)
        return a.y >= least or why.no(TOO_FEW_BARRELS, s.rules.small_wharf_least)

    def ways(self, s: PuertoRico, player: Player, good: i64) -> list[Action]:
        """How many may be sent of this kind."""
        return SEND.span(good, self.least(s, player, good), player.goods[good])

    def choices(self, s: PuertoRico, seat: i64) -> list[Action]:
        found: list[Action] = []
        if self.sent >= s.rules.small_wharf_least:
            found.append(PASS.of())
        for good in range(GOODS):
            if self.undecided >> good & 1 == 1:
                found += self.ways(s, s.players[seat], good)
        return found

    def suggestions(self, s: PuertoRico, seat: i64) -> list[Action]:
        return self.ways(s, s.players[seat], lowest(self.undecided))

    def unasked(self, s: PuertoRico, seat: i64) -> Action | None:
        only = self.suggestions(s, seat)
        return only[0] if len(only) == 1 else None

    def name(self, s: PuertoRico, seat: i64, a: Action) -> "SmallWharf":
        kinds = self.kinds
        if a.y > 0:
            give_back(s, seat, a.x, a.y)
            kinds |= ONE << a.x
        return SmallWharf(seat, self.loading, self.undecided & ~(ONE << a.x), self.sent + a.y, kinds)

    def finish(self, s: PuertoRico, seat: i64) -> None:
        """1 VP for 2 barrels over the whole shipment."""
        shipped(s, seat, self.loading, self.sent // SMALL_WHARF_BARRELS, ones(self.kinds))

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is PASS:
            self.finish(s, seat)
        else:
            go_on_sending(s, self.name(s, seat, a))


# --- royal supplier ---------------------------------------------------------------------------------------------------


def may_supply(s: PuertoRico, seat: i64, loading: i64, supplied: i64, good: i64, why: Why) -> bool:
    """PR-20.13, PR-20.14: different kinds, at most as many as he has nobles."""
    player = s.players[seat]
    if not player.works(ROYAL_SUPPLIER):
        return why.no(NO_SUPPLIER)
    if supplied == 0 and seats_of(loading, SUPPLIERS) >> seat & 1 == 1:
        return why.no(SUPPLIER_OVER)
    if supplied >> good & 1 == 1:
        return why.no(DIFFERENT_KINDS, good)
    if ones(supplied) >= player.all_nobles():
        return why.no(TOO_FEW_NOBLES, player.all_nobles())
    return player.goods[good] > 0 or why.no(NO_BARREL, good)


class RoyalSupplier(Selection):
    """PR-20.13: before his first shipment the owner may return barrels for 1 VP each; these kinds are `supplied`."""

    def __init__(self, seat: i64, loading: i64, supplied: i64) -> None:
        super().__init__(seat)
        self.loading: Final[i64] = loading
        self.supplied: Final[i64] = supplied

    def rule(self) -> str:
        return "PR-20.13"

    def verbs(self) -> list[Verb]:
        return PASS_SUPPLY

    def piece(self, a: Action) -> i64:
        return -1 if a.verb is PASS else a.x

    def reached(self, s: PuertoRico) -> i64:
        return last_of(self.supplied)

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        return a.verb is PASS or may_supply(s, seat, self.loading, self.supplied, a.x, why)

    def name(self, s: PuertoRico, seat: i64, a: Action) -> "RoyalSupplier":
        give_back(s, seat, a.x, 1)
        score(s, seat, SUPPLIER_VP, True)
        return RoyalSupplier(seat, with_seat(self.loading, SUPPLIERS, seat), self.supplied | ONE << a.x)

    def finish(self, s: PuertoRico, seat: i64) -> None:
        go_on_shipping(s, seat, self.loading)


def loading_now(s: PuertoRico, seat: i64) -> i64:
    """How far the loading has come, if it is a captain phase; otherwise as if it were beginning."""
    for frame in s.stack:
        if isinstance(frame, ShipGoods | RoyalSupplier | SmallWharf | ShippingTurn | NextShipper):
            return frame.loading
    return begin_loading(seat)


# Where these would be asked, for the answer to "why not?" at another time.
SHIP_BY_WHARF.home = lambda s, seat: (
    ShipGoods(seat, loading_now(s, seat)) if s.rules.drafts else LoadShip(seat, NOBODY, 0, wharves_used(s), False)
)
SMALL_WHARF_TRIP.home = lambda s, seat: ShipGoods(seat, loading_now(s, seat))
SUPPLY.home = lambda s, seat: RoyalSupplier(seat, loading_now(s, seat), 0)
