"""MP-11: trading posts, placed when a movement ends."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Frame, Step
from fondaco.core.masks import ONE, ones
from fondaco.core.objections import Reason, Why
from fondaco.games.marco_polo.actions import MOVE_POST, STOP
from fondaco.games.marco_polo.atlas import BEIJING, CITY, LOCATION
from fondaco.games.marco_polo.bank import score
from fondaco.games.marco_polo.components import BEIJING_SLOTS, POST_VP
from fondaco.games.marco_polo.rewards import CityBonus
from fondaco.games.marco_polo.state import MarcoPolo

NO_POST_THERE: Final = Reason("MP-11.09", "no-post-there", [LOCATION])
MUST_MOVE_POST: Final = Reason("MP-11.09", "must-move-post", [])
POSTED: Final = Kind("posted", [SEAT, LOCATION])
LEFT: Final = Kind("left", [SEAT, LOCATION])

STOP_MOVE: Final[list[Verb]] = [STOP, MOVE_POST]


def needs_post(s: MarcoPolo, seat: i64, place: i64) -> bool:
    """MP-11.01, MP-11.03, MP-11.04: a city without an own post."""
    return CITY >> place & 1 == 1 and not s.players[seat].has_post(place)


def put_post(s: MarcoPolo, seat: i64, city: i64) -> None:
    """A post stands there now; MP-11.08: in Beijing on the empty slot with the most points."""
    s.players[seat].posts |= ONE << city
    s.tell(POSTED, seat, city)
    if city == BEIJING:
        for slot in range(BEIJING_SLOTS):
            if s.beijing[slot] < 0:
                s.beijing[slot] = seat
                return


def place_post(s: MarcoPolo, seat: i64, city: i64) -> None:
    """A post from the player board; MP-11.05, MP-18.26: some give VP at once."""
    put_post(s, seat, city)
    score(s, seat, POST_VP[ones(s.players[seat].posts)])


def take_post(s: MarcoPolo, seat: i64, city: i64) -> None:
    """A post leaves its city; MP-11.11: in Beijing its slot is free again."""
    s.players[seat].posts &= ~(ONE << city)
    s.tell(LEFT, seat, city)
    if city == BEIJING:
        for slot in range(BEIJING_SLOTS):
            if s.beijing[slot] == seat:
                s.beijing[slot] = -1


class Arrive(Step):
    """MP-11.12: a movement has ended: all posts first, then the bonuses in the order of placing.

    `before` is a figure that made its last step earlier in the movement, `figure` the one that moved last.
    """

    def __init__(self, seat: i64, before: i64, figure: i64) -> None:
        self.seat: Final[i64] = seat
        self.before: Final[i64] = before
        self.figure: Final[i64] = figure

    def run(self, s: MarcoPolo) -> None:
        player = s.players[self.seat]
        posts: list[Frame] = []
        bonuses: list[Frame] = []
        last = player.figures[self.figure]
        for city in s.passed:  # MP-18.28, MP-18.30: in the order of the route, as long as posts last
            if player.posts_left() > 0 and not player.has_post(city):
                place_post(s, self.seat, city)
                bonuses.append(CityBonus(self.seat, city))
        s.passed = []
        if self.before >= 0:
            first = player.figures[self.before]
            if first != last and needs_post(s, self.seat, first):
                posts.append(PlacePost(self.seat, first))
                bonuses.append(CityBonus(self.seat, first))
        if needs_post(s, self.seat, last):
            posts.append(PlacePost(self.seat, last))
            bonuses.append(CityBonus(self.seat, last))
        s.plan(posts + bonuses)


class PlacePost(Step):
    """MP-11.01: a post must be placed; MP-11.09: if none is left on the board, another one must be moved."""

    def __init__(self, seat: i64, city: i64) -> None:
        self.seat: Final[i64] = seat
        self.city: Final[i64] = city

    def run(self, s: MarcoPolo) -> None:
        if s.players[self.seat].posts_left() > 0:
            place_post(s, self.seat, self.city)
        else:
            s.push(MovePost(self.seat, self.city))


class MovePost(Ask):
    """MP-11.09: which post goes to the new city; MP-11.10: without the points of MP-11.05."""

    def __init__(self, seat: i64, city: i64) -> None:
        super().__init__(seat)
        self.city: Final[i64] = city

    def rule(self) -> str:
        return "MP-11.09"

    def verbs(self) -> list[Verb]:
        return STOP_MOVE

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is STOP:
            return not s.rules.must_move_post or why.no(MUST_MOVE_POST)
        return s.players[seat].has_post(a.x) or why.no(NO_POST_THERE, a.x)

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        if a.verb is MOVE_POST:
            take_post(s, seat, a.x)
            put_post(s, seat, self.city)
