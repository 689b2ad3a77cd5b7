"""CA-3: the set-up."""

import pytest

from fondaco.core.errors import Bad
from fondaco.core.flow import asking
from fondaco.core.masks import ones
from fondaco.games.calimala.components import ACTION, FINAL_CARD, POSITION, SCORING_TILE
from fondaco.games.calimala.game import GAME
from fondaco.games.calimala.placing import PlaceDisc
from fondaco.games.calimala.setup import KeepFinalCard, TakeStartCard
from fondaco.games.calimala.state import Calimala
from tests.rules.calimala.table import FIRST_GAME, Table


def new(seats: int, seed: int = 1, **options: str) -> Table:
    return Table(GAME, GAME.new(seats, dict(options), seed))


def kept(seats: int, seed: int = 1, **options: str) -> Table:
    """All have kept the first card they were dealt."""
    t = new(seats, seed, **options)
    for seat in range(seats):
        t.do(f"{seat} {t.choices(seat)[0]}")
    return t


def begun(seats: int, seed: int = 1) -> Table:
    """All have taken the first start card left."""
    t = kept(seats, seed)
    while isinstance(t.top, TakeStartCard):
        t.do(t.choices()[0])
    return t


def test_ca_3_01_ca_3_02_the_starting_player_is_random_or_the_first_seat() -> None:
    assert {int(GAME.new(4, None, seed).start) for seed in range(30)} == {0, 1, 2, 3}
    assert {int(GAME.new(4, {"starting_player": "first_seat"}, seed).start) for seed in range(9)} == {0}
    s: Calimala = GAME.new(4, None, 5)
    assert s.active == s.start


def test_ca_3_03_the_action_tiles_lie_at_random() -> None:
    layouts = {tuple(GAME.new(4, None, seed).layout) for seed in range(12)}
    assert len(layouts) == 12


def test_ca_3_04_ca_3_05_the_layout_of_the_first_game() -> None:
    s = GAME.new(4, FIRST_GAME, 1)
    names = [ACTION.items[action] for action in s.layout]
    assert names == [
        *["marble", "wood", "weave"],
        *["deliver", "contribute", "build"],
        *["brick", "artwork", "ship"],
    ]
    assert len(names) == len(POSITION)


def test_ca_3_06_all_fifteen_scoring_tiles_lie_open_in_random_order() -> None:
    views = [GAME.view(GAME.new(3, None, seed), None)["tiles"] for seed in range(5)]
    assert all(sorted(tiles) == sorted(SCORING_TILE.items) for tiles in views)
    assert len({tuple(tiles) for tiles in views}) == 5


def test_ca_3_07_ca_3_12_everything_is_in_the_supply() -> None:
    t = new(4)
    player = t.player(2)
    assert player["supply"] == 40
    assert (player["ships"], player["houses"], player["workshops"]) == (0, [], 1)
    assert (player["stored"], player["cloth"], player["cubes"]) == ({}, [0, 0, 0], {})
    assert t.data["towers"] == {}
    assert set(t.data["council"]) == {-1}


@pytest.mark.parametrize(("seats", "coloured", "white"), [(3, 12, 3), (4, 10, 2), (5, 8, 2)])
def test_ca_3_08_ca_3_09_ca_3_10_discs_by_number_of_players(seats: int, coloured: int, white: int) -> None:
    assert [player["discs"] for player in new(seats).data["players"]] == [
        {"coloured": coloured, "white": white}
    ] * seats


def test_ca_3_11_everybody_begins_on_space_0_of_the_track() -> None:
    assert [player["on_track"] for player in GAME.view(GAME.new(5, None, 1), 0)["players"]] == [0] * 5


@pytest.mark.parametrize(("seats", "dealt", "open_cards", "unseen"), [(3, 3, 1, 0), (4, 2, 1, 1), (5, 2, 0, 0)])
def test_ca_3_13_ca_3_14_ca_3_15_ca_3_16_final_cards(seats: int, dealt: int, open_cards: int, unseen: int) -> None:
    hands = set()
    for seed in range(6):
        s: Calimala = GAME.new(seats, None, seed)
        assert [ones(player.dealt) for player in s.players] == [dealt] * seats
        assert (s.face_up >= 0) == (open_cards == 1)
        together = sum(int(player.dealt) for player in s.players) + ((1 << s.face_up) if open_cards else 0)
        assert ones(together) == len(FINAL_CARD) - unseen
        hands.add(int(s.players[0].dealt))
    assert len(hands) > 1


def test_ca_3_16_no_open_card_may_be_put_into_a_game_of_five() -> None:
    data = GAME.to_data(GAME.new(5, None, 1))
    data["state"]["face_up"] = "lisbon"
    with pytest.raises(Bad, match=r"CA-3\.14"):
        GAME.from_data(data)


def test_ca_1_15_no_final_card_was_dealt_twice() -> None:
    data = GAME.to_data(GAME.new(5, None, 1))
    players = data["state"]["players"]
    players[1]["dealt"] = players[0]["dealt"]
    with pytest.raises(Bad, match=r"CA-1\.15"):
        GAME.from_data(data)


def test_ca_3_17_a_card_that_was_not_dealt_was_not_kept() -> None:
    """The first of all cards neither."""
    data = GAME.to_data(begun(4).state)
    for player in data["state"]["players"]:
        if "barcelona" not in player["dealt"]:
            player["kept"] = "barcelona"
    with pytest.raises(Bad, match=r"CA-3\.17"):
        GAME.from_data(data)


def test_ca_3_17_everybody_secretly_keeps_one_of_his_cards_at_the_same_time() -> None:
    t = new(4)
    assert t.game.awaited(t.state) == [0, 1, 2, 3]
    mine = t.player(2)["dealt"]
    assert t.choices(2) == [f"keep {card}" for card in FINAL_CARD.items if card in mine]
    other = t.player(1)["dealt"][0]
    assert t.why(f"2 keep {other}") == ("CA-3.17", "not-dealt")
    t.do(f"2 keep {mine[1]}")
    assert t.game.awaited(t.state) == [0, 1, 3]
    assert t.heard("did", 0)[-1]["action"] == {"verb": "keep"}
    for seat in (3, 0, 1):
        t.do(f"{seat} {t.choices(seat)[0]}")
    assert t.player(2)["kept"] == mine[1]
    assert [GAME.view(t.state, 0)["players"][seat]["kept"] for seat in (1, 2, 3)] == [None] * 3


def test_ca_3_18_five_open_start_cards() -> None:
    t = kept(4)
    assert t.data["offer"] == {"wood": 1, "brick": 1, "marble": 1, "weave": 1, "build": 1}
    assert t.choices() == ["take wood", "take brick", "take marble", "take build", "take weave"]
    assert t.why("take ship") == ("CA-3.18", "not-on-offer")


def test_ca_3_19_counter_clockwise_from_the_right_of_the_starting_player() -> None:
    t = kept(4, 3)
    start = int(t.state.start)
    order = []
    for card in ("weave", "wood", "build", "brick"):
        order.append(t.seat)
        t.do(f"take {card}")
    assert order == [(start - 1) % 4, (start - 2) % 4, (start - 3) % 4, start]
    assert t.top == PlaceDisc(start)


def test_ca_3_19_with_five_players_the_last_card_is_not_asked_for() -> None:
    t = kept(5, 3)
    start = int(t.state.start)
    t.do("take weave", "take wood", "take build", "take brick")
    assert t.player(start)["hand"] == {"marble": 1}
    assert t.player(start)["known"] == "marble"
    assert t.heard("took") == [{"event": "took", "seat": f"seat:{start}", "card": "card:marble"}]
    assert t.top == PlaceDisc(start)


@pytest.mark.parametrize(("seats", "pile"), [(3, 42), (4, 41), (5, 40)])
def test_ca_3_20_ca_3_21_one_card_each_the_rest_is_the_draw_pile(seats: int, pile: int) -> None:
    t = begun(seats)
    assert [sum(player["hand"].values()) for player in t.data["players"]] == [1] * seats
    assert sum(t.data["pile"].values()) == pile == GAME.view(t.state, 0)["pile"]
    assert t.data["offer"] == {}


def test_ca_3_22_final_cards_before_start_cards() -> None:
    t = new(3)
    assert isinstance(t.top, KeepFinalCard)
    assert t.why("0 take wood") == ("CA-3.19", "not-now")
    assert isinstance(asking(kept(3).state), TakeStartCard)
