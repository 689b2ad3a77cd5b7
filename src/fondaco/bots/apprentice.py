"""Apprentice: one look ahead."""

from typing import Final

from fondaco.bots.bot import SPREAD, Bot
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.playing import outcome
from fondaco.core.actions import Action
from fondaco.core.advice import Advice
from fondaco.core.chance import MOST_SEED, seeded
from fondaco.core.flow import State, advance

MOST_TRIED: Final = 16
"""Of more actions than these only the likeliest are tried."""
TRIES: Final = 48
LOOKS: Final = 6
"""Resampled states on which an action is tried; fewer if there are many actions."""


class Apprentice(Bot):
    """Tries what is likely, plays what has begun to its end, and takes what is worth most on average."""

    def choose(self, knowledge: Knowledge) -> Action:
        options = knowledge.suggestions()
        if len(options) == 1:
            return options[0]
        advice = knowledge.game.advice()
        seed = self.seed_for(knowledge)
        options = likeliest(advice, knowledge, options, seed)
        looks = min(LOOKS, TRIES // len(options))
        worths = [worth_of(advice, knowledge, action, seed, looks) for action in options]
        return options[worths.index(max(worths))]


def likeliest(advice: Advice, knowledge: Knowledge, options: list[Action], seed: int) -> list[Action]:
    """So many options as are tried, by the game's priors; the likeliest first if there are more."""
    if len(options) <= MOST_TRIED:
        return options
    s: State = knowledge.resample(seed)
    priors = advice.priors(s, knowledge.seat, options)
    order = sorted(range(len(options)), key=lambda i: -priors[i])
    return [options[i] for i in order[:MOST_TRIED]]


def worth_of(advice: Advice, knowledge: Knowledge, action: Action, seed: int, looks: int) -> float:
    """What the action is worth to the seat, over the same resampled states for every action."""
    together = 0.0
    for _ in range(looks):
        seed = (seed + SPREAD) & MOST_SEED
        s: State = knowledge.resample(seed)
        advance(s, knowledge.seat, action)
        together += outcome(advice, s, seeded(MOST_SEED - seed))[knowledge.seat]
    return together / looks
