"""The switches: what each does when a table plays otherwise."""

from fondaco.core.flow import Frame
from fondaco.games.marco_polo.game import GAME
from fondaco.games.marco_polo.posts import MovePost
from fondaco.games.marco_polo.turn import Turn
from tests.rules.marco_polo.table import Board, table

NINE = ["karakorum", "samarkand", "lan_zhou", "alexandria", "karachi", "sumatra", "kashgar", "ormuz", "xian"]


def test_mp_13_18_without_negative_vp_the_score_may_not_fall_below_0() -> None:
    board: Board = {"dice": {"own_3": 1}, "posts": ["karachi"], "vp": 1}
    t = table(players={0: board}, cards={"karachi": "city_18"}, options={"allow_negative_vp": False})
    t.do("use city_18")
    assert [t.vp(0), t.stock(0)] == [0, {"coin": 3}]
    assert t.why("trade city_18_there") == ("MP-12.05", "exchange-too-dear")
    broke = table(players={0: {**board, "vp": 0}}, cards={"karachi": "city_18"}, options={"allow_negative_vp": False})
    assert broke.why("use city_18") == ("MP-12.08", "card-gives-nothing")


def test_mp_13_18_mp_13_19_one_direction_only() -> None:
    board: Board = {"dice": {"own_3": 1}, "posts": ["karachi"], "coin": 6}
    t = table(players={0: board}, cards={"karachi": "city_18"}, options={"either_way_mixed_directions": False})
    t.do("use city_18", "trade city_18_back")
    assert t.why("trade city_18_there") == ("MP-13.18", "same-way-only")
    assert t.choices() == ["stop", "trade city_18_back"]


def test_mp_4_07_all_dice_may_go_to_the_money_bag_and_end_the_turn() -> None:
    players: dict[int, Board] = {0: {"dice": {"own_3": 2}, "camel": 3}, 1: {"dice": {"own_3": 1}}}
    t = table(players=players, options={"main_action_is_mandatory": False})
    t.do("bag")
    assert t.why("end") == ("MP-4.07", "main-action-first")
    t.do("bag")
    assert t.choices() == ["black", "end"]
    t.do("end")
    assert t.seat == 1


def test_mp_4_09_a_die_gained_after_the_last_one_gives_further_turns() -> None:
    players: dict[int, Board] = {0: {"dice": {"own_3": 1}, "camel": 3}, 1: {"dice": {"own_3": 1}}}
    options = {"die_after_the_last_brings_turns": True}
    t = table(players=players, options=options, chance=[4], waiting=False)
    t.do("place take_5_coins")
    assert GAME.obvious(t.state, 0) is None
    t.do("black", "end")
    assert t.seat == 1
    t.do("place bazaar_camel", "value 1")
    assert t.top == Turn(0, False, False, 0)
    assert t.dice(0) == {"black_5": 1}


def test_mp_9_10_the_row_is_refilled_at_the_beginning_of_the_next_turn() -> None:
    options = {"refill_contract_row": "start_of_next_turn"}
    t = table(players={0: {"dice": {"own_3": 2}}}, row=["k20"], options=options)
    t.do("place contracts")
    assert t.top == Turn(0, True, False, 0)
    assert t.row == []
    t.do("end")
    assert len(t.row) == 2


def test_mp_9_10_then_nothing_is_drawn_if_no_turn_follows() -> None:
    options = {"refill_contract_row": "start_of_next_turn"}
    t = table(players={0: {"dice": {"own_3": 1}}}, row=["k20"], options=options, waiting=False)
    t.do("place contracts")
    assert t.data["round"] == 2
    assert [len(t.row), len(t.bottom)] == [6, 0]
    assert t.data["face_down"] == 38 - 1 - 24


def test_mp_12_09_no_card_in_the_turn_in_which_its_post_was_placed() -> None:
    board: Board = {"dice": {"own_6": 1}, "at": "oasis_1", "contracts": ["s6"], "camel": 1, "pepper": 3}
    t = table(
        players={0: board},
        cards={"moscow": "city_31"},
        options={"same_turn_city_card_after_early_move": False},
    )
    t.do("complete contract_s6", "step 1 moscow")
    assert t.why("use city_31") == ("MP-12.09", "post-too-new")


def test_mp_18_34_jumps_also_in_a_move_and_by_city_cards() -> None:
    options = {"oasis_jump_on_any_movement": True}
    board: Board = {"character": "johannes", "at": "oasis_2", "camel": 4, "dice": {"own_2": 1}}
    move = table(players={0: {**board, "contracts": ["s6"], "pepper": 3}}, options=options)
    move.do("complete contract_s6", "step 1 oasis_9")
    assert move.at(0) == "oasis_9"
    card = table(players={0: {**board, "posts": ["karachi"]}}, cards={"karachi": "city_21"}, options=options)
    card.do("use city_21", "step 1 oasis_9", "step 1 alexandria")
    assert card.at(0) == "alexandria"


def test_mp_18_33_a_jump_along_a_route_pays_for_it() -> None:
    board: Board = {"character": "johannes", "at": "oasis_2", "coin": 7, "dice": {"own_3": 2}}
    t = table(players={0: board}, options={"oasis_jump_is_free": False})
    t.do("place travel")
    assert t.why("step 1 oasis_3") == ("MP-10.05", "coins-short")
    assert t.args("step 1 oasis_3") == {"price": 8, "coins": 7}
    t.do("step 1 oasis_9")
    assert t.stock(0) == {"coin": 4}


def test_mp_5_09_the_khans_favour_charges_for_occupation() -> None:
    options = {"khans_favour_charges_for_occupation": True}
    board: Board = {"dice": {"own_3": 1, "own_6": 1}, "coin": 4}
    t = table(players={0: board}, placed=[("khans_favour", "1", 2)], options=options)
    assert GAME.view(t.state, 0)["charging"] == ["khans_favour"]
    t.do("place khans_favour")
    t.do("good silk")
    assert t.stock(0) == {"coin": 1, "camel": 2, "silk": 1}


def test_mp_11_09_moving_a_post_may_be_declined() -> None:
    ask: list[Frame] = [MovePost(0, 2)]
    t = table(ask=ask, players={0: {"posts": NINE, "at": "moscow"}}, options={"moving_a_post_is_mandatory": False})
    t.do("stop")
    assert t.posts(0) == NINE


def test_mp_9_04_one_coin_and_one_camel_with_space_6() -> None:
    t = table(players={0: {"dice": {"own_6": 1}}}, options={"contract_space_6_may_be_mixed": True})
    t.do("place contracts", "contract 5", "contract 6")
    assert t.choices() == ["extra coin", "extra camel"]
    t.do("extra coin")
    assert t.choices() == ["extra coin", "extra camel", "extra mixed"]
    t.do("extra mixed")
    assert t.stock(0) == {"coin": 2, "camel": 1}


def test_mp_9_15_discarded_starting_contracts_leave_the_game() -> None:
    board: Board = {"dice": {"own_2": 1}, "contracts": ["s1", "k30"]}
    t = table(players={0: board}, options={"discarded_starting_contract_to": "box"})
    t.do("place contracts", "contract 1", "contract 2", "discard contract_s1")
    assert t.data["box"] == ["contract_s1"]
    assert t.bottom == ["k30"]


def test_mp_4_09_no_bonus_action_after_the_last_die() -> None:
    board: Board = {"dice": {"own_3": 1}, "camel": 9}
    t = table(players={0: board}, options={"bonus_actions_after_last_die": False})
    t.do("place take_5_coins")
    assert t.seat == 3


def test_mp_20_08_the_most_contracts_must_be_one_at_least() -> None:
    assert table(options={"most_contracts_needs_one": True}).scores == [0, 0, 0, 0]
