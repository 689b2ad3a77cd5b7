"""PettingZoo: every game with observations as a turn-based (AEC) environment, under a versioned name.

from fondaco.adapters.pettingzoo import puerto_rico_v0
env = puerto_rico_v0.env(seats=4, options={"expansions": ["nobles"]})
"""

import json
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv, register
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from fondaco.adapters.observations.observers import OBSERVERS
from fondaco.adapters.setting import Episode, Setting
from fondaco.adapters.spaces import observation_box
from fondaco.core.domains import Data
from fondaco.core.errors import Bad

VERSION: Final = 0
"""Raised whenever observations, action codes or rewards mean something else than before."""


class MerchantEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # PettingZoo ships no types
    """A game as an AEC environment.

    An observation holds the numbers (`observation`) and the legal actions (`action_mask`, also in the info). An action
    is a code of the game. An illegal one raises `Bad` with the reason and changes nothing. Rewards come at the end, by
    place. With `views` the info also holds the view, as plain data.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Data] | None = None,
        views: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting: Final = Setting(game, seats, options)
        self.views: Final = views
        self.render_mode: Final = render_mode
        self.metadata = {"name": f"{game}_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": False}
        if render_mode not in (None, "ansi"):
            raise Bad(f"there is no way to render {render_mode}", "render_mode")
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        observation: Space[Any] = Dict(
            {"observation": observation_box(self.setting), "action_mask": Box(0, 1, (self.setting.actions,), np.int8)}
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = {agent: Discrete(self.setting.actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self.episode: Episode | None = None

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """All codes of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: of this seed, or of the next one that follows from the last seed given."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.episode = Episode(self.setting, int(self._seeds.integers(2**63)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and what it may do now: nothing, if another is to decide."""
        seat = self.possible_agents.index(agent)
        state = self._playing().state
        mask = self.infos.get(agent, {}).get("action_mask")
        if mask is None:
            mask = np.zeros(self.setting.actions, np.int8)
        return {"observation": self.setting.observation(state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent does this; None once the game is over for it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Bad(f"{agent} is asked and has to do something")
        episode = self._playing()
        episode.play(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        if episode.over:
            for seat, reward in enumerate(self.setting.rewards(episode.state)):
                self.rewards[self.agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._ask()

    def _ask(self) -> None:
        """Select whoever decides, and tell what may be done."""
        episode = self._playing()
        seat = 0 if episode.over else episode.turn
        self.agent_selection = self.possible_agents[seat]
        for agent in self.agents if episode.over else [self.agent_selection]:
            asked = self.possible_agents.index(agent)
            self.infos[agent] = {"action_mask": self.setting.action_mask(episode.state, asked)}
            if self.views:
                self.infos[agent]["view"] = self.setting.game.view(episode.state, asked)

    def _playing(self) -> Episode:
        if self.episode is None:
            raise Bad("reset the environment first")
        return self.episode

    def record(self) -> str:
        """The game so far as a record, which `fondaco.replay` plays again."""
        return self._playing().record()

    def render(self) -> str | None:
        """What everybody sees, as text."""
        if self.render_mode is None:
            return None
        return json.dumps(self.setting.game.view(self._playing().state, None), indent=1)


class Versioned:
    """A game under its versioned name, as PettingZoo's own modules are used."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.name: Final = f"{game}_v{VERSION}"
        register("aec", f"fondaco/{self.name}", entry_point=self.env)

    def raw_env(
        self,
        seats: int,
        options: dict[str, Data] | None = None,
        views: bool = False,
        render_mode: str | None = None,
    ) -> MerchantEnv:
        """The environment itself."""
        return MerchantEnv(self.game, seats, options, views, render_mode)

    def env(
        self,
        seats: int,
        options: dict[str, Data] | None = None,
        views: bool = False,
        render_mode: str | None = None,
    ) -> "OrderEnforcingWrapper[str, dict[str, Any], int]":
        """The environment, with a guard against calls in the wrong order."""
        return OrderEnforcingWrapper(self.raw_env(seats, options, views, render_mode))


ENVIRONMENTS: Final = {environment.name: environment for environment in map(Versioned, OBSERVERS)}
genoa_v0: Final = ENVIRONMENTS["genoa_v0"]
marco_polo_v0: Final = ENVIRONMENTS["marco_polo_v0"]
citadels_v0: Final = ENVIRONMENTS["citadels_v0"]
puerto_rico_v0: Final = ENVIRONMENTS["puerto_rico_v0"]
calimala_v0: Final = ENVIRONMENTS["calimala_v0"]
