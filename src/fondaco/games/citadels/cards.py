"""District cards on their way, and who knows what about hands.

What a seat can name in another hand is a lower bound: at least so many cards of a kind. It grows by looking, giving and
being robbed; a card that leaves openly takes one with it; a card that leaves in secret takes one of each kind with it,
because it may have been any: that all but one of them are still there is kept as a clue (`memory.py`). So nobody's
knowledge depends on what somebody else knows.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.masks import ONE
from fondaco.core.rows import Row, total
from fondaco.games.citadels.components import DISTRICT
from fondaco.games.citadels.memory import (
    BOTTOM,
    MUSEUM_PLACE,
    OUT,
    POOL,
    TABLE,
    deck_shuffled,
    doubt,
    hands_change,
    has_seen,
    moved,
    table_cleared,
)
from fondaco.games.citadels.spied import new_owner, one_comes, one_leaves
from fondaco.games.citadels.state import Citadels, Player

KIND_BITS: Final[i64] = 6
KIND_MASK: Final[i64] = 63

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


# --- hands ------------------------------------------------------------------------------------------------------------


def insert(cards: list[int], card: int) -> None:
    """Keep a sorted list sorted."""
    place = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def everybody_if_all(s: Citadels, told: i64) -> i64:
    """These seats; and if they are all, a bystander too."""
    return told | ONE << s.seats if told == s.rules.everybody else told


def arrive(s: Citadels, seat: i64, kind: i64, told: i64) -> None:
    """A card comes into a hand; the seats of `told` (a mask) know which."""
    player = s.players[seat]
    insert(player.hand, kind)
    one_comes(player, kind, everybody_if_all(s, told))
    for other in range(s.seats):
        if told >> other & 1 == 1 and other != seat:
            insert(player.known, other << KIND_BITS | kind)


def arrive_from_table(s: Citadels, seat: i64, kind: i64, told: i64) -> None:
    """A card of the table, already taken from it, comes into a hand; the seats of `told` (a mask) know which."""
    moved(s, TABLE, seat, kind, told | ONE << seat)
    arrive(s, seat, kind, told)


def leave_openly(s: Citadels, seat: i64, kind: i64) -> None:
    """A card leaves a hand before the eyes of all."""
    player = s.players[seat]
    moved(s, seat, OUT, kind, s.rules.everybody)
    player.hand.remove(kind)
    for other in range(s.seats):
        forget(player, other, kind)
    one_leaves(player, kind, everybody_if_all(s, s.rules.everybody))


def leave_secretly(s: Citadels, seat: i64, kind: i64, told: i64, target: i64) -> None:
    """A card leaves a hand for another place, and only the seats of `told` (a mask) and its owner know which."""
    player = s.players[seat]
    if player.known and s.watched:
        for other in range(s.seats):
            if told >> other & 1 == 0 and other != seat:
                doubt(s, other, seat, known_kinds(player, other))
    moved(s, seat, target, kind, told | ONE << seat)
    player.hand.remove(kind)
    one_leaves(player, kind, told)
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
    has_seen(s, seat, owner)
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
    leave_secretly(s, giver, kind, both, receiver)
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
    hands_change(s, seat, other)
    one, two = s.players[seat], s.players[other]
    hand, known, spied = one.hand, one.known, one.spied
    one.hand, one.known, one.spied = two.hand, two.known, two.spied
    two.hand, two.known, two.spied = hand, known, spied
    for player, owner, giver in ((one, seat, other), (two, other, seat)):
        player.known = [code for code in player.known if code >> KIND_BITS not in (owner, giver)]
        for kind in player.hand:
            insert(player.known, giver << KIND_BITS | kind)
        new_owner(player, owner, giver)
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


def draw(s: Citadels, seat: i64, target: i64) -> i64:
    """CI-1.12: the top card, for the eyes of the seat, with its witnesses, on its way to the table or the hand.

    The deck must not be empty.
    """
    deck = s.deck
    if not is_empty(deck.pool):
        card = witnessed(s.chance.draw(deck.pool), ONE << seat)
        moved(s, POOL, target, kind_of(card), ONE << seat)
    else:
        card = deck.bottom[0] | ONE << (KIND_BITS + seat)
        moved(s, BOTTOM, target, kind_of(card), witnesses(card))
        del deck.bottom[0]
    s.tell(DREW, seat, kind_of(card), 0, witnesses(card))
    return card


def gain_cards(s: Citadels, seat: i64, count: i64) -> None:
    """CI-1.13: draw cards and add all of them to the hand; CI-1.18: as far as there are any."""
    for _ in range(at_most(s, count)):
        card = draw(s, seat, seat)
        arrive(s, seat, kind_of(card), witnesses(card))


def lay_out(s: Citadels, seat: i64, count: i64) -> None:
    """Draw cards of which some are kept; CI-1.18: as far as there are any."""
    for _ in range(at_most(s, count)):
        s.deck.drawn.append(draw(s, seat, TABLE))


def tuck(s: Citadels, seat: i64, kind: i64, seen: i64) -> None:
    """CI-1.11: a card goes face down to the bottom; the seats of `seen` (a mask) know which."""
    s.deck.bottom.append(witnessed(kind, seen))
    s.tell(TUCKED, seat, kind, 0, seen)


def discard(s: Citadels, seat: i64, kind: i64) -> None:
    """A card goes from a hand to the bottom, known to its owner only (CI-23.06)."""
    leave_secretly(s, seat, kind, 0, BOTTOM)
    tuck(s, seat, kind, ONE << seat)


def put_under_museum(s: Citadels, seat: i64, kind: i64) -> None:
    """CI-17.26, CI-23.11: known only to the one who puts it there."""
    leave_secretly(s, seat, kind, 0, MUSEUM_PLACE)
    s.deck.museum.append(witnessed(kind, ONE << seat))
    s.tell(TUCKED, seat, kind, 0, ONE << seat)


def tuck_from_table(s: Citadels, seat: i64, kind: i64) -> None:
    """A card of the table, already taken from it, goes to the bottom."""
    moved(s, TABLE, BOTTOM, kind, ONE << seat)
    tuck(s, seat, kind, ONE << seat)


def tuck_drawn(s: Citadels, seat: i64) -> None:
    """CI-1.17: what lies on the table goes to the bottom in its order."""
    for card in s.deck.drawn:
        tuck_from_table(s, seat, kind_of(card))
    clear_table(s)


def clear_table(s: Citadels) -> None:
    """All cards on the table have gone elsewhere."""
    s.deck.drawn = []
    table_cleared(s)


def choose_in_secret(s: Citadels, seat: i64) -> None:
    """A seat is about to choose among the cards on the table: others who know them will not know which it took."""
    deck = s.deck
    for other in range(s.seats):
        if other != seat:
            doubt(s, other, TABLE, sorted(kind_of(card) for card in deck.drawn if witnesses(card) >> other & 1 == 1))
    deck.drawn = [witnessed(kind_of(card), ONE << seat) for card in deck.drawn]


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
    rest = deck.bottom + deck.drawn
    deck_shuffled(s, [[int(kind_of(card)) for card in rest if witnesses(card) >> n & 1 == 1] for n in range(s.seats)])
    for card in rest:
        deck.pool[kind_of(card)] += 1
    deck.bottom = []
    deck.drawn = []
    s.tell(SHUFFLED)
