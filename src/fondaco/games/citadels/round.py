"""CI-3, CI-6.01 to CI-6.04, CI-18: the round: selection, the call of the ranks, the end of the round."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Step
from fondaco.games.citadels.characters.rank_1 import Bewitch
from fondaco.games.citadels.characters.rank_2 import ResolveThreat
from fondaco.games.citadels.characters.rank_4 import Advise
from fondaco.games.citadels.characters.rank_9 import QueensGold
from fondaco.games.citadels.components import (
    BISHOP,
    CHARACTER,
    EMPEROR,
    FOUR,
    KING,
    PATRICIAN,
    RANK,
    WITCH,
)
from fondaco.games.citadels.gather import Gather
from fondaco.games.citadels.gold import give_crown, hand_gold
from fondaco.games.citadels.scoring import score_of
from fondaco.games.citadels.state import FACE_UP, NOBODY, PASSING, Citadels, bare_tokens
from fondaco.games.citadels.turn import Turn
from fondaco.games.citadels.whereabouts import all_see_holder, forget_round, holder

NEW_ROUND: Final = Kind("new-round", [SEAT])
FACED_UP: Final = Kind("face-up", [CHARACTER])
NO_ANSWER: Final = Kind("no-answer", [RANK])
REVEALED: Final = Kind("revealed", [SEAT, CHARACTER])
SCORED: Final = Kind("scored", [SEAT, "points"])


class StartRound(Step):
    """CI-4.01, CI-4.02: the character cards are gathered, some are discarded at random; then the selection."""

    def run(self, s: Citadels) -> None:
        draft = s.draft
        s.tokens = bare_tokens()
        draft.round += 1
        draft.first = s.crown
        s.tell(NEW_ROUND, s.crown)
        for rank in range(s.rules.ranks):
            draft.at[rank] = PASSING
            draft.revealed[rank] = NOBODY
        left = [rank for rank in range(s.rules.ranks) if rank != FOUR]  # CI-4.05
        for _ in range(s.rules.setup.faceup):
            rank = left.pop(s.chance.below(len(left)))
            draft.at[rank] = FACE_UP
            s.tell(FACED_UP, s.rules.cast[rank])
        left.append(FOUR)  # CI-4.06
        draft.at[left[s.chance.below(len(left))]] = 0
        forget_round(s)
        s.push(Call(0))
        s.plan(s.rules.selection[s.crown])


class Call(Step):
    """CI-6.01, CI-6.02: a rank is called; whoever has it reveals it and takes his turn."""

    def __init__(self, rank: i64) -> None:
        self.rank: Final[i64] = rank

    def run(self, s: Citadels) -> None:
        rank = self.rank
        if rank == s.rules.ranks:
            s.push(EndOfRound())
            return
        s.push(Call(rank + 1))
        character, seat = s.rules.cast[rank], holder(s, rank)
        if character == s.tokens.killed:  # CI-6.03: silence, which tells nothing (CI-23.10)
            s.tell(NO_ANSWER, rank)
        elif seat == NOBODY:
            if s.draft.at[rank] != FACE_UP:
                all_see_holder(s, rank, NOBODY)
            s.tell(NO_ANSWER, rank)
        else:
            reveal(s, rank, seat)
            answer(s, character, seat)


def reveal(s: Citadels, rank: i64, seat: i64) -> None:
    """The card lies open from now on."""
    s.draft.revealed[rank] = seat
    all_see_holder(s, rank, seat)
    s.tell(REVEALED, seat, s.rules.cast[rank])


def answer(s: Citadels, character: i64, seat: i64) -> None:
    """CI-6.04: the crown, then robbery, then the forced gathering of a bewitched or threatened character."""
    tokens = s.tokens
    if character in (KING, PATRICIAN):  # CI-10.03, CI-7.11
        give_crown(s, seat)
    if character == tokens.robbed:  # CI-8.03
        hand_gold(s, seat, tokens.thief, s.players[seat].gold)
    acting = s.draft.revealed[0] if character == tokens.bewitched else seat
    if character == BISHOP:  # CI-11.02, CI-11.03
        tokens.protected = acting
    if character == WITCH:  # CI-7.04, CI-7.05
        s.plan([Gather(seat, character), Bewitch(seat)])
    elif character == tokens.bewitched:  # CI-7.08, CI-7.09: the Witch resumes her turn as this character
        s.plan([Gather(seat, character), Turn(acting, character, True, 0, 0, 0)])
    elif tokens.threats >> character & 1 == 1:  # CI-8.13
        s.plan([Gather(seat, character), ResolveThreat(seat, character), Turn(seat, character, True, 0, 0, 0)])
    else:
        s.push(Turn(seat, character, False, 0, 0, 0))


class EndOfRound(Step):
    """CI-18.01: a killed rank 4 character is revealed; the heir takes the crown, or the advisor gives it away."""

    def run(self, s: Citadels) -> None:
        character, seat = s.rules.cast[FOUR], holder(s, FOUR)
        s.push(NextRound())
        if character != s.tokens.killed or seat == NOBODY:
            return
        reveal(s, FOUR, seat)
        s.push(QueensGold())
        if character == EMPEROR:  # CI-10.09
            s.push(Advise(seat))
        else:  # CI-10.08
            give_crown(s, seat)


class NextRound(Step):
    """CI-18.03: the game ends if a city was completed, or another round begins."""

    def run(self, s: Citadels) -> None:
        if not is_last_round(s):
            s.push(StartRound())
            return
        for seat in range(s.seats):
            s.tell(SCORED, seat, score_of(s, seat))


def is_last_round(s: Citadels) -> bool:
    """CI-19.02; CI-19.03: a city that has shrunk since does not undo the end."""
    if s.rules.end_not_undone:
        return s.completed != 0
    for seat in range(s.seats):
        if s.complete(seat):
            return True
    return False
