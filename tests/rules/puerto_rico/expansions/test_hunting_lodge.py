"""PR-20.08 to 20.11: the hunting lodge."""

import pytest

from fondaco.games.puerto_rico.expansions.hunting_lodge import LodgeAward, LodgeDiscard, lodges
from fondaco.games.puerto_rico.round import ChooseRole
from tests.rules.puerto_rico.expansions.sets import BOTH, SECOND
from tests.rules.puerto_rico.table import Board, Table, rules, table

HUNTER: Board = {"staff": {"hunting_lodge": 1}}
NOBLE_HUNTER: Board = {"noble_staff": {"hunting_lodge": 1}}


def hunting(board: Board) -> Table:
    return table(ask=[LodgeDiscard(0)], players={0: board}, options=BOTH)


def test_pr_20_08_a_plantation_or_a_forest_but_no_quarry() -> None:
    t = hunting({**HUNTER, "tiles": {"corn": 1, "quarry": 2}, "forests": {"sugar": 1}})
    assert t.choices() == ["pass", "discard corn nobody", "fell"]
    assert t.why("discard sugar nobody") == ("PR-20.08", "no-such-tile")
    assert t.why("discard corn colonist") == ("PR-20.08", "no-such-tile")
    t.do("discard corn nobody")
    assert (t.player(0)["tiles"], t.data["discarded"]) == ({"quarry": 2}, {"corn": 1})


def test_pr_20_08_a_person_on_it_goes_to_the_windrose() -> None:
    t = hunting({**HUNTER, "manned": {"corn": 1}, "noble_tiles": {"corn": 1}})
    assert t.choices() == ["pass", "discard corn colonist", "discard corn noble"]
    twin = t.twin().do("discard corn noble")
    assert (twin.player(0)["nobles"], twin.player(0)["manned"], twin.player(0)["noble_tiles"]) == (1, {"corn": 1}, {})
    t.do("discard corn colonist")
    assert (t.player(0)["colonists"], t.player(0)["manned"], t.player(0)["noble_tiles"]) == (
        1,
        {"corn": 1},
        {"corn": 1},
    )


def test_pr_20_08_the_tile_under_a_forest_goes_to_the_discard_pile() -> None:
    """PR-18.12."""
    t = hunting({**HUNTER, "forests": {"sugar": 1}}).do("fell")
    assert (t.player(0)["forests"], t.data["discarded"]) == ({}, {"sugar": 1})
    t = hunting({**HUNTER, "dark_forests": {"coffee": 1}}).do("fell")
    assert (t.player(0)["dark_forests"], t.data["discarded"]) == ({}, {"coffee": 1})


@pytest.mark.parametrize(("number", "tile"), [(0, "corn"), (1, "sugar"), (2, "indigo")])
def test_pr_20_08_which_forest_is_left_to_chance(number: int, tile: str) -> None:
    board: Board = {**HUNTER, "forests": {"corn": 1, "sugar": 1}, "dark_forests": {"indigo": 1}}
    t = table(ask=[LodgeDiscard(0)], players={0: board}, options=BOTH, chance=[number]).do("fell")
    assert t.data["discarded"] == {tile: 1}


def test_pr_20_08_who_has_no_lodge_hears_it() -> None:
    t = table(options=BOTH)
    assert t.also("fell") == ("PR-20.08", "no-hunting-lodge", {})
    t = table(players={0: {"buildings": ["hunting_lodge"], "tiles": {"corn": 1}}}, options=BOTH)
    assert t.also("discard corn nobody") == ("PR-20.08", "no-hunting-lodge", {})


def test_pr_20_08_only_with_a_colonist_on_it_and_something_to_discard() -> None:
    assert hunting({**NOBLE_HUNTER, "tiles": {"corn": 1}}).top == ChooseRole(0)
    assert hunting({"buildings": ["hunting_lodge"], "tiles": {"corn": 1}}).top == ChooseRole(0)
    assert hunting({**HUNTER, "tiles": {"quarry": 2}}).top == ChooseRole(0)
    t = hunting({**HUNTER, "tiles": {"corn": 1}})
    assert t.why("fell") == ("PR-20.08", "no-forest")


def awarded(own: int, others: list[int]) -> int:
    boards: dict[int, Board] = {0: {**NOBLE_HUNTER, "tiles": {"corn": own}}}
    for i, tiles in enumerate(others):
        boards[i + 1] = {"tiles": {"indigo": tiles}}
    return int(table(3, ask=[LodgeAward()], players=boards, options=SECOND).player(0)["vp"])


def test_pr_20_09_two_vp_for_more_empty_spaces_than_everybody_else() -> None:
    assert awarded(1, [2, 3]) == 2
    assert awarded(3, [2, 4]) == 0


def test_pr_20_10_nothing_in_a_tie() -> None:
    assert awarded(2, [2, 3]) == 0


def test_pr_20_09_not_for_a_colonist() -> None:
    boards: dict[int, Board] = {0: HUNTER, 1: {"tiles": {"corn": 1}}, 2: {"tiles": {"corn": 1}}}
    assert table(3, ask=[LodgeAward()], players=boards, options=SECOND).player(0)["vp"] == 0


def test_pr_20_09_forests_fill_spaces() -> None:
    boards: dict[int, Board] = {0: {**NOBLE_HUNTER, "forests": {"corn": 2}}, 1: {"tiles": {"corn": 1}}}
    assert table(2, ask=[LodgeAward()], players=boards, options=BOTH).player(0)["vp"] == 0


LODGES: dict[int, Board] = {
    0: {**NOBLE_HUNTER, "tiles": {"corn": 1}},
    1: {**HUNTER, "tiles": {"corn": 2}},
    2: {"tiles": {"corn": 3}},
}


def test_pr_20_11_first_all_discards_then_the_comparison() -> None:
    played = rules(3, SECOND)
    assert lodges(played, 1) == [LodgeDiscard(1), LodgeDiscard(2), LodgeDiscard(0), LodgeAward()]
    t = table(3, ask=lodges(rules(3, SECOND), 0), players=LODGES, options=SECOND).do("discard corn nobody")
    assert t.player(0)["vp"] == 0


def test_pr_20_11_by_the_switch_the_other_way_round() -> None:
    options = {**SECOND, "hunting_lodge_order": "award_then_discards"}
    t = table(3, ask=lodges(rules(3, options), 0), players=LODGES, options=options)
    assert t.player(0)["vp"] == 2 and t.top == LodgeDiscard(1)
