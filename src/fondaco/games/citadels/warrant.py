"""CI-7.17 to CI-7.29: the warrant decision, at the first paid build of a character with a warrant."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask
from fondaco.core.objections import Reason, Why
from fondaco.games.citadels.actions import CONFISCATE, PASS
from fondaco.games.citadels.city import enter_city
from fondaco.games.citadels.components import (
    CHARACTER,
    MONUMENT,
    MONUMENT_BANNED_FROM,
    TAX_COLLECTOR,
)
from fondaco.games.citadels.gold import gain_gold
from fondaco.games.citadels.state import Citadels
from fondaco.games.citadels.turn import PAID_BUILD, Turn, amend, current_turn, turn_below

NOT_SIGNED: Final = Reason("CI-7.16", "not-signed", [CHARACTER])
CONFISCATED: Final = Kind("confiscated", [SEAT, SEAT.named("builder")])

PASS_CONFISCATE: Final[list[Verb]] = [PASS, CONFISCATE]


def may_be_asked(s: Citadels, t: Turn, kind: i64, at_once: bool) -> bool:
    """CI-7.29: whether the Magistrate is asked; on grounds that all can see, signed or not."""
    tokens, rules = s.tokens, s.rules
    if tokens.warrants >> t.character & 1 == 0 or tokens.signed_shown or t.used & PAID_BUILD:
        return False
    if at_once and not rules.wizard_build_confiscable:  # CI-7.24
        return False
    magistrate = s.magistrate()
    if magistrate == t.seat and not rules.confiscate_from_self:  # CI-5.11
        return False
    city = s.players[magistrate]
    if city.has(kind):  # CI-7.21: not even with the Quarry
        return False
    banned = kind == MONUMENT and len(city.city) >= MONUMENT_BANNED_FROM
    return not (banned and rules.monument_ban_binds_magistrate)  # CI-7.27


def first_paid_build(s: Citadels, t: Turn, at_once: bool, asked: bool) -> Turn:
    """CI-7.20: only the first district paid for can be confiscated; so this chance is used up.

    Other setting: it waits if he may not take the first one; if he may and does not, it is gone all the same.
    """
    if at_once and not s.rules.wizard_build_confiscable:
        return t
    return t.using(PAID_BUILD) if asked or s.rules.first_paid_build_only else t


class Confiscate(Ask):
    """CI-7.17: the Magistrate may reveal the signed warrant. Asked about an unsigned one too (CI-7.29)."""

    def __init__(self, seat: i64, builder: i64, district: i64, gold: i64) -> None:
        super().__init__(seat)
        self.builder: Final[i64] = builder
        self.district: Final[i64] = district
        self.gold: Final[i64] = gold

    def rule(self) -> str:
        return "CI-7.17"

    def verbs(self) -> list[Verb]:
        return PASS_CONFISCATE

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is PASS:
            return True
        target = turn_below(s).character
        return s.tokens.signed == target or why.no(NOT_SIGNED, target)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        turn = current_turn(s)
        if a.verb is PASS:
            enter_city(s, self.builder, self.district, turn.character != TAX_COLLECTOR)
            return
        s.tokens.signed_shown = True
        s.tell(CONFISCATED, seat, self.builder)
        gain_gold(s, self.builder, self.gold)  # CI-7.19
        amend(s, turn.building(0, -self.gold))  # CI-7.26
        enter_city(s, seat, self.district, True)  # CI-15.17
