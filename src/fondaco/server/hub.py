"""Hub: the tables that are in memory. One is read when somebody needs it, and dropped when nobody does."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

import structlog
from sqlalchemy import Connection

from fondaco.bots.findings import Findings
from fondaco.core.errors import Bad
from fondaco.server import tokens
from fondaco.server.bots import Thinkers
from fondaco.server.figures import Figures
from fondaco.server.finished import Finished
from fondaco.server.leases import Elsewhere, Leases
from fondaco.server.outcome import Outcome
from fondaco.server.reader import Reader
from fondaco.server.refusals import No
from fondaco.server.room import Room
from fondaco.server.store import tables as stored
from fondaco.server.store.store import Cut, Store, Work
from fondaco.server.table import Table
from fondaco.server.tasks import end
from fondaco.server.worker import Question

T = TypeVar("T")
Keep = Callable[[Connection, Finished], None]

LOG: Final = structlog.get_logger("fondaco.hub")
ROUND: Final = 20.0
"""Seconds between two rounds of the caretaker."""
IDLE: Final = 300.0
"""Seconds after which a table that nobody needs is dropped from memory."""


class Hub:
    """All rooms of a server."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        keep_result: Keep,
        figures: Figures,
        now: Callable[[], float] = time.time,
        leases: Leases | None = None,
    ) -> None:
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.figures: Final = figures
        self.now: Final = now
        self.leases: Final = leases or Leases()
        self._keep_result: Final = keep_result
        self._rooms: Final[dict[str, Room]] = {}
        self._loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self._caretaker: asyncio.Task[None] | None = None
        self._leaving: Final[dict[str, asyncio.Task[None]]] = {}
        """Rooms that are being closed, by table."""

    async def open(self) -> None:
        """Begin to look after tables; none is read yet."""
        self.thinkers.open()
        await self.leases.open(self._lost)
        self._caretaker = asyncio.create_task(self._take_care(), name="caretaker")

    async def close(self) -> None:
        """Finish what was begun and stop."""
        if self._caretaker is not None:
            await end(self._caretaker)
        for room in list(self._rooms.values()):
            await room.close()
        await asyncio.gather(*self._leaving.values(), return_exceptions=True)
        await self.leases.close()
        await self.thinkers.close()

    # --- rooms ----------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from disk if need be; raises `No`, or `Elsewhere` if another server holds it."""
        room = self._rooms.get(table_id)
        if room is not None and self.leases.holds(table_id):
            room.used = self.now()
            return room
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._open_room(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _open_room(self, table_id: str) -> Room:
        try:
            self._lost(table_id)  # if it was here before, it was not ours for a while
            if table_id in self._leaving:  # what was begun there is finished first, and its lease given back
                await asyncio.wait([self._leaving[table_id]])
            holder = await self.leases.take(table_id)
            if holder != self.leases.name:
                raise Elsewhere(holder)
            try:
                return self._added(await self.load(table_id))
            except Exception:
                await self.leases.release(table_id)
                raise
        finally:
            del self._loading[table_id]

    def _lost(self, table_id: str) -> None:
        """Another server may hold the table now: whoever looks at it here has to come again."""
        room = self._rooms.pop(table_id, None)
        if room is not None:
            room.dismiss_all()
            self._leave(room, release=False)

    def _leave(self, room: Room, release: bool) -> "asyncio.Task[None]":
        """Close a room that nobody finds any more. Its table is not read again before that is done."""
        table_id = room.table.terms.id

        async def leave() -> None:
            try:
                await room.close()
                if release:
                    await self.leases.release(table_id)
            finally:
                del self._leaving[table_id]

        leaving = self._leaving[table_id] = asyncio.create_task(leave())
        return leaving

    def _added(self, table: Table) -> Room:
        room = self._rooms[table.terms.id] = Room(table, self)
        self.figures.tables.set(len(self._rooms))
        room.set_going()
        return room

    def present(self, table_id: str) -> Room | None:
        """The room of a table if it is in memory."""
        return self._rooms.get(table_id)

    def dismiss(self, person: str) -> None:
        """End every connection of a person: whoever may still come, comes again."""
        for room in self._rooms.values():
            for reader in room.readers:
                if reader.person == person:
                    reader.dismiss()

    def dismiss_all(self) -> None:
        """End every connection."""
        for room in self._rooms.values():
            room.dismiss_all()

    async def add(self, table: Table) -> Room:
        """A new table: on disk when this returns."""
        await self.leases.take(table.terms.id)
        await self.store.write(stored.insert_table(table, self.now()))
        return self._added(table)

    async def _take_care(self) -> None:
        """Wake the tables whose time has come though nobody looks; drop those that nobody needs."""
        while True:
            try:
                await self._round()
            except (Cut, No) as away:  # the database or Redis, which say it themselves
                LOG.warning("caretaker put off", error=repr(away))
            except Exception as error:  # the next round may go better
                LOG.error("caretaker failed", exc_info=error)
            await asyncio.sleep(ROUND)

    async def _round(self) -> None:
        now = self.now()
        due = await self.store.read(lambda connection: stored.to_wake(connection, now + 2 * ROUND))
        held = await self.leases.holders(due)
        for table_id in due:
            if held.get(table_id, self.leases.name) == self.leases.name:
                await self.wake(table_id)
        for table_id, room in list(self._rooms.items()):
            if room.idle(now - IDLE) and table_id not in due:
                del self._rooms[table_id]
                await asyncio.shield(self._leave(room, release=True))
        self.figures.tables.set(len(self._rooms))

    async def wake(self, table_id: str) -> None:
        """Let the table go on by itself, here unless another server does that already."""
        try:
            await self.room(table_id)
        except Elsewhere:
            pass
        except No as no:
            LOG.error("table not woken", table=table_id, code=no.refusal.code)

    async def reader_by(self, token: str, table_id: str) -> Reader:
        """The reader whose seat that token opens; raises `No`."""
        chairs = await self.store.read(lambda connection: stored.seats_of(connection, table_id))
        if not chairs:
            raise No("no-table")
        for chair in chairs:
            if chair.token and tokens.same(token, chair.token):
                return Reader(chair.person, chair.name)
        raise No("not-invited")

    # --- what a room needs of the world ---------------------------------------------------------------------------

    def holds(self, table_id: str) -> bool:
        return self.leases.holds(table_id)

    async def write(self, work: Work[T]) -> T:
        with self.figures.commit_seconds.time():
            return await self.store.write(work)

    async def load(self, table_id: str) -> Table:
        try:
            table = await self._taken(table_id)
        except Cut as cut:
            LOG.error("table not read", table=table_id, reason=str(cut))
            raise No("not-stored") from cut
        except Bad as bad:
            LOG.error("table unreadable", table=table_id, reason=str(bad))
            raise No("table-unreadable") from bad
        if table is None:
            raise No("no-table")
        return table

    async def _taken(self, table_id: str) -> Table | None:
        if self.leases.shared:  # whoever held it before cannot write it any more
            written = await self.store.write(lambda connection: stored.take(connection, table_id))
        else:
            written = await self.store.read(lambda connection: stored.load(connection, table_id))
        return None if written is None else written.table(self.now())

    async def look_of(self, table_id: str, person: str) -> int | None:
        return await self.store.read(lambda connection: stored.last_look(connection, table_id, person))

    async def think(self, question: Question, counted: str) -> Findings:
        with self.figures.bot_seconds.labels(counted).time():
            return await self.thinkers.ask(question)

    def finish(self, connection: Connection, finished: Finished) -> None:
        self._keep_result(connection, finished)

    def moved(self, table: Table, outcome: Outcome) -> None:
        for entry in outcome.entries:
            by = "bot" if table.chairs[entry.seat].bot(table.terms.steward) else "person"
            self.figures.moves.labels(table.game.name, by).inc()
