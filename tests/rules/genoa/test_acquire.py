"""GE-13: phase 3."""

import pytest

from tests.rules.genoa.table import Hand, Table, table

STREET_A, STREET_B = "street_57", "street_67"


def acquiring(hands: dict[int, Hand], at: str = STREET_A, visited: list[str] | None = None, **more: object) -> Table:
    """Phase 3; the first player who can acquire anything is asked."""
    return table(at=at, visited=visited or [], players=hands, **more)  # type: ignore[arg-type]


def stock(markers: int) -> Hand:
    return {"goods": {"marker": markers}}


def test_ge_13_01_from_the_trader_clockwise_without_those_who_have_no_marker() -> None:
    t = acquiring({0: stock(1), 1: stock(0), 2: stock(1), 3: stock(1)}, trader=2)
    assert t.seat == 2
    t.do("pass")
    assert t.seat == 3
    t.do("pass")
    assert t.seat == 0
    t.do("pass")
    assert t.data["trader"] == 3


def test_ge_13_02_a_street_with_a_disc_or_nothing() -> None:
    t = acquiring({0: stock(2)}, visited=["guild_hall", STREET_B])
    assert t.choices() == ["pass", "street street_57", "street street_67"]
    assert t.why("street street_47") == ("GE-13.02", "no-disc")
    t = acquiring({0: stock(2)}, at="guild_hall", visited=["market"])
    assert t.data["trader"] == 1


def test_ge_13_03_one_or_two_buildings_one_marker_each() -> None:
    t = acquiring({0: stock(3)}).do("street street_57")
    assert t.choices() == ["occupy guild_hall", "occupy coach_house"]
    t.do("occupy guild_hall", "occupy coach_house")
    assert t.data["owners"] == {"guild_hall": 0, "coach_house": 0}
    assert t.goods(0) == {"marker": 1}


def test_ge_13_03_one_is_enough() -> None:
    t = acquiring({0: stock(3)}).do("street street_57", "occupy guild_hall")
    assert t.choices() == ["occupy coach_house", "finish"]
    t.do("finish")
    assert t.data["owners"] == {"guild_hall": 0}


@pytest.mark.parametrize("order", [["guild_hall", "coach_house"], ["coach_house", "guild_hall"]])
def test_ge_13_03_in_any_order(order: list[str]) -> None:
    t = acquiring({0: stock(3)}).do("street street_57", f"occupy {order[0]}")
    assert t.choices() == [f"occupy {order[1]}", "finish"]
    assert t.data["trader"] == 0
    t.do(f"occupy {order[1]}")
    assert t.data["owners"] == {"guild_hall": 0, "coach_house": 0}
    assert t.data["trader"] == 1


def test_ge_13_03_spices_before_the_coach_house_as_in_the_rulebooks_example() -> None:
    t = acquiring({0: stock(2)}, at=STREET_B).do("street street_67", "occupy warehouse_spices", "occupy coach_house")
    assert t.data["owners"] == {"coach_house": 0, "warehouse_spices": 0}


def test_ge_13_03_a_search_names_each_set_once() -> None:
    t = acquiring({0: stock(3)}).do("street street_57", "occupy coach_house")
    assert [action.text() for action in t.game.suggestions(t.state, 0)] == ["finish"]


def test_ge_13_03_what_is_the_only_thing_to_do_there_is_done() -> None:
    t = acquiring({0: stock(1)}, owners={"guild_hall": 0}).do("street street_57")
    assert t.data["owners"] == {"guild_hall": 0, "coach_house": 0}


def test_ge_13_04_taking_over_sends_both_markers_back() -> None:
    t = acquiring({0: stock(2)}, owners={"guild_hall": 1}).do("street street_57", "occupy guild_hall")
    assert t.data["owners"] == {"guild_hall": 0}
    assert t.goods(0) == {}
    assert t.data["markers"] == [6, 7, 7, 7, 0]


def test_ge_13_05_only_beside_the_street() -> None:
    t = acquiring({0: stock(2)}).do("street street_57")
    assert t.why("occupy inn") == ("GE-13.05", "not-beside-street")


def test_ge_13_06_its_discs_are_removed() -> None:
    t = acquiring({0: stock(1), 1: stock(1)}).do("street street_57", "occupy guild_hall")
    assert t.data["trader"] == 1  # no disc is left for player 1
    assert t.happened("cleared") == [{"event": "cleared", "street": "space:street_57"}]


def test_ge_13_07_a_marker_may_be_removed_without_putting_ones_own() -> None:
    t = acquiring({0: stock(1)}, owners={"guild_hall": 1, "coach_house": 2}).do("street street_57")
    assert t.choices() == ["evict guild_hall", "evict coach_house"]
    t.do("evict coach_house")
    assert t.data["owners"] == {"guild_hall": 1}
    assert t.data["markers"][2] == 7


def test_ge_13_07_each_changed_building_counts_towards_two() -> None:
    t = acquiring({0: stock(4)}, owners={"guild_hall": 1}).do("street street_57", "evict guild_hall")
    assert t.choices() == ["occupy guild_hall", "occupy coach_house", "finish"]
    t.do("occupy coach_house")
    assert t.choices() == ["occupy guild_hall", "finish"]  # emptied before, so that it counts once
    t.do("occupy guild_hall")
    assert t.data["owners"] == {"guild_hall": 0, "coach_house": 0}
    assert t.goods(0) == {"marker": 1}


def test_ge_13_08_who_chooses_a_street_changes_something() -> None:
    t = acquiring({0: stock(2)}).do("street street_57")
    assert t.why("finish") == ("GE-13.08", "change-first")
    t = acquiring({0: stock(2)}, visited=[STREET_B], owners={"guild_hall": 0, "coach_house": 0})
    assert t.why("street street_57") == ("GE-13.08", "nothing-to-acquire")
    t.do("pass")
    assert t.data["trader"] == 1


def test_ge_13_09_own_markers_stay() -> None:
    t = acquiring({0: stock(2)}, owners={"guild_hall": 0, "coach_house": 1}).do("street street_57")
    for text in ["evict guild_hall", "occupy guild_hall"]:
        assert t.why(text) == ("GE-13.09", "own-marker")


@pytest.mark.parametrize(
    ("owners", "price"),
    [
        ({"guild_hall": 1, "coach_house": 2}, 4),
        ({"guild_hall": 1}, 3),
        ({}, 2),
    ],
)
def test_ge_13_10_the_price_of_two_buildings(owners: dict[str, int], price: int) -> None:
    t = acquiring({0: stock(5)}, owners=owners).do("street street_57", "occupy guild_hall", "occupy coach_house")
    assert t.goods(0)["marker"] == 5 - price


def test_ge_13_10_too_few_markers() -> None:
    t = acquiring({0: stock(1)}, owners={"guild_hall": 1}).do("street street_57")
    assert t.why("occupy guild_hall") == ("GE-13.10", "too-few-markers")
    assert t.args("occupy guild_hall") == {"wanted": 2, "have": 1}
    assert t.why("evict coach_house") == ("GE-13.07", "nobody-there")


def test_ge_13_11_discs_on_buildings_and_the_market_have_no_effect() -> None:
    t = acquiring({0: stock(1)}, at="market", visited=["guild_hall", STREET_B])
    assert t.choices() == ["pass", "street street_67"]


def test_ge_13_12_a_building_need_not_have_been_visited() -> None:
    t = acquiring({0: stock(1)}).do("street street_57", "occupy coach_house")
    assert t.data["owners"] == {"coach_house": 0}


def test_x7_the_rulebooks_example() -> None:
    """GE-13.01 to GE-13.06, GE-13.10."""
    t = acquiring({0: stock(2), 1: stock(3), 2: stock(1), 3: stock(1)}, visited=[STREET_B])
    t.do("street street_57", "occupy guild_hall", "occupy coach_house")
    assert t.seat == 1
    t.do("street street_67", "occupy coach_house", "occupy warehouse_spices")
    assert t.data["owners"] == {"guild_hall": 0, "coach_house": 1, "warehouse_spices": 1}
    assert (t.goods(0), t.goods(1)) == ({}, {})
    assert t.data["markers"] == [6, 5, 6, 6, 0]
    assert t.data["trader"] == 1  # players 2 and 3 cannot place anything
