"""SQLite: the store in one file, with one writer. What waits is committed together, and answered after the commit."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection

from fondaco.core.errors import Bad
from fondaco.server.store.store import JSON_FORM, Store, Work
from fondaco.server.tasks import end

T = TypeVar("T")

MOST_TOGETHER: Final = 64
"""How much is committed at once."""
THREADS: Final = 5
"""How many read at a time, or four and the one who writes."""
MAGIC: Final = b"SQLite format 3\0"
PRAGMAS: Final = [
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # what is acknowledged survives a power cut
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 10000",
]


class Job:
    """Work that waits for the writer, and for whom it is done."""

    def __init__(self, work: Work[Any]) -> None:
        self.work: Final = work
        self.done: Final[asyncio.Future[Any]] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.failed: Exception | None = None

    def settle(self) -> None:
        """Tell whoever waits, if they still do."""
        if self.done.done():
            return
        if self.failed is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.failed)


class SqliteStore(Store):
    """A file: many readers, one writer."""

    def __init__(self, path: Path) -> None:
        super().__init__(_engine(path, "BEGIN", THREADS), _engine(path, "BEGIN IMMEDIATE", 1), THREADS)
        self.path: Final = path
        self._jobs: Final[asyncio.Queue[Job]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    def where(self) -> str:
        return str(self.path)

    async def open(self) -> None:
        check_file(self.path)
        await super().open()
        self._writer = asyncio.create_task(self._write_forever(), name="writer")

    async def close(self) -> None:
        if self._writer is not None:
            await self._jobs.join()
            await end(self._writer)
        await super().close()

    async def write(self, work: Work[T]) -> T:
        job = Job(work)
        self._jobs.put_nowait(job)
        result: T = await job.done
        return result

    async def _write_forever(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < MOST_TOGETHER and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            try:
                await self._in_thread(partial(self._commit, jobs))
            except Exception as error:  # a full or broken disk: whoever waits is told, the next may try again
                for job in jobs:
                    job.failed = error
            for job in jobs:
                job.settle()
                self._jobs.task_done()

    def _commit(self, jobs: list[Job]) -> None:
        """All in one transaction; the work that fails is rolled back to its own beginning."""
        with self._writing.begin() as connection:
            if len(jobs) == 1:
                jobs[0].result = jobs[0].work(connection)
                return
            for job in jobs:
                try:
                    with connection.begin_nested():
                        job.result = job.work(connection)
                except Exception as error:
                    job.failed = error


def check_file(path: Path) -> None:
    """Raise `Bad` if that cannot be a database, nor become one."""
    if not path.parent.is_dir():
        raise Bad("there is no such folder", str(path.parent))
    if path.is_file():
        with path.open("rb") as file:
            if file.read(len(MAGIC)) not in (b"", MAGIC):
                raise Bad("it is no database", str(path))


def _engine(path: Path, begin: str, connections: int) -> Engine:
    engine = create_engine(f"sqlite:///{path}", pool_size=connections, max_overflow=0, **JSON_FORM)

    @event.listens_for(engine, "connect")
    def connected(connection: DBAPIConnection, record: object) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says, not where the driver guesses
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
