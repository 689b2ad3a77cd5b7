"""A line that breaks: between a client and a server, cutting connections when told."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit


class Proxy:
    """Passes bytes on until `cut_after` pieces have come from the server, then cuts both ends; again and again."""

    def __init__(self, target: str, cut_after: int) -> None:
        self.target: str | None = target
        """The server behind; None: nobody is there."""
        self.cut_after = cut_after
        self.cuts = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            if self.target is not None:
                parts = urlsplit(self.target)
                there, back = await asyncio.open_connection(parts.hostname, parts.port)
                up = asyncio.create_task(self._pass(reader, back, 10**9))
                await self._pass(there, writer, self.cut_after)
                up.cancel()
                back.close()
        except (OSError, asyncio.CancelledError):
            pass  # the line breaks, or is cut
        finally:
            self.cuts += 1
            writer.close()
            self._tasks.discard(task)

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, pieces: int) -> None:
        for _ in range(pieces):
            piece = await source.read(65536)
            if not piece:
                return
            target.write(piece)
            await target.drain()

    async def cut(self) -> None:
        """Cut every connection now."""
        for task in list(self._tasks):
            task.cancel()
            await task


@asynccontextmanager
async def between(target: str, cut_after: int = 10**9) -> AsyncIterator[tuple[str, Proxy]]:
    """The address of a new proxy, and the proxy."""
    proxy = Proxy(target, cut_after)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", proxy
    finally:
        await proxy.cut()
        server.close()
