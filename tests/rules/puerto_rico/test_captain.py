"""PR-11: the captain phase, loading; with harbor and wharf (PR-16.21 to 16.25). Four players: ships of 5, 6 and 7."""

import pytest

from fondaco.games.puerto_rico.captain import LoadShip
from fondaco.games.puerto_rico.components import CORN
from fondaco.games.puerto_rico.round import ChooseRole
from fondaco.games.puerto_rico.storage import KeepBarrel
from tests.rules.puerto_rico.table import GOODS, Board, Table, table

FIVE, SIX, SEVEN = "small", "middle", "large"
OTHER_CARGO = {FIVE: ("corn", 1), SIX: ("indigo", 1), SEVEN: ("sugar", 1)}
"""Nothing but these three kinds can be loaded."""


def loading(
    board: Board,
    ships: dict[str, tuple[str, int]] | None = None,
    captain: int = 1,
    vp_pool: int | None = None,
    wharves: int = 0,
) -> Table:
    """Seat 0 is asked to load; he has no privilege unless he is the captain."""
    return table(ask=[LoadShip(0, captain, 0, wharves, False)], players={0: board}, ships=ships, vp_pool=vp_pool)


def test_pr_11_01_round_after_round_until_nobody_can_load() -> None:
    """PR-11.12: who can load nothing is skipped."""
    boards: dict[int, Board] = {
        1: {"goods": {"corn": 2, "sugar": 1}},
        2: {"goods": {"corn": 1}},
        0: {"goods": {"corn": 1}},
    }
    t = table(role="captain", by=1, players=boards)
    assert t.order("load corn middle", "load sugar large") == [1, 1]
    assert t.data["loaded"] == [0, 4, 1]  # with the corn of the others, who had no choice
    assert t.top == ChooseRole(0)


def test_pr_11_01_pr_11_13_who_can_load_must() -> None:
    t = loading({"goods": {"corn": 1}})
    assert t.choices() == ["load corn small", "load corn middle", "load corn large"]
    assert t.why("pass") == ("PR-11.13", "must-load")


def test_pr_11_02_one_kind_onto_one_ship_as_many_as_fit() -> None:
    t = loading({"goods": {"corn": 6, "sugar": 2}}, ships={SIX: ("corn", 2)})
    t.do("load corn middle")
    assert t.player(0)["goods"] == {"corn": 2, "sugar": 2}
    assert t.data["loaded"] == [0, 6, 0]
    assert t.data["cargo"] == [None, "corn", None]


def test_pr_11_02_only_barrels_one_has() -> None:
    t = loading({"goods": {"corn": 1}})
    assert t.why("load coffee small") == ("PR-11.02", "no-barrel-to-load")
    assert t.args("load coffee small") == {"good": "good:coffee"}


def test_pr_11_03_a_ship_carries_one_kind() -> None:
    t = loading({"goods": {"corn": 1}}, ships={SEVEN: ("coffee", 1)})
    assert t.choices() == ["load corn small", "load corn middle"]
    assert t.why("load corn large") == ("PR-11.03", "other-kind-on-ship")
    assert t.args("load corn large") == {"ship": "ship:large", "cargo": "good:coffee"}


def test_pr_11_04_no_two_ships_with_the_same_good() -> None:
    t = loading({"goods": {"corn": 3}}, ships={SIX: ("corn", 4)})
    assert t.choices() == ["load corn middle"]
    assert t.why("load corn small") == ("PR-11.04", "kind-on-other-ship")
    assert t.args("load corn small") == {"good": "good:corn", "other": "ship:middle"}


def test_pr_11_04_even_if_the_first_ship_is_full() -> None:
    t = loading({"goods": {"corn": 3, "sugar": 1}}, ships={SIX: ("corn", 6)})
    assert t.choices() == ["load sugar small", "load sugar large"]
    assert t.why("load corn large") == ("PR-11.04", "kind-on-other-ship")


def test_pr_11_04_is_the_reason_also_if_a_larger_ship_is_empty() -> None:
    """No empty ship is open to corn, so advice to take the larger one (PR-11.06) would be wrong."""
    t = loading({"goods": {"corn": 6}}, ships={SEVEN: ("corn", 1)})
    assert t.choices() == ["load corn large"]
    assert t.why("load corn small") == ("PR-11.04", "kind-on-other-ship")


def test_pr_11_05_nothing_is_loaded_on_a_full_ship() -> None:
    t = loading({"goods": {"corn": 3, "sugar": 1}}, ships={FIVE: ("corn", 5)})
    assert t.why("load corn small") == ("PR-11.05", "ship-full")
    assert t.why("load sugar small") == ("PR-11.05", "ship-full")
    assert t.args("load sugar small") == {"ship": "ship:small"}


def test_we_03_pr_11_06_six_tobacco_go_on_the_seven_ship() -> None:
    t = loading({"goods": {"tobacco": 6}}, ships={SIX: ("corn", 1)})
    assert t.choices() == ["load tobacco large"]
    assert t.why("load tobacco small") == ("PR-11.06", "other-ship-takes-more")
    assert t.args("load tobacco small") == {"other": "ship:large", "barrels": 6}
    t.do("load tobacco large")
    assert t.data["loaded"] == [0, 1, 6]


@pytest.mark.parametrize(
    ("barrels", "open_to_him"), [(5, [FIVE, SIX, SEVEN]), (6, [SIX, SEVEN]), (7, [SEVEN]), (8, [SEVEN])]
)
def test_pr_11_06_between_ships_that_take_equally_many_he_chooses(barrels: int, open_to_him: list[str]) -> None:
    t = loading({"goods": {"corn": barrels}})
    assert t.choices() == [f"load corn {ship}" for ship in open_to_him]


@pytest.mark.parametrize("other", ["corn", "sugar"])
def test_pr_11_06_compares_empty_ships_only(other: str) -> None:
    """The seven-ship has more room left, but for another kind."""
    t = loading({"goods": {"coffee": 6}}, ships={SIX: ("indigo", 1), SEVEN: (other, 1)})
    assert t.choices() == ["load coffee small"]


def test_pr_11_06_does_not_speak_of_a_kind_that_is_on_a_ship() -> None:
    """It goes there, though an empty ship would take more (PR-11.04)."""
    t = loading({"goods": {"corn": 5}}, ships={FIVE: ("corn", 4)})
    assert t.choices() == ["load corn small"]


def test_pr_11_07_the_kind_is_free_not_necessarily_the_largest() -> None:
    t = loading({"goods": {"corn": 6, "coffee": 1}}, ships={FIVE: ("indigo", 1), SIX: ("sugar", 1)})
    assert t.choices() == ["load corn large", "load coffee large"]


@pytest.mark.parametrize("good", GOODS)
def test_pr_11_08_one_vp_per_barrel_of_every_kind(good: str) -> None:
    t = loading({"goods": {good: 4}})
    t.do(f"load {good} small")
    assert t.player(0)["vp"] == 4
    assert t.data["vp_pool"] == 96


def test_pr_11_09_the_captain_gets_one_more_once() -> None:
    t = table(role="captain", by=3, players={3: {"goods": {"corn": 2, "sugar": 3}}})
    t.do("load corn small")
    assert t.player(3)["vp"] == 3
    t.do("load sugar large")
    assert t.player(3)["vp"] == 6


def test_pr_11_09_a_captain_who_loads_nothing_gets_nothing() -> None:
    t = table(role="captain", by=3, players={1: {"goods": {"corn": 2}}})
    t.do("load corn small")
    assert t.of_all("vp") == [0, 2, 0, 0]


def test_pr_11_09_with_his_first_loading_even_if_that_is_in_a_later_round() -> None:
    """The captain leaves his wharf unused at first (PR-11.14)."""
    boards: dict[int, Board] = {0: {"goods": {"coffee": 2}, "staff": {"wharf": 1}}, 1: {"goods": {"corn": 1}}}
    t = table(role="captain", players=boards, ships=OTHER_CARGO)
    t.do("pass", "wharf coffee")
    assert t.of_all("vp")[:2] == [3, 1]


def test_pr_11_10_a_short_pool_pays_in_full() -> None:
    t = loading({"goods": {"corn": 5}}, vp_pool=2)
    t.do("load corn small")
    assert t.player(0)["vp"] == 5
    assert (t.data["vp_pool"], t.data["written"]) == (0, 3)
    assert t.data["ending"] == ["vp"]


def test_pr_11_11_ships_are_not_emptied_during_the_phase() -> None:
    t = table(role="captain", players={0: {"goods": {"corn": 5}}, 1: {"goods": {"corn": 1, "sugar": 1}}})
    t.do("load corn small")
    assert t.data["loaded"] == [5, 0, 0]
    assert t.choices() == ["load sugar middle", "load sugar large"]
    t.do("load sugar middle")
    assert t.data["loaded"] == [0, 1, 0]


def test_pr_11_12_who_cannot_load_is_skipped() -> None:
    boards: dict[int, Board] = {0: {"goods": {"coffee": 2}}, 1: {"goods": {"corn": 1, "indigo": 1}}}
    t = table(role="captain", players=boards, ships=OTHER_CARGO)
    assert t.order("load corn small") == [1]
    assert t.top == ChooseRole(0)


def test_pr_11_12_unless_he_has_a_wharf() -> None:
    boards: dict[int, Board] = {0: {"goods": {"coffee": 2}, "staff": {"wharf": 1}}}
    t = table(role="captain", by=2, players=boards, ships=OTHER_CARGO)
    assert t.choices() == ["pass", "wharf coffee"]


def test_pr_11_13_the_wharf_instead_of_a_ship() -> None:
    t = loading({"goods": {"corn": 1, "coffee": 2}, "staff": {"wharf": 1}}, ships=OTHER_CARGO)
    assert t.choices() == ["load corn small", "wharf corn", "wharf coffee"]
    assert t.why("pass") == ("PR-11.13", "must-load")
    t.do("wharf coffee")
    assert t.player(0)["vp"] == 2 + 1  # then the corn


def test_pr_11_13_who_has_only_one_way_to_load_is_not_asked() -> None:
    boards: dict[int, Board] = {0: {"goods": {"coffee": 2}}, 1: {"goods": {"corn": 1}}}
    t = table(players=boards, ships=OTHER_CARGO, every_question=True).do("role captain")
    assert t.top == KeepBarrel(0, 0, 1, 0)
    assert [event for event in t.told() if event["event"] == "loaded"] == [
        {"event": "loaded", "seat": "seat:1", "good": "good:corn", "ship": "ship:small"}
    ]
    assert (t.player(1)["vp"], t.player(1)["goods"]) == (1, {})


WAITING: dict[int, Board] = {
    0: {"goods": {"coffee": 2}, "staff": {"wharf": 1}},
    1: {"goods": {"corn": 1}},
    2: {"goods": {"corn": 1}},
}


def test_pr_11_14_a_wharf_left_unused_may_be_used_on_a_later_turn() -> None:
    t = table(role="captain", players=WAITING, ships=OTHER_CARGO)
    assert t.order("pass", "wharf coffee") == [0, 0]
    assert t.of_all("vp")[1:3] == [1, 1]  # between the two
    assert t.player(0)["vp"] == 3


def test_pr_11_14_the_loading_ends_when_a_whole_round_has_passed_without_a_shipment() -> None:
    wharf: Board = {"goods": {"coffee": 2, "tobacco": 1}, "staff": {"wharf": 1}}
    t = table(role="captain", by=1, players={0: wharf, 2: wharf}, ships=OTHER_CARGO)
    assert t.order("pass", "pass") == [2, 0]
    assert t.top == KeepBarrel(2, 0, 1, 0)


def test_pr_11_14_after_a_shipment_everybody_is_asked_again() -> None:
    wharf: Board = {"goods": {"coffee": 2, "tobacco": 1}, "staff": {"wharf": 1}}
    t = table(role="captain", by=1, players={0: wharf, 2: wharf}, ships=OTHER_CARGO)
    assert t.order("pass", "wharf coffee", "pass") == [2, 0, 2]
    assert t.top == KeepBarrel(2, 0, 1, 0)


def test_pr_11_14_other_setting_a_pass_is_final() -> None:
    t = table(role="captain", players=WAITING, ships=OTHER_CARGO, options={"wharf_pass_is_final": True})
    assert t.order("pass") == [0]
    assert t.of_all("vp")[1:3] == [1, 1]
    assert t.top == ChooseRole(0)
    assert t.player(0) == t.player(0) | {"vp": 0, "goods": {"coffee": 1}}


def test_pr_11_14_other_setting_every_pass_is_final() -> None:
    """Two owners pass, a third player ships: neither is asked again."""
    wharf: Board = {"goods": {"coffee": 2}, "staff": {"wharf": 1}}
    boards: dict[int, Board] = {0: wharf, 1: wharf, 2: {"goods": {"corn": 1}}}
    t = table(role="captain", players=boards, ships=OTHER_CARGO, options={"wharf_pass_is_final": True})
    assert t.order("pass", "pass") == [0, 1]
    assert t.player(2)["vp"] == 1
    assert t.top == ChooseRole(0)


def test_pr_11_15_nothing_comes_before_the_loading() -> None:
    """Without expansions the captain's first turn is the loading itself."""
    t = table(players={0: {"goods": {"corn": 1}}})
    t.do("role captain")
    assert t.top == LoadShip(0, 0, 0, 0, False)


def test_we_04_pr_11_02_pr_11_06_pr_11_09_pr_12_07_a_whole_captain_phase() -> None:
    """The example has 11 barrels of corn, one more than the box (PR-1.07): the last is added by hand."""
    boards: dict[int, Board] = {
        0: {"goods": {"corn": 6, "tobacco": 2, "sugar": 1}},
        1: {"goods": {"indigo": 1, "sugar": 2}},
        2: {"goods": {"coffee": 1, "corn": 3, "indigo": 2}},
        3: {"goods": {"corn": 1, "tobacco": 4}},
    }
    t = table(role="captain", players=boards, ships={SIX: ("indigo", 2)})
    t.state.players[3].goods[CORN] += 1
    assert t.why("load corn small") == ("PR-11.06", "other-ship-takes-more")
    assert t.order("load corn large", "load sugar small", "load corn large") == [0, 1, 2]
    follow = [(e["seat"], e["good"], e["ship"]) for e in t.told() if e["event"] == "loaded"]  # nobody has a choice
    assert follow == [
        ("seat:0", "good:sugar", "ship:small"),
        ("seat:1", "good:indigo", "ship:middle"),
        ("seat:2", "good:indigo", "ship:middle"),
    ]
    assert t.of_all("vp") == [8, 3, 3, 0]
    assert t.data["loaded"] == [3, 5, 7]
    t.do("2 keep coffee")
    assert t.data["goods"]["corn"] == 2
    t.do("3 keep corn")
    assert t.top == ChooseRole(0)
    assert t.data["cargo"] == ["sugar", "indigo", None]
    assert t.data["loaded"] == [3, 5, 0]
    assert t.data["goods"]["corn"] == 2 + 1 + 7


# --- harbor and wharf -------------------------------------------------------------------------------------------------


def test_pr_16_21_the_harbor_gives_one_vp_with_every_shipment() -> None:
    board: Board = {"goods": {"corn": 2, "sugar": 3, "coffee": 1}, "staff": {"harbor": 1, "wharf": 1}}
    t = table(role="captain", by=1, players={0: board})
    t.do("load corn small", "load sugar middle", "wharf coffee")
    assert t.player(0)["vp"] == (2 + 1) + (3 + 1) + (1 + 1)


def test_pr_16_22_all_barrels_of_one_kind_go_back_to_the_supply() -> None:
    t = loading({"goods": {"coffee": 4, "corn": 1}, "staff": {"wharf": 1}})
    t.do("wharf coffee")
    assert (t.player(0)["vp"], t.player(0)["goods"]) == (4, {"corn": 1})
    assert t.data["goods"]["coffee"] == 9
    assert t.data["loaded"] == [0, 0, 0]


def test_pr_16_22_once_in_a_captain_phase() -> None:
    board: Board = {"goods": {"corn": 1, "coffee": 2, "tobacco": 2}, "staff": {"wharf": 1}}
    t = table(role="captain", players={0: board}, ships=OTHER_CARGO)
    t.do("wharf coffee")
    assert t.player(0)["vp"] == 2 + 1 + 1  # the corn goes by ship, as it must
    assert t.top == ChooseRole(0)
    t = loading({"goods": {"corn": 1, "tobacco": 2}, "staff": {"wharf": 1}}, wharves=1)
    assert t.why("wharf tobacco") == ("PR-16.22", "wharf-used")


def test_pr_16_22_every_owner_has_his_own() -> None:
    """Neither wharf is ready again because the other was used."""
    wharf: Board = {"goods": {"coffee": 2, "tobacco": 2}, "staff": {"wharf": 1}}
    t = table(role="captain", by=2, players={0: wharf, 1: wharf}, ships=OTHER_CARGO)
    assert t.order("wharf coffee", "wharf coffee") == [0, 1]
    assert t.top == ChooseRole(0)
    assert t.of_all("goods")[:2] == [{"tobacco": 1}, {"tobacco": 1}]


def test_pr_16_22_in_every_captain_phase_again() -> None:
    board: Board = {"goods": {"coffee": 2, "tobacco": 1}, "staff": {"wharf": 1}}
    t = table(role="captain", players={0: board}, ships=OTHER_CARGO)
    t.do("wharf coffee", "role captain")
    assert t.choices() == ["pass", "wharf tobacco"]


def test_pr_16_22_only_with_an_occupied_wharf_and_barrels_one_has() -> None:
    t = loading({"goods": {"corn": 1}, "buildings": ["wharf"]})
    assert t.why("wharf corn") == ("PR-16.22", "no-wharf")
    t = loading({"goods": {"corn": 1}, "staff": {"wharf": 1}})
    assert t.why("wharf coffee") == ("PR-11.02", "no-barrel-to-load")


def test_pr_16_23_the_wharf_has_no_limit() -> None:
    t = loading({"goods": {"indigo": 11}, "staff": {"wharf": 1}})
    t.do("wharf indigo")
    assert (t.player(0)["vp"], t.player(0)["goods"]) == (11, {})


def test_pr_16_24_any_kind_also_one_on_a_ship_or_shipped_by_another_wharf() -> None:
    wharf: Board = {"goods": {"corn": 2}, "staff": {"wharf": 1}}
    t = table(role="captain", players={0: wharf, 1: wharf}, ships={FIVE: ("corn", 5)})
    assert t.order("wharf corn", "wharf corn") == [0, 1]
    assert t.of_all("vp")[:2] == [3, 2]


def test_pr_16_25_harbor_and_privilege_apply_to_the_wharf() -> None:
    t = loading({"goods": {"corn": 2}, "staff": {"wharf": 1, "harbor": 1}}, captain=0)
    t.do("wharf corn")
    assert t.player(0)["vp"] == 2 + 1 + 1


def test_we_10_pr_16_21_pr_16_22_harbor_and_wharf() -> None:
    board: Board = {"goods": {"corn": 2, "tobacco": 4}, "staff": {"harbor": 1, "wharf": 1}}
    t = table(role="captain", by=0, players={3: board}, ships={FIVE: ("tobacco", 4), SIX: ("corn", 1)})
    gained = []
    for text in ["load tobacco small", "load corn middle", "wharf tobacco"]:
        before = t.player(3)["vp"]
        t.do(text)
        gained.append(t.player(3)["vp"] - before)
    assert gained == [2, 3, 4]
    assert t.player(3)["vp"] == 9
