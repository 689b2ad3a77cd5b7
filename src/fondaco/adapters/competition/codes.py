"""The 200 actions of the competition, and which of ours they are."""

from typing import Final

import numpy as np
import numpy.typing as npt

from fondaco.core.actions import Action
from fondaco.games.puerto_rico.components import GOOD, ROLE, TILE

ACTIONS: Final = 200
ROLES: Final = ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "second_prospector"]
GOODS: Final = ["coffee", "tobacco", "corn", "sugar", "indigo"]
TILES: Final = [*GOODS, "quarry"]
BUILDINGS: Final = 23
"""Those of the base game, which come in the same order there and here."""

THEIR_ROLE: Final = [ROLES.index(role) for role in ROLE.items]
THEIR_GOOD: Final = [GOODS.index(good) for good in GOOD.items]
THEIR_TILE: Final = [TILES.index(tile) for tile in TILE.items]

PASS: Final = 15
DRAW: Final = 105
ON_TILE: Final = 120
ON_BUILDING: Final = 140
AUTOMATIC: Final = ["colonist", "accept"]
"""What is not asked there: a colonist that comes for free is taken."""
BY_GOOD: Final = {"sell": 39, "wharf": 59, "keep": 64, "barrel": 93, "store": 106}
"""Verbs with a good, and the code of the first."""


def code_of(action: Action) -> int:
    """The code of an action; -1 for what the competition asks otherwise or not at all."""
    verb, x, y = action.verb.name, int(action.x), int(action.y)
    if verb in BY_GOOD:
        return BY_GOOD[verb] + THEIR_GOOD[x]
    if verb == "role":
        return THEIR_ROLE[x]
    if verb == "take":
        return 8 + THEIR_TILE[x]
    if verb == "build":
        return 16 + x
    if verb == "load":
        return 44 + y * len(GOODS) + THEIR_GOOD[x]
    return {"pass": PASS, "draw": DRAW}.get(verb, -1)


def place_code(place: int) -> int:
    """The code of standing one colonist on a place (a tile, or behind the tiles a building)."""
    return ON_TILE + THEIR_TILE[place] if place < len(TILE) else ON_BUILDING + place - len(TILE)


def mask_of(codes: list[int]) -> npt.NDArray[np.int8]:
    """A 1 for each code."""
    mask = np.zeros(ACTIONS, np.int8)
    mask[codes] = 1
    return mask
