"""Outage: Redis is away. That is said once, however many stumble over it, then now and then until it is back."""

import time
from collections.abc import Callable
from typing import Final

import structlog

LOG: Final = structlog.get_logger("fondaco.redis")
EVERY: Final = 30.0
"""Seconds between two counts."""


class Outage:
    """What this server knows of it, from everybody who speaks to Redis."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now: Final = now
        self._since: float | None = None
        self._said = 0.0
        self._failures = 0

    def failed(self, error: Exception) -> None:
        """Somebody could not reach Redis, or was not answered."""
        now = self._now()
        self._failures += 1
        if self._since is None:
            self._since = self._said = now
            LOG.error("Redis is away", error=repr(error))
        elif now - self._said >= EVERY:
            self._said = now
            LOG.error("Redis is still away", seconds=round(now - self._since), failures=self._failures)

    def over(self) -> None:
        """Redis was heard."""
        if self._since is not None:
            LOG.warning("Redis is back", seconds=round(self._now() - self._since, 1), failures=self._failures)
            self._since, self._failures = None, 0
