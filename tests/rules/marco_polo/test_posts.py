"""MP-11: trading posts."""

from typing import Any

import pytest

from fondaco.games.marco_polo.posts import MovePost
from fondaco.games.marco_polo.travel import Walk
from fondaco.games.marco_polo.turn import Turn
from tests.rules.marco_polo.table import Board, Table, table

TRAVEL = "place travel"
LARGE = ["moscow", "karakorum", "samarkand", "lan_zhou", "alexandria", "karachi", "sumatra"]
SMALL = ["anxi", "kashgar", "ormuz", "xian", "adana", "kochi"]
NINE = [*LARGE[1:], *SMALL[1:4]]


def travelling(board: Board | None = None, **more: Any) -> Table:
    """A player who has placed two sixes on the travel space."""
    given: Board = {"coin": 40, "camel": 20, **(board or {}), "dice": {"own_6": 2}}
    t = table(players={0: given}, **more)
    return t.do(TRAVEL)


@pytest.mark.parametrize(("start", "city"), [("oasis_1", "moscow"), ("moscow", "anxi"), ("oasis_3", "beijing")])
def test_mp_11_01_a_post_must_be_placed_where_a_movement_ends(start: str, city: str) -> None:
    t = travelling({"at": start})
    t.do(f"step 1 {city}", "stop")
    assert t.posts(0) == [city]


def test_mp_11_02_no_post_in_cities_passed_through() -> None:
    t = travelling({"at": "oasis_1"})
    t.do("step 1 moscow", "step 1 anxi", "step 1 karakorum", "stop")
    assert t.posts(0) == ["karakorum"]


def test_mp_11_03_one_post_in_a_city_and_no_bonus_the_second_time() -> None:
    t = travelling({"at": "moscow", "posts": ["anxi"]})
    t.do("step 1 anxi", "stop")
    assert t.posts(0) == ["anxi"]
    assert t.stock(0)["coin"] == 37
    shared = travelling({"at": "moscow"}, markers=None)
    shared.do("step 1 anxi", "stop")
    assert shared.stock(0)["coin"] == 37 + 5


def test_mp_11_03_several_players_may_have_a_post_in_one_city() -> None:
    board: Board = {"dice": {"own_6": 2}, "coin": 9, "at": "oasis_1"}
    t = table(players={0: board, 1: {"posts": ["moscow"]}})
    t.do(TRAVEL, "step 1 moscow", "stop")
    assert [t.posts(0), t.posts(1)] == [["moscow"], ["moscow"]]


def test_mp_11_04_no_posts_in_venezia_or_on_oases() -> None:
    for start, to in [("oasis_1", "venezia"), ("moscow", "oasis_1")]:
        t = travelling({"at": start})
        t.do(f"step 1 {to}", "stop")
        assert t.posts(0) == []


@pytest.mark.parametrize(("posts", "vp"), [(6, 0), (7, 5), (8, 10)])
def test_mp_11_05_the_eighth_post_gives_5_vp_the_ninth_10_more(posts: int, vp: int) -> None:
    t = travelling({"at": "oasis_1", "posts": NINE[:posts]})
    t.do("step 1 moscow", "stop")
    assert len(t.posts(0)) == posts + 1
    assert t.vp(0) == vp


def test_mp_11_06_the_first_post_in_a_large_city_takes_the_outpost_bonus() -> None:
    t = travelling({"at": "oasis_1"}, outposts={"moscow": "outpost_gold_2", "alexandria": "outpost_silk_2"})
    t.do("step 1 moscow", "stop")
    assert t.stock(0) == {"coin": 37, "camel": 20, "gold": 2}
    assert t.data["outposts"] == {"alexandria": "outpost_silk_2"}


def test_mp_11_06_later_ones_get_nothing() -> None:
    t = travelling({"at": "oasis_1"})
    t.do("step 1 moscow", "stop")
    assert t.stock(0) == {"coin": 37, "camel": 20}


def test_mp_11_07_a_post_in_a_small_city_gives_its_bonus_and_the_marker_stays() -> None:
    t = travelling({"at": "oasis_7"})
    t.do("step 1 ormuz", "stop")
    assert t.stock(0)["camel"] == 20 - 3 + 3
    assert t.data["markers"]["ormuz"] == "bonus_b"


def test_mp_11_07_again_at_the_start_of_every_later_round() -> None:
    board: Board = {"dice": {"own_3": 1}, "posts": ["ormuz"]}
    t = table(players={0: board}, chance=[0] * 6 + [3] * 20, waiting=False)
    t.do("place take_5_coins")
    assert t.stock(0) == {"coin": 5, "camel": 3}


def test_mp_11_08_in_beijing_the_empty_slot_with_the_most_points() -> None:
    t = travelling({"at": "oasis_3"}, beijing=[-1, -1, -1, -1])
    t.do("step 1 beijing", "stop")
    assert t.data["beijing"] == [0, -1, -1, -1]
    assert t.vp(0) == 0
    board: Board = {"dice": {"own_6": 2}, "coin": 9, "at": "oasis_3"}
    second = table(players={0: board, 1: {"posts": ["beijing"]}})
    second.do(TRAVEL, "step 1 beijing", "stop")
    assert second.data["beijing"] == [1, 0, -1, -1]


def test_mp_11_09_with_all_posts_on_the_board_another_one_must_be_moved() -> None:
    t = travelling({"at": "oasis_1", "posts": NINE})
    t.do("step 1 moscow", "stop")
    assert t.top == MovePost(0, 2)
    assert t.choices() == [f"move {city}" for city in NINE]
    assert t.why("stop") == ("MP-11.09", "must-move-post")
    assert t.why("move moscow") == ("MP-11.09", "no-post-there")
    t.do("move sumatra")
    assert set(t.posts(0)) == {*NINE, "moscow"} - {"sumatra"}


def test_mp_11_10_a_moved_post_gives_the_bonus_but_no_points() -> None:
    t = travelling({"at": "oasis_1", "posts": NINE}, outposts={"moscow": "outpost_silk_2"})
    t.do("step 1 moscow", "stop", "move sumatra")
    assert t.stock(0)["silk"] == 2
    assert t.vp(0) == 0


def test_mp_11_11_a_post_moved_away_from_beijing_frees_its_slot() -> None:
    board: Board = {"dice": {"own_6": 2}, "coin": 9, "at": "oasis_1", "posts": [*NINE[:8], "beijing"]}
    other: Board = {"dice": {"own_6": 2}, "coin": 9, "at": "oasis_3"}
    t = table(players={0: board, 1: {"posts": ["beijing"]}, 2: other})
    t.do(TRAVEL, "step 1 moscow", "stop", "move beijing")
    assert t.data["beijing"] == [-1, 1, -1, -1]
    t = table(players={2: other, 1: {"posts": ["beijing"]}}, beijing=[-1, 1, -1, -1], turn=2)
    t.do(TRAVEL, "step 1 beijing", "stop")
    assert t.data["beijing"] == [2, 1, -1, -1]


def test_mp_11_12_all_posts_first_then_the_bonuses_in_the_order_of_placing() -> None:
    """Wilhelm passes Moscow (a move) and ends in Anxi (5 coins): the move comes first and is finished first."""
    board: Board = {"character": "wilhelm", "at": "oasis_1"}
    t = travelling(board, outposts={"moscow": "outpost_move", "karakorum": "outpost_gold_2"})
    t.do("step 1 moscow", "step 1 anxi", "stop")
    assert t.posts(0) == ["moscow", "anxi"]
    assert t.top == Walk(0, 1, 0, 1, -1, -1)
    assert t.stock(0)["coin"] == 40 - 7
    t.do("step 1 karakorum")
    assert t.posts(0) == ["moscow", "karakorum", "anxi"]
    assert t.stock(0) == {"coin": 40 - 7 + 5, "camel": 20 - 3 - 2, "gold": 2}


def test_mp_11_12_two_figures_in_the_order_of_their_last_steps() -> None:
    board: Board = {"character": "niccolo_marco", "at": "oasis_1", "second": "moscow"}
    for first, second in [("step 1 moscow", "step 2 anxi"), ("step 2 anxi", "step 1 moscow")]:
        t = travelling(board, outposts={"moscow": "outpost_gold_2"})
        t.do(first, second, "stop")
        gains = [event["thing"] for event in t.told() if event["event"] == "gained"]
        assert gains == (["thing:gold", "thing:coin"] if "moscow" in first else ["thing:coin", "thing:gold"])


def test_mp_11_13_posts_are_interchangeable() -> None:
    t = travelling({"at": "oasis_1"})
    t.do("step 1 moscow", "stop")
    assert t.state.players[0].posts_left() == 8
    assert isinstance(t.top, Turn)
