"""MP-20: the end of the game."""

import pytest

from fondaco.games.marco_polo.atlas import LOCATION
from fondaco.games.marco_polo.catalogue import GOAL, GOAL_CITIES, GOAL_VP
from fondaco.games.marco_polo.scoring import final_vp
from tests.rules.marco_polo.table import Board, table

FEW: Board = {"completed": ["k01"]}
"""Somebody who takes the points for the most contracts from the others."""


def test_mp_20_01_final_scoring_after_round_5() -> None:
    t = table(players={0: {"dice": {"own_3": 1}, "coin": 17, "goals": ["goal_01"]}, 1: FEW}, round=5, waiting=False)
    t.do("place take_5_coins")
    assert t.over
    assert t.scores[:2] == [2, 7]
    assert {"event": "finally", "seat": "seat:0", "vp": 2, "for": "for:coins"} in t.told()
    assert {"event": "showed", "seat": "seat:0", "goal": "goal:goal_01"} in t.told()


@pytest.mark.parametrize(
    ("posts", "cards"),
    [(["alexandria", "anxi"], 4), (["alexandria"], 0), (["anxi"], 0), (["alexandria", "anxi", "lan_zhou", "kochi"], 8)],
)
def test_mp_20_02_a_goal_card_needs_both_cities_each_card_separately(posts: list[str], cards: int) -> None:
    t = table(players={0: {"posts": posts, "goals": ["goal_01", "goal_02"]}})
    assert final_vp(t.state, 0)[0] == cards


@pytest.mark.parametrize(("count", "vp"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_mp_20_03_goal_cities_over_both_cards(count: int, vp: int) -> None:
    posts = ["alexandria", "lan_zhou", "anxi", "kochi"][:count]
    t = table(players={0: {"posts": posts, "goals": ["goal_01", "goal_02"]}})
    assert final_vp(t.state, 0)[1] == vp


def test_mp_20_03_a_city_on_both_cards_counts_once() -> None:
    t = table(players={0: {"posts": ["karakorum", "moscow", "xian"], "goals": ["goal_03", "goal_04"]}})
    assert final_vp(t.state, 0)[:2] == [8, 6]


@pytest.mark.parametrize(("coins", "vp"), [(9, 0), (10, 1), (19, 1), (20, 2)])
def test_mp_20_04_one_vp_for_ten_coins(coins: int, vp: int) -> None:
    t = table(players={0: {"coin": coins}, 1: FEW})
    assert t.scores[0] == vp


def test_mp_20_05_the_slot_in_beijing() -> None:
    players: dict[int, Board] = {seat: {"posts": ["beijing"]} for seat in range(4)}
    t = table(players=players, beijing=[2, 0, 3, 1])
    assert [final_vp(t.state, seat)[3] for seat in range(4)] == [7, 1, 10, 4]


def test_mp_20_06_goods_count_in_beijing_only_and_camels_never() -> None:
    rich: Board = {"pepper": 2, "silk": 2, "gold": 1, "camel": 9}
    t = table(players={0: {**rich, "posts": ["beijing"]}, 1: rich, 2: FEW})
    assert [final_vp(t.state, seat)[4] for seat in (0, 1)] == [2, 0]


def test_mp_20_07_the_most_completed_contracts_ties_score_each() -> None:
    t = table(players={0: {"completed": ["k10", "k11"]}, 1: {"completed": ["k12", "k13"]}, 2: {"completed": ["k14"]}})
    assert t.scores == [7, 7, 0, 0]


def test_mp_20_08_with_no_contract_completed_all_are_tied() -> None:
    assert table().scores == [7, 7, 7, 7]


def test_mp_20_09_most_vp_then_camels_then_shared() -> None:
    t = table(players={0: {"vp": 5, "camel": 1}, 1: {"vp": 5, "camel": 3}, 2: {"vp": 9}, 3: {"vp": 5, "camel": 1}})
    assert t.ranking == [3, 2, 1, 3]
    shared = table(players={0: {"vp": 9, "camel": 1}, 1: {"vp": 9, "camel": 1}})
    assert shared.ranking[:2] == [1, 1]


def test_mp_20_10_the_goal_cards() -> None:
    listed = """
    alexandria anxi 4 | lan_zhou kochi 4 | karakorum xian 4 | moscow xian 4 | samarkand xian 4 | alexandria kashgar 5
    karachi kashgar 5 | karakorum kochi 5 | lan_zhou adana 5 | moscow ormuz 5 | samarkand adana 5 | lan_zhou ormuz 6
    sumatra ormuz 6 | karachi anxi 7 | karakorum adana 7 | moscow kashgar 7 | samarkand kochi 7 | sumatra anxi 8
    """
    cards = [entry.split() for line in listed.strip().splitlines() for entry in line.split("|")]
    assert len(cards) == len(GOAL) == 18
    for i, (large, small, vp) in enumerate(cards):
        cities = {LOCATION.items[city] for city in range(len(LOCATION)) if GOAL_CITIES[i] >> city & 1}
        assert cities == {large, small}
        assert GOAL_VP[i] == int(vp)
