"""PR-8 with both expansions: forests, zoning office, library, church, black market (PR-18.07 to 18.18, PR-20.12)."""

import pytest

from fondaco.games.puerto_rico.builder import University, privilege
from fondaco.games.puerto_rico.builder import price as price_of
from fondaco.games.puerto_rico.components import BUILDING
from fondaco.games.puerto_rico.expansions.black_market import BuyOrReturn, ReturnBarrel, ReturnPerson
from fondaco.games.puerto_rico.expansions.guesthouse import GuestMoves
from fondaco.games.puerto_rico.round import ChooseRole
from tests.rules.puerto_rico.expansions.sets import BOTH, FIRST, SECOND
from tests.rules.puerto_rico.table import Board, Table, rules, table


def buying(board: Board, builder: int = 1, kinds: list[str] | None = None, **options: object) -> Table:
    """Seat 0 may buy."""
    return table(ask=[BuyOrReturn(0, builder)], players={0: board}, kinds=kinds, options={**BOTH, **options})


def price(t: Table, building: str, builder: int = 1) -> int:
    """What the building costs seat 0."""
    return int(price_of(t.state, t.state.players[0], BUILDING.index(building), privilege(t.state, 0, builder)))


def test_pr_8_04_all_discounts_add_up() -> None:
    """Wharf 9, less privilege 1, quarries 2, forests 2, zoning office 1."""
    board: Board = {"manned": {"quarry": 2}, "forests": {"corn": 3}, "dark_forests": {"corn": 2}}
    t = buying({**board, "staff": {"zoning_office": 1}}, builder=0)
    assert price(t, "wharf", builder=0) == 9 - 1 - 2 - 2 - 1
    assert t.args("build wharf") == {"price": 3, "doubloons": 0}


def test_pr_8_04_the_price_never_falls_below_0() -> None:
    t = buying({"forests": {"corn": 8}, "manned": {"quarry": 1}}, builder=0)
    t.do("build small_market")
    assert t.player(0)["doubloons"] == 0


def test_pr_8_13_guest_moves_come_before_the_purchase() -> None:
    plan = rules(2, FIRST).phases[1][0].frames
    assert plan[2:6] == [GuestMoves(0), BuyOrReturn(0, 0), GuestMoves(1), BuyOrReturn(1, 0)]


def test_pr_8_13_university_and_church_follow_the_purchase() -> None:
    t = buying({"doubloons": 5, "staff": {"university": 1, "church": 1}}, kinds=["office"]).do("build office")
    assert (t.player(0)["doubloons"], t.player(0)["vp"]) == (0, 1)
    assert t.do("colonist").player(0)["staff"]["office"] == 1


@pytest.mark.parametrize(("forests", "less"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_pr_18_07_two_forests_are_worth_a_doubloon(forests: int, less: int) -> None:
    t = buying({"forests": {"corn": forests}})
    assert [price(t, name) for name in ("small_indigo_plant", "guild_hall")] == [max(0, 1 - less), 10 - less]


def test_we_17_pr_18_07_the_builder_with_five_forests_and_four_quarries() -> None:
    t = buying({"doubloons": 3, "forests": {"corn": 5}, "manned": {"quarry": 4}}, builder=0).do("build wharf")
    assert t.player(0)["doubloons"] == 0


def test_pr_18_08_the_forest_house_need_not_be_occupied() -> None:
    assert price(buying({"forests": {"corn": 4}, "buildings": ["forest_house"]}), "wharf") == 7
    assert price(buying({"forests": {"corn": 4}}), "wharf") == 7


def test_pr_18_42_a_builder_with_a_library_pays_2_less() -> None:
    assert price(buying({"staff": {"library": 1}}), "wharf", builder=0) == 7
    assert price(buying({"staff": {"library": 1}}), "wharf") == 9
    assert price(buying({"buildings": ["library"]}), "wharf", builder=0) == 8
    t = buying({"doubloons": 7, "staff": {"library": 1}}, builder=0).do("build wharf")
    assert t.player(0)["doubloons"] == 0


@pytest.mark.parametrize(("building", "vp"), [("hacienda", 0), ("office", 1), ("wharf", 1), ("guild_hall", 2)])
def test_pr_18_29_church_vp_by_column(building: str, vp: int) -> None:
    t = buying({"doubloons": 10, "staff": {"church": 1}}, kinds=[building]).do(f"build {building}")
    assert t.player(0)["vp"] == vp


def test_pr_18_30_the_church_itself_gives_nothing() -> None:
    t = buying({"doubloons": 5, "staff": {"university": 1}}, kinds=["church"]).do("build church", "colonist")
    assert t.player(0)["vp"] == 0


@pytest.mark.parametrize(
    ("building", "cost"), [("tobacco_storage", 4), ("wharf", 8), ("hacienda", 1), ("fortress", 10)]
)
def test_pr_20_12_a_colonist_on_the_zoning_office_cheapens_columns_1_to_3(building: str, cost: int) -> None:
    assert price(buying({"staff": {"zoning_office": 1}}, kinds=[building]), building) == cost


@pytest.mark.parametrize(("building", "cost"), [("tobacco_storage", 5), ("wharf", 9), ("fortress", 8)])
def test_pr_20_12_a_noble_on_it_cheapens_column_4(building: str, cost: int) -> None:
    assert price(buying({"noble_staff": {"zoning_office": 1}}, kinds=[building]), building) == cost


# --- black market -----------------------------------------------------------------------------------------------------

MARKET: Board = {"staff": {"black_market": 1}}


def test_pr_18_13_person_barrel_and_vp_lower_the_price_by_1_each() -> None:
    board: Board = {**MARKET, "doubloons": 4, "colonists": 1, "goods": {"corn": 2}, "vp": 2}
    t = buying(board, kinds=["factory"]).do("build factory")
    assert t.top == ReturnPerson(0, 14, 1) and t.choices() == ["dismiss colonist windrose"]
    t.do("dismiss colonist windrose")  # a barrel and a VP must follow, and he has one kind
    player = t.player(0)
    assert (player["doubloons"], player["colonists"], player["goods"], player["vp"]) == (0, 0, {"corn": 1}, 1)
    assert "factory" in player["buildings"]


def test_we_18_pr_18_13_sugar_and_vp_for_the_factory() -> None:
    board: Board = {**MARKET, "doubloons": 5, "goods": {"sugar": 1}, "vp": 3, "colonists": 1}
    t = buying(board, kinds=["factory"]).do("build factory", "pass")  # sugar and VP must both follow
    player = t.player(0)
    assert (player["doubloons"], player["goods"], player["vp"], player["colonists"]) == (0, {}, 2, 1)
    assert "factory" in player["buildings"]


def test_we_18_pr_18_14_a_colonist_as_well_is_too_much_and_2_vp_too() -> None:
    board: Board = {**MARKET, "doubloons": 5, "goods": {"sugar": 1}, "vp": 3, "colonists": 1}
    t = buying(board, kinds=["factory"]).do("build factory", "dismiss colonist windrose", "give sugar")
    assert t.player(0)["vp"] == 3  # person and barrel are enough
    t = buying({**board, "goods": {"sugar": 1, "corn": 1}}, kinds=["factory"]).do("build factory", "pass")
    assert t.choices() == ["give corn", "give sugar"]  # without a barrel it would take 2 VP
    assert t.why("pass") == ("PR-18.14", "not-exact")


@pytest.mark.parametrize(("doubloons", "listed"), [(3, False), (4, True), (6, True), (7, True)])
def test_pr_18_14_at_most_three_doubloons_may_be_lacking(doubloons: int, listed: bool) -> None:
    board: Board = {**MARKET, "doubloons": doubloons, "colonists": 1, "goods": {"corn": 1}, "vp": 1}
    assert ("build factory" in buying(board, kinds=["factory"]).choices()) == listed


def test_pr_18_14_not_if_he_can_pay_outright() -> None:
    board: Board = {**MARKET, "doubloons": 7, "colonists": 1, "goods": {"corn": 1}, "vp": 1}
    t = buying(board, kinds=["factory"]).do("build factory")
    assert t.top == ChooseRole(0) and t.player(0)["doubloons"] == 0 and t.player(0)["goods"] == {"corn": 1}


def test_pr_18_14_without_enough_to_return_the_building_is_too_dear() -> None:
    t = buying({**MARKET, "doubloons": 5, "goods": {"corn": 2}}, kinds=["factory"])
    assert t.why("build factory") == ("PR-8.05", "too-dear")
    assert t.args("build factory") == {"price": 7, "doubloons": 5}


def test_pr_18_13_only_with_an_occupied_black_market() -> None:
    board: Board = {"buildings": ["black_market"], "doubloons": 6, "goods": {"corn": 1}}
    assert buying(board, kinds=["factory"]).why("build factory") == ("PR-8.05", "too-dear")


def test_pr_18_14_the_last_that_lacks_is_a_vp() -> None:
    t = buying({**MARKET, "doubloons": 6, "vp": 1}, kinds=["factory"])
    pool = t.data["vp_pool"]
    t.do("build factory")
    assert (t.player(0)["vp"], t.data["vp_pool"]) == (0, pool + 1)


def test_pr_18_15_anybody_but_the_person_on_the_black_market() -> None:
    board: Board = {
        "staff": {"black_market": 1, "guesthouse": 1, "office": 1},
        "manned": {"corn": 1},
        "colonists": 1,
        "doubloons": 6,
    }
    t = buying(board, kinds=["factory"]).do("build factory")
    places = ["corn", "office", "guesthouse", "windrose"]
    assert t.choices() == [f"dismiss colonist {place}" for place in places]
    assert t.why("dismiss colonist black_market") == ("PR-18.15", "person-of-black-market")
    assert t.why("dismiss colonist sugar") == ("PR-18.15", "nobody-there")
    before = t.data["colonists"]
    t.do("dismiss colonist office")
    assert t.data["colonists"] == before + 1 and "office" not in t.player(0)["staff"]


def test_pr_18_16_a_return_does_not_undo_the_end() -> None:
    board: Board = {**MARKET, "doubloons": 6, "vp": 1}
    t = table(
        ask=[BuyOrReturn(0, 1)], players={0: board}, kinds=["factory"], options=FIRST, vp_pool=0, ending=["vp"]
    ).do("build factory")
    assert (t.data["vp_pool"], t.data["ending"]) == (1, ["vp"])


def test_pr_18_17_a_quarry_counts_only_if_still_occupied() -> None:
    """Factory 7, two quarries: 5. Without the colonist of a quarry 6, so with 4 doubloons two things are lacking."""
    board: Board = {**MARKET, "doubloons": 4, "manned": {"quarry": 2, "corn": 1}}
    t = buying(board, kinds=["factory"]).do("build factory")
    assert t.choices() == ["dismiss colonist corn"]
    assert t.why("dismiss colonist quarry") == ("PR-18.14", "not-exact")
    t = buying({**board, "goods": {"corn": 1}}, kinds=["factory"]).do("build factory")
    assert t.choices() == ["pass", "dismiss colonist corn", "dismiss colonist quarry"]
    t.do("dismiss colonist quarry")
    assert t.top == ReturnBarrel(0, 14, 1, 1)
    assert t.do("give corn").player(0)["doubloons"] == 0


@pytest.mark.parametrize(("building", "builder"), [("zoning_office", 1), ("library", 0)])
def test_pr_18_17_zoning_office_and_library_count_only_if_still_occupied(building: str, builder: int) -> None:
    board: Board = {"staff": {"black_market": 1, building: 1}, "goods": {"corn": 1}}
    less = 1 if builder else 2
    t = buying({**board, "doubloons": 9 - less - 1}, builder, ["wharf"]).do("build wharf")
    t.do(f"dismiss colonist {building}")
    assert t.choices() == ["give corn"]  # the price has risen by 1


def test_pr_18_17_university_and_church_work_only_if_still_occupied() -> None:
    board: Board = {"staff": {"black_market": 1, "university": 1, "church": 1}, "doubloons": 6}
    t = buying(board, kinds=["factory"]).do("build factory", "dismiss colonist university")
    assert t.top == ChooseRole(0) and t.player(0)["vp"] == 1
    t = buying(board, kinds=["factory"]).do("build factory", "dismiss colonist church")
    assert t.top == University(0, 14) and t.player(0)["vp"] == 0


def test_pr_18_17_the_switch_lets_the_person_help_twice() -> None:
    board: Board = {"staff": {"black_market": 1, "church": 1}, "doubloons": 4, "manned": {"quarry": 2}}
    t = buying(board, kinds=["factory"], black_market_discounts_after_return=False).do("build factory")
    assert t.choices() == ["dismiss colonist quarry", "dismiss colonist church"]
    twin = t.twin().do("dismiss colonist quarry")
    assert (twin.player(0)["doubloons"], twin.player(0)["manned"]) == (0, {"quarry": 1})
    t.do("dismiss colonist church")
    assert t.player(0)["vp"] == 1 and "church" not in t.player(0)["staff"]


def test_pr_18_18_a_noble_may_be_returned() -> None:
    t = buying({**MARKET, "doubloons": 6, "nobles": 1}, kinds=["factory"]).do("build factory")
    before = t.data["noble_supply"]
    t.do("dismiss noble windrose")
    assert (t.data["noble_supply"], t.player(0)["nobles"]) == (before + 1, 0)


def test_pr_18_18_the_switch_refuses_nobles() -> None:
    board: Board = {**MARKET, "doubloons": 6, "nobles": 1, "colonists": 1}
    t = buying(board, kinds=["factory"], black_market_accepts_noble=False).do("build factory")
    assert t.why("dismiss noble windrose") == ("PR-18.18", "noble-not-accepted")
    assert t.choices() == ["dismiss colonist windrose"]


def test_pr_8_04_without_forests_zoning_works_in_expansion_ii_alone() -> None:
    t = table(ask=[BuyOrReturn(0, 1)], players={0: {"staff": {"zoning_office": 1}}}, options=SECOND)
    assert price(t, "wharf") == 8
