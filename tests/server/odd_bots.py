"""Bots that misbehave: slow ones, broken ones, cheats."""

import os
from pathlib import Path

from fondaco.bots.bot import Bot
from fondaco.bots.knowledge import Knowledge
from fondaco.core.actions import Action

RELEASE = "FONDACO_TEST_RELEASE"
"""The environment variable with the name of the file for which the slow bot waits."""


class Slow(Bot):
    """Burns a core until somebody lets it go."""

    def choose(self, knowledge: Knowledge) -> Action:
        print("thinking")  # what a bot prints is no answer
        release = Path(os.environ[RELEASE])
        while not release.exists():
            sum(range(10_000))
        return knowledge.suggestions()[0]


class Broken(Bot):
    """Takes its process with it."""

    def choose(self, knowledge: Knowledge) -> Action:
        os._exit(3)


class Cheat(Bot):
    """Does what is not allowed."""

    def choose(self, knowledge: Knowledge) -> Action:
        return next(action for action in knowledge.game.space.actions if knowledge.why_not(action) is not None)


ODD = {"slow": Slow, "broken": Broken, "cheat": Cheat}
