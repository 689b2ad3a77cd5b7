"""MP-12: city cards in general."""

from fondaco.games.marco_polo.city_cards import Repeat
from fondaco.games.marco_polo.travel import Walk
from fondaco.games.marco_polo.turn import Turn
from tests.rules.marco_polo.table import Board, table

RICH: Board = {"coin": 20, "camel": 20, "pepper": 6, "silk": 6, "gold": 6}


def test_mp_12_01_a_post_in_the_city_and_one_die() -> None:
    t = table(players={0: {**RICH, "dice": {"own_3": 2}, "posts": ["karachi"]}}, cards={"karachi": "city_13"})
    assert [text for text in t.choices() if text.startswith("use")] == ["use city_13"]
    t.do("use city_13", "times 2")
    assert t.on("city_13") == [("0", 3)]
    assert t.vp(0) == 2
    none = table(players={0: {**RICH, "dice": {"own_3": 1}}}, cards={"karachi": "city_13"})
    assert none.why("use city_13") == ("MP-12.01", "no-post-for-card")
    assert none.args("use city_13") == {"card": "card:city_13"}
    assert none.why("use city_31") == ("MP-2.05", "card-not-out")


def test_mp_12_02_once_per_round_by_anybody_not_even_with_black_or_white_dice() -> None:
    board: Board = {"dice": {"black_3": 1, "white_3": 1, "own_3": 1}, "posts": ["karachi"], "character": "matteo"}
    t = table(players={0: board}, cards={"karachi": "city_31"}, placed=[("city_31", "1", 1)])
    assert t.why("use city_31") == ("MP-12.02", "card-occupied")


def test_mp_12_03_placing_costs_no_coins() -> None:
    t = table(players={0: {"dice": {"own_6": 1}, "posts": ["karachi"]}}, cards={"karachi": "city_31"})
    t.do("use city_31", "value 6")
    assert t.stock(0) == {"coin": 12}


def test_mp_12_04_each_card_in_sumatra_is_a_space_of_its_own() -> None:
    cards = {"sumatra_1": "city_31", "sumatra_2": "city_27", "sumatra_3": "city_28"}
    t = table(players={0: {"dice": {"own_1": 3}, "posts": ["sumatra"]}}, cards=cards, waiting=False)
    assert [text for text in t.choices() if text.startswith("use")] == ["use city_27", "use city_28", "use city_31"]
    t.do("use city_27", "end", "use city_28", "end")
    assert [text for text in t.choices() if text.startswith("use")] == ["use city_31"]


def test_mp_12_05_one_to_die_value_times_as_often_as_payable() -> None:
    t = table(players={0: {"dice": {"own_4": 1}, "posts": ["karachi"], "camel": 5}}, cards={"karachi": "city_14"})
    t.do("use city_14")
    assert t.choices() == ["times 1", "times 2"]
    assert t.why("times 3") == ("MP-12.05", "too-often")
    t.do("times 2")
    assert t.stock(0) == {"camel": 1, "coin": 4}
    assert t.vp(0) == 2


def test_mp_12_05_once_leaves_no_choice() -> None:
    t = table(players={0: {"dice": {"own_1": 1}, "posts": ["karachi"], "camel": 5}}, cards={"karachi": "city_14"})
    t.do("use city_14")
    assert t.vp(0) == 1


def test_mp_12_06_the_smaller_of_die_and_count_and_nothing_is_paid() -> None:
    for die, count, vp in [(2, 3, 2), (6, 3, 3), (3, 3, 3)]:
        done = ["k01", "k02", "k03"][:count]
        board: Board = {"dice": {f"own_{die}": 1}, "posts": ["karachi"], "completed": done}
        t = table(players={0: board}, cards={"karachi": "city_23"})
        t.do("use city_23")
        assert t.vp(0) == vp


def test_mp_12_07_the_value_used_selects_the_reward() -> None:
    t = table(players={0: {"dice": {"own_5": 1}, "posts": ["karachi"]}}, cards={"karachi": "city_28"})
    t.do("use city_28")
    assert t.choices() == ["value 1", "value 4"]
    assert t.why("value 2") == ("MP-12.07", "same-reward-below")
    assert t.why("value 6") == ("MP-7.02", "value-too-high")
    t.do("value 4")
    assert t.stock(0) == {"silk": 3}


def test_mp_12_08_a_card_that_would_give_nothing_cannot_be_chosen() -> None:
    for card in ["city_01", "city_17", "city_19", "city_20", "city_21", "city_22", "city_23", "city_24", "city_30"]:
        t = table(players={0: {"dice": {"own_6": 1}, "posts": ["karachi"]}}, cards={"karachi": card})
        assert t.why(f"use {card}") == ("MP-12.08", "card-gives-nothing"), card
    stuck: Board = {"dice": {"own_6": 1}, "posts": ["karachi"], "at": "sumatra", "camel": 5}
    for card in ["city_21", "city_22"]:
        t = table(players={0: {**stuck, "pepper": 9, "silk": 9}}, cards={"karachi": card})
        assert t.why(f"use {card}") == (("MP-12.08", "card-gives-nothing") if card == "city_21" else None)


def test_mp_12_09_after_travel_the_main_action_is_spent() -> None:
    board: Board = {"dice": {"own_6": 3}, "at": "oasis_1", "coin": 9}
    t = table(players={0: board}, cards={"moscow": "city_31"}, waiting=False)
    t.do("place travel", "step 1 moscow", "stop")
    assert t.why("use city_31") == ("MP-4.06", "main-action-done")
    t.do("end", "use city_31", "value 6")
    assert t.stock(0)["coin"] == 9 - 3 + 12


def test_mp_12_09_a_post_from_an_early_move_gives_access_in_the_same_turn() -> None:
    board: Board = {"dice": {"own_6": 1}, "at": "oasis_1", "contracts": ["s6"], "camel": 1, "pepper": 3}
    t = table(players={0: board}, cards={"moscow": "city_31"})
    t.do("complete contract_s6", "step 1 moscow", "use city_31", "value 6")
    assert t.stock(0) == {"coin": 12}


def test_mp_12_10_several_moves_are_one_movement() -> None:
    board: Board = {"dice": {"own_3": 1}, "at": "oasis_1", "camel": 20, "posts": ["sumatra"]}
    t = table(players={0: board}, cards={"sumatra_1": "city_21"})
    t.do("use city_21", "step 1 moscow", "step 1 anxi", "step 1 karakorum")
    assert t.posts(0) == ["karakorum", "sumatra"]


def test_mp_12_11_the_card_stays_in_its_city() -> None:
    t = table(players={0: {"dice": {"own_1": 1}, "posts": ["karachi"]}}, cards={"karachi": "city_31"})
    t.do("use city_31")
    assert t.data["cards"]["karachi"] == "city_31"


def test_mp_12_12_what_an_earlier_repetition_gives_may_pay_for_a_later_one() -> None:
    """One coin: Adana gives three more, which pay for Anxi."""
    board: Board = {"dice": {"own_3": 1}, "posts": ["karachi", "anxi", "adana"], "coin": 1}
    t = table(players={0: board}, cards={"karachi": "city_17"})
    t.do("use city_17", "city adana", "city anxi")
    assert t.stock(0) == {"coin": 1 - 1 + 3 - 1 + 5, "camel": 1}
    assert t.top == Turn(3, False, False, 0)


def test_questions_of_cards_carry_what_is_left() -> None:
    t = table(players={0: {**RICH, "dice": {"own_4": 1}, "posts": ["karachi"]}}, cards={"karachi": "city_01"})
    t.do("use city_01")
    assert t.top == Repeat(0, 0, -1, 4)
    t = table(players={0: {**RICH, "dice": {"own_4": 1}, "posts": ["karachi"]}}, cards={"karachi": "city_22"})
    t.do("use city_22")
    assert t.top == Walk(0, 3, 0, 4, -1, -1)
