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
    t.do("use city_18", "die own_3", "trade there")
    assert t.why("trade there") == ("MP-12.05", "exchange-too-dear")
    broke = table(players={0: {**board, "vp": 0}}, cards={"karachi": "city_18"}, options={"allow_negative_vp": False})
    assert broke.why("use city_18") == ("MP-12.08", "card-gives-nothing")


def test_mp_13_18_mp_13_19_one_direction_only() -> None:
    board: Board = {"dice": {"own_3": 1}, "posts": ["karachi"], "coin": 6}
    t = table(players={0: board}, cards={"karachi": "city_18"}, options={"either_way_mixed_directions": False})
    t.do("use city_18", "die own_3", "trade back")
    assert t.why("trade there") == ("MP-13.18", "same-way-only")
    assert t.choices() == ["stop", "trade back"]


def test_mp_9_10_the_row_is_refilled_at_once() -> None:
    board: Board = {"dice": {"own_3": 2}}
    t = table(players={0: board}, row=["k20"], options={"refill_contract_row": "at_once"})
    t.do("place contracts", "die own_3", "contract 1")
    assert t.top == Turn(0, True, False, 0)
    assert len(t.row) == 2


def test_mp_12_09_no_card_in_the_turn_in_which_its_post_was_placed() -> None:
    board: Board = {"dice": {"own_6": 1}, "at": "oasis_1", "contracts": ["s6"], "camel": 1, "pepper": 3}
    t = table(
        players={0: board},
        cards={"moscow": "city_31"},
        options={"same_turn_city_card_after_early_move": False},
    )
    t.do("complete contract_s6", "step 1 moscow")
    assert t.why("use city_31") == ("MP-12.09", "post-too-new")


def test_mp_18_34_jumps_in_the_travel_action_only() -> None:
    board: Board = {"character": "johannes", "at": "oasis_2", "camel": 4, "contracts": ["s6"], "pepper": 3}
    options = {"oasis_jump_on_any_movement": False}
    t = table(players={0: {**board, "dice": {"own_3": 2}, "coin": 9}}, options=options)
    t.do("complete contract_s6")
    assert t.why("step 1 oasis_9") == ("MP-18.34", "no-jump-here")
    t.do("stop", "place travel", "die own_3", "die own_3", "step 1 oasis_9")
    assert t.at(0) == "oasis_9"


def test_mp_18_33_a_jump_along_a_route_pays_for_it() -> None:
    board: Board = {"character": "johannes", "at": "oasis_2", "coin": 7, "dice": {"own_3": 2}}
    t = table(players={0: board}, options={"oasis_jump_is_free": False})
    t.do("place travel", "die own_3", "die own_3")
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
    assert t.choices() == ["die own_3"]
    t.do("die own_3", "good silk")
    assert t.stock(0) == {"coin": 1, "camel": 2, "silk": 1}


def test_mp_11_09_moving_a_post_may_be_declined() -> None:
    ask: list[Frame] = [MovePost(0, 2)]
    t = table(ask=ask, players={0: {"posts": NINE, "at": "moscow"}}, options={"moving_a_post_is_mandatory": False})
    t.do("stop")
    assert t.posts(0) == NINE


def test_mp_9_04_one_coin_and_one_camel_with_space_6() -> None:
    t = table(players={0: {"dice": {"own_6": 1}}}, options={"contract_space_6_may_be_mixed": True})
    t.do("place contracts", "die own_6", "contract 5", "contract 6")
    assert t.choices() == ["extra coin", "extra camel"]
    t.do("extra coin")
    assert t.choices() == ["extra coin", "extra camel", "extra mixed"]
    t.do("extra mixed")
    assert t.stock(0) == {"coin": 2, "camel": 1}


def test_mp_9_15_discarded_starting_contracts_leave_the_game() -> None:
    board: Board = {"dice": {"own_2": 1}, "contracts": ["s1", "k30"]}
    t = table(players={0: board}, options={"discarded_starting_contract_to": "box"})
    t.do("place contracts", "die own_2", "contract 1", "contract 2", "discard contract_s1")
    assert t.data["box"] == ["contract_s1"]
    assert t.bottom == ["k30"]


def test_mp_4_09_no_bonus_action_after_the_last_die() -> None:
    board: Board = {"dice": {"own_3": 1}, "camel": 9}
    t = table(players={0: board}, options={"bonus_actions_after_last_die": False})
    t.do("place take_5_coins", "die own_3")
    assert t.seat == 3


def test_mp_20_08_the_most_contracts_must_be_one_at_least() -> None:
    assert table(options={"most_contracts_needs_one": True}).scores == [0, 0, 0, 0]
