"""MP-10: travel and movement."""

from itertools import pairwise
from typing import Any

import pytest

from fondaco.games.marco_polo.atlas import LOCATION, NEIGHBOURS, ROUTE_CAMELS, ROUTE_COINS
from fondaco.games.marco_polo.travel import Walk
from fondaco.games.marco_polo.turn import Turn
from tests.rules.marco_polo.table import Board, Table, table

TRAVEL = "place travel"


def travelling(board: Board | None = None, **more: Any) -> Table:
    """A player who has placed two sixes on the travel space."""
    given: Board = {"coin": 40, "camel": 20, **(board or {}), "dice": {"own_6": 2}}
    t = table(players={0: given}, **more)
    return t.do(TRAVEL)


@pytest.mark.parametrize("lowest", range(1, 7))
def test_mp_10_01_mp_10_02_the_lower_die_is_the_most_steps_and_one_the_least(lowest: int) -> None:
    t = table(players={0: {"dice": {"own_6": 1, f"own_{lowest}": 1 + (lowest == 6)}, "coin": 90}})
    t.do("place travel")
    assert t.top == Walk(0, 0, 0, lowest, -1, -1)
    assert t.why("stop") == ("MP-10.02", "one-step-at-least")
    for step in range(lowest):
        assert not isinstance(t.top, Turn)
        t.do("step 1 oasis_1" if step % 2 == 0 else "step 1 venezia")
    assert t.top == Turn(3, False, False, 0)


@pytest.mark.parametrize(("steps", "coins"), [(1, 3), (2, 7), (3, 12), (4, 12), (5, 18), (6, 18)])
def test_mp_10_03_coins_for_the_steps_really_moved(steps: int, coins: int) -> None:
    t = travelling()
    for step in range(steps):
        t.do("step 1 oasis_1" if step % 2 == 0 else "step 1 venezia")
    if steps < 6:
        t.do("stop")
    assert t.stock(0)["coin"] == 40 - coins


def test_mp_10_04_printed_costs_are_paid_each_time_a_route_is_crossed() -> None:
    t = travelling({"at": "venezia"})
    t.do("step 1 oasis_5", "step 1 venezia", "step 1 oasis_5", "stop")
    assert t.stock(0) == {"coin": 40 - 12, "camel": 20 - 9}
    coins = travelling({"at": "alexandria"})
    coins.do("step 1 oasis_7", "step 1 alexandria", "stop")
    assert coins.stock(0)["coin"] == 40 - 7 - 14


def test_mp_10_04_a_step_without_the_camels_is_refused_with_both_numbers() -> None:
    t = travelling({"camel": 2})
    assert t.choices() == ["step 1 alexandria", "step 1 oasis_1"]
    assert t.why("step 1 oasis_5") == ("MP-10.04", "camels-short")
    assert t.args("step 1 oasis_5") == {"price": 3, "camels": 2}


def test_mp_10_05_nothing_gained_at_the_end_pays_for_the_movement() -> None:
    """Three coins are enough for one step; the five of the outpost come too late for another."""
    board: Board = {"coin": 3, "camel": 0}
    t = travelling(board, outposts={"alexandria": "outpost_coin_5"})
    t.do("step 1 alexandria")
    assert t.stock(0) == {"coin": 5}
    assert t.top == Turn(3, False, False, 0)


def test_mp_10_05_occupation_travel_and_route_together_are_in_reach() -> None:
    board: Board = {"dice": {"own_2": 2}, "coin": 4}
    t = table(players={0: board}, placed=[("travel", "1", 1), ("travel", "1", 1)])
    assert t.why("place travel") == ("MP-10.11", "no-step-payable")
    rich = table(players={0: {**board, "coin": 5}}, placed=[("travel", "1", 1), ("travel", "1", 1)])
    rich.do("place travel", "step 1 oasis_1")
    assert rich.stock(0) == {}


def test_mp_10_05_the_refusal_names_price_and_coins() -> None:
    t = travelling({"coin": 9, "at": "alexandria"})
    assert t.why("step 1 oasis_7") == ("MP-10.05", "coins-short")
    assert t.args("step 1 oasis_7") == {"price": 10, "coins": 9}


def test_mp_10_06_a_step_goes_to_a_neighbouring_location() -> None:
    t = travelling({"at": "kochi"})
    assert t.choices() == ["step 1 sumatra", "step 1 adana", "step 1 oasis_8"]
    assert t.why("step 1 beijing") == ("MP-10.06", "no-route")
    assert t.args("step 1 beijing") == {"from": "location:kochi", "location": "location:beijing"}


def test_mp_10_07_back_and_forth_is_allowed() -> None:
    t = travelling()
    t.do("step 1 alexandria", "step 1 venezia", "step 1 alexandria", "stop")
    assert t.at(0) == "alexandria"


def test_mp_10_08_several_figures_on_one_location() -> None:
    t = travelling({}, waiting=True)
    t.do("step 1 alexandria", "stop")
    other = table(players={1: {"at": "venezia", "dice": {"own_6": 2}, "coin": 9}, 0: {"at": "alexandria"}}, turn=1)
    other.do(TRAVEL, "step 1 alexandria", "stop")
    assert [other.at(0), other.at(1)] == ["alexandria", "alexandria"]
    assert t.at(0) == "alexandria"


def test_mp_10_09_the_routes_and_their_costs() -> None:
    free = [
        "venezia oasis_1 moscow",
        "karakorum oasis_2 oasis_4 lan_zhou",
        "oasis_3 beijing",
        "oasis_7 oasis_5 samarkand",
        "venezia alexandria oasis_9",
        "karachi oasis_8 xian beijing oasis_10",
    ]
    paid = {
        ("moscow", "anxi"): (0, 3),
        ("anxi", "karakorum"): (0, 2),
        ("oasis_2", "oasis_3"): (5, 0),
        ("oasis_4", "beijing"): (0, 3),
        ("venezia", "oasis_5"): (0, 3),
        ("samarkand", "oasis_6"): (0, 2),
        ("oasis_6", "kashgar"): (0, 4),
        ("kashgar", "lan_zhou"): (0, 2),
        ("alexandria", "oasis_7"): (7, 0),
        ("oasis_7", "ormuz"): (0, 3),
        ("ormuz", "karachi"): (0, 3),
        ("oasis_9", "adana"): (0, 2),
        ("adana", "kochi"): (15, 0),
        ("kochi", "oasis_8"): (0, 4),
        ("kochi", "sumatra"): (10, 0),
        ("sumatra", "oasis_10"): (0, 4),
    }
    expected = {pair: (0, 0) for line in free for pair in pairwise(line.split())} | paid
    found = {}
    for a, name in enumerate(LOCATION.items):
        for b in NEIGHBOURS[a]:
            way = a * len(LOCATION) + b
            pair = (name, LOCATION.items[b])
            found[pair if pair in expected else pair[::-1]] = (int(ROUTE_COINS[way]), int(ROUTE_CAMELS[way]))
    assert found == expected
    assert len(found) == 30


@pytest.mark.parametrize(("start", "to"), [("moscow", "oasis_1"), ("oasis_1", "venezia")])
def test_mp_10_10_an_oasis_or_venezia_has_no_effect(start: str, to: str) -> None:
    t = travelling({"at": start})
    t.do(f"step 1 {to}", "stop")
    assert t.posts(0) == []
    assert t.stock(0) == {"coin": 37, "camel": 20}


def test_mp_10_11_without_a_payable_step_travel_cannot_be_chosen() -> None:
    t = table(players={0: {"dice": {"own_6": 2}, "coin": 2}})
    assert t.why("place travel") == ("MP-10.11", "no-step-payable")
    stuck = table(players={0: {"dice": {"own_6": 2}, "coin": 12, "camel": 3, "at": "sumatra"}})
    assert stuck.why("place travel") == ("MP-10.11", "no-step-payable")


def test_mp_10_12_the_travel_action_sets_the_next_start_player() -> None:
    t = travelling()
    t.do("step 1 alexandria", "stop")
    assert t.data["traveller"] == 0


def test_mp_10_12_other_movements_do_not() -> None:
    board: Board = {"dice": {"own_5": 3}}
    gold = table(players={0: board}, traveller=2)
    gold.do("place bazaar_gold", "value 5", "step 1 alexandria")
    assert gold.data["traveller"] == 2
    card = table(players={0: {**board, "camel": 9, "posts": ["moscow"]}}, cards={"moscow": "city_21"})
    card.do("use city_21", "step 1 alexandria", "stop")
    assert card.data["traveller"] == -1
