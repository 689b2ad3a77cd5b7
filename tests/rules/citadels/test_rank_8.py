"""CI-14: Warlord, Diplomat, Marshal; with Keep and Great Wall (CI-17.13 to CI-17.15, CI-17.20)."""

from typing import Any

import pytest

from tests.rules.citadels.table import Table, table

SEVEN = ["manor", "castle", "palace", "temple", "church", "monastery", "tavern"]


def rank_8(name: str, own: dict[str, Any], other: dict[str, Any], **more: Any) -> Table:
    """Seat 0 acts as this character; seat 1 has a city."""
    players: Any = {0: {"gold": 9, **own}, 1: other}
    return table(cast=[name], act=(0, name), gathered=True, players=players, **more)


@pytest.mark.parametrize("name", ["warlord", "diplomat", "marshal"])
def test_ci_14_01_gold_for_military_districts(name: str) -> None:
    assert rank_8(name, {"gold": 0, "city": ["prison", "barracks", "manor"]}, {}).do("income").gold(0) == 2


@pytest.mark.parametrize(("built", "price"), [("tavern", 0), ("market", 1), ("docks", 2), ("harbor", 3), ("palace", 4)])
def test_ci_14_03_ci_e6_the_warlord_pays_the_cost_less_one(built: str, price: int) -> None:
    t = rank_8("warlord", {"gold": price}, {"city": [built]}).do("march 1", f"destroy {built}")
    assert (t.gold(0), t.city(1), t.bottom[-1]) == (0, [], built)
    if price:
        t = rank_8("warlord", {"gold": price - 1}, {"city": [built, "tavern"] if built != "tavern" else [built]}).do(
            "march 1"
        )
        assert t.why(f"destroy {built}") == ("CI-14.03", "costs-too-much")


def test_ci_14_04_not_in_a_completed_city() -> None:
    t = rank_8("warlord", {}, {"city": SEVEN}, completed=[1])
    assert t.why("march 1") == ("CI-14.04", "city-completed")
    assert t.why("destroy tavern") == ("CI-14.03", "not-now")
    assert t.also("destroy tavern") == ("CI-14.04", "city-completed")


def test_ci_14_05_he_may_destroy_his_own_districts_even_in_a_completed_city() -> None:
    t = rank_8("warlord", {"city": list(SEVEN)}, {}, completed=[0]).do("march 0", "destroy tavern")
    assert len(t.city(0)) == 6
    t = rank_8("warlord", {"city": list(SEVEN)}, {}, completed=[0], options={"warlord_own_completed_city": False})
    assert t.why("march 0") == ("CI-14.04", "city-completed")


def test_ci_14_06_ci_e9_ci_15_06_a_beautification_raises_the_price() -> None:
    t = rank_8("warlord", {"gold": 4}, {"city": ["castle", "fine_castle"]}).do("march 1")
    assert t.choices() == ["destroy castle", "destroy fine_castle"]
    assert t.do("destroy fine_castle").gold(0) == 0
    t = rank_8("warlord", {"gold": 4}, {"city": ["castle", "fine_castle"]}).do("march 1", "destroy castle")
    assert (t.gold(0), t.city(1)) == (1, ["fine_castle"])


def test_ci_17_13_ci_17_14_the_great_wall_makes_other_districts_dearer() -> None:
    t = rank_8("warlord", {}, {"city": ["great_wall", "manor"]}).do("march 1", "destroy manor")
    assert t.gold(0) == 9 - 3
    t = rank_8("warlord", {}, {"city": ["great_wall", "manor"]}).do("march 1", "destroy great_wall")
    assert t.gold(0) == 9 - 5
    t = rank_8("warlord", {}, {"city": ["great_wall"]}, options={"great_wall_covers_itself": True})
    assert t.do("march 1", "destroy great_wall").gold(0) == 9 - 6
    t = rank_8("marshal", {}, {"city": ["great_wall", "docks"]}).do("march 1", "seize docks")
    assert (t.gold(0), t.gold(1)) == (5, 4)
    t = rank_8("marshal", {}, {"city": ["great_wall", "docks"]}, options={"great_wall_surcharge_to": "bank"})
    t.do("march 1", "seize docks")
    assert (t.gold(0), t.gold(1)) == (5, 3)
    t = rank_8("marshal", {}, {"city": ["great_wall", "docks"]}, options={"great_wall_raises_marshal_limit": True})
    assert t.why("march 1") == ("CI-14.13", "too-valuable")


def test_ci_17_14_the_diplomat_pays_the_surcharge_on_top_of_the_difference() -> None:
    board: Any = {"city": ["great_wall", "tavern"]}
    t = rank_8("diplomat", {"city": ["manor"]}, board).do("march 1", "want tavern", "cede manor")
    assert (t.gold(0), t.gold(1)) == (8, 1)
    t = rank_8("diplomat", {"city": ["manor"]}, board, options={"great_wall_diplomat": "max(0,diff+1)"})
    t.do("march 1", "want tavern", "cede manor")
    assert (t.gold(0), t.gold(1)) == (9, 0)


def test_ci_17_15_his_own_great_wall_does_not_act_on_what_he_gives_or_destroys() -> None:
    t = rank_8("diplomat", {"city": ["manor", "great_wall"]}, {"city": ["docks"]}).do(
        "march 1", "want docks", "cede manor"
    )
    assert t.gold(0) == 9
    t = rank_8("warlord", {"city": ["manor", "great_wall"]}, {}).do("march 0", "destroy manor")
    assert t.gold(0) == 7
    t = rank_8("warlord", {"city": ["manor", "great_wall"]}, {}, options={"great_wall_binds_own_player": True})
    assert t.do("march 0", "destroy manor").gold(0) == 6


def test_ci_17_20_ci_14_02_rank_8_has_no_power_over_the_keep() -> None:
    for name in ("warlord", "diplomat", "marshal"):
        t = rank_8(name, {"city": ["manor"]}, {"city": ["keep", "tavern"]}).do("march 1")
        verb = {"warlord": "destroy", "diplomat": "want", "marshal": "seize"}[name]
        assert t.why(f"{verb} keep") == ("CI-17.20", "keep-stands")
    t = rank_8("diplomat", {"city": ["keep", "manor"]}, {"city": ["tavern"]}).do("march 1", "want tavern")
    assert t.why("cede keep") == ("CI-17.20", "keep-stands")
    t = rank_8("warlord", {"city": ["keep"]}, {}, options={"keep_binds_own_player": False})
    assert t.why("march 0") is None


def test_ci_14_07_ci_14_08_the_diplomat_exchanges_districts_and_pays_the_difference_to_the_owner() -> None:
    t = rank_8("diplomat", {"city": ["tavern"]}, {"city": ["palace"]}).do("march 1", "want palace", "cede tavern")
    assert (t.city(0), t.city(1), t.gold(0), t.gold(1)) == (["palace"], ["tavern"], 5, 4)
    t = rank_8("diplomat", {"city": ["palace"]}, {"city": ["tavern"]}).do("march 1", "want tavern", "cede palace")
    assert (t.gold(0), t.gold(1)) == (9, 0)
    t = rank_8("diplomat", {"gold": 3, "city": ["tavern"]}, {"city": ["palace"]})
    assert t.why("march 1") == ("CI-14.03", "costs-too-much")
    assert t.args("march 1") == {"built": "built:palace", "price": 4, "gold": 3}
    assert rank_8("diplomat", {"city": ["tavern"]}, {}).why("march 0") == ("CI-6.22", "not-another-player")
    assert rank_8("diplomat", {"city": ["tavern"]}, {}).why("march 1") == ("CI-14.02", "nothing-to-take")
    assert rank_8("diplomat", {}, {"city": ["palace"]}).why("march 1") == ("CI-14.07", "nothing-to-give")


def test_ci_14_09_no_completed_city_nothing_identical_either_way() -> None:
    assert rank_8("diplomat", {"city": ["docks"]}, {"city": SEVEN}, completed=[1]).why("march 1") is not None
    t = rank_8("diplomat", {"city": ["tavern", "manor"]}, {"city": ["tavern", "docks", "palace"]}).do("march 1")
    assert t.choices() == ["want palace", "want docks"]
    assert t.why("want tavern") == ("CI-14.09", "identical-in-your-city")
    t.do("want docks")
    assert t.why("cede tavern") == ("CI-14.09", "identical-in-that-city")
    # The tests are made before the exchange: a manor cannot be had for a manor.
    t = rank_8("diplomat", {"city": ["manor"]}, {"city": ["manor"]})
    assert t.why("march 1") == ("CI-14.09", "identical-in-your-city")


def test_ci_14_10_he_may_exchange_when_his_own_city_is_complete() -> None:
    t = rank_8("diplomat", {"city": list(SEVEN)}, {"city": ["docks"]}, completed=[0]).do(
        "march 1", "want docks", "cede manor"
    )
    assert "docks" in t.city(0)


def test_ci_14_11_ci_17_33_ci_e17_the_quarry_does_not_help() -> None:
    for name in ("diplomat", "marshal"):
        t = rank_8(name, {"city": ["quarry", "tavern"]}, {"city": ["tavern"]})
        assert t.why("march 1") == ("CI-14.09", "identical-in-your-city")


def test_ci_14_12_ci_15_16_an_exchange_is_no_build() -> None:
    players: Any = {
        0: {"gold": 9, "hand": ["temple"], "city": ["manor", "church", "market", "docks", "prison"]},
        1: {"city": ["monument"]},
    }
    t = table(5, cast=["diplomat", "tax_collector"], act=(0, "diplomat"), gathered=True, players=players)
    t.do("march 1", "want monument", "cede manor")
    assert (t.state.tax, "monument" in t.city(0)) == (0, True)
    assert t.why("build temple") is None


def test_ci_14_13_the_marshal_seizes_for_the_cost() -> None:
    t = rank_8("marshal", {}, {"city": ["docks", "castle"]}).do("march 1")
    assert t.choices() == ["seize docks"]
    assert t.why("seize castle") == ("CI-14.13", "too-valuable")
    t.do("seize docks")
    assert (t.city(0), t.gold(0), t.gold(1)) == (["docks"], 6, 3)
    t = rank_8("marshal", {"gold": 2}, {"city": ["docks", "tavern"]}).do("march 1")
    assert t.why("seize docks") == ("CI-14.03", "costs-too-much")


def test_ci_14_14_not_from_a_completed_city_and_nothing_identical() -> None:
    assert rank_8("marshal", {}, {"city": SEVEN}, completed=[1]).why("march 1") == ("CI-14.04", "city-completed")
    t = rank_8("marshal", {"city": ["docks"]}, {"city": ["docks", "tavern"]}).do("march 1")
    assert t.why("seize docks") == ("CI-14.09", "identical-in-your-city")


def test_ci_14_15_a_beautified_district_counts_with_its_raised_cost() -> None:
    t = rank_8("marshal", {}, {"city": ["fine_docks", "fine_market"]}).do("march 1")
    assert t.choices() == ["seize fine_market"]
    t.do("seize fine_market")
    assert (t.gold(0), t.city(0)) == (6, ["fine_market"])


def test_ci_14_16_a_seizure_is_no_build() -> None:
    t = table(
        5,
        cast=["marshal", "tax_collector"],
        act=(0, "marshal"),
        gathered=True,
        players={0: {"gold": 9, "hand": ["temple"]}, 1: {"city": ["tavern"]}},
    )
    t.do("march 1", "seize tavern")
    assert (t.state.tax, t.why("build temple")) == (0, None)


def test_ci_14_17_a_seizure_or_an_exchange_can_complete_a_city() -> None:
    six = SEVEN[:6]
    t = rank_8("marshal", {"city": list(six)}, {"city": ["market"]}).do("march 1", "seize market")
    assert t.state.first_completed == 0
    t = rank_8("diplomat", {"city": list(six)}, {"city": ["monument"]}).do("march 1", "want monument", "cede manor")
    assert t.state.first_completed == 0
    t = rank_8("diplomat", {"city": ["monument"]}, {"city": list(six)}).do("march 1", "want manor", "cede monument")
    assert t.state.first_completed == 1


def test_ci_14_02_of_several_reasons_the_closest_to_legal_is_told() -> None:
    t = rank_8("warlord", {"gold": 1}, {"city": ["keep", "palace", "docks", "castle"]})
    assert t.why("march 1") == ("CI-14.03", "costs-too-much")
    assert t.args("march 1") == {"built": "built:docks", "price": 2, "gold": 1}


def test_ci_14_03_before_the_city_is_chosen_a_district_says_what_stands_in_its_way() -> None:
    t = rank_8("warlord", {}, {"city": ["tavern", "keep"]}, tokens={"protected": 1})
    assert t.also("destroy tavern") == ("CI-11.02", "bishop-protects")
    assert t.also("destroy palace") == ("CI-16.02", "stands-nowhere")
    t = rank_8("warlord", {}, {"city": ["tavern", "keep"]})
    assert (t.also("destroy keep"), t.also("destroy tavern")) == (("CI-17.20", "keep-stands"), None)
    t = rank_8("marshal", {}, {"city": ["palace"]})
    assert (t.also("seize palace"), t.also("destroy palace")) == (("CI-14.13", "too-valuable"), None)
    t = rank_8("diplomat", {"city": ["tavern"]}, {"city": ["tavern"]})
    assert t.also("want tavern") == ("CI-14.09", "identical-in-your-city")
