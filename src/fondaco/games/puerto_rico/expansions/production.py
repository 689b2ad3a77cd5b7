"""PR-9.11: the production turn with the buildings of both expansions.

Aqueduct (PR-18.01), specialty factory (PR-18.39), chapel (PR-20.07), jeweler (PR-20.19).
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, Frame, Step
from fondaco.core.objections import Reason, Why
from fondaco.games.puerto_rico.actions import ACCEPT, PASS
from fondaco.games.puerto_rico.bonuses import PASS_ACCEPT, gain, grant
from fondaco.games.puerto_rico.components import (
    AQUEDUCT,
    AQUEDUCT_BARRELS,
    CHAPEL,
    CHAPEL_DOUBLOONS,
    CHAPEL_VP,
    CORN,
    CRAFTSMAN_BARRELS,
    GOOD,
    GOODS,
    INDIGO,
    JEWELER,
    JEWELER_DOUBLOONS,
    LARGE_INDIGO_PLANT,
    LARGE_SUGAR_MILL,
    SPECIALTY_FACTORY,
    SUGAR,
)
from fondaco.games.puerto_rico.craftsman import (
    NONE_LEFT,
    NOT_PRODUCED,
    PASS_BARREL,
    PRODUCED,
    follow_production,
    take_harvest,
    take_privilege_barrel,
    yield_of,
)
from fondaco.games.puerto_rico.effects import Production
from fondaco.games.puerto_rico.expansions.guesthouse import window
from fondaco.games.puerto_rico.packed import barrels_of, pack
from fondaco.games.puerto_rico.privileges import has_library, privilege_used
from fondaco.games.puerto_rico.rules import OWN_TURN
from fondaco.games.puerto_rico.state import PuertoRico

BARRELS_IN_ORDER: Final = Reason("PR-18.43", "barrels-in-order", [GOOD])

SPECIALTY_GAIN: Final[i64] = gain("specialty_factory")
JEWELER_GAIN: Final[i64] = gain("jeweler")
CHAPEL_GAIN: Final[i64] = gain("chapel")
NOBLE_CHAPEL_GAIN: Final[i64] = gain("noble_chapel")


def grow(made: i64, good: i64, barrels: i64) -> i64:
    """What was made, with so many barrels more."""
    return made + pack(barrels, good)


class ProductionTurn(Step):
    """PR-9.01: a player produces. The craftsman's turn plans those of the others, and then his privilege."""

    def __init__(self, seat: i64, craftsman: i64) -> None:
        self.seat: Final[i64] = seat
        self.craftsman: Final[i64] = craftsman

    def run(self, s: PuertoRico) -> None:
        if s.rules.may_decline_production and can_produce(s, self.seat):
            s.push(MayProduce(self.seat, self.craftsman))
        else:
            finish(s, self.seat, self.craftsman, take_harvest(s, self.seat))


def can_produce(s: PuertoRico, seat: i64) -> bool:
    """Whether he would get a barrel."""
    for good in range(GOODS):
        if s.goods[good] > 0 and yield_of(s.players[seat], good) > 0:
            return True
    return False


class MayProduce(Ask):
    """PR-9.10, other setting: production may be declined as a whole."""

    def __init__(self, seat: i64, craftsman: i64) -> None:
        super().__init__(seat)
        self.craftsman: Final[i64] = craftsman

    def rule(self) -> str:
        return "PR-9.10"

    def verbs(self) -> list[Verb]:
        return PASS_ACCEPT

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        return True

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        finish(s, seat, self.craftsman, take_harvest(s, seat) if a.verb is ACCEPT else 0)


def finish(s: PuertoRico, seat: i64, craftsman: i64, made: i64) -> None:
    """What follows the production of a player. Questions about it come before what the craftsman's turn plans."""
    planned = len(s.stack)
    made = follow_production(s, seat, made)
    if seat == craftsman:
        questions = s.stack[planned:]
        del s.stack[planned:]
        s.plan(after_craftsman(s, craftsman, made))
        s.stack.extend(questions)


def after_craftsman(s: PuertoRico, craftsman: i64, made: i64) -> list[Frame]:
    """PR-9.11: the other players, then the privilege."""
    frames: list[Frame] = []
    for seat in s.rules.clockwise[craftsman][1:]:
        frames += [*window(s.rules, OWN_TURN, [seat]), ProductionTurn(seat, craftsman)]
    return [*frames, *window(s.rules, OWN_TURN, [craftsman]), CraftsmanBarrel(craftsman, made, 0, False)]


class CraftsmanBarrel(Ask):
    """PR-9.06: one more barrel of a kind he `made`. `second`: PR-18.43, of this kind or a later one, in order."""

    def __init__(self, seat: i64, made: i64, first: i64, second: bool) -> None:
        super().__init__(seat)
        self.made: Final[i64] = made
        self.first: Final[i64] = first
        self.second: Final[bool] = second

    def rule(self) -> str:
        return "PR-18.43" if self.second else "PR-9.06"

    def verbs(self) -> list[Verb]:
        return PASS_BARREL

    def moot(self, s: PuertoRico) -> bool:
        for good in range(self.first, GOODS):
            if barrels_of(self.made, good) > 0 and s.goods[good] > 0:
                return False
        return True

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is PASS:
            return True
        if barrels_of(self.made, a.x) == 0:
            return why.no(NOT_PRODUCED, a.x)
        if a.x < self.first:
            return why.no(BARRELS_IN_ORDER, self.first)
        return s.goods[a.x] > 0 or why.no(NONE_LEFT, a.x)

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is PASS:
            return
        take_privilege_barrel(s, seat, a.x)
        made = self.made
        if self.second:
            privilege_used(s, seat)
        elif has_library(s, seat):
            grown = grow(made, a.x, CRAFTSMAN_BARRELS) if s.rules.privilege_counts else made
            s.push(CraftsmanBarrel(seat, grown, a.x, True))
        if s.rules.privilege_counts:
            pay_for_more(s, seat, made, grow(made, a.x, CRAFTSMAN_BARRELS))


# --- aqueduct ---------------------------------------------------------------------------------------------------------


class Aqueduct(Production):
    """PR-18.01: one more indigo and sugar for a large plant that works; PR-18.41: it counts as produced."""

    def produced(self, s: PuertoRico, seat: i64, made: i64) -> i64:
        if not s.players[seat].works(AQUEDUCT):
            return made
        if not s.rules.automatic:
            offer_aqueduct(s, seat, INDIGO, made)
            return made
        for good in (INDIGO, SUGAR):
            if aqueduct_runs(s, seat, good, made):
                made = take_aqueduct_barrel(s, seat, good, made)
        return made


def aqueduct_runs(s: PuertoRico, seat: i64, good: i64, made: i64) -> bool:
    """PR-18.02, PR-18.03: the large plant is occupied and a barrel was received; PR-18.04: the supply has one."""
    plant = LARGE_INDIGO_PLANT if good == INDIGO else LARGE_SUGAR_MILL
    return s.players[seat].works(plant) and barrels_of(made, good) > 0 and s.goods[good] > 0


def take_aqueduct_barrel(s: PuertoRico, seat: i64, good: i64, made: i64) -> i64:
    """The barrel; what counts as made then."""
    s.players[seat].goods[good] += AQUEDUCT_BARRELS
    s.goods[good] -= AQUEDUCT_BARRELS
    s.tell(PRODUCED, seat, good, AQUEDUCT_BARRELS)
    return grow(made, good, AQUEDUCT_BARRELS) if s.rules.aqueduct_counts else made


def offer_aqueduct(s: PuertoRico, seat: i64, good: i64, made: i64) -> None:
    """Ask for the indigo, then for the sugar."""
    if aqueduct_runs(s, seat, good, made):
        s.push(AqueductBarrel(seat, good, made))
    elif good == INDIGO:
        offer_aqueduct(s, seat, SUGAR, made)


class AqueductBarrel(Ask):
    """PR-14.05, PR-18.01: the barrel may be declined, if bonuses are not automatic."""

    def __init__(self, seat: i64, good: i64, made: i64) -> None:
        super().__init__(seat)
        self.good: Final[i64] = good
        self.made: Final[i64] = made

    def rule(self) -> str:
        return "PR-18.01"

    def verbs(self) -> list[Verb]:
        return PASS_ACCEPT

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        return True

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        made = self.made
        if a.verb is ACCEPT:
            made = take_aqueduct_barrel(s, seat, self.good, made)
            pay_for_more(s, seat, self.made, made)
            recount(s, seat, made)
        if self.good == INDIGO:
            offer_aqueduct(s, seat, SUGAR, made)


def recount(s: PuertoRico, seat: i64, made: i64) -> None:
    """PR-9.08, other setting: the craftsman's privilege adds to what he has made by now; its line is rewritten."""
    for i, frame in enumerate(s.stack):
        if isinstance(frame, CraftsmanBarrel) and frame.seat == seat:
            s.stack[i] = CraftsmanBarrel(seat, made, frame.first, frame.second)


# --- specialty factory, jeweler, chapel -------------------------------------------------------------------------------


def specialty_pays(made: i64) -> i64:
    """PR-18.39, PR-18.40: one less than the barrels of the kind of which he made most; corn does not count."""
    most: i64 = 1
    for good in range(GOODS):
        if good != CORN:
            most = max(most, barrels_of(made, good))
    return most - 1


def pay_for_more(s: PuertoRico, seat: i64, before: i64, made: i64) -> None:
    """A specialty factory pays the difference that one more barrel makes."""
    if s.players[seat].works(SPECIALTY_FACTORY):
        grant(s, seat, SPECIALTY_GAIN, specialty_pays(made) - specialty_pays(before))


class SpecialtyFactory(Production):
    """PR-18.39: doubloons for the largest number of barrels of one kind."""

    def produced(self, s: PuertoRico, seat: i64, made: i64) -> i64:
        if s.players[seat].works(SPECIALTY_FACTORY):
            grant(s, seat, SPECIALTY_GAIN, specialty_pays(made))
        return made


class Jeweler(Production):
    """PR-20.19: a doubloon for every noble."""

    def produced(self, s: PuertoRico, seat: i64, made: i64) -> i64:
        player = s.players[seat]
        if player.works(JEWELER):
            grant(s, seat, JEWELER_GAIN, JEWELER_DOUBLOONS * player.all_nobles())
        return made


class Chapel(Step):
    """PR-20.07: at the start of the phase a doubloon for a colonist on it, a VP for a noble."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: PuertoRico) -> None:
        player = s.players[self.seat]
        if player.noble_on(CHAPEL):
            grant(s, self.seat, NOBLE_CHAPEL_GAIN, CHAPEL_VP)
        elif player.works(CHAPEL):
            grant(s, self.seat, CHAPEL_GAIN, CHAPEL_DOUBLOONS)
