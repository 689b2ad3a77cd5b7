"""CI-6.06: which of the drawn cards are kept."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask
from fondaco.core.objections import Reason, Why
from fondaco.games.citadels.actions import ACCEPT, KEEP_CARD, PUT_BACK
from fondaco.games.citadels.cards import (
    arrive_from_table,
    choose_in_secret,
    clear_table,
    deck_size,
    has_drawn,
    kind_of,
    take_drawn,
    tuck_drawn,
    tuck_from_table,
    witnesses,
)
from fondaco.games.citadels.components import DISTRICT
from fondaco.games.citadels.state import Citadels

NOT_DRAWN: Final = Reason("CI-6.06", "not-drawn", [DISTRICT])

KEEP_ONLY: Final[list[Verb]] = [KEEP_CARD]
KEEP_OR_ALL: Final[list[Verb]] = [KEEP_CARD, ACCEPT]
PUT_BACK_ONLY: Final[list[Verb]] = [PUT_BACK]


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
        choose_in_secret(s, seat)
        keep_one(s, seat, a.x)
        tuck_drawn(s, seat)


class KeepAll(Ask):
    """CI-17.22: the Library keeps all drawn cards; or only one of them, if its owner does not use it (CI-6.25)."""

    def rule(self) -> str:
        return "CI-17.22"

    def verbs(self) -> list[Verb]:
        return KEEP_OR_ALL

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return [*drawn_actions(s, KEEP_CARD), ACCEPT.of()]

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return a.verb is ACCEPT or has_drawn(s, a.x) or why.no(NOT_DRAWN, a.x)

    def obvious(self, s: Citadels, seat: i64) -> Action | None:
        return ACCEPT.of() if deck_size(s) > 0 else None

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        if a.verb is KEEP_CARD:
            choose_in_secret(s, seat)
            keep_one(s, seat, a.x)
            tuck_drawn(s, seat)
            return
        for card in s.deck.drawn:
            arrive_from_table(s, seat, kind_of(card), witnesses(card))
        clear_table(s)


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
        choose_in_secret(s, seat)
        tuck_from_table(s, seat, kind_of(take_drawn(s, a.x)))
        for card in s.deck.drawn[:]:
            keep_one(s, seat, kind_of(card))
        clear_table(s)


def keep_one(s: Citadels, seat: i64, kind: i64) -> None:
    """A card moves from the table into the hand; which, is secret."""
    take_drawn(s, kind)
    arrive_from_table(s, seat, kind, 0)
