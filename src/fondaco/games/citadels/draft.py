"""CI-4, CI-5.01 to CI-5.06: the selection phase; with the Theater (CI-17.39, CI-17.40)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Frame, Step
from fondaco.core.masks import ONE, lowest
from fondaco.core.objections import Reason, Why
from fondaco.games.citadels.actions import ASIDE, HAND_OVER, PASS, PICK, USE_THEATER
from fondaco.games.citadels.components import CHARACTER, RANK_OF, THEATER
from fondaco.games.citadels.naming import another_player, cast_actions
from fondaco.games.citadels.rules import Rules
from fondaco.games.citadels.state import PASSING, Citadels
from fondaco.games.citadels.whereabouts import (
    holds,
    mix_slots,
    put_in_slot,
    see_in_slot,
    see_passed,
    slots_of,
    swap_slots,
)

PASSED: Final = Kind("passed", [SEAT], [CHARACTER])
LEFT_OVER: Final = Kind("left-over", [])
RANDOM_DISCARD: Final = Kind("random-discard", [])
TOOK_FACE_DOWN: Final = Kind("took-face-down", [])
EXCHANGED: Final = Kind("exchanged", [SEAT, SEAT.named("other")])
GOT: Final = Kind("got", [SEAT], [CHARACTER])
NOT_PASSED: Final = Reason("CI-4.08", "not-passed", [CHARACTER])
NOT_YOUR_CHARACTER: Final = Reason("CI-17.40", "not-your-character", [CHARACTER])

PICK_ONLY: Final[list[Verb]] = [PICK]
ASIDE_ONLY: Final[list[Verb]] = [ASIDE]
PASS_THEATER: Final[list[Verb]] = [PASS, USE_THEATER]
HAND_OVER_ONLY: Final[list[Verb]] = [HAND_OVER]


def selection(rules: Rules, first: int) -> list[Frame]:
    """The plan of a selection phase. Slots are filled in order; see `Rules.owners`."""
    seats = rules.seats
    if seats == 2:  # CI-5.03
        one, two = first, 1 - first
        frames: list[Frame] = [Offer(one, 1), Offer(two, 2), SetAside(two, 3), Offer(one, 4), SetAside(one, 5)]
        return [*frames, Offer(two, 6), LeaveOver(7), OpenTheater()]
    order = [(first + i) % seats for i in range(seats)]
    if seats == 3:  # CI-5.05
        frames = [*[Offer(seat, 1 + i) for i, seat in enumerate(order)], DiscardAtRandom(4)]
        return [*frames, *[Offer(seat, 5 + i) for i, seat in enumerate(order)], LeaveOver(8), OpenTheater()]
    frames = [Offer(seat, 1 + i) for i, seat in enumerate(order)]
    if rules.setup.last_takes_facedown:  # CI-4.10, CI-4.11
        return [*frames[:-1], TakeFaceDown(seats), frames[-1], LeaveOver(0), OpenTheater()]
    return [*frames, LeaveOver(seats + 1), OpenTheater()]


class Offer(Step):
    """CI-4.08: the remaining cards are passed to a player, who looks at them."""

    def __init__(self, seat: i64, slot: i64) -> None:
        self.seat: Final[i64] = seat
        self.slot: Final[i64] = slot

    def run(self, s: Citadels) -> None:
        see_passed(s, self.seat)
        for rank in range(s.rules.ranks):
            if s.draft.at[rank] == PASSING:
                s.tell(PASSED, self.seat, s.rules.cast[rank], 0, ONE << self.seat)
        s.push(PickCharacter(self.seat, self.slot))


def is_passed(s: Citadels, character: i64, why: Why) -> bool:
    """Whether the card is among the passed ones."""
    in_cast = s.rules.cast_mask >> character & 1 == 1
    return (in_cast and s.draft.at[RANK_OF[character]] == PASSING) or why.no(NOT_PASSED, character)


def passed_actions(s: Citadels, verb: Verb) -> list[Action]:
    """This verb with each of the passed cards."""
    return [verb.of(s.rules.cast[rank]) for rank in range(s.rules.ranks) if s.draft.at[rank] == PASSING]


class PickCharacter(Ask):
    """CI-4.08: one of the passed cards is kept in secret."""

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot: Final[i64] = slot

    def rule(self) -> str:
        return "CI-4.08"

    def verbs(self) -> list[Verb]:
        return PICK_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return passed_actions(s, PICK)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return is_passed(s, a.x, why)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        put_in_slot(s, seat, RANK_OF[a.x], self.slot)


class SetAside(Ask):
    """CI-5.03: with 2 players one of the remaining cards is discarded face down."""

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot: Final[i64] = slot

    def rule(self) -> str:
        return "CI-5.03"

    def verbs(self) -> list[Verb]:
        return ASIDE_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return passed_actions(s, ASIDE)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return is_passed(s, a.x, why)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        put_in_slot(s, seat, RANK_OF[a.x], self.slot)


class DiscardAtRandom(Step):
    """CI-5.05, CI-5.06: with 3 players one of the remaining cards, shown to nobody."""

    def __init__(self, slot: i64) -> None:
        self.slot: Final[i64] = slot

    def run(self, s: Citadels) -> None:
        passed = [rank for rank in range(s.rules.ranks) if s.draft.at[rank] == PASSING]
        s.draft.at[passed[s.chance.below(len(passed))]] = self.slot
        s.tell(RANDOM_DISCARD)


class TakeFaceDown(Step):
    """CI-4.10, CI-4.11: the last player also takes the card that was discarded face down at the start."""

    def __init__(self, slot: i64) -> None:
        self.slot: Final[i64] = slot

    def run(self, s: Citadels) -> None:
        for rank in range(s.rules.ranks):
            if s.draft.at[rank] == 0:
                s.draft.at[rank] = PASSING
        for row in s.draft.may:
            mix_slots(s, row, ONE, ONE << self.slot)
        s.tell(TOOK_FACE_DOWN)


class LeaveOver(Step):
    """CI-4.09: the card left over is discarded face down. He who had the last choice knows it."""

    def __init__(self, slot: i64) -> None:
        self.slot: Final[i64] = slot

    def run(self, s: Citadels) -> None:
        for rank in range(s.rules.ranks):
            if s.draft.at[rank] == PASSING:
                s.draft.at[rank] = self.slot
        s.tell(LEFT_OVER)


# --- the Theater ------------------------------------------------------------------------------------------------------


class OpenTheater(Step):
    """CI-4.13: after all choices the owner of the Theater is asked."""

    def run(self, s: Citadels) -> None:
        for seat in range(s.seats):
            if s.players[seat].has(THEATER):
                s.push(Theater(seat))


class Theater(Ask):
    """CI-17.39: he may exchange his character card with an opponent's, unseen."""

    def rule(self) -> str:
        return "CI-17.39"

    def verbs(self) -> list[Verb]:
        return PASS_THEATER

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return [PASS.of(), *USE_THEATER.table[: s.seats]]

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return a.verb is PASS or another_player(s, seat, a.x, why)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        if a.verb is PASS:
            return
        if s.rules.setup.each == 1:
            exchange(s, seat, lowest(slots_of(s, seat)), a.x, lowest(slots_of(s, a.x)))
        else:
            s.push(HandOver(seat, a.x))


class HandOver(Ask):
    """CI-17.40: with 2 or 3 players he chooses which of his cards to give, and gets one at random."""

    def __init__(self, seat: i64, other: i64) -> None:
        super().__init__(seat)
        self.other: Final[i64] = other

    def rule(self) -> str:
        return "CI-17.40"

    def verbs(self) -> list[Verb]:
        return HAND_OVER_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return cast_actions(s, HAND_OVER)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return holds(s, seat, a.x) or why.no(NOT_YOUR_CHARACTER, a.x)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        theirs = slots_of(s, self.other)
        slot = lowest(theirs)
        if s.chance.below(2) == 1:
            slot = lowest(theirs & (theirs - 1))
        exchange(s, seat, s.draft.at[RANK_OF[a.x]], self.other, slot)


def exchange(s: Citadels, seat: i64, mine: i64, other: i64, theirs: i64) -> None:
    """CI-23.09: two cards change places; both players know both of them, the others who exchanged."""
    given, gotten = card_in(s, mine), card_in(s, theirs)
    s.draft.at[given] = theirs
    s.draft.at[gotten] = mine
    one, two = slots_of(s, seat), slots_of(s, other)
    for reader, row in enumerate(s.draft.may):
        if s.rules.setup.each == 1:
            swap_slots(s, row, mine, theirs)
        elif reader not in (seat, other):
            mix_slots(s, row, one, two)
    # Each sees what he gets in its slot; what he gave is with the other, in a slot he cannot tell.
    see_in_slot(s.draft.may[seat], s.rules.ranks, gotten, mine)
    s.draft.may[seat][given] = two
    see_in_slot(s.draft.may[other], s.rules.ranks, given, theirs)
    s.draft.may[other][gotten] = one
    both = ONE << seat | ONE << other
    s.tell(EXCHANGED, seat, other)
    s.tell(GOT, seat, s.rules.cast[gotten], 0, both)
    s.tell(GOT, other, s.rules.cast[given], 0, both)


def card_in(s: Citadels, slot: i64) -> i64:
    """The rank of the card in a slot."""
    for rank in range(s.rules.ranks):
        if s.draft.at[rank] == slot:
            return rank
    raise AssertionError("every slot has a card")
