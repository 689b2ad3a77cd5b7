"""PR-11 with both expansions: small wharf, lighthouse, union hall, library, royal supplier."""

from typing import Any

import pytest

from fondaco.core.domains import Data
from fondaco.games.puerto_rico.expansions.guesthouse import GuestMoves
from fondaco.games.puerto_rico.expansions.loading import SMALL_WHARVES, begin_loading, with_seat
from fondaco.games.puerto_rico.expansions.shipping import (
    LighthouseAtEnd,
    NextShipper,
    RoyalSupplier,
    ShipGoods,
    SmallWharf,
)
from fondaco.games.puerto_rico.round import ChooseRole
from fondaco.games.puerto_rico.storage import EmptyShips, StoreGoods
from tests.rules.puerto_rico.expansions.sets import BOTH, FIRST, SECOND
from tests.rules.puerto_rico.table import Board, Table, rules, table

FULL = {"small": ("indigo", 5), "middle": ("tobacco", 6), "large": ("sugar", 7)}
"""Nothing can be loaded."""


def loading(
    *boards: Board, captain: int = 0, ships: dict[str, tuple[str, int]] | None = None, **options: Data
) -> Table:
    """The captain phase."""
    players = dict(enumerate(boards))
    return table(role="captain", by=captain, players=players, ships=ships, options={**BOTH, **options})


def vp(t: Table, seat: int = 0) -> int:
    return int(t.player(seat)["vp"])


def test_pr_12_08_the_plan_of_the_phase() -> None:
    plan = rules(2, BOTH).phases[5][1].frames
    assert plan[2] == NextShipper(1, begin_loading(1))
    assert plan[3:] == [GuestMoves(1), GuestMoves(0), StoreGoods(1), StoreGoods(0), EmptyShips()]


def test_pr_11_15_the_order_of_a_first_turn() -> None:
    """Guest moves, the captain's lighthouse, union hall, royal supplier, loading."""
    board: Board = {
        "staff": {"guesthouse": 1, "lighthouse": 1, "royal_supplier": 1},
        "buildings": ["union_hall"],
        "goods": {"corn": 2},
        "nobles": 1,
    }
    t = loading(board, guest_windows=["own_turn"])
    assert t.top == GuestMoves(0) and t.player(0)["doubloons"] == 0
    t.do("guest colonist union_hall")
    assert (t.player(0)["doubloons"], vp(t)) == (1, 1)
    assert "supply corn" in t.choices()
    t.do("supply corn")
    assert isinstance(t.top, ShipGoods) and t.obvious is None


def test_pr_11_15_a_supplier_not_used_is_offered_again_until_the_owner_ships() -> None:
    board: Board = {"staff": {"royal_supplier": 1}, "goods": {"coffee": 1}, "nobles": 1}
    other: Board = {"goods": {"sugar": 2, "corn": 1}}
    ships = {"small": ("sugar", 1), "middle": ("tobacco", 6), "large": ("corn", 1)}
    t = loading(board, other, ships=ships)
    assert t.order("pass", "load sugar small") == [0, 1]
    assert isinstance(t.top, RoyalSupplier) and t.seat == 0
    t.do("supply coffee")
    assert t.top == ChooseRole(0) and vp(t) == 1


def test_pr_18_31_any_number_and_mix_of_barrels_for_1_vp_per_2() -> None:
    board: Board = {"staff": {"small_wharf": 1}, "goods": {"corn": 3, "sugar": 2}}
    t = loading({}, board, ships=FULL)
    assert t.choices() == ["pass", "small_wharf"]
    t.do("small_wharf")
    assert isinstance(t.top, SmallWharf)
    assert t.choices() == [*[f"send corn {n}" for n in range(4)], *[f"send sugar {n}" for n in range(3)]]
    t.do("send corn 3")
    assert t.choices() == ["pass", "send sugar 0", "send sugar 1", "send sugar 2"]
    t.do("send sugar 2")
    assert vp(t, 1) == 2 and t.player(1)["goods"] == {}
    returned = [(event["good"], event["barrels"]) for event in t.told() if event["event"] == "returned"]
    assert returned == [("good:corn", 3), ("good:sugar", 2)]


def test_pr_18_31_once_in_the_phase() -> None:
    board: Board = {"staff": {"small_wharf": 1}, "goods": {"corn": 4}}
    t = loading(board, ships={**FULL, "large": ("corn", 6)})
    t.do("small_wharf", "send corn 1")  # and one corn by the ship, which is full then
    assert t.top == ChooseRole(0) and t.player(0)["goods"] == {"corn": 1}
    ask = [ShipGoods(0, with_seat(begin_loading(0), SMALL_WHARVES, 0))]
    t = table(ask=list(ask), players={0: {**board, "goods": {"corn": 4, "sugar": 1}}}, options=BOTH)
    assert t.why("small_wharf") == ("PR-18.31", "small-wharf-used")


def test_pr_18_31_only_with_an_occupied_small_wharf() -> None:
    t = loading({"goods": {"corn": 4}})
    assert t.why("small_wharf") == ("PR-18.31", "no-small-wharf")


def test_pr_18_31_kinds_are_named_in_any_order() -> None:
    board: Board = {"staff": {"small_wharf": 1}, "goods": {"corn": 1, "sugar": 2, "coffee": 3}}
    t = loading({}, board, ships=FULL).do("small_wharf")
    assert t.why("send corn 2") == ("PR-18.31", "too-many-barrels")
    assert t.why("send indigo 1") == ("PR-18.31", "no-barrel-to-load")
    t.do("send sugar 1")
    assert t.why("send sugar 1") == ("PR-18.31", "kind-named")
    t.do("send corn 1")
    assert t.choices() == ["pass", *[f"send coffee {n}" for n in range(4)]]
    assert vp(t.do("pass"), 1) == 1  # whoever has sent enough may stop


def test_pr_18_32_it_is_voluntary() -> None:
    """Who can load need not use it; who cannot load may pass."""
    board: Board = {"staff": {"small_wharf": 1}, "goods": {"corn": 2}}
    assert "load corn large" in loading(board).choices() and "pass" not in loading(board).choices()
    assert loading(board, ships=FULL).do("pass").player(0)["vp"] == 0


def test_pr_18_33_at_least_one_barrel() -> None:
    t = loading({"staff": {"small_wharf": 1}, "goods": {"corn": 1, "sugar": 1}}).do("small_wharf")
    assert t.why("pass") == ("PR-18.33", "too-few-barrels")
    t.do("send corn 0")
    assert t.player(0)["goods"] == {"corn": 1}  # the sugar had to go


def test_pr_18_33_at_least_one_of_the_last_kind() -> None:
    board: Board = {"staff": {"small_wharf": 1}, "goods": {"corn": 1, "sugar": 2}}
    t = loading({}, board, ships=FULL).do("small_wharf", "send corn 0")
    assert t.choices() == ["send sugar 1", "send sugar 2"]
    assert t.why("send sugar 0") == ("PR-18.33", "too-few-barrels")


def test_pr_18_33_the_switch_wants_two() -> None:
    options: Any = {"small_wharf_minimum_barrels": 2}
    t = loading({"staff": {"small_wharf": 1}, "goods": {"corn": 1, "sugar": 1}}, **options).do("small_wharf")
    assert t.choices() == ["send corn 1", "send sugar 1"]
    t = loading({"staff": {"small_wharf": 1}, "goods": {"corn": 1}}, **options)
    assert t.why("small_wharf") == ("PR-18.33", "too-few-barrels")


def test_pr_18_34_both_wharves_on_different_turns_in_any_order() -> None:
    board: Board = {"staff": {"small_wharf": 1, "wharf": 1}, "goods": {"corn": 2, "sugar": 2}}
    one = loading({}, board, ships=FULL).do("wharf corn", "small_wharf", "send sugar 2")
    other = loading({}, board, ships=FULL).do("small_wharf", "send corn 0", "send sugar 2", "wharf corn")
    assert vp(one, 1) == vp(other, 1) == 2 + 1


def test_pr_18_35_harbor_lighthouse_and_privilege_once_even_for_0_vp() -> None:
    board: Board = {"staff": {"small_wharf": 1, "harbor": 1, "lighthouse": 1}, "goods": {"corn": 1}}
    t = loading(board, ships=FULL).do("small_wharf")  # its only barrel
    assert (vp(t), t.player(0)["doubloons"]) == (0 + 1 + 1, 1 + 1)


@pytest.mark.parametrize(("per", "points", "doubloons"), [("shipment", 1 + 1, 1), ("kind", 1 + 2, 2)])
def test_pr_18_35_by_the_switch_harbor_and_lighthouse_count_kinds(per: str, points: int, doubloons: int) -> None:
    """PR-16.21."""
    board: Board = {"staff": {"small_wharf": 1, "harbor": 1, "lighthouse": 1}, "goods": {"corn": 1, "sugar": 1}}
    t = loading({}, board, ships=FULL, ships_bonus_per=per).do("small_wharf", "send corn 1", "send sugar 1")
    assert (vp(t, 1), t.player(1)["doubloons"]) == (points, doubloons)


def test_pr_18_36_a_doubloon_for_every_shipment() -> None:
    board: Board = {"staff": {"lighthouse": 1, "wharf": 1}, "goods": {"corn": 1, "sugar": 1}}
    t = loading({}, board).do("load corn small", "wharf sugar")
    assert t.player(1)["doubloons"] == 2


def test_pr_18_37_one_more_for_the_captain() -> None:
    board: Board = {"staff": {"lighthouse": 1}, "goods": {"corn": 1, "sugar": 1}}
    t = loading(board).do("load corn small", "load sugar middle")
    assert t.player(0)["doubloons"] == 1 + 2


def test_pr_18_38_even_if_he_ships_nothing_and_not_doubled_by_the_library() -> None:
    assert loading({"staff": {"lighthouse": 1, "library": 1}}).player(0)["doubloons"] == 1
    assert loading({}, {"staff": {"lighthouse": 1}}).player(1)["doubloons"] == 0


def test_pr_18_38_on_his_first_turn_or_by_the_switch_at_the_end() -> None:
    board: Board = {"staff": {"lighthouse": 1}, "goods": {"corn": 1}}
    assert loading(board).player(0)["doubloons"] == 1
    t = loading(board, lighthouse_captain_doubloon_at="phase_end")
    assert t.player(0)["doubloons"] == 0
    assert t.do("load corn small").player(0)["doubloons"] == 2
    plan = rules(2, {**FIRST, "lighthouse_captain_doubloon_at": "phase_end"}).phases[5][1].frames
    assert plan[3:6] == [GuestMoves(1), GuestMoves(0), LighthouseAtEnd(1)]


def test_pr_18_42_a_captain_with_a_library_gets_2_vp_once() -> None:
    board: Board = {"staff": {"library": 1}, "goods": {"corn": 1, "sugar": 1}}
    t = loading(board).do("load corn small")
    assert vp(t) == 1 + 2
    assert vp(t.do("load sugar middle")) == 3 + 1


def test_pr_18_48_union_hall_a_vp_per_2_barrels_of_a_kind() -> None:
    t = loading({"staff": {"union_hall": 1}, "goods": {"corn": 3, "coffee": 1, "sugar": 2}})
    assert vp(t) == 2 and t.player(0)["goods"] == {"corn": 3, "coffee": 1, "sugar": 2}


def test_we_22_pr_18_48_union_halls() -> None:
    t = loading(
        {"staff": {"union_hall": 1}, "goods": {"corn": 4, "coffee": 2}},
        {"staff": {"union_hall": 1}, "goods": {"corn": 3, "coffee": 1, "indigo": 2}},
        ships=FULL,
    )
    assert (vp(t, 0), vp(t, 1)) == (3, 2)


def test_pr_18_49_even_if_he_cannot_load_and_only_on_his_first_turn() -> None:
    t = loading(
        {"staff": {"union_hall": 1}, "goods": {"coffee": 2}},
        {"goods": {"corn": 1}},
        ships={**FULL, "large": ("corn", 6)},
    )
    assert vp(t) == 1 and vp(t, 1) == 1  # who has loaded


def test_pr_20_13_a_barrel_for_each_noble_for_1_vp() -> None:
    board: Board = {"staff": {"royal_supplier": 1}, "goods": {"corn": 2, "sugar": 1, "coffee": 1}, "nobles": 2}
    t = loading(board)
    assert t.choices() == ["pass", "supply corn", "supply sugar", "supply coffee"]
    t.do("supply corn", "supply coffee")
    assert vp(t) == 2 and isinstance(t.top, ShipGoods)


def test_pr_20_13_not_after_a_shipment_and_once() -> None:
    board: Board = {"staff": {"royal_supplier": 1}, "goods": {"corn": 2, "sugar": 1}, "nobles": 1}
    t = loading(board).do("pass", "load corn small")
    assert isinstance(t.top, ShipGoods)
    t = loading(board).do("supply sugar", "load corn small")
    assert t.top == ChooseRole(0)


def test_pr_20_13_not_without_nobles() -> None:
    assert isinstance(loading({"staff": {"royal_supplier": 1}, "goods": {"corn": 1}}).top, ShipGoods)


def test_pr_20_13_why_not() -> None:
    board: Board = {"staff": {"royal_supplier": 1}, "goods": {"corn": 2, "sugar": 1}, "nobles": 2}
    t = loading(board)
    assert t.why("supply coffee") == ("PR-20.13", "no-barrel-to-return")
    t = loading({**board, "nobles": 1}).do("supply sugar")
    assert t.why("supply corn") == ("PR-20.13", "not-now")
    assert t.also("supply corn") == ("PR-20.13", "royal-supplier-over", {})
    assert loading({**board, "nobles": 0}).also("supply corn") == ("PR-20.13", "too-few-nobles", {"nobles": 0})
    assert loading({"goods": {"corn": 2}}).also("supply corn") == ("PR-20.13", "no-royal-supplier", {})


def test_pr_20_13_kinds_are_named_in_any_order() -> None:
    board: Board = {"staff": {"royal_supplier": 1}, "goods": {"corn": 1, "coffee": 1}, "nobles": 2}
    t = loading(board, ships=FULL).do("supply coffee")
    assert t.choices() == ["pass", "supply corn"]
    assert vp(t.do("supply corn")) == 2


def test_pr_20_14_different_kinds() -> None:
    board: Board = {"staff": {"royal_supplier": 1}, "goods": {"corn": 2, "sugar": 1}, "nobles": 3}
    t = loading(board).do("supply corn")
    assert t.choices() == ["pass", "supply sugar"]
    assert t.why("supply corn") == ("PR-20.14", "different-kinds")


def test_pr_20_15_no_bonus_applies() -> None:
    board: Board = {"staff": {"royal_supplier": 1, "harbor": 1, "lighthouse": 1}, "goods": {"corn": 1}, "nobles": 1}
    t = loading({}, board, ships=FULL).do("supply corn")
    assert (vp(t, 1), t.player(1)["doubloons"]) == (1, 0)
    assert vp(loading(board, ships=FULL).do("supply corn")) == 1  # nor the captain's privilege


@pytest.mark.parametrize("who", ["staff", "noble_staff"])
def test_pr_20_16_with_colonist_or_noble_and_without_loading(who: str) -> None:
    board: Any = {who: {"royal_supplier": 1}, "goods": {"corn": 1}, "nobles": 1}
    t = loading(board, ships=FULL)
    assert isinstance(t.top, RoyalSupplier)
    assert vp(t.do("supply corn")) == 1


def test_pr_11_14_the_switch_makes_a_pass_final_for_both_wharves() -> None:
    board: Board = {"staff": {"small_wharf": 1, "wharf": 1}, "goods": {"coffee": 1}}
    other: Board = {"goods": {"corn": 1}}
    ships = {**FULL, "large": ("corn", 6)}
    t = loading(board, other, ships=ships).do("pass")  # the other loads
    assert isinstance(t.top, ShipGoods) and t.choices() == ["pass", "wharf coffee", "small_wharf"]
    t = loading(board, other, ships=ships, wharf_pass_is_final=True).do("pass")
    assert t.top == ChooseRole(0)


def test_pr_11_01_without_new_buildings_the_loading_is_the_same() -> None:
    t = table(role="captain", players={0: {"goods": {"corn": 2}}}, options=SECOND)
    assert t.choices() == ["load corn small", "load corn middle", "load corn large"]
    assert vp(t.do("load corn small")) == 3
