"""MP-9: taking contracts."""

from typing import Any

import pytest

from fondaco.games.marco_polo.contracts import DiscardOld, SpaceBonus
from fondaco.games.marco_polo.game import GAME
from fondaco.games.marco_polo.turn import NextTurn, Turn
from tests.rules.marco_polo.table import FROM_SPACE_1, Board, Table, table


def taking(value: int, board: Board | None = None, **more: Any) -> Table:
    """A player who has placed a die of this value on the contracts."""
    given: Board = {**(board or {}), "dice": {f"own_{value}": 1}}
    t = table(players={0: given}, **more)
    return t.do("place contracts")


@pytest.mark.parametrize("value", range(2, 7))
def test_mp_9_01_one_or_two_contracts_of_the_spaces_up_to_the_value(value: int) -> None:
    t = taking(value)
    assert t.choices() == [f"contract {space}" for space in range(1, value + 1)]
    assert t.why("stop") == ("MP-9.01", "one-contract-at-least")
    if value < 6:
        assert t.why(f"contract {value + 1}") == ("MP-9.01", "out-of-reach")
        assert t.args(f"contract {value + 1}") == {"place": f"place:{value + 1}", "value": value}


def test_mp_9_01_two_contracts_in_any_order_and_suggested_in_one() -> None:
    ends = [tuple(end.contracts(0)) for end in taking(4).endings()]
    assert [len(ends), len(set(ends))] == [4 + 4 * 3, 4 + 6]
    t = taking(4).do("contract 3")
    assert t.choices() == ["stop", "contract 1", "contract 2", "contract 4"]
    assert [action.text() for action in GAME.suggestions(t.state, 0)] == ["stop", "contract 4"]
    t.do("contract 1")
    assert t.contracts(0) == ["k01", "k03"]


def test_mp_9_02_a_one_takes_the_contract_of_space_1() -> None:
    t = taking(1)
    assert t.contracts(0) == ["k01"]
    assert t.top == Turn(3, False, False, 0)


def test_mp_9_03_both_are_taken_before_anything_slides() -> None:
    t = taking(3)
    t.do("contract 1")
    assert t.row == FROM_SPACE_1
    assert t.choices() == ["stop", "contract 2", "contract 3"]
    assert t.why("contract 1") == ("MP-9.01", "contract-chosen")
    t.do("contract 3")
    assert t.contracts(0) == ["k01", "k03"]


@pytest.mark.parametrize(("extra", "gained"), [("coin", {"coin": 1}), ("camel", {"camel": 1})])
def test_mp_9_04_a_coin_or_a_camel_with_space_5(extra: str, gained: dict[str, int]) -> None:
    t = taking(5)
    t.do("contract 5", "stop")
    assert t.top == SpaceBonus(0, 4)
    assert t.choices() == ["extra coin", "extra camel"]
    t.do(f"extra {extra}")
    assert t.stock(0) == gained


@pytest.mark.parametrize(("extra", "gained"), [("coin", {"coin": 2}), ("camel", {"camel": 2})])
def test_mp_9_04_two_coins_or_two_camels_with_space_6(extra: str, gained: dict[str, int]) -> None:
    t = taking(6)
    t.do("contract 6", "stop")
    assert t.why("extra mixed") == ("MP-9.04", "not-mixed")
    t.do(f"extra {extra}")
    assert t.stock(0) == gained


def test_mp_9_04_both_bonuses_are_chosen_separately() -> None:
    t = taking(6)
    t.do("contract 5", "contract 6", "extra coin", "extra camel")
    assert t.stock(0) == {"coin": 1, "camel": 2}


def test_mp_9_05_the_others_slide_left() -> None:
    t = taking(4)
    t.do("contract 1", "contract 4")
    assert t.row == ["k02", "k03", "k07", "k08"]
    assert t.data["row"][4:] == [None, None]


def test_mp_9_06_with_too_little_room_old_contracts_go_to_the_bottom_of_the_special_pile_first() -> None:
    t = taking(3, {"contracts": ["k10", "s2"]})
    t.do("contract 2", "stop")
    assert t.top == DiscardOld(0, 1)
    assert t.row == FROM_SPACE_1
    t.do("discard contract_k10")
    assert t.bottom == ["k10"]
    assert t.contracts(0) == ["s2", "k02"]


def test_mp_9_07_a_contract_just_taken_cannot_make_room() -> None:
    t = taking(3, {"contracts": ["k10", "s2"]})
    t.do("contract 1", "stop")
    assert t.choices() == ["discard contract_s2", "discard contract_k10"]
    assert t.why("discard contract_k01") == ("MP-9.07", "contract-not-held")


def test_mp_9_08_exactly_as_many_as_room_is_missing() -> None:
    two = taking(3, {"contracts": ["k10", "k11"]})
    two.do("contract 1", "contract 2")
    assert two.top == DiscardOld(0, 2)
    two.do("discard contract_k11")
    assert two.bottom == ["k11", "k10"]
    assert two.contracts(0) == ["k01", "k02"]
    one = taking(3, {"contracts": ["k10"]})
    one.do("contract 1", "stop")
    assert one.contracts(0) == ["k01", "k10"]
    forced = taking(3, {"contracts": ["k10"]})
    forced.do("contract 1", "contract 2")
    assert forced.bottom == ["k10"]
    assert forced.contracts(0) == ["k01", "k02"]


def test_mp_9_09_an_old_contract_can_be_completed_before() -> None:
    board: Board = {"dice": {"own_2": 1}, "contracts": ["k01", "k10"], "camel": 1, "pepper": 3}
    t = table(players={0: board}, chance=[0])
    t.do("complete contract_k01", "place contracts", "die own_2", "contract 2", "stop")
    assert t.contracts(0) == ["k03", "k10"]
    assert t.bottom == []


def test_mp_9_10_an_empty_row_gets_two_contracts() -> None:
    t = taking(6, {"contracts": ["k10"]}, row=["k20"], chance=[0, 0])
    assert t.top == Turn(3, False, False, 0)
    assert t.row == ["k01", "k02"]
    assert t.data["face_down"] == 38 - 2 - 24 - 2


def test_mp_9_10_at_once_not_only_when_the_turn_is_over() -> None:
    t = table(players={0: {"dice": {"own_3": 1, "own_2": 1}}}, row=["k20"])
    t.do("place contracts", "die own_3")
    assert isinstance(t.top, Turn)
    assert len(t.row) == 2


def test_mp_9_10_also_if_no_turn_follows() -> None:
    t = table(players={0: {"dice": {"own_3": 1}}}, row=["k20"], waiting=False)
    t.do("place contracts")
    assert t.data["round"] == 2
    assert [len(t.row), len(t.bottom)] == [6, 2]
    assert t.data["face_down"] == 38 - 1 - 24 - 2


def test_mp_9_11_one_contract_lies_there_and_only_one_can_be_taken() -> None:
    t = taking(6, row=["k20"])
    assert t.contracts(0) == ["k20"]
    two = taking(6, row=["k20", "k21"])
    assert two.why("contract 3") == ("MP-9.11", "nothing-there")


def test_mp_9_12_a_short_special_pile_gives_what_there_is() -> None:
    t = table(ask=[NextTurn(0)], players={0: {"dice": {"own_3": 1}}}, row=[], face_down=0, bottom=["k20"], round=5)
    assert t.row == ["k20"]
    assert t.bottom == []


def test_mp_9_12_with_nothing_at_all_the_action_cannot_be_chosen() -> None:
    t = table(ask=[NextTurn(0)], players={0: {"dice": {"own_3": 1}}}, row=[], face_down=0, bottom=[], round=5)
    assert t.why("place contracts") == ("MP-9.12", "no-contracts")


def test_mp_9_13_contracts_are_worth_nothing_until_completed() -> None:
    t = table(players={0: {"contracts": ["k38", "k37"]}, 1: {"completed": ["k01"]}})
    assert t.scores[0] == 0


def test_mp_9_14_the_space_is_occupied_after_its_first_use() -> None:
    t = table(players={0: {"dice": {"own_3": 1}, "coin": 3}}, placed=[("contracts", "1", 6)])
    t.do("place contracts", "contract 1", "stop")
    assert t.stock(0) == {}


def test_mp_9_15_a_discarded_starting_contract_goes_under_the_special_pile_and_may_be_drawn_again() -> None:
    t = taking(2, {"contracts": ["s1", "s2"]}, face_down=0, bottom=[])
    t.do("contract 1", "stop", "discard contract_s1")
    assert t.bottom == ["s1"]
    again = table(players={0: {"dice": {"own_1": 2}}}, row=["k20"], face_down=0, bottom=["s1", "k21"], waiting=False)
    again.do("place contracts", "end")
    assert again.row == ["s1", "k21"]
