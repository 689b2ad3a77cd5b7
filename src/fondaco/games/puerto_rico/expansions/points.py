"""What the expansions add to the score: nobles, cloister, royal garden."""

from typing import Final

from mypy_extensions import i64

from fondaco.games.puerto_rico.components import CLOISTER, CLOISTER_VP, NOBLE_VP, ROYAL_GARDEN, ROYAL_GARDEN_VP, TILES
from fondaco.games.puerto_rico.state import Player

SET_OF_TILES: Final[i64] = 3


def expansion_vp(player: Player) -> i64:
    """PR-19.09, PR-18.51, PR-20.21: nothing in the base game, which has neither nobles nor these buildings."""
    nobles = player.all_nobles()
    vp = NOBLE_VP * nobles
    if player.works(CLOISTER):
        vp += CLOISTER_VP[sets_of_tiles(player)]
    if player.works(ROYAL_GARDEN):
        vp += ROYAL_GARDEN_VP * nobles
    return vp


def sets_of_tiles(player: Player) -> i64:
    """PR-18.51, PR-18.52: sets of three equal tiles; forests are a kind of their own."""
    sets = player.woods // SET_OF_TILES
    for tile in range(TILES):
        sets += player.tiles[tile] // SET_OF_TILES
    return sets
