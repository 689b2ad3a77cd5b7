"""CI-23: what a seat knows. For each secret: what `look` shows of it, what `unknown` lists, how `deal` guesses it.

Others are taken to know no more than everybody and their own cards: what they have seen besides is their secret.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core import flow
from fondaco.core.chance import Chance, seeded
from fondaco.core.domains import Data
from fondaco.core.masks import ONE, ones
from fondaco.core.rows import Row
from fondaco.games.citadels.cards import (
    AT_LEAST,
    KIND_BITS,
    SPIED_MASK,
    deck_size,
    kind_of,
    known_kinds,
    spied_type,
    witnessed,
    witnesses,
)
from fondaco.games.citadels.characters.rank_1 import PlaceWarrant
from fondaco.games.citadels.characters.rank_2 import PlaceThreat
from fondaco.games.citadels.characters.rank_3 import GiveBack, StealCard
from fondaco.games.citadels.components import CHARACTER, DISTRICT, KINDS, TYPE, TYPE_OF, TYPES
from fondaco.games.citadels.draft import PickCharacter, SetAside
from fondaco.games.citadels.payment import GiveForGold
from fondaco.games.citadels.scoring import scores
from fondaco.games.citadels.shape import CITY, HAND, SHAPE, TOKENS, Spied
from fondaco.games.citadels.state import FACE_UP, NOBODY, PASSING, Citadels, Player
from fondaco.games.citadels.whereabouts import filled, holder, owner_of, see_in_slot, see_passed

OPEN: Final = ["rules", "crown", "tax", "first_completed", "completed"]
"""CI-23.01"""
SPIED: Final = Spied()


# --- what a seat sees -------------------------------------------------------------------------------------------------


def look(s: Citadels, seat: int) -> dict[str, Data]:
    """The view of a seat; -1: of everybody."""
    view: dict[str, Data] = {name: SHAPE.fields[name].write(getattr(s, name)) for name in OPEN}
    view["players"] = [look_at_player(s, seat, other) for other in range(s.seats)]
    view["deck"] = look_at_deck(s, seat)
    view["characters"] = look_at_characters(s, seat)
    view["tokens"] = look_at_tokens(s, seat)
    view["scores"] = scores(s) if is_over(s) else None
    return view


def is_over(s: Citadels) -> bool:
    """CI-23.13: at the end hands are laid open; some districts score for them."""
    return len(s.stack) == 0


def look_at_player(s: Citadels, seat: i64, other: i64) -> Data:
    """CI-23.01: gold, number of cards, city; CI-23.02: the own hand; CI-23.07, CI-23.08: what was seen of another."""
    player = s.players[other]
    shown = other == seat or is_over(s)
    return {
        "gold": player.gold,
        "cards": len(player.hand),
        "hand": HAND.write(player.hand) if shown else None,
        "known": HAND.write(player.hand if shown else known_kinds(player, seat)),
        "spied": SPIED.write(player.spied),
        "city": CITY.write(player.city),
    }


def look_at_cards(cards: list[int], seat: i64) -> Data:
    """CI-23.05, CI-23.06, CI-23.11: cards lying face down, as far as the seat has seen them."""
    return [DISTRICT.items[kind_of(card)] if knows(card, seat) else None for card in cards]


def knows(card: i64, seat: i64) -> bool:
    """Whether the seat has seen this card."""
    return seat >= 0 and witnesses(card) >> seat & 1 == 1


def look_at_deck(s: Citadels, seat: i64) -> Data:
    """CI-23.06: nobody sees the order of the deck, but a card put on its bottom is known to whoever put it there."""
    deck = s.deck
    return {
        "cards": deck_size(s),
        "bottom": look_at_cards(deck.bottom, seat),
        "drawn": look_at_cards(deck.drawn, seat),
        "museum": look_at_cards(deck.museum, seat),
        "site": None if deck.site < 0 else DISTRICT.items[deck.site],
    }


def look_at_characters(s: Citadels, seat: i64) -> Data:
    """CI-23.01 to CI-23.05: what lies open, the own cards, the passed cards, and where the others may be."""
    draft = s.draft
    names = {rank: CHARACTER.items[s.rules.cast[rank]] for rank in range(s.rules.ranks)}
    row = draft.may[seat if seat >= 0 else s.seats]
    return {
        "round": draft.round,
        "first": draft.first,
        "slots": [owner_of(s, slot) for slot in range(s.rules.slots)],
        "face_up": [name for rank, name in names.items() if draft.at[rank] == FACE_UP],
        "mine": [name for rank, name in names.items() if seat >= 0 and holder(s, rank) == seat],
        "passed": [name for rank, name in names.items() if draft.at[rank] == PASSING] if picking(s) == seat else None,
        "revealed": {name: draft.revealed[rank] for rank, name in names.items() if draft.revealed[rank] != NOBODY},
        "may": {name: [slot for slot in range(s.rules.slots) if row[rank] >> slot & 1] for rank, name in names.items()},
    }


def picking(s: Citadels) -> i64:
    """The seat that has the passed cards in hand; -2: none."""
    top = flow.asking(s)
    if isinstance(top, (PickCharacter, SetAside)):
        return top.seat
    return -2


def look_at_tokens(s: Citadels, seat: i64) -> Data:
    """CI-23.01: which tokens carry what; CI-23.03: which warrant is signed and which lace flowered, if one knows."""
    tokens: dict[str, Data] = TOKENS.write(s.tokens)
    if not knows_signed(s, seat):
        tokens["signed"] = None
    if not knows_flowered(s, seat):
        tokens["flowered"] = None
    return tokens


def knows_signed(s: Citadels, seat: i64) -> bool:
    """CI-23.03, CI-23.12"""
    return s.tokens.signed < 0 or s.tokens.signed_shown or s.magistrate() == seat


def knows_flowered(s: Citadels, seat: i64) -> bool:
    """CI-23.03, CI-23.12; by one lace that was shown all know the other."""
    return s.tokens.flowered < 0 or s.tokens.lace_shown or s.tokens.blackmailer == seat


# --- what a seat cannot place -----------------------------------------------------------------------------------------


def unknown(s: Citadels, seat: int) -> list[str]:
    """The secrets of the others, of chance, and of those who are about to show something to this seat."""
    things = [f"district {DISTRICT.items[kind]}" for kind in unseen_kinds(s, seat)]
    if is_over(s):
        return things
    row = s.draft.may[seat]
    for rank in range(s.rules.ranks):
        if row[rank] & (row[rank] - 1):
            name = CHARACTER.items[s.rules.cast[rank]]
            things += [
                f"{name} in slot {slot} of round {s.draft.round}"
                for slot in range(s.rules.slots)
                if row[rank] >> slot & 1
            ]
    if not knows_signed(s, seat):
        things.append(f"the signed warrant of round {s.draft.round}")
    if not knows_flowered(s, seat):
        things.append(f"the flowered lace of round {s.draft.round}")
    things.append(f"pick {s.picked[seat]}")
    return things + unspied(s, seat) + gifts(s, seat)


def unseen_kinds(s: Citadels, seat: i64) -> list[int]:
    """The kinds, sorted, of all district cards that this seat cannot place."""
    kinds = [kind for kind in range(KINDS) for _ in range(s.deck.pool[kind])]
    for pile in (s.deck.bottom, s.deck.drawn, s.deck.museum):
        kinds += [kind_of(card) for card in pile if not knows(card, seat)]
    for other, player in enumerate(s.players):
        if other != seat and not is_over(s):
            kinds += unseen_in_hand(player, seat)
    return sorted(kinds)


def unseen_in_hand(player: Player, seat: i64) -> list[int]:
    """The cards of a hand that a seat does not know."""
    rest = player.hand[:]
    for kind in known_kinds(player, seat):
        rest.remove(kind)
    return rest


def unspied(s: Citadels, seat: i64) -> list[str]:
    """CI-23.14, with a Spy in the game: how many cards of each type a hand has, which his gains will tell."""
    things: list[str] = []
    if s.rules.spied:
        for other, player in enumerate(s.players):
            if other != seat and player.hand:
                told = spied_type(player.spied)
                things += [f"{TYPE.items[t]} cards of {other}" for t in range(TYPES) if t != told]
                if told >= 0 and player.spied & AT_LEAST:
                    things.append(f"more {TYPE.items[told]} cards of {other}")
    return things


def gifts(s: Citadels, seat: i64) -> list[str]:
    """A card that somebody is choosing and this seat will see."""
    top = flow.asking(s)
    if isinstance(top, GiveForGold) and top.receiver == seat:
        return [f"card {top.left} from {top.seat}"]
    if isinstance(top, GiveBack) and top.receiver == seat:
        return [f"card from {top.seat}"]
    if isinstance(top, StealCard) and top.target == seat:
        return [f"card for {top.seat}"]
    return []


# --- a guess that agrees with all a seat knows ------------------------------------------------------------------------


def deal(s: Citadels, seat: int, chance: Chance) -> Citadels:
    """A copy with everything that is unknown at random places."""
    twin = s.copy()
    deal_districts(twin, seat, chance)
    deal_tokens(twin, seat, chance)
    deal_characters(twin, seat, chance)
    for other in range(s.seats):
        player = twin.players[other]
        player.known = [code for code in player.known if code >> KIND_BITS == seat]
    return twin


def deal_districts(s: Citadels, seat: i64, chance: Chance) -> None:
    """Shuffle the unseen cards and lay them where unseen cards lie: hands, bottom, table, Museum, and the pool."""
    cards = unseen_kinds(s, seat)
    chance.shuffle(cards)
    if not is_over(s):
        others = [player for other, player in enumerate(s.players) if other != seat]
        # First the hands of which something has been told, so that the others leave enough for them.
        for player in sorted(others, key=lambda player: player.spied < 0):
            seen = known_kinds(player, seat)
            count = len(player.hand) - len(seen)
            player.hand = sorted(seen + take_for_hand(cards, count, player.spied, seen))
    deck = s.deck
    deck.bottom = [deal_over(card, seat, cards) for card in deck.bottom]
    deck.drawn = [deal_over(card, seat, cards) for card in deck.drawn]
    deck.museum = [deal_over(card, seat, cards) for card in deck.museum]
    for kind in range(KINDS):
        deck.pool[kind] = 0
    for kind in cards:
        deck.pool[kind] += 1


def deal_over(card: i64, seat: i64, cards: list[int]) -> int:
    """The card itself if it has been seen, or another in its place, with the same witnesses."""
    return int(card) if knows(card, seat) else int(witnessed(cards.pop(), witnesses(card)))


def take_for_hand(cards: list[int], count: int, spied: i64, seen: list[int]) -> list[int]:
    """So many of the shuffled cards; if a spy's gains have told a number of cards of a type, then so many of these."""
    taken: list[int] = []
    if spied >= 0:
        type_, wanted = spied_type(spied), spied & SPIED_MASK
        wanted -= sum(1 for kind in seen if TYPE_OF[kind] == type_)
        for kind in reversed(cards[:]):
            fits = TYPE_OF[kind] == type_
            welcome = wanted > 0 or spied & AT_LEAST != 0 if fits else count - len(taken) > wanted
            if len(taken) < count and welcome:
                cards.remove(kind)
                taken.append(kind)
                wanted -= 1 if fits else 0
    while len(taken) < count:
        taken.append(cards.pop())
    return taken


def deal_tokens(s: Citadels, seat: i64, chance: Chance) -> None:
    """Any of the warrants may be the signed one, either lace the flowered one."""
    tokens = s.tokens
    if not knows_signed(s, seat):
        tokens.signed = any_of(tokens.warrants, chance)
    if not knows_flowered(s, seat):
        tokens.flowered = any_of(tokens.laces, chance)


def any_of(mask: i64, chance: Chance) -> i64:
    """One of a set of characters."""
    found = [character for character in range(len(CHARACTER)) if mask >> character & 1]
    return found[chance.below(len(found))]


MOST_TRIES: Final = 16


def deal_characters(s: Citadels, seat: i64, chance: Chance) -> None:
    """Lay every card that is not face up into a slot in which it may be; a card in a slot still to be filled is among
    the passed ones. Who is asked for a marker must be able to place it (CI-5.11, other setting)."""
    taken = filled(s)
    top = flow.asking(s)
    for _ in range(MOST_TRIES):
        found = assignment(s, s.draft.may[seat], chance)
        for rank, slot in found.items():
            s.draft.at[rank] = slot if taken >> slot & 1 else PASSING
        if not isinstance(top, (PlaceWarrant, PlaceThreat)) or top.choices(s, top.seat):
            break
    for other in range(s.seats):
        if other != seat:
            forget_what_others_saw(s, other)


def assignment(s: Citadels, row: Row, chance: Chance) -> dict[int, int]:
    """A slot for every rank, by chance, such that each card may be there and each slot has one."""
    order = sorted(
        (rank for rank in range(s.rules.ranks) if s.draft.at[rank] != FACE_UP), key=lambda rank: (ones(row[rank]), rank)
    )
    found: dict[int, int] = {}
    assert assign(row, order, 0, 0, int(s.rules.slots), chance, found), "the true places are possible"
    return found


def can_assign(s: Citadels, row: Row) -> bool:
    """Whether there is a place for every card in what somebody has seen."""
    ranks = [rank for rank in range(s.rules.ranks) if s.draft.at[rank] != FACE_UP]
    return assign(row, ranks, 0, 0, int(s.rules.slots), seeded(0), {})


def assign(
    row: Row, order: list[int], index: int, used: i64, slots: int, chance: Chance, found: dict[int, int]
) -> bool:
    """The ranks of `order` from `index` on, those with the fewest possible slots first; back where it does not fit."""
    if index == len(order):
        return True
    rank = order[index]
    free = [slot for slot in range(slots) if (row[rank] & ~used) >> slot & 1]
    while free:
        slot = free.pop(chance.below(len(free)) if len(free) > 1 else 0)
        found[rank] = slot
        if assign(row, order, index + 1, used | ONE << slot, slots, chance, found):
            return True
    return False


def forget_what_others_saw(s: Citadels, other: i64) -> None:
    """What everybody knows, the own cards, and the passed cards in hand."""
    row = s.draft.may[s.seats][:]
    s.draft.may[other] = row
    for rank in range(s.rules.ranks):
        if holder(s, rank) == other:
            see_in_slot(row, s.rules.ranks, rank, s.draft.at[rank])
    if picking(s) == other:
        see_passed(s, other)
