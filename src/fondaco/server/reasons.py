"""Reasons: why nothing can be done with something on the board. The page points at an element, not at an action."""

from functools import cache

from fondaco.core.actions import Action
from fondaco.core.flow import State, asking
from fondaco.core.game import Game
from fondaco.core.objections import Objection


@cache
def _made_of(game: Game, element: str) -> list[Action]:
    """The actions this element of the board is a part of, in code order."""
    return [action for action in game.space.actions if element in action.elements()]


def why_nothing(game: Game, state: State, seat: int, elements: list[str]) -> Objection | None:
    """Why this seat can do nothing now that is made of all these elements; None if it can, or if nothing ever is.

    What is being asked counts first, then what could be asked at another time; of several, what is closest to legal.
    Elements that never go together were pointed at one after the other: then it is the last one that is asked about.
    """
    if not elements:
        return None
    question = asking(state)
    parts = _made_of(game, elements[-1])
    actions = [action for action in parts if all(element in action.elements() for element in elements)] or parts
    reasons = [(question is not None and question.asks(a.verb), game.why_not(state, seat, a)) for a in actions]
    if any(reason is None for _, reason in reasons):
        return None
    asked = [reason for now, reason in reasons if now]
    later = [reason for _, reason in reasons if reason is not None and reason.also is not None]
    found = [reason for reason in asked or later or [reason for _, reason in reasons] if reason is not None]
    return min(found, key=is_far) if found else None


def is_far(reason: Objection) -> bool:
    """Whether the very means is lacking, at its own time or now."""
    return reason.far or (reason.also is not None and reason.also.far)
