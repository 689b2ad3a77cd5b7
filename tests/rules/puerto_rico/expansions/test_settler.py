"""PR-6 with both expansions: forests, hacienda, hospice, library (PR-18.05 to 18.12, PR-18.44, PR-18.45, PR-18.53)."""

import pytest

from fondaco.core.errors import Bad
from fondaco.games.puerto_rico.expansions.forest import DrawTile, ForestHospice, PlaceDrawn, SecondTake, TakeLand
from fondaco.games.puerto_rico.expansions.guesthouse import GuestMoves
from fondaco.games.puerto_rico.expansions.hunting_lodge import LodgeAward, LodgeDiscard
from fondaco.games.puerto_rico.round import ChooseRole
from fondaco.games.puerto_rico.settler import Hospice, RenewRow
from tests.rules.puerto_rico.expansions.sets import BOTH, FIRST
from tests.rules.puerto_rico.table import Board, rules, table

FORESTER: Board = {"staff": {"forest_house": 1}}


def test_pr_6_11_the_order_of_a_turn() -> None:
    """Guest moves, hacienda, guest moves, take."""
    plan = rules(3, BOTH).phases[0][1].frames
    assert plan[:3] == [GuestMoves(1), GuestMoves(2), GuestMoves(0)]
    assert plan[3:7] == [GuestMoves(1), DrawTile(1), GuestMoves(1), TakeLand(1, 1)]
    assert plan[7:11] == [GuestMoves(2), DrawTile(2), GuestMoves(2), TakeLand(2, 1)]


def test_pr_6_12_the_order_at_the_end_of_the_phase() -> None:
    end = rules(3, BOTH).phases[0][1].frames[15:]
    assert end[:2] == [GuestMoves(1), SecondTake(1, False)]
    assert end[2:5] == [GuestMoves(1), GuestMoves(2), GuestMoves(0)]
    assert end[5:] == [LodgeDiscard(1), LodgeDiscard(2), LodgeDiscard(0), LodgeAward(), RenewRow()]


def test_pr_18_05_a_tile_of_the_row_may_become_a_forest() -> None:
    t = table(ask=[TakeLand(0, 1)], players={0: FORESTER}, row={"corn": 2, "sugar": 1}, options=FIRST)
    assert t.choices() == ["pass", "take corn", "take sugar", "forest corn", "forest sugar"]
    t.do("forest corn")
    assert (t.player(0)["forests"], t.player(0)["tiles"], t.data["face_up"]) == (
        {"corn": 1},
        {},
        {"corn": 1, "sugar": 1},
    )


def test_pr_18_05_only_with_an_occupied_forest_house() -> None:
    t = table(ask=[TakeLand(0, 1)], players={0: {"buildings": ["forest_house"]}}, options=FIRST)
    assert t.why("forest corn") == ("PR-18.05", "no-forest-house")
    assert "forest corn" not in t.choices()


def test_pr_18_05_not_a_kind_that_is_not_in_the_row() -> None:
    t = table(ask=[TakeLand(0, 1)], players={0: FORESTER}, row={"corn": 2}, options=FIRST)
    assert t.why("forest coffee") == ("PR-6.01", "not-in-row")


def test_pr_18_05_a_forest_needs_an_empty_space() -> None:
    t = table(
        ask=[TakeLand(0, 0)], players={0: {**FORESTER, "forests": {"corn": 6}, "tiles": {"quarry": 6}}}, options=FIRST
    )
    assert t.top == ChooseRole(0)


def test_pr_18_06_a_forest_has_no_circle_and_produces_nothing() -> None:
    board: Board = {"forests": {"corn": 3}, "colonists": 1}
    t = table(role="mayor", by=1, players={0: board}, options=FIRST).do("1 pass")
    assert t.player(0)["colonists"] >= 1 and t.player(0)["manned"] == {}
    t = table(role="craftsman", by=0, players={0: board}, options=FIRST)
    assert t.player(0)["goods"] == {}


def test_pr_18_09_the_owner_of_a_hacienda_looks_first() -> None:
    board: Board = {"staff": {"forest_house": 1, "hacienda": 1}}
    t = table(ask=[DrawTile(0)], players={0: board}, pile={"coffee": 1}, options=FIRST)
    t.do("draw")
    assert t.top == PlaceDrawn(0) and t.choices() == ["plant", "afforest"]
    assert t.game.view(t.state, 0)["drawn"] == "coffee"
    twin = t.twin().do("plant")
    assert twin.player(0)["tiles"] == {"coffee": 1}
    t.do("afforest")
    assert (t.player(0)["dark_forests"], t.player(0)["tiles"]) == ({"coffee": 1}, {})


def test_pr_18_09_without_a_forest_house_the_tile_is_a_plantation() -> None:
    t = table(ask=[DrawTile(0)], players={0: {"staff": {"hacienda": 1}}}, pile={"coffee": 1}, options=FIRST)
    assert t.do("draw").player(0)["tiles"] == {"coffee": 1}
    assert t.top == ChooseRole(0)


def test_pr_18_10_with_a_library_both_takes_may_become_forests() -> None:
    board: Board = {"staff": {"forest_house": 1, "library": 1}}
    t = table(role="settler", by=0, players={0: board}, row={"corn": 5}, options=FIRST)
    t.do("forest corn", "pass", "pass", "pass", "forest corn")
    assert t.player(0)["forests"] == {"corn": 2}


def test_pr_18_11_the_hospice_colonist_of_a_forest_goes_to_the_windrose() -> None:
    board: Board = {"staff": {"forest_house": 1, "hospice": 1}}
    t = table(ask=[TakeLand(0, 1)], players={0: board}, options=FIRST).do("forest corn")
    assert t.top == ForestHospice(0) and t.choices() == ["pass", "colonist"]
    before = t.data["colonists"]
    t.do("colonist")
    assert (t.player(0)["colonists"], t.data["colonists"]) == (1, before - 1)


def test_pr_18_11_a_plantation_still_gets_its_colonist() -> None:
    board: Board = {"staff": {"forest_house": 1, "hospice": 1}}
    t = table(ask=[TakeLand(0, 1)], players={0: board}, options=FIRST).do("take corn")
    assert t.top == Hospice(0, 0)


def test_pr_18_11_no_colonist_when_nobody_is_left() -> None:
    board: Board = {"staff": {"forest_house": 1, "hospice": 1}}
    t = table(ask=[TakeLand(0, 1)], players={0: board}, colonists=0, colonist_ship=0, options=FIRST).do("forest corn")
    assert t.top == ChooseRole(0)


def test_pr_18_12_every_forest_has_its_underside() -> None:
    players = table(players={0: {"forests": {"corn": 1}}}, options=FIRST).data["players"]
    players[0]["woods"] = 2
    with pytest.raises(Bad, match=r"PR-18\.12"):
        table(players={0: {"forests": {"corn": 1}}}, options=FIRST, edits={"players": players})


def test_pr_18_12_a_forest_counts_as_the_tile_underneath() -> None:
    t = table(ask=[TakeLand(0, 1)], players={0: FORESTER}, options=FIRST)
    before = t.game.totals(t.state)
    assert t.game.totals(t.do("forest corn").state) == before


def test_pr_18_44_the_second_take_comes_after_all_others_and_is_a_plantation() -> None:
    t = table(role="settler", by=0, players={0: {"staff": {"library": 1}}}, row={"corn": 5}, options=FIRST)
    assert t.order("take quarry", "take corn", "take corn", "take corn") == [0, 1, 2, 3]
    assert t.top == SecondTake(0, False) and t.choices() == ["pass", "take corn"]
    assert t.why("take quarry") == ("PR-6.03", "quarry-not-for-you")
    assert t.do("take corn").player(0)["tiles"] == {"quarry": 1, "corn": 1}


def test_pr_18_44_only_the_settler_with_a_library_that_works() -> None:
    t = table(role="settler", by=0, players={1: {"staff": {"library": 1}}}, row={"corn": 5}, options=FIRST)
    t.do("pass", "pass", "pass", "pass")
    assert t.top == ChooseRole(0)


def test_pr_18_45_only_the_first_tile_gets_a_colonist_and_a_hut_gives_a_quarry() -> None:
    board: Board = {"staff": {"library": 1, "hospice": 1, "construction_hut": 1}}
    t = table(role="settler", by=0, players={0: board}, options=FIRST)
    t.do("take corn", "colonist", "pass", "pass", "pass", "take quarry")
    assert t.player(0)["manned"] == {"corn": 1} and t.player(0)["tiles"] == {"corn": 1, "quarry": 1}
    assert t.top == ChooseRole(0)


def test_pr_18_53_no_colonist_for_the_second_take_even_if_he_declined_the_first() -> None:
    t = table(role="settler", by=0, players={0: {"staff": {"library": 1, "hospice": 1}}}, options=FIRST)
    t.do("pass", "pass", "pass", "pass", "take corn")
    assert t.top == ChooseRole(0)


def test_pr_18_53_the_switch_gives_the_colonist_if_he_declined_the_first() -> None:
    options = {**FIRST, "library_second_take_hospice": True}
    board: Board = {"staff": {"library": 1, "hospice": 1, "forest_house": 1}}
    t = table(role="settler", by=0, players={0: board}, options=options)
    t.do("pass", "pass", "pass", "pass")
    assert t.top == SecondTake(0, True)
    assert t.twin().do("take corn").top == Hospice(0, 0)
    assert t.do("forest corn").top == ForestHospice(0)


@pytest.mark.parametrize("first", ["take corn", "forest corn"])
def test_pr_18_53_the_switch_gives_none_if_he_took_the_first(first: str) -> None:
    options = {**FIRST, "library_second_take_hospice": True}
    board: Board = {"staff": {"library": 1, "hospice": 1, "forest_house": 1}}
    t = table(role="settler", by=0, players={0: board}, options=options)
    t.do(first, "pass", "pass", "pass", "pass")
    assert t.top == SecondTake(0, False)
    assert t.do("take sugar").top == ChooseRole(0)


def test_pr_18_53_the_hacienda_works_once() -> None:
    board: Board = {"staff": {"library": 1, "hacienda": 1}}
    t = table(role="settler", by=0, players={0: board}, options=FIRST)
    t.do("draw", "pass", "pass", "pass", "pass")
    assert t.top == SecondTake(0, False)
