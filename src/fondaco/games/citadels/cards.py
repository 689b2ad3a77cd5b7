"""District cards on their way, and who knows what about hands.

What a seat knows of another hand is a lower bound: at least so many cards of a kind. It grows by looking, giving and
being robbed; a card that leaves openly takes one with it; a card that leaves in secret takes one of each kind with it,
because it may have been any. So nobody's knowledge depends on what somebody else knows.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.masks import ONE
from fondaco.core.rows import Row, total
from fondaco.games.citadels.components import DISTRICT, TYPE_OF
from fondaco.games.citadels.state import NONE, Citadels, Player

KIND_BITS: Final[i64] = 6
KIND_MASK: Final[i64] = 63
SPIED_BITS: Final[i64] = 8
SPIED_MASK: Final[i64] = 255
AT_LEAST: Final[i64] = 1 << 12
"""In what a spy's gains have told: so many cards, or more, because gold and deck were too few to tell."""

DREW: Final = Kind("drew", [SEAT], [DISTRICT])
TUCKED: Final = Kind("tucked", [SEAT], [DISTRICT])
GAVE: Final = Kind("gave", [SEAT.named("giver"), SEAT.named("receiver")], [DISTRICT])
SAW: Final = Kind("saw", [SEAT, SEAT.named("owner")], [DISTRICT])
TRADED_HANDS: Final = Kind("traded-hands", [SEAT, SEAT.named("other")])
SHUFFLED: Final = Kind("shuffled", [])


def kind_of(card: i64) -> i64:
    """The kind of a card with witnesses."""
    return card & KIND_MASK


def witnessed(kind: i64, seats: i64) -> i64:
    """A card of that kind that these seats (a mask) know."""
    return kind | seats << KIND_BITS


def witnesses(card: i64) -> i64:
    """The seats that know this card, as a mask."""
    return card >> KIND_BITS


def spied_type(spied: i64) -> i64:
    """The type of which a spy's gains have told; -1: none."""
    return NONE if spied < 0 else (spied & ~AT_LEAST) >> SPIED_BITS


# --- hands ------------------------------------------------------------------------------------------------------------


def insert(cards: list[int], card: int) -> None:
    """Keep a sorted list sorted."""
    place = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def arrive(s: Citadels, seat: i64, kind: i64, told: i64) -> None:
    """A card comes into a hand; the seats of `told` (a mask) know which."""
    player = s.players[seat]
    insert(player.hand, kind)
    player.spied = NONE
    for other in range(s.seats):
        if told >> other & 1 == 1 and other != seat:
            insert(player.known, other << KIND_BITS | kind)


def leave_openly(s: Citadels, seat: i64, kind: i64) -> None:
    """A card leaves a hand before the eyes of all."""
    player = s.players[seat]
    player.hand.remove(kind)
    for other in range(s.seats):
        forget(player, other, kind)
    if player.spied >= 0 and spied_type(player.spied) == TYPE_OF[kind]:
        player.spied = player.spied - 1 if player.spied & SPIED_MASK > 0 else NONE


def leave_secretly(s: Citadels, seat: i64, kind: i64, told: i64) -> None:
    """A card leaves a hand, and only the seats of `told` (a mask) know which."""
    player = s.players[seat]
    player.hand.remove(kind)
    player.spied = NONE
    if player.known:
        kept: list[int] = []
        last = -1
        for code in player.known:
            if told >> (code >> KIND_BITS) & 1 == 1 or code == last:
                kept.append(code)
            last = code
        player.known = kept
        for other in range(s.seats):
            if told >> other & 1 == 1:
                forget(player, other, kind)


def forget(player: Player, knower: i64, kind: i64) -> None:
    """One card of that kind less in what a seat knows of the hand."""
    code = knower << KIND_BITS | kind
    if code in player.known:
        player.known.remove(code)


def look_at(s: Citadels, seat: i64, owner: i64) -> None:
    """CI-23.07: a seat sees the whole hand of another."""
    player = s.players[owner]
    player.known = [code for code in player.known if code >> KIND_BITS != seat]
    for kind in player.hand:
        insert(player.known, seat << KIND_BITS | kind)
        s.tell(SAW, seat, owner, kind, ONE << seat)


def known_kinds(player: Player, knower: i64) -> list[int]:
    """What a seat knows to be in the hand, sorted."""
    return [code & KIND_MASK for code in player.known if code >> KIND_BITS == knower]


def hand_over(s: Citadels, giver: i64, receiver: i64, kind: i64) -> None:
    """CI-23.08: a card moves between two hands; both know it, others only that it moved."""
    both = ONE << giver | ONE << receiver
    leave_secretly(s, giver, kind, both)
    arrive(s, receiver, kind, both)
    s.tell(GAVE, giver, receiver, kind, both)


def pick_at_random(s: Citadels, taker: i64, owner: i64) -> None:
    """Chance picks a card of the owner's hand for the taker."""
    hand = s.players[owner].hand
    s.picked[taker] += 1
    s.picked[owner] += 1
    hand_over(s, owner, taker, hand[s.chance.below(len(hand))])


def trade_hands(s: Citadels, seat: i64, other: i64) -> None:
    """CI-9.01, CI-23.08: two players exchange their hands; each knows the one he gave away."""
    one, two = s.players[seat], s.players[other]
    hand, known, spied = one.hand, one.known, one.spied
    one.hand, one.known, one.spied = two.hand, two.known, two.spied
    two.hand, two.known, two.spied = hand, known, spied
    for player, owner, giver in ((one, seat, other), (two, other, seat)):
        player.known = [code for code in player.known if code >> KIND_BITS not in (owner, giver)]
        for kind in player.hand:
            insert(player.known, giver << KIND_BITS | kind)
    s.tell(TRADED_HANDS, seat, other)


# --- the deck ---------------------------------------------------------------------------------------------------------


def deck_size(s: Citadels) -> i64:
    """How many cards can be drawn."""
    return total(s.deck.pool) + len(s.deck.bottom)


def at_most(s: Citadels, count: i64) -> i64:
    """CI-1.18: so many cards, or as many as there are. Stops counting once there are enough."""
    found: i64 = len(s.deck.bottom)
    for cards in s.deck.pool:
        if found >= count:
            return count
        found += cards
    return min(found, count)


def is_empty(pool: Row) -> bool:
    """Whether nothing is left in a pool."""
    for cards in pool:
        if cards > 0:
            return False
    return True


def draw(s: Citadels, seat: i64) -> i64:
    """CI-1.12: the top card, for the eyes of the seat, with its witnesses. The deck must not be empty."""
    deck = s.deck
    if not is_empty(deck.pool):
        card = witnessed(s.chance.draw(deck.pool), ONE << seat)
    else:
        card = deck.bottom.pop(0) | ONE << (KIND_BITS + seat)
    s.tell(DREW, seat, kind_of(card), 0, witnesses(card))
    return card


def gain_cards(s: Citadels, seat: i64, count: i64) -> None:
    """CI-1.13: draw cards and add all of them to the hand; CI-1.18: as far as there are any."""
    for _ in range(at_most(s, count)):
        card = draw(s, seat)
        arrive(s, seat, kind_of(card), witnesses(card))


def lay_out(s: Citadels, seat: i64, count: i64) -> None:
    """Draw cards of which some are kept; CI-1.18: as far as there are any."""
    for _ in range(at_most(s, count)):
        s.deck.drawn.append(draw(s, seat))


def tuck(s: Citadels, seat: i64, kind: i64, seen: i64) -> None:
    """CI-1.11: a card goes face down to the bottom; the seats of `seen` (a mask) know which."""
    s.deck.bottom.append(witnessed(kind, seen))
    s.tell(TUCKED, seat, kind, 0, seen)


def discard(s: Citadels, seat: i64, kind: i64) -> None:
    """A card goes from a hand to the bottom, known to its owner only (CI-23.06)."""
    leave_secretly(s, seat, kind, 0)
    tuck(s, seat, kind, ONE << seat)


def tuck_drawn(s: Citadels, seat: i64) -> None:
    """CI-1.17: what lies on the table goes to the bottom in its order."""
    for card in s.deck.drawn:
        tuck(s, seat, kind_of(card), ONE << seat)
    s.deck.drawn = []


def take_drawn(s: Citadels, kind: i64) -> i64:
    """Take a card of that kind from the table."""
    for card in s.deck.drawn:
        if kind_of(card) == kind:
            s.deck.drawn.remove(card)
            return card
    raise AssertionError("the card lies on the table")


def has_drawn(s: Citadels, kind: i64) -> bool:
    """Whether such a card lies on the table."""
    for card in s.deck.drawn:
        if kind_of(card) == kind:
            return True
    return False


def shuffle_deck(s: Citadels) -> None:
    """CI-13.08, CI-23.06: the whole deck and the cards on the table are shuffled; all knowledge of the order ends."""
    deck = s.deck
    for card in deck.bottom:
        deck.pool[kind_of(card)] += 1
    for card in deck.drawn:
        deck.pool[kind_of(card)] += 1
    deck.bottom = []
    deck.drawn = []
    s.tell(SHUFFLED)
