"""The rules of one table: its set-up and its switches. Immutable, shared by all copies of a state."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import Data
from fondaco.core.flow import Frame
from fondaco.core.game import Option
from fondaco.core.rows import Row, row
from fondaco.games.puerto_rico.components import BUILDINGS, PROSPECTOR, SETUPS, Setup

OPTIONS: Final = [
    Option("hospice_from_ship", "PR-16.11", [True, False]),
    Option("hacienda_reshuffles_empty_pile", "PR-16.05", [True, False]),
    Option("city_geometry", "PR-8.08", ["any_two_spaces", "grid_4x3"]),
    Option("wharf_pass_is_final", "PR-11.14", [False, True]),
    Option("vp_chips_hidden", "PR-24.02", [True, False]),
]


class Rules:
    """PR-23: one playable set, with the switches of the rulings."""

    def __init__(self, seats: int, options: dict[str, Data]) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.setup: Final[Setup] = SETUPS[seats]
        self.hospice_from_ship: Final[bool] = options["hospice_from_ship"]
        self.hacienda_reshuffles: Final[bool] = options["hacienda_reshuffles_empty_pile"]
        self.city_is_grid: Final[bool] = options["city_geometry"] == "grid_4x3"
        self.wharf_pass_is_final: Final[bool] = options["wharf_pass_is_final"]
        self.vp_chips_hidden: Final[bool] = options["vp_chips_hidden"]
        self.bank: Final[Row] = row(
            [building.in_play(seats) if building.set == "base" else 0 for building in BUILDINGS]
        )
        """The building tiles in the game (PR-2.12)."""
        self.kinds: Final[Row] = row([b for b, tiles in enumerate(self.bank) if tiles > 0])
        self.roles: Final[i64] = PROSPECTOR + self.setup.prospectors
        """How many role cards are in the game: the prospectors come last."""
        self.ships: Final[i64] = len(self.setup.ships)
        self.capacity: Final[Row] = row(self.setup.ships)
        self.face_up: Final[i64] = self.setup.face_up
        self.clockwise: Final = [[(first + i) % seats for i in range(seats)] for first in range(seats)]
        """The order of play from each seat on."""
        self.years: list[list[Frame]] = []
        """The plan of the year for each governor, made in `plans.py`."""
        self.phases: list[list[list[Frame]]] = []
        """The plan of each role's phase for each chooser, made in `plans.py`."""
