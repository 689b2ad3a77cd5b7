"""CA-9: the scoring phase, trigger and representatives."""

from typing import Any

import pytest

from fondaco.games.calimala.components import SPACE_ON_STREET
from fondaco.games.calimala.council import FourthDisc, SendRepresentative
from fondaco.games.calimala.placing import PlaceDisc
from tests.rules.calimala.table import Board, Table, table

TILES = ["lisbon", "london", "troyes"]
N_C = SPACE_ON_STREET.index("n-c")


def fourth(tower: list[Any], **more: Any) -> Table:
    """The tower of four on n-c has been activated; seat 0 is active."""
    towers = {"n-c": tower, **more.pop("towers", {})}
    return table(ask=[FourthDisc(N_C)], towers=towers, tiles=TILES, **more)


def test_ca_9_01_a_scoring_phase_follows_the_activation_of_four() -> None:
    t = table(towers={"n-c": ["white", "white", 3]}, tiles=TILES)
    t.do("place coloured n-c", "do wood")
    assert t.data["used"] == 0
    t.do("end")
    assert t.data["used"] == 1


def test_ca_9_02_the_fourth_disc_leaves_and_three_remain() -> None:
    assert fourth([0, 1, 2, 3]).towers == {"n-c": [0, 1, 2]}


def test_ca_9_03_it_represents_its_owner_whoever_is_active() -> None:
    t = fourth([0, 1, 2, 3])
    assert t.data["council"][:2] == [3, -1]


def test_ca_9_04_the_next_free_tile_in_council_order() -> None:
    t = fourth([0, 1, 2, 3], council=[1, 2])
    assert t.data["council"][:4] == [1, 2, 3, -1]
    assert t.data["used"] == 3


def test_ca_9_05_ca_9_06_a_white_disc_is_exchanged_by_the_active_player() -> None:
    t = fourth([0, 1, 2, "white"], players={0: {"coloured": 3, "white": 1}})
    assert t.data["council"][0] == 0
    assert t.player(0)["discs"] == {"coloured": 2, "white": 2}
    assert t.towers == {"n-c": [0, 1, 2]}


def test_ca_9_06_the_white_disc_can_be_placed_later() -> None:
    t = table(3, towers={"n-c": [1, 2, "white"]}, players={0: {"white": 0, "coloured": 5}})
    t.do("place coloured n-c", "do wood", "end", "end", "end")
    assert t.player(0)["discs"] == {"coloured": 3, "white": 1}


def test_ca_9_07_ca_9_08_without_a_coloured_disc_in_supply_one_leaves_a_tower() -> None:
    """Even if white discs are left in the supply."""
    t = fourth([0, 1, 2, "white"], players={0: {"coloured": 0, "white": 1}}, towers={"s-se": [3, 0]})
    assert t.top == SendRepresentative(0, N_C)
    assert t.choices() == ["send n-c top", "send s-se second"]
    t.do("send s-se second")
    assert t.towers == {"n-c": [0, 1, 2], "s-se": ["white", 3]}
    assert t.data["council"][0] == 0
    assert t.player(0)["discs"] == {"white": 1}


def test_ca_9_06_the_last_coloured_disc_of_the_supply_is_exchanged() -> None:
    """CA-9.07: only without any does one of the city go."""
    t = fourth([0, 1, 2, "white"], players={0: {"coloured": 1, "white": 0}}, towers={"s-se": [0]})
    assert t.player(0)["discs"] == {"white": 1}
    assert t.towers == {"n-c": [0, 1, 2], "s-se": [0]}
    assert t.data["council"][0] == 0


def test_ca_9_08_only_own_discs() -> None:
    t = fourth([0, 1, 2, "white"], players={0: {"coloured": 0}}, towers={"w-c": [0]})
    assert t.why("send n-c second") == ("CA-9.08", "no-own-disc-there")
    assert t.why("send s-se top") == ("CA-9.08", "no-own-disc-there")
    assert t.why("place white n-c") == ("CA-5.01", "not-now")


def test_ca_9_08_the_only_own_disc_is_not_asked_for() -> None:
    """It is the one just placed."""
    t = table(towers={"n-c": [1, 2, "white"]}, players={0: {"coloured": 1}})
    t.do("place coloured n-c", "do wood", "end", "end", "end")
    assert t.towers == {"n-c": ["white", 1, 2]}
    assert t.data["council"][0] == 0
    assert t.heard("sent") == [{"event": "sent", "seat": "seat:0", "space": "space:n-c", "level": "level:top"}]
    assert t.top == PlaceDisc(1)


@pytest.mark.parametrize(
    ("level", "tower"), [("top", ["white", 1, 0]), ("third", ["white", 0, 1])], ids=["top", "inside"]
)
def test_ca_9_09_from_the_tower_just_activated_and_from_inside(level: str, tower: list[Any]) -> None:
    t = fourth([0, 1, 0, "white"], players={0: {"coloured": 0}})
    assert t.choices() == ["send n-c top", "send n-c third"]
    t.do(f"send n-c {level}")
    assert t.towers == {"n-c": tower}


def test_ca_9_10_without_any_own_disc_the_tile_is_scored_and_the_white_disc_leaves() -> None:
    t = fourth([1, 2, 1, "white"], players={0: {"coloured": 0}, 1: {"cubes": {"cloth:lisbon": 1}}})
    assert (t.data["used"], t.data["council"][0]) == (1, -1)
    assert t.towers == {"n-c": [1, 2, 1]}
    assert t.data["removed_white"] == 1
    assert t.scores == [0, 3, 0, 0]
    assert t.top == PlaceDisc(1)


def test_ca_9_11_the_new_representative_counts_in_its_own_scoring() -> None:
    boards: dict[int, Board] = {0: {"cubes": {"cloth:lisbon": 1}}, 3: {"cubes": {"cloth:lisbon": 1}}}
    assert fourth([0, 1, 2, 3], players=boards).scores == [2, 0, 0, 3]


def test_ca_9_12_a_white_disc_put_on_top_is_not_activated() -> None:
    t = fourth([0, 1, 2, "white"], players={0: {"coloured": 0}}, towers={"s-se": [0, 3]})
    t.do("send s-se top")
    assert t.towers["s-se"] == ["white", 3]
    assert t.top == PlaceDisc(1)


def test_ca_9_13_the_tile_under_the_representative_is_scored() -> None:
    cubes = {"cloth:lisbon": 2, "cloth:london": 1}
    t = fourth([0, 1, 2, 3], players={1: {"cubes": cubes}, 2: {"cubes": {"cloth:lisbon": 1}}})
    assert t.scores == [0, 3, 2, 0]


def test_ca_9_14_ca_9_15_one_scoring_a_turn_each_tile_once() -> None:
    t = fourth([0, 1, 2, 3], towers={"s-se": [1, 2, 3]})
    assert t.data["used"] == 1
    assert t.top == PlaceDisc(1)
    tiles = t.data["tiles"]
    assert len(set(tiles)) == 15


def test_ca_9_16_then_the_marker_passes_clockwise() -> None:
    t = fourth([0, 1, 2, 3], active=3)
    assert t.data["active"] == 0
    assert t.top == PlaceDisc(0)
