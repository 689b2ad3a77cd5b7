"""GE-3.08, GE-4, GE-5, GE-14.01 to 14.03: rounds, turns, the starting space."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Frame, Step
from fondaco.core.objections import Reason, Why
from fondaco.games.genoa.acquire import Acquire
from fondaco.games.genoa.actions import PLACE, ROLL, START
from fondaco.games.genoa.components import DISCS, GOOD, MARKET, SIDES, SPACE_AT, STARTING_SPACE
from fondaco.games.genoa.deals import close_talk
from fondaco.games.genoa.messages import due, messages_arrive
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.supply import give_back
from fondaco.games.genoa.window import NextWindow, arrive

NO_TILE: Final = Reason("GE-12.05", "no-tile", [GOOD])
ROLLED: Final = Kind("rolled", [SEAT, "blue", "red"])
TRACK: Final = Kind("track", ["left"])
TURN: Final = Kind("turn", [SEAT])
START_VERBS: Final[list[Verb]] = [ROLL, START]
PLACE_ONLY: Final[list[Verb]] = [PLACE]


def turn_of(seats: i64, trader: i64) -> list[Frame]:
    """GE-4.03: the four phases."""
    acquiring: list[Frame] = [Acquire((trader + i) % seats) for i in range(seats)]
    return [ChooseStart(trader), Roll(), NextWindow(True), EndOfTalks(), *acquiring, EndOfTurn()]


class ChooseStart(Ask):
    """GE-5.02, D1: roll, or use a Starting space tile. Who has none rolls without being asked."""

    def moot(self, s: Genoa) -> bool:
        return s.players[self.seat].goods[STARTING_SPACE] == 0

    def rule(self) -> str:
        return "GE-5.02"

    def verbs(self) -> list[Verb]:
        return START_VERBS

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        return a.verb is ROLL or s.players[seat].goods[STARTING_SPACE] > 0 or why.no(NO_TILE, STARTING_SPACE)

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        if a.verb is START:
            give_back(s, seat, STARTING_SPACE, 1)  # GE-12.02
            s.push(PlaceTower(seat))


class PlaceTower(Ask):
    """GE-12.05: on any space."""

    def rule(self) -> str:
        return "GE-12.05"

    def verbs(self) -> list[Verb]:
        return PLACE_ONLY

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        return True

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        put_tower(s, a.x)


class Roll(Step):
    """GE-5.01: blue is the column, red the row. Nothing is rolled if a tile has placed the tower."""

    def run(self, s: Genoa) -> None:
        if s.tower < 0:
            blue = s.chance.below(SIDES)
            red = s.chance.below(SIDES)
            s.blue = blue + 1
            s.red = red + 1
            s.tell(ROLLED, s.trader, s.blue, s.red)
            put_tower(s, SPACE_AT[red * SIDES + blue])


def put_tower(s: Genoa, space: i64) -> None:
    """GE-5.04: the market moves the round marker on; GE-4.07: never off the track."""
    arrive(s, space)
    if space == MARKET and s.left > 1:
        s.left -= 1
        s.tell(TRACK, s.left)


class EndOfTalks(Step):
    """GE-8.16, GE-9.09: phase 2 is over, all offers lapse; GE-11.34: the last moment for messages."""

    def run(self, s: Genoa) -> None:
        close_talk(s)
        s.offers = []
        s.plan(messages_arrive(s, due(s.discs), s.trader))


class EndOfTurn(Step):
    """GE-14.01, GE-14.02: the discs are gathered and the tower goes on; GE-4.05: after a round the marker moves."""

    def run(self, s: Genoa) -> None:
        s.blue = 0
        s.red = 0
        s.tower = -1
        s.stacked = DISCS
        s.discs = 0
        s.acted = 0
        s.turned = 0
        for player in s.players:
            player.taken = 0
        s.trader = (s.trader + 1) % s.seats
        if s.trader == s.first:
            if s.left == 1:
                s.left = 0
                return
            s.left -= 1
            s.tell(TRACK, s.left)
        s.tell(TURN, s.trader)
        s.plan(turn_of(s.seats, s.trader))


# Where it would be asked, for the answer to "why not?" at another time.
START.home = lambda s, seat: ChooseStart(seat)
