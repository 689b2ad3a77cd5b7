"""Seat: a place at a table on a server. It keeps the line open, and what it has sent is done exactly once.

Every request has a key. When the line breaks, the seat connects again, looks, and sends what was not answered with the
same keys: the server does nothing twice.
"""

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final
from urllib.parse import quote, urlsplit, urlunsplit

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from fondaco.core.domains import Data
from fondaco.server import messages as m

MOST_MESSAGE: Final = 16 * 1024 * 1024
FIRST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 4.0
"""Seconds between two attempts to connect. No longer: when a server dies its tables are elsewhere after a lease (6 s),
and everybody at this one would wait for a seat that sleeps."""
FINAL: Final = (400, 401, 403, 404, 409, 422)
"""Statuses after which another attempt would be refused, too."""
LOOK: Final = msgspec.json.encode(m.Look()).decode()
DECODER: Final = msgspec.json.Decoder(m.FromServer)
Request = m.Act | m.Undo | m.Try | m.WhyNot | m.AskHint | m.Say | m.Return | m.Instruct


class NotAdmitted(Exception):
    """The server does not let this token in: no such table, or no seat of it. `code` says which, if it says so."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"{status} {code}".strip())
        self.status: Final = status
        self.code: Final = code


class NotDone(Exception):
    """A request was refused, and nothing has changed. `refusal` says why."""

    def __init__(self, refusal: m.Refusal) -> None:
        super().__init__(f"{refusal.code} {refusal.objection or refusal.args or ''}".strip())
        self.refusal: Final = refusal


class Seat:
    """A seat by its token. Made by `seated`, which opens and closes the line."""

    def __init__(self, server: str, table: str, token: str) -> None:
        self.address: Final = socket_address(server, table)
        self.table: m.Table | None = None
        """Who sits where, and how far the table is."""
        self.number: int | None = None
        """Which seat this is."""
        self.position: m.Position | None = None
        """Where the game stands; None before it has begun."""
        self._token: Final = token
        self._line: ClientConnection | None = None
        self._unanswered: Final[dict[str, Request]] = {}
        self._answers: Final[dict[str, asyncio.Future[m.FromServer]]] = {}
        self._news: Final = asyncio.Condition()
        self.lost: NotAdmitted | None = None
        """Why this seat is closed for good, if it is."""

    # --- what a player does ---------------------------------------------------------------------------------------

    async def turns(self) -> AsyncIterator[m.Position]:
        """Every position in which this seat is awaited, until the game is over."""
        position = await self._turn_after(-1)
        while not _over(position):
            yield position
            position = await self._turn_after(position.version)

    async def _turn_after(self, version: int) -> m.Position:
        return await self._wait(lambda now: _over(now) or (self.number in now.awaited and now.version != version))

    async def over(self) -> m.Position:
        """Wait for the end; the last position, with scores and ranking."""
        return await self._wait(_over)

    async def act(self, *actions: Data) -> int:
        """Do this in the present position, all or nothing; the version it led to. Raises `NotDone`."""
        done = await self._ask(m.Act(_key(), self._present().asked, list(actions)))
        assert isinstance(done, m.Done)
        return done.version

    async def undo(self) -> int:
        """Take back one's last move; raises `NotDone`."""
        done = await self._ask(m.Undo(_key(), self._present().version))
        assert isinstance(done, m.Done)
        return done.version

    async def why_not(self, action: Data) -> Data:
        """Why this cannot be done now, `{"rule", "code", "args"}`; None if it can."""
        because = await self._ask(m.WhyNot(_key(), action))
        assert isinstance(because, m.Because)
        return because.objection

    async def say(self, text: str) -> None:
        """Say something to the table."""
        await self._ask(m.Say(_key(), text))

    def _present(self) -> m.Position:
        if self.position is None:
            raise NotDone(m.Refusal("not-playing"))
        return self.position

    async def _wait(self, wanted: Callable[[m.Position], bool]) -> m.Position:
        async with self._news:
            await self._news.wait_for(lambda: self.lost or (self.position is not None and wanted(self.position)))
        if self.lost is not None:
            raise self.lost
        return self._present()

    async def _ask(self, request: Request) -> m.FromServer:
        """Send it, again if need be, until it is answered."""
        if self.lost is not None:
            raise self.lost
        answer = asyncio.get_running_loop().create_future()
        self._unanswered[request.key], self._answers[request.key] = request, answer
        try:
            await self._send(request)
            answered: m.FromServer = await answer
        finally:
            del self._unanswered[request.key], self._answers[request.key]
        if isinstance(answered, m.Refused):
            raise NotDone(answered.refusal)
        return answered

    async def _send(self, message: m.FromClient) -> None:
        """Send it if there is a line; if it breaks, `keep` sends it again."""
        if self._line is not None:
            with suppress(websockets.ConnectionClosed):
                await self._line.send(msgspec.json.encode(message).decode())

    # --- the line -------------------------------------------------------------------------------------------------

    async def keep(self, opened: Callable[[], None]) -> None:
        """Keep the line open until cancelled or not admitted; `opened` is called when either is known."""
        wait = FIRST_WAIT
        while self.lost is None:
            try:
                headers = {"Authorization": f"Bearer {self._token}"}
                async with connect(self.address, additional_headers=headers, max_size=MOST_MESSAGE) as line:
                    await self._listen(line, opened)
            except websockets.InvalidStatus as error:
                if error.response.status_code in FINAL:
                    await self._give_up(NotAdmitted(error.response.status_code, _code(error.response.body)))
            except (OSError, websockets.WebSocketException, TimeoutError):
                pass  # the server is away, or the line has broken: try again
            wait = FIRST_WAIT if self._line is not None else min(LONGEST_WAIT, 2 * wait)
            self._line = None
            if self.lost is None:
                await asyncio.sleep(wait * random.uniform(0.5, 1))
        opened()

    async def _listen(self, line: ClientConnection, opened: Callable[[], None]) -> None:
        """Look, then hear everything until the line breaks."""
        await line.send(LOOK)
        async for raw in line:
            message = DECODER.decode(raw)
            if isinstance(message, m.Refused) and message.refusal.code == "not-invited":
                await self._give_up(NotAdmitted(403, message.refusal.code))
                return
            await self._hear(message, line)
            if isinstance(message, m.Welcome) and self._line is None:
                self._line = line
                opened()
                for request in list(self._unanswered.values()):
                    await self._send(request)

    async def _give_up(self, lost: NotAdmitted) -> None:
        """Whoever waits for something is told that it will not come."""
        self.lost = lost
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(lost)
        async with self._news:
            self._news.notify_all()

    async def _hear(self, message: m.FromServer, line: ClientConnection) -> None:
        match message:
            case m.Welcome():
                self.table, self.number = message.table, message.seat
                await self._moved(message.position)
            case m.Changed():
                self.table = message.table
                if self.position is None and message.table.phase != "open":
                    await line.send(LOOK)  # the game has begun
            case m.Moved():
                await self._moved(message.position)
            case m.Done() | m.Refused() | m.Tried() | m.Because() | m.Hints():
                answer = self._answers.get(message.key)
                if answer is not None and not answer.done():
                    answer.set_result(message)

    async def _moved(self, position: m.Position | None) -> None:
        async with self._news:
            self.position = position
            self._news.notify_all()


@asynccontextmanager
async def seated(server: str, table: str, token: str) -> AsyncIterator[Seat]:
    """Take a seat, and leave the line when done. Raises `NotAdmitted`."""
    seat, opened = Seat(server, table, token), asyncio.Event()
    keeping = asyncio.create_task(seat.keep(opened.set))
    try:
        await opened.wait()
        if seat.lost is not None:
            raise seat.lost
        yield seat
    finally:
        keeping.cancel()
        with suppress(asyncio.CancelledError):
            await keeping


async def play(
    server: str, table: str, token: str, choose: Callable[[m.Position], Data | Awaitable[Data]]
) -> m.Position:
    """Play a whole game: `choose` is asked for an action whenever the seat is awaited. The last position."""
    async with seated(server, table, token) as seat:
        async for position in seat.turns():
            # In a thread: while a program thinks, the line must be kept.
            chosen = await asyncio.to_thread(choose, position)
            action = await chosen if isinstance(chosen, Awaitable) else chosen
            try:
                await seat.act(action)
            except NotDone as refused:
                if refused.refusal.code != "late":
                    raise
        return await seat.over()


def socket_address(server: str, table: str) -> str:
    """The address of a table's socket, from that of the server."""
    parts = urlsplit(server)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ValueError(f"the address of a server is wanted, like https://play.example.org, not {server!r}")
    scheme = "wss" if parts.scheme == "https" else "ws"
    path = f"{parts.path.rstrip('/')}/api/tables/{quote(table, safe='')}/socket"
    return urlunsplit((scheme, parts.netloc, path, "", ""))


def _over(position: m.Position) -> bool:
    return position.scores is not None


def _key() -> str:
    return secrets.token_urlsafe(12)


def _code(body: Any) -> str:
    """The code of a refused handshake, if the answer has one. (`Any`: bytes, or nothing.)"""
    try:
        return msgspec.json.decode(body or b"", type=m.Problem).refusal.code
    except msgspec.MsgspecError:
        return ""
