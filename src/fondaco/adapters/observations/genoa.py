"""Genoa as numbers. Offers are those of the finite menu (GE-9.26), to which the adapters keep."""

from typing import Final

from mypy_extensions import i64

from fondaco.adapters.observations.questions import Questions
from fondaco.adapters.observations.sheet import AROUND, Sheet
from fondaco.core.masks import ones
from fondaco.core.rows import Row, row
from fondaco.games.genoa.components import (
    ALL_CARDS,
    BUILDING,
    CARD,
    DECK,
    DECK_MASK,
    DECKS,
    DISCS,
    GOOD,
    MOST_OFFERS,
    SPACE,
    SUPPLIED,
)
from fondaco.games.genoa.shape import FRAMES
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.values import NO_KINDS, NO_PROMISE, NO_WISH, NOTHING, After, Bundle, Counter, Offer, Wish
from fondaco.games.genoa.view import hides_ducats

QUESTIONS: Final = Questions(FRAMES, [], ["cleared", "countered", "done", "locked", "messages"])
"""Without the fields of live talk, which the adapters do not have."""
OFFERS: Final = [[f"{who}, offer {place + 1}" for place in range(MOST_OFFERS)] for who in AROUND]
COUNTERS: Final = [f"{who}, counter" for who in AROUND]


def observe(s: Genoa, to: Sheet) -> None:
    """All that the reader may know."""
    QUESTIONS.write(s, to)
    to.part("table")
    to.seat("first player", s.first)
    to.seat("trader", s.trader)
    to.number("track spaces left", s.left, 10)
    to.one_of("tower", SPACE, s.tower)
    to.number("discs in the tower", s.stacked, DISCS)
    to.some_of("discs", SPACE, s.discs)
    to.some_seats("has acted", s.acted)
    to.owners("building of", BUILDING, s.owners)
    to.counts("supply", SUPPLIED, s.supply, 10)
    to.some_of("cards face up", CARD, s.face_up)
    to.counts("cards in pile", DECK, kinds(s.face_down), 16)
    deal(s, to)
    for around in range(to.seats):
        player(s, to, around)
    for around in range(to.seats):
        talk(s, to, around)


def kinds(cards: i64) -> Row:
    """The number of cards of each deck."""
    return row([int(ones(cards & DECK_MASK[deck])) for deck in range(DECKS)])


def deal(s: Genoa, to: Sheet) -> None:
    """The deal whose action is being carried out."""
    deal = s.deal
    mine = deal is not None and deal.buyer == to.reader
    to.part("deal")
    to.seat("buyer", -1 if deal is None else deal.buyer)
    to.one_of("target", SPACE, -1 if deal is None else deal.target)
    promise(to, NO_PROMISE if deal is None else deal.after)
    to.number("cards drawn", ones(s.drawn), 3)
    to.some_of("cards drawn by you", CARD, s.drawn if mine else 0)


def player(s: Genoa, to: Sheet, around: i64) -> None:
    """A player, and the hand as far as the reader knows it."""
    seat = to.seat_at(around)
    board = s.players[seat]
    shown = around == 0 or len(s.stack) == 0
    to.part(AROUND[around])
    to.number("ducats", board.ducats if shown or not hides_ducats(s, seat) else 0, 200)
    to.counts("goods", GOOD, board.goods, 5)
    to.number("markers in the supply", s.markers[seat], 10)
    to.counts("cards", DECK, kinds(board.cards), 5)
    to.some_of("cards you know", CARD, board.cards & (ALL_CARDS if shown else s.players[to.reader].knows))
    to.number("actions taken", board.taken, 5)


def talk(s: Genoa, to: Sheet, around: i64) -> None:
    """The standing offers of a player, and the counter that waits for an answer."""
    seat = to.seat_at(around)
    standing: list[Offer | None] = [None for _ in range(MOST_OFFERS)]
    for offer in s.offers:
        if offer.by() == seat:
            standing[offer.id % MOST_OFFERS] = offer
    for place in range(MOST_OFFERS):
        to.part(OFFERS[around][place])
        offer_at(to, standing[place])
    to.part(COUNTERS[around])
    counter(to, s.counters[seat])


def offer_at(to: Sheet, offer: Offer | None) -> None:
    """A standing offer, or nothing."""
    to.one_of("target", SPACE, -1 if offer is None else offer.target)
    bundle(to, NOTHING if offer is None else offer.give)
    promise(to, NO_PROMISE if offer is None else offer.after)


def counter(to: Sheet, counter: Counter | None) -> None:
    """What the trader wants instead."""
    to.one_of("target", SPACE, -1 if counter is None else counter.target)
    wish: Wish = NO_WISH if counter is None else counter.want
    to.number("wants ducats", wish.ducats, 100)
    to.counts("wants goods", GOOD, wish.goods, 2)
    to.counts("wants cards", DECK, wish.kinds, 2)
    promise(to, NO_PROMISE if counter is None else counter.after)


def bundle(to: Sheet, bundle: Bundle) -> None:
    """What is given at once: the cards that lie open, and the number of others."""
    to.number("gives ducats", bundle.ducats, 100)
    to.counts("gives goods", GOOD, bundle.goods, 2)
    to.some_of("gives cards", CARD, bundle.shown)
    covered = bundle.cards & ~bundle.shown
    to.counts("gives covered cards", DECK, kinds(covered) if covered else NO_KINDS, 2)


def promise(to: Sheet, after: After) -> None:
    """What is promised from the action."""
    to.counts("promises goods", GOOD, after.goods, 2)
    to.number("promises cards", after.cards, 2)
    to.one_of("promises from", DECK, after.deck)
    to.number("promises ducats", after.ducats, 100)
