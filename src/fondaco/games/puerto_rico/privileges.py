"""PR-18.42: how often a player has the privilege of his role: once, or twice with an occupied library."""

from mypy_extensions import i64

from fondaco.core.masks import ONE
from fondaco.games.puerto_rico.components import LIBRARY, LIBRARY_FACTOR
from fondaco.games.puerto_rico.state import PuertoRico


def privileges(s: PuertoRico, seat: i64) -> i64:
    """PR-18.46: read when the privilege is used."""
    return LIBRARY_FACTOR if s.players[seat].staff[LIBRARY] > 0 and has_library(s, seat) else 1


def has_library(s: PuertoRico, seat: i64) -> bool:
    """Whether his library works, and has not done its work for the year (PR-18.47, other setting)."""
    return s.players[seat].staff[LIBRARY] > 0 and s.library_used >> seat & 1 == 0


def privilege_used(s: PuertoRico, seat: i64) -> None:
    """PR-18.47, other setting: with 2 players a library doubles one privilege a year."""
    if s.rules.library_once and has_library(s, seat):
        s.library_used |= ONE << seat
