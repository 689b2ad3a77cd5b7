"""CI-15: Queen, Artist, Tax Collector. The tax itself is paid in `city.py`."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Step
from fondaco.core.objections import Reason, Why
from fondaco.games.citadels.actions import BEAUTIFY, BONUS
from fondaco.games.citadels.citizen import ABILITY_USED, Citizen, unused
from fondaco.games.citadels.components import ARTIST, DISTRICT, FOUR, NINE, QUEEN, QUEEN_GOLD, TAX_COLLECTOR
from fondaco.games.citadels.gold import gain_gold
from fondaco.games.citadels.state import NOBODY, Citadels
from fondaco.games.citadels.turn import ABILITY, SECOND, Turn

BEAUTIFIED: Final = Kind("beautified", [SEAT, DISTRICT])
NO_NEIGHBOUR: Final = Reason("CI-15.01", "no-crown-beside", [])
NOT_PLAIN: Final = Reason("CI-15.05", "not-plain-in-your-city", [DISTRICT], far=True)
NO_GOLD: Final = Reason("CI-15.04", "no-gold", [])
NO_TAX: Final = Reason("CI-15.13", "no-tax", [])


# --- Queen ------------------------------------------------------------------------------------------------------------


def sits_beside_rank_4(s: Citadels, seat: i64) -> bool:
    """CI-15.01: the player who revealed the rank 4 character has the next seat, on either side."""
    other = s.draft.revealed[FOUR]
    return other != NOBODY and ((seat + 1) % s.seats == other or (other + 1) % s.seats == seat)


class Queen(Citizen):
    """CI-15.01: 3 gold beside the rank 4 character."""

    def __init__(self) -> None:
        super().__init__(QUEEN, [BONUS])

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & ABILITY == 0:
            found.append(BONUS.of())

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        return unused(t, why) and (sits_beside_rank_4(s, t.seat) or why.no(NO_NEIGHBOUR))

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        s.push(t.using(ABILITY))
        gain_gold(s, t.seat, QUEEN_GOLD)


class QueensGold(Step):
    """CI-15.02, CI-15.03: the killed rank 4 character has been revealed; a Queen beside it gains now."""

    def run(self, s: Citadels) -> None:
        if s.rules.ranks <= NINE or s.rules.cast[NINE] != QUEEN:
            return
        queen = s.draft.revealed[NINE]
        if queen != NOBODY and sits_beside_rank_4(s, queen):
            gain_gold(s, queen, QUEEN_GOLD)


# --- Artist -----------------------------------------------------------------------------------------------------------


class Artist(Citizen):
    """CI-15.04: may beautify two of his districts, one at a time."""

    def __init__(self) -> None:
        super().__init__(ARTIST, [BEAUTIFY])

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & SECOND == 0:
            last = -1
            for built in s.players[t.seat].city:
                if built != last and built & 1 == 0:
                    found.append(BEAUTIFY.of(built >> 1))
                last = built

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        if t.used & SECOND:
            return why.no(ABILITY_USED)
        player = s.players[t.seat]
        if a.x * 2 not in player.city:
            return why.no(NOT_PLAIN, a.x)
        return player.gold > 0 or why.no(NO_GOLD)

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        s.push(t.using(SECOND if t.used & ABILITY else ABILITY))
        player = s.players[t.seat]
        player.gold -= 1  # CI-1.15: it lies on the district
        plain: i64 = a.x * 2
        player.raze_district(plain)
        player.raise_district(plain + 1)
        s.tell(BEAUTIFIED, t.seat, a.x)


# --- Tax Collector ----------------------------------------------------------------------------------------------------


class TaxCollector(Citizen):
    """CI-15.13: takes all gold on his token."""

    def __init__(self) -> None:
        super().__init__(TAX_COLLECTOR, [BONUS])

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & ABILITY == 0:
            found.append(BONUS.of())

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        return unused(t, why) and (s.tax > 0 or why.no(NO_TAX))

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        s.push(t.using(ABILITY))
        gold = s.tax
        s.tax = 0
        gain_gold(s, t.seat, gold)
