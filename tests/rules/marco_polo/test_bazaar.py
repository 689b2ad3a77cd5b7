"""MP-7 and MP-8: the bazaar and the Khan's favour."""

import pytest

from fondaco.games.marco_polo.components import KHAN
from fondaco.games.marco_polo.placing import PlaceDice
from fondaco.games.marco_polo.travel import Walk
from tests.rules.marco_polo.table import Board, table

DICE = {"camel": 1, "pepper": 1, "silk": 2, "gold": 3}
TABLE = {
    "MP-7.03 camel": [{"camel": 1}, {"camel": 2}, {"camel": 3}, {"camel": 4}, {"camel": 5}, {"camel": 6}],
    "MP-7.04 pepper": [
        {"pepper": 1},
        {"pepper": 2},
        {"pepper": 2, "coin": 1},
        {"pepper": 3},
        {"pepper": 3, "coin": 2},
        {"pepper": 4},
    ],
    "MP-7.05 silk": [
        {"silk": 1},
        {"silk": 2},
        {"silk": 2, "camel": 1},
        {"silk": 3},
        {"silk": 3, "camel": 1, "coin": 1},
        {"silk": 4},
    ],
    "MP-7.06 gold": [{"gold": 1}, {"gold": 2}, {"gold": 2, "camel": 2}, {"gold": 3}, {"gold": 3}, {"gold": 4}],
}
CELLS = [(rule.split()[1], value + 1, cell) for rule, cells in TABLE.items() for value, cell in enumerate(cells)]


@pytest.mark.parametrize(("thing", "value", "cell"), CELLS)
def test_mp_7_03_mp_7_04_mp_7_05_mp_7_06_the_table(thing: str, value: int, cell: dict[str, int]) -> None:
    t = table(players={0: {"dice": {"own_6": 3}}})
    t.do(f"place bazaar_{thing}", f"value {value}")
    assert t.stock(0) == cell


def test_mp_7_01_four_spaces_with_their_dice() -> None:
    for thing, dice in DICE.items():
        t = table(players={0: {"dice": {"own_2": 3}}})
        t.do(f"place bazaar_{thing}")
        assert t.on(f"bazaar_{thing}") == [("0", 2)] * dice


def test_mp_7_02_any_value_up_to_the_lowest_die() -> None:
    t = table(players={0: {"dice": {"own_6": 1, "own_4": 1}}})
    t.do("place bazaar_silk")
    assert t.choices() == ["value 1", "value 2", "value 3", "value 4"]
    assert t.why("value 5") == ("MP-7.02", "value-too-high")
    assert t.args("value 5") == {"value": "value:4"}


def test_mp_7_02_a_one_leaves_no_choice() -> None:
    t = table(players={0: {"dice": {"own_1": 1}}})
    t.do("place bazaar_pepper")
    assert t.stock(0) == {"pepper": 1}


def test_mp_7_07_the_move_of_gold_5_follows_the_gold_and_may_be_declined() -> None:
    board: Board = {"dice": {"own_5": 3}}
    t = table(players={0: board})
    t.do("place bazaar_gold", "value 5")
    assert t.stock(0) == {"gold": 3}
    assert t.top == Walk(0, 1, 0, 1, -1, -1)
    assert t.choices() == ["stop", "step 1 alexandria", "step 1 oasis_1"]
    t.twin().do("step 1 alexandria")
    t.do("stop")
    assert t.at(0) == "venezia"


def test_mp_8_01_one_good_and_two_camels() -> None:
    for good in ["pepper", "silk", "gold"]:
        t = table(players={0: {"dice": {"own_1": 1}}})
        t.do("place khans_favour")
        assert t.choices() == ["good pepper", "good silk", "good gold"]
        t.do(f"good {good}")
        assert t.stock(0) == {"camel": 2, good: 1}


def test_mp_8_02_four_die_spaces_then_it_is_closed() -> None:
    lying = [("khans_favour", str(seat), 2) for seat in (1, 2, 3)]
    t = table(players={0: {"dice": {"own_3": 1, "black_6": 1}}}, placed=lying, waiting=False)
    t.do("place khans_favour", "die own_3", "good gold", "end")
    assert t.why("place khans_favour") == ("MP-8.02", "khan-full")


def test_mp_8_03_equal_or_higher_than_the_last_die() -> None:
    lying = [("khans_favour", "1", 2), ("khans_favour", "2", 4)]
    t = table(players={0: {"dice": {"own_3": 1, "own_4": 1, "own_6": 1}}}, placed=lying)
    t.do("place khans_favour")
    assert t.choices() == ["die own_4", "die own_6"]
    assert t.why("die own_3") == ("MP-8.03", "khan-too-low")
    assert t.args("die own_3") == {"value": 4}
    low = table(players={0: {"dice": {"own_3": 2}}}, placed=lying)
    assert low.why("place khans_favour") == ("MP-8.03", "khan-too-low")


def test_mp_8_03_neutral_dice_never_block() -> None:
    t = table(2, players={0: {"dice": {"own_1": 1}}})
    t.do("place khans_favour", "good silk")
    assert t.on("khans_favour") == [("neutral", 1), ("neutral", 1), ("0", 1)]


def test_mp_8_04_a_colour_once_further_dice_black_or_white_and_not_lower() -> None:
    board: Board = {"dice": {"own_6": 1, "black_2": 1, "white_5": 1}, "character": "matteo"}
    t = table(players={0: board}, placed=[("khans_favour", "0", 4)])
    t.twin().do("place khans_favour", "good silk")
    khan = PlaceDice(0, KHAN, -1, -1)
    assert t.why_if(khan, "die white_5") is None
    assert t.why_if(khan, "die own_6") == ("MP-5.03", "colour-used")
    assert t.why_if(khan, "die black_2") == ("MP-8.03", "khan-too-low")


@pytest.mark.parametrize(("seats", "free"), [(2, 2), (3, 3), (4, 4)])
def test_mp_8_05_free_die_spaces_at_the_start_of_a_round(seats: int, free: int) -> None:
    t = table(seats, players={0: {"dice": {"black_1": 3, "own_1": 2}}}, waiting=False)
    used = 0
    while "place khans_favour" in t.choices():
        t.do("place khans_favour", *["die own_1"] * (used == 0), "good silk")
        used += 1
        if used < free:
            t.do("end")
    assert used == free
