"""Auction, a whole game in one file. Its rules are in `auction.md`, its words in `words`, as those of any game."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Space, Verb
from fondaco.core.chance import Chance
from fondaco.core.codec import MASK_OF_SEATS, Counts, Frames, Int, List, Obj, state_fields
from fondaco.core.domains import SEAT, Data, Domain
from fondaco.core.errors import Bad
from fondaco.core.events import Kind
from fondaco.core.flow import Frame, State, Step, Together
from fondaco.core.game import Game
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why
from fondaco.core.rows import Row, row

CARDS: Final = 12
HAND: Final = 3  # and so many rounds
CARD: Final = Domain("card", [str(value + 1) for value in range(CARDS)], on_board=True)

BID: Final = Verb("bid", "TO-1.03", [CARD], secret=True)
BIDS: Final[list[Verb]] = [BID]
SPACE: Final = Space(BIDS)
NOT_HELD: Final = Reason("TO-1.03", "not-held", [CARD])
LOT: Final = Kind("lot", ["worth"])
BID_SHOWN: Final = Kind("bid", [SEAT, CARD])
SOLD: Final = Kind("sold", [SEAT, "worth"])


class Auction(State):
    """The deck, the hands, the points."""

    def __init__(
        self, seats: i64, chance: Chance, stack: list[Frame], answers: list[Action | None], asked: i64,
        deck: Row, hands: list[Row], discards: Row, points: list[int], lot: int,
    ) -> None:  # fmt: skip
        super().__init__(seats, chance, stack, answers, asked)
        self.deck: Final = deck
        """What is in nobody's hand: an unordered pool."""
        self.hands: Final = hands
        self.discards: Final = discards
        self.points: Final = points
        self.lot = lot

    def end_rule(self) -> str:
        return "TO-2.01"


class TurnUpLot(Step):
    """TO-1.02"""

    def run(self, s: Auction) -> None:
        s.lot = 1 + s.chance.below(5)
        s.tell(LOT, s.lot)
        s.push(BidTogether((ONE << s.seats) - 1))


class BidTogether(Together):
    """TO-1.03 to TO-1.05"""

    def again(self, waiting: i64) -> Together:
        return BidTogether(waiting)

    def rule(self) -> str:
        return "TO-1.03"

    def verbs(self) -> list[Verb]:
        return BIDS

    def allows(self, s: Auction, seat: i64, a: Action, why: Why) -> bool:
        return s.hands[seat][a.x] > 0 or why.no(NOT_HELD, a.x)

    def resolve(self, s: Auction, answers: list[Action | None]) -> None:
        bids = [answer.x for answer in answers if answer is not None]
        for seat, card in enumerate(bids):
            s.hands[seat][card] -= 1
            s.discards[card] += 1
            s.tell(BID_SHOWN, seat, card)
        winner = bids.index(max(bids))
        s.points[winner] += s.lot
        s.tell(SOLD, winner, s.lot)


FRAMES: Final = Frames([TurnUpLot, BidTogether], {"waiting": MASK_OF_SEATS})
COUNTS: Final = Counts(CARD, 1)
OWN: Final = {"deck": COUNTS, "hands": List(COUNTS), "discards": COUNTS, "points": List(Int()), "lot": Int(0, 5)}
SHAPE: Final = Obj(Auction, {**state_fields(SPACE, FRAMES), **OWN})


class AuctionGame(Game):
    """What the catalogue would list."""

    def __init__(self) -> None:
        super().__init__("auction", "TO", [2, 3, 4], [], SPACE, FRAMES, SHAPE, rules_version=1)

    def start(self, seats: int, options: dict[str, Data], chance: Chance) -> Auction:
        deck = row([1] * CARDS)
        hands = [row([0] * CARDS) for _ in range(seats)]
        for hand in hands:
            for _ in range(HAND):
                hand[chance.draw(deck)] += 1
        rounds: list[Frame] = [TurnUpLot() for _ in range(HAND)]
        return Auction(seats, chance, rounds, [None] * seats, 0, deck, hands, row([0] * CARDS), [0] * seats, 0)

    def copy(self, s: Auction) -> Auction:
        twin = Auction(
            s.seats, s.chance.copy(), s.stack[:], s.answers[:], s.asked,
            s.deck[:], [hand[:] for hand in s.hands], s.discards[:], s.points[:], s.lot,
        )  # fmt: skip
        twin.brisk = s.brisk
        return twin

    def look(self, s: Auction, seat: int) -> dict[str, Data]:
        hands = [COUNTS.told(hand) if seat == i else sum(hand) for i, hand in enumerate(s.hands)]
        players = [{"hand": hand, "points": points} for hand, points in zip(hands, s.points, strict=True)]
        return {"lot": s.lot, "discards": COUNTS.told(s.discards), "players": players}

    def unknown(self, s: Auction, seat: int) -> list[str]:
        places = [s.deck] + [hand for i, hand in enumerate(s.hands) if i != seat]
        return [f"card {card}" for card in range(CARDS) if any(place[card] for place in places)]

    def deal(self, s: Auction, seat: int, chance: Chance) -> Auction:
        twin = self.copy(s)
        others = [i for i in range(s.seats) if i != seat]
        for i in others:
            for card in range(CARDS):
                twin.deck[card] += twin.hands[i][card]
            twin.hands[i] = row([0] * CARDS)
        for i in others:
            for _ in range(sum(s.hands[i])):
                twin.hands[i][chance.draw(twin.deck)] += 1
        return twin

    def scores(self, s: Auction) -> list[int]:
        return s.points[:]

    def totals(self, s: Auction) -> list[int]:
        return [s.deck[card] + s.discards[card] + sum(hand[card] for hand in s.hands) for card in range(CARDS)]

    def check(self, s: Auction) -> None:
        if not len(s.hands) == len(s.points) == s.seats or self.totals(s) != [1] * CARDS:
            raise Bad("every seat has a hand and points, and there is one card of each kind", "state")


GAME: Final = AuctionGame()
