"""MP-22: the variants for experienced players: characters in reverse turn order, goals out of four."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask, Step, Together
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why
from fondaco.core.rows import Row, row
from fondaco.games.marco_polo.actions import CHOOSE_CHARACTER, KEEP
from fondaco.games.marco_polo.catalogue import CHARACTER, GOAL, GOALS
from fondaco.games.marco_polo.components import GOALS_DEALT, GOALS_EACH
from fondaco.games.marco_polo.posts import place_post
from fondaco.games.marco_polo.state import MarcoPolo

NOT_OFFERED: Final = Reason("MP-22.04", "character-not-offered", [CHARACTER])
GOAL_NOT_DEALT: Final = Reason("MP-22.05", "goal-not-dealt", [GOAL])

CHARACTER_ONLY: Final[list[Verb]] = [CHOOSE_CHARACTER]
KEEP_ONLY: Final[list[Verb]] = [KEEP]


class ChooseDraft(Ask):
    """MP-22.04: one of the characters shown."""

    def rule(self) -> str:
        return "MP-22.04"

    def verbs(self) -> list[Verb]:
        return CHARACTER_ONLY

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        return s.offered >> a.x & 1 == 1 or why.no(NOT_OFFERED, a.x)

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        s.offered &= ~(ONE << a.x)
        s.players[seat].character = a.x


class TakePlaces(Step):
    """MP-3.06; MP-18.18 to 18.20: the figures of each character come to the map; unchosen characters go to the box."""

    def run(self, s: MarcoPolo) -> None:
        s.offered = 0
        for seat in range(s.seats):
            player = s.players[seat]
            for figure in range(player.tile().figures):
                player.figures[figure] = player.tile().home
            if player.tile().first_post >= 0:
                place_post(s, seat, player.tile().first_post)


class DealGoals(Step):
    """MP-3.08: two secret goal cards each; MP-22.05: or four, of which two are kept."""

    def run(self, s: MarcoPolo) -> None:
        pool = row([1] * GOALS)
        for distance in range(s.seats):
            player = s.players[(s.start + distance) % s.seats]
            player.goals = deal_goals(s, pool, GOALS_DEALT if s.rules.goal_choice else GOALS_EACH)
        if s.rules.goal_choice:
            s.push(KeepGoals((ONE << s.seats) - 1))


def deal_goals(s: MarcoPolo, pool: Row, count: i64) -> i64:
    """So many goal cards out of the pool, as a mask."""
    goals: i64 = 0
    for _ in range(count):
        goals |= ONE << (s.chance.draw(pool))
    return goals


class KeepGoals(Together):
    """MP-22.05: everybody secretly keeps two of four."""

    def again(self, waiting: i64) -> Together:
        return KeepGoals(waiting)

    def rule(self) -> str:
        return "MP-22.05"

    def verbs(self) -> list[Verb]:
        return KEEP_ONLY

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        goals = s.players[seat].goals
        if goals >> a.x & 1 == 0:
            return why.no(GOAL_NOT_DEALT, a.x)
        return goals >> a.y & 1 == 1 or why.no(GOAL_NOT_DEALT, a.y)

    def candidates(self, s: MarcoPolo, seat: i64) -> list[Action]:
        goals = s.players[seat].goals
        found: list[Action] = []
        for first in range(GOALS):
            if goals >> first & 1 == 1:
                for second in range(first + 1, GOALS):
                    found.append(KEEP.of(first, second))
        return found

    def resolve(self, s: MarcoPolo, answers: list[Action | None]) -> None:
        for seat, answer in enumerate(answers):
            if answer is not None:
                player = s.players[seat]
                kept = (ONE << answer.x) | (ONE << answer.y)
                player.returned = player.goals & ~kept
                player.goals = kept
