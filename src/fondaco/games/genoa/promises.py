"""GE-8.40: until the promised part of a deal is handed over, the buyer keeps himself able to hand it over."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.masks import ones
from fondaco.core.objections import Reason, Why
from fondaco.core.rows import Row
from fondaco.games.genoa.cards import pile
from fondaco.games.genoa.components import CARD, DECK, DRAWS, GOOD, GOODS, WANTED
from fondaco.games.genoa.legality import certain_good
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.values import Deal, one

GOOD_PROMISED: Final = Reason("GE-8.40", "good-promised", [GOOD])
CARD_PROMISED: Final = Reason("GE-8.40", "card-promised", [CARD])
PILE_PROMISED: Final = Reason("GE-8.40", "pile-promised", [DECK])


def promise_of(s: Genoa, seat: i64) -> Deal | None:
    """The deal by which this player owes something from the action he is taking."""
    return s.deal if s.deal is not None and s.deal.buyer == seat else None


def bound_order(s: Genoa, seat: i64, ordered: bool) -> i64:
    """GE-9.23, GE-9.24: the order that must still be delivered with this action, or -1."""
    deal = promise_of(s, seat)
    return -1 if deal is None or ordered else deal.after.order


def needs(deal: Deal, good: i64, ordered: bool) -> i64:
    """How many of a good the buyer must keep: those promised, and those of an order not yet delivered."""
    after = deal.after
    count = after.goods[good]
    if after.order >= 0 and not ordered:
        count += WANTED[after.order][good]
    if after.tile == good and ordered:
        count += 1
    return count


def spares(s: Genoa, seat: i64, effected: bool, ordered: bool, lost: Row, why: Why) -> bool:
    """Whether the player can part with these goods; what the action is still certain to give counts."""
    deal = promise_of(s, seat)
    if deal is None:
        return True
    for good in range(GOODS):
        if lost[good]:
            have = s.players[seat].goods[good] - lost[good]
            if not effected:
                have += certain_good(s, seat, deal.target, good)
            if have < needs(deal, good, ordered):
                return why.no(GOOD_PROMISED, good)
    return True


def spares_one(s: Genoa, seat: i64, effected: bool, ordered: bool, good: i64, why: Why) -> bool:
    """Whether the player can part with one of a good."""
    return promise_of(s, seat) is None or spares(s, seat, effected, ordered, one(good), why)


def spares_card(s: Genoa, seat: i64, ordered: bool, card: i64, why: Why) -> bool:
    """Whether a card may leave the hand: not the order that is bound, nor a card drawn if all of those are promised."""
    if bound_order(s, seat, ordered) == card:
        return why.no(CARD_PROMISED, card)
    return spares_drawn(s, seat, card, why)


def spares_drawn(s: Genoa, seat: i64, card: i64, why: Why) -> bool:
    """Whether enough of the cards drawn would be left without this one."""
    deal = promise_of(s, seat)
    if deal is None or s.drawn >> card & 1 == 0:
        return True
    return ones(s.drawn) > deal.after.cards or why.no(CARD_PROMISED, card)


def spares_pile(s: Genoa, seat: i64, effected: bool, deck: i64, count: i64, why: Why) -> bool:
    """Whether so many cards may be drawn otherwise before the action gives the promised ones."""
    deal = promise_of(s, seat)
    if deal is None or effected or deal.after.cards == 0 or DRAWS[deal.target] != deck:
        return True
    return pile(s, deck) - count >= deal.after.cards or why.no(PILE_PROMISED, deck)
