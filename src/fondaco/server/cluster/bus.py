"""Bus: posts between servers, by Redis' publish and subscribe. Each server listens to a channel of its own and to one
for all.

Posts arrive once and in order; or, where Redis was away, both sides learn that something between them may be lost.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from fondaco.server.cluster.line import PREFIX
from fondaco.server.cluster.outage import Outage
from fondaco.server.cluster.posts import Beat, Broken, DismissPerson, Envelope, Post
from fondaco.server.tasks import end

LOG: Final = structlog.get_logger("fondaco.bus")
ALL: Final = f"{PREFIX}all"
PAUSE: Final = 0.5
"""Seconds between two attempts to reach Redis."""
ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(Envelope)


def channel_of(name: str) -> str:
    """To which a server listens."""
    return f"{PREFIX}server:{name}"


class Bus:
    """The posts of one server. `hear` is called with every post, `broken` with whoever may have missed some."""

    def __init__(
        self,
        redis: Redis,
        name: str,
        patience: float,
        hear: Callable[[str, Post], None],
        broken: Callable[[str | None], None],
        outage: Outage,
    ) -> None:
        self._redis: Final = redis
        self._name: Final = name
        self._patience: Final = patience
        """Seconds of silence after which the line is dead: we hear our own beat every third of it."""
        self._hear: Final = hear
        self._broken: Final = broken
        self._outage: Final = outage
        self._waiting: Final[asyncio.Queue[tuple[str, Post]]] = asyncio.Queue()
        self._owed: Final[list[tuple[str, Post]]] = []
        """What goes before anything else: that something is lost, and what must not be lost."""
        self._tasks: Final[list[asyncio.Task[None]]] = []

    async def open(self) -> None:
        """Begin; from then on posts to us are heard."""
        listening = asyncio.Event()
        self._tasks.append(asyncio.create_task(self._listen_forever(listening), name="bus in"))
        self._tasks.append(asyncio.create_task(self._send_forever(), name="bus out"))
        self._tasks.append(asyncio.create_task(self._beat(), name="bus beat"))
        await listening.wait()

    async def close(self) -> None:
        """Send what waits, if it can be sent, and stop."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                await self._waiting.join()
        await end(*self._tasks)

    def post(self, to: str, post: Post) -> None:
        """Send something to a server."""
        self._waiting.put_nowait((channel_of(to), post))

    def post_all(self, post: Post) -> None:
        """Send something to all servers, oneself included."""
        self._waiting.put_nowait((ALL, post))

    async def _beat(self) -> None:
        while True:
            self.post(self._name, Beat())
            await asyncio.sleep(self._patience / 3)

    # --- sending --------------------------------------------------------------------------------------------------

    async def _send_forever(self) -> None:
        while True:
            posts = [await self._waiting.get()]
            while not self._waiting.empty():
                posts.append(self._waiting.get_nowait())
            try:
                await self._send(posts)
            except Exception as error:  # whatever it is, the bus must go on
                self._note(error)
                self._owe(posts)
                await asyncio.sleep(PAUSE)
            for _ in posts:
                self._waiting.task_done()

    def _owe(self, posts: list[tuple[str, Post]]) -> None:
        """Some of these may not have been sent. Who shall be dismissed may be dismissed twice."""
        channels = {channel for channel, _ in posts}
        lost: list[tuple[str, Post]] = [(channel, Broken()) for channel in sorted(channels)]
        lost += [(channel, post) for channel, post in posts if isinstance(post, DismissPerson)]
        self._owed.extend(owed for owed in lost if owed not in self._owed)
        for channel in channels:
            self._broken(_name_of(channel))

    async def _send(self, posts: list[tuple[str, Post]]) -> None:
        posts = self._owed + posts
        pipeline: Any = self._redis.pipeline(transaction=False)  # Any: its commands return what they will have done
        for channel, post in posts:
            pipeline.publish(channel, ENCODER.encode(Envelope(self._name, post)))
        heard = await pipeline.execute()
        self._owed.clear()
        for channel in {channel for (channel, _), count in zip(posts, heard, strict=True) if count == 0}:
            self._broken(_name_of(channel))  # nobody listens there: it is gone, or away for a moment

    # --- listening ------------------------------------------------------------------------------------------------

    async def _listen_forever(self, listening: asyncio.Event) -> None:
        while True:
            try:
                await self._listen(listening)
            except Exception as error:  # whatever it is, the bus must go on
                self._note(error)
            self._broken(None)
            await asyncio.sleep(PAUSE)

    def _note(self, error: Exception) -> None:
        """Redis is away, or a fault of ours."""
        if isinstance(error, RedisError | OSError):
            self._outage.failed(error)
        else:
            LOG.error("crash", exc_info=error)

    async def _listen(self, listening: asyncio.Event) -> None:
        async with self._redis.pubsub() as ear:
            was_deaf = listening.is_set()
            await ear.subscribe(channel_of(self._name), ALL)
            while True:
                message = await ear.get_message(timeout=self._patience)
                if message is None:
                    raise TimeoutError("not even our own beat is heard")
                if message["type"] == "subscribe":
                    if was_deaf and message["channel"] == ALL.encode():  # the last of the two
                        self.post_all(Broken())  # what was sent to us meanwhile may be lost,
                        self._broken(None)  # also to those who came meanwhile
                    listening.set()
                else:
                    self._receive(message["data"])

    def _receive(self, raw: bytes) -> None:
        try:
            envelope = DECODER.decode(raw)
        except msgspec.MsgspecError as error:  # of a server of another version
            LOG.error("post not understood", error=str(error))
            return
        if isinstance(envelope.post, Beat):
            self._outage.over()
            return
        try:
            self._hear(envelope.sender, envelope.post)
        except Exception as error:  # a fault of ours, or of a server of another version: what it was about ends
            LOG.error("crash", post=type(envelope.post).__name__, exc_info=error)
            self._broken(envelope.sender)


def _name_of(channel: str) -> str | None:
    """The server of a channel; None for all."""
    return None if channel == ALL else channel.removeprefix(channel_of(""))
