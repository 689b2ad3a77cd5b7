"""PR-9.11: what the buildings of both expansions add to production.

Aqueduct (PR-18.01), specialty factory (PR-18.39), chapel (PR-20.07), jeweler (PR-20.19).
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, Step
from fondaco.core.objections import Why
from fondaco.games.puerto_rico.actions import ACCEPT
from fondaco.games.puerto_rico.bank import last_phase
from fondaco.games.puerto_rico.bonuses import PASS_ACCEPT, gain, grant
from fondaco.games.puerto_rico.components import (
    AQUEDUCT,
    AQUEDUCT_BARRELS,
    CHAPEL,
    CHAPEL_DOUBLOONS,
    CHAPEL_VP,
    CORN,
    CRAFTSMAN,
    GOODS,
    INDIGO,
    JEWELER,
    JEWELER_DOUBLOONS,
    LARGE_INDIGO_PLANT,
    LARGE_SUGAR_MILL,
    SPECIALTY_FACTORY,
    SUGAR,
)
from fondaco.games.puerto_rico.craftsman import PRODUCED, CraftsmanPrivilege, leaves_short
from fondaco.games.puerto_rico.effects import Production
from fondaco.games.puerto_rico.packed import barrels_of, pack
from fondaco.games.puerto_rico.state import PuertoRico

SPECIALTY_GAIN: Final[i64] = gain("specialty_factory")
JEWELER_GAIN: Final[i64] = gain("jeweler")
CHAPEL_GAIN: Final[i64] = gain("chapel")
NOBLE_CHAPEL_GAIN: Final[i64] = gain("noble_chapel")


# --- aqueduct ---------------------------------------------------------------------------------------------------------


class Aqueduct(Production):
    """PR-18.01: one more indigo and sugar for a large plant that works; PR-18.41: it counts as produced."""

    def produced(self, s: PuertoRico, seat: i64, made: i64) -> i64:
        if not s.players[seat].works(AQUEDUCT):
            return made
        if not s.rules.automatic and not s.brisk:
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
    return made + pack(AQUEDUCT_BARRELS, good) if s.rules.aqueduct_counts else made


def offer_aqueduct(s: PuertoRico, seat: i64, good: i64, made: i64) -> None:
    """Ask for the indigo, then for the sugar."""
    if aqueduct_runs(s, seat, good, made):
        s.push(AqueductBarrel(seat, good, made))
    elif good == INDIGO:
        offer_aqueduct(s, seat, SUGAR, made)


class AqueductBarrel(Ask):
    """PR-14.05, PR-18.01: the barrel may be declined."""

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

    def suggestions(self, s: PuertoRico, seat: i64) -> list[Action]:
        """Whoever declines leaves the barrel to the others."""
        return [ACCEPT.of()]

    def obvious(self, s: PuertoRico, seat: i64) -> Action | None:
        """Unless somebody who comes later goes short by it."""
        craftsman = s.role_owners[CRAFTSMAN]
        short = craftsman >= 0 and leaves_short(s, seat, craftsman, self.good, AQUEDUCT_BARRELS)
        return None if short or last_phase(s) else ACCEPT.of()

    def unasked(self, s: PuertoRico, seat: i64) -> Action | None:
        return ACCEPT.of()

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        made = self.made
        if a.verb is ACCEPT:
            made = take_aqueduct_barrel(s, seat, self.good, made)
            for effect in s.rules.on_production:
                effect.made_more(s, seat, self.made, made)
            recount(s, seat, made)
        if self.good == INDIGO:
            offer_aqueduct(s, seat, SUGAR, made)


def recount(s: PuertoRico, seat: i64, made: i64) -> None:
    """PR-9.08, other setting: the craftsman's privilege adds to what he has made by now; its line is rewritten."""
    for i, frame in enumerate(s.stack):
        if isinstance(frame, CraftsmanPrivilege) and frame.seat == seat:
            s.stack[i] = CraftsmanPrivilege(seat, made, frame.taken)


# --- specialty factory, jeweler, chapel -------------------------------------------------------------------------------


def specialty_pays(made: i64) -> i64:
    """PR-18.39, PR-18.40: one less than the barrels of the kind of which he made most; corn does not count."""
    most: i64 = 1
    for good in range(GOODS):
        if good != CORN:
            most = max(most, barrels_of(made, good))
    return most - 1


class SpecialtyFactory(Production):
    """PR-18.39: doubloons for the largest number of barrels of one kind."""

    def produced(self, s: PuertoRico, seat: i64, made: i64) -> i64:
        if s.players[seat].works(SPECIALTY_FACTORY):
            grant(s, seat, SPECIALTY_GAIN, specialty_pays(made))
        return made

    def made_more(self, s: PuertoRico, seat: i64, before: i64, made: i64) -> None:
        """It pays the difference."""
        if s.players[seat].works(SPECIALTY_FACTORY):
            grant(s, seat, SPECIALTY_GAIN, specialty_pays(made) - specialty_pays(before))


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
