"""PR-24 with forests: what lies under them; and VP chips that bots do not see (PR-24.03)."""

from collections import Counter

from fondaco.core.domains import Data
from fondaco.games.puerto_rico.expansions.forest import DrawTile, PlaceDrawn
from fondaco.games.puerto_rico.expansions.hunting_lodge import LodgeDiscard
from fondaco.games.puerto_rico.game import GAME
from fondaco.games.puerto_rico.settler import RenewRow
from tests.rules.puerto_rico.expansions.sets import BOTH, FIRST
from tests.rules.puerto_rico.table import Board, Table, table

FORESTER: Board = {"staff": {"forest_house": 1, "hacienda": 1}}


def drawn(**options: Data) -> Table:
    """Seat 0 has drawn a coffee plantation and not placed it."""
    t = table(ask=[DrawTile(0)], players={0: FORESTER}, pile={"coffee": 1, "corn": 2}, options={**FIRST, **options})
    while t.do("draw").state.drawn != 4:
        t = table(
            ask=[DrawTile(0)],
            players={0: FORESTER},
            pile={"coffee": 1, "corn": 2},
            options={**FIRST, **options},
            chance=[2, 0, 0, 0, 0, 0, 0, 0],
        )
    return t


def view(t: Table, seat: int | None) -> Data:
    return GAME.view(t.state, seat)


def test_pr_24_04_a_drawn_tile_is_seen_by_its_owner_alone() -> None:
    t = drawn()
    assert t.top == PlaceDrawn(0)
    assert [view(t, seat)["drawn"] for seat in (0, 1, None)] == ["coffee", None, None]
    assert (view(t, 0)["unseen"], view(t, 1)["unseen"]) == ({"corn": 2}, {"corn": 2, "coffee": 1})
    assert view(t, 0)["face_down"] == view(t, 1)["face_down"] == 2


def test_pr_24_04_placed_as_a_plantation_it_becomes_public() -> None:
    t = drawn().do("plant")
    assert t.told(2)[-1] == {"event": "drew", "seat": "seat:0", "tile": "tile:coffee"}
    assert view(t, 1)["unseen"] == {"corn": 2}
    assert GAME.unknown(t.state, 1) == []


def test_pr_24_05_placed_as_a_forest_only_its_owner_knows() -> None:
    t = drawn().do("afforest")
    assert t.told(2)[-1] == {"event": "dark-forest", "seat": "seat:0"}
    assert view(t, 0)["players"][0]["dark_forests"] == {"coffee": 1}
    assert view(t, 1)["players"][0]["dark_forests"] == view(t, None)["players"][0]["dark_forests"] == 1
    assert view(t, 1)["unseen"] == {"corn": 2, "coffee": 1}
    assert Counter(GAME.unknown(t.state, 1)) == {"tile corn of pile 0": 2, "tile coffee of pile 0": 1}
    assert GAME.unknown(t.state, 0) == []


def test_pr_24_05_for_others_it_may_be_any_tile_they_have_not_seen() -> None:
    t = drawn().do("afforest")
    guesses = {str(GAME.to_data(GAME.resample(t.state, 1, seed))["state"]["players"][0]) for seed in range(30)}
    assert len(guesses) == 2
    owner = {str(GAME.to_data(GAME.resample(t.state, 0, seed))["state"]["players"][0]) for seed in range(30)}
    assert len(owner) == 1


def test_pr_24_05_guesses_have_as_many_tiles_of_every_kind() -> None:
    """Two forests of the same owner and a pile: whatever is guessed, the box is complete."""
    board: Board = {"dark_forests": {"coffee": 1, "corn": 1}}
    t = table(players={0: board}, pile={"coffee": 1, "sugar": 2}, options=FIRST)
    guesses = [GAME.resample(t.state, 1, seed) for seed in range(30)]
    assert all(sum(guess.players[0].dark_forests) == 2 for guess in guesses)
    assert all(GAME.totals(guess) == GAME.totals(t.state) for guess in guesses)
    assert len({str(list(guess.players[0].dark_forests)) for guess in guesses}) > 3


def test_pr_24_05_by_the_switch_everybody_knows() -> None:
    t = drawn(forest_underside_hidden=False).do("afforest")
    assert view(t, 1)["players"][0]["forests"] == {"coffee": 1}
    assert t.told(1)[-1] == {"event": "forested", "seat": "seat:0", "tile": "tile:coffee"}


def test_pr_24_05_a_forest_from_the_row_is_known_to_all() -> None:
    t = table(players={0: {"forests": {"corn": 2}}}, options=FIRST)
    assert view(t, 1)["players"][0]["forests"] == {"corn": 2}
    assert GAME.unknown(t.state, 1) == []


def test_pr_24_05_a_discarded_forest_becomes_known() -> None:
    board: Board = {"staff": {"hunting_lodge": 1}, "dark_forests": {"coffee": 1}}
    t = table(ask=[LodgeDiscard(0)], players={0: board}, options=BOTH)
    assert "tile coffee of pile 0" in GAME.unknown(t.state, 1)
    t.do("fell")
    assert GAME.unknown(t.state, 1) == [] and view(t, 1)["discarded"] == {"coffee": 1}
    assert t.told(1)[1] == {"event": "felled", "seat": "seat:0", "tile": "tile:coffee"}


def test_pr_24_05_at_the_end_everything_is_shown() -> None:
    t = table(players={0: {"dark_forests": {"coffee": 1}}}, options=FIRST)
    t.state.stack.clear()
    assert view(t, 1)["players"][0]["dark_forests"] == {"coffee": 1}


def test_pr_24_03_bots_see_vp_chips() -> None:
    t = table(players={1: {"vp": 5}, 2: {"vp": 3}})
    assert GAME.unknown(t.state, 0) == []
    assert {p.vp for seed in range(9) for p in GAME.resample(t.state, 0, seed).players[1:2]} == {5}


def test_pr_24_03_by_the_switch_they_do_not() -> None:
    t = table(players={1: {"vp": 5}, 2: {"vp": 3}}, options={"bots_see_vp_chips": False})
    assert GAME.unknown(t.state, 0) == ["vp"] * 8
    guesses = [GAME.resample(t.state, 0, seed).players for seed in range(20)]
    assert all(sum(player.vp for player in players) == 8 for players in guesses)
    assert len({int(players[1].vp) for players in guesses}) > 3
    assert all(players[0].vp == 0 for players in guesses)


def test_pr_24_02_with_open_chips_nothing_is_hidden() -> None:
    options = {"bots_see_vp_chips": False, "vp_chips_hidden": False}
    t = table(players={1: {"vp": 5}}, options=options)
    assert GAME.unknown(t.state, 0) == [] and view(t, 0)["players"][1]["vp"] == 5


def test_pr_24_04_a_reshuffle_does_not_hide_that_tiles_were_turned_up() -> None:
    """A tile turned up and another of its kind shuffled back: the seat has learned something all the same."""
    board: Board = {"dark_forests": {"coffee": 1}}
    t = table(ask=[RenewRow()], players={0: board}, row={}, pile={"corn": 1}, options=FIRST)
    assert t.data["reshuffles"] == 1
    assert all(thing.endswith("of pile 1") for thing in GAME.unknown(t.state, 1))
