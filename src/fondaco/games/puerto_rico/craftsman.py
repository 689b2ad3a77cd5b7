"""PR-9: the craftsman phase; with the production buildings (PR-15), the factory (PR-16.16) and the library's second
barrel (PR-18.43)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Frame, Step
from fondaco.core.masks import ones
from fondaco.core.objections import Reason, Why
from fondaco.core.selection import Selection
from fondaco.games.puerto_rico.actions import ACCEPT, BARREL, PASS
from fondaco.games.puerto_rico.bank import last_phase
from fondaco.games.puerto_rico.bonuses import FACTORY_GAIN, PASS_ACCEPT, grant
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
from fondaco.games.puerto_rico.packed import BITS, all_barrels, barrels_of, kinds_of, last_kind, pack
from fondaco.games.puerto_rico.privileges import privilege_used, privileges
from fondaco.games.puerto_rico.rules import Rules
from fondaco.games.puerto_rico.state import Player, PuertoRico

NOT_PRODUCED: Final = Reason("PR-9.06", "not-produced", [GOOD])
NONE_LEFT: Final = Reason("PR-9.06", "none-left", [GOOD])
PRODUCED: Final = Kind("produced", [SEAT, GOOD, "barrels"])

PASS_BARREL: Final[list[Verb]] = [PASS, BARREL]

MAKERS: Final = [[b for b, building in enumerate(BUILDINGS) if building.good == good] for good in range(GOODS)]
"""The production buildings of each good; none for corn (PR-15.02)."""


def craftsman_phase(rules: Rules, craftsman: int) -> list[Frame]:
    """PR-9.01: everybody produces, the craftsman first."""
    return [ProductionTurn(craftsman, craftsman)]


def other_producers(rules: Rules, craftsman: int) -> list[Frame]:
    """PR-9.01: the others, in turn; PR-9.06: then comes the privilege."""
    return [ProductionTurn(seat, craftsman) for seat in rules.clockwise[craftsman][1:]]


class ProductionTurn(Step):
    """PR-9.01: a player produces; PR-9.10: or declines."""

    def __init__(self, seat: i64, craftsman: i64) -> None:
        self.seat: Final[i64] = seat
        self.craftsman: Final[i64] = craftsman

    def run(self, s: PuertoRico) -> None:
        if s.rules.may_decline_production and not s.brisk and can_produce(s, self.seat):
            s.push(MayProduce(self.seat, self.craftsman))
        else:
            finish_production(s, self.seat, self.craftsman, take_harvest(s, self.seat))


class MayProduce(Ask):
    """PR-9.10: production may be declined as a whole."""

    def __init__(self, seat: i64, craftsman: i64) -> None:
        super().__init__(seat)
        self.craftsman: Final[i64] = craftsman

    def rule(self) -> str:
        return "PR-9.10"

    def verbs(self) -> list[Verb]:
        return PASS_ACCEPT

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        return True

    def suggestions(self, s: PuertoRico, seat: i64) -> list[Action]:
        """Whoever declines leaves the barrels to the others."""
        return [ACCEPT.of()]

    def obvious(self, s: PuertoRico, seat: i64) -> Action | None:
        """Unless somebody who comes later goes short by it."""
        if last_phase(s):
            return None
        for good in range(GOODS):
            barrels = min(yield_of(s.players[seat], good), s.goods[good])
            if barrels > 0 and leaves_short(s, seat, self.craftsman, good, barrels):
                return None
        return ACCEPT.of()

    def unasked(self, s: PuertoRico, seat: i64) -> Action | None:
        return ACCEPT.of()

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        finish_production(s, seat, self.craftsman, take_harvest(s, seat) if a.verb is ACCEPT else 0)


def can_produce(s: PuertoRico, seat: i64) -> bool:
    """Whether he would get a barrel."""
    for good in range(GOODS):
        if s.goods[good] > 0 and yield_of(s.players[seat], good) > 0:
            return True
    return False


def leaves_short(s: PuertoRico, seat: i64, craftsman: i64, good: i64, barrels: i64) -> bool:
    """Whether these barrels would be missing when those produce who come after this player."""
    left = s.goods[good] - barrels
    later = (seat + 1) % s.seats
    while later != craftsman:
        left -= yield_of(s.players[later], good)
        later = (later + 1) % s.seats
    return left < 0


def yield_of(player: Player, good: i64) -> i64:
    """PR-9.02, PR-9.03: occupied plantations, limited by the people in the production buildings unless it is corn."""
    plantations = player.manned[good]
    if good == CORN or plantations == 0:
        return plantations
    workers: i64 = 0
    for b in MAKERS[good]:
        workers += player.staff[b]
    return min(plantations, workers)


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


def finish_production(s: PuertoRico, seat: i64, craftsman: i64, made: i64) -> None:
    """PR-9.11: what buildings add to the production of a player. Behind the craftsman's come the others.

    What comes last is planned first: the privilege, since only now is it known what the craftsman has produced.
    """
    if seat != craftsman:
        for effect in s.rules.on_production:
            made = effect.produced(s, seat, made)
        return
    planned = len(s.stack)
    for effect in s.rules.on_production:
        made = effect.produced(s, seat, made)
    questions = s.stack[planned:]  # about what the craftsman has just produced: they come first
    del s.stack[planned:]
    s.push(CraftsmanPrivilege(craftsman, made, 0))
    s.follow(s.rules.producers[craftsman])
    s.stack.extend(questions)


class Factory(Production):
    """PR-16.16, PR-16.17: doubloons for the number of kinds."""

    def produced(self, s: PuertoRico, seat: i64, made: i64) -> i64:
        if s.players[seat].works(FACTORY):
            grant(s, seat, FACTORY_GAIN, FACTORY_PAYS[ones(kinds_of(made))])
        return made


class CraftsmanPrivilege(Selection):
    """PR-9.06: one more barrel of a kind he `made`; PR-18.43: with a library a second one, of the same kind or another.

    Those that he has had by now are `taken`.
    """

    def __init__(self, seat: i64, made: i64, taken: i64) -> None:
        super().__init__(seat)
        self.made: Final[i64] = made
        self.taken: Final[i64] = taken

    def rule(self) -> str:
        return "PR-18.43" if self.taken else "PR-9.06"

    def verbs(self) -> list[Verb]:
        return PASS_BARREL

    def moot(self, s: PuertoRico) -> bool:
        for good in range(GOODS):
            if barrels_of(self.made, good) > 0 and s.goods[good] > 0:
                return False
        return True  # PR-9.07

    def piece(self, a: Action) -> i64:
        return -1 if a.verb is PASS else a.x

    def reached(self, s: PuertoRico) -> i64:
        return last_kind(self.taken)

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is PASS:
            return True
        if barrels_of(self.made, a.x) == 0:
            return why.no(NOT_PRODUCED, a.x)
        return s.goods[a.x] > 0 or why.no(NONE_LEFT, a.x)

    def unasked(self, s: PuertoRico, seat: i64) -> Action | None:
        return None if self.taken == 0 else super().unasked(s, seat)

    def goes_on(self, s: PuertoRico) -> bool:
        return all_barrels(self.taken) < CRAFTSMAN_BARRELS * privileges(s, self.seat) and super().goes_on(s)

    def name(self, s: PuertoRico, seat: i64, a: Action) -> "CraftsmanPrivilege":
        s.players[seat].goods[a.x] += 1
        s.goods[a.x] -= 1  # PR-9.06: it comes from the supply
        return CraftsmanPrivilege(seat, self.made, self.taken + pack(1, a.x))

    def finish(self, s: PuertoRico, seat: i64) -> None:
        if all_barrels(self.taken) > CRAFTSMAN_BARRELS:
            privilege_used(s, seat)
        if s.rules.privilege_counts:
            for effect in s.rules.on_production:
                effect.made_more(s, seat, self.made, self.made + self.taken)
