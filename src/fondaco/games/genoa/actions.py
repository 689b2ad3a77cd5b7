"""Everything a player can do. The order of the verbs fixes the codes: new ones go to the end."""

from typing import Final

from fondaco.core.actions import Space, Verb
from fondaco.core.domains import Domain
from fondaco.games.genoa.components import (
    BUILDING,
    CARD,
    COMMODITY,
    DECK,
    DUCATS,
    GOOD,
    LARGE_ORDER,
    MESSAGE_CARD,
    MOST_OFFERS,
    MOST_PLAYERS,
    PLUS,
    RAISE,
    REWARD,
    SMALL_ORDER,
    SPACE,
    STREET,
    TILE,
)
from fondaco.games.genoa.payloads import AcceptCounterVerb, AcceptManyVerb, CoinsVerb, CounterVerb, PostVerb, ReviseVerb

OFFER: Final = Domain(
    "offer",
    [f"{'abcdefgh'[seat]}{place + 1}" for seat in range(MOST_PLAYERS) for place in range(MOST_OFFERS)],
    on_board=True,
)
"""Places for offers on the table: `b3` is the third place of seat 1."""
YIELD: Final = Domain("yield", ["first", "second"])
"""The things that an action gives, one after the other (GE-9.27 vi)."""

# --- GE-5: the starting space
ROLL: Final = Verb("roll", "GE-5.01", [])
START: Final = Verb("start", "GE-5.02", [])
PLACE: Final = Verb("place", "GE-12.05", [SPACE])
# --- GE-9.11: the other players
PASS: Final = Verb("pass", "GE-8.15", [])
BID: Final = Verb("bid", "GE-9.26", [SPACE])
PAY: Final = Verb("pay", "GE-9.27", [DUCATS])
PAY_GOOD: Final = Verb("pay_good", "GE-9.27", [GOOD, PLUS])
PAY_CARD: Final = Verb("pay_card", "GE-9.27", [CARD, PLUS])
PAY_YIELD: Final = Verb("pay_yield", "GE-9.27", [YIELD, PLUS])
PAY_ORDER: Final = Verb("pay_order", "GE-9.27", [REWARD])
WITHDRAW: Final = Verb("withdraw", "GE-8.13", [OFFER])
AGREE: Final = Verb("agree", "GE-9.17", [])
DECLINE: Final = Verb("decline", "GE-9.17", [])
DONE: Final = Verb("done", "GE-9.31", [])
# --- GE-9.12: the trader
TAKE: Final = Verb("take", "GE-8.31", [])
HEAR: Final = Verb("hear", "GE-9.08", [])
ACCEPT: Final = Verb("accept", "GE-8.14", [OFFER])
ADD: Final = Verb("add", "GE-8.20", [OFFER])
GO: Final = Verb("go", "GE-8.20", [])
COUNTER: Final = Verb("counter", "GE-9.29", [OFFER])
RAISE_DUCATS: Final = Verb("raise", "GE-9.29", [RAISE])
RAISE_GOOD: Final = Verb("raise_good", "GE-9.29", [COMMODITY])
MORE: Final = Verb("more", "GE-9.16", [])
MOVE: Final = Verb("move", "GE-6.04", [SPACE])
LEAVE: Final = Verb("leave", "GE-8.33", [])
STOP: Final = Verb("stop", "GE-6.06", [])
CANCEL: Final = Verb("cancel", "GE-9.31", [])
# --- GE-7, GE-10 to GE-12: in an action
EFFECT: Final = Verb("effect", "GE-7.11", [])
TAKE_CONTRACT: Final = Verb("contract", "GE-10.12", [])
DELIVER: Final = Verb("deliver", "GE-11.10", [LARGE_ORDER])
COMPLETE: Final = Verb("complete", "GE-11.13", [SMALL_ORDER])
CHOOSE: Final = Verb("choose", "GE-12.20", [COMMODITY])
TRADE_GOOD: Final = Verb("trade", "GE-12.30", [GOOD])
TRADE_CARD: Final = Verb("trade_card", "GE-12.30", [CARD])
GET: Final = Verb("get", "GE-12.30", [GOOD])
DRAW: Final = Verb("draw", "GE-12.31", [DECK])
USE_BUILDING: Final = Verb("use_building", "GE-12.40", [BUILDING])
END: Final = Verb("end", "GE-7.10", [])
TAKE_TILE: Final = Verb("tile", "GE-11.11", [TILE])
HAND_OVER: Final = Verb("hand_over", "GE-9.22", [CARD], secret=True)
BRING: Final = Verb("message", "GE-11.30", [MESSAGE_CARD])
KEEP: Final = Verb("keep", "GE-11.34", [])
# --- GE-13: acquiring buildings
AT_STREET: Final = Verb("street", "GE-13.02", [STREET])
OCCUPY: Final = Verb("occupy", "GE-13.03", [BUILDING])
EVICT: Final = Verb("evict", "GE-13.07", [BUILDING])
FINISH: Final = Verb("finish", "GE-13.06", [])
# --- the open form (GE-9.01 to 9.03)
POST: Final = PostVerb()
REVISE: Final = ReviseVerb(OFFER)
ACCEPT_MANY: Final = AcceptManyVerb(OFFER)
COUNTER_WITH: Final = CounterVerb()
ACCEPT_COUNTER: Final = AcceptCounterVerb()
# --- GE-3.09
COINS: Final = CoinsVerb()

SPACE_OF_ACTIONS: Final = Space(
    [
        *[ROLL, START, PLACE],
        *[PASS, BID, PAY, PAY_GOOD, PAY_CARD, PAY_YIELD, PAY_ORDER, WITHDRAW, AGREE, DECLINE, DONE],
        *[TAKE, HEAR, ACCEPT, ADD, GO, COUNTER, RAISE_DUCATS, RAISE_GOOD, MORE, MOVE, LEAVE, STOP, CANCEL],
        *[EFFECT, TAKE_CONTRACT, DELIVER, COMPLETE, CHOOSE, TRADE_GOOD, TRADE_CARD, GET, DRAW, USE_BUILDING, END],
        *[TAKE_TILE, HAND_OVER, BRING, KEEP, AT_STREET, OCCUPY, EVICT, FINISH],
        *[POST, REVISE, ACCEPT_MANY, COUNTER_WITH, ACCEPT_COUNTER, COINS],
    ]
)
