"""Tiles that leave an island: by the hunting lodge (PR-20.08) and the land office (PR-20.04)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.games.puerto_rico.actions import DISCARD
from fondaco.games.puerto_rico.components import COLONIST_KIND, GOOD, GOODS, NOBLE_KIND, OCCUPANT, WINDROSE
from fondaco.games.puerto_rico.people import add_person, remove_person
from fondaco.games.puerto_rico.state import Player, PuertoRico

NO_SUCH_TILE: Final = Reason("PR-20.08", "no-such-tile", [GOOD, OCCUPANT])
NO_FOREST: Final = Reason("PR-20.08", "no-forest", [])

EMPTY: Final[i64] = OCCUPANT.index("nobody")
COLONIST_ON_IT: Final[i64] = OCCUPANT.index("colonist")
NOBLE_ON_IT: Final[i64] = OCCUPANT.index("noble")


def may_discard(player: Player, good: i64, occupant: i64, why: Why) -> bool:
    """One of his plantations; which of them differs only by who stands on it."""
    if occupant == EMPTY:
        there = player.tiles[good] - player.manned[good]
    elif occupant == COLONIST_ON_IT:
        there = player.manned[good] - player.noble_tiles[good]
    else:
        there = player.noble_tiles[good]
    return there > 0 or why.no(NO_SUCH_TILE, good, occupant)


def may_fell(player: Player, why: Why) -> bool:
    """One of his forests."""
    return player.woods > 0 or why.no(NO_FOREST)


def discards(player: Player) -> list[Action]:
    """The plantations he may discard."""
    found: list[Action] = []
    for good in range(GOODS):
        for occupant in range(NOBLE_ON_IT + 1):
            if may_discard(player, good, occupant, QUIET):
                found.append(DISCARD.of(good, occupant))
    return found


def discard(s: PuertoRico, seat: i64, good: i64, occupant: i64) -> None:
    """PR-20.06, PR-20.08: the tile goes to the discard pile, a person on it to the windrose."""
    player = s.players[seat]
    if occupant != EMPTY:
        kind = NOBLE_KIND if occupant == NOBLE_ON_IT else COLONIST_KIND
        remove_person(player, kind, good)
        add_person(player, kind, WINDROSE)
    player.tiles[good] -= 1
    s.discarded[good] += 1
