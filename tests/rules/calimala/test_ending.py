"""CA-12: the end of the game."""

from typing import Any

import pytest

from fondaco.bots.playout import playout
from fondaco.core.chance import seeded
from fondaco.games.calimala.components import SCORING_TILE
from fondaco.games.calimala.game import GAME
from fondaco.games.calimala.placing import PlaceDisc
from fondaco.games.calimala.state import Calimala
from tests.rules.calimala.table import Board, Table, table

FOUR = range(4)


def last_turn(coloured: int = 0, **more: Any) -> Table:
    """Seat 3, the last of the round, has one more disc than the others, who have `coloured` left."""
    boards: dict[int, Board] = {seat: {"coloured": coloured + (seat == 3), "white": 0} for seat in FOUR}
    for seat, board in more.pop("players", {}).items():
        boards[seat] = {**boards[seat], **board}
    return table(active=3, players=boards, **more)


def test_ca_12_01_ca_12_02_end_a_when_all_discs_are_placed() -> None:
    t = last_turn(towers={"n-c": [1]})
    t.do("place coloured n-c", "do wood", "end")
    assert (t.over, t.seat) == (False, 1)  # the activations of the last turn are played
    t.do("end")
    assert t.over
    assert t.why("0 place coloured n-c") == ("CA-12.09", "game-over")


def test_ca_12_01_white_discs_count_too() -> None:
    boards: dict[int, Board] = {seat: {"white": 1} for seat in (0, 1, 2)}
    t = last_turn(players=boards | {3: {"white": 1}}).do("place coloured n-c", "do wood", "end")
    assert t.top == PlaceDisc(0)


def test_ca_12_02_with_the_scoring_phase_of_the_last_turn() -> None:
    tiles = ["lisbon"]
    t = last_turn(towers={"n-c": ["white", "white", 1]}, tiles=tiles, players={1: {"cubes": {"cloth:lisbon": 1}}})
    t.do("place coloured n-c", "do wood", "end")
    assert t.over
    assert t.data["council"] == [1] + [-1] * 14
    assert t.heard("represented") == [{"event": "represented", "seat": "seat:1", "scoring_tile": "scoring_tile:lisbon"}]


def test_ca_12_03_end_a_scores_the_rest_without_representatives() -> None:
    tiles = ["lisbon", "london", "barcelona"]
    cubes = {"cloth:london": 1, "cloth:barcelona": 1}
    t = last_turn(council=[2], tiles=tiles, players={0: {"cubes": cubes}, 1: {"cubes": {"cloth:lisbon": 1}}})
    t.do("place coloured n-c", "do wood", "end")
    scored = [told["scoring_tile"].removeprefix("scoring_tile:") for told in t.heard("tile-scored")]
    assert scored == ["london", "barcelona", *[tile for tile in SCORING_TILE.items if tile not in tiles]]
    assert t.data["used"] == 15
    assert t.data["council"] == [2] + [-1] * 14
    assert t.heard("ended") == [{"event": "ended", "cause": "cause:discs"}]


def test_ca_12_03_the_last_scorings_count_representatives_of_before_in_ties() -> None:
    """Seats 0 and 1 tie in London and Barcelona; seat 1 sits in the council. Nobody joins it for these scorings."""
    cubes = {"cloth:london": 1, "cloth:barcelona": 1}
    players: dict[int, Board] = {0: {"cubes": cubes}, 1: {"cubes": cubes}}
    t = last_turn(council=[1], tiles=["lisbon", "london", "barcelona"], players=players)
    t.do("place coloured n-c", "do wood", "end")
    after = ["london", "barcelona", "port_cities"]
    told = t.told()
    for tile in after:
        at = told.index({"event": "tile-scored", "scoring_tile": f"scoring_tile:{tile}"})
        assert told[at + 1 : at + 3] == [
            {"event": "earned", "seat": "seat:0", "vp": 2},
            {"event": "earned", "seat": "seat:1", "vp": 3},
        ]
    assert t.heard("represented") == []


def test_ca_12_02_ca_12_03_the_fourth_disc_of_the_last_turn_counts_in_the_last_scorings() -> None:
    cubes = {"cloth:london": 1}
    players: dict[int, Board] = {0: {"cubes": cubes}, 1: {"cubes": cubes}}
    tower = {"n-c": ["white", "white", 1]}
    t = last_turn(towers=tower, tiles=["lisbon", "london"], players=players)
    t.do("place coloured n-c", "do wood", "end")
    scored = [told["scoring_tile"] for told in t.heard("tile-scored")]
    assert scored[:2] == ["scoring_tile:lisbon", "scoring_tile:london"]
    assert len(scored) == len(set(scored)) == 15
    at = t.told().index({"event": "tile-scored", "scoring_tile": "scoring_tile:london"})
    assert t.told()[at + 2] == {"event": "earned", "seat": "seat:1", "vp": 3}


def test_ca_12_03_ca_12_09_the_rest_is_scored_before_the_final_cards() -> None:
    t = last_turn(council=[2] * 3)
    t.do("place coloured n-c", "do wood", "end")
    kinds = [told["event"] for told in t.told() if told["event"] in ("ended", "tile-scored", "revealed", "card-scored")]
    assert kinds == ["ended", *["tile-scored"] * 12, *["revealed"] * 4, *["card-scored"] * 5]


def test_ca_12_04_ca_12_05_end_b_finishes_the_round() -> None:
    """Fourteen tiles are used; seat 1 brings the fifteenth, and seats 2 and 3 still have their turns."""
    boards: dict[int, Board] = {seat: {"coloured": 2 if seat else 1, "white": 0} for seat in FOUR}
    t = table(
        active=1,
        towers={"n-c": ["white", "white", "white"]},
        council=[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 2, 3],
        players=boards,
    )
    t.do("place coloured n-c", "do wood", "end")
    assert (t.data["used"], t.data["council"][14]) == (15, 1)
    for seat in (2, 3):
        assert t.top == PlaceDisc(seat)
        t.do("place coloured n-ne", "do wood", "end", *["end"] * (seat - 2))
    assert t.over
    assert t.heard("ended") == [{"event": "ended", "cause": "cause:tiles"}]
    assert [sum(player["discs"].values()) for player in t.data["players"]] == [1] * 4  # CA-12.10


ALL_USED = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 2, 3, None]


@pytest.mark.parametrize("disc", [3, "white"])
def test_ca_12_06_after_the_fifteenth_tile_a_fourth_disc_leaves_the_game(disc: Any) -> None:
    boards: dict[int, Board] = {2: {"coloured": 2, "white": 0}, 3: {"coloured": 2}}
    t = table(active=2, towers={"n-c": [1, "white", disc]}, council=ALL_USED, players=boards)
    before = t.scores
    t.do("place coloured n-c", "do wood", "end", "do wood", "end")  # seat 1 is activated as usual
    assert t.towers == {"n-c": [2, 1, "white"]}
    assert t.scores == before
    assert t.player(2)["discs"] == {"coloured": 1}
    removed = (t.data["removed_white"], t.player(3)["removed"])
    start = table(active=2, towers={"n-c": [1, "white", disc]}, council=ALL_USED, players=boards)
    was = (start.data["removed_white"], start.player(3)["removed"])
    assert (removed[0] - was[0], removed[1] - was[1]) == ((1, 0) if disc == "white" else (0, 1))
    assert t.heard("disc-removed") == [{"event": "disc-removed", "space": "space:n-c"}]


def test_ca_12_07_in_the_last_turn_of_a_round_the_game_ends_at_once() -> None:
    t = last_turn(coloured=2, towers={"n-c": ["white", "white", 1]}, council=[0, 1, 2, 3] * 3 + [0, 2])
    t.do("place coloured n-c", "do wood", "end")
    assert t.over
    assert t.data["used"] == 15


def test_ca_12_08_both_ends_in_one_turn() -> None:
    t = last_turn(towers={"n-c": ["white", "white", 1]}, council=[0, 1, 2, 3] * 3 + [0, 2])
    t.do("place coloured n-c", "do wood", "end")
    assert t.over
    assert len(t.heard("tile-scored")) == 1
    assert t.heard("ended") == [{"event": "ended", "cause": "cause:tiles"}]


def test_ca_12_09_then_the_final_scoring_follows() -> None:
    t = last_turn(players={0: {"kept": "lisbon", "cubes": {"cloth:lisbon": 1}}})
    t.do("place coloured n-c", "do wood", "end")
    assert {"event": "revealed", "seat": "seat:0", "final_card": "final_card:lisbon"} in t.heard("revealed")
    assert t.told()[-1]["event"] == "card-scored"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ca_12_10_everybody_has_had_the_same_number_of_turns(seats: int) -> None:
    """I10: and every tile has been scored once."""
    for seed in range(5):
        s: Calimala = GAME.new(seats, None, seed)
        playout(s, seeded(seed))
        assert len({sum(player.discs) for player in s.players}) == 1
        assert s.used == 15
