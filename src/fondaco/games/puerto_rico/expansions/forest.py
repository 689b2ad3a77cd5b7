"""PR-18.05 to 18.12: forests, and the forest house."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.core.rows import Row, total
from fondaco.games.puerto_rico.actions import AFFOREST, COLONIST, FOREST, PASS, PLANT, TAKE
from fondaco.games.puerto_rico.bank import colonist_at_hand, fetch_colonist
from fondaco.games.puerto_rico.components import (
    FOREST_HOUSE,
    FORESTS_PER_DOUBLOON,
    GOODS,
    HOSPICE,
    NOBODY,
    TILE,
    WINDROSE,
)
from fondaco.games.puerto_rico.effects import Discount
from fondaco.games.puerto_rico.people import add_person
from fondaco.games.puerto_rico.privileges import has_library, privilege_used
from fondaco.games.puerto_rico.settler import (
    DREW,
    PASS_COLONIST,
    Hacienda,
    TakeTile,
    draw_tile,
    may_take,
    place_tile,
)
from fondaco.games.puerto_rico.state import Player, PuertoRico

NO_FOREST_HOUSE: Final = Reason("PR-18.05", "no-forest-house", [])
FORESTED: Final = Kind("forested", [SEAT, TILE])
DARK_FOREST: Final = Kind("dark-forest", [SEAT])
FELLED: Final = Kind("felled", [SEAT, TILE])

PASS_TAKE_FOREST: Final[list[Verb]] = [PASS, TAKE, FOREST]
PLANT_AFFOREST: Final[list[Verb]] = [PLANT, AFFOREST]


class ForestDiscount(Discount):
    """PR-18.07: every two forests, whatever the column; PR-18.08: the forest house need not be occupied."""

    def less(self, player: Player, b: i64) -> i64:
        return player.woods // FORESTS_PER_DOUBLOON

    def most(self, player: Player) -> i64:
        return player.woods // FORESTS_PER_DOUBLOON


def may_forest(s: PuertoRico, seat: i64, good: i64, why: Why) -> bool:
    """PR-18.05: a face-up plantation, with an occupied forest house."""
    if not s.players[seat].works(FOREST_HOUSE):
        return why.no(NO_FOREST_HOUSE)
    return may_take(s, seat, good, NOBODY, why)


def forest_from_row(s: PuertoRico, seat: i64, good: i64) -> None:
    """The tile goes on the island face down; everybody has seen it."""
    s.face_up[good] -= 1
    player = s.players[seat]
    player.forests[good] += 1
    player.woods += 1
    s.tell(FORESTED, seat, good)


def add_forests(s: PuertoRico, seat: i64, found: list[Action]) -> None:
    """The ways to take a tile of the row as a forest."""
    for good in range(GOODS):
        if may_forest(s, seat, good, QUIET):
            found.append(FOREST.of(good))


class TakeLand(TakeTile):
    """PR-6.01 with forests: a tile of the row may be placed face down."""

    def verbs(self) -> list[Verb]:
        return PASS_TAKE_FOREST

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is FOREST:
            return may_forest(s, seat, a.x, why)
        return super().allows(s, seat, a, why)

    def choices(self, s: PuertoRico, seat: i64) -> list[Action]:
        found = super().choices(s, seat)
        add_forests(s, seat, found)
        return found

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is not PASS and s.rules.second_take_hospice and seat == self.settler:
            first_tile_taken(s)
        if a.verb is FOREST:
            forest_from_row(s, seat, a.x)
            if s.players[seat].works(HOSPICE):
                s.push(ForestHospice(seat))
        else:
            super().take(s, seat, a)


class SecondTake(TakeLand):
    """PR-18.44: the library settler's second tile, a plantation; PR-18.45: a quarry only with a construction hut.

    `hospice`: the hospice would send a colonist, as he has taken no tile before (PR-18.53, other setting).
    """

    def __init__(self, seat: i64, hospice: bool) -> None:
        super().__init__(seat, NOBODY)
        self.hospice: Final[bool] = hospice

    def rule(self) -> str:
        return "PR-18.44"

    def moot(self, s: PuertoRico) -> bool:
        return not has_library(s, self.seat) or super().moot(s)

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is PASS:
            return
        privilege_used(s, seat)
        if self.hospice:
            super().take(s, seat, a)
        elif a.verb is FOREST:
            forest_from_row(s, seat, a.x)
        else:
            place_tile(s, seat, a.x)


def first_tile_taken(s: PuertoRico) -> None:
    """The second take of this phase is not the first tile any more: its line of the plan is rewritten."""
    for i, frame in enumerate(s.stack):
        if isinstance(frame, SecondTake):
            s.stack[i] = SecondTake(frame.seat, False)


class ForestHospice(Ask):
    """PR-18.11: the hospice colonist of a forest goes to the windrose."""

    def rule(self) -> str:
        return "PR-18.11"

    def verbs(self) -> list[Verb]:
        return PASS_COLONIST

    def moot(self, s: PuertoRico) -> bool:
        return not colonist_at_hand(s, s.rules.hospice_from_ship)

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        return True

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is COLONIST:
            add_person(s.players[seat], fetch_colonist(s), WINDROSE)


class DrawTile(Hacienda):
    """PR-16.02 with forests; PR-18.09: the owner of a forest house looks at the tile before he decides."""

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is not PASS and s.players[seat].works(FOREST_HOUSE):
            s.drawn = draw_tile(s)
            s.push(PlaceDrawn(seat))
        else:
            super().take(s, seat, a)


class PlaceDrawn(Ask):
    """PR-18.09: the tile he has drawn (`drawn` in the state, for only he has seen it): plantation or forest."""

    def rule(self) -> str:
        return "PR-18.09"

    def verbs(self) -> list[Verb]:
        return PLANT_AFFOREST

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        return True

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        tile = s.drawn
        s.drawn = -1
        player = s.players[seat]
        if a.verb is PLANT:
            player.tiles[tile] += 1
            s.tell(DREW, seat, tile)
            return
        player.woods += 1
        if s.rules.undersides_hidden:  # PR-24.05
            player.dark_forests[tile] += 1
            s.tell(DARK_FOREST, seat)
        else:
            player.forests[tile] += 1
            s.tell(FORESTED, seat, tile)


def fell(s: PuertoRico, seat: i64) -> None:
    """PR-18.12: a forest is discarded, by chance one of his, and the tile underneath goes to the discard pile."""
    player = s.players[seat]
    known = total(player.forests)
    number = s.chance.below(player.woods)
    tile = take_number(player.forests, number) if number < known else take_number(player.dark_forests, number - known)
    player.woods -= 1
    s.discarded[tile] += 1
    s.tell(FELLED, seat, tile)


def take_number(tiles: Row, number: i64) -> i64:
    """Take the tile of that number out of a row of counts; its kind."""
    kind: i64 = 0
    while number >= tiles[kind]:
        number -= tiles[kind]
        kind += 1
    tiles[kind] -= 1
    return kind


# Where it would be asked, for the answer to "why not?" in another phase.
FOREST.home = lambda s, seat: TakeLand(seat, NOBODY)
