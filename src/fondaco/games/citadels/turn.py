"""The turn of a character, the question from which most others come."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import Domain
from fondaco.core.flow import Ask
from fondaco.core.objections import QUIET, Why
from fondaco.games.citadels.state import Citadels

USED: Final = Domain("used", ["income", "ability", "second", "laboratory", "museum", "smithy", "paid_build"])
INCOME_TAKEN: Final[i64] = 1
ABILITY: Final[i64] = 2
SECOND: Final[i64] = 4
AT_LABORATORY: Final[i64] = 8
AT_MUSEUM: Final[i64] = 16
AT_SMITHY: Final[i64] = 32
PAID_BUILD: Final[i64] = 64
"""What has been used in a turn, as a mask of `USED`; the last: a district has been paid for (CI-7.20)."""


class Turn(Ask):
    """CI-6: the turn of a character. A value: what is done in it puts a changed turn in its place.

    `paid` is the gold paid for districts (CI-12.03), `builds` those that count toward the limit.
    """

    def __init__(self, seat: i64, character: i64, gathered: bool, used: i64, builds: i64, paid: i64) -> None:
        super().__init__(seat)
        self.character: Final[i64] = character
        self.gathered: Final[bool] = gathered
        self.used: Final[i64] = used
        self.builds: Final[i64] = builds
        self.paid: Final[i64] = paid

    def rule(self) -> str:
        return "CI-6.02"

    def verbs(self) -> list[Verb]:
        return VERBS[self.character]

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return s.rules.who[self.character].candidates(s, self)

    def choices(self, s: Citadels, seat: i64) -> list[Action]:
        # Written out to look the character up once: this is the most frequent question.
        who = s.rules.who[self.character]
        return [a for a in who.candidates(s, self) if who.allows(s, self, a, QUIET)]

    def suggestions(self, s: Citadels, seat: i64) -> list[Action]:
        return s.rules.who[self.character].suggested(s, self, self.choices(s, seat))

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return s.rules.who[self.character].allows(s, self, a, why)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        s.rules.who[self.character].take(s, self, a)

    def after_gathering(self) -> "Turn":
        """The same turn, resources gathered."""
        return Turn(self.seat, self.character, True, self.used, self.builds, self.paid)

    def using(self, use: i64) -> "Turn":
        """The same turn with something used up."""
        return Turn(self.seat, self.character, self.gathered, self.used | use, self.builds, self.paid)

    def building(self, builds: i64, paid: i64) -> "Turn":
        """The same turn with so many more builds that count and so much more gold paid."""
        return Turn(self.seat, self.character, self.gathered, self.used, self.builds + builds, self.paid + paid)


VERBS: Final[list[list[Verb]]] = []
"""What each character may do, by character; filled by `characters`."""


def current_turn(s: Citadels) -> Turn:
    """The turn in which the question just answered was asked."""
    turn = s.stack[-1]
    assert isinstance(turn, Turn)
    return turn


def turn_below(s: Citadels) -> Turn:
    """The turn in which the present question is asked."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, Turn):
            return frame
    raise AssertionError("there is a turn below this question")


def amend(s: Citadels, turn: Turn) -> None:
    """Put a changed turn in its place."""
    s.stack.pop()
    s.push(turn)
