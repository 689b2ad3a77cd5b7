"""Choosing several cards of a hand: one at a time, laid on the table, in the order of the list.

The order makes every set of cards reachable in exactly one way (CI-1.17: it is not a decision).
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask
from fondaco.core.objections import Reason, Why
from fondaco.games.citadels.actions import DISCARD
from fondaco.games.citadels.cards import kind_of, leave_secretly, witnessed
from fondaco.games.citadels.components import DISTRICT
from fondaco.games.citadels.state import Citadels

NOT_HELD: Final = Reason("CI-6.09", "not-in-hand", [DISTRICT])
IN_ORDER: Final = Reason("CI-1.17", "cards-in-order", [DISTRICT])
TOO_FEW_LATER: Final = Reason("CI-1.17", "too-few-later", ["cards"])

DISCARD_ONLY: Final[list[Verb]] = [DISCARD]


def cards_from(s: Citadels, seat: i64, kind: i64) -> i64:
    """How many cards of the hand stand in the list from this kind on."""
    count: i64 = 0
    for held in s.players[seat].hand:
        if held >= kind:
            count += 1
    return count


def may_lay(s: Citadels, seat: i64, kind: i64, left: i64, why: Why) -> bool:
    """Whether this card may be the next of `left` cards to be laid out."""
    if kind not in s.players[seat].hand:
        return why.no(NOT_HELD, kind)
    drawn = s.deck.drawn
    last: i64 = kind_of(drawn[-1]) if drawn else 0
    if cards_from(s, seat, last) < left:
        return True  # only where the cards laid before are a guess
    if kind < last:
        return why.no(IN_ORDER, last)
    return cards_from(s, seat, kind) >= left or why.no(TOO_FEW_LATER, left)


def lay(s: Citadels, seat: i64, kind: i64, told: i64) -> None:
    """Lay a card on the table; the seats of `told` see it."""
    leave_secretly(s, seat, kind, told)
    s.deck.drawn.append(witnessed(kind, told))


class DiscardCards(Ask):
    """So many more cards to lay out, one after the other."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left

    def verbs(self) -> list[Verb]:
        return DISCARD_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return hand_actions(s, seat, DISCARD)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return may_lay(s, seat, a.x, self.left, why)


def hand_actions(s: Citadels, seat: i64, verb: Verb) -> list[Action]:
    """This verb with each kind in the hand."""
    found: list[Action] = []
    last = -1
    for kind in s.players[seat].hand:
        if kind != last:
            found.append(verb.of(kind))
        last = kind
    return found
