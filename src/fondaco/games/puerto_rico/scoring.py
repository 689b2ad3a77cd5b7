"""PR-22: scoring; with the large buildings (PR-17)."""

from mypy_extensions import i64

from fondaco.core.rows import total
from fondaco.games.puerto_rico.components import (
    BUILDINGS,
    CITY_HALL,
    CITY_HALL_VP,
    CUSTOMS_HOUSE,
    CUSTOMS_HOUSE_CHIPS,
    FORTRESS,
    FORTRESS_PEOPLE,
    GUILD_HALL,
    GUILD_HALL_LARGE,
    GUILD_HALL_SMALL,
    KINDS,
    RESIDENCE,
    RESIDENCE_UP_TO,
    RESIDENCE_VP,
)
from fondaco.games.puerto_rico.expansions.points import expansion_vp
from fondaco.games.puerto_rico.state import Player, PuertoRico


def score_of(player: Player) -> i64:
    """PR-22.01: chips, printed VP, occupied large buildings, nobles."""
    return player.vp + printed_vp(player) + large_building_vp(player) + expansion_vp(player)


def printed_vp(player: Player) -> i64:
    """PR-14.02: occupied or not."""
    vp: i64 = 0
    for b in range(KINDS):
        if player.owns(b):
            vp += BUILDINGS[b].vp
    return vp


def large_building_vp(player: Player) -> i64:
    """PR-17.01: only if occupied."""
    vp: i64 = 0
    if player.works(GUILD_HALL):
        vp += guild_hall_vp(player)
    if player.works(RESIDENCE):
        vp += residence_vp(player)
    if player.works(FORTRESS):
        vp += player.people() // FORTRESS_PEOPLE  # PR-17.05
    if player.works(CUSTOMS_HOUSE):
        vp += player.vp // CUSTOMS_HOUSE_CHIPS  # PR-17.06
    if player.works(CITY_HALL):
        vp += city_hall_vp(player)
    return vp


def guild_hall_vp(player: Player) -> i64:
    """PR-17.03: for small and large production buildings."""
    vp: i64 = 0
    for b in range(KINDS):
        if player.owns(b) and BUILDINGS[b].production:
            vp += GUILD_HALL_LARGE if BUILDINGS[b].large_production else GUILD_HALL_SMALL
    return vp


def residence_vp(player: Player) -> i64:
    """PR-17.04: by filled island spaces."""
    filled = player.island_filled()
    for i, most in enumerate(RESIDENCE_UP_TO):
        if filled <= most:
            return RESIDENCE_VP[i]
    raise AssertionError("an island has no more spaces than the table")


def city_hall_vp(player: Player) -> i64:
    """PR-17.07: for every beige building."""
    vp: i64 = 0
    for b in range(KINDS):
        if player.owns(b) and not BUILDINGS[b].production:
            vp += CITY_HALL_VP
    return vp


def scores(s: PuertoRico) -> list[int]:
    """By seat."""
    return [score_of(player) for player in s.players]


def ranking(s: PuertoRico) -> list[int]:
    """PR-22.04; PR-22.05: a tie goes to doubloons and barrels.

    PR-22.06: a full tie is shared; by the switch it goes to the player nearest to the governor, clockwise.
    """
    keys = [
        (
            score_of(player),
            player.doubloons + total(player.goods),
            0 if s.rules.shared_victory else -((seat - s.governor) % s.seats),
        )
        for seat, player in enumerate(s.players)
    ]
    return [1 + sum(1 for other in keys if other > key) for key in keys]
