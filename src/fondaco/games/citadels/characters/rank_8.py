"""CI-14: Warlord, Diplomat, Marshal: gold for military districts, and power over districts; with the Bishop's
protection (CI-11.02), the Keep (CI-17.20) and the Great Wall (CI-17.13)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.flow import Ask
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.games.citadels.actions import CEDE, DESTROY, MARCH, SEIZE, WANT
from fondaco.games.citadels.citizen import Citizen, unused
from fondaco.games.citadels.city import destroy, move_district, note_completed
from fondaco.games.citadels.components import (
    BUILT,
    DIPLOMAT,
    GREAT_WALL,
    KEEP,
    MARSHAL,
    SEIZE_MOST,
    WALL_SURCHARGE,
    WARLORD,
)
from fondaco.games.citadels.gold import hand_gold, pay_gold
from fondaco.games.citadels.naming import another_player
from fondaco.games.citadels.payment import city_actions
from fondaco.games.citadels.state import Citadels, cost_of
from fondaco.games.citadels.turn import ABILITY, Turn
from fondaco.games.citadels.unique import DESTROY_ONLY, NO_SUCH_SEAT, NOT_THERE

COMPLETED: Final = Reason("CI-14.04", "city-completed", [SEAT])
PROTECTED: Final = Reason("CI-11.02", "bishop-protects", [SEAT])
KEEP_STANDS: Final = Reason("CI-17.20", "keep-stands", [])
NOTHING_THERE: Final = Reason("CI-14.02", "nothing-to-take", [SEAT])
STANDS_NOWHERE: Final = Reason("CI-16.02", "stands-nowhere", [BUILT], far=True)
TOO_DEAR: Final = Reason("CI-14.03", "costs-too-much", [BUILT, "price", "gold"])
IN_OWN_CITY: Final = Reason("CI-14.09", "identical-in-your-city", [BUILT])
IN_THAT_CITY: Final = Reason("CI-14.09", "identical-in-that-city", [SEAT, BUILT])
NO_FAIR_EXCHANGE: Final = Reason("CI-14.07", "nothing-to-give", [BUILT])
TOO_VALUABLE: Final = Reason("CI-14.13", "too-valuable", ["cost", "most"])

SEIZE_ONLY: Final[list[Verb]] = [SEIZE]
WANT_ONLY: Final[list[Verb]] = [WANT]
CEDE_ONLY: Final[list[Verb]] = [CEDE]


# --- what binds all three ---------------------------------------------------------------------------------------------


def may_touch(s: Citadels, seat: i64, city: i64, built: i64, why: Why) -> bool:
    """CI-14.02: not the Bishop's districts (CI-11.02, CI-11.04), not the Keep (CI-17.20)."""
    if built not in s.players[city].city:
        return why.no(NOT_THERE, city, built)
    if city == s.tokens.protected and (city != seat or s.rules.bishop_binds_himself):
        return why.no(PROTECTED, city)
    if built >> 1 == KEEP and (city != seat or s.rules.keep_binds_owner):
        return why.no(KEEP_STANDS)
    return True


def surcharge(s: Citadels, seat: i64, city: i64, built: i64) -> i64:
    """CI-17.13, CI-17.15: 1 gold more for any other district in the city of the Great Wall's owner."""
    if not s.players[city].has(GREAT_WALL) or (city == seat and not s.rules.wall_binds_owner):
        return 0
    if built >> 1 == GREAT_WALL and not s.rules.wall_covers_itself:
        return 0
    return WALL_SURCHARGE


def pay_owner(s: Citadels, seat: i64, owner: i64, gold: i64, wall: i64) -> None:
    """CI-17.14: the surcharge goes to the owner as well, or to the bank."""
    if s.rules.wall_paid_to_bank:
        pay_gold(s, seat, wall)
    else:
        gold += wall
    hand_gold(s, seat, owner, gold)


class Commander(Citizen):
    """A rank 8 character: he marches into a city, then chooses a district there."""

    def __init__(self, id: i64) -> None:
        super().__init__(id, [MARCH])

    def may_target(self, s: Citadels, seat: i64, city: i64, built: i64, why: Why) -> bool:
        """Whether he may use his ability on this district."""
        raise NotImplementedError

    def choose(self, seat: i64, city: i64) -> Ask:
        """The question for the district."""
        raise NotImplementedError

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & ABILITY == 0:
            found += MARCH.table[: s.seats]

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        if not unused(t, why):
            return False
        if a.x >= s.seats:
            return why.no(NO_SUCH_SEAT, a.x)
        seen = -1
        for built in s.players[a.x].city:
            if built != seen and self.may_target(s, t.seat, a.x, built, QUIET):
                return True
            seen = built
        return self.why_nothing(s, t.seat, a.x, why)

    def why_nothing(self, s: Citadels, seat: i64, city: i64, why: Why) -> bool:
        """What stands in the way of the district that is closest to being his: the cheapest he cannot pay, or the
        first. What protects the whole city stands in the way of all of them."""
        why.no(NOTHING_THERE, city)
        closest: i64 = -1
        for built in s.players[city].city:
            self.may_target(s, seat, city, built, why)
            if why.reason is TOO_DEAR and (closest < 0 or cost_of(built) < cost_of(closest)):
                closest = built
        for built in s.players[city].city:
            if closest < 0 or built == closest:
                return self.may_target(s, seat, city, built, why)
        return False

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        s.push(t.using(ABILITY))
        s.push(self.choose(t.seat, a.x))


class Somewhere(Ask):
    """The question for the district before the city has been chosen: never asked, only for the answer to "why not?"."""

    def __init__(self, seat: i64, character: i64) -> None:
        super().__init__(seat)
        self.character: Final[i64] = character

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        who = s.rules.who[self.character]
        assert isinstance(who, Commander)
        why.no(STANDS_NOWHERE, a.x)
        for city in range(s.seats):
            if a.x in s.players[city].city and who.may_target(s, seat, city, a.x, why):
                return True
        return False


def command_at_home(s: Citadels, seat: i64, character: i64) -> Ask | None:
    """Where a rank 8 character chooses a district, while it is his turn."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Turn) or top.seat != seat or top.character != character:
        return None
    return Somewhere(seat, character)


class InCity(Ask):
    """A question about a district of a city."""

    def __init__(self, seat: i64, city: i64) -> None:
        super().__init__(seat)
        self.city: Final[i64] = city


# --- Warlord ----------------------------------------------------------------------------------------------------------


def may_raze(s: Citadels, seat: i64, city: i64, built: i64, why: Why) -> bool:
    """CI-14.03 to CI-14.06."""
    if not may_touch(s, seat, city, built, why):
        return False
    if s.complete(city) and (city != seat or not s.rules.warlord_own_completed_city):
        return why.no(COMPLETED, city)
    price, gold = raze_price(s, seat, city, built), s.players[seat].gold
    return price <= gold or why.no(TOO_DEAR, built, price, gold)


def raze_price(s: Citadels, seat: i64, city: i64, built: i64) -> i64:
    """CI-14.03: its cost less 1."""
    return cost_of(built) - 1 + surcharge(s, seat, city, built)


class Warlord(Commander):
    """CI-14.03: may destroy one district."""

    def __init__(self) -> None:
        super().__init__(WARLORD)

    def may_target(self, s: Citadels, seat: i64, city: i64, built: i64, why: Why) -> bool:
        return may_raze(s, seat, city, built, why)

    def choose(self, seat: i64, city: i64) -> Ask:
        return Raze(seat, city)


class Raze(InCity):
    """CI-14.03: which district the Warlord destroys."""

    def rule(self) -> str:
        return "CI-14.03"

    def verbs(self) -> list[Verb]:
        return DESTROY_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return city_actions(s, self.city, DESTROY)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return may_raze(s, seat, self.city, a.x, why)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        pay_gold(s, seat, raze_price(s, seat, self.city, a.x))
        destroy(s, self.city, a.x)


# --- Diplomat ---------------------------------------------------------------------------------------------------------


def difference(s: Citadels, seat: i64, city: i64, wanted: i64, ceded: i64) -> i64:
    """CI-14.08: what he owes if the district he takes costs more; without the surcharge."""
    return max(0, cost_of(wanted) - cost_of(ceded))


def exchange_price(s: Citadels, seat: i64, city: i64, wanted: i64, ceded: i64) -> i64:
    """CI-14.08, CI-17.14: the difference, and the surcharge on top of it."""
    wall = surcharge(s, seat, city, wanted)
    if s.rules.wall_inside_difference:
        return max(0, cost_of(wanted) - cost_of(ceded) + wall)
    return difference(s, seat, city, wanted, ceded) + wall


def may_want(s: Citadels, seat: i64, city: i64, wanted: i64, why: Why) -> bool:
    """CI-14.09, CI-14.11: not from a completed city, nothing identical to what he has; and he must have a match."""
    if not another_player(s, seat, city, why) or not may_touch(s, seat, city, wanted, why):
        return False
    if s.complete(city):
        return why.no(COMPLETED, city)
    if s.players[seat].has(wanted >> 1):
        return why.no(IN_OWN_CITY, wanted)
    cheapest: i64 = -1
    for ceded in s.players[seat].city:
        if may_cede(s, seat, city, wanted, ceded, why):
            return True
        if why.reason is TOO_DEAR and (cheapest < 0 or why.y < cheapest):
            cheapest = why.y
    if cheapest >= 0:  # the gold is all he lacks
        return why.no(TOO_DEAR, wanted, cheapest, s.players[seat].gold)
    return why.no(NO_FAIR_EXCHANGE, wanted)


def may_cede(s: Citadels, seat: i64, city: i64, wanted: i64, ceded: i64, why: Why) -> bool:
    """CI-14.08 to CI-14.10: also when his own city is complete."""
    if not may_touch(s, seat, seat, ceded, why):
        return False
    if s.players[city].has(ceded >> 1):
        return why.no(IN_THAT_CITY, city, ceded)
    price, gold = exchange_price(s, seat, city, wanted, ceded), s.players[seat].gold
    return price <= gold or why.no(TOO_DEAR, wanted, price, gold)


class Diplomat(Commander):
    """CI-14.07: may exchange one of his districts for one of another player."""

    def __init__(self) -> None:
        super().__init__(DIPLOMAT)

    def may_target(self, s: Citadels, seat: i64, city: i64, built: i64, why: Why) -> bool:
        return may_want(s, seat, city, built, why)

    def choose(self, seat: i64, city: i64) -> Ask:
        return Want(seat, city)


class Want(InCity):
    """CI-14.07: the district he takes."""

    def rule(self) -> str:
        return "CI-14.07"

    def verbs(self) -> list[Verb]:
        return WANT_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return city_actions(s, self.city, WANT)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return may_want(s, seat, self.city, a.x, why)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        s.push(Cede(seat, self.city, a.x))


class Cede(InCity):
    """CI-14.07: the district he gives for it. CI-14.12: this is no build."""

    def __init__(self, seat: i64, city: i64, wanted: i64) -> None:
        super().__init__(seat, city)
        self.wanted: Final[i64] = wanted

    def rule(self) -> str:
        return "CI-14.07"

    def verbs(self) -> list[Verb]:
        return CEDE_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return city_actions(s, seat, CEDE)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return may_cede(s, seat, self.city, self.wanted, a.x, why)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        city, wanted = self.city, self.wanted
        owed = difference(s, seat, city, wanted, a.x)
        pay_owner(s, seat, city, owed, exchange_price(s, seat, city, wanted, a.x) - owed)
        move_district(s, city, seat, wanted)
        move_district(s, seat, city, a.x)
        note_completed(s, seat)
        note_completed(s, city)


# --- Marshal ----------------------------------------------------------------------------------------------------------


def may_seize(s: Citadels, seat: i64, city: i64, built: i64, why: Why) -> bool:
    """CI-14.13 to CI-14.15."""
    if not another_player(s, seat, city, why) or not may_touch(s, seat, city, built, why):
        return False
    if s.complete(city):
        return why.no(COMPLETED, city)
    if s.players[seat].has(built >> 1):
        return why.no(IN_OWN_CITY, built)
    wall = surcharge(s, seat, city, built)
    cost = cost_of(built) + (wall if s.rules.wall_raises_limit else 0)
    if cost > SEIZE_MOST:
        return why.no(TOO_VALUABLE, cost, SEIZE_MOST)
    price, gold = cost_of(built) + wall, s.players[seat].gold
    return price <= gold or why.no(TOO_DEAR, built, price, gold)


class Marshal(Commander):
    """CI-14.13: may seize one district of low cost."""

    def __init__(self) -> None:
        super().__init__(MARSHAL)

    def may_target(self, s: Citadels, seat: i64, city: i64, built: i64, why: Why) -> bool:
        return may_seize(s, seat, city, built, why)

    def choose(self, seat: i64, city: i64) -> Ask:
        return Seize(seat, city)


class Seize(InCity):
    """CI-14.13: which district the Marshal seizes. CI-14.16: this is no build."""

    def rule(self) -> str:
        return "CI-14.13"

    def verbs(self) -> list[Verb]:
        return SEIZE_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return city_actions(s, self.city, SEIZE)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return may_seize(s, seat, self.city, a.x, why)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        pay_owner(s, seat, self.city, cost_of(a.x), surcharge(s, seat, self.city, a.x))
        move_district(s, self.city, seat, a.x)
        note_completed(s, seat)


DESTROY.home = lambda s, seat: command_at_home(s, seat, WARLORD)
WANT.home = lambda s, seat: command_at_home(s, seat, DIPLOMAT)
SEIZE.home = lambda s, seat: command_at_home(s, seat, MARSHAL)
