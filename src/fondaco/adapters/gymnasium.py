"""Gymnasium: one learner against chosen bots, alone or many at a time.

env = gymnasium.make("fondaco/puerto_rico-v0", seats=3, opponents=["random", "apprentice"])
"""

from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fondaco.adapters.batches import Batch
from fondaco.adapters.lanes import Lane
from fondaco.adapters.observations.observers import OBSERVERS
from fondaco.adapters.setting import Mask, Numbers, Setting
from fondaco.adapters.spaces import observation_box
from fondaco.core.domains import Data
from fondaco.core.errors import Bad

VERSION: Final = 0
"""Raised whenever observations, action codes or rewards mean something else than before."""


def against(setting: Setting, opponents: list[str]) -> list[str]:
    """The opponents, if they leave exactly one seat."""
    if len(opponents) != setting.seats - 1:
        raise Bad(f"{setting.seats} seats want {setting.seats - 1} opponents, not {len(opponents)}", "opponents")
    return opponents


class Solo(gymnasium.Env[Numbers, np.int64]):
    """One learner against bots. Its seat is drawn anew for each game; the info holds it and the legal actions.

    An illegal action raises `Bad` with the reason and changes nothing. The reward comes at the end, by place.
    """

    def __init__(self, game: str, seats: int, opponents: list[str], options: dict[str, Data] | None = None) -> None:
        self.setting: Final = Setting(game, seats, options)
        self.lane: Final = Lane(self.setting, against(self.setting, opponents))
        self.observation_space = observation_box(self.setting)
        self.action_space = Discrete(self.setting.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game: of this seed, or of the next one that follows from the last seed given."""
        super().reset(seed=seed)
        if seed is not None:
            self.lane.seed(seed)
        self.lane.begin(seed)
        return self._look()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """The learner does this, then the bots play until it is asked again."""
        self.lane.play(int(action))
        over = self.lane.episode.over
        reward = self.setting.rewards(self.lane.episode.state)[self.seat]
        observation, info = self._look()
        return observation, reward, over, False, info

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return self.lane.bots.index(None)

    def action_masks(self) -> Mask:
        """The legal actions, under the name that maskable learners ask for."""
        return self.setting.action_mask(self.lane.episode.state, self.seat)

    def record(self) -> str:
        """The game so far as a record, which `fondaco.replay` plays again."""
        return self.lane.episode.record()

    def _look(self) -> tuple[Numbers, dict[str, Any]]:
        observation = self.setting.observation(self.lane.episode.state, self.seat)
        return observation, {"action_mask": self.action_masks(), "seat": self.seat}


class SoloVector(VectorEnv[Numbers, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many learners against bots, in `workers` processes or this one. A game that ends begins anew in the same step.

    The arrays handed out are the batch's own and are written anew by every step: copy what you keep.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        opponents: list[str],
        options: dict[str, Data] | None = None,
        num_envs: int = 1,
        workers: int = 0,
    ) -> None:
        setting = Setting(game, seats, options)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.single_observation_space = observation_box(setting)
        self.single_action_space = Discrete(setting.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch: Final = Batch(setting, num_envs, 0, against(setting, opponents), workers)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """New games."""
        super().reset(seed=seed)
        self.batch.begin(int(self.np_random.integers(2**63)) if seed is None else seed)
        return self.batch.observations, self._info()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Numbers, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """One decision of each learner."""
        asked = self.batch.seats.copy()
        self.batch.step(actions)
        rewards = self.batch.rewards[np.arange(self.num_envs), asked]
        truncated = np.zeros(self.num_envs, np.bool_)
        return self.batch.observations, rewards, self.batch.ended.copy(), truncated, self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks, "seat": self.batch.seats}

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers."""
        self.batch.close()


for name in OBSERVERS:
    gymnasium.register(
        id=f"fondaco/{name}-v{VERSION}",
        entry_point="fondaco.adapters.gymnasium:Solo",
        vector_entry_point="fondaco.adapters.gymnasium:SoloVector",
        kwargs={"game": name},
    )
