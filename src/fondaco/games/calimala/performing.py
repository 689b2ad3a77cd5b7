"""CA-7.01: which of the nine actions can be performed at this moment."""

from mypy_extensions import i64

from fondaco.core.masks import ONE
from fondaco.core.objections import QUIET, Why
from fondaco.games.calimala.building import may_build_anything
from fondaco.games.calimala.cloth import may_deliver, may_ship, may_weave
from fondaco.games.calimala.components import ACTIONS, ARTWORK, BUILD, CONTRIBUTE, MATERIALS, SHIP, WEAVE
from fondaco.games.calimala.giving import may_contribute, may_make_artwork
from fondaco.games.calimala.materials import may_gather
from fondaco.games.calimala.state import Calimala


def performable(s: Calimala, seat: i64, action: i64, why: Why) -> bool:
    """CA-7.01: the action's own condition, the same for a tile and a card (CA-7.02)."""
    if action < MATERIALS:
        return may_gather(s, seat, action, why)
    if action == BUILD:
        return may_build_anything(s, seat, why)
    if action == ARTWORK:
        return may_make_artwork(s, seat, why)
    if action == WEAVE:
        return may_weave(s, seat, why)
    if action == SHIP:
        return may_ship(s, seat, why)
    if action == CONTRIBUTE:
        return may_contribute(s, seat, why)
    return may_deliver(s, seat, why)


def anything_performable(s: Calimala, seat: i64) -> bool:
    """Whether any of the nine actions is performable."""
    for action in range(ACTIONS):
        if performable(s, seat, action, QUIET):
            return True
    return False


def all_performable(s: Calimala, seat: i64) -> i64:
    """The performable actions as a mask. All that it looks at lies open on the table."""
    found: i64 = 0
    for action in range(ACTIONS):
        if performable(s, seat, action, QUIET):
            found |= ONE << action
    return found
