"""Games stored under older rules, as they would be stored today. What makes no sense is left to the checks."""

from fondaco.core.domains import Data
from fondaco.games.puerto_rico.components import BUILDING, BUILDINGS, GOOD, PLACE, TILE


def from_rules_1(state: Data) -> Data:
    """Before sets were named in any order, and points beyond the pool were counted apart.

    The options keep their values: defaults that have changed since are those of new games.
    """
    if not isinstance(state, dict) or type(state.get("vp_pool")) is not int:
        return state
    pool, stack, players = state["vp_pool"], state.get("stack"), state.get("players")
    if isinstance(stack, list) and isinstance(players, list):
        stack = [_frame(frame, players) if isinstance(frame, dict) else frame for frame in stack]
    return {**state, "stack": stack, "vp_pool": max(0, pool), "written": max(0, -pool)}


def _frame(frame: dict[str, Data], players: list[Data]) -> Data:
    seat = frame.get("seat")
    player = players[seat] if type(seat) is int and 0 <= seat < len(players) else None
    if not isinstance(player, dict):
        return frame
    match frame:
        case {"frame": "Placing", "place": str(place)} if place in PLACE.items:
            free = {name: circles for name, circles in _free(player).items() if _behind(name, place)}
            return {"frame": "Placing", "seat": seat, "unnamed": list(free), "circles": sum(free.values())}
        case {"frame": "PlacingNoble"}:
            return {"frame": "PlacingNoble", "seat": seat}
        case {"frame": "CraftsmanPrivilege", "kinds": list(kinds)}:
            return _privilege(seat, {str(good): 1 for good in kinds}, {})
        case {"frame": "CraftsmanBarrel", "made": dict(made), "first": int(first), "second": bool(second)}:
            # What a barrel of the privilege brought, if it counts as produced, has been paid for the first by now.
            taken = {GOOD.items[first]: 1} if second and 0 <= first < len(GOOD) else {}
            return _privilege(seat, made, taken)
        case {"frame": "StoreMore"}:
            return {"frame": "StoreGoods", "seat": seat}
        case {"frame": "StoreKind" | "StoreSome", "stored": list(stored)}:
            return {**frame, "frame": "StoreKind", "stored": _held(player, stored)}
        case {"frame": "KeepBarrel", "stored": list(stored)}:
            return {**frame, "stored": _held(player, stored), "left": 1, "kept": {}}
        case {"frame": "KeepSome", "stored": list(stored)}:
            return {**frame, "frame": "KeepBarrel", "stored": _held(player, stored)}
        case {"frame": "SmallWharf", "good": str(good)} if good in GOOD.items:
            kept = {name: value for name, value in frame.items() if name != "good"}
            return {**kept, "undecided": _held(player, GOOD.items[GOOD.items.index(good) :])}
    return frame


def _privilege(seat: Data, made: Data, taken: Data) -> Data:
    return {"frame": "CraftsmanPrivilege", "seat": seat, "made": made, "taken": taken}


def _held(player: Data, goods: list[Data]) -> list[Data]:
    """Those of these kinds of which the player has barrels, in order."""
    barrels = player.get("goods")
    return [good for good in GOOD.items if good in goods and isinstance(barrels, dict) and barrels.get(good)]


def _behind(name: str, place: str) -> bool:
    """Whether a place comes at this one or after it."""
    return PLACE.items.index(name) >= PLACE.items.index(place)


def _free(player: Data) -> dict[str, int]:
    """The places of a player that have empty circles, and how many."""
    circles = {name: building.circles for name, building in zip(BUILDING.items, BUILDINGS, strict=True)}
    built = player.get("buildings")
    room = {
        **{name: _count(player, "tiles", name) - _count(player, "manned", name) for name in TILE.items},
        **{name: circles[name] - _count(player, "staff", name) for name in BUILDING.items if name in (built or [])},
    }
    return {name: int(room[name]) for name in PLACE.items if room.get(name, 0) > 0}


def _count(player: Data, field: str, name: str) -> int:
    counts = player.get(field)
    count = counts.get(name, 0) if isinstance(counts, dict) else 0
    return count if type(count) is int else 0
