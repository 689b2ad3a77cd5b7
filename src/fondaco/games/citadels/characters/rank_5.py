"""CI-11: Bishop, Abbot, Cardinal. The Bishop's protection is set at the call and kept in rank 8; the Cardinal's loan
is a way to pay (`payment.py`)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.domains import SEAT
from fondaco.core.objections import Reason, Why
from fondaco.games.citadels.actions import BEG, TITHE
from fondaco.games.citadels.cards import gain_cards
from fondaco.games.citadels.citizen import ABILITY_USED, NO_DISTRICTS, Citizen, unused
from fondaco.games.citadels.components import ABBOT, BISHOP, CARDINAL, RELIGIOUS
from fondaco.games.citadels.gold import gain_gold, hand_gold
from fondaco.games.citadels.naming import another_player
from fondaco.games.citadels.state import Citadels
from fondaco.games.citadels.turn import ABILITY, INCOME_TAKEN, Turn

TOO_MUCH: Final = Reason("CI-11.05", "more-than-districts", ["districts"])
NOT_RICHER: Final = Reason("CI-11.07", "not-richer", [SEAT, "gold"])
NOT_RICHEST: Final = Reason("CI-11.06", "not-richest", [SEAT, "gold", "most"])


class Bishop(Citizen):
    """CI-11.01: gold for religious districts."""

    def __init__(self) -> None:
        super().__init__(BISHOP, [])


class Abbot(Citizen):
    """CI-11.05: gold and cards for religious districts, in any mix; CI-11.06: 1 gold from the richest player."""

    def __init__(self) -> None:
        super().__init__(ABBOT, [TITHE, BEG])

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & INCOME_TAKEN == 0:
            found += TITHE.table[: s.players[t.seat].income(RELIGIOUS) + 1]
        if t.used & ABILITY == 0:
            found += BEG.table[: s.seats]

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        if a.verb is TITHE:
            return self.may_take_tithe(s, t, a.x, why)
        return unused(t, why) and may_beg(s, t.seat, a.x, why)

    def may_take_tithe(self, s: Citadels, t: Turn, gold: i64, why: Why) -> bool:
        """CI-11.05: so much of it in gold."""
        if t.used & INCOME_TAKEN:
            return why.no(ABILITY_USED)
        districts = s.players[t.seat].income(RELIGIOUS)
        if districts == 0:
            return why.no(NO_DISTRICTS, RELIGIOUS)
        return gold <= districts or why.no(TOO_MUCH, districts)

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        if a.verb is TITHE:
            s.push(t.using(INCOME_TAKEN))
            gain_gold(s, t.seat, a.x)
            gain_cards(s, t.seat, s.players[t.seat].income(RELIGIOUS) - a.x)
        else:
            s.push(t.using(ABILITY))
            hand_gold(s, a.x, t.seat, 1)


def may_beg(s: Citadels, seat: i64, other: i64, why: Why) -> bool:
    """CI-11.06, CI-11.07: of the richest player, if he has more."""
    if not another_player(s, seat, other, why):
        return False
    gold = s.players[other].gold
    if gold <= s.players[seat].gold:
        return why.no(NOT_RICHER, other, gold)
    for player in s.players:
        if player.gold > gold:
            return why.no(NOT_RICHEST, other, gold, player.gold)
    return True


class Cardinal(Citizen):
    """CI-11.12: cards for religious districts. CI-11.08: see `BorrowGold`."""

    def __init__(self) -> None:
        super().__init__(CARDINAL, [])
