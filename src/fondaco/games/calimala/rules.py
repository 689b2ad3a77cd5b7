"""The rules of one table: its set-up and its options. Immutable, shared by all copies of a state."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import Data
from fondaco.core.game import Option
from fondaco.games.calimala.checks import BOX
from fondaco.games.calimala.components import ACTION, POSITION, Box, Setup

OPTIONS: Final = [
    Option("layout", "CA-3.04", ["random", "first_game"]),
    Option("starting_player", "CA-3.02", ["random", "first_seat"]),
]


class Rules:
    """A number of players, the options and the box they play from."""

    def __init__(self, seats: int, options: dict[str, Data], box: Box) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.box: Final = box
        self.setup: Final[Setup] = box.setups[seats]
        self.first_game: Final[bool] = options["layout"] == "first_game"
        self.first_seat_starts: Final[bool] = options["starting_player"] == "first_seat"
        self.tiles: Final = [action for action in range(len(ACTION)) if action != box.centre]
        """CA-2.06: the actions on the eight tiles."""
        self.centre: Final[i64] = POSITION.index("c")


_KNOWN: Final[dict[str, Rules]] = {}


def rules_for(seats: int, options: dict[str, Data]) -> Rules:
    """The one `Rules` of these options."""
    key = f"{seats} {sorted(options.items())}"
    if key not in _KNOWN:
        _KNOWN[key] = Rules(seats, options, BOX)
    return _KNOWN[key]
