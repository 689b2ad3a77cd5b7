"""Playing on from a state without searching: as a game's advice says, until its estimate can be trusted."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.advice import Advice, surer
from fondaco.core.chance import Chance
from fondaco.core.flow import State, advance
from fondaco.core.masks import lowest

MOST_PLAYED: Final = 200
"""Decisions after which a state is estimated even if it is not quiet: talk may go on for long."""
RESOLUTION: Final = 1 << 30
UNIT: Final = 1.0 / RESOLUTION
"""A float by itself: compiled, `float(RESOLUTION)` would pass through an int of 32 bits and overflow."""


def sampled(weights: list[float], chance: Chance) -> i64:
    """A place of the list, as likely as its weight says."""
    rest = 0.0
    for weight in weights:
        rest += weight
    rest *= float(chance.below(RESOLUTION)) * UNIT
    last = len(weights) - 1
    for i in range(last):
        rest -= weights[i]
        if rest < 0.0:
            return i
    return last


def reply(advice: Advice, s: State, seat: i64, options: list[Action], chance: Chance, sure: bool) -> Action:
    """One of the options, as likely as a good player does it; if `sure`, seldom another than the likeliest."""
    if len(options) == 1:
        return options[0]
    weights = advice.replies(s, seat, options)
    return options[sampled(surer(weights) if sure else weights, chance)]


def pending(s: State) -> bool:
    """Whether somebody has answered a question that others are still answering."""
    for answer in s.answers:
        if answer is not None:
            return True
    return False


def outcome(advice: Advice, s: State, chance: Chance, reach: i64 = 0) -> list[float]:
    """Play on until the state is quiet; what it is worth to each seat then. The state is used up.

    `reach` is how many quiet questions are passed first. A long way is played by surer replies.
    """
    sure = reach > 0
    played: i64 = 0
    while s.stack and played < MOST_PLAYED:
        if not pending(s) and advice.quiet(s):
            if reach == 0:
                break
            reach -= 1
        top = s.stack[-1].question()
        seat = lowest(top.awaited(s))
        advance(s, seat, reply(advice, s, seat, top.suggestions(s, seat), chance, sure))
        played += 1
    return advice.worth(s)
