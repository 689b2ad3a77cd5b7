"""GE-13: phase 3, acquiring buildings."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask
from fondaco.core.masks import ONE
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.games.genoa.actions import AT_STREET, EVICT, FINISH, OCCUPY, PASS
from fondaco.games.genoa.components import ALL_STREETS, BUILDING, BUILDINGS, MARKER, NEIGHBOURS, STREET, members
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.supply import give_back

NO_DISC: Final = Reason("GE-13.02", "no-disc", [STREET])
NOTHING_TO_DO: Final = Reason("GE-13.08", "nothing-to-acquire", [STREET])
NOT_BESIDE: Final = Reason("GE-13.05", "not-beside-street", [BUILDING])
OWN_MARKER: Final = Reason("GE-13.09", "own-marker", [BUILDING])
TOO_FEW_MARKERS: Final = Reason("GE-13.10", "too-few-markers", ["wanted", "have"])
NOBODY_THERE: Final = Reason("GE-13.07", "nobody-there", [BUILDING])
CHANGE_FIRST: Final = Reason("GE-13.08", "change-first", [])
OCCUPIED: Final = Kind("occupied", [SEAT, BUILDING])
EVICTED: Final = Kind("evicted", [SEAT, SEAT.named("owner"), BUILDING])
CLEARED: Final = Kind("cleared", [STREET])

MOST_BUILDINGS: Final[i64] = 2
BESIDE: Final = [members(NEIGHBOURS[space] & ((ONE << BUILDINGS) - 1)) for space in members(ALL_STREETS)]
"""The buildings beside each street."""
assert max(len(buildings) for buildings in BESIDE) <= MOST_BUILDINGS, "GE-13.03: nobody has to choose which two"
PASS_STREET: Final[list[Verb]] = [PASS, AT_STREET]
MARKING: Final[list[Verb]] = [OCCUPY, EVICT, FINISH]


def may_occupy(s: Genoa, seat: i64, building: i64, why: Why) -> bool:
    """GE-13.03: one marker on an empty building; GE-13.04: one more to take over."""
    owner = s.owners[building]
    if owner == seat:
        return why.no(OWN_MARKER, building)
    price = 1 if owner < 0 else 2
    have = s.players[seat].goods[MARKER]
    return have >= price or why.no(TOO_FEW_MARKERS, price, have)


def may_evict(s: Genoa, seat: i64, building: i64, why: Why) -> bool:
    """GE-13.07: remove a marker without putting one's own there."""
    owner = s.owners[building]
    if owner < 0:
        return why.no(NOBODY_THERE, building)
    if owner == seat:
        return why.no(OWN_MARKER, building)
    have = s.players[seat].goods[MARKER]
    return have >= 1 or why.no(TOO_FEW_MARKERS, 1, have)


def could_change(s: Genoa, seat: i64, street: i64) -> bool:
    """Whether some building beside the street can be occupied or emptied."""
    for building in BESIDE[street]:
        if may_occupy(s, seat, building, QUIET) or may_evict(s, seat, building, QUIET):
            return True
    return False


class Acquire(Ask):
    """GE-13.01, D12: choose a street with a disc, or pass."""

    def moot(self, s: Genoa) -> bool:
        """GE-13.01, GE-13.02: no marker in stock, or no street with a disc that leads anywhere."""
        if s.players[self.seat].goods[MARKER] == 0 or s.discs & ALL_STREETS == 0:
            return True
        for street in range(len(STREET)):
            if self.allows(s, self.seat, AT_STREET.of(street), QUIET):
                return False
        return True

    def rule(self) -> str:
        return "GE-13.01"

    def verbs(self) -> list[Verb]:
        return PASS_STREET

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is PASS:
            return True
        if s.discs >> (BUILDINGS + a.x) & 1 == 0:
            return why.no(NO_DISC, a.x)
        return could_change(s, seat, a.x) or why.no(NOTHING_TO_DO, a.x)

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        if a.verb is AT_STREET:
            mark = MarkBuildings(seat, a.x, 0)
            choices = mark.choices(s, seat)
            if len(choices) == 1:
                mark.take(s, seat, choices[0])  # all of it lies open: nothing to ask
            else:
                s.push(mark)


class MarkBuildings(Ask):
    """GE-13.03, GE-13.04, GE-13.07: one or two buildings beside the street, in any order; then its discs go.

    A building that was emptied may still be occupied: the rulebook's own example empties one, marks another, and then
    marks the first. So this is no `Selection`, whose pieces come in any order whatever they are.
    """

    def __init__(self, seat: i64, street: i64, changed: i64) -> None:
        super().__init__(seat)
        self.street: Final[i64] = street
        self.changed: Final[i64] = changed
        """The buildings emptied or occupied, as a set."""

    def rule(self) -> str:
        return "GE-13.03"

    def verbs(self) -> list[Verb]:
        return MARKING

    def candidates(self, s: Genoa, seat: i64) -> list[Action]:
        buildings = BESIDE[self.street]
        return [*[OCCUPY.of(b) for b in buildings], *[EVICT.of(b) for b in buildings], FINISH.of()]

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is FINISH:
            return self.changed > 0 or why.no(CHANGE_FIRST)
        if NEIGHBOURS[BUILDINGS + self.street] >> a.x & 1 == 0:
            return why.no(NOT_BESIDE, a.x)
        return may_occupy(s, seat, a.x, why) if a.verb is OCCUPY else may_evict(s, seat, a.x, why)

    def suggestions(self, s: Genoa, seat: i64) -> list[Action]:
        """A search occupies at once what it wants to occupy, and names buildings in one order."""
        found = self.choices(s, seat)
        return [a for a in found if a.verb is FINISH or self.changed >> a.x == 0]

    def unasked(self, s: Genoa, seat: i64) -> Action | None:
        only = self.suggestions(s, seat)
        return only[0] if len(only) == 1 and only[0].verb is FINISH else None

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        if a.verb is not FINISH:
            self.mark(s, seat, a)
            if could_change(s, seat, self.street):
                s.push(MarkBuildings(seat, self.street, self.changed | ONE << a.x))
                return
        s.discs &= ~(ONE << (BUILDINGS + self.street))  # GE-13.06
        s.tell(CLEARED, self.street)

    def mark(self, s: Genoa, seat: i64, a: Action) -> None:
        """GE-13.04: both markers of a takeover go back to the supply, each to its colour."""
        owner = s.owners[a.x]
        if owner >= 0:
            give_back(s, seat, MARKER, 1)
            s.markers[owner] += 1
            s.owners[a.x] = -1
            s.tell(EVICTED, seat, owner, a.x)
        if a.verb is OCCUPY:
            s.players[seat].goods[MARKER] -= 1
            s.owners[a.x] = seat
            s.tell(OCCUPIED, seat, a.x)


# Where it would be asked, for the answer to "why not?" in another phase.
AT_STREET.home = lambda s, seat: Acquire(seat)
