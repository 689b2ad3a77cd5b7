"""PR-4: choosing the buildings of the game; one pick at a time, or a random set."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Frame, Step
from fondaco.core.masks import ONE
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.games.puerto_rico.actions import PICK
from fondaco.games.puerto_rico.components import BUILDING, COST, FOREST_HOUSE, HACIENDA, KINDS, SPACES
from fondaco.games.puerto_rico.rules import Rules
from fondaco.games.puerto_rico.state import PuertoRico

NOT_DRAFTED: Final = Reason("PR-4.02", "not-drafted", [BUILDING])
IN_PLAY: Final = Reason("PR-4.04", "in-play-already", [BUILDING])
NO_SPACE: Final = Reason("PR-4.06", "no-space", ["cost"])
NOT_WITH_OFFICE: Final = Reason("PR-4.07", "not-together", [BUILDING.named("other")])
NOT_WITH_HACIENDA: Final = Reason("PR-4.10", "not-together", [BUILDING.named("other")])
CAME_INTO_PLAY: Final = Kind("came-into-play", [BUILDING])

PICK_ONLY: Final[list[Verb]] = [PICK]


def draft(rules: Rules, start_player: i64) -> list[Frame]:
    """PR-4.01: only with an expansion."""
    if not rules.drafts:
        return []
    return [RandomBuildings()] if rules.random_draft else [NextPick(start_player)]


def spaces_left(s: PuertoRico, cost: i64) -> i64:
    """PR-4.03: the empty beige spaces of that cost."""
    left: i64 = SPACES[cost]
    for b in s.rules.kinds:
        if COST[b] == cost and s.in_play & s.rules.drafted & ONE << b:
            left -= 1
    return left


def may_pick(s: PuertoRico, b: i64, why: Why) -> bool:
    """PR-4.04 to 4.10."""
    if s.rules.drafted >> b & 1 == 0:
        return why.no(NOT_DRAFTED, b)
    if s.in_play >> b & 1 == 1:
        return why.no(IN_PLAY, b)
    if spaces_left(s, COST[b]) <= 0:
        return why.no(NO_SPACE, COST[b])
    other = rival(s, b)
    if other >= 0 and s.in_play >> other & 1 == 1:
        return why.no(NOT_WITH_HACIENDA if b in (HACIENDA, FOREST_HOUSE) else NOT_WITH_OFFICE, other)
    return True


def rival(s: PuertoRico, b: i64) -> i64:
    """The kind that may not be in the same game (PR-4.07, PR-4.10: by switches); -1 if there is none."""
    for one, other in s.rules.forbidden:
        if BUILDING.items[b] == one:
            return BUILDING.index(other)
        if BUILDING.items[b] == other:
            return BUILDING.index(one)
    return -1


def candidates(s: PuertoRico) -> list[int]:
    """The kinds that may be picked now."""
    return [b for b in range(KINDS) if may_pick(s, b, QUIET)]


def settled(s: PuertoRico, kinds: list[int]) -> bool:
    """Whether all that may be picked finds a space: then there is nothing left to choose."""
    for b in kinds:
        if sum(1 for other in kinds if COST[other] == COST[b]) > spaces_left(s, COST[b]) or rival(s, b) in kinds:
            return False
    return True


def bring_in(s: PuertoRico, b: i64) -> None:
    """PR-4.05: all tiles of the kind enter play."""
    s.in_play |= ONE << b
    s.bank[b] = s.rules.copies[b]
    s.tell(CAME_INTO_PLAY, b)


class NextPick(Step):
    """PR-4.04: the next player picks, until the spaces are filled or only one way to fill them is left."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: PuertoRico) -> None:
        kinds = candidates(s)
        if settled(s, kinds):
            for b in kinds:
                bring_in(s, b)
        else:
            s.push(PickBuilding(self.seat))


class PickBuilding(Ask):
    """PR-4.04: one beige kind for an empty space of its cost. Which of two equal spaces does not matter."""

    def rule(self) -> str:
        return "PR-4.04"

    def verbs(self) -> list[Verb]:
        return PICK_ONLY

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        return may_pick(s, a.x, why)

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        bring_in(s, a.x)
        s.push(NextPick((seat + 1) % s.seats))


class RandomBuildings(Step):
    """For those who do not want to draft: chance picks for everybody."""

    def run(self, s: PuertoRico) -> None:
        kinds = candidates(s)
        while not settled(s, kinds):
            bring_in(s, kinds[s.chance.below(len(kinds))])
            kinds = candidates(s)
        for b in kinds:
            bring_in(s, b)


# Where it would be asked, for the answer to "why not?" later in the game.
PICK.home = lambda s, seat: PickBuilding(seat)
