"""Games stored under older rules, as they would be stored today. What makes no sense is left for the checks."""

from typing import Final

from fondaco.core.domains import Data
from fondaco.games.genoa.components import BUILDING

GONE: Final = "move_only_offers_to_buildings"
"""Rules 1 had a switch with one value."""


def from_rules_1(state: Data) -> Data:
    """Before sets in any order, a budget of talk for each player, and ducats that a player may show."""
    if not isinstance(state, dict) or not isinstance(state.get("rules"), dict):
        return state
    rules = {name: value for name, value in state["rules"].items() if name != GONE}
    players, stack = state.get("players"), state.get("stack")
    if isinstance(stack, list):
        stack = [_frame(frame) if isinstance(frame, dict) else frame for frame in stack]
    seats = len(players) if isinstance(players, list) else 0
    shown = (1 << seats) - 1 if rules.get("ducats_hidden") is False else 0
    return {**state, "rules": rules, "stack": stack, "shown": shown, "turned": 0}


def _frame(frame: dict[str, Data]) -> dict[str, Data]:
    kind = frame.get("frame")
    if kind == "Talk":
        return {**frame, "messages": 0}  # everybody begins their own count
    if kind not in ("Join", "MarkBuildings"):
        return frame
    kept = {name: value for name, value in frame.items() if name != "last"}
    last = frame.get("last")
    if kind == "MarkBuildings":
        kept["changed"] = [BUILDING.items[last]] if type(last) is int and 0 <= last < len(BUILDING) else []
    return kept
