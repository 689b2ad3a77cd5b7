"""The observation of the competition: 74 numbers about the table, 73 about each player, and the way back to a state."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fondaco.adapters.competition.codes import BUILDINGS, GOODS, ROLES, THEIR_GOOD, THEIR_ROLE, THEIR_TILE, TILES
from fondaco.core.rows import row, total
from fondaco.games.puerto_rico.components import BUILDINGS as BUILDING_DATA
from fondaco.games.puerto_rico.components import CITY_SPACES, GOOD, HOUSE_SPACES, ISLAND_SPACES, KINDS
from fondaco.games.puerto_rico.state import Player, PuertoRico

TABLE: Final = 74
PLAYER: Final = 73
PHASES: Final = ["settler", "mayor", "builder", "craftsman", "trader", "captain", "store", "prospector", "role", "none"]
PHASE_OF: Final = {
    "ChooseRole": "role",
    **dict.fromkeys(["Hacienda", "TakeTile", "Hospice"], "settler"),
    **dict.fromkeys(["MayorPrivilege", "Placing"], "mayor"),
    **dict.fromkeys(["BuyBuilding", "University"], "builder"),
    "CraftsmanPrivilege": "craftsman",
    "SellBarrel": "trader",
    "LoadShip": "captain",
    **dict.fromkeys(["StoreKind", "KeepBarrel"], "store"),
}
"""By the question asked here."""
Numbers = npt.NDArray[np.float32]
TABLE_FIELDS: Final = {
    "cargo_ships_good_onehot": 18,
    "cargo_ships_load": 3,
    "cargo_ships_space": 3,
    "colonists_ship": 1,
    "colonists_supply": 1,
    "current_phase_onehot": 10,
    "current_player": 1,
    "face_up_plantation_counts": 6,
    "game_progress": 1,
    "goods_supply": 5,
    "governor_idx": 1,
    "quarry_stack": 1,
    "role_doubloons": 8,
    "roles_available": 8,
    "trading_house_count": 1,
    "trading_house_has_good": 5,
    "vp_chips": 1,
}
"""Names and sizes there, in the order of the numbers."""
PLAYER_FIELDS: Final = {
    "building_colonists": 23,
    "doubloons": 1,
    "empty_city_spaces": 1,
    "goods": 5,
    "has_building": 23,
    "island_empty_spaces": 1,
    "island_tile_count": 6,
    "island_tile_occupied": 6,
    "production_capacity": 5,
    "unplaced_colonists": 1,
    "vp_chips": 1,
}


def theirs(counts: Any, order: list[int], size: int) -> list[float]:
    """A row of ours in their order."""
    numbers = [0.0] * size
    for item, place in enumerate(order):
        numbers[place] = float(counts[item])
    return numbers


def ours(numbers: Numbers, order: list[int]) -> list[int]:
    """A row of theirs in our order."""
    return [int(numbers[place]) for place in order]


def observation(s: PuertoRico, seat: int) -> Numbers:
    """What the competition shows, with so and so to move. It hides no VP chips."""
    blocks = [table(s, seat), *[player(board) for board in s.players]]
    return np.array([number for block in blocks for number in block], np.float32)


def by_name(numbers: Numbers) -> dict[str, dict[str, Any]]:
    """The numbers of an observation under the names of the competition."""
    seats = (len(numbers) - TABLE) // PLAYER
    blocks = [numbers[TABLE + PLAYER * seat : TABLE + PLAYER * (seat + 1)] for seat in range(seats)]
    players = {f"player_{seat}": named(block, PLAYER_FIELDS) for seat, block in enumerate(blocks)}
    return {"global_state": named(numbers[:TABLE], TABLE_FIELDS), "players": players}


def named(numbers: Numbers, fields: dict[str, int]) -> dict[str, Numbers]:
    """Cut into fields."""
    parts = np.split(numbers, np.cumsum(list(fields.values()))[:-1])
    return dict(zip(fields, parts, strict=True))


def table(s: PuertoRico, seat: int) -> list[float]:
    """The numbers about the table, in the order of their names there."""
    cargo, loaded, room = [0.0] * 18, [0.0] * 3, [0.0] * 3
    for ship in range(int(s.rules.ships)):
        kind = len(GOODS) if s.cargo[ship] < 0 else THEIR_GOOD[s.cargo[ship]]
        cargo[ship * 6 + kind] = 1.0
        loaded[ship], room[ship] = float(s.loaded[ship]), float(s.rules.capacity[ship] - s.loaded[ship])
    phase = PHASE_OF[type(s.stack[-1]).__name__] if s.stack else "none"
    in_game = range(int(s.rules.roles))
    free = [1 if role in in_game and s.role_owners[role] < 0 else 0 for role in range(len(ROLES))]
    house = theirs(s.house, THEIR_GOOD, len(GOODS))
    return [
        *[*cargo, *loaded, *room, float(s.colonist_ship), float(s.colonists)],
        *[float(name == phase) for name in PHASES],
        *[float(seat), *theirs([*s.face_up, 0], THEIR_TILE, len(TILES)), progress(s)],
        *[*theirs(s.goods, THEIR_GOOD, len(GOODS)), float(s.governor), float(s.quarries)],
        *[*theirs(s.role_doubloons, THEIR_ROLE, len(ROLES)), *theirs(free, THEIR_ROLE, len(ROLES))],
        *[sum(house), *[float(barrels > 0) for barrels in house], float(s.vp_pool - s.written)],
    ]


def progress(s: PuertoRico) -> float:
    """How near the nearest end of the game is, from 0 to 1: VP chips, buildings in a city, colonists."""
    setup = s.rules.setup
    city = max(sum(1 for b in range(BUILDINGS) if board.owns(b)) for board in s.players)
    chips = (setup.vp_pool - int(s.vp_pool)) / setup.vp_pool
    colonists = (setup.colonists - int(s.colonists)) / setup.colonists
    return min(1.0, max(chips, city / int(CITY_SPACES), colonists))


def player(board: Player) -> list[float]:
    """The numbers about a player, in the order of their names there."""
    return [
        *[float(board.staff[b]) for b in range(BUILDINGS)],
        *[float(board.doubloons), float(CITY_SPACES - board.city_filled())],
        *theirs(board.goods, THEIR_GOOD, len(GOODS)),
        *[float(board.owns(b)) for b in range(BUILDINGS)],
        float(ISLAND_SPACES - board.island_filled()),
        *theirs(board.tiles, THEIR_TILE, len(TILES)),
        *theirs(board.manned, THEIR_TILE, len(TILES)),
        *theirs(capacity(board), THEIR_GOOD, len(GOODS)),
        *[float(board.colonists), float(board.vp)],
    ]


def capacity(board: Player) -> list[int]:
    """How many barrels of each good the occupied plantations and buildings could produce."""
    able = [0] * len(GOOD)
    for b in range(BUILDINGS):
        if BUILDING_DATA[b].production:
            able[BUILDING_DATA[b].good] += int(board.staff[b])
    return [
        int(board.manned[good]) if name == "corn" else min(int(board.manned[good]), able[good])
        for good, name in enumerate(GOOD.items)
    ]


# --- the way back -----------------------------------------------------------------------------------------------------


def read_table(numbers: Numbers, s: PuertoRico) -> None:
    """Write the numbers about the table into a new game."""
    for ship in range(int(s.rules.ships)):
        kinds = numbers[ship * 6 : ship * 6 + len(GOODS)]
        s.cargo[ship] = THEIR_GOOD.index(int(kinds.argmax())) if kinds.any() else -1
        s.loaded[ship] = int(numbers[18 + ship])
    s.colonist_ship, s.colonists = int(numbers[24]), int(numbers[25])
    face_up = ours(numbers[37:43], THEIR_TILE)
    barrels, doubloons = ours(numbers[44:49], THEIR_GOOD), ours(numbers[51:59], THEIR_ROLE)
    for good in range(len(GOODS)):
        s.face_up[good], s.goods[good] = face_up[good], barrels[good]
        s.house[good] = int(numbers[68 + THEIR_GOOD[good]])
    # With an office a kind can lie there twice; the observation tells only that more barrels lie there than kinds.
    fullest = max(range(len(GOODS)), key=lambda good: int(s.house[good]))
    s.house[fullest] += min(int(numbers[67]), int(HOUSE_SPACES)) - int(total(s.house))
    for role in range(len(ROLES)):
        s.role_doubloons[role] = doubloons[role]
    s.governor, s.quarries, chips = int(numbers[49]), int(numbers[50]), int(numbers[73])
    s.vp_pool, s.written = max(0, chips), max(0, -chips)


def read_player(numbers: Numbers) -> Player:
    """A player board from its numbers."""
    rest = [0] * (int(KINDS) - BUILDINGS)
    owned = sum(1 << b for b in range(BUILDINGS) if numbers[30 + b])
    nothing = row([0] * len(GOODS))
    return Player(
        doubloons=int(numbers[23]),
        vp=int(numbers[72]),
        goods=row(ours(numbers[25:30], THEIR_GOOD)),
        colonists=int(numbers[71]),
        tiles=row(ours(numbers[54:60], THEIR_TILE)),
        manned=row(ours(numbers[60:66], THEIR_TILE)),
        buildings=owned,
        staff=row([int(number) for number in numbers[:BUILDINGS]] + rest),
        woods=0,
        forests=nothing[:],
        dark_forests=nothing[:],
        nobles=0,
        noble_tiles=row([0] * len(TILES)),
        noble_staff=row([0] * int(KINDS)),
    )
