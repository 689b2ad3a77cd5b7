"""Everything a player can do. The order of the verbs fixes the codes: new ones go to the end."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Space, Verb
from fondaco.core.domains import Data, Domain
from fondaco.core.errors import Bad
from fondaco.games.marco_polo.atlas import LOCATION
from fondaco.games.marco_polo.catalogue import CARD, CHARACTER, CONTRACT, DEAL, GOAL, MARKER
from fondaco.games.marco_polo.components import (
    DIE,
    EXTRA,
    FIGURE,
    MISSING,
    MONEY_BAG,
    ROW_SPACE,
    SPACE,
    SPOT,
    TIMES,
    VALUE,
)
from fondaco.games.marco_polo.language import GOOD, PAIR


class TwoOf(Verb):
    """A verb of two different items of one domain, in no order: whichever is named first, it is the same action."""

    def __init__(self, name: str, rule: str, domain: Domain) -> None:
        self.most: Final[i64] = len(domain)
        super().__init__(name, rule, [domain.named("first"), domain.named("second")], secret=True)

    def _make(self, sizes: list[int]) -> list[Action]:
        return [Action(self, x, y, 0) for x in range(sizes[0]) for y in range(x + 1, sizes[0])]

    def of(self, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> Action:
        low, high = min(x, y), max(x, y)
        return self.table[low * (2 * self.most - low - 1) // 2 + high - low - 1]

    def span(self, x: i64, low: i64, high: i64) -> list[Action]:
        return [self.of(x, y) for y in range(low, high + 1) if y != x]

    def read(self, arguments: list[Data]) -> Action:
        if len(arguments) == len(self.domains) and arguments[0] == arguments[1]:
            raise Bad(f"{self.name}: expected two different ones")
        return super().read(arguments)


PLACE: Final = Verb("place", "MP-4.05", [SPACE])
USE: Final = Verb("use", "MP-12.01", [CARD])
BAG: Final = Verb("bag", "MP-14.08", [], element=SPOT.told(MONEY_BAG))
COMPLETE: Final = Verb("complete", "MP-14.02", [CONTRACT])
REROLL: Final = Verb("reroll", "MP-14.10", [])
ADJUST: Final = Verb("adjust", "MP-14.11", [])
BLACK_DIE: Final = Verb("black", "MP-14.14", [], element="spot:black_dice")
END: Final = Verb("end", "MP-4.07", [])
CHOOSE_DIE: Final = Verb("die", "MP-5.02", [DIE])
RAISE: Final = Verb("raise", "MP-14.11", [DIE])
LOWER: Final = Verb("lower", "MP-14.11", [DIE])
CHOOSE_VALUE: Final = Verb("value", "MP-7.02", [VALUE])
STOP: Final = Verb("stop", "MP-5.12", [])
STEP: Final = Verb("step", "MP-10.06", [FIGURE, LOCATION])
MOVE_POST: Final = Verb("move", "MP-11.09", [LOCATION])
TAKE: Final = Verb("contract", "MP-9.01", [ROW_SPACE])
CHOOSE_EXTRA: Final = Verb("extra", "MP-9.04", [EXTRA])
DISCARD: Final = Verb("discard", "MP-9.06", [CONTRACT])
CHOOSE_GOOD: Final = Verb("good", "MP-15.02", [GOOD])
CHOOSE_PAIR: Final = Verb("goods", "MP-15.03", [PAIR])
GIVE_GOOD: Final = Verb("give", "MP-13.19", [GOOD])
SPEND_PAIR: Final = Verb("spend", "MP-13.22", [PAIR])
CHOOSE_MARKER: Final = Verb("bonus", "MP-16.04", [MARKER])
CHOOSE_CITY: Final = Verb("city", "MP-13.17", [LOCATION])
TRADE: Final = Verb("trade", "MP-12.12", [DEAL])
REPEAT: Final = Verb("times", "MP-12.05", [TIMES])
TAKE_CAMELS: Final = Verb("camels", "MP-19.10", [MISSING])
CHOOSE_CHARACTER: Final = Verb("character", "MP-22.04", [CHARACTER])
KEEP: Final = TwoOf("keep", "MP-22.05", GOAL)

ACTION_SPACE: Final = Space(
    [
        PLACE,
        USE,
        BAG,
        COMPLETE,
        REROLL,
        ADJUST,
        BLACK_DIE,
        END,
        CHOOSE_DIE,
        RAISE,
        LOWER,
        CHOOSE_VALUE,
        STOP,
        STEP,
        MOVE_POST,
        TAKE,
        CHOOSE_EXTRA,
        DISCARD,
        CHOOSE_GOOD,
        CHOOSE_PAIR,
        GIVE_GOOD,
        SPEND_PAIR,
        CHOOSE_MARKER,
        CHOOSE_CITY,
        TRADE,
        REPEAT,
        TAKE_CAMELS,
        CHOOSE_CHARACTER,
        KEEP,
    ]
)
