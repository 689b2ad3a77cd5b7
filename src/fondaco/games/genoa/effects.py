"""GE-10: what the action of a building gives."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.flow import Frame
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason
from fondaco.games.genoa.cards import draw
from fondaco.games.genoa.components import DRAWN, DRAWS, GOODS, MESSAGE, TAKES
from fondaco.games.genoa.messages import received
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.supply import gain

DONE_ALREADY: Final = Reason("GE-7.11", "effect-done", [])


def carry_out(s: Genoa, seat: i64, building: i64, bought: bool) -> list[Frame]:
    """GE-10.02 to 10.12: take what the building gives, as far as the supply goes; of a villa the contract.

    `bought`: it is the effect of the action itself, from which cards may have been promised (GE-8.40).
    """
    for good in range(GOODS):
        if TAKES[building][good]:
            gain(s, seat, good, TAKES[building][good])
    promised = bought and s.deal is not None and s.deal.after.cards > 0
    for _ in range(DRAWN[building]):
        card = draw(s, seat, DRAWS[building])
        if card >= 0 and promised:
            s.drawn |= ONE << card
    return received(s, seat) if DRAWS[building] == MESSAGE else []
