"""GE-8: what may be offered, accepted and left. Functions of state and terms: both drivers and the menu ask them."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.masks import ONE, ones
from fondaco.core.objections import Reason, Why
from fondaco.core.rows import Row
from fondaco.games.genoa.cards import pile
from fondaco.games.genoa.components import (
    ALL_SPACES,
    BUILDING,
    COMMODITIES,
    DECK,
    DECK_MASK,
    DECK_OF,
    DECKS,
    DRAWN,
    DRAWS,
    EXTRA_ACTION,
    GOOD,
    GOODS,
    LARGE,
    LARGE_REWARD,
    MARKER,
    MOST_OFFERS,
    NEIGHBOURS,
    PLACE,
    SMALL,
    SMALL_REWARD,
    SPACE,
    TAKES,
    TWO_PLAYER_ACTIONS,
    UNIT,
    WANTED,
    is_building,
    members,
)
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.supply import left_of
from fondaco.games.genoa.values import After, Bundle, Offer, Wish, goods_in

OUT_OF_REACH: Final = Reason("GE-9.39", "out-of-reach", [SPACE])
TOO_MANY_OFFERS: Final = Reason("GE-9.39", "too-many-offers", ["most"])
NO_ACTION_LEFT: Final = Reason("GE-8.18", "no-action-left", [BUILDING])
ODD_DUCATS: Final = Reason("GE-1.07", "odd-ducats", ["unit"])
TOO_FEW_DUCATS: Final = Reason("GE-8.22", "too-few-ducats", ["wanted", "have"])
TOO_FEW_GOODS: Final = Reason("GE-8.22", "too-few-goods", [GOOD, "wanted", "have"])
EXTRA_NEEDED: Final = Reason("GE-8.37", "extra-action-needed", [])
CARD_NOT_HELD: Final = Reason("GE-8.22", "card-not-held", [])
NO_ACTION_THERE: Final = Reason("GE-8.10", "no-action-there", [SPACE])
NOT_CERTAIN: Final = Reason("GE-8.22", "not-certain", [GOOD, "wanted", "certain"])
CARDS_NOT_CERTAIN: Final = Reason("GE-9.22", "cards-not-certain", ["wanted", "certain"])
OTHER_ORDER: Final = Reason("GE-9.23", "no-such-order-here", [DECK, BUILDING])
ORDER_NEEDS: Final = Reason("GE-9.23", "order-lacks", [GOOD])
ORDER_PAYS_LESS: Final = Reason("GE-9.23", "order-pays-less", ["wanted", "reward"])
NO_TILE_REWARD: Final = Reason("GE-9.23", "tile-not-in-supply", [GOOD])
ONE_OPTION: Final = Reason("GE-10.12", "one-villa-option", [])
NOTHING_OFFERED: Final = Reason("GE-8.17", "nothing-offered", [])
WORTH_NOTHING: Final = Reason("GE-8.38", "worth-nothing", [])
NEEDS_A_GOOD: Final = Reason("GE-15.01", "needs-a-good", [])
NOT_ADJACENT: Final = Reason("GE-8.29", "not-adjacent", [SPACE])
VISITED: Final = Reason("GE-6.03", "visited", [SPACE])
NO_MOVE_LEFT: Final = Reason("GE-6.02", "no-move-left", [])
ACTION_OPEN: Final = Reason("GE-8.42", "action-still-open", [BUILDING])
MUST_SELL: Final = Reason("GE-8.32", "must-sell", [BUILDING])

# --- actions left -----------------------------------------------------------------------------------------------------


def allowance(s: Genoa, seat: i64) -> i64:
    """GE-7.01: one action; GE-15.02, GE-15.10: two for the trader of two players once the other has acted."""
    if s.rules.two and seat == s.trader and s.acted >> (1 - seat) & 1:
        return TWO_PLAYER_ACTIONS
    return 1


def needs_extra(s: Genoa, seat: i64) -> bool:
    """GE-7.05, GE-12.10: whether the next action is beyond the allowance."""
    return s.players[seat].taken >= allowance(s, seat)


def action_left(s: Genoa, seat: i64) -> bool:
    """GE-7.05: the allowance, or an Extra action tile."""
    return not needs_extra(s, seat) or s.players[seat].goods[EXTRA_ACTION] > 0


# --- where offers can lead --------------------------------------------------------------------------------------------


def next_spaces(s: Genoa) -> i64:
    """GE-6.01 to 6.03: the unvisited neighbours, while a move is left; as a set."""
    return NEIGHBOURS[s.tower] & ~s.discs if s.stacked > 1 else 0


def reachable(s: Genoa) -> i64:
    """GE-9.09: the unvisited spaces that the moves left can reach, as a set."""
    free = ALL_SPACES & ~s.discs
    found: i64 = 0
    edge = ONE << s.tower
    for _ in range(s.stacked - 1):
        beyond: i64 = 0
        rest = edge
        space: i64 = 0
        while rest:
            if rest & 1:
                beyond |= NEIGHBOURS[space]
            rest >>= 1
            space += 1
        edge = beyond & free & ~found
        found |= edge
    return found


def open_targets(s: Genoa, here: bool) -> i64:
    """GE-9.39: the spaces for which offers can be posted."""
    return reachable(s) | ONE << s.tower if here else reachable(s)


def could_offer(s: Genoa, seat: i64, here: bool) -> bool:
    """GE-9.15: public grounds only: an action left for a building, or a street or the market among the targets."""
    near = next_spaces(s)
    if action_left(s, seat):
        return here or near != 0
    if not here and near & ~BUILDING_MASK:
        return True
    return s.rules.open_offers and reachable(s) & ~BUILDING_MASK != 0


BUILDING_MASK: Final[i64] = (ONE << len(BUILDING)) - 1

# --- an offer on its owner's side -------------------------------------------------------------------------------------


def may_post(s: Genoa, seat: i64, here: bool, id: i64, target: i64, give: Bundle, after: After, why: Why) -> bool:
    """GE-9.39: a new offer (`id` -1) or a revised one. What is asked of the trader is not judged (GE-9.40)."""
    if open_targets(s, here) >> target & 1 == 0:
        return why.no(OUT_OF_REACH, target)
    if id < 0 and free_place(s, seat) < 0:
        return why.no(TOO_MANY_OFFERS, MOST_OFFERS)
    return valid(s, seat, target, give, after, why)


def free_place(s: Genoa, seat: i64) -> i64:
    """The id of the first free place of a player on the table, or -1."""
    used: i64 = 0
    for offer in s.offers:
        if offer.by() == seat:
            used |= ONE << offer.id % MOST_OFFERS
    for place in range(MOST_OFFERS):
        if used >> place & 1 == 0:
            return seat * MOST_OFFERS + place
    return -1


def valid(s: Genoa, seat: i64, target: i64, give: Bundle, after: After, why: Why) -> bool:
    """GE-8.17, 8.18, 8.22, 8.37 to 8.39, 15.01: the offer is good on its owner's side."""
    if is_building(target) and not action_left(s, seat):
        return why.no(NO_ACTION_LEFT, target)
    if not owns(s, seat, give, why):
        return False
    if is_building(target) and needs_extra(s, seat) and give.goods[EXTRA_ACTION] == s.players[seat].goods[EXTRA_ACTION]:
        return why.no(EXTRA_NEEDED)
    if not after.empty() and not certain(s, seat, target, give, after, why):
        return False
    markers = give.goods[MARKER] + after.goods[MARKER]
    return pays(s, give.ducats + after.ducats, markers, goods_in(give, after, s.markers[s.trader]), why)


def owns(s: Genoa, seat: i64, give: Bundle, why: Why) -> bool:
    """GE-8.22: nobody gives more than he owns. GE-8.39: before the deal."""
    player = s.players[seat]
    if give.ducats % UNIT:
        return why.no(ODD_DUCATS, UNIT)
    if give.ducats > player.ducats:
        return why.no(TOO_FEW_DUCATS, give.ducats, player.ducats)
    if give.things:
        for good in range(GOODS):
            if give.goods[good] > player.goods[good]:
                return why.no(TOO_FEW_GOODS, good, give.goods[good], player.goods[good])
    return give.cards & ~player.cards == 0 or why.no(CARD_NOT_HELD)


def pays(s: Genoa, ducats: i64, markers: i64, goods: i64, why: Why) -> bool:
    """GE-8.17, GE-8.38: the trader really gets something; GE-15.01: with two players a good.

    `goods` are those that he can receive, not all `markers` among them.
    """
    if goods > 0:
        return True
    if ducats == 0:
        return why.no(NOTHING_OFFERED if markers == 0 else WORTH_NOTHING)
    return not s.rules.two or why.no(NEEDS_A_GOOD)


# --- promises (GE-9.20 to 9.25) ---------------------------------------------------------------------------------------


def certain_good(s: Genoa, seat: i64, target: i64, good: i64) -> i64:
    """GE-9.20, GE-9.21: how many of a good the action is certain to give now."""
    count = TAKES[target][good]
    return min(count, left_of(s, seat, good)) if count else 0


def certain_cards(s: Genoa, target: i64) -> i64:
    """GE-9.22: how many cards the action is certain to give now; GE-11.04 counts the face-up ones too."""
    deck = DRAWS[target]
    return min(DRAWN[target], pile(s, deck)) if deck >= 0 else 0


def certain(s: Genoa, seat: i64, target: i64, give: Bundle, after: After, why: Why) -> bool:
    """GE-8.22, GE-9.20 to 9.25: what is promised will come from the action."""
    if not is_building(target):
        return why.no(NO_ACTION_THERE, target)
    for good in range(GOODS):
        if after.goods[good] > certain_good(s, seat, target, good):
            return why.no(NOT_CERTAIN, good, after.goods[good], certain_good(s, seat, target, good))
    if after.cards > certain_cards(s, target):
        return why.no(CARDS_NOT_CERTAIN, after.cards, certain_cards(s, target))
    if after.deck < 0:
        return True
    if after.ducats % UNIT:
        return why.no(ODD_DUCATS, UNIT)
    reward = LARGE_REWARD if after.deck == LARGE else SMALL_REWARD
    if after.ducats > reward:
        return why.no(ORDER_PAYS_LESS, after.ducats, reward)
    if after.tile >= 0 and (after.deck == SMALL or s.supply[after.tile] == 0):
        return why.no(NO_TILE_REWARD, after.tile)
    if after.deck == LARGE and after.cards:
        return why.no(ONE_OPTION)
    return can_fill(s, seat, target, give, after, why)


def can_fill(s: Genoa, seat: i64, target: i64, give: Bundle, after: After, why: Why) -> bool:
    """GE-9.23, GE-9.24, GE-9.38: the order is held, fits, and has its commodities when `give` is paid."""
    player = s.players[seat]
    order = after.order
    held = order >= 0 and (player.cards & ~give.cards) >> order & 1
    if not held or PLACE[order] != target or DECK_OF[order] != after.deck:
        return why.no(OTHER_ORDER, after.deck, target)
    for good in range(COMMODITIES):
        have = player.goods[good] - give.goods[good] - after.goods[good]
        if after.deck == SMALL:
            have += certain_good(s, seat, target, good)
        if WANTED[order][good] > max(have, 0):
            return why.no(ORDER_NEEDS, good)
    return True


# --- accepting --------------------------------------------------------------------------------------------------------


def may_strike(s: Genoa, target: i64, here: bool, why: Why) -> bool:
    """GE-8.29, GE-8.42, GE-9.10: a deal for this space can be made now."""
    if here:
        return target == s.tower or why.no(ACTION_OPEN, s.tower)
    return may_move(s, target, why)


def may_move(s: Genoa, space: i64, why: Why) -> bool:
    """GE-6.01 to 6.03."""
    if s.discs >> space & 1:
        return why.no(VISITED, space)
    if s.stacked <= 1:
        return why.no(NO_MOVE_LEFT)
    return NEIGHBOURS[s.tower] >> space & 1 == 1 or why.no(NOT_ADJACENT, space)


def can_pay(s: Genoa, seat: i64, wish: Wish, why: Why) -> bool:
    """GE-9.40: whether the asked side owns what is asked, judged at the acceptance and told to that side alone."""
    player = s.players[seat]
    if wish.ducats % UNIT:
        return why.no(ODD_DUCATS, UNIT)
    if wish.ducats > player.ducats:
        return why.no(TOO_FEW_DUCATS, wish.ducats, player.ducats)
    for good in range(GOODS):
        if wish.goods[good] > player.goods[good]:
            return why.no(TOO_FEW_GOODS, good, wish.goods[good], player.goods[good])
    for deck in range(DECKS):
        if wish.kinds[deck] > ones(player.cards & DECK_MASK[deck]):
            return why.no(CARD_NOT_HELD)
    return True


def names_kinds(cards: i64, kinds: Row) -> bool:
    """GE-9.40: whether these cards are just what was asked for by kind and number."""
    for deck in range(DECKS):
        if ones(cards & DECK_MASK[deck]) != kinds[deck]:
            return False
    return True


def duty(s: Genoa) -> bool:
    """GE-8.32, GE-8.34: whether a standing offer for the building here asks nothing of the trader."""
    for offer in s.offers:
        if creates_duty(s, offer):
            return True
    return False


def creates_duty(s: Genoa, offer: Offer) -> bool:
    """GE-8.34, GE-8.35: for this building, and it asks nothing. (Standing offers are valid: GE-9.09.)"""
    return offer.target == s.tower and offer.ask.empty()


def lowest_cards(hand: i64, kinds: Row) -> i64:
    """The first cards of a hand that are of these kinds."""
    named: i64 = 0
    for card in members(hand):
        if ones(named & DECK_MASK[DECK_OF[card]]) < kinds[DECK_OF[card]]:
            named |= ONE << card
    return named
