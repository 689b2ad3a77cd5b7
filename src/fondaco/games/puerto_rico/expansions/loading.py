"""How far the loading of a captain phase has come, kept in one number, as frames carry numbers only."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.codec import MASK_OF_SEATS, Flag, Int, Seat
from fondaco.core.domains import MOST_SEATS, Data
from fondaco.core.errors import Bad
from fondaco.core.masks import ONE

_CAPTAIN: Final[i64] = 0
_IDLE: Final[i64] = 4
_TURNS: Final[i64] = 8
_REWARDED: Final[i64] = 12
WHARVES: Final[i64] = 16
"""Who has used his wharf."""
SMALL_WHARVES: Final[i64] = 24
"""Who has used his small wharf."""
SUPPLIERS: Final[i64] = 32
"""Whose royal supplier is over: he has used it, or has shipped (PR-20.13)."""
_DIGIT: Final[i64] = 15
_SEATS: Final[i64] = 255


def begin_loading(captain: i64) -> i64:
    """Nothing has happened yet."""
    return captain


def captain_of(loading: i64) -> i64:
    """Who is the captain."""
    return loading & _DIGIT


def idle_of(loading: i64) -> i64:
    """How many turns in a row have passed without a shipment (PR-11.14)."""
    return loading >> _IDLE & _DIGIT


def turns_of(loading: i64) -> i64:
    """How many first turns there were: all players have had theirs when there were as many as players."""
    return loading >> _TURNS & _DIGIT


def rewarded(loading: i64) -> bool:
    """Whether the captain has had his privilege."""
    return loading >> _REWARDED & 1 == 1


def seats_of(loading: i64, what: i64) -> i64:
    """One of the masks of players."""
    return loading >> what & _SEATS


def with_idle(loading: i64, idle: i64) -> i64:
    """So many turns without a shipment now."""
    return loading & ~(_DIGIT << _IDLE) | idle << _IDLE


def with_turn(loading: i64) -> i64:
    """One more first turn."""
    return loading + (ONE << _TURNS)


def with_reward(loading: i64) -> i64:
    """The captain has his privilege now."""
    return loading | ONE << _REWARDED


def with_seat(loading: i64, what: i64, seat: i64) -> i64:
    """A player is one of them now."""
    return loading | ONE << (what + seat)


class Loading(Int):
    """`{"captain": 0, "idle": 1, ...}`."""

    def __init__(self) -> None:
        super().__init__(0, 2**40 - 1)

    def write(self, value: Data) -> Data:
        return {
            "captain": captain_of(value),
            "idle": idle_of(value),
            "turns": turns_of(value),
            "rewarded": rewarded(value),
            "wharves": seats_of(value, WHARVES),
            "small_wharves": seats_of(value, SMALL_WHARVES),
            "suppliers": seats_of(value, SUPPLIERS),
        }

    def read(self, data: Data, where: str) -> Data:
        if not isinstance(data, dict) or set(data) != set(self.write(0)):
            raise Bad(f"the fields {list(self.write(0))} are wanted", where)
        masks = [MASK_OF_SEATS.read(data[name], where) for name in ("wharves", "small_wharves", "suppliers")]
        loading: int = Seat().read(data["captain"], where)
        loading |= Int(0, MOST_SEATS).read(data["idle"], where) << 4
        loading |= Int(0, MOST_SEATS).read(data["turns"], where) << 8
        loading |= Flag().read(data["rewarded"], where) << 12
        return loading | masks[0] << 16 | masks[1] << 24 | masks[2] << 32
