"""CA-10: scoring categories; CA-11: ranking, points, ties."""

from typing import Any

import pytest

from fondaco.games.calimala.components import SCORING_TILE, TILE_CATEGORIES, TILE_VP
from fondaco.games.calimala.game import GAME
from fondaco.games.calimala.scoring import award, counted, score_tile
from tests.rules.calimala.table import Board, Table, table


def count(t: Table, tile: str, seat: int = 0) -> int:
    return int(counted(t.state, seat, TILE_CATEGORIES[SCORING_TILE.index(tile)]))


def points(tile: str, cubes: list[dict[str, int]], **more: Any) -> list[int]:
    """What the seats get for a tile with these cubes."""
    boards: dict[int, Board] = {seat: {"cubes": of_seat} for seat, of_seat in enumerate(cubes)}
    t = table(len(cubes), players=boards, **more)
    return award(t.state, TILE_CATEGORIES[SCORING_TILE.index(tile)], TILE_VP)


def lisbon(*cloth: int, **more: Any) -> list[int]:
    """What the seats get for so many cloth in Lisbon each."""
    return points("lisbon", [{"cloth:lisbon": n} for n in cloth], **more)


# --- CA-10: what is counted -------------------------------------------------------------------------------------------

CUBES = {
    "cloth:barcelona": 1,
    "cloth:lisbon": 2,
    "cloth:london": 3,
    "cloth:troyes": 4,
    "cloth:bruges": 5,
    "cloth:hamburg": 6,
    "wood:santa_maria_del_fiore": 1,
    "brick:santa_maria_del_fiore": 2,
    "marble:santa_maria_del_fiore": 1,
    "artwork:santa_maria_del_fiore": 3,
    "wood:san_miniato": 2,
    "brick:santa_croce": 1,
    "marble:san_miniato": 1,
    "artwork:santa_croce": 1,
}


def rich() -> Table:
    board: Board = {"cubes": CUBES, "stored": {"marble": 1}, "houses": ["troyes"], "ships": 3, "workshops": 3}
    return table(players={0: board}, council_artworks=[0, 0])


@pytest.mark.parametrize(
    ("tile", "cubes"),
    [("barcelona", 1), ("lisbon", 2), ("london", 3), ("troyes", 4), ("bruges", 5), ("hamburg", 6)],
)
def test_ca_10_01_city_tiles_count_cloth_there(tile: str, cubes: int) -> None:
    assert count(rich(), tile) == cubes


def test_ca_10_02_building_tiles_count_all_cubes_there() -> None:
    t = rich()
    assert [count(t, tile) for tile in ("santa_maria_del_fiore", "san_miniato", "santa_croce")] == [7, 3, 2]


def test_ca_10_03_artworks_in_all_four_buildings() -> None:
    assert count(rich(), "artworks") == 3 + 1 + 2


def test_ca_10_04_ca_10_05_cloth_in_port_and_trading_cities() -> None:
    t = rich()
    assert (count(t, "port_cities"), count(t, "trading_cities")) == (6, 15)


def test_ca_10_06_ca_10_07_ca_10_08_contributions_by_material() -> None:
    t = rich()
    assert [count(t, f"contribution_{material}") for material in ("wood", "brick", "marble")] == [3, 3, 2]


def test_ca_10_09_artworks_are_not_marble() -> None:
    t = table(players={0: {"cubes": {"artwork:san_miniato": 2}}})
    assert count(t, "contribution_marble") == 0
    assert count(t, "san_miniato") == 2


def test_ca_10_10_nothing_on_the_player_board_counts() -> None:
    board: Board = {"stored": {"wood": 4, "marble": 4}, "cloth": [4], "ships": 3, "houses": ["troyes"]}
    t = table(players={0: board})
    assert {count(t, tile) for tile in SCORING_TILE.items} == {0}


# --- CA-11: points and ties -------------------------------------------------------------------------------------------


def test_ca_11_01_three_two_one() -> None:
    assert lisbon(1, 4, 2, 3) == [0, 3, 1, 2]


def test_ca_11_02_without_a_cube_no_points_and_no_place() -> None:
    assert lisbon(0, 2, 0, 0) == [0, 3, 0, 0]
    assert lisbon(0, 0, 0, 0, council=[0, 1, 2, 3]) == [0, 0, 0, 0]


def test_ca_11_03_representatives_and_council_artworks_together() -> None:
    assert lisbon(2, 2, 0, 0, council=[0], council_artworks=[1, 1]) == [2, 3, 0, 0]
    assert lisbon(2, 2, 0, 0, council=[0, 0, 0], council_artworks=[1, 1]) == [3, 2, 0, 0]


def test_ca_11_04_then_representatives() -> None:
    assert lisbon(2, 2, 0, 0, council=[0, 1, 1], council_artworks=[0]) == [2, 3, 0, 0]


def test_ca_11_05_ca_11_06_then_who_reached_that_number_earlier() -> None:
    """Both have two: the second of seat 1 stands on the third tile, that of seat 0 on the fourth."""
    assert lisbon(2, 2, 0, 0, council=[0, 1, 1, 0]) == [2, 3, 0, 0]
    assert lisbon(2, 2, 0, 0, council=[1, 0, 0, 1]) == [3, 2, 0, 0]


def test_ca_11_07_ca_11_10_without_representatives_the_first_council_artwork() -> None:
    assert lisbon(2, 2, 0, 0, council_artworks=[1, 0, 0, 1]) == [2, 3, 0, 0]
    assert lisbon(2, 2, 0, 0, council_artworks=[0, 1, 1, 0]) == [3, 2, 0, 0]


def test_ca_11_08_otherwise_they_share_rounded_down() -> None:
    assert lisbon(2, 2, 0, 0) == [2, 2, 0, 0]


def test_ca_11_09_artworks_elsewhere_break_no_tie() -> None:
    cubes = [{"cloth:lisbon": 2, "artwork:santa_croce": 3}, {"cloth:lisbon": 2}, {}]
    assert points("lisbon", cubes) == [2, 2, 0]


def test_ca_11_11_ties_are_broken_within_each_group() -> None:
    """Seats 0, 1, 2 tie: 2 is ahead by its representative, 0 and 1 go on and share second and third; 3 is fourth."""
    assert lisbon(3, 3, 3, 1, council=[2, 3, 3, 3]) == [1, 1, 3, 0]
    assert lisbon(3, 1, 1, 1, council=[2, 3, 3]) == [3, 0, 1, 2]


@pytest.mark.parametrize(
    ("cloth", "vp"),
    [
        ([2, 2, 1], [2, 2, 1]),
        ([2, 2, 2], [2, 2, 2]),
        ([3, 2, 2], [3, 1, 1]),
        ([3, 2, 2, 2], [3, 1, 1, 1]),
        ([3, 2, 2, 2, 2], [3, 0, 0, 0, 0]),
        ([3, 2, 1, 1], [3, 2, 0, 0]),
        ([3, 2, 1, 1, 1], [3, 2, 0, 0, 0]),
        ([2, 2, 2, 2], [1, 1, 1, 1]),
        ([2, 2, 2, 2, 2], [1, 1, 1, 1, 1]),
        ([2, 2, 1, 1], [2, 2, 0, 0]),
    ],
)
def test_ca_11_12_the_places_are_added_and_divided(cloth: list[int], vp: list[int]) -> None:
    assert lisbon(*cloth) == vp


def test_ca_11_13_at_fifty_a_tile_and_round_the_track_again() -> None:
    t = table(players={0: {"vp": 49, "cubes": {"cloth:lisbon": 1}}, 1: {"vp": 49}})
    score_tile(t.state, SCORING_TILE.index("lisbon"))
    shown = GAME.view(t.state, 1)["players"]
    assert [(player["vp"], player["fifty_tile"], player["on_track"]) for player in shown[:2]] == [
        (52, True, 2),
        (49, False, 49),
    ]
    assert t.heard("tile-scored") == [{"event": "tile-scored", "scoring_tile": "scoring_tile:lisbon"}]
    assert t.heard("earned") == [{"event": "earned", "seat": "seat:0", "vp": 3}]


def test_the_view_shows_what_a_scoring_would_bring_now() -> None:
    cubes = {"cloth:lisbon": 2, "artwork:palazzo_vecchio": 1}
    t = table(players={0: {"cubes": cubes}, 2: {"cubes": {"cloth:lisbon": 1}}}, council_artworks=[0], council=[2, 2])
    view = GAME.view(t.state, 1)
    assert view["tiles_now"]["lisbon"] == {"counts": [2, 0, 1, 0], "vp": [3, 0, 2, 0]}
    assert view["tiles_now"]["london"] == {"counts": [0, 0, 0, 0], "vp": [0, 0, 0, 0]}
    assert view["cards_now"]["palazzo_vecchio"] == {"counts": [1, 0, 2, 0], "vp": [3, 0, 5, 0]}


def test_no_tile_gives_out_more_than_six() -> None:
    """I8"""
    for first in range(3):
        for second in range(3):
            for third in range(3):
                assert sum(lisbon(first, second, third, 1)) <= 6
