"""GE-9.15 to 9.18: the sequential driver: bid rounds, the trader hears, counters are answered. It always ends."""

from typing import Any, Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, Frame, asking
from fondaco.core.objections import Reason, Why
from fondaco.games.genoa import coins, menu, talk, window
from fondaco.games.genoa.actions import (
    ACCEPT,
    ACCEPT_COUNTER,
    ACCEPT_MANY,
    AGREE,
    BID,
    COINS,
    COUNTER,
    COUNTER_WITH,
    DECLINE,
    HEAR,
    LEAVE,
    MORE,
    MOVE,
    PASS,
    POST,
    RAISE_DUCATS,
    RAISE_GOOD,
    REVISE,
    STOP,
    TAKE,
    WITHDRAW,
)
from fondaco.games.genoa.components import GOOD, MENU_RAISES, members
from fondaco.games.genoa.deals import close_talk, find, withdraw
from fondaco.games.genoa.legality import action_left, could_offer, creates_duty, next_spaces
from fondaco.games.genoa.objections import NO_MORE_COUNTERS, NO_SUCH_OFFER
from fondaco.games.genoa.payloads import OpenCounter, OpenTerms
from fondaco.games.genoa.rules import Driver
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.together import accept
from fondaco.games.genoa.values import Bundle, Offer, net

NO_MORE_ROUNDS: Final = Reason("GE-9.15", "no-more-rounds", ["most"])
NOT_SEEN: Final = Reason("GE-9.29", "not-seen-to-own", [GOOD])

TAKE_HEAR: Final[list[Verb]] = [TAKE, HEAR, COINS]
BID_VERBS: Final[list[Verb]] = [PASS, BID, WITHDRAW, POST, REVISE, COINS]
RECONSIDER_VERBS: Final[list[Verb]] = [PASS, WITHDRAW, REVISE, COINS]
HEAR_VERBS: Final[list[Verb]] = [TAKE, ACCEPT, COUNTER, MORE, MOVE, LEAVE, STOP, ACCEPT_MANY, COUNTER_WITH, COINS]
RAISE_VERBS: Final[list[Verb]] = [RAISE_DUCATS, RAISE_GOOD]
ANSWER_VERBS: Final[list[Verb]] = [AGREE, DECLINE, ACCEPT_COUNTER, COINS]


class Sequential(Driver):
    """GE-9.15"""

    def open(self, s: Any, here: bool) -> None:
        state: Genoa = s
        if here and action_left(state, state.trader):
            state.push(TakeOrHear(state.trader))
        else:
            state.push(bid_round(state, here, 1, 0))


def bid_round(s: Genoa, here: bool, rounds: i64, counters: i64) -> Frame:
    """GE-9.15: the first player who is asked in a bid round; GE-9.16: the trader if there is none."""
    return next_bid(s, s.trader, here, rounds, counters)


def next_bid(s: Genoa, last: i64, here: bool, rounds: i64, counters: i64) -> Frame:
    """Clockwise from the trader's left; skipped are those who can publicly not offer."""
    seat = (last + 1) % s.seats
    while seat != s.trader:
        if could_offer(s, seat, here):
            return Bid(seat, here, rounds, counters)
        seat = (seat + 1) % s.seats
    return Hear(seat, here, rounds, counters)


class Window(Ask):
    """A question within a window: who is asked, about the action here or the next move, how long the talk has been."""

    def __init__(self, seat: i64, here: bool, rounds: i64, counters: i64) -> None:
        super().__init__(seat)
        self.here: Final = here
        self.rounds: Final[i64] = rounds
        """Bid rounds held."""
        self.counters: Final[i64] = counters
        """Counters made."""


class TakeOrHear(Ask):
    """GE-9.08, D2: take the action at once, or hear offers."""

    def rule(self) -> str:
        return "GE-9.08"

    def verbs(self) -> list[Verb]:
        return TAKE_HEAR

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is COINS:
            return coins.may_turn(s, seat, a, why)
        return a.verb is HEAR or window.may_take(s, True, why)

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        if a.verb is COINS:
            coins.turn(s, seat, a, self)
        elif a.verb is TAKE:
            window.take_here(s)
        else:
            s.push(bid_round(s, True, 1, 0))


class Bid(Window):
    """GE-9.15, D3: one step: pass, offer (by the menu or in the open form), revise or withdraw."""

    def rule(self) -> str:
        return "GE-9.15"

    def verbs(self) -> list[Verb]:
        return BID_VERBS

    def candidates(self, s: Genoa, seat: i64) -> list[Action]:
        return [PASS.of(), *menu.bids(s, self.here), *menu.withdrawals(s, seat)]

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is PASS:
            return True
        if a.verb is BID:
            return menu.may_bid(s, seat, self.here, a.x, why)
        if a.verb is WITHDRAW:
            return talk.may_withdraw(s, seat, a.x, why)
        if a.verb is COINS:
            return coins.may_turn(s, seat, a, why)
        return talk.may_put(s, seat, self.here, a, why)

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        if a.verb is COINS:
            coins.turn(s, seat, a, self)
            return
        if a.verb is BID:
            s.push(Pay(seat, a.x, self.here, self.rounds, self.counters))
            return
        before = self.said_before(s, a)
        self.say(s, seat, a)
        s.push(next_bid(s, seat, self.here, self.rounds, self.counters))
        if before is not None and worsened(s, before):
            for other in reversed(rivals(s, before)):
                s.push(Reconsider(other, self.here, self.rounds, self.counters))

    def said_before(self, s: Genoa, a: Action) -> Offer | None:
        """The offer that this changes or takes back."""
        if a.verb is WITHDRAW:
            return find(s, a.x)
        return find(s, a.id) if isinstance(a, OpenTerms) and a.verb is REVISE else None

    def say(self, s: Genoa, seat: i64, a: Action) -> None:
        """One step in the open."""
        if a.verb is WITHDRAW:
            withdraw(s, a.x)
        elif a.verb is not PASS:
            talk.put_terms(s, seat, a)


class Reconsider(Bid):
    """GE-9.47: somebody asked later has lowered an offer or taken it back: who offers for the same space may, too."""

    def rule(self) -> str:
        return "GE-9.47"

    def verbs(self) -> list[Verb]:
        return RECONSIDER_VERBS

    def candidates(self, s: Genoa, seat: i64) -> list[Action]:
        return [PASS.of(), *menu.withdrawals(s, seat)]

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        if a.verb is COINS:
            coins.turn(s, seat, a, self)
        else:
            self.say(s, seat, a)


def worsened(s: Genoa, before: Offer) -> bool:
    """Whether an offer is gone, or worth less for its space than it was."""
    now = find(s, before.id)
    return now is None or now.target != before.target or net(now) < net(before)


def rivals(s: Genoa, before: Offer) -> list[i64]:
    """Those asked earlier in the same round who offer for the same space, in the order of the round."""
    found: list[i64] = []
    seat = (s.trader + 1) % s.seats
    while seat != before.by():
        if [offer for offer in s.offers if offer.by() == seat and offer.target == before.target]:
            found.append(seat)
        seat = (seat + 1) % s.seats
    return found


class Pay(Ask):
    """GE-9.27, D3: what is offered for the target."""

    def __init__(self, seat: i64, target: i64, here: bool, rounds: i64, counters: i64) -> None:
        super().__init__(seat)
        self.target: Final[i64] = target
        self.here: Final = here
        self.rounds: Final[i64] = rounds
        self.counters: Final[i64] = counters

    def rule(self) -> str:
        return "GE-9.27"

    def verbs(self) -> list[Verb]:
        return menu.PAYMENTS

    def choices(self, s: Genoa, seat: i64) -> list[Action]:
        return menu.affordable(s, seat, self.target)

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        return menu.may_pay(s, seat, self.target, a, why)

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        menu.pay(s, seat, self.target, a)
        s.push(next_bid(s, seat, self.here, self.rounds, self.counters))


class Hear(Window):
    """GE-9.16, D4, D5: the trader accepts, counters, closes the window or asks for another bid round."""

    def only(self, s: Genoa) -> Action | None:
        """All rounds and counters are over, and the trader cannot act: leave what nobody wants, or sell to the one."""
        if not self.here or self.rounds < s.rules.bid_rounds or action_left(s, s.trader):
            return None
        offers = [offer for offer in s.offers if offer.target == s.tower]
        if self.counters < s.rules.counters and (s.rules.open_offers or offers):
            return None
        if not offers:
            return LEAVE.of()
        return ACCEPT.of(offers[0].id) if len(offers) == 1 and creates_duty(s, offers[0]) else None

    def rule(self) -> str:
        return "GE-9.16"

    def verbs(self) -> list[Verb]:
        return HEAR_VERBS

    def candidates(self, s: Genoa, seat: i64) -> list[Action]:
        found = [TAKE.of()]
        for offer in s.offers:
            found.append(ACCEPT.of(offer.id))
        if self.counters < s.rules.counters:
            for offer in s.offers:
                found.append(COUNTER.of(offer.id))
        found.append(MORE.of())
        if not self.here:
            for space in members(next_spaces(s)):
                found.append(MOVE.of(space))
        found.append(LEAVE.of())
        found.append(STOP.of())
        return found

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        verb, here = a.verb, self.here
        if verb is ACCEPT:
            return talk.may_accept(s, here, a.x, why)
        if verb is COUNTER or verb is COUNTER_WITH:
            if self.counters >= s.rules.counters:
                return why.no(NO_MORE_COUNTERS, s.rules.counters)
            return talk.may_accept(s, here, a.x, why) if verb is COUNTER else talk.may_counter(s, here, a, why)
        if verb is MOVE:
            return window.may_walk(s, here, a.x, why)
        if verb is TAKE:
            return window.may_take(s, here, why)
        if verb is LEAVE:
            return window.may_leave(s, here, why)
        if verb is STOP:
            return window.may_stop(s, here, why)
        if verb is MORE:
            return self.rounds < s.rules.bid_rounds or why.no(NO_MORE_ROUNDS, s.rules.bid_rounds)
        return coins.may_turn(s, seat, a, why) if verb is COINS else talk.may_accept_many(s, here, a, why)

    def suggestions(self, s: Genoa, seat: i64) -> list[Action]:
        return self.choices(s, seat) + talk.named_accepts(s, self.here, False)

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        verb = a.verb
        if verb is ACCEPT:
            accept(s, seat, a.x)
        elif verb is COUNTER:
            s.push(Raise(seat, a.x, self.here, self.rounds, self.counters))
        elif verb is COUNTER_WITH:
            assert isinstance(a, OpenCounter)
            talk.send_counter(s, a.to, a.target, a.want, a.after, a.give, None)
            s.push(next_answer(s, seat, self.here, self.rounds, self.counters + 1))
        elif verb is MOVE:
            window.walk(s, a.x)
        elif verb is TAKE:
            window.take_here(s)
        elif verb is LEAVE:
            window.leave_here(s)
        elif verb is MORE:
            s.push(bid_round(s, self.here, self.rounds + 1, self.counters))
        elif verb is ACCEPT_MANY:
            talk.accept_many(s, a)
        elif verb is COINS:
            coins.turn(s, seat, a, self)
        else:
            close_talk(s)


# --- counters (GE-9.17) -----------------------------------------------------------------------------------------------


class Raise(Ask):
    """GE-9.29: what the trader wants beyond a standing offer."""

    def __init__(self, seat: i64, offer: i64, here: bool, rounds: i64, counters: i64) -> None:
        super().__init__(seat)
        self.offer: Final[i64] = offer
        self.here: Final = here
        self.rounds: Final[i64] = rounds
        self.counters: Final[i64] = counters

    def rule(self) -> str:
        return "GE-9.29"

    def verbs(self) -> list[Verb]:
        return RAISE_VERBS

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        offer = find(s, self.offer)
        if offer is None:
            return why.no(NO_SUCH_OFFER)
        if a.verb is RAISE_DUCATS:
            return True
        return s.players[offer.by()].goods[a.x] > offer.give.goods[a.x] or why.no(NOT_SEEN, a.x)

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        offer = find(s, self.offer)
        assert offer is not None
        want = talk.raised(offer, MENU_RAISES[a.x], -1) if a.verb is RAISE_DUCATS else talk.raised(offer, 0, a.x)
        give = Bundle(offer.ask.ducats, offer.ask.goods, 0, 0)
        talk.send_counter(s, offer.by(), offer.target, want, offer.after, give, offer)
        s.push(Answer(offer.by(), self.here, self.rounds, self.counters + 1))


def next_answer(s: Genoa, last: i64, here: bool, rounds: i64, counters: i64) -> Frame:
    """GE-9.17: the next player with a counter to answer, clockwise; else the trader is asked again."""
    seat = (last + 1) % s.seats
    while seat != s.trader:
        if s.counters[seat] is not None:
            return Answer(seat, here, rounds, counters)
        seat = (seat + 1) % s.seats
    return Hear(seat, here, rounds, counters)


class Answer(Window):
    """GE-9.17, D6: accept the counter or decline it. Asked also of those who can only decline (GE-9.41)."""

    def rule(self) -> str:
        return "GE-9.17"

    def verbs(self) -> list[Verb]:
        return ANSWER_VERBS

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is DECLINE:
            return True
        if a.verb is COINS:
            return coins.may_turn(s, seat, a, why)
        return talk.may_agree(s, seat, why) if a.verb is AGREE else talk.may_accept_counter(s, seat, a, why)

    def suggestions(self, s: Genoa, seat: i64) -> list[Action]:
        return self.choices(s, seat) + talk.named_agreements(s, seat, False)

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        if a.verb is COINS:
            coins.turn(s, seat, a, self)
        elif a.verb is DECLINE:
            s.counters[seat] = None
            s.push(next_answer(s, seat, self.here, self.rounds, self.counters))
        else:
            talk.agree(s, seat, a)


# --- where these would be asked, for the answer to "why not?" at another time -----------------------------------------


def talks_here(s: Genoa) -> bool:
    """Whether the talk is about the action here; if there is none, the next one would be about a move."""
    top = asking(s)
    return top.here if isinstance(top, Window | Pay | Raise) else isinstance(top, TakeOrHear)


def bid_at_home(s: Genoa, seat: i64) -> Bid | None:
    """The question to another player than the trader, while the tower is on the board."""
    return Bid(seat, talks_here(s), 1, 0) if s.tower >= 0 and seat != s.trader else None


def hear_at_home(s: Genoa, seat: i64) -> Hear | None:
    """The question to the trader, while the tower is on the board."""
    return Hear(seat, talks_here(s), 1, 0) if s.tower >= 0 and seat == s.trader else None


for _verb in [BID, WITHDRAW, POST, REVISE]:
    _verb.home = bid_at_home
COINS.home = lambda s, seat: TakeOrHear(seat)  # whatever the talk is about
for _verb in [TAKE, ACCEPT, COUNTER, MOVE, LEAVE, STOP, ACCEPT_MANY, COUNTER_WITH]:
    _verb.home = hear_at_home
for _verb in [AGREE, ACCEPT_COUNTER]:
    _verb.home = lambda s, seat: Answer(seat, talks_here(s), 1, 0)
