"""Citadels as numbers."""

from typing import Final

from mypy_extensions import i64

from fondaco.adapters.observations.questions import ItemField, Questions
from fondaco.adapters.observations.sheet import AROUND, Sheet
from fondaco.core.domains import Domain
from fondaco.core.masks import ONE
from fondaco.core.rows import Row, row
from fondaco.games.citadels.cards import deck_size, kind_of, known_kinds
from fondaco.games.citadels.components import BUILT, CHARACTER, DISTRICT, RANK, TYPE
from fondaco.games.citadels.guesses import is_over, knows
from fondaco.games.citadels.shape import FRAMES
from fondaco.games.citadels.spied import counts_of, or_more, told_cards, told_type
from fondaco.games.citadels.state import FACE_UP, NONE, PASSING, Citadels
from fondaco.games.citadels.view import knows_flowered, knows_signed, picking
from fondaco.games.citadels.whereabouts import holder, owner_of

SLOT: Final = Domain("slot", [str(slot) for slot in range(FACE_UP)])
"""The places of character cards that are not face up, in the order in which they leave the passed ones."""
MAY: Final = Domain("may", [f"{rank}.{slot}" for rank in RANK.items for slot in SLOT.items])
QUESTIONS: Final = Questions(FRAMES, [ItemField("rank", RANK), ItemField("slot", SLOT)], [])


def observe(s: Citadels, to: Sheet) -> None:
    """All that the reader may know."""
    QUESTIONS.write(s, to)
    to.part("table")
    to.seat("crown", s.crown)
    to.number("gold on the tax token", s.tax, 10)
    to.some_seats("city completed", s.completed)
    to.seat("first completed", s.first_completed)
    deck(s, to)
    characters(s, to)
    tokens(s, to)
    for around in range(to.seats):
        player(s, to, around)


def deck(s: Citadels, to: Sheet) -> None:
    """The district cards that are in no hand and no city."""
    deck = s.deck
    to.part("deck")
    to.number("cards", deck_size(s), 60)
    for name, pile in [("bottom", deck.bottom), ("drawn", deck.drawn), ("museum", deck.museum)]:
        to.number(f"{name} cards", len(pile), 10)
        to.bag(f"{name} cards you know", DISTRICT, [int(kind_of(card)) for card in pile if knows(card, to.reader)], 2)
    to.one_of("being paid for", DISTRICT, deck.site)


def characters(s: Citadels, to: Sheet) -> None:
    """Which characters are in the game, and where their cards are or may be."""
    draft, cast, ranks = s.draft, s.rules.cast, s.rules.ranks
    face_up: i64 = 0
    mine: i64 = 0
    passed: i64 = 0
    for rank in range(ranks):
        bit = ONE << cast[rank]
        if draft.at[rank] == FACE_UP:
            face_up |= bit
        if holder(s, rank) == to.reader:
            mine |= bit
        if draft.at[rank] == PASSING and picking(s) == to.reader:
            passed |= bit
    to.part("characters")
    to.number("round", draft.round, 20)
    to.seat("chose first", draft.first)
    to.some_of("in the game", CHARACTER, s.rules.cast_mask)
    to.some_of("face up", CHARACTER, face_up)
    to.some_of("yours", CHARACTER, mine)
    to.some_of("passed to you", CHARACTER, passed)
    to.owners("revealed by", RANK, draft.revealed)
    to.owners("slot of", SLOT, row([int(owner_of(s, slot)) for slot in range(s.rules.slots)]))
    to.bag("rank may be in slot", MAY, possible(s, to.reader), 1)


def possible(s: Citadels, reader: i64) -> list[int]:
    """Where each card may be, for all that the reader has seen, as items of `MAY`."""
    found: list[int] = []
    seen: Row = s.draft.may[reader]
    for rank in range(s.rules.ranks):
        for slot in range(s.rules.slots):
            if seen[rank] >> slot & 1:
                found.append(int(rank * FACE_UP + slot))
    return found


def tokens(s: Citadels, to: Sheet) -> None:
    """What lies on the character tokens."""
    tokens = s.tokens
    to.part("tokens")
    to.one_of("killed", CHARACTER, tokens.killed)
    to.one_of("bewitched", CHARACTER, tokens.bewitched)
    to.some_of("warrants", CHARACTER, tokens.warrants)
    to.one_of("signed", CHARACTER, tokens.signed if knows_signed(s, to.reader) else NONE)
    to.flag("signed shown", tokens.signed_shown)
    to.one_of("robbed", CHARACTER, tokens.robbed)
    to.seat("thief", tokens.thief)
    to.some_of("laces", CHARACTER, tokens.laces)
    to.some_of("threats", CHARACTER, tokens.threats)
    to.one_of("flowered", CHARACTER, tokens.flowered if knows_flowered(s, to.reader) else NONE)
    to.flag("lace shown", tokens.lace_shown)
    to.seat("blackmailer", tokens.blackmailer)
    to.seat("protected", tokens.protected)


def player(s: Citadels, to: Sheet, around: i64) -> None:
    """A stash, a hand as far as the reader knows it, and a city."""
    board = s.players[to.seat_at(around)]
    to.part(AROUND[around])
    to.number("gold", board.gold, 10)
    to.number("cards", len(board.hand), 10)
    to.bag("hand you know", DISTRICT, board.hand if around == 0 or is_over(s) else known_kinds(board, to.reader), 2)
    told: i64 = 0
    exactly: i64 = 0
    counted: list[int] = []
    for spied in counts_of(board, to.reader):
        bit = ONE << told_type(spied)
        told |= bit
        exactly |= 0 if or_more(spied) else bit
        counted += [int(told_type(spied))] * int(told_cards(spied))
    to.some_of("spied types", TYPE, told)
    to.some_of("spied exactly", TYPE, exactly)
    to.bag("spied cards", TYPE, counted, 10)
    to.bag("city", BUILT, board.city, 1)
