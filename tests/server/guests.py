"""People in browsers, for tests: they speak HTTP and WebSockets like the page does, and keep all they were told.

Everybody comes from an address of their own, as people do: servers in tests have the limits that every server has.
"""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from types import UnionType
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from fondaco.server import messages as m

DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(m.FromServer)
NUMBERS = count()


def new_address() -> str:
    """One of the sixteen million of the loopback, from which nobody has come yet."""
    number = next(NUMBERS)
    return f"127.{1 + number // 62500}.{number // 250 % 250}.{1 + number % 250}"


def browser(base: str, **more: Any) -> httpx.Client:
    """A browser of somebody who has not been here before."""
    return httpx.Client(base_url=base, transport=httpx.HTTPTransport(local_address=new_address()), **more)


class Line:
    """A socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        """All that was received."""
        self.sent = 0

    async def send(self, message: m.FromClient) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def next(self, kind: type[Any] | UnionType | None = None) -> Any:
        """The next message, of that kind if one is wanted."""
        while True:
            raw = await self.socket.recv(decode=True)
            self.raw.append(raw)
            message = DECODER.decode(raw)
            if kind is None or isinstance(message, kind):
                return message

    async def ask(self, message: Any) -> Any:
        """Send something with a key and wait for the answer to it."""
        await self.send(message)
        while True:
            answer = await self.next()
            if getattr(answer, "key", None) == message.key:
                return answer

    async def look(self, since: int | None = None, invitation: str | None = None) -> m.Welcome:
        await self.send(m.Look(since, invitation))
        welcome: m.Welcome = await self.next(m.Welcome)
        return welcome


class Guest:
    """Somebody with a name."""

    def __init__(self, base: str, http: httpx.AsyncClient, address: str | None = None) -> None:
        self.base = base
        self.http = http
        self.address = address or new_address()

    async def call(self, method: str, path: str, answer: Any, body: Any = None) -> Any:
        """A request that must succeed."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"} if body is not None else {}
        response = await self.http.request(method, path, content=content, headers=headers)
        assert response.is_success, (response.status_code, response.text)
        return msgspec.json.decode(response.content, type=answer) if answer is not None else None

    async def open(self, game: str, seats: int, **more: Any) -> m.Opened:
        wanted = m.NewTable(game, seats, **({"steward": "random"} | more))
        opened: m.Opened = await self.call("POST", "/api/tables", m.Opened, wanted)
        return opened

    async def sit(self, opened: m.Opened, seat: int | None = None) -> int:
        path = f"/api/tables/{opened.table.id}/seat"
        seated: m.Seated = await self.call("POST", path, m.Seated, m.Sit(opened.invitation, seat))
        assert seated.seat is not None
        return seated.seat

    async def start(self, opened: m.Opened) -> None:
        await self.call("POST", f"/api/tables/{opened.table.id}/start", m.Seated)

    @asynccontextmanager
    async def at(self, table_id: str, token: str | None = None, ping: float = 20.0) -> AsyncIterator[Line]:
        """A socket at a table; a server that does not answer a ping for twice so many seconds is gone."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Authorization": f"Bearer {token}"} if token is not None else {"Cookie": cookie}
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
        line = connect(
            address,
            local_addr=(self.address, 0),
            additional_headers=headers,
            max_size=None,
            compression=None,
            ping_interval=ping,
            ping_timeout=2 * ping,
            open_timeout=ping * 5,
            close_timeout=ping,
        )
        async with line as socket:
            yield Line(socket)


@asynccontextmanager
async def arrives(base: str, name: str) -> AsyncIterator[Guest]:
    """Somebody comes and says their name."""
    address = new_address()
    async with httpx.AsyncClient(base_url=base, transport=httpx.AsyncHTTPTransport(local_address=address)) as http:
        guest = Guest(base, http, address)
        await guest.call("PUT", "/api/me/name", None, m.Nickname(name))
        yield guest


def chosen(position: m.Position, rng: random.Random) -> list[Any]:
    """Something to do; who may end a talk does so half of the time, or it would never end."""
    bare = [choice for choice in position.choices if choice.told["verb"] == "done"]
    choice = bare[0] if bare and rng.random() < 0.5 else rng.choice(position.choices + position.suggested)
    return choice.action


async def play(line: Line, seat: int, rng: random.Random, most: int | None = None) -> m.Position:
    """Look, then act whenever this seat is awaited, until the game is over or it has acted so often."""
    position, acted = (await line.look()).position, 0
    while True:
        assert position is not None
        if position.scores is not None or acted == most:
            return position
        if seat in position.awaited:
            line.sent += 1
            await line.send(m.Act(f"{seat}-{line.sent}", position.asked, [chosen(position, rng)]))
            acted += 1
        position = await moved(line, position)


async def moved(line: Line, position: m.Position) -> m.Position:
    """The next position. A refusal means that somebody was faster: then it is on its way."""
    while True:
        message = await line.next()
        if isinstance(message, m.Moved) and message.position.version > position.version:
            return message.position
        if isinstance(message, m.Refused):
            assert message.refusal.code in ("late", "illegal"), message
