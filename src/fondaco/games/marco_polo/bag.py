"""MP-14.08, MP-14.09: a die on the money bag for coins; MP-4.07: but not one that the main action needs."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, single
from fondaco.core.objections import Reason, Why
from fondaco.games.marco_polo.actions import CHOOSE_DIE
from fondaco.games.marco_polo.components import DICE, DIE, FACES, MONEY_BAG, NONE
from fondaco.games.marco_polo.dice import sole_kind
from fondaco.games.marco_polo.main_action import can_act
from fondaco.games.marco_polo.placing import may_place, place
from fondaco.games.marco_polo.state import MarcoPolo

NOT_IN_HAND: Final = Reason("MP-14.13", "not-in-hand", [DIE])
NEEDED: Final = Reason("MP-4.07", "die-needed", [])

DIE_ONLY: Final[list[Verb]] = [CHOOSE_DIE]


def can_spare(s: MarcoPolo, seat: i64, die: i64, posts: i64) -> bool:
    """MP-4.07: without this die a main action can still be done; or none can be done anyhow."""
    return can_act(s, seat, posts, die) or not can_act(s, seat, posts)


def may_bag(s: MarcoPolo, seat: i64, acted: bool, posts: i64, why: Why) -> bool:
    """Whether any die may go to the money bag; `acted`: the main action is done, or there will be none."""
    if not may_place(s, seat, MONEY_BAG, why):
        return False
    if acted or not s.rules.main_action_is_duty:
        return True
    dice = s.players[seat].dice
    for die in range(DICE):
        if dice[die] > 0 and can_spare(s, seat, die, posts):
            return True
    return why.no(NEEDED)


class BagDie(Ask):
    """MP-14.08: which die goes to the money bag. `acted` and `posts` as in the turn's menu."""

    def __init__(self, seat: i64, acted: bool, posts: i64) -> None:
        super().__init__(seat)
        self.acted: Final[bool] = acted
        self.posts: Final[i64] = posts

    def rule(self) -> str:
        return "MP-14.08"

    def verbs(self) -> list[Verb]:
        return DIE_ONLY

    def only(self, s: MarcoPolo) -> Action | None:
        die = sole_kind(s.players[self.seat])
        if die >= 0:
            return CHOOSE_DIE.of(die)
        return None if self.acted or not s.rules.main_action_is_duty else single(self.choices(s, self.seat))

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        if s.players[seat].dice[a.x] == 0:
            return why.no(NOT_IN_HAND, a.x)
        if self.acted or not s.rules.main_action_is_duty:
            return True
        return can_spare(s, seat, a.x, self.posts) or why.no(NEEDED)

    def candidates(self, s: MarcoPolo, seat: i64) -> list[Action]:
        dice = s.players[seat].dice
        found: list[Action] = []
        for die in range(DICE):
            if dice[die] > 0:
                found.append(CHOOSE_DIE.of(die))
        return found

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        place(s, seat, MONEY_BAG, NONE, NONE, a.x, a.x % FACES)
