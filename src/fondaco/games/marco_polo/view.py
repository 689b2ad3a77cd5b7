"""What a seat knows. Secret are goal cards alone; what nobody knows (the order of unseen contracts) is not state."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.domains import Data
from fondaco.core.flow import asking
from fondaco.core.masks import ONE, ones
from fondaco.core.rows import Row, row
from fondaco.games.marco_polo.catalogue import GOAL, GOALS
from fondaco.games.marco_polo.components import SPACE
from fondaco.games.marco_polo.placing import charges
from fondaco.games.marco_polo.shape import PLAYER, SHAPE
from fondaco.games.marco_polo.state import MarcoPolo
from fondaco.games.marco_polo.travel import Walk

OPEN: Final = [
    "rules",
    "round",
    "start",
    "traveller",
    "placed",
    "black",
    "row",
    "unseen",
    "face_down",
    "bottom",
    "box",
    "cards",
    "outposts",
    "markers",
    "beijing",
    "passed",
    "offered",
    "out",
]
"""The unseen contracts are those that are nowhere else, so which they are is no secret; which come next is no state."""


# Goal cards (MP-3.08): known to their owner until the end, when all are shown.
# Goal cards given back (MP-22.05): known to whoever gave them back, for ever.


def look(s: MarcoPolo, seat: int) -> dict[str, Data]:
    """The view: of the goal cards of others only the number."""
    view: dict[str, Data] = {name: SHAPE.fields[name].write(getattr(s, name)) for name in OPEN}
    view["steps"] = next_steps(s)
    view["charging"] = [space for i, space in enumerate(SPACE.items) if charges(s, i)]
    view["players"] = [PLAYER.write(player) for player in s.players]
    for other, player in enumerate(s.players):
        if other != seat:
            view["players"][other]["returned"] = ones(player.returned)
            if not shown(s):
                view["players"][other]["goals"] = ones(player.goals)
    return view


def next_steps(s: MarcoPolo) -> list[Data]:
    """While somebody travels, where the next step could lead and what it costs; nowhere else is it reckoned."""
    top = asking(s)
    return top.steps(s) if isinstance(top, Walk) else []


def shown(s: MarcoPolo) -> bool:
    """MP-20.01: the game is over, and the goal cards lie open."""
    return len(s.stack) == 0


def known(s: MarcoPolo, seat: i64) -> i64:
    """The goal cards this seat can place, as a mask."""
    goals = s.players[seat].goals | s.players[seat].returned
    if shown(s):
        for player in s.players:
            goals |= player.goals
    return goals


def unknown(s: MarcoPolo, seat: int) -> list[str]:
    """All other goal cards, dealt or not."""
    mine = known(s, seat)
    return [f"goal {GOAL.items[goal]}" for goal in range(GOALS) if mine >> goal & 1 == 0]


def deal(s: MarcoPolo, seat: int, chance: Chance) -> MarcoPolo:
    """The goal cards that this seat cannot place are dealt anew to the others, each getting as many as before."""
    twin = s.copy()
    mine = known(s, seat)
    pool = row([0 if mine >> goal & 1 else 1 for goal in range(GOALS)])
    for other, player in enumerate(twin.players):
        if other != seat:
            if not shown(s):
                player.goals = draw(pool, ones(player.goals), chance)
            player.returned = draw(pool, ones(player.returned), chance)
    return twin


def draw(pool: Row, count: i64, chance: Chance) -> i64:
    """So many goal cards out of a pool, as a mask."""
    goals: i64 = 0
    for _ in range(count):
        goals |= ONE << (chance.draw(pool))
    return goals
