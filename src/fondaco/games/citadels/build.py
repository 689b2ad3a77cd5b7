"""CI-6.09 to CI-6.17: building; with the Monument, the Factory and the ways to pay without gold."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why
from fondaco.games.citadels.actions import BUILD, BY_CARDINAL, BY_CARDS, BY_FRAMEWORK, BY_GOLD, BY_SACRIFICE
from fondaco.games.citadels.cards import leave_openly
from fondaco.games.citadels.city import enter_city
from fondaco.games.citadels.components import (
    BUILD_LIMIT,
    CARDINAL,
    COST,
    DISTRICT,
    DISTRICTS,
    FACTORY,
    FACTORY_DISCOUNT,
    FRAMEWORK,
    MONUMENT,
    MONUMENT_BANNED_FROM,
    NAVIGATOR,
    NECROPOLIS,
    QUARRY,
    STABLES,
    TAX_COLLECTOR,
    THIEVES_DEN,
    TRADE,
    TRADER,
    TYPE_OF,
    UNIQUE,
    WIZARD,
)
from fondaco.games.citadels.laying import NOT_HELD
from fondaco.games.citadels.state import Citadels, Player
from fondaco.games.citadels.turn import ABILITY, Turn, amend, current_turn
from fondaco.games.citadels.warrant import Confiscate, first_paid_build, may_be_asked

NOT_GATHERED: Final = Reason("CI-6.07", "not-gathered", [])
CANNOT_BUILD: Final = Reason("CI-13.04", "navigator-builds-nothing", [])
NOT_BUILDABLE: Final = Reason("CI-17.35", "not-buildable", [DISTRICT])
IDENTICAL: Final = Reason("CI-6.11", "identical", [DISTRICT])
LIMIT: Final = Reason("CI-6.10", "build-limit", ["limit"])
MONUMENT_BAN: Final = Reason("CI-17.24", "monument-too-late", ["districts"])
TOO_DEAR: Final = Reason("CI-6.09", "too-dear", ["price", "gold"])
PLAYED: Final = Kind("played", [SEAT, DISTRICT])


def price_of(player: Player, kind: i64) -> i64:
    """CI-6.14, CI-17.08: the printed cost, less 1 for a unique district of the Factory's owner; at least 1."""
    if TYPE_OF[kind] == UNIQUE and player.has(FACTORY):
        return max(1, COST[kind] - FACTORY_DISCOUNT)
    return COST[kind]


def counts(t: Turn, kind: i64, at_once: bool) -> bool:
    """CI-6.12: whether the build counts toward the limit."""
    if at_once or kind == STABLES:
        return False
    return not (t.character == TRADER and TYPE_OF[kind] == TRADE)


def may_build(s: Citadels, t: Turn, kind: i64, at_once: bool, why: Why) -> bool:
    """CI-6.07 to CI-6.15: a card of the hand, or the card just taken by the Wizard (`at_once`)."""
    player = s.players[t.seat]
    if not at_once:
        if kind not in player.hand:
            return why.no(NOT_HELD, kind)
        if not t.gathered:
            return why.no(NOT_GATHERED)
    if not DISTRICTS[kind].buildable:
        return why.no(NOT_BUILDABLE, kind)
    if t.character == NAVIGATOR:
        return why.no(CANNOT_BUILD)
    if player.has(kind) and not player.has(QUARRY) and t.character != WIZARD:  # CI-9.06, CI-17.33
        return why.no(IDENTICAL, kind)
    limit = BUILD_LIMIT[t.character]
    if t.builds >= limit and counts(t, kind, at_once):
        return why.no(LIMIT, limit)
    if kind == MONUMENT and monument_comes_too_late(s, player):
        return why.no(MONUMENT_BAN, len(player.city))
    spare: i64 = len(player.hand) - (0 if at_once else 1)
    return methods(s, t, kind, at_once, spare) != 0 or why.no(TOO_DEAR, price_of(player, kind), player.gold)


def add_builds(s: Citadels, t: Turn, found: list[Action]) -> None:
    """The cards of the hand that may perhaps be built: those he can neither afford nor get otherwise are left out."""
    player = s.players[t.seat]
    reach = player.gold + FACTORY_DISCOUNT
    other_means = player.has(FRAMEWORK) or t.character == CARDINAL
    last = -1
    for kind in player.hand:
        if kind != last and (COST[kind] <= reach or other_means or kind in (NECROPOLIS, THIEVES_DEN)):
            found.append(BUILD.of(kind))
        last = kind


def monument_comes_too_late(s: Citadels, player: Player) -> bool:
    """CI-17.24: with 5 districts or more; tested before a payment, or else after the Framework has gone."""
    districts: i64 = len(player.city)
    if not s.rules.monument_tested_first and player.has(FRAMEWORK):
        districts -= 1
    return districts >= MONUMENT_BANNED_FROM


def may_sacrifice(s: Citadels, seat: i64) -> bool:
    """CI-17.44: also in a completed city."""
    return s.rules.sacrifice_in_completed_city or not s.complete(seat)


def methods(s: Citadels, t: Turn, kind: i64, at_once: bool, spare: i64) -> i64:
    """CI-6.15: the ways to pay for it, as a mask; `spare` is the number of cards in hand besides it."""
    player = s.players[t.seat]
    price = price_of(player, kind)
    found: i64 = 0
    if player.gold >= price:
        found |= ONE << BY_GOLD
    if at_once and not s.rules.wizard_pays_by_any_means:  # CI-9.07
        return found
    if player.has(FRAMEWORK) and may_sacrifice(s, t.seat):  # CI-17.09
        found |= ONE << BY_FRAMEWORK
        if kind == MONUMENT and len(player.city) >= MONUMENT_BANNED_FROM:
            return ONE << BY_FRAMEWORK
    if kind == NECROPOLIS and player.city and may_sacrifice(s, t.seat):  # CI-17.28
        found |= ONE << BY_SACRIFICE
    if kind == THIEVES_DEN:  # CI-17.41
        for cards in range(1, min(price, spare) + 1):
            if may_pay_cards(s, t, price, cards, spare):
                found |= ONE << BY_CARDS
    if may_borrow(s, t, price - player.gold, spare):
        found |= ONE << BY_CARDINAL
    return found


def may_pay_cards(s: Citadels, t: Turn, price: i64, cards: i64, spare: i64) -> bool:
    """CI-17.41, CI-11.11: so many cards, and the rest in gold, his own or partly the Cardinal's victim's."""
    missing = price - cards - s.players[t.seat].gold
    if missing <= 0:
        return True
    return s.rules.cardinal_with_cards and may_borrow(s, t, missing, spare - cards)


def may_borrow(s: Citadels, t: Turn, missing: i64, spare: i64) -> bool:
    """CI-11.08 to CI-11.10: the Cardinal lacks gold, has a card for each, and somebody has as much."""
    if t.character != CARDINAL or t.used & ABILITY or missing <= 0 or missing > spare:
        return False
    for other in range(s.seats):
        if other != t.seat and s.players[other].gold >= missing:
            return True
    return False


def play_card(s: Citadels, t: Turn, kind: i64) -> None:
    """CI-6.16: the card is chosen and laid open; the turn goes on below it."""
    s.push(t)
    leave_openly(s, t.seat, kind)
    s.deck.site = kind
    s.tell(PLAYED, t.seat, kind)


def unpaid_build(s: Citadels, seat: i64, at_once: bool) -> None:
    """CI-7.22, CI-17.10, CI-17.45: built by Framework or sacrifice; no warrant, but limit and tax as usual."""
    kind = s.deck.site
    turn = current_turn(s)
    amend(s, turn.building(1 if counts(turn, kind, at_once) else 0, 0))
    enter_city(s, seat, kind, turn.character != TAX_COLLECTOR)


def paid_build(s: Citadels, seat: i64, gold: i64, at_once: bool) -> None:
    """CI-6.16: the price has been paid, `gold` of it in gold; now the warrant decision, then the district enters."""
    kind = s.deck.site
    turn = current_turn(s)
    asked = may_be_asked(s, turn, kind, at_once)
    built = turn.building(1 if counts(turn, kind, at_once) else 0, gold)
    amend(s, first_paid_build(s, built, at_once, asked))
    if asked:
        s.push(Confiscate(s.magistrate(), seat, kind, gold))
    else:
        enter_city(s, seat, kind, turn.character != TAX_COLLECTOR)
