"""PR-7: the mayor phase."""

from itertools import product

import pytest

from fondaco.core.domains import Data
from fondaco.core.flow import Frame
from fondaco.games.puerto_rico.boarding import LeaveShip
from fondaco.games.puerto_rico.builder import BuyBuilding
from fondaco.games.puerto_rico.captain import LoadShip
from fondaco.games.puerto_rico.components import BUILDINGS
from fondaco.games.puerto_rico.craftsman import ProductionTurn
from fondaco.games.puerto_rico.mayor import PLACE, FillShip, MayorPrivilege, PlacePeople, Placing, ShareColonists
from fondaco.games.puerto_rico.round import ChooseRole
from fondaco.games.puerto_rico.settler import TakeTile
from fondaco.games.puerto_rico.trader import SellBarrel
from tests.rules.puerto_rico.table import Board, table


def test_pr_7_01_the_mayor_may_take_a_colonist_from_the_supply() -> None:
    t = table(ask=[MayorPrivilege(2)])
    assert t.choices() == ["pass", "colonist"]
    t.do("colonist")
    assert t.of_all("colonists") == [0, 0, 1, 0]
    assert (t.data["colonists"], t.data["colonist_ship"]) == (74, 4)


def test_pr_7_01_the_mayor_may_decline() -> None:
    """PR-5.09: his share of the ship is his all the same."""
    t = table(role="mayor", by=2)
    t.do("pass")
    assert t.of_all("colonists") == [1, 1, 1, 1]


def test_we_02_pr_7_01_pr_7_02_six_colonists_for_four_players() -> None:
    t = table(role="mayor", by=0, colonist_ship=6)
    t.do("colonist")
    assert t.of_all("colonists") == [3, 2, 1, 1]
    arrived = [(event["seat"], event["colonists"]) for event in t.told() if event["event"] == "arrived"]
    assert arrived == [("seat:0", 1), *[(f"seat:{seat}", 1) for seat in (0, 1, 2, 3, 0, 1)]]


def test_pr_7_03_a_colonist_of_the_ship_may_be_declined_but_nearly_nobody_does() -> None:
    t = table(role="mayor", by=0, colonist_ship=6, every_question=True).do("pass")
    assert t.top == LeaveShip(0, 0)
    assert t.choices() == ["pass", "colonist"] and t.obvious == "colonist"
    t.do("colonist", "pass", "colonist", "colonist", "colonist", "colonist", "colonist")
    assert t.of_all("colonists") == [2, 1, 2, 1] and t.data["colonist_ship"] == 4  # the ship is filled again


def test_pr_7_03_with_the_switch_nobody_is_asked() -> None:
    options: dict[str, Data] = {"ship_take_may_be_declined": False}
    t = table(role="mayor", by=0, colonist_ship=6, options=options, every_question=True).do("colonist")
    assert t.of_all("colonists") == [3, 2, 1, 1]
    arrived = [(event["seat"], event["colonists"]) for event in t.told() if event["event"] == "arrived"]
    assert arrived == [("seat:0", 1), ("seat:0", 2), ("seat:1", 2), ("seat:2", 1), ("seat:3", 1)]


def test_pr_7_02_one_each_from_the_ship_until_it_is_empty() -> None:
    t = table(ask=[ShareColonists(3)], colonist_ship=5)
    assert t.of_all("colonists") == [1, 1, 1, 2]
    assert t.data["colonist_ship"] == 0


@pytest.mark.parametrize(("seats", "ship"), list(product([2, 3, 4, 5], range(13))))
def test_pr_7_03_the_shares_of_the_ship(seats: int, ship: int) -> None:
    """Taken one by one, as the rulebook says; here nobody is asked."""
    mayor = ship % seats
    shares = [0] * seats
    for i in range(ship):
        shares[(mayor + i) % seats] += 1
    t = table(seats, ask=[ShareColonists(mayor)], colonist_ship=ship)
    assert t.of_all("colonists") == shares
    assert t.top == ChooseRole(0)


def test_pr_7_04_every_tile_has_one_circle_and_buildings_up_to_three() -> None:
    circles = [building.circles for building in BUILDINGS if building.set == "base"]
    assert circles == [1, 1, 3, 3, 3, 2, *[1] * 17]
    board: Board = {"tiles": {"corn": 1, "quarry": 2}, "buildings": ["coffee_roaster", "office"], "colonists": 9}
    t = table(ask=[PlacePeople(0)], players={0: board})
    assert t.player(0)["manned"] == {"corn": 1, "quarry": 2}
    assert t.player(0)["staff"] == {"coffee_roaster": 2, "office": 1}
    assert t.player(0)["colonists"] == 3


def test_pr_7_04_no_more_people_than_circles() -> None:
    t = table(ask=[PlacePeople(0)], players={0: {"tiles": {"corn": 2, "quarry": 3}, "colonists": 3}})
    assert t.choices()[:3] == ["farm corn 0", "farm corn 1", "farm corn 2"]
    assert t.choices()[3:] == ["farm quarry 1", "farm quarry 2", "farm quarry 3"]
    assert t.why("farm corn 3") == ("PR-7.04", "too-many-people")
    assert t.args("farm corn 3") == {"most": 2}


def test_pr_7_05_only_occupied_tiles_work() -> None:
    board: Board = {"manned": {"corn": 1}, "tiles": {"corn": 3, "indigo": 2}, "staff": {"small_indigo_plant": 1}}
    t = table(ask=[ProductionTurn(0, 0)], players={0: board})
    assert t.player(0)["goods"] == {"corn": 1}


def test_pr_7_05_one_person_suffices_to_occupy_a_building() -> None:
    board: Board = {"manned": {"tobacco": 2}, "staff": {"tobacco_storage": 1}}
    t = table(ask=[ProductionTurn(0, 0)], players={0: board})
    assert t.player(0)["goods"] == {"tobacco": 1}


def test_pr_7_06_all_people_old_and_new_are_placed_afresh() -> None:
    board: Board = {"manned": {"corn": 1}, "tiles": {"corn": 1, "quarry": 1}, "staff": {"office": 1}, "colonists": 0}
    t = table(role="mayor", by=3, players={0: board}, colonist_ship=0)
    t.do("pass")
    assert t.top == Placing(0, places("corn", "quarry", "office"), 3)
    assert t.player(0)["colonists"] == 2
    t.do("farm corn 0")
    assert (t.player(0)["manned"], t.player(0)["staff"]) == ({"quarry": 1}, {"office": 1})


def places(*names: str) -> int:
    """The mask of these."""
    return sum(1 << PLACE.index(name) for name in names)


def test_pr_7_06_people_may_leave_a_place_in_favour_of_another() -> None:
    t = table(ask=[PlacePeople(0)], players={0: {"manned": {"corn": 1}, "buildings": ["office", "harbor"]}})
    t.do("farm corn 0", "staff office 0")
    assert (t.player(0)["manned"], t.player(0)["staff"]) == ({}, {"harbor": 1})


def test_pr_7_06_places_are_filled_in_any_order() -> None:
    board: Board = {"tiles": {"corn": 2, "quarry": 2}, "buildings": ["office"], "colonists": 2}
    t = table(ask=[PlacePeople(0)], players={0: board}).do("staff office 0", "farm quarry 1")
    assert (t.player(0)["manned"], t.player(0)["staff"]) == ({"corn": 1, "quarry": 1}, {})


def test_pr_7_06_each_place_once_and_only_where_circles_are() -> None:
    board: Board = {"tiles": {"corn": 2, "quarry": 2}, "buildings": ["office"], "colonists": 2}
    t = table(ask=[PlacePeople(0)], players={0: board}).do("farm quarry 1")
    assert t.why("farm quarry 1") == ("PR-7.06", "place-named")
    assert t.args("farm quarry 1") == {"place": "place:quarry"}
    assert t.why("staff harbor 1") == ("PR-7.04", "no-empty-circle")
    assert t.args("staff harbor 1") == {"place": "place:harbor"}


PLACES = {"corn": 2, "quarry": 1, "small_indigo_plant": 1, "tobacco_storage": 3}
BUILT = ["small_indigo_plant", "tobacco_storage"]


@pytest.mark.parametrize("people", range(9))
def test_pr_7_06_pr_7_07_every_distribution_is_reached_in_exactly_one_way(people: int) -> None:
    """Compared with all ways to put people on the circles, as many as fit."""
    placed = min(people, sum(PLACES.values()))
    wanted = [way for way in product(*[range(most + 1) for most in PLACES.values()]) if sum(way) == placed]
    board: Board = {"tiles": {"corn": 2, "quarry": 1}, "buildings": BUILT, "colonists": people}
    ends = table(ask=[PlacePeople(0), TakeTile(1, 1)], players={0: board}).endings(0)
    reached = []
    for end in ends:
        on = {**end.player(0)["manned"], **end.player(0)["staff"]}
        reached.append(tuple(on.get(place, 0) for place in PLACES))
        assert end.player(0)["colonists"] == people - placed
    assert sorted(reached) == sorted(wanted)


def test_pr_7_07_circles_must_be_filled_as_far_as_people_suffice() -> None:
    t = table(ask=[PlacePeople(0)], players={0: {"tiles": {"corn": 2, "quarry": 2}, "colonists": 3}})
    assert t.choices() == ["farm corn 1", "farm corn 2", "farm quarry 1", "farm quarry 2"]
    assert t.why("farm corn 0") == ("PR-7.07", "too-few-people")
    assert t.args("farm corn 0") == {"least": 1}


def test_pr_7_07_people_stay_on_the_windrose_only_if_all_circles_are_filled() -> None:
    t = table(ask=[PlacePeople(0)], players={0: {"tiles": {"corn": 1}, "buildings": ["office"], "colonists": 5}})
    assert t.top == ChooseRole(0)
    assert (t.player(0)["manned"], t.player(0)["staff"], t.player(0)["colonists"]) == ({"corn": 1}, {"office": 1}, 3)


def test_pr_7_08_people_on_the_windrose_stay_there_until_the_next_mayor_phase() -> None:
    """Even when a circle becomes free for them: here a tile taken as settler."""
    t = table(role="settler", players={0: {"colonists": 2}})
    t.do("take corn", "pass", "pass", "pass")
    assert (t.player(0)["manned"], t.player(0)["colonists"]) == ({}, 2)
    t.do("role mayor", "pass")
    assert (t.player(0)["manned"], t.player(0)["colonists"]) == ({"corn": 1}, 2)


def test_pr_7_09_all_people_are_handed_out_before_the_first_is_placed_then_in_order() -> None:
    board: Board = {"tiles": {"corn": 1, "quarry": 1}}
    t = table(role="mayor", by=1, players=dict.fromkeys(range(4), board))
    t.do("pass")
    assert t.of_all("colonists") == [1, 1, 1, 1]
    assert t.order("farm corn 1", "farm corn 0", "farm corn 1", "farm corn 0") == [1, 2, 3, 0]
    assert t.of_all("manned") == [{"quarry": 1}, {"corn": 1}, {"quarry": 1}, {"corn": 1}]


def test_pr_7_10_the_ship_gets_one_colonist_for_each_empty_circle_on_buildings() -> None:
    boards: dict[int, Board] = {
        0: {"buildings": ["tobacco_storage", "coffee_roaster", "office"]},
        1: {"staff": {"large_sugar_mill": 1, "harbor": 1}, "tiles": {"corn": 9}},
    }
    t = table(ask=[FillShip()], players=boards, colonist_ship=0, colonists=20)
    assert (t.data["colonist_ship"], t.data["colonists"]) == (3 + 2 + 1 + 2, 12)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pr_7_10_at_least_as_many_as_there_are_players(seats: int) -> None:
    """PR-3.08: also with 2 players."""
    t = table(seats, ask=[FillShip()], players={0: {"buildings": ["office"], "tiles": {"corn": 5}}}, colonist_ship=0)
    assert t.data["colonist_ship"] == seats


def test_pr_7_11_too_few_colonists_all_go_on_the_ship_and_the_end_is_near() -> None:
    t = table(
        ask=[FillShip()], players={0: {"buildings": BUILT}, 1: {"buildings": BUILT}}, colonist_ship=0, colonists=7
    )
    assert (t.data["colonist_ship"], t.data["colonists"]) == (7, 0)
    assert t.data["ending"] == ["colonists"]


def test_pr_7_12_exactly_enough_colonists_do_not_end_the_game() -> None:
    t = table(
        ask=[FillShip()], players={0: {"buildings": BUILT}, 1: {"buildings": BUILT}}, colonist_ship=0, colonists=8
    )
    assert (t.data["colonist_ship"], t.data["colonists"]) == (8, 0)
    assert t.data["ending"] == []


def test_pr_7_13_with_an_empty_supply_no_privilege_and_no_refilling() -> None:
    t = table(role="mayor", players={0: {}}, colonists=0)
    assert t.top == ChooseRole(0)
    assert t.player(0)["colonists"] == 1
    assert (t.data["colonist_ship"], t.data["colonists"]) == (0, 0)


CORN: Board = {"doubloons": 9, "goods": {"corn": 1}, "tiles": {"corn": 2}, "colonists": 2, "buildings": ["office"]}


@pytest.mark.parametrize(
    "frame", [ChooseRole(0), TakeTile(0, 0), BuyBuilding(0, 0), SellBarrel(0, 0), LoadShip(0, 0, 0, 0, False)]
)
def test_pr_7_14_people_are_placed_in_no_other_phase(frame: Frame) -> None:
    t = table(ask=[frame], players={0: CORN})
    assert t.top == frame
    assert t.why("farm corn 1") == ("PR-7.06", "not-now")
    assert t.why("staff office 1") == ("PR-7.06", "not-now")
    assert t.why("colonist") == ("PR-14.06", "not-now")


def test_pr_7_15_the_ship_is_always_refilled() -> None:
    """After the last player has placed his people, without anybody being asked."""
    t = table(role="mayor", players={0: {"tiles": {"corn": 1, "quarry": 1}}})
    t.do("pass", "farm corn 1")
    assert t.told()[-1] == {"event": "ship-filled", "colonists": 4}
    assert t.top == ChooseRole(0)
