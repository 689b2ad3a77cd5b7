"""What each seat knows of the character cards (CI-23.04, CI-23.05, CI-23.09, CI-23.10).

The cards that are not face up lie in slots: the card discarded at the start, then those that were taken out of the
passed ones, in order. Who has which slot is open. For each seat and card we keep the slots in which the card may be.
Every change below follows from what that seat sees, and the true place always stays possible.
"""

from mypy_extensions import i64

from fondaco.core.masks import ONE
from fondaco.core.rows import Row
from fondaco.games.citadels.state import FACE_UP, NOBODY, NONE, PASSING, Citadels


def all_slots(s: Citadels) -> i64:
    """Every slot of this game, as a mask."""
    return (ONE << s.rules.slots) - 1


def owner_of(s: Citadels, slot: i64) -> i64:
    """The seat that has the card in this slot; -1: it lies face down."""
    offset = s.rules.owners[slot]
    return NOBODY if offset < 0 else (s.draft.first + offset) % s.seats


def slots_of(s: Citadels, seat: i64) -> i64:
    """The slots of a seat (-1: of nobody), as a mask."""
    if seat == NOBODY:
        return s.rules.aside
    return s.rules.slots_of[(seat - s.draft.first) % s.seats]


def holder(s: Citadels, rank: i64) -> i64:
    """The seat that has the card of this rank; -1: nobody."""
    at = s.draft.at[rank]
    return NOBODY if at < 0 or at >= FACE_UP else owner_of(s, at)


def holds(s: Citadels, seat: i64, character: i64) -> bool:
    """Whether the seat has this character's card."""
    for rank in range(s.rules.ranks):
        if s.rules.cast[rank] == character:
            return holder(s, rank) == seat
    return False


def filled(s: Citadels) -> i64:
    """The slots that hold a card, as a mask."""
    mask: i64 = 0
    for rank in range(s.rules.ranks):
        at = s.draft.at[rank]
        if 0 <= at < FACE_UP:
            mask |= ONE << at
    return mask


def forget_round(s: Citadels) -> None:
    """A new round: every card that is not face up may be anywhere."""
    everywhere = all_slots(s)
    for row in s.draft.may:
        for rank in range(s.rules.ranks):
            row[rank] = 0 if s.draft.at[rank] == FACE_UP else everywhere


def see_passed(s: Citadels, seat: i64) -> None:
    """CI-23.04: the seat looks at the passed cards; those that are missing have been taken before."""
    row = s.draft.may[seat]
    before = filled(s)
    for rank in range(s.rules.ranks):
        at = s.draft.at[rank]
        if at == PASSING:
            row[rank] &= ~before
        elif at != FACE_UP:
            row[rank] &= before


def see_in_slot(row: Row, ranks: i64, rank: i64, slot: i64) -> None:
    """The card of this rank lies in this slot, and so no other does."""
    for other in range(ranks):
        row[other] &= ~(ONE << slot)
    row[rank] = ONE << slot


def put_in_slot(s: Citadels, seat: i64, rank: i64, slot: i64) -> None:
    """A seat puts a passed card into a slot, its own or among the discards, and knows it."""
    s.draft.at[rank] = slot
    see_in_slot(s.draft.may[seat], s.rules.ranks, rank, slot)


def mix_slots(s: Citadels, row: Row, one: i64, two: i64) -> None:
    """Cards have moved between two sets of slots (masks), and the owner of the row does not know which."""
    for rank in range(s.rules.ranks):
        may = row[rank]
        if may & one:
            row[rank] |= two
        if may & two:
            row[rank] |= one


def swap_slots(s: Citadels, row: Row, one: i64, two: i64) -> None:
    """The cards of two slots have changed places."""
    for rank in range(s.rules.ranks):
        may = row[rank]
        rest = may & ~(ONE << one | ONE << two)
        row[rank] = rest | (may >> one & 1) << two | (may >> two & 1) << one


def all_see_holder(s: Citadels, rank: i64, seat: i64) -> None:
    """A character has been revealed; or, for seat -1, nobody has answered: it lies among the discards."""
    mask = slots_of(s, seat)
    for row in s.draft.may:
        before = row[rank]
        only = before & mask
        row[rank] = only
        if only and only & (only - 1) == 0 and only != before:
            for other in range(s.rules.ranks):
                if other != rank:
                    row[other] &= ~only


def rule_out(s: Citadels, rank: i64, seat: i64) -> None:
    """All can conclude that this seat does not have the card."""
    mask = slots_of(s, seat)
    for row in s.draft.may:
        row[rank] &= ~mask


def true_place_possible(s: Citadels, row: Row) -> bool:
    """Whether what a row says leaves room for where the cards are."""
    taken = filled(s)
    for rank in range(s.rules.ranks):
        at = s.draft.at[rank]
        if at == PASSING:
            if row[rank] & ~taken == 0:
                return False
        elif at != FACE_UP and (at == NONE or row[rank] >> at & 1 == 0):
            return False
    return True
