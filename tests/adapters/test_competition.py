"""The competition's interface: its codes and numbers, our game behind it, and our bots in it."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from fondaco.adapters.competition import FondacoAgent, Model, play_game
from fondaco.adapters.competition.codes import code_of
from fondaco.adapters.competition.numbers import PHASES
from fondaco.adapters.competition.rebuild import rebuild
from fondaco.core.errors import Bad
from fondaco.games.puerto_rico import GAME

CODES = {
    "role settler": 0,
    "role mayor": 1,
    "role builder": 2,
    "role second_prospector": 7,
    "take coffee": 8,
    "take indigo": 12,
    "take quarry": 13,
    "draw": 105,
    "pass": 15,
    "build small_indigo_plant": 16,
    "build city_hall": 38,
    "sell corn": 41,
    "load sugar large": 57,
    "wharf tobacco": 60,
    "keep coffee": 64,
    "store indigo": 110,
    "barrel corn": 95,
}
"""From the table of actions that the competition publishes."""


@pytest.mark.parametrize("text", CODES)
def test_actions_have_the_published_codes(text: str) -> None:
    assert code_of(GAME.parse(text)) == CODES[text]


class RandomAgent:
    """Any legal action, as an agent of the competition would choose it."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.asked: list[tuple[npt.NDArray[Any], npt.NDArray[Any]]] = []

    def act(self, observation: npt.NDArray[Any], action_mask: npt.NDArray[Any]) -> int:
        self.asked.append((observation, action_mask))
        return int(self.rng.choice(np.flatnonzero(action_mask)))


@pytest.mark.parametrize("seats", [2, 3])
def test_agents_of_the_competition_play_our_game(seats: int) -> None:
    agents = [RandomAgent(seat) for seat in range(seats)]
    result = play_game(agents, seed=seats)
    assert len(result.scores) == seats
    assert min(result.places) == 1
    assert result.illegal == result.timeouts == [0] * seats
    for agent in agents:
        for observation, mask in agent.asked:
            assert observation.shape == (74 + 73 * seats,)
            assert observation.dtype == np.float32
            assert mask.shape == (200,)
            assert mask.sum() > 1, "what leaves no choice is not asked"


def test_numbers_stand_where_the_competition_publishes_them() -> None:
    model = Model(3, seed=7)
    numbers, seat = model.observation(), model.current_player()
    assert numbers[36] == numbers[49] == seat, "the governor begins"
    assert numbers[24:26].tolist() == [3, 55]
    assert PHASES[int(numbers[26:36].argmax())] == "role"
    assert numbers[21:24].tolist() == [4, 5, 6], "the room on the ships"
    assert numbers[37:43].sum() == 4
    assert numbers[44:49].tolist() == [9, 9, 10, 11, 11]
    assert numbers[50] == 8
    assert numbers[59:67].tolist() == [1, 1, 1, 1, 1, 1, 0, 0]
    assert numbers[73] == 75
    for player in range(3):
        block = numbers[74 + 73 * player :][:73]
        assert block[23] == 2, "doubloons"
        assert block[24] == 12, "city spaces"
        assert block[53] == 11, "island spaces"
        tiles = [0, 0, 1, 0, 0, 0] if player == (seat + 2) % 3 else [0, 0, 0, 0, 1, 0]
        assert block[54:60].tolist() == tiles
    model.step(2)
    assert PHASES[int(model.observation()[26:36].argmax())] == "builder"


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (3, 3)])
def test_a_state_rebuilt_from_the_numbers_asks_the_same(seats: int, seed: int) -> None:
    model, rng, phases = Model(seats, seed), np.random.default_rng(seed), set()
    while not model.is_terminal():
        numbers, mask, legal = model.observation(), model.action_mask(), model.legal_actions()
        phase = PHASES[int(numbers[26:36].argmax())]
        phases.add(phase)
        s = rebuild(numbers, mask)
        if phase not in ("mayor", "store"):
            assert GAME.awaited(s) == [model.current_player()]
            assert sorted(code_of(action) for action in GAME.choices(s, model.current_player())) == sorted(legal)
        model.step(int(rng.choice(legal)))
    assert phases >= {"role", "settler", "mayor", "builder", "craftsman", "trader", "captain"}


@pytest.mark.parametrize("seats", [2, 3])
def test_our_bots_play_through_the_interface_without_offence(seats: int) -> None:
    class Watched(FondacoAgent):
        """Counts its moves."""

        moves = 0

        def act(self, observation: Any, action_mask: Any) -> int:
            code = super().act(observation, action_mask)
            assert action_mask[code] == 1
            Watched.moves += 1
            return code

    result = play_game([Watched("random", seed) for seed in range(seats)], seed=5, seconds=60)
    assert result.illegal == [0] * seats
    assert Watched.moves > 100


def test_the_colonists_of_a_mayor_are_placed_one_by_one_and_all_of_them() -> None:
    model, rng = Model(3, seed=2), np.random.default_rng(2)
    placed = 0
    while not model.is_terminal() and placed < 20:
        legal, numbers = model.legal_actions(), model.observation()
        code = int(rng.choice(legal))
        player = model.current_player()
        model.step(code)
        if code >= 120 and model.current_player() == player and model.legal_actions()[0] >= 120:
            unplaced = 74 + 73 * player + 71
            assert model.observation()[unplaced] == numbers[unplaced] - 1
            placed += 1
    assert placed == 20


def test_planning_on_a_clone_leaves_the_game_as_it_was() -> None:
    model = Model(3, seed=4)
    before = model.observation()
    clone = model.clone()
    assert np.array_equal(clone.observation(), before)
    rng = np.random.default_rng(1)
    while not clone.is_terminal():
        clone.step(int(rng.choice(clone.legal_actions())))
    assert clone.current_player() == -1
    assert clone.winners()
    assert all(total == sum(parts) for total, _, *parts in clone.scores())
    assert np.array_equal(model.observation(), before)


def test_offences_cost_a_random_move_and_are_counted() -> None:
    class Cheat:
        def act(self, observation: Any, action_mask: Any) -> int:
            return 199

    class Broken:
        def act(self, observation: Any, action_mask: Any) -> int:
            raise RuntimeError("out of order")

    result = play_game([Cheat(), Broken(), RandomAgent(1)], seed=1)
    assert result.illegal[0] > 10
    assert result.illegal[1] > 10
    assert result.illegal[2] == 0
    late = play_game([RandomAgent(1), RandomAgent(2)], seed=1, seconds=-1.0)
    assert min(late.timeouts) > 10


def test_junk_is_refused() -> None:
    with pytest.raises(Bad, match="for each player, not 100"):
        rebuild(np.zeros(100, np.float32), np.zeros(200, np.int8))
    with pytest.raises(Bad, match="may not do 199"):
        Model(3, seed=1).step(199)
    with pytest.raises(Bad, match="there is no bot deep_blue"):
        FondacoAgent("deep_blue")
