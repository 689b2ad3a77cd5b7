"""GE-10: the buildings."""

import pytest

from tests.rules.genoa.table import HERE, Hand, Table, table


def acting(building: str, hand: Hand | None = None, **more: object) -> Table:
    """The trader takes the action of a building."""
    t = table(at=building, window=HERE, players={0: hand or {}}, **more)  # type: ignore[arg-type]
    return t.do("take")


def drawn(t: Table) -> dict[str, int]:
    hand: dict[str, int] = t.view(0)["players"][0]["hand"]
    return hand


def test_ge_10_01_ge_10_03_the_guild_hall_gives_a_large_order() -> None:
    assert drawn(acting("guild_hall")) == {"large_order": 1}


def test_ge_10_02_what_is_left_possibly_nothing() -> None:
    t = acting("city_hall", pile={"small_order": 1})
    assert drawn(t) == {"small_order": 1}
    t = acting("city_hall", pile={"small_order": 0})
    assert drawn(t) == {}
    assert t.player(0)["taken"] == 1


def test_ge_10_04_the_city_hall_gives_two_small_orders() -> None:
    assert drawn(acting("city_hall")) == {"small_order": 2}


def test_ge_10_05_the_post_office_gives_two_messages() -> None:
    assert drawn(acting("post_office")) == {"message": 2}


def test_ge_10_06_the_cathedral_gives_two_markers_of_ones_colour() -> None:
    t = acting("cathedral")
    assert t.goods(0) == {"marker": 2}
    assert t.data["markers"] == [5, 7, 7, 7, 0]


def test_ge_10_06_or_the_last_one() -> None:
    t = table(at="cathedral", window=HERE, markers={0: 1}).do("take")
    assert t.player(0)["goods"] == {"marker": 7}


@pytest.mark.parametrize(
    ("building", "tile"),
    [
        ("palace", "building_action"),
        ("park", "extra_action"),
        ("coach_house", "starting_space"),
        ("harbor", "commodity_of_choice"),
        ("tavern", "trade_1_1"),
        ("inn", "trade_1_1"),
    ],
)
def test_ge_10_07_ge_10_08_ge_10_09_special_buildings_give_their_tile(building: str, tile: str) -> None:
    assert acting(building).player(0)["goods"] == {tile: 1}


@pytest.mark.parametrize(
    ("warehouse", "pair"),
    [
        ("drinks", ["ale", "wine"]),
        ("metals", ["silver", "copper"]),
        ("fabric", ["linen", "silk"]),
        ("spices", ["pepper", "saffron"]),
    ],
)
def test_ge_10_10_a_warehouse_gives_one_of_each_of_its_two(warehouse: str, pair: list[str]) -> None:
    assert acting(f"warehouse_{warehouse}").player(0)["goods"] == dict.fromkeys(pair, 1)


def test_ge_10_11_if_one_is_out_only_the_other() -> None:
    assert acting("warehouse_drinks", supply={"ale": 0}).player(0)["goods"] == {"wine": 1}


def test_ge_10_12_a_villa_gives_a_contract_or_takes_a_large_order() -> None:
    hand: Hand = {"goods": {"silver": 1, "linen": 1, "wine": 1}, "cards": ["large_09"]}
    t = acting("villa_ricci", hand)
    assert t.choices() == ["contract", "deliver large_09"]
    assert t.why("effect") == ("GE-10.12", "choose-an-option")
    assert drawn(t.twin().do("contract")) == {"contract": 1, "large_order": 1}
    assert t.do("deliver large_09").player(0)["ducats"] == 230
    assert acting("inn", {"goods": {"trade_1_1": 1}}).why("contract") == ("GE-10.12", "no-villa")


def test_ge_10_13_a_contract_even_of_an_empty_pile_but_no_order_in_part() -> None:
    t = acting("villa_ricci", {"cards": ["large_09"], "goods": {"wine": 1, "trade_1_1": 1}}, pile={"contract": 0})
    assert t.why("deliver large_09") == ("GE-11.10", "lacks-commodity")
    assert t.args("deliver large_09") == {"card": "card:large_09", "good": "good:silver"}
    t.do("contract", "end")
    assert drawn(t) == {"large_order": 1}
