"""CA-7.17 to 7.21: Artwork; CA-7.35 to 7.39: Contribute."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.objections import Reason, Why
from fondaco.games.calimala.components import (
    ARTWORK_AREA,
    BUILDING,
    BUILDINGS,
    CHURCH,
    CHURCHES,
    COUNCIL,
    MARBLE,
    MATERIAL,
    MATERIALS,
    row_area,
)
from fondaco.games.calimala.state import Calimala

NO_MARBLE: Final = Reason("CA-7.20", "no-marble", [])
ARTWORK_SPACES_FULL: Final = Reason("CA-7.20", "artwork-spaces-full", [])
BUILDING_FULL: Final = Reason("CA-7.17", "building-full", [BUILDING])
NOTHING_TO_CONTRIBUTE: Final = Reason("CA-7.38", "nothing-to-contribute", [])
NO_MATERIAL: Final = Reason("CA-7.35", "no-material", [MATERIAL])
NOTHING_FOR_COUNCIL: Final = Reason("CA-7.39", "nothing-for-council", [])
ROW_FULL: Final = Reason("CA-7.35", "row-full", [MATERIAL, CHURCH])

# --- Artwork ----------------------------------------------------------------------------------------------------------


def may_make_artwork(s: Calimala, seat: i64, why: Why) -> bool:
    """CA-7.20: marble, and an artwork space somewhere."""
    if s.players[seat].stored[MARBLE] == 0:
        return why.no(NO_MARBLE)
    return first_artwork_space(s) < BUILDINGS or why.no(ARTWORK_SPACES_FULL)


def first_artwork_space(s: Calimala) -> i64:
    """The first building with a free artwork space; behind the last if there is none."""
    building: i64 = 0
    while building < BUILDINGS and s.free[ARTWORK_AREA + building] == 0:
        building += 1
    return building


def may_give_artwork(s: Calimala, seat: i64, building: i64, why: Why) -> bool:
    """CA-7.17, CA-7.18: any of the four buildings with a free artwork space."""
    return s.free[ARTWORK_AREA + building] > 0 or why.no(BUILDING_FULL, building)


def give_artwork(s: Calimala, seat: i64, building: i64) -> None:
    """CA-7.17: one marble becomes an artwork; CA-7.21: in the council the order is written down."""
    player = s.players[seat]
    player.stored[MARBLE] -= 1
    player.cubes[ARTWORK_AREA + building] += 1
    s.free[ARTWORK_AREA + building] -= 1
    if building == COUNCIL:
        last: i64 = 0
        while s.council_artworks[last] >= 0:
            last += 1
        s.council_artworks[last] = seat


# --- Contribute -------------------------------------------------------------------------------------------------------


def may_contribute(s: Calimala, seat: i64, why: Why) -> bool:
    """CA-7.38: a cube of a material for which some row has room."""
    stored = s.players[seat].stored
    for material in range(MATERIALS):
        if stored[material] > 0 and first_church(s, material) < CHURCHES:
            return True
    return why.no(NOTHING_TO_CONTRIBUTE)


def first_church(s: Calimala, material: i64) -> i64:
    """The first building with room in the row of this material; behind the last if there is none."""
    church: i64 = 0
    while church < CHURCHES and s.free[row_area(material, church)] == 0:
        church += 1
    return church


def may_give(s: Calimala, seat: i64, material: i64, church: i64, why: Why) -> bool:
    """CA-7.35, CA-7.36: any material they have, any building whose row has room; CA-7.39: not the council."""
    if church == COUNCIL:
        return why.no(NOTHING_FOR_COUNCIL)
    if s.players[seat].stored[material] == 0:
        return why.no(NO_MATERIAL, material)
    return s.free[row_area(material, church)] > 0 or why.no(ROW_FULL, material, church)


def give(s: Calimala, seat: i64, material: i64, church: i64) -> None:
    """CA-7.37: exactly one cube."""
    player = s.players[seat]
    player.stored[material] -= 1
    player.cubes[row_area(material, church)] += 1
    s.free[row_area(material, church)] -= 1
