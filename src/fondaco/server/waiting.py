"""Waiting: what a server needs may come up after it does. It is waited for, and the log says both ends of the wait."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import structlog

from fondaco.core.errors import Bad

T = TypeVar("T")
LOG: Final = structlog.get_logger("fondaco.waiting")
FIRST_PAUSE: Final = 0.25
LONGEST_PAUSE: Final = 5.0
"""Seconds between two attempts; doubled each time, up to the longest."""


class Away(Bad):
    """Nobody answers there yet. Whatever else is wrong (a password, an address) does not mend itself by waiting."""


async def patiently(attempt: Callable[[], Awaitable[T]], patience: float) -> T:
    """What the attempt returns, made again for so many seconds while something is away; raises `Bad`."""
    began, pause, missing = time.monotonic(), FIRST_PAUSE, ""
    while True:
        try:
            result = await attempt()
        except Away as away:
            waited = time.monotonic() - began
            if waited >= patience:
                raise
            if away.where != missing:
                missing = away.where
                LOG.warning("waiting", missing=away.where, reason=away.reason, seconds=round(patience - waited))
            await asyncio.sleep(min(pause, patience - waited))
            pause = min(2 * pause, LONGEST_PAUSE)
        else:
            if missing:
                LOG.warning("waited", seconds=round(time.monotonic() - began, 1))
            return result
