"""The rules of a table with their plans: of the round for each start player, and of every part of a reward.

Frames are values, so a plan is made once and serves every game of the same rules.
"""

from typing import Final

from fondaco.core.domains import Data
from fondaco.core.flow import Frame
from fondaco.games.marco_polo.catalogue import MOVE_MEANS
from fondaco.games.marco_polo.contracts import GetContract
from fondaco.games.marco_polo.dice import GetBlackDie
from fondaco.games.marco_polo.language import (
    BLACK_DIE_PART,
    CONTRACT_PART,
    GOOD_ANY,
    MOST_REPEATS,
    MOVE_PART,
    OTHER_BONUS,
    OWN_BONUS,
    PARTS,
    TWO_GOODS,
)
from fondaco.games.marco_polo.rewards import ChooseGood, ChoosePair, OtherBonus, OwnBonus
from fondaco.games.marco_polo.round import Compensation, RollDice, RoundBonus
from fondaco.games.marco_polo.rules import Rules
from fondaco.games.marco_polo.travel import first_step
from fondaco.games.marco_polo.turn import NextTurn

_KNOWN: Final[dict[str, Rules]] = {}


def rules_for(seats: int, options: dict[str, Data]) -> Rules:
    """The one `Rules` of these options, with its plans."""
    key = f"{seats} {sorted(options.items())}"
    if key not in _KNOWN:
        rules = Rules(seats, options)
        rules.rounds = [round_of(rules, start) for start in range(seats)]
        rules.parts = [
            [[frames_for(part, seat, count) for count in range(MOST_REPEATS + 1)] for part in range(PARTS)]
            for seat in range(seats)
        ]
        _KNOWN[key] = rules
    return _KNOWN[key]


def round_of(rules: Rules, start: int) -> list[Frame]:
    """MP-19.01, MP-19.07: bonuses in turn order, dice, compensation, then the turns."""
    frames: list[Frame] = [RoundBonus(seat) for seat in rules.clockwise[start]]
    frames.append(RollDice())
    frames += [Compensation(seat) for seat in rules.clockwise[start]]
    return [*frames, NextTurn(start)]


def frames_for(part: int, seat: int, count: int) -> list[Frame]:
    """MP-15.02 to 15.08: what follows from so many of a part of a reward."""
    if count == 0:
        return []
    if part == GOOD_ANY:
        return [ChooseGood(seat, count, 0)]
    if part == TWO_GOODS:
        return [ChoosePair(seat) for _ in range(count)]
    if part == CONTRACT_PART:
        return [GetContract(seat) for _ in range(count)]
    if part == BLACK_DIE_PART:
        return [GetBlackDie(seat) for _ in range(count)]
    if part == MOVE_PART:
        return [first_step(seat, MOVE_MEANS, 1) for _ in range(count)]
    if part == OTHER_BONUS:
        return [OtherBonus(seat) for _ in range(count)]
    return [OwnBonus(seat, count, 0, 0)] if part == OWN_BONUS else []
