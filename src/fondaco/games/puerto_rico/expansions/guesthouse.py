"""PR-18.20 to 18.25: the guesthouse, whose guests may move in any phase but the mayor's."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, Frame
from fondaco.core.objections import Reason, Why
from fondaco.games.puerto_rico.actions import GUEST, PASS
from fondaco.games.puerto_rico.components import (
    COLONIST_KIND,
    GUESTHOUSE,
    NOBLE_KIND,
    PERSON,
    PLACE,
    PLACES,
    TILES,
)
from fondaco.games.puerto_rico.people import (
    add_person,
    free_circles,
    has_place,
    next_place,
    person_stands,
    remove_person,
)
from fondaco.games.puerto_rico.rules import Rules
from fondaco.games.puerto_rico.state import Player, PuertoRico

NO_GUEST: Final = Reason("PR-18.21", "no-guest", [PERSON])
NO_CIRCLE: Final = Reason("PR-18.21", "no-empty-circle", [PLACE])

PASS_GUEST: Final[list[Verb]] = [PASS, GUEST]
GUESTS: Final[i64] = TILES + GUESTHOUSE
"""The guesthouse as a place."""


def window(rules: Rules, name: str, seats: list[int]) -> list[Frame]:
    """PR-18.24: guest moves of these players, if the expansion is played and the window is open."""
    if rules.new_buildings and name in rules.windows:
        return [GuestMoves(seat) for seat in seats]
    return []


def may_move(player: Player, kind: i64, place: i64, why: Why) -> bool:
    """PR-18.21: a guest goes to an empty circle of another tile or building."""
    if not person_stands(player, kind, GUESTS):
        return why.no(NO_GUEST, kind)
    if place == GUESTS or not has_place(player, place) or free_circles(player, place) == 0:
        return why.no(NO_CIRCLE, place)
    return True


class GuestMoves(Ask):
    """PR-18.21: move a guest; PR-18.23: another one may follow, now or at another time."""

    def rule(self) -> str:
        return "PR-18.21"

    def verbs(self) -> list[Verb]:
        return PASS_GUEST

    def moot(self, s: PuertoRico) -> bool:
        player = s.players[self.seat]
        if not player.works(GUESTHOUSE):
            return True
        place = next_place(player, 0)
        while place < PLACES:
            if place != GUESTS and free_circles(player, place) > 0:
                return False
            place = next_place(player, place + 1)
        return True

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        return a.verb is PASS or may_move(s.players[seat], a.x, a.y, why)

    def candidates(self, s: PuertoRico, seat: i64) -> list[Action]:
        player = s.players[seat]
        found = [PASS.of()]
        for kind in range(COLONIST_KIND, NOBLE_KIND + 1):
            place = next_place(player, 0)
            while place < PLACES:
                found.append(GUEST.of(kind, place))
                place = next_place(player, place + 1)
        return found

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is GUEST:
            player = s.players[seat]
            remove_person(player, a.x, GUESTS)
            add_person(player, a.x, a.y)
            s.push(GuestMoves(seat))


# Where it would be asked, for the answer to "why not?" at another time.
GUEST.home = lambda s, seat: GuestMoves(seat)
