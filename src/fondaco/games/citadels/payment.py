"""CI-6.15: paying for a district: gold, the Framework, the Necropolis' sacrifice, cards for the Thieves' Den, and the
Cardinal's ability (CI-11.08 to CI-11.11)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.flow import Ask
from fondaco.core.masks import ONE, lowest, ones
from fondaco.core.objections import Reason, Why
from fondaco.games.citadels.actions import (
    BORROW,
    BY_CARDINAL,
    BY_CARDS,
    BY_FRAMEWORK,
    BY_GOLD,
    BY_SACRIFICE,
    GIVE,
    METHOD,
    PAY,
    PAY_CARDS,
    SACRIFICE,
)
from fondaco.games.citadels.build import may_pay_cards, methods, paid_build, price_of, unpaid_build
from fondaco.games.citadels.cards import GAVE, arrive_from_table, clear_table, kind_of
from fondaco.games.citadels.city import destroy, standing_code
from fondaco.games.citadels.components import BUILT, FRAMEWORK
from fondaco.games.citadels.gold import hand_gold, pay_gold
from fondaco.games.citadels.laying import LayCards, lay, tuck_laid
from fondaco.games.citadels.state import Citadels
from fondaco.games.citadels.turn import ABILITY, Turn, amend, current_turn, turn_below

WAY_CLOSED: Final = Reason("CI-6.15", "way-closed", [METHOD])
NOT_YOURS: Final = Reason("CI-17.28", "not-in-your-city", [BUILT])
WRONG_NUMBER: Final = Reason("CI-17.41", "wrong-number", ["price", "gold", "spare"])
NOT_ANOTHER: Final = Reason("CI-6.22", "not-another-player", [SEAT])
TOO_POOR: Final = Reason("CI-11.09", "too-poor", [SEAT, "missing", "gold"])

PAY_ONLY: Final[list[Verb]] = [PAY]
SACRIFICE_ONLY: Final[list[Verb]] = [SACRIFICE]
CARDS_ONLY: Final[list[Verb]] = [PAY_CARDS]
BORROW_ONLY: Final[list[Verb]] = [BORROW]
GIVE_ONLY: Final[list[Verb]] = [GIVE]


def ask_payment(s: Citadels, t: Turn, at_once: bool) -> None:
    """The ways to pay are open to all (gold, cities, numbers of cards), so a single one is not asked for."""
    ways = methods(s, t, s.deck.site, at_once, len(s.players[t.seat].hand))
    if ones(ways) == 1:
        pay_by(s, t.seat, lowest(ways), at_once)
    else:
        s.push(PayHow(t.seat, s.deck.site, at_once))


def pay_by(s: Citadels, seat: i64, method: i64, at_once: bool) -> None:
    """Pay in one of the ways."""
    player = s.players[seat]
    price = price_of(player, s.deck.site)
    if method == BY_GOLD:
        pay_gold(s, seat, price)
        paid_build(s, seat, price, at_once)
    elif method == BY_FRAMEWORK:  # CI-17.09
        destroy(s, seat, standing_code(s, seat, FRAMEWORK))
        unpaid_build(s, seat, at_once)
    elif method == BY_SACRIFICE:
        s.push(Sacrifice(seat, at_once))
    elif method == BY_CARDS:
        s.push(HowManyCards(seat, s.deck.site, at_once))
    else:
        assert method == BY_CARDINAL
        s.push(BorrowGold(seat, price - player.gold, at_once))


class PayHow(Ask):
    """CI-6.15: how to pay, where there is more than one way."""

    def __init__(self, seat: i64, district: i64, at_once: bool) -> None:
        super().__init__(seat)
        self.district: Final[i64] = district
        self.at_once: Final[bool] = at_once

    def rule(self) -> str:
        return "CI-6.15"

    def verbs(self) -> list[Verb]:
        return PAY_ONLY

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        turn = turn_below(s)
        ways = methods(s, turn, self.district, self.at_once, len(s.players[seat].hand))
        return ways >> a.x & 1 == 1 or why.no(WAY_CLOSED, a.x)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        pay_by(s, seat, a.x, self.at_once)


class Sacrifice(Ask):
    """CI-17.28: the Necropolis for a district of the own city."""

    def __init__(self, seat: i64, at_once: bool) -> None:
        super().__init__(seat)
        self.at_once: Final[bool] = at_once

    def rule(self) -> str:
        return "CI-17.28"

    def verbs(self) -> list[Verb]:
        return SACRIFICE_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return city_actions(s, seat, SACRIFICE)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return a.x in s.players[seat].city or why.no(NOT_YOURS, a.x)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        destroy(s, seat, a.x)
        unpaid_build(s, seat, self.at_once)


def city_actions(s: Citadels, seat: i64, verb: Verb) -> list[Action]:
    """This verb with each kind of district in the city."""
    found: list[Action] = []
    last = -1
    for built in s.players[seat].city:
        if built != last:
            found.append(verb.of(built))
        last = built
    return found


class HowManyCards(Ask):
    """CI-17.41: how much of the price of the Thieves' Den is paid with cards; no overpaying."""

    def __init__(self, seat: i64, district: i64, at_once: bool) -> None:
        super().__init__(seat)
        self.district: Final[i64] = district
        self.at_once: Final[bool] = at_once

    def rule(self) -> str:
        return "CI-17.41"

    def verbs(self) -> list[Verb]:
        return CARDS_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return PAY_CARDS.table[1 : price_of(s.players[seat], self.district) + 1]

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        turn = turn_below(s)
        player = s.players[seat]
        price = price_of(player, self.district)
        spare: i64 = len(player.hand)
        if 1 <= a.x <= min(price, spare) and may_pay_cards(s, turn, price, a.x, spare):
            return True
        return why.no(WRONG_NUMBER, price, player.gold, spare)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        s.push(PayWithCards(seat, a.x, self.at_once))


class PayWithCards(LayCards):
    """CI-17.41: the cards; then the rest in gold, borrowed if need be (CI-11.11)."""

    def __init__(self, seat: i64, left: i64, at_once: bool) -> None:
        super().__init__(seat, left)
        self.at_once: Final[bool] = at_once

    def rule(self) -> str:
        return "CI-17.41"

    def name(self, s: Citadels, seat: i64, a: Action) -> "PayWithCards":
        lay(s, seat, a.x, ONE << seat)
        return PayWithCards(seat, self.left - 1, self.at_once)

    def finish(self, s: Citadels, seat: i64) -> None:
        player = s.players[seat]
        price = price_of(player, s.deck.site) - len(s.deck.drawn)
        tuck_laid(s, seat)
        if price > player.gold:
            s.push(BorrowGold(seat, price - player.gold, self.at_once))
        else:
            pay_gold(s, seat, price)
            paid_build(s, seat, price, self.at_once)


class BorrowGold(Ask):
    """CI-11.08, CI-11.09: from whom the Cardinal takes the missing gold."""

    def __init__(self, seat: i64, missing: i64, at_once: bool) -> None:
        super().__init__(seat)
        self.missing: Final[i64] = missing
        self.at_once: Final[bool] = at_once

    def rule(self) -> str:
        return "CI-11.08"

    def verbs(self) -> list[Verb]:
        return BORROW_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return BORROW.table[: s.seats]

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        if a.x == seat or a.x >= s.seats:
            return why.no(NOT_ANOTHER, a.x)
        gold = s.players[a.x].gold
        return gold >= self.missing or why.no(TOO_POOR, a.x, self.missing, gold)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        turn = current_turn(s)
        amend(s, turn.using(ABILITY))
        hand_gold(s, a.x, seat, self.missing)
        s.push(GiveForGold(seat, a.x, self.missing, self.at_once))


class GiveForGold(LayCards):
    """CI-11.08, CI-11.10: a card of the hand for each gold; then all his gold goes for the district."""

    def __init__(self, seat: i64, receiver: i64, left: i64, at_once: bool) -> None:
        super().__init__(seat, left)
        self.receiver: Final[i64] = receiver
        self.at_once: Final[bool] = at_once

    def rule(self) -> str:
        return "CI-11.08"

    def verb(self) -> Verb:
        return GIVE

    def verbs(self) -> list[Verb]:
        return GIVE_ONLY

    def name(self, s: Citadels, seat: i64, a: Action) -> "GiveForGold":
        both = ONE << seat | ONE << self.receiver
        lay(s, seat, a.x, both)
        s.tell(GAVE, seat, self.receiver, a.x, both)
        return GiveForGold(seat, self.receiver, self.left - 1, self.at_once)

    def finish(self, s: Citadels, seat: i64) -> None:
        for card in s.deck.drawn:
            arrive_from_table(s, self.receiver, kind_of(card), ONE << seat | ONE << self.receiver)
        clear_table(s)
        gold = s.players[seat].gold
        pay_gold(s, seat, gold)
        paid_build(s, seat, gold, self.at_once)
