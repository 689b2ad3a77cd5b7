"""Scenes in which several deep rules meet: the last posts, posts that are moved, the last scoring."""

from fondaco.games.marco_polo.posts import MovePost
from fondaco.games.marco_polo.scoring import FOR, final_vp
from fondaco.games.marco_polo.turn import Turn
from tests.rules.marco_polo.table import Board, table

SEVEN = ["samarkand", "lan_zhou", "karachi", "sumatra", "kashgar", "ormuz", "xian"]
TEN = ["karakorum", "alexandria", "adana", *SEVEN]


def test_mp_11_05_mp_18_27_mp_18_28_wilhelm_places_the_eighth_and_ninth_post_in_one_movement() -> None:
    """He passes Moscow, where an outpost lies, and ends in Anxi: 5 and 10 VP as the posts are placed, then bonuses."""
    board: Board = {"character": "wilhelm", "at": "oasis_1", "posts": SEVEN, "coin": 9, "camel": 3}
    t = table(players={0: {**board, "dice": {"own_2": 2}}}, outposts={"moscow": "outpost_gold_2"})
    t.do("place travel", "step 1 moscow", "step 1 anxi")
    assert t.vp(0) == 5 + 10
    assert t.stock(0) == {"coin": 9 - 7 + 5, "gold": 2}
    told = [event["event"] for event in t.told() if event["event"] in ("posted", "scored", "gained")]
    assert told == ["posted", "scored", "posted", "scored", "gained", "gained"]


def test_mp_18_26_mp_18_30_the_eleventh_post_in_passing_and_a_moved_one_at_the_end() -> None:
    """One post is left: Moscow, passed through, gets it and 10 VP; Anxi, where he stops, a moved one without points."""
    board: Board = {"character": "wilhelm", "at": "oasis_1", "posts": TEN, "coin": 9, "camel": 3}
    t = table(players={0: {**board, "dice": {"own_2": 2}}}, outposts={"moscow": "outpost_silk_2"})
    t.do("place travel", "step 1 moscow", "step 1 anxi")
    assert t.top == MovePost(0, 9)
    assert t.vp(0) == 10
    t.do("move moscow")
    assert set(t.posts(0)) == {*TEN, "anxi"}
    assert t.vp(0) == 10
    assert t.stock(0) == {"coin": 9 - 7 + 5}  # MP-11.12: the post in Moscow has left before its bonus came up
    assert t.data["outposts"]["moscow"] == "outpost_silk_2"


def test_mp_11_09_mp_11_11_a_post_moved_out_of_beijing_loses_its_slot_and_the_last_scoring_knows() -> None:
    board: Board = {"at": "oasis_1", "posts": [*TEN[2:], "beijing"], "coin": 3, "silk": 4}
    rival: Board = {"posts": ["beijing"], "silk": 5}
    t = table(players={0: {**board, "dice": {"own_1": 2}}, 1: rival}, beijing=[0, 1, -1, -1], round=5, waiting=False)
    assert final_vp(t.state, 0)[FOR.index("beijing")] == 10
    t.do("place travel", "step 1 moscow", "move beijing")
    assert t.over
    assert t.data["beijing"] == [-1, 1, -1, -1]
    assert [final_vp(t.state, 0)[FOR.index(what)] for what in ("beijing", "goods")] == [0, 0]
    assert [final_vp(t.state, 1)[FOR.index(what)] for what in ("beijing", "goods")] == [7, 2]


def test_mp_20_02_to_mp_20_09_a_last_scoring_with_everything_in_it() -> None:
    """The last contract is completed after the last die: it makes the most contracts, and its VP decide."""
    board: Board = {
        "dice": {"own_3": 1},
        "vp": 40,
        "coin": 14,
        "camel": 1,
        "pepper": 6,
        "silk": 3,
        "posts": ["beijing", "alexandria", "anxi", "kashgar"],
        "goals": ["goal_01", "goal_06"],
        "contracts": ["k19"],
        "completed": ["k20", "k21"],
    }
    rival: Board = {"vp": 60, "completed": ["k22", "k23"], "camel": 9, "goals": ["goal_02"]}
    t = table(2, players={0: board, 1: rival}, round=5, waiting=False)
    t.do("place khans_favour", "good gold", "complete contract_k19")
    assert t.over
    # Alexandria + Anxi 4, Alexandria + Kashgar 5; three different cities 6; 14 coins 1; Beijing 10; 2 + 3 + 1 goods 3.
    assert final_vp(t.state, 0) == [4 + 5, 6, 1, 10, 3, 7]
    assert final_vp(t.state, 1) == [0, 0, 0, 0, 0, 0]
    assert t.scores == [40 + 3 + 36, 60]
    assert t.ranking == [1, 2]
    assert t.player(0)["posts"] == ["beijing", "alexandria", "anxi", "kashgar"]


def test_mp_12_09_mp_15_06_a_move_before_the_main_action_opens_the_card_of_the_city_it_reaches() -> None:
    board: Board = {"dice": {"own_4": 1}, "at": "oasis_1", "contracts": ["s6"], "camel": 1, "pepper": 3}
    t = table(players={0: board}, cards={"moscow": "city_31"}, outposts={"moscow": "outpost_camel_3"})
    t.do("complete contract_s6", "step 1 moscow", "use city_31", "value 4")
    assert t.stock(0) == {"coin": 8, "camel": 3}
    assert t.top == Turn(0, True, False, 0)
    assert t.posts(0) == ["moscow"]
