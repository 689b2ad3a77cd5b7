"""MP-15 and MP-16: the questions that rewards ask."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, Step
from fondaco.core.masks import ONE, ones
from fondaco.core.objections import Reason, Why
from fondaco.games.marco_polo.actions import CHOOSE_CITY, CHOOSE_GOOD, CHOOSE_MARKER, CHOOSE_PAIR, GIVE_GOOD, STOP
from fondaco.games.marco_polo.atlas import LOCATION, SMALL, SMALL_CITIES
from fondaco.games.marco_polo.bank import gain, pay, receive
from fondaco.games.marco_polo.catalogue import MARKER, MARKER_REWARDS, OUTPOST_REWARDS
from fondaco.games.marco_polo.language import COIN, FIRST_GOOD, GOOD, OTHER_BONUS, PAIR_FIRST, PAIR_SECOND
from fondaco.games.marco_polo.state import MarcoPolo

GOODS_IN_ORDER: Final = Reason("MP-15.02", "goods-in-order", [GOOD.named("least")])
NO_GOOD: Final = Reason("MP-13.19", "no-good-to-give", [GOOD])
OTHER_MARKER: Final = Reason("MP-16.04", "other-marker", [MARKER])
NO_OWN_CITY: Final = Reason("MP-13.17", "no-own-small-city", [LOCATION])
CITY_USED: Final = Reason("MP-13.17", "city-used", [LOCATION])
CITIES_IN_ORDER: Final = Reason("MP-13.30", "cities-in-order", [LOCATION])
BONUS_TOO_DEAR: Final = Reason("MP-13.17", "bonus-too-dear", ["price", "coins"])
AT_LEAST_ONCE: Final = Reason("MP-5.12", "at-least-once", [])
AS_MANY_AS_SHOWN: Final = Reason("MP-13.30", "as-many-as-shown", ["left"])

GOOD_ONLY: Final[list[Verb]] = [CHOOSE_GOOD]
PAIR_ONLY: Final[list[Verb]] = [CHOOSE_PAIR]
GIVE_ONLY: Final[list[Verb]] = [GIVE_GOOD]
MARKER_ONLY: Final[list[Verb]] = [CHOOSE_MARKER]
STOP_CITY: Final[list[Verb]] = [STOP, CHOOSE_CITY]


class ChooseGood(Ask):
    """MP-15.02: one of `left` goods of choice, none before `least` in the list: a set is named in one way."""

    def __init__(self, seat: i64, left: i64, least: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.least: Final[i64] = least

    def rule(self) -> str:
        return "MP-15.02"

    def verbs(self) -> list[Verb]:
        return GOOD_ONLY

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        return a.x >= self.least or why.no(GOODS_IN_ORDER, self.least)

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        gain(s, seat, FIRST_GOOD + a.x, 1)
        if self.left > 1:
            s.push(ChooseGood(seat, self.left - 1, a.x))


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

    With a price they are done one after the other and may be stopped (MP-12.12); without one they come in the order
    of the list, as many as the value shows.
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
        wanted = min(self.left, ones(own & ~self.used))
        return ones(own >> a.x) >= wanted or why.no(CITIES_IN_ORDER, a.x)

    def candidates(self, s: MarcoPolo, seat: i64) -> list[Action]:
        found = [STOP.of()]
        for city in SMALL_CITIES:
            found.append(CHOOSE_CITY.of(city))
        return found

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        if a.verb is STOP:
            return
        pay(s, seat, COIN, self.price)
        used = self.used | (ONE << a.x)
        if self.price == 0:
            used |= SMALL & ((ONE << a.x) - 1)  # the earlier ones of the list are out
        if self.left > 1:
            s.push(OwnBonus(seat, self.left - 1, self.price, used))
        receive(s, seat, MARKER_REWARDS[s.markers[a.x]])
