"""What the games' advice knows: scenes in which a good player is sure."""

from typing import Any

import pytest

import fondaco
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.levels import level
from fondaco.bots.playing import outcome
from fondaco.core.advice import Advice
from fondaco.core.chance import seeded
from fondaco.core.game import Game
from fondaco.games.marco_polo.atlas import SMALL_CITIES

GENOA = fondaco.game("genoa")
PUERTO_RICO = fondaco.game("puerto_rico")
CITADELS = fondaco.game("citadels")
MARCO_POLO = fondaco.game("marco_polo")


def estimates(game: Game, state: Any) -> list[float]:
    return game.advice().estimate(state)


def changed(game: Game, state: Any, seat: int, change: dict[str, Any]) -> float:
    """By how much the estimate of a seat grows if these fields of its board are set."""
    before = estimates(game, state)[seat]
    twin = game.copy(state)
    for name, value in change.items():
        setattr(twin.players[seat], name, value)
    return estimates(game, twin)[seat] - before


ADVISED = [game for game in fondaco.GAMES.values() if type(game.advice()) is not Advice]
"""The games that know more about playing them well than their points as they stand."""


def seats_of(game: Game) -> int:
    """Four, or as near to it as the game allows."""
    return min(game.seat_counts, key=lambda seats: abs(seats - 4))


@pytest.mark.parametrize("game", ADVISED, ids=lambda game: game.name)
def test_at_the_start_nobody_is_far_ahead(game: Game) -> None:
    worth = game.advice().worth(game.new(seats_of(game), seed=3))
    assert max(worth) < 2 * min(worth)


@pytest.mark.parametrize("game", ADVISED, ids=lambda game: game.name)
def test_doubt_falls_towards_the_end(game: Game) -> None:
    state = game.new(seats_of(game), seed=3)
    first = game.advice().doubt(state)
    last = first
    while not game.over(state):
        last = game.advice().doubt(state)
        seat = game.awaited(state)[0]
        assert game.submit(state, seat, level("random").bot(4).choose(Knowledge(game, state, seat))) is None
    assert last < first


def test_money_is_worth_about_half_a_point_early_and_nothing_in_the_last_year() -> None:
    state = PUERTO_RICO.new(4, seed=1)
    assert 2 < changed(PUERTO_RICO, state, 0, {"doubloons": 13}) < 8
    state.ending = 1
    assert changed(PUERTO_RICO, state, 0, {"doubloons": 13}) == pytest.approx(0, abs=0.01)


def test_gold_in_the_stash_is_worth_something_while_there_are_rounds_to_build() -> None:
    state = CITADELS.new(4, seed=1)
    early = changed(CITADELS, state, 0, {"gold": 12})
    state.first_completed = 1
    assert changed(CITADELS, state, 0, {"gold": 12}) < early / 3


def test_a_round_is_played_to_its_end_by_what_suggests_itself() -> None:
    state = CITADELS.new(4, seed=1)
    advice = CITADELS.advice()
    assert advice.quiet(state)
    seat = CITADELS.awaited(state)[0]
    options = CITADELS.choices(state, seat)
    priors, replies = advice.priors(state, seat, options), advice.replies(state, seat, options)
    assert replies.index(max(replies)) == priors.index(max(priors))
    assert max(replies) / sum(replies) > max(priors) / sum(priors)
    assert CITADELS.submit(state, seat, options[0]) is None
    assert not advice.quiet(state)
    outcome(advice, state, seeded(1))
    assert CITADELS.view(state, None)["characters"]["round"] == 2
    assert advice.quiet(state)


def test_a_commodity_that_an_order_asks_for_is_worth_more() -> None:
    state = GENOA.new(4, seed=1)
    player = state.players[0]
    before = estimates(GENOA, state)[0]
    gains = []
    for good in range(8):
        player.goods[good] += 1
        gains.append(estimates(GENOA, state)[0] - before)
        player.goods[good] -= 1
    wanted = {"pepper", "copper", "wine"}  # by the orders in hand, see the view
    orders = [card for card in GENOA.view(state, 0)["players"][0]["cards"] if "commodities" in card]
    assert {name for order in orders for name in order["commodities"]} == wanted
    names = ["pepper", "saffron", "silver", "copper", "linen", "silk", "ale", "wine"]
    asked = [gain for name, gain in zip(names, gains, strict=True) if name in wanted]
    others = [gain for name, gain in zip(names, gains, strict=True) if name not in wanted]
    assert min(asked) > max(others) > 0


def test_a_post_early_is_worth_more_than_a_post_late() -> None:
    state = MARCO_POLO.new(4, seed=1)
    posts = state.players[0].posts | 1 << SMALL_CITIES[0]
    early = changed(MARCO_POLO, state, 0, {"posts": posts})
    state.round = 5
    assert changed(MARCO_POLO, state, 0, {"posts": posts}) < early
