"""CI-6.05, CI-6.06: gathering resources; with Gold Mine, Library and Observatory."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why
from fondaco.games.citadels.actions import CARDS, GATHER, GOLD, KEEP_CARD, PUT_BACK
from fondaco.games.citadels.cards import (
    arrive,
    at_most,
    deck_size,
    gain_cards,
    has_drawn,
    kind_of,
    lay_out,
    take_drawn,
    tuck,
    tuck_drawn,
)
from fondaco.games.citadels.components import (
    DISTRICT,
    GATHER_DRAW,
    GATHER_GOLD,
    GATHER_KEEP,
    GOLD_MINE,
    GOLD_MINE_GOLD,
    LIBRARY,
    OBSERVATORY,
    OBSERVATORY_DRAW,
)
from fondaco.games.citadels.gold import gain_gold
from fondaco.games.citadels.state import Citadels

DECK_EMPTY: Final = Reason("CI-1.19", "deck-empty", ["cards"])
NOT_DRAWN: Final = Reason("CI-6.06", "not-drawn", [DISTRICT])

GATHER_ONLY: Final[list[Verb]] = [GATHER]
KEEP_ONLY: Final[list[Verb]] = [KEEP_CARD]
PUT_BACK_ONLY: Final[list[Verb]] = [PUT_BACK]


def may_gather(s: Citadels, resource: i64, why: Why) -> bool:
    """CI-1.19: cards only if there are any."""
    if resource == GOLD:
        return True
    needed = s.rules.gather_needs_deck
    return at_most(s, needed) >= needed or why.no(DECK_EMPTY, deck_size(s))


def gather(s: Citadels, seat: i64, resource: i64) -> None:
    """CI-6.06: gold, or cards of which some are kept."""
    player = s.players[seat]
    if resource == GOLD:
        gain_gold(s, seat, GATHER_GOLD + (GOLD_MINE_GOLD if player.has(GOLD_MINE) else 0))  # CI-17.12
        return
    assert resource == CARDS
    draws = OBSERVATORY_DRAW if player.has(OBSERVATORY) else GATHER_DRAW  # CI-17.30
    keeps = GATHER_KEEP
    if player.has(LIBRARY):  # CI-17.22
        keeps = draws if s.rules.library_keeps_all else GATHER_KEEP + 1
    if keeps >= at_most(s, draws):
        gain_cards(s, seat, draws)
        return
    lay_out(s, seat, draws)
    s.push(KeepDrawn(seat) if keeps == 1 else PutBack(seat))


class Gather(Ask):
    """CI-7.04, CI-7.08, CI-8.13: a character who must gather before anything else."""

    def __init__(self, seat: i64, character: i64) -> None:
        super().__init__(seat)
        self.character: Final[i64] = character

    def rule(self) -> str:
        return "CI-6.05"

    def verbs(self) -> list[Verb]:
        return GATHER_ONLY

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return may_gather(s, a.x, why)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        gather(s, seat, a.x)


def drawn_actions(s: Citadels, verb: Verb) -> list[Action]:
    """This verb with each kind that lies on the table."""
    kinds = sorted({int(kind_of(card)) for card in s.deck.drawn})
    return [verb.of(kind) for kind in kinds]


class KeepDrawn(Ask):
    """CI-6.06: one of the drawn cards is kept, the others go to the bottom."""

    def rule(self) -> str:
        return "CI-6.06"

    def verbs(self) -> list[Verb]:
        return KEEP_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return drawn_actions(s, KEEP_CARD)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return has_drawn(s, a.x) or why.no(NOT_DRAWN, a.x)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        keep_one(s, seat, a.x)
        tuck_drawn(s, seat)


class PutBack(Ask):
    """CI-17.22, other setting: all drawn cards but one are kept."""

    def rule(self) -> str:
        return "CI-17.22"

    def verbs(self) -> list[Verb]:
        return PUT_BACK_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return drawn_actions(s, PUT_BACK)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return has_drawn(s, a.x) or why.no(NOT_DRAWN, a.x)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        tuck(s, seat, kind_of(take_drawn(s, a.x)), ONE << seat)
        for card in s.deck.drawn[:]:
            keep_one(s, seat, kind_of(card))


def keep_one(s: Citadels, seat: i64, kind: i64) -> None:
    """A card moves from the table into the hand. The choice was secret, so it ends what others knew of the card."""
    take_drawn(s, kind)
    arrive(s, seat, kind, 0)
