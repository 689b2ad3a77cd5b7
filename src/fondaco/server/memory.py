"""Memory: how often the garbage collector may look at everything.

A full collection looks at every object there is: with 400 live tables that takes 0.4 s, in which nobody is answered.
Hardly anything needs it, as what is no longer used is freed at once unless it is part of a circle. So whatever has
lived for a while is set aside, and circles among it are looked for now and then.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fondaco.server.tasks import end

ROUND: Final = 20.0
"""Seconds between two times at which what lives is set aside."""
ROUNDS: Final = 30
"""After so many of them comes a full collection."""


async def tidy(pause: float = ROUND, rounds: int = ROUNDS) -> None:
    """Go on until cancelled; then everything is the collector's again."""
    try:
        while True:
            gc.unfreeze()
            gc.collect()
            for _ in range(rounds):
                gc.freeze()
                await asyncio.sleep(pause)
    finally:
        gc.unfreeze()


@asynccontextmanager
async def tidied() -> AsyncIterator[None]:
    """Look after the memory meanwhile."""
    task = asyncio.create_task(tidy(), name="memory")
    try:
        yield
    finally:
        await end(task)
