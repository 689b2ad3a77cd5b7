"""Leases in Redis: a key for each table, with the name of its holder and a time to live, renewed while it lives.

They keep servers out of each other's way; that one who is late can do no harm is the database's doing (`stored.take`).
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from fondaco.server.cluster.line import PREFIX
from fondaco.server.cluster.outage import Outage
from fondaco.server.leases import Leases
from fondaco.server.refusals import No
from fondaco.server.tasks import end

LOG: Final = structlog.get_logger("fondaco.leases")
AT_ONCE: Final = 1000
"""Leases renewed by one command: Redis does nothing else meanwhile."""
ROUNDS: Final = 3
"""How often a lease is renewed before it would run out."""

TAKE: Final = """
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return holder end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return ARGV[1]
"""
RENEW: Final = """
local kept = {}
for i, key in ipairs(KEYS) do
  if redis.call('GET', key) == ARGV[1] then kept[i] = redis.call('PEXPIRE', key, ARGV[2]) else kept[i] = 0 end
end
return kept
"""
RELEASE: Final = """
for _, key in ipairs(KEYS) do if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end end
return 0
"""


def key_of(table_id: str) -> str:
    """Under which the lease of a table is kept."""
    return f"{PREFIX}table:{table_id}"


class RedisLeases(Leases):
    """What this server holds, and until when it may be sure of it."""

    shared = True

    def __init__(self, redis: Redis, name: str, seconds: float, outage: Outage) -> None:
        self.name = name
        self._redis: Final = redis
        self._outage: Final = outage
        self._seconds: Final = seconds
        self._take: Final[Any] = redis.register_script(TAKE)  # Any: the library's scripts have loose types
        self._renew: Final[Any] = redis.register_script(RENEW)
        self._release: Final[Any] = redis.register_script(RELEASE)
        self._until: Final[dict[str, float]] = {}
        """By the monotonic clock: counted from before Redis was asked, so it is out here no later than there."""
        self._lost: Callable[[str], None] = lambda table_id: None
        self._renewing: asyncio.Task[None] | None = None

    async def open(self, lost: Callable[[str], None]) -> None:
        self._lost = lost
        self._renewing = asyncio.create_task(self._renew_forever(), name="leases")

    async def close(self) -> None:
        if self._renewing is not None:
            await end(self._renewing)
        held = list(self._until)
        self._until.clear()
        await self._give_back(held)

    async def check(self) -> None:
        try:
            await self._redis.get(PREFIX)
        except (RedisError, OSError) as error:
            raise No("not-stored") from error

    async def take(self, table_id: str) -> str:
        asked = time.monotonic()
        try:
            holder: bytes = await self._take(keys=[key_of(table_id)], args=[self.name, self._milliseconds()])
        except (RedisError, OSError) as error:
            self._outage.failed(error)
            raise No("not-stored") from error
        if holder.decode() == self.name:
            self._until[table_id] = asked + self._seconds
        return holder.decode()

    def holds(self, table_id: str) -> bool:
        return self._until.get(table_id, 0.0) > time.monotonic()

    async def holders(self, table_ids: Iterable[str]) -> dict[str, str]:
        ids = list(table_ids)
        try:
            # Any: bytes or None
            found: Any = await self._redis.mget([key_of(table_id) for table_id in ids]) if ids else []
        except (RedisError, OSError) as error:
            raise No("not-stored") from error
        return {table_id: holder.decode() for table_id, holder in zip(ids, found, strict=True) if holder is not None}

    async def release(self, table_id: str) -> None:
        self._until.pop(table_id, None)
        await self._give_back([table_id])

    async def _give_back(self, table_ids: list[str]) -> None:
        """If Redis cannot be reached, they run out by themselves."""
        with suppress(RedisError, OSError):
            for some in _in_parts(table_ids):
                await self._release(keys=[key_of(table_id) for table_id in some], args=[self.name])

    async def _renew_forever(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / ROUNDS)
            try:
                for some in _in_parts(list(self._until)):
                    await self._renew_some(some)
            except (RedisError, OSError) as error:
                self._outage.failed(error)
            except Exception as error:  # whatever it is, the next round may go better
                LOG.error("leases not renewed", exc_info=error)
            lost = [table_id for table_id in self._until if not self.holds(table_id)]
            if lost:
                LOG.warning("leases lost", count=len(lost))
            for table_id in lost:
                del self._until[table_id]
                self._lost(table_id)

    async def _renew_some(self, table_ids: list[str]) -> None:
        asked = time.monotonic()
        keys = [key_of(table_id) for table_id in table_ids]
        kept = await self._renew(keys=keys, args=[self.name, self._milliseconds()])
        for table_id, is_kept in zip(table_ids, kept, strict=True):
            if table_id in self._until:  # it may have been given back meanwhile
                self._until[table_id] = asked + self._seconds if is_kept else 0.0

    def _milliseconds(self) -> int:
        return round(self._seconds * 1000)


def _in_parts(table_ids: list[str]) -> list[list[str]]:
    return [table_ids[first : first + AT_ONCE] for first in range(0, len(table_ids), AT_ONCE)]
