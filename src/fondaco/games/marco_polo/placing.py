"""MP-5: placing dice, and what follows from it."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, single
from fondaco.core.masks import ONE, lowest
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.core.selection import Selection
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
from fondaco.games.marco_polo.contracts import TakeContract, ask_for_contract, row_length
from fondaco.games.marco_polo.dice import colour_used, khan_dice, khan_value, occupied, put
from fondaco.games.marco_polo.ending import may_end
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

DIE_ONLY: Final[list[Verb]] = [CHOOSE_DIE]
VALUE_ONLY: Final[list[Verb]] = [CHOOSE_VALUE]
SIX: Final[i64] = PIPS


def own_barred(s: MarcoPolo, seat: i64, spot: i64) -> bool:
    """MP-5.03, MP-5.04: only black and white dice may go where the colour has been used; MP-14.08: never the bag."""
    return spot < SPACES and colour_used(s, seat, spot)


def eligible(s: MarcoPolo, seat: i64, barred: bool, spared: i64) -> i64:
    """How many dice may be placed: all, or all but the own ones; without one that is spared for the money bag."""
    dice = s.players[seat].dice
    count: i64 = 0
    for die in range(FACES if barred else 0, DICE):
        count += dice[die]
    if spared >= (FACES if barred else 0):
        count -= 1
    return count


def worth(die: i64) -> i64:
    """The value of a die; of one without a value the lowest that its owner could choose (MP-18.03)."""
    return max(1, die % FACES)


def cheapest(s: MarcoPolo, seat: i64, spot: i64, barred: bool, spared: i64) -> i64:
    """The lowest value with which dice can be placed there; -1 if no die is high enough for the Khan (MP-8.03)."""
    dice = s.players[seat].dice
    least = khan_value(s) if spot == KHAN else 0
    for i in range(DICE - 1, -1, -1):
        die = DIE_ORDER[i]
        if dice[die] > (1 if die == spared else 0) and (die >= FACES or not barred):
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


def may_place(s: MarcoPolo, seat: i64, spot: i64, why: Why, spared: i64 = NONE) -> bool:
    """MP-5.02 to 5.12: whether any dice, but for a `spared` one, can be placed there so that the action can be done."""
    wanted = DICE_WANTED[spot]
    barred = own_barred(s, seat, spot)
    if eligible(s, seat, barred, spared) < wanted:
        dice = s.players[seat].dice_left()
        return why.no(COLOUR_USED, spot) if dice >= wanted else why.no(TOO_FEW_DICE, wanted, dice)
    if spot == KHAN and khan_dice(s) >= KHAN_SPACES:
        return why.no(KHAN_FULL, KHAN_SPACES)
    if spot == CONTRACT_SPACE and row_length(s) == 0:
        return why.no(NO_CONTRACTS)
    value = cheapest(s, seat, spot, barred, spared)
    if value < 0:
        return why.no(KHAN_TOO_LOW, khan_value(s))
    return payable_with(s, seat, spot, value, why)


class PlaceDice(Selection):
    """MP-5.02: the dice one by one, in any order; `high` and `middle` are those named already, the higher first.

    The lowest of all is paid for, so a last die may be named only if that can be paid.
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

    def piece(self, a: Action) -> i64:
        return DIE_RANK[a.x]

    def reached(self, s: MarcoPolo) -> i64:
        last = self.lowest_named()
        return DIE_RANK[last] if last >= 0 else NONE

    def lowest_named(self) -> i64:
        """The lowest die named so far; -1: none."""
        return self.middle if self.middle >= 0 else self.high

    def left(self) -> i64:
        """How many dice are still to be named."""
        named: i64 = 0
        if self.high >= 0:
            named += 1
        if self.middle >= 0:
            named += 1
        return DICE_WANTED[self.spot] - named

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
        if die < FACES and own_barred(s, seat, self.spot):
            return why.no(COLOUR_USED, self.spot)
        if self.left() > 1:
            return True
        if self.spot == KHAN and 0 < die % FACES < khan_value(s):
            return why.no(KHAN_TOO_LOW, khan_value(s))
        named = self.lowest_named()
        low = die if named < 0 or DIE_RANK[die] > DIE_RANK[named] else named
        return payable_with(s, seat, self.spot, worth(low), why)

    def candidates(self, s: MarcoPolo, seat: i64) -> list[Action]:
        dice = s.players[seat].dice
        found: list[Action] = []
        for die in range(DICE):
            if dice[die] > 0:
                found.append(CHOOSE_DIE.of(die))
        return found

    def suggestions(self, s: MarcoPolo, seat: i64) -> list[Action]:
        """From the highest die down, own before black before white, so that enough follow."""
        left = self.left()
        if DICE_WANTED[self.spot] == 1:
            return self.choices(s, seat)
        dice = s.players[seat].dice
        barred = own_barred(s, seat, self.spot)
        kinds: i64 = 0
        count: i64 = 0
        for i in range(DICE - 1, max(0, self.reached(s)) - 1, -1):
            die = DIE_ORDER[i]
            if dice[die] > self.named(die) and (die >= FACES or not barred):
                count += dice[die] - self.named(die)
                if count >= left:
                    kinds |= ONE << die
        ahead: list[Action] = []
        while kinds:
            a = CHOOSE_DIE.of(lowest(kinds))
            if left > 1 or self.allows(s, seat, a, QUIET):
                ahead.append(a)
            kinds &= kinds - 1
        return ahead if ahead else self.choices(s, seat)

    def unasked(self, s: MarcoPolo, seat: i64) -> Action | None:
        """The only die that could come next in that order; a single one is asked for only if there is a choice."""
        if DICE_WANTED[self.spot] == 1:
            return None
        return self.only_from(s, max(0, self.reached(s)), self.left())

    def takes_all(self, s: MarcoPolo) -> bool:
        """Whether every die that could be named is needed."""
        return eligible(s, self.seat, own_barred(s, self.seat, self.spot), NONE) == DICE_WANTED[self.spot]

    def only_from(self, s: MarcoPolo, rank: i64, enough: i64) -> Action | None:
        """If all dice from this rank on that could be named, so that enough follow, are alike, such a one."""
        dice = s.players[self.seat].dice
        barred = own_barred(s, self.seat, self.spot)
        found: i64 = -1
        count: i64 = 0
        for i in range(DICE - 1, rank - 1, -1):
            die = DIE_ORDER[i]
            if dice[die] > self.named(die) and (die >= FACES or not barred):
                count += dice[die] - self.named(die)
                if count >= enough:
                    if found >= 0:
                        return None
                    found = die
        return CHOOSE_DIE.of(found) if found >= 0 else None

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        high, middle, low = self.high, self.middle, a.x
        if middle >= 0 and DIE_RANK[low] < DIE_RANK[middle]:
            middle, low = low, middle
        if high >= 0 and middle >= 0 and DIE_RANK[middle] < DIE_RANK[high]:
            high, middle = middle, high
        if high >= 0 and middle < 0 and DIE_RANK[low] < DIE_RANK[high]:
            high, low = low, high
        if self.left() == 1:
            with_value(s, seat, self.spot, high, middle, low)
        elif high < 0:
            ask_for_dice(s, PlaceDice(seat, self.spot, low, NONE))
        else:
            ask_for_dice(s, PlaceDice(seat, self.spot, high, low))


def needs_care(s: MarcoPolo, seat: i64, spot: i64) -> bool:
    """Whether a die may be too low or too dear there."""
    return spot == KHAN or (s.players[seat].tile().pays_for_occupied and charges(s, spot))


def ask_for_dice(s: MarcoPolo, question: PlaceDice) -> None:
    """Ask for the next die, unless all that could be named are alike, or all are needed."""
    only = question.only_from(s, 0, 1)
    if only is None and question.takes_all(s):
        only = question.choices(s, question.seat)[0]
    if only is None and question.left() == 1 and needs_care(s, question.seat, question.spot):
        only = single(question.choices(s, question.seat))
    if only is None:
        s.push(question)
    else:
        question.take(s, question.seat, only)


def with_value(s: MarcoPolo, seat: i64, spot: i64, high: i64, middle: i64, low: i64) -> None:
    """The dice are named; MP-18.03: who does not roll now chooses their value, where it matters (MP-18.08)."""
    if low % FACES > 0:
        place(s, seat, spot, high, middle, low, low % FACES)
    elif spot >= FIRST_CARD:
        place(s, seat, spot, high, middle, low, SIX)  # MP-12.03: nothing is paid, and less can always be used
    elif spot == TAKE_COINS and price_of(s, seat, spot, SIX) == 0:
        place(s, seat, spot, high, middle, low, 1)  # MP-6.01: the value sets neither reward nor price
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

    def only(self, s: MarcoPolo) -> Action | None:
        return single(self.choices(s, self.seat))

    def obvious(self, s: MarcoPolo, seat: i64) -> Action | None:
        """The value that costs least where it brings nothing; the highest where it costs nothing and gives leave."""
        if may_end(s):
            return None
        if self.spot == TAKE_COINS:
            return CHOOSE_VALUE.of(0)
        free = price_of(s, seat, self.spot, SIX) == 0
        return CHOOSE_VALUE.of(SIX - 1) if free and (self.spot == CONTRACT_SPACE or self.spot == TRAVEL) else None

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
        ask_for_contract(s, TakeContract(seat, value, NONE))
    elif spot == TRAVEL:
        s.traveller = seat  # MP-10.12
        s.push(first_step(seat, TRAVEL_MEANS, value))
    elif spot == MONEY_BAG:
        gain(s, seat, COIN, MONEY_BAG_COINS)
    else:
        use_card(s, seat, spot - FIRST_CARD, value)
