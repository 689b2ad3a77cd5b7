"""GE-12: special tiles that are used in an action: Commodity of your choice, Trade 1:1, Building action."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask
from fondaco.core.masks import ONE
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.games.genoa.actions import (
    CHOOSE,
    DELIVER,
    DRAW,
    GET,
    TAKE_CONTRACT,
    TRADE_CARD,
    TRADE_GOOD,
)
from fondaco.games.genoa.cards import draw, pile, play, show
from fondaco.games.genoa.components import (
    BUILDING,
    BUILDING_ACTION,
    CARD,
    CHOICE,
    DECK,
    DECKS,
    DRAWN,
    DRAWS,
    FIRST,
    GOOD,
    GOODS,
    IN_DECK,
    LARGE,
    MESSAGE,
    TAKES,
    TRADE,
    is_villa,
)
from fondaco.games.genoa.effects import carry_out
from fondaco.games.genoa.messages import received
from fondaco.games.genoa.orders import deliver, may_deliver_by_tile
from fondaco.games.genoa.promises import spares, spares_card, spares_one, spares_pile
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.supply import gain, give_back, left_of
from fondaco.games.genoa.values import one, plus

NO_TILE: Final = Reason("GE-12.01", "no-tile", [GOOD])
NONE_LEFT: Final = Reason("GE-10.02", "none-left", [GOOD])
NO_SUCH_GOOD: Final = Reason("GE-12.30", "nothing-to-give", [GOOD])
TILE_ITSELF: Final = Reason("GE-12.32", "tile-itself", [])
NO_SUCH_CARD: Final = Reason("GE-12.30", "no-such-card", [CARD])
NOTHING_TO_GET: Final = Reason("GE-12.31", "nothing-to-get", [])
SAME_GOOD: Final = Reason("GE-12.30", "same-good", [GOOD])
PILE_EMPTY: Final = Reason("GE-12.31", "pile-empty", [DECK])
NOT_YOURS: Final = Reason("GE-12.40", "no-marker-there", [BUILDING])
GIVES_ITSELF: Final = Reason("GE-12.47", "gives-its-own-tile", [BUILDING])

GET_DRAW: Final[list[Verb]] = [GET, DRAW]
VILLA_VERBS: Final[list[Verb]] = [TAKE_CONTRACT, DELIVER]


def may_use(s: Genoa, seat: i64, effected: bool, ordered: bool, tile: i64, why: Why) -> bool:
    """GE-12.01: who has a tile may use it, unless it is promised."""
    if s.players[seat].goods[tile] == 0:
        return why.no(NO_TILE, tile)
    return spares_one(s, seat, effected, ordered, tile, why)


def may_choose(s: Genoa, seat: i64, effected: bool, ordered: bool, commodity: i64, why: Why) -> bool:
    """GE-12.20"""
    if not may_use(s, seat, effected, ordered, CHOICE, why):
        return False
    return s.supply[commodity] > 0 or why.no(NONE_LEFT, commodity)


def may_trade(s: Genoa, seat: i64, effected: bool, ordered: bool, good: i64, why: Why) -> bool:
    """GE-12.30, GE-12.32: a good other than the tile itself."""
    player = s.players[seat]
    if player.goods[TRADE] == 0:
        return why.no(NO_TILE, TRADE)
    if good == TRADE and player.goods[TRADE] == 1:
        return why.no(TILE_ITSELF)
    if player.goods[good] == 0:
        return why.no(NO_SUCH_GOOD, good)
    if not spares(s, seat, effected, ordered, plus(one(TRADE), good), why):
        return False
    return something_to_get(s, seat, effected, good) or why.no(NOTHING_TO_GET)


def may_trade_card(s: Genoa, seat: i64, effected: bool, ordered: bool, card: i64, why: Why) -> bool:
    """GE-12.30: a card; GE-12.33: the tile just used can be taken, so there is always something to get."""
    if s.players[seat].cards >> card & 1 == 0:
        return why.no(NO_SUCH_CARD, card)
    return may_use(s, seat, effected, ordered, TRADE, why) and spares_card(s, seat, ordered, card, why)


def something_to_get(s: Genoa, seat: i64, effected: bool, given: i64) -> bool:
    """GE-12.31, GE-12.33: judged with the used tile back in the supply."""
    if given != TRADE:
        return True
    for good in range(GOODS):
        if good != given and left_of(s, seat, good) > 0:
            return True
    for deck in range(DECKS):
        if pile(s, deck) > 0 and spares_pile(s, seat, effected, deck, 1, QUIET):
            return True
    return False


def may_use_building(s: Genoa, seat: i64, effected: bool, ordered: bool, building: i64, why: Why) -> bool:
    """GE-12.40, GE-12.47"""
    if not may_use(s, seat, effected, ordered, BUILDING_ACTION, why):
        return False
    if s.owners[building] != seat:
        return why.no(NOT_YOURS, building)
    if TAKES[building][BUILDING_ACTION]:
        return why.no(GIVES_ITSELF, building)
    if is_villa(building) and delivers_something(s, seat, effected, ordered, building):
        return True
    return spares_pile(s, seat, effected, DRAWS[building], DRAWN[building], why)


def delivers_something(s: Genoa, seat: i64, effected: bool, ordered: bool, villa: i64) -> bool:
    """Whether some large order could be delivered by the tile."""
    for card in range(FIRST[LARGE], FIRST[LARGE] + IN_DECK[LARGE]):
        if may_deliver_by_tile(s, seat, villa, effected, ordered, card, QUIET):
            return True
    return False


def use(s: Genoa, seat: i64, building: i64, effected: bool, ordered: bool, a: Action) -> None:
    """GE-12.02: the tile goes back at once; then what it does."""
    if a.verb is CHOOSE:
        give_back(s, seat, CHOICE, 1)
        gain(s, seat, a.x, 1)
    elif a.verb is TRADE_GOOD:
        give_back(s, seat, TRADE, 1)
        s.push(Trade(seat, effected, a.x, -1))
    elif a.verb is TRADE_CARD:
        give_back(s, seat, TRADE, 1)
        show(s, seat, ONE << a.x)
        s.push(Trade(seat, effected, -1, a.x))
    else:
        give_back(s, seat, BUILDING_ACTION, 1)
        if is_villa(a.x):
            s.push(UseVilla(seat, a.x, effected, ordered))
        else:
            s.plan(carry_out(s, seat, a.x, False))


class Trade(Ask):
    """GE-12.30 to 12.33, D9: what is taken for the good or card that was named."""

    def __init__(self, seat: i64, effected: bool, given: i64, card: i64) -> None:
        super().__init__(seat)
        self.effected: Final = effected
        self.given: Final[i64] = given
        """The good, or -1."""
        self.card: Final[i64] = card
        """The card, shown already, or -1."""

    def rule(self) -> str:
        return "GE-12.30"

    def verbs(self) -> list[Verb]:
        return GET_DRAW

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is DRAW:
            if pile(s, a.x) == 0:
                return why.no(PILE_EMPTY, a.x)
            return spares_pile(s, seat, self.effected, a.x, 1, why)
        if a.x == self.given:
            return why.no(SAME_GOOD, a.x)
        return left_of(s, seat, a.x) > 0 or why.no(NONE_LEFT, a.x)

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        # What is taken is taken first: the given good opens no closed supply or pile (GE-12.33).
        if a.verb is GET:
            gain(s, seat, a.x, 1)
        else:
            draw(s, seat, a.x)
        if self.given >= 0:
            give_back(s, seat, self.given, 1)
        else:
            play(s, seat, self.card)
        if a.verb is DRAW and a.x == MESSAGE:
            s.plan(received(s, seat))


class UseVilla(Ask):
    """GE-12.44: on an own villa both options are open."""

    def __init__(self, seat: i64, building: i64, effected: bool, ordered: bool) -> None:
        super().__init__(seat)
        self.building: Final[i64] = building
        self.effected: Final = effected
        self.ordered: Final = ordered

    def rule(self) -> str:
        return "GE-12.44"

    def verbs(self) -> list[Verb]:
        return VILLA_VERBS

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is TAKE_CONTRACT:
            return spares_pile(s, seat, self.effected, DRAWS[self.building], 1, why)
        card = FIRST[LARGE] + a.x
        return may_deliver_by_tile(s, seat, self.building, self.effected, self.ordered, card, why)

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        if a.verb is TAKE_CONTRACT:
            s.plan(carry_out(s, seat, self.building, False))
        else:
            deliver(s, seat, FIRST[LARGE] + a.x)
