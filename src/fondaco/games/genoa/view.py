"""What a seat knows (the ledger's table of hidden information). Three secrets, and the rest is open.

*Hands.* The number of cards of each deck is public, which cards they are is not, unless a player has seen one going
there (`knows`). The piles are unordered. With automatic messages nobody holds one whose buildings both have a disc: it
would have been delivered.

*What offers name.* A card offered by its kind, and the order behind a promise, are known to their holder alone.

*Ducats.* Masked for people unless their owner shows them, though they could be followed by memory: `deal` keeps them,
`scramble` shifts them.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.chance import Chance, seeded
from fondaco.core.domains import Data
from fondaco.core.masks import ones
from fondaco.games.genoa import guess
from fondaco.games.genoa.actions import OFFER
from fondaco.games.genoa.components import (
    ALL_CARDS,
    CARD,
    DATA,
    DECK,
    DECK_MASK,
    DECKS,
    MESSAGE,
    UNIT,
    members,
)
from fondaco.games.genoa.payloads import card_kinds, terms_data
from fondaco.games.genoa.shape import PLAYER, SHAPE
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.values import Counter, Offer
from fondaco.games.genoa.wire import after_data, bundle_data, wish_data

OPEN: Final = [
    *["rules", "first", "trader", "left", "blue", "red", "tower", "stacked", "discs", "acted", "owners"],
    *["supply", "markers", "face_up", "drafts", "revision", "shown", "turned"],
]
CONTENTS: Final[dict[str, Data]] = {
    card["id"]: {name: value for name, value in card.items() if name != "source"}
    for deck in DECK.items
    for card in DATA[deck]
}
"""What stands on a card."""


def look(s: Genoa, seat: int) -> dict[str, Data]:
    """The view of a seat; -1: of everybody. At the end all hands are shown."""
    view: dict[str, Data] = {name: SHAPE.fields[name].write(getattr(s, name)) for name in OPEN}
    view["piles"] = {DECK.items[deck]: ones(s.face_down & DECK_MASK[deck]) for deck in range(DECKS)}
    view["players"] = [look_at(s, seat, other) for other in range(s.seats)]
    view["offers"] = [offer_view(offer, int(offer.by()) == seat) for offer in s.offers]
    view["counters"] = [counter_view(counter, int(s.trader) == seat) for counter in s.counters]
    deal = s.deal
    view["deal"] = None
    if deal is not None:
        mine = int(deal.buyer) == seat
        drawn: Data = cards_of(s.drawn) if mine else ones(s.drawn)
        target = SHAPE.fields["tower"].write(deal.target)
        view["deal"] = {"buyer": deal.buyer, "target": target, "after": after_data(deal.after, mine), "drawn": drawn}
    return view


def look_at(s: Genoa, seat: int, other: int) -> dict[str, Data]:
    """A player as this seat sees him."""
    player = s.players[other]
    over = not s.stack
    view: dict[str, Data] = PLAYER.write(player)
    del view["knows"]
    known = known_to_all(s) if seat < 0 else s.players[seat].knows
    if other == seat or over:
        known = ALL_CARDS
    view["cards"] = cards_of(player.cards & known)
    view["hand"] = card_kinds(player.cards)
    if other != seat and hides_ducats(s, other):
        view["ducats"] = None
    return view


def cards_of(cards: i64) -> list[Data]:
    """Cards with their contents."""
    return [CONTENTS[CARD.items[card]] for card in members(cards)]


def known_to_all(s: Genoa) -> i64:
    """Cards in hands that every other player has seen."""
    known = ALL_CARDS
    for player in s.players:
        known &= player.knows | player.cards
    return known


def offer_view(offer: Offer, whole: bool) -> dict[str, Data]:
    """GE-9.04: offers are public, but for what they do not show."""
    place = {"id": OFFER.items[offer.id], "rev": offer.rev, "by": offer.by()}
    return {**place, **terms_data(offer.target, offer.give, offer.after, offer.ask, whole)}


def counter_view(counter: Counter | None, whole: bool) -> Data:
    """GE-9.04: and so are counters."""
    if counter is None:
        return None
    return {
        "rev": counter.rev,
        "to": counter.to,
        "target": SHAPE.fields["tower"].write(counter.target),
        "want": wish_data(counter.want),
        "after": after_data(counter.after, False),
        "give": bundle_data(counter.give, whole),
        "raises": None if counter.base is None else OFFER.items[counter.base.id],
    }


def hides_ducats(s: Genoa, seat: i64) -> bool:
    """GE-3.09: whether a player's ducats are hidden; at the end they are counted."""
    return s.shown >> seat & 1 == 0 and len(s.stack) > 0


def unknown(s: Genoa, seat: int) -> list[str]:
    """The things that this seat cannot place."""
    if not s.stack:
        return []
    hidden = s.face_down
    for other in range(s.seats):
        if other != seat:
            hidden |= s.players[other].cards & ~s.players[seat].knows
    hidden &= ~s.players[seat].cards
    pinned = guess.pinned(s)
    # A message that nobody can hold lies in the pile, or among cards just drawn; every draw tells more about it.
    where = f" among {ones(s.face_down & DECK_MASK[MESSAGE])} and {ones(s.drawn)}"
    things = [f"{CARD.items[card]}{where if pinned >> card & 1 else ''}" for card in members(hidden)]
    for offer in s.offers:
        if int(offer.by()) != seat:
            things += _unnamed(f"offer {OFFER.items[offer.id]}", offer.give.cards & ~offer.give.shown)
    if int(s.trader) != seat:
        for other, counter in enumerate(s.counters):
            if counter is not None:
                things += _unnamed(f"counter to {other}", counter.give.cards & ~counter.give.shown)
    # Followed by memory, but who shows them cannot take that back.
    return things + [f"ducats of {other}" for other in range(s.seats) if other != seat and hides_ducats(s, other)]


def _unnamed(what: str, cards: i64) -> list[str]:
    return [f"{deck} in {what}" for deck, count in card_kinds(cards).items() for _ in range(count)]


def deal(s: Genoa, seat: int, chance: Chance) -> Genoa:
    """A copy with the unknown cards at random places, so that every standing offer and promise still holds."""
    return guess.deal(s, seat, chance) if s.stack else s.copy()


def scramble(s: Genoa, seat: int, seed: int) -> Genoa:
    """Shift hidden ducats between the others, as far as their offers stay good: nothing this seat sees changes."""
    twin = s.copy()
    others = [other for other in range(s.seats) if other != seat and hides_ducats(s, other)]
    if others:
        chance = seeded(seed)
        least = [least_ducats(s, other) for other in range(s.seats)]
        together = sum(int(s.players[other].ducats) - least[other] for other in others) // int(UNIT)
        for i, other in enumerate(others):
            share = together if i == len(others) - 1 else chance.below(together + 1)
            twin.players[other].ducats = least[other] + share * int(UNIT) + int(s.players[other].ducats) % int(UNIT)
            together -= share
    return twin


def least_ducats(s: Genoa, seat: int) -> int:
    """What a player must own for his standing offers and counters to be good. (In an action some wait to lapse.)"""
    least = 0
    for offer in s.offers:
        if int(offer.by()) == seat:
            least = max(least, int(offer.give.ducats))
    for counter in s.counters:
        if counter is not None and int(s.trader) == seat:
            least = max(least, int(counter.give.ducats))
    return min(least, int(s.players[seat].ducats))
