"""One learner against bots: alone, and many at a time."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest

import fondaco
from fondaco.adapters.gymnasium import Solo, SoloVector
from fondaco.core.errors import Bad
from tests.adapters.positions import TABLES


def any_legal(masks: npt.NDArray[Any], rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """A legal code for each row."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in np.atleast_2d(masks)])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_learner_plays_a_game_against_bots(name: str, seats: int) -> None:
    env = gymnasium.make(f"fondaco/{name}-v0", seats=seats, opponents=["random"] * (seats - 1))
    rng = np.random.default_rng(1)
    observation, info = env.reset(seed=seats)
    over, reward = False, 0.0
    while not over:
        assert env.observation_space.contains(observation)
        assert reward == 0.0
        observation, paid, over, cut, info = env.step(any_legal(info["action_mask"], rng)[0])
        reward = float(paid)
        assert not cut
    assert -1 <= reward <= 1
    solo = env.unwrapped
    assert isinstance(solo, Solo)
    history = fondaco.replay(solo.record())
    places = history.game.ranking(history.state)
    better, worse = sum(p < places[solo.seat] for p in places), sum(p > places[solo.seat] for p in places)
    assert reward == pytest.approx((worse - better) / (seats - 1))


def test_the_same_seed_gives_the_same_games() -> None:
    courses = []
    for _ in range(2):
        env = Solo("calimala", 3, ["random", "random"])
        rng = np.random.default_rng(5)
        course = []
        for seed in (9, None):
            observation, info = env.reset(seed=seed)
            for _ in range(10):
                course.append((observation.tobytes(), info["seat"]))
                observation, _, _, _, info = env.step(any_legal(info["action_mask"], rng)[0])
        courses.append(course)
    assert courses[0] == courses[1]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = Solo("puerto_rico", 2, ["random"])
    _, info = env.reset(seed=1)
    illegal = int(np.argmin(env.action_masks()))
    with pytest.raises(Bad, match="may not"):
        env.step(np.int64(illegal))
    assert np.array_equal(env.action_masks(), info["action_mask"])


def test_opponents_must_fill_the_table_and_exist() -> None:
    with pytest.raises(Bad, match="2 opponents, not 1"):
        Solo("puerto_rico", 3, ["random"])
    with pytest.raises(Bad, match="there is no bot deep_blue"):
        Solo("puerto_rico", 2, ["deep_blue"])


@pytest.mark.parametrize("workers", [0, 2])
def test_many_learners_play_at_once(workers: int) -> None:
    envs = gymnasium.make_vec("fondaco/citadels-v0", num_envs=4, seats=2, opponents=["random"], workers=workers)
    assert isinstance(envs.unwrapped, SoloVector)
    rng = np.random.default_rng(2)
    observations, info = envs.reset(seed=3)
    ended = 0
    for _ in range(150):
        assert envs.observation_space.contains(observations)
        observations, rewards, over, cut, info = envs.step(any_legal(info["action_mask"], rng))
        assert not cut.any()
        assert (np.abs(rewards[over]) <= 1).all()
        assert (rewards[~over] == 0).all()
        ended += int(over.sum())
    envs.close()
    assert ended > 0
