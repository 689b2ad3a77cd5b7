"""PettingZoo's own tests pass on every game with every number of seats."""

import warnings

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test

import fondaco
from fondaco.adapters.pettingzoo import ENVIRONMENTS, MerchantEnv, puerto_rico_v0
from fondaco.core.errors import Bad
from tests.adapters.positions import TABLES, some_seats

CYCLES = 15
"""In quick form: so many decisions for each seat."""


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_official_test_of_the_interface_passes(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        # It recommends a plain Box where a Dict holds the mask, as PettingZoo's own board games have it.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(ENVIRONMENTS[f"{name}_v0"].env(seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_official_test_of_seeds_passes(name: str, seats: int) -> None:
    seed_test(lambda: ENVIRONMENTS[f"{name}_v0"].env(seats=seats), num_cycles=CYCLES)


def play(env: MerchantEnv, seed: int) -> dict[str, float]:
    """A random game; the rewards at its end."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, info = env.last()
        total[agent] += reward
        if terminated:
            env.step(None)
            continue
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    return total


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_whole_game_ends_with_rewards_that_add_up_to_nothing(name: str) -> None:
    env = ENVIRONMENTS[name].raw_env(seats=some_seats(ENVIRONMENTS[name].game))
    rewards = play(env, 4)
    assert sum(rewards.values()) == pytest.approx(0)
    assert env.agents == []
    history = fondaco.replay(env.record())
    assert history.game.over(history.state)


def test_a_reset_without_a_seed_goes_on_from_the_last_seed() -> None:
    env = puerto_rico_v0.raw_env(seats=2)
    seeds = []
    for _ in range(2):
        env.reset(seed=11)
        env.reset()
        assert env.episode is not None
        seeds.append(env.episode.seed)
    assert seeds[0] == seeds[1] != 11


def test_only_the_agent_asked_may_do_something() -> None:
    env = puerto_rico_v0.raw_env(seats=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert bool(env.observe(agent)["action_mask"].any()) == (agent == env.agent_selection)


def test_the_view_is_in_the_info_on_request() -> None:
    env = puerto_rico_v0.raw_env(seats=3, views=True)
    env.reset(seed=1)
    view = env.infos[env.agent_selection]["view"]
    assert view["game"] == "puerto_rico"
    assert f"seat_{view['seat']}" == env.agent_selection


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = puerto_rico_v0.raw_env(seats=3)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"]
    with pytest.raises(Bad, match="may not pass: PR-"):
        env.step(8)
    assert np.array_equal(env.observe(env.agent_selection)["observation"], before)


def test_environments_are_registered_by_name_and_version() -> None:
    env = pettingzoo.make("aec", "fondaco/calimala_v0", seats=4)
    env.reset(seed=2)
    assert env.num_agents == 4
    assert env.metadata["name"] == "calimala_v0"


def test_what_everybody_sees_can_be_rendered() -> None:
    env = puerto_rico_v0.raw_env(seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert '"vp": null' in (env.render() or "")
    with pytest.raises(Bad, match="no way to render"):
        puerto_rico_v0.raw_env(seats=2, render_mode="human")


def test_nothing_can_be_asked_before_a_reset() -> None:
    with pytest.raises(Bad, match="reset the environment first"):
        puerto_rico_v0.raw_env(seats=2).observe("seat_0")
