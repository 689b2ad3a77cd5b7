"""PR-17, PR-22 with both expansions: forests, nobles, statue, cloister, royal garden; PR-22.06 by its switch."""

import pytest

from fondaco.games.puerto_rico.components import BUILDING, CIRCLES
from tests.rules.puerto_rico.expansions.sets import BOTH, FIRST
from tests.rules.puerto_rico.table import Board, table


def score(board: Board) -> int:
    return table(players={0: board}, options=BOTH).scores[0]


def test_pr_17_03_the_jeweler_counts_2_for_the_guild_hall() -> None:
    assert score({"buildings": ["jeweler"], "staff": {"guild_hall": 1}}) == 3 + 4 + 2


@pytest.mark.parametrize(("forests", "points"), [(0, 4), (1, 5), (2, 6), (3, 7)])
def test_pr_17_04_forests_fill_spaces_for_the_residence(forests: int, points: int) -> None:
    board: Board = {"tiles": {"corn": 5, "quarry": 4}, "dark_forests": {"indigo": forests}, "staff": {"residence": 1}}
    assert score(board) == 4 + points


def test_pr_17_05_nobles_count_for_the_fortress() -> None:
    assert score({"nobles": 4, "colonists": 1, "staff": {"fortress": 1}}) == 4 + 4 + 2


def test_pr_17_07_expansion_buildings_count_for_the_city_hall_the_jeweler_does_not() -> None:
    assert score({"buildings": ["statue", "aqueduct", "jeweler"], "staff": {"city_hall": 1}}) == 8 + 1 + 3 + 4 + 3


def test_pr_18_50_the_statue_cannot_be_occupied_and_scores_8() -> None:
    assert CIRCLES[BUILDING.index("statue")] == 0
    assert score({"buildings": ["statue"]}) == 8


@pytest.mark.parametrize(("corn", "vp"), [(2, 0), (3, 1), (5, 1), (6, 3), (9, 6)])
def test_pr_18_51_cloister_by_sets_of_three(corn: int, vp: int) -> None:
    assert score({"tiles": {"corn": corn}, "staff": {"cloister": 1}}) == 4 + vp


def test_pr_18_51_four_sets_give_10_and_an_empty_cloister_nothing() -> None:
    tiles = {"corn": 3, "indigo": 3, "sugar": 3, "quarry": 3}
    assert score({"tiles": tiles, "staff": {"cloister": 1}}) == 4 + 10
    assert score({"tiles": tiles, "buildings": ["cloister"]}) == 4


def test_we_23_pr_18_51_the_cloister() -> None:
    forests: Board = {"forests": {"indigo": 2}, "dark_forests": {"coffee": 1}, "staff": {"cloister": 1}}
    assert score({**forests, "tiles": {"corn": 6, "sugar": 1, "tobacco": 2}}) == 4 + 6
    assert score({**forests, "tiles": {"corn": 6, "tobacco": 3}}) == 4 + 10


def test_pr_18_52_quarries_and_forests_are_kinds_and_people_do_not_matter() -> None:
    board: Board = {"tiles": {"quarry": 3}, "forests": {"corn": 2, "sugar": 1}, "staff": {"cloister": 1}}
    assert score(board) == 4 + 3
    assert score({**board, "manned": {"quarry": 3}}) == 4 + 3


def test_pr_20_21_the_royal_garden_doubles_nobles() -> None:
    assert score({"nobles": 2, "noble_tiles": {"corn": 1}, "staff": {"royal_garden": 1}}) == 4 + 3 + 3
    assert score({"noble_staff": {"royal_garden": 1}}) == 4 + 1 + 1
    assert score({"nobles": 2, "buildings": ["royal_garden"]}) == 4 + 2


def test_pr_22_01_chips_printed_vp_large_buildings_and_nobles() -> None:
    assert score({"vp": 8, "buildings": ["villa"], "staff": {"customs_house": 1}, "nobles": 2}) == 8 + 3 + 4 + 2 + 2


def test_pr_22_03_the_statue_counts_once() -> None:
    t = table(players={0: {"buildings": ["statue"], "vp": 1}}, options=FIRST)
    assert t.scores == [9, 0, 0, 0]


def test_pr_22_06_a_full_tie_is_shared_or_goes_round_from_the_governor() -> None:
    boards: dict[int, Board] = {0: {"vp": 3}, 2: {"vp": 3}}
    assert table(players=boards, governor=1).ranking == [1, 3, 1, 3]
    t = table(players=boards, governor=1, options={"shared_victory_on_full_tie": False})
    assert t.ranking == [2, 3, 1, 4]
