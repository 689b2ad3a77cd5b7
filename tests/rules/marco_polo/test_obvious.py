"""Answers that nearly everybody gives, and those that are not asked for."""

import pytest

from fondaco.core.actions import Action
from fondaco.games.marco_polo.bazaar import UseValue
from fondaco.games.marco_polo.catalogue import TABLE
from fondaco.games.marco_polo.contracts import DiscardOld
from fondaco.games.marco_polo.game import GAME
from fondaco.games.marco_polo.placing import ChooseValue
from fondaco.games.marco_polo.turn import Turn
from tests.rules.marco_polo.table import Board, Table, table


def obvious(t: Table) -> Action | None:
    """What the seat that is asked would nearly always answer."""
    return GAME.obvious(t.state, t.seat)


@pytest.mark.parametrize(
    ("place", "most", "value"),
    [
        ("bazaar_camel", 6, 6),
        ("bazaar_pepper", 3, 3),
        ("bazaar_pepper", 4, None),
        ("bazaar_pepper", 5, 5),
        ("bazaar_pepper", 6, None),
        ("bazaar_gold", 3, 3),
        ("bazaar_gold", 5, None),
        ("city_27", 6, 2),
        ("city_29", 6, 6),
        ("city_31", 4, 4),
    ],
)
def test_mp_7_02_mp_12_07_a_value_that_gives_all_that_lower_ones_give(place: str, most: int, value: int | None) -> None:
    t = table(ask=[UseValue(0, TABLE.index(place), most)])
    assert obvious(t) is (None if value is None else GAME.parse(f"value {value}"))


def test_mp_20_01_nothing_is_obvious_that_may_end_the_game() -> None:
    t = table(ask=[UseValue(0, TABLE.index("bazaar_camel"), 6)], round=5, waiting=False)
    assert obvious(t) is None
    waiting = table(ask=[UseValue(0, TABLE.index("bazaar_camel"), 6)], round=5)
    assert obvious(waiting) is GAME.parse("value 6")


def test_mp_18_08_rashid_is_not_asked_for_a_value_that_matters_for_nothing() -> None:
    board: Board = {"character": "rashid", "dice": {"own": 2}, "coin": 9}
    t = table(players={0: board}).do("place take_5_coins")
    assert t.stock(0) == {"coin": 14}
    assert t.top == Turn(0, True, False, 0)
    occupied = table(players={0: board}, placed=[("take_5_coins", "1", 1)]).do("place take_5_coins")
    assert occupied.top == ChooseValue(0, 0, -1, -1, 0)
    assert obvious(occupied) is GAME.parse("value 1")


def test_mp_18_08_rashids_highest_value_where_it_costs_nothing_and_only_gives_leave() -> None:
    board: Board = {"character": "rashid", "dice": {"own": 3}, "coin": 9}
    for space in ("contracts", "travel"):
        assert obvious(table(players={0: board}).do(f"place {space}")) is GAME.parse("value 6")
        assert obvious(table(players={0: board}, placed=[(space, "1", 1)]).do(f"place {space}")) is None
    assert obvious(table(players={0: board}).do("place khans_favour")) is None


def test_mp_8_03_rashid_is_not_asked_where_one_value_only_is_high_enough() -> None:
    board: Board = {"character": "rashid", "dice": {"own": 2}}
    t = table(players={0: board}, placed=[("khans_favour", "1", 6)]).do("place khans_favour", "good silk")
    assert t.on("khans_favour") == [("1", 6), ("0", 6)]


def test_mp_9_08_if_all_old_contracts_go_the_order_is_obvious() -> None:
    t = table(ask=[DiscardOld(0, 2)], players={0: {"contracts": ["k20", "k21"]}})
    assert obvious(t) is GAME.parse("discard contract_k20")
    one = table(ask=[DiscardOld(0, 1)], players={0: {"contracts": ["k20", "k21"]}})
    assert obvious(one) is None


def test_mp_10_11_an_only_step_is_made_unasked() -> None:
    board: Board = {"dice": {"own_3": 2}, "coin": 3, "camel": 0, "at": "moscow"}
    t = table(players={0: board}).do("place travel")
    assert t.at(0) == "oasis_1"
    assert t.stock(0) == {}


def test_mp_14_10_mp_14_11_an_only_die_is_changed_unasked() -> None:
    t = table(players={0: {"dice": {"own_6": 1}, "camel": 3}}, chance=[1]).do("adjust")
    assert t.dice(0) == {"own_5": 1}
    t.do("reroll")
    assert t.dice(0) == {"own_2": 1}


def test_mp_13_19_an_only_good_is_given_unasked() -> None:
    board: Board = {"dice": {"own_1": 1}, "posts": ["karachi"], "silk": 2}
    t = table(players={0: board}, cards={"karachi": "city_19"}).do("use city_19")
    assert t.stock(0) == {"camel": 2, "silk": 1}
