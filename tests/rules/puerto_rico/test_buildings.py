"""PR-14: buildings in general. What each building does stands with its phase."""

import pytest

from fondaco.core.flow import Frame
from fondaco.games.puerto_rico.builder import BuyBuilding
from fondaco.games.puerto_rico.captain import LoadShip
from fondaco.games.puerto_rico.components import BUILDINGS, Building
from fondaco.games.puerto_rico.craftsman import CraftsmanPrivilege, ProductionTurn
from fondaco.games.puerto_rico.round import ChooseRole
from fondaco.games.puerto_rico.settler import Hacienda, TakeTile
from fondaco.games.puerto_rico.storage import StoreGoods
from fondaco.games.puerto_rico.trader import SellBarrel
from tests.rules.puerto_rico.table import Board, Table, table

LOAD = LoadShip(0, 1, 0, 0, False)

FUNCTIONS: list[tuple[str, list[Frame], list[str]]] = [
    ("small_market", [SellBarrel(0, 1)], ["sell coffee"]),
    ("large_market", [SellBarrel(0, 1)], ["sell coffee"]),
    ("factory", [ProductionTurn(0, 0)], ["pass"]),
    ("harbor", [LOAD], ["load corn small"]),
    ("small_indigo_plant", [ProductionTurn(0, 0)], ["pass"]),
    ("large_sugar_mill", [ProductionTurn(0, 0)], ["pass"]),
]
"""Buildings whose function shows on the owner's board after these actions."""

OFFERS: list[tuple[str, list[Frame], list[str], str]] = [
    ("hacienda", [Hacienda(0), TakeTile(0, 1)], [], "draw"),
    ("construction_hut", [TakeTile(0, 1)], [], "take quarry"),
    ("hospice", [TakeTile(0, 1)], ["take corn"], "colonist"),
    ("office", [SellBarrel(0, 1)], [], "sell sugar"),
    ("university", [BuyBuilding(0, 1)], ["build small_market"], "colonist"),
    ("wharf", [LOAD], [], "wharf coffee"),
    ("small_warehouse", [StoreGoods(0)], [], "store corn"),
    ("large_warehouse", [StoreGoods(0)], [], "store corn"),
]
"""Buildings whose function is offered after these actions."""

BOARD: Board = {
    "doubloons": 5,
    "goods": {"corn": 1, "sugar": 2, "tobacco": 1, "coffee": 1},
    "manned": {"corn": 1, "indigo": 1, "sugar": 2, "tobacco": 1},
}


def with_building(building: str, people: int, ask: list[Frame]) -> Table:
    """A busy player with this building, and a barrel of sugar in the trading house."""
    board: Board = {**BOARD, "staff": {"tobacco_storage": 1, building: people}}
    return table(ask=ask, players={0: board}, house={"sugar": 1})


def gains(building: str, people: int, ask: list[Frame], texts: list[str]) -> list[object]:
    """What the player has after these actions."""
    t = with_building(building, people, ask)
    t.do(*texts)
    return [t.player(0)["doubloons"], t.player(0)["vp"], t.player(0)["goods"]]


@pytest.mark.parametrize(("building", "ask", "texts"), FUNCTIONS, ids=[name for name, _, _ in FUNCTIONS])
def test_pr_14_01_a_function_works_only_while_the_building_is_occupied(
    building: str, ask: list[Frame], texts: list[str]
) -> None:
    without = gains("small_sugar_mill", 0, ask, texts)
    assert gains(building, 0, ask, texts) == without
    assert gains(building, 1, ask, texts) != without


@pytest.mark.parametrize(("building", "ask", "texts", "offer"), OFFERS, ids=[name for name, _, _, _ in OFFERS])
def test_pr_14_01_an_offer_is_made_only_while_the_building_is_occupied(
    building: str, ask: list[Frame], texts: list[str], offer: str
) -> None:
    empty, manned = with_building(building, 0, ask), with_building(building, 1, ask)
    empty.do(*texts)
    manned.do(*texts)
    assert offer not in empty.choices()
    assert offer in manned.choices()


@pytest.mark.parametrize("people", [0, 1])
@pytest.mark.parametrize("building", [b for b in BUILDINGS if b.set == "base" and b.size == 1], ids=lambda b: str(b.id))
def test_pr_14_02_printed_vp_count_whether_occupied_or_not(building: Building, people: int) -> None:
    t = table(players={1: {"staff": {building.id: people}}})
    assert t.scores == [0, building.vp, 0, 0]


def test_pr_14_03_printed_vp_are_no_chips_and_cost_is_no_score() -> None:
    """Two buildings of equal VP and different cost score alike; buying brings no VP before the end."""
    t = table(ask=[BuyBuilding(0, 1)], players={0: {"doubloons": 9}, 1: {"buildings": ["factory"]}})
    t.do("build wharf")
    assert (t.player(0)["vp"], t.data["vp_pool"]) == (0, 100)
    assert t.scores[:2] == [3, 3]


def test_pr_14_04_functions_override_the_normal_rules() -> None:
    """PR-10.05 by the office, PR-6.03 by the hut, PR-11.04 by the wharf."""
    assert with_building("office", 1, [SellBarrel(0, 1)]).why("sell sugar") is None
    assert with_building("construction_hut", 1, [TakeTile(0, 1)]).why("take quarry") is None
    board: Board = {"goods": {"corn": 2}, "staff": {"wharf": 1}}
    full = table(ask=[LOAD], players={0: board}, ships={"middle": ("corn", 6)})
    assert full.why("load corn large") == ("PR-11.04", "kind-on-other-ship")
    assert full.why("wharf corn") is None


@pytest.mark.parametrize(("building", "ask", "texts", "offer"), OFFERS, ids=[name for name, _, _, _ in OFFERS])
def test_pr_14_05_there_is_always_something_else_to_do(
    building: str, ask: list[Frame], texts: list[str], offer: str
) -> None:
    t = with_building(building, 1, ask)
    t.do(*texts)
    assert [text for text in t.choices() if text != offer]


UNUSED: list[tuple[str, list[Frame], list[str]]] = [
    ("hacienda", [Hacienda(0)], ["pass"]),
    ("hospice", [TakeTile(0, 1)], ["take corn", "pass"]),
    ("university", [BuyBuilding(0, 1)], ["build small_market", "pass"]),
    ("wharf", [LOAD], ["load corn small"]),
]


@pytest.mark.parametrize(("building", "ask", "texts"), UNUSED, ids=[name for name, _, _ in UNUSED])
def test_pr_14_05_a_function_may_be_left_unused(building: str, ask: list[Frame], texts: list[str]) -> None:
    """No tile drawn, no colonist taken, no barrel given to the wharf."""
    t = with_building(building, 1, ask)
    pile, supply = t.data["face_down"], t.data["colonists"]
    t.do(*texts)
    assert (t.data["face_down"], t.data["colonists"]) == (pile, supply)
    assert t.player(0)["goods"]["coffee"] == 1


def test_pr_14_06_bonuses_without_a_choice_are_applied_automatically() -> None:
    """Markets, factory and harbor: what follows is the next question of the phase."""
    market = with_building("large_market", 1, [SellBarrel(0, 1)])
    market.do("sell coffee")
    assert (market.player(0)["doubloons"], market.top) == (5 + 4 + 2, ChooseRole(0))
    factory = with_building("factory", 1, [ProductionTurn(0, 0)])
    assert (factory.player(0)["doubloons"], type(factory.top)) == (5 + 1, CraftsmanPrivilege)
    harbor = with_building("harbor", 1, [LOAD])
    harbor.do("load corn small")
    assert (harbor.player(0)["vp"], type(harbor.top)) == (1 + 1, LoadShip)


def test_pr_14_06_people_are_offered_and_may_be_declined() -> None:
    """Mayor's privilege, hospice, university."""
    mayor = table(role="mayor")
    hospice = with_building("hospice", 1, [TakeTile(0, 1)])
    hospice.do("take corn")
    university = with_building("university", 1, [BuyBuilding(0, 1)])
    university.do("build small_market")
    assert mayor.choices() == hospice.choices() == university.choices() == ["pass", "colonist"]


def test_pr_14_07_functions_add_up() -> None:
    """Markets and office in one sale; harbor and wharf in one shipment."""
    staff = {"small_market": 1, "large_market": 1, "office": 1, "harbor": 1, "wharf": 1}
    t = table(ask=[SellBarrel(0, 1), LOAD], players={0: {"goods": {"sugar": 4}, "staff": staff}}, house={"sugar": 1})
    t.do("sell sugar", "wharf sugar")
    assert t.player(0)["doubloons"] == 2 + 1 + 2
    assert t.player(0)["vp"] == 3 + 1
