"""PR-18.20 to 18.25: the guesthouse."""

import pytest

from fondaco.games.puerto_rico.components import ROLE
from fondaco.games.puerto_rico.expansions.forest import TakeLand
from fondaco.games.puerto_rico.expansions.guesthouse import GuestMoves
from fondaco.games.puerto_rico.mayor import FillShip, Placing
from fondaco.games.puerto_rico.round import ChooseRole
from tests.rules.puerto_rico.expansions.sets import BOTH, FIRST, SECOND
from tests.rules.puerto_rico.table import Board, rules, table

HOST: Board = {"staff": {"guesthouse": 2}, "tiles": {"corn": 2, "quarry": 1}, "buildings": ["office"]}


def test_pr_18_20_two_circles_filled_in_the_mayor_phase() -> None:
    board: Board = {"buildings": ["guesthouse"], "colonists": 1, "tiles": {"corn": 1}}
    t = table(role="mayor", by=0, players={0: board}, colonist_ship=0, options=FIRST).do("pass")
    assert isinstance(t.top, Placing)
    t.do("farm corn 0")
    assert t.player(0)["staff"] == {"guesthouse": 1}


def test_pr_18_21_a_guest_moves_to_any_empty_circle() -> None:
    t = table(ask=[GuestMoves(0)], players={0: HOST}, options=FIRST)
    assert t.choices() == ["pass", "guest colonist corn", "guest colonist quarry", "guest colonist office"]
    t.do("guest colonist office")
    assert t.player(0)["staff"] == {"guesthouse": 1, "office": 1}


def test_pr_18_21_not_to_the_guesthouse_nor_to_a_full_place() -> None:
    board: Board = {**HOST, "manned": {"quarry": 1}}
    t = table(ask=[GuestMoves(0)], players={0: board}, options=FIRST)
    assert t.why("guest colonist guesthouse") == ("PR-18.21", "no-empty-circle")
    assert t.why("guest colonist quarry") == ("PR-18.21", "no-empty-circle")
    assert t.why("guest colonist library") == ("PR-18.21", "no-empty-circle")
    assert t.why("guest noble corn") == ("PR-18.21", "no-guest")


def test_pr_18_21_the_tile_works_at_once() -> None:
    board: Board = {"staff": {"guesthouse": 1}, "buildings": ["forest_house"]}
    t = table(role="settler", by=0, players={0: board}, options=FIRST).do("guest colonist forest_house")
    assert t.top == TakeLand(0, 0) and "forest corn" in t.choices()


def test_pr_18_22_a_moved_guest_stays() -> None:
    t = table(ask=[GuestMoves(0), GuestMoves(0)], players={0: HOST}, options=FIRST)
    t.do("guest colonist office", "pass")
    assert t.why("guest colonist office") == ("PR-18.21", "no-empty-circle")


def test_pr_18_23_two_guests_move_at_different_times() -> None:
    t = table(ask=[GuestMoves(0), GuestMoves(0)], players={0: HOST}, options=FIRST)
    t.do("guest colonist corn", "pass", "guest colonist quarry")
    assert t.player(0)["manned"] == {"corn": 1, "quarry": 1}
    assert t.top == ChooseRole(0)


def test_pr_18_23_two_guests_move_one_after_the_other() -> None:
    t = table(ask=[GuestMoves(0)], players={0: HOST}, options=FIRST)
    t.do("guest colonist corn", "guest colonist corn")
    assert t.player(0)["manned"] == {"corn": 2} and t.top == ChooseRole(0)


@pytest.mark.parametrize("role", [r for r in ROLE.items if r != "mayor"])
def test_pr_18_24_offered_to_all_at_the_start_and_at_the_end_of_a_phase(role: str) -> None:
    plan = rules(3, FIRST).phases[ROLE.index(role)][2].frames
    assert plan[:3] == [GuestMoves(2), GuestMoves(0), GuestMoves(1)]
    ends = [i for i in range(3, len(plan) - 2) if plan[i : i + 3] == plan[:3]]
    assert ends, "the window at the end"


def test_pr_18_24_never_in_a_mayor_phase() -> None:
    plan = rules(3, BOTH).phases[ROLE.index("mayor")][0].frames
    assert not any(isinstance(frame, GuestMoves) for frame in plan)


def test_pr_18_24_no_windows_without_the_expansion() -> None:
    for options in ({}, SECOND):
        plans = [plan.frames for phase in rules(3, options).phases for plan in phase]
        assert not any(isinstance(frame, GuestMoves) for plan in plans for frame in plan)


def test_pr_18_24_not_asked_without_a_guest_or_an_empty_circle() -> None:
    t = table(ask=[GuestMoves(0)], players={0: {"buildings": ["guesthouse"], "tiles": {"corn": 1}}}, options=FIRST)
    assert t.top == ChooseRole(0)
    t = table(ask=[GuestMoves(0)], players={0: {"staff": {"guesthouse": 1}, "manned": {"corn": 1}}}, options=FIRST)
    assert t.top == ChooseRole(0)


def test_pr_18_24_the_switch_leaves_only_the_own_turn() -> None:
    played = rules(3, {**FIRST, "guest_windows": ["own_turn"]})
    assert played.phases[ROLE.index("prospector")][0].frames != []
    assert not any(isinstance(frame, GuestMoves) for frame in played.phases[ROLE.index("prospector")][0].frames)
    builder = played.phases[ROLE.index("builder")][0].frames
    assert [type(frame).__name__ for frame in builder] == ["GuestMoves", "BuyOrReturn"] * 3


@pytest.mark.parametrize("role", ["builder", "trader", "captain", "craftsman"])
def test_pr_18_24_offered_at_the_start_of_the_own_turn(role: str) -> None:
    board: Board = {"staff": {"guesthouse": 1}, "tiles": {"corn": 1}, "goods": {"corn": 1}, "doubloons": 9}
    t = table(role=role, by=1, players={0: board}, options={**FIRST, "guest_windows": ["own_turn"]})
    while t.seat != 0:
        t.do(t.choices()[-1])
    assert t.top == GuestMoves(0)


def test_pr_18_24_offered_to_the_craftsman_before_his_privilege() -> None:
    board: Board = {"staff": {"guesthouse": 1}, "buildings": ["library"], "manned": {"corn": 1}}
    t = table(role="craftsman", by=0, players={0: board}, options={**FIRST, "guest_windows": ["own_turn"]})
    t.do("pass", "guest colonist library", "barrel corn", "barrel corn")
    assert t.player(0)["goods"] == {"corn": 3}


def test_pr_18_24_offered_between_hacienda_and_take() -> None:
    board: Board = {"staff": {"guesthouse": 1, "hacienda": 1}, "buildings": ["construction_hut"]}
    t = table(role="settler", by=1, players={0: board}, options={**FIRST, "guest_windows": ["own_turn"]})
    t.do("pass", "pass", "pass", "pass", "draw")
    assert t.top == TakeLand(0, 1)
    options = {**FIRST, "guest_windows": rules(4, FIRST).windows}
    t = table(role="settler", by=1, players={0: board}, options=options).do(
        "0 pass", "pass", "pass", "pass", "pass", "draw"
    )
    assert t.top == GuestMoves(0)


def test_pr_18_25_its_circles_count_for_the_ship() -> None:
    boards: dict[int, Board] = {seat: {"buildings": ["guesthouse"] if seat < 2 else []} for seat in range(4)}
    boards[0]["buildings"] = ["guesthouse", "office"]
    t = table(ask=[FillShip()], players=boards, colonist_ship=0, options=FIRST)
    assert t.data["colonist_ship"] == 5


def test_pr_18_25_guests_count_for_the_fortress() -> None:
    t = table(players={0: {"staff": {"guesthouse": 2, "fortress": 1}}}, options=FIRST)
    assert t.scores[0] == 2 + 4 + 1


def test_we_20_pr_18_23_a_guest_for_the_storehouse_and_one_for_the_library() -> None:
    """At the end of a captain phase one guest goes to the storehouse; the other, in a trader phase, to the library."""
    board: Board = {
        "staff": {"guesthouse": 2},
        "buildings": ["storehouse", "library"],
        "goods": {"corn": 2, "sugar": 3, "coffee": 1},
    }
    ships = {"small": ("indigo", 5), "middle": ("tobacco", 6)}
    t = table(role="captain", by=0, players={0: board}, ships=ships, options=FIRST)
    t.do("pass", "pass", "load corn large")  # at the start of the phase and of his turn he keeps both guests
    t.do("pass", "guest colonist storehouse", "pass")
    assert isinstance(t.top, ChooseRole) and t.player(0)["goods"] == {"sugar": 3, "coffee": 1}
    t.do("role trader", "guest colonist library", "sell coffee")
    assert t.player(0)["doubloons"] == 4 + 2
