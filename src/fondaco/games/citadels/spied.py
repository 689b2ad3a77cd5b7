"""CI-23.14: what has been counted when a spy gained: how many cards of a type a hand has.

All can count; but who sees a card come or go knows more of the count than the others, so everybody's is kept, and that
of a bystander. Each is a number: knower, type, cards. Once cards come or go unseen it is a lower bound, and stays one:
nobody forgets that there were three and that one has left.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.games.citadels.components import TYPE_OF
from fondaco.games.citadels.state import Player

CARDS_BITS: Final[i64] = 8
CARDS_MASK: Final[i64] = 255
TYPE_MASK: Final[i64] = 15
AT_LEAST: Final[i64] = 1 << 12
"""So many cards, or more."""
KNOWER_BITS: Final[i64] = 13


def knower_of(spied: i64) -> i64:
    """Whose count it is: a seat, or the number of seats for what everybody knows."""
    return spied >> KNOWER_BITS


def told_type(spied: i64) -> i64:
    """The type of which it tells."""
    return spied >> CARDS_BITS & TYPE_MASK


def told_cards(spied: i64) -> i64:
    """How many cards of it."""
    return spied & CARDS_MASK


def or_more(spied: i64) -> bool:
    """Whether there may be more."""
    return spied & AT_LEAST != 0


def telling(knower: i64, type_: i64, cards: i64, more: bool) -> int:
    """Such a number of cards of a type."""
    return int(knower << KNOWER_BITS | type_ << CARDS_BITS | cards | (AT_LEAST if more else 0))


def counts_of(player: Player, knower: i64) -> list[int]:
    """What a seat (or, for the number of seats, everybody) has counted in this hand."""
    return [spied for spied in player.spied if knower_of(spied) == knower]


def count(player: Player, knowers: list[int], type_: i64, cards: i64, more: bool) -> None:
    """A spy has been at this hand. If there was not enough to pay him for all, an older count may still say more."""
    kept: list[int] = []
    older: dict[int, int] = {}
    for spied in player.spied:
        if told_type(spied) == type_:
            older[int(knower_of(spied))] = spied
        else:
            kept.append(spied)
    for knower in knowers:
        if more and knower in older:
            spied = older[knower]
            exact = not or_more(spied)
            kept.append(telling(knower, type_, max(cards, told_cards(spied)), not exact))
        elif cards > 0 or not more:
            kept.append(telling(knower, type_, cards, more))
    kept.sort()
    player.spied = kept


def one_comes(player: Player, kind: i64, told: i64) -> None:
    """A card has come; the seats of `told` (a mask) have seen it."""
    if not player.spied:
        return
    kept: list[int] = []
    for spied in player.spied:
        if told >> knower_of(spied) & 1 == 1:
            kept.append(spied + 1 if told_type(spied) == TYPE_OF[kind] else spied)
        elif told_cards(spied) > 0:
            kept.append(int(spied | AT_LEAST))
    kept.sort()
    player.spied = kept


def one_leaves(player: Player, kind: i64, told: i64) -> None:
    """A card has gone; the seats of `told` (a mask) have seen it. For others it may have been of any type; but where
    there was none, there is none."""
    if not player.spied:
        return
    kept: list[int] = []
    for spied in player.spied:
        cards = told_cards(spied)
        seen = told >> knower_of(spied) & 1 == 1
        if seen and told_type(spied) != TYPE_OF[kind]:
            kept.append(spied)
        elif seen:
            if cards > 1 or not or_more(spied):
                kept.append(spied - 1)
        elif cards == 0:
            kept.append(spied)
        elif cards > 1:
            kept.append(int(spied - 1 | AT_LEAST))
    kept.sort()
    player.spied = kept


def new_owner(player: Player, owner: i64, giver: i64) -> None:
    """A hand has come to another player: the two know all of it."""
    player.spied = [spied for spied in player.spied if knower_of(spied) not in (owner, giver)]
