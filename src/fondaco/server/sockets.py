"""Sockets: a game is played over one. Each message is answered, and no message says for which seat it speaks."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from fondaco.server import messages as m
from fondaco.server.house import House
from fondaco.server.http import bearer, problem
from fondaco.server.outcome import Outcome
from fondaco.server.reader import Reader
from fondaco.server.refusals import No
from fondaco.server.room import Room
from fondaco.server.safety import MOST_MESSAGE
from fondaco.server.table import Table

LOG: Final = structlog.get_logger("fondaco.sockets")
LOOK_AGAIN: Final = 1012
"""The code with which we close: come back and look."""
FAULT: Final = 1011


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
        self.decoder: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(m.FromClient)
        self.hinting: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """From the handshake to the end."""
        try:
            room = await self.house.hub.room(self.websocket.path_params["id"])
            reader = await self._reader(room)
        except No as no:
            await self.websocket.send_denial_response(problem(no))
            return
        await self.websocket.accept()
        self.house.figures.sockets.inc()
        sending = asyncio.create_task(self._send(reader))
        try:
            await self._listen(room, reader)
        except WebSocketDisconnect:
            pass
        except Exception as error:
            LOG.error("crash", table=room.table.terms.id, exc_info=error)
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.websocket.close(FAULT)
        finally:
            self.house.figures.sockets.dec()
            for task in (sending, self.hinting):
                if task is not None:
                    task.cancel()
            await asyncio.shield(room.exit(reader))

    async def _reader(self, room: Room) -> Reader:
        """Who this is: a program by the token of a seat, or a person by cookie."""
        token = bearer(self.websocket.headers.get("authorization", ""))
        if token is not None:
            chair = await room.read(lambda table: table.chair_of(token))
            if chair is None:
                raise No("not-invited")
            return Reader(chair.person, chair.name)
        someone = await self.house.people.who(self.websocket)
        return Reader(None, "") if someone is None else Reader(someone.id, someone.name)

    async def _send(self, reader: Reader) -> None:
        """What the reader is told, in order, until there is no line any more."""
        with suppress(RuntimeError, WebSocketDisconnect):
            while (raw := await reader.waiting.get()) is not None:
                await self.websocket.send_text(raw.decode())
            await self.websocket.close(LOOK_AGAIN)

    async def _listen(self, room: Room, reader: Reader) -> None:
        while True:
            received = await self.websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            try:
                message = self._read(received.get("text"), reader)
                await self._answer(room, reader, message)
            except No as no:
                self.house.figures.refusals.labels(no.refusal.code).inc()
                reader.tell(m.Refused("", no.refusal))

    def _read(self, text: str | None, reader: Reader) -> m.FromClient:
        wait = self.house.limits.wait("message", reader.person or reader.line)
        if wait > 0:
            raise No("too-often", wait=max(1, round(wait)))
        if text is None:
            raise No("bad-message", where="", reason="text is wanted, not bytes")
        if len(text) > MOST_MESSAGE:
            raise No("too-large", most=MOST_MESSAGE)
        try:
            message: m.FromClient = self.decoder.decode(text)
            return message
        except msgspec.ValidationError as error:
            reason, _, where = str(error).partition(" - at ")
            raise No("bad-message", where=where.strip("`"), reason=reason) from None
        except (ValueError, RecursionError):
            raise No("bad-message", where="", reason="it is no JSON") from None

    async def _answer(self, room: Room, reader: Reader, message: m.FromClient) -> None:
        """Do what is asked; a refusal carries the key of the message."""
        if isinstance(message, m.Ping):
            reader.tell(m.Pong(self.house.hub.now()))
        elif isinstance(message, m.Look):
            await room.enter(reader, message)
        elif reader not in room.readers:
            raise No("look-first")
        elif isinstance(message, m.AskHint):
            self._hint(room, reader, message)
        else:
            try:
                answer = await self._obey(room, reader, message)
            except No as no:
                answer = self._refused(message.key, no)
            reader.tell(answer)

    def _refused(self, key: str, no: No) -> m.Refused:
        self.house.figures.refusals.labels(no.refusal.code).inc()
        return m.Refused(key, no.refusal)

    async def _obey(self, room: Room, reader: Reader, message: Any) -> m.FromServer:  # Any: matched below
        match message:
            case m.Act() | m.Undo():
                with self.house.figures.move_seconds.time():
                    return await self._move(room, reader, message)
            case m.Try():
                return await room.read(lambda table: table.tried(room.own_seat(reader), message))
            case m.WhyNot():
                return await room.read(lambda table: table.why_not(room.own_seat(reader), message))
            case m.Say():
                if reader.person is None:
                    raise No("nobody")
                self.house.limits.spend("chat", reader.person or reader.line)
                seat = room.table.seat_of(reader.person)
                await room.change(lambda table, now: table.say(reader.name, seat, message, now))
            case m.Return():
                await room.change(lambda table, now: table.returns(room.own_seat(reader), now))
            case m.Instruct():
                await room.change(lambda table, now: table.instruct(room.own_seat(reader), message.instruction, now))
        return m.Done(message.key, room.version())

    async def _move(self, room: Room, reader: Reader, message: m.Act | m.Undo) -> m.Done:
        """`done` names the version to which this very message has led, also when it comes a second time."""

        def act(table: Table, now: float) -> Outcome:
            seat = room.own_seat(reader)
            return table.act(seat, message, now) if isinstance(message, m.Act) else table.undo(seat, message, now)

        await room.change(act)
        play = room.table.playing()
        return m.Done(message.key, play.version_of(room.own_seat(reader), message.key))

    def _hint(self, room: Room, reader: Reader, message: m.AskHint) -> None:
        """A bot takes its time: meanwhile the connection is free for other messages."""
        if self.hinting is not None and not self.hinting.done():
            reader.tell(self._refused(message.key, No("too-often", wait=1)))
            return

        async def ask() -> None:
            try:
                reader.tell(await room.hints(room.own_seat(reader), message))
            except No as no:
                reader.tell(self._refused(message.key, no))

        self.hinting = asyncio.create_task(ask())
