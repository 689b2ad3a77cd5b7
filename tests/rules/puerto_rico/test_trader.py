"""PR-10: the trader phase; with the markets and the office (PR-16.01, 16.13, 16.14)."""

import pytest

from fondaco.games.puerto_rico.round import ChooseRole
from fondaco.games.puerto_rico.trader import EmptyHouse, SellBarrel
from tests.rules.puerto_rico.table import Board, table

PRICES = {"corn": 0, "indigo": 1, "sugar": 2, "tobacco": 3, "coffee": 4}
ONE_OF_EACH: Board = {"goods": dict.fromkeys(PRICES, 1)}


def test_pr_10_01_each_in_turn_may_sell_one_barrel_the_trader_first() -> None:
    t = table(role="trader", by=2, players=dict.fromkeys(range(4), ONE_OF_EACH))
    assert t.choices() == ["pass", "sell corn", "sell indigo", "sell sugar", "sell tobacco", "sell coffee"]
    assert t.order("sell corn", "sell sugar", "pass", "sell coffee") == [2, 3, 0, 1]
    assert t.top == ChooseRole(0)
    assert [sum(goods.values()) for goods in t.of_all("goods")] == [5, 4, 4, 4]


def test_pr_10_01_a_barrel_must_be_on_the_windrose() -> None:
    t = table(ask=[SellBarrel(0, 0)], players={0: {"goods": {"coffee": 1}}})
    assert t.choices() == ["pass", "sell coffee"]
    assert t.why("sell corn") == ("PR-10.01", "no-barrel-to-sell")
    assert t.args("sell corn") == {"good": "good:corn"}


@pytest.mark.parametrize("good", PRICES)
def test_pr_10_02_prices(good: str) -> None:
    t = table(ask=[SellBarrel(0, 1)], players={0: {"goods": {good: 2}}})
    t.do(f"sell {good}")
    assert t.player(0)["doubloons"] == PRICES[good]
    assert t.player(0)["goods"] == {good: 1}
    assert t.data["house"] == {good: 1}


@pytest.mark.parametrize("good", PRICES)
def test_pr_10_03_the_trader_gets_one_doubloon_more(good: str) -> None:
    t = table(ask=[SellBarrel(0, 0)], players={0: {"goods": {good: 1}}})
    t.do(f"sell {good}")
    assert t.player(0)["doubloons"] == PRICES[good] + 1


def test_pr_10_03_without_a_sale_the_trader_gets_nothing() -> None:
    t = table(role="trader", by=0, players={0: ONE_OF_EACH})
    t.do("pass")
    assert t.player(0)["doubloons"] == 0
    assert t.top == ChooseRole(0)


def test_pr_10_04_corn_may_be_sold_for_nothing_and_the_trader_gets_one_for_it() -> None:
    t = table(role="trader", by=1, players={0: {"goods": {"corn": 1}, "staff": {"office": 1}}, 1: ONE_OF_EACH})
    t.do("sell corn", "sell corn")
    assert [t.player(1)["doubloons"], t.player(0)["doubloons"]] == [1, 0]
    assert t.data["house"] == {"corn": 2}


def test_pr_10_05_no_kind_that_lies_in_the_house() -> None:
    t = table(ask=[SellBarrel(0, 0)], players={0: ONE_OF_EACH}, house={"sugar": 1, "coffee": 1})
    assert t.choices() == ["pass", "sell corn", "sell indigo", "sell tobacco"]
    assert t.why("sell sugar") == ("PR-10.05", "kind-in-house")
    assert t.args("sell sugar") == {"good": "good:sugar"}


def test_pr_10_05_a_player_with_nothing_but_kinds_in_the_house_is_skipped() -> None:
    t = table(role="trader", players={0: {"goods": {"sugar": 2}}, 1: ONE_OF_EACH}, house={"sugar": 1})
    assert t.top == SellBarrel(1, 0)


def test_pr_10_06_nobody_sells_to_a_full_house() -> None:
    t = table(role="trader", players={0: ONE_OF_EACH, 1: ONE_OF_EACH}, house={"sugar": 1, "coffee": 1, "corn": 1})
    t.do("sell indigo")
    assert t.top == ChooseRole(0)
    assert t.player(1)["goods"] == ONE_OF_EACH["goods"]


def test_pr_10_06_the_full_house_is_named_as_the_reason_with_its_size() -> None:
    t = table(players={0: ONE_OF_EACH}, house={"sugar": 1, "coffee": 1, "corn": 1, "indigo": 1})
    assert t.why("sell tobacco") == ("PR-10.01", "not-now")
    assert t.also("sell tobacco") == ("PR-10.06", "house-full", {"barrels": 4})


def test_pr_10_07_a_full_house_is_emptied_at_the_end_of_the_phase() -> None:
    t = table(role="trader", players={3: ONE_OF_EACH}, house={"sugar": 1, "coffee": 1, "corn": 1})
    t.do("sell indigo")
    assert t.data["house"] == {}
    assert t.data["goods"] == {"corn": 9, "indigo": 11, "sugar": 10, "tobacco": 8, "coffee": 8}
    assert {"event": "house-emptied"} in t.told()


@pytest.mark.parametrize("barrels", [{}, {"corn": 1}, {"corn": 2}, {"corn": 1, "coffee": 1, "sugar": 1}])
def test_pr_10_07_fewer_than_four_barrels_stay(barrels: dict[str, int]) -> None:
    t = table(ask=[EmptyHouse()], house=barrels)
    assert t.data["house"] == barrels


def test_pr_10_08_the_house_is_not_emptied_during_the_phase() -> None:
    """The fourth barrel is sold on the first turn: the players behind still find the house full (PR-10.06)."""
    boards: dict[int, Board] = {0: ONE_OF_EACH, 1: ONE_OF_EACH, 2: {**ONE_OF_EACH, "staff": {"office": 1}}}
    t = table(role="trader", players=boards, house={"sugar": 1, "coffee": 1, "corn": 1})
    t.do("sell tobacco")
    assert t.of_all("doubloons") == [4, 0, 0, 0]
    assert t.top == ChooseRole(0)


def test_pr_16_01_small_market() -> None:
    t = table(ask=[SellBarrel(0, 1)], players={0: {"goods": {"sugar": 1}, "staff": {"small_market": 1}}})
    t.do("sell sugar")
    assert t.player(0)["doubloons"] == 3


def test_pr_16_14_large_market_and_both_markets() -> None:
    large: Board = {"goods": {"sugar": 1}, "staff": {"large_market": 1}}
    both: Board = {"goods": {"coffee": 1}, "staff": {"small_market": 1, "large_market": 1}}
    t = table(role="trader", by=2, players={0: large, 1: both})
    t.do("sell sugar", "sell coffee")
    assert t.of_all("doubloons") == [2 + 2, 4 + 3, 0, 0]


def test_pr_16_14_markets_and_privilege_add_up_even_for_corn() -> None:
    """PR-10.03, PR-14.07: 0 for the corn, 1 for the privilege, 3 for the markets."""
    both: Board = {"goods": {"corn": 1}, "staff": {"small_market": 1, "large_market": 1}}
    t = table(ask=[SellBarrel(0, 0)], players={0: both})
    t.do("sell corn")
    assert t.player(0)["doubloons"] == 4


def test_pr_16_01_pr_16_14_markets_bring_nothing_without_a_sale() -> None:
    t = table(ask=[SellBarrel(0, 0)], players={0: {**ONE_OF_EACH, "staff": {"small_market": 1, "large_market": 1}}})
    t.do("pass")
    assert t.player(0)["doubloons"] == 0


def test_pr_16_13_the_office_sells_a_kind_that_lies_in_the_house() -> None:
    """PR-10.05: the exception."""
    t = table(ask=[SellBarrel(0, 1)], players={0: {**ONE_OF_EACH, "staff": {"office": 1}}}, house={"sugar": 1})
    assert t.choices() == ["pass", "sell corn", "sell indigo", "sell sugar", "sell tobacco", "sell coffee"]
    t.do("sell sugar")
    assert t.player(0)["doubloons"] == 2
    assert t.data["house"] == {"sugar": 2}


def test_pr_16_13_but_not_into_a_full_house() -> None:
    board: Board = {**ONE_OF_EACH, "staff": {"office": 1}}
    t = table(players={0: board}, house={"sugar": 2, "coffee": 2})
    assert t.also("sell sugar") == ("PR-10.06", "house-full", {"barrels": 4})


def test_we_08_pr_16_13_two_offices_sell_the_same_kind() -> None:
    office: Board = {"goods": {"sugar": 1}, "staff": {"office": 1}}
    t = table(role="trader", by=2, players={0: office, 1: office}, house={"sugar": 1})
    assert t.order("sell sugar", "sell sugar") == [0, 1]
    assert t.data["house"] == {"sugar": 3}


def test_we_08_pr_16_13_unless_the_house_has_become_full() -> None:
    office: Board = {"goods": {"sugar": 1}, "staff": {"office": 1}}
    t = table(role="trader", by=2, players={0: office, 1: office}, house={"sugar": 1, "corn": 1, "coffee": 1})
    t.do("sell sugar")
    assert t.top == ChooseRole(0)
    assert t.player(1)["goods"] == {"sugar": 1}
