"""CI-12: Merchant, Alchemist, Trader. The Trader's builds that do not count are in `build.py` (CI-12.06)."""

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.objections import Why
from fondaco.games.citadels.actions import BONUS
from fondaco.games.citadels.citizen import Citizen, unused
from fondaco.games.citadels.components import ALCHEMIST, MERCHANT, MERCHANT_GOLD, TRADER
from fondaco.games.citadels.gold import gain_gold
from fondaco.games.citadels.state import Citadels
from fondaco.games.citadels.turn import ABILITY, Turn


class Merchant(Citizen):
    """CI-12.01: gold for trade districts; CI-12.02: 1 extra gold."""

    def __init__(self) -> None:
        super().__init__(MERCHANT, [BONUS])

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & ABILITY == 0:
            found.append(BONUS.of())

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        return unused(t, why)

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        s.push(t.using(ABILITY))
        gain_gold(s, t.seat, MERCHANT_GOLD)


class Alchemist(Citizen):
    """CI-12.03: at the end of his turn he gets back the gold he paid to build districts, and no other gold."""

    def __init__(self) -> None:
        super().__init__(ALCHEMIST, [])

    def refund(self, t: Turn) -> i64:
        return t.paid


class Trader(Citizen):
    """CI-12.05: gold for trade districts."""

    def __init__(self) -> None:
        super().__init__(TRADER, [])
