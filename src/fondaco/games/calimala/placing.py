"""CA-5: placing a disc."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Frame
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why
from fondaco.games.calimala.actions import PLACE
from fondaco.games.calimala.activation import Activate
from fondaco.games.calimala.components import (
    ACTION,
    ACTIONS,
    ACTIVATED_MOST,
    COLOURED,
    DISC,
    SPACES,
    TOWER_MOST,
    WHITE,
)
from fondaco.games.calimala.council import FourthDisc
from fondaco.games.calimala.duty import reached_by_cards
from fondaco.games.calimala.performing import all_performable, anything_performable
from fondaco.games.calimala.state import Calimala
from fondaco.games.calimala.towers import (
    NOTHING,
    WHITE_DISC,
    disc_at,
    first_action,
    height,
    put_on_top,
    second_action,
)

NO_DISC: Final = Reason("CA-5.01", "no-disc", [DISC])
OUT_OF_REACH: Final = Reason("CA-5.06", "out-of-reach", [ACTION.named("first"), ACTION.named("second")])

ACTIVATED: Final = Kind("activated", [ACTION.named("first"), ACTION.named("second")])

PLACEMENTS: Final[list[Verb]] = [PLACE]


def joined(s: Calimala, space: i64) -> i64:
    """The two actions of an action space, as a mask."""
    return ONE << first_action(s, space) | ONE << second_action(s, space)


class PlaceDisc(Ask):
    """CA-4.03: exactly one disc, on any action space where one of the actions can be performed (CA-5.05).

    If nothing at all can be performed, no card can be played either: CA-5.08 depends on open things only.
    """

    def rule(self) -> str:
        return "CA-5.01"

    def verbs(self) -> list[Verb]:
        return PLACEMENTS

    def allows(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        if s.players[seat].discs[a.x] == 0:
            return why.no(NO_DISC, a.x)
        can = all_performable(s, seat)
        if can == 0 or can & joined(s, a.y):
            return True
        first, second = first_action(s, a.y), second_action(s, a.y)
        if reached_by_cards(s, seat, first) or reached_by_cards(s, seat, second):
            return True
        return why.no(OUT_OF_REACH, first, second)

    def choices(self, s: Calimala, seat: i64) -> list[Action]:
        discs = s.players[seat].discs
        spaces = self.legal_spaces(s, seat)
        found: list[Action] = []
        for disc in range(2):
            if discs[disc] > 0:
                for space in range(SPACES):
                    if spaces >> space & 1 == 1:
                        found.append(PLACE.of(disc, space))
        return found

    def legal_spaces(self, s: Calimala, seat: i64) -> i64:
        """CA-5.06, CA-5.08: as a mask. Cards are looked at only for spaces where nothing can be done without them."""
        can = all_performable(s, seat)
        legal: i64 = 0
        hopes: i64 = 0
        for space in range(SPACES):
            if can == 0 or can & joined(s, space):
                legal |= ONE << space
            else:
                hopes |= joined(s, space)
        if hopes == 0 or s.players[seat].cards() == 0:
            return legal
        for action in range(ACTIONS):
            if hopes >> action & 1 == 1 and reached_by_cards(s, seat, action):
                can |= ONE << action
        for space in range(SPACES):
            if can & joined(s, space):
                legal |= ONE << space
        return legal

    def take(self, s: Calimala, seat: i64, a: Action) -> None:
        s.players[seat].discs[a.x] -= 1
        put_on_top(s, a.y, seat if a.x == COLOURED else WHITE_DISC)
        s.tell(ACTIVATED, first_action(s, a.y), second_action(s, a.y))  # CA-6.01: the street by what it joins
        s.plan(activation_plan(s, seat, a.x, a.y))


def activation_plan(s: Calimala, seat: i64, disc: i64, space: i64) -> list[Frame]:
    """CA-6.01: from top to bottom. CA-6.04: a white top disc twice; CA-6.08: other white discs are stepped over."""
    first, second = first_action(s, space), second_action(s, space)
    times: i64 = 2 if disc == WHITE else 1
    plan: list[Frame] = [Activate(seat, first, times, second, times, anything_performable(s, seat))]
    for level in range(1, ACTIVATED_MOST):
        owner = disc_at(s, space, level)
        if owner not in (NOTHING, WHITE_DISC):
            plan.append(Activate(owner, first, 1, second, 1, False))  # CA-6.09: without a duty
    if height(s, space) == TOWER_MOST:
        plan.append(FourthDisc(space))
    return plan
