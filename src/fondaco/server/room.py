"""Room: a table in memory with those who look at it. The one place that changes it, one change after the other.

A change is done in memory, written to disk, and only then shown to anybody. If it cannot be written, the table is read
again: what memory says is worth nothing without the disk.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol, TypeVar

import structlog
from msgspec import Raw
from sqlalchemy import Connection

from fondaco.bots.findings import Findings
from fondaco.server import messages as m
from fondaco.server.bots import HINT, PLAINEST, Failed
from fondaco.server.entries import NOBODY
from fondaco.server.finished import Finished
from fondaco.server.outcome import Outcome
from fondaco.server.reader import ENCODER, Reader
from fondaco.server.refusals import No
from fondaco.server.store import tables as stored
from fondaco.server.store.store import Cut, Work
from fondaco.server.table import Table
from fondaco.server.views import hint, lines, position
from fondaco.server.worker import Question

T = TypeVar("T")
LOG: Final = structlog.get_logger("fondaco.tables")
LOG_LINES: Final = 100
"""Lines of the log that are shown to somebody who comes, at most, unless they have missed more."""

PAUSE: Final = 1.0
MOST_PAUSE: Final = 30.0
"""Seconds until a bot is asked again whose answer was refused; doubled each time, up to the most."""


class Closed(No):
    """The table is not changed here any more: whoever wants something has to come again."""

    def __init__(self) -> None:
        super().__init__("not-stored")


class Surroundings(Protocol):
    """What a room needs of the world."""

    def now(self) -> float:
        """The moment, as a Unix time."""

    def holds(self, table_id: str) -> bool:
        """Whether this server is still the one that may change the table."""

    async def write(self, work: Work[T]) -> T:
        """Do this on disk, all or nothing."""

    async def load(self, table_id: str) -> Table:
        """The table as it was written down last."""

    async def look_of(self, table_id: str, person: str) -> int | None:
        """The last move somebody has seen."""

    async def think(self, question: Question, counted: str) -> Findings:
        """What a bot finds out; its time is counted under that name. Raises `Failed`."""

    def finish(self, connection: Connection, finished: Finished) -> None:
        """Keep the result of a game that has ended."""

    def moved(self, table: Table, outcome: Outcome) -> None:
        """Moves are on disk: count them."""


class Room:
    """A table in memory. Nothing else changes it."""

    def __init__(self, table: Table, world: Surroundings) -> None:
        self.table = table
        self.world: Final = world
        self.readers: Final[set[Reader]] = set()
        self.used = world.now()
        """When somebody last did something here."""
        self._lock: Final = asyncio.Lock()
        self._lost = False
        """Whether memory is ahead of the disk: then the table is read again before anything else."""
        self._closed = False
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        """Bots have been asked."""
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """One at a time, with the table as it is on disk."""
        async with self._lock:
            if self._closed or not self.world.holds(self.table.terms.id):
                self.dismiss_all()
                raise Closed
            if self._lost:
                await self._read_again()
            yield

    async def _read_again(self) -> None:
        try:
            self.table = await self.world.load(self.table.terms.id)
        except Exception as error:
            LOG.error("not read", table=self.table.terms.id, error=repr(error))
            self.dismiss_all()
            raise Closed from error
        self._lost = False
        self._count_present()
        self.set_going()  # it may wait for somebody else than memory thought

    def _lose(self) -> None:
        """What memory says is worth nothing any more; the table is read again soon, though nobody may ask."""
        self._lost = True
        self._ring(PAUSE)

    # --- changing -------------------------------------------------------------------------------------------------

    async def change(self, act: Callable[[Table, float], Outcome]) -> Outcome:
        """Change the table; it is on disk when this returns. Raises `No`, and then nothing has changed.

        Whoever asked may vanish meanwhile: what was begun is finished.
        """
        return await asyncio.shield(self._task(self._change(act)))

    def _task(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """A task that is remembered until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has heard of it, or is gone

    async def _change(self, act: Callable[[Table, float], Outcome]) -> Outcome:
        async with self._alone():
            self.used = now = self.world.now()
            stood = self._moves()
            try:
                outcome = act(self.table, now)
            except No:
                raise
            except Exception:
                self._lose()  # who knows how far it came
                raise
            if outcome.writes():
                await self._write(outcome, now)
            self._publish(outcome, stood, now)
            self.set_going()
            return outcome

    async def _write(self, outcome: Outcome, now: float) -> None:
        table, finished, again = self.table, outcome.finished, outcome.again
        try:
            save = stored.save(table, outcome, now)
            open_again = None if again is None else stored.insert_table(again, now)

            def work(connection: Connection) -> None:
                save(connection)
                if finished is not None:
                    self.world.finish(connection, finished)
                if open_again is not None:
                    open_again(connection)

            await self.world.write(work)
        except Exception as error:
            LOG.error("not stored", table=table.terms.id, error=repr(error))
            self._lose()
            if isinstance(error, stored.Stale | Cut):
                self.dismiss_all()  # another server has moved on, or nobody knows: they have to look anew
            raise No("not-stored") from error
        table.revision += 1
        self.world.moved(table, outcome)

    def _moves(self) -> int:
        return 0 if self.table.play is None else len(self.table.play.entries)

    # --- telling --------------------------------------------------------------------------------------------------

    def _publish(self, outcome: Outcome, stood: int, now: float) -> None:
        if outcome.said is not None:
            self._tell_all(m.Said(outcome.said))
        if outcome.changed:
            self._count_present()
            self._tell_all(m.Changed(self.table.shown(), now))
        if outcome.moves():
            raw: dict[int, bytes] = {}
            for reader in self.readers:
                seat = self.seat_of(reader)
                if seat not in raw:
                    raw[seat] = ENCODER.encode(self._moved(seat, outcome.back, stood - outcome.back, now))
                reader.tell_raw(raw[seat])

    def _moved(self, seat: int, back: int, since: int, now: float) -> m.Moved:
        play = self.table.playing()
        left = self._instructions(seat)
        return m.Moved(position(play, seat), lines(play, seat, since), back, self.table.places(), left, now)

    def _instructions(self, seat: int) -> list[Any]:
        return [] if seat == NOBODY else self.table.chairs[seat].instructions

    def _tell_all(self, message: m.FromServer) -> None:
        raw = ENCODER.encode(message)
        for reader in self.readers:
            reader.tell_raw(raw)

    def seat_of(self, reader: Reader) -> int:
        """Where a reader sits now."""
        seat = self.table.seat_of(reader.person)
        return NOBODY if seat is None else seat

    def own_seat(self, reader: Reader) -> int:
        """The same; refused for spectators."""
        seat = self.seat_of(reader)
        if seat == NOBODY:
            raise No("not-seated")
        return seat

    def _count_present(self) -> None:
        seats = [self.seat_of(reader) for reader in self.readers]
        for chair in self.table.chairs:
            chair.show(seats.count(chair.seat), self.world.now())

    # --- coming, looking, leaving ---------------------------------------------------------------------------------

    async def enter(self, reader: Reader, message: m.Look) -> None:
        """Show the table to somebody, and everything that happens from now on."""
        async with self._alone():
            self.used = now = self.world.now()
            if not self.table.admits(reader.person, message.invitation):
                raise No("not-invited")
            seen = None if reader.person is None else await self.world.look_of(self.table.terms.id, reader.person)
            reader.tell(self._welcome(reader, message.since, seen, now))
            if reader not in self.readers:
                self.readers.add(reader)
                self._presence(now)

    def _welcome(self, reader: Reader, since: int | None, seen: int | None, now: float) -> m.Welcome:
        seat, play, count = self.seat_of(reader), self.table.play, self._moves()
        missed = seen + 1 if seen is not None and seen < count else None
        first = max(0, count - LOG_LINES)
        if missed is not None:
            first = min(first, missed - 1)
        if since is not None and first < since <= count:
            first = since
        return m.Welcome(
            table=self.table.shown(),
            seat=None if seat == NOBODY else seat,
            host=self.table.hosted_by(reader.person),
            position=None if play is None else position(play, seat),
            log=[] if play is None else lines(play, seat, first),
            missed=missed,
            chat=list(self.table.chat.lines),
            instructions=self._instructions(seat),
            now=now,
        )

    async def exit(self, reader: Reader) -> None:
        """Somebody looks no more; where they stopped is kept."""
        async with self._alone():
            if reader not in self.readers:
                return
            self.readers.discard(reader)
            self._presence(self.world.now())
            person, count = reader.person, self._moves()
            if person is None or any(other.person == person for other in self.readers):
                return
            table_id = self.table.terms.id
            await self.world.write(lambda connection: stored.saw(connection, table_id, person, count))

    def _presence(self, now: float) -> None:
        before = [chair.present > 0 for chair in self.table.chairs]
        self._count_present()
        if before != [chair.present > 0 for chair in self.table.chairs]:
            self._tell_all(m.Changed(self.table.shown(), now))

    async def read(self, look: Callable[[Table], T]) -> T:
        """Something about the table, between two changes."""
        async with self._alone():
            return look(self.table)

    # --- time and bots --------------------------------------------------------------------------------------------

    def set_going(self) -> None:
        """Whatever the table now waits for: bots are asked, clocks are set."""
        if self._thinking is None and self.table.bots_to_move():
            self._thinking = asyncio.create_task(self._let_bots())
        deadline = self.table.deadline()
        if deadline is not None:
            self._ring(deadline - self.world.now())
        elif self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self, seconds: float) -> None:
        """Look at the clocks after so many seconds, and not before."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(max(0.0, seconds), self._time_is_out)

    def _time_is_out(self) -> None:
        self._timer = None
        self._task(self._change(Table.tick)).add_done_callback(self._ticked)

    def _ticked(self, tick: "asyncio.Task[Outcome]") -> None:
        """Nobody waits for a tick: what goes wrong in it is logged, and it is tried again."""
        if not self._closed and not tick.cancelled() and tick.exception() is not None:
            LOG.error("tick failed", table=self.table.terms.id, error=repr(tick.exception()))
            self._ring(PAUSE if self._lost else MOST_PAUSE)

    async def _let_bots(self) -> None:
        """Ask bots as long as it is the turn of any."""
        failed = 0
        while True:
            version = self.version()
            try:
                if not await self._bot_acts(plain=failed > 0):
                    return
                failed = 0
            except Closed:
                self._thinking = None  # whoever reads the table again asks anew
                return
            except Exception as error:  # whatever it is, the table must go on
                # Somebody was faster, and the question is another now, or theirs; or else the bot is at fault.
                late = isinstance(error, No) and error.refusal.code == "late"
                failed = 0 if late or self.version() != version else failed + 1
                if failed:
                    seat = min(self.table.bots_to_move(), default=None)
                    LOG.error("bot failed", table=self.table.terms.id, seat=seat, error=repr(error))
                    await asyncio.sleep(min(MOST_PAUSE, PAUSE * 2.0**failed))

    async def _bot_acts(self, plain: bool) -> bool:
        """One decision of a bot; whether any was to decide. A plain one is not clever, but legal.

        Where several are awaited they answer in the order of seats, as in the arena: a later one may know that an
        earlier one has answered.
        """
        async with self._alone():
            bots = self.table.bots_to_move()
            if not bots:
                self._thinking = None  # while nobody else can act: the next change will ask anew
                return False
            seat = min(bots)
            question = question_for(self.table, seat, PLAINEST if plain else bots[seat])
            asked = self.table.playing().asked
        findings = await self.world.think(question, question.level)
        action = findings.best().data()
        await self.change(lambda table, now: table.bot_acts(seat, asked, action, now))
        return True

    def version(self) -> int:
        """The version of the game; -1 before it has begun."""
        return -1 if self.table.play is None else self.table.play.version

    async def hints(self, seat: int, message: m.AskHint) -> m.Hints:
        """What a bot would think in this seat; raises `No`."""
        async with self._alone():
            play = self.table.running()
            if not self.table.terms.hints:
                raise No("no-hints")
            self._must_ask(message.asked)
            if seat not in self.table.game.may_act(play.history.state):
                raise No("hint-waits")
            question = question_for(self.table, seat, HINT)
        try:
            findings = await self.world.think(question, "hint")
        except Failed:
            raise No("hint-failed") from None
        self._must_ask(message.asked)
        hints = [hint(finding, seat) for finding in findings.hints()]
        if not hints:
            raise No("hint-waits")
        return m.Hints(message.key, hints)

    def _must_ask(self, asked: int) -> None:
        """Refuse what is about a question that is not asked any more."""
        now = self.table.playing().asked
        if asked != now:
            raise No("late", asked=asked, now=now)

    # --- the end --------------------------------------------------------------------------------------------------

    def idle(self, since: float) -> bool:
        """Whether nobody has needed the table for a while, and nothing is under way."""
        return not (self.readers or self._thinking or self._tasks or self._lock.locked()) and self.used < since

    def dismiss_all(self) -> None:
        """Whoever looks has to come again."""
        for reader in self.readers:
            reader.dismiss()

    async def close(self) -> None:
        """Stop thinking and waiting; a change that was begun is finished."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        thinking = [] if self._thinking is None else [self._thinking]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, *self._tasks, return_exceptions=True)
        self.dismiss_all()


def question_for(table: Table, seat: int, level: str) -> Question:
    """What a bot of this seat is asked now. Its seed is that of the table."""
    return Question(table.game.name, Raw(table.playing().snapshot()), seat, level, table.terms.seed)
