"""A tiny game that uses every part of the core: turns, chance, secret stones, sealed bids, offers in plain data.

TI-1.01  A round: everybody has a turn, then all bid at once. The option `rounds` says how many rounds there are.
TI-1.02  On a turn one may pass,
TI-1.03  take up to 2 stones of a colour from the table, for a point each,
TI-1.04  draw a stone from the bag into the hand, unseen by others,
TI-1.05  or lay a stone of one's hand on the table, for 2 points.
TI-1.06  Or offer points to the next player, with a note. Who has no points cannot.
TI-1.07  The highest bid wins 3 points less the bid; equal highest bids win nothing.
TI-2.01  The game ends after the last round.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, OpenAction, OpenVerb, Space, Verb
from fondaco.core.chance import Chance
from fondaco.core.codec import MASK_OF_SEATS, SEAT_INDEX, Counts, Frames, Int, Items, List, Obj, state_fields
from fondaco.core.domains import SEAT, Data, Domain, amounts
from fondaco.core.errors import Bad
from fondaco.core.events import Kind
from fondaco.core.flow import Decision, Frame, State, Step, Together
from fondaco.core.game import Game, Option
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why
from fondaco.core.rows import Row, row, total, zeros

COLOUR: Final = Domain("colour", ["red", "green", "blue"], on_board=True)
COLOURS: Final = len(COLOUR)
TABLE: Final = [2, 2, 2]
BAG: Final = [3, 3, 3]


class OfferVerb(OpenVerb):
    """TI-1.06: `offer {"note": "please", "points": 1}`."""

    def shape(self, payload: Data) -> OpenAction:
        if not isinstance(payload, dict) or set(payload) != {"points", "note"}:
            raise Bad("an offer has points and a note")
        if type(payload["points"]) is not int or not isinstance(payload["note"], str):
            raise Bad("points are a number, a note is a text")
        return OpenAction(self, payload)


PASS: Final = Verb("pass", "TI-1.02", [])
TAKE: Final = Verb("take", "TI-1.03", [COLOUR, amounts("stones", 2)])
DRAW: Final = Verb("draw", "TI-1.04", [])
SHOW: Final = Verb("show", "TI-1.05", [COLOUR])
BID: Final = Verb("bid", "TI-1.07", [amounts("coins", 3)], secret=True)
OFFER: Final = OfferVerb("offer", "TI-1.06")
SPACE: Final = Space([PASS, TAKE, DRAW, SHOW, BID, OFFER])
ON_TURN: Final[list[Verb]] = [PASS, TAKE, DRAW, SHOW, OFFER]
BIDS: Final[list[Verb]] = [BID]

TOO_FEW: Final = Reason("TI-1.03", "too-few-stones", [COLOUR, "wanted", "there"])
BAG_EMPTY: Final = Reason("TI-1.04", "bag-empty", [])
NOT_IN_HAND: Final = Reason("TI-1.05", "not-in-hand", [COLOUR])
TOO_POOR: Final = Reason("TI-1.06", "too-poor", ["points"])
DREW: Final = Kind("drew", [SEAT], [COLOUR])
WON: Final = Kind("won", [SEAT, "points"])


class Tiny(State):
    """Stones on the table, in the bag, in the hands; points."""

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        stack: list[Frame],
        answers: list[Action | None],
        asked: i64,
        table: Row,
        bag: Row,
        hands: list[Row],
        points: list[int],
    ) -> None:
        super().__init__(seats, chance, stack, answers, asked)
        self.table: Final = table
        self.bag: Final = bag
        self.hands: Final = hands
        self.points: Final = points

    def end_rule(self) -> str:
        return "TI-2.01"


class Turn(Decision):
    """TI-1.02 to TI-1.06"""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def awaited(self, s: Tiny) -> i64:
        return ONE << self.seat

    def rule(self) -> str:
        return "TI-1.01"

    def verbs(self) -> list[Verb]:
        return ON_TURN

    def allows(self, s: Tiny, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is TAKE:
            return s.table[a.x] >= a.y or why.no(TOO_FEW, a.x, a.y, s.table[a.x])
        if a.verb is DRAW:
            return total(s.bag) > 0 or why.no(BAG_EMPTY)
        if a.verb is SHOW:
            return s.hands[seat][a.x] > 0 or why.no(NOT_IN_HAND, a.x)
        if isinstance(a, OpenAction):
            return 0 < a.payload["points"] <= s.points[seat] or why.no(TOO_POOR, s.points[seat])
        return True

    def take(self, s: Tiny, seat: i64, a: Action) -> None:
        if a.verb is TAKE:
            s.table[a.x] -= a.y
            s.points[seat] += a.y
        elif a.verb is DRAW:
            stone = s.chance.draw(s.bag)
            s.hands[seat][stone] += 1
            s.tell(DREW, seat, stone, readers=ONE << seat)
        elif a.verb is SHOW:
            s.hands[seat][a.x] -= 1
            s.table[a.x] += 1
            s.points[seat] += 2
        elif isinstance(a, OpenAction):
            s.points[seat] -= a.payload["points"]
            s.points[(seat + 1) % s.seats] += a.payload["points"]


class AllBid(Together):
    """TI-1.07"""

    def again(self, waiting: i64) -> Together:
        return AllBid(waiting)

    def rule(self) -> str:
        return "TI-1.07"

    def verbs(self) -> list[Verb]:
        return BIDS

    def allows(self, s: Tiny, seat: i64, a: Action, why: Why) -> bool:
        return True

    def resolve(self, s: Tiny, answers: list[Action | None]) -> None:
        bids = [-1 if answer is None else int(answer.x) for answer in answers]
        if bids.count(max(bids)) == 1:
            winner = bids.index(max(bids))
            s.points[winner] += 3 - max(bids)
            s.tell(WON, winner, 3 - max(bids))


class Tidy(Step):
    """The end of a round; `seat` had the last turn."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: Tiny) -> None:
        assert s.points[self.seat] >= 0


class Recall(Turn):
    """Not part of a round: a question with a set of colours."""

    def __init__(self, seat: i64, colours: i64) -> None:
        super().__init__(seat)
        self.colours: Final[i64] = colours


FRAMES: Final = Frames(
    [Turn, AllBid, Tidy, Recall], {"seat": SEAT_INDEX, "waiting": MASK_OF_SEATS, "colours": Items(COLOUR)}
)
SHAPE: Final = Obj(
    Tiny,
    {
        **state_fields(SPACE, FRAMES),
        "table": Counts(COLOUR),
        "bag": Counts(COLOUR),
        "hands": List(Counts(COLOUR)),
        "points": List(Int()),
    },
)


class TinyGame(Game):
    """What a catalogue would list."""

    def __init__(self, rules_version: int = 1) -> None:
        options = [Option("rounds", "TI-1.01", [2, 1, 3]), Option("extras", "TI-1.01", ["gold", "silver"], many=True)]
        super().__init__("tiny", "TI", [2, 3], options, SPACE, FRAMES, SHAPE, rules_version)

    def start(self, seats: int, options: dict[str, Data], chance: Chance) -> Tiny:
        all_seats = (ONE << seats) - 1
        one_round: list[Frame] = [*[Turn(seat) for seat in range(seats)], AllBid(all_seats), Tidy(seats - 1)]
        stack = (one_round * options["rounds"])[::-1]
        hands = [zeros(COLOURS) for _ in range(seats)]
        return Tiny(seats, chance, stack, [None] * seats, 0, row(TABLE), row(BAG), hands, [0] * seats)

    def copy(self, s: Tiny) -> Tiny:
        twin = Tiny(
            s.seats,
            s.chance.copy(),
            s.stack[:],
            s.answers[:],
            s.asked,
            s.table[:],
            s.bag[:],
            [hand[:] for hand in s.hands],
            s.points[:],
        )
        twin.brisk = s.brisk
        return twin

    def look(self, s: Tiny, seat: int) -> dict[str, Data]:
        colours = SHAPE.fields["table"]
        hands = [colours.write(hand) if seat == i else total(hand) for i, hand in enumerate(s.hands)]
        return {"table": colours.write(s.table), "hands": hands, "points": s.points[:]}

    def unknown(self, s: Tiny, seat: int) -> list[str]:
        places = [s.bag, *[hand for i, hand in enumerate(s.hands) if i != seat]]
        return [COLOUR.items[i] for place in places for i in range(COLOURS) for _ in range(place[i])]

    def scores(self, s: Tiny) -> list[int]:
        return s.points[:]

    def totals(self, s: Tiny) -> list[int]:
        return [s.bag[i] + sum(hand[i] for hand in s.hands) for i in range(COLOURS)]


GAME: Final = TinyGame()


def find(name: str) -> Game:
    """The game of that name, as a catalogue would find it."""
    if name != GAME.name:
        raise Bad(f"there is no game {name}")
    return GAME
