"""Relay: a wire between a server and what it needs, which a test can cut and mend."""

import asyncio
from contextlib import suppress


class Relay:
    """Whatever comes to our port goes to theirs, while the wire is whole."""

    def __init__(self, port: int) -> None:
        self._theirs = port
        self._server: asyncio.Server | None = None
        self._wires: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def mend(self) -> None:
        """Let connections through, at the same port as before."""
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """End all connections, and accept none."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for wire in list(self._wires):
            wire.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, to = await asyncio.open_connection("127.0.0.1", self._theirs)
        await asyncio.gather(self._carry(reader, to), self._carry(there, writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._wires.add(writer)
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                writer.write(data)
                await writer.drain()
        self._wires.discard(writer)
        writer.close()
