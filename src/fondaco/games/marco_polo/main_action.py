"""MP-4.06, MP-4.07: whether a main action can be done."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.masks import ONE, lowest
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.games.marco_polo.atlas import SLOT_CITY, SLOTS
from fondaco.games.marco_polo.catalogue import CARD
from fondaco.games.marco_polo.city_cards import may_use
from fondaco.games.marco_polo.components import FIRST_CARD, NONE, SPACES
from fondaco.games.marco_polo.dice import occupied
from fondaco.games.marco_polo.placing import may_place
from fondaco.games.marco_polo.state import MarcoPolo

CARD_OCCUPIED: Final = Reason("MP-12.02", "card-occupied", [CARD])


def may_use_card(s: MarcoPolo, seat: i64, card: i64, posts: i64, why: Why, spared: i64 = NONE) -> bool:
    """MP-12.01, MP-12.02: a free card in a city with an own post; `posts` are those with which the turn began."""
    if occupied(s, FIRST_CARD + card):
        return why.no(CARD_OCCUPIED, card)
    return may_use(s, seat, card, posts, why) and may_place(s, seat, FIRST_CARD + card, why, spared)


def within_reach(s: MarcoPolo, seat: i64) -> i64:
    """The cards in cities with an own post, as a mask."""
    cards: i64 = 0
    for slot in range(SLOTS):
        if s.players[seat].has_post(SLOT_CITY[slot]):
            cards |= ONE << s.cards[slot]
    return cards


def two_spaces(s: MarcoPolo, seat: i64) -> bool:
    """Whether there is a choice between action spaces."""
    found: i64 = 0
    for space in range(SPACES):
        if may_place(s, seat, space, QUIET):
            found += 1
            if found > 1:
                return True
    return False


def can_act(s: MarcoPolo, seat: i64, posts: i64, spared: i64 = NONE) -> bool:
    """Whether any main action can be done, also without a `spared` die."""
    for space in range(SPACES):
        if may_place(s, seat, space, QUIET, spared):
            return True
    cards = within_reach(s, seat)
    while cards:
        if may_use_card(s, seat, lowest(cards), posts, QUIET, spared):
            return True
        cards &= cards - 1
    return False
