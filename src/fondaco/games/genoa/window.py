"""GE-6, GE-9.06, GE-9.07: the tower moves; windows open and close."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Frame, Step
from fondaco.core.masks import ONE
from fondaco.core.objections import Why
from fondaco.games.genoa.action import BeginAction, FinishDeal
from fondaco.games.genoa.components import SPACE, is_building
from fondaco.games.genoa.deals import close_talk, settle, sweep
from fondaco.games.genoa.legality import ACTION_OPEN, MUST_SELL, action_left, duty, may_move, next_spaces
from fondaco.games.genoa.messages import due, messages_arrive
from fondaco.games.genoa.objections import ACTION_GONE, CANNOT_TAKE, NO_ACTION_HERE, NOBODY_CAN_ACT, NOT_HERE
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.values import NOTHING, Deal

MOVED: Final = Kind("moved", [SEAT, SPACE])


def arrive(s: Genoa, space: i64) -> list[Frame]:
    """GE-6.09: a disc lies there now; GE-11.33: messages may have arrived."""
    before = due(s.discs)
    s.tower = space
    s.discs |= ONE << space
    s.tell(MOVED, s.trader, space)
    return messages_arrive(s, due(s.discs) & ~before, s.trader)


def move_to(s: Genoa, space: i64) -> list[Frame]:
    """GE-6.02: one disc stays behind."""
    s.stacked -= 1
    return arrive(s, space)


class NextWindow(Step):
    """GE-9.06, GE-9.07: talk about the action `here`, then about the next move; else phase 2 is over (GE-6.07)."""

    def __init__(self, here: bool) -> None:
        self.here: Final = here

    def run(self, s: Genoa) -> None:
        here = self.here and is_building(s.tower) and somebody_can_act(s)
        sweep(s)
        if here or next_spaces(s):
            s.rules.driver.open(s, here)


def somebody_can_act(s: Genoa) -> bool:
    """Whether any player has an action left: if none, this one stays unused and there is nothing to talk about."""
    for seat in range(s.seats):
        if action_left(s, seat):
            return True
    return False


# --- closing commands (GE-9.12): what may close a window, and what follows --------------------------------------------


def nothing_here(s: Genoa, why: Why) -> bool:
    """GE-9.06: why the talk is not about an action here."""
    if not is_building(s.tower):
        return why.no(NO_ACTION_HERE)
    return why.no(ACTION_GONE, s.tower) if somebody_can_act(s) else why.no(NOBODY_CAN_ACT)


def may_take(s: Genoa, here: bool, why: Why) -> bool:
    """GE-8.31: whatever is offered, if the trader has an action left."""
    if not here:
        return nothing_here(s, why)
    return action_left(s, s.trader) or why.no(CANNOT_TAKE, s.tower)


def take_here(s: Genoa) -> None:
    """GE-8.31: the trader takes the action himself."""
    close_talk(s)
    s.plan([BeginAction(s.trader, s.tower), NextWindow(False)])


def may_leave(s: Genoa, here: bool, why: Why) -> bool:
    """GE-8.32, GE-8.33, GE-8.43: the action stays unused if no standing offer forces a sale."""
    if not here:
        return nothing_here(s, why)
    return not duty(s) or why.no(MUST_SELL, s.tower)


def leave_here(s: Genoa) -> None:
    """GE-8.33"""
    close_talk(s)
    s.push(NextWindow(False))


def may_walk(s: Genoa, here: bool, space: i64, why: Why) -> bool:
    """GE-6.08: not while an action here is still open; GE-6.01 to 6.03."""
    if here:
        return why.no(MUST_SELL if duty(s) else ACTION_OPEN, s.tower)
    return may_move(s, space, why)


def walk(s: Genoa, space: i64) -> None:
    """GE-8.12: the trader moves as he likes."""
    close_talk(s)
    s.plan([*move_to(s, space), NextWindow(True)])


def may_stop(s: Genoa, here: bool, why: Why) -> bool:
    """GE-6.06: at any time; GE-6.08: but not while an action here is open."""
    return not here or why.no(MUST_SELL if duty(s) else NOT_HERE, s.tower)


def strike(s: Genoa, deals: list[Deal]) -> None:
    """GE-9.14: pay, move, and for a building the buyer's action. GE-8.20: several deals for a street or the market."""
    close_talk(s)
    first = deals[0]
    frames = settle(s, deals)
    if first.target != s.tower:
        frames += move_to(s, first.target)
    if is_building(first.target):
        # What was paid is paid: only the promise is still of interest, and cards that changed hands are secret.
        s.deal = Deal(first.buyer, first.target, NOTHING, first.after, NOTHING)
        frames += [BeginAction(first.buyer, first.target), FinishDeal()]
    s.plan([*frames, NextWindow(False)])
