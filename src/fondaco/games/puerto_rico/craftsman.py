"""PR-9: the craftsman phase; with the production buildings (PR-15) and the factory (PR-16.16)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Frame, Step
from fondaco.core.masks import ones
from fondaco.core.objections import Reason, Why
from fondaco.games.puerto_rico.actions import BARREL, PASS
from fondaco.games.puerto_rico.bonuses import FACTORY_GAIN, grant
from fondaco.games.puerto_rico.components import (
    BUILDINGS,
    CORN,
    CRAFTSMAN_BARRELS,
    FACTORY,
    FACTORY_PAYS,
    GOOD,
    GOODS,
)
from fondaco.games.puerto_rico.effects import Production
from fondaco.games.puerto_rico.packed import BITS, kinds_of
from fondaco.games.puerto_rico.rules import Rules
from fondaco.games.puerto_rico.state import Player, PuertoRico

NOT_PRODUCED: Final = Reason("PR-9.06", "not-produced", [GOOD])
NONE_LEFT: Final = Reason("PR-9.06", "none-left", [GOOD])
PRODUCED: Final = Kind("produced", [SEAT, GOOD, "barrels"])

PASS_BARREL: Final[list[Verb]] = [PASS, BARREL]

MAKERS: Final = [[b for b, building in enumerate(BUILDINGS) if building.good == good] for good in range(GOODS)]
"""The production buildings of each good; none for corn (PR-15.02)."""


def craftsman_phase(rules: Rules, craftsman: int) -> list[Frame]:
    """PR-9.01: everybody produces, the craftsman first; PR-9.06: then comes his privilege."""
    return [CraftsmanProduces(craftsman)]


class CraftsmanProduces(Step):
    """What comes last is planned first: his privilege, since only now is it known what he has produced."""

    def __init__(self, craftsman: i64) -> None:
        self.craftsman: Final[i64] = craftsman

    def run(self, s: PuertoRico) -> None:
        s.push(CraftsmanPrivilege(self.craftsman, kinds_of(produce(s, self.craftsman))))
        for distance in range(s.seats - 1, 0, -1):
            s.push(Produce((self.craftsman + distance) % s.seats))


class Produce(Step):
    """PR-9.10: production is automatic."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: PuertoRico) -> None:
        produce(s, self.seat)


def yield_of(player: Player, good: i64) -> i64:
    """PR-9.02, PR-9.03: occupied plantations, limited by the people in the production buildings unless it is corn."""
    plantations = player.manned[good]
    if good == CORN or plantations == 0:
        return plantations
    workers: i64 = 0
    for b in MAKERS[good]:
        workers += player.staff[b]
    return min(plantations, workers)


def produce(s: PuertoRico, seat: i64) -> i64:
    """PR-9.01, PR-9.04: take what one can produce and the supply still has. What was produced (PR-9.05), packed."""
    return follow_production(s, seat, take_harvest(s, seat))


def take_harvest(s: PuertoRico, seat: i64) -> i64:
    """The barrels of his plantations, packed."""
    player = s.players[seat]
    made: i64 = 0
    for good in range(GOODS):
        barrels = min(yield_of(player, good), s.goods[good])
        if barrels > 0:
            player.goods[good] += barrels
            s.goods[good] -= barrels
            made |= barrels << (good * BITS)
            s.tell(PRODUCED, seat, good, barrels)
    return made


def follow_production(s: PuertoRico, seat: i64, made: i64) -> i64:
    """PR-9.11: what buildings add to the production of a player."""
    for effect in s.rules.on_production:
        made = effect.produced(s, seat, made)
    return made


class Factory(Production):
    """PR-16.16, PR-16.17: doubloons for the number of kinds."""

    def produced(self, s: PuertoRico, seat: i64, made: i64) -> i64:
        if s.players[seat].works(FACTORY):
            grant(s, seat, FACTORY_GAIN, FACTORY_PAYS[ones(kinds_of(made))])
        return made


class CraftsmanPrivilege(Ask):
    """PR-9.06: one more barrel of a kind he produced."""

    def __init__(self, seat: i64, kinds: i64) -> None:
        super().__init__(seat)
        self.kinds: Final[i64] = kinds

    def rule(self) -> str:
        return "PR-9.06"

    def verbs(self) -> list[Verb]:
        return PASS_BARREL

    def moot(self, s: PuertoRico) -> bool:
        for good in range(GOODS):
            if self.kinds >> good & 1 == 1 and s.goods[good] > 0:
                return False
        return True  # PR-9.07

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is PASS:
            return True
        if self.kinds >> a.x & 1 == 0:
            return why.no(NOT_PRODUCED, a.x)
        return s.goods[a.x] > 0 or why.no(NONE_LEFT, a.x)

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is BARREL:
            take_privilege_barrel(s, seat, a.x)


def take_privilege_barrel(s: PuertoRico, seat: i64, good: i64) -> None:
    """PR-9.06: it comes from the supply."""
    s.players[seat].goods[good] += CRAFTSMAN_BARRELS
    s.goods[good] -= CRAFTSMAN_BARRELS
