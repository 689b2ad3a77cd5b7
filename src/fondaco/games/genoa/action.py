"""GE-7, GE-10: an action: its begin, what may be done in it, its end, and what was promised from it."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Frame, Step
from fondaco.core.masks import ONE, ones
from fondaco.core.objections import Reason, Why
from fondaco.games.genoa import orders, tiles
from fondaco.games.genoa.actions import (
    CHOOSE,
    COMPLETE,
    DELIVER,
    EFFECT,
    END,
    HAND_OVER,
    TAKE_CONTRACT,
    TRADE_CARD,
    TRADE_GOOD,
    USE_BUILDING,
)
from fondaco.games.genoa.cards import nth, pass_cards
from fondaco.games.genoa.components import (
    BUILDING,
    BUILDINGS,
    CARD,
    CHOICE,
    COMMODITIES,
    DECK_MASK,
    EXTRA_ACTION,
    FIRST,
    IN_DECK,
    LARGE,
    OWNER_BONUS,
    PLACE,
    SMALL,
    TRADE,
    WANTED,
    is_building,
    is_villa,
    members,
)
from fondaco.games.genoa.components import BUILDING_ACTION as BUILDING_TILE
from fondaco.games.genoa.effects import DONE_ALREADY, carry_out
from fondaco.games.genoa.legality import needs_extra
from fondaco.games.genoa.messages import received
from fondaco.games.genoa.promises import bound_order, promise_of
from fondaco.games.genoa.state import Genoa, Player
from fondaco.games.genoa.supply import earn, give_back, pass_ducats, pass_goods
from fondaco.games.genoa.values import AT_RANDOM, one

VILLA_CHOOSES: Final = Reason("GE-10.12", "choose-an-option", [BUILDING])
NO_VILLA: Final = Reason("GE-10.12", "no-villa", [BUILDING])
EFFECT_FIRST: Final = Reason("GE-7.11", "effect-first", [])
ORDER_BOUND: Final = Reason("GE-8.40", "order-bound", [CARD])
NOT_DRAWN: Final = Reason("GE-8.40", "not-drawn-here", [CARD])
BEGAN: Final = Kind("began", [SEAT, BUILDING])

IN_ACTION: Final[list[Verb]] = [
    *[EFFECT, TAKE_CONTRACT, DELIVER, COMPLETE, CHOOSE, TRADE_GOOD, TRADE_CARD, USE_BUILDING, END]
]
HAND_ONLY: Final[list[Verb]] = [HAND_OVER]


class BeginAction(Step):
    """GE-7.08, GE-7.09: the owner's bonus comes first; GE-7.05: the allowance is used before a tile."""

    def __init__(self, seat: i64, building: i64) -> None:
        self.seat: Final[i64] = seat
        self.building: Final[i64] = building

    def run(self, s: Genoa) -> None:
        seat = self.seat
        s.tell(BEGAN, seat, self.building)
        if needs_extra(s, seat):
            give_back(s, seat, EXTRA_ACTION, 1)  # GE-12.02
        else:
            s.players[seat].taken += 1
        s.acted |= ONE << seat
        owner = s.owners[self.building]
        if owner >= 0 and owner != seat:
            earn(s, owner, OWNER_BONUS)
        s.push(Act(seat, self.building, False, False))


class Act(Ask):
    """GE-7.10, D9: until the end, in any order: the effect once, at most one order, any number of tiles."""

    def __init__(self, seat: i64, building: i64, effected: bool, ordered: bool) -> None:
        super().__init__(seat)
        self.building: Final[i64] = building
        self.effected: Final = effected
        self.ordered: Final = ordered

    def only(self, s: Genoa) -> Action | None:
        """The effect, or the end, if nobody could think of anything else: by what lies open, not by what is in hand."""
        if self.has_tile(s) or (not self.ordered and could_fill(s, self.seat, self.building, SMALL)):
            return None
        if self.effected:
            deal = promise_of(s, self.seat)
            bound = deal is not None and deal.after.deck >= 0 and not self.ordered
            return None if bound else END.of()
        if not is_villa(self.building):
            return EFFECT.of()
        return None if could_fill(s, self.seat, self.building, LARGE) else TAKE_CONTRACT.of()

    def obvious(self, s: Genoa, seat: i64) -> Action | None:
        """Without a tile to use first, the effect: an order can wait until after it."""
        return EFFECT.of() if not self.effected and not is_villa(self.building) and not self.has_tile(s) else None

    def has_tile(self, s: Genoa) -> bool:
        """Whether a special tile could be used in this action."""
        goods = s.players[self.seat].goods
        if goods[CHOICE] > 0 or goods[TRADE] > 0:
            return True
        return goods[BUILDING_TILE] > 0 and owns_building(s, self.seat)

    def rule(self) -> str:
        return "GE-7.10"

    def verbs(self) -> list[Verb]:
        return IN_ACTION

    def candidates(self, s: Genoa, seat: i64) -> list[Action]:
        player = s.players[seat]
        found = [EFFECT.of(), TAKE_CONTRACT.of()]
        if not self.effected and is_villa(self.building):
            found += held(DELIVER, player.cards, LARGE)
        if not self.ordered:
            found += held(COMPLETE, player.cards, SMALL)
        if player.goods[CHOICE]:
            found += CHOOSE.table
        if player.goods[TRADE]:
            found += TRADE_GOOD.table
            found += [TRADE_CARD.of(card) for card in members(player.cards)]
        if player.goods[BUILDING_TILE]:
            found += USE_BUILDING.table
        found.append(END.of())
        return found

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        verb, effected, ordered = a.verb, self.effected, self.ordered
        if verb is END:
            if not effected:
                return why.no(EFFECT_FIRST)
            bound = bound_order(s, seat, ordered)
            return bound < 0 or why.no(ORDER_BOUND, bound)
        if verb is EFFECT or verb is TAKE_CONTRACT or verb is DELIVER:
            return self.allows_effect(s, seat, a, why)
        if verb is COMPLETE:
            return orders.may_complete(s, seat, self.building, effected, ordered, FIRST[SMALL] + a.x, why)
        if verb is CHOOSE:
            return tiles.may_choose(s, seat, effected, ordered, a.x, why)
        if verb is TRADE_GOOD:
            return tiles.may_trade(s, seat, effected, ordered, a.x, why)
        if verb is TRADE_CARD:
            return tiles.may_trade_card(s, seat, effected, ordered, a.x, why)
        return tiles.may_use_building(s, seat, effected, ordered, a.x, why)

    def allows_effect(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        """GE-7.11: exactly once; GE-10.12: at a villa one of two options."""
        if self.effected:
            return why.no(DONE_ALREADY)
        if a.verb is EFFECT:
            return not is_villa(self.building) or why.no(VILLA_CHOOSES, self.building)
        if not is_villa(self.building):
            return why.no(NO_VILLA, self.building)
        if a.verb is TAKE_CONTRACT:
            bound = bound_order(s, seat, self.ordered)
            return bound < 0 or why.no(ORDER_BOUND, bound)
        return orders.may_deliver(s, seat, self.building, self.ordered, FIRST[LARGE] + a.x, why)

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        verb = a.verb
        if verb is END:
            return
        if verb is EFFECT or verb is TAKE_CONTRACT:
            questions = carry_out(s, seat, self.building, True)
            s.plan([*questions, self.on(True, self.ordered)])
        elif verb is DELIVER:
            s.push(self.on(True, True))
            orders.deliver(s, seat, FIRST[LARGE] + a.x)
        elif verb is COMPLETE:
            s.push(self.on(self.effected, True))
            orders.complete(s, seat, FIRST[SMALL] + a.x)
        else:
            s.push(self)
            tiles.use(s, seat, self.building, self.effected, self.ordered, a)

    def on(self, effected: bool, ordered: bool) -> "Act":
        """The same action, further on."""
        return Act(self.seat, self.building, effected, ordered)


def could_fill(s: Genoa, seat: i64, building: i64, deck: i64) -> bool:
    """Whether the player might hold an order of this deck that can be filled there, as far as others can tell."""
    player = s.players[seat]
    if player.cards & DECK_MASK[deck] == 0:
        return False
    for card in range(FIRST[deck], FIRST[deck] + IN_DECK[deck]):
        if PLACE[card] == building and s.face_up >> card & 1 == 0 and has_wanted(player, card):
            return True
    return False


def has_wanted(player: Player, card: i64) -> bool:
    """Whether the commodities of an order are there."""
    for good in range(COMMODITIES):
        if WANTED[card][good] > player.goods[good]:
            return False
    return True


def owns_building(s: Genoa, seat: i64) -> bool:
    """Whether a marker of this player lies on a building."""
    for building in range(BUILDINGS):
        if s.owners[building] == seat:
            return True
    return False


def held(verb: Verb, cards: i64, deck: i64) -> list[Action]:
    """The actions of a verb on those cards of a deck that are held."""
    first = FIRST[deck]
    return [a for a in verb.table if cards >> (first + a.x) & 1]


class FinishDeal(Step):
    """GE-8.10, GE-9.14 (6): after the end of the bought action its promised part is handed over."""

    def run(self, s: Genoa) -> None:
        deal = s.deal
        if deal is None:
            return
        after = deal.after
        pass_goods(s, deal.buyer, s.trader, after.goods)
        if after.deck >= 0:
            pass_ducats(s, deal.buyer, s.trader, after.ducats)
            if after.tile >= 0:
                pass_goods(s, deal.buyer, s.trader, one(after.tile))
        extra = ones(s.drawn) - after.cards
        s.push(CloseDeal())
        if after.cards and after.pick == AT_RANDOM:
            while extra > 0:
                s.drawn &= ~(ONE << nth(s.drawn, s.chance.below(ones(s.drawn))))
                extra -= 1
        elif after.cards and extra > 0:
            s.push(HandCards(deal.buyer, after.cards))
            return
        hand(s, s.drawn if after.cards else 0)


class HandCards(Ask):
    """GE-9.22, D13: which of the cards drawn are handed over, one after the other; `State.drawn` are those still there.

    An action gives two cards at most, so that a search meets no set twice.
    """

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left

    def rule(self) -> str:
        return "GE-9.22"

    def verbs(self) -> list[Verb]:
        return HAND_ONLY

    def candidates(self, s: Genoa, seat: i64) -> list[Action]:
        return [HAND_OVER.of(card) for card in members(s.drawn)]

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        return s.drawn >> a.x & 1 == 1 or why.no(NOT_DRAWN, a.x)

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        s.drawn &= ~(ONE << a.x)
        hand(s, ONE << a.x)
        if self.left - 1 == ones(s.drawn):
            hand(s, s.drawn)  # for all to see, none is left to choose
        elif self.left > 1:
            s.push(HandCards(seat, self.left - 1))


def hand(s: Genoa, cards: i64) -> None:
    """Drawn cards pass to the trader, unseen by others."""
    if s.deal is not None:
        pass_cards(s, s.deal.buyer, s.trader, cards, 0, cards)


class CloseDeal(Step):
    """The deal is done; GE-11.34: messages that were held back may be delivered."""

    def run(self, s: Genoa) -> None:
        deal = s.deal
        s.deal = None
        s.drawn = 0
        if deal is not None and deal.after.cards:
            questions: list[Frame] = received(s, deal.buyer)
            s.plan([*questions, *received(s, s.trader)])


# --- where these would be asked, for the answer to "why not?" at another time -----------------------------------------


def act_at_home(s: Genoa, seat: i64) -> Act | None:
    """An action of this player at the building where the tower stands."""
    return Act(seat, s.tower, False, False) if s.tower >= 0 and is_building(s.tower) else None


for _verb in [TAKE_CONTRACT, DELIVER, COMPLETE]:
    _verb.home = act_at_home
for _verb in [CHOOSE, TRADE_GOOD, TRADE_CARD, USE_BUILDING]:
    _verb.home = lambda s, seat: Act(seat, 0, False, False)  # wherever the action is, tiles do the same
