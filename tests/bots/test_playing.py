"""Playing on without a search: as likely as the priors say, up to a quiet question."""

from collections import Counter
from typing import Any

import pytest

import fondaco
from fondaco.bots.playing import outcome, reply, sampled
from fondaco.core.actions import Action
from fondaco.core.advice import Advice
from fondaco.core.chance import seeded
from tests.toy.auction import GAME as AUCTION

PUERTO_RICO = fondaco.game("puerto_rico")


def test_a_place_comes_up_as_often_as_its_weight_says() -> None:
    chance = seeded(1)
    drawn = Counter(int(sampled([1.0, 2.0, 5.0], chance)) for _ in range(8000))
    for place, wanted in enumerate([1000, 2000, 5000]):
        assert abs(drawn[place] - wanted) < 200


def test_a_single_option_needs_no_chance() -> None:
    state = AUCTION.new(2, seed=1)
    chance = seeded(1)
    (only,) = AUCTION.choices(state, 0)[:1]
    assert reply(AUCTION.advice(), state, 0, [only], chance, sure=False) is only
    assert chance.draws == 0


def test_a_game_that_has_begun_something_is_played_to_the_next_quiet_question() -> None:
    advice = PUERTO_RICO.advice()
    seen = set()
    for seed in range(12):
        state = PUERTO_RICO.new(4, seed=1)
        seat = PUERTO_RICO.awaited(state)[0]
        assert PUERTO_RICO.submit(state, seat, PUERTO_RICO.parse("role settler")) is None
        assert not advice.quiet(state)
        worth = outcome(advice, state, seeded(seed))
        assert advice.quiet(state)
        assert worth == advice.worth(state)
        seen.add(tuple(round(share, 6) for share in worth))
    assert len(seen) > 3, "the others do not always do the same"


def test_the_sure_seldom_do_another_thing_than_the_likeliest() -> None:
    class Twice(Advice):
        def priors(self, s: Any, seat: int, actions: list[Action]) -> list[float]:
            return [2.0, *[1.0 for _ in actions[1:]]]

    state = AUCTION.new(2, seed=1)
    options = AUCTION.choices(state, 0)[:2]
    advice, chance = Twice(AUCTION), seeded(1)
    for sure, wanted in [(False, 2 / 3), (True, 8 / 9)]:
        first = sum(reply(advice, state, 0, options, chance, sure) is options[0] for _ in range(4000))
        assert first / 4000 == pytest.approx(wanted, abs=0.03)


@pytest.mark.parametrize(("reach", "further"), [(0, 0), (1, 1), (3, 3), (4, 1)])
def test_the_far_sighted_let_quiet_questions_pass(reach: int, further: int) -> None:
    advice = PUERTO_RICO.advice()
    state = PUERTO_RICO.new(4, seed=1)
    (governor,) = PUERTO_RICO.awaited(state)
    outcome(advice, state, seeded(1), reach)
    assert advice.quiet(state)
    assert PUERTO_RICO.awaited(state) == [(governor + further) % 4], "after a year the next seat is governor"


def test_nobody_looks_beyond_the_end_of_a_game() -> None:
    state = AUCTION.new(2, seed=1)
    worth = outcome(AUCTION.advice(), state, seeded(1), 1000)
    assert AUCTION.over(state)
    assert worth == AUCTION.advice().worth(state)


def test_answers_pending_are_never_quiet() -> None:
    state = AUCTION.new(2, seed=1)
    assert AUCTION.submit(state, 0, AUCTION.choices(state, 0)[0]) is None
    outcome(AUCTION.advice(), state, seeded(1))
    assert AUCTION.view(state, None)["answered"] == [False, False]


def test_a_game_that_is_over_is_worth_its_result() -> None:
    state = AUCTION.new(2, seed=1)
    state.stack.clear()
    state.points[:] = [3, 1]
    assert outcome(AUCTION.advice(), state, seeded(1)) == pytest.approx([1, 0])
