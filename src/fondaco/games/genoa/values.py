"""GE-9.01 to 9.03, 9.38: bundles, offers, counters and deals. Values: made once, never changed, shared by copies."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.masks import ones
from fondaco.core.rows import Row, row, total, zeros
from fondaco.games.genoa.components import (
    DECK_MASK,
    DECKS,
    GOODS,
    MARKER,
    MARKERS_PER_COLOUR,
    MOST_OFFERS,
    NO_GOODS,
    VALUE_PER_GOOD,
)

NO_KINDS: Final = zeros(DECKS)
"""Shared: never changed."""
GIVER_PICKS: Final[i64] = 0
AT_RANDOM: Final[i64] = 1


class Bundle:
    """GE-9.01: what somebody gives. Cards are a set; those `shown` lie face up, the others show their kind only."""

    def __init__(self, ducats: i64, goods: Row, cards: i64, shown: i64) -> None:
        self.ducats: Final[i64] = ducats
        self.goods: Final = goods
        self.cards: Final[i64] = cards
        self.shown: Final[i64] = shown
        self.things: Final[i64] = total(goods)
        """How many open goods."""

    def kinds(self) -> Row:
        """The number of cards of each deck."""
        return row([ones(self.cards & DECK_MASK[deck]) for deck in range(DECKS)])

    def wish(self) -> "Wish":
        """The same as somebody else would ask for it."""
        return Wish(self.ducats, self.goods, self.kinds())


class Wish:
    """GE-9.40: what somebody asks for. Cards are asked for by kind and number."""

    def __init__(self, ducats: i64, goods: Row, kinds: Row) -> None:
        self.ducats: Final[i64] = ducats
        self.goods: Final = goods
        self.kinds: Final = kinds

    def empty(self) -> bool:
        """Whether it asks for nothing."""
        return self.ducats == 0 and total(self.goods) == 0 and total(self.kinds) == 0


class After:
    """GE-9.38: what is promised from the bought action.

    `cards` of those drawn, picked by the giver or at random; `ducats` and a `tile` from an order of `deck`. `order` is
    that order, known to its holder alone; -1 in a counter, where the holder is still to name it.
    """

    def __init__(self, goods: Row, cards: i64, pick: i64, deck: i64, order: i64, ducats: i64, tile: i64) -> None:
        self.goods: Final = goods
        self.cards: Final[i64] = cards
        self.pick: Final[i64] = pick
        self.deck: Final[i64] = deck
        self.order: Final[i64] = order
        self.ducats: Final[i64] = ducats
        self.tile: Final[i64] = tile
        """The good of the tile, or -1."""
        self.things: Final[i64] = total(goods)
        """How many open goods, the tile of an order not counted."""

    def empty(self) -> bool:
        """Whether nothing is promised."""
        return self.deck < 0 and self.cards == 0 and self.things == 0

    def with_order(self, order: i64) -> "After":
        """The same with this order."""
        return After(self.goods, self.cards, self.pick, self.deck, order, self.ducats, self.tile)


NOTHING: Final = Bundle(0, NO_GOODS, 0, 0)
NO_WISH: Final = Wish(0, NO_GOODS, NO_KINDS)
NO_PROMISE: Final = After(NO_GOODS, 0, GIVER_PICKS, -1, -1, 0, -1)


class Offer:
    """GE-9.02: a standing offer. `id` is its place on the table, `rev` a number that no other offer ever has."""

    def __init__(self, id: i64, rev: i64, target: i64, give: Bundle, after: After, ask: Wish) -> None:
        self.id: Final[i64] = id
        self.rev: Final[i64] = rev
        self.target: Final[i64] = target
        self.give: Final = give
        self.after: Final = after
        self.ask: Final = ask

    def by(self) -> i64:
        """Who offers."""
        return self.id // MOST_OFFERS


class Counter:
    """GE-9.03: what the trader proposes to a player, or to all (`to` -1). `base` is the offer that it raises."""

    def __init__(
        self, rev: i64, to: i64, target: i64, want: Wish, after: After, give: Bundle, base: Offer | None
    ) -> None:
        self.rev: Final[i64] = rev
        self.to: Final[i64] = to
        self.target: Final[i64] = target
        self.want: Final = want
        self.after: Final = after
        self.give: Final = give
        self.base: Final = base


class Deal:
    """GE-8.14: what was agreed; the trader pays `pay`. While the bought action lasts it is a duty of the buyer."""

    def __init__(self, buyer: i64, target: i64, give: Bundle, after: After, pay: Bundle) -> None:
        self.buyer: Final[i64] = buyer
        self.target: Final[i64] = target
        self.give: Final = give
        self.after: Final = after
        self.pay: Final = pay


def one(good: i64, count: i64 = 1) -> Row:
    """A row of one good."""
    goods = zeros(GOODS)
    goods[good] = count
    return goods


def plus(goods: Row, good: i64) -> Row:
    """One more of a good."""
    more = goods[:]
    more[good] += 1
    return more


def goods_in(give: Bundle, after: After, markers: i64) -> i64:
    """How many goods the trader really receives, now and later, if his colour has so many markers left (GE-8.38)."""
    count = ones(give.cards) + after.cards + give.things + after.things
    if after.tile >= 0:
        count += 1
    offered = give.goods[MARKER] + after.goods[MARKER]
    return count - max(offered - markers, 0)


def net(offer: "Offer") -> i64:
    """GE-9.47: what an offer is worth to the trader: its value without that of what it asks for."""
    ask = offer.ask
    return value(offer.give, offer.after) - ask.ducats - VALUE_PER_GOOD * (total(ask.goods) + total(ask.kinds))


def value(give: Bundle, after: After) -> i64:
    """GE-9.36: ducats, and 15 for every good."""
    return give.ducats + after.ducats + VALUE_PER_GOOD * goods_in(give, after, MARKERS_PER_COLOUR)
