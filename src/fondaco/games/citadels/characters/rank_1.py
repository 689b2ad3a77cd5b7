"""CI-7: Assassin, Witch, Magistrate."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask
from fondaco.core.masks import ONE, ones
from fondaco.core.objections import Reason, Why
from fondaco.core.selection import Selection
from fondaco.games.citadels.actions import BEWITCH, KILL, SIGN, WARRANT
from fondaco.games.citadels.citizen import Citizen, unused
from fondaco.games.citadels.components import ASSASSIN, CHARACTER, MAGISTRATE, WARRANTS, WITCH
from fondaco.games.citadels.markers import enough_later, highest, in_order
from fondaco.games.citadels.naming import cast_actions, has_named, may_name
from fondaco.games.citadels.state import Citadels
from fondaco.games.citadels.turn import ABILITY, Turn

KILLED: Final = Kind("killed", [CHARACTER])
BEWITCHED: Final = Kind("bewitched", [CHARACTER])
WARRANTED: Final = Kind("warranted", [SEAT, CHARACTER])
HAS_WARRANT: Final = Reason("CI-7.16", "has-warrant", [CHARACTER])
NO_WARRANT: Final = Reason("CI-7.16", "no-warrant-there", [CHARACTER])

BEWITCH_ONLY: Final[list[Verb]] = [BEWITCH]
WARRANT_ONLY: Final[list[Verb]] = [WARRANT]
SIGN_ONLY: Final[list[Verb]] = [SIGN]


class Assassin(Citizen):
    """CI-7.01: names another character; it is killed for this round."""

    def __init__(self) -> None:
        super().__init__(ASSASSIN, [KILL])

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & ABILITY == 0:
            found += cast_actions(s, KILL)

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        return unused(t, why) and may_name(s, t.seat, t.character, a.x, why)

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        s.push(t.using(ABILITY))
        s.tokens.killed = a.x
        has_named(s, t.seat, a.x)
        s.tell(KILLED, a.x)


class Witch(Citizen):
    """CI-7.04 to CI-7.15: she has no turn of her own beyond gathering; see `Bewitch` and the call of the ranks."""

    def __init__(self) -> None:
        super().__init__(WITCH, [])


class Bewitch(Ask):
    """CI-7.05: she must name another character; then her turn is on hold: nothing is planned for it."""

    def rule(self) -> str:
        return "CI-7.05"

    def verbs(self) -> list[Verb]:
        return BEWITCH_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return cast_actions(s, BEWITCH)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return may_name(s, seat, WITCH, a.x, why)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        s.tokens.bewitched = a.x
        has_named(s, seat, a.x)
        s.tell(BEWITCHED, a.x)


class Magistrate(Citizen):
    """CI-7.16: places three warrants on three tokens: first the tokens, openly and in any order; then, in secret, which
    of the three is signed. So no half of a secret is ever on the table."""

    def __init__(self) -> None:
        super().__init__(MAGISTRATE, [WARRANT])

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & ABILITY == 0:
            found += cast_actions(s, WARRANT)

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        return unused(t, why) and may_place_warrant(s, t.seat, a.x, why)

    def suggested(self, s: Citadels, t: Turn, found: list[Action]) -> list[Action]:
        question = PlaceWarrant(t.seat)
        return [a for a in found if a.verb is not WARRANT or enough_later(s, question, a, WARRANTS - 1)]

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        s.push(t.using(ABILITY))
        PlaceWarrant(t.seat).take(s, t.seat, a)


def may_place_warrant(s: Citadels, seat: i64, token: i64, why: Why) -> bool:
    """CI-7.16: on different tokens, his own among them unless the table plays otherwise."""
    acting = -1 if s.rules.warrant_on_own_token else MAGISTRATE
    if not may_name(s, seat, acting, token, why):
        return False
    return s.tokens.warrants >> token & 1 == 0 or why.no(HAS_WARRANT, token)


class PlaceWarrant(Selection):
    """CI-7.16: the tokens, one after the other."""

    def rule(self) -> str:
        return "CI-7.16"

    def verbs(self) -> list[Verb]:
        return WARRANT_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return cast_actions(s, WARRANT)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return may_place_warrant(s, seat, a.x, why)

    def piece(self, a: Action) -> i64:
        return a.x

    def reached(self, s: Citadels) -> i64:
        return highest(s.tokens.warrants)

    def suggestions(self, s: Citadels, seat: i64) -> list[Action]:
        return in_order(s, self, seat, WARRANTS - ones(s.tokens.warrants) - 1)

    def goes_on(self, s: Citadels) -> bool:
        return ones(s.tokens.warrants) < WARRANTS

    def name(self, s: Citadels, seat: i64, a: Action) -> "PlaceWarrant":
        s.tokens.warrants |= ONE << a.x
        has_named(s, seat, a.x)
        s.tell(WARRANTED, seat, a.x)
        return self

    def finish(self, s: Citadels, seat: i64) -> None:
        s.push(SignWarrant(seat))


class SignWarrant(Ask):
    """CI-7.16: which of the three is the signed one."""

    def rule(self) -> str:
        return "CI-7.16"

    def verbs(self) -> list[Verb]:
        return SIGN_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return cast_actions(s, SIGN)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return s.tokens.warrants >> a.x & 1 == 1 or why.no(NO_WARRANT, a.x)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        s.tokens.signed = a.x
