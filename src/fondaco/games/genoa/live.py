"""GE-9.19, 9.31 to 9.35, 9.43, 9.45, 9.47: the live driver. Everybody may speak at any time while the window is open.

The engine has no clock: whoever keeps it sends `done` for those whose time is up, and `absent.py` says what a silent
player does.
"""

from typing import Any, Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.events import Kind
from fondaco.core.flow import Decision
from fondaco.core.masks import ONE
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.games.genoa import coins, menu, talk, window
from fondaco.games.genoa.actions import (
    ACCEPT,
    ACCEPT_COUNTER,
    ACCEPT_MANY,
    AGREE,
    BID,
    CANCEL,
    COINS,
    COUNTER,
    COUNTER_WITH,
    DECLINE,
    DONE,
    HEAR,
    LEAVE,
    MOVE,
    PAY,
    PAY_CARD,
    PAY_GOOD,
    PAY_ORDER,
    PAY_YIELD,
    POST,
    REVISE,
    STOP,
    TAKE,
    WITHDRAW,
)
from fondaco.games.genoa.components import (
    MENU_RAISES,
    MOST_CLEARINGS,
    MOST_MESSAGES,
    MOST_OFFERS,
    SPACES,
    is_building,
    members,
)
from fondaco.games.genoa.deals import close_talk, withdraw
from fondaco.games.genoa.legality import TOO_MANY_OFFERS, action_left, could_offer, free_place, next_spaces
from fondaco.games.genoa.objections import NO_COUNTER, NO_MORE_COUNTERS
from fondaco.games.genoa.payloads import OpenCounter, OpenTerms
from fondaco.games.genoa.rules import Driver
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.values import Bundle, Offer, net, value

TRADER_ONLY: Final = Reason("GE-9.12", "trader-only", [])
OTHERS_ONLY: Final = Reason("GE-9.11", "others-only", [])
NAME_REVISION: Final = Reason("GE-9.13", "name-the-revision", [])
LOCKED: Final = Reason("GE-9.33", "locked", [])
TALKED_OUT: Final = Reason("GE-9.45", "talked-out", ["most"])
DONE_ALREADY: Final = Reason("GE-9.31", "done-already", [])
HEARD_ALREADY: Final = Reason("GE-9.08", "heard-already", [])
NOTHING_HELD: Final = Reason("GE-9.31", "nothing-held", [])
NO_TARGET: Final = Reason("GE-9.26", "target-first", [])
HELD_REFUSED: Final = Kind("held-refused", [])

NONE_HELD: Final[i64] = -1
CLOSE: Final[i64] = SPACES
"""The held command `leave` or `stop`; smaller numbers are spaces to move to."""
BITS: Final[i64] = 3
"""For each seat's count within a packed number."""
MESSAGE_BITS: Final[i64] = 7
"""The same for messages."""
NO_OFFER: Final[i64] = -1_000_000
"""What the best offer is worth where there is none."""

TALK_VERBS: Final[list[Verb]] = [
    *[BID, PAY, PAY_GOOD, PAY_CARD, PAY_YIELD, PAY_ORDER, WITHDRAW, AGREE, DECLINE, DONE],
    *[TAKE, HEAR, ACCEPT, COUNTER, MOVE, LEAVE, STOP, CANCEL],
    *[POST, REVISE, ACCEPT_MANY, COUNTER_WITH, ACCEPT_COUNTER, COINS],
]


class Live(Driver):
    """GE-9.19"""

    def open(self, s: Any, here: bool) -> None:
        state: Genoa = s
        done: i64 = 0
        for seat in range(state.seats):
            if seat != state.trader and not could_offer(state, seat, here):
                done |= ONE << seat  # GE-9.31: whom GE-9.15 would skip
        proceed(state, Talk(here, done, 0, 0, False, NONE_HELD, 0), False)


def count_of(packed: i64, seat: i64) -> i64:
    """A seat's count within a packed number."""
    return packed >> seat * BITS & ((ONE << BITS) - 1)


def best_here(s: Genoa) -> i64:
    """GE-9.47: what the best offer for the action here is worth to the trader."""
    best = NO_OFFER
    for offer in s.offers:
        if offer.target == s.tower:
            best = max(best, net(offer))
    return best


class Talk(Decision):
    """An open window. All counts are public, so they stand in the frame."""

    def __init__(
        self, here: bool, done: i64, cleared: i64, countered: i64, locked: bool, held: i64, messages: i64
    ) -> None:
        self.here: Final = here
        self.done: Final[i64] = done
        """Who has said `done`; the trader's bit: has chosen to hear offers."""
        self.cleared: Final[i64] = cleared
        """GE-9.32: how often each seat's `done` was cleared, packed."""
        self.countered: Final[i64] = countered
        """GE-9.43: how many counters each seat was sent, packed."""
        self.locked: Final = locked
        """GE-9.33: all were done once, here."""
        self.held: Final[i64] = held
        """GE-9.31: the trader's closing command that waits: a space to move to, `CLOSE`, or none."""
        self.messages: Final[i64] = messages
        """GE-9.45: what each seat has said in this window, packed."""

    def waiting(self, s: Genoa) -> i64:
        """The other players who are not done."""
        return (ONE << s.seats) - 1 & ~(ONE << s.trader) & ~self.done

    def awaited(self, s: Genoa) -> i64:
        waiting = self.waiting(s)
        trader = ONE << s.trader
        if waiting == 0:
            return trader
        # GE-9.34: when the window opens here, the trader may take the action, or hear offers.
        return waiting | trader if self.undecided(s) else waiting

    def undecided(self, s: Genoa) -> bool:
        """Whether the trader has still to say that he hears offers."""
        return self.here and self.done >> s.trader & 1 == 0 and action_left(s, s.trader)

    def may_act(self, s: Genoa) -> i64:
        return (ONE << s.seats) - 1

    def rule(self) -> str:
        return "GE-9.19"

    def verbs(self) -> list[Verb]:
        return TALK_VERBS

    # --- what may be said ---------------------------------------------------------------------------------------------

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is COINS:
            return coins.may_turn(s, seat, a, why)
        return self.trader_may(s, a, why) if seat == s.trader else self.other_may(s, seat, a, why)

    def said(self, seat: i64) -> i64:
        """GE-9.45: how many messages of this seat count so far."""
        return self.messages >> seat * MESSAGE_BITS & ((ONE << MESSAGE_BITS) - 1)

    def may_say(self, seat: i64, why: Why) -> bool:
        """GE-9.45: everybody has so many messages of their own."""
        return self.said(seat) < MOST_MESSAGES or why.no(TALKED_OUT, MOST_MESSAGES)

    def other_may(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        """GE-9.11"""
        verb = a.verb
        if verb is DONE:
            return self.done >> seat & 1 == 0 or why.no(DONE_ALREADY)
        if verb is DECLINE:
            return s.counters[seat] is not None or why.no(NO_COUNTER)
        if verb is AGREE:
            return why.no(NAME_REVISION)
        if verb is ACCEPT_COUNTER:
            return talk.may_accept_counter(s, seat, a, why)
        if not (verb is BID or verb is WITHDRAW or verb is POST or verb is REVISE or is_payment(verb)):
            return why.no(TRADER_ONLY)
        if verb is WITHDRAW:
            return talk.may_withdraw(s, seat, a.x, why)  # GE-8.13: at any time
        if self.locked:
            return why.no(LOCKED)
        if not self.may_say(seat, why):
            return False
        if verb is BID:
            return menu.may_bid(s, seat, self.here, a.x, why)
        if is_payment(verb):
            if s.drafts[seat] < 0:
                return why.no(NO_TARGET)
            if free_place(s, seat) < 0:  # taken by open offers since the target was chosen
                return why.no(TOO_MANY_OFFERS, MOST_OFFERS)
            return menu.may_pay(s, seat, s.drafts[seat], a, why)
        return talk.may_put(s, seat, self.here, a, why)

    def trader_may(self, s: Genoa, a: Action, why: Why) -> bool:
        """GE-9.12"""
        verb, here = a.verb, self.here
        if verb is TAKE:
            return window.may_take(s, here, why)
        if verb is HEAR:
            return self.undecided(s) or why.no(HEARD_ALREADY)
        if verb is ACCEPT_MANY:
            return talk.may_accept_many(s, here, a, why)
        if verb is ACCEPT or verb is COUNTER:
            return why.no(NAME_REVISION)
        if verb is MOVE or verb is LEAVE or verb is STOP:
            if self.waiting(s) and not self.may_say(s.trader, why):
                return False
            return self.closes(s, a, why)
        if verb is CANCEL:
            return self.held != NONE_HELD or why.no(NOTHING_HELD)
        if verb is COUNTER_WITH:
            return self.may_say(s.trader, why) and self.counters_left(s, a, why) and talk.may_counter(s, here, a, why)
        return why.no(OTHERS_ONLY)

    def closes(self, s: Genoa, a: Action, why: Why) -> bool:
        """GE-9.31: held or not, only what would be legal now; it is judged again when its time comes."""
        if a.verb is MOVE:
            return window.may_walk(s, self.here, a.x, why)
        return window.may_leave(s, self.here, why) if a.verb is LEAVE else window.may_stop(s, self.here, why)

    def counters_left(self, s: Genoa, a: Action, why: Why) -> bool:
        """GE-9.43: at most so many to the same player; one to all counts for each."""
        to = a.to if isinstance(a, OpenCounter) else -1
        for seat in range(s.seats):
            if seat != s.trader and to in (-1, seat) and count_of(self.countered, seat) >= s.rules.counters:
                return why.no(NO_MORE_COUNTERS, s.rules.counters)
        return True

    def candidates(self, s: Genoa, seat: i64) -> list[Action]:
        if seat == s.trader:
            spaces = next_spaces(s)
            moves = [MOVE.of(space) for space in members(spaces)]
            return [TAKE.of(), HEAR.of(), *moves, LEAVE.of(), STOP.of(), CANCEL.of()]
        found: list[Action] = []
        if not self.locked:
            found += menu.bids(s, self.here)
            if s.drafts[seat] >= 0:
                found += menu.payments(s, seat, s.drafts[seat])
        return [*found, *menu.withdrawals(s, seat), DECLINE.of(), DONE.of()]

    def suggestions(self, s: Genoa, seat: i64) -> list[Action]:
        """GE-9.34: what a bot tries. Each step brings it nearer to `done`, so talk between bots ends."""
        if seat == s.trader:
            return self.trader_tries(s)
        tries: list[Action] = [DONE.of()]
        if s.counters[seat] is not None:
            tries = [DECLINE.of(), DONE.of(), *talk.named_agreements(s, seat, True)]
        elif not self.locked and s.drafts[seat] >= 0:
            tries = [*menu.affordable(s, seat, s.drafts[seat]), DONE.of()]
        elif not self.locked:
            tries = [*menu.bids(s, self.here), *menu.withdrawals(s, seat), DONE.of()]
        return [a for a in tries if self.other_may(s, seat, a, QUIET)]

    def trader_tries(self, s: Genoa) -> list[Action]:
        """Take or hear when the window opens; when all are done, everything that closes it, and counters."""
        tries: list[Action] = [TAKE.of(), HEAR.of()]
        if self.waiting(s) == 0:
            tries = [a for a in self.candidates(s, s.trader) if a.verb is not CANCEL and a.verb is not HEAR]
            for offer in dearest(s):
                give = Bundle(offer.ask.ducats, offer.ask.goods, 0, 0)
                for ducats in MENU_RAISES:
                    want = talk.raised(offer, ducats, -1)
                    tries.append(COUNTER_WITH.make(offer.by(), offer.target, want, offer.after, give))
        return [a for a in tries if self.trader_may(s, a, QUIET)] + talk.named_accepts(s, self.here, True)

    # --- what is said -------------------------------------------------------------------------------------------------

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        if a.verb is COINS:
            coins.turn(s, seat, a, self)
        elif seat == s.trader:
            self.trader_says(s, a)
        else:
            self.other_says(s, seat, a)

    def other_says(self, s: Genoa, seat: i64, a: Action) -> None:
        """GE-9.11, GE-9.32"""
        verb = a.verb
        best = best_here(s)
        if verb is ACCEPT_COUNTER:
            talk.agree(s, seat, a)
        elif verb is DONE:
            proceed(s, self.on(self.done | ONE << seat, self.cleared, self.countered, self.held), True)
        elif verb is DECLINE:
            s.counters[seat] = None
            proceed(s, self, True)
        elif verb is BID:
            s.drafts[seat] = a.x
            proceed(s, self.counting(seat), True)
        elif verb is WITHDRAW:
            withdraw(s, a.x)
            proceed(s, self.reopened(s, seat) if self.fell(s, best) else self, True)
        elif isinstance(a, OpenTerms):
            talk.put_terms(s, seat, a)
            proceed(s, self.after_offer(s, seat, a.target, self.done, best), True)
        else:
            target = s.drafts[seat]
            menu.pay(s, seat, target, a)
            s.drafts[seat] = -1
            # GE-9.34: a step by the menu sets `done`.
            proceed(s, self.after_offer(s, seat, target, self.done | ONE << seat, best), True)

    def may_offer(self, s: Genoa, seat: i64, target: i64) -> i64:
        """The other players who may offer for that target too, as a set."""
        others: i64 = 0
        for other in range(s.seats):
            if other not in (seat, s.trader) and (not is_building(target) or action_left(s, other)):
                others |= ONE << other
        return others

    def after_offer(self, s: Genoa, seat: i64, target: i64, done: i64, best: i64) -> "Talk":
        """GE-9.32: the others who may offer for the same target are heard again."""
        now = self.counting(seat)
        if self.fell(s, best):
            now = now.reopened(s, seat)
            done &= now.done
        return now.cleared_for(s, self.may_offer(s, seat, target), done, self.countered)

    def cleared_for(self, s: Genoa, seats: i64, done: i64, countered: i64) -> "Talk":
        """GE-9.32: their `done` is cleared, at most twice per window and player."""
        cleared = self.cleared
        for seat in range(s.seats):
            if seats & done & ONE << seat and count_of(cleared, seat) < MOST_CLEARINGS:
                done &= ~(ONE << seat)
                cleared += ONE << seat * BITS
        return self.on(done, cleared, countered, self.held)

    def fell(self, s: Genoa, best: i64) -> bool:
        """GE-9.47: whether the best offer for the action here has become worse than that."""
        return self.here and best_here(s) < best

    def reopened(self, s: Genoa, seat: i64) -> "Talk":
        """GE-9.47: the others are heard again, as often as it happens: nobody can lower more than they have said."""
        done = self.done & ~self.may_offer(s, seat, s.tower)
        return Talk(self.here, done, self.cleared, self.countered, False, self.held, self.messages)

    def trader_says(self, s: Genoa, a: Action) -> None:
        """GE-9.12, GE-9.31"""
        verb = a.verb
        if verb is TAKE:
            window.take_here(s)
        elif verb is ACCEPT_MANY:
            talk.accept_many(s, a)
        elif verb is HEAR:
            proceed(s, self.on(self.done | ONE << s.trader, self.cleared, self.countered, self.held), True)
        elif verb is CANCEL:
            proceed(s, self.on(self.done, self.cleared, self.countered, NONE_HELD), True)
        elif isinstance(a, OpenCounter):
            talk.send_counter(s, a.to, a.target, a.want, a.after, a.give, None)
            seats: i64 = 0
            countered = self.countered
            for seat in range(s.seats):
                if seat != s.trader and a.to in (-1, seat):
                    seats |= ONE << seat
                    countered += ONE << seat * BITS
            proceed(s, self.counting(s.trader).cleared_for(s, seats, self.done, countered), True)
        else:
            held = a.x if verb is MOVE else CLOSE
            proceed(s, self.counting(s.trader).on(self.done, self.cleared, self.countered, held), True)

    def on(self, done: i64, cleared: i64, countered: i64, held: i64) -> "Talk":
        """The same window, further on."""
        return Talk(self.here, done, cleared, countered, self.locked, held, self.messages)

    def counting(self, seat: i64) -> "Talk":
        """GE-9.45: the same window, after one more message of this seat."""
        messages = self.messages + (ONE << seat * MESSAGE_BITS)
        return Talk(self.here, self.done, self.cleared, self.countered, self.locked, self.held, messages)


def dearest(s: Genoa) -> list[Offer]:
    """The most valuable offer of each player: what a bot raises."""
    best: list[Offer] = []
    for offer in s.offers:
        if best and best[-1].by() == offer.by():
            if value(offer.give, offer.after) > value(best[-1].give, best[-1].after):
                best[-1] = offer
        else:
            best.append(offer)
    return best


def is_payment(verb: Verb) -> bool:
    """Whether it pays by the menu."""
    return verb is PAY or verb is PAY_GOOD or verb is PAY_CARD or verb is PAY_YIELD or verb is PAY_ORDER


def proceed(s: Genoa, now: Talk, open_already: bool) -> None:
    """Talk goes on; when all others are done, offers here are locked (GE-9.33), a held command comes true (GE-9.31)."""
    held = now.held
    if now.waiting(s) == 0:
        if held != NONE_HELD and carry_out_held(s, now):
            return
        if held != NONE_HELD:
            s.tell(HELD_REFUSED)
        locked = now.locked or now.here
        now = Talk(now.here, now.done, now.cleared, now.countered, locked, NONE_HELD, now.messages)
    if open_already:
        s.again(now)
    else:
        s.push(now)


def carry_out_held(s: Genoa, now: Talk) -> bool:
    """GE-9.31: if it is legal now."""
    if now.held < CLOSE:
        if not window.may_walk(s, now.here, now.held, QUIET):
            return False
        window.walk(s, now.held)
    elif now.here:
        if not window.may_leave(s, True, QUIET):
            return False
        window.leave_here(s)
    else:
        close_talk(s)
    return True
