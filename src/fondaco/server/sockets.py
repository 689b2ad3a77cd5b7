"""Sockets: a game is played over one. No message says for which seat it speaks: the connection knows."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from fondaco.server import messages as m
from fondaco.server.attendant import Attendant, Line
from fondaco.server.house import House
from fondaco.server.http import bearer, decoded, problem
from fondaco.server.leases import Elsewhere
from fondaco.server.reader import Reader
from fondaco.server.refusals import No
from fondaco.server.safety import MOST_MESSAGE
from fondaco.server.store.store import Cut

LOG: Final = structlog.get_logger("fondaco.sockets")
LOOK_AGAIN: Final = 1012
"""The code with which we close: come back and look."""
FAULT: Final = 1011


class Keyed(msgspec.Struct):
    """What may be understood of a message that is none: its key, so that whoever sent it knows which was refused."""

    key: m.Key = ""


KEY_OF: Final = msgspec.json.Decoder(Keyed)


def socket_route(house: House) -> WebSocketRoute:
    """The route of the tables' sockets."""

    async def endpoint(websocket: WebSocket) -> None:
        await Socket(websocket, house).run()

    return WebSocketRoute("/api/tables/{id}/socket", endpoint)


class Socket:
    """One connection: reads what the client sends, and sends what its reader is told."""

    def __init__(self, websocket: WebSocket, house: House) -> None:
        self.websocket: Final = websocket
        self.house: Final = house
        self.table_id: Final[str] = websocket.path_params["id"]
        self.decoder: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(m.FromClient)

    async def run(self) -> None:
        """From the handshake to the end."""
        try:
            if "\0" in self.table_id:
                raise No("no-table")
            reader = await self._reader()
            line = await self._line(reader)
        except No as no:
            await self.websocket.send_denial_response(problem(no))
            return
        except Cut:
            await self.websocket.send_denial_response(problem(No("not-stored")))
            return
        sending: asyncio.Task[None] | None = None
        self.house.figures.sockets.inc()
        try:
            await self.websocket.accept()
            sending = asyncio.create_task(self._send(reader))
            await self._listen(line, reader, sending)
        except (WebSocketDisconnect, OSError):
            pass  # the client is gone
        except Exception as error:
            LOG.error("crash", table=self.table_id, exc_info=error)
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.websocket.close(FAULT)
        finally:
            self.house.figures.sockets.dec()
            if sending is not None:
                sending.cancel()
            await asyncio.shield(line.close())

    async def _line(self, reader: Reader) -> Line:
        """The way to the table, here or at another server."""
        try:
            return Attendant(self.house, await self.house.hub.room(self.table_id), reader)
        except Elsewhere as other:
            return self.house.neighbours().line(other.holder, self.table_id, reader)

    async def _reader(self) -> Reader:
        """Who this is: a program by the token of a seat, or a person by cookie."""
        token = bearer(self.websocket.headers.get("authorization", ""))
        if token is not None:
            return await self.house.hub.reader_by(token, self.table_id)
        someone = await self.house.people.who(self.websocket)
        return Reader(None, "") if someone is None else Reader(someone.id, someone.name)

    async def _send(self, reader: Reader) -> None:
        """What the reader is told, in order, until there is no line any more."""
        with suppress(RuntimeError, WebSocketDisconnect):
            while (raw := await reader.waiting.get()) is not None:
                await self.websocket.send_text(raw.decode())
            await self.websocket.close(LOOK_AGAIN)

    async def _listen(self, line: Line, reader: Reader, sending: "asyncio.Task[None]") -> None:
        """One message after the other, no faster than they may come: meanwhile nothing is read, and whoever floods us
        is held back by the wire. What waits when the line ends is not heard any more."""
        while True:
            received = await self.websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            wait = self.house.limits.turn("message", reader.person or reader.line)
            if wait > 0:
                await asyncio.wait([sending], timeout=wait)
            if sending.done():
                return
            text = received.get("text")
            try:
                message = self._read(text)
            except No as no:
                self.house.figures.refusals.labels(no.refusal.code).inc()
                reader.tell(m.Refused(_key_of(text), no.refusal))
            else:
                await line.hear(message)

    def _read(self, text: str | None) -> m.FromClient:
        if text is None:
            raise No("bad-message", where="", reason="expected text, not bytes")
        if len(text) > MOST_MESSAGE:
            raise No("too-large", most=MOST_MESSAGE)
        message: m.FromClient = decoded(self.decoder, text.encode("utf-8", "surrogatepass"))
        return message


def _key_of(text: str | None) -> str:
    """The key of a message that was refused; empty if it has none."""
    try:
        return KEY_OF.decode(text or "").key
    except (ValueError, RecursionError):  # msgspec's errors are ValueErrors
        return ""
