"""Markers on character tokens: named in any order; searches are suggested one."""

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.objections import QUIET
from fondaco.core.selection import Selection
from fondaco.games.citadels.state import Citadels


def highest(mask: i64) -> i64:
    """The last token of a set; -1: none."""
    found: i64 = -1
    while mask:
        found += 1
        mask >>= 1
    return found


def enough_later(s: Citadels, question: Selection, a: Action, left: i64) -> bool:
    """Whether, in the order of ranks, so many more tokens could follow this one."""
    later: i64 = 0
    for other in question.candidates(s, question.seat):
        if other.x > a.x and question.allows(s, question.seat, other, QUIET):
            later += 1
    return later >= left


def in_order(s: Citadels, question: Selection, seat: i64, left: i64) -> list[Action]:
    """The choices in the order of ranks, so that a search meets each set once; all, where that order is at its end."""
    found = question.choices(s, seat)
    reached = question.reached(s)
    ahead = [a for a in found if a.x > reached and enough_later(s, question, a, left)]
    return ahead if ahead else found
