"""Advice: shares of the win that add up, priors that can be drawn from, and nothing changed by asking."""

import pytest

import fondaco
from fondaco.core.advice import Advice, shares
from fondaco.core.chance import seeded
from fondaco.core.game import Game
from tests.toy.auction import GAME as AUCTION

GAMES = [AUCTION, *fondaco.GAMES.values()]


def test_a_lead_of_one_doubt_makes_the_win_e_times_as_likely() -> None:
    one, other = shares([30.0, 20.0], 10.0)
    assert one / other == pytest.approx(2.718281828)
    assert one + other == pytest.approx(1)
    assert shares([1e6, 0.0], 1.0) == [1.0, 0.0]


def test_the_default_knows_points_and_likes_all_actions_alike() -> None:
    state = AUCTION.new(3, seed=1)
    state.points[:] = [4, 0, 4]
    advice = AUCTION.advice()
    assert type(advice) is Advice
    assert advice.quiet(state)
    first, second, third = advice.worth(state)
    assert first == third > second
    assert advice.priors(state, 0, AUCTION.choices(state, 0)) == [1.0, 1.0, 1.0]
    assert advice.replies(state, 0, AUCTION.choices(state, 0)) == [1.0, 1.0, 1.0]
    assert advice.reach(state) == 0


def test_at_the_end_worth_is_the_result_and_ties_are_shared() -> None:
    state = AUCTION.new(3, seed=1)
    state.stack.clear()
    state.points[:] = [4, 0, 4]
    assert AUCTION.advice().worth(state) == [0.5, 0, 0.5]


TABLES = [
    pytest.param(game, seats, id=f"{game.name}-{seats}")
    for game in GAMES
    for seats in (2, 3, 5, 8)
    if seats in game.seat_counts
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_advice_promises_at_every_decision(game: Game, seats: int) -> None:
    advice, chance = game.advice(), seeded(5)
    for options in game.option_sets()[:4]:
        state = game.new(seats, options, seed=2)
        last_quiet = 0
        for _ in range(400):
            if game.over(state):
                break
            before = game.to_data(state)
            seat = game.awaited(state)[0]
            actions = game.suggestions(state, seat)
            worth = advice.worth(state)
            assert len(worth) == seats
            assert min(worth) >= 0
            assert sum(worth) == pytest.approx(1)
            assert advice.doubt(state) > 0
            for weights in (advice.priors(state, seat, actions), advice.replies(state, seat, actions)):
                assert len(weights) == len(actions)
                assert min(weights) > 0
            last_quiet = 0 if advice.quiet(state) else last_quiet + 1
            assert last_quiet < 200, "nothing is quiet for too long"
            assert game.to_data(state) == before, "asking has changed the state"
            assert game.submit(state, seat, actions[chance.below(len(actions))]) is None
