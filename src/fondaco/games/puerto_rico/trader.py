"""PR-10: the trader phase; with the markets and the office (PR-16.01, 16.13, 16.14)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Frame, Step
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.core.rows import total
from fondaco.games.puerto_rico.actions import PASS, SELL
from fondaco.games.puerto_rico.bank import earn
from fondaco.games.puerto_rico.bonuses import TRADER_GAIN, bonuses, gain
from fondaco.games.puerto_rico.components import (
    GOOD,
    GOODS,
    HOUSE_SPACES,
    LARGE_MARKET,
    LARGE_MARKET_BONUS,
    NOBODY,
    OFFICE,
    PRICES,
    SMALL_MARKET,
    SMALL_MARKET_BONUS,
    TRADER_BONUS,
)
from fondaco.games.puerto_rico.effects import Bonus
from fondaco.games.puerto_rico.privileges import privilege_used, privileges
from fondaco.games.puerto_rico.rules import Rules
from fondaco.games.puerto_rico.state import PuertoRico

NO_BARREL: Final = Reason("PR-10.01", "no-barrel-to-sell", [GOOD])
HOUSE_FULL: Final = Reason("PR-10.06", "house-full", ["barrels"])
KIND_IN_HOUSE: Final = Reason("PR-10.05", "kind-in-house", [GOOD])
HOUSE_EMPTIED: Final = Kind("house-emptied", [])

PASS_SELL: Final[list[Verb]] = [PASS, SELL]


def trader_phase(rules: Rules, trader: int) -> list[Frame]:
    """PR-10.01: in turn everybody may sell one barrel; PR-10.07: then a full house is emptied."""
    return [*[SellBarrel(seat, trader) for seat in rules.clockwise[trader]], EmptyHouse()]


def may_sell(s: PuertoRico, seat: i64, good: i64, why: Why) -> bool:
    """PR-10.05, PR-10.06; PR-16.13: with an office also a kind that lies there."""
    player = s.players[seat]
    if player.goods[good] == 0:
        return why.no(NO_BARREL, good)
    if total(s.house) >= HOUSE_SPACES:
        return why.no(HOUSE_FULL, HOUSE_SPACES)
    return s.house[good] == 0 or player.works(OFFICE) or why.no(KIND_IN_HOUSE, good)


class TraderPrivilege(Bonus):
    """PR-10.03: more for the trader's sale."""

    def amount(self, s: PuertoRico, seat: i64, privileged: bool, kinds: i64) -> i64:
        return TRADER_BONUS * privileges(s, seat) if privileged else 0


class Market(Bonus):
    """PR-16.01, PR-16.14: more for the owner's sale to the trading house."""

    def __init__(self, gain: i64, building: i64, doubloons: i64) -> None:
        super().__init__(gain)
        self.building: Final[i64] = building
        self.doubloons: Final[i64] = doubloons

    def amount(self, s: PuertoRico, seat: i64, privileged: bool, kinds: i64) -> i64:
        return self.doubloons if s.players[seat].works(self.building) else 0


def sale_bonuses() -> list[Bonus]:
    """What a sale to the trading house brings besides the price."""
    return [
        TraderPrivilege(TRADER_GAIN),
        Market(gain("small_market"), SMALL_MARKET, SMALL_MARKET_BONUS),
        Market(gain("large_market"), LARGE_MARKET, LARGE_MARKET_BONUS),
    ]


def sell(s: PuertoRico, seat: i64, good: i64, trader: i64, effects: list[Bonus]) -> None:
    """PR-10.02: the price and what is added to it, for a barrel off the windrose."""
    s.players[seat].goods[good] -= 1
    earn(s, seat, PRICES[good] + bonuses(s, effects, seat, seat == trader, 1, 0))
    if seat == trader:
        privilege_used(s, seat)


class SellBarrel(Ask):
    """PR-10.01: sell one barrel to the trading house."""

    def __init__(self, seat: i64, trader: i64) -> None:
        super().__init__(seat)
        self.trader: Final[i64] = trader

    def rule(self) -> str:
        return "PR-10.01"

    def verbs(self) -> list[Verb]:
        return PASS_SELL

    def moot(self, s: PuertoRico) -> bool:
        goods = s.players[self.seat].goods
        for good in range(GOODS):
            if goods[good] > 0 and may_sell(s, self.seat, good, QUIET):
                return False
        return True

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        return a.verb is PASS or may_sell(s, seat, a.x, why)

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is SELL:
            sell(s, seat, a.x, self.trader, s.rules.on_sale)
            s.house[a.x] += 1


class EmptyHouse(Step):
    """PR-10.07: four barrels go back to the supply; fewer stay."""

    def run(self, s: PuertoRico) -> None:
        if total(s.house) < HOUSE_SPACES:
            return
        for good in range(GOODS):
            s.goods[good] += s.house[good]
            s.house[good] = 0
        s.tell(HOUSE_EMPTIED)


# Where these would be asked, for the answer to "why not?" in another phase (nobody having the privilege).
SELL.home = lambda s, seat: SellBarrel(seat, NOBODY)
