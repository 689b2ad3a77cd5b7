"""PR-21: the end of the game."""

import pytest

from fondaco.games.puerto_rico.builder import BuyBuilding
from fondaco.games.puerto_rico.captain import LoadShip
from fondaco.games.puerto_rico.components import BUILDINGS
from fondaco.games.puerto_rico.mayor import FillShip
from fondaco.games.puerto_rico.round import ChooseRole
from tests.rules.puerto_rico.table import Board, table

SMALL = [building.id for building in BUILDINGS if building.set == "base" and building.size == 1]


def test_pr_21_01_the_year_is_played_to_its_end() -> None:
    """The second of four choosers fills his city; two more roles are played."""
    t = table(players={1: {"doubloons": 9, "buildings": SMALL[:11]}})
    t.do("role prospector", "role builder", f"build {SMALL[11]}", "pass")
    assert t.data["ending"] == ["city"]
    assert t.order("role trader", "role captain") == [2, 3]
    assert t.over()


def test_pr_21_01_nothing_can_be_done_when_it_is_over() -> None:
    t = table(ending=["vp"])
    t.do("role prospector", "role trader", "role craftsman", "role captain")
    assert t.over()
    assert t.top is None
    assert t.game.awaited(t.state) == []
    assert t.choices(0) == []
    assert t.why("role mayor") == ("PR-21.01", "game-over")


@pytest.mark.parametrize("condition", ["colonists", "city", "vp"])
def test_pr_21_01_at_least_one_condition_suffices(condition: str) -> None:
    t = table(ending=[condition])
    t.do("role prospector", "role trader", "role craftsman", "role captain")
    assert t.over()


def test_pr_21_02_later_events_do_not_cancel_the_end() -> None:
    """The condition was met earlier in the year and no longer holds: pool, supply and cities are as at the start."""
    t = table(ending=["colonists", "vp"], vp_pool=100, colonists=75)
    t.do("role prospector", "role trader", "role craftsman", "role mayor", "pass")
    t.do("colonist", "colonist", "colonist", "colonist")  # nothing is obvious in the last phase
    assert t.over()


def test_pr_21_03_too_few_colonists_at_the_end_of_a_mayor_phase() -> None:
    t = table(colonists=4, colonist_ship=4, players={0: {}, 1: {}, 2: {}})
    t.do("role mayor", "colonist")
    assert t.data["ending"] == ["colonists"]
    assert {"event": "ending", "end": "end:colonists"} in t.told()
    assert t.top == ChooseRole(1)


def test_pr_21_03_exactly_enough_is_enough() -> None:
    """PR-7.12: the supply is empty, the ship full."""
    t = table(colonists=4, colonist_ship=4, players={0: {}, 1: {}, 2: {}})
    t.do("role mayor", "pass")
    assert (t.data["colonists"], t.data["colonist_ship"], t.data["ending"]) == (0, 4, [])


def test_pr_21_03_only_the_filling_of_the_ship_counts() -> None:
    """The last colonist of the supply taken in a settler phase ends nothing."""
    t = table(role="settler", colonists=1, players={0: {"staff": {"hospice": 1}}})
    t.do("take corn", "colonist")
    assert (t.data["colonists"], t.data["ending"]) == (0, [])


def test_pr_21_04_twelve_filled_city_spaces() -> None:
    t = table(ask=[BuyBuilding(2, 0)], players={2: {"doubloons": 9, "buildings": SMALL[:11]}})
    t.do(f"build {SMALL[11]}")
    assert t.data["ending"] == ["city"]
    assert {"event": "ending", "end": "end:city"} in t.told()


@pytest.mark.parametrize(("pool", "ending"), [(4, []), (3, ["vp"]), (2, ["vp"])])
def test_pr_21_05_the_vp_pool_is_used_up(pool: int, ending: list[str]) -> None:
    """Whether or not more was needed."""
    t = table(ask=[LoadShip(0, 1, 0, 0, False)], players={0: {"goods": {"corn": 3}}}, vp_pool=pool)
    t.do("load corn small")
    assert t.data["ending"] == ending


def test_pr_21_05_a_used_up_pool_is_told_once() -> None:
    boards: dict[int, Board] = {0: {"goods": {"corn": 3}}, 1: {"goods": {"corn": 2}}}
    t = table(role="captain", players=boards, vp_pool=1)
    t.do("load corn small")
    assert [event for event in t.told() if event["event"] == "ending"] == [{"event": "ending", "end": "end:vp"}]


def test_pr_21_06_players_go_on_earning_vp() -> None:
    boards: dict[int, Board] = {0: {"goods": {"corn": 3}}, 1: {"goods": {"corn": 2, "sugar": 4}}}
    t = table(role="captain", players=boards, vp_pool=1)
    t.do("load corn small", "load corn small", "load sugar middle")
    assert t.of_all("vp")[:2] == [4, 6]
    assert (t.data["vp_pool"], t.data["written"]) == (0, 9)
    assert t.scores[:2] == [4, 6]


def test_pr_21_01_two_conditions_in_one_year() -> None:
    t = table(ask=[FillShip()], colonists=0, colonist_ship=0, ending=["city"])
    assert t.data["ending"] == ["colonists", "city"]
