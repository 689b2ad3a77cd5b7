"""PR-12 with the storehouse (PR-18.19)."""

from itertools import product

from fondaco.core.domains import Data
from fondaco.games.puerto_rico.round import ChooseRole
from fondaco.games.puerto_rico.storage import StoreGoods
from tests.rules.puerto_rico.expansions.sets import FIRST
from tests.rules.puerto_rico.table import Board, Table, table


def storing(board: Board, **options: Data) -> Table:
    """Seat 0 stores; somebody else is asked next."""
    return table(ask=[StoreGoods(0)], players={0: board}, governor=1, options={**FIRST, **options})


def kept(t: Table) -> list[tuple[tuple[str, int], ...]]:
    """All that can be kept, one entry for every way to get there."""
    return sorted(tuple(sorted(end.player(0)["goods"].items())) for end in t.endings(0))


def test_pr_18_19_three_more_barrels_of_any_kinds() -> None:
    t = storing({"staff": {"storehouse": 1}, "goods": {"corn": 4, "sugar": 2, "coffee": 2}})
    assert t.choices() == ["pass", "keep corn", "keep sugar", "keep coffee"]
    t.do("keep coffee", "keep corn", "keep sugar", "keep coffee")
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
    t = storing(board).do("store corn", "keep sugar", "keep sugar", "keep coffee", "keep sugar")
    assert t.player(0)["goods"] == {"corn": 6, "sugar": 3, "coffee": 1}


def test_pr_12_05_the_storehouse_may_stay_empty_too() -> None:
    t = storing({"staff": {"storehouse": 1}, "goods": {"corn": 4, "sugar": 2}})
    assert t.do("keep sugar", "pass").player(0)["goods"] == {"sugar": 1}


def test_pr_12_05_with_the_switch_no_place_may_stay_unused() -> None:
    t = storing({"staff": {"storehouse": 1}, "goods": {"corn": 4, "sugar": 2}}, forced_full_storage=True)
    assert t.why("pass") == ("PR-12.05", "storage-unused")
    assert t.args("pass") == {"barrels": 4}
    t.do("keep sugar", "keep corn", "keep sugar")
    assert t.top == ChooseRole(1)  # the fourth can only be corn
    assert t.player(0)["goods"] == {"corn": 2, "sugar": 2}


def test_pr_12_04_no_more_than_he_has_can_be_kept() -> None:
    t = storing({"staff": {"storehouse": 1}, "goods": {"corn": 4, "sugar": 1, "coffee": 2}}).do("keep sugar")
    assert t.why("keep sugar") == ("PR-12.04", "all-kept")
    assert t.choices() == ["pass", "keep corn", "keep coffee"]
