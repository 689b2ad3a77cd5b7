"""PR-24: what a seat knows. `look`, `unknown`, `deal` and `scramble` side by side, one paragraph per secret.

VP chips lie face down (PR-24.02), but every gain happens openly, so they could be followed by memory: people see their
own, bots all (PR-24.03); by the switch bots do not, and then chips are a secret.

Undersides of dark forests, and a tile drawn and not yet placed, are known to their owner alone (PR-24.04, PR-24.05).
They and the face-down pile are tiles that nobody else has seen: a seat knows which these are together, not where.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.chance import Chance, seeded
from fondaco.core.domains import Data
from fondaco.core.rows import Row, row, total
from fondaco.games.puerto_rico.components import GOOD, GOODS
from fondaco.games.puerto_rico.expansions.forest import PlaceDrawn
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
    "face_up",
    "discarded",
    "quarries",
    "bank",
    "vp_pool",
    "written",
    "ending",
    "in_play",
    "noble_supply",
    "noble_ship",
    "library_used",
    "reshuffles",
]
"""PR-24.01."""


def look(s: PuertoRico, seat: int) -> dict[str, Data]:
    """PR-24.01 to 24.05; at the end everything is shown."""
    view: dict[str, Data] = {name: SHAPE.fields[name].write(getattr(s, name)) for name in OPEN}
    view["ships"] = list(s.rules.setup.ships)
    view["players"] = [PLAYER.write(player) for player in s.players]

    if hides_vp(s):
        for other in range(s.seats):
            if other != seat:
                view["players"][other]["vp"] = None

    view["face_down"] = total(s.face_down)
    view["unseen"] = SHAPE.fields["face_down"].write(unseen(s, seat))
    view["drawn"] = SHAPE.fields["drawn"].write(s.drawn) if drawer(s) == seat else None
    for other in range(s.seats):
        if other != seat and hides_forests(s):
            view["players"][other]["dark_forests"] = total(s.players[other].dark_forests)
    return view


def unknown(s: PuertoRico, seat: int) -> list[str]:
    """What `deal` permutes."""
    things: list[str] = []

    if hides_vp(s) and not s.rules.bots_see_vp:
        things += ["vp"] * vp_of_others(s, seat)

    if tiles_of_others(s, seat) > 0 and hides_forests(s):
        tiles = unseen(s, seat)
        for good in range(GOODS):
            # A tile that returns by a reshuffle does not stand for one that was turned up: the names are new then.
            things += [f"tile {GOOD.items[good]} of pile {s.reshuffles}"] * tiles[good]
    return things


def deal(s: PuertoRico, seat: int, chance: Chance) -> PuertoRico:
    """A state that this seat cannot tell from this one."""
    twin = s.copy()

    if hides_vp(s) and not s.rules.bots_see_vp:
        split_vp(twin, seat, chance)

    if hides_forests(s):
        pool = unseen(s, seat)
        if s.drawn >= 0 and drawer(s) != seat:
            twin.drawn = chance.draw(pool)
        for other in range(s.seats):
            if other != seat:
                refill(twin.players[other].dark_forests, pool, chance)
        for good in range(GOODS):
            twin.face_down[good] = pool[good]
    return twin


def scramble(s: PuertoRico, seat: int, seed: int) -> PuertoRico:
    """Shift VP chips between the other players: nothing this seat sees or may do changes."""
    twin = s.copy()
    if hides_vp(s):
        split_vp(twin, seat, seeded(seed))
    return twin


# --- VP chips ---------------------------------------------------------------------------------------------------------


def hides_vp(s: PuertoRico) -> bool:
    """Whether VP chips lie face down."""
    return s.rules.vp_chips_hidden and len(s.stack) > 0


def vp_of_others(s: PuertoRico, seat: int) -> int:
    """The VP of the others together, which follow from the pool and the own ones."""
    return sum(int(s.players[other].vp) for other in range(s.seats) if other != seat)


def split_vp(twin: PuertoRico, seat: int, chance: Chance) -> None:
    """Give them to the others at random."""
    others = [other for other in range(twin.seats) if other != seat]
    together = vp_of_others(twin, seat)
    for i, other in enumerate(others):
        share = together if i == len(others) - 1 else chance.below(together + 1)
        twin.players[other].vp = share
        together -= share


# --- tiles that others have seen alone --------------------------------------------------------------------------------


def hides_forests(s: PuertoRico) -> bool:
    """Whether what lies under dark forests is a secret."""
    return s.rules.new_buildings and len(s.stack) > 0


def drawer(s: PuertoRico) -> i64:
    """Who has a tile in hand that only he has seen; -1: nobody."""
    if s.drawn >= 0 and s.stack:
        top = s.stack[-1]
        if isinstance(top, PlaceDrawn):
            return top.seat
    return -1


def tiles_of_others(s: PuertoRico, seat: int) -> int:
    """How many tiles others have seen and this seat has not."""
    hidden = 1 if s.drawn >= 0 and drawer(s) != seat else 0
    return hidden + sum(int(total(s.players[other].dark_forests)) for other in range(s.seats) if other != seat)


def unseen(s: PuertoRico, seat: int) -> Row:
    """The tiles this seat has not seen, by kind: those that are in no place it can see."""
    tiles = row([int(s.face_down[good]) for good in range(GOODS)])
    if s.drawn >= 0 and drawer(s) != seat:
        tiles[s.drawn] += 1
    for other in range(s.seats):
        if other != seat and hides_forests(s):
            dark = s.players[other].dark_forests
            for good in range(GOODS):
                tiles[good] += dark[good]
    return tiles


def refill(dark: Row, pool: Row, chance: Chance) -> None:
    """As many other tiles as lie there."""
    number = total(dark)
    for good in range(GOODS):
        dark[good] = 0
    for _ in range(number):
        dark[chance.draw(pool)] += 1
