"""PR-24: hidden information."""

import pytest

from fondaco.core.domains import Data
from fondaco.games.puerto_rico.game import GAME
from fondaco.games.puerto_rico.settler import Hacienda
from tests.rules.puerto_rico.table import Board, Table, table

BOARDS: dict[int, Board] = {
    0: {"vp": 5, "doubloons": 2, "goods": {"corn": 2}, "manned": {"corn": 1}, "staff": {"office": 1}},
    1: {"vp": 7, "doubloons": 4, "colonists": 2},
    2: {"vp": 9},
}


def busy() -> Table:
    """A table in the middle of a game."""
    return table(
        players=BOARDS,
        taken={"mayor": 3},
        on_roles={"trader": 2},
        house={"sugar": 1},
        ships={"small": ("coffee", 3)},
        discarded={"corn": 2},
        ending=["city"],
    )


def vp_seen(t: Table, seat: int | None) -> list[Data]:
    """The VP chips of all players as this seat sees them."""
    return [player["vp"] for player in GAME.view(t.state, seat)["players"]]


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_pr_24_01_everything_else_is_public(seat: int | None) -> None:
    """Roles and doubloons on them, governor, supplies, ships, house, row, discards, number of face-down tiles, pool."""
    t = busy()
    view = GAME.view(t.state, seat)
    public = ["governor", "role_owners", "role_doubloons", "goods", "house", "cargo", "loaded", "colonists"]
    public += ["colonist_ship", "face_up", "discarded", "quarries", "bank", "vp_pool", "ending"]
    assert {name: view[name] for name in public} == {name: t.data[name] for name in public}
    assert view["face_down"] == sum(t.data["face_down"].values())
    assert view["unseen"] == t.data["face_down"]
    for shown, player in zip(view["players"], t.data["players"], strict=True):
        hidden = {"vp": None, "dark_forests": None}
        assert {**shown, **hidden} == {**player, **hidden}


def test_pr_24_02_a_player_sees_his_own_vp_only() -> None:
    t = busy()
    assert vp_seen(t, 0) == [5, None, None, None]
    assert vp_seen(t, 2) == [None, None, 9, None]
    assert vp_seen(t, None) == [None, None, None, None]


@pytest.mark.parametrize("seat", range(4))
def test_pr_24_02_the_view_does_not_depend_on_the_vp_of_others(seat: int) -> None:
    """The same chips in other hands."""
    t = busy()
    shifted = [GAME.scramble(t.state, seat, seed) for seed in range(5)]
    assert any([player.vp for player in s.players] != t.of_all("vp") for s in shifted)
    for s in shifted:
        assert s.players[seat].vp == t.player(seat)["vp"]
        assert sum(player.vp for player in s.players) == 21
        assert GAME.view(s, seat) == GAME.view(t.state, seat)


def test_pr_24_02_other_setting_open_chips() -> None:
    t = table(players=BOARDS, options={"vp_chips_hidden": False})
    assert vp_seen(t, 0) == vp_seen(t, None) == [5, 7, 9, 0]
    assert [player.vp for player in GAME.scramble(t.state, 0, 1).players] == [5, 7, 9, 0]


def test_pr_24_03_every_gain_happens_openly() -> None:
    t = table(players={0: {"goods": {"corn": 3}}})
    t.do("role captain", "load corn small")
    assert [event["vp"] for event in t.told(2) if event["event"] == "scored"] == [3, 1]  # the privilege is accepted


def test_pr_24_03_bots_may_be_given_the_chips() -> None:
    """A search works on a state with the real chips."""
    t = busy()
    assert [player.vp for player in GAME.resample(t.state, 0, 5).players] == [5, 7, 9, 0]


def test_pr_24_03_at_the_end_everything_is_shown() -> None:
    t = busy()
    t.do("role prospector", "role trader", "pass", "role craftsman", "accept", "role settler", "pass", "pass", "pass")
    assert vp_seen(t, 1) == [None, 7, None, None]
    t.do("pass")
    assert t.over()
    assert vp_seen(t, 1) == vp_seen(t, None) == [5, 7, 9, 0]


def test_pr_24_04_nobody_knows_the_order_of_the_face_down_tiles() -> None:
    """One position with several futures: the views are equal, the tiles drawn are not."""
    tables = [table(ask=[Hacienda(0)], players={0: {"staff": {"hacienda": 1}}}, seed=seed) for seed in range(8)]
    views = [GAME.view(t.state, 0) for t in tables]
    assert all(view == views[0] for view in views)
    for t in tables:
        t.do("draw")
    assert len({str(t.player(0)["tiles"]) for t in tables}) > 1


def test_pr_24_04_a_tile_drawn_with_the_hacienda_is_public() -> None:
    t = table(ask=[Hacienda(0)], players={0: {"staff": {"hacienda": 1}}}, pile={"coffee": 2})
    t.do("draw")
    assert t.told(3)[-1] == {"event": "drew", "seat": "seat:0", "tile": "tile:coffee"}
    assert GAME.view(t.state, 3)["players"][0]["tiles"] == {"coffee": 1}
