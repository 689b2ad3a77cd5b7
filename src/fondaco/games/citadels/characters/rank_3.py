"""CI-9: Magician, Wizard, Seer."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why
from fondaco.games.citadels.actions import (
    BUILD,
    FORESEE,
    GIVE,
    KEEP_CARD,
    LOOK,
    PASS,
    REDRAW,
    STEAL,
    TRADE_HANDS,
)
from fondaco.games.citadels.build import NOT_GATHERED, PLAYED, may_build
from fondaco.games.citadels.cards import (
    arrive_from_table,
    clear_table,
    gain_cards,
    hand_over,
    has_drawn,
    kind_of,
    leave_secretly,
    look_at,
    pick_at_random,
    take_drawn,
    trade_hands,
    witnessed,
)
from fondaco.games.citadels.citizen import Citizen, unused
from fondaco.games.citadels.components import DISTRICT, MAGICIAN, SEER, WIZARD
from fondaco.games.citadels.drawn import NOT_DRAWN
from fondaco.games.citadels.laying import NOT_HELD, LayCards, hand_actions, lay, tuck_laid
from fondaco.games.citadels.memory import OUT, TABLE, moved
from fondaco.games.citadels.naming import another_player
from fondaco.games.citadels.payment import ask_payment
from fondaco.games.citadels.state import Citadels
from fondaco.games.citadels.turn import ABILITY, Turn, current_turn, turn_below

STOLE: Final = Kind("stole", [SEAT, SEAT.named("owner")], [DISTRICT])
HAND_EMPTY: Final = Reason("CI-9.03", "hand-empty", [SEAT])
TOO_FEW_CARDS: Final = Reason("CI-9.02", "too-few-cards", ["cards"])
NOT_IN_THAT_HAND: Final = Reason("CI-9.03", "not-in-that-hand", [DISTRICT])
NOBODY_HAS_CARDS: Final = Reason("CI-9.11", "nobody-has-cards", [])

STEAL_ONLY: Final[list[Verb]] = [STEAL]
PASS_STEAL: Final[list[Verb]] = [PASS, STEAL]
BUILD_OR_KEEP: Final[list[Verb]] = [BUILD, KEEP_CARD]
GIVE_ONLY: Final[list[Verb]] = [GIVE]


# --- Magician ---------------------------------------------------------------------------------------------------------


class Magician(Citizen):
    """CI-9.01, CI-9.02: exchanges hands with another player, or cards of his own with the deck."""

    def __init__(self) -> None:
        super().__init__(MAGICIAN, [TRADE_HANDS, REDRAW])

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & ABILITY == 0:
            found += TRADE_HANDS.table[: s.seats]
            found += REDRAW.table[1 : len(s.players[t.seat].hand) + 1]

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        if not unused(t, why):
            return False
        if a.verb is TRADE_HANDS:
            return another_player(s, t.seat, a.x, why)
        cards: i64 = len(s.players[t.seat].hand)
        return 1 <= a.x <= cards or why.no(TOO_FEW_CARDS, cards)

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        s.push(t.using(ABILITY))
        if a.verb is TRADE_HANDS:
            trade_hands(s, t.seat, a.x)
        else:
            s.push(Redraw(t.seat, a.x))


class Redraw(LayCards):
    """CI-9.02: so many more cards to discard; then as many are gained."""

    def rule(self) -> str:
        return "CI-9.02"

    def name(self, s: Citadels, seat: i64, a: Action) -> "Redraw":
        lay(s, seat, a.x, ONE << seat)
        return Redraw(seat, self.left - 1)

    def finish(self, s: Citadels, seat: i64) -> None:
        cards: i64 = len(s.deck.drawn)
        tuck_laid(s, seat)
        gain_cards(s, seat, cards)


# --- Wizard -----------------------------------------------------------------------------------------------------------


class Wizard(Citizen):
    """CI-9.03 to CI-9.08: looks at a hand, takes a card of it, builds it at once or keeps it."""

    def __init__(self) -> None:
        super().__init__(WIZARD, [LOOK])

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & ABILITY == 0:
            found += LOOK.table[: s.seats]

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        if not unused(t, why) or not another_player(s, t.seat, a.x, why):
            return False
        return len(s.players[a.x].hand) > 0 or why.no(HAND_EMPTY, a.x)

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        s.push(t.using(ABILITY))
        look_at(s, t.seat, a.x)
        s.push(StealCard(t.seat, a.x, not s.rules.wizard_must_choose))


class StealCard(Ask):
    """CI-9.03: one card of that hand; `optional`: or none."""

    def __init__(self, seat: i64, target: i64, optional: bool) -> None:
        super().__init__(seat)
        self.target: Final[i64] = target
        self.optional: Final[bool] = optional

    def rule(self) -> str:
        return "CI-9.03"

    def verbs(self) -> list[Verb]:
        return PASS_STEAL if self.optional else STEAL_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        found = [PASS.of()] if self.optional else []
        return found + hand_actions(s, self.target, STEAL)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return a.verb is PASS or a.x in s.players[self.target].hand or why.no(NOT_IN_THAT_HAND, a.x)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        if a.verb is PASS:
            return
        both = ONE << seat | ONE << self.target
        leave_secretly(s, self.target, a.x, both, TABLE)
        s.deck.drawn.append(witnessed(a.x, both))
        s.tell(STOLE, seat, self.target, a.x, both)
        s.push(BuildOrKeep(seat, self.target))


class BuildOrKeep(Ask):
    """CI-9.04: he pays to build the card at once, or adds it to his hand. Asked whatever the card is: it is secret."""

    def __init__(self, seat: i64, target: i64) -> None:
        super().__init__(seat)
        self.target: Final[i64] = target

    def rule(self) -> str:
        return "CI-9.04"

    def verbs(self) -> list[Verb]:
        return BUILD_OR_KEEP

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        kind = kind_of(s.deck.drawn[0])
        return [BUILD.of(kind), KEEP_CARD.of(kind)]

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        if not has_drawn(s, a.x):
            return why.no(NOT_DRAWN, a.x)
        if a.verb is KEEP_CARD:
            return True
        turn = turn_below(s)
        if not turn.gathered and not s.rules.wizard_builds_before_gathering:  # CI-9.08
            return why.no(NOT_GATHERED)
        return may_build(s, turn, a.x, True, why)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        take_drawn(s, a.x)
        if a.verb is KEEP_CARD:
            arrive_from_table(s, seat, a.x, ONE << self.target)  # CI-23.07
            clear_table(s)
            return
        moved(s, TABLE, OUT, a.x, s.rules.everybody)
        clear_table(s)
        s.deck.site = a.x
        s.tell(PLAYED, seat, a.x)
        ask_payment(s, current_turn(s), True)


# --- Seer -------------------------------------------------------------------------------------------------------------


class Seer(Citizen):
    """CI-9.09 to CI-9.12: takes a card at random from every other hand and gives a card back to each."""

    def __init__(self) -> None:
        super().__init__(SEER, [FORESEE])

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & ABILITY == 0:
            found.append(FORESEE.of())

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        if not unused(t, why):
            return False
        for other in range(s.seats):
            if other != t.seat and s.players[other].hand:
                return True
        return why.no(NOBODY_HAS_CARDS)

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        s.push(t.using(ABILITY))
        # CI-9.10: he gives clockwise; the one to his left is asked about first and so planned last.
        for step in range(s.seats - 1, 0, -1):
            other = (t.seat + step) % s.seats
            if s.players[other].hand:  # CI-9.11
                pick_at_random(s, t.seat, other)
                s.push(GiveBack(t.seat, other))


class GiveBack(Ask):
    """CI-9.10: any card of his hand to this player."""

    def __init__(self, seat: i64, receiver: i64) -> None:
        super().__init__(seat)
        self.receiver: Final[i64] = receiver

    def rule(self) -> str:
        return "CI-9.10"

    def verbs(self) -> list[Verb]:
        return GIVE_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return hand_actions(s, seat, GIVE)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return a.x in s.players[seat].hand or why.no(NOT_HELD, a.x)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        hand_over(s, seat, self.receiver, a.x)
