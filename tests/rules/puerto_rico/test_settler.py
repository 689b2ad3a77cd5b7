"""PR-6: the settler phase; with hacienda, construction hut and hospice (PR-16.02 to 16.12)."""

import pytest

from fondaco.core.domains import Data
from fondaco.games.puerto_rico.actions import SPACE
from fondaco.games.puerto_rico.builder import BuyBuilding
from fondaco.games.puerto_rico.components import TILE
from fondaco.games.puerto_rico.round import ChooseRole
from fondaco.games.puerto_rico.settler import Hacienda, Hospice, RenewRow, TakeTile
from tests.rules.puerto_rico.table import Board, table

HACIENDA: Board = {"staff": {"hacienda": 1}}
HOSPICE: Board = {"staff": {"hospice": 1}}
HUT: Board = {"staff": {"construction_hut": 1}}
FULL_ISLAND = {"corn": 6, "quarry": 6}


def test_pr_6_01_each_in_turn_may_take_one_face_up_plantation() -> None:
    t = table(role="settler", by=1)
    assert t.order("take corn", "take coffee", "pass", "take sugar") == [1, 2, 3, 0]
    assert t.of_all("tiles") == [{"sugar": 1}, {"corn": 1}, {"coffee": 1}, {}]
    assert t.top == ChooseRole(0)


def test_pr_6_01_the_choice_is_what_lies_in_the_row() -> None:
    t = table(ask=[TakeTile(0, 1)], row={"indigo": 2, "tobacco": 3})
    assert t.choices() == ["pass", "take indigo", "take tobacco"]
    assert t.why("take corn") == ("PR-6.01", "not-in-row")
    assert t.args("take corn") == {"tile": "tile:corn"}
    t.do("take tobacco")
    assert t.data["face_up"] == {"indigo": 2, "tobacco": 2}


def test_pr_6_02_the_settler_may_take_a_quarry_instead() -> None:
    t = table(ask=[TakeTile(0, 0)], row={"corn": 5})
    assert t.choices() == ["pass", "take corn", "take quarry"]
    t.do("take quarry")
    assert t.player(0)["tiles"] == {"quarry": 1}
    assert (t.data["quarries"], t.data["face_up"]) == (7, {"corn": 5})
    assert t.top == ChooseRole(0)


def test_pr_6_03_others_take_a_quarry_only_with_an_occupied_construction_hut() -> None:
    t = table(role="settler", by=3, row={"corn": 5}, players={0: HUT, 1: {"buildings": ["construction_hut"]}})
    t.do("pass")
    assert t.choices() == ["pass", "take corn", "take quarry"]
    t.do("pass")
    assert t.choices() == ["pass", "take corn"]
    assert t.why("take quarry") == ("PR-6.03", "quarry-not-for-you")


def test_pr_6_04_a_player_with_twelve_tiles_is_skipped() -> None:
    t = table(role="settler", players={0: {"tiles": FULL_ISLAND}, 2: {**HUT, "tiles": {"indigo": 10, "quarry": 2}}})
    assert t.order("pass", "pass") == [1, 3]
    assert t.top == ChooseRole(0)


@pytest.mark.parametrize("tile", TILE.items)
def test_pr_6_04_the_full_island_is_named_as_the_reason(tile: str) -> None:
    t = table(ask=[BuyBuilding(0, 0)], players={0: {"doubloons": 5, "tiles": FULL_ISLAND}})
    assert t.why(f"take {tile}") == ("PR-6.01", "not-now")
    assert t.also(f"take {tile}") == ("PR-6.04", "island-full", {"spaces": 12})


def test_pr_6_05_without_a_quarry_neither_privilege_nor_hut_works() -> None:
    t = table(role="settler", row={"corn": 5}, quarries=0, players={0: {}, 1: HUT})
    for _ in range(2):
        assert t.choices() == ["pass", "take corn"]
        assert t.why("take quarry") == ("PR-6.05", "no-quarry")
        t.do("pass")


def test_pr_6_06_the_place_of_a_tile_has_no_meaning() -> None:
    """Tiles of a kind are counted, so the order in which they came leaves no trace."""
    one = table(ask=[TakeTile(0, 0), TakeTile(0, 0)])
    one.do("take corn", "take quarry")
    other = table(ask=[TakeTile(0, 0), TakeTile(0, 0)])
    other.do("take quarry", "take corn")
    assert one.player(0) == other.player(0)


def test_pr_6_06_no_action_takes_a_tile_away() -> None:
    """Tiles are spoken of only when they are taken and when people are placed."""
    assert [verb.name for verb in SPACE.verbs if TILE in verb.domains] == ["take", "farm"]


def test_pr_6_07_the_row_is_not_refilled_during_the_phase() -> None:
    """PR-5.10: who finds the row empty is skipped; a construction hut still works."""
    t = table(role="settler", row={"corn": 2}, players={0: {}, 1: {}, 2: {}, 3: HUT})
    t.do("take corn")
    assert t.data["face_up"] == {"corn": 1}
    t.do("take corn")
    assert t.top == TakeTile(3, 0)
    assert t.choices() == ["pass", "take quarry"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pr_6_08_untaken_tiles_are_discarded_and_players_plus_one_turned_up(seats: int) -> None:
    removed = 3 if seats == 2 else 0  # PR-3.04
    t = table(seats, ask=[RenewRow()], row={"corn": 2, "coffee": 1}, pile={"sugar": 7})
    assert t.data["face_up"] == {"sugar": seats + 1}
    assert t.data["face_down"] == {"sugar": 6 - seats}
    assert t.data["discarded"] == t.data["discarded"] | {"corn": 10 - removed, "coffee": 8 - removed}


def test_pr_6_08_only_the_untaken_tiles_are_discarded() -> None:
    t = table(role="settler", row={"corn": 3, "coffee": 2})
    t.do("take corn", "take coffee", "pass", "take corn")
    assert t.data["discarded"] == {"corn": 1, "coffee": 1}
    assert sum(t.data["face_up"].values()) == 5


def test_pr_6_09_a_small_pile_is_used_up_before_the_discards_are_shuffled() -> None:
    """All other tiles lie on islands, so the new pile is made of the tiles just discarded."""
    t = table(5, ask=[RenewRow()], row={"corn": 6}, pile={"sugar": 2}, discarded={"corn": 1})
    assert t.data["face_up"] == {"sugar": 2, "corn": 4}
    assert t.data["face_down"] == {"corn": 3}
    assert t.data["discarded"] == {}


def test_pr_6_09_the_discards_stay_while_the_pile_lasts() -> None:
    t = table(ask=[RenewRow()], row={"corn": 1}, pile={"sugar": 5})
    assert t.data["face_up"] == {"sugar": 5}
    assert t.data["face_down"] == {}
    assert sum(t.data["discarded"].values()) == 45


def test_pr_6_09_the_shuffle_is_told_between_the_tiles() -> None:
    t = table(role="settler", row={"corn": 1}, pile={"sugar": 2}, players={0: {}})
    t.do("take corn")
    told = [event for event in t.told() if event["event"] in ("turned-up", "reshuffled")]
    assert [event["event"] for event in told] == ["turned-up"] * 2 + ["reshuffled"] + ["turned-up"] * 3
    assert told[2] == {"event": "reshuffled", "tiles": 47}


def test_pr_6_10_the_row_stays_short_if_there_are_too_few_tiles() -> None:
    t = table(5, ask=[RenewRow()], row={"corn": 2}, pile={}, discarded={"coffee": 1})
    assert t.data["face_up"] == {"corn": 2, "coffee": 1}
    assert (t.data["face_down"], t.data["discarded"]) == ({}, {})


def test_pr_6_11_hacienda_then_take_then_hospice() -> None:
    t = table(role="settler", pile={"coffee": 3}, players={0: {"staff": {"hacienda": 1, "hospice": 1}}})
    assert t.top == Hacienda(0)
    t.do("draw")
    assert t.top == TakeTile(0, 0)
    t.do("take corn")
    assert t.top == Hospice(0, TILE.index("corn"))
    t.do("colonist")
    assert t.top == TakeTile(1, 0)
    assert t.player(0)["tiles"] == {"coffee": 1, "corn": 1}


def test_pr_6_12_the_row_is_renewed_after_the_last_player_has_finished() -> None:
    t = table(role="settler", row={"corn": 5}, pile={"sugar": 5}, players={3: HOSPICE})
    t.do("take corn", "take corn", "pass", "take corn")
    assert t.top == Hospice(3, TILE.index("corn"))
    assert t.data["face_up"] == {"corn": 2}
    t.do("pass")
    assert t.data["face_up"] == {"sugar": 5}


# --- hacienda ---------------------------------------------------------------------------------------------------------


def test_pr_16_02_the_owner_of_a_hacienda_may_draw_before_his_take() -> None:
    t = table(role="settler", by=3, pile={"coffee": 3}, players={0: HACIENDA})
    t.do("pass")
    assert t.top == Hacienda(0)
    assert t.choices() == ["pass", "draw"]
    t.do("draw")
    assert t.player(0)["tiles"] == {"coffee": 1}
    assert t.data["face_down"] == {"coffee": 2}
    assert t.top == TakeTile(0, 3)


def test_pr_16_02_the_drawn_tile_comes_from_the_whole_pile() -> None:
    """The results of chance are given in advance: of 10 corn and 12 indigo tiles the eleventh is an indigo."""
    t = table(ask=[Hacienda(0)], row={}, players={0: HACIENDA}, chance=[10])
    t.do("draw")
    assert t.player(0)["tiles"] == {"indigo": 1}


def test_pr_16_02_without_an_occupied_hacienda_nobody_draws() -> None:
    t = table(role="settler", players={0: {"buildings": ["hacienda"]}})
    assert t.top == TakeTile(0, 0)
    assert t.why("draw") == ("PR-16.02", "not-now")
    assert t.also("draw") == ("PR-16.02", "no-hacienda", {})


def test_pr_16_03_the_hacienda_may_fill_the_island_and_end_the_turn() -> None:
    t = table(role="settler", pile={"coffee": 3}, players={0: {**HACIENDA, "tiles": {"corn": 5, "quarry": 6}}})
    t.do("draw")
    assert t.player(0)["tiles"] == {"corn": 5, "quarry": 6, "coffee": 1}
    assert t.top == TakeTile(1, 0)


def test_pr_16_03_no_draw_on_a_full_island() -> None:
    t = table(role="settler", players={0: {**HACIENDA, "tiles": FULL_ISLAND}})
    assert t.top == TakeTile(1, 0)
    assert t.why("0 draw") == ("PR-6.01", "not-yours")
    assert t.also("0 draw") == ("PR-6.04", "island-full", {"spaces": 12})


@pytest.mark.parametrize("seed", range(20))
def test_pr_16_04_the_hacienda_never_gives_a_quarry(seed: int) -> None:
    board: Board = {"staff": {"hacienda": 1, "construction_hut": 1}}
    t = table(role="settler", players={0: board}, seed=seed)
    t.do("draw")
    assert (t.data["quarries"], sum(t.player(0)["tiles"].values())) == (8, 1)
    assert "quarry" not in t.player(0)["tiles"]


def test_pr_16_05_other_setting_an_empty_pile_is_made_of_the_discards_before_the_draw() -> None:
    options: dict[str, Data] = {"hacienda_reshuffles_empty_pile": True}
    t = table(5, ask=[Hacienda(0)], players={0: HACIENDA}, row={}, pile={}, discarded={"sugar": 3}, options=options)
    t.do("draw")
    assert t.player(0)["tiles"] == {"sugar": 1}
    assert (t.data["face_down"], t.data["discarded"]) == ({"sugar": 2}, {})


def test_pr_16_05_no_draw_from_an_empty_pile() -> None:
    t = table(role="settler", players={0: HACIENDA}, pile={})
    assert t.top == TakeTile(0, 0)
    assert t.also("draw") == ("PR-16.05", "pile-empty", {})


def test_pr_16_05_other_setting_changes_nothing_while_there_is_a_pile() -> None:
    options = {"hacienda_reshuffles_empty_pile": False}
    t = table(role="settler", players={0: HACIENDA}, pile={"sugar": 1}, options=options)
    t.do("draw")
    assert t.player(0)["tiles"] == {"sugar": 1}


def test_pr_16_05_without_discards_the_hacienda_does_nothing() -> None:
    t = table(5, role="settler", players={0: HACIENDA}, row={"corn": 2}, pile={}, discarded={})
    assert t.top == TakeTile(0, 0)
    assert t.also("draw") == ("PR-16.05", "pile-empty", {})


# --- construction hut -------------------------------------------------------------------------------------------------


def test_pr_16_06_the_hut_gives_a_quarry_instead_of_a_plantation() -> None:
    t = table(role="settler", by=3, row={"corn": 5}, players={0: HUT})
    t.do("pass", "take quarry")
    assert t.player(0)["tiles"] == {"quarry": 1}
    assert t.top == TakeTile(1, 3)


def test_pr_16_07_the_settler_with_a_hut_takes_one_quarry() -> None:
    t = table(role="settler", players={0: HUT})
    t.do("take quarry")
    assert t.data["quarries"] == 7
    assert t.top == TakeTile(1, 0)


# --- hospice ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["corn", "coffee", "quarry"])
def test_pr_16_09_a_colonist_from_the_supply_for_the_tile_taken(tile: str) -> None:
    t = table(role="settler", players={0: HOSPICE})
    t.do(f"take {tile}")
    assert t.choices() == ["pass", "colonist"]
    t.do("colonist")
    assert t.player(0)["manned"] == {tile: 1}
    assert t.data["colonists"] == 75 - 2


def test_pr_16_09_he_may_do_without() -> None:
    t = table(role="settler", players={0: HOSPICE})
    t.do("take corn", "pass")
    assert t.player(0)["manned"] == {}
    assert t.data["colonists"] == 75 - 1


def test_pr_16_10_not_on_another_tile_nor_from_ship_or_windrose() -> None:
    """PR-7.08: the people on the windrose stay there."""
    t = table(role="settler", players={0: {**HOSPICE, "tiles": {"sugar": 2}, "colonists": 2}})
    t.do("take corn", "colonist")
    assert t.player(0)["manned"] == {"corn": 1}
    assert t.player(0)["colonists"] == 2
    assert t.data["colonist_ship"] == 4


def test_pr_16_11_other_setting_with_an_empty_supply_the_colonist_comes_from_the_ship() -> None:
    t = table(role="settler", players={0: HOSPICE}, colonists=0, options={"hospice_from_ship": True})
    t.do("take corn", "colonist")
    assert t.player(0)["manned"] == {"corn": 1}
    assert (t.data["colonists"], t.data["colonist_ship"]) == (0, 3)


def test_pr_16_11_other_setting_with_an_empty_ship_too_there_is_none() -> None:
    options: dict[str, Data] = {"hospice_from_ship": True}
    t = table(role="settler", players={0: HOSPICE}, colonists=0, colonist_ship=0, options=options)
    t.do("take corn")
    assert t.top == TakeTile(1, 0)


def test_pr_16_11_never_from_the_ship() -> None:
    t = table(role="settler", players={0: HOSPICE}, colonists=0)
    t.do("take corn")
    assert t.top == TakeTile(1, 0)
    assert t.data["colonist_ship"] == 4


def test_pr_16_11_other_setting_still_from_the_supply() -> None:
    t = table(role="settler", players={0: HOSPICE}, colonists=1, options={"hospice_from_ship": False})
    t.do("take corn", "colonist")
    assert (t.data["colonists"], t.data["colonist_ship"]) == (0, 4)


def test_pr_16_12_a_tile_drawn_with_the_hacienda_gets_no_colonist() -> None:
    t = table(role="settler", pile={"coffee": 3}, players={0: {"staff": {"hacienda": 1, "hospice": 1}}})
    t.do("draw", "pass")
    assert t.top == TakeTile(1, 0)
    assert (t.player(0)["tiles"], t.player(0)["manned"]) == ({"coffee": 1}, {})


def test_pr_16_12_besides_a_normal_take_only_that_tile_gets_one() -> None:
    t = table(role="settler", pile={"coffee": 3}, players={0: {"staff": {"hacienda": 1, "hospice": 1}}})
    t.do("draw", "take corn", "colonist")
    assert t.player(0)["manned"] == {"corn": 1}
