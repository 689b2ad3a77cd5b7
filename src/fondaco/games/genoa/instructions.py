"""GE-9.37, GE-9.48: standing instructions. Kept by whoever runs the table, carried out as ordinary answers.

{"space": "warehouse_spices", "limit": 20}          up to 20 ducats for Spices, with goods as in a bundle
{"pass_until": "turn", "trader": 2}                 pass as long as this is the turn of seat 2
{"pass_until": "beside", "space": "inn"}            pass until the tower is beside the Inn, or on it
{"pass_until": "offer", "since": 17}                pass until somebody else makes an offer after revision 17
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fondaco.core.actions import Action
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.flow import asking
from fondaco.core.objections import QUIET
from fondaco.core.rows import Row, total
from fondaco.games.genoa.actions import DONE, PASS, POST, REVISE, WITHDRAW
from fondaco.games.genoa.components import GOODS, NEIGHBOURS, SPACE, UNIT
from fondaco.games.genoa.live import Talk
from fondaco.games.genoa.sequential import Bid
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.values import NO_PROMISE, NO_WISH, Bundle, Offer, net, value
from fondaco.games.genoa.wire import fields, item, number, read_goods

PASS_UNTIL: Final = "pass_until"
TURN: Final = "turn"
BESIDE: Final = "beside"
OFFER: Final = "offer"


@mypyc_attr(allow_interpreted_subclasses=True)
class Instruction:
    """What a player has left word of."""

    def stands(self, s: Genoa, seat: i64) -> bool:
        """Whether it holds still."""
        return True

    def says(self, s: Genoa, seat: i64) -> list[Action]:
        """What it would say now in the talk, first what it would rather say; to be judged."""
        raise NotImplementedError


class BuyUpTo(Instruction):
    """GE-9.37: go up to `limit` ducats, beside these goods, for a space."""

    def __init__(self, space: i64, limit: i64, goods: Row) -> None:
        self.space: Final[i64] = space
        self.limit: Final[i64] = limit
        self.goods: Final = goods

    def says(self, s: Genoa, seat: i64) -> list[Action]:
        """5 ducats, or 5 above what the others offer, up to the limit; down again when they come down."""
        mine: Offer | None = None
        best: i64 = -1
        for offer in s.offers:
            if offer.target == self.space:
                if offer.by() != seat:
                    best = max(best, net(offer))
                elif same_goods(offer, self.goods):
                    mine = offer
        bare = value(Bundle(0, self.goods, 0, 0), NO_PROMISE)
        ducats = min(self.limit, max(UNIT, (best - bare) // UNIT * UNIT + UNIT))
        give = Bundle(ducats, self.goods, 0, 0)
        if mine is None:
            return [POST.make(self.space, give, NO_PROMISE, NO_WISH)]
        if mine.give.ducats == ducats:
            return []
        found: list[Action] = [REVISE.make(mine.id, mine.rev, self.space, give, NO_PROMISE, NO_WISH)]
        if mine.give.ducats > ducats:
            found.append(WITHDRAW.of(mine.id))  # if it cannot come down, it goes
        return found


def same_goods(offer: Offer, goods: Row) -> bool:
    """Whether an offer was posted by such an instruction: ducats and just these goods."""
    for good in range(GOODS):
        if offer.give.goods[good] != goods[good]:
            return False
    return offer.give.cards == 0 and offer.after.empty() and offer.ask.empty()


class PassUntil(Instruction):
    """GE-9.48: make no offers for a while. Counter-offers are still put to the player."""

    def says(self, s: Genoa, seat: i64) -> list[Action]:
        top = asking(s)
        if isinstance(top, Talk):
            return [DONE.of()] if s.counters[seat] is None else []
        return [PASS.of()]


class UntilTurnEnds(PassUntil):
    """As long as the same player is trader."""

    def __init__(self, trader: i64) -> None:
        self.trader: Final[i64] = trader

    def stands(self, s: Genoa, seat: i64) -> bool:
        return s.trader == self.trader and len(s.stack) > 0


class UntilBeside(PassUntil):
    """Until the tower is beside a space, or on it."""

    def __init__(self, space: i64) -> None:
        self.space: Final[i64] = space

    def stands(self, s: Genoa, seat: i64) -> bool:
        return s.tower < 0 or (s.tower != self.space and NEIGHBOURS[s.tower] >> self.space & 1 == 0)


class UntilOffer(PassUntil):
    """Until somebody else has made an offer since."""

    def __init__(self, since: i64) -> None:
        self.since: Final[i64] = since

    def stands(self, s: Genoa, seat: i64) -> bool:
        for offer in s.offers:
            if offer.by() != seat and offer.rev > self.since:
                return False
        return True


def read_instruction(data: Data, seats: int) -> Instruction:
    """One instruction; raises `Bad`."""
    if isinstance(data, dict) and PASS_UNTIL in data:
        return read_pass(data, seats)
    given = fields(data, ["space", "limit", "commodities", "tiles", "markers"], "instruction")
    space = item(SPACE, given.get("space"), "instruction.space")
    limit = number(given.get("limit"), "instruction.limit")
    goods = read_goods(given, "instruction")
    if limit % UNIT:
        raise Bad(f"ducats come by {UNIT} (GE-1.07)", "instruction.limit")
    if seats == 2 and total(goods) == 0:
        raise Bad("with two players an instruction names a good as well (GE-9.37)", "instruction")
    return BuyUpTo(space, limit, goods)


def read_pass(data: Data, seats: int) -> Instruction:
    """One that passes; raises `Bad`."""
    until = data[PASS_UNTIL]
    if until == TURN:
        given = fields(data, [PASS_UNTIL, "trader"], "instruction")
        trader = number(given.get("trader"), "instruction.trader")
        if trader >= seats:
            raise Bad("expected a seat at the table", "instruction.trader")
        return UntilTurnEnds(trader)
    if until == BESIDE:
        given = fields(data, [PASS_UNTIL, "space"], "instruction")
        return UntilBeside(item(SPACE, given.get("space"), "instruction.space"))
    if until == OFFER:
        given = fields(data, [PASS_UNTIL, "since"], "instruction")
        return UntilOffer(number(given.get("since"), "instruction.since"))
    raise Bad(f"expected one of {[TURN, BESIDE, OFFER]}", f"instruction.{PASS_UNTIL}")


def next_word(s: Genoa, seat: i64, instructions: list[Instruction]) -> Action | None:
    """What this seat's instructions would say now: a legal action, or None. Offers come before passing."""
    top = asking(s)
    if not (isinstance(top, Talk) or (isinstance(top, Bid) and top.seat == seat)) or seat == s.trader:
        return None
    for passing in [False, True]:
        for instruction in instructions:
            if isinstance(instruction, PassUntil) is passing and instruction.stands(s, seat):
                for action in instruction.says(s, seat):
                    if top.allows(s, seat, action, QUIET):
                        return action
    return None
