"""PR-12 with the storehouse (PR-18.19), and with storage that may stay empty (PR-12.05, other setting)."""

from itertools import product

from fondaco.core.domains import Data
from fondaco.games.puerto_rico.expansions.storehouse import StoreMore
from fondaco.games.puerto_rico.round import ChooseRole
from tests.rules.puerto_rico.expansions.sets import FIRST
from tests.rules.puerto_rico.table import Board, Table, table


def storing(board: Board, **options: Data) -> Table:
    """Seat 0 stores; somebody else is asked next."""
    return table(ask=[StoreMore(0)], players={0: board}, governor=1, options={**FIRST, **options})


def kept(t: Table) -> list[tuple[tuple[str, int], ...]]:
    """All that can be kept, one entry for every way to get there."""
    return sorted(tuple(sorted(end.player(0)["goods"].items())) for end in t.endings(0))


def test_pr_18_19_three_more_barrels_of_any_kinds() -> None:
    t = storing({"staff": {"storehouse": 1}, "goods": {"corn": 4, "sugar": 2, "coffee": 2}})
    assert t.choices() == ["keep corn", "keep sugar"]
    t.do("keep corn", "keep sugar", "keep coffee")
    assert t.player(0)["goods"] == {"corn": 1, "sugar": 1, "coffee": 2}


def test_pr_18_19_every_set_of_four_is_reached_in_one_way() -> None:
    goods = {"corn": 4, "sugar": 2, "coffee": 2}
    wanted = [
        tuple(sorted((name, n) for name, n in zip(goods, counts, strict=True) if n))
        for counts in product(range(5), range(3), range(3))
        if sum(counts) == 4
    ]
    assert kept(storing({"staff": {"storehouse": 1}, "goods": goods})) == sorted(wanted)


def test_pr_18_19_what_fits_is_not_asked() -> None:
    t = storing({"staff": {"storehouse": 1}, "goods": {"corn": 2, "sugar": 2}})
    assert t.top == ChooseRole(1) and t.player(0)["goods"] == {"corn": 2, "sugar": 2}
    t = storing({"staff": {"storehouse": 1}, "goods": {"corn": 9}})
    assert t.top == ChooseRole(1) and t.player(0)["goods"] == {"corn": 4}


def test_pr_18_19_an_empty_storehouse_stores_nothing() -> None:
    t = storing({"buildings": ["storehouse"], "goods": {"corn": 5}})
    assert t.player(0)["goods"] == {"corn": 1}


def test_we_19_pr_18_19_storehouse_and_small_warehouse() -> None:
    """PR-12.02: all barrels of one kind and 4 more."""
    board: Board = {"staff": {"storehouse": 1, "small_warehouse": 1}, "goods": {"corn": 6, "sugar": 3, "coffee": 2}}
    t = storing(board).do("store corn", "keep sugar", "keep sugar", "keep sugar")
    assert t.player(0)["goods"] == {"corn": 6, "sugar": 3, "coffee": 1}


def test_pr_12_05_no_place_may_stay_unused() -> None:
    t = storing({"staff": {"storehouse": 1}, "goods": {"corn": 4, "sugar": 2}})
    assert t.why("pass") == ("PR-12.05", "storage-unused")
    t.do("keep corn", "keep corn")
    assert t.choices() == ["keep corn", "keep sugar"]
    t = storing({"staff": {"storehouse": 1}, "goods": {"corn": 4, "coffee": 2}})
    assert t.why("keep coffee") == ("PR-12.05", "storage-unused")
    t = storing({"staff": {"small_warehouse": 1}, "goods": {"corn": 4, "coffee": 2}})
    assert t.why("pass") == ("PR-12.05", "warehouse-unused")


def test_pr_12_05_the_switch_lets_places_stay_empty() -> None:
    board: Board = {"staff": {"small_warehouse": 1}, "goods": {"corn": 2, "coffee": 1}}
    t = storing(board, forced_full_storage=False)
    assert t.choices() == ["pass", "store corn", "store coffee"]
    t.do("pass")
    assert t.choices() == ["pass", "keep corn", "keep coffee"]
    assert t.do("pass").player(0)["goods"] == {}


def test_pr_12_05_the_switch_in_the_base_game() -> None:
    t = table(role="captain", players={0: {"goods": {"coffee": 1}}}, options={"forced_full_storage": False}, ships=FULL)
    assert t.choices() == ["pass", "keep coffee"]
    assert t.do("pass").player(0)["goods"] == {}


FULL = {"small": ("indigo", 5), "middle": ("tobacco", 6), "large": ("sugar", 7)}
