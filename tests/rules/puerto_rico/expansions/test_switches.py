"""The switches that cut across phases: automatic bonuses (PR-14.06, PR-5.13), the end by VP, the library's year."""

import pytest

from fondaco.core.domains import Data
from fondaco.core.flow import Frame
from fondaco.games.puerto_rico.bonuses import GAIN, AcceptBonus
from fondaco.games.puerto_rico.builder import BuyBuilding
from fondaco.games.puerto_rico.components import DATA
from fondaco.games.puerto_rico.craftsman import ProductionTurn
from fondaco.games.puerto_rico.expansions.black_market import BuyOrReturn
from fondaco.games.puerto_rico.expansions.production import AqueductBarrel, Chapel
from fondaco.games.puerto_rico.expansions.trading import TraderTurn
from fondaco.games.puerto_rico.game import GAME
from fondaco.games.puerto_rico.round import ChooseRole, EndOfYear, Prospect
from fondaco.games.puerto_rico.rules import OPTIONS
from fondaco.games.puerto_rico.trader import SellBarrel
from tests.rules.puerto_rico.expansions.sets import BOTH, FIRST, SECOND
from tests.rules.puerto_rico.table import Board, Table, rules, table

AUTOMATIC: dict[str, Data] = {"automatic_bonuses": True}


def accept(t: Table, gain: str, amount: int) -> None:
    """He is asked about this gain."""
    assert t.top == AcceptBonus(0, GAIN.index(gain), amount), t.top
    assert t.choices() == ["pass", "accept"]


def asked(ask: list[Frame], board: Board) -> Table:
    """Seat 0 with expansion II, every question being asked."""
    return table(ask=ask, players={0: board}, options=SECOND, every_question=True)


def test_pr_23_02_every_switch_of_the_data_file_is_an_option() -> None:
    assert {option.name for option in OPTIONS} == set(DATA["options"]) - {"source"}
    for option in OPTIONS:
        assert option.default() == DATA["options"][option.name]
        assert option.many or len(option.values) == 2


def test_pr_5_13_the_privileges_of_trader_and_prospector_are_offered() -> None:
    t = table(ask=[SellBarrel(0, 0)], players={0: {"goods": {"sugar": 1}}}, every_question=True).do("sell sugar")
    accept(t, "trader", 1)
    assert t.player(0)["doubloons"] == 2
    assert t.twin().do("pass").player(0)["doubloons"] == 2
    assert t.do("accept").player(0)["doubloons"] == 3
    t = table(ask=[Prospect(0)], every_question=True)
    accept(t, "prospector", 1)


def test_pr_5_13_the_builder_declines_by_paying_back() -> None:
    t = table(ask=[BuyBuilding(0, 0)], players={0: {"doubloons": 5}}, every_question=True).do("build hospice")
    accept(t, "builder", 1)
    assert t.player(0)["doubloons"] == 2
    assert t.twin().do("accept").player(0)["doubloons"] == 2
    assert t.do("pass").player(0)["doubloons"] == 1


def test_pr_5_13_not_if_he_has_nothing_left_to_pay() -> None:
    t = table(ask=[BuyBuilding(0, 0)], players={0: {"doubloons": 3}}, every_question=True).do("build hospice")
    assert t.top == ChooseRole(0)


def test_pr_5_13_the_captain_s_privilege_is_offered() -> None:
    t = table(role="captain", players={0: {"goods": {"corn": 2}}}, every_question=True).do("load corn small")
    accept(t, "captain", 1)
    assert t.player(0)["vp"] == 2 and t.do("accept").player(0)["vp"] == 3


def test_pr_14_06_markets_and_harbor() -> None:
    board: Board = {"staff": {"small_market": 1, "large_market": 1, "harbor": 1}, "goods": {"corn": 1}}
    t = table(ask=[SellBarrel(0, 1)], players={0: board}, every_question=True).do("sell corn")
    accept(t, "large_market", 2)
    t.do("accept")
    accept(t, "small_market", 1)
    assert t.do("pass").player(0)["doubloons"] == 2
    t = table(role="captain", by=1, players={0: board}, every_question=True).do("load corn small")
    accept(t, "harbor", 1)


def test_pr_14_06_factory() -> None:
    board: Board = {"manned": {"corn": 1, "indigo": 1}, "staff": {"small_indigo_plant": 1, "factory": 1}}
    t = table(role="craftsman", by=0, players={0: board}, every_question=True).do("accept")
    accept(t, "factory", 1)
    assert t.do("accept").player(0)["doubloons"] == 1
    assert t.choices() == ["pass", "barrel corn", "barrel indigo"]


def test_pr_14_06_church_chapel_and_jeweler() -> None:
    board: Board = {"staff": {"church": 1}, "doubloons": 5}
    t = table(ask=[BuyOrReturn(0, 1)], players={0: board}, options=FIRST, every_question=True).do("build office")
    accept(t, "church", 1)
    accept(asked([Chapel(0)], {"staff": {"chapel": 1}}), "chapel", 1)
    accept(asked([Chapel(0)], {"noble_staff": {"chapel": 1}}), "noble_chapel", 1)
    board = {"staff": {"jeweler": 1}, "nobles": 3}
    accept(asked([ProductionTurn(0, 1)], board), "jeweler", 3)


def test_pr_14_06_lighthouse_and_union_hall() -> None:
    board: Board = {"staff": {"lighthouse": 1, "union_hall": 1}, "goods": {"corn": 2}}
    t = table(role="captain", players={0: board}, options=FIRST, every_question=True)
    accept(t, "lighthouse", 1)
    t.do("accept")
    accept(t, "union_hall", 1)
    t.do("accept", "load corn small")
    accept(t, "captain", 1)
    t.do("pass")
    accept(t, "lighthouse", 1)
    assert (t.do("accept").player(0)["doubloons"], t.player(0)["vp"]) == (2, 1 + 2)


WORKS: Board = {
    "manned": {"indigo": 2, "sugar": 1},
    "staff": {"large_indigo_plant": 2, "large_sugar_mill": 1, "aqueduct": 1, "specialty_factory": 1},
}


def test_pr_14_06_aqueduct_and_specialty_factory() -> None:
    """PR-18.41: who declines the aqueduct's barrel is not paid for it."""
    t = table(ask=[ProductionTurn(0, 1)], players={0: WORKS}, options=FIRST, every_question=True).do("accept")
    accept(t, "specialty_factory", 1)
    t.do("accept")
    assert t.top == AqueductBarrel(0, 1, 0x120)
    twin = t.twin().do("pass")
    assert twin.top == AqueductBarrel(0, 2, 0x120)
    assert twin.do("accept").player(0)["goods"] == {"indigo": 2, "sugar": 2}
    assert twin.player(0)["doubloons"] == 1
    t.do("accept")
    t.do("pass")
    accept(t, "specialty_factory", 1)
    assert t.do("accept").player(0)["doubloons"] == 2 and t.player(0)["goods"] == {"indigo": 3, "sugar": 1}


def test_pr_9_08_a_barrel_of_the_aqueduct_counts_before_that_of_the_privilege() -> None:
    """PR-18.41: with the third indigo accepted, a fourth by the privilege brings one doubloon more."""
    board: Board = {
        "manned": {"indigo": 2, "sugar": 3},
        "staff": {"large_indigo_plant": 2, "small_sugar_mill": 1, "large_sugar_mill": 2, "aqueduct": 1},
    }
    board["staff"]["specialty_factory"] = 1
    options = {**FIRST, "privilege_barrel_counts_as_produced": True}
    t = table(role="craftsman", players={0: board}, options=options, every_question=True).do("accept")
    accept(t, "specialty_factory", 2)
    t.do("accept")
    assert t.top == AqueductBarrel(0, 1, 0x320)
    declined = t.twin().do("pass", "pass", "barrel indigo")
    assert declined.top == ChooseRole(0) and declined.player(0)["doubloons"] == 2
    t.do("accept", "pass", "barrel indigo")
    accept(t, "specialty_factory", 1)
    assert t.do("accept").player(0)["goods"] == {"indigo": 4, "sugar": 3} and t.player(0)["doubloons"] == 3


def test_pr_14_06_with_the_switch_nothing_is_asked() -> None:
    board: Board = {"staff": {"lighthouse": 1, "union_hall": 1, "harbor": 1}, "goods": {"corn": 2}}
    t = table(role="captain", players={0: board}, options={**FIRST, **AUTOMATIC}, every_question=True)
    assert t.do("load corn small").top == ChooseRole(0)


def test_pr_14_06_accepting_is_obvious() -> None:
    t = asked([Chapel(0)], {"staff": {"chapel": 1}})
    assert t.obvious == "accept"


@pytest.mark.parametrize(("pool", "obvious"), [(2, "accept"), (1, None), (0, None)])
def test_pr_21_05_not_if_it_takes_the_last_of_the_pool(pool: int, obvious: str | None) -> None:
    """`sosem kötelező`: a point of the harbor does not end the game against the will of its owner."""
    t = table(
        ask=[AcceptBonus(0, GAIN.index("harbor"), 1)],
        players={0: {"staff": {"harbor": 1}}},
        vp_pool=pool,
        every_question=True,
    )
    assert t.obvious == obvious
    t.do("pass")
    assert (t.data["vp_pool"], t.data["ending"]) == (pool, [])


def test_pr_21_05_once_the_game_is_ending_it_is_obvious_again() -> None:
    t = table(
        ask=[AcceptBonus(0, GAIN.index("harbor"), 1)],
        players={0: {"staff": {"harbor": 1}}},
        vp_pool=0,
        ending=["vp"],
        every_question=True,
    )
    assert t.obvious == "accept"


# --- the end of the game ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("trigger", "ending"), [("any_phase", ["vp"]), ("captain_only", [])])
def test_pr_21_05_the_pool_used_up_in_another_phase(trigger: str, ending: list[str]) -> None:
    board: Board = {"staff": {"church": 1}, "doubloons": 5}
    t = table(
        ask=[BuyOrReturn(0, 1)],
        players={0: board},
        vp_pool=1,
        kinds=["office"],
        options={**FIRST, "vp_end_trigger": trigger},
    ).do("build office", "accept")
    assert (t.data["vp_pool"], t.data["ending"]) == (0, ending)


@pytest.mark.parametrize("options", [{}, BOTH])
def test_pr_21_05_in_a_captain_phase_it_always_ends_the_game(options: dict[str, Data]) -> None:
    t = table(
        role="captain",
        players={0: {"goods": {"corn": 2}}},
        vp_pool=1,
        options=options,
    ).do("load corn small")
    assert (t.data["vp_pool"], t.data["written"], t.data["ending"]) == (0, 2, ["vp"])


def test_pr_21_06_after_that_players_go_on_earning() -> None:
    board: Board = {"noble_staff": {"chapel": 1}}
    t = table(ask=[Chapel(0)], players={0: board}, vp_pool=0, ending=["vp"], options=SECOND)
    assert (t.player(0)["vp"], t.data["vp_pool"], t.data["written"]) == (1, 0, 1)


def test_pr_21_04_the_twelfth_city_space_with_a_large_building() -> None:
    small = ["aqueduct", "black_market", "storehouse", "guesthouse", "trading_post", "church", "small_wharf"]
    board: Board = {"buildings": [*small, "lighthouse", "library", "union_hall"], "doubloons": 10}
    t = table(ask=[BuyOrReturn(0, 1)], players={0: board}, kinds=["statue"], options=FIRST).do("build statue")
    assert t.data["ending"] == ["city"]


# --- library ----------------------------------------------------------------------------------------------------------


def test_pr_18_42_a_prospector_with_a_library_gets_2() -> None:
    assert table(ask=[Prospect(0)], players={0: {"staff": {"library": 1}}}, options=FIRST).player(0)["doubloons"] == 2


def test_pr_18_46_occupation_is_checked_when_the_privilege_is_used() -> None:
    board: Board = {"staff": {"guesthouse": 1}, "buildings": ["library"]}
    t = table(role="prospector", players={0: board}, options=FIRST).do("guest colonist library")
    assert t.player(0)["doubloons"] == 2


LIBRARIAN: Board = {"staff": {"library": 1}, "goods": {"corn": 1}}


def test_pr_18_47_with_two_players_it_works_for_each_role() -> None:
    ask = [Prospect(0), TraderTurn(0, 0)]
    t = table(2, ask=list(ask), players={0: LIBRARIAN}, options=FIRST).do("sell corn")
    assert t.player(0)["doubloons"] == 4


def test_pr_18_47_by_the_switch_once_a_year() -> None:
    options = {**FIRST, "library_two_player_once_per_year": True}
    t = table(2, ask=[Prospect(0), TraderTurn(0, 0)], players={0: LIBRARIAN}, options=options).do("sell corn")
    assert t.player(0)["doubloons"] == 2 + 1
    assert t.data["library_used"] == 1
    t = table(2, ask=[Prospect(0), EndOfYear()], players={0: LIBRARIAN}, options=options)
    assert (t.player(0)["doubloons"], t.data["library_used"]) == (2, 0)
    t = table(3, ask=[Prospect(0), TraderTurn(0, 0)], players={0: LIBRARIAN}, options=options).do("sell corn")
    assert t.player(0)["doubloons"] == 4  # with three players it is no matter


@pytest.mark.parametrize(
    ("role", "texts"),
    [
        ("settler", ["pass", "pass", "take corn"]),
        ("mayor", ["colonist", "colonist"]),
        ("builder", ["build hospice"]),
        ("craftsman", ["barrel corn", "barrel corn"]),
        ("trader", ["sell corn"]),
        ("captain", ["load corn small"]),
        ("prospector", []),
    ],
)
def test_pr_18_47_by_the_switch_every_role_uses_it_up(role: str, texts: list[str]) -> None:
    options = {**FIRST, "library_two_player_once_per_year": True}
    board: Board = {"staff": {"library": 1}, "doubloons": 2, "goods": {"corn": 1}}
    if role == "craftsman":
        board["manned"] = {"corn": 1}
    t = table(2, role=role, by=0, players={0: board}, kinds=["hospice"], options=options, colonist_ship=0)
    for text in texts:
        t.do(text)
    assert t.data["library_used"] == 1


def test_pr_18_47_another_player_s_privilege_does_not_use_it_up() -> None:
    """The owner of the library buys, and is not the builder."""
    options = {**FIRST, "library_two_player_once_per_year": True}
    board: Board = {"staff": {"library": 1}, "doubloons": 5}
    t = table(2, role="builder", by=1, players={0: board, 1: {}}, kinds=["hospice"], options=options)
    t.do("pass", "build hospice")
    assert "hospice" in t.player(0)["buildings"] and t.data["library_used"] == 0


def test_pr_18_47_what_is_not_used_is_not_used_up() -> None:
    options = {**FIRST, "library_two_player_once_per_year": True}
    board: Board = {"staff": {"library": 1}, "goods": {"corn": 1}}
    t = table(2, role="trader", by=0, players={0: board}, options=options).do("pass")
    assert t.data["library_used"] == 0


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [FIRST, SECOND, BOTH])
def test_pr_2_12_the_base_set_alone_needs_no_draft_others_begin_with_production_buildings(options: Data) -> None:
    bank = GAME.to_data(GAME.new(4, options, 1))["state"]["bank"]
    assert sum(tiles for name, tiles in bank.items() if name != "jeweler") == 20
    assert sum(GAME.to_data(GAME.new(4, None, 1))["state"]["bank"].values()) == 49


@pytest.mark.parametrize(("seats", "supply"), [(2, 40), (3, 55), (4, 75), (5, 95)])
def test_pr_2_08_expansion_i_leaves_the_colonists_as_they_are(seats: int, supply: int) -> None:
    assert (rules(seats, FIRST).colonists, rules(seats, FIRST).colonists_on_ship) == (supply, seats)


def test_pr_2_13_nobody_has_a_noble_or_a_forest_at_the_start() -> None:
    for player in GAME.to_data(GAME.new(3, BOTH, 1))["state"]["players"]:
        assert (player["nobles"], player["noble_tiles"], player["noble_staff"]) == (0, {}, {})
        assert (player["forests"], player["dark_forests"]) == ({}, {})
