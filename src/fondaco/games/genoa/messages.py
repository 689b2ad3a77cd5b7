"""GE-11.30 to 11.35: messages."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, Frame
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why
from fondaco.games.genoa.actions import BRING, KEEP
from fondaco.games.genoa.cards import play
from fondaco.games.genoa.components import (
    DECK_MASK,
    FIRST,
    IN_DECK,
    MESSAGE,
    MESSAGE_CARD,
    MESSAGE_REWARD,
    OTHER_PLACE,
    PLACE,
)
from fondaco.games.genoa.promises import spares_drawn
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.supply import earn

NOT_HELD: Final = Reason("GE-11.30", "no-such-card", [MESSAGE_CARD.named("card")])
NOT_VISITED: Final = Reason("GE-11.33", "not-both-visited", [MESSAGE_CARD.named("card")])
BRING_KEEP: Final[list[Verb]] = [BRING, KEEP]


def due(discs: i64) -> i64:
    """GE-11.33: the messages of which both buildings have a disc, as a set."""
    messages: i64 = 0
    first = FIRST[MESSAGE]
    for card in range(first, first + IN_DECK[MESSAGE]):
        if discs >> PLACE[card] & discs >> OTHER_PLACE[card] & 1:
            messages |= ONE << card
    return messages


def held_back(s: Genoa, seat: i64) -> i64:
    """GE-8.40: the cards drawn of which some are promised: they wait until those are handed over."""
    return s.drawn if s.deal is not None and s.deal.buyer == seat else 0


def deliver(s: Genoa, seat: i64, card: i64) -> None:
    """GE-11.30: show it, and take the reward."""
    play(s, seat, card)
    earn(s, seat, MESSAGE_REWARD)


def messages_arrive(s: Genoa, news: i64, first: i64) -> list[Frame]:
    """GE-11.34: deliver these if held, from this player on clockwise; or the questions to be asked about it."""
    if not s.rules.automatic_messages:
        if news & ~s.face_up == 0:
            return []
        return [BringMessages((first + i) % s.seats) for i in range(s.seats)]
    for i in range(s.seats):
        seat = (first + i) % s.seats
        deliver_all(s, seat, news)
    return []


def deliver_all(s: Genoa, seat: i64, news: i64) -> None:
    """GE-11.32: any number of them."""
    cards = s.players[seat].cards & news & ~held_back(s, seat)
    first = FIRST[MESSAGE]
    for card in range(first, first + IN_DECK[MESSAGE]):
        if cards >> card & 1:
            deliver(s, seat, card)


def received(s: Genoa, seat: i64) -> list[Frame]:
    """GE-11.34: somebody got a message, which may be due already."""
    if s.rules.automatic_messages:
        deliver_all(s, seat, due(s.discs))
        return []
    return [BringMessages(seat)]


class BringMessages(Ask):
    """GE-11.34, D10: deliver a message or keep the rest. Asked of everybody who holds any: which ones is a secret."""

    def moot(self, s: Genoa) -> bool:
        return s.players[self.seat].cards & DECK_MASK[MESSAGE] == 0 or due(s.discs) & ~s.face_up == 0

    def rule(self) -> str:
        return "GE-11.34"

    def verbs(self) -> list[Verb]:
        return BRING_KEEP

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is KEEP:
            return True
        card = FIRST[MESSAGE] + a.x
        if s.players[seat].cards >> card & 1 == 0:
            return why.no(NOT_HELD, a.x)
        if due(s.discs) >> card & 1 == 0:
            return why.no(NOT_VISITED, a.x)
        return spares_drawn(s, seat, card, why)

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        if a.verb is BRING:
            deliver(s, seat, FIRST[MESSAGE] + a.x)
            s.push(self)


# Where it would be asked, for the answer to "why not?" at another time.
BRING.home = lambda s, seat: BringMessages(seat)
