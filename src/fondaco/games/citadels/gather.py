"""CI-6.05, CI-6.06: gathering resources; with Gold Mine, Library and Observatory (`effects.py`)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask
from fondaco.core.objections import Reason, Why
from fondaco.games.citadels.actions import CARDS, GATHER, GOLD
from fondaco.games.citadels.cards import at_most, deck_size
from fondaco.games.citadels.components import GATHER_DRAW, GATHER_GOLD, GOLD_MINE, OBSERVATORY
from fondaco.games.citadels.effects import draw_for_gathering, offer
from fondaco.games.citadels.gold import gain_gold
from fondaco.games.citadels.state import Citadels

DECK_EMPTY: Final = Reason("CI-1.19", "deck-empty", ["cards"])

GATHER_ONLY: Final[list[Verb]] = [GATHER]


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
        gain_gold(s, seat, GATHER_GOLD)
        if player.has(GOLD_MINE):
            offer(s, seat, GOLD_MINE)
        return
    assert resource == CARDS
    if player.has(OBSERVATORY) and deck_size(s) > GATHER_DRAW:  # or else it would draw no more
        offer(s, seat, OBSERVATORY)
    else:
        draw_for_gathering(s, seat, GATHER_DRAW)


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
