"""The toy game with faults planted, one each: what the kit must catch."""

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.chance import Chance
from fondaco.core.codec import MASK_OF_SEATS, Frames, Obj, state_fields
from fondaco.core.domains import Data
from fondaco.core.flow import Together
from fondaco.core.game import Game
from fondaco.core.masks import ones
from fondaco.core.objections import Reason, Why
from fondaco.core.selection import Selection
from tests.conformance.harvest import ENOUGH, PICK, PICKED, THANK, Harvest, HarvestGame, Pick, Thank
from tests.toy.auction import BID_SHOWN, OWN, SPACE, Auction, AuctionGame, BidTogether, TurnUpLot


class ShowsHands(AuctionGame):
    """The view shows the hands of others."""

    def look(self, s: Auction, seat: int) -> dict[str, Data]:
        return {**super().look(s, seat), "hands": [list(hand) for hand in s.hands]}


class CopiesInsteadOfDealing(AuctionGame):
    """`resample` gives the truth away."""

    def deal(self, s: Auction, seat: int, chance: Chance) -> Auction:
        return self.copy(s)


class DealsFromTheTruth(AuctionGame):
    """The guess depends on what the others really hold: their hands change places."""

    def deal(self, s: Auction, seat: int, chance: Chance) -> Auction:
        twin = self.copy(s)
        others = [i for i in range(s.seats) if i != seat]
        for i, other in enumerate(others):
            twin.hands[other] = s.hands[others[i - 1]][:]
        return twin


class KnowsTheFuture(AuctionGame):
    """A guess keeps the luck of the real game."""

    def resample(self, s: Any, seat: int, seed: int) -> Any:
        twin = super().resample(s, seat, seed)
        twin.chance = s.chance.copy()
        return twin


class SharesHands(AuctionGame):
    """A copy is not independent."""

    def copy(self, s: Auction) -> Auction:
        copy = super().copy(s)
        copy.hands[:] = s.hands
        return copy


class ForgetsWhatIsUnknown(AuctionGame):
    """Undo would go past a reveal."""

    def unknown(self, s: Auction, seat: int) -> list[str]:
        return []


class MasksNothing(AuctionGame):
    """A number said to be masked is in the view."""

    def scramble(self, s: Auction, seat: int, seed: int) -> Auction:
        twin = self.copy(s)
        twin.points[seat - 1] += 1
        return twin


class WrongQuestion(AuctionGame):
    """The game with another question in place of `BidTogether`."""

    def __init__(self, question: type[BidTogether]) -> None:
        class AskIt(TurnUpLot):
            def run(self, s: Auction) -> None:
                super().run(s)
                top = s.stack.pop()
                assert isinstance(top, Together)
                s.push(question(top.waiting))

        frames = Frames([AskIt, question], {"waiting": MASK_OF_SEATS})
        shape = Obj(Auction, {**state_fields(SPACE, frames), **OWN})
        Game.__init__(self, "auction", "TO", [2, 3, 4], [], SPACE, frames, shape, rules_version=1)
        self.lot = AskIt
        self.question = question

    def start(self, seats: int, options: dict[str, Data], chance: Chance) -> Auction:
        s = super().start(seats, options, chance)
        s.stack[:] = [self.lot() for _ in s.stack]
        return s


class Loud(BidTogether):
    """A secret bid is told to everybody."""

    def again(self, waiting: i64) -> Together:
        return Loud(waiting)

    def take(self, s: Auction, seat: i64, a: Action) -> None:
        s.tell(BID_SHOWN, seat, a.x)
        super().take(s, seat, a)


class Silent(BidTogether):
    """A secret bid changes what everybody sees."""

    def again(self, waiting: i64) -> Together:
        return Silent(waiting)

    def take(self, s: Auction, seat: i64, a: Action) -> None:
        s.points[seat] += a.x
        super().take(s, seat, a)


class Selective(BidTogether):
    """The question arises or not by a secret."""

    def again(self, waiting: i64) -> Together:
        return Selective(waiting)

    def moot(self, s: Auction) -> bool:
        return s.hands[0][0] > 0


class Narrow(BidTogether):
    """A legal bid is not listed."""

    def again(self, waiting: i64) -> Together:
        return Narrow(waiting)

    def choices(self, s: Auction, seat: i64) -> list[Action]:
        return super().choices(s, seat)[:1]


class Unsorted(BidTogether):
    """Choices are listed out of order."""

    def again(self, waiting: i64) -> Together:
        return Unsorted(waiting)

    def choices(self, s: Auction, seat: i64) -> list[Action]:
        return super().choices(s, seat)[::-1]


class Deaf(BidTogether):
    """Nobody can answer."""

    def again(self, waiting: i64) -> Together:
        return Deaf(waiting)

    def allows(self, s: Auction, seat: i64, a: Action, why: Why) -> bool:
        return why.no(Reason("TO-1.03", "never", []))


class Lawless(BidTogether):
    """A refusal that names no rule."""

    def again(self, waiting: i64) -> Together:
        return Lawless(waiting)

    def allows(self, s: Auction, seat: i64, a: Action, why: Why) -> bool:
        return s.hands[seat][a.x] > 0 or why.no(Reason("", "because", []))


class Wasteful(BidTogether):
    """The cards bid vanish."""

    def again(self, waiting: i64) -> Together:
        return Wasteful(waiting)

    def resolve(self, s: Auction, answers: list[Action | None]) -> None:
        super().resolve(s, answers)
        for card in range(len(s.discards)):
            s.discards[card] = 0


class Meddling(BidTogether):
    """Judging an action changes the state."""

    def again(self, waiting: i64) -> Together:
        return Meddling(waiting)

    def allows(self, s: Auction, seat: i64, a: Action, why: Why) -> bool:
        s.points[0] += 1
        return super().allows(s, seat, a, why)


class Endless(BidTogether):
    """Nobody ever runs out of cards, and another lot always follows."""

    def again(self, waiting: i64) -> Together:
        return Endless(waiting)

    def resolve(self, s: Auction, answers: list[Action | None]) -> None:
        s.push(Endless((1 << s.seats) - 1))


class InOrder(Pick):
    """A piece forfeits those before it."""

    def allows(self, s: Harvest, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is PICK and a.x < self.reached(s):
            return why.no(PICKED, a.x)
        return super().allows(s, seat, a, why)


class FromHereOn(Pick):
    """The last fruit of the orchard ends the picking, however few were picked."""

    def goes_on(self, s: Harvest) -> bool:
        return self.reached(s) < 3 and super().goes_on(s)


class FirstCounts(Pick):
    """The first fruit counts double."""

    def name(self, s: Harvest, seat: i64, a: Action) -> Selection:
        if not self.fruits:
            s.points[seat] += int(a.x)
        return super().name(s, seat, a)


class ThanksAtLast(Thank):
    """What is obvious ends the game."""

    def obvious(self, s: Harvest, seat: i64) -> Action | None:
        return THANK.of()


class ThanksByPicking(Thank):
    """What is obvious cannot be done."""

    def obvious(self, s: Harvest, seat: i64) -> Action | None:
        return ENOUGH.of()


class BriskForfeits(Pick):
    """Searches pick one fruit only."""

    def goes_on(self, s: Harvest) -> bool:
        return not (s.brisk and ones(self.fruits)) and super().goes_on(s)


class ForgetsHaste(HarvestGame):
    """A copy of a brisk game is slow."""

    def copy(self, s: Harvest) -> Harvest:
        twin = super().copy(s)
        twin.brisk = False
        return twin


FAULTS: dict[str, tuple[Callable[[], Game], str]] = {
    "shows hands": (ShowsHands, "the view of . differs"),
    "copies instead of dealing": (CopiesInsteadOfDealing, "deal never moves a secret"),
    "deals from the truth": (DealsFromTheTruth, "depends on more than its view"),
    "knows the future": (KnowsTheFuture, "knows the future"),
    "shares hands": (SharesHands, "playing on a copy changed the original"),
    "forgets what is unknown": (ForgetsWhatIsUnknown, "not unknown"),
    "masks nothing": (MasksNothing, "scrambled: the view"),
    "loud": (lambda: WrongQuestion(Loud), "hears which bid"),
    "silent": (lambda: WrongQuestion(Silent), "same sound, other look"),
    "selective": (lambda: WrongQuestion(Selective), "the question does not arise"),
    "narrow": (lambda: WrongQuestion(Narrow), "legal but not listed"),
    "unsorted": (lambda: WrongQuestion(Unsorted), "unsorted"),
    "deaf": (lambda: WrongQuestion(Deaf), "can do nothing"),
    "lawless": (lambda: WrongQuestion(Lawless), "without a rule"),
    "wasteful": (lambda: WrongQuestion(Wasteful), "made or lost components"),
    "meddling": (lambda: WrongQuestion(Meddling), "a restored state differs"),
    "endless": (lambda: WrongQuestion(Endless), "no end"),
    "in order": (lambda: HarvestGame(pick=InOrder), "lead to different games"),
    "from here on": (lambda: HarvestGame(pick=FromHereOn), "lead to different games|could be named too"),
    "the first counts": (lambda: HarvestGame(pick=FirstCounts), "lead to different games"),
    "the obvious ends the game": (lambda: HarvestGame(thank=ThanksAtLast), "is obvious and ends the game"),
    "the obvious is no choice": (lambda: HarvestGame(thank=ThanksByPicking), "is obvious but no choice"),
    "the brisk forfeit": (lambda: HarvestGame(pick=BriskForfeits), "a brisk game goes another way"),
    "forgets haste": (ForgetsHaste, "brisk"),
}
"""How each is made, and what the kit says."""
