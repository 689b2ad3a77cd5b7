"""MP-10: travel, and every other movement on the map."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import Data
from fondaco.core.flow import Ask, single
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.games.marco_polo.actions import SPEND_PAIR, STEP, STOP
from fondaco.games.marco_polo.atlas import CITY, LOCATION, LOCATIONS, NEIGHBOURS, OASIS, ROUTE_CAMELS, ROUTE_COINS
from fondaco.games.marco_polo.bank import has_pair, has_some_pair, pay
from fondaco.games.marco_polo.catalogue import (
    FARE_CAMELS,
    FARE_COINS,
    FARE_PAIRS,
    MOVE_MEANS,
    STEP_COINS,
    TRAVEL_MEANS,
)
from fondaco.games.marco_polo.components import FIGURE, FIGURES, NONE
from fondaco.games.marco_polo.language import CAMEL, COIN, FIRST_GOOD, PAIR, PAIR_FIRST, PAIR_SECOND
from fondaco.games.marco_polo.posts import Arrive
from fondaco.games.marco_polo.state import MarcoPolo

NO_ROUTE: Final = Reason("MP-10.06", "no-route", [LOCATION.named("from"), LOCATION])
NO_JUMP: Final = Reason("MP-18.34", "no-jump-here", [LOCATION])
COINS_SHORT: Final = Reason("MP-10.05", "coins-short", ["price", "coins"])
CAMELS_SHORT: Final = Reason("MP-10.04", "camels-short", ["price", "camels"])
NO_SUCH_FIGURE: Final = Reason("MP-18.20", "no-such-figure", [FIGURE])
FIGURES_EQUAL: Final = Reason("MP-18.22", "figures-equal", [])
NO_PAIR: Final = Reason("MP-13.22", "no-pair", [])
PAIR_MISSING: Final = Reason("MP-13.22", "pair-missing", [PAIR])
ONE_STEP: Final = Reason("MP-10.02", "one-step-at-least", [])

STOP_STEP: Final[list[Verb]] = [STOP, STEP]
SPEND_ONLY: Final[list[Verb]] = [SPEND_PAIR]


class Walk(Ask):
    """MP-10.05: a movement, step by step. Each step pays its share at once; nothing is gained in between.

    `taken` of `most` steps are made. `figure` made the last of them (none yet: -1), `before` is another one that has
    made steps, too: their order counts for the bonuses (MP-11.12).
    """

    def __init__(self, seat: i64, means: i64, taken: i64, most: i64, before: i64, figure: i64) -> None:
        super().__init__(seat)
        self.means: Final[i64] = means
        self.taken: Final[i64] = taken
        self.most: Final[i64] = most
        self.before: Final[i64] = before
        self.figure: Final[i64] = figure

    def rule(self) -> str:
        return "MP-15.06" if self.means == MOVE_MEANS else "MP-10.02"

    def verbs(self) -> list[Verb]:
        return STOP_STEP

    def moot(self, s: MarcoPolo) -> bool:
        # MP-15.07: a move that cannot be used is lost
        return self.taken >= self.most or not self.can_go(s, s.players[self.seat].stock[COIN])

    def only(self, s: MarcoPolo) -> Action | None:
        if self.taken > 0 or self.means == MOVE_MEANS:
            return None  # one may always stop there
        return single(self.choices(s, self.seat))

    def can_go(self, s: MarcoPolo, coins: i64) -> bool:
        """Whether any step can be made with so many coins."""
        player = s.players[self.seat]
        for figure in range(player.tile().figures):
            at = player.figures[figure]
            for to in NEIGHBOURS[at]:
                if self.may_step(s, figure, to, coins, QUIET):
                    return True
            if player.tile().jumps and OASIS >> at & 1 == 1:
                for to in range(LOCATIONS):
                    if OASIS >> to & 1 == 1 and self.may_step(s, figure, to, coins, QUIET):
                        return True
        return False

    def may_move(self, s: MarcoPolo, figure: i64, why: Why) -> bool:
        """MP-18.20, MP-18.22: which figure may make the next step."""
        player = s.players[self.seat]
        if figure >= player.tile().figures:
            return why.no(NO_SUCH_FIGURE, figure)
        if figure > 0 and self.figure < 0 and player.figures[0] == player.figures[figure]:
            return why.no(FIGURES_EQUAL)  # two figures side by side are the same
        return True

    def may_step(self, s: MarcoPolo, figure: i64, to: i64, coins: i64, why: Why) -> bool:
        """MP-10.03 to 10.06: a neighbouring location, and the step can be paid."""
        if not self.may_move(s, figure, why):
            return False
        player = s.players[self.seat]
        at = player.figures[figure]
        if not self.leads(s, at, to):
            if player.tile().jumps and self.oases(at, to):
                return why.no(NO_JUMP, to)
            return why.no(NO_ROUTE, at, to)
        price = self.coins_for(s, at, to)
        if price > coins:
            return why.no(COINS_SHORT, price, coins)
        camels = self.camels_for(s, at, to)
        if camels > player.stock[CAMEL]:
            return why.no(CAMELS_SHORT, camels, player.stock[CAMEL])
        return FARE_PAIRS[self.means] == 0 or has_some_pair(player) or why.no(NO_PAIR)

    def oases(self, at: i64, to: i64) -> bool:
        """Two different oases."""
        return at != to and OASIS >> at & 1 == 1 and OASIS >> to & 1 == 1

    def jumps(self, s: MarcoPolo, at: i64, to: i64) -> bool:
        """MP-18.31, MP-18.34: Johannes goes from an oasis to any other."""
        if not s.players[self.seat].tile().jumps or not self.oases(at, to):
            return False
        return s.rules.jump_anywhere or self.means == TRAVEL_MEANS

    def leads(self, s: MarcoPolo, at: i64, to: i64) -> bool:
        """MP-10.06: whether there is a route, or a jump."""
        return ROUTE_COINS[at * LOCATIONS + to] >= 0 or self.jumps(s, at, to)

    def fare(self) -> i64:
        """MP-10.03: what this step adds to the travel cost; or the price on the city card."""
        return STEP_COINS[self.taken] if self.means == TRAVEL_MEANS else FARE_COINS[self.means]

    def coins_for(self, s: MarcoPolo, at: i64, to: i64) -> i64:
        """MP-10.04: the fare and the additional cost of the route; MP-18.33: a jump has none."""
        toll = ROUTE_COINS[at * LOCATIONS + to]
        free = self.jumps(s, at, to) and (s.rules.jump_is_free or toll < 0)
        return self.fare() if free else self.fare() + toll

    def camels_for(self, s: MarcoPolo, at: i64, to: i64) -> i64:
        """The same in camels."""
        free = self.jumps(s, at, to) and s.rules.jump_is_free
        return FARE_CAMELS[self.means] + (0 if free else ROUTE_CAMELS[at * LOCATIONS + to])

    def steps(self, s: MarcoPolo) -> list[Data]:
        """Where each figure could go next and what that costs, payable or not, as the view tells it."""
        found: list[Data] = []
        for figure in range(FIGURES):
            if self.may_move(s, figure, QUIET):
                at = s.players[self.seat].figures[figure]
                found += [self.step_told(s, figure, at, to) for to in range(LOCATIONS) if self.leads(s, at, to)]
        return found

    def step_told(self, s: MarcoPolo, figure: i64, at: i64, to: i64) -> Data:
        """A step and its price, in the words of the data file."""
        coins, camels, pairs = self.coins_for(s, at, to), self.camels_for(s, at, to), FARE_PAIRS[self.means]
        cost = {"coin": coins, "camel": camels, "goods_two_different": pairs}
        paid = {part: number for part, number in cost.items() if number > 0}
        return {"figure": FIGURE.items[figure], "location": LOCATION.items[to], "cost": paid}

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is STOP:
            return self.taken > 0 or self.means == MOVE_MEANS or why.no(ONE_STEP)
        return self.may_step(s, a.x, a.y, s.players[seat].stock[COIN], why)

    def candidates(self, s: MarcoPolo, seat: i64) -> list[Action]:
        player = s.players[seat]
        found = [STOP.of()]
        for figure in range(player.tile().figures):
            at = player.figures[figure]
            if player.tile().jumps and OASIS >> at & 1 == 1:
                found += STEP.span(figure, 0, LOCATIONS - 1)
            else:
                for to in NEIGHBOURS[at]:
                    found.append(STEP.of(figure, to))
        return found

    def suggestions(self, s: MarcoPolo, seat: i64) -> list[Action]:
        """MP-18.22: all steps of one figure, then all of the other, reach the same places."""
        found = self.choices(s, seat)
        if self.before < 0:
            return found
        return [a for a in found if a.verb is STOP or a.x != self.before]

    def unasked(self, s: MarcoPolo, seat: i64) -> Action | None:
        return single(self.suggestions(s, seat)) if self.before >= 0 else self.obvious(s, seat)

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        if a.verb is STOP:
            if self.taken > 0:
                s.push(Arrive(seat, self.before, self.figure))
            return
        player = s.players[seat]
        at = player.figures[a.x]
        pay(s, seat, COIN, self.coins_for(s, at, a.y))
        pay(s, seat, CAMEL, self.camels_for(s, at, a.y))
        if self.taken > 0 and player.tile().settles_in_passing and CITY >> at & 1 == 1:
            s.passed.append(at)  # MP-18.27, MP-18.29: not where the movement began
        player.figures[a.x] = a.y
        before = self.figure if self.figure >= 0 and self.figure != a.x else self.before
        taken = self.taken + 1
        if FARE_PAIRS[self.means] > 0:
            s.push(SpendPair(seat, self.means, taken, self.most, before, a.x))
        else:
            go_on(s, Walk(seat, self.means, taken, self.most, before, a.x))


def go_on(s: MarcoPolo, walk: Walk) -> None:
    """MP-10.02: further steps as long as there are any; then the movement ends."""
    s.push(Arrive(walk.seat, walk.before, walk.figure) if walk.moot(s) else walk)


class SpendPair(Walk):
    """MP-13.22: which two different goods pay for the step."""

    def rule(self) -> str:
        return "MP-13.22"

    def verbs(self) -> list[Verb]:
        return SPEND_ONLY

    def moot(self, s: MarcoPolo) -> bool:
        return False

    def only(self, s: MarcoPolo) -> Action | None:
        return single(self.choices(s, self.seat))

    def unasked(self, s: MarcoPolo, seat: i64) -> Action | None:
        return None

    def suggestions(self, s: MarcoPolo, seat: i64) -> list[Action]:
        return self.choices(s, seat)

    def steps(self, s: MarcoPolo) -> list[Data]:
        return []  # the last step is still being paid

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        return has_pair(s.players[seat], a.x) or why.no(PAIR_MISSING, a.x)

    def candidates(self, s: MarcoPolo, seat: i64) -> list[Action]:
        return SPEND_PAIR.table

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        pay(s, seat, FIRST_GOOD + PAIR_FIRST[a.x], 1)
        pay(s, seat, FIRST_GOOD + PAIR_SECOND[a.x], 1)
        go_on(s, Walk(seat, self.means, self.taken, self.most, self.before, self.figure))


def first_step(seat: i64, means: i64, most: i64) -> Walk:
    """A movement that has not begun."""
    return Walk(seat, means, 0, most, NONE, NONE)


def can_travel(s: MarcoPolo, seat: i64, means: i64, coins: i64) -> bool:
    """MP-10.11, MP-12.08: whether a first step can be paid with so many coins."""
    return first_step(seat, means, 1).can_go(s, coins)
