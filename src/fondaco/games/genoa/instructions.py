"""GE-9.37: standing instructions ("up to 20 ducats for Spices"). Kept by whoever runs the table, posted as offers."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.flow import asking
from fondaco.core.objections import QUIET
from fondaco.core.rows import Row, total
from fondaco.games.genoa.actions import POST, REVISE
from fondaco.games.genoa.components import GOODS, SPACE, UNIT
from fondaco.games.genoa.live import Talk
from fondaco.games.genoa.sequential import Bid
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.values import NO_PROMISE, NO_WISH, Bundle, Offer, value
from fondaco.games.genoa.wire import fields, item, number, read_goods


class Instruction:
    """Go up to `limit` ducats, beside these goods, for a space."""

    def __init__(self, space: i64, limit: i64, goods: Row) -> None:
        self.space: Final[i64] = space
        self.limit: Final[i64] = limit
        self.goods: Final = goods


def read_instruction(data: Data, seats: int) -> Instruction:
    """`{"space": "warehouse_spices", "limit": 20}`, with goods as in a bundle; raises `Bad`."""
    given = fields(data, ["space", "limit", "commodities", "tiles", "markers"], "instruction")
    space = item(SPACE, given.get("space"), "instruction.space")
    limit = number(given.get("limit"), "instruction.limit")
    goods = read_goods(given, "instruction")
    if limit % UNIT:
        raise Bad(f"ducats come by {UNIT} (GE-1.07)", "instruction.limit")
    if seats == 2 and total(goods) == 0:
        raise Bad("with two players an instruction names a good as well (GE-9.37)", "instruction")
    return Instruction(space, limit, goods)


def next_post(s: Genoa, seat: i64, instructions: list[Instruction]) -> Action | None:
    """What this seat's instructions would post now: a legal action, or None if there is nothing to say."""
    top = asking(s)
    if not (isinstance(top, Talk) or (isinstance(top, Bid) and top.seat == seat)) or seat == s.trader:
        return None
    for instruction in instructions:
        action = rise(s, seat, instruction)
        if action is not None and top.allows(s, seat, action, QUIET):
            return action
    return None


def rise(s: Genoa, seat: i64, instruction: Instruction) -> Action | None:
    """The next offer for one space: 5 ducats, or 5 above what the others offer, up to the limit."""
    mine: Offer | None = None
    best: i64 = -1
    for offer in s.offers:
        if offer.target == instruction.space:
            if offer.by() != seat:
                best = max(best, value(offer.give, offer.after))
            elif same_goods(offer, instruction.goods):
                mine = offer
    bare = value(Bundle(0, instruction.goods, 0, 0), NO_PROMISE)
    ducats = min(instruction.limit, max(UNIT, (best - bare) // UNIT * UNIT + UNIT))
    if mine is not None and mine.give.ducats >= ducats:
        return None
    give = Bundle(ducats, instruction.goods, 0, 0)
    if mine is None:
        return POST.make(instruction.space, give, NO_PROMISE, NO_WISH)
    return REVISE.make(mine.id, mine.rev, instruction.space, give, NO_PROMISE, NO_WISH)


def same_goods(offer: Offer, goods: Row) -> bool:
    """Whether an offer was posted by such an instruction: ducats and just these goods."""
    for good in range(GOODS):
        if offer.give.goods[good] != goods[good]:
            return False
    return offer.give.cards == 0 and offer.after.empty() and offer.ask.empty()
