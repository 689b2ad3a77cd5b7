"""MP-6 to MP-8: take 5 coins, the bazaar, the Khan's favour; MP-18.14 to 18.17: Mercator's income."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, Step
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why
from fondaco.games.marco_polo.actions import CHOOSE_VALUE
from fondaco.games.marco_polo.bank import receive
from fondaco.games.marco_polo.catalogue import BEST_VALUES, TABLE_VALUES, TABLES
from fondaco.games.marco_polo.components import FIRST_BAZAAR, NONE, VALUE
from fondaco.games.marco_polo.ending import may_end
from fondaco.games.marco_polo.state import MarcoPolo

VALUE_TOO_HIGH: Final = Reason("MP-7.02", "value-too-high", [VALUE])
SAME_REWARD: Final = Reason("MP-12.07", "same-reward-below", [VALUE])

VALUE_ONLY: Final[list[Verb]] = [CHOOSE_VALUE]


class UseValue(Ask):
    """MP-7.02, MP-12.07: the value used, up to that of the lowest die (`most`), selects the reward."""

    def __init__(self, seat: i64, table: i64, most: i64) -> None:
        super().__init__(seat)
        self.table: Final[i64] = table
        self.most: Final[i64] = most

    def rule(self) -> str:
        return "MP-7.02"

    def verbs(self) -> list[Verb]:
        return VALUE_ONLY

    def obvious(self, s: MarcoPolo, seat: i64) -> Action | None:
        """A value that gives all that lower ones give, and more."""
        best = BEST_VALUES[self.table][self.most]
        return CHOOSE_VALUE.of(best) if best >= 0 and not may_end(s) else None

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        if a.x >= self.most:
            return why.no(VALUE_TOO_HIGH, self.most - 1)
        return TABLE_VALUES[self.table] >> a.x & 1 == 1 or why.no(SAME_REWARD, a.x)

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        receive(s, seat, TABLES[self.table][a.x])


def use_table(s: MarcoPolo, seat: i64, table: i64, most: i64) -> None:
    """Ask for the value, unless all that are possible give the same."""
    if TABLE_VALUES[table] & ((ONE << most) - 1) == 1:
        receive(s, seat, TABLES[table][0])
    else:
        s.push(UseValue(seat, table, most))


def use_bazaar(s: MarcoPolo, seat: i64, space: i64, value: i64) -> None:
    """MP-7.02; MP-18.03: who chooses the values of his dice has chosen this one, too."""
    table = space - FIRST_BAZAAR
    if s.players[seat].tile().rolls:
        use_table(s, seat, table, value)
    else:
        receive(s, seat, TABLES[table][value - 1])


class MercatorIncome(Step):
    """MP-18.17: received right after the other player's action."""

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat: Final[i64] = seat
        self.space: Final[i64] = space

    def run(self, s: MarcoPolo) -> None:
        receive(s, self.seat, s.rules.setup.income[self.space])


def mercator(s: MarcoPolo, user: i64) -> i64:
    """MP-18.14: the other player who has an income from the spaces that are used; -1 if there is none."""
    for seat in range(s.seats):
        if seat != user and s.players[seat].tile().has_income:
            return seat
    return NONE
