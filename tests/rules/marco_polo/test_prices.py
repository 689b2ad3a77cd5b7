"""MP-10.03 to 10.05: the price of a step that a view shows is the price that is charged."""

from typing import Any

import pytest

from fondaco.core.domains import Data
from fondaco.core.events import Ear
from fondaco.games.marco_polo.game import GAME
from tests.rules.marco_polo.table import Board, Table, table

RICH: Board = {"coin": 90, "camel": 60, "pepper": 9, "silk": 9, "gold": 9}


def travelling(character: str, board: Board, options: dict[str, Data] | None = None) -> Table:
    """A rich player who has placed two sixes on the travel space."""
    t = table(players={0: {**RICH, "character": character, **board, "dice": {"own_6": 2}}}, options=options)
    return t.do("place travel")


def using(card: str, character: str, board: Board, options: dict[str, Data] | None = None) -> Table:
    """A rich player who moves by a city card."""
    given: Board = {**RICH, "character": character, **board, "posts": ["karachi"], "dice": {"own_6": 1}}
    return table(players={0: given}, cards={"karachi": card}, options=options).do(f"use {card}")


def moving(character: str, board: Board, options: dict[str, Data] | None = None) -> Table:
    """A rich player with the move of a contract's reward."""
    given: Board = {**RICH, "character": character, **board, "contracts": ["s6"], "dice": {"own_6": 1}}
    return table(players={0: given}, options=options).do("complete contract_s6")


def shown(t: Table, reader: int | None = 0) -> dict[str, Any]:
    """The price of each step that the view shows, under the text of the step."""
    steps = GAME.view(t.state, reader)["steps"]
    return {f"step {step['figure']} {step['location']}": step["cost"] for step in steps}


def charged(t: Table, step: str) -> dict[str, int]:
    """What is paid for the step, asked of a copy."""
    state = GAME.copy(t.state)
    state.ear = Ear()
    assert GAME.submit(state, 0, GAME.parse(step)) is None
    if GAME.prompt(state)["ask"] == "SpendPair":
        assert GAME.submit(state, 0, GAME.choices(state, 0)[0]) is None
    told = [event.seen_by(0) for event in state.ear.events]
    paid = {event["thing"]: event["amount"] for event in told if event["event"] == "paid"}
    goods = sum(paid.pop(f"thing:{good}", 0) for good in ("pepper", "silk", "gold"))
    cost = {thing.removeprefix("thing:"): number for thing, number in paid.items()}
    return cost | ({"goods_two_different": goods // 2} if goods else {})


DEAR: dict[str, Data] = {"oasis_jump_is_free": False}
NARROW: dict[str, Data] = {"oasis_jump_on_any_movement": False}
TABLES = {
    "MP-10.03: the first step": lambda: travelling("kubilai", {}),
    "MP-10.03: the third step": lambda: travelling("kubilai", {}).do("step 1 oasis_1", "step 1 moscow"),
    "MP-10.03: the fourth step is free": lambda: travelling("kubilai", {}).do(
        "step 1 oasis_1", "step 1 venezia", "step 1 oasis_1"
    ),
    "MP-10.04: tolls in coins": lambda: travelling("kubilai", {"at": "alexandria"}),
    "MP-10.04: tolls in camels": lambda: travelling("berke", {"at": "samarkand"}),
    "MP-13.21: two camels a step": lambda: using("city_21", "kubilai", {"at": "moscow"}),
    "MP-13.22: two different goods a step": lambda: using("city_22", "kubilai", {"at": "moscow"}),
    "MP-13.22: after a pair": lambda: using("city_22", "kubilai", {"at": "moscow"}).do(
        "step 1 anxi", "spend pepper_gold"
    ),
    "MP-15.06: a move is free but for the toll": lambda: moving("kubilai", {"at": "moscow"}),
    "MP-18.22: either figure": lambda: travelling("niccolo_marco", {"at": "moscow", "second": "alexandria"}),
    "MP-18.22: the other figure goes on": lambda: travelling("niccolo_marco", {"second": "moscow"}).do(
        "step 1 oasis_1", "step 2 anxi"
    ),
    "MP-18.33: a jump has no toll": lambda: travelling("johannes", {"at": "oasis_2"}),
    "MP-18.33: a jump along a route has its toll": lambda: travelling("johannes", {"at": "oasis_2"}, DEAR),
    "MP-18.34: a jump by a card": lambda: using("city_21", "johannes", {"at": "oasis_2"}, DEAR),
    "MP-18.34: no jump by a card": lambda: using("city_21", "johannes", {"at": "oasis_2"}, NARROW),
    "MP-18.34: a jump by a move": lambda: moving("johannes", {"at": "oasis_2"}),
    "MP-18.34: no jump by a move": lambda: moving("johannes", {"at": "oasis_2"}, NARROW),
}


@pytest.mark.parametrize("name", TABLES)
def test_mp_10_05_the_price_shown_is_the_price_charged(name: str) -> None:
    t = TABLES[name]()
    prices = shown(t)
    assert sorted(prices) == sorted(choice for choice in t.choices() if choice.startswith("step"))
    assert prices == {step: charged(t, step) for step in prices}


def test_mp_10_04_the_price_of_a_step_out_of_reach_is_shown_too() -> None:
    t = travelling("kubilai", {"coin": 4, "camel": 0})
    assert shown(t) == {
        "step 1 alexandria": {"coin": 3},
        "step 1 oasis_1": {"coin": 3},
        "step 1 oasis_5": {"coin": 3, "camel": 3},
    }
    assert t.args("step 1 oasis_5") == {"price": 3, "camels": 0}


def test_mp_18_33_the_ruling_on_jumps_changes_the_price_shown() -> None:
    assert shown(travelling("johannes", {"at": "oasis_2"}))["step 1 oasis_3"] == {"coin": 3}
    assert shown(travelling("johannes", {"at": "oasis_2"}, DEAR))["step 1 oasis_3"] == {"coin": 8}


def test_mp_10_05_everybody_sees_the_prices_while_somebody_travels_and_only_then() -> None:
    t = travelling("kubilai", {})
    assert shown(t, None) == shown(t, 1) == shown(t) != {}
    t.do("step 1 oasis_1", "stop")
    assert shown(t) == {}


def test_mp_13_22_no_prices_while_goods_are_chosen_to_pay_the_last_step() -> None:
    t = using("city_22", "kubilai", {"at": "moscow"}).do("step 1 anxi")
    assert shown(t) == {}
