"""CI-6.22 to CI-6.24: naming another character, choosing another player."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.objections import Reason, Why
from fondaco.games.citadels.components import CHARACTER, RANK_OF
from fondaco.games.citadels.state import FACE_UP, Citadels
from fondaco.games.citadels.whereabouts import holds, rule_out

NOT_IN_CAST: Final = Reason("CI-2.05", "not-in-cast", [CHARACTER])
NOT_HIMSELF: Final = Reason("CI-6.23", "not-himself", [CHARACTER])
OWN_CHARACTER: Final = Reason("CI-5.11", "own-other-character", [CHARACTER])
LIES_FACE_UP: Final = Reason("CI-6.23", "lies-face-up", [CHARACTER])
NOT_ANOTHER: Final = Reason("CI-6.22", "not-another-player", [SEAT])


def may_name(s: Citadels, seat: i64, acting: i64, named: i64, why: Why) -> bool:
    """CI-6.23: any character of the cast but the acting one, in play or not."""
    if s.rules.cast_mask >> named & 1 == 0:
        return why.no(NOT_IN_CAST, named)
    if named == acting:
        return why.no(NOT_HIMSELF, named)
    if not s.rules.may_name_own and holds(s, seat, named):
        return why.no(OWN_CHARACTER, named)
    if not s.rules.may_name_faceup and s.draft.at[RANK_OF[named]] == FACE_UP:
        return why.no(LIES_FACE_UP, named)
    return True


def has_named(s: Citadels, seat: i64, named: i64) -> None:
    """CI-5.11, other setting: whoever may not name his own other character tells that he does not have it."""
    if not s.rules.may_name_own:
        rule_out(s, RANK_OF[named], seat)


def cast_actions(s: Citadels, verb: Verb) -> list[Action]:
    """This verb with each character of the cast: their numbers rise with the ranks."""
    return [verb.of(s.rules.cast[rank]) for rank in range(s.rules.ranks)]


def another_player(s: Citadels, seat: i64, other: i64, why: Why) -> bool:
    """CI-6.22: any player but the one acting."""
    return (other != seat and other < s.seats) or why.no(NOT_ANOTHER, other)
