"""What goes to and fro between players, supplies and bank: ducats, goods, markers (GE-1, GE-8.23, GE-10.02)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.rows import Row
from fondaco.games.genoa.actions import OFFER
from fondaco.games.genoa.components import COMMODITIES, GOOD, GOODS, MARKER, SMALL, TAKES
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.values import Offer

TO: Final = SEAT.named("to")
EARNED: Final = Kind("earned", [SEAT, "ducats"])
PAID: Final = Kind("paid", [SEAT, TO, "ducats"])
GAINED: Final = Kind("gained", [SEAT, GOOD, "count"])
RETURNED: Final = Kind("returned", [SEAT, GOOD, "count"])
GAVE: Final = Kind("gave", [SEAT, TO, GOOD])
LAPSED: Final = Kind("lapsed", [SEAT, OFFER])


def earn(s: Genoa, seat: i64, ducats: i64) -> None:
    """GE-1.08: the bank never runs out."""
    s.players[seat].ducats += ducats
    s.tell(EARNED, seat, ducats)


def left_of(s: Genoa, seat: i64, good: i64) -> i64:
    """What the supply has left for this player: of markers only those of his colour."""
    return s.markers[seat] if good == MARKER else s.supply[good]


def gain(s: Genoa, seat: i64, good: i64, count: i64) -> None:
    """GE-10.02: take so many from the supply, or what is left."""
    count = min(count, left_of(s, seat, good))
    if count == 0:
        return
    s.players[seat].goods[good] += count
    if good == MARKER:
        s.markers[seat] -= count
    else:
        s.supply[good] -= count
        if s.supply[good] == 0:
            _yield_is_out(s, good)
    s.tell(GAINED, seat, good, count)


def give_back(s: Genoa, seat: i64, good: i64, count: i64) -> None:
    """To the supply; a marker to its colour."""
    if count == 0:
        return
    lose(s, seat, good, count)
    if good == MARKER:
        s.markers[seat] += count
    else:
        s.supply[good] += count
    s.tell(RETURNED, seat, good, count)


def lose(s: Genoa, seat: i64, good: i64, count: i64) -> None:
    """Goods leave a player."""
    s.players[seat].goods[good] -= count
    if good < COMMODITIES and count > 0:
        _order_may_fail(s, seat)


def pass_goods(s: Genoa, giver: i64, to: i64, goods: Row) -> None:
    """From player to player. GE-8.23, GE-8.24: markers go to the supply, others of the receiver's colour come back."""
    for good in range(GOODS):
        count = goods[good]
        if count == 0:
            continue
        if good == MARKER:
            give_back(s, giver, MARKER, count)
            gain(s, to, MARKER, count)
        else:
            lose(s, giver, good, count)
            s.players[to].goods[good] += count
            for _ in range(count):
                s.tell(GAVE, giver, to, good)


def pass_ducats(s: Genoa, giver: i64, to: i64, ducats: i64) -> None:
    """From player to player."""
    if ducats:
        s.players[giver].ducats -= ducats
        s.players[to].ducats += ducats
        s.tell(PAID, giver, to, ducats)


# --- offers that rest on secrets (GE-9.40) ----------------------------------------------------------------------------


def lapse(s: Genoa, offer: Offer) -> None:
    """GE-9.09: an offer leaves the table."""
    s.offers = [standing for standing in s.offers if standing is not offer]
    s.tell(LAPSED, offer.by(), offer.id)


def _order_may_fail(s: Genoa, seat: i64) -> None:
    """GE-9.46: whether a secret order can still be delivered is nobody's business: any commodity lost ends it."""
    for offer in s.offers:
        if offer.after.deck >= 0 and offer.by() == seat:
            lapse(s, offer)


def _yield_is_out(s: Genoa, good: i64) -> None:
    """GE-9.46: a small order may have counted on this yield of the action."""
    for offer in s.offers:
        if offer.after.deck == SMALL and TAKES[offer.target][good] > 0:
            lapse(s, offer)


def cards_may_fail(s: Genoa, seat: i64, deck: i64) -> None:
    """GE-9.46: a card of this deck has left the hand: which offers it stood in is nobody's business."""
    for offer in s.offers:
        if offer.by() == seat and (offer.after.deck == deck or offer.give.kinds()[deck] > 0):
            lapse(s, offer)
