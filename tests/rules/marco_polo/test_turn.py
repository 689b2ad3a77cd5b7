"""MP-4: the structure of play."""

from fondaco.games.marco_polo.placing import PlaceDice
from fondaco.games.marco_polo.turn import Turn
from tests.rules.marco_polo.table import Board, table

BAG = ("bag", "die own_3")


def test_mp_4_01_a_round_is_start_steps_turns_end_steps() -> None:
    t = table(players={0: {"dice": {"own_3": 1}}}, chance=[0] * 6 + [3] * 30, waiting=False)
    t.do("bag", "die own_3")
    told = [event["event"] for event in t.told()]
    assert told.index("put-under") < told.index("turned-up") < told.index("new-round") < told.index("rolled")
    assert t.data["round"] == 2
    assert isinstance(t.top, Turn)


def test_mp_4_02_turns_go_clockwise_from_the_start_player() -> None:
    t = table(players={seat: {"dice": {"own_3": 2}, "coin": 9} for seat in range(4)}, turn=2, start=2)
    order = []
    for _ in range(5):
        order.append(t.seat)
        t.do("place take_5_coins" if len(order) < 5 else "bag", "die own_3", *["end"] * (len(order) < 5))
    assert order == [2, 3, 0, 1, 2]


def test_mp_4_03_a_player_without_dice_is_skipped() -> None:
    t = table(players={0: {"dice": {"own_3": 2}}, 2: {"dice": {"own_3": 1}}})
    t.do("place take_5_coins", "die own_3", "end")
    assert t.seat == 2


def test_mp_4_04_bonus_actions_before_and_after_one_main_action() -> None:
    t = table(players={0: {"dice": {"own_3": 4}, "camel": 5}})
    t.do(*BAG, "place take_5_coins", "die own_3", *BAG, "adjust", "raise own_3")
    assert t.stock(0) == {"coin": 11, "camel": 3}
    assert t.dice(0) == {"own_4": 1}
    assert t.top == Turn(0, True, False, 0)


def test_mp_4_05_the_six_main_actions() -> None:
    board: Board = {"dice": {"own_4": 5}, "coin": 20, "camel": 9, "posts": ["moscow"], "gold": 2}
    t = table(players={0: board}, cards={"moscow": "city_01"})
    mains = [text for text in t.choices() if text.split()[0] in ("place", "use")]
    assert mains == [
        "place take_5_coins",
        "place bazaar_camel",
        "place bazaar_pepper",
        "place bazaar_silk",
        "place bazaar_gold",
        "place khans_favour",
        "place contracts",
        "place travel",
        "use city_01",
    ]


def test_mp_4_06_exactly_one_main_action() -> None:
    t = table(players={0: {"dice": {"own_3": 3}}})
    assert t.why("end") == ("MP-4.07", "main-action-first")
    assert t.args("end") == {"dice": 3}
    t.do("place take_5_coins", "die own_3")
    assert t.why("place bazaar_camel") == ("MP-4.06", "main-action-done")
    assert t.choices() == ["bag", "end"]


def test_mp_4_07_all_dice_may_go_to_the_money_bag_and_end_the_turn() -> None:
    t = table(players={0: {"dice": {"own_3": 2}, "camel": 3}, 1: {"dice": {"own_3": 1}}})
    t.do(*BAG)
    assert t.why("end") == ("MP-4.07", "main-action-first")
    t.do(*BAG)
    assert t.choices() == ["black", "end"]
    t.do("end")
    assert t.seat == 1


def test_mp_4_07_without_a_legal_main_action_the_dice_go_to_the_money_bag_until_one_is_legal() -> None:
    """Two players: every space is occupied and there are no coins; three coins open the cheap ones again."""
    spots = ["bazaar_camel", "bazaar_pepper", "contracts"]
    occupied = [(spot, "black", 1) for spot in spots]
    khan = [("khans_favour", "1", 6), ("khans_favour", "1", 6), ("bazaar_silk", "1", 1)]
    t = table(2, players={0: {"dice": {"own_3": 1, "own_2": 1}}}, placed=[*occupied, *khan])
    assert t.choices() == ["bag"]
    t.do("bag", "die own_2")
    assert t.choices() == ["place take_5_coins", "place bazaar_camel", "place bazaar_pepper", "place contracts", "bag"]


def test_mp_4_08_no_bonus_action_in_the_middle_of_the_main_action() -> None:
    t = table(players={0: {"dice": {"own_3": 3}, "camel": 5}})
    t.do("place bazaar_silk")
    assert t.top == PlaceDice(0, 3, -1, -1)
    assert t.why("bag") == ("MP-14.08", "not-now")
    assert t.why("reroll") == ("MP-14.10", "not-now")
    t.do("die own_3", "die own_3")
    assert t.why("black") == ("MP-14.14", "not-now")


def test_mp_4_09_a_die_gained_after_the_last_one_gives_further_turns() -> None:
    t = table(
        players={0: {"dice": {"own_3": 1}, "camel": 3}, 1: {"dice": {"own_3": 1}, "camel": 0}},
        chance=[4],
        waiting=False,
    )
    t.do("place take_5_coins", "die own_3", "black", "end")
    assert t.seat == 1
    t.do("place bazaar_camel", "die own_3", "value 1")
    assert t.top == Turn(0, False, False, 0)
    assert t.dice(0) == {"black_5": 1}


def test_mp_4_10_the_only_player_with_dice_takes_turn_after_turn_each_a_new_one() -> None:
    t = table(players={0: {"dice": {"own_3": 2}, "camel": 6}}, chance=[1, 2], waiting=False)
    t.do("black", "place take_5_coins", "die own_3")
    assert t.why("black") == ("MP-14.15", "black-die-bought")
    t.do("end")
    assert t.top == Turn(0, False, False, 0)
    t.do("black")
    assert t.dice(0) == {"own_3": 1, "black_2": 1, "black_3": 1}


def test_mp_4_11_nothing_gained_by_the_action_pays_for_the_space() -> None:
    t = table(players={0: {"dice": {"own_5": 1}, "coin": 4}}, placed=[("take_5_coins", "1", 1)])
    assert t.why("place take_5_coins") == ("MP-5.10", "occupied-too-dear")
    assert t.args("place take_5_coins") == {"price": 5, "coins": 4}


def test_mp_4_12_bonus_actions_in_ones_own_turn_only() -> None:
    t = table(players={0: {"dice": {"own_3": 1}}, 1: {"dice": {"own_3": 1}, "camel": 9}})
    assert t.why("1 reroll") == ("MP-4.04", "not-yours")
    assert t.why("1 black") == ("MP-4.04", "not-yours")


def test_mp_4_12_no_bonus_action_in_the_start_steps_or_after_the_end() -> None:
    t = table(players={0: {"dice": {"own_3": 1}}}, round=4, chance=[0] * 40, waiting=False)
    t.do("bag", "die own_3")
    assert t.why("bag") == ("MP-14.08", "not-now")
    last = table(
        players={0: {"dice": {"own_3": 1}, "pepper": 3, "camel": 1, "contracts": ["k01"]}}, round=5, waiting=False
    )
    last.do("bag", "die own_3")
    assert last.choices() == ["complete contract_k01", "end"]
    last.do("end")
    assert last.over
    assert last.why("0 complete contract_k01") == ("MP-20.01", "game-over")
