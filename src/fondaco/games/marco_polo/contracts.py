"""MP-9: taking contracts; MP-15.04, 15.05: the special pile; MP-14.02 to 14.06: completing."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Step
from fondaco.core.masks import ONE, lowest, ones
from fondaco.core.objections import Reason, Why
from fondaco.core.selection import Selection
from fondaco.games.marco_polo.actions import CHOOSE_EXTRA, DISCARD, STOP, TAKE
from fondaco.games.marco_polo.bank import gain, pay_cost, receive
from fondaco.games.marco_polo.catalogue import CONTRACT, CONTRACTS, STARTING
from fondaco.games.marco_polo.components import (
    ACTIVE_SPACES,
    CAMELS_EXTRA,
    COINS_EXTRA,
    NONE,
    REFILL,
    ROW_SPACE,
    ROW_SPACES,
    SPACE_BONUS,
)
from fondaco.games.marco_polo.language import CAMEL, COIN, THING, THINGS
from fondaco.games.marco_polo.state import MarcoPolo

OUT_OF_REACH: Final = Reason("MP-9.01", "out-of-reach", [ROW_SPACE, "value"])
NOTHING_THERE: Final = Reason("MP-9.11", "nothing-there", [ROW_SPACE])
CHOSEN: Final = Reason("MP-9.01", "contract-chosen", [ROW_SPACE])
ONE_AT_LEAST: Final = Reason("MP-9.01", "one-contract-at-least", [])
NOT_MIXED: Final = Reason("MP-9.04", "not-mixed", [])
NOT_HELD: Final = Reason("MP-9.07", "contract-not-held", [CONTRACT])
NOT_ACTIVE: Final = Reason("MP-14.02", "contract-not-active", [CONTRACT])
LACKING: Final = Reason("MP-14.03", "lacking", [THING, "wanted", "have"])
TURNED_UP: Final = Kind("turned-up", [CONTRACT])
DREW: Final = Kind("drew", [SEAT, CONTRACT])
PILE_EMPTY: Final = Kind("pile-empty", [])
TOOK: Final = Kind("took", [SEAT, CONTRACT])
PUT_UNDER: Final = Kind("put-under", [CONTRACT])
COMPLETED: Final = Kind("completed", [SEAT, CONTRACT])

STOP_TAKE: Final[list[Verb]] = [STOP, TAKE]
EXTRA_ONLY: Final[list[Verb]] = [CHOOSE_EXTRA]
DISCARD_ONLY: Final[list[Verb]] = [DISCARD]


def row_length(s: MarcoPolo) -> i64:
    """How many contracts lie on the contract spaces: there is never a gap (MP-9.05)."""
    length: i64 = 0
    while length < ROW_SPACES and s.row[length] >= 0:
        length += 1
    return length


# --- the special pile -------------------------------------------------------------------------------------------------


def draw_special(s: MarcoPolo) -> i64:
    """The top contract of the special pile; -1 if it is empty (MP-9.12)."""
    if s.face_down > 0:
        s.face_down -= 1
        return s.chance.draw(s.unseen)
    if s.bottom:
        return s.bottom.pop(0)
    s.tell(PILE_EMPTY)
    return NONE


def put_under(s: MarcoPolo, contract: i64) -> None:
    """MP-9.06: to the bottom of the special pile; MP-9.15: starting contracts, too, unless played otherwise."""
    if s.rules.starting_to_box and STARTING >> contract & 1 == 1:
        s.box |= ONE << contract
    else:
        s.bottom.append(contract)
    s.tell(PUT_UNDER, contract)


def refill(s: MarcoPolo) -> None:
    """MP-9.10: two contracts from the special pile for an empty row."""
    if row_length(s) > 0:
        return
    for space in range(REFILL):
        contract = draw_special(s)
        if contract < 0:
            return
        s.row[space] = contract
        s.tell(TURNED_UP, contract)


class GetContract(Step):
    """MP-15.04: the top contract of the special pile, to a free active space; MP-15.05: or one of three goes away."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: MarcoPolo) -> None:
        contract = draw_special(s)
        if contract < 0:
            return
        s.tell(DREW, self.seat, contract)
        player = s.players[self.seat]
        if ones(player.contracts) == ACTIVE_SPACES:
            s.push(PutAway(self.seat))
        player.contracts |= ONE << contract


class PutAway(Ask):
    """MP-15.05: one contract too many: an old one or the new one goes to the bottom of the special pile."""

    def rule(self) -> str:
        return "MP-15.05"

    def verbs(self) -> list[Verb]:
        return DISCARD_ONLY

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        return s.players[seat].contracts >> a.x & 1 == 1 or why.no(NOT_HELD, a.x)

    def candidates(self, s: MarcoPolo, seat: i64) -> list[Action]:
        return held(s, seat, DISCARD)

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        discard(s, seat, a.x)


def held(s: MarcoPolo, seat: i64, verb: Verb) -> list[Action]:
    """The verb for each active contract, in order."""
    found: list[Action] = []
    mask = s.players[seat].contracts
    while mask:
        contract = lowest(mask)
        found.append(verb.of(contract))
        mask &= mask - 1
    return found


def discard(s: MarcoPolo, seat: i64, contract: i64) -> None:
    """From an active space under the special pile."""
    s.players[seat].contracts &= ~(ONE << contract)
    put_under(s, contract)


# --- taking contracts -------------------------------------------------------------------------------------------------


class TakeContract(Selection):
    """MP-9.01: one or two contracts of the spaces up to the value, in any order; `place` is the one named already.

    MP-9.03: both are named before anything slides.
    """

    def __init__(self, seat: i64, reach: i64, place: i64) -> None:
        super().__init__(seat)
        self.reach: Final[i64] = reach
        self.place: Final[i64] = place

    def rule(self) -> str:
        return "MP-9.01"

    def verbs(self) -> list[Verb]:
        return STOP_TAKE

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is STOP:
            return self.place >= 0 or why.no(ONE_AT_LEAST)
        if a.x >= self.reach:
            return why.no(OUT_OF_REACH, a.x, self.reach)
        if s.row[a.x] < 0:
            return why.no(NOTHING_THERE, a.x)
        return a.x != self.place or why.no(CHOSEN, a.x)

    def piece(self, a: Action) -> i64:
        return NONE if a.verb is STOP else a.x

    def reached(self, s: MarcoPolo) -> i64:
        return self.place

    def unasked(self, s: MarcoPolo, seat: i64) -> Action | None:
        """The end, if no contract lies to the right of the first: searches name them from left to right."""
        return STOP.of() if self.place >= 0 and self.place + 1 >= min(self.reach, row_length(s)) else None

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        if a.verb is STOP:
            take_contracts(s, seat, self.place, NONE)
        elif self.place >= 0:
            take_contracts(s, seat, min(self.place, a.x), max(self.place, a.x))
        elif min(self.reach, row_length(s)) > 1:
            s.push(TakeContract(seat, self.reach, a.x))
        else:
            take_contracts(s, seat, a.x, NONE)


def ask_for_contract(s: MarcoPolo, question: TakeContract) -> None:
    """Ask for the first contract, unless one only can be reached."""
    if min(question.reach, row_length(s)) > 1:
        s.push(question)
    else:
        take_contracts(s, question.seat, 0, NONE)


def take_contracts(s: MarcoPolo, seat: i64, place: i64, other: i64) -> None:
    """MP-9.06: room is made first; MP-9.04: then the bonuses of the spaces; then the contracts are taken."""
    s.push(GainContracts(seat, place, other))
    taken: i64 = 1
    if other >= 0:
        taken = 2
        if SPACE_BONUS[other] > 0:
            s.push(SpaceBonus(seat, other))
    if SPACE_BONUS[place] > 0:
        s.push(SpaceBonus(seat, place))
    make_room(s, seat, ones(s.players[seat].contracts) + taken - ACTIVE_SPACES)


def make_room(s: MarcoPolo, seat: i64, missing: i64) -> None:
    """MP-9.08: as many old contracts go as room is missing; a last one leaves no choice."""
    contracts = s.players[seat].contracts
    if missing > 0 and ones(contracts) == 1:
        discard(s, seat, lowest(contracts))
    elif missing > 0:
        s.push(DiscardOld(seat, missing))


class DiscardOld(PutAway):
    """MP-9.06 to 9.08: an old contract goes to the bottom of the special pile; the new ones are not here yet."""

    def __init__(self, seat: i64, missing: i64) -> None:
        super().__init__(seat)
        self.missing: Final[i64] = missing

    def rule(self) -> str:
        return "MP-9.06"

    def obvious(self, s: MarcoPolo, seat: i64) -> Action | None:
        """If all must go, whichever."""
        contracts = s.players[seat].contracts
        return DISCARD.of(lowest(contracts)) if ones(contracts) <= self.missing else None

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        discard(s, seat, a.x)
        make_room(s, seat, self.missing - 1)


class SpaceBonus(Ask):
    """MP-9.04: coins or camels for the contract of a space far to the right."""

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: Final[i64] = place

    def rule(self) -> str:
        return "MP-9.04"

    def verbs(self) -> list[Verb]:
        return EXTRA_ONLY

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        if a.x == COINS_EXTRA or a.x == CAMELS_EXTRA:
            return True
        return (s.rules.mixed_extra and SPACE_BONUS[self.place] > 1) or why.no(NOT_MIXED)

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        amount = SPACE_BONUS[self.place]
        if a.x == COINS_EXTRA:
            gain(s, seat, COIN, amount)
        elif a.x == CAMELS_EXTRA:
            gain(s, seat, CAMEL, amount)
        else:
            gain(s, seat, COIN, amount - 1)
            gain(s, seat, CAMEL, 1)


class GainContracts(Step):
    """MP-9.05, MP-9.06: the contracts go to the active spaces, the others slide left."""

    def __init__(self, seat: i64, place: i64, other: i64) -> None:
        self.seat: Final[i64] = seat
        self.place: Final[i64] = place
        self.other: Final[i64] = other

    def run(self, s: MarcoPolo) -> None:
        to: i64 = 0
        for space in range(ROW_SPACES):
            contract = s.row[space]
            if space == self.place or space == self.other:
                s.players[self.seat].contracts |= ONE << contract
                s.tell(TOOK, self.seat, contract)
            else:
                s.row[to] = contract
                to += 1
        while to < ROW_SPACES:
            s.row[to] = NONE
            to += 1
        if s.rules.refill_at_once:
            refill(s)


# --- completing -------------------------------------------------------------------------------------------------------


def may_complete(s: MarcoPolo, seat: i64, contract: i64, why: Why) -> bool:
    """MP-14.02, MP-14.03: an active contract whose camels and goods are all there."""
    player = s.players[seat]
    if player.contracts >> contract & 1 == 0:
        return why.no(NOT_ACTIVE, contract)
    cost = CONTRACTS[contract].cost
    for thing in range(THINGS):
        if player.stock[thing] < cost.counts[thing]:
            return why.no(LACKING, thing, cost.counts[thing], player.stock[thing])
    return True


def complete(s: MarcoPolo, seat: i64, contract: i64) -> None:
    """MP-14.03 to 14.06: pay, put it into the drawer, receive the rewards."""
    player = s.players[seat]
    pay_cost(s, seat, CONTRACTS[contract].cost)
    player.contracts &= ~(ONE << contract)
    player.completed |= ONE << contract
    s.tell(COMPLETED, seat, contract)
    receive(s, seat, CONTRACTS[contract].reward)
