"""OpenSpiel: every game with observations as a Python game, `python_fondaco_<game>`, sequential, imperfectly informed.

game = openspiel.load("citadels", seats=4)  # or pyspiel.load_game("python_fondaco_citadels(players=4)")

The first node of every game is a chance node with one outcome, which deals (sampled stochastic); chance within the game
stays inside the state, and `resample_from_infostate` draws it anew. A state can be stored (`serialize`); a game cannot,
because OpenSpiel asks sampled games for the state of their generator and lets no Python game answer.
"""

import json
from typing import Any, Final
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from fondaco.adapters.observations.observers import OBSERVERS
from fondaco.adapters.setting import Setting
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.game import Game
from fondaco.games import GAMES

PREFIX: Final = "python_fondaco_"
LONGEST: Final = 20_000
"""No game has more decisions; random games have some hundreds."""


def load(game: str, seats: int, options: dict[str, Data] | None = None, seed: int | None = None) -> Any:
    """The OpenSpiel game. With a seed its games follow from it, one after the other."""
    parameters = {"players": seats, "options": quote(json.dumps(options)) if options else ""}
    return pyspiel.load_game(PREFIX + game, {**parameters, "rng_seed": -1 if seed is None else seed})


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Fondaco {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(game.seat_counts), "options": "", "rng_seed": -1},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """A setting as OpenSpiel sees it. Each game of the catalogue has a subclass."""

    game: Game
    kind: Any

    def __init__(self, parameters: dict[str, Any]) -> None:
        options = json.loads(unquote(parameters["options"])) if parameters["options"] else None
        self.setting: Final = Setting(self.game.name, parameters["players"], options)
        self.seeds: Final = np.random.default_rng(None if parameters["rng_seed"] < 0 else parameters["rng_seed"])
        information = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=1,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, information, parameters)

    def new_initial_state(self) -> "SpielState":
        """A game that is still to be dealt."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def make_py_observer(self, observed: Any = None, parameters: Any = None) -> "SpielObserver":
        """What writes observations."""
        if parameters:
            raise Bad(f"observations have no parameters: {parameters}")
        return SpielObserver(self.setting)


class Table:
    """A state of the engine inside one of OpenSpiel, which is copied and stored by the means of the engine."""

    def __init__(self, game: Game, state: Any) -> None:
        self.game: Final = game
        self.state: Final = state

    def __deepcopy__(self, memo: Any) -> "Table":
        return Table(self.game, self.game.copy(self.state))

    def __reduce__(self) -> tuple[Any, tuple[str, str, bool]]:
        return restored, (self.game.name, json.dumps(self.game.to_data(self.state)), self.state.brisk)


def restored(game: str, data: str, brisk: bool) -> Table:
    """A table that was stored."""
    state = GAMES[game].from_data(json.loads(data))
    state.brisk = brisk
    return Table(GAMES[game], state)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """A game being played."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: Table | None = None
        """None before the deal."""

    def _setting(self) -> Setting:
        # Asked of the game each time: whatever is kept here is copied with every state.
        setting: Setting = self.get_game().setting
        return setting

    def current_player(self) -> Any:
        """Seats that answer together do so in the order of seats, blind to each other."""
        if self.table is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else self._setting().turn(self.table.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deal."""
        return [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None, "the chance node has no players"
        return [int(action.code) for action in self._setting().choices(self.table.state, player)]

    def _apply_action(self, code: int) -> None:
        if self.table is None:
            game = self.get_game()
            self.table = Table(game.setting.game, game.setting.new(int(game.seeds.integers(2**63))))
            return
        engine = self.table.game
        objection = engine.submit(self.table.state, self._setting().turn(self.table.state), engine.action(code))
        if objection is not None:
            raise Bad(f"{engine.action(code).text()}: {objection}")

    def _action_to_string(self, player: int, code: int) -> str:
        return "deal" if player == pyspiel.PlayerId.CHANCE else self._setting().game.action(code).text()

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.table.game.over(self.table.state)

    def returns(self) -> list[float]:
        """By place, see `Setting.rewards`."""
        setting = self._setting()
        return [0.0] * setting.seats if self.table is None else setting.rewards(self.table.state)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that agrees with all this player knows, the rest and all chance to come drawn anew.

        `sampler` gives numbers from 0 to 1.
        """
        twin: SpielState = self.clone()
        if twin.table is not None:
            seed = int(sampler() * 2**53)
            twin.table = Table(twin.table.game, twin.table.game.resample(twin.table.state, player, seed))
        return twin

    def __str__(self) -> str:
        return "" if self.table is None else json.dumps(self.table.game.to_data(self.table.state))


class SpielObserver:
    """Observations as tensor and string."""

    def __init__(self, setting: Setting) -> None:
        self.setting: Final = setting
        self.tensor: Final = np.zeros(setting.size, np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player may know; nothing before the deal."""
        if state.table is None:
            self.tensor.fill(0.0)
        else:
            self.setting.observe(state.table.state, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of a player, as JSON."""
        return "" if state.table is None else json.dumps(state.table.game.view(state.table.state, player))


for _game in [GAMES[name] for name in OBSERVERS]:
    _kind = game_type(_game)
    # A class, though a function would do: OpenSpiel lets go of it when Python has ended, and a function would die then.
    pyspiel.register_game(_kind, type(f"Spiel_{_game.name}", (SpielGame,), {"game": _game, "kind": _kind}))
