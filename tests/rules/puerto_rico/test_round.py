"""PR-5: the year and the roles; PR-13: the prospector; PR-3.12 and 3.13: the year of two players."""

import pytest

from fondaco.games.puerto_rico.builder import BuyBuilding
from fondaco.games.puerto_rico.captain import LoadShip
from fondaco.games.puerto_rico.craftsman import CraftsmanPrivilege
from fondaco.games.puerto_rico.mayor import MayorPrivilege
from fondaco.games.puerto_rico.round import ChooseRole
from fondaco.games.puerto_rico.settler import TakeTile
from fondaco.games.puerto_rico.trader import SellBarrel
from tests.rules.puerto_rico.table import Board, Table, table

IDLE = ["role prospector", "role trader", "role craftsman", "role captain"]
"""Roles that do nothing for empty boards but give the prospector his doubloon."""
CORN: Board = {"doubloons": 3, "goods": {"corn": 1}, "manned": {"corn": 1}}


def at(role: str, by: int = 0) -> Table:
    """Everybody has 3 doubloons, a barrel of corn and an occupied corn plantation; the role has just been chosen."""
    t = table(players=dict.fromkeys(range(4), CORN), governor=by)
    t.do(f"role {role}")
    return t


def test_pr_5_01_the_governor_starts_the_year() -> None:
    assert table(governor=2).top == ChooseRole(2)


def test_pr_5_01_no_fixed_number_of_years() -> None:
    """Nothing happens for 40 years."""
    t = table()
    for year in range(40):
        assert t.top == ChooseRole(year % 4)
        t.do(*IDLE)
    assert not t.over()


def test_pr_5_02_the_chooser_takes_the_card_and_all_doubloons_on_it() -> None:
    t = table(on_roles={"prospector": 2, "mayor": 1})
    t.do("role prospector")
    assert t.data["role_owners"] == {"prospector": 0}
    assert t.data["role_doubloons"] == {"mayor": 1}
    assert t.player(0)["doubloons"] == 2 + 1


def test_pr_5_02_then_the_phase_is_played() -> None:
    assert at("settler", 1).top == TakeTile(1, 1)
    assert at("builder", 1).top == BuyBuilding(1, 1)
    assert at("mayor", 1).top == MayorPrivilege(1)
    assert isinstance(at("craftsman", 1).top, CraftsmanPrivilege)
    assert at("trader", 1).top == SellBarrel(1, 1)
    assert at("captain", 1).top == LoadShip(1, 1, 0, 0, False)
    assert at("prospector", 1).top == ChooseRole(2)


def test_pr_5_03_the_doubloons_on_the_card_may_be_spent_in_the_phase() -> None:
    t = table(on_roles={"builder": 4}, players={0: {"doubloons": 0}})
    t.do("role builder", "build office")
    assert t.player(0) == t.player(0) | {"doubloons": 0, "buildings": ["office"]}


@pytest.mark.parametrize("by", range(4))
def test_pr_5_04_the_chooser_acts_first_then_the_others_clockwise(by: int) -> None:
    assert at("settler", by).order(*["pass"] * 4) == [(by + i) % 4 for i in range(4)]


def test_pr_5_04_only_the_chooser_has_the_privilege() -> None:
    t = at("settler", 2)
    quarry = []
    for _ in range(4):
        quarry.append("take quarry" in t.choices())
        t.do("pass")
    assert quarry == [True, False, False, False]


def test_pr_5_05_everybody_chooses_once_in_turn() -> None:
    t = table(governor=2)
    assert t.order(*IDLE) == [2, 3, 0, 1]
    assert t.data["governor"] == 3


def test_pr_5_05_the_next_chooser_sits_left_of_the_last_not_of_the_last_actor() -> None:
    t = at("settler")
    t.do("pass", "pass", "pass", "pass")
    assert t.top == ChooseRole(1)


def test_pr_5_06_a_card_cannot_be_chosen_again_that_year() -> None:
    t = table()
    t.do("role prospector")
    assert "role prospector" not in t.choices()
    assert t.why("role prospector") == ("PR-5.06", "role-taken")
    assert t.args("role prospector") == {"role": "role:prospector", "owner": "seat:0"}


def test_pr_5_06_it_stays_with_its_chooser_to_the_end_of_the_year() -> None:
    t = table()
    t.do(*IDLE[:3])
    assert t.data["role_owners"] == {"prospector": 0, "trader": 1, "craftsman": 2}


def test_pr_5_06_two_prospectors_are_two_cards() -> None:
    t = table(5, on_roles={"second_prospector": 3})
    t.do("role prospector", "role second_prospector")
    assert t.data["role_owners"] == {"prospector": 0, "second_prospector": 1}
    assert t.of_all("doubloons") == [1, 4, 0, 0, 0]


def test_pr_5_07_choosing_is_mandatory() -> None:
    t = table()
    roles = ["settler", "builder", "mayor", "craftsman", "trader", "captain", "prospector"]
    assert t.choices() == [f"role {role}" for role in roles]
    assert t.why("pass") == ("PR-5.08", "not-now")


@pytest.mark.parametrize("role", ["craftsman", "trader", "captain"])
def test_pr_5_07_a_role_may_be_chosen_that_one_cannot_use(role: str) -> None:
    t = table()
    t.do(f"role {role}")
    assert t.player(0) == t.player(1)
    assert t.top == ChooseRole(1)


@pytest.mark.parametrize("role", ["settler", "builder", "trader"])
def test_pr_5_08_every_player_may_do_without_the_action(role: str) -> None:
    t = at(role)
    before = t.data["players"]
    assert t.order(*["pass"] * 4) == [0, 1, 2, 3]
    assert t.data["players"] == before


def test_pr_5_08_except_in_the_captain_phase() -> None:
    """PR-11.13."""
    t = at("captain")
    assert t.why("pass") == ("PR-11.13", "must-load")


def test_pr_5_09_a_privilege_may_be_declined() -> None:
    """A plantation for the settler, no extra colonist, no extra barrel."""
    settler, mayor, craftsman = (at(role) for role in ("settler", "mayor", "craftsman"))
    settler.do("take sugar")
    assert (settler.data["quarries"], settler.player(0)["tiles"]) == (8, {"corn": 1, "sugar": 1})
    mayor.do("pass")
    assert mayor.of_all("colonists") == [1, 1, 1, 1]
    craftsman.do("pass")
    assert craftsman.of_all("goods") == [{"corn": 2}] * 4


def test_pr_5_10_who_can_do_nothing_is_skipped() -> None:
    t = table(role="trader", players={1: CORN, 3: {"goods": {"coffee": 1}}})
    assert t.order("sell corn", "sell coffee") == [1, 3]


def test_pr_5_10_out_of_turn_one_is_told_so() -> None:
    t = at("trader")
    assert t.why("2 sell corn") == ("PR-10.01", "not-yours")
    assert t.also("2 sell corn") is None
    assert t.also("2 sell coffee") == ("PR-10.01", "no-barrel-to-sell", {"good": "good:coffee"})


def test_pr_5_11_the_end_of_the_year() -> None:
    t = table(governor=3, on_roles={"settler": 2, "trader": 1})
    t.do(*IDLE)
    assert t.data["role_doubloons"] == {"settler": 3, "builder": 1, "mayor": 1}
    assert t.data["role_owners"] == {}
    assert t.data["governor"] == 0
    assert t.top == ChooseRole(0)
    assert t.told()[-1] == {"event": "new-year", "seat": "seat:0"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pr_5_11_three_cards_remain(seats: int) -> None:
    t = table(seats)
    t.do(*["role trader", "role craftsman", "role captain", "role prospector", "role second_prospector"][:seats])
    assert t.data["role_doubloons"] == {"settler": 1, "builder": 1, "mayor": 1}


def test_pr_5_12_instead_the_game_ends_if_a_condition_was_met() -> None:
    t = table(ending=["city"])
    t.do(*IDLE[:3])
    assert not t.over()
    t.do(IDLE[3])
    assert t.over()
    assert (t.data["governor"], t.data["role_doubloons"]) == (0, {})


def test_pr_5_13_the_privileges_of_settler_mayor_and_craftsman_are_offered() -> None:
    assert "take quarry" in at("settler").choices()
    assert at("mayor").choices() == ["pass", "colonist"]
    assert at("craftsman").choices() == ["pass", "barrel corn"]


def test_pr_5_13_those_of_builder_trader_captain_and_prospector_are_automatic() -> None:
    """PR-8.02, PR-10.03, PR-11.09, PR-13.01: one action, no further question."""
    builder, trader, captain, prospector = (at(role) for role in ("builder", "trader", "captain", "prospector"))
    builder.do("build small_warehouse")
    assert (builder.player(0)["doubloons"], builder.seat) == (3 - 2, 1)
    trader.do("sell corn")
    assert (trader.player(0)["doubloons"], trader.top) == (3 + 1, ChooseRole(1))
    captain.do("load corn small")
    assert (captain.player(0)["vp"], captain.seat) == (1 + 1, 1)
    assert (prospector.player(0)["doubloons"], prospector.seat) == (3 + 1, 1)


def test_pr_13_01_one_doubloon_for_the_prospector_and_nothing_for_the_others() -> None:
    t = table(5, governor=3)
    before = t.data["players"]
    t.do("role prospector")
    before[3]["doubloons"] += 1
    assert t.data["players"] == before
    assert t.top == ChooseRole(4)


# --- two players ------------------------------------------------------------------------------------------------------


def test_pr_3_12_two_players_choose_three_times_each() -> None:
    t = table(2, governor=1)
    choosers = t.order("role prospector", "role trader", "role craftsman", "role captain")
    choosers += t.order("role mayor")
    t.do("pass")
    choosers += t.order("role settler")
    assert choosers == [1, 0, 1, 0, 1, 0]
    assert t.order("pass", "pass") == [0, 1]
    assert t.top == ChooseRole(0)


def test_pr_3_13_one_doubloon_on_the_unchosen_card_then_the_governor_changes() -> None:
    t = table(2, on_roles={"builder": 1})
    t.do("role prospector", "role trader", "role craftsman", "role captain", "role mayor", "pass")
    t.do("role settler", "pass", "pass")
    assert t.data["role_doubloons"] == {"builder": 2}
    assert t.data["governor"] == 1
