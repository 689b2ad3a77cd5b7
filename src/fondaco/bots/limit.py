"""Limit: how long a bot may think."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from mypy_extensions import i64

UNBOUNDED: Final = 1e18


class Limit:
    """So many iterations, so many seconds, or until somebody says stop: whatever comes first; 0 means no such bound.

    Bounded by iterations alone, a search is reproducible by its seed.
    """

    def __init__(self, iterations: int = 0, seconds: float = 0.0, stop: Callable[[], bool] | None = None) -> None:
        if iterations <= 0 and seconds <= 0.0 and stop is None:
            raise ValueError("a limit wants iterations, seconds or somebody who stops it")
        self.iterations: Final[i64] = iterations
        self.seconds: Final = seconds
        self.stop: Final = stop

    def deadline(self) -> float:
        """When time is up for whoever begins now."""
        return perf_counter() + self.seconds if self.seconds > 0.0 else UNBOUNDED

    def left(self, done: i64, deadline: float) -> float:
        """How many more iterations there will be after so many; by the clock a guess from the pace so far."""
        left = float(self.iterations - done) if self.iterations > 0 else UNBOUNDED
        if self.seconds > 0.0:
            rest = deadline - perf_counter()
            left = min(left, float(done) * rest / (self.seconds - rest))
        return left

    def reached(self, done: i64, deadline: float) -> bool:
        """Whether that many iterations, or this moment, are enough."""
        if self.iterations > 0 and done >= self.iterations:
            return True
        if self.seconds > 0.0 and perf_counter() >= deadline:
            return True
        return self.stop is not None and self.stop()
