"""Memory: what has lived for a while is set aside; circles are found all the same."""

import asyncio
import gc
import weakref

from fondaco.server.memory import tidied, tidy


class Circle:
    """It refers to itself."""

    def __init__(self) -> None:
        self.itself = self


async def until_gone(seen: "weakref.ref[Circle]") -> None:
    """Wait, without asking the collector for anything."""
    while seen() is not None:
        await asyncio.sleep(0)


def test_a_circle_that_was_set_aside_is_found_by_a_later_sweep() -> None:
    async def scene() -> None:
        circle = Circle()
        seen = weakref.ref(circle)
        task = asyncio.create_task(tidy(pause=0, rounds=2))
        await asyncio.sleep(0)
        assert gc.get_freeze_count() > 0
        del circle
        async with asyncio.timeout(30):
            await until_gone(seen)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(scene())
    assert gc.get_freeze_count() == 0


def test_nothing_stays_aside_when_the_server_has_ended() -> None:
    async def scene() -> int:
        async with tidied():
            await asyncio.sleep(0)
            return gc.get_freeze_count()

    assert asyncio.run(scene()) > 0
    assert gc.get_freeze_count() == 0
