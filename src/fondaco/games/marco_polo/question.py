"""Questions about what lies open; and whether the game may end with an answer."""

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.flow import Ask
from fondaco.core.masks import ONE
from fondaco.games.marco_polo.components import ROUNDS
from fondaco.games.marco_polo.state import MarcoPolo


class Question(Ask):
    """A question to one seat. Only goal cards are secret, so an only answer tells nothing and is given unasked."""

    def only(self, s: MarcoPolo) -> Action | None:
        """The one answer that is left, if there is no other."""
        return None

    def opens(self, s: MarcoPolo) -> bool:
        if self.moot(s):
            s.stack.pop()
            return False
        answer = self.only(s)
        if answer is None and s.brisk:
            answer = self.unasked(s, self.seat)
        if answer is None:
            return True
        s.stack.pop()
        self.take(s, self.seat, answer)
        return False


def single(actions: list[Action]) -> Action | None:
    """The action, if there is one only."""
    return actions[0] if len(actions) == 1 else None


def plays_on(s: MarcoPolo, seat: i64) -> bool:
    """MP-4.03, MP-4.09: whether this player has turns to come in this round."""
    return s.players[seat].dice_left() > 0 and s.out & (ONE << seat) == 0


def may_end(s: MarcoPolo) -> bool:
    """Whether the game may end with this answer: nothing that could do so is obvious."""
    if s.round < ROUNDS:
        return False
    for seat in range(s.seats):
        if plays_on(s, seat):
            return False
    return True
