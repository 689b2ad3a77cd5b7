"""PR-6: the settler phase; with hacienda, construction hut and hospice (PR-16.02 to 16.12)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Frame, Step
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.core.rows import total
from fondaco.games.puerto_rico.actions import COLONIST, DRAW, PASS, TAKE
from fondaco.games.puerto_rico.bank import colonist_at_hand, fetch_colonist
from fondaco.games.puerto_rico.components import (
    CONSTRUCTION_HUT,
    GOODS,
    HACIENDA,
    HOSPICE,
    ISLAND_SPACES,
    NOBODY,
    QUARRY,
    TILE,
)
from fondaco.games.puerto_rico.people import add_person
from fondaco.games.puerto_rico.rules import Rules
from fondaco.games.puerto_rico.state import PuertoRico

ISLAND_FULL: Final = Reason("PR-6.04", "island-full", ["spaces"])
NOT_IN_ROW: Final = Reason("PR-6.01", "not-in-row", [TILE])
NO_QUARRY: Final = Reason("PR-6.05", "no-quarry", [])
QUARRY_NOT_FOR_YOU: Final = Reason("PR-6.03", "quarry-not-for-you", [])
NO_HACIENDA: Final = Reason("PR-16.02", "no-hacienda", [])
DREW: Final = Kind("drew", [SEAT, TILE])
TURNED_UP: Final = Kind("turned-up", [TILE])
RESHUFFLED: Final = Kind("reshuffled", ["tiles"])

PASS_DRAW: Final[list[Verb]] = [PASS, DRAW]
PASS_TAKE: Final[list[Verb]] = [PASS, TAKE]
PASS_COLONIST: Final[list[Verb]] = [PASS, COLONIST]


def settler_phase(rules: Rules, settler: int) -> list[Frame]:
    """PR-6.11, PR-6.12: in turn everybody uses his hacienda, then takes a tile; then the row is renewed."""
    frames: list[Frame] = []
    for seat in rules.clockwise[settler]:
        frames += [Hacienda(seat), TakeTile(seat, settler)]
    return [*frames, RenewRow()]


def island_full(s: PuertoRico, seat: i64) -> bool:
    """PR-6.04: twelve filled island spaces."""
    return s.players[seat].island_filled() >= ISLAND_SPACES


class Hacienda(Ask):
    """PR-16.02: before his normal take the owner may draw a tile from the face-down pile."""

    def rule(self) -> str:
        return "PR-16.02"

    def verbs(self) -> list[Verb]:
        return PASS_DRAW

    def moot(self, s: PuertoRico) -> bool:
        return not may_draw(s, self.seat, QUIET)

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        return a.verb is PASS or may_draw(s, seat, why)

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is PASS:
            return
        tile = draw_tile(s)
        s.players[seat].tiles[tile] += 1  # PR-16.12: never with a hospice colonist
        s.tell(DREW, seat, tile)


def draw_tile(s: PuertoRico) -> i64:
    """The top tile of the face-down pile, reshuffled if it is empty."""
    if total(s.face_down) == 0:
        reshuffle(s)
    return s.chance.draw(s.face_down)


def may_draw(s: PuertoRico, seat: i64, why: Why) -> bool:
    """PR-16.02 to 16.05."""
    if not s.players[seat].works(HACIENDA):
        return why.no(NO_HACIENDA)
    if island_full(s, seat):
        return why.no(ISLAND_FULL, ISLAND_SPACES)
    return pile_has_tile(s, why)


def pile_has_tile(s: PuertoRico, why: Why) -> bool:
    """PR-16.05: the discards are shuffled into an empty pile."""
    if total(s.face_down) > 0:
        return True
    return (s.rules.hacienda_reshuffles and total(s.discarded) > 0) or why.no(PILE_EMPTY)


PILE_EMPTY: Final = Reason("PR-16.05", "pile-empty", [])


class TakeTile(Ask):
    """PR-6.01: one face-up plantation; or a quarry, by privilege or construction hut (PR-6.02, PR-6.03)."""

    def __init__(self, seat: i64, settler: i64) -> None:
        super().__init__(seat)
        self.settler: Final[i64] = settler

    def rule(self) -> str:
        return "PR-6.01"

    def verbs(self) -> list[Verb]:
        return PASS_TAKE

    def moot(self, s: PuertoRico) -> bool:
        if island_full(s, self.seat):
            return True
        return total(s.face_up) == 0 and not may_take_quarry(s, self.seat, self.settler, QUIET)

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        return a.verb is PASS or may_take(s, seat, a.x, self.settler, why)

    def choices(self, s: PuertoRico, seat: i64) -> list[Action]:
        # Written out, as the island is full or not for all tiles alike: one of the most frequent questions.
        found = [PASS.of()]
        if not island_full(s, seat):
            for tile in range(GOODS):
                if s.face_up[tile] > 0:
                    found.append(TAKE.of(tile))
            if may_take_quarry(s, seat, self.settler, QUIET):
                found.append(TAKE.of(QUARRY))
        return found

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is PASS:
            return
        place_tile(s, seat, a.x)
        if s.players[seat].works(HOSPICE):
            s.push(Hospice(seat, a.x))


def place_tile(s: PuertoRico, seat: i64, tile: i64) -> None:
    """A quarry, or a plantation of the row, goes on the island."""
    s.players[seat].tiles[tile] += 1
    if tile == QUARRY:
        s.quarries -= 1
    else:
        s.face_up[tile] -= 1


def may_take(s: PuertoRico, seat: i64, tile: i64, settler: i64, why: Why) -> bool:
    """PR-6.01 to 6.05."""
    if island_full(s, seat):
        return why.no(ISLAND_FULL, ISLAND_SPACES)
    if tile == QUARRY:
        return may_take_quarry(s, seat, settler, why)
    return s.face_up[tile] > 0 or why.no(NOT_IN_ROW, tile)


def may_take_quarry(s: PuertoRico, seat: i64, settler: i64, why: Why) -> bool:
    """PR-6.02: the settler; PR-6.03: others with a construction hut; PR-6.05: while there are quarries."""
    if s.quarries == 0:
        return why.no(NO_QUARRY)
    return seat == settler or s.players[seat].works(CONSTRUCTION_HUT) or why.no(QUARRY_NOT_FOR_YOU)


class Hospice(Ask):
    """PR-16.09: a colonist from the supply for the tile just taken."""

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: Final[i64] = tile

    def rule(self) -> str:
        return "PR-16.09"

    def verbs(self) -> list[Verb]:
        return PASS_COLONIST

    def moot(self, s: PuertoRico) -> bool:
        return not colonist_at_hand(s, s.rules.hospice_from_ship)

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        return True

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is COLONIST:
            add_person(s.players[seat], fetch_colonist(s), self.tile)


class RenewRow(Step):
    """PR-6.08 to 6.10: untaken tiles are discarded, players + 1 new ones turned up, as far as there are tiles."""

    def run(self, s: PuertoRico) -> None:
        for tile in range(GOODS):
            s.discarded[tile] += s.face_up[tile]
            s.face_up[tile] = 0
        turn_up_row(s)


def turn_up_row(s: PuertoRico) -> None:
    """Fill the empty row from the pile, and from the reshuffled discards when the pile has run out."""
    for _ in range(s.rules.face_up):
        turn_up_tile(s)


def turn_up_tile(s: PuertoRico) -> None:
    """One more tile of the row, if there is any."""
    if total(s.face_down) == 0:
        if total(s.discarded) == 0:
            return
        reshuffle(s)
    tile = s.chance.draw(s.face_down)
    s.face_up[tile] += 1
    s.tell(TURNED_UP, tile)


def reshuffle(s: PuertoRico) -> None:
    """PR-6.09: the discards become the face-down pile."""
    s.tell(RESHUFFLED, total(s.discarded))
    s.reshuffles += 1
    for tile in range(GOODS):
        s.face_down[tile] += s.discarded[tile]
        s.discarded[tile] = 0


# Where these would be asked, for the answer to "why not?" in another phase (nobody having the privilege).
DRAW.home = lambda s, seat: Hacienda(seat)
TAKE.home = lambda s, seat: TakeTile(seat, NOBODY)
