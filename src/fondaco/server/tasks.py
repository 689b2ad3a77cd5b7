"""Tasks that run until they are ended."""

import asyncio
from typing import Any, Final

AGAIN: Final = 1.0
"""Seconds after which a task that has not ended is told once more."""


async def end(*tasks: asyncio.Task[Any]) -> None:
    """Cancel these until they are done.

    Once may not be enough: in Python 3.11 `asyncio.wait_for`, by which the Redis client sends, drops a cancellation
    that arrives in the moment in which what it waits for is done.
    """
    running = {task for task in tasks if not task.done()}
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=AGAIN)
