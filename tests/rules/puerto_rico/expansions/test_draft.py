"""PR-4: choosing the buildings; PR-1.11, PR-1.12: what the expansions add; PR-23.01: the playable sets."""

from typing import Any

import pytest

from fondaco.core.errors import Bad
from fondaco.games.puerto_rico.components import BUILDING, BUILDINGS, DATA, NOBLES_IN_BOX, SPACES
from fondaco.games.puerto_rico.expansions.draft import PickBuilding
from fondaco.games.puerto_rico.game import GAME
from fondaco.games.puerto_rico.round import ChooseRole
from fondaco.testing.scene import Scene
from tests.rules.puerto_rico.expansions.sets import BOTH, FIRST, SECOND
from tests.rules.puerto_rico.table import table

COST_2 = ["hacienda", "construction_hut", "forest_house", "black_market"]


def drafting(seats: int = 3, seed: int = 1, **options: Any) -> Scene:
    """A new game before the first pick."""
    return Scene(GAME, GAME.new(seats, options, seed))


def picks(t: Scene) -> list[str]:
    return [text.removeprefix("pick ") for text in t.choices()]


def in_play(t: Scene) -> list[str]:
    return [name for name in t.data["in_play"] if not BUILDINGS[BUILDING.index(name)].production]


def finish(t: Scene) -> Scene:
    """Always the last kind on offer."""
    while isinstance(t.top, PickBuilding):
        t.do(t.choices()[-1])
    return t


def test_pr_1_11_expansion_i_has_twelve_small_kinds_and_two_large_ones() -> None:
    found = [building for building in BUILDINGS if building.set == "exp1"]
    assert [(b.size, b.in_play(4)) for b in found] == [(1, 2)] * 12 + [(2, 1)] * 2


def test_pr_1_12_expansion_ii_has_six_small_kinds_a_large_one_the_jeweler_and_20_nobles() -> None:
    found = [building for building in BUILDINGS if building.set == "exp2" and not building.production]
    assert sorted((b.size, b.in_play(3)) for b in found) == [(1, 2)] * 6 + [(2, 1)]
    assert [b.id for b in BUILDINGS if b.set == "exp2" and b.production] == ["jeweler"]
    assert NOBLES_IN_BOX == 20


def test_pr_4_01_there_is_no_draft_without_expansions() -> None:
    assert isinstance(drafting().top, ChooseRole)
    for options in (FIRST, SECOND, BOTH):
        assert isinstance(drafting(**options).top, PickBuilding)


def test_pr_4_02_production_buildings_are_always_in_play() -> None:
    t = drafting(**FIRST)
    assert t.data["in_play"] == [b.id for b in BUILDINGS if b.set == "base" and b.production]
    assert t.why("pick coffee_roaster") == ("PR-4.02", "not-drafted")


def test_pr_4_02_kinds_of_a_set_not_played_are_not_drafted() -> None:
    assert drafting(**FIRST).why("pick villa") == ("PR-4.02", "not-drafted")
    assert drafting(**SECOND).why("pick library") == ("PR-4.02", "not-drafted")


def test_pr_4_03_seventeen_beige_spaces() -> None:
    assert [space["cost"] for space in DATA["draft_spaces"]] == [1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, *[10] * 5]
    assert sum(SPACES) == 17


@pytest.mark.parametrize("options", [FIRST, SECOND, BOTH])
def test_pr_4_03_all_spaces_are_filled(options: dict[str, Any]) -> None:
    costs = sorted(BUILDINGS[BUILDING.index(name)].cost for name in in_play(finish(drafting(**options))))
    assert costs == [1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, *[10] * 5]


def test_pr_4_04_the_start_player_picks_first_then_clockwise() -> None:
    t = drafting(**BOTH)
    first = t.data["governor"]
    seats = []
    for name in ("aqueduct", "villa", "statue", "church"):
        seats.append(t.seat)
        t.do(f"pick {name}")
    assert seats == [(first + i) % 3 for i in range(4)]


def test_pr_4_04_a_kind_is_picked_once() -> None:
    t = drafting(**FIRST).do("pick library")
    assert t.why("pick library") == ("PR-4.04", "in-play-already")


def test_pr_4_04_after_the_draft_the_start_player_chooses_a_role() -> None:
    t = finish(drafting(**BOTH))
    assert t.top == ChooseRole(t.data["governor"])


@pytest.mark.parametrize(("seats", "tiles"), [(2, 1), (3, 2), (5, 2)])
def test_pr_4_05_all_tiles_of_a_kind_enter_play(seats: int, tiles: int) -> None:
    t = drafting(seats, **FIRST)
    assert t.data["bank"].get("library", 0) == 0
    t.do("pick library", "pick statue")
    assert (t.data["bank"]["library"], t.data["bank"]["statue"]) == (tiles, 1)


def test_pr_4_06_four_kinds_for_costs_2_5_8_two_for_others_seven_large() -> None:
    costs: dict[int, int] = {}
    for name in picks(drafting(**FIRST)):
        cost = int(BUILDINGS[BUILDING.index(name)].cost)
        costs[cost] = costs.get(cost, 0) + 1
    assert costs == {1: 2, 2: 4, 3: 2, 4: 2, 5: 4, 6: 2, 7: 2, 8: 4, 9: 2, 10: 7}


def test_pr_4_06_a_kind_without_a_space_is_out_of_the_game() -> None:
    t = drafting(**FIRST).do("pick aqueduct")
    assert "small_market" not in picks(t)
    assert t.why("pick small_market") == ("PR-4.06", "no-space")
    finish(t)
    assert t.data["bank"].get("small_market", 0) == 0 and "small_market" not in t.data["in_play"]


def test_we_15_pr_4_06_two_kinds_of_cost_2_shut_out_the_others() -> None:
    t = drafting(**FIRST).do("pick black_market", "pick hacienda")
    assert [name for name in COST_2 if t.why(f"pick {name}") == ("PR-4.06", "no-space")] == [
        "construction_hut",
        "forest_house",
    ]
    finish(t)
    assert [name for name in COST_2 if name in t.data["in_play"]] == ["hacienda", "black_market"]


def test_pr_4_06_what_leaves_no_choice_is_not_asked() -> None:
    """The draft ends when every kind that is left finds a space."""
    t = drafting(**SECOND)
    asked = 0
    while isinstance(t.top, PickBuilding):
        t.do(t.choices()[-1])
        asked += 1
    assert asked < 17 and len(in_play(t)) == 17


def test_pr_4_07_office_and_trading_post_may_both_be_picked() -> None:
    t = drafting(**FIRST).do("pick office", "pick trading_post")
    assert {"office", "trading_post"} <= set(t.data["in_play"])


def test_pr_4_07_the_switch_forbids_office_with_trading_post() -> None:
    t = drafting(**FIRST, draft_forbid_office_with_trading_post=True).do("pick trading_post")
    assert t.why("pick office") == ("PR-4.07", "not-together")
    finish(t)
    assert "office" not in t.data["in_play"] and len(in_play(t)) == 17


def test_pr_4_08_the_jeweler_is_always_in_play() -> None:
    assert drafting(2, **SECOND).data["bank"]["jeweler"] == 2
    assert drafting(5, **SECOND).data["bank"]["jeweler"] == 2
    assert "jeweler" not in picks(drafting(**SECOND))


def test_pr_4_08_the_switch_drafts_the_jeweler() -> None:
    t = drafting(**SECOND, jeweler_always_in_play=False)
    assert t.data["bank"].get("jeweler", 0) == 0
    t.do("pick jeweler", "pick harbor")
    assert t.data["bank"]["jeweler"] == 2
    assert t.why("pick university") == ("PR-4.06", "no-space")


def test_pr_4_09_all_sets_are_drafted_together() -> None:
    assert len(picks(drafting(**SECOND))) == 24
    assert len(picks(drafting(**BOTH))) == 38


def test_pr_4_09_the_switch_puts_all_of_expansion_ii_into_the_game() -> None:
    t = finish(drafting(**BOTH, exp2_building_choice="exp2_always_in"))
    assert {b.id for b in BUILDINGS if b.set == "exp2"} <= set(t.data["in_play"])
    assert len(in_play(t)) == 17 + 7


def test_pr_4_09_with_the_base_game_alone_nothing_is_left_to_draft() -> None:
    t = drafting(**SECOND, exp2_building_choice="exp2_always_in")
    assert isinstance(t.top, ChooseRole) and len(in_play(t)) == 24


def test_pr_4_10_hacienda_and_forest_house_may_both_be_picked() -> None:
    t = drafting(**FIRST).do("pick hacienda", "pick forest_house")
    assert {"hacienda", "forest_house"} <= set(t.data["in_play"])


def test_pr_4_10_the_switch_forbids_hacienda_with_forest_house() -> None:
    t = drafting(**FIRST, draft_forbid_hacienda_with_forest_house=True).do("pick hacienda")
    assert t.why("pick forest_house") == ("PR-4.10", "not-together")
    finish(t)
    assert "forest_house" not in t.data["in_play"] and len(in_play(t)) == 17


def test_pr_4_11_the_column_follows_from_the_cost() -> None:
    for building in BUILDINGS:
        if not building.production:
            assert building.column == (4 if building.cost == 10 else (building.cost + 2) // 3)


def test_pr_4_04_a_random_set_for_those_who_do_not_draft() -> None:
    sets = [in_play(drafting(seed=seed, **BOTH, draft="random")) for seed in range(5)]
    assert all(len(kinds) == 17 for kinds in sets)
    assert len({tuple(kinds) for kinds in sets}) == 5
    assert isinstance(drafting(**BOTH, draft="random").top, ChooseRole)


@pytest.mark.parametrize("options", [{}, FIRST, SECOND, BOTH])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pr_23_01_the_playable_sets(seats: int, options: dict[str, Any]) -> None:
    t = drafting(seats, **options)
    assert t.data["rules"]["expansions"] == options.get("expansions", [])
    assert isinstance(finish(t).top, ChooseRole)


def test_pr_4_02_a_state_with_kinds_of_another_set_is_refused() -> None:
    kinds = table(options=FIRST).data["in_play"]
    with pytest.raises(Bad, match=r"PR-4\.02"):
        table(options=FIRST, edits={"in_play": [*kinds, "villa"]})
