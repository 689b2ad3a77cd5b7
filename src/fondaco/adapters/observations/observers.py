"""The one list of observers: for each game that learners can play, what writes an observation; and the layouts made."""

from collections.abc import Callable
from typing import Any, Final

from fondaco.adapters.observations import calimala, citadels, genoa, marco_polo, puerto_rico
from fondaco.adapters.observations.layout import Layout
from fondaco.adapters.observations.sheet import Sheet
from fondaco.core.actions import Action
from fondaco.core.errors import Bad
from fondaco.core.game import Game

OBSERVERS: Final[dict[str, Callable[[Any, Sheet], None]]] = {
    "genoa": genoa.observe,
    "marco_polo": marco_polo.observe,
    "citadels": citadels.observe,
    "puerto_rico": puerto_rico.observe,
    "calimala": calimala.observe,
}


def observer(game: Game) -> Callable[[Any, Sheet], None]:
    """What writes the observations of a game."""
    if game.name not in OBSERVERS:
        raise Bad(
            f"{game.name} has no observations as numbers (docs/adding-a-game.md); there are {', '.join(OBSERVERS)}"
        )
    return OBSERVERS[game.name]


def layout(game: Game, seats: int) -> Layout:
    """What each number of an observation means. It depends on the game and the number of seats, never on options."""
    notes = Layout(seats)
    observer(game)(game.new(seats, None, 0), notes)
    return notes


def mark(choices: list[Action], mask: "memoryview[int]") -> None:
    """Write a 1 at the code of each choice, into a row of zeros."""
    for action in choices:
        mask[action.code] = 1
