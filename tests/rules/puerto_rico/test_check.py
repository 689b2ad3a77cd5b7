"""Stored games that could not come up are refused with the reason (PR-1.13, PR-23.02)."""

import pytest

from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.flow import Frame
from fondaco.games.puerto_rico.bonuses import GAIN, AcceptBonus
from fondaco.games.puerto_rico.builder import University
from fondaco.games.puerto_rico.components import BUILDING, CORN, PLACE
from fondaco.games.puerto_rico.expansions.black_market import ReturnBarrel, ReturnPerson
from fondaco.games.puerto_rico.expansions.forest import ForestHospice, PlaceDrawn
from fondaco.games.puerto_rico.expansions.library import LibraryColonist
from fondaco.games.puerto_rico.expansions.loading import begin_loading
from fondaco.games.puerto_rico.expansions.production import AqueductBarrel
from fondaco.games.puerto_rico.expansions.shipping import RoyalSupplier, SmallWharf
from fondaco.games.puerto_rico.game import GAME
from fondaco.games.puerto_rico.mayor import Placing
from fondaco.games.puerto_rico.settler import Hospice
from tests.rules.puerto_rico.expansions.sets import BOTH
from tests.rules.puerto_rico.table import Board, table

FACTORY = int(BUILDING.index("factory"))


def refusal(**scene: Data) -> tuple[str, str]:
    """Where and why such a table is refused."""
    with pytest.raises(Bad) as caught:
        table(**scene)
    return caught.value.where, caught.value.reason


def asking(frame: Frame, board: Board, options: Data = None) -> Data:
    """A stored game in which this question comes next."""
    data = GAME.to_data(table(players={0: board}, options=options).state)
    data["state"]["stack"] += GAME.frames.write([frame])
    return data


def test_pr_11_04_no_kind_lies_on_two_ships() -> None:
    ships = {"small": ("corn", 1), "large": ("corn", 2)}
    assert refusal(ships=ships) == ("state.cargo[2]", "the same kind on two ships (PR-11.04)")


def test_pr_2_10_the_row_is_not_longer_than_the_number_of_players_allows() -> None:
    assert table(row={"corn": 5}).data["face_up"]["corn"] == 5
    assert refusal(row={"corn": 6}) == ("state.face_up", "the row has 5 plantations (PR-2.10)")


@pytest.mark.parametrize(
    ("frame", "building"),
    [
        (Hospice(0, CORN), "hospice"),
        (ForestHospice(0), "hospice"),
        (University(0, FACTORY), "university"),
        (AqueductBarrel(0, 1, 0x10), "aqueduct"),
        (LibraryColonist(0), "library"),
        (ReturnPerson(0, FACTORY, 0), "black_market"),
        (ReturnBarrel(0, FACTORY, 0, 0), "black_market"),
        (SmallWharf(0, begin_loading(0), CORN, 0, 0), "small_wharf"),
        (RoyalSupplier(0, begin_loading(0), 0), "royal_supplier"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_pr_14_01_only_the_owner_of_the_building_is_asked(frame: Frame, building: str) -> None:
    with pytest.raises(Bad, match=f"only the owner of a {building} is asked"):
        GAME.from_data(asking(frame, {}, BOTH))


def test_pr_14_01_a_gain_comes_from_a_building_of_the_player() -> None:
    frame = AcceptBonus(0, GAIN.index("factory"), 1)
    with pytest.raises(Bad, match="the gain of a building that he does not have"):
        GAME.from_data(asking(frame, {}))
    assert GAME.prompt(GAME.from_data(asking(frame, {"buildings": ["factory"]}))) is not None


@pytest.mark.parametrize(
    ("frame", "board"),
    [
        (Hospice(0, CORN), {"buildings": ["hospice"]}),
        (Hospice(0, CORN), {"buildings": ["hospice"], "manned": {"corn": 1}}),
        (University(0, FACTORY), {"buildings": ["university"]}),
        (University(0, FACTORY), {"buildings": ["university"], "staff": {"factory": 1}}),
    ],
)
def test_pr_7_04_a_colonist_is_offered_for_an_empty_circle(frame: Frame, board: Board) -> None:
    with pytest.raises(Bad, match="there is no empty circle for the colonist"):
        GAME.from_data(asking(frame, board))


@pytest.mark.parametrize(
    ("places", "circles"), [(["quarry"], 2), (["corn", "indigo"], 1), (["corn"], 1), (["corn", "factory"], 2)]
)
def test_pr_7_06_people_are_placed_where_circles_are(places: list[str], circles: int) -> None:
    board: Board = {"colonists": 1, "tiles": {"corn": 1, "indigo": 2}}
    assert GAME.awaited(GAME.from_data(asking(Placing(0, mask(["corn", "indigo"]), 3), board))) == [0]
    with pytest.raises(Bad, match="people are placed on circles that he has"):
        GAME.from_data(asking(Placing(0, mask(places), circles), board))


def mask(places: list[str]) -> int:
    """These places."""
    return sum(1 << PLACE.index(place) for place in places)


@pytest.mark.parametrize("frame", [ReturnPerson(0, FACTORY, 0), ReturnBarrel(0, FACTORY, 0, 0)])
def test_pr_8_06_nothing_is_returned_for_a_building_that_he_has(frame: Frame) -> None:
    with pytest.raises(Bad, match="the building cannot be bought"):
        GAME.from_data(asking(frame, {"staff": {"black_market": 1}, "buildings": ["factory"]}, BOTH))


def test_pr_18_31_the_small_wharf_sends_barrels_that_he_has() -> None:
    with pytest.raises(Bad, match="he has no such barrels to send"):
        GAME.from_data(asking(SmallWharf(0, begin_loading(0), CORN, 0, 0), {"staff": {"small_wharf": 1}}, BOTH))


def test_pr_18_09_a_tile_is_drawn_to_be_placed() -> None:
    with pytest.raises(Bad, match="a tile is drawn, and then placed"):
        GAME.from_data(asking(PlaceDrawn(0), {"staff": {"forest_house": 1}}, BOTH))
    data = GAME.to_data(table(options=BOTH).state)
    data["state"]["drawn"] = "corn"
    data["state"]["face_down"]["corn"] -= 1
    with pytest.raises(Bad, match="a tile is drawn, and then placed"):
        GAME.from_data(data)
