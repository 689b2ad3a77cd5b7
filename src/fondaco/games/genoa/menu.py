"""GE-9.26 to 9.30: the finite menu for bots: a target, then a payment. It makes ordinary offers."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.masks import ONE
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.games.genoa.actions import BID, PAY, PAY_CARD, PAY_GOOD, PAY_ORDER, PAY_YIELD, WITHDRAW
from fondaco.games.genoa.components import (
    BUILDINGS,
    CARDS,
    DRAWN,
    EXTRA_ACTION,
    FIRST,
    GOODS,
    IN_DECK,
    LARGE,
    MARKER,
    MENU_DUCATS,
    MENU_PLUS,
    MENU_REWARDS,
    MOST_OFFERS,
    NO_GOODS,
    PLACE,
    SPACE,
    TAKES,
    is_building,
    is_villa,
    members,
)
from fondaco.games.genoa.deals import put
from fondaco.games.genoa.legality import (
    NO_ACTION_LEFT,
    NO_ACTION_THERE,
    OTHER_ORDER,
    TOO_MANY_OFFERS,
    action_left,
    can_fill,
    free_place,
    needs_extra,
    next_spaces,
    valid,
)
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.values import GIVER_PICKS, NO_PROMISE, NO_WISH, NOTHING, After, Bundle, one

NOT_IN_MENU: Final = Reason("GE-9.26", "not-in-menu", [SPACE])
CANNOT_PAY: Final = Reason("GE-9.27", "nothing-to-pay", [])
NO_YIELD: Final = Reason("GE-9.27", "no-such-yield", [SPACE])

PAYMENTS: Final[list[Verb]] = [PAY, PAY_GOOD, PAY_CARD, PAY_YIELD, PAY_ORDER]

# --- the payments, made once ------------------------------------------------------------------------------------------

PLUS_BUNDLES: Final = [NOTHING if ducats == 0 else Bundle(ducats, NO_GOODS, 0, 0) for ducats in MENU_PLUS]
DUCAT_BUNDLES: Final = [Bundle(ducats, NO_GOODS, 0, 0) for ducats in MENU_DUCATS]
GOOD_BUNDLES: Final = [[Bundle(ducats, one(good), 0, 0) for ducats in MENU_PLUS] for good in range(GOODS)]
CARD_BUNDLES: Final = [
    [Bundle(ducats, NO_GOODS, ONE << card, ONE << card) for ducats in MENU_PLUS] for card in range(CARDS)
]


def _yields(building: i64) -> list[After]:
    """GE-9.27 (vi): each single thing that the action gives."""
    found = [After(one(good), 0, GIVER_PICKS, -1, -1, 0, -1) for good in range(GOODS) if TAKES[building][good]]
    if DRAWN[building]:
        found.append(After(NO_GOODS, 1, GIVER_PICKS, -1, -1, 0, -1))
    return found


YIELDS: Final = [_yields(building) for building in range(BUILDINGS)]


# --- step one: the target ---------------------------------------------------------------------------------------------


def targets(s: Genoa, here: bool) -> i64:
    """GE-9.26: the building here, or the adjacent unvisited spaces; as a set."""
    return ONE << s.tower if here else next_spaces(s)


def may_bid(s: Genoa, seat: i64, here: bool, target: i64, why: Why) -> bool:
    """GE-9.26: a target of the menu for which this player can pay something."""
    if targets(s, here) >> target & 1 == 0:
        return why.no(NOT_IN_MENU, target)
    if is_building(target) and not action_left(s, seat):
        return why.no(NO_ACTION_LEFT, target)
    if free_place(s, seat) < 0:
        return why.no(TOO_MANY_OFFERS, MOST_OFFERS)
    if not s.rules.two and s.players[seat].ducats >= MENU_DUCATS[0]:
        return True
    for a in payments(s, seat, target):
        if may_pay(s, seat, target, a, QUIET):
            return True
    return why.no(CANNOT_PAY)


def bids(s: Genoa, here: bool) -> list[Action]:
    """Every target of the menu."""
    return [BID.of(space) for space in members(targets(s, here))]


def withdrawals(s: Genoa, seat: i64) -> list[Action]:
    """One's own standing offers."""
    return [WITHDRAW.of(offer.id) for offer in s.offers if offer.by() == seat]


# --- step two: the payment --------------------------------------------------------------------------------------------


def payments(s: Genoa, seat: i64, target: i64) -> list[Action]:
    """GE-9.27: what the menu offers somebody who owns these things."""
    player = s.players[seat]
    found = PAY.table[:]
    for good in range(GOODS):
        if player.goods[good]:
            found += PAY_GOOD.span(good, 0, len(MENU_PLUS) - 1)
    for card in members(player.cards):
        found += PAY_CARD.span(card, 0, len(MENU_PLUS) - 1)
    return found + promises(target)


def promises(target: i64) -> list[Action]:
    """GE-9.27 (vi), (vii): payments from the action."""
    found: list[Action] = []
    if is_building(target):
        for i in range(len(YIELDS[target])):
            found += PAY_YIELD.span(i, 0, len(MENU_PLUS) - 1)
        if is_villa(target):
            found += PAY_ORDER.table
    return found


def affordable(s: Genoa, seat: i64, target: i64) -> list[Action]:
    """The legal payments: `may_pay` of all, with what holds for all of them asked once."""
    player, two = s.players[seat], s.rules.two
    if is_building(target) and not action_left(s, seat):
        return []
    found: list[Action] = []
    if not two:
        found = [a for a in PAY.table if MENU_DUCATS[a.x] <= player.ducats]
    extra = is_building(target) and needs_extra(s, seat)
    for good in range(GOODS):
        if player.goods[good] == 0 or (extra and good == EXTRA_ACTION and player.goods[good] == 1):
            continue
        worthless = good == MARKER and s.markers[s.trader] == 0
        for plus in range(len(MENU_PLUS)):
            if MENU_PLUS[plus] <= player.ducats and not (worthless and (two or MENU_PLUS[plus] == 0)):
                found.append(PAY_GOOD.of(good, plus))
    for card in members(player.cards):
        for plus in range(len(MENU_PLUS)):
            if MENU_PLUS[plus] <= player.ducats:
                found.append(PAY_CARD.of(card, plus))
    return found + [a for a in promises(target) if may_pay(s, seat, target, a, QUIET)]


def may_pay(s: Genoa, seat: i64, target: i64, a: Action, why: Why) -> bool:
    """GE-9.27: only what can be afforded: the offer must be valid."""
    if a.verb is PAY_YIELD:
        if not is_building(target):
            return why.no(NO_ACTION_THERE, target)
        if a.x >= len(YIELDS[target]):
            return why.no(NO_YIELD, target)
    if a.verb is PAY_ORDER and fitting_order(s, seat, target) < 0:
        return why.no(OTHER_ORDER, LARGE, target) if is_villa(target) else why.no(NO_YIELD, target)
    return valid(s, seat, target, now(a), later(s, seat, target, a), why)


def now(a: Action) -> Bundle:
    """What is paid at once."""
    if a.verb is PAY:
        return DUCAT_BUNDLES[a.x]
    if a.verb is PAY_GOOD:
        return GOOD_BUNDLES[a.x][a.y]
    if a.verb is PAY_CARD:
        return CARD_BUNDLES[a.x][a.y]
    return PLUS_BUNDLES[a.y] if a.verb is PAY_YIELD else NOTHING


def later(s: Genoa, seat: i64, target: i64, a: Action) -> After:
    """What is promised from the action."""
    if a.verb is PAY_YIELD:
        return YIELDS[target][a.x]
    if a.verb is PAY_ORDER:
        return after_order(fitting_order(s, seat, target), MENU_REWARDS[a.x])
    return NO_PROMISE


def after_order(order: i64, ducats: i64) -> After:
    """GE-9.27 (vii): ducats after a large order."""
    return After(NO_GOODS, 0, GIVER_PICKS, LARGE, order, ducats, -1)


def fitting_order(s: Genoa, seat: i64, target: i64) -> i64:
    """The first large order in hand that could be delivered there now, or -1."""
    if is_villa(target):
        for card in range(FIRST[LARGE], FIRST[LARGE] + IN_DECK[LARGE]):
            held = PLACE[card] == target and s.players[seat].cards >> card & 1 == 1
            if held and can_fill(s, seat, target, NOTHING, after_order(card, 0), QUIET):
                return card
    return -1


def pay(s: Genoa, seat: i64, target: i64, a: Action) -> None:
    """Post the offer."""
    put(s, seat, -1, target, now(a), later(s, seat, target, a), NO_WISH)
