"""Random play to the end: the yardstick of speed and the floor of every search."""

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.flow import State, advance, submit
from fondaco.core.masks import lowest


def playout(s: State, chance: Chance, judged: bool = False) -> i64:
    """Play uniformly random suggestions until the game is over; the number of decisions made.

    The game is brisk from now on, and only its end may be looked at. Seats that answer together do so in the order of
    seats. `judged` goes through `submit` instead of `advance`.
    """
    decisions: i64 = 0
    s.brisk = True
    s.unwatch()
    while s.stack:
        top = s.stack[-1].question()
        seat = lowest(top.awaited(s))
        options = top.suggestions(s, seat)
        action = options[chance.below(len(options))]
        if judged:
            objection = submit(s, seat, action)
            assert objection is None, objection
        else:
            advance(s, seat, action)
        decisions += 1
    return decisions
