"""PR-10 with both expansions: trading post (PR-18.26 to 18.28), library, land office (PR-20.01 to 20.06)."""

from fondaco.core.domains import Data
from fondaco.games.puerto_rico.expansions.forest import PlaceDrawn
from fondaco.games.puerto_rico.expansions.guesthouse import GuestMoves
from fondaco.games.puerto_rico.expansions.trading import LandOffice, SellOrPost, TraderTurn
from fondaco.games.puerto_rico.round import ChooseRole
from fondaco.games.puerto_rico.trader import EmptyHouse
from tests.rules.puerto_rico.expansions.sets import BOTH, FIRST, SECOND
from tests.rules.puerto_rico.table import Board, Table, rules, table

FULL_HOUSE = {"corn": 1, "indigo": 1, "sugar": 1, "tobacco": 1}
POST: Board = {"staff": {"trading_post": 1}, "goods": {"sugar": 2}}


def trading(board: Board, trader: int = 1, house: dict[str, int] | None = None, **more: Data) -> Table:
    """The turn of seat 0."""
    row, pile = more.pop("row", None), more.pop("pile", None)
    return table(
        ask=[TraderTurn(0, trader)], players={0: board}, house=house, row=row, pile=pile, options={**BOTH, **more}
    )


def test_pr_20_06_the_plan_of_the_phase() -> None:
    plan = rules(2, BOTH).phases[4][0].frames
    assert plan[2:6] == [GuestMoves(0), TraderTurn(0, 0), GuestMoves(1), TraderTurn(1, 0)]
    assert plan[6:] == [GuestMoves(0), GuestMoves(1), EmptyHouse()]


def test_pr_18_26_a_sale_at_the_trading_post() -> None:
    t = trading(POST, house={"sugar": 1})
    assert t.choices() == ["pass", "post sugar"]
    before = t.data["goods"]["sugar"]
    t.do("post sugar")
    assert (t.player(0)["doubloons"], t.player(0)["goods"]) == (2, {"sugar": 1})
    assert (t.data["goods"]["sugar"], t.data["house"]) == (before + 1, {"sugar": 1})
    assert t.top == ChooseRole(0)  # one barrel only


def test_pr_18_26_instead_of_the_trading_house() -> None:
    t = trading(POST)
    assert t.choices() == ["pass", "sell sugar", "post sugar"]
    assert t.why("post corn") == ("PR-10.01", "no-barrel-to-sell")
    assert trading({"goods": {"sugar": 1}}).why("post sugar") == ("PR-18.26", "no-trading-post")


def test_pr_18_27_markets_do_not_count_the_privilege_does() -> None:
    board: Board = {"staff": {"trading_post": 1, "small_market": 1, "large_market": 1}, "goods": {"sugar": 1}}
    assert trading(board).do("post sugar").player(0)["doubloons"] == 2
    assert trading(board, trader=0).do("post sugar").player(0)["doubloons"] == 3
    assert trading(board, trader=0).do("sell sugar").player(0)["doubloons"] == 2 + 1 + 3


def test_pr_18_28_by_the_switch_a_full_house_does_not_stop_the_trading_post() -> None:
    t = trading(POST, house=FULL_HOUSE, trading_post_after_house_full=True)
    assert t.choices() == ["pass", "post sugar"]


def test_pr_18_28_a_full_house_ends_the_phase_for_trading_post_and_land_office() -> None:
    board: Board = {**POST, "staff": {"trading_post": 1, "land_office": 1}, "doubloons": 1}
    assert trading(board, house=FULL_HOUSE).top == ChooseRole(0)
    t = table(
        ask=[SellOrPost(0, 1)],
        players={0: {**POST, "staff": {"trading_post": 1, "office": 1}}},
        house={"corn": 3},
        options=FIRST,
    )
    assert t.choices() == ["pass", "sell sugar", "post sugar"]


def test_pr_18_28_whoever_fills_the_house_cannot_use_the_land_office_any_more() -> None:
    board: Board = {"staff": {"land_office": 1}, "doubloons": 1, "goods": {"coffee": 1}}
    house = {"corn": 1, "indigo": 1, "sugar": 1}
    t = trading(board, house=house).do("pass", "sell coffee")
    assert t.top == ChooseRole(0)
    t = trading(board, house=house, trading_post_after_house_full=True).do("pass", "sell coffee")
    assert t.top == LandOffice(0, 1, True)


def test_pr_18_28_by_the_switch_the_land_office_stays_open_too() -> None:
    board: Board = {"staff": {"land_office": 1}, "doubloons": 1}
    t = trading(board, house=FULL_HOUSE, trading_post_after_house_full=True)
    assert t.top == LandOffice(0, 1, False)


def test_pr_18_42_a_trader_with_a_library_gets_2_more() -> None:
    board: Board = {"staff": {"library": 1}, "goods": {"sugar": 1}}
    assert trading(board, trader=0).do("sell sugar").player(0)["doubloons"] == 4
    assert trading(board).do("sell sugar").player(0)["doubloons"] == 2


# --- land office ------------------------------------------------------------------------------------------------------

OFFICE: Board = {"staff": {"land_office": 1}, "doubloons": 2}
NOBLE_OFFICE: Board = {"noble_staff": {"land_office": 1}}


def test_pr_20_01_not_without_a_doubloon() -> None:
    t = trading({**OFFICE, "doubloons": 0, "goods": {"corn": 1}})
    assert t.also("take corn") == ("PR-20.01", "no-doubloon", {"price": 1})


def test_pr_20_01_a_plantation_for_a_doubloon() -> None:
    t = trading(OFFICE, row={"corn": 1, "coffee": 2})
    assert t.choices() == ["pass", "take corn", "take coffee"]
    t.do("take coffee")
    assert (t.player(0)["doubloons"], t.player(0)["tiles"]) == (1, {"coffee": 1})


def test_pr_20_01_once_per_phase() -> None:
    t = trading({**OFFICE, "goods": {"corn": 1}}).do("take corn")
    assert t.top == SellOrPost(0, 1)
    assert t.do("sell corn").top == ChooseRole(0)


def test_pr_20_01_not_without_a_doubloon_or_a_space() -> None:
    assert trading({"staff": {"land_office": 1}}).top == ChooseRole(0)
    assert trading({**OFFICE, "tiles": {"corn": 6, "quarry": 6}}).top == ChooseRole(0)
    t = table(ask=[LandOffice(0, 1, False)], players={0: OFFICE}, options=SECOND)
    assert t.why("take quarry") == ("PR-20.02", "plantations-only")
    assert t.why("discard corn nobody") == ("PR-20.04", "no-noble-in-land-office")


def test_pr_20_01_his_doubloon_may_come_from_the_sale() -> None:
    t = trading({"staff": {"land_office": 1}, "goods": {"indigo": 1}})
    assert t.top == SellOrPost(0, 1)
    assert t.do("sell indigo").top == LandOffice(0, 1, True)


def test_pr_20_02_the_row_is_not_refilled() -> None:
    t = trading(OFFICE, row={"corn": 2}).do("take corn")
    assert t.data["face_up"] == {"corn": 1}
    assert trading(OFFICE).why("draw") == ("PR-20.02", "tile-from-row")


def test_pr_20_02_the_switch_refills_the_row() -> None:
    t = trading(OFFICE, row={"corn": 2}, pile={"coffee": 1}, land_office_refills_row=True).do("take corn")
    assert t.data["face_up"] == {"corn": 1, "coffee": 1}


def test_pr_20_02_the_switch_gives_the_top_tile_of_the_pile() -> None:
    t = trading(OFFICE, pile={"coffee": 1}, land_office_tile="face_down")
    assert t.choices() == ["pass", "draw"]
    assert t.why("take corn") == ("PR-20.02", "tile-from-pile")
    assert t.do("draw").player(0)["tiles"] == {"coffee": 1}
    board: Board = {"staff": {"land_office": 1, "forest_house": 1}, "doubloons": 1}
    t = trading(board, pile={"coffee": 1}, land_office_tile="face_down").do("draw")
    assert t.top == PlaceDrawn(0)
    assert t.do("afforest").player(0)["dark_forests"] == {"coffee": 1}


def test_pr_20_03_with_a_forest_house_it_may_become_a_forest_and_the_hospice_sends_nobody() -> None:
    board: Board = {"staff": {"land_office": 1, "forest_house": 1, "hospice": 1}, "doubloons": 2}
    t = trading(board, row={"corn": 1})
    assert t.choices() == ["pass", "take corn", "forest corn"]
    assert t.twin().do("take corn").top == ChooseRole(0)
    assert t.do("forest corn").top == ChooseRole(0)
    assert t.player(0)["forests"] == {"corn": 1}


def test_pr_20_04_with_a_noble_a_plantation_is_sold() -> None:
    t = trading({**NOBLE_OFFICE, "tiles": {"corn": 1, "quarry": 1}})
    assert t.choices() == ["pass", "discard corn nobody"]
    before = t.data["discarded"].get("corn", 0)
    t.do("discard corn nobody")
    assert (t.player(0)["doubloons"], t.player(0)["tiles"]) == (1, {"quarry": 1})
    assert t.data["discarded"]["corn"] == before + 1


def test_pr_20_04_a_noble_does_not_buy() -> None:
    t = trading({**NOBLE_OFFICE, "doubloons": 3, "tiles": {"corn": 1}})
    assert t.why("take corn") == ("PR-20.01", "no-land-office")


def test_pr_20_05_forests_and_quarries_are_not_sold() -> None:
    assert trading({**NOBLE_OFFICE, "tiles": {"quarry": 2}, "forests": {"corn": 1}}).top == ChooseRole(0)
    t = trading({**NOBLE_OFFICE, "tiles": {"corn": 1}, "forests": {"corn": 1}})
    assert t.why("fell") == ("PR-20.05", "forest-not-sold")


def test_pr_20_05_the_switch_lets_a_forest_be_sold() -> None:
    t = trading({**NOBLE_OFFICE, "forests": {"coffee": 1}}, land_office_noble_may_sell_forest=True)
    assert t.choices() == ["pass", "fell"]
    t.do("fell")
    assert (t.player(0)["doubloons"], t.player(0)["forests"], t.data["discarded"]["coffee"]) == (1, {}, 1)


def test_pr_20_06_a_person_on_the_tile_goes_to_the_windrose() -> None:
    board: Board = {**NOBLE_OFFICE, "manned": {"corn": 1}, "noble_tiles": {"corn": 1}, "tiles": {"corn": 3}}
    t = trading(board)
    assert t.choices() == ["pass", "discard corn nobody", "discard corn colonist", "discard corn noble"]
    twin = t.twin().do("discard corn colonist")
    assert (twin.player(0)["colonists"], twin.player(0)["nobles"], twin.player(0)["manned"]) == (1, 0, {"corn": 1})
    t.do("discard corn noble")
    player = t.player(0)
    assert (player["colonists"], player["nobles"], player["manned"], player["noble_tiles"]) == (0, 1, {"corn": 1}, {})


def test_pr_20_06_before_or_after_the_sale_or_without_one() -> None:
    t = trading({**OFFICE, "goods": {"corn": 1}})
    assert t.top == LandOffice(0, 1, False)
    t.do("pass", "sell corn")
    assert t.top == LandOffice(0, 1, True)
    assert t.do("take corn").top == ChooseRole(0)
    assert trading(OFFICE).do("pass", "take corn").player(0)["tiles"] == {"corn": 1}
