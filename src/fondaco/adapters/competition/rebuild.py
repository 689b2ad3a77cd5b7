"""A state of ours from what the competition shows an agent.

What it does not show is guessed: who took the earlier roles of the year, which plantations were discarded (taken to be
still in the pile), who has used a wharf, whether the captain has had his privilege, and whether the colonist ship could
not be filled (taken so if the supply is empty and the ship has too few).
"""

import zlib
from typing import Final

import numpy as np
import numpy.typing as npt

from fondaco.adapters.competition.codes import BUILDINGS, DRAW, GOODS, ROLES, THEIR_GOOD, THEIR_ROLE
from fondaco.adapters.competition.numbers import PHASES, PLAYER, TABLE, Numbers, ours, read_player, read_table
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.flow import Frame, settle
from fondaco.games.puerto_rico import GAME
from fondaco.games.puerto_rico.bank import CITY_FULL, NO_COLONISTS, NO_VP
from fondaco.games.puerto_rico.captain import LoadShip
from fondaco.games.puerto_rico.components import CITY_SPACES, ROLE
from fondaco.games.puerto_rico.craftsman import CraftsmanPrivilege
from fondaco.games.puerto_rico.mayor import PlacePeople, empty_circles
from fondaco.games.puerto_rico.packed import pack
from fondaco.games.puerto_rico.settler import TakeTile
from fondaco.games.puerto_rico.state import PuertoRico
from fondaco.games.puerto_rico.storage import StoreGoods

OPTIONS: Final[dict[str, Data]] = {
    "vp_chips_hidden": False,
    "wharf_pass_is_final": True,
    "hacienda_reshuffles_empty_pile": False,
    "vp_end_trigger": "any_phase",
    "hospice_from_ship": True,
    "city_geometry": "any_two_spaces",
    "automatic_bonuses": True,
    "forced_full_storage": True,
    "production_may_be_declined": False,
    "ship_take_may_be_declined": False,
}
"""The competition hides no VP chips; who passes has loaded for the last time; a hacienda draws while the pile lasts.
Nothing that everybody would accept is asked there, and a large building needs any two spaces."""
ROLE_OF: Final = {**{name: ROLE.items.index(name) for name in ROLES}, "store": ROLE.items.index("captain")}
"""The role whose phase it is."""


def rebuild(numbers: Numbers, mask: npt.NDArray[np.int8]) -> PuertoRico:
    """A state in which the same is asked; raises `Bad` if the numbers are none of the competition's."""
    seats, rest = divmod(len(numbers) - TABLE, PLAYER)
    if rest or seats not in GAME.seat_counts:
        raise Bad(f"an observation has {TABLE} numbers and {PLAYER} for each player, not {len(numbers)}")
    s: PuertoRico = GAME.new(seats, OPTIONS, 0)
    read_table(numbers, s)
    for seat in range(seats):
        s.players[seat] = read_player(numbers[TABLE + PLAYER * seat : TABLE + PLAYER * (seat + 1)])
    count_what_is_left(s)
    plan(s, numbers, mask)
    settle(s)
    # Bots draw their luck from the number of the question: another for each observation.
    s.asked = zlib.crc32(numbers.tobytes())
    return s


def count_what_is_left(s: PuertoRico) -> None:
    """The pile and the building tiles are what lies nowhere else."""
    for good in range(len(GOODS)):
        on_islands = sum(int(board.tiles[good]) for board in s.players)
        s.face_down[good] = max(0, s.rules.setup.plantations[good] - int(s.face_up[good]) - on_islands)
    for b in range(BUILDINGS):
        s.bank[b] = int(s.rules.bank[b]) - sum(1 for board in s.players if board.owns(b))
    full = any(board.city_filled() == CITY_SPACES for board in s.players)
    short = s.colonists == 0 and s.colonist_ship < max(int(s.seats), int(empty_circles(s)))
    met = {CITY_FULL: full, NO_VP: s.vp_pool <= 0, NO_COLONISTS: short}
    s.ending = sum(1 << int(condition) for condition in met if met[condition])


def plan(s: PuertoRico, numbers: Numbers, mask: npt.NDArray[np.int8]) -> None:
    """Put the rest of the year and of the phase on the stack."""
    seat, phase = int(numbers[36]), PHASES[int(numbers[26:36].argmax())]
    free = ours(numbers[59:67], THEIR_ROLE)
    taken = [role for role in range(int(s.rules.roles)) if not free[role]]
    role = ROLE_OF.get(phase, -1)
    order = [other for other in taken if other != role] + ([role] if role in taken else [])
    for pick, other in enumerate(order):
        s.role_owners[other] = (int(s.governor) + pick) % int(s.seats)
    s.stack.clear()
    s.plan(s.rules.years[s.governor].frames[len(taken) :])
    if role >= 0:
        chooser = int(s.role_owners[role])
        frames = s.rules.phases[role][chooser].frames
        s.plan(begun(frames, phase, seat, chooser, mask))


def begun(frames: list[Frame], phase: str, seat: int, chooser: int, mask: npt.NDArray[np.int8]) -> list[Frame]:
    """The frames of a phase from the one that asks this seat."""
    if phase == "craftsman":
        made = sum(int(pack(1, good)) for good in range(len(GOODS)) if mask[93 + THEIR_GOOD[good]])
        return [CraftsmanPrivilege(seat, made, 0)]
    if phase == "captain":
        wharves = 0 if mask[59:64].any() else 1 << seat
        return [LoadShip(seat, chooser, 0, wharves, seat != chooser), *frames[1:]]
    if phase == "mayor":
        return from_first(frames, PlacePeople, seat)
    if phase == "store":
        return from_first(frames, StoreGoods, seat)
    if phase == "settler" and not mask[DRAW]:
        return from_first(frames, TakeTile, seat)
    return from_first(frames, Frame, seat)


def from_first(frames: list[Frame], kind: type, seat: int) -> list[Frame]:
    """Those from the first of this kind for this seat."""
    for i, frame in enumerate(frames):
        if isinstance(frame, kind) and getattr(frame, "seat", -1) == seat:
            return frames[i:]
    raise Bad(f"seat {seat} is not asked in this phase")
