"""Knowledge: a bot gets what its seat may know, and nothing that leads to the rest."""

import pytest

import fondaco
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.levels import level
from fondaco.core.chance import seeded
from fondaco.core.flow import State
from fondaco.core.game import Game
from tests.toy.auction import GAME as AUCTION

PUERTO_RICO = fondaco.game("puerto_rico")


def test_it_offers_what_the_game_tells_the_seat() -> None:
    state = AUCTION.new(3, seed=1)
    knowledge = Knowledge(AUCTION, state, 1)
    assert knowledge.view() == AUCTION.view(state, 1)
    assert knowledge.prompt() == AUCTION.prompt(state)
    assert knowledge.choices() == AUCTION.choices(state, 1)
    assert knowledge.suggestions() == AUCTION.suggestions(state, 1)
    assert knowledge.asked() == AUCTION.view(state, 1)["asked"]
    assert knowledge.seats() == 3


def test_it_says_why_not() -> None:
    state = AUCTION.new(2, seed=1)
    held = {action.text() for action in AUCTION.choices(state, 0)}
    other = next(action for action in AUCTION.space.actions if action.text() not in held)
    objection = Knowledge(AUCTION, state, 0).why_not(other)
    assert objection is not None
    assert objection.code == "not-held"
    assert Knowledge(AUCTION, state, 0).why_not(AUCTION.choices(state, 0)[0]) is None


def test_a_resampled_state_is_another_state_with_the_same_view() -> None:
    state = AUCTION.new(4, seed=5)
    knowledge = Knowledge(AUCTION, state, 2)
    twins = [knowledge.resample(seed) for seed in range(10)]
    assert all(twin is not state for twin in twins)
    assert all(AUCTION.view(twin, 2) == knowledge.view() for twin in twins)
    assert len({str(AUCTION.to_data(twin)["state"]["hands"]) for twin in twins}) > 1


def test_it_hands_out_no_state() -> None:
    """Whatever is public on it is neither the state nor holds it."""
    state = AUCTION.new(2, seed=1)
    knowledge = Knowledge(AUCTION, state, 0)
    public = [name for name in dir(knowledge) if not name.startswith("_")]
    methods = ["asked", "choices", "prompt", "resample", "seats", "suggestions", "view", "why_not"]
    assert public == sorted([*methods, "game", "seat"])
    assert not any(isinstance(getattr(knowledge, name), State) for name in public)


def test_changing_what_it_gives_changes_nothing() -> None:
    state = PUERTO_RICO.new(3, seed=1)
    before = PUERTO_RICO.to_data(state)
    knowledge = Knowledge(PUERTO_RICO, state, PUERTO_RICO.awaited(state)[0])
    knowledge.view()["players"][0]["goods"]["corn"] = 9
    knowledge.choices().clear()
    knowledge.resample(1).players[0].doubloons = 99
    assert PUERTO_RICO.to_data(state) == before


@pytest.mark.parametrize("kind", ["random", "apprentice", "merchant:4", "doge:8"])
@pytest.mark.parametrize("game", [AUCTION, *fondaco.GAMES.values()], ids=lambda game: game.name)
def test_a_bot_chooses_the_same_where_only_secrets_differ(game: Game, kind: str) -> None:
    chance = seeded(3)
    state = game.new(3, seed=4)
    asked = 0
    while not game.over(state) and asked < 12:
        seat = game.awaited(state)[0]
        options = game.suggestions(state, seat)
        if len(options) > 1 and chance.below(4) == 0:
            chosen = level(kind).bot(7).choose(Knowledge(game, state, seat))
            twin = game.resample(state, seat, 11)
            assert level(kind).bot(7).choose(Knowledge(game, twin, seat)) == chosen
            asked += 1
        assert game.submit(state, seat, options[chance.below(len(options))]) is None
    assert asked > 0
