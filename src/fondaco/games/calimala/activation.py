"""CA-6: the activation of a disc; with compensation (CA-8.01 to 8.09) and the playing of cards (CA-8.10 to 8.16)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, single
from fondaco.core.masks import ONE
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.core.rows import total
from fondaco.games.calimala.actions import DO, DRAW, END, PLAY
from fondaco.games.calimala.cards import cards_to_draw, discard, draw
from fondaco.games.calimala.components import ACTION, ACTIONS, CARD, MATERIALS, SCORING_TILES, WEAVE, WOOD
from fondaco.games.calimala.duty import ways_to_play, within_reach
from fondaco.games.calimala.forced import tell_as_done
from fondaco.games.calimala.performing import performable
from fondaco.games.calimala.state import Calimala
from fondaco.games.calimala.ways import BREAKS_DUTY, perform

NOT_JOINED: Final = Reason("CA-6.03", "not-joined", [ACTION, ACTION.named("first"), ACTION.named("second")])
RESOLVED: Final = Reason("CA-6.03", "resolved", [ACTION])
COULD_BE_PERFORMED: Final = Reason("CA-8.02", "could-be-performed", [ACTION])
NO_CARD_LEFT: Final = Reason("CA-8.19", "no-card-left", [])
CARD_NOT_HELD: Final = Reason("CA-8.10", "card-not-held", [CARD])
MUST_PERFORM: Final = Reason("CA-5.05", "must-perform", [ACTION.named("first"), ACTION.named("second")])

PLENTY: Final[i64] = 8
"""With so many cubes in the supply, one or two more of them are not missed."""

MENU: Final[list[Verb]] = [DO, DRAW, PLAY, END]


def may_be_last_turn(s: Calimala) -> bool:
    """CA-12.02, CA-12.07: whether the game may be over when the active player has finished."""
    following = (s.active + 1) % s.seats
    if following != s.start:
        return False
    return s.used >= SCORING_TILES - 1 or total(s.players[following].discs) == 0


class Activate(Ask):
    """CA-6.03, CA-6.07: two actions to be resolved, each so many times, in any order, with cards in between.

    `duty`: one of them must still be performed (CA-5.05). It is known to all, and so is its waiver (see `placing`).
    """

    def __init__(self, seat: i64, first: i64, first_left: i64, second: i64, second_left: i64, duty: bool) -> None:
        super().__init__(seat)
        self.first: Final[i64] = first
        self.first_left: Final[i64] = first_left
        self.second: Final[i64] = second
        self.second_left: Final[i64] = second_left
        self.duty: Final[bool] = duty

    def rule(self) -> str:
        return "CA-6.03"

    def verbs(self) -> list[Verb]:
        return MENU

    def only(self, s: Calimala) -> Action | None:
        """Without a card in the hand everybody can see what may be done; what could be done with one is a secret."""
        return single(self.choices(s, self.seat)) if self.duty and s.players[self.seat].cards() == 0 else None

    def tell_only(self, s: Calimala, a: Action) -> None:
        tell_as_done(s, self.seat, a)

    def moot(self, s: Calimala) -> bool:
        """Nothing is left to do, and everybody can see that: no card is in the hand, whatever it might be."""
        if s.players[self.seat].cards() > 0:
            return False
        return not self.to_resolve(s, self.first) and not self.to_resolve(s, self.second)

    def to_resolve(self, s: Calimala, action: i64) -> bool:
        """Whether this action can be performed or compensated now."""
        return self.left(action) > 0 and (cards_to_draw(s) or performable(s, self.seat, action, QUIET))

    def left(self, action: i64) -> i64:
        """How often the action is still to be resolved."""
        if action == self.first:
            return self.first_left
        return self.second_left if action == self.second else 0

    def resolved(self, action: i64, duty: bool) -> "Activate":
        """What remains after this action."""
        first_left, second_left = self.first_left, self.second_left
        if action == self.first:
            first_left -= 1
        else:
            second_left -= 1
        return Activate(self.seat, self.first, first_left, self.second, second_left, duty)

    def wanted(self) -> i64:
        """CA-5.05: the actions of which one must be performed, as a mask; 0 without a duty."""
        wanted: i64 = 0
        if self.duty and self.first_left > 0:
            wanted |= ONE << self.first
        if self.duty and self.second_left > 0:
            wanted |= ONE << self.second
        return wanted

    def consistent(self, s: Calimala) -> bool:
        """Whether the hand of this seat could have led here; false only for a hand that somebody has guessed."""
        return not self.duty or within_reach(s, self.seat, self.wanted())

    def allows(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is DO:
            return self.may_do(s, a.x, why)
        if a.verb is DRAW:
            return self.may_draw(s, a.x, why)
        if a.verb is PLAY:
            return self.may_play(s, a.x, why)
        return not self.duty or not self.consistent(s) or why.no(MUST_PERFORM, self.first, self.second)

    def may_do(self, s: Calimala, action: i64, why: Why) -> bool:
        """CA-6.03, CA-7.01: a joined action that is still to be resolved and can be performed."""
        return self.may_resolve(action, why) and performable(s, self.seat, action, why)

    def may_resolve(self, action: i64, why: Why) -> bool:
        """CA-6.03, CA-6.04: each joined action so many times."""
        if action not in (self.first, self.second):
            return why.no(NOT_JOINED, action, self.first, self.second)
        return self.left(action) > 0 or why.no(RESOLVED, action)

    def may_draw(self, s: Calimala, action: i64, why: Why) -> bool:
        """CA-8.01, CA-8.02: only for an action that cannot be performed at all; CA-8.03: not if the duty suffers."""
        if not self.may_resolve(action, why):
            return False
        if performable(s, self.seat, action, QUIET):
            return why.no(COULD_BE_PERFORMED, action)
        if not cards_to_draw(s):
            return why.no(NO_CARD_LEFT)
        return self.draw_keeps_duty(s, action) or why.no(BREAKS_DUTY)

    def draw_keeps_duty(self, s: Calimala, action: i64) -> bool:
        """CA-8.03: whether one of the wanted actions stays within reach when this one is given up."""
        if not self.duty or within_reach(s, self.seat, self.resolved(action, True).wanted()):
            return True
        return not self.consistent(s)

    def may_play(self, s: Calimala, card: i64, why: Why) -> bool:
        """CA-8.12: a card whose action can be performed; CA-5.07: in a way that keeps the duty."""
        if s.players[self.seat].hand[card] == 0:
            return why.no(CARD_NOT_HELD, card)
        if not performable(s, self.seat, card, why):
            return False
        return self.play_keeps_duty(s, card) or why.no(BREAKS_DUTY)

    def play_keeps_duty(self, s: Calimala, card: i64) -> bool:
        """CA-5.07: whether some way to play the card leaves one of the wanted actions within reach."""
        if not self.duty:
            return True
        wanted = self.wanted()
        for after in ways_to_play(s, self.seat, card):
            if within_reach(after, self.seat, wanted):
                return True
        return not self.consistent(s)

    def choices(self, s: Calimala, seat: i64) -> list[Action]:
        low, high = self.first, self.second
        if low > high:
            low, high = high, low
        do_low = self.left(low) > 0 and performable(s, seat, low, QUIET)
        do_high = self.left(high) > 0 and performable(s, seat, high, QUIET)
        found: list[Action] = []
        if do_low:
            found.append(DO.of(low))
        if do_high:
            found.append(DO.of(high))
        if cards_to_draw(s):
            if not do_low and self.left(low) > 0 and self.draw_keeps_duty(s, low):
                found.append(DRAW.of(low))
            if not do_high and self.left(high) > 0 and self.draw_keeps_duty(s, high):
                found.append(DRAW.of(high))
        hand = s.players[seat].hand
        for card in range(ACTIONS):
            if hand[card] > 0 and performable(s, seat, card, QUIET) and self.play_keeps_duty(s, card):
                found.append(PLAY.of(card))
        if not self.duty or not self.consistent(s):
            found.append(END.of())
        return found

    def obvious(self, s: Calimala, seat: i64) -> Action | None:
        """The last thing that can be done, if it costs nothing: a card, a material, cloth.

        With a card in the hand there is something to think about, and so there is with few cubes or cards left. In the
        last turn it is of no use.
        """
        player = s.players[seat]
        if self.duty or player.cards() > 0 or self.first_left * self.second_left > 0 or may_be_last_turn(s):
            return None
        action = self.first if self.first_left > 0 else self.second
        if not performable(s, seat, action, QUIET):
            return DRAW.of(action) if total(s.pile) + total(s.discards) > s.seats else None
        if action < MATERIALS or action == WEAVE:
            return DO.of(action) if player.supply >= PLENTY else None
        return None

    def take(self, s: Calimala, seat: i64, a: Action) -> None:
        if a.verb is DO:
            s.push(self.resolved(a.x, False))
            perform(s, seat, a.x, 0)
        elif a.verb is DRAW:
            s.push(self.resolved(a.x, self.duty))
            draw(s, seat)
        elif a.verb is PLAY:
            s.push(self)
            discard(s, seat, a.x)
            perform(s, seat, a.x, self.wanted())


# Where a card would be played, for the answer to "why not?" outside an activation; there is nothing else to do in it.
PLAY.home = lambda s, seat: Activate(seat, WOOD, 0, WOOD, 0, False)
