"""A hidden state drawn at random for a seat's view, that keeps every standing offer and promise valid."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.masks import ONE, ones
from fondaco.games.genoa.action import Act
from fondaco.games.genoa.cards import nth
from fondaco.games.genoa.components import (
    COMMODITIES,
    DECK_MASK,
    DECK_OF,
    DECKS,
    MESSAGE,
    PLACE,
    SMALL,
    WANTED,
    members,
)
from fondaco.games.genoa.legality import certain_good
from fondaco.games.genoa.messages import due
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.values import After, Bundle, Counter, Deal, Offer


def pinned(s: Genoa) -> i64:
    """GE-11.34: with automatic messages these are in nobody's hand, or they would have been delivered."""
    return due(s.discs) & ~s.face_up if s.rules.automatic_messages else 0


class Demand:
    """An order that somebody must hold: the one behind a standing offer, or behind the deal being carried out."""

    def __init__(self, seat: i64, target: i64, give: Bundle, after: After, yields: bool) -> None:
        self.seat: Final[i64] = seat
        self.target: Final[i64] = target
        self.give: Final = give
        self.after: Final = after
        self.yields: Final = yields
        """Whether what the action gives still counts."""

    def suits(self, s: Genoa, card: i64) -> bool:
        """GE-9.23, GE-9.24: whether this card could be the order."""
        if DECK_OF[card] != self.after.deck or PLACE[card] != self.target or self.give.shown >> card & 1:
            return False
        for good in range(COMMODITIES):
            have = s.players[self.seat].goods[good] - self.give.goods[good] - self.after.goods[good]
            if self.yields and self.after.deck == SMALL:
                have += certain_good(s, self.seat, self.target, good)
            if WANTED[card][good] > max(have, 0):
                return False
        return True

    def among(self, s: Genoa, cards: i64) -> i64:
        """Those of a set that suit."""
        found: i64 = 0
        for card in members(cards):
            if self.suits(s, card):
                found |= ONE << card
        return found


def demands(s: Genoa, seat: i64, deck: i64) -> list[Demand]:
    """What the others must hold of this deck."""
    found: list[Demand] = []
    for offer in s.offers:
        if offer.after.deck == deck and offer.by() != seat:
            found.append(Demand(offer.by(), offer.target, offer.give, offer.after, True))
    deal = s.deal
    if deal is not None and deal.after.deck == deck and deal.buyer != seat and bound(s, deal):
        found.append(Demand(deal.buyer, deal.target, deal.give, deal.after, effect_pending(s)))
    return found


def bound(s: Genoa, deal: Deal) -> bool:
    """Whether the promised order is still to be delivered, for all to see."""
    for frame in s.stack:
        if isinstance(frame, Act):
            return not frame.ordered
    return s.players[deal.buyer].cards >> deal.after.order & 1 == 1


def effect_pending(s: Genoa) -> bool:
    """Whether the bought action has still to give what it gives."""
    for frame in s.stack:
        if isinstance(frame, Act):
            return not frame.effected
    return True


def deal(s: Genoa, seat: i64, chance: Chance) -> Genoa:
    """A function of the seat's view: cards are sorted, then shuffled, and who else knows them is forgotten."""
    twin = s.copy()
    for other in range(s.seats):
        if other != seat:
            twin.players[other].knows = 0
    for deck in range(DECKS):
        deal_deck(s, twin, seat, deck, chance)
    twin.offers = [recast(s, twin, seat, offer, chance) for offer in s.offers]
    for other in range(s.seats):
        counter = s.counters[other]
        if counter is not None:
            twin.counters[other] = recast_counter(s, twin, seat, counter, chance)
    promise = s.deal
    if promise is not None and promise.after.order >= 0 and promise.buyer != seat and bound(s, promise):
        demand = Demand(promise.buyer, promise.target, promise.give, promise.after, effect_pending(s))
        after = promise.after.with_order(one_of(demand.among(twin, twin.players[promise.buyer].cards), chance))
        twin.deal = Deal(promise.buyer, promise.target, promise.give, after, promise.pay)
    return twin


def deal_deck(s: Genoa, twin: Genoa, seat: i64, deck: i64, chance: Chance) -> None:
    """Give the others as many unknown cards as they hold: first the orders they must have, last what was just drawn."""
    mask = DECK_MASK[deck]
    known = s.players[seat].knows
    pool = s.face_down & mask
    slots = [0] * int(s.seats)
    drawn = s.drawn & mask if s.deal is not None and s.deal.buyer != seat else i64(0)
    for other in range(s.seats):
        if other != seat:
            hidden = s.players[other].cards & mask & ~known
            pool |= hidden
            slots[other] = ones(hidden & ~drawn)
            twin.players[other].cards &= ~hidden
    must = demands(s, seat, deck)
    if must:
        found = satisfy(s, twin, must, 0, pool, slots, chance)
        assert found, "the true state satisfies all demands"
        for other in range(s.seats):
            if other != seat:
                pool &= ~twin.players[other].cards
    held_by_none = pinned(s) if deck == MESSAGE else i64(0)
    rest = shuffled(pool & ~held_by_none, chance)
    for other in range(s.seats):
        while slots[other] > 0 and rest:
            slots[other] -= 1
            twin.players[other].cards |= ONE << rest.pop()
    left = pool & held_by_none
    for card in rest:
        left |= ONE << card
    if drawn and s.deal is not None:
        twin.drawn = 0
        for card in shuffled(left, chance)[: ones(drawn)]:
            twin.drawn |= ONE << card
        twin.players[s.deal.buyer].cards |= twin.drawn
        left &= ~twin.drawn
    twin.face_down = twin.face_down & ~mask | left


def satisfy(s: Genoa, twin: Genoa, must: list[Demand], i: i64, pool: i64, slots: list[int], chance: Chance) -> bool:
    """Give everybody the orders he must hold, by trying; the true state shows that it can be done."""
    if i == len(must):
        return True
    demand = must[i]
    player = twin.players[demand.seat]
    if demand.among(s, player.cards):
        return satisfy(s, twin, must, i + 1, pool, slots, chance)
    if slots[demand.seat] == 0:
        return False
    for card in shuffled(demand.among(s, pool), chance):
        player.cards |= ONE << card
        slots[demand.seat] -= 1
        if satisfy(s, twin, must, i + 1, pool & ~(ONE << card), slots, chance):
            return True
        player.cards &= ~(ONE << card)
        slots[demand.seat] += 1
    return False


def shuffled(cards: i64, chance: Chance) -> list[int]:
    """A set in random order."""
    things = members(cards)
    chance.shuffle(things)
    return things


def one_of(cards: i64, chance: Chance) -> i64:
    """Any card of a set."""
    return nth(cards, chance.below(ones(cards)))


def recast(s: Genoa, twin: Genoa, seat: i64, offer: Offer, chance: Chance) -> Offer:
    """The same offer, naming cards that its owner has in the twin."""
    if offer.by() == seat or (offer.give.cards == offer.give.shown and offer.after.order < 0):
        return offer
    after = offer.after
    if after.order >= 0:
        demand = Demand(offer.by(), offer.target, offer.give, after, True)
        after = after.with_order(one_of(demand.among(s, twin.players[offer.by()].cards), chance))
    give = recast_bundle(twin.players[offer.by()].cards, offer.give, after.order, chance)
    return Offer(offer.id, offer.rev, offer.target, give, after, offer.ask)


def recast_bundle(hand: i64, give: Bundle, order: i64, chance: Chance) -> Bundle:
    """The same bundle, with other covered cards of the same decks."""
    covered = give.cards & ~give.shown
    cards = give.shown
    free = hand & ~give.shown
    if order >= 0:
        free &= ~(ONE << order)
    for deck in range(DECKS):
        for card in shuffled(free & DECK_MASK[deck], chance)[: ones(covered & DECK_MASK[deck])]:
            cards |= ONE << card
    return Bundle(give.ducats, give.goods, cards, give.shown)


def recast_counter(s: Genoa, twin: Genoa, seat: i64, counter: Counter, chance: Chance) -> Counter:
    """The same counter, naming cards of the twin."""
    give = counter.give
    if s.trader != seat and give.cards != give.shown:
        give = recast_bundle(twin.players[s.trader].cards, give, -1, chance)
    base = None if counter.base is None else recast(s, twin, seat, counter.base, chance)
    return Counter(counter.rev, counter.to, counter.target, counter.want, counter.after, give, base)
