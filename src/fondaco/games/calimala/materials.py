"""CA-7.06 to 7.09: Wood, Brick, Marble; and the cubes on a player board."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.objections import Reason, Why
from fondaco.core.rows import Row
from fondaco.games.calimala.components import MATERIAL, MATERIALS, WAREHOUSE
from fondaco.games.calimala.state import Calimala, Player

WAREHOUSE_FULL: Final = Reason("CA-7.09", "warehouse-full", [MATERIAL, "cubes"])
NO_CUBE_LEFT: Final = Reason("CA-7.05", "no-cube-left", [])
TOO_LITTLE: Final = Reason("CA-7.10", "too-little-material", [MATERIAL, "needed", "have"])


def may_gather(s: Calimala, seat: i64, material: i64, why: Why) -> bool:
    """CA-7.09: unless the warehouse is full; CA-7.05: or all cubes are out."""
    player = s.players[seat]
    if player.stored[material] >= WAREHOUSE:
        return why.no(WAREHOUSE_FULL, material, WAREHOUSE)
    return player.supply > 0 or why.no(NO_CUBE_LEFT)


def gather(s: Calimala, seat: i64, material: i64) -> None:
    """CA-7.06 to 7.08: one cube from the supply into the warehouse."""
    player = s.players[seat]
    player.supply -= 1
    player.stored[material] += 1


def may_pay(player: Player, cost: Row, why: Why) -> bool:
    """Whether the warehouses hold all of it."""
    for material in range(MATERIALS):
        if player.stored[material] < cost[material]:
            return why.no(TOO_LITTLE, material, cost[material], player.stored[material])
    return True


def pay(player: Player, cost: Row) -> None:
    """CA-7.03: back into the supply."""
    for material in range(MATERIALS):
        player.stored[material] -= cost[material]
        player.supply += cost[material]
