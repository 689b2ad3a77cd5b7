"""PR-12: storing and clean-up at the end of the captain phase; with the warehouses (PR-16.08, 16.15)."""

from itertools import combinations

import pytest

from fondaco.core.domains import Data
from fondaco.core.flow import Frame
from fondaco.games.puerto_rico.builder import BuyBuilding
from fondaco.games.puerto_rico.craftsman import ProductionTurn
from fondaco.games.puerto_rico.mayor import PlacePeople
from fondaco.games.puerto_rico.round import ChooseRole, EndOfYear
from fondaco.games.puerto_rico.settler import TakeTile
from fondaco.games.puerto_rico.storage import EmptyShips, KeepBarrel, StoreGoods, StoreKind
from fondaco.games.puerto_rico.trader import EmptyHouse
from tests.rules.puerto_rico.table import Board, Table, table

FULL_SHIPS = {"small": ("corn", 5), "middle": ("indigo", 6), "large": ("sugar", 7)}
"""Nothing can be loaded: a captain phase begins with the storing."""
SMALL = {"small_warehouse": 1}
LARGE = {"large_warehouse": 1}


FULLY: dict[str, Data] = {"forced_full_storage": True}


def storing(
    goods: dict[str, int],
    staff: dict[str, int] | None = None,
    options: dict[str, Data] | None = None,
    every_question: bool = False,
) -> Table:
    """Seat 0 stores."""
    board: Board = {"goods": goods, "staff": staff or {}}
    return table(ask=[StoreGoods(0)], players={0: board}, options=options, every_question=every_question)


def test_pr_12_01_everybody_keeps_one_barrel_of_his_choice_the_captain_first() -> None:
    boards: dict[int, Board] = {seat: {"goods": {"tobacco": 2, "coffee": 2}} for seat in range(4)}
    t = table(role="captain", by=2, players=boards, ships=FULL_SHIPS)
    assert t.choices() == ["pass", "keep tobacco", "keep coffee"]
    assert t.order("keep coffee", "keep tobacco", "keep coffee", "keep coffee") == [2, 3, 0, 1]
    assert t.of_all("goods") == [{"coffee": 1}, {"coffee": 1}, {"coffee": 1}, {"tobacco": 1}]


def test_pr_12_01_a_single_kind_leaves_no_choice() -> None:
    t = storing({"corn": 4})
    assert t.player(0)["goods"] == {"corn": 1}
    assert t.top == ChooseRole(0)


def test_pr_12_02_the_free_barrel_comes_on_top_of_the_warehouse() -> None:
    t = storing({"corn": 4, "coffee": 3, "sugar": 2}, SMALL)
    assert t.top == StoreKind(0, 1, 0)
    t.do("store corn")
    assert isinstance(t.top, KeepBarrel)
    t.do("keep coffee")
    assert t.player(0)["goods"] == {"corn": 4, "coffee": 1}


def test_pr_12_03_all_other_barrels_return_to_the_supply() -> None:
    t = storing({"corn": 4, "coffee": 2})
    t.do("keep coffee")
    assert t.data["goods"] == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 8}
    told = [event for event in t.told() if event["event"] == "returned"]
    assert told == [
        {"event": "returned", "seat": "seat:0", "good": "good:corn", "barrels": 4},
        {"event": "returned", "seat": "seat:0", "good": "good:coffee", "barrels": 1},
    ]


def test_pr_12_04_he_chooses_among_the_kinds_he_has() -> None:
    t = storing({"corn": 1, "sugar": 1, "coffee": 1}, SMALL)
    assert t.choices() == ["pass", "store corn", "store sugar", "store coffee"]
    assert t.why("store tobacco") == ("PR-12.04", "no-barrel-to-store")
    assert t.args("store tobacco") == {"good": "good:tobacco"}
    t.do("store sugar")
    assert t.choices() == ["pass", "keep corn", "keep coffee"]
    assert t.why("keep tobacco") == ("PR-12.04", "no-barrel-to-store")


def test_pr_12_04_stored_barrels_stay_on_the_windrose() -> None:
    """They can be sold like any other (PR-10.01)."""
    t = table(ask=[StoreGoods(0)], taken={"captain": 3}, players={0: {"goods": {"corn": 3}, "staff": SMALL}})
    t.do("role trader", "sell corn")
    assert t.player(0)["goods"] == {"corn": 2}


def test_pr_12_05_less_may_be_kept() -> None:
    """`egyetlen hordót tarthat meg`: 4 corn, 2 coffee and a small warehouse, and nothing need be kept."""
    t = storing({"corn": 4, "coffee": 2}, SMALL)
    assert t.choices() == ["pass", "store corn", "store coffee"]
    t.do("pass")
    assert t.choices() == ["pass", "keep corn", "keep coffee"]
    assert t.do("pass").player(0)["goods"] == {}


def test_pr_12_05_keeping_what_fits_is_obvious() -> None:
    t = storing({"corn": 4}, every_question=True)
    assert t.choices() == ["pass", "keep corn"] and t.obvious == "keep corn"
    t = storing({"corn": 4, "coffee": 2}, LARGE, every_question=True)
    assert t.obvious == "store corn"
    assert t.do("store corn").obvious == "store coffee"
    t = storing({"corn": 4, "coffee": 2}, SMALL, every_question=True)
    assert t.obvious is None


def test_pr_12_05_nothing_is_obvious_when_the_game_may_end() -> None:
    t = table(
        ask=[StoreGoods(3)],
        players={3: {"goods": {"corn": 4}}},
        taken={"settler": 0, "builder": 1, "mayor": 2, "captain": 3},
        ending=["vp"],
    )
    assert t.choices() == ["pass", "keep corn"] and t.obvious is None


def test_pr_12_05_with_the_switch_no_place_may_stay_unused() -> None:
    """4 corn, 2 coffee and a small warehouse: 5 or 3 barrels are kept, never only one kind."""
    board: Board = {"goods": {"corn": 4, "coffee": 2}, "staff": SMALL}
    t = table(ask=[StoreGoods(0), TakeTile(1, 1)], players={0: board}, options=FULLY)
    assert t.choices() == ["store corn", "store coffee"]
    assert t.why("pass") == ("PR-12.05", "warehouse-unused")
    assert t.args("pass") == {"kinds": 1}
    assert [end.player(0)["goods"] for end in t.endings(0)] == [{"corn": 4, "coffee": 1}, {"corn": 1, "coffee": 2}]
    t = storing({"corn": 4, "coffee": 2}, options=FULLY)
    assert t.choices() == ["keep corn", "keep coffee"]
    assert t.why("pass") == ("PR-12.05", "storage-unused")


def test_pr_12_05_with_the_switch_what_leaves_no_choice_is_not_asked() -> None:
    t = storing({"corn": 4}, options=FULLY, every_question=True)
    assert t.top == ChooseRole(0) and t.player(0)["goods"] == {"corn": 1}


def test_pr_12_05_the_kind_stored_is_not_the_free_barrel() -> None:
    t = storing({"corn": 4, "coffee": 2, "sugar": 1}, SMALL)
    t.do("store corn")
    assert t.why("keep corn") == ("PR-12.05", "stored-already")
    assert t.args("keep corn") == {"good": "good:corn"}


def test_pr_12_05_kinds_are_named_in_any_order() -> None:
    t = storing({"corn": 1, "sugar": 1, "tobacco": 1, "coffee": 1}, LARGE)
    t.do("store tobacco")
    assert t.choices() == ["pass", "store corn", "store sugar", "store coffee"]
    assert t.why("store tobacco") == ("PR-12.05", "stored-already")
    t.do("store corn", "keep sugar")
    assert t.player(0)["goods"] == {"corn": 1, "sugar": 1, "tobacco": 1}


HAND = {"corn": 3, "indigo": 2, "sugar": 4, "tobacco": 2, "coffee": 5}


@pytest.mark.parametrize(
    ("staff", "places"),
    [({}, 0), (SMALL, 1), (LARGE, 2), ({**SMALL, **LARGE}, 3)],
    ids=["none", "small", "large", "both"],
)
@pytest.mark.parametrize("kinds", range(6))
def test_pr_12_05_pr_16_15_every_way_to_store_is_reached_in_exactly_one_way(
    staff: dict[str, int], places: int, kinds: int
) -> None:
    """Compared with all sets of kinds for the warehouses and one barrel of another kind."""
    goods = dict(list(HAND.items())[:kinds])
    wanted = []
    for stored in combinations(goods, min(places, kinds)):
        windrose = {good: goods[good] for good in stored}
        wanted += [windrose | {good: 1} for good in goods if good not in stored] or [windrose]
    t = table(ask=[StoreGoods(0), TakeTile(1, 1)], players={0: {"goods": goods, "staff": staff}})
    reached = [end.player(0)["goods"] for end in t.endings(0)]
    assert sorted(sorted(way.items()) for way in reached) == sorted(sorted(way.items()) for way in wanted)


MANY: Board = {"goods": {"corn": 4, "coffee": 4}, "doubloons": 3}


@pytest.mark.parametrize(
    "frame",
    [TakeTile(0, 0), BuyBuilding(0, 0), PlacePeople(0), ProductionTurn(0, 0), EmptyHouse(), EndOfYear()],
    ids=lambda frame: type(frame).__name__,
)
def test_pr_12_06_no_barrel_is_lost_in_any_other_phase(frame: Frame) -> None:
    t = table(ask=[frame], players={0: MANY})
    if "pass" in t.choices():
        t.do("pass")
    assert isinstance(t.top, ChooseRole)
    assert t.player(0)["goods"] == MANY["goods"]
    assert t.why("keep corn") is not None


def test_pr_12_07_full_ships_are_emptied_the_others_keep_their_cargo() -> None:
    t = table(ask=[EmptyShips()], ships={"small": ("corn", 5), "middle": ("coffee", 5), "large": ("sugar", 7)})
    assert t.data["cargo"] == [None, "coffee", None]
    assert t.data["loaded"] == [0, 5, 0]
    assert t.data["goods"] == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 4}


def test_pr_12_08_loading_then_storing_in_turn_order_then_emptying() -> None:
    boards: dict[int, Board] = {
        0: {"goods": {"corn": 5, "coffee": 2, "tobacco": 1}},
        1: {"goods": {"corn": 2, "coffee": 2}},
    }
    t = table(role="captain", players=boards, ships={"middle": ("indigo", 1), "large": ("sugar", 1)})
    t.do("load corn small")
    assert t.top == KeepBarrel(0, 0, 1, 0)
    t.do("keep coffee")
    assert t.top == KeepBarrel(1, 0, 1, 0)
    assert t.data["loaded"] == [5, 1, 1]
    t.do("keep coffee")
    assert t.data["loaded"] == [0, 1, 1]
    assert t.told()[-1] == {"event": "ship-emptied", "ship": "ship:small", "good": "good:corn"}


def test_pr_16_08_the_small_warehouse_keeps_all_barrels_of_one_kind() -> None:
    t = storing({"corn": 4, "sugar": 6}, SMALL)
    t.do("store sugar")
    assert t.player(0)["goods"] == {"sugar": 6, "corn": 1}


def test_pr_16_08_one_kind_fits_without_a_question() -> None:
    t = storing({"sugar": 6}, SMALL)
    assert t.top == ChooseRole(0)
    assert t.player(0)["goods"] == {"sugar": 6}


def test_pr_16_15_the_large_warehouse_keeps_two_kinds() -> None:
    t = storing({"corn": 4, "sugar": 6, "coffee": 3}, LARGE)
    t.do("store corn", "store sugar")
    assert t.player(0)["goods"] == {"corn": 4, "sugar": 6, "coffee": 1}


def test_pr_16_15_both_warehouses_keep_three_kinds() -> None:
    t = storing(HAND, {**SMALL, **LARGE})
    t.do("store indigo", "store sugar", "store coffee", "keep tobacco")
    assert t.player(0)["goods"] == {"indigo": 2, "sugar": 4, "coffee": 5, "tobacco": 1}


def test_pr_16_15_both_warehouses_and_three_kinds_leave_no_choice() -> None:
    t = storing({"corn": 4, "sugar": 6, "coffee": 3}, {**SMALL, **LARGE})
    assert t.top == ChooseRole(0)
    assert t.player(0)["goods"] == {"corn": 4, "sugar": 6, "coffee": 3}
