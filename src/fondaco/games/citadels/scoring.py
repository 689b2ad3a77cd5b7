"""CI-20: scoring; with the unique districts that give extra points (CI-17)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.rows import Row, zeros
from fondaco.games.citadels.components import (
    ALL_TYPES_POINTS,
    BASILICA,
    CAPITOL,
    DRAGON_GATE,
    FIRST_CITY_POINTS,
    HAUNTED_ORDER,
    HAUNTED_QUARTER,
    IMPERIAL_TREASURY,
    IVORY_TOWER,
    MAP_ROOM,
    MUSEUM,
    OTHER_CITY_POINTS,
    SECRET_VAULT,
    STATUE,
    TYPE_OF,
    TYPES,
    UNIQUE,
    WISHING_WELL,
    number,
)
from fondaco.games.citadels.state import Citadels, Player, cost_of

BASILICA_POINTS: Final[i64] = number(BASILICA, "points_per_odd_cost")
CAPITOL_POINTS: Final[i64] = number(CAPITOL, "end_points")
CAPITOL_NEEDS: Final[i64] = number(CAPITOL, "same_type_needed")
DRAGON_GATE_POINTS: Final[i64] = number(DRAGON_GATE, "end_points")
TREASURY_POINTS: Final[i64] = number(IMPERIAL_TREASURY, "points_per_gold")
IVORY_TOWER_POINTS: Final[i64] = number(IVORY_TOWER, "end_points")
MAP_ROOM_POINTS: Final[i64] = number(MAP_ROOM, "points_per_hand_card")
MUSEUM_POINTS: Final[i64] = number(MUSEUM, "points_per_tucked_card")
VAULT_POINTS: Final[i64] = number(SECRET_VAULT, "end_points")
STATUE_POINTS: Final[i64] = number(STATUE, "end_points")
WELL_POINTS: Final[i64] = number(WISHING_WELL, "points_per_unique")


def score_of(s: Citadels, seat: i64) -> i64:
    """CI-20.01 to CI-20.07."""
    player = s.players[seat]
    points: i64 = 0
    for built in player.city:
        points += cost_of(built)
    return points + city_bonus(s, seat) + extra_points(s, seat) + points_by_types(player)


def city_bonus(s: Citadels, seat: i64) -> i64:
    """CI-20.03 to CI-20.05: for the first completed city, and for others."""
    complete = s.complete(seat)
    if s.first_completed == seat and (complete or s.rules.first_bonus_is_event):
        return FIRST_CITY_POINTS
    if complete or (s.completed >> seat & 1 == 1 and not s.rules.other_bonus_at_end):
        return OTHER_CITY_POINTS
    return 0


# --- points that depend on types, and so on the type of the Haunted Quarter -------------------------------------------


def points_by_types(player: Player) -> i64:
    """CI-17.16, CI-17.17: the type of the Haunted Quarter that gives most."""
    if not player.has(HAUNTED_QUARTER):
        return points_with(player, UNIQUE)
    best: i64 = -1
    for type_ in HAUNTED_ORDER:
        best = max(best, points_with(player, type_))
    return best


def points_with(player: Player, haunted: i64) -> i64:
    """What depends on types, the Haunted Quarter being of this one."""
    types = zeros(TYPES)
    for built in player.city:
        kind = built >> 1
        types[haunted if kind == HAUNTED_QUARTER else TYPE_OF[kind]] += 1
    return all_types(types) + capitol(player, types) + ivory_tower(player, types) + wishing_well(player, types)


def all_types(types: Row) -> i64:
    """CI-20.02: a district of each of the five types."""
    for count in types:
        if count == 0:
            return 0
    return ALL_TYPES_POINTS


def capitol(player: Player, types: Row) -> i64:
    """CI-17.06: three districts of one type; once only."""
    if player.has(CAPITOL):
        for count in types:
            if count >= CAPITOL_NEEDS:
                return CAPITOL_POINTS
    return 0


def ivory_tower(player: Player, types: Row) -> i64:
    """CI-17.19: if it is the only unique district."""
    return IVORY_TOWER_POINTS if player.has(IVORY_TOWER) and types[UNIQUE] == 1 else 0


def wishing_well(player: Player, types: Row) -> i64:
    """CI-17.43: for each unique district, itself included."""
    return types[UNIQUE] * WELL_POINTS if player.has(WISHING_WELL) else 0


# --- points that do not -----------------------------------------------------------------------------------------------


def extra_points(s: Citadels, seat: i64) -> i64:
    """CI-20.06"""
    player = s.players[seat]
    points: i64 = 0
    if player.has(BASILICA):
        points += basilica(player)
    if player.has(DRAGON_GATE):  # CI-17.07
        points += DRAGON_GATE_POINTS
    if player.has(IMPERIAL_TREASURY):  # CI-17.18
        points += player.gold * TREASURY_POINTS
    if player.has(MAP_ROOM):
        points += map_room(s, player)
    if player.has(MUSEUM):  # CI-17.26
        points += len(s.deck.museum) * MUSEUM_POINTS
    if player.has(STATUE) and s.crown == seat:  # CI-17.38
        points += STATUE_POINTS
    if SECRET_VAULT in player.hand:  # CI-17.35
        points += VAULT_POINTS
    return points


def basilica(player: Player) -> i64:
    """CI-17.05: for each district with an odd cost."""
    points: i64 = 0
    for built in player.city:
        if cost_of(built) % 2 == 1:
            points += BASILICA_POINTS
    return points


def map_room(s: Citadels, player: Player) -> i64:
    """CI-17.23: for each card in hand."""
    cards: i64 = len(player.hand)
    if SECRET_VAULT in player.hand and not s.rules.vault_counts_for_map_room:
        cards -= 1
    return cards * MAP_ROOM_POINTS


# --- the result -------------------------------------------------------------------------------------------------------


def scores(s: Citadels) -> list[int]:
    """By seat."""
    return [score_of(s, seat) for seat in range(s.seats)]


def highest_rank(s: Citadels, seat: i64) -> i64:
    """CI-20.10: the highest rank this seat revealed in the last round, from 1; 0: none."""
    for rank in range(s.rules.ranks - 1, -1, -1):
        if s.draft.revealed[rank] == seat:
            return rank + 1
    return 0


def ranking(s: Citadels) -> list[int]:
    """CI-20.08, CI-20.09: most points, then the highest rank revealed in the last round; so on for all places."""
    keys = [(score_of(s, seat), highest_rank(s, seat)) for seat in range(s.seats)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]
