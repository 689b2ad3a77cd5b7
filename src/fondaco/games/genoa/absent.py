"""GE-9.35, 9.36, 9.43, 9.44: what somebody does who does not answer in time. Whoever keeps the clock asks here."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.chance import Chance
from fondaco.core.flow import asking
from fondaco.games.genoa.action import Act
from fondaco.games.genoa.actions import (
    ACCEPT,
    ACCEPT_MANY,
    DECLINE,
    DONE,
    EFFECT,
    END,
    FINISH,
    GO,
    HEAR,
    LEAVE,
    PASS,
    ROLL,
    STOP,
    TAKE_CONTRACT,
)
from fondaco.games.genoa.legality import creates_duty
from fondaco.games.genoa.live import Talk
from fondaco.games.genoa.messages import BringMessages
from fondaco.games.genoa.orders import RewardTile
from fondaco.games.genoa.sequential import Hear
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.values import Offer, value

QUIET_ANSWERS: Final[list[Verb]] = [ROLL, DECLINE, HEAR, PASS, GO, FINISH]
"""What a silent player is taken to say where it is an answer."""


def absent(s: Genoa, seat: i64, chance: Chance) -> Action:
    """The answer of a seat that is awaited and silent."""
    top = asking(s)
    assert top is not None, "nobody is awaited when the game is over"
    if isinstance(top, Talk):
        return silent_in_talk(s, seat, top)
    if isinstance(top, Hear):
        return silent_trader(s, top.here, False)
    choices = top.choices(s, seat)
    if isinstance(top, Act):
        return plain_action(choices)
    if isinstance(top, BringMessages | RewardTile):
        return choices[0]  # deliver, if there is a message to deliver; the promised or else the first tile
    for verb in QUIET_ANSWERS:
        for a in choices:
            if a.verb is verb:
                return a
    return choices[chance.below(len(choices))]


def silent_in_talk(s: Genoa, seat: i64, top: Talk) -> Action:
    """GE-9.35: done; GE-9.43: a counter is declined first."""
    if seat == s.trader:
        return HEAR.of() if top.waiting(s) else silent_trader(s, top.here, True)
    return DONE.of() if s.counters[seat] is None else DECLINE.of()


def silent_trader(s: Genoa, here: bool, live: bool) -> Action:
    """GE-9.36: the most valuable offer that forces a sale, of equal ones the oldest; else leave, or stop."""
    if not here:
        return STOP.of()
    best: Offer | None = None
    for offer in s.offers:
        if creates_duty(s, offer) and (best is None or better(offer, best)):
            best = offer
    if best is None:
        return LEAVE.of()
    return ACCEPT_MANY.make([best.id], [best.rev], [0]) if live else ACCEPT.of(best.id)


def better(offer: Offer, best: Offer) -> bool:
    """By value, then by age."""
    worth, most = value(offer.give, offer.after), value(best.give, best.after)
    return worth > most or (worth == most and offer.rev < best.rev)


def plain_action(choices: list[Action]) -> Action:
    """GE-9.44, D7 and D9: the promised option, else a contract; the effect; a promised order; then the end.

    While an order is promised the action cannot end, so what then remains beside the effect is that order.
    """
    for a in choices:
        if a.verb is EFFECT or a.verb is TAKE_CONTRACT:
            return a
    for a in choices:
        if a.verb is END:
            return a
    return choices[0]
