"""MP-4: the turn of a player: bonus actions, one main action, bonus actions."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, Decision, Step, single
from fondaco.core.masks import ONE, lowest
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.games.marco_polo.actions import ADJUST, BAG, BLACK_DIE, COMPLETE, END, PLACE, REROLL, USE
from fondaco.games.marco_polo.bag import BagDie, may_bag
from fondaco.games.marco_polo.bonus_actions import (
    AdjustDie,
    RerollDie,
    buy_black_die,
    may_adjust,
    may_buy_black_die,
    may_reroll,
)
from fondaco.games.marco_polo.components import DICE_WANTED, FIRST_CARD, NONE, SPACES
from fondaco.games.marco_polo.contracts import complete, held, may_complete, refill
from fondaco.games.marco_polo.ending import may_end, plays_on
from fondaco.games.marco_polo.language import CAMEL
from fondaco.games.marco_polo.main_action import may_use_card, two_spaces, within_reach
from fondaco.games.marco_polo.placing import PlaceDice, ask_for_dice, may_place
from fondaco.games.marco_polo.round import EndRound
from fondaco.games.marco_polo.state import MarcoPolo

DONE_ALREADY: Final = Reason("MP-4.06", "main-action-done", [])
PASSED: Final = Reason("MP-4.09", "has-passed", [])
MAIN_ACTION_FIRST: Final = Reason("MP-4.07", "main-action-first", ["dice"])

MENU: Final[list[Verb]] = [PLACE, USE, BAG, COMPLETE, REROLL, ADJUST, BLACK_DIE, END]


class NextTurn(Step):
    """MP-4.02, MP-4.03: the next player who has turns to come, from `seat` on; if nobody has, the round ends."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: MarcoPolo) -> None:
        seat = self.seat
        for _ in range(s.seats):
            if plays_on(s, seat):
                refill(s)  # MP-9.10
                s.push(NextTurn((seat + 1) % s.seats))
                s.push(Turn(seat, False, False, s.players[seat].posts))
                return
            seat = (seat + 1) % s.seats
        s.push(EndRound())


class Turn(Ask):
    """MP-4.04: `acted`: the main action is done; `bought`: a black die was bought; `posts`: those at the beginning."""

    def __init__(self, seat: i64, acted: bool, bought: bool, posts: i64) -> None:
        super().__init__(seat)
        self.acted: Final[bool] = acted
        self.bought: Final[bool] = bought
        self.posts: Final[i64] = posts

    def rule(self) -> str:
        return "MP-4.04"

    def verbs(self) -> list[Verb]:
        return MENU

    def moot(self, s: MarcoPolo) -> bool:
        """Without dice and without a bonus action the turn ends by itself (MP-4.07)."""
        if s.players[self.seat].dice_left() > 0:
            return False
        return not (s.rules.bonus_after_last_die and self.can_go_on(s))  # MP-4.09

    def can_go_on(self, s: MarcoPolo) -> bool:
        """Whether a bonus action is possible without dice."""
        return may_buy_black_die(s, self.seat, self.bought, QUIET) or self.can_complete(s)

    def can_complete(self, s: MarcoPolo) -> bool:
        """Whether a contract can be completed."""
        mask = s.players[self.seat].contracts
        while mask:
            if may_complete(s, self.seat, lowest(mask), QUIET):
                return True
            mask &= mask - 1
        return False

    def only(self, s: MarcoPolo) -> Action | None:
        """MP-4.06, MP-4.07: the one main action that can be done; if there is none, the money bag."""
        if self.without_main(s) or self.camels_help(s) or two_spaces(s, self.seat):
            return None
        return single(self.choices(s, self.seat))

    def obvious(self, s: MarcoPolo, seat: i64) -> Action | None:
        """The end, if all that could still be done is of no use, or can as well be done in the next turn."""
        if not self.acted:
            return None
        dice = s.players[seat].dice_left()
        if dice == 0:  # a black die would come too late: it would be good for the money bag only
            late = not s.rules.late_die_counts and not self.can_complete(s) and not may_end(s)
            return END.of() if late else None
        if dice == 1 or not plays_on(s, seat):
            return None
        return END.of() if not self.camels_help(s) and not self.can_complete(s) else None

    def camels_help(self, s: MarcoPolo) -> bool:
        """Whether there are camels for a bonus action."""
        if s.players[self.seat].stock[CAMEL] == 0:
            return False
        if may_reroll(s, self.seat, QUIET) or may_adjust(s, self.seat, QUIET):
            return True
        return may_buy_black_die(s, self.seat, self.bought, QUIET)

    def without_main(self, s: MarcoPolo) -> bool:
        """Whether this turn has no main action to come: it is done, or the player has passed (MP-4.09)."""
        return self.acted or s.out >> self.seat & 1 == 1

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        verb = a.verb
        if verb is PLACE or verb is USE:
            if self.acted:
                return why.no(DONE_ALREADY)
            if s.out >> seat & 1 == 1:
                return why.no(PASSED)
            return may_place(s, seat, a.x, why) if verb is PLACE else may_use_card(s, seat, a.x, self.posts, why)
        if verb is BAG:
            return may_bag(s, seat, self.without_main(s), self.posts, why)
        if verb is COMPLETE:
            return may_complete(s, seat, a.x, why)
        if verb is REROLL:
            return may_reroll(s, seat, why)
        if verb is ADJUST:
            return may_adjust(s, seat, why)
        if verb is BLACK_DIE:
            return may_buy_black_die(s, seat, self.bought, why)
        dice = s.players[seat].dice_left()
        return self.without_main(s) or dice == 0 or why.no(MAIN_ACTION_FIRST, dice)

    def candidates(self, s: MarcoPolo, seat: i64) -> list[Action]:
        found: list[Action] = []
        player = s.players[seat]
        dice = player.dice_left()
        if not self.without_main(s) and dice > 0:
            for space in range(SPACES):
                if DICE_WANTED[space] <= dice:
                    found.append(PLACE.of(space))
            cards = within_reach(s, seat)
            while cards:
                found.append(USE.of(lowest(cards)))
                cards &= cards - 1
        found.append(BAG.of())
        found += held(s, seat, COMPLETE)
        if player.stock[CAMEL] > 0:  # each of these costs camels
            found.append(REROLL.of())
            found.append(ADJUST.of())
            found.append(BLACK_DIE.of())
        found.append(END.of())
        return found

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        verb = a.verb
        if verb is END:
            return
        if s.players[seat].dice_left() == 0 and not s.rules.late_die_counts:
            s.out |= ONE << seat  # MP-4.09
        main = verb is PLACE or verb is USE
        s.push(Turn(seat, self.acted or main, self.bought or verb is BLACK_DIE, self.posts))
        if verb is PLACE:
            ask_for_dice(s, PlaceDice(seat, a.x, NONE, NONE))
        elif verb is USE:
            ask_for_dice(s, PlaceDice(seat, FIRST_CARD + a.x, NONE, NONE))
        elif verb is BAG:
            s.push(BagDie(seat, self.without_main(s), self.posts))
        elif verb is COMPLETE:
            complete(s, seat, a.x)
        elif verb is REROLL:
            s.push(RerollDie(seat))
        elif verb is ADJUST:
            s.push(AdjustDie(seat))
        else:
            buy_black_die(s, seat)


def turn_at_home(s: MarcoPolo, seat: int) -> Decision | None:
    """Where the menu would be asked, for the answer to "why not?" at another moment."""
    return Turn(seat, False, False, s.players[seat].posts) if s.round > 0 else None


for _verb in MENU:
    _verb.home = turn_at_home
