"""Attendant: does what one connection asks at a table, and tells it the answer. Every message is answered."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol

import structlog

from fondaco.server import messages as m
from fondaco.server.outcome import Outcome
from fondaco.server.reader import Reader
from fondaco.server.refusals import No
from fondaco.server.room import Closed, Room
from fondaco.server.store.store import Cut
from fondaco.server.table import Table

if TYPE_CHECKING:
    from fondaco.server.house import House

LOG: Final = structlog.get_logger("fondaco.attendants")


class Line(Protocol):
    """The way from a connection to its table, wherever that is."""

    async def hear(self, message: m.FromClient) -> None:
        """The client has said this."""

    async def close(self) -> None:
        """The client is gone."""


class Attendant:
    """The line to a table that is held here."""

    def __init__(self, house: "House", room: Room, reader: Reader) -> None:
        self.house: Final = house
        self.room: Final = room
        self.reader: Final = reader
        self._hinting: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """The client is gone; a change that was begun is finished."""
        if self._hinting is not None:
            self._hinting.cancel()
        with suppress(No, Cut):  # then nobody knows how far they have looked
            await self.room.exit(self.reader)

    async def hear(self, message: m.FromClient) -> None:
        """Do what is asked; a refusal carries the key of the message."""
        try:
            await self._answer(message)
        except (Closed, Cut):
            self.reader.dismiss()  # the table is elsewhere now, or cannot be read: come again and look
        except No as no:
            self.reader.tell(self._refused(getattr(message, "key", ""), no))

    async def _answer(self, message: m.FromClient) -> None:
        if isinstance(message, m.Ping):
            self.reader.tell(m.Pong(self.house.hub.now()))
        elif isinstance(message, m.Look):
            await self.room.enter(self.reader, message)
        elif self.reader not in self.room.readers:
            raise No("look-first")
        elif isinstance(message, m.AskHint):
            self._hint(message)
        else:
            self.reader.tell(await self._obey(message))

    def _refused(self, key: str, no: No) -> m.Refused:
        self.house.figures.refusals.labels(no.refusal.code).inc()
        return m.Refused(key, no.refusal)

    async def _obey(self, message: Any) -> m.FromServer:  # Any: matched below
        room, reader = self.room, self.reader
        match message:
            case m.Act() | m.Undo():
                with self.house.figures.move_seconds.time():
                    return await self._move(message)
            case m.Try():
                return await room.read(lambda table: table.tried(room.own_seat(reader), message))
            case m.WhyNot():
                return await room.read(lambda table: table.why_not(room.own_seat(reader), message))
            case m.Say():
                if reader.person is None:
                    raise No("nobody")
                self.house.limits.spend("chat", reader.person)
                seat = room.table.seat_of(reader.person)
                await room.change(lambda table, now: table.say(reader.name, seat, message, now))
            case m.Return():
                await room.change(lambda table, now: table.returns(room.own_seat(reader), now))
            case m.Instruct():
                await room.change(lambda table, now: table.instruct(room.own_seat(reader), message.instruction, now))
        return m.Done(message.key, room.version())

    async def _move(self, message: m.Act | m.Undo) -> m.Done:
        """`done` names the version to which this very message has led, also when it comes a second time."""
        room, reader = self.room, self.reader

        def act(table: Table, now: float) -> Outcome:
            seat = room.own_seat(reader)
            return table.act(seat, message, now) if isinstance(message, m.Act) else table.undo(seat, message, now)

        await room.change(act)
        play = room.table.playing()
        return m.Done(message.key, play.version_of(room.own_seat(reader), message.key))

    def _hint(self, message: m.AskHint) -> None:
        """A bot takes its time: meanwhile the connection is free for other messages."""
        if self._hinting is not None and not self._hinting.done():
            self.reader.tell(self._refused(message.key, No("too-often", wait=1)))
            return

        self._hinting = asyncio.create_task(self._hinted(message))

    async def _hinted(self, message: m.AskHint) -> None:
        try:
            self.reader.tell(await self.room.hints(self.room.own_seat(self.reader), message))
        except (Closed, Cut):
            self.reader.dismiss()
        except No as no:
            self.reader.tell(self._refused(message.key, no))
        except Exception as error:  # nobody waits for this task: who asked is told here
            LOG.error("crash", table=self.room.table.terms.id, exc_info=error)
            self.reader.tell(self._refused(message.key, No("crash")))
