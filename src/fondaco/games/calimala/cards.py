"""CA-8.10 to 8.20: action cards, the draw pile and the discard pile."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.masks import ONE
from fondaco.core.rows import total
from fondaco.games.calimala.components import ACTIONS, CARD
from fondaco.games.calimala.state import Calimala

DREW: Final = Kind("drew", [SEAT], [CARD])
RESHUFFLED: Final = Kind("reshuffled", ["cards"])


def cards_to_draw(s: Calimala) -> bool:
    """CA-8.19: whether there is any card in the draw pile or among the discards."""
    return total(s.pile) > 0 or total(s.discards) > 0


def draw(s: Calimala, seat: i64) -> None:
    """CA-8.01, CA-8.18, CA-8.19: one card; an empty draw pile is formed anew at once, or when a card is wanted."""
    if total(s.pile) == 0:
        form_pile(s)
    card = s.chance.draw(s.pile)
    s.players[seat].hand[card] += 1
    s.tell(DREW, seat, card, readers=ONE << seat)
    if total(s.pile) == 0:
        form_pile(s)


def form_pile(s: Calimala) -> None:
    """CA-8.18: the discards become the draw pile. Nobody knows its order, so nothing is left to chance here."""
    cards = total(s.discards)
    if cards == 0:
        return
    for card in range(ACTIONS):
        s.pile[card] += s.discards[card]
        s.discards[card] = 0
    s.shuffles += 1
    s.tell(RESHUFFLED, cards)


def discard(s: Calimala, seat: i64, card: i64) -> None:
    """CA-8.17: face up. Equal cards are one thing: the start card is taken to be the first of its kind to be played."""
    player = s.players[seat]
    player.hand[card] -= 1
    s.discards[card] += 1
    if player.known == card:
        player.known = -1
