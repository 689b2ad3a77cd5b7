"""The auction as numbers, as `fondaco.adapters.observations` has it for the games that learners play."""

from typing import Final

from fondaco.adapters.observations.questions import Questions
from fondaco.adapters.observations.sheet import AROUND, Sheet
from fondaco.core.rows import zeros
from tests.toy.auction import CARD, CARDS, FRAMES, HAND, Auction

QUESTIONS: Final = Questions(FRAMES, [], [])
NO_CARDS: Final = zeros(CARDS)


def observe(s: Auction, to: Sheet) -> None:
    """All that the reader may know."""
    QUESTIONS.write(s, to)
    to.part("table")
    to.number("worth of the lot", s.lot, 5)
    to.counts("discards", CARD, s.discards, 1)
    for around in range(to.seats):
        seat = to.seat_at(around)
        to.part(AROUND[around])
        to.number("points", s.points[seat], 15)
        to.number("cards", sum(s.hands[seat]), HAND)
        to.counts("hand", CARD, s.hands[seat] if around == 0 else NO_CARDS, 1)
