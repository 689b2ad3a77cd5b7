"""CI-6: what every character may do in his turn: gather, take income, use districts, build, end."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.objections import Reason, Why
from fondaco.games.citadels.actions import (
    BUILD,
    END,
    GATHER,
    INCOME,
    USE_ARMORY,
    USE_LABORATORY,
    USE_MUSEUM,
    USE_SMITHY,
)
from fondaco.games.citadels.build import add_builds, may_build, play_card
from fondaco.games.citadels.cards import gain_cards
from fondaco.games.citadels.character import Character
from fondaco.games.citadels.components import CHARACTER_DATA, TYPE
from fondaco.games.citadels.effects import end_of_turn
from fondaco.games.citadels.gather import gather, may_gather
from fondaco.games.citadels.gold import gain_gold
from fondaco.games.citadels.payment import ask_payment
from fondaco.games.citadels.state import NONE, Citadels
from fondaco.games.citadels.turn import ABILITY, INCOME_TAKEN, Turn
from fondaco.games.citadels.unique import (
    ON_TURN,
    add_effects,
    may_use_armory,
    may_use_laboratory,
    may_use_museum,
    may_use_smithy,
    use_armory,
    use_laboratory,
    use_museum,
    use_smithy,
)

GATHERED_ALREADY: Final = Reason("CI-6.05", "gathered-already", [])
MUST_GATHER: Final = Reason("CI-6.05", "must-gather", [])
ABILITY_USED: Final = Reason("CI-6.19", "ability-used", [])
NO_DISTRICTS: Final = Reason("CI-6.21", "no-districts-of-type", [TYPE])


class Citizen(Character):
    """A character: the common rules, his income (CI-6.21), and room for what is his own."""

    def __init__(self, id: i64, own: list[Verb]) -> None:
        super().__init__(id)
        gains = CHARACTER_DATA[id].get("gains")
        self.income_type: Final[i64] = NONE if gains is None else TYPE.index(gains["type"])
        self.income_in_cards: Final[bool] = gains is not None and gains["resource"] == "card"
        self.has_income: Final[bool] = gains is not None and gains["resource"] != "gold_or_card"
        """Whether his income needs no choice; the Abbot's does."""
        income: list[Verb] = [INCOME] if self.has_income else []
        self._verbs: Final[list[Verb]] = [GATHER, *income, *own, *ON_TURN, BUILD, END]

    def verbs(self) -> list[Verb]:
        return self._verbs

    # --- what is his own ----------------------------------------------------------------------------------------------

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        """What his own abilities may perhaps offer now, in code order."""

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        """Whether he may use his ability so."""
        raise NotImplementedError

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        """He uses his ability; he puts the turn back."""
        raise NotImplementedError

    def may_end(self, s: Citadels, t: Turn, why: Why) -> bool:
        """CI-6.28: whether all duties are done."""
        return True

    def refund(self, t: Turn) -> i64:
        """The gold he gets back at the end of his turn, after the districts (CI-6.29)."""
        return 0

    # --- what is everybody's ------------------------------------------------------------------------------------------

    def candidates(self, s: Citadels, t: Turn) -> list[Action]:
        found: list[Action] = []
        if not t.gathered:
            found += GATHER.table
        if self.has_income and t.used & INCOME_TAKEN == 0:
            found.append(INCOME.of())
        self.add_own(s, t, found)
        add_effects(s, t, found)
        if t.gathered:
            add_builds(s, t, found)
            found.append(END.of())
        return found

    def allows(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        verb = a.verb
        if verb is BUILD:
            return may_build(s, t, a.x, False, why)
        if verb is GATHER:
            return (not t.gathered or why.no(GATHERED_ALREADY)) and may_gather(s, a.x, why)
        if verb is END:
            return (t.gathered or why.no(MUST_GATHER)) and self.may_end(s, t, why)
        if verb is INCOME:
            return self.may_take_income(s, t, why)
        if verb is USE_SMITHY:
            return may_use_smithy(s, t, why)
        if verb is USE_LABORATORY:
            return may_use_laboratory(s, t, a.x, why)
        if verb is USE_MUSEUM:
            return may_use_museum(s, t, a.x, why)
        if verb is USE_ARMORY:
            return may_use_armory(s, t, a.x, why)
        return self.allows_own(s, t, a, why)

    def take(self, s: Citadels, t: Turn, a: Action) -> None:
        verb = a.verb
        if verb is GATHER:
            s.push(t.after_gathering())
            gather(s, t.seat, a.x)
        elif verb is BUILD:
            play_card(s, t, a.x)
            ask_payment(s, t, False)
        elif verb is END:
            end_of_turn(s, t.seat, self.refund(t))
        elif verb is INCOME:
            s.push(t.using(INCOME_TAKEN))
            self.take_income(s, t.seat)
        elif verb is USE_SMITHY:
            use_smithy(s, t)
        elif verb is USE_LABORATORY:
            use_laboratory(s, t, a.x)
        elif verb is USE_MUSEUM:
            use_museum(s, t, a.x)
        elif verb is USE_ARMORY:
            use_armory(s, t, a.x)
        else:
            self.use(s, t, a)

    def may_take_income(self, s: Citadels, t: Turn, why: Why) -> bool:
        """CI-6.21: once in the turn, for the districts that stand there now."""
        if t.used & INCOME_TAKEN:
            return why.no(ABILITY_USED)
        return s.players[t.seat].income(self.income_type) > 0 or why.no(NO_DISTRICTS, self.income_type)

    def take_income(self, s: Citadels, seat: i64) -> None:
        """CI-6.21: 1 gold or 1 card for each district of his type."""
        count = s.players[seat].income(self.income_type)
        if self.income_in_cards:
            gain_cards(s, seat, count)
        else:
            gain_gold(s, seat, count)


def unused(t: Turn, why: Why) -> bool:
    """CI-6.19: an ability may be used once per turn."""
    return t.used & ABILITY == 0 or why.no(ABILITY_USED)


# Where it would be asked, for the answer to "why not?" out of turn: in the turn of a character with the usual limit.
BUILD.home = lambda s, seat: Turn(seat, s.rules.cast[3], True, 0, 0, 0)
