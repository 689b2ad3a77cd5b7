"""MP-14: bonus actions."""

from fondaco.games.marco_polo.bonus_actions import AdjustDie, RerollDie
from fondaco.games.marco_polo.turn import Turn
from tests.rules.marco_polo.table import Board, table


def test_mp_14_01_five_bonus_actions_several_times_each_paying_each_time() -> None:
    board: Board = {"dice": {"own_3": 3}, "camel": 12, "contracts": ["k01"], "pepper": 3}
    t = table(players={0: board}, chance=[4, 5])
    bonus = ["bag", "complete contract_k01", "reroll", "adjust", "black"]
    assert [text for text in t.choices() if not text.startswith("place")] == bonus
    t.do("reroll", "reroll", "die own_5", "adjust", "lower own_6", "adjust", "lower own_5")
    assert t.stock(0)["camel"] == 12 - 1 - 1 - 2 - 2
    assert t.dice(0) == {"own_3": 2, "own_4": 1}


def test_mp_14_02_only_an_active_contract() -> None:
    t = table(players={0: {"dice": {"own_3": 1}, "contracts": ["k01"], "pepper": 9, "silk": 9, "camel": 9}})
    assert t.why("complete contract_k02") == ("MP-14.02", "contract-not-active")
    assert t.args("complete contract_k02") == {"contract": "contract:contract_k02"}


def test_mp_14_03_all_camels_and_goods_are_paid_at_once() -> None:
    t = table(players={0: {"dice": {"own_3": 1}, "contracts": ["k02"], "camel": 2, "pepper": 2}})
    assert t.why("complete contract_k02") == ("MP-14.03", "lacking")
    assert t.args("complete contract_k02") == {"thing": "thing:silk", "wanted": 1, "have": 0}


def test_mp_14_04_mp_14_05_rewards_are_received_and_the_contract_counts_as_completed() -> None:
    t = table(players={0: {"dice": {"own_3": 1}, "contracts": ["k02"], "camel": 3, "pepper": 3, "silk": 2}})
    t.do("complete contract_k02")
    assert t.stock(0) == {"coin": 4, "camel": 1, "pepper": 1, "silk": 1}
    assert t.vp(0) == 3
    assert t.contracts(0) == []
    assert t.player(0)["completed"] == ["contract_k02"]


def test_mp_14_06_the_completed_contract_leaves_its_space_before_the_rewards() -> None:
    board: Board = {"dice": {"own_3": 1}, "contracts": ["k19", "k20"], "camel": 1, "pepper": 4}
    t = table(players={0: board}, chance=[0])
    t.do("complete contract_k19")
    assert t.contracts(0) == ["k04", "k20"]
    assert isinstance(t.top, Turn)


def test_mp_14_07_a_contract_just_taken_may_be_completed_in_the_same_turn() -> None:
    t = table(players={0: {"dice": {"own_2": 1}, "camel": 2, "pepper": 2, "silk": 1}})
    t.do("place contracts", "contract 2", "stop")
    assert t.choices() == ["complete contract_k02", "end"]
    t.do("complete contract_k02")
    assert t.vp(0) == 3


def test_mp_14_08_the_money_bag_any_value_no_cost_no_colour_limit() -> None:
    lying = [("money_bag", "1", 3), ("money_bag", "black", 3)]
    t = table(players={0: {"dice": {"own_1": 1, "own_4": 1, "own_6": 1}}}, placed=lying)
    t.do("place take_5_coins", "die own_4", "bag", "die own_6", "bag")
    assert t.stock(0) == {"coin": 11}


def test_mp_14_09_the_money_bag_is_no_main_action() -> None:
    t = table(players={0: {"dice": {"own_3": 3}}})
    t.do("bag")
    assert t.top == Turn(0, False, False, 0)
    t.do("place take_5_coins", "bag")
    assert t.stock(0) == {"coin": 11}


def test_mp_14_10_a_camel_to_reroll_a_die() -> None:
    t = table(players={0: {"dice": {"own_2": 1, "own_3": 1}, "camel": 1}}, chance=[4])
    t.do("reroll")
    assert t.top == RerollDie(0)
    assert t.choices() == ["die own_2", "die own_3"]
    t.do("die own_3")
    assert t.dice(0) == {"own_2": 1, "own_5": 1}
    assert t.stock(0) == {}
    assert t.why("reroll") == ("MP-14.10", "camels-short")
    assert t.args("reroll") == {"price": 1, "camels": 0}


def test_mp_14_11_two_camels_to_turn_a_die_by_one_but_not_round_the_corner() -> None:
    t = table(players={0: {"dice": {"own_6": 1, "own_1": 1, "own_3": 1}, "camel": 3}})
    t.do("adjust")
    assert t.top == AdjustDie(0)
    assert t.choices() == ["raise own_1", "raise own_3", "lower own_3", "lower own_6"]
    assert t.why("raise own_6") == ("MP-14.11", "not-beyond")
    assert t.why("lower own_1") == ("MP-14.11", "not-beyond")
    t.do("lower own_6")
    assert t.dice(0) == {"own_5": 1, "own_1": 1, "own_3": 1}
    assert t.why("adjust") == ("MP-14.11", "camels-short")


def test_mp_14_12_black_and_white_dice_too() -> None:
    board: Board = {"dice": {"black_2": 1, "white_3": 1}, "camel": 3, "character": "matteo"}
    t = table(players={0: board}, chance=[5])
    t.do("reroll", "die black_2", "adjust", "raise white_3")
    assert t.dice(0) == {"black_6": 1, "white_4": 1}


def test_mp_14_13_placed_dice_can_no_longer_be_changed() -> None:
    t = table(players={0: {"dice": {"own_3": 1}, "camel": 2, "pepper": 3, "contracts": ["k01"]}})
    t.do("place take_5_coins")
    assert t.why("reroll") == ("MP-14.13", "no-die-in-hand")
    assert t.why("adjust") == ("MP-14.13", "no-die-in-hand")
    held = table(players={0: {"dice": {"own_3": 1, "own_2": 1}, "camel": 3}}, placed=[("travel", "0", 6)])
    held.do("reroll")
    assert held.why("die own_6") == ("MP-14.13", "not-in-hand")


def test_mp_14_14_three_camels_for_a_black_die_rolled_at_once() -> None:
    t = table(players={0: {"dice": {"own_3": 1}, "camel": 4}}, chance=[1])
    t.do("black")
    assert t.dice(0) == {"own_3": 1, "black_2": 1}
    assert t.stock(0) == {"camel": 1}
    assert t.data["black"] == 4
    poor = table(players={0: {"dice": {"own_3": 1}, "camel": 2}})
    assert poor.why("black") == ("MP-14.14", "camels-short")


def test_mp_14_15_one_per_turn_but_black_dice_from_rewards_do_not_count() -> None:
    board: Board = {"dice": {"own_3": 1}, "camel": 9, "contracts": ["k01"], "pepper": 3}
    t = table(players={0: board}, chance=[0, 1])
    t.do("complete contract_k01", "black")
    assert t.dice(0) == {"own_3": 1, "black_1": 1, "black_2": 1}
    assert t.why("black") == ("MP-14.15", "black-die-bought")


def test_mp_14_16_only_while_one_lies_on_the_board() -> None:
    t = table(2, players={0: {"dice": {"own_3": 1}, "camel": 9}, 1: {"dice": {"black_1": 3}}})
    assert t.why("black") == ("MP-14.16", "no-black-die")


def test_mp_14_17_after_the_main_action_also_without_dice() -> None:
    t = table(players={0: {"dice": {"own_3": 1}, "camel": 3}}, chance=[3])
    t.do("place take_5_coins", "black")
    assert t.dice(0) == {"black_4": 1}
    assert t.choices() == ["bag", "end"]


def test_mp_14_18_all_black_dice_return_at_the_next_start_of_a_round() -> None:
    t = table(players={0: {"dice": {"black_3": 1}}}, placed=[("travel", "black", 2)], waiting=False)
    assert t.data["black"] == 3
    t.do("place take_5_coins")
    assert t.data["round"] == 2
    assert t.data["black"] == 5
    assert not any(die.startswith("black") for seat in range(4) for die in t.dice(seat))
