"""Calimala's advice: scenes in which a good player is sure."""

from typing import Any

import fondaco
from fondaco.games.calimala.actions import PLACE
from fondaco.games.calimala.components import AREA, TILE_CATEGORIES

GAME = fondaco.game("calimala")


def estimate(state: Any) -> list[float]:
    return GAME.advice().estimate(state)


def test_the_first_cube_where_the_next_tile_scores_is_worth_more_than_where_the_last_one_does() -> None:
    state = GAME.new(4, seed=5)
    worth = {}
    for when, tile in [("next", state.tiles[0]), ("last", state.tiles[len(state.tiles) - 1])]:
        twin = GAME.copy(state)
        twin.players[0].cubes[TILE_CATEGORIES[tile].areas[0]] += 3
        worth[when] = estimate(twin)[0] - estimate(state)[0]
    assert worth["next"] > worth["last"] > 0


def test_a_cube_of_one_seat_lowers_the_expectations_of_the_others() -> None:
    state = GAME.new(4, seed=5)
    twin = GAME.copy(state)
    twin.players[0].cubes[AREA.index("cloth:lisbon")] += 2
    before, after = estimate(state), estimate(twin)
    assert after[0] > before[0]
    assert all(after[seat] <= before[seat] for seat in range(1, 4))
    assert abs(sum(GAME.advice().worth(twin)) - 1) < 1e-9


def test_a_ship_is_worth_much_at_first_and_nothing_when_all_discs_are_placed() -> None:
    early = GAME.new(4, seed=5)
    late = GAME.copy(early)
    for player in late.players:
        player.discs[0] = player.discs[1] = 0
    gains = []
    for state in [early, late]:
        twin = GAME.copy(state)
        twin.players[0].ships += 2
        gains.append(estimate(twin)[0] - estimate(state)[0])
    assert gains[0] > 0.5
    assert gains[1] == 0


def test_a_disc_on_an_own_disc_is_likelier_than_on_a_stranger_s() -> None:
    state = GAME.new(4, seed=5)
    while GAME.prompt(state)["ask"] != "PlaceDisc":
        seat = GAME.awaited(state)[0]
        assert GAME.submit(state, seat, GAME.choices(state, seat)[0]) is None
    seat = GAME.awaited(state)[0]
    weights = []
    for owner in [seat, (seat + 1) % 4]:
        twin = GAME.copy(state)
        twin.towers[0] = owner
        weights.append(GAME.advice().priors(twin, seat, [PLACE.of(0, 0)])[0])
    assert weights[0] > weights[1]
