"""MP-5: placing dice."""

from itertools import permutations

import pytest

from fondaco.games.marco_polo.bazaar import UseValue
from fondaco.games.marco_polo.catalogue import TABLE
from fondaco.games.marco_polo.game import GAME
from fondaco.games.marco_polo.placing import PlaceDice
from fondaco.games.marco_polo.turn import Turn
from tests.rules.marco_polo.table import Board, table

MIXED: Board = {"dice": {"own_5": 1, "own_3": 2, "black_3": 1, "white_2": 1}, "character": "matteo", "coin": 9}


def test_mp_5_01_only_own_dice() -> None:
    t = table(players={0: {"dice": {"own_3": 1, "own_2": 1}}, 1: {"dice": {"own_6": 1}}})
    t.do("place bazaar_camel")
    assert t.choices() == ["die own_2", "die own_3"]
    assert t.why("die own_6") == ("MP-5.01", "not-in-hand")
    assert t.args("die own_6") == {"die": "die:own_6"}


@pytest.mark.parametrize(
    ("spot", "wanted"),
    [
        ("take_5_coins", 1),
        ("bazaar_camel", 1),
        ("bazaar_pepper", 1),
        ("bazaar_silk", 2),
        ("bazaar_gold", 3),
        ("khans_favour", 1),
        ("contracts", 1),
        ("travel", 2),
    ],
)
def test_mp_5_02_exactly_as_many_dice_as_the_space_shows(spot: str, wanted: int) -> None:
    board: Board = {"dice": {"own_3": wanted}, "coin": 9}
    t = table(players={0: board})
    t.do(f"place {spot}")
    assert t.on(spot) == [("0", 3)] * wanted
    if wanted > 1:
        few = table(players={0: {"dice": {"own_3": wanted - 1}, "coin": 9}})
        assert few.why(f"place {spot}") == ("MP-5.02", "too-few-dice")
        assert few.args(f"place {spot}") == {"wanted": wanted, "dice": wanted - 1}


def test_mp_5_02_city_card_and_money_bag_take_one_die() -> None:
    t = table(players={0: {"dice": {"own_3": 2}, "posts": ["moscow"]}}, cards={"moscow": "city_31"})
    t.do("use city_31", "value 1", "bag")
    assert t.on("city_31") == [("0", 3)]


def test_mp_5_02_all_sets_of_dice_can_be_named_and_are_suggested_in_one_order() -> None:
    t = table(players={0: MIXED})
    t.do("place bazaar_silk")
    ways = [tuple(sorted(end.on("bazaar_silk"))) for end in t.endings()]
    two_of = {(("0", 3), ("0", 3)), (("0", 3), ("0", 5)), (("0", 3), ("black", 3)), (("0", 3), ("white", 2))}
    two_of |= {(("0", 5), ("black", 3)), (("0", 5), ("white", 2)), (("black", 3), ("white", 2))}
    assert set(ways) == two_of
    t.do("die own_3")
    assert t.choices() == ["die own_3", "die own_5", "die black_3", "die white_2"]
    assert [a.text() for a in GAME.suggestions(t.state, 0)] == ["die own_3", "die black_3", "die white_2"]


def test_mp_5_02_where_all_dice_are_needed_none_is_asked_for() -> None:
    t = table(players={0: {"dice": {"own_6": 1, "own_4": 1, "own_2": 1}}})
    t.do("place bazaar_gold")
    assert t.top == UseValue(0, TABLE.index("bazaar_gold"), 2)
    assert t.on("bazaar_gold") == [("0", 6), ("0", 4), ("0", 2)]


def test_mp_5_03_a_colour_once_per_round_on_each_space() -> None:
    t = table(players={0: {"dice": {"own_3": 4}, "coin": 9}}, placed=[("bazaar_camel", "0", 2)])
    assert t.why("place bazaar_camel") == ("MP-5.03", "colour-used")
    assert t.args("place bazaar_camel") == {"space": "space:bazaar_camel"}
    assert "place bazaar_pepper" in t.choices()
    other = table(players={1: {"dice": {"own_3": 1}, "coin": 9}}, placed=[("bazaar_camel", "0", 2)], turn=1)
    assert "place bazaar_camel" in other.choices()


def test_mp_5_04_black_and_white_dice_may_go_where_the_colour_was_used_without_limit() -> None:
    board: Board = {"dice": {"own_3": 1, "black_2": 1, "white_4": 1}, "character": "matteo", "coin": 9}
    lying = [("bazaar_camel", "0", 2), ("bazaar_camel", "black", 1), ("bazaar_camel", "black", 6)]
    t = table(players={0: board}, placed=lying)
    t.do("place bazaar_camel")
    assert t.choices() == ["die black_2", "die white_4"]
    assert t.why("die own_3") == ("MP-5.03", "colour-used")


def test_mp_5_05_a_mixed_placement_uses_up_the_colour_one_without_own_dice_does_not() -> None:
    board: Board = {"dice": {"own_3": 3, "black_2": 2}, "coin": 20}
    mixed = table(players={0: board}, waiting=False)
    mixed.do("place bazaar_silk", "die own_3", "die black_2", "value 1", "end")
    assert mixed.why("place bazaar_silk") == ("MP-5.03", "colour-used")
    free = table(players={0: board}, waiting=False)
    free.do("place bazaar_silk", "die black_2", "die black_2", "value 1", "end")
    free.do("place bazaar_silk")


@pytest.mark.parametrize("colour", ["0", "1", "black", "white", "neutral"])
def test_mp_5_06_any_die_makes_a_space_occupied(colour: str) -> None:
    extra: list[tuple[str, str, int]] = [] if colour == "neutral" else [("take_5_coins", colour, 6)]
    board: Board = {"dice": {"black_2": 1}, "coin": 2, "character": "niccolo_marco"}
    t = table(2 if colour == "neutral" else 4, players={0: board}, placed=extra)
    t.do("place take_5_coins")
    assert t.stock(0) == {"coin": 5}


def test_mp_5_07_the_price_is_the_real_value_even_if_a_lower_one_is_used() -> None:
    t = table(players={0: {"dice": {"own_5": 1}, "coin": 6}}, placed=[("bazaar_pepper", "1", 1)])
    t.do("place bazaar_pepper", "value 1")
    assert t.stock(0) == {"coin": 1, "pepper": 1}


def test_mp_5_08_the_money_bag_is_never_paid_for_and_an_occupied_city_card_is_closed() -> None:
    board: Board = {"dice": {"own_3": 2}, "coin": 9, "posts": ["moscow"]}
    t = table(players={0: board}, cards={"moscow": "city_31"}, placed=[("city_31", "1", 1)])
    t.do("bag")
    assert t.stock(0) == {"coin": 12}
    assert t.why("use city_31") == ("MP-12.02", "card-occupied")


def test_mp_5_09_the_khans_favour_is_never_paid_for() -> None:
    t = table(players={0: {"dice": {"own_3": 1}}}, placed=[("khans_favour", "1", 2)])
    assert GAME.view(t.state, 0)["charging"] == []
    t.do("place khans_favour", "good silk")
    assert t.stock(0) == {"camel": 2, "silk": 1}


def test_mp_5_10_a_placement_that_cannot_be_paid_is_illegal() -> None:
    board: Board = {"dice": {"own_6": 1, "own_4": 1, "own_2": 1}, "coin": 3}
    t = table(players={0: board}, placed=[("bazaar_silk", "1", 1), ("bazaar_camel", "1", 1)])
    assert GAME.view(t.state, 0)["charging"] == ["bazaar_camel", "bazaar_silk"]
    t.twin().do("place bazaar_camel", "value 2")  # with the 2, unasked
    assert t.why_if(PlaceDice(0, 1, -1, -1), "die own_4") == ("MP-5.10", "occupied-too-dear")
    t = table(players={0: board}, placed=[("bazaar_silk", "1", 1)])
    t.do("place bazaar_silk")
    assert t.choices() == ["die own_2", "die own_4", "die own_6"]
    t.twin().do("die own_6", "value 2")
    assert t.why_if(PlaceDice(0, 3, 6, -1), "die own_4") == ("MP-5.10", "occupied-too-dear")
    t.do("die own_2", "die own_6")
    assert t.on("bazaar_silk") == [("1", 1), ("0", 6), ("0", 2)]


def test_mp_5_11_the_lowest_die_is_the_value() -> None:
    t = table(players={0: {"dice": {"own_6": 1, "own_5": 1, "own_2": 1}}})
    t.do("place bazaar_gold")
    assert t.choices() == ["value 1", "value 2"]


def test_mp_5_12_less_may_be_used_but_at_least_once() -> None:
    t = table(players={0: {"dice": {"own_3": 1}, "camel": 6, "posts": ["moscow"]}}, cards={"moscow": "city_13"})
    t.do("use city_13")
    assert t.choices() == ["times 1", "times 2", "times 3"]
    assert t.why("times 0") == ("MP-5.12", "at-least-once")


def test_mp_5_13_dice_are_named_in_any_order() -> None:
    t = table(players={0: {"dice": {"own_5": 1, "own_3": 2}}})
    t.do("place bazaar_silk", "die own_3")
    assert t.top == PlaceDice(0, 3, 3, -1)
    assert t.choices() == ["die own_3", "die own_5"]
    t.do("die own_5")
    assert t.on("bazaar_silk") == [("0", 5), ("0", 3)]
    assert t.top == UseValue(0, TABLE.index("bazaar_silk"), 3)


def test_mp_5_13_three_dice_lie_by_their_value_whichever_was_named_first() -> None:
    dice = ["own_2", "own_4", "black_6"]
    for order in permutations(dice):
        t = table(players={0: {"dice": {"own_2": 1, "own_4": 1, "black_6": 1, "own_1": 1}}})
        t.do("place bazaar_gold", *[f"die {die}" for die in order])
        assert t.on("bazaar_gold") == [("black", 6), ("0", 4), ("0", 2)]
        assert t.top == UseValue(0, TABLE.index("bazaar_gold"), 2)


def test_mp_6_01_five_coins_whatever_the_value() -> None:
    for value in range(1, 7):
        t = table(players={0: {"dice": {f"own_{value}": 1}}})
        t.do("place take_5_coins")
        assert t.stock(0) == {"coin": 5}


def test_mp_6_02_if_occupied_the_value_is_paid_first_and_with_two_players_it_always_is() -> None:
    t = table(players={0: {"dice": {"own_2": 1, "own_3": 1}, "coin": 2}}, placed=[("take_5_coins", "1", 6)])
    t.do("place take_5_coins")  # the 3 would be too dear, so nothing is asked
    assert t.stock(0) == {"coin": 5}
    assert t.dice(0) == {"own_3": 1}
    two = table(2, players={0: {"dice": {"own_2": 1}, "coin": 1}})
    assert two.why("place take_5_coins") == ("MP-5.10", "occupied-too-dear")
    assert isinstance(two.top, Turn)
