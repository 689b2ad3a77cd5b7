"""Clock: how long a seat has thought, and until when it may. No timer runs here: moments come in, moments go out."""

from typing import Final

from fondaco.server.messages import Clock

GRACE: Final = 30.0
"""Seconds by which a time may be out before it means that the server was down: then it begins anew."""
REMEMBERED: Final = 64


class Watch:
    """The time of one seat."""

    def __init__(self, clock: Clock, reserve: float | None = None, since: float | None = None) -> None:
        self.clock: Final = clock
        self.reserve = float(clock.game) if reserve is None else reserve
        """Seconds left for the whole game."""
        self.since = since
        """Since when the seat is awaited."""
        self._before: Final[list[tuple[float, float]]] = []
        """What it showed before its latest moves, for an undo. (Not stored: after a restart time begins anew.)"""

    def deadline(self) -> float | None:
        """The moment at which the time is out, while it runs."""
        if self.since is None or not ticks(self.clock):
            return None
        return self.since + self.clock.move + self.reserve

    def begin(self, now: float) -> None:
        """The seat is awaited from now on, if it was not before."""
        if self.since is None:
            self.since = now

    def end(self, now: float) -> None:
        """The seat has decided."""
        if self.since is None:
            return
        self._before.append((self.since, self.reserve))
        del self._before[:-REMEMBERED]
        overtime = max(0.0, now - self.since - self.clock.move)
        if self.clock.game:
            self.reserve = max(0.0, self.reserve - overtime) + self.clock.increment
        self.since = None

    def pause(self) -> None:
        """The seat is no longer its player's to move; its time stays as it is."""
        self.since = None

    def back(self) -> None:
        """Its last decision was taken back: thinking goes on, as if it had never stopped."""
        if self._before:
            self.since, self.reserve = self._before.pop()

    def forgive(self, now: float) -> None:
        """If time ran out while no server kept it, begin anew."""
        deadline = self.deadline()
        if deadline is not None and deadline + GRACE < now:
            self.since = now


def ticks(clock: Clock) -> bool:
    """Whether time is kept at all."""
    return bool(clock.move or clock.game)
