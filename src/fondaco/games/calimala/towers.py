"""CA-5.03, CA-5.04: the towers of discs on the action spaces."""

from typing import Final

from mypy_extensions import i64

from fondaco.games.calimala.components import JOINS_A, JOINS_B, SPACES, TOWER_MOST
from fondaco.games.calimala.state import Calimala

WHITE_DISC: Final[i64] = 5
"""A white disc belongs to nobody (CA-5.09); a coloured disc is the number of its seat."""
NOTHING: Final[i64] = -1


def height(s: Calimala, space: i64) -> i64:
    """How many discs lie on an action space."""
    discs: i64 = 0
    while discs < TOWER_MOST and s.towers[space * TOWER_MOST + discs] != NOTHING:
        discs += 1
    return discs


def disc_at(s: Calimala, space: i64, level: i64) -> i64:
    """The disc so far below the top (0: the top itself), or `NOTHING`."""
    place = height(s, space) - 1 - level
    return s.towers[space * TOWER_MOST + place] if place >= 0 else NOTHING


def put_on_top(s: Calimala, space: i64, disc: i64) -> None:
    """CA-5.03"""
    s.towers[space * TOWER_MOST + height(s, space)] = disc


def take_out(s: Calimala, space: i64, place: i64) -> None:
    """The disc at this place, counted from the bottom, leaves; those above it move down."""
    first = space * TOWER_MOST
    for at in range(first + place, first + TOWER_MOST - 1):
        s.towers[at] = s.towers[at + 1]
    s.towers[first + TOWER_MOST - 1] = NOTHING


def discs_in_city(s: Calimala, disc: i64) -> i64:
    """How many discs of this sort lie on all action spaces."""
    count: i64 = 0
    for place in range(SPACES * TOWER_MOST):
        if s.towers[place] == disc:
            count += 1
    return count


def first_action(s: Calimala, space: i64) -> i64:
    """CA-2.08: one of the two actions that the street joins."""
    return s.layout[JOINS_A[space]]


def second_action(s: Calimala, space: i64) -> i64:
    """CA-2.08: the other one."""
    return s.layout[JOINS_B[space]]
