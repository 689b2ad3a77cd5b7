"""PR-24: what a seat knows. Everything is open but the VP chips of others, which could be followed by memory."""

from typing import Final

from fondaco.core.chance import seeded
from fondaco.core.domains import Data
from fondaco.games.puerto_rico.shape import PLAYER, SHAPE
from fondaco.games.puerto_rico.state import PuertoRico

OPEN: Final = [
    "rules",
    "governor",
    "role_owners",
    "role_doubloons",
    "goods",
    "house",
    "cargo",
    "loaded",
    "colonists",
    "colonist_ship",
    "face_down",
    "face_up",
    "discarded",
    "quarries",
    "bank",
    "vp_pool",
    "ending",
]
"""PR-24.01. The face-down tiles are those that are nowhere else, so their number by kind is no secret."""


def look(s: PuertoRico, seat: int) -> dict[str, Data]:
    """PR-24.01, PR-24.02; PR-24.03: at the end everything is shown."""
    view: dict[str, Data] = {name: SHAPE.fields[name].write(getattr(s, name)) for name in OPEN}
    view["ships"] = list(s.rules.setup.ships)
    view["players"] = [PLAYER.write(player) for player in s.players]
    if hides_vp(s):
        for other in range(s.seats):
            if other != seat:
                view["players"][other]["vp"] = None
    return view


def hides_vp(s: PuertoRico) -> bool:
    """Whether VP chips lie face down."""
    return s.rules.vp_chips_hidden and len(s.stack) > 0


def scramble(s: PuertoRico, seat: int, seed: int) -> PuertoRico:
    """Shift VP chips between the other players: nothing this seat sees or may do changes."""
    twin = s.copy()
    others = [other for other in range(s.seats) if other != seat]
    if hides_vp(s):
        chance = seeded(seed)
        together = sum(int(s.players[other].vp) for other in others)
        for i, other in enumerate(others):
            share = together if i == len(others) - 1 else chance.below(together + 1)
            twin.players[other].vp = share
            together -= share
    return twin
