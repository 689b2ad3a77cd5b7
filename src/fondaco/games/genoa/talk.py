"""GE-9.11, 9.12, 9.41: commands of the negotiation: whether they are legal, and what they do. For both drivers."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.masks import ONE
from fondaco.core.objections import QUIET, Why
from fondaco.core.rows import total
from fondaco.games.genoa.actions import ACCEPT_COUNTER, ACCEPT_MANY
from fondaco.games.genoa.components import (
    DECK_MASK,
    DECKS,
    FIRST,
    GOODS,
    IN_DECK,
    MARKER,
    SPACE,
    UNIT,
    is_building,
    members,
)
from fondaco.games.genoa.deals import deal_of, deal_with, find, put
from fondaco.games.genoa.legality import (
    CARD_NOT_HELD,
    ODD_DUCATS,
    can_pay,
    lowest_cards,
    may_post,
    may_strike,
    names_kinds,
    owns,
    pays,
    valid,
)
from fondaco.games.genoa.objections import (
    MENU_ONLY,
    NAME_CARDS,
    NO_COUNTER,
    NO_SUCH_OFFER,
    NOT_ADDRESSED,
    NOT_YOUR_OFFER,
    ONE_BUYER,
    ONE_EACH,
    ONE_SPACE,
    OTHER_CARDS,
    STALE,
)
from fondaco.games.genoa.payloads import OpenAccept, OpenAgreement, OpenCounter, OpenTerms
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.values import After, Bundle, Counter, Deal, Offer, Wish, goods_in, plus
from fondaco.games.genoa.window import strike

COUNTERED: Final = Kind("countered", [SEAT, SPACE])
COUNTERED_ALL: Final = Kind("countered-all", [SPACE])

# --- posting ----------------------------------------------------------------------------------------------------------


def may_put(s: Genoa, seat: i64, here: bool, a: Action, why: Why) -> bool:
    """`post` and `revise`: GE-9.39, GE-9.13."""
    assert isinstance(a, OpenTerms)
    if not s.rules.open_offers:
        return why.no(MENU_ONLY)
    if a.id >= 0 and not is_current(s, seat, a.id, a.rev, why):
        return False
    if a.ask.ducats % UNIT:
        return why.no(ODD_DUCATS, UNIT)
    return may_post(s, seat, here, a.id, a.target, a.give, a.after, why)


def is_current(s: Genoa, seat: i64, id: i64, rev: i64, why: Why) -> bool:
    """The seat's own standing offer, at this revision."""
    offer = find(s, id)
    if offer is None:
        return why.no(NO_SUCH_OFFER)
    if offer.by() != seat:
        return why.no(NOT_YOUR_OFFER)
    return offer.rev == rev or why.no(STALE, rev, offer.rev)


def put_terms(s: Genoa, seat: i64, a: Action) -> None:
    """Put the offer on the table."""
    assert isinstance(a, OpenTerms)
    put(s, seat, a.id, a.target, a.give, a.after, a.ask)


def may_withdraw(s: Genoa, seat: i64, id: i64, why: Why) -> bool:
    """GE-8.13: one's own offer, at any time before it is accepted."""
    offer = find(s, id)
    if offer is None:
        return why.no(NO_SUCH_OFFER)
    return offer.by() == seat or why.no(NOT_YOUR_OFFER)


# --- accepting --------------------------------------------------------------------------------------------------------


def may_accept(s: Genoa, here: bool, id: i64, why: Why) -> bool:
    """GE-9.10: an acceptable offer for which no cards need be named (GE-9.40)."""
    offer = find(s, id)
    if offer is None:
        return why.no(NO_SUCH_OFFER)
    if not may_strike(s, offer.target, here, why) or not can_pay(s, s.trader, offer.ask, why):
        return False
    return total(offer.ask.kinds) == 0 or why.no(NAME_CARDS)


def may_accept_many(s: Genoa, here: bool, a: Action, why: Why) -> bool:
    """GE-9.12, 9.13: current revisions, one space, one offer each, and all that is asked in hand together."""
    assert isinstance(a, OpenAccept)
    accepted: list[Offer] = []
    named: i64 = 0
    for i, id in enumerate(a.ids):
        offer = find(s, id)
        if offer is None:
            return why.no(NO_SUCH_OFFER)
        if offer.rev != a.revs[i]:
            return why.no(STALE, a.revs[i], offer.rev)
        if not names_kinds(a.cards[i], offer.ask.kinds):
            return why.no(NAME_CARDS if a.cards[i] == 0 else OTHER_CARDS)
        if a.cards[i] & (named | ~s.players[s.trader].cards):
            return why.no(CARD_NOT_HELD)
        named |= a.cards[i]
        accepted.append(offer)
    return go_together(accepted, why) and may_strike(s, accepted[0].target, here, why) and can_pay_all(s, accepted, why)


def go_together(offers: list[Offer], why: Why) -> bool:
    """GE-8.20, GE-8.41: one space, one offer each, and only one for a building."""
    seats: i64 = 0
    for offer in offers:
        if offer.target != offers[0].target:
            return why.no(ONE_SPACE)
        if seats >> offer.by() & 1:
            return why.no(ONE_EACH)
        seats |= ONE << offer.by()
    if len(offers) > 1 and is_building(offers[0].target):
        return why.no(ONE_BUYER, offers[0].target)
    return True


def can_pay_all(s: Genoa, offers: list[Offer], why: Why) -> bool:
    """GE-9.12: the sum of all that is asked must be in hand."""
    if len(offers) == 1:
        return can_pay(s, s.trader, offers[0].ask, why)
    ducats: i64 = 0
    goods = offers[0].ask.goods[:]
    kinds = offers[0].ask.kinds[:]
    for offer in offers:
        ducats += offer.ask.ducats
        if offer is not offers[0]:
            for good in range(GOODS):
                goods[good] += offer.ask.goods[good]
            for deck in range(DECKS):
                kinds[deck] += offer.ask.kinds[deck]
    return can_pay(s, s.trader, Wish(ducats, goods, kinds), why)


def accept_many(s: Genoa, a: Action) -> None:
    """All or nothing: judged before, carried out in one go."""
    assert isinstance(a, OpenAccept)
    deals: list[Deal] = []
    for i, id in enumerate(a.ids):
        offer = find(s, id)
        assert offer is not None
        deals.append(deal_of(s, offer, a.cards[i]))
    strike(s, deals)


# --- counters ---------------------------------------------------------------------------------------------------------


def may_counter(s: Genoa, here: bool, a: Action, why: Why) -> bool:
    """GE-9.41: it could be carried out at once, the trader owns what he gives, and something is paid."""
    assert isinstance(a, OpenCounter)
    if not s.rules.open_offers and not s.rules.live:
        return why.no(MENU_ONLY)
    if a.to >= s.seats or a.to == s.trader:
        return why.no(NOT_ADDRESSED)
    if a.want.ducats % UNIT or a.after.ducats % UNIT:
        return why.no(ODD_DUCATS, UNIT)
    if not may_strike(s, a.target, here, why) or not owns(s, s.trader, a.give, why):
        return False
    markers = a.want.goods[MARKER] + a.after.goods[MARKER]
    return pays(s, a.want.ducats + a.after.ducats, markers, wished_goods(s, a.want, a.after), why)


def wished_goods(s: Genoa, want: Wish, after: After) -> i64:
    """GE-8.38: how many goods the trader would really receive."""
    return total(want.kinds) + goods_in(Bundle(0, want.goods, 0, 0), after, s.markers[s.trader])


def send_counter(s: Genoa, to: i64, target: i64, want: Wish, after: After, give: Bundle, base: Offer | None) -> None:
    """GE-9.41: it takes the place of an earlier one to the same player."""
    s.revision += 1
    counter = Counter(s.revision, to, target, want, after.with_order(-1), give, base)
    for seat in range(s.seats):
        if seat != s.trader and to in (-1, seat):
            s.counters[seat] = counter
    if to < 0:
        s.tell(COUNTERED_ALL, target)
    else:
        s.tell(COUNTERED, to, target)


def raised(offer: Offer, ducats: i64, good: i64) -> Wish:
    """GE-9.29: what an offer gives, and so many ducats or one good more."""
    wish = offer.give.wish()
    return Wish(wish.ducats + ducats, wish.goods if good < 0 else plus(wish.goods, good), wish.kinds)


def may_agree(s: Genoa, seat: i64, why: Why) -> bool:
    """GE-9.41: by the menu, if nothing need be named: an offer that was raised names its cards itself."""
    counter = s.counters[seat]
    if counter is None:
        return why.no(NO_COUNTER)
    if counter.base is None and (total(counter.want.kinds) or counter.after.deck >= 0):
        return why.no(NAME_CARDS)
    deal = menu_deal(counter, seat)
    return valid(s, seat, deal.target, deal.give, deal.after, why)


def menu_deal(counter: Counter, seat: i64) -> Deal:
    """The deal of a counter that raises an offer, or that asks for nothing that must be named."""
    base = counter.base
    if base is None:
        return deal_with(counter, seat, 0, 0, -1)
    return deal_with(counter, seat, base.give.cards, base.give.shown, base.after.order)


def may_accept_counter(s: Genoa, seat: i64, a: Action, why: Why) -> bool:
    """GE-9.41: only if the same offer by him would be valid; GE-9.13: and it is the counter he saw."""
    assert isinstance(a, OpenAgreement)
    counter = s.counters[seat]
    if counter is None:
        return why.no(NO_COUNTER)
    if counter.rev != a.rev:
        return why.no(STALE, a.rev, counter.rev)
    if not names_kinds(a.cards, counter.want.kinds):
        return why.no(NAME_CARDS if a.cards == 0 else OTHER_CARDS)
    if (a.order >= 0) != (counter.after.deck >= 0):
        return why.no(NAME_CARDS)
    deal = deal_with(counter, seat, a.cards, 0, a.order)
    return valid(s, seat, deal.target, deal.give, deal.after, why)


def agree(s: Genoa, seat: i64, a: Action) -> None:
    """GE-9.42: the deal is carried out like an accepted offer."""
    counter = s.counters[seat]
    assert counter is not None
    if isinstance(a, OpenAgreement):
        strike(s, [deal_with(counter, seat, a.cards, 0, a.order)])
    else:
        strike(s, [menu_deal(counter, seat)])


# --- a finite sample of the open form ---------------------------------------------------------------------------------


def named_accepts(s: Genoa, here: bool, listed_too: bool) -> list[Action]:
    """`accept_many` for each acceptable offer: for those whose cards must be named, or for all."""
    found: list[Action] = []
    for offer in s.offers:
        if not may_strike(s, offer.target, here, QUIET) or not can_pay(s, s.trader, offer.ask, QUIET):
            continue
        for cards in namings(s.players[s.trader].cards, offer.ask):
            if listed_too or cards:
                found.append(ACCEPT_MANY.make([offer.id], [offer.rev], [cards]))
    return found


def namings(hand: i64, wish: Wish) -> list[int]:
    """Cards that fulfil a wish: each one if one is asked for, else the first that do."""
    if total(wish.kinds) != 1:
        return [lowest_cards(hand, wish.kinds)]
    found: list[int] = []
    for deck in range(DECKS):
        if wish.kinds[deck]:
            found += [int(ONE << card) for card in members(hand & DECK_MASK[deck])]
    return found


def named_agreements(s: Genoa, seat: i64, listed_too: bool) -> list[Action]:
    """`accept_counter` with each way to name what the counter leaves open."""
    counter = s.counters[seat]
    if counter is None or (may_agree(s, seat, QUIET) and not listed_too):
        return []
    hand = s.players[seat].cards
    orders: list[int] = [-1]
    if counter.after.deck >= 0:
        first = FIRST[counter.after.deck]
        orders = [card for card in range(first, first + IN_DECK[counter.after.deck]) if hand >> card & 1]
    found: list[Action] = []
    for order in orders:
        for cards in namings(hand, counter.want):
            a = ACCEPT_COUNTER.make(counter.rev, cards, order)
            if may_accept_counter(s, seat, a, QUIET):
                found.append(a)
    return found
