"""GE-8.14, GE-9.09, GE-9.14: the table of offers, and what happens when one is accepted."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Frame
from fondaco.core.objections import QUIET
from fondaco.games.genoa.cards import covered_among, pass_cards, show
from fondaco.games.genoa.components import DECK_MASK, MESSAGE, SPACE
from fondaco.games.genoa.legality import free_place, reachable, valid
from fondaco.games.genoa.messages import received
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.supply import lapse, pass_ducats, pass_goods
from fondaco.games.genoa.values import After, Bundle, Counter, Deal, Offer, Wish

OFFERED: Final = Kind("offered", [SEAT, SPACE])
DEALT: Final = Kind("dealt", [SEAT, SPACE])

# --- the table --------------------------------------------------------------------------------------------------------


def find(s: Genoa, id: i64) -> Offer | None:
    """The standing offer of that id."""
    for offer in s.offers:
        if offer.id == id:
            return offer
    return None


def put(s: Genoa, seat: i64, id: i64, target: i64, give: Bundle, after: After, ask: Wish) -> None:
    """GE-8.13: a new offer (`id` -1), or other terms in the place of one that stands."""
    if id < 0:
        id = free_place(s, seat)
    s.revision += 1
    offer = Offer(id, s.revision, target, give, after, ask)
    kept = [standing for standing in s.offers if standing.id != id]
    place = 0
    while place < len(kept) and kept[place].id < id:
        place += 1
    kept.insert(place, offer)
    s.offers = kept
    if give.shown:
        show(s, seat, give.shown)
    s.tell(OFFERED, seat, target)


def withdraw(s: Genoa, id: i64) -> None:
    """GE-8.13"""
    s.offers = [offer for offer in s.offers if offer.id != id]


def sweep(s: Genoa) -> None:
    """GE-9.09: offers lapse that can no longer come true, on their owner's side; never because of the trader.

    Done when a window opens; the space of the tower is visited, so offers made for it before have lapsed (GE-8.36).
    """
    if not s.offers:
        return
    targets = reachable(s)
    for offer in s.offers:
        if targets >> offer.target & 1 == 0 or not valid(s, offer.by(), offer.target, offer.give, offer.after, QUIET):
            lapse(s, offer)


def close_talk(s: Genoa) -> None:
    """GE-9.41: when a window closes, counters are void and half-made offers forgotten."""
    for seat in range(s.seats):
        s.counters[seat] = None
        s.drafts[seat] = -1


# --- settlement -------------------------------------------------------------------------------------------------------


def deal_of(s: Genoa, offer: Offer, cards: i64) -> Deal:
    """The deal that accepting an offer makes; `cards` are those that the trader pays."""
    pay = Bundle(offer.ask.ducats, offer.ask.goods, cards, 0)
    return Deal(offer.by(), offer.target, offer.give, offer.after, pay)


def deal_with(counter: Counter, seat: i64, cards: i64, shown: i64, order: i64) -> Deal:
    """The deal that agreeing to a counter makes (GE-9.42)."""
    give = Bundle(counter.want.ducats, counter.want.goods, cards, shown)
    return Deal(seat, counter.target, give, counter.after.with_order(order), counter.give)


def settle(s: Genoa, deals: list[Deal]) -> list[Frame]:
    """GE-9.14, steps 1 and 2: everything but promises changes hands at once (GE-8.11)."""
    # GE-9.42: the buyer's offers for this space are fulfilled; others may lapse by what is paid here.
    for deal in deals:
        s.offers = [offer for offer in s.offers if offer.by() != deal.buyer or offer.target != deal.target]
    questions: list[Frame] = []
    for deal in deals:
        s.tell(DEALT, deal.buyer, deal.target)
        pass_bundle(s, deal.buyer, s.trader, deal.give)
        pass_bundle(s, s.trader, deal.buyer, deal.pay)
        for seat, bundle in [(s.trader, deal.give), (deal.buyer, deal.pay)]:
            if bundle.cards & DECK_MASK[MESSAGE]:
                questions += received(s, seat)
    return questions


def pass_bundle(s: Genoa, giver: i64, to: i64, bundle: Bundle) -> None:
    """From one player to another."""
    pass_ducats(s, giver, to, bundle.ducats)
    pass_goods(s, giver, to, bundle.goods)
    among = covered_among(s.players[giver].cards, bundle.cards, bundle.shown)
    pass_cards(s, giver, to, bundle.cards, bundle.shown, among)
