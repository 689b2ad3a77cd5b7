"""MP-5: placing dice, and what follows from it."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask
from fondaco.core.objections import Reason, Why
from fondaco.games.marco_polo.actions import CHOOSE_DIE, CHOOSE_VALUE
from fondaco.games.marco_polo.bank import gain, pay, receive
from fondaco.games.marco_polo.bazaar import MercatorIncome, mercator, use_bazaar
from fondaco.games.marco_polo.catalogue import PIPS, TRAVEL_MEANS
from fondaco.games.marco_polo.city_cards import use_card
from fondaco.games.marco_polo.components import (
    CONTRACT_SPACE,
    DICE,
    DICE_WANTED,
    DIE,
    DIE_ORDER,
    DIE_RANK,
    FACES,
    FIRST_CARD,
    KHAN,
    KHAN_REWARD,
    KHAN_SPACES,
    LAST_BAZAAR,
    MONEY_BAG,
    MONEY_BAG_COINS,
    NONE,
    PAYS_IF_OCCUPIED,
    SPACE,
    SPACES,
    TAKE_COINS,
    TAKE_COINS_REWARD,
    TRAVEL,
)
from fondaco.games.marco_polo.contracts import TakeContract, row_length
from fondaco.games.marco_polo.dice import colour_used, khan_dice, khan_value, occupied, put
from fondaco.games.marco_polo.language import COIN
from fondaco.games.marco_polo.state import MarcoPolo
from fondaco.games.marco_polo.travel import can_travel, first_step

TOO_FEW_DICE: Final = Reason("MP-5.02", "too-few-dice", ["wanted", "dice"])
COLOUR_USED: Final = Reason("MP-5.03", "colour-used", [SPACE])
TOO_DEAR: Final = Reason("MP-5.10", "occupied-too-dear", ["price", "coins"])
NO_STEP: Final = Reason("MP-10.11", "no-step-payable", [])
KHAN_FULL: Final = Reason("MP-8.02", "khan-full", ["dice"])
KHAN_TOO_LOW: Final = Reason("MP-8.03", "khan-too-low", ["value"])
NO_CONTRACTS: Final = Reason("MP-9.12", "no-contracts", [])
NOT_IN_HAND: Final = Reason("MP-5.01", "not-in-hand", [DIE])
HIGHEST_FIRST: Final = Reason("MP-5.13", "highest-first", [DIE])
TOO_FEW_BELOW: Final = Reason("MP-5.02", "too-few-dice-below", ["wanted", "dice"])

DIE_ONLY: Final[list[Verb]] = [CHOOSE_DIE]
VALUE_ONLY: Final[list[Verb]] = [CHOOSE_VALUE]
SIX: Final[i64] = PIPS


def own_barred(s: MarcoPolo, seat: i64, spot: i64) -> bool:
    """MP-5.03, MP-5.04: only black and white dice may go where the colour has been used; MP-14.08: never the bag."""
    return spot < SPACES and colour_used(s, seat, spot)


def eligible(s: MarcoPolo, seat: i64, barred: bool) -> i64:
    """How many dice may be placed: all, or all but the own ones."""
    dice = s.players[seat].dice
    count: i64 = 0
    for die in range(FACES if barred else 0, DICE):
        count += dice[die]
    return count


def eligible_from(s: MarcoPolo, seat: i64, barred: bool, rank: i64) -> i64:
    """How many of them have this rank or a later one."""
    dice = s.players[seat].dice
    count: i64 = 0
    for i in range(rank, DICE):
        die = DIE_ORDER[i]
        if die >= FACES or not barred:
            count += dice[die]
    return count


def worth(die: i64) -> i64:
    """The value of a die; of one without a value the lowest that its owner could choose (MP-18.03)."""
    return max(1, die % FACES)


def cheapest(s: MarcoPolo, seat: i64, spot: i64, barred: bool) -> i64:
    """The lowest value with which dice can be placed there; -1 if no die is high enough for the Khan (MP-8.03)."""
    dice = s.players[seat].dice
    least = khan_value(s) if spot == KHAN else 0
    for i in range(DICE - 1, -1, -1):
        die = DIE_ORDER[i]
        if dice[die] > 0 and (die >= FACES or not barred):
            if die % FACES == 0:
                return max(1, least)
            if die % FACES >= least:
                return die % FACES
    return NONE


def charges(s: MarcoPolo, spot: i64) -> bool:
    """MP-5.06 to 5.09: an occupied space costs coins."""
    return (PAYS_IF_OCCUPIED[spot] > 0 or (spot == KHAN and s.rules.khan_charges)) and occupied(s, spot)


def price_of(s: MarcoPolo, seat: i64, spot: i64, value: i64) -> i64:
    """The value of the lowest die; MP-18.12: not for everybody."""
    return value if s.players[seat].tile().pays_for_occupied and charges(s, spot) else 0


def payable_with(s: MarcoPolo, seat: i64, spot: i64, value: i64, why: Why) -> bool:
    """MP-5.10: the coins are there; MP-10.11: and enough is left for a first step."""
    coins = s.players[seat].stock[COIN]
    price = price_of(s, seat, spot, value)
    if price > coins:
        return why.no(TOO_DEAR, price, coins)
    return spot != TRAVEL or can_travel(s, seat, TRAVEL_MEANS, coins - price) or why.no(NO_STEP)


def may_place(s: MarcoPolo, seat: i64, spot: i64, why: Why) -> bool:
    """MP-5.02 to 5.12: whether any dice can be placed there so that the action can be done."""
    wanted = DICE_WANTED[spot]
    barred = own_barred(s, seat, spot)
    if eligible(s, seat, barred) < wanted:
        dice = s.players[seat].dice_left()
        return why.no(COLOUR_USED, spot) if dice >= wanted else why.no(TOO_FEW_DICE, wanted, dice)
    if spot == KHAN and khan_dice(s) >= KHAN_SPACES:
        return why.no(KHAN_FULL, KHAN_SPACES)
    if spot == CONTRACT_SPACE and row_length(s) == 0:
        return why.no(NO_CONTRACTS)
    value = cheapest(s, seat, spot, barred)
    if value < 0:
        return why.no(KHAN_TOO_LOW, khan_value(s))
    return payable_with(s, seat, spot, value, why)


class PlaceDice(Ask):
    """MP-5.02: the dice one by one, highest first; `high` and `middle` are those named already.

    A die may be named only if enough lower ones can follow and the cheapest of these can be paid for.
    """

    def __init__(self, seat: i64, spot: i64, high: i64, middle: i64) -> None:
        super().__init__(seat)
        self.spot: Final[i64] = spot
        self.high: Final[i64] = high
        self.middle: Final[i64] = middle

    def rule(self) -> str:
        return "MP-5.02"

    def verbs(self) -> list[Verb]:
        return DIE_ONLY

    def left(self) -> i64:
        """How many dice are still to be named."""
        named: i64 = 0
        if self.high >= 0:
            named += 1
        if self.middle >= 0:
            named += 1
        return DICE_WANTED[self.spot] - named

    def last(self) -> i64:
        """The die named last; -1: none."""
        return self.middle if self.middle >= 0 else self.high

    def named(self, die: i64) -> i64:
        """How many dice of this kind are named already."""
        count: i64 = 0
        if self.high == die:
            count += 1
        if self.middle == die:
            count += 1
        return count

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        die = a.x
        if s.players[seat].dice[die] <= self.named(die):
            return why.no(NOT_IN_HAND, die)
        barred = own_barred(s, seat, self.spot)
        if barred and die < FACES:
            return why.no(COLOUR_USED, self.spot)
        last = self.last()
        if last >= 0 and DIE_RANK[die] < DIE_RANK[last]:
            return why.no(HIGHEST_FIRST, last)
        left = self.left()
        if left > 1:
            below = eligible_from(s, seat, barred, DIE_RANK[die]) - self.named(die)
            return below >= left or why.no(TOO_FEW_BELOW, left - 1, below - 1)
        if self.spot == KHAN and 0 < die % FACES < khan_value(s):
            return why.no(KHAN_TOO_LOW, khan_value(s))
        return payable_with(s, seat, self.spot, worth(die), why)

    def candidates(self, s: MarcoPolo, seat: i64) -> list[Action]:
        dice = s.players[seat].dice
        found: list[Action] = []
        for die in range(DICE):
            if dice[die] > 0:
                found.append(CHOOSE_DIE.of(die))
        return found

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        if self.left() == 1:
            with_value(s, seat, self.spot, self.high, self.middle, a.x)
        elif self.high < 0:
            s.push(PlaceDice(seat, self.spot, a.x, NONE))
        else:
            s.push(PlaceDice(seat, self.spot, self.high, a.x))


def with_value(s: MarcoPolo, seat: i64, spot: i64, high: i64, middle: i64, low: i64) -> None:
    """The dice are named; MP-18.03: who does not roll now chooses their value, where it matters."""
    if low % FACES > 0 or spot == MONEY_BAG:
        place(s, seat, spot, high, middle, low, low % FACES)
    elif spot >= FIRST_CARD:
        place(s, seat, spot, high, middle, low, SIX)  # MP-12.03: nothing is paid, and less can always be used
    else:
        s.push(ChooseValue(seat, spot, high, middle, low))


class ChooseValue(Ask):
    """MP-18.03, MP-18.08: one value for all dice of the placement."""

    def __init__(self, seat: i64, spot: i64, high: i64, middle: i64, low: i64) -> None:
        super().__init__(seat)
        self.spot: Final[i64] = spot
        self.high: Final[i64] = high
        self.middle: Final[i64] = middle
        self.low: Final[i64] = low

    def rule(self) -> str:
        return "MP-18.03"

    def verbs(self) -> list[Verb]:
        return VALUE_ONLY

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        if self.spot == KHAN and a.x + 1 < khan_value(s):
            return why.no(KHAN_TOO_LOW, khan_value(s))
        return payable_with(s, seat, self.spot, a.x + 1, why)

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        place(s, seat, self.spot, self.high, self.middle, self.low, a.x + 1)


def place(s: MarcoPolo, seat: i64, spot: i64, high: i64, middle: i64, low: i64, value: i64) -> None:
    """MP-4.11: place the dice, pay, perform the action. The lowest die has the value (MP-5.11)."""
    price = price_of(s, seat, spot, value)
    if high >= 0:
        put(s, seat, high, spot, max(value, high % FACES))
    if middle >= 0:
        put(s, seat, middle, spot, max(value, middle % FACES))
    put(s, seat, low, spot, value)
    pay(s, seat, COIN, price)
    perform(s, seat, spot, value)


def perform(s: MarcoPolo, seat: i64, spot: i64, value: i64) -> None:
    """MP-4.05: the main actions, and the money bag (MP-14.08)."""
    if spot < SPACES and s.rules.setup.has_income[spot] > 0:
        receiver = mercator(s, seat)
        if receiver >= 0:
            s.push(MercatorIncome(receiver, spot))
    if spot == TAKE_COINS:
        receive(s, seat, TAKE_COINS_REWARD)  # MP-6.01
    elif spot <= LAST_BAZAAR:
        use_bazaar(s, seat, spot, value)
    elif spot == KHAN:
        receive(s, seat, KHAN_REWARD)  # MP-8.01
    elif spot == CONTRACT_SPACE:
        s.push(TakeContract(seat, value, NONE))
    elif spot == TRAVEL:
        s.traveller = seat  # MP-10.12
        s.push(first_step(seat, TRAVEL_MEANS, value))
    elif spot == MONEY_BAG:
        gain(s, seat, COIN, MONEY_BAG_COINS)
    else:
        use_card(s, seat, spot - FIRST_CARD, value)
