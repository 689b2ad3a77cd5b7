"""MP-15 and MP-16: the questions that rewards ask."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, Step, single
from fondaco.core.masks import ONE, lowest, ones
from fondaco.core.objections import Reason, Why
from fondaco.core.selection import Selection
from fondaco.games.marco_polo.actions import CHOOSE_CITY, CHOOSE_GOOD, CHOOSE_MARKER, CHOOSE_PAIR, GIVE_GOOD, STOP
from fondaco.games.marco_polo.atlas import LOCATION, SMALL, SMALL_CITIES
from fondaco.games.marco_polo.bank import gain, pay, receive
from fondaco.games.marco_polo.catalogue import MARKER, MARKER_REWARDS, OUTPOST_REWARDS
from fondaco.games.marco_polo.ending import may_end
from fondaco.games.marco_polo.language import COIN, FIRST_GOOD, GOOD, GOODS, OTHER_BONUS, PAIR_FIRST, PAIR_SECOND
from fondaco.games.marco_polo.state import MarcoPolo

NO_GOOD: Final = Reason("MP-13.19", "no-good-to-give", [GOOD])
OTHER_MARKER: Final = Reason("MP-16.04", "other-marker", [MARKER])
NO_OWN_CITY: Final = Reason("MP-13.17", "no-own-small-city", [LOCATION])
CITY_USED: Final = Reason("MP-13.17", "city-used", [LOCATION])
BONUS_TOO_DEAR: Final = Reason("MP-13.17", "bonus-too-dear", ["price", "coins"])
AT_LEAST_ONCE: Final = Reason("MP-5.12", "at-least-once", [])
AS_MANY_AS_SHOWN: Final = Reason("MP-13.30", "as-many-as-shown", ["left"])

GOOD_ONLY: Final[list[Verb]] = [CHOOSE_GOOD]
PAIR_ONLY: Final[list[Verb]] = [CHOOSE_PAIR]
GIVE_ONLY: Final[list[Verb]] = [GIVE_GOOD]
MARKER_ONLY: Final[list[Verb]] = [CHOOSE_MARKER]
STOP_CITY: Final[list[Verb]] = [STOP, CHOOSE_CITY]


class ChooseGood(Selection):
    """MP-15.02: one of `left` goods of choice, in any order; `named` are the kinds received so far, as a mask."""

    def __init__(self, seat: i64, left: i64, named: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.named: Final[i64] = named

    def rule(self) -> str:
        return "MP-15.02"

    def verbs(self) -> list[Verb]:
        return GOOD_ONLY

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        return True

    def piece(self, a: Action) -> i64:
        return a.x

    def reached(self, s: MarcoPolo) -> i64:
        furthest: i64 = -1
        while self.named >> (furthest + 1):
            furthest += 1
        return furthest

    def unasked(self, s: MarcoPolo, seat: i64) -> Action | None:
        """Another one of the last kind, behind which there is none."""
        return CHOOSE_GOOD.of(GOODS - 1) if self.named >> (GOODS - 1) else None

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        gain(s, seat, FIRST_GOOD + a.x, 1)
        if self.left > 1:
            s.push(ChooseGood(seat, self.left - 1, self.named | ONE << a.x))


class ChoosePair(Ask):
    """MP-15.03: two goods of different kinds."""

    def rule(self) -> str:
        return "MP-15.03"

    def verbs(self) -> list[Verb]:
        return PAIR_ONLY

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        return True

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        gain(s, seat, FIRST_GOOD + PAIR_FIRST[a.x], 1)
        gain(s, seat, FIRST_GOOD + PAIR_SECOND[a.x], 1)


class GiveGood(Ask):
    """MP-13.19: one good of choice is the price."""

    def rule(self) -> str:
        return "MP-13.19"

    def verbs(self) -> list[Verb]:
        return GIVE_ONLY

    def only(self, s: MarcoPolo) -> Action | None:
        return single(self.choices(s, self.seat))

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        return s.players[seat].stock[FIRST_GOOD + a.x] > 0 or why.no(NO_GOOD, a.x)

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        pay(s, seat, FIRST_GOOD + a.x, 1)


class CityBonus(Step):
    """MP-11.06, MP-11.07: the outpost bonus of a large city, if it is still there; the marker of a small one.

    A post that has been moved away again before its bonus came up brings none (MP-11.12).
    """

    def __init__(self, seat: i64, city: i64) -> None:
        self.seat: Final[i64] = seat
        self.city: Final[i64] = city

    def run(self, s: MarcoPolo) -> None:
        if not s.players[self.seat].has_post(self.city):
            return
        outpost = s.outposts[self.city]
        if outpost >= 0:
            s.outposts[self.city] = -1
            receive(s, self.seat, OUTPOST_REWARDS[outpost])
        elif s.markers[self.city] >= 0:
            receive(s, self.seat, MARKER_REWARDS[s.markers[self.city]])


class OtherBonus(Ask):
    """MP-16.04: the bonus of one of the other markers."""

    def rule(self) -> str:
        return "MP-16.04"

    def verbs(self) -> list[Verb]:
        return MARKER_ONLY

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        return not MARKER_REWARDS[a.x].has(OTHER_BONUS) or why.no(OTHER_MARKER, a.x)

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        receive(s, seat, MARKER_REWARDS[a.x])


def own_small_cities(s: MarcoPolo, seat: i64) -> i64:
    """The small cities with a post of the player, as a mask."""
    return s.players[seat].posts & SMALL


class OwnBonus(Ask):
    """MP-13.17, MP-13.30: the bonus of a small city with an own post; at most `left` more, each of another city.

    They are done one after the other, in any order; with a price they may be stopped (MP-12.12), without one they are
    as many as the value shows.
    """

    def __init__(self, seat: i64, left: i64, price: i64, used: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.price: Final[i64] = price
        self.used: Final[i64] = used

    def rule(self) -> str:
        return "MP-13.17" if self.price else "MP-13.30"

    def verbs(self) -> list[Verb]:
        return STOP_CITY

    def moot(self, s: MarcoPolo) -> bool:
        fresh = own_small_cities(s, self.seat) & ~self.used
        return fresh == 0 or s.players[self.seat].stock[COIN] < self.price

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is STOP:
            if self.price == 0:
                return why.no(AS_MANY_AS_SHOWN, self.left)
            return self.used != 0 or why.no(AT_LEAST_ONCE)
        own = own_small_cities(s, seat)
        if own >> a.x & 1 == 0:
            return why.no(NO_OWN_CITY, a.x)
        if self.used >> a.x & 1 == 1:
            return why.no(CITY_USED, a.x)
        if self.price > 0:
            coins = s.players[seat].stock[COIN]
            return coins >= self.price or why.no(BONUS_TOO_DEAR, self.price, coins)
        return True

    def only(self, s: MarcoPolo) -> Action | None:
        return single(self.choices(s, self.seat))

    def obvious(self, s: MarcoPolo, seat: i64) -> Action | None:
        """If all cities give their bonus for nothing, whichever comes first."""
        fresh = own_small_cities(s, seat) & ~self.used
        if self.price > 0 or ones(fresh) > self.left or may_end(s):
            return None
        return CHOOSE_CITY.of(lowest(fresh))

    def suggestions(self, s: MarcoPolo, seat: i64) -> list[Action]:
        """For nothing, two cities in the order of the list: what the first gives does not pay for the second."""
        found = self.choices(s, seat)
        if self.price > 0:
            return found
        fresh = own_small_cities(s, seat) & ~self.used
        wanted = min(self.left, ones(fresh))
        ahead = [a for a in found if self.used >> a.x == 0 and ones(fresh >> a.x) >= wanted]
        return ahead if ahead else found

    def unasked(self, s: MarcoPolo, seat: i64) -> Action | None:
        return single(self.suggestions(s, seat)) if self.price == 0 else None

    def candidates(self, s: MarcoPolo, seat: i64) -> list[Action]:
        found = [STOP.of()]
        for city in SMALL_CITIES:
            found.append(CHOOSE_CITY.of(city))
        return found

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        if a.verb is STOP:
            return
        pay(s, seat, COIN, self.price)
        if self.left > 1:
            s.push(OwnBonus(seat, self.left - 1, self.price, self.used | ONE << a.x))
        receive(s, seat, MARKER_REWARDS[s.markers[a.x]])
