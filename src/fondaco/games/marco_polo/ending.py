"""Whether the game may end with an answer."""

from mypy_extensions import i64

from fondaco.core.masks import ONE
from fondaco.games.marco_polo.components import ROUNDS
from fondaco.games.marco_polo.state import MarcoPolo


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
