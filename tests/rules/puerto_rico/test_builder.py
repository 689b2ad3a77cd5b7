"""PR-8: the builder phase; with the university (PR-16.18 to 16.20)."""

import pytest

from fondaco.games.puerto_rico.actions import SPACE
from fondaco.games.puerto_rico.builder import BuyBuilding, University
from fondaco.games.puerto_rico.components import BUILDING, BUILDINGS
from fondaco.games.puerto_rico.round import ChooseRole
from tests.rules.puerto_rico.table import Board, table

BASE = [building for building in BUILDINGS if building.set == "base"]
SMALL = [building.id for building in BASE if building.size == 1]
LARGE = [building.id for building in BASE if building.size == 2]


def test_pr_8_01_each_in_turn_may_buy_one_building() -> None:
    t = table(role="builder", by=2, players=dict.fromkeys(range(4), Board(doubloons=9)))
    assert t.order("build office", "build wharf", "pass", "build small_market") == [2, 3, 0, 1]
    assert t.of_all("buildings") == [[], ["small_market"], ["office"], ["wharf"]]
    assert t.top == ChooseRole(0)


def test_pr_8_01_the_choice_is_what_he_can_pay() -> None:
    """PR-8.05: 2 doubloons."""
    t = table(ask=[BuyBuilding(0, 1)], players={0: {"doubloons": 2}})
    kinds = ["small_indigo_plant", "small_sugar_mill", "small_market", "hacienda", "construction_hut"]
    assert t.choices() == ["pass", *[f"build {kind}" for kind in kinds]]


def test_pr_8_01_a_building_comes_from_the_bank_board() -> None:
    t = table(ask=[BuyBuilding(0, 1)], players={0: {"doubloons": 5}})
    t.do("build office")
    assert t.data["bank"]["office"] == 1
    assert (t.player(0)["buildings"], t.player(0)["doubloons"]) == (["office"], 0)
    assert t.told()[-1] == {"event": "paid", "seat": "seat:0", "doubloons": 5}


def test_pr_8_02_the_builder_pays_one_less() -> None:
    t = table(ask=[BuyBuilding(0, 0)], players={0: {"doubloons": 5}})
    t.do("build office")
    assert t.player(0)["doubloons"] == 1


def test_pr_8_02_a_builder_who_does_not_build_gets_nothing() -> None:
    t = table(ask=[BuyBuilding(0, 0)], players={0: {"doubloons": 5}})
    t.do("pass")
    assert t.player(0)["doubloons"] == 5


@pytest.mark.parametrize("quarries", range(7))
def test_pr_8_03_pr_8_04_quarries_count_as_far_as_the_column(quarries: int) -> None:
    for building in BASE:
        t = table(ask=[BuyBuilding(0, 1)], players={0: {"doubloons": 20, "manned": {"quarry": quarries}}})
        t.do(f"build {building.id}")
        assert 20 - t.player(0)["doubloons"] == max(0, building.cost - min(quarries, building.column)), building.id


def test_pr_8_03_unoccupied_quarries_do_not_count() -> None:
    board: Board = {"doubloons": 4, "tiles": {"quarry": 2}, "manned": {"quarry": 1}}
    t = table(ask=[BuyBuilding(0, 1)], players={0: board})
    t.do("build office")
    assert t.player(0)["doubloons"] == 0


def test_pr_8_04_the_price_never_falls_below_nothing() -> None:
    t = table(ask=[BuyBuilding(0, 0)], players={0: {"manned": {"quarry": 3}}})
    t.do("build small_market")
    assert (t.player(0)["doubloons"], t.player(0)["buildings"]) == (0, ["small_market"])
    assert [event["event"] for event in t.told()] == ["did"]


@pytest.mark.parametrize(
    ("building", "price", "for_the_builder"), [("hacienda", 1, 0), ("office", 3, 2), ("university", 6, 5)]
)
def test_we_01_pr_8_03_pr_8_04_two_occupied_quarries(building: str, price: int, for_the_builder: int) -> None:
    for builder, pays in [(1, price), (0, for_the_builder)]:
        t = table(ask=[BuyBuilding(0, builder)], players={0: {"doubloons": 10, "manned": {"quarry": 2}}})
        t.do(f"build {building}")
        assert 10 - t.player(0)["doubloons"] == pays


def test_pr_8_05_the_price_must_be_paid_in_full() -> None:
    t = table(ask=[BuyBuilding(0, 1)], players={0: {"doubloons": 4, "vp": 9, "goods": {"coffee": 3}}})
    assert t.why("build office") == ("PR-8.05", "too-dear")
    assert t.args("build office") == {"price": 5, "doubloons": 4}


def test_pr_8_05_the_objection_names_the_reduced_price() -> None:
    """10 - 1 for the builder - 1 for the quarry."""
    t = table(ask=[BuyBuilding(0, 0)], players={0: {"doubloons": 7, "manned": {"quarry": 1}}})
    assert t.args("build fortress") == {"price": 8, "doubloons": 7}


def test_pr_8_05_out_of_his_phase_he_is_told_the_price_without_privilege() -> None:
    t = table(players={0: {"doubloons": 4}})
    assert t.why("build office") == ("PR-8.01", "not-now")
    assert t.also("build office") == ("PR-8.05", "too-dear", {"price": 5, "doubloons": 4})


def test_pr_8_05_who_can_pay_for_nothing_is_skipped() -> None:
    """The builder himself can always buy for 1 doubloon less."""
    t = table(role="builder", by=3, players={1: {"doubloons": 1}})
    assert t.order("pass", "pass") == [3, 1]
    assert t.top == ChooseRole(0)


def test_pr_8_06_each_kind_only_once() -> None:
    t = table(ask=[BuyBuilding(0, 1)], players={0: {"doubloons": 9, "buildings": ["office"]}})
    assert t.why("build office") == ("PR-8.06", "owned-already")
    assert t.args("build office") == {"building": "building:office"}
    assert "build office" not in t.choices()


def test_pr_8_07_a_kind_without_tiles_cannot_be_bought() -> None:
    t = table(ask=[BuyBuilding(0, 1)], players={0: {"doubloons": 9}}, bank={"office": 0})
    assert t.why("build office") == ("PR-8.07", "sold-out")
    assert t.args("build office") == {"building": "building:office"}
    assert "build office" not in t.choices()


def test_pr_8_07_the_last_tile_is_bought() -> None:
    t = table(role="builder", players={0: {"doubloons": 9}, 1: {"doubloons": 10}})
    t.do("build fortress")
    assert t.why("build fortress") == ("PR-8.07", "sold-out")


def test_pr_8_08_a_large_building_needs_two_empty_spaces() -> None:
    t = table(ask=[BuyBuilding(0, 1)], players={0: {"doubloons": 10, "buildings": SMALL[:11]}})
    assert t.choices() == ["pass", *[f"build {kind}" for kind in SMALL[11:]]]
    assert t.why("build residence") == ("PR-8.08", "no-room")
    assert t.args("build residence") == {"size": 2, "free": 1}


def test_pr_8_08_other_setting_two_empty_spaces_anywhere_suffice() -> None:
    """A fifth large building among two small ones."""
    board: Board = {"doubloons": 10, "buildings": [*LARGE[:4], *SMALL[:2]]}
    t = table(ask=[BuyBuilding(0, 1)], players={0: board}, options={"city_geometry": "any_two_spaces"})
    t.do(f"build {LARGE[4]}")
    assert set(t.player(0)["buildings"]) == {*LARGE, *SMALL[:2]}


def test_pr_8_08_no_fifth_large_building_in_four_columns() -> None:
    board: Board = {"doubloons": 10, "buildings": LARGE[:4]}
    t = table(ask=[BuyBuilding(0, 1)], players={0: board})
    assert t.why(f"build {LARGE[4]}") == ("PR-8.08", "no-column")
    assert t.args(f"build {LARGE[4]}") == {"large": 4}
    assert t.why("build office") is None


def test_pr_8_08_a_fourth_large_building_fits() -> None:
    board: Board = {"doubloons": 10, "buildings": [*LARGE[:3], *SMALL[:4]]}
    t = table(ask=[BuyBuilding(0, 1)], players={0: board})
    assert t.why(f"build {LARGE[3]}") is None


def test_pr_8_09_the_place_of_a_building_has_no_meaning() -> None:
    """A city is the set of its buildings: the order of building leaves no trace."""
    one = table(ask=[BuyBuilding(0, 1), BuyBuilding(0, 1)], players={0: {"doubloons": 9}})
    one.do("build office", "build small_market")
    other = table(ask=[BuyBuilding(0, 1), BuyBuilding(0, 1)], players={0: {"doubloons": 9}})
    other.do("build small_market", "build office")
    assert one.player(0) == other.player(0)


def test_pr_8_09_no_action_removes_a_building() -> None:
    """Buildings are spoken of only when they are drafted, when they are bought and when people are placed."""
    assert [verb.name for verb in SPACE.verbs if BUILDING in verb.domains] == ["build", "staff", "pick"]


def test_pr_8_10_a_full_city_cannot_grow() -> None:
    t = table(role="builder", by=0, players={0: {"doubloons": 20, "buildings": SMALL[:12]}, 1: {"doubloons": 9}})
    assert t.top == BuyBuilding(1, 0)
    assert t.why("0 build wharf") == ("PR-8.01", "not-yours")
    assert t.also("0 build wharf") == ("PR-8.10", "city-full", {"spaces": 12})


def test_pr_8_11_a_new_building_is_unoccupied() -> None:
    t = table(ask=[BuyBuilding(0, 1)], players={0: {"doubloons": 5, "colonists": 3}})
    t.do("build tobacco_storage")
    assert (t.player(0)["staff"], t.player(0)["colonists"]) == ({}, 3)


@pytest.mark.parametrize(("buildings", "last"), [(SMALL[:11], SMALL[11]), (SMALL[:10], "fortress")])
def test_pr_8_12_the_twelfth_city_space_ends_the_game(buildings: list[str], last: str) -> None:
    t = table(ask=[BuyBuilding(0, 1)], players={0: {"doubloons": 10, "buildings": buildings}})
    t.do(f"build {last}")
    assert t.data["ending"] == ["city"]
    assert not t.over()


def test_pr_8_12_eleven_filled_spaces_do_not() -> None:
    t = table(ask=[BuyBuilding(0, 1)], players={0: {"doubloons": 10, "buildings": SMALL[:9]}})
    t.do("build fortress")
    assert t.data["ending"] == []


def test_pr_8_13_pay_and_place_then_the_university() -> None:
    t = table(ask=[BuyBuilding(0, 1)], players={0: {"doubloons": 6, "staff": {"university": 1}}})
    t.do("build office")
    assert (t.player(0)["doubloons"], t.player(0)["buildings"]) == (1, ["office", "university"])
    assert t.top == University(0, BUILDING.index("office"))


# --- university -------------------------------------------------------------------------------------------------------

UNIVERSITY: Board = {"doubloons": 10, "staff": {"university": 1}}


def test_pr_16_18_a_colonist_from_the_supply_for_the_building_bought() -> None:
    t = table(ask=[BuyBuilding(0, 1)], players={0: {**UNIVERSITY, "colonists": 1}})
    t.do("build office")
    assert t.choices() == ["pass", "colonist"]
    t.do("colonist")
    assert t.player(0)["staff"] == {"office": 1, "university": 1}
    assert (t.data["colonists"], t.data["colonist_ship"], t.player(0)["colonists"]) == (75 - 3, 4, 1)


def test_pr_16_18_he_may_do_without() -> None:
    t = table(ask=[BuyBuilding(0, 1)], players={0: UNIVERSITY})
    t.do("build office", "pass")
    assert t.player(0)["staff"] == {"university": 1}
    assert t.top == ChooseRole(0)


def test_pr_16_18_nothing_without_a_purchase() -> None:
    t = table(ask=[BuyBuilding(0, 1)], players={0: UNIVERSITY})
    t.do("pass")
    assert t.top == ChooseRole(0)


def test_pr_16_19_with_an_empty_supply_the_colonist_comes_from_the_ship() -> None:
    t = table(ask=[BuyBuilding(0, 1)], players={0: UNIVERSITY}, colonists=0)
    t.do("build office", "colonist")
    assert t.player(0)["staff"] == {"office": 1, "university": 1}
    assert (t.data["colonists"], t.data["colonist_ship"]) == (0, 3)


def test_pr_16_19_also_where_the_hospice_may_not() -> None:
    """PR-16.11: that switch is about the hospice only."""
    t = table(ask=[BuyBuilding(0, 1)], players={0: UNIVERSITY}, colonists=0, options={"hospice_from_ship": False})
    t.do("build office", "colonist")
    assert t.data["colonist_ship"] == 3


def test_pr_16_19_with_an_empty_ship_too_there_is_none() -> None:
    t = table(ask=[BuyBuilding(0, 1)], players={0: UNIVERSITY}, colonists=0, colonist_ship=0)
    t.do("build office")
    assert t.top == ChooseRole(0)


def test_pr_16_20_only_one_colonist_whatever_the_circles() -> None:
    t = table(ask=[BuyBuilding(0, 1)], players={0: UNIVERSITY})
    t.do("build tobacco_storage", "colonist")
    assert t.player(0)["staff"] == {"tobacco_storage": 1, "university": 1}
    assert t.top == ChooseRole(0)


def test_pr_16_20_the_university_does_not_man_itself() -> None:
    t = table(ask=[BuyBuilding(0, 1)], players={0: {"doubloons": 8}})
    t.do("build university")
    assert t.top == ChooseRole(0)
    assert t.player(0)["staff"] == {}
