"""Harvest, a whole game in one file, with a set that is named piece by piece and a question with an obvious answer.

HA-1.01 four fruits hang in the orchard, worth 1 to 4 points; they grow again after every turn.
HA-1.02 on a turn one picks up to two of them, in any order.
HA-1.03 then one may thank the orchard, for a point; nearly everybody does.
HA-2.01 after two rounds the game is over; the most points win.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Space, Verb
from fondaco.core.chance import Chance
from fondaco.core.codec import SEAT_INDEX, Frames, Int, Items, List, Obj, state_fields
from fondaco.core.domains import Data, Domain
from fondaco.core.flow import Ask, Frame, State
from fondaco.core.game import Game
from fondaco.core.masks import ONE, ones
from fondaco.core.objections import Reason, Why
from fondaco.core.selection import Selection

ROUNDS: Final = 2
MOST: Final = 2
FRUIT: Final = Domain("fruit", ["apple", "pear", "plum", "grape"], on_board=True)

PICK: Final = Verb("pick", "HA-1.02", [FRUIT])
ENOUGH: Final = Verb("enough", "HA-1.02", [])
THANK: Final = Verb("thank", "HA-1.03", [])
LEAVE: Final = Verb("leave", "HA-1.03", [])
PICKS: Final[list[Verb]] = [PICK, ENOUGH]
THANKS: Final[list[Verb]] = [THANK, LEAVE]
SPACE: Final = Space([*PICKS, *THANKS])
PICKED: Final = Reason("HA-1.02", "already-picked", [FRUIT])
FULL: Final = Reason("HA-1.02", "hands-full", [])


class Harvest(State):
    """The points."""

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        stack: list[Frame],
        answers: list[Action | None],
        asked: i64,
        points: list[int],
    ) -> None:
        super().__init__(seats, chance, stack, answers, asked)
        self.points: Final = points

    def end_rule(self) -> str:
        return "HA-2.01"


class Pick(Selection):
    """HA-1.02: the fruits picked so far."""

    def __init__(self, seat: i64, fruits: i64) -> None:
        super().__init__(seat)
        self.fruits: Final[i64] = fruits

    def rule(self) -> str:
        return "HA-1.02"

    def verbs(self) -> list[Verb]:
        return PICKS

    def piece(self, a: Action) -> i64:
        return a.x if a.verb is PICK else -1

    def reached(self, s: Harvest) -> i64:
        return int(self.fruits).bit_length() - 1

    def allows(self, s: Harvest, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is ENOUGH:
            return True
        if self.fruits >> a.x & 1:
            return why.no(PICKED, a.x)
        return ones(self.fruits) < MOST or why.no(FULL)

    def name(self, s: Harvest, seat: i64, a: Action) -> Selection:
        return type(self)(self.seat, self.fruits | ONE << a.x)

    def finish(self, s: Harvest, seat: i64) -> None:
        for fruit in range(len(FRUIT)):
            if self.fruits >> fruit & 1:
                s.points[seat] += fruit + 1


class Thank(Ask):
    """HA-1.03"""

    def rule(self) -> str:
        return "HA-1.03"

    def verbs(self) -> list[Verb]:
        return THANKS

    def allows(self, s: Harvest, seat: i64, a: Action, why: Why) -> bool:
        return True

    def obvious(self, s: Harvest, seat: i64) -> Action | None:
        return THANK.of() if len(s.stack) > 1 else None  # not what ends the game

    def take(self, s: Harvest, seat: i64, a: Action) -> None:
        if a.verb is THANK:
            s.points[seat] += 1


class HarvestGame(Game):
    """What a catalogue would list."""

    def __init__(self, pick: type[Pick] = Pick, thank: type[Thank] = Thank) -> None:
        frames = Frames([pick, thank], {"seat": SEAT_INDEX, "fruits": Items(FRUIT)})
        shape = Obj(Harvest, {**state_fields(SPACE, frames), "points": List(Int())})
        super().__init__("harvest", "HA", [2, 3], [], SPACE, frames, shape, 1)
        self._pick: Final = pick
        self._thank: Final = thank

    def start(self, seats: int, options: dict[str, Data], chance: Chance) -> Harvest:
        one_round: list[Frame] = []
        for seat in range(seats):
            one_round += [self._pick(seat, 0), self._thank(seat)]
        return Harvest(seats, chance, (one_round * ROUNDS)[::-1], [None] * seats, 0, [0] * seats)

    def copy(self, s: Harvest) -> Harvest:
        twin = Harvest(s.seats, s.chance.copy(), s.stack[:], s.answers[:], s.asked, s.points[:])
        twin.brisk = s.brisk
        return twin

    def look(self, s: Harvest, seat: int) -> dict[str, Data]:
        return {"points": s.points[:]}

    def scores(self, s: Harvest) -> list[int]:
        return s.points[:]

    def totals(self, s: Harvest) -> list[int]:
        return []


GAME: Final = HarvestGame()
