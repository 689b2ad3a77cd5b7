"""MP-13: every city card."""

import pytest

from fondaco.games.marco_polo.catalogue import CARD, DEAL
from fondaco.games.marco_polo.city_cards import EitherWay, OneOf, Repeat
from fondaco.games.marco_polo.game import GAME
from fondaco.games.marco_polo.rewards import GiveGood, OwnBonus
from fondaco.games.marco_polo.travel import SpendPair, Walk
from fondaco.games.marco_polo.turn import Turn
from tests.rules.marco_polo.table import Board, Table, table

EXCHANGES = {
    "MP-13.01 city_01": ({"camel": 1, "gold": 1}, {"vp": 4}),
    "MP-13.02 city_02": ({"camel": 1, "gold": 1}, {"vp": 2, "coin": 6}),
    "MP-13.03 city_03": ({"camel": 1, "gold": 1}, {"coin": 9}),
    "MP-13.04 city_04": ({"gold": 2}, {"vp": 4}),
    "MP-13.05 city_05": ({"camel": 2, "silk": 1}, {"vp": 4}),
    "MP-13.06 city_06": ({"camel": 1, "silk": 1}, {"vp": 2, "coin": 4}),
    "MP-13.07 city_07": ({"camel": 1, "silk": 1}, {"coin": 8}),
    "MP-13.08 city_08": ({"silk": 2}, {"vp": 3}),
    "MP-13.09 city_09": ({"camel": 3, "pepper": 1}, {"vp": 4}),
    "MP-13.10 city_10": ({"camel": 1, "pepper": 1}, {"vp": 2, "coin": 2}),
    "MP-13.11 city_11": ({"camel": 1, "pepper": 1}, {"coin": 7}),
    "MP-13.12 city_12": ({"pepper": 2}, {"vp": 2}),
    "MP-13.13 city_13": ({"camel": 1}, {"vp": 1}),
    "MP-13.14 city_14": ({"camel": 2}, {"vp": 1, "coin": 2}),
    "MP-13.15 city_15": ({"camel": 3}, {"pepper": 1, "silk": 1, "gold": 1}),
}
START = {"coin": 10, "camel": 12, "pepper": 8, "silk": 8, "gold": 8}


def using(card: str, die: int, board: Board) -> Table:
    """A player who has placed a die on a card that lies in Karachi."""
    given: Board = {**board, "dice": {f"own_{die}": 1}, "posts": ["karachi", *board.get("posts", [])]}
    t = table(players={0: given}, cards={"karachi": card})
    return t.do(f"use {card}")


@pytest.mark.parametrize("name", EXCHANGES)
@pytest.mark.parametrize("times", [1, 3])
def test_mp_13_01_to_15_exchanges(name: str, times: int) -> None:
    cost, reward = EXCHANGES[name]
    t = using(name.split()[1], 4, {**START})  # type: ignore[typeddict-item]
    t.do(f"times {times}")
    for thing, had in START.items():
        assert t.stock(0).get(thing, 0) == had + times * (reward.get(thing, 0) - cost.get(thing, 0)), thing
    assert t.vp(0) == times * reward.get("vp", 0)


def test_mp_13_16_city_16_two_coins_for_a_good_each_may_be_different() -> None:
    t = using("city_16", 3, {"coin": 7})
    t.do("times 3", "good pepper", "good silk", "good silk")
    assert t.stock(0) == {"coin": 1, "pepper": 1, "silk": 2}


def test_mp_13_16_goods_are_named_in_any_order_and_suggested_in_one() -> None:
    t = using("city_16", 3, {"coin": 6})
    t.do("times 3")
    ends = [tuple(sorted(end.stock(0).items())) for end in t.endings()]
    assert [len(ends), len(set(ends))] == [3**3, 10]
    t.do("good gold")
    assert t.choices() == ["good pepper", "good silk", "good gold"]
    assert [action.text() for action in GAME.suggestions(t.state, 0)] == ["good gold"]
    t.do("good pepper", "good silk")
    assert t.stock(0) == {"pepper": 1, "silk": 1, "gold": 1}


def test_mp_13_17_city_17_a_coin_for_the_bonus_of_an_own_small_city_all_different() -> None:
    t = using("city_17", 4, {"coin": 3, "posts": ["anxi", "ormuz", "kochi"]})
    assert t.choices() == ["city anxi", "city ormuz", "city kochi"]
    assert t.why("stop") == ("MP-5.12", "at-least-once")
    assert t.why("city xian") == ("MP-13.17", "no-own-small-city")
    t.do("city kochi")
    assert t.choices() == ["stop", "city anxi", "city ormuz"]
    assert t.why("city kochi") == ("MP-13.17", "city-used")
    t.do("city ormuz", "stop")
    assert [t.stock(0), t.vp(0)] == [{"coin": 1, "camel": 3}, 3]


def test_mp_13_17_no_more_than_the_die_and_the_coins_allow() -> None:
    t = using("city_17", 1, {"coin": 9, "posts": ["anxi", "ormuz"]})
    t.do("city ormuz")
    assert t.stock(0) == {"coin": 8, "camel": 3}
    poor = using("city_17", 6, {"coin": 1, "posts": ["kochi", "ormuz"]})
    poor.do("city ormuz")
    assert poor.stock(0) == {"camel": 3}


def test_mp_13_18_city_18_vp_and_coins_either_way_even_below_zero() -> None:
    t = using("city_18", 3, {"coin": 3})
    t.do("trade city_18_there", "trade city_18_there")
    assert [t.stock(0), t.vp(0)] == [{"coin": 9}, -2]
    t.do("trade city_18_back")
    assert [t.stock(0), t.vp(0)] == [{"coin": 6}, -1]
    assert isinstance(t.top, Turn)


def test_mp_13_18_at_least_one_exchange_then_stop() -> None:
    t = using("city_18", 3, {"coin": 2})
    assert t.vp(0) == -1  # the other way cannot be paid
    t.do("stop")
    rich = using("city_18", 3, {"coin": 5})
    assert rich.choices() == ["trade city_18_there", "trade city_18_back"]
    assert rich.why("trade city_19_there") == ("MP-12.05", "deal-of-another-card")
    assert rich.why("stop") == ("MP-5.12", "at-least-once")
    rich.do("trade city_18_back")
    assert rich.why("trade city_18_back") == ("MP-12.05", "exchange-too-dear")


def test_mp_13_19_city_19_a_good_becomes_another_in_two_exchanges() -> None:
    t = using("city_19", 2, {"pepper": 1, "silk": 1})
    assert t.top == GiveGood(0)
    assert t.choices() == ["give pepper", "give silk"]
    assert t.why("give gold") == ("MP-13.19", "no-good-to-give")
    t.do("give pepper")
    assert t.stock(0) == {"camel": 2, "silk": 1}
    assert t.top == EitherWay(0, 18, 1, DEAL.index("city_19_there"))
    t.do("trade city_19_back", "good gold")
    assert t.stock(0) == {"silk": 1, "gold": 1}


def test_mp_13_20_city_20_the_same_exchange_all_times() -> None:
    t = using("city_20", 3, {"coin": 2, "camel": 4})
    assert t.choices() == ["trade city_20_there", "trade city_20_back"]
    back = t.twin()
    t.do("trade city_20_there", "times 3")
    assert t.stock(0) == {"coin": 11, "camel": 1}
    back.do("trade city_20_back")
    assert back.choices() == ["times 1", "times 2"]
    back.do("times 2")
    assert back.stock(0) == {"camel": 6}
    one_way = using("city_20", 3, {"coin": 2})
    assert one_way.top == Repeat(0, CARD.index("city_20"), DEAL.index("city_20_back"), 2)
    one_of = OneOf(0, CARD.index("city_20"), 3)
    assert one_way.why_if(one_of, "trade city_20_there") == ("MP-12.05", "exchange-too-dear")


def test_mp_13_21_city_21_two_camels_a_step_and_route_costs() -> None:
    t = using("city_21", 3, {"at": "oasis_1", "camel": 11})
    t.do("step 1 moscow", "step 1 anxi")
    assert t.stock(0) == {"camel": 11 - 2 - 2 - 3}
    assert t.choices() == ["stop", "step 1 karakorum"]
    assert t.why("step 1 moscow") == ("MP-10.04", "camels-short")
    assert t.args("step 1 moscow") == {"price": 5, "camels": 4}


def test_mp_13_22_city_22_two_different_goods_a_step_and_route_costs() -> None:
    t = using("city_22", 3, {"at": "oasis_1", "camel": 3, "pepper": 2, "silk": 1, "gold": 1})
    t.do("step 1 moscow")
    assert t.top == SpendPair(0, 3, 1, 3, -1, 0)
    assert t.choices() == ["spend pepper_silk", "spend pepper_gold", "spend silk_gold"]
    t.do("spend pepper_silk", "step 1 anxi")
    assert t.posts(0) == ["karachi", "anxi"]
    assert t.stock(0) == {"coin": 5}


def test_mp_13_22_pairs_are_paid_in_any_order_and_an_only_one_unasked() -> None:
    t = using("city_22", 3, {"at": "oasis_1", "pepper": 2, "silk": 2, "gold": 2})
    t.do("step 1 moscow", "spend silk_gold", "step 1 oasis_1")
    assert t.choices() == ["spend pepper_silk", "spend pepper_gold", "spend silk_gold"]
    t.do("spend pepper_silk", "step 1 venezia")
    assert t.stock(0) == {}
    missing = using("city_22", 2, {"at": "oasis_1", "pepper": 2, "silk": 1, "gold": 1})
    missing.do("step 1 venezia", "spend pepper_silk", "step 1 oasis_1")
    assert missing.stock(0) == {}
    two = table(players={0: {"pepper": 1, "silk": 1, "dice": {"own_1": 1}}})
    assert two.why_if(SpendPair(0, 3, 1, 3, -1, 0), "spend silk_gold") == ("MP-13.22", "pair-missing")


def test_mp_13_22_three_equal_goods_are_no_pair() -> None:
    t = table(
        players={0: {"dice": {"own_3": 1}, "posts": ["karachi"], "gold": 3, "coin": 9}}, cards={"karachi": "city_22"}
    )
    assert t.why("use city_22") == ("MP-12.08", "card-gives-nothing")


@pytest.mark.parametrize(
    ("card", "board", "gained", "vp"),
    [
        ("city_23", {"completed": ["k01", "k02"]}, {}, 2),  # MP-13.23
        ("city_24", {"completed": ["k01", "k02"]}, {"coin": 4}, 0),  # MP-13.24
        ("city_25", {"posts": ["anxi", "moscow"]}, {}, 3),  # MP-13.25, with Karachi
        ("city_26", {"posts": ["anxi", "moscow"]}, {"coin": 6}, 0),  # MP-13.26
    ],
)
def test_mp_13_23_mp_13_24_mp_13_25_mp_13_26_per_count(
    card: str, board: Board, gained: dict[str, int], vp: int
) -> None:
    full = using(card, 6, board)
    assert [full.stock(0), full.vp(0)] == [gained, vp]
    low = using(card, 1, board)
    assert [low.stock(0), low.vp(0)] == [{"coin": 2} if gained else {}, 1 if vp else 0]


@pytest.mark.parametrize(
    ("card", "by_value"),
    [
        ("city_27", [{"pepper": 1}] + [{"pepper": 3}] * 5),  # MP-13.27
        ("city_28", [{"silk": 1}] * 3 + [{"silk": 3}] * 3),  # MP-13.28
        ("city_29", [{"gold": 1}] * 5 + [{"gold": 3}]),  # MP-13.29
        ("city_31", [{"coin": 2 * value} for value in range(1, 7)]),  # MP-13.31
    ],
)
def test_mp_13_27_mp_13_28_mp_13_29_mp_13_31_tables(card: str, by_value: list[dict[str, int]]) -> None:
    for value, reward in enumerate(by_value, start=1):
        t = using(card, value, {})
        if t.choices()[0].startswith("value"):
            t.do(t.choices()[-1])
        assert t.stock(0) == reward


def test_mp_13_30_city_30_one_bonus_or_from_value_5_two_different_ones() -> None:
    own = ["anxi", "ormuz", "kochi"]
    t = using("city_30", 4, {"posts": own})
    assert t.top == OwnBonus(0, 1, 0, 0)
    t.do("city ormuz")
    assert t.stock(0) == {"camel": 3}
    two = using("city_30", 5, {"posts": own})
    assert two.choices() == ["value 1", "value 5"]
    two.do("value 5")
    assert two.choices() == ["city anxi", "city ormuz", "city kochi"]
    assert [action.text() for action in GAME.suggestions(two.state, 0)] == ["city anxi", "city ormuz"]
    assert two.why("stop") == ("MP-13.30", "as-many-as-shown")
    two.do("city kochi")
    assert two.choices() == ["city anxi", "city ormuz"]
    assert two.why("city kochi") == ("MP-13.17", "city-used")
    two.do("city anxi")
    assert [two.stock(0), two.vp(0)] == [{"coin": 5}, 3]


def test_mp_13_30_with_one_small_city_nothing_is_asked_and_with_two_the_order_is_obvious() -> None:
    single = using("city_30", 6, {"posts": ["kochi"]})
    assert single.vp(0) == 3
    assert isinstance(single.top, Turn)
    two = using("city_30", 6, {"posts": ["anxi", "kochi"]}).do("value 5")
    assert GAME.obvious(two.state, 0) is GAME.parse("city anxi")
    two.do("city kochi")
    assert [two.stock(0), two.vp(0)] == [{"coin": 5}, 3]


def test_mp_13_32_steps_bought_are_paid_with_the_routes_as_in_travel() -> None:
    """Nothing gained at the end pays for the movement: the two camels of the outpost come too late."""
    given: Board = {"dice": {"own_3": 1}, "posts": ["karachi"], "at": "oasis_1", "camel": 2}
    t = table(players={0: given}, cards={"karachi": "city_21"}, outposts={"moscow": "outpost_camel_2"})
    t.do("use city_21", "step 1 moscow")
    assert t.posts(0) == ["moscow", "karachi"]
    assert t.stock(0) == {"camel": 2}


def test_mp_13_33_a_post_at_bonus_d_takes_any_other_marker_also_one_taken_already() -> None:
    t = using("city_17", 4, {"coin": 2, "posts": ["ormuz", "xian"]})
    t.do("city ormuz", "city xian")
    assert t.choices() == ["bonus bonus_a", "bonus bonus_b", "bonus bonus_c", "bonus bonus_e", "bonus bonus_f"]
    t.do("bonus bonus_b")
    assert t.stock(0) == {"camel": 6}


def test_mp_13_17_mp_13_22_who_cannot_pay_would_be_told_so() -> None:
    """Neither is asked of somebody who cannot pay: the bonuses and the movement are over then."""
    t = table(players={0: {"dice": {"own_1": 1}, "at": "oasis_1", "posts": ["anxi"], "silk": 2}})
    assert t.why_if(OwnBonus(0, 2, 1, 0), "city anxi") == ("MP-13.17", "bonus-too-dear")
    assert t.why_if(Walk(0, 3, 1, 3, -1, 0), "step 1 moscow") == ("MP-13.22", "no-pair")
