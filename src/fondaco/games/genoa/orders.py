"""GE-11.10 to 11.16, 11.20 to 11.22: large and small orders."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask
from fondaco.core.objections import Reason, Why
from fondaco.games.genoa.actions import TAKE_TILE
from fondaco.games.genoa.cards import play
from fondaco.games.genoa.components import (
    BUILDING,
    CARD,
    COMMODITIES,
    FIRST_TILE,
    GOOD,
    LARGE_REWARD,
    MARKER,
    PLACE,
    SMALL_REWARD,
    WANTED,
)
from fondaco.games.genoa.promises import bound_order, needs, promise_of, spares, spares_drawn
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.supply import earn, gain, give_back

NOT_HELD: Final = Reason("GE-11.06", "no-such-card", [CARD])
OTHER_BUILDING: Final = Reason("GE-11.13", "order-for-other-building", [CARD, BUILDING])
LACKS: Final = Reason("GE-11.10", "lacks-commodity", [CARD, GOOD])
ONE_ORDER: Final = Reason("GE-11.20", "one-order-per-action", [])
ORDER_BOUND: Final = Reason("GE-8.40", "order-bound", [CARD])
CONTRACT_PROMISED: Final = Reason("GE-8.40", "contract-promised", [])
TILE_OUT: Final = Reason("GE-11.12", "tile-out", [GOOD])
TILE_PROMISED: Final = Reason("GE-8.40", "good-promised", [GOOD])
TILE_ONLY: Final[list[Verb]] = [TAKE_TILE]


def has_all(s: Genoa, seat: i64, building: i64, card: i64, why: Why) -> bool:
    """GE-11.10, GE-11.13: the card for this building, and its commodities."""
    player = s.players[seat]
    if player.cards >> card & 1 == 0:
        return why.no(NOT_HELD, card)
    if PLACE[card] != building:
        return why.no(OTHER_BUILDING, card, PLACE[card])
    for good in range(COMMODITIES):
        if WANTED[card][good] > player.goods[good]:
            return why.no(LACKS, card, good)
    return spares_drawn(s, seat, card, why)


def may_complete(s: Genoa, seat: i64, building: i64, effected: bool, ordered: bool, card: i64, why: Why) -> bool:
    """GE-11.13; GE-11.20: one order an action; GE-8.40: a promised one, and with nothing that is promised."""
    if ordered:
        return why.no(ONE_ORDER)
    if not has_all(s, seat, building, card, why):
        return False
    bound = bound_order(s, seat, ordered)
    if bound >= 0 and bound != card:
        return why.no(ORDER_BOUND, bound)
    return spares(s, seat, effected, bound == card, WANTED[card], why)


def complete(s: Genoa, seat: i64, card: i64) -> None:
    """GE-11.14"""
    pay_out(s, seat, card)
    earn(s, seat, SMALL_REWARD)


def pay_out(s: Genoa, seat: i64, card: i64) -> None:
    """The commodities go back to the supply, the card is shown."""
    for good in range(COMMODITIES):
        give_back(s, seat, good, WANTED[card][good])
    play(s, seat, card)


def may_deliver(s: Genoa, seat: i64, villa: i64, ordered: bool, card: i64, why: Why) -> bool:
    """GE-11.10: as the effect of the action; GE-11.20, GE-8.40."""
    if ordered:
        return why.no(ONE_ORDER)
    if not has_all(s, seat, villa, card, why):
        return False
    deal = promise_of(s, seat)
    if deal is None:
        return True
    if deal.after.cards:
        return why.no(CONTRACT_PROMISED)
    bound = bound_order(s, seat, ordered)
    return bound < 0 or bound == card or why.no(ORDER_BOUND, bound)


def may_deliver_by_tile(s: Genoa, seat: i64, villa: i64, effected: bool, ordered: bool, card: i64, why: Why) -> bool:
    """GE-11.21, GE-12.44: a use of its own, which does not count as the order of the action; but GE-8.40 binds it."""
    if not has_all(s, seat, villa, card, why):
        return False
    bound = bound_order(s, seat, ordered)
    if bound == card:
        return why.no(ORDER_BOUND, card)
    return spares(s, seat, effected, ordered, WANTED[card], why)


def deliver(s: Genoa, seat: i64, card: i64) -> None:
    """GE-11.11, GE-11.12: the reward, and a tile of his choice if there is any."""
    deal = promise_of(s, seat)
    promised = deal is not None and deal.after.order == card
    pay_out(s, seat, card)
    earn(s, seat, LARGE_REWARD)
    kinds = [good for good in range(FIRST_TILE, MARKER) if s.supply[good] > 0]
    if len(kinds) == 1:
        gain(s, seat, kinds[0], 1)
    elif kinds:
        s.push(RewardTile(seat, promised))


class RewardTile(Ask):
    """GE-11.11, D8: the special tile for a large order."""

    def __init__(self, seat: i64, promised: bool) -> None:
        super().__init__(seat)
        self.promised: Final = promised
        """Whether the order was promised in a deal, perhaps with this tile (GE-9.23)."""

    def rule(self) -> str:
        return "GE-11.11"

    def verbs(self) -> list[Verb]:
        return TILE_ONLY

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        good = FIRST_TILE + a.x
        if s.supply[good] == 0:
            return why.no(TILE_OUT, good)
        deal = promise_of(s, seat)
        if not self.promised or deal is None or deal.after.tile < 0 or deal.after.tile == good:
            return True
        wanted = deal.after.tile
        return s.players[seat].goods[wanted] >= needs(deal, wanted, True) or why.no(TILE_PROMISED, wanted)

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        gain(s, seat, FIRST_TILE + a.x, 1)
