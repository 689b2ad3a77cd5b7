"""People and the circles they stand on (PR-7.04); colonists and nobles (PR-19.05)."""

from mypy_extensions import i64

from fondaco.games.puerto_rico.components import CIRCLES, NOBLE_KIND, PLACES, TILES, WINDROSE
from fondaco.games.puerto_rico.state import Player


def next_place(player: Player, place: i64) -> i64:
    """The first place from this one on that the player has; `PLACES` if there is none."""
    while place < TILES:
        if player.tiles[place] > 0:
            return place
        place += 1
    rest = player.buildings >> (place - TILES)
    while rest:
        if rest & 1:
            return place
        rest >>= 1
        place += 1
    return PLACES


def has_place(player: Player, place: i64) -> bool:
    """Whether such a tile lies on his island, or the building stands in his city."""
    return player.tiles[place] > 0 if place < TILES else player.owns(place - TILES)


def people_at(player: Player, place: i64) -> i64:
    """How many stand there."""
    return player.manned[place] if place < TILES else player.staff[place - TILES]


def nobles_at(player: Player, place: i64) -> i64:
    """How many of them are nobles."""
    return player.noble_tiles[place] if place < TILES else player.noble_staff[place - TILES]


def circles_at(player: Player, place: i64) -> i64:
    """All circles of a place that he has."""
    return player.tiles[place] if place < TILES else CIRCLES[place - TILES]


def free_circles(player: Player, place: i64) -> i64:
    """The empty circles of a place that he has."""
    if place < TILES:
        return player.tiles[place] - player.manned[place]
    return CIRCLES[place - TILES] - player.staff[place - TILES]


def person_stands(player: Player, kind: i64, spot: i64) -> bool:
    """Whether a person of that kind stands there."""
    if spot == WINDROSE:
        return player.nobles > 0 if kind == NOBLE_KIND else player.colonists > 0
    nobles = nobles_at(player, spot)
    return nobles > 0 if kind == NOBLE_KIND else people_at(player, spot) > nobles


def add_person(player: Player, kind: i64, spot: i64) -> None:
    """Somebody comes to stand there."""
    _change(player, kind, spot, 1)


def remove_person(player: Player, kind: i64, spot: i64) -> None:
    """Somebody leaves."""
    _change(player, kind, spot, -1)


def _change(player: Player, kind: i64, spot: i64, by: i64) -> None:
    if spot == WINDROSE:
        if kind == NOBLE_KIND:
            player.nobles += by
        else:
            player.colonists += by
    elif spot < TILES:
        player.manned[spot] += by
        if kind == NOBLE_KIND:
            player.noble_tiles[spot] += by
    else:
        player.staff[spot - TILES] += by
        if kind == NOBLE_KIND:
            player.noble_staff[spot - TILES] += by
