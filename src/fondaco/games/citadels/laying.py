"""Choosing several cards of a hand: one at a time, in any order, laid face down on the table.

What lies there is a set, kept sorted: the order in which it was named leaves no trace.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.objections import Reason, Why
from fondaco.core.selection import Selection
from fondaco.games.citadels.actions import DISCARD
from fondaco.games.citadels.cards import insert, kind_of, leave_secretly, tuck_drawn, witnessed
from fondaco.games.citadels.components import DISTRICT
from fondaco.games.citadels.memory import TABLE
from fondaco.games.citadels.state import Citadels

NOT_HELD: Final = Reason("CI-6.09", "not-in-hand", [DISTRICT], far=True)

DISCARD_ONLY: Final[list[Verb]] = [DISCARD]


class LayCards(Selection):
    """`left` more cards of the hand are to be laid out."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left

    def verb(self) -> Verb:
        """What is done with a card."""
        return DISCARD

    def verbs(self) -> list[Verb]:
        return DISCARD_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return hand_actions(s, seat, self.verb())

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return a.x in s.players[seat].hand or why.no(NOT_HELD, a.x)

    def piece(self, a: Action) -> i64:
        return a.x

    def reached(self, s: Citadels) -> i64:
        return kind_of(s.deck.drawn[-1]) if s.deck.drawn else -1

    def goes_on(self, s: Citadels) -> bool:
        return self.left > 0

    def suggestions(self, s: Citadels, seat: i64) -> list[Action]:
        """In the order of the list, with enough cards after it: so a search meets each set once."""
        found = self.choices(s, seat)
        reached = self.reached(s)
        ahead = [a for a in found if a.x >= reached and cards_from(s, seat, a.x) >= self.left]
        return ahead if ahead else found


def cards_from(s: Citadels, seat: i64, kind: i64) -> i64:
    """How many cards of the hand stand in the list from this kind on."""
    count: i64 = 0
    for held in s.players[seat].hand:
        if held >= kind:
            count += 1
    return count


def lay(s: Citadels, seat: i64, kind: i64, told: i64) -> None:
    """Lay a card on the table; the seats of `told` see it."""
    leave_secretly(s, seat, kind, told, TABLE)
    insert(s.deck.drawn, int(witnessed(kind, told)))


def tuck_laid(s: Citadels, seat: i64) -> None:
    """CI-1.17: the cards laid out go to the bottom in random order, as nobody chose one."""
    s.chance.shuffle(s.deck.drawn)
    tuck_drawn(s, seat)


def hand_actions(s: Citadels, seat: i64, verb: Verb) -> list[Action]:
    """This verb with each kind in the hand."""
    found: list[Action] = []
    last = -1
    for kind in s.players[seat].hand:
        if kind != last:
            found.append(verb.of(kind))
        last = kind
    return found
