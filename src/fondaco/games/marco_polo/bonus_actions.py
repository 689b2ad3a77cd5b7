"""MP-14: reroll, adjust, take a black die. (Completing is in `contracts.py`, the money bag in `placing.py`.)"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, single
from fondaco.core.objections import Reason, Why
from fondaco.games.marco_polo.actions import CHOOSE_DIE, LOWER, RAISE
from fondaco.games.marco_polo.bank import pay
from fondaco.games.marco_polo.catalogue import PIPS
from fondaco.games.marco_polo.components import (
    ADJUST_CAMELS,
    BLACK_DIE_CAMELS,
    DICE,
    DIE,
    FACES,
    REROLL_CAMELS,
)
from fondaco.games.marco_polo.dice import GetBlackDie, add_die, sole_kind
from fondaco.games.marco_polo.language import CAMEL
from fondaco.games.marco_polo.state import MarcoPolo

NO_DIE: Final = Reason("MP-14.13", "no-die-in-hand", [])
NO_VALUES: Final = Reason("MP-18.07", "dice-without-values", [])
REROLL_TOO_DEAR: Final = Reason("MP-14.10", "camels-short", ["price", "camels"])
ADJUST_TOO_DEAR: Final = Reason("MP-14.11", "camels-short", ["price", "camels"])
BLACK_TOO_DEAR: Final = Reason("MP-14.14", "camels-short", ["price", "camels"])
ONE_BLACK_DIE: Final = Reason("MP-14.15", "black-die-bought", [])
NO_BLACK_LEFT: Final = Reason("MP-14.16", "no-black-die", [])
NOT_IN_HAND: Final = Reason("MP-14.13", "not-in-hand", [DIE])
NOT_BEYOND: Final = Reason("MP-14.11", "not-beyond", [DIE])

DIE_ONLY: Final[list[Verb]] = [CHOOSE_DIE]
RAISE_LOWER: Final[list[Verb]] = [RAISE, LOWER]
SIX: Final[i64] = PIPS


def may_change(s: MarcoPolo, seat: i64, camels: i64, reason: Reason, why: Why) -> bool:
    """MP-14.10 to 14.13: there are dice with values in the hand, and camels."""
    player = s.players[seat]
    if not player.tile().rolls:
        return why.no(NO_VALUES)
    if player.dice_left() == 0:
        return why.no(NO_DIE)
    return player.stock[CAMEL] >= camels or why.no(reason, camels, player.stock[CAMEL])


def may_reroll(s: MarcoPolo, seat: i64, why: Why) -> bool:
    """MP-14.10."""
    return may_change(s, seat, REROLL_CAMELS, REROLL_TOO_DEAR, why)


def may_adjust(s: MarcoPolo, seat: i64, why: Why) -> bool:
    """MP-14.11."""
    return may_change(s, seat, ADJUST_CAMELS, ADJUST_TOO_DEAR, why)


def may_buy_black_die(s: MarcoPolo, seat: i64, bought: bool, why: Why) -> bool:
    """MP-14.14 to 14.16: one per turn, while there are any."""
    if bought:
        return why.no(ONE_BLACK_DIE)
    if s.black == 0:
        return why.no(NO_BLACK_LEFT)
    camels = s.players[seat].stock[CAMEL]
    return camels >= BLACK_DIE_CAMELS or why.no(BLACK_TOO_DEAR, BLACK_DIE_CAMELS, camels)


def buy_black_die(s: MarcoPolo, seat: i64) -> None:
    """MP-14.14: three camels for a die, rolled at once."""
    pay(s, seat, CAMEL, BLACK_DIE_CAMELS)
    s.push(GetBlackDie(seat))


class RerollDie(Ask):
    """MP-14.10: which die is rolled again."""

    def rule(self) -> str:
        return "MP-14.10"

    def verbs(self) -> list[Verb]:
        return DIE_ONLY

    def only(self, s: MarcoPolo) -> Action | None:
        die = sole_kind(s.players[self.seat])
        return CHOOSE_DIE.of(die) if die >= 0 else None

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        return s.players[seat].dice[a.x] > 0 or why.no(NOT_IN_HAND, a.x)

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        pay(s, seat, CAMEL, REROLL_CAMELS)
        s.players[seat].dice[a.x] -= 1
        add_die(s, seat, a.x // FACES)


class AdjustDie(Ask):
    """MP-14.11: which die is turned up or down by one; not from 6 to 1 nor from 1 to 6."""

    def rule(self) -> str:
        return "MP-14.11"

    def verbs(self) -> list[Verb]:
        return RAISE_LOWER

    def only(self, s: MarcoPolo) -> Action | None:
        return single(self.choices(s, self.seat)) if sole_kind(s.players[self.seat]) >= 0 else None

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        if s.players[seat].dice[a.x] == 0:
            return why.no(NOT_IN_HAND, a.x)
        return a.x % FACES != (SIX if a.verb is RAISE else 1) or why.no(NOT_BEYOND, a.x)

    def candidates(self, s: MarcoPolo, seat: i64) -> list[Action]:
        dice = s.players[seat].dice
        found: list[Action] = []
        for verb in RAISE_LOWER:
            for die in range(DICE):
                if dice[die] > 0:
                    found.append(verb.of(die))
        return found

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        pay(s, seat, CAMEL, ADJUST_CAMELS)
        dice = s.players[seat].dice
        dice[a.x] -= 1
        dice[a.x + 1 if a.verb is RAISE else a.x - 1] += 1
