"""PR-7.02 person by person: people may be declined (PR-7.03), and the ship may carry nobles (PR-19.06)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Step
from fondaco.core.objections import Reason, Why
from fondaco.games.puerto_rico.actions import COLONIST, NOBLE, PASS
from fondaco.games.puerto_rico.bank import all_have_chosen, last_phase
from fondaco.games.puerto_rico.components import COLONIST_KIND, NOBLE_KIND
from fondaco.games.puerto_rico.mayor import ARRIVED, all_circles, share_colonists
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
        if self.declined >= s.seats:
            return
        if s.brisk and s.noble_ship == 0:
            share_colonists(s, seat)
            return
        while s.colonist_ship + s.noble_ship > 0:
            both = s.colonist_ship > 0 and s.noble_ship > 0
            if (s.rules.may_decline_ship and not s.brisk) or (both and s.rules.choice_of_noble):
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
    """PR-19.06: colonist or noble, while both are there; PR-7.03: or nobody."""

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

    def suggestions(self, s: PuertoRico, seat: i64) -> list[Action]:
        """Whoever declines leaves somebody to the others."""
        return [a for a in self.choices(s, seat) if a.verb is not PASS]

    def obvious(self, s: PuertoRico, seat: i64) -> Action | None:
        """Where one kind of people is left to take; not if the year, and perhaps the game, may end with the last."""
        few = s.colonists < max(all_circles(s), s.seats)
        return None if last_phase(s) or (few and all_have_chosen(s)) else self.unasked(s, seat)

    def unasked(self, s: PuertoRico, seat: i64) -> Action | None:
        ways = self.suggestions(s, seat)
        return ways[0] if len(ways) == 1 else None

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        following = (seat + 1) % s.seats
        if a.verb is PASS:
            s.push(TakeFromShip(following, self.declined + 1))
        else:
            come_ashore(s, seat, NOBLE_KIND if a.verb is NOBLE else COLONIST_KIND)
            s.push(TakeFromShip(following, 0))
