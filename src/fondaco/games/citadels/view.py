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
from fondaco.games.citadels.cards import KIND_BITS, deck_size, kind_of, known_kinds
from fondaco.games.citadels.characters.rank_3 import GiveBack, StealCard
from fondaco.games.citadels.components import CHARACTER, DISTRICT, TYPE, TYPES
from fondaco.games.citadels.draft import PickCharacter, SetAside
from fondaco.games.citadels.guesses import deal_districts, is_over, knows, unseen_kinds
from fondaco.games.citadels.payment import GiveForGold
from fondaco.games.citadels.scoring import scores
from fondaco.games.citadels.shape import CITY, CLUE, HAND, SHAPE, TOKENS, Counted
from fondaco.games.citadels.spied import counts_of, or_more, told_type
from fondaco.games.citadels.state import FACE_UP, NOBODY, PASSING, Citadels
from fondaco.games.citadels.whereabouts import filled, holder, owner_of, see_in_slot, see_passed

OPEN: Final = ["rules", "crown", "tax", "first_completed", "completed"]
"""CI-23.01"""
COUNTS: Final = Counted()


# --- what a seat sees -------------------------------------------------------------------------------------------------


def look(s: Citadels, seat: int) -> dict[str, Data]:
    """The view of a seat; -1: of everybody."""
    view: dict[str, Data] = {name: SHAPE.fields[name].write(getattr(s, name)) for name in OPEN}
    view["players"] = [look_at_player(s, seat, other) for other in range(s.seats)]
    view["deck"] = look_at_deck(s, seat)
    view["characters"] = look_at_characters(s, seat)
    view["tokens"] = look_at_tokens(s, seat)
    view["clues"] = [CLUE.write(clue) for clue in s.clues[seat]] if seat >= 0 else []
    view["scores"] = scores(s) if is_over(s) else None
    return view


def look_at_player(s: Citadels, seat: i64, other: i64) -> Data:
    """CI-23.01: gold, number of cards, city; CI-23.02: the own hand; CI-23.07, CI-23.08: what was seen of another."""
    player = s.players[other]
    shown = other == seat or is_over(s)
    return {
        "gold": player.gold,
        "cards": len(player.hand),
        "hand": HAND.write(player.hand) if shown else None,
        "known": HAND.write(player.hand if shown else known_kinds(player, seat)),
        "spied": COUNTS.write(counts_of(player, seat if seat >= 0 else s.seats)),
        "city": CITY.write(player.city),
    }


def look_at_cards(cards: list[int], seat: i64) -> Data:
    """CI-23.05, CI-23.06, CI-23.11: cards lying face down, as far as the seat has seen them."""
    return [DISTRICT.items[kind_of(card)] if knows(card, seat) else None for card in cards]


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


def unspied(s: Citadels, seat: i64) -> list[str]:
    """CI-23.14, with a Spy in the game: how many cards of each type a hand has, which his gains will tell."""
    things: list[str] = []
    if s.rules.spied:
        for other, player in enumerate(s.players):
            if other != seat and player.hand:
                counts = counts_of(player, seat)
                told = [int(told_type(spied)) for spied in counts]
                exactly = [int(told_type(spied)) for spied in counts if not or_more(spied)]
                things += [f"{TYPE.items[t]} cards of {other}" for t in range(TYPES) if t not in told]
                things += [f"more {TYPE.items[t]} cards of {other}" for t in range(TYPES) if t not in exactly]
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
        player.spied = counts_of(player, seat) + counts_of(player, s.seats)
    for other in range(s.seats):
        if other != seat:
            twin.clues[other] = []
    return twin


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


def deal_characters(s: Citadels, seat: i64, chance: Chance) -> None:
    """Lay every card that is not face up into a slot in which it may be; a card in a slot still to be filled is among
    the passed ones."""
    taken = filled(s)
    for rank, slot in assignment(s, s.draft.may[seat], chance).items():
        s.draft.at[rank] = slot if taken >> slot & 1 else PASSING
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
