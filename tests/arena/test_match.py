"""A match, and many of them: here, in several processes, in processes that die, and on a cluster."""

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool

import pytest

from fondaco.arena import pool
from fondaco.arena.match import Result, play_match
from fondaco.arena.plan import Plan
from fondaco.arena.pool import play_here
from tests.five import FIVE

PLAN = Plan("puerto_rico", 3, {}, ["merchant:2", "random"], 7)
MATCHES = list(range(9))


def outcomes(results: Iterator[Result]) -> dict[int, object]:
    """By match, and each only once."""
    found: dict[int, object] = {}
    for result in results:
        assert result.match not in found
        found[result.match] = result.outcome()
    return found


@pytest.fixture(scope="module")
def expected() -> dict[int, object]:
    return outcomes(play_here(PLAN, MATCHES, 1))


def test_a_match_tells_all_about_itself() -> None:
    result = play_match(PLAN, 1)
    assert result.bots == [1, 1, 0]
    assert len(result.scores) == len(result.places) == len(result.moves) == len(result.seconds) == 3
    assert result.decisions >= sum(result.moves) > 0
    assert sum(result.win(seat) for seat in range(3)) == pytest.approx(1)
    assert result.outcome() == play_match(PLAN, 1).outcome()
    assert result.outcome() != play_match(PLAN, 2).outcome()


@pytest.mark.parametrize("name", FIVE)
def test_the_apprentice_is_no_random_player(name: str) -> None:
    """Among random ones it has more points than they have on average."""
    plan = Plan(name, 3, {}, ["apprentice", "random"], 1)
    own, *others = play_match(plan, 0).scores
    assert own > sum(others) / len(others)


def test_the_result_does_not_depend_on_the_processes(expected: dict[int, object]) -> None:
    assert outcomes(play_here(PLAN, MATCHES, 2)) == expected


def test_a_worker_that_is_killed_costs_no_match(expected: dict[int, object]) -> None:
    def disturbed() -> Iterator[Result]:
        for number, result in enumerate(play_here(PLAN, MATCHES, 2)):
            if number in (0, 3):
                multiprocessing.active_children()[0].kill()
            yield result

    assert outcomes(disturbed()) == expected


def die(plan: Plan, match: int) -> Result:
    """A match that no process survives."""
    os._exit(1)


def test_workers_that_always_die_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "play_match", die)
    with pytest.raises(BrokenProcessPool):
        list(play_here(PLAN, MATCHES, 2))
