"""PR-1: the components, and the refusal of scenes that do not come out of the box."""

import pytest

from fondaco.core.chance import seeded
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.games.puerto_rico.components import BUILDINGS, DATA, GOOD, ROLE, Building
from fondaco.games.puerto_rico.game import GAME
from fondaco.games.puerto_rico.mayor import PlacePeople
from fondaco.games.puerto_rico.round import Prospect
from tests.rules.puerto_rico.table import Board, counted, table

BASE_TABLE = {
    # cost, VP, column, circles, size, tiles with 3-5 players, tiles with 2 players
    "small_indigo_plant": (1, 1, 1, 1, 1, 4, 2),
    "small_sugar_mill": (2, 1, 1, 1, 1, 4, 2),
    "large_indigo_plant": (3, 2, 2, 3, 1, 3, 2),
    "large_sugar_mill": (4, 2, 2, 3, 1, 3, 2),
    "tobacco_storage": (5, 3, 3, 3, 1, 3, 2),
    "coffee_roaster": (6, 3, 3, 2, 1, 3, 2),
    "small_market": (1, 1, 1, 1, 1, 2, 1),
    "hacienda": (2, 1, 1, 1, 1, 2, 1),
    "construction_hut": (2, 1, 1, 1, 1, 2, 1),
    "small_warehouse": (3, 1, 1, 1, 1, 2, 1),
    "hospice": (4, 2, 2, 1, 1, 2, 1),
    "office": (5, 2, 2, 1, 1, 2, 1),
    "large_market": (5, 2, 2, 1, 1, 2, 1),
    "large_warehouse": (6, 2, 2, 1, 1, 2, 1),
    "factory": (7, 3, 3, 1, 1, 2, 1),
    "university": (8, 3, 3, 1, 1, 2, 1),
    "harbor": (8, 3, 3, 1, 1, 2, 1),
    "wharf": (9, 3, 3, 1, 1, 2, 1),
    "guild_hall": (10, 4, 4, 1, 2, 1, 1),
    "residence": (10, 4, 4, 1, 2, 1, 1),
    "fortress": (10, 4, 4, 1, 2, 1, 1),
    "customs_house": (10, 4, 4, 1, 2, 1, 1),
    "city_hall": (10, 4, 4, 1, 2, 1, 1),
}
"""The building table of the ledger."""


def of_set(name: str) -> list[Building]:
    """The buildings of one set."""
    return [building for building in BUILDINGS if building.set == name]


def kind_of(building: Building) -> str:
    """Production, small beige or large beige."""
    if building.production:
        return "production"
    return "large beige" if building.size == 2 else "small beige"


def test_pr_1_01_a_player_board() -> None:
    """PR-1.01: at most five of them; the windrose holds doubloons, barrels, VP and unplaced people."""
    assert (DATA["player_board"]["island_spaces"], DATA["player_board"]["city_spaces"]) == (12, 12)
    boards = GAME.to_data(GAME.new(5, seed=1))["state"]["players"]
    assert len(boards) == max(GAME.seat_counts) == 5
    windrose = {"doubloons", "goods", "vp", "colonists", "nobles"}
    island = {"tiles", "woods", "forests", "dark_forests", "manned", "noble_tiles"}
    assert set(boards[0]) == windrose | island | {"buildings", "staff", "noble_staff"}


def test_pr_1_02_eight_role_cards() -> None:
    cards = {role["id"]: role["cards"] for role in DATA["roles"]}
    single = ["settler", "builder", "mayor", "craftsman", "trader", "captain"]
    assert cards == {**dict.fromkeys(single, 1), "prospector": 2}
    assert ROLE.items == [*single, "prospector", "second_prospector"]


def test_pr_1_03_the_base_buildings() -> None:
    """PR-4.11, PR-15.01, PR-3.06: with cost, VP, column, circles and size."""
    found = {b.id: (b.cost, b.vp, b.column, b.circles, b.size, b.in_play(4), b.in_play(2)) for b in of_set("base")}
    assert found == BASE_TABLE


def test_pr_1_03_forty_nine_building_tiles() -> None:
    tiles = counted(kind_of(building) for building in of_set("base") for _ in range(building.in_play(4)))
    assert tiles == {"production": 20, "small beige": 2 * 12, "large beige": 5}


def test_pr_1_04_twenty_production_tiles() -> None:
    assert {building.id: building.in_play(4) for building in of_set("base") if building.production} == {
        "small_indigo_plant": 4,
        "small_sugar_mill": 4,
        "large_indigo_plant": 3,
        "large_sugar_mill": 3,
        "tobacco_storage": 3,
        "coffee_roaster": 3,
    }


def test_pr_1_05_fifty_eight_island_tiles() -> None:
    counts = {tile["id"].removesuffix("_plantation"): tile["count"] for tile in DATA["tiles"] if tile["count"]}
    assert counts == {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8, "quarry": 8}
    assert sum(counts.values()) == 58


def test_pr_1_06_ships_and_trading_house() -> None:
    assert [ship["capacity"] for ship in DATA["cargo_ships"]] == [4, 5, 6, 7, 8]
    assert DATA["trading_house"]["capacity"] == 4
    assert GAME.to_data(GAME.new(3, seed=1))["state"]["colonist_ship"] == 3


def test_pr_1_07_fifty_barrels() -> None:
    counts = {good["id"]: good["barrels"] for good in DATA["goods"]}
    assert counts == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
    assert (list(counts), sum(counts.values())) == (GOOD.items, 50)


def test_pr_1_08_a_hundred_colonists() -> None:
    """All are used by five players (PR-2.08)."""
    assert DATA["people"]["colonists_in_box"] == 100
    data = GAME.to_data(GAME.new(5, seed=1))["state"]
    assert data["colonists"] + data["colonist_ship"] == 100


def test_pr_1_09_vp_chips_are_a_total_of_points() -> None:
    """Chips may be exchanged freely, so a state knows points and no chips."""
    chips = DATA["vp_chips"]
    assert (chips["ones"], chips["fives"], chips["ones"] + 5 * chips["fives"]) == (31, 19, 126)
    t = table(5, players={0: {"vp": 3}})
    assert (t.player(0)["vp"], t.data["vp_pool"]) == (3, 123)


def test_pr_1_10_the_bank_never_runs_out_of_money() -> None:
    """One player has all the coins of the box and still earns; the state keeps no account of the bank's money."""
    coins = DATA["doubloons"]
    assert (coins["ones"] + coins["fives"], coins["ones"] + 5 * coins["fives"]) == (54, 86)
    t = table(ask=[Prospect(1)], players={0: {"doubloons": 86}})
    assert t.of_all("doubloons") == [86, 1, 0, 0]


def test_pr_1_11_expansion_one() -> None:
    new = of_set("exp1")
    assert counted(kind_of(building) for building in new) == {"small beige": 12, "large beige": 2}
    assert sum(building.in_play(4) for building in new) == 26
    assert {building.in_play(4) for building in new if building.size == 1} == {2}


def test_pr_1_12_expansion_two() -> None:
    new = of_set("exp2")
    assert counted(kind_of(building) for building in new) == {"small beige": 6, "production": 1, "large beige": 1}
    assert sum(building.in_play(4) for building in new) == 15
    assert [(building.id, building.in_play(4)) for building in new if building.production] == [("jeweler", 2)]
    assert DATA["people"]["nobles_in_box"] == 20


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pr_1_13_no_action_changes_the_totals(seats: int) -> None:
    """A whole game at random; PR-5.01: it ends without a fixed number of years."""
    s = GAME.new(seats, seed=seats)
    chance = seeded(seats)
    totals = GAME.totals(s)
    while not GAME.over(s):
        seat = GAME.awaited(s)[0]
        choices = GAME.choices(s, seat)
        assert GAME.submit(s, seat, choices[chance.below(len(choices))]) is None
        assert GAME.totals(s) == totals
    assert s.ending


def test_pr_1_13_results_of_chance_given_in_advance_are_not_used_up_by_the_check() -> None:
    """A stored game may hold such results: reading it must leave them alone, whatever they are."""
    data = GAME.to_data(table(chance=[40, 7]).state)
    assert data["state"]["chance"] == {"loaded": [40, 7], "draws": 0}
    assert GAME.to_data(GAME.from_data(data)) == data


# --- scenes that are refused ------------------------------------------------------------------------------------------


def refusal(**broken: Data) -> tuple[str, str]:
    """Where and why such a table is refused."""
    with pytest.raises(Bad) as caught:
        table(**broken)
    return caught.value.where, caught.value.reason


@pytest.mark.parametrize(
    "edits",
    [
        {"goods__corn": 11},
        {"house": {"coffee": 1}},
        {"cargo": ["corn", None, None], "loaded": [1, 0, 0]},
        {"face_down__sugar": 3},
        {"face_up": {"corn": 2}},
        {"discarded": {"corn": 1}},
        {"quarries": 9},
        {"bank__office": 1},
        {"bank__statue": 1},
        {"colonists": 76},
        {"colonist_ship": 5},
        {"vp_pool": 99},
        {"players__0__goods": {"corn": 1}},
        {"players__0__tiles": {"quarry": 1}},
        {"players__0__buildings": ["office"]},
        {"players__0__colonists": 1},
        {"players__0__vp": 1},
    ],
    ids=lambda edits: next(iter(edits)),
)
def test_pr_1_13_components_must_add_up_to_the_box(edits: dict[str, Data]) -> None:
    """One thing too many or too few, of each kind of component."""
    assert refusal(edits=edits) == ("state", "the components do not add up to those of the box (PR-1.13)")


@pytest.mark.parametrize("edits", [{"rules__seats": 3}, {"players": []}], ids=["rules", "players"])
def test_pr_23_01_rules_and_players_must_fit_the_seats(edits: dict[str, Data]) -> None:
    assert refusal(edits=edits) == ("state.players", "rules and players must fit the number of seats")


def test_pr_2_01_the_governor_must_be_at_the_table() -> None:
    assert refusal(edits={"governor": 4}) == ("state.governor", "the governor must be at the table")


def test_pr_1_06_no_more_than_four_barrels_in_the_house() -> None:
    assert refusal(house={"corn": 3, "coffee": 2}) == ("state.house", "the trading house holds 4 barrels (PR-1.06)")


def test_pr_2_07_no_more_barrels_than_a_ship_holds() -> None:
    assert refusal(ships={"middle": ("corn", 7)}) == ("state.loaded[1]", "the ship holds 6 barrels (PR-2.07)")


def test_pr_3_09_nothing_on_a_ship_that_is_not_in_the_game() -> None:
    wanted = ("state.loaded[2]", "the ship holds 0 barrels (PR-2.07)")
    assert refusal(seats=2, edits={"cargo": [None, None, "corn"], "loaded": [0, 0, 1]}) == wanted


@pytest.mark.parametrize("edits", [{"cargo": [None, None, "corn"]}, {"loaded": [0, 0, 3]}], ids=["kind", "barrels"])
def test_pr_11_03_a_ship_with_barrels_has_a_kind(edits: dict[str, Data]) -> None:
    assert refusal(edits=edits) == ("state.cargo[2]", "a kind without barrels, or barrels without a kind")


def test_pr_5_06_a_role_card_lies_before_somebody_at_the_table() -> None:
    assert refusal(taken={"mayor": 4}) == ("state.role_owners", "a role card lies before nobody")


@pytest.mark.parametrize(
    "broken", [{"taken": {"second_prospector": 0}}, {"on_roles": {"second_prospector": 1}}], ids=["taken", "doubloons"]
)
def test_pr_2_06_no_role_card_that_is_not_in_the_game(broken: dict[str, Data]) -> None:
    assert refusal(**broken) == ("state.role_owners", "a role card that is not in the game (PR-2.06)")


def test_pr_1_01_no_more_than_twelve_tiles_on_an_island() -> None:
    boards: dict[int, Board] = {2: {"tiles": {"corn": 6, "quarry": 7}}}
    assert refusal(players=boards) == ("state.players[2].tiles", "an island has 12 spaces (PR-1.01)")


@pytest.mark.parametrize("large", [0, 1])
def test_pr_1_01_no_more_than_twelve_filled_city_spaces(large: int) -> None:
    """PR-17.02: a large building fills two."""
    names = list(BASE_TABLE)
    buildings = [*names[: 13 - 2 * large], *names[-large:]] if large else names[:13]
    assert refusal(players={1: {"buildings": buildings}}) == (
        "state.players[1].buildings",
        "a city has 12 spaces (PR-1.01)",
    )


def test_pr_7_04_no_more_people_than_tiles() -> None:
    boards: dict[int, Board] = {0: {"tiles": {"corn": 1}, "manned": {"corn": 2}}}
    assert refusal(players=boards) == ("state.players[0].manned", "more people than circles (PR-7.04)")


def test_pr_7_04_no_more_people_than_circles_of_a_building() -> None:
    wanted = ("state.players[3].staff", "more people than circles (PR-7.04)")
    assert refusal(players={3: {"staff": {"coffee_roaster": 3}}}) == wanted


def test_pr_7_04_nobody_on_a_building_one_does_not_own() -> None:
    edits = {"players__3__staff": {"office": 1}, "colonists": 74}
    assert refusal(edits=edits) == ("state.players[3].staff", "more people than circles (PR-7.04)")


def test_pr_7_04_a_full_board_is_accepted() -> None:
    """As many tiles, buildings and people as there are spaces and circles."""
    names = list(BASE_TABLE)
    board: Board = {
        "manned": {"corn": 4, "quarry": 8},
        "staff": {"coffee_roaster": 2, **dict.fromkeys(names[6:17], 1)},
        "colonists": 5,
    }
    t = table(ask=[PlacePeople(0)], players={0: board})
    assert t.player(0) == t.player(0) | {"manned": board["manned"], "staff": board["staff"], "colonists": 5}


def test_places_of_people_are_elements_of_the_board() -> None:
    elements = [GAME.parse(text).elements() for text in ["guest noble office", "place_noble corn"]]
    assert elements == [["place:office"], ["place:corn"]]
    assert GAME.parse("dismiss colonist windrose").elements() == ["spot:windrose"]
