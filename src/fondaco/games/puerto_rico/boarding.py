"""PR-7.02 person by person: where the ship carries nobles (PR-19.06), or people may be declined (PR-7.03)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Step
from fondaco.core.objections import Reason, Why
from fondaco.games.puerto_rico.actions import COLONIST, NOBLE, PASS
from fondaco.games.puerto_rico.components import COLONIST_KIND, NOBLE_KIND
from fondaco.games.puerto_rico.mayor import ARRIVED
from fondaco.games.puerto_rico.state import PuertoRico

MUST_TAKE: Final = Reason("PR-7.03", "must-take", [])
NO_COLONIST: Final = Reason("PR-7.02", "no-colonist-on-ship", [])
NO_NOBLE: Final = Reason("PR-19.06", "no-noble-on-ship", [])
NOBLE_FIRST: Final = Reason("PR-19.06", "noble-first", [])
NOBLE_ARRIVED: Final = Kind("noble-arrived", [SEAT])

PASS_COLONIST_NOBLE: Final[list[Verb]] = [PASS, COLONIST, NOBLE]


class TakeFromShip(Step):
    """PR-7.02: one each in turn, until the ship is empty, or everybody in turn has `declined`."""

    def __init__(self, seat: i64, declined: i64) -> None:
        self.seat: Final[i64] = seat
        self.declined: Final[i64] = declined

    def run(self, s: PuertoRico) -> None:
        seat = self.seat
        while s.colonist_ship + s.noble_ship > 0 and self.declined < s.seats:
            both = s.colonist_ship > 0 and s.noble_ship > 0
            if s.rules.may_decline_ship or (both and s.rules.choice_of_noble):
                s.push(LeaveShip(seat, self.declined))
                return
            # Without a choice the noble goes first.
            come_ashore(s, seat, NOBLE_KIND if s.noble_ship > 0 else COLONIST_KIND)
            seat = (seat + 1) % s.seats


def come_ashore(s: PuertoRico, seat: i64, kind: i64) -> None:
    """Somebody leaves the ship for a windrose."""
    player = s.players[seat]
    if kind == NOBLE_KIND:
        s.noble_ship -= 1
        player.nobles += 1
        s.tell(NOBLE_ARRIVED, seat)
    else:
        s.colonist_ship -= 1
        player.colonists += 1
        s.tell(ARRIVED, seat, 1)


class LeaveShip(Ask):
    """PR-19.06: colonist or noble, while both are there; PR-7.03, other setting: or nobody."""

    def __init__(self, seat: i64, declined: i64) -> None:
        super().__init__(seat)
        self.declined: Final[i64] = declined

    def rule(self) -> str:
        return "PR-7.02"

    def verbs(self) -> list[Verb]:
        return PASS_COLONIST_NOBLE

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is PASS:
            return s.rules.may_decline_ship or why.no(MUST_TAKE)
        if a.verb is NOBLE:
            return s.noble_ship > 0 or why.no(NO_NOBLE)
        if s.colonist_ship == 0:
            return why.no(NO_COLONIST)
        return s.noble_ship == 0 or s.rules.choice_of_noble or why.no(NOBLE_FIRST)

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        following = (seat + 1) % s.seats
        if a.verb is PASS:
            s.push(TakeFromShip(following, self.declined + 1))
        else:
            come_ashore(s, seat, NOBLE_KIND if a.verb is NOBLE else COLONIST_KIND)
            s.push(TakeFromShip(following, 0))
