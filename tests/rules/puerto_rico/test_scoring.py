"""PR-17: the large buildings; PR-22: scoring."""

import pytest

from fondaco.games.puerto_rico.captain import LoadShip
from fondaco.games.puerto_rico.components import BUILDINGS
from tests.rules.puerto_rico.table import Board, table

PRODUCTION = [building.id for building in BUILDINGS if building.set == "base" and building.production]
SMALL_BEIGE = [b.id for b in BUILDINGS if b.set == "base" and not b.production and b.size == 1]
LARGE = [building.id for building in BUILDINGS if building.set == "base" and building.size == 2]
PRINTED = {building.id: building.vp for building in BUILDINGS}


def bonus(building: str, board: Board, people: int = 1) -> int:
    """What a large building gives the owner of this board, chips and printed VP apart."""
    staff = {**board.get("staff", {}), building: people}
    t = table(5, players={1: {**board, "staff": staff}})
    printed = sum(PRINTED[name] for name in t.player(1)["buildings"])
    return t.scores[1] - printed - board.get("vp", 0)


BUSY: Board = {"manned": {"indigo": 9}, "vp": 20, "buildings": ["small_indigo_plant", "office"]}


@pytest.mark.parametrize(
    ("building", "vp"), [("guild_hall", 1), ("residence", 4), ("fortress", 3), ("customs_house", 5), ("city_hall", 2)]
)
def test_pr_17_01_only_if_occupied(building: str, vp: int) -> None:
    assert bonus(building, BUSY, people=0) == 0
    assert bonus(building, BUSY) == vp


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pr_17_01_there_is_one_of_each(seats: int) -> None:
    assert LARGE == ["guild_hall", "residence", "fortress", "customs_house", "city_hall"]
    assert [table(seats).data["bank"][name] for name in LARGE] == [1, 1, 1, 1, 1]


def test_pr_17_01_the_function_counts_only_at_the_end() -> None:
    """A captain with all five gets for a barrel what everybody gets."""
    board: Board = {"goods": {"corn": 1}, "staff": dict.fromkeys(LARGE, 1)}
    t = table(ask=[LoadShip(0, 1, 0, 0, False)], players={0: board})
    t.do("load corn small")
    assert (t.player(0)["vp"], t.player(0)["doubloons"]) == (1, 0)


def test_pr_17_02_a_large_building_fills_two_spaces_and_counts_as_one() -> None:
    """Five of them leave two spaces; the city hall counts five beige buildings."""
    t = table(players={0: {"doubloons": 9, "buildings": LARGE}})
    assert t.state.players[0].city_filled() == 10
    assert bonus("city_hall", {"buildings": LARGE}) == 5


@pytest.mark.parametrize(
    ("buildings", "vp"),
    [
        ([], 0),
        (["small_indigo_plant"], 1),
        (["small_sugar_mill"], 1),
        (["large_indigo_plant"], 2),
        (["large_sugar_mill"], 2),
        (["tobacco_storage"], 2),
        (["coffee_roaster"], 2),
        (PRODUCTION, 10),
        (SMALL_BEIGE[:4], 0),
    ],
)
def test_pr_17_03_guild_hall(buildings: list[str], vp: int) -> None:
    assert bonus("guild_hall", {"buildings": buildings}) == vp


def test_we_11_pr_17_03_guild_hall_of_four_production_buildings() -> None:
    """Occupied or not."""
    board: Board = {
        "buildings": ["small_indigo_plant", "large_indigo_plant", "coffee_roaster", "large_sugar_mill"],
        "staff": {"coffee_roaster": 2},
    }
    assert bonus("guild_hall", board) == 7


@pytest.mark.parametrize(("filled", "vp"), [(0, 4), (1, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_pr_17_04_residence(filled: int, vp: int) -> None:
    quarries = filled // 2
    assert bonus("residence", {"tiles": {"corn": filled - quarries, "quarry": quarries}}) == vp


def test_we_12_pr_17_04_residence_with_ten_plantations_and_quarries() -> None:
    board: Board = {"tiles": {"corn": 4, "indigo": 3, "quarry": 3}, "manned": {"corn": 2}}
    assert bonus("residence", board) == 5


@pytest.mark.parametrize(("colonists", "vp"), [(0, 0), (1, 0), (2, 1), (4, 1), (5, 2), (21, 7)])
def test_pr_17_05_fortress(colonists: int, vp: int) -> None:
    """One more stands in the fortress itself."""
    assert bonus("fortress", {"colonists": colonists}) == vp


def test_we_13_pr_17_05_fortress_with_twenty_two_colonists() -> None:
    board: Board = {"manned": {"quarry": 4, "corn": 6, "sugar": 2}, "colonists": 4, "staff": {"tobacco_storage": 3}}
    board["staff"] |= {"office": 1, "harbor": 1}
    assert bonus("fortress", board) == 7


@pytest.mark.parametrize(("chips", "vp"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2)])
def test_pr_17_06_customs_house(chips: int, vp: int) -> None:
    """Chips alone: neither printed VP nor the bonuses of other buildings count."""
    assert bonus("customs_house", {"vp": chips, "buildings": ["wharf", "harbor", "fortress"]}) == vp


def test_we_14_pr_17_06_customs_house_with_thirty_points() -> None:
    assert bonus("customs_house", {"vp": 30}) == 7


def test_pr_17_06_points_written_down_count() -> None:
    """PR-11.10: the pool is 2 short."""
    board: Board = {"vp": 98, "goods": {"corn": 4}, "staff": {"customs_house": 1}}
    t = table(ask=[LoadShip(0, 1, 0, 0, False)], players={0: board})
    t.do("load corn small")
    assert (t.data["vp_pool"], t.data["written"]) == (0, 2)
    assert t.scores[0] == 102 + 4 + 102 // 4


@pytest.mark.parametrize(
    ("buildings", "vp"), [([], 1), (SMALL_BEIGE[:3], 4), (["fortress", "residence"], 3), (PRODUCTION, 1)]
)
def test_pr_17_07_city_hall(buildings: list[str], vp: int) -> None:
    assert bonus("city_hall", {"buildings": buildings}) == vp


# --- the score --------------------------------------------------------------------------------------------------------


def test_pr_22_01_chips_printed_vp_and_large_buildings() -> None:
    board: Board = {"vp": 13, "staff": {"city_hall": 1, "office": 1}, "buildings": ["small_indigo_plant"]}
    t = table(players={2: board})
    assert t.scores == [0, 0, 13 + (4 + 2 + 1) + 2, 0]


def test_pr_22_01_several_large_buildings_add_up() -> None:
    """11 people with those in the two buildings."""
    t = table(players={0: {"manned": {"corn": 9}, "staff": {"residence": 1, "fortress": 1}}})
    assert t.scores[0] == (4 + 4) + 4 + 11 // 3


def test_pr_22_02_doubloons_barrels_tiles_and_people_give_no_points() -> None:
    board: Board = {"doubloons": 30, "goods": {"coffee": 5}, "manned": {"coffee": 5}, "tiles": {"corn": 5, "coffee": 5}}
    assert table(players={0: {**board, "colonists": 9}}).scores == [0, 0, 0, 0]


def test_pr_22_03_the_statue_scores_its_printed_vp_once() -> None:
    t = table(players={0: {"buildings": ["statue"]}}, options={"expansions": ["new_buildings"]})
    assert t.scores == [8, 0, 0, 0]


def test_pr_22_04_the_highest_score_wins() -> None:
    boards: dict[int, Board] = {0: {"vp": 3, "doubloons": 9}, 1: {"vp": 7}, 2: {"vp": 5}, 3: {"buildings": ["wharf"]}}
    t = table(players=boards)
    assert t.scores == [3, 7, 5, 3]
    assert t.ranking == [3, 1, 2, 4]


def test_pr_22_05_a_tie_goes_to_doubloons_and_barrels() -> None:
    boards: dict[int, Board] = {
        0: {"vp": 7, "doubloons": 4},
        1: {"vp": 7, "doubloons": 2, "goods": {"corn": 2, "coffee": 1}},
        2: {"vp": 7, "goods": {"indigo": 3}},
        3: {"vp": 6, "doubloons": 20},
    }
    assert table(players=boards).ranking == [2, 1, 3, 4]


def test_pr_22_06_a_full_tie_is_shared() -> None:
    boards: dict[int, Board] = {
        0: {"vp": 7, "doubloons": 3},
        1: {"vp": 7, "doubloons": 1, "goods": {"corn": 2}},
        2: {"vp": 7, "doubloons": 2},
        3: {"vp": 1},
    }
    assert table(players=boards).ranking == [1, 1, 3, 4]
