"""GE-3.09: every player keeps their ducats hidden or open, as they like."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Decision
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why
from fondaco.games.genoa.payloads import OpenCoins
from fondaco.games.genoa.state import Genoa

TABLE_DECIDES: Final = Reason("GE-3.09", "table-decides", [])
LIE_SO: Final = Reason("GE-3.09", "ducats-lie-so", [])
ONCE_A_TURN: Final = Reason("GE-3.09", "turned-already", [])
OPENED: Final = Kind("opened", [SEAT])
COVERED: Final = Kind("covered", [SEAT])


def may_turn(s: Genoa, seat: i64, a: Action, why: Why) -> bool:
    """Once in a turn, so that nobody gains time by it."""
    if not s.rules.each_hides:
        return why.no(TABLE_DECIDES)
    if isinstance(a, OpenCoins) and a.open == (s.shown >> seat & 1 == 1):
        return why.no(LIE_SO)
    return s.turned >> seat & 1 == 0 or why.no(ONCE_A_TURN)


def turn(s: Genoa, seat: i64, a: Action, question: Decision) -> None:
    """Show them or cover them; the question stays the same."""
    assert isinstance(a, OpenCoins)
    s.turned |= ONE << seat
    if a.open:
        s.shown |= ONE << seat
    else:
        s.shown &= ~(ONE << seat)
    s.tell(OPENED if a.open else COVERED, seat)
    s.again(question)
