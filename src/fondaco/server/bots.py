"""Bots: they think in processes of their own, so that no table waits for the bot of another.

A worker that dies is replaced and its question asked again. What a bot answers goes through the one door. Several
workers can think about the same question, each with a seed of its own; what they find out is added up: as many times
the search in the same time.
"""

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from msgspec.structs import replace

from fondaco.bots.bot import part_seed
from fondaco.bots.findings import Findings, read_findings, together
from fondaco.games import GAMES
from fondaco.server.tasks import end
from fondaco.server.worker import Question

LOG: Final = structlog.get_logger("fondaco.bots")
PATIENCE: Final = 60.0
"""Seconds after which a worker that does not answer is replaced."""
ATTEMPTS: Final = 2
"""How often a question is asked."""
PLAINEST: Final = "random"
"""The level that answers when another could not, so that no table is stuck."""
HINT: Final = "doge:1000ms"
"""Whoever asks for a hint is told what this bot thinks."""
MOST_LINE: Final = 1 << 24
"""Bytes of an answer."""


class Failed(Exception):
    """No worker could answer."""


class Worker:
    """One process, started when it is needed."""

    def __init__(self, prepare: str) -> None:
        self._command: Final = [sys.executable, "-m", "fondaco.server.worker", *([prepare] if prepare else [])]
        self._process: Process | None = None

    def process_id(self) -> int | None:
        """The process that thinks, if there is one."""
        return None if self._process is None else self._process.pid

    async def ask(self, question: Question) -> Findings:
        """The answer; raises `Failed` if the process dies or says nothing."""
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=MOST_LINE
            )
        to, back = self._process.stdin, self._process.stdout
        assert to is not None
        assert back is not None
        try:
            to.write(msgspec.json.encode(question) + b"\n")
            async with asyncio.timeout(PATIENCE):
                await to.drain()
                line = await back.readline()
        except (TimeoutError, OSError) as error:
            raise Failed(repr(error)) from None
        if not line.endswith(b"\n"):
            raise Failed("the process has died")
        return read_findings(GAMES[question.game].space, msgspec.json.decode(line))

    async def end(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """The pool: questions wait in one queue, in the order they were asked."""

    def __init__(
        self,
        workers: int,
        prepare: str = "",
        on_queue: Callable[[int], None] = lambda waiting: None,
        together: int = 1,
    ) -> None:
        """`prepare`: a module that workers import first, it may add bots to `BOTS`; `together`: workers a question."""
        self._workers: Final = [Worker(prepare) for _ in range(workers)]
        self._together: Final = together
        self._queue: Final[asyncio.Queue[tuple[Question, asyncio.Future[Findings]]]] = asyncio.Queue()
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._on_queue: Final = on_queue

    def open(self) -> None:
        """Begin to listen; processes start with the first question."""
        self._tasks.extend(asyncio.create_task(self._serve(worker)) for worker in self._workers)

    async def close(self) -> None:
        """End all workers."""
        await end(*self._tasks)
        for worker in self._workers:
            await worker.end()

    def process_ids(self) -> list[int]:
        """The processes that think."""
        return [worker_id for worker in self._workers if (worker_id := worker.process_id()) is not None]

    async def ask(self, question: Question) -> Findings:
        """What a bot, or several together, find out; raises `Failed`."""
        seeds = [part_seed(question.seed, part) for part in range(self._together)]
        return together(await asyncio.gather(*[self._ask_one(replace(question, seed=seed)) for seed in seeds]))

    async def _ask_one(self, question: Question) -> Findings:
        found: asyncio.Future[Findings] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((question, found))
        self._on_queue(self._queue.qsize())
        return await found

    async def _serve(self, worker: Worker) -> None:
        """Answer what waits, one question after the other."""
        while True:
            question, found = await self._queue.get()
            self._on_queue(self._queue.qsize())
            if found.done():
                continue  # whoever asked does not want to know any more
            findings = await self._answer(worker, question)
            if not found.done():
                if findings is None:
                    found.set_exception(Failed("no worker could answer"))
                else:
                    found.set_result(findings)

    async def _answer(self, worker: Worker, question: Question) -> Findings | None:
        """Ask until a worker lives long enough to answer; None if none does."""
        for _ in range(ATTEMPTS):
            began = time.monotonic()
            try:
                return await worker.ask(question)
            except Failed as error:
                seconds = round(time.monotonic() - began, 3)
                LOG.warning("worker died", level=question.level, game=question.game, seconds=seconds, error=str(error))
                await worker.end()
        return None
