"""GE-11.01 to 11.06: piles and hands; and who has seen which card going where."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.masks import ONE, ones
from fondaco.games.genoa.components import CARD, DECK, DECK_MASK, DECK_OF, members
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.supply import TO, cards_may_fail

DREW: Final = Kind("drew", [SEAT, DECK], [CARD])
PLAYED: Final = Kind("played", [SEAT, CARD])
SHOWED: Final = Kind("showed", [SEAT, CARD])
PASSED: Final = Kind("passed", [SEAT, TO], [CARD])
RESHUFFLED: Final = Kind("reshuffled", [DECK])


def nth(cards: i64, n: i64) -> i64:
    """The n-th card of a set."""
    while n > 0:
        cards &= cards - 1
        n -= 1
    index: i64 = 0
    while cards >> index & 1 == 0:
        index += 1
    return index


def pile(s: Genoa, deck: i64) -> i64:
    """How many cards a pile has, the face-up ones included."""
    return ones((s.face_down | s.face_up) & DECK_MASK[deck])


def draw(s: Genoa, seat: i64, deck: i64) -> i64:
    """GE-11.05: the top card of a pile, -1 if there is none. GE-11.06: secret."""
    cards = s.face_down & DECK_MASK[deck]
    if cards == 0:
        return -1
    card = nth(cards, s.chance.below(ones(cards)))
    s.face_down &= ~(ONE << card)
    s.players[seat].cards |= ONE << card
    s.tell(DREW, seat, deck, card, ONE << seat)
    turn_over(s, deck)
    return card


def turn_over(s: Genoa, deck: i64) -> None:
    """GE-11.03, GE-11.04: when a face-up card is on top, the pile is shuffled; its order is nobody's knowledge."""
    mask = DECK_MASK[deck]
    if s.face_down & mask == 0 and s.face_up & mask:
        s.face_down |= s.face_up & mask
        s.face_up &= ~mask
        s.tell(RESHUFFLED, deck)


def play(s: Genoa, seat: i64, card: i64) -> None:
    """GE-11.02: face up to the bottom of its pile."""
    bit = ONE << card
    deck = DECK_OF[card]
    s.players[seat].cards &= ~bit
    s.drawn &= ~bit
    for player in s.players:
        player.knows &= ~bit
    s.face_up |= bit
    s.tell(PLAYED, seat, card)
    cards_may_fail(s, seat, deck)
    turn_over(s, deck)


def show(s: Genoa, seat: i64, cards: i64) -> None:
    """GE-8.25: everybody sees these cards of a hand."""
    for other in range(s.seats):
        if other != seat:
            s.players[other].knows |= cards
    if s.ear is not None:
        for card in members(cards):
            s.tell(SHOWED, seat, card)


def pass_cards(s: Genoa, giver: i64, to: i64, cards: i64, shown: i64, among: i64) -> None:
    """GE-8.25: from hand to hand. `among` are the cards of the giver of which a covered one may have been chosen.

    Whoever knew one of those knows no longer where it is, unless it was shown.
    """
    if cards == 0:
        return
    for other in range(s.seats):
        if other not in (giver, to):
            s.players[other].knows &= ~among | shown
            s.players[other].knows |= shown
    s.players[giver].cards &= ~cards
    s.players[to].cards |= cards
    s.players[to].knows &= ~cards
    s.players[giver].knows |= cards
    for card in members(cards):
        readers = -1 if shown >> card & 1 else ONE << giver | ONE << to
        s.tell(PASSED, giver, to, card, readers)
        cards_may_fail(s, giver, DECK_OF[card])


def covered_among(hand: i64, cards: i64, shown: i64) -> i64:
    """All cards of a hand that an onlooker must take for possible where so many were given covered."""
    among: i64 = 0
    for card in members(cards & ~shown):
        among |= hand & DECK_MASK[DECK_OF[card]]
    return among & ~shown
