"""The space of observations, as Gymnasium and PettingZoo want it."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Space

from fondaco.adapters.setting import Setting


def observation_box(setting: Setting) -> Space[Any]:
    """The numbers of an observation, each with the smallest and the largest value that it can have."""
    low, high = setting.layout.lows(), setting.layout.highs()
    return Box(np.array(low, np.float32), np.array(high, np.float32), dtype=np.float32)
