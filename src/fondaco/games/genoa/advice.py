"""What good players of Genoa care about, in ducats: what every tradable thing is worth to each seat.

* **Orders and messages are money to come**: a large order the more of its commodities are there, a small one most with
  its commodity, a message by half. So the same barrel of wine is worth more to one player than to another; that
  difference is what deals are made of.
* **Special tiles, markers and commodities** have a price of their own as long as there are rounds to use them.
* **Contracts** are worth what their groups score now.
* **A building with one's marker** pays whenever others use it, and scores in the end.
* **The right to act**: an action left in this turn is worth something, most to the trader, who can also sell the moves
  of the tower.
* **Prices**: an action is worth what it gives and the orders it lets one fill; a buyer offers somewhat more than half
  of that, the trader takes what is worth more to him than walking on. Offers are judged by the same worths.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.advice import Advice
from fondaco.core.masks import ONE
from fondaco.core.rows import Row, row
from fondaco.games.genoa.action import has_wanted
from fondaco.games.genoa.actions import (
    ACCEPT,
    ACCEPT_COUNTER,
    ADD,
    AGREE,
    BID,
    CHOOSE,
    COMPLETE,
    COUNTER,
    COUNTER_WITH,
    DECLINE,
    DELIVER,
    DONE,
    EFFECT,
    END,
    EVICT,
    FINISH,
    GET,
    GO,
    HEAR,
    KEEP,
    LEAVE,
    MORE,
    MOVE,
    OCCUPY,
    PASS,
    PAY,
    PAY_CARD,
    PAY_GOOD,
    PAY_ORDER,
    PAY_YIELD,
    PLACE,
    RAISE_DUCATS,
    STOP,
    TAKE,
    TAKE_TILE,
    TRADE_CARD,
    TRADE_GOOD,
    WITHDRAW,
)
from fondaco.games.genoa.components import (
    BUILDINGS,
    CARDS,
    COMMODITIES,
    CONTRACT,
    DECK_OF,
    DRAWN,
    DRAWS,
    FIRST,
    FIRST_TILE,
    GOOD,
    GOODS,
    LARGE,
    LARGE_REWARD,
    MENU_DUCATS,
    MENU_PLUS,
    MENU_REWARDS,
    MESSAGE,
    MESSAGE_REWARD,
    OWNER_BONUS,
    SMALL,
    SMALL_REWARD,
    TAKES,
    WANTED,
    is_building,
    members,
)
from fondaco.games.genoa.components import PLACE as PLACE_OF
from fondaco.games.genoa.deals import find
from fondaco.games.genoa.legality import action_left
from fondaco.games.genoa.live import Talk
from fondaco.games.genoa.scoring import score_of
from fondaco.games.genoa.sequential import Bid, Pay, TakeOrHear
from fondaco.games.genoa.state import Genoa, Player
from fondaco.games.genoa.turn import ChooseStart
from fondaco.games.genoa.values import Bundle

LEAST_DOUBT: Final = 15.0
DOUBT_A_ROUND: Final = 7.0
FAR: Final[i64] = 12
"""Quiet questions: somewhat more than a turn has."""
FULL_WORTH: Final = 2.5
"""Rounds before the end in which things begin to lose their worth."""
WORTHS: Final[dict[str, float]] = {
    "starting_space": 9.0,
    "trade_1_1": 11.0,
    "commodity_of_choice": 15.0,
    "building_action": 17.0,
    "extra_action": 15.0,
    "marker": 13.0,
}
A_COMMODITY: Final = 11.0
WORTH: Final = [WORTHS.get(good, A_COMMODITY) for good in GOOD.items]
"""Ducats that an open good is worth to anybody."""
CARD_WORTH: Final = [22.0, 12.0, 16.0, 13.0]
"""Ducats that an unknown card is worth, by deck."""
LARGE_LIKELY: Final = [0.12, 0.24, 0.42, 0.66]
"""How likely a large order is filled, by how many of its commodities are there."""
SMALL_LIKELY: Final = [0.3, 0.6]
MESSAGE_LIKELY: Final = 0.4
OWNERS_SHARE: Final = 0.35
"""How often in a round others use a building, on average."""
TRADERS_ACTION: Final = 16.0
AN_ACTION: Final = 7.0
A_MOVE: Final = 4.0
FAIR_PRICE: Final = 0.55
"""The part of an action's worth that a buyer offers."""
ORDERS_AT: Final = row([0] * int(BUILDINGS))
"""The orders that are filled in a building, as masks."""
for _card in range(FIRST[LARGE], CARDS):
    ORDERS_AT[PLACE_OF[_card]] |= ONE << _card


class GenoaAdvice(Advice):
    """The ideas above."""

    def estimate(self, s: Genoa) -> list[float]:
        rounds = rounds_left(s)
        return [expected(s, seat, rounds) for seat in range(s.seats)]

    def doubt(self, s: Genoa) -> float:
        return LEAST_DOUBT + DOUBT_A_ROUND * rounds_left(s)

    def quiet(self, s: Genoa) -> bool:
        """When a window opens or a turn begins: nothing offered, nothing agreed."""
        if s.offers or s.deal is not None:
            return False
        top = s.stack[-1]
        if isinstance(top, Bid):
            return top.rounds == 1
        if isinstance(top, Talk):
            return True
        return isinstance(top, (TakeOrHear, ChooseStart))

    def reach(self, s: Genoa) -> i64:
        """To somewhere in the next turn: what a price was worth shows when the actions are taken."""
        return FAR

    def priors(self, s: Genoa, seat: i64, actions: list[Action]) -> list[float]:
        time = min(1.0, rounds_left(s) / FULL_WORTH)
        top = s.stack[-1]
        target = top.target if isinstance(top, Pay) else s.drafts[seat]
        bought = action_worth(s, seat, target, time) if target >= 0 else 0.0
        return [prior(s, seat, action, bought, time) for action in actions]


# --- the estimate -----------------------------------------------------------------------------------------------------


def rounds_left(s: Genoa) -> float:
    """Rounds to come, this one by the turns that are left in it."""
    gone = float((s.trader - s.first + s.seats) % s.seats) / float(s.seats)
    return max(0.0, float(s.left) - gone)


def expected(s: Genoa, seat: i64, rounds: float) -> float:
    """The final ducats of a seat."""
    player = s.players[seat]
    time = min(1.0, rounds / FULL_WORTH)
    ducats = float(score_of(s, seat)) + goods_worth(player.goods, time)
    for card in members(player.cards):
        ducats += card_worth(player, card, time)
    for building in range(BUILDINGS):
        if s.owners[building] == seat:
            ducats += OWNERS_SHARE * float(OWNER_BONUS) * rounds
    if s.tower >= 0 and s.stacked > 0 and action_left(s, seat):
        ducats += TRADERS_ACTION + A_MOVE * float(s.stacked - 1) if seat == s.trader else AN_ACTION
    return ducats


def goods_worth(goods: Row, time: float) -> float:
    """Open goods: a hoard of one kind is worth less than one of each."""
    ducats = 0.0
    for good in range(GOODS):
        count = float(goods[good])
        if count > 0.0:
            ducats += WORTH[good] * (min(count, 2.0) + 0.6 * max(0.0, count - 2.0)) * time
    return ducats


def card_worth(player: Player, card: i64, time: float) -> float:
    """What a card in hand will bring beyond the commodities it asks for; a contract is scored already."""
    deck = DECK_OF[card]
    if deck == CONTRACT:
        return 0.0
    if deck == MESSAGE:
        return MESSAGE_LIKELY * float(MESSAGE_REWARD) * time
    have: i64 = 0
    for good in range(COMMODITIES):
        have += min(WANTED[card][good], player.goods[good])
    if deck == SMALL:
        return SMALL_LIKELY[have] * (float(SMALL_REWARD) - A_COMMODITY * float(have)) * time
    return LARGE_LIKELY[have] * (float(LARGE_REWARD) - A_COMMODITY * float(have)) * time


# --- prices -----------------------------------------------------------------------------------------------------------


def action_worth(s: Genoa, seat: i64, space: i64, time: float) -> float:
    """What an action there is worth to a seat: what it gives, and the order it lets him fill."""
    if not is_building(space):
        return 4.0
    player = s.players[seat]
    ducats = goods_worth(TAKES[space], time)
    if DRAWN[space] > 0:
        ducats += CARD_WORTH[DRAWS[space]] * float(DRAWN[space]) * time
    for card in members(player.cards & ORDERS_AT[space]):
        if has_wanted(player, card):
            ducats += 0.6 * float(LARGE_REWARD if DECK_OF[card] == LARGE else SMALL_REWARD)
    return ducats


def bundle_worth(s: Genoa, seat: i64, bundle: Bundle, time: float) -> float:
    """What a seat gains by getting these things."""
    ducats = float(bundle.ducats) + goods_worth(bundle.goods, time)
    for card in members(bundle.cards):
        ducats += CARD_WORTH[DECK_OF[card]] * time
    return ducats


def offered(s: Genoa, seat: i64, offer_id: i64, time: float) -> float:
    """What a standing offer is worth to the seat that gets it."""
    offer = find(s, offer_id)
    if offer is None:
        return 1.0
    ducats = bundle_worth(s, seat, offer.give, time) + goods_worth(offer.after.goods, time)
    ducats += float(offer.after.ducats) + 12.0 * float(offer.after.cards)
    return max(1.0, ducats - float(offer.ask.ducats) - goods_worth(offer.ask.goods, time))


def near(price: float, worth: float) -> float:
    """The weight of a price: most for a fair part of what is bought, little for more than that is worth."""
    away = price - FAIR_PRICE * worth
    if away < 0.0:
        away = -0.7 * away
    if price > worth:
        return 0.05
    return max(0.1, 2.0 - away / 8.0)


# --- priors -----------------------------------------------------------------------------------------------------------


def prior(s: Genoa, seat: i64, a: Action, bought: float, time: float) -> float:
    """How likely a good player does it; `bought` is the worth of what a payment is for."""
    verb = a.verb
    if verb is BID:
        return max(0.2, action_worth(s, seat, a.x, time) / 12.0)
    if verb is PASS or verb is DONE:
        return 1.0
    if verb is PAY or verb is PAY_GOOD or verb is PAY_CARD or verb is PAY_YIELD or verb is PAY_ORDER:
        return payment_prior(s, seat, a, bought, time)
    if verb is ACCEPT or verb is ADD:
        return offered(s, seat, a.x, time) / 8.0
    if verb is TAKE:
        return 0.3 + action_worth(s, seat, s.tower, time) / 12.0
    if verb is MOVE or verb is PLACE:
        return 0.3 + action_worth(s, seat, a.x, time) / 20.0
    if verb is EFFECT or verb is DELIVER or verb is COMPLETE:
        return 8.0 if verb is not EFFECT else 4.0
    return talk_prior(s, seat, a, time)


def talk_prior(s: Genoa, seat: i64, a: Action, time: float) -> float:
    """Counters and answers, and what closes the talk."""
    verb = a.verb
    if verb is AGREE or verb is ACCEPT_COUNTER:
        counter = s.counters[seat]
        if counter is None:
            return 1.0
        price = float(counter.want.ducats) + goods_worth(counter.want.goods, time)
        return 2.0 if price < 0.8 * action_worth(s, seat, counter.target, time) else 0.3
    if verb is DECLINE or verb is HEAR:
        return 1.0
    if verb is RAISE_DUCATS:
        return 1.5 - 0.4 * float(a.x)
    if verb is COUNTER or verb is COUNTER_WITH or verb is MORE or verb is LEAVE:
        return 0.3
    if verb is STOP or verb is WITHDRAW or verb is END or verb is KEEP:
        return 0.2
    return smaller_prior(s, seat, a, time)


def smaller_prior(s: Genoa, seat: i64, a: Action, time: float) -> float:
    """What is done in an action, and in acquiring buildings."""
    verb = a.verb
    if verb is OCCUPY:
        return 4.0
    if verb is EVICT or verb is FINISH:
        return 0.4
    if verb is GO:
        return 2.0
    if verb is CHOOSE:
        return commodity_prior(s.players[seat], a.x)
    if verb is GET:
        return commodity_prior(s.players[seat], a.x) if a.x < COMMODITIES else WORTH[a.x] / 8.0
    if verb is TAKE_TILE:
        return WORTH[FIRST_TILE + a.x] / 8.0
    if verb is TRADE_GOOD or verb is TRADE_CARD:
        return 0.15
    return 1.0


def commodity_prior(player: Player, good: i64) -> float:
    """A commodity that an order in hand asks for."""
    weight = 0.5
    for card in members(player.cards):
        if WANTED[card][good] > player.goods[good]:
            weight += 2.0
    return weight


def payment_prior(s: Genoa, seat: i64, a: Action, worth: float, time: float) -> float:
    """A fair price for something of this worth."""
    verb = a.verb
    player = s.players[seat]
    if verb is PAY:
        return near(float(MENU_DUCATS[a.x]), worth)
    if verb is PAY_GOOD:
        return 0.5 * near(WORTH[a.x] * time + float(MENU_PLUS[a.y]), worth)
    if verb is PAY_CARD:
        kept = 10.0 if DECK_OF[a.x] == CONTRACT else card_worth(player, a.x, time)
        return 0.4 * near(kept + float(MENU_PLUS[a.y]), worth)
    if verb is PAY_YIELD:
        return 0.4 * near(12.0 * time + float(MENU_PLUS[a.y]), worth)
    return 0.5 * near(float(MENU_REWARDS[a.x]), worth)
