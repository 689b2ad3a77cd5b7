"""The rules of one table: its numbers and its switches. Immutable, shared by all copies of a state."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.game import Option
from fondaco.games.genoa.components import MOST_PLAYERS, NEGOTIATION, ROUNDS

RANDOM: Final = "random"
EACH: Final = "each"


def _first(default: Data, others: list[Data]) -> list[Data]:
    return [default, *[value for value in others if value != default]]


OPTIONS: Final = [
    Option("driver", "GE-9.15", ["sequential", "live"]),
    Option("offers", "GE-9.26", ["open", "menu"]),
    Option("first_player", "GE-3.07", [RANDOM, *range(int(MOST_PLAYERS))]),
    Option("ducats_hidden", "GE-3.09", _first(NEGOTIATION["ducats_hidden"], [EACH, True, False])),
    Option("automatic_messages", "GE-11.34", [True, False]),
    Option("bid_rounds", "GE-9.15", _first(NEGOTIATION["sequential_bid_rounds"], [1, 2, 3])),
    Option("counters", "GE-9.16", _first(NEGOTIATION["sequential_counters_per_window"], [0, 1, 2, 3])),
    Option(
        "response_seconds",
        "GE-9.31",
        _first(
            NEGOTIATION["live_response_seconds"],
            [30, 120, 300, 3600 * NEGOTIATION["correspondence_response_hours"]],
        ),
    ),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver:
    """GE-9: who may speak when. The legality of what is said is the same under every driver."""

    def open(self, s: Any, here: bool) -> None:
        """Open a window: for the building the tower stands on, or for the next move."""
        raise NotImplementedError


class Rules:
    """GE-9, D15: what the host decides before the game."""

    def __init__(self, seats: int, options: dict[str, Data], driver: Driver) -> None:
        self.seats: Final[i64] = seats
        self.options: Final = options
        self.driver: Final = driver
        self.rounds: Final[i64] = ROUNDS[seats]
        self.two: Final = seats == 2
        first = options["first_player"]
        self.first_player: Final[i64] = -1 if first == RANDOM else first
        """-1: at random."""
        self.live: Final[bool] = options["driver"] == "live"
        self.open_offers: Final[bool] = options["offers"] == "open"
        self.each_hides: Final[bool] = options["ducats_hidden"] == EACH
        """GE-3.09: whether every player decides about their own ducats."""
        self.ducats_open: Final[bool] = options["ducats_hidden"] is False
        self.automatic_messages: Final[bool] = options["automatic_messages"]
        self.bid_rounds: Final[i64] = options["bid_rounds"]
        self.counters: Final[i64] = options["counters"]
        self.response_seconds: Final[int] = options["response_seconds"]
        """GE-9.31: for the server; the engine has no clock."""
        if self.first_player >= seats:
            raise Bad(f"there is no seat {first} at a table of {seats}", "options.first_player")
