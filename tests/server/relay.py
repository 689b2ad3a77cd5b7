"""Relays: wires between servers and what they need, which a test can cut and mend.

`python -m tests.server.relay` carries them in a process of its own. Its orders are lines: `new PORT`, `cut PORT` and
`mend PORT`, each answered by the port at which the wire begins.
"""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Wire:
    """Whatever comes to our port goes to theirs, while it is whole."""

    def __init__(self, theirs: int) -> None:
        self.theirs = theirs
        self.port = 0
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()

    async def mend(self) -> None:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        assert self._server is not None
        self._server.close()
        for end in list(self._ends):
            end.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, to = await asyncio.open_connection("127.0.0.1", self.theirs)
        await asyncio.gather(self._carry(reader, to), self._carry(there, writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                writer.write(data)
                await writer.drain()
        self._ends.discard(writer)
        writer.close()


async def carry() -> None:
    """Do what the lines of the input say, until they end."""
    wires: dict[int, Wire] = {}
    while line := await asyncio.to_thread(sys.stdin.readline):
        order, number = line.split()
        if order == "new":
            wire = Wire(int(number))
            await wire.mend()
            wires[wire.port] = wire
        else:
            wire = wires[int(number)]
            await (wire.cut() if order == "cut" else wire.mend())
        print(wire.port, flush=True)


class Relays:
    """The process that carries them, as a test sees it."""

    def __init__(self) -> None:
        command, pipe = [sys.executable, "-m", "tests.server.relay"], subprocess.PIPE
        self._process = subprocess.Popen(command, cwd=ROOT, text=True, stdin=pipe, stdout=pipe)

    def new(self, port: int) -> int:
        """A wire to that port; where it begins."""
        return self._order("new", port)

    def cut(self, port: int) -> None:
        """End all connections of a wire, and accept none."""
        self._order("cut", port)

    def mend(self, port: int) -> None:
        """Let connections through again."""
        self._order("mend", port)

    def _order(self, order: str, port: int) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{order} {port}\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def end(self) -> None:
        self._process.kill()
        self._process.communicate()


@contextmanager
def relays() -> Iterator[Relays]:
    """They end with the test."""
    found = Relays()
    try:
        yield found
    finally:
        found.end()


if __name__ == "__main__":
    asyncio.run(carry())
