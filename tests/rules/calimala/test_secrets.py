"""Hidden information: what a seat knows, and what its guesses about the others keep."""

import pytest

from fondaco.core.chance import seeded
from fondaco.core.flow import advance, choices
from fondaco.core.history import begin
from fondaco.core.masks import lowest, ones
from fondaco.games.calimala.activation import Activate
from fondaco.games.calimala.components import ACTION, FINAL_CARD
from fondaco.games.calimala.duty import within_reach
from fondaco.games.calimala.game import GAME
from fondaco.games.calimala.state import Calimala
from fondaco.games.calimala.ways import Cargo
from tests.rules.calimala.table import lower, table


def test_ca_3_19_everybody_remembers_the_start_card_until_its_kind_is_played() -> None:
    t = table(players={1: {"hand": {"wood": 2, "ship": 1}, "known": "wood"}}, ask=[lower(1, "brick", "weave")])
    for seed in range(20):
        twin = GAME.resample(t.state, 0, seed)
        assert twin.players[1].hand[0] >= 1
        assert GAME.totals(twin) == GAME.totals(t.state)
    assert GAME.view(t.state, 0)["players"][1]["known"] == "wood"
    t.do("play wood")
    assert GAME.view(t.state, 0)["players"][1]["known"] is None
    assert {int(GAME.resample(t.state, 0, seed).players[1].hand[0]) for seed in range(30)} >= {0, 1}


def test_ca_3_17_guesses_deal_what_a_seat_has_not_seen() -> None:
    s: Calimala = GAME.new(4, None, 3)
    for seat in range(4):
        advance(s, seat, choices(s, seat)[0])
    mine, shown = s.players[2].dealt, 1 << s.face_up
    for seed in range(20):
        twin: Calimala = GAME.resample(s, 2, seed)
        assert (twin.players[2].dealt, twin.players[2].kept) == (mine, s.players[2].kept)
        dealt = [int(player.dealt) for player in twin.players]
        assert ones(sum(dealt) | shown) == 9
        assert all(player.dealt >> player.kept & 1 for player in twin.players)
    assert len({int(GAME.resample(s, 2, seed).players[0].kept) for seed in range(40)}) == 7


def test_ca_13_01_guesses_keep_the_cards_that_were_shown_at_the_end() -> None:
    """The first of all cards among them."""
    kept = ["barcelona", "lisbon", "london", "troyes"]
    t = table(players={seat: {"kept": card} for seat, card in enumerate(kept)})
    t.state.stack.clear()
    for seed in range(20):
        twin: Calimala = GAME.resample(t.state, 3, seed)
        assert [FINAL_CARD.items[player.kept] for player in twin.players] == kept
        assert all(player.dealt >> player.kept & 1 for player in twin.players)
        assert [ones(player.dealt) for player in twin.players] == [2] * 4


@pytest.mark.parametrize("card", ["barcelona", "lisbon"])
def test_ca_3_15_nobody_is_guessed_to_have_been_dealt_the_open_card(card: str) -> None:
    t = table(face_up=card)
    dealt = [GAME.resample(t.state, 2, seed).players[0].dealt >> FINAL_CARD.index(card) & 1 for seed in range(30)]
    assert dealt == [0] * 30


def test_ca_5_06_a_guess_gives_the_player_under_a_duty_the_cards_he_needs() -> None:
    """Build and Ship on an empty board: whoever placed a disc there holds wood or brick for a ship or a workshop."""
    t = table(players={0: {"hand": {"wood": 2, "deliver": 1}}}).do("place coloured e-se")
    assert isinstance(t.top, Activate)
    for seed in range(40):
        assert within_reach(GAME.resample(t.state, 1, seed), 0, t.top.wanted())
    t.do("play wood")
    for seed in range(20):
        assert GAME.choices(GAME.resample(t.state, 1, seed), 0)


def test_ca_5_06_a_guess_that_cannot_be_made_to_fit_can_still_be_played() -> None:
    """No card that would do is unseen: the hands others may imagine are all impossible, and are free of the duty."""
    others = {"wood": 4, "brick": 5, "weave": 5}
    t = table(players={0: {"hand": {"wood": 1}, "stored": {"wood": 1}}, 1: {"hand": others}})
    t.do("place coloured e-se")
    assert t.choices() == ["draw ship", "play wood"]
    twin = t.twin()
    twin.state.players[0].hand[ACTION.index("wood")] = 0
    twin.state.players[0].hand[ACTION.index("ship")] = 1
    assert GAME.choices(twin.state, 0) == [GAME.parse(text) for text in ("draw build", "draw ship", "end")]


def test_ca_5_07_nobody_else_hears_which_cards_make_a_placement_legal() -> None:
    """The same placement with two different hands: others see and hear the same."""
    tables = [table(players={0: {"hand": hand}}) for hand in ({"wood": 2}, {"wood": 1, "brick": 1})]
    for t in tables:
        t.do("place coloured e-se")
    first, second = tables
    for seat in (None, 1, 2, 3):
        assert GAME.view(first.state, seat) == GAME.view(second.state, seat)
        assert first.told(-1 if seat is None else seat) == second.told(-1 if seat is None else seat)
    assert first.why("1 play wood") == second.why("1 play wood")


def test_ca_3_17_ca_8_20_what_is_secret() -> None:
    """To keep a final scoring card is the only secret action, to draw the only event not told to all in full."""
    assert [verb.name for verb in GAME.space.verbs if verb.secret] == ["keep"]
    t = table(ask=[lower(1, "ship", "brick")], pile={"wood": 5}, chance=[0]).do("draw ship")
    assert t.heard("drew", 1) == [{"event": "drew", "seat": "seat:1", "card": "card:wood"}]
    for other in (-1, 0, 2, 3):
        assert t.heard("drew", other) == [{"event": "drew", "seat": "seat:1", "card": None}]


def test_ca_5_07_whether_more_cloth_may_leave_is_not_told_by_a_question_that_is_left_out() -> None:
    """Artwork and Ship are owed; a Ship card is played, and one cloth left. With Weave in hand it may sail, too."""
    hands = [{"ship": 1, "deliver": 1}, {"ship": 1, "weave": 1}]
    tables = [table(players={0: {"cloth": [2], "ships": 2, "hand": hand}}) for hand in hands]
    for t in tables:
        t.do("place coloured s-se", "play ship", "ship lisbon")
    bound, free = tables
    assert bound.choices() == ["stop"]
    assert free.choices() == ["ship barcelona", "ship lisbon", "ship london", "stop"]
    for seat in (None, 1, 2, 3):
        assert GAME.view(bound.state, seat) == GAME.view(free.state, seat)


def test_ca_5_07_a_guess_in_the_middle_of_a_card_keeps_the_duty() -> None:
    """A Ship card under the duty to ship or to make an artwork: the last cloth has sailed, so there is more to come."""
    t = table(players={0: {"cloth": [2], "ships": 3, "hand": {"ship": 1, "weave": 1}}})
    t.do("place coloured s-se", "play ship", "ship lisbon")
    assert isinstance(t.top, Cargo)
    for seed in range(30):
        assert t.top.consistent(GAME.resample(t.state, 1, seed))


def test_ca_8_20_the_draw_pile_shows_only_its_number() -> None:
    t = table(pile={"ship": 3, "wood": 2})
    assert GAME.view(t.state, 0)["pile"] == 5
    assert "pile" in GAME.view(t.state, None)


def test_undo_goes_back_to_the_last_card_and_no_further() -> None:
    """Placing and performing can be taken back; a drawn card, and a card shown to the others, cannot."""
    history = begin(GAME, 3, {"layout": "first_game", "starting_player": "first_seat"}, 5)
    for seat in range(3):
        history.submit(seat, GAME.choices(history.state, seat)[0])
    for seat, card in ((2, "wood"), (1, "brick"), (0, "weave")):
        history.submit(seat, GAME.parse(f"take {card}"))
    for text in ("place coloured n-c", "do wood"):
        assert history.submit(0, GAME.parse(text)) is None
        assert history.may_undo(0)
    assert history.undo(0)
    assert history.submit(0, GAME.parse("draw contribute")) is None
    assert not history.may_undo(0)
    assert history.submit(0, GAME.parse("play weave")) is None  # everybody saw it being taken
    assert history.may_undo(0)


def test_the_number_of_choices_stays_small() -> None:
    """D1 to D10: at most 24 for a disc, about 14 during an activation."""
    most: dict[str, int] = {}
    for seed in range(6):
        s = GAME.new(3 + seed % 3, None, seed)
        chance = seeded(seed)
        while s.stack:
            top = s.stack[-1].question()
            seat = lowest(top.awaited(s))
            options = choices(s, seat)
            name = type(top).__name__
            most[name] = max(most.get(name, 0), len(options))
            advance(s, seat, options[chance.below(len(options))])
    assert most["PlaceDisc"] <= 24
    assert most["Activate"] <= 14
    assert max(count for name, count in most.items() if name != "PlaceDisc") <= 14
