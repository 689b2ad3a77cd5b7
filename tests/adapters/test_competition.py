"""The competition's interface: its codes and numbers, our game behind it, and our bots in it."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from fondaco.adapters.competition import FondacoAgent, Model, play_game
from fondaco.adapters.competition.codes import code_of
from fondaco.adapters.competition.numbers import PHASES
from fondaco.adapters.competition.rebuild import rebuild
from fondaco.core.actions import Action
from fondaco.core.errors import Bad
from fondaco.games.puerto_rico import GAME
from fondaco.games.puerto_rico.bank import NO_COLONISTS
from fondaco.games.puerto_rico.components import CORN, GOOD, HACIENDA, INDIGO, SUGAR, WHARF
from fondaco.games.puerto_rico.mayor import Placing, first_of
from fondaco.games.puerto_rico.state import PuertoRico

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
            asked = sorted(code_of(action) for action in GAME.choices(s, model.current_player()))
            assert asked == [15, 105] if 105 in legal else asked == sorted(legal)
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

    agents = [Watched("random", seed) for seed in range(seats)]
    result = play_game(agents, seed=5, seconds=60)
    assert result.illegal == [0] * seats
    assert [agent.refused for agent in agents] == [0] * seats, "every choice of a bot is a legal action there"
    assert Watched.moves > 100


@pytest.mark.parametrize("bot", ["apprentice", "merchant:5", "doge:5ms"])
def test_bots_are_named_as_everywhere(bot: str) -> None:
    agent, model = FondacoAgent(bot), Model(3, seed=1)
    assert agent.name == f"Fondaco {bot}"
    assert agent.act(model.observation(), model.action_mask()) in model.legal_actions()


def settling(*, hacienda: bool) -> Model:
    """The governor has chosen the settler; he may have an occupied hacienda."""
    model = Model(3, seed=1)
    if hacienda:
        give(model, model.current_player(), HACIENDA)
    model.step(0)
    return model


def give(model: Model, player: int, building: int) -> None:
    """The building, occupied."""
    board = model._state.players[player]
    board.buildings |= 1 << int(building)
    board.staff[building] = 1


def test_hacienda_and_tile_are_one_question() -> None:
    model, plain = settling(hacienda=True), settling(hacienda=False)
    player = model.current_player()
    assert sorted(model.legal_actions()) == sorted([105, *plain.legal_actions()])
    tiles = list(model._state.players[player].tiles)

    taking = model.clone()
    taking.step(13)
    assert taking.current_player() != player, "who takes a tile at once has left his hacienda unused"
    assert sum(taking._state.players[player].tiles) == sum(tiles) + 1

    passing = model.clone()
    passing.step(15)
    assert passing.current_player() != player, "one pass ends the turn"
    assert list(passing._state.players[player].tiles) == tiles

    model.step(105)
    assert model.current_player() == player
    assert 105 not in model.legal_actions()
    model.step(13)
    assert sum(model._state.players[player].tiles) == sum(tiles) + 2


@pytest.mark.parametrize("pile", [True, False])
def test_a_hacienda_draws_only_while_the_pile_lasts(pile: bool) -> None:
    model = settling(hacienda=False)
    give(model, (model.current_player() + 1) % 3, HACIENDA)
    s = model._state
    if not pile:
        for tile in range(5):
            s.discarded[tile] += s.face_down[tile]
            s.face_down[tile] = 0
    model.step(13)
    assert (105 in model.legal_actions()) == pile


class Told(FondacoAgent):
    """Its bot prefers what comes first in a list of codes, and notes what it is asked."""

    def __init__(self, wishes: list[int]) -> None:
        super().__init__("random")
        self.wishes = wishes
        self.questions: list[str] = []

    def _choose(self, s: PuertoRico, seat: int) -> Action:
        self.questions.append(type(s.stack[-1]).__name__)
        choices = GAME.choices(s, seat)
        return min(choices, key=lambda action: [*self.wishes, code_of(action)].index(code_of(action)))


def test_a_bot_that_leaves_its_hacienda_unused_still_takes_a_tile() -> None:
    model = settling(hacienda=True)
    agent = Told([13, 15])
    assert agent.act(model.observation(), model.action_mask()) == 13
    assert agent.questions == ["Hacienda", "TakeTile"]
    drawing = Told([105])
    assert drawing.act(model.observation(), model.action_mask()) == 105


def test_who_passes_with_a_wharf_is_out_of_the_loading() -> None:
    model = Model(3, seed=1)
    captain = model.current_player()
    owner, third = (captain + 1) % 3, (captain + 2) % 3
    give(model, owner, WHARF)
    s = model._state
    for ship, cargo in enumerate([CORN, SUGAR, GOOD.index("coffee")]):
        s.cargo[ship], s.loaded[ship] = cargo, 3
    s.players[captain].goods[CORN] = 1
    s.players[owner].goods[INDIGO] = 2
    s.players[third].goods[SUGAR] = 1
    model.step(5)
    assert model.current_player() == owner
    assert sorted(model.legal_actions()) == [15, 63]
    model.step(15)
    assert s.loaded[1] == 4, "the third player has loaded since"
    assert PHASES[int(model.observation()[26:36].argmax())] == "role", "but the owner is not asked again"


def test_the_colonists_of_a_turn_go_where_one_plan_wants_them() -> None:
    class Noting(FondacoAgent):
        def _choose(self, s: PuertoRico, seat: int) -> Action:
            top = s.stack[-1]
            assert isinstance(top, Placing)
            places.append(int(first_of(top.unnamed)))
            return super()._choose(s, seat)

    places: list[int] = []
    model, rng, agent, turns = Model(3, seed=6), np.random.default_rng(6), Noting("random", 3), 0
    while not model.is_terminal():
        if model.legal_actions()[0] < 120:
            model.step(int(rng.choice(model.legal_actions())))
            continue
        player, placed = model.current_player(), 0
        places.clear()
        while not model.is_terminal() and model.current_player() == player and model.legal_actions()[0] >= 120:
            model.step(agent.act(model.observation(), model.action_mask()))
            placed += 1
        assert places == sorted(set(places)), "the bot is asked once for each place"
        turns += placed > 1
    assert turns > 5
    assert agent.refused == 0


def test_colonists_that_somebody_else_placed_change_the_plan() -> None:
    model, rng, agent = Model(3, seed=6), np.random.default_rng(6), FondacoAgent("random", 1)
    strange = 0
    while not model.is_terminal():
        code, legal = int(rng.choice(model.legal_actions())), model.legal_actions()
        if legal[0] >= 120:
            chosen = agent.act(model.observation(), model.action_mask())
            strange += chosen != code  # as after a move that was too late
        model.step(code)
    assert strange > 10
    assert agent.refused == 0


def test_an_empty_supply_and_a_ship_too_small_announce_the_end() -> None:
    numbers, mask = Model(3, seed=1).observation(), Model(3, seed=1).action_mask()
    assert rebuild(numbers, mask).ending == 0
    numbers[24], numbers[25] = 2, 0
    assert rebuild(numbers, mask).ending == 1 << int(NO_COLONISTS)
    numbers[24] = 3
    assert rebuild(numbers, mask).ending == 0, "it was exactly enough"


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


def test_the_numbers_have_names() -> None:
    model = Model(2, seed=4)
    numbers, named = model.observation(), model.observation_dict()
    blocks = [named["global_state"], *[named["players"][f"player_{player}"] for player in range(2)]]
    flat = [block[name] for block in blocks for name in sorted(block)]
    assert np.array_equal(np.concatenate(flat), numbers), "the numbers come in the order of the names"
    assert named["global_state"]["colonists_supply"].tolist() == [40]
    assert named["players"]["player_1"]["doubloons"].tolist() == [3]


def test_a_match_has_an_end_even_if_nobody_chooses_the_mayor() -> None:
    class NoMayor(RandomAgent):
        def act(self, observation: npt.NDArray[Any], action_mask: npt.NDArray[Any]) -> int:
            quiet = [code for code in (0, 15, 3, 4, 5) if action_mask[code]]
            return quiet[0] if quiet else super().act(observation, action_mask)

    result = play_game([NoMayor(1), NoMayor(2), NoMayor(3)], seed=1, most_moves=300)
    assert result.truncated
    assert min(result.places) == 1
    assert not play_game([RandomAgent(1), RandomAgent(2)], seed=1).truncated


def test_a_failure_at_the_start_is_not_held_against_an_agent() -> None:
    class Unready(RandomAgent):
        def on_game_start(self, forward_model: Any = None) -> None:
            raise RuntimeError("not ready")

    assert play_game([Unready(1), RandomAgent(2)], seed=1).illegal == [0, 0]


def test_who_moves_the_live_game_is_found_out() -> None:
    class Meddler(RandomAgent):
        def on_game_start(self, forward_model: Any = None) -> None:
            self.model = forward_model

        def act(self, observation: npt.NDArray[Any], action_mask: npt.NDArray[Any]) -> int:
            self.model.step(super().act(observation, action_mask))
            return 0

    with pytest.raises(Bad, match="moved the live game"):
        play_game([Meddler(1), Meddler(2)], seed=1)


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
