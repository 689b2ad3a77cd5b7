"""What a seat knows: `look`, `unknown` and `deal` side by side, one paragraph per secret.

Action cards in hand: their owner sees them, the others their number and the start card, until a card of its kind is
played. The draw pile: its number. A seat can work out which cards are in the pile and other hands together.

Final scoring cards: a seat sees those it was dealt and knows which one it kept. The kept ones are shown at the end,
the others never.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.domains import Data, Domain
from fondaco.core.flow import Ask
from fondaco.core.masks import ONE
from fondaco.core.rows import Row, total
from fondaco.games.calimala.activation import Activate
from fondaco.games.calimala.components import (
    ACTION,
    ACTIONS,
    CARD_CATEGORIES,
    CARD_VP,
    FIFTY,
    FINAL_CARD,
    FINAL_CARDS,
    SCORING_TILE,
    TILE_CATEGORIES,
    TILE_VP,
    Category,
)
from fondaco.games.calimala.scoring import award, counted
from fondaco.games.calimala.shape import PLAYER, SHAPE
from fondaco.games.calimala.state import Calimala
from fondaco.games.calimala.ways import Cargo, Way

OPEN: Final = [
    "rules",
    "start",
    "active",
    "layout",
    "towers",
    "free",
    "tiles",
    "council",
    "used",
    "council_artworks",
    "offer",
    "discards",
    "shuffles",
    "face_up",
    "removed_white",
]
TRIES: Final = 200
"""How often a guess that contradicts a duty is thrown away before it is taken all the same."""


def look(s: Calimala, seat: int) -> dict[str, Data]:
    """All that lies open, and the own secrets."""
    view: dict[str, Data] = {name: SHAPE.fields[name].write(getattr(s, name)) for name in OPEN}
    view["pile"] = total(s.pile)
    view["tiles_now"] = standings(s, SCORING_TILE, TILE_CATEGORIES, TILE_VP)
    view["cards_now"] = standings(s, FINAL_CARD, CARD_CATEGORIES, CARD_VP)
    view["players"] = [PLAYER.write(player) for player in s.players]
    for other, shown in enumerate(view["players"]):
        player = s.players[other]
        shown["cards"] = player.cards()
        shown["fifty_tile"] = player.vp >= FIFTY  # CA-11.13
        shown["on_track"] = player.vp % FIFTY
        if other != seat:
            shown["hand"] = None
            shown["dealt"] = None
            if not revealed(s):
                shown["kept"] = None
    return view


def standings(s: Calimala, named: Domain, categories: list[Category], worth: Row) -> dict[str, Data]:
    """CA-10, CA-11: what every seat has in each category, and the VP it would get if that were scored now."""
    return {
        named.items[i]: {
            "counts": [counted(s, seat, category) for seat in range(s.seats)],
            "vp": award(s, category, worth),
        }
        for i, category in enumerate(categories)
    }


def revealed(s: Calimala) -> bool:
    """CA-13.01: the kept final scoring cards are shown once the game is over."""
    return not s.stack


def unseen_cards(s: Calimala, seat: i64) -> Row:
    """The action cards that are in the draw pile or unknown in other hands, by kind."""
    unseen = s.pile[:]
    for other, player in enumerate(s.players):
        if other != seat:
            for card in range(ACTIONS):
                unseen[card] += player.hand[card]
            if player.known >= 0:
                unseen[player.known] -= 1
    return unseen


def placed_finals(s: Calimala, seat: i64) -> i64:
    """The final scoring cards of which this seat knows where they are, as a mask."""
    placed: i64 = ONE << s.face_up if s.face_up >= 0 else 0
    for other, player in enumerate(s.players):
        if other == seat:
            placed |= player.dealt
        elif revealed(s) and player.kept >= 0:
            placed |= ONE << player.kept
    return placed


def unknown(s: Calimala, seat: int) -> list[str]:
    """Cards of both sorts that this seat cannot place."""
    things: list[str] = []
    unseen = unseen_cards(s, seat)
    for card in range(ACTIONS):
        things += [f"card {ACTION.items[card]} of shuffle {s.shuffles}"] * unseen[card]
    placed = placed_finals(s, seat)
    return things + [f"final {FINAL_CARD.items[card]}" for card in range(FINAL_CARDS) if placed >> card & 1 == 0]


def deal(s: Calimala, seat: int, chance: Chance) -> Calimala:
    """Deal all unknown cards anew.

    A seat that owes a performed action (CA-5.05) must hold cards with which it can be: a guess without them is drawn
    again. Should none be found, the duty is waived in the guess, so that it can be played.
    """
    twin = s.copy()
    deal_finals(s, twin, seat, chance)
    deal_hands(s, twin, seat, chance)
    top = s.stack[len(s.stack) - 1] if s.stack else None
    if isinstance(top, Ask) and top.seat != seat:
        tries = 0
        while tries < TRIES and not consistent(top, twin):
            deal_hands(s, twin, seat, chance)
            tries += 1
    return twin


def consistent(top: Ask, s: Calimala) -> bool:
    """CA-5.07: whether the hand of the seat that is asked could have led to this question."""
    if isinstance(top, Activate):
        return top.consistent(s)
    if isinstance(top, Way):
        return top.consistent(s)
    return not isinstance(top, Cargo) or top.consistent(s)


def deal_hands(s: Calimala, twin: Calimala, seat: i64, chance: Chance) -> None:
    """Hands keep their size and their start card; the pile gets the rest."""
    unseen = unseen_cards(s, seat)
    for other, player in enumerate(s.players):
        if other != seat:
            hand = twin.players[other].hand
            for card in range(ACTIONS):
                hand[card] = 0
            cards = player.cards()
            if player.known >= 0:
                hand[player.known] = 1
                cards -= 1
            for _ in range(cards):
                hand[chance.draw(unseen)] += 1
    for card in range(ACTIONS):
        twin.pile[card] = unseen[card]


def deal_finals(s: Calimala, twin: Calimala, seat: i64, chance: Chance) -> None:
    """Everybody was dealt as many as before, and kept one of them if they have chosen; what is left lies in the box."""
    placed = placed_finals(s, seat)
    cards = [card for card in range(FINAL_CARDS) if placed >> card & 1 == 0]
    chance.shuffle(cards)
    for other in range(s.seats):
        player = twin.players[other]
        if other != seat:
            seen: i64 = ONE << player.kept if revealed(s) and player.kept >= 0 else 0
            fresh = cards[: s.rules.setup.final_cards - (1 if seen else 0)]
            del cards[: len(fresh)]
            player.dealt = seen
            for card in fresh:
                player.dealt |= ONE << card
            if player.kept >= 0 and not seen:
                player.kept = fresh[chance.below(len(fresh))]
