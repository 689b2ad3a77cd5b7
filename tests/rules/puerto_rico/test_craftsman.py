"""PR-9: the craftsman phase; with the production buildings (PR-15) and the factory (PR-16.16, 16.17)."""

import pytest

from fondaco.games.puerto_rico.components import BUILDINGS, CORN, SIZE
from fondaco.games.puerto_rico.craftsman import MAKERS, CraftsmanPrivilege, ProductionTurn
from fondaco.games.puerto_rico.packed import pack
from fondaco.games.puerto_rico.round import ChooseRole
from tests.rules.puerto_rico.table import Board, counted, table

CORN_FARMER: Board = {"manned": {"corn": 1}}


def produced(board: Board, supply: dict[str, int] | None = None) -> dict[str, int]:
    """What the owner of this board gets in a craftsman phase (privilege apart)."""
    goods: dict[str, int] = table(ask=[ProductionTurn(0, 0)], players={0: board}, supply=supply).player(0)["goods"]
    return goods


def test_pr_9_01_everybody_produces_in_turn_the_craftsman_first() -> None:
    """The supply lasts for two, so the order shows."""
    players = dict.fromkeys([0, 2, 3], CORN_FARMER)
    t = table(role="craftsman", by=2, players=players, supply={"corn": 2}).do("accept", "accept")
    assert [t.player(seat)["goods"].get("corn", 0) for seat in (2, 3, 0)] == [1, 1, 0]
    assert "corn" not in t.data["goods"]


def test_pr_9_01_barrels_come_from_the_supply() -> None:
    t = table(role="craftsman", players={1: {"manned": {"corn": 3}}})
    assert t.player(1)["goods"] == {"corn": 3}
    assert t.data["goods"]["corn"] == 7


def test_pr_9_10_producing_is_obvious_unless_somebody_goes_short_by_it() -> None:
    players = dict.fromkeys([0, 2, 3], CORN_FARMER)
    t = table(role="craftsman", by=2, players=players, supply={"corn": 3}, every_question=True)
    assert t.choices() == ["pass", "accept"] and t.obvious == "accept"
    t = table(role="craftsman", by=2, players=players, supply={"corn": 2}, every_question=True)
    assert t.choices() == ["pass", "accept"] and t.obvious is None
    t.do("pass")
    assert t.player(2)["goods"] == {} and t.obvious == "accept"


def test_pr_9_10_who_would_get_no_barrel_is_not_asked() -> None:
    t = table(role="craftsman", by=2, players={0: CORN_FARMER}, supply={"corn": 0}, every_question=True)
    assert isinstance(t.top, ChooseRole)


def test_pr_9_02_corn_needs_no_building() -> None:
    assert produced({"manned": {"corn": 4}}) == {"corn": 4}


def test_we_06_pr_9_02_three_corn_plantations_two_occupied() -> None:
    assert produced({"tiles": {"corn": 3}, "manned": {"corn": 2}}) == {"corn": 2}


@pytest.mark.parametrize(("people", "barrels"), [(2, 2), (1, 1)])
def test_we_05_pr_9_03_two_tobacco_plantations(people: int, barrels: int) -> None:
    assert produced({"manned": {"tobacco": 2}, "staff": {"tobacco_storage": people}}) == {"tobacco": barrels}


def test_we_07_pr_9_02_pr_9_03_corn_tobacco_and_sugar() -> None:
    board: Board = {
        "tiles": {"corn": 3, "tobacco": 2, "sugar": 4},
        "manned": {"corn": 2, "tobacco": 2, "sugar": 3},
        "staff": {"tobacco_storage": 1, "small_sugar_mill": 1, "large_sugar_mill": 2},
    }
    assert produced(board) == {"corn": 2, "tobacco": 1, "sugar": 3}


def test_pr_9_03_plantations_without_a_building_and_buildings_without_plantations() -> None:
    assert produced({"manned": {"indigo": 2, "coffee": 1}, "staff": {"large_sugar_mill": 3}}) == {}


def test_pr_9_03_the_plantations_are_the_limit() -> None:
    assert produced({"manned": {"coffee": 1}, "staff": {"coffee_roaster": 2}}) == {"coffee": 1}


def test_pr_9_03_small_and_large_plant_add_up() -> None:
    board: Board = {"manned": {"indigo": 4}, "staff": {"small_indigo_plant": 1, "large_indigo_plant": 3}}
    assert produced(board) == {"indigo": 4}


def test_pr_9_04_a_short_supply_gives_what_is_left_without_substitute() -> None:
    board: Board = {"manned": {"corn": 3, "indigo": 1}, "staff": {"small_indigo_plant": 1}}
    assert produced(board, {"corn": 1}) == {"corn": 1, "indigo": 1}


def test_pr_9_05_a_kind_of_which_nothing_was_left_is_not_produced() -> None:
    """It gives no privilege barrel either, though it could (PR-9.06)."""
    board: Board = {"manned": {"corn": 3, "indigo": 1}, "staff": {"small_indigo_plant": 1}}
    t = table(role="craftsman", players={0: board}, supply={"corn": 0})
    assert t.choices() == ["pass", "barrel indigo"]
    assert t.why("barrel corn") == ("PR-9.06", "not-produced")


def test_pr_9_06_the_craftsman_takes_one_more_barrel_of_a_kind_he_produced() -> None:
    board: Board = {"manned": {"corn": 1, "indigo": 1}, "staff": {"small_indigo_plant": 1}}
    t = table(role="craftsman", by=1, players={1: board, 2: {"manned": {"coffee": 1}, "staff": {"coffee_roaster": 1}}})
    assert t.seat == 1
    assert t.choices() == ["pass", "barrel corn", "barrel indigo"]
    assert t.why("barrel coffee") == ("PR-9.06", "not-produced")
    assert t.args("barrel coffee") == {"good": "good:coffee"}
    t.do("barrel indigo")
    assert t.player(1)["goods"] == {"corn": 1, "indigo": 2}
    assert t.data["goods"]["indigo"] == 9
    assert t.top == ChooseRole(0)


def test_pr_9_06_after_all_have_produced_if_the_supply_still_has_it() -> None:
    board: Board = {"manned": {"corn": 1, "indigo": 1}, "staff": {"small_indigo_plant": 1}}
    t = table(role="craftsman", players={0: board, 1: CORN_FARMER, 2: {}}, supply={"corn": 2})
    assert t.player(1)["goods"] == {"corn": 1}
    assert t.choices() == ["pass", "barrel indigo"]
    assert t.why("barrel corn") == ("PR-9.06", "none-left")
    assert t.args("barrel corn") == {"good": "good:corn"}


def test_pr_9_06_no_question_if_nothing_is_left() -> None:
    t = table(role="craftsman", players={0: CORN_FARMER, 1: CORN_FARMER}, supply={"corn": 2})
    assert t.top == ChooseRole(0)


def test_pr_9_07_a_craftsman_who_produced_nothing_gets_nothing() -> None:
    t = table(role="craftsman", by=1, players={0: CORN_FARMER})
    assert t.top == ChooseRole(0)
    assert t.of_all("goods") == [{"corn": 1}, {}, {}, {}]


def test_pr_9_08_the_privilege_barrel_does_not_change_the_factory_pay() -> None:
    board: Board = {"manned": {"corn": 1, "indigo": 1}, "staff": {"small_indigo_plant": 1, "factory": 1}}
    t = table(role="craftsman", players={0: board})
    assert t.player(0)["doubloons"] == 1
    t.do("barrel corn")
    assert t.player(0)["doubloons"] == 1


def test_pr_9_09_no_limit_to_the_barrels_on_a_windrose() -> None:
    """PR-12.06: nothing is given back at the end of this phase."""
    t = table(role="craftsman", players={0: {"goods": {"corn": 5, "coffee": 5}, "manned": {"corn": 4}}})
    t.do("barrel corn")
    assert t.player(0)["goods"] == {"corn": 10, "coffee": 5}
    assert t.top == ChooseRole(0)


def test_pr_9_10_production_is_automatic() -> None:
    """Nobody is asked before the privilege, which is the craftsman's alone."""
    t = table(role="craftsman", by=3, players=dict.fromkeys(range(4), CORN_FARMER))
    assert t.top == CraftsmanPrivilege(3, pack(1, CORN), 0)
    assert t.of_all("goods") == [{"corn": 1}] * 4


def test_pr_9_11_player_by_player_goods_then_factory_and_the_privilege_last() -> None:
    board: Board = {"manned": {"corn": 1, "indigo": 1}, "staff": {"small_indigo_plant": 1, "factory": 1}}
    t = table(taken={"mayor": 3}, players={0: board, 1: board})
    t.do("role craftsman", "barrel corn")
    told = [(event["event"], event["seat"]) for event in t.told()]
    turn = ["did", "produced", "produced", "did", "earned"]  # both are accepted
    assert told == [
        ("did", "seat:0"),
        *[(event, "seat:0") for event in turn],
        *[(event, "seat:1") for event in turn],
        ("did", "seat:0"),
    ]


# --- production buildings ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "good", "most"),
    [
        ("small_indigo_plant", "indigo", 1),
        ("small_sugar_mill", "sugar", 1),
        ("large_indigo_plant", "indigo", 3),
        ("large_sugar_mill", "sugar", 3),
        ("tobacco_storage", "tobacco", 3),
        ("coffee_roaster", "coffee", 2),
    ],
)
def test_pr_15_01_the_circles_are_the_most_barrels(building: str, good: str, most: int) -> None:
    """PR-9.03: with five occupied plantations."""
    assert produced({"manned": {good: 5}, "staff": {building: most}}) == {good: most}
    assert [b.circles for b in BUILDINGS if b.id == building] == [most]


def test_pr_15_02_no_building_makes_corn() -> None:
    assert MAKERS[CORN] == []
    assert all(makers for good, makers in enumerate(MAKERS) if good != CORN)


def test_pr_15_03_small_and_large_production_buildings() -> None:
    """All occupy one city space."""
    production = [building for building in BUILDINGS if building.production]
    large = ["large_indigo_plant", "large_sugar_mill", "tobacco_storage", "coffee_roaster", "jeweler"]
    assert [building.id for building in production if building.large_production] == large
    assert [building.id for building in production if not building.large_production] == [
        "small_indigo_plant",
        "small_sugar_mill",
    ]
    assert counted(str(SIZE[BUILDINGS.index(building)]) for building in production) == {"1": 7}


# --- factory ----------------------------------------------------------------------------------------------------------

MAKING: dict[str, Board] = {
    "corn": {"manned": {"corn": 1}},
    "indigo": {"manned": {"indigo": 1}, "staff": {"small_indigo_plant": 1}},
    "sugar": {"manned": {"sugar": 1}, "staff": {"small_sugar_mill": 1}},
    "tobacco": {"manned": {"tobacco": 1}, "staff": {"tobacco_storage": 1}},
    "coffee": {"manned": {"coffee": 1}, "staff": {"coffee_roaster": 1}},
}


@pytest.mark.parametrize(("kinds", "pay"), list(enumerate([0, 0, 1, 2, 3, 5])))
def test_pr_16_16_the_factory_pays_by_kinds(kinds: int, pay: int) -> None:
    board: Board = {"manned": {}, "staff": {"factory": 1}}
    for making in list(MAKING.values())[:kinds]:
        board["manned"] |= making["manned"]
        board["staff"] |= making.get("staff", {})
    t = table(role="craftsman", by=1, players={0: board})
    assert len(t.player(0)["goods"]) == kinds
    assert t.player(0)["doubloons"] == pay


def test_pr_16_17_the_number_of_barrels_does_not_matter() -> None:
    board: Board = {"manned": {"corn": 6, "indigo": 3}, "staff": {"factory": 1, "large_indigo_plant": 3}}
    t = table(role="craftsman", by=1, players={0: board})
    assert t.player(0)["goods"] == {"corn": 6, "indigo": 3}
    assert t.player(0)["doubloons"] == 1


@pytest.mark.parametrize(("corn", "pay"), [(3, 2), (0, 1)])
def test_we_09_pr_16_16_pr_9_05_corn_coffee_and_indigo(corn: int, pay: int) -> None:
    board: Board = {
        "manned": {"corn": 3, "coffee": 1, "indigo": 2},
        "staff": {"factory": 1, "coffee_roaster": 1, "large_indigo_plant": 2},
    }
    t = table(role="craftsman", by=1, players={0: board}, supply={"corn": corn})
    assert t.player(0)["goods"].get("corn", 0) == corn
    assert t.player(0)["doubloons"] == pay
