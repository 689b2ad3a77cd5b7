"""PR-11: the captain phase, loading; with harbor and wharf (PR-16.21 to 16.25)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Frame, Step
from fondaco.core.masks import ONE
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.core.rows import total
from fondaco.games.puerto_rico.actions import LOAD, PASS, SHIP_BY_WHARF
from fondaco.games.puerto_rico.bank import earn, give_back, score
from fondaco.games.puerto_rico.bonuses import CAPTAIN_GAIN, bonuses, gain
from fondaco.games.puerto_rico.components import CAPTAIN_BONUS, GOOD, GOODS, HARBOR, HARBOR_BONUS, NOBODY, SHIP, WHARF
from fondaco.games.puerto_rico.effects import Bonus
from fondaco.games.puerto_rico.privileges import privilege_used, privileges
from fondaco.games.puerto_rico.rules import Rules
from fondaco.games.puerto_rico.state import Player, PuertoRico
from fondaco.games.puerto_rico.storage import EmptyShips, StoreGoods

NO_BARREL: Final = Reason("PR-11.02", "no-barrel-to-load", [GOOD])
NO_SUCH_SHIP: Final = Reason("PR-3.09", "no-such-ship", [SHIP])
SHIP_FULL: Final = Reason("PR-11.05", "ship-full", [SHIP])
OTHER_KIND: Final = Reason("PR-11.03", "other-kind-on-ship", [SHIP, GOOD.named("cargo")])
KIND_ELSEWHERE: Final = Reason("PR-11.04", "kind-on-other-ship", [GOOD, SHIP.named("other")])
TAKES_MORE: Final = Reason("PR-11.06", "other-ship-takes-more", [SHIP.named("other"), "barrels"])
NO_WHARF: Final = Reason("PR-16.22", "no-wharf", [])
WHARF_USED: Final = Reason("PR-16.22", "wharf-used", [])
MUST_LOAD: Final = Reason("PR-11.13", "must-load", [])
LOADED: Final = Kind("loaded", [SEAT, GOOD, SHIP])

LOADING: Final[list[Verb]] = [PASS, LOAD, SHIP_BY_WHARF]


def captain_phase(rules: Rules, captain: int) -> list[Frame]:
    """PR-11.01, PR-12.08: loading round after round, then storing, then full ships are emptied."""
    frames: list[Frame] = [FindLoader(captain, captain, 0, 0, False)]
    frames += [StoreGoods(seat) for seat in rules.clockwise[captain]]
    return [*frames, EmptyShips()]


class FindLoader(Step):
    """PR-11.01, PR-11.12: the next player who can ship; nobody in a whole round (`idle` turns): the loading is over.

    PR-11.13: who has only one way to load, and must, is not asked. `wharves` is the mask of players who have used
    theirs; `rewarded`: the captain has had his privilege.
    """

    def __init__(self, captain: i64, seat: i64, idle: i64, wharves: i64, rewarded: bool) -> None:
        self.captain: Final[i64] = captain
        self.seat: Final[i64] = seat
        self.idle: Final[i64] = idle
        self.wharves: Final[i64] = wharves
        self.rewarded: Final[bool] = rewarded

    def run(self, s: PuertoRico) -> None:
        seat = self.seat
        for idle in range(self.idle, s.seats):
            ways = loads(s, seat)
            wharf = can_use_wharf(s, seat, self.wharves)
            if ways or wharf:
                turn = LoadShip(seat, self.captain, idle, self.wharves, self.rewarded)
                if wharf or len(ways) > 1:
                    s.push(turn)
                else:
                    s.tell(LOADED, seat, ways[0].x, ways[0].y)
                    turn.take(s, seat, ways[0])
                return
            seat = (seat + 1) % s.seats


def room(s: PuertoRico, ship: i64) -> i64:
    """How many more barrels the ship takes."""
    return s.rules.capacity[ship] - s.loaded[ship]


def may_load(s: PuertoRico, seat: i64, good: i64, ship: i64, why: Why) -> bool:
    """PR-11.02 to 11.06."""
    have = s.players[seat].goods[good]
    if have == 0:
        return why.no(NO_BARREL, good)
    if ship >= s.rules.ships:
        return why.no(NO_SUCH_SHIP, ship)
    if room(s, ship) == 0:
        return why.no(SHIP_FULL, ship)
    if s.cargo[ship] >= 0:
        return s.cargo[ship] == good or why.no(OTHER_KIND, ship, s.cargo[ship])
    for other in range(s.rules.ships):
        if s.cargo[other] == good:
            return why.no(KIND_ELSEWHERE, good, other)
    takes = min(room(s, ship), have)
    for other in range(s.rules.ships):
        if s.cargo[other] < 0 and min(room(s, other), have) > takes:
            return why.no(TAKES_MORE, other, min(room(s, other), have))
    return True


def loads(s: PuertoRico, seat: i64) -> list[Action]:
    """Every way to load that `may_load` allows, in code order; PR-11.13: if there is one he must, or use his wharf."""
    found: list[Action] = []
    goods = s.players[seat].goods
    ships = s.rules.ships
    capacity = s.rules.capacity
    for good in range(GOODS):
        have = goods[good]
        if have == 0:
            continue
        carrier: i64 = -1
        most: i64 = 0
        for ship in range(ships):
            if s.cargo[ship] == good:
                carrier = ship
            elif s.cargo[ship] < 0:
                most = max(most, min(capacity[ship], have))
        if carrier >= 0:
            if s.loaded[carrier] < capacity[carrier]:
                found.append(LOAD.of(good, carrier))
        elif most > 0:
            for ship in range(ships):
                if s.cargo[ship] < 0 and min(capacity[ship], have) == most:
                    found.append(LOAD.of(good, ship))
    return found


def wharf_waits(player: Player, seat: i64, wharves: i64, why: Why) -> bool:
    """PR-16.22: an imaginary ship, once in the phase."""
    if not player.works(WHARF):
        return why.no(NO_WHARF)
    return wharves >> seat & 1 == 0 or why.no(WHARF_USED)


def may_use_wharf(s: PuertoRico, seat: i64, good: i64, wharves: i64, why: Why) -> bool:
    """PR-16.24: any kind he has."""
    player = s.players[seat]
    return wharf_waits(player, seat, wharves, why) and (player.goods[good] > 0 or why.no(NO_BARREL, good))


def can_use_wharf(s: PuertoRico, seat: i64, wharves: i64) -> bool:
    """Whether an imaginary ship is waiting for anything he has."""
    player = s.players[seat]
    return wharf_waits(player, seat, wharves, QUIET) and total(player.goods) > 0


class LoadShip(Ask):
    """PR-11.02: load one kind onto one ship, or use the wharf; PR-11.13: pass only if no ship can be loaded."""

    def __init__(self, seat: i64, captain: i64, idle: i64, wharves: i64, rewarded: bool) -> None:
        super().__init__(seat)
        self.captain: Final[i64] = captain
        self.idle: Final[i64] = idle
        self.wharves: Final[i64] = wharves
        self.rewarded: Final[bool] = rewarded

    def rule(self) -> str:
        return "PR-11.01"

    def verbs(self) -> list[Verb]:
        return LOADING

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is LOAD:
            return may_load(s, seat, a.x, a.y, why)
        if a.verb is SHIP_BY_WHARF:
            return may_use_wharf(s, seat, a.x, self.wharves, why)
        return not loads(s, seat) or why.no(MUST_LOAD)

    def choices(self, s: PuertoRico, seat: i64) -> list[Action]:
        found = loads(s, seat)
        if not found:
            found.append(PASS.of())
        if can_use_wharf(s, seat, self.wharves):
            for good in range(GOODS):
                if s.players[seat].goods[good] > 0:
                    found.append(SHIP_BY_WHARF.of(good))
        return found

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        following = (seat + 1) % s.seats
        wharves = self.wharves
        if a.verb is PASS:
            if s.rules.wharf_pass_is_final:
                wharves |= ONE << seat
            s.push(FindLoader(self.captain, following, self.idle + 1, wharves, self.rewarded))
            return
        if a.verb is LOAD:
            barrels = load(s, seat, a.x, a.y)
        else:
            barrels = s.players[seat].goods[a.x]
            give_back(s, seat, a.x, barrels)
            wharves |= ONE << seat
        privileged = seat == self.captain and not self.rewarded
        s.push(FindLoader(self.captain, following, 0, wharves, self.rewarded or privileged))
        reward(s, seat, barrels, privileged, 1)


def load(s: PuertoRico, seat: i64, good: i64, ship: i64) -> i64:
    """PR-11.02: as many barrels as fit; how many."""
    player = s.players[seat]
    barrels = min(player.goods[good], room(s, ship))
    player.goods[good] -= barrels
    s.cargo[ship] = good
    s.loaded[ship] += barrels
    return barrels


def reward(s: PuertoRico, seat: i64, vp: i64, privileged: bool, kinds: i64) -> None:
    """PR-11.08: the VP of a shipment of so many kinds, and what is added to them."""
    if s.rules.on_shipment_paid:
        earn(s, seat, bonuses(s, s.rules.on_shipment_paid, seat, privileged, kinds, 0))
    score(s, seat, vp + bonuses(s, s.rules.on_shipment, seat, privileged, kinds, vp), True)
    if privileged:
        privilege_used(s, seat)


class CaptainPrivilege(Bonus):
    """PR-11.09: the captain's first shipment."""

    def amount(self, s: PuertoRico, seat: i64, privileged: bool, kinds: i64) -> i64:
        return CAPTAIN_BONUS * privileges(s, seat) if privileged else 0


class PerShipment(Bonus):
    """PR-16.21: every shipment of the owner; PR-18.35: once for several kinds, unless the switch says otherwise."""

    def __init__(self, gain: i64, building: i64, each: i64) -> None:
        super().__init__(gain)
        self.building: Final[i64] = building
        self.each: Final[i64] = each

    def amount(self, s: PuertoRico, seat: i64, privileged: bool, kinds: i64) -> i64:
        if not s.players[seat].works(self.building):
            return 0
        return self.each * kinds if s.rules.bonus_per_kind else self.each


def shipping_bonuses() -> list[Bonus]:
    """The VP that a shipment brings besides those for the barrels."""
    return [CaptainPrivilege(CAPTAIN_GAIN), PerShipment(gain("harbor"), HARBOR, HARBOR_BONUS)]


def wharves_used(s: PuertoRico) -> i64:
    """Who has used a wharf in this phase, as a mask."""
    for frame in s.stack:
        if isinstance(frame, FindLoader | LoadShip):
            return frame.wharves
    return 0


# Where these would be asked, for the answer to "why not?" at another time (nobody having the privilege).
LOAD.home = lambda s, seat: LoadShip(seat, NOBODY, 0, wharves_used(s), False)
SHIP_BY_WHARF.home = LOAD.home
