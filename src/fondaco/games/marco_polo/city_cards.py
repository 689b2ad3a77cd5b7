"""MP-12 and MP-13: city cards. What each does is written in the data file; here it is carried out."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, single
from fondaco.core.masks import ones
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.core.rows import Row, row
from fondaco.games.marco_polo.actions import REPEAT, STOP, TRADE
from fondaco.games.marco_polo.atlas import SLOT_CITY, SLOTS
from fondaco.games.marco_polo.bank import pay_cost, payable, receive
from fondaco.games.marco_polo.bazaar import use_table
from fondaco.games.marco_polo.catalogue import (
    CARD,
    CARDS,
    DEAL,
    EITHER_WAY,
    FIRST_DEAL,
    MEANS,
    ONE_OF,
    PER_COUNT,
    TABLE,
    TABLE_CARD,
    CityCard,
)
from fondaco.games.marco_polo.components import NONE
from fondaco.games.marco_polo.language import COIN, GOOD_ANY, OWN_BONUS, Bundle
from fondaco.games.marco_polo.rewards import AT_LEAST_ONCE, GiveGood, OwnBonus, own_small_cities
from fondaco.games.marco_polo.state import MarcoPolo
from fondaco.games.marco_polo.travel import can_travel, first_step

NOT_OUT: Final = Reason("MP-2.05", "card-not-out", [CARD])
NO_POST: Final = Reason("MP-12.01", "no-post-for-card", [CARD])
TOO_EARLY: Final = Reason("MP-12.09", "post-too-new", [CARD])
USELESS: Final = Reason("MP-12.08", "card-gives-nothing", [CARD])
TOO_OFTEN: Final = Reason("MP-12.05", "too-often", ["most"])
CANNOT_PAY: Final = Reason("MP-12.05", "exchange-too-dear", [DEAL])
OTHER_CARD: Final = Reason("MP-12.05", "deal-of-another-card", [DEAL])
OTHER_WAY: Final = Reason("MP-13.18", "same-way-only", [DEAL])

TIMES_ONLY: Final[list[Verb]] = [REPEAT]
TRADE_ONLY: Final[list[Verb]] = [TRADE]
STOP_TRADE: Final[list[Verb]] = [STOP, TRADE]

CARD_MEANS: Final[Row] = row([MEANS.items.index(card) if card in MEANS.items else -1 for card in CARD.items])
"""The means of movement that a card is; -1: none."""
CARD_TABLE: Final[Row] = row([TABLE.items.index(card) if card in TABLE.items else -1 for card in CARD.items])
"""The table that a card shows; -1: none."""


def city_of(s: MarcoPolo, card: i64) -> i64:
    """Where the card lies; -1: it is not in the game."""
    for slot in range(SLOTS):
        if s.cards[slot] == card:
            return SLOT_CITY[slot]
    return NONE


def counted(s: MarcoPolo, seat: i64, card: CityCard) -> i64:
    """MP-12.06: own completed contracts, or own trading posts on the board."""
    player = s.players[seat]
    return ones(player.completed) if card.counts_contracts else ones(player.posts)


def useful(s: MarcoPolo, seat: i64, card: i64) -> bool:
    """MP-12.08: whether the card would give anything."""
    shown = CARDS[card]
    if shown.kind == PER_COUNT:
        return counted(s, seat, shown) > 0
    if shown.rewards[0].has(OWN_BONUS) and own_small_cities(s, seat) == 0:
        return False
    if shown.kind == TABLE_CARD:
        return True
    if CARD_MEANS[card] >= 0:
        return can_travel(s, seat, CARD_MEANS[card], s.players[seat].stock[COIN])
    for cost in shown.costs:
        if payable(s, seat, cost) > 0:
            return True
    return False


def may_use(s: MarcoPolo, seat: i64, card: i64, posts: i64, why: Why) -> bool:
    """MP-12.01, 12.08, 12.09: a post in the city of a card that gives something.

    `posts` are those with which the turn began.
    """
    city = city_of(s, card)
    if city < 0:
        return why.no(NOT_OUT, card)
    if not s.players[seat].has_post(city):
        return why.no(NO_POST, card)
    if not s.rules.same_turn_cards and posts >> city & 1 == 0:
        return why.no(TOO_EARLY, card)
    return useful(s, seat, card) or why.no(USELESS, card)


def use_card(s: MarcoPolo, seat: i64, card: i64, value: i64) -> None:
    """MP-12.05 to 12.07: what the card shows, up to the value of the die."""
    shown = CARDS[card]
    if shown.kind == PER_COUNT:
        receive(s, seat, shown.rewards[0], min(value, counted(s, seat, shown)))
    elif shown.kind == TABLE_CARD:
        if shown.rewards[0].has(OWN_BONUS) and ones(own_small_cities(s, seat)) == 1:
            value = 1  # MP-13.30: a higher one gives no more
        use_table(s, seat, CARD_TABLE[card], value)
    elif shown.kind == EITHER_WAY:
        s.push(EitherWay(seat, card, value, NONE))
    elif shown.kind == ONE_OF:
        s.push(OneOf(seat, card, value))
    elif CARD_MEANS[card] >= 0:
        s.push(first_step(seat, CARD_MEANS[card], value))
    elif shown.rewards[0].has(OWN_BONUS):
        s.push(OwnBonus(seat, value, shown.costs[0].counts[COIN], 0))
    else:
        exchange(s, seat, card, NONE, value)


def exchange(s: MarcoPolo, seat: i64, card: i64, deal: i64, value: i64) -> None:
    """Ask how often, unless once is all that can be paid. `deal` is one of two exchanges; -1: the card has one."""
    most = min(value, payable(s, seat, cost_of(card, deal)))
    if most == 1:
        repeat(s, seat, card, deal, 1)
    else:
        s.push(Repeat(seat, card, deal, most))


def cost_of(card: i64, deal: i64) -> Bundle:
    """What an exchange of the card costs."""
    return CARDS[card].costs[deal - FIRST_DEAL[card] if deal >= 0 else 0]


def reward_of(card: i64, deal: i64) -> Bundle:
    """What it brings."""
    return CARDS[card].rewards[deal - FIRST_DEAL[card] if deal >= 0 else 0]


def repeat(s: MarcoPolo, seat: i64, card: i64, deal: i64, times: i64) -> None:
    """MP-12.05: pay the cost and take the reward so many times."""
    pay_cost(s, seat, cost_of(card, deal), times)
    receive(s, seat, reward_of(card, deal), times)


class Repeat(Ask):
    """MP-12.05: how often the exchange is made, at least once."""

    def __init__(self, seat: i64, card: i64, deal: i64, most: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card
        self.deal: Final[i64] = deal
        self.most: Final[i64] = most

    def rule(self) -> str:
        return "MP-12.05"

    def verbs(self) -> list[Verb]:
        return TIMES_ONLY

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        if a.x == 0:
            return why.no(AT_LEAST_ONCE)
        return a.x <= self.most or why.no(TOO_OFTEN, self.most)

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        repeat(s, seat, self.card, self.deal, a.x)


def may_deal(s: MarcoPolo, seat: i64, card: i64, deal: i64, why: Why) -> bool:
    """Whether this exchange is one of the card's, and can be paid."""
    if not FIRST_DEAL[card] <= deal < FIRST_DEAL[card] + len(CARDS[card].costs):
        return why.no(OTHER_CARD, deal)
    return payable(s, seat, cost_of(card, deal)) > 0 or why.no(CANNOT_PAY, deal)


class OneOf(Ask):
    """MP-13.20: one of two exchanges, the same each time."""

    def __init__(self, seat: i64, card: i64, most: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card
        self.most: Final[i64] = most

    def rule(self) -> str:
        return "MP-13.20"

    def verbs(self) -> list[Verb]:
        return TRADE_ONLY

    def only(self, s: MarcoPolo) -> Action | None:
        return single(self.choices(s, self.seat))

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        return may_deal(s, seat, self.card, a.x, why)

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        exchange(s, seat, self.card, a.x, self.most)


class EitherWay(Ask):
    """MP-13.18, MP-13.19: at most `left` more exchanges, one after the other (MP-12.12), each in either direction.

    `deal` is the last one; -1: none has been made.
    """

    def __init__(self, seat: i64, card: i64, left: i64, deal: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card
        self.left: Final[i64] = left
        self.deal: Final[i64] = deal

    def rule(self) -> str:
        return "MP-12.12"

    def verbs(self) -> list[Verb]:
        return STOP_TRADE

    def only(self, s: MarcoPolo) -> Action | None:
        return single(self.choices(s, self.seat)) if self.deal < 0 else None

    def may_trade(self, s: MarcoPolo, deal: i64, why: Why) -> bool:
        """Whether this exchange can be made."""
        if self.deal >= 0 and deal != self.deal and not s.rules.mixed_directions:
            return why.no(OTHER_WAY, self.deal)
        return may_deal(s, self.seat, self.card, deal, why)

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is STOP:
            return self.deal >= 0 or why.no(AT_LEAST_ONCE)
        return self.may_trade(s, a.x, why)

    def moot(self, s: MarcoPolo) -> bool:
        first = FIRST_DEAL[self.card]
        for deal in range(first, first + len(CARDS[self.card].costs)):
            if self.may_trade(s, deal, QUIET):
                return False
        return True

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        if a.verb is STOP:
            return
        if self.left > 1:
            s.push(EitherWay(seat, self.card, self.left - 1, a.x))
        cost = cost_of(self.card, a.x)
        pay_cost(s, seat, cost)
        receive(s, seat, reward_of(self.card, a.x))
        if cost.has(GOOD_ANY):
            s.push(GiveGood(seat))
