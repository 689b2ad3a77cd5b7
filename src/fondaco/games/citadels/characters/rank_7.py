"""CI-13: Architect, Navigator, Scholar. Their building limits are in the data file (CI-13.02, CI-13.04, CI-13.06)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.objections import Reason, Why
from fondaco.games.citadels.actions import BONUS, GOLD, SAIL, STUDY
from fondaco.games.citadels.cards import choose_in_secret, deck_size, gain_cards, lay_out, shuffle_deck
from fondaco.games.citadels.citizen import Citizen, unused
from fondaco.games.citadels.components import (
    ARCHITECT,
    ARCHITECT_CARDS,
    NAVIGATOR,
    NAVIGATOR_GAIN,
    SCHOLAR,
    SCHOLAR_DRAW,
)
from fondaco.games.citadels.drawn import KeepDrawn, keep_one
from fondaco.games.citadels.gold import gain_gold
from fondaco.games.citadels.state import Citadels
from fondaco.games.citadels.turn import ABILITY, Turn

NOTHING_TO_STUDY: Final = Reason("CI-13.07", "deck-empty", ["cards"])


class Architect(Citizen):
    """CI-13.01: 2 extra cards."""

    def __init__(self) -> None:
        super().__init__(ARCHITECT, [BONUS])

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & ABILITY == 0:
            found.append(BONUS.of())

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        return unused(t, why)

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        s.push(t.using(ABILITY))
        gain_cards(s, t.seat, ARCHITECT_CARDS)


class Navigator(Citizen):
    """CI-13.03: 4 gold or 4 cards; CI-13.04: he builds nothing."""

    def __init__(self) -> None:
        super().__init__(NAVIGATOR, [SAIL])

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & ABILITY == 0:
            found += SAIL.table

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        return unused(t, why)

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        s.push(t.using(ABILITY))
        if a.x == GOLD:
            gain_gold(s, t.seat, NAVIGATOR_GAIN)
        else:
            gain_cards(s, t.seat, NAVIGATOR_GAIN)


class Scholar(Citizen):
    """CI-13.05: draws 7 cards and keeps one."""

    def __init__(self) -> None:
        super().__init__(SCHOLAR, [STUDY])

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & ABILITY == 0:
            found.append(STUDY.of())

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        return unused(t, why) and (deck_size(s) > 0 or why.no(NOTHING_TO_STUDY, 0))

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        s.push(t.using(ABILITY))
        lay_out(s, t.seat, SCHOLAR_DRAW)  # CI-13.07: fewer if there are fewer
        s.push(KeepStudied(t.seat))


class KeepStudied(KeepDrawn):
    """CI-13.05, CI-13.08: one card is kept; the others and the whole deck are shuffled."""

    def rule(self) -> str:
        return "CI-13.05"

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        choose_in_secret(s, seat)
        keep_one(s, seat, a.x)
        shuffle_deck(s)
