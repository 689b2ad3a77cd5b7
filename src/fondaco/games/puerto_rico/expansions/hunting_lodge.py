"""PR-20.08 to 20.11: the hunting lodge."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, Frame, Step
from fondaco.core.objections import Reason, Why
from fondaco.games.puerto_rico.actions import DISCARD, FELL, PASS
from fondaco.games.puerto_rico.bonuses import gain, grant
from fondaco.games.puerto_rico.components import GOODS, HUNTING_LODGE, HUNTING_LODGE_VP
from fondaco.games.puerto_rico.expansions.discarding import discard, discards, may_discard, may_fell
from fondaco.games.puerto_rico.expansions.forest import fell
from fondaco.games.puerto_rico.rules import Rules
from fondaco.games.puerto_rico.state import PuertoRico

NO_LODGE: Final = Reason("PR-20.08", "no-hunting-lodge", [])

DISCARDING: Final[list[Verb]] = [PASS, DISCARD, FELL]


def lodges(rules: Rules, settler: int) -> list[Frame]:
    """PR-20.11: first all discards in turn, then the comparison; or the other way round."""
    frames: list[Frame] = [LodgeDiscard(seat) for seat in rules.clockwise[settler]]
    return [LodgeAward(), *frames] if rules.lodge_award_first else [*frames, LodgeAward()]


class LodgeDiscard(Ask):
    """PR-20.08: with a colonist on it the owner may discard a plantation or a forest."""

    def rule(self) -> str:
        return "PR-20.08"

    def verbs(self) -> list[Verb]:
        return DISCARDING

    def moot(self, s: PuertoRico) -> bool:
        player = s.players[self.seat]
        if not player.colonist_on(HUNTING_LODGE):
            return True
        for good in range(GOODS):
            if player.tiles[good] > 0:
                return False
        return player.woods == 0

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is PASS:
            return True
        player = s.players[seat]
        if not player.colonist_on(HUNTING_LODGE):
            return why.no(NO_LODGE)
        return may_discard(player, a.x, a.y, why) if a.verb is DISCARD else may_fell(player, why)

    def candidates(self, s: PuertoRico, seat: i64) -> list[Action]:
        return [PASS.of(), *discards(s.players[seat]), FELL.of()]

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is DISCARD:
            discard(s, seat, a.x, a.y)
        elif a.verb is FELL:
            fell(s, seat)


class LodgeAward(Step):
    """PR-20.09: 2 VP for a noble on it, with more empty island spaces than everybody else; PR-20.10: not in a tie."""

    def run(self, s: PuertoRico) -> None:
        for seat in range(s.seats):
            if s.players[seat].noble_on(HUNTING_LODGE) and has_emptiest_island(s, seat):
                grant(s, seat, gain("hunting_lodge"), HUNTING_LODGE_VP)


def has_emptiest_island(s: PuertoRico, seat: i64) -> bool:
    """Whether every other island is fuller."""
    for other in range(s.seats):
        if other != seat and s.players[other].island_filled() <= s.players[seat].island_filled():
            return False
    return True


# Where it would be asked, for the answer to "why not?" in another phase.
FELL.home = lambda s, seat: LodgeDiscard(seat)
