"""PR-18.26 to 18.28: the trading post; PR-20.01 to 20.06: the land office, used before or after the sale."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, Step
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.core.rows import total
from fondaco.games.puerto_rico.actions import DISCARD, DRAW, FELL, FOREST, PASS, POST, SELL, TAKE
from fondaco.games.puerto_rico.bank import earn, pay
from fondaco.games.puerto_rico.components import (
    FOREST_HOUSE,
    GOODS,
    HOUSE_SPACES,
    HUNTING_LODGE,
    ISLAND_SPACES,
    LAND_OFFICE,
    LAND_OFFICE_PRICE,
    LAND_OFFICE_REFUND,
    NOBODY,
    QUARRY,
    TRADING_POST,
)
from fondaco.games.puerto_rico.expansions.discarding import discard, discards, may_discard, may_fell
from fondaco.games.puerto_rico.expansions.forest import PlaceDrawn, add_forests, fell, forest_from_row, may_forest
from fondaco.games.puerto_rico.expansions.hunting_lodge import LodgeDiscard
from fondaco.games.puerto_rico.settler import (
    DREW,
    ISLAND_FULL,
    TakeTile,
    draw_tile,
    island_full,
    may_take,
    pile_has_tile,
    place_tile,
    turn_up_tile,
)
from fondaco.games.puerto_rico.state import PuertoRico
from fondaco.games.puerto_rico.trader import NO_BARREL, SellBarrel, sell

NO_TRADING_POST: Final = Reason("PR-18.26", "no-trading-post", [])
POST_CLOSED: Final = Reason("PR-18.28", "house-full", ["barrels"])
NO_LAND_OFFICE: Final = Reason("PR-20.01", "no-land-office", [])
NO_NOBLE: Final = Reason("PR-20.04", "no-noble-in-land-office", [])
NO_DOUBLOON: Final = Reason("PR-20.01", "no-doubloon", ["price"])
NO_QUARRY_SOLD: Final = Reason("PR-20.02", "plantations-only", [])
FROM_THE_ROW: Final = Reason("PR-20.02", "tile-from-row", [])
FROM_THE_PILE: Final = Reason("PR-20.02", "tile-from-pile", [])
NO_FOREST_SOLD: Final = Reason("PR-20.05", "forest-not-sold", [])

SELLING: Final[list[Verb]] = [PASS, SELL, POST]
LAND: Final[list[Verb]] = [PASS, DRAW, TAKE, FOREST, DISCARD, FELL]


def closed(s: PuertoRico) -> bool:
    """PR-18.28: a full trading house ends the phase, for trading post and land office too."""
    return not s.rules.open_after_house_full and total(s.house) >= HOUSE_SPACES


def may_post(s: PuertoRico, seat: i64, good: i64, why: Why) -> bool:
    """PR-18.26: any kind."""
    player = s.players[seat]
    if not player.works(TRADING_POST):
        return why.no(NO_TRADING_POST)
    if player.goods[good] == 0:
        return why.no(NO_BARREL, good)
    return not closed(s) or why.no(POST_CLOSED, HOUSE_SPACES)


class SellOrPost(SellBarrel):
    """PR-10.01, PR-18.26: sell one barrel to the trading house or at the own trading post."""

    def verbs(self) -> list[Verb]:
        return SELLING

    def moot(self, s: PuertoRico) -> bool:
        if not super().moot(s):
            return False
        for good in range(GOODS):
            if may_post(s, self.seat, good, QUIET):
                return False
        return True

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        return may_post(s, seat, a.x, why) if a.verb is POST else super().allows(s, seat, a, why)

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is POST:
            sell(s, seat, a.x, self.trader, s.rules.on_post_sale)
            s.goods[a.x] += 1
        else:
            super().take(s, seat, a)


# --- land office ------------------------------------------------------------------------------------------------------


class TraderTurn(Step):
    """PR-20.06: the land office comes before the sale, or after it if he has not used it."""

    def __init__(self, seat: i64, trader: i64) -> None:
        self.seat: Final[i64] = seat
        self.trader: Final[i64] = trader

    def run(self, s: PuertoRico) -> None:
        if LandOffice(self.seat, self.trader, False).moot(s):
            s.plan([SellOrPost(self.seat, self.trader), LandOffice(self.seat, self.trader, True)])
        else:
            s.push(LandOffice(self.seat, self.trader, False))


def has_land_office(s: PuertoRico, seat: i64, why: Why) -> bool:
    """PR-18.28: whether the land office is open, too."""
    if not s.players[seat].works(LAND_OFFICE):
        return why.no(NO_LAND_OFFICE)
    return not closed(s) or why.no(POST_CLOSED, HOUSE_SPACES)


def may_buy_land(s: PuertoRico, seat: i64, why: Why) -> bool:
    """PR-20.01: with a colonist on the land office, for a doubloon."""
    player = s.players[seat]
    if not has_land_office(s, seat, why):
        return False
    if player.noble_on(LAND_OFFICE):
        return why.no(NO_LAND_OFFICE)
    if player.doubloons < LAND_OFFICE_PRICE:
        return why.no(NO_DOUBLOON, LAND_OFFICE_PRICE)
    return not island_full(s, seat) or why.no(ISLAND_FULL, ISLAND_SPACES)


def may_sell_land(s: PuertoRico, seat: i64, why: Why) -> bool:
    """PR-20.04: with a noble on it."""
    if not has_land_office(s, seat, why):
        return False
    return s.players[seat].noble_on(LAND_OFFICE) or why.no(NO_NOBLE)


class LandOffice(Ask):
    """PR-20.01, PR-20.04: buy a plantation, or sell one, by who is on it. `after` the sale."""

    def __init__(self, seat: i64, trader: i64, after: bool) -> None:
        super().__init__(seat)
        self.trader: Final[i64] = trader
        self.after: Final[bool] = after

    def rule(self) -> str:
        return "PR-20.01"

    def verbs(self) -> list[Verb]:
        return LAND

    def moot(self, s: PuertoRico) -> bool:
        return not s.players[self.seat].works(LAND_OFFICE) or len(self.choices(s, self.seat)) == 1

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is PASS:
            return True
        if a.verb is DISCARD:
            return may_sell_land(s, seat, why) and may_discard(s.players[seat], a.x, a.y, why)
        if a.verb is FELL:
            if not may_sell_land(s, seat, why):
                return False
            if not s.rules.land_office_sells_forest:
                return why.no(NO_FOREST_SOLD)
            return may_fell(s.players[seat], why)
        if not may_buy_land(s, seat, why):
            return False
        if a.verb is DRAW:
            return pile_has_tile(s, why) if s.rules.land_office_draws else why.no(FROM_THE_ROW)
        if s.rules.land_office_draws:
            return why.no(FROM_THE_PILE)
        if a.verb is FOREST:
            return may_forest(s, seat, a.x, why)
        return may_take(s, seat, a.x, NOBODY, why) if a.x != QUARRY else why.no(NO_QUARRY_SOLD)

    def candidates(self, s: PuertoRico, seat: i64) -> list[Action]:
        found = [PASS.of()]
        if s.players[seat].noble_on(LAND_OFFICE):
            found += [*discards(s.players[seat]), FELL.of()]
        else:
            found.append(DRAW.of())
            for good in range(GOODS):
                found.append(TAKE.of(good))
            add_forests(s, seat, found)
        return found

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if not self.after:
            if a.verb is PASS:
                s.push(LandOffice(seat, self.trader, True))
            s.push(SellOrPost(seat, self.trader))
        if a.verb is DISCARD:
            discard(s, seat, a.x, a.y)
            earn(s, seat, LAND_OFFICE_REFUND)
        elif a.verb is FELL:
            fell(s, seat)
            earn(s, seat, LAND_OFFICE_REFUND)
        elif a.verb is not PASS:
            pay(s, seat, LAND_OFFICE_PRICE)
            buy_land(s, seat, a)


def buy_land(s: PuertoRico, seat: i64, a: Action) -> None:
    """PR-20.02: a tile of the row; or, by the switch, the top one of the pile. PR-20.03: no hospice colonist."""
    if a.verb is DRAW:
        tile = draw_tile(s)
        if s.players[seat].works(FOREST_HOUSE):
            s.drawn = tile
            s.push(PlaceDrawn(seat))
        else:
            s.players[seat].tiles[tile] += 1
            s.tell(DREW, seat, tile)
        return
    if a.verb is FOREST:
        forest_from_row(s, seat, a.x)
    else:
        place_tile(s, seat, a.x)
    if s.rules.land_office_refills:
        turn_up_tile(s)


def land_or_tile(s: PuertoRico, seat: i64) -> Ask:
    """A plantation is taken from the land office in a trader phase, otherwise by the settler's action."""
    if isinstance(s.stack[-1], SellOrPost) and s.players[seat].works(LAND_OFFICE):
        return LandOffice(seat, NOBODY, False)
    return TakeTile(seat, NOBODY)


# Where these would be asked, for the answer to "why not?" at another time (nobody having the privilege).
TAKE.home = land_or_tile
POST.home = lambda s, seat: SellOrPost(seat, NOBODY)
DISCARD.home = lambda s, seat: (
    LodgeDiscard(seat) if s.players[seat].owns(HUNTING_LODGE) else LandOffice(seat, NOBODY, False)
)
