"""PR-14.06, PR-5.13: gains without a choice are offered, and nearly always accepted; or, by the switch, they come.

A brisk game gives them at once where accepting is obvious: the question would cost it more than the gain."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import Domain
from fondaco.core.flow import Ask
from fondaco.core.objections import Why
from fondaco.core.rows import row
from fondaco.games.puerto_rico.actions import ACCEPT, PASS
from fondaco.games.puerto_rico.bank import NO_VP, earn, last_phase, pay, score
from fondaco.games.puerto_rico.effects import Bonus
from fondaco.games.puerto_rico.state import PuertoRico

DOUBLOONS: Final[i64] = 0
VP: Final[i64] = 1
SHIPPING_VP: Final[i64] = 2
"""VP of the captain phase."""
SAVED: Final[i64] = 3
"""Doubloons that were not paid: declined by paying them."""

_GAINS: Final = [
    ("builder", SAVED),
    ("trader", DOUBLOONS),
    ("captain", SHIPPING_VP),
    ("prospector", DOUBLOONS),
    ("small_market", DOUBLOONS),
    ("large_market", DOUBLOONS),
    ("factory", DOUBLOONS),
    ("harbor", SHIPPING_VP),
    ("church", VP),
    ("lighthouse", DOUBLOONS),
    ("specialty_factory", DOUBLOONS),
    ("union_hall", SHIPPING_VP),
    ("chapel", DOUBLOONS),
    ("noble_chapel", VP),
    ("jeweler", DOUBLOONS),
    ("hunting_lodge", VP),
]
GAIN: Final = Domain("gain", [name for name, _ in _GAINS])
BRINGS: Final = row([what for _, what in _GAINS])

PASS_ACCEPT: Final[list[Verb]] = [PASS, ACCEPT]


def gain(name: str) -> i64:
    """The gain of that name."""
    return GAIN.index(name)


BUILDER_GAIN: Final[i64] = gain("builder")
TRADER_GAIN: Final[i64] = gain("trader")
CAPTAIN_GAIN: Final[i64] = gain("captain")
PROSPECTOR_GAIN: Final[i64] = gain("prospector")
FACTORY_GAIN: Final[i64] = gain("factory")


def bonuses(s: PuertoRico, effects: list[Bonus], seat: i64, privileged: bool, kinds: i64, vp: i64) -> i64:
    """What these bring at once, to be given with what they come on top of (`vp`, if it is VP); or they are offered."""
    together: i64 = 0
    for effect in effects:
        together += effect.amount(s, seat, privileged, kinds)
    if together == 0 or s.rules.automatic:
        return together
    if s.brisk and (BRINGS[effects[0].gain] == DOUBLOONS or s.vp_pool > vp + together):
        return together
    for effect in effects:
        amount = effect.amount(s, seat, privileged, kinds)
        if amount > 0:
            s.push(AcceptBonus(seat, effect.gain, amount))
    return 0


def grant(s: PuertoRico, seat: i64, what: i64, amount: i64) -> None:
    """Give it, or offer it."""
    if amount > 0:
        if s.rules.automatic or (s.brisk and not spends_the_pool(s, what, amount)):
            give(s, seat, what, amount)
        else:
            s.push(AcceptBonus(seat, what, amount))


def spends_the_pool(s: PuertoRico, what: i64, amount: i64) -> bool:
    """PR-21.05: whether this gain would take the last of the pool, with which the game may end."""
    scores = BRINGS[what] == VP or BRINGS[what] == SHIPPING_VP
    return scores and s.vp_pool <= amount and s.ending >> NO_VP & 1 == 0


def give(s: PuertoRico, seat: i64, what: i64, amount: i64) -> None:
    """The gain."""
    brings = BRINGS[what]
    if brings == DOUBLOONS:
        earn(s, seat, amount)
    elif brings != SAVED:
        score(s, seat, amount, brings == SHIPPING_VP)


class AcceptBonus(Ask):
    """PR-14.05: using a function is never mandatory."""

    def __init__(self, seat: i64, gain: i64, amount: i64) -> None:
        super().__init__(seat)
        self.gain: Final[i64] = gain
        self.amount: Final[i64] = amount

    def rule(self) -> str:
        return "PR-14.06"

    def verbs(self) -> list[Verb]:
        return PASS_ACCEPT

    def moot(self, s: PuertoRico) -> bool:
        """PR-8.02 cannot be declined by a builder who has nothing left to pay."""
        return BRINGS[self.gain] == SAVED and s.players[self.seat].doubloons < self.amount

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        return True

    def obvious(self, s: PuertoRico, seat: i64) -> Action | None:
        return None if last_phase(s) else self.unasked(s, seat)

    def unasked(self, s: PuertoRico, seat: i64) -> Action | None:
        return None if spends_the_pool(s, self.gain, self.amount) else ACCEPT.of()

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is ACCEPT:
            give(s, seat, self.gain, self.amount)
        elif BRINGS[self.gain] == SAVED:
            pay(s, seat, self.amount)
