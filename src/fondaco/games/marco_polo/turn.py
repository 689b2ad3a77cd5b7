"""MP-4: the turn of a player: bonus actions, one main action, bonus actions."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, Decision, Step
from fondaco.core.masks import ONE, lowest
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.games.marco_polo.actions import ADJUST, BAG, BLACK_DIE, COMPLETE, END, PLACE, REROLL, USE
from fondaco.games.marco_polo.atlas import SLOT_CITY, SLOTS
from fondaco.games.marco_polo.bonus_actions import (
    AdjustDie,
    RerollDie,
    buy_black_die,
    may_adjust,
    may_buy_black_die,
    may_reroll,
)
from fondaco.games.marco_polo.catalogue import CARD
from fondaco.games.marco_polo.city_cards import may_use
from fondaco.games.marco_polo.components import DICE_WANTED, FIRST_CARD, MONEY_BAG, NONE, SPACES
from fondaco.games.marco_polo.contracts import complete, held, may_complete, refill
from fondaco.games.marco_polo.dice import occupied
from fondaco.games.marco_polo.language import CAMEL
from fondaco.games.marco_polo.placing import PlaceDice, may_place
from fondaco.games.marco_polo.round import EndRound
from fondaco.games.marco_polo.state import MarcoPolo

DONE_ALREADY: Final = Reason("MP-4.06", "main-action-done", [])
MAIN_ACTION_FIRST: Final = Reason("MP-4.07", "main-action-first", ["dice"])
CARD_OCCUPIED: Final = Reason("MP-12.02", "card-occupied", [CARD])

MENU: Final[list[Verb]] = [PLACE, USE, BAG, COMPLETE, REROLL, ADJUST, BLACK_DIE, END]


class NextTurn(Step):
    """MP-4.02, MP-4.03: the next player who has a die, from `seat` on; nobody has one: the round ends."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: MarcoPolo) -> None:
        seat = self.seat
        for _ in range(s.seats):
            player = s.players[seat]
            if player.dice_left() > 0:
                refill(s)  # MP-9.10
                s.push(NextTurn((seat + 1) % s.seats))
                s.push(Turn(seat, False, False, player.posts))
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
        if may_buy_black_die(s, self.seat, self.bought, QUIET):
            return True
        mask = s.players[self.seat].contracts
        while mask:
            if may_complete(s, self.seat, lowest(mask), QUIET):
                return True
            mask &= mask - 1
        return False

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        verb = a.verb
        if verb is PLACE:
            return why.no(DONE_ALREADY) if self.acted else may_place(s, seat, a.x, why)
        if verb is USE:
            return self.may_use_card(s, a.x, why)
        if verb is BAG:
            return may_place(s, seat, MONEY_BAG, why)
        if verb is COMPLETE:
            return may_complete(s, seat, a.x, why)
        if verb is REROLL:
            return may_reroll(s, seat, why)
        if verb is ADJUST:
            return may_adjust(s, seat, why)
        if verb is BLACK_DIE:
            return may_buy_black_die(s, seat, self.bought, why)
        dice = s.players[seat].dice_left()
        return self.acted or dice == 0 or why.no(MAIN_ACTION_FIRST, dice)

    def may_use_card(self, s: MarcoPolo, card: i64, why: Why) -> bool:
        """MP-12.01, MP-12.02: a free card in a city with an own post."""
        if self.acted:
            return why.no(DONE_ALREADY)
        if occupied(s, FIRST_CARD + card):
            return why.no(CARD_OCCUPIED, card)
        return may_use(s, self.seat, card, self.posts, why) and may_place(s, self.seat, FIRST_CARD + card, why)

    def candidates(self, s: MarcoPolo, seat: i64) -> list[Action]:
        found: list[Action] = []
        player = s.players[seat]
        dice = player.dice_left()
        if not self.acted and dice > 0:
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
        main = verb is PLACE or verb is USE
        s.push(Turn(seat, self.acted or main, self.bought or verb is BLACK_DIE, self.posts))
        if verb is PLACE:
            s.push(PlaceDice(seat, a.x, NONE, NONE))
        elif verb is USE:
            s.push(PlaceDice(seat, FIRST_CARD + a.x, NONE, NONE))
        elif verb is BAG:
            s.push(PlaceDice(seat, MONEY_BAG, NONE, NONE))
        elif verb is COMPLETE:
            complete(s, seat, a.x)
        elif verb is REROLL:
            s.push(RerollDie(seat))
        elif verb is ADJUST:
            s.push(AdjustDie(seat))
        else:
            buy_black_die(s, seat)


def within_reach(s: MarcoPolo, seat: i64) -> i64:
    """The cards in cities with an own post, as a mask."""
    cards: i64 = 0
    for slot in range(SLOTS):
        if s.players[seat].has_post(SLOT_CITY[slot]):
            cards |= ONE << s.cards[slot]
    return cards


def turn_at_home(s: MarcoPolo, seat: int) -> Decision | None:
    """Where the menu would be asked, for the answer to "why not?" at another moment."""
    return Turn(seat, False, False, s.players[seat].posts) if s.round > 0 else None


for _verb in MENU:
    _verb.home = turn_at_home
