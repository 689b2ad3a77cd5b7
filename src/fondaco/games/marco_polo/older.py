"""Games stored under older rules, as they would be stored today. What makes no sense is left to the checks."""

from fondaco.core.domains import Data
from fondaco.games.marco_polo.atlas import LOCATION
from fondaco.games.marco_polo.catalogue import DEAL


def from_rules_1(state: Data) -> Data:
    """Before sets were named in any order, and before a player out of dice had passed for the round.

    Such a game is played to its end as it was begun: with the options it has, and without those that came later.
    """
    if not isinstance(state, dict) or not isinstance(state.get("rules"), dict):
        return state
    stack = state.get("stack")
    if isinstance(stack, list):
        stack = [_frame(frame) if isinstance(frame, dict) else frame for frame in stack]
    rules = {**state["rules"], "main_action_is_mandatory": False, "die_after_the_last_brings_turns": True}
    return {**state, "stack": stack, "rules": rules, "out": 0}


def _frame(frame: dict[str, Data]) -> Data:
    match frame:
        case {"frame": "PlaceDice", "seat": seat, "spot": "money_bag"}:
            return {"frame": "BagDie", "seat": seat, "acted": True, "posts": []}
        case {"frame": "Walk" | "SpendPair"}:
            return {name: value for name, value in frame.items() if name != "pair"}
        case {"frame": "ChooseGood", "least": least}:
            kept = {name: value for name, value in frame.items() if name != "least"}
            return {**kept, "named": [] if least == "pepper" else [least]}
        case {"frame": "OwnBonus", "price": 0, "used": list(used)}:
            # The cities before the one that was named had been passed over, not used.
            known = [city for city in LOCATION.items if city in used]
            return {**frame, "used": known[-1:]}
        case {"frame": "Repeat" | "EitherWay", "card": str(card), "way": way}:
            kept = {name: value for name, value in frame.items() if name != "way"}
            deal = f"{card}_{way}"
            return {**kept, "deal": deal if deal in DEAL.items else None}
    return frame
