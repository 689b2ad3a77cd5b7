"""OpenSpiel's own test passes on every game with every number of seats, and its search plays."""

import random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from fondaco.adapters.observations.observers import OBSERVERS
from fondaco.adapters.openspiel import load
from fondaco.core.errors import Bad
from fondaco.games import GAMES
from tests.adapters.positions import TABLES, some_seats


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_official_random_simulation_passes(name: str, seats: int) -> None:
    # `serialize` stores the game too, which OpenSpiel does not let sampled Python games answer: see the adapter.
    pyspiel.random_sim_test(load(name, seats, seed=seats), num_sims=1, serialize=False, verbose=False)


def middle(name: str, seats: int, seed: int, decisions: int = 40, options: dict[str, Any] | None = None) -> Any:
    """A state some decisions into a random game, or at the last one of a short game."""
    state = load(name, seats, options, seed).new_initial_state()
    chooser = random.Random(seed)
    for _ in range(decisions):
        after = state.clone()
        after.apply_action(chooser.choice(state.legal_actions()))
        if after.is_terminal():
            break
        state = after
    return state


@pytest.mark.parametrize("name", OBSERVERS)
def test_a_state_can_be_stored_and_read_back(name: str) -> None:
    state = middle(name, some_seats(name), 2)
    again = state.get_game().deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", OBSERVERS)
def test_a_resampled_state_looks_the_same_to_whoever_asks(name: str) -> None:
    state = middle(name, some_seats(name), 4)
    player = state.current_player()
    twins = [state.resample_from_infostate(player, random.random) for _ in range(3)]
    for twin in twins:
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        assert twin.history() == state.history()
    assert len({str(twin) for twin in twins}) > 1, "chance to come is drawn anew"


def test_games_follow_from_the_seed_one_after_the_other() -> None:
    def two(seed: int) -> list[str]:
        game = load("calimala", 3, seed=seed)
        states = [game.new_initial_state() for _ in range(2)]
        for state in states:
            assert state.is_chance_node()
            state.apply_action(0)
        return [str(state) for state in states]

    assert two(1) == two(1) != two(2)
    assert two(1)[0] != two(1)[1]


def test_options_reach_the_game() -> None:
    state = middle("puerto_rico", 2, 1, decisions=1, options={"expansions": ["nobles"]})
    assert '"noble_supply": 19' in str(state)
    with pytest.raises(Bad, match="no option dice"):
        load("puerto_rico", 2, {"dice": 1})


def test_the_game_says_what_it_is() -> None:
    game = pyspiel.load_game("python_fondaco_citadels(players=5)")
    kind = game.get_type()
    assert game.num_players() == 5
    assert game.num_distinct_actions() == len(GAMES["citadels"].space.actions)
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert kind.utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_actions_are_told_in_the_words_of_records() -> None:
    state = middle("puerto_rico", 2, 1, decisions=1)
    assert state.action_to_string(state.legal_actions()[0]) == "role settler"


def test_information_set_search_plays() -> None:
    state = middle("citadels", 2, 3, decisions=30)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        mcts.RandomRolloutEvaluator(n_rollouts=1),
        uct_c=2.0,
        max_simulations=3,
        use_observation_string=True,
    )
    assert bot.step(state) in state.legal_actions()
