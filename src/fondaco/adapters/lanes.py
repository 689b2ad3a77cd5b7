"""Lane: one game after another, in which bots play some seats and somebody outside the others."""

from typing import Any, Final

import numpy as np

from fondaco.adapters.setting import Episode, Setting
from fondaco.bots import BOTS
from fondaco.bots.bot import Bot
from fondaco.bots.knowledge import Knowledge
from fondaco.core.errors import Bad

MOST_SEED: Final = 2**63


class Lane:
    """Games of one setting, one after the other. Who sits where is drawn anew for each game."""

    def __init__(self, setting: Setting, opponents: list[str]) -> None:
        for name in opponents:
            if name not in BOTS:
                raise Bad(f"there is no bot {name}; there are {', '.join(BOTS)}", "opponents")
        if len(opponents) >= setting.seats:
            raise Bad(f"{len(opponents)} opponents leave no seat of {setting.seats} free", "opponents")
        self.setting: Final = setting
        self.opponents: Final = opponents
        self.bots: list[Bot | None] = []
        """By seat; None where somebody outside decides."""
        self.seeds: np.random.Generator = np.random.default_rng()
        self.episode: Episode

    def seed(self, entropy: Any) -> None:
        """Fix all that is left to chance from now on."""
        self.seeds = np.random.default_rng(entropy)

    def begin(self, seed: int | None = None) -> None:
        """A new game, played until somebody outside has to decide."""
        if seed is None:
            seed = int(self.seeds.integers(MOST_SEED))
        players: list[Bot | None] = [BOTS[name](seed) for name in self.opponents]
        players += [None] * (self.setting.seats - len(players))
        self.bots = [players[i] for i in self.seeds.permutation(len(players))]
        self.episode = Episode(self.setting, seed)
        self._bots_play()

    def play(self, code: int) -> None:
        """The seat asked does this, then bots play on; raises `Bad` that says why not, and nothing has changed."""
        self.episode.play(code)
        self._bots_play()

    def _bots_play(self) -> None:
        episode = self.episode
        while not episode.over:
            seat = episode.turn
            bot = self.bots[seat]
            if bot is None:
                return
            episode.act(bot.choose(Knowledge(self.setting.game, episode.state, seat)))
