"""PR-2 and PR-3: the set-up; PR-23: what can be played."""

import re
from pathlib import Path

import pytest

from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.games.puerto_rico.captain import LoadShip
from fondaco.games.puerto_rico.components import BUILDINGS, DATA
from fondaco.games.puerto_rico.game import GAME
from fondaco.games.puerto_rico.mayor import FillShip
from fondaco.games.puerto_rico.round import ChooseRole
from fondaco.games.puerto_rico.rules import OPTIONS
from tests.rules.puerto_rico.table import Table, table

SEATS = [3, 4, 5]
LEDGER = Path(__file__).parents[3] / "docs" / "rules" / "puerto_rico.md"


def new(seats: int, seed: int = 1) -> Table:
    """A game just set up."""
    return Table(GAME, GAME.new(seats, seed=seed), every_question=False)


def in_turn(t: Table, field: str) -> list[Data]:
    """One field of every player, from the start player on."""
    values = t.of_all(field)
    first = t.data["governor"]
    return values[first:] + values[:first]


@pytest.mark.parametrize("seats", [2, *SEATS])
def test_pr_2_01_the_start_player_is_drawn_and_is_governor(seats: int) -> None:
    starts = set()
    for seed in range(60):
        t = new(seats, seed)
        assert t.top == ChooseRole(t.data["governor"])
        starts.add(t.data["governor"])
    assert starts == set(range(seats))


@pytest.mark.parametrize(("seats", "doubloons"), [(3, 2), (4, 3), (5, 4)])
def test_pr_2_02_doubloons(seats: int, doubloons: int) -> None:
    assert new(seats).of_all("doubloons") == [doubloons] * seats


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("seats", "indigo"), [(3, 2), (4, 2), (5, 3)])
def test_pr_2_03_one_plantation_each_in_turn_order(seats: int, indigo: int, seed: int) -> None:
    assert in_turn(new(seats, seed), "tiles") == [{"indigo": 1}] * indigo + [{"corn": 1}] * (seats - indigo)


@pytest.mark.parametrize(("seats", "indigo"), [(3, 2), (4, 2), (5, 3)])
def test_pr_2_04_the_starting_plantations_come_out_of_the_fifty(seats: int, indigo: int) -> None:
    data = new(seats).data
    left = {kind: data["face_down"].get(kind, 0) + data["face_up"].get(kind, 0) for kind in data["goods"]}
    assert left == {"corn": 10 - (seats - indigo), "indigo": 12 - indigo, "sugar": 11, "tobacco": 9, "coffee": 8}


@pytest.mark.parametrize(("seats", "pool"), [(3, 75), (4, 100), (5, 126)])
def test_pr_2_05_vp_pool(seats: int, pool: int) -> None:
    assert new(seats).data["vp_pool"] == pool


@pytest.mark.parametrize(
    ("seats", "prospectors"), [(3, []), (4, ["prospector"]), (5, ["prospector", "second_prospector"])]
)
def test_pr_2_06_role_cards(seats: int, prospectors: list[str]) -> None:
    roles = ["settler", "builder", "mayor", "craftsman", "trader", "captain", *prospectors]
    assert new(seats).choices() == [f"role {role}" for role in roles]
    assert len(roles) == seats + 3


def test_pr_2_06_a_card_that_is_not_in_the_game_cannot_be_chosen() -> None:
    assert new(3).why("role prospector") == ("PR-2.06", "role-not-in-game")
    assert new(4).why("role second_prospector") == ("PR-2.06", "role-not-in-game")
    assert new(4).args("role second_prospector") == {"role": "role:second_prospector"}


@pytest.mark.parametrize(("seats", "ships"), [(3, [4, 5, 6]), (4, [5, 6, 7]), (5, [6, 7, 8])])
def test_pr_2_07_cargo_ships(seats: int, ships: list[int]) -> None:
    """Each ship is loaded until it is full."""
    assert GAME.view(new(seats).state, None)["ships"] == ships
    for ship, name in enumerate(["small", "middle", "large"]):
        t = table(
            seats, ask=[LoadShip(0, 1, 0, 0, False)], players={0: {"goods": {"corn": 9}}}, ships={name: ("corn", 1)}
        )
        t.do(f"load corn {name}")
        assert t.data["loaded"][ship] == ships[ship]


@pytest.mark.parametrize(("seats", "colonists"), [(3, 55), (4, 75), (5, 95)])
def test_pr_2_08_colonists_in_the_supply_and_more_on_the_ship(seats: int, colonists: int) -> None:
    data = new(seats).data
    assert (data["colonists"], data["colonist_ship"]) == (colonists, seats)


@pytest.mark.parametrize("seats", SEATS)
def test_pr_2_09_eight_quarries_in_an_open_pile(seats: int) -> None:
    assert new(seats).data["quarries"] == 8


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("seats", "face_down"), [(3, 43), (4, 41), (5, 39)])
def test_pr_2_10_players_plus_one_tiles_face_up_the_others_face_down(seats: int, face_down: int, seed: int) -> None:
    data = new(seats, seed).data
    assert sum(data["face_up"].values()) == seats + 1
    assert sum(data["face_down"].values()) == face_down
    assert data["discarded"] == {}


def test_pr_2_10_the_tiles_are_shuffled() -> None:
    rows = [tuple(new(4, seed).data["face_up"].items()) for seed in range(20)]
    assert len(set(rows)) > 10


@pytest.mark.parametrize("seats", SEATS)
def test_pr_2_11_all_barrels_in_the_supply_house_and_ships_empty(seats: int) -> None:
    data = new(seats).data
    assert data["goods"] == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
    assert (data["house"], data["cargo"], data["loaded"]) == ({}, [None] * 3, [0] * 3)


@pytest.mark.parametrize("seats", SEATS)
def test_pr_2_12_all_base_buildings_and_no_others_are_available(seats: int) -> None:
    bank = new(seats).data["bank"]
    assert bank == {building.id: building.in_play(seats) for building in BUILDINGS if building.set == "base"}
    assert sum(bank.values()) == 49


@pytest.mark.parametrize("seats", [2, *SEATS])
def test_pr_2_13_nobody_owns_anything_else(seats: int) -> None:
    t = new(seats)
    for player in t.data["players"]:
        assert player == player | {"vp": 0, "goods": {}, "colonists": 0, "manned": {}, "buildings": [], "staff": {}}
    assert (t.data["role_doubloons"], t.data["role_owners"]) == ({}, {})


# --- two players ------------------------------------------------------------------------------------------------------


def test_pr_3_01_the_other_rules_apply() -> None:
    """PR-6.01, 6.08 and 5.11 with 2 players: a settler phase like any other."""
    t = table(2, row={"corn": 3}, pile={"sugar": 4})
    t.do("role settler")
    assert t.order("take quarry", "take corn") == [0, 1]
    assert t.of_all("tiles") == [{"quarry": 1}, {"corn": 1}]
    assert t.data["face_up"] == {"sugar": 3}


@pytest.mark.parametrize("seed", range(5))
def test_pr_3_02_three_doubloons_and_a_plantation(seed: int) -> None:
    t = new(2, seed)
    assert in_turn(t, "tiles") == [{"indigo": 1}, {"corn": 1}]
    assert t.of_all("doubloons") == [3, 3]
    assert t.top == ChooseRole(t.data["governor"])


def test_pr_3_03_five_quarries() -> None:
    assert new(2).data["quarries"] == 5


def test_pr_3_04_three_plantations_of_every_kind_less() -> None:
    data = new(2).data
    left = {kind: data["face_down"].get(kind, 0) + data["face_up"].get(kind, 0) for kind in data["goods"]}
    assert left == {"corn": 7 - 1, "indigo": 9 - 1, "sugar": 8, "tobacco": 6, "coffee": 5}


def test_pr_3_05_three_tiles_face_up_thirty_face_down() -> None:
    data = new(2).data
    assert (sum(data["face_up"].values()), sum(data["face_down"].values())) == (3, 30)


def test_pr_3_06_one_of_each_beige_and_two_of_each_production_kind() -> None:
    bank = new(2).data["bank"]
    base = [building for building in BUILDINGS if building.set == "base"]
    assert bank == {building.id: 2 if building.production else 1 for building in base}
    assert sum(bank.values()) == 29


def test_pr_3_07_vp_pool() -> None:
    assert new(2).data["vp_pool"] == 65


def test_pr_3_08_forty_colonists_and_two_on_the_ship() -> None:
    data = new(2).data
    assert (data["colonists"], data["colonist_ship"]) == (40, 2)
    assert table(2, ask=[FillShip()], colonist_ship=0).data["colonist_ship"] == 2


def test_pr_3_09_ships_of_four_and_six() -> None:
    assert GAME.view(new(2).state, 0)["ships"] == [4, 6]
    t = table(2, ask=[LoadShip(0, 1, 0, 0, False)], players={0: {"goods": {"corn": 8}}})
    assert t.choices() == ["load corn middle"]
    assert t.why("load corn large") == ("PR-3.09", "no-such-ship")
    assert t.args("load corn large") == {"ship": "ship:large"}
    t.do("load corn middle")
    assert t.data["loaded"] == [0, 6, 0]


def test_pr_3_10_two_barrels_of_each_kind_less() -> None:
    assert new(2).data["goods"] == {"corn": 8, "indigo": 9, "sugar": 9, "tobacco": 7, "coffee": 7}


def test_pr_3_11_seven_role_cards() -> None:
    assert len(new(2).choices()) == 7
    assert new(2).why("role prospector") is None
    assert new(2).why("role second_prospector") == ("PR-2.06", "role-not-in-game")


# --- what can be played -----------------------------------------------------------------------------------------------


def test_pr_23_01_two_to_five_players() -> None:
    assert GAME.seat_counts == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(Bad, match=f"not {seats}") as caught:
            GAME.new(seats)
        assert caught.value.where == "seats"


def test_pr_23_02_every_switch_of_the_ledger_is_in_the_data_file() -> None:
    named = re.findall(r"[Ss]witch(?:es)? ((?:`\w+`(?:, )?)+)", LEDGER.read_text(encoding="utf-8"))
    switches = {name for names in named for name in re.findall(r"\w+", names)}
    assert len(switches) > 20
    assert switches <= set(DATA["options"])


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_pr_23_02_the_data_file_has_the_defaults(option: Data) -> None:
    assert option.default() == DATA["options"][option.name]
    assert len(option.values) == 2


def test_pr_23_02_there_are_no_other_options() -> None:
    with pytest.raises(Bad, match="there is no option bonus_corn") as caught:
        GAME.new(4, {"bonus_corn": True})
    assert caught.value.where == "options"
    with pytest.raises(Bad, match="'round' is not one of") as caught:
        GAME.new(4, {"city_geometry": "round"})
    assert caught.value.where == "options.city_geometry"


@pytest.mark.parametrize(
    ("edits", "reason"),
    [
        ({"rules": {"seats": 6}}, "a number of seats and the options are wanted"),
        ({"rules": {"seats": 4}}, None),
        ({"rules": 4}, "a number of seats and the options are wanted"),
    ],
)
def test_pr_23_02_stored_rules_name_every_option(edits: dict[str, Data], reason: str | None) -> None:
    data = GAME.to_data(GAME.new(4, seed=1))
    data["state"].update(edits)
    with pytest.raises(Bad) as caught:
        GAME.from_data(data)
    assert caught.value.where == "state.rules"
    assert caught.value.reason == (reason or f"the options are {[option.name for option in OPTIONS]}")


def test_pr_23_02_stored_options_have_their_values() -> None:
    data = GAME.to_data(GAME.new(4, seed=1))
    data["state"]["rules"]["hospice_from_ship"] = "yes"
    with pytest.raises(Bad, match="'yes' is not one of"):
        GAME.from_data(data)
