"""`make load`: how many live tables a server carries, with real clients on real sockets in a process of their own.

Four people sit at every table of the five games in turn, and somebody acts every two seconds. Measured is the time
from the moment a client sends an action until every seat of its table is shown the new position. Tables are added until
the 95th percentile is above 100 ms, or there are as many as were asked for.

Seconds of the processor are the server's own: on a busy machine they say more than latencies do. Clients, database and
servers share the machine; so a second server shows what sharing tables costs, not what a second machine brings.
"""

import argparse
import asyncio
import gc
import os
import random
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from where import profile, shown

from fondaco.server.messages import Act, Look
from tests.server.services import postgres, redis_server
from tests.server.victims import Victims, victims

GAMES = ["genoa", "marco_polo", "citadels", "puerto_rico", "calimala"]
NAMES = ["Anna", "Béla", "Cili", "Dani"]
PACE = 2.0
"""Seconds between two actions at a table."""
COLUMNS = {
    "store": "",
    "servers": ".0f",
    "tables": ".0f",
    "moves/s": ".1f",
    "p50 ms": ".1f",
    "p95 ms": ".1f",
    "p99 ms": ".1f",
    "cores": ".2f",
    "CPU ms/move": ".1f",
    "MiB": ".0f",
    "KiB/table": ".0f",
    "refused": ".0f",
}
"""What is printed, and how."""
FRESH = httpx.Limits(max_keepalive_connections=0)
"""Requests are far between: no connection is kept until the server closes it under the next one."""
RUNS = {"sqlite": ("SQLite", 1), "postgres": ("PostgreSQL", 1), "pair": ("PostgreSQL", 2)}
"""What is measured: the store, and how many servers share it. The pair carries what one server could carry."""
TABLES_OF_A_HOUSE = 100
"""A server takes only so many sockets from one address, so clients have several."""
WARM = 3.0
"""Seconds before anything is measured."""


class Choice(Struct):
    """What a client needs to know of one."""

    action: list[Any]
    told: dict[str, Any]


class Position(Struct):
    """What a client needs to know of one."""

    version: int
    asked: int
    awaited: list[int]
    choices: list[Choice]
    suggested: list[Choice]
    scores: list[int] | None = None


class Heard(Struct):
    """A message of the server, as far as it matters here."""

    type: str
    position: Position | None = None


DECODER = msgspec.json.Decoder(Heard)


class Seat:
    """One client: its line, and the last position it was shown."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.position: Position | None = None
        self.at = 0.0
        """When it was shown."""


class Table:
    """A table with its four clients."""

    def __init__(self, seats: list[Seat], rng: random.Random, latencies: list[float]) -> None:
        self.seats = seats
        self.rng = rng
        self.latencies = latencies
        self.shown = asyncio.Condition()
        self.refused = 0

    async def listen(self, seat: Seat) -> None:
        async for raw in seat.line:
            heard = DECODER.decode(raw)
            self.refused += heard.type == "refused"
            if heard.position is not None:
                seat.position, seat.at = heard.position, time.perf_counter()
                async with self.shown:
                    self.shown.notify_all()

    async def version(self, version: int) -> None:
        """Wait until every seat has been shown at least this version."""
        async with self.shown:
            await self.shown.wait_for(
                lambda: all(seat.position is not None and seat.position.version >= version for seat in self.seats)
            )

    async def play(self) -> None:
        """Somebody acts, everybody sees it; so on, at the pace of a lively table."""
        for seat in self.seats:
            await seat.line.send(msgspec.json.encode(Look()).decode())
        await self.version(0)
        await asyncio.sleep(self.rng.uniform(0, PACE))
        number = 0
        while True:
            position = self.seats[0].position
            assert position is not None
            if position.scores is not None:
                return
            seat = self.seats[position.awaited[0]]
            assert seat.position is not None
            began, number = time.perf_counter(), number + 1
            action = chosen(seat.position, self.rng)
            await seat.line.send(msgspec.json.encode(Act(f"k{number}", seat.position.asked, [action])).decode())
            await self.version(position.version + 1)
            self.latencies.append(max(seat.at for seat in self.seats) - began)
            await asyncio.sleep(max(0.0, began + PACE - time.perf_counter()))


def chosen(position: Position, rng: random.Random) -> list[Any]:
    """Something to do; who may end a talk does so half of the time."""
    done = [choice for choice in position.choices if choice.told["verb"] == "done"]
    choice = done[0] if done and rng.random() < 0.5 else rng.choice(position.choices + position.suggested)
    return choice.action


class Load:
    """The clients, and the tables they have opened so far."""

    def __init__(self, bases: list[str], people: list[httpx.AsyncClient], stack: AsyncExitStack) -> None:
        self.bases = bases
        self.people = people
        self.stack = stack
        self.tables: list[Table] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.latencies: list[float] = []

    async def add(self, game: str) -> None:
        """A new table. Where there are two servers, it is at one of them, and two of its seats are at the other."""
        number = len(self.tables)
        holder = self.bases[number % len(self.bases)]
        opened = (await self.people[0].post(f"{holder}/api/tables", json={"game": game, "seats": 4})).json()
        path, invitation = f"/api/tables/{opened['table']['id']}", {"invitation": opened["invitation"]}
        for person in self.people[1:]:
            (await person.post(f"{holder}{path}/seat", json=invitation)).raise_for_status()
        (await self.people[0].post(f"{holder}{path}/start")).raise_for_status()
        seats = []
        for seat, person in enumerate(self.people):
            base = self.bases[(number + seat // 2) % len(self.bases)]
            cookie = {"Cookie": f"fondaco={person.cookies['fondaco']}"}
            line = connect(
                f"{base.replace('http', 'ws')}{path}/socket",
                additional_headers=cookie,
                max_size=None,
                ping_interval=None,
                open_timeout=60,
                compression=None,
                local_addr=(f"127.0.0.{2 + number // TABLES_OF_A_HOUSE}", 0),
            )
            seats.append(Seat(await self.stack.enter_async_context(line)))
        table = Table(seats, random.Random(number), self.latencies)
        self.tables.append(table)
        self.tasks += [asyncio.create_task(table.listen(seat)) for seat in seats]
        self.tasks.append(asyncio.create_task(table.play()))

    async def measure(self, seconds: float, servers: list[int]) -> dict[str, float]:
        """Latencies of all tables, and what they cost the servers."""
        await asyncio.sleep(WARM)
        self.latencies.clear()
        cpu, began = sum(map(cpu_of, servers)), time.monotonic()
        await asyncio.sleep(seconds)
        passed, used = time.monotonic() - began, sum(map(cpu_of, servers)) - cpu
        for task in self.tasks:
            if task.done():
                task.result()
        marks = statistics.quantiles(self.latencies, n=100)
        moves = len(self.latencies)
        return {
            "tables": len(self.tables),
            "moves/s": moves / passed,
            "p50 ms": marks[49] * 1000,
            "p95 ms": marks[94] * 1000,
            "p99 ms": marks[98] * 1000,
            "cores": used / passed,
            "CPU ms/move": used / moves * 1000,
            "MiB": sum(map(memory_of, servers)),
            "refused": sum(table.refused for table in self.tables),
        }


@asynccontextmanager
async def company(bases: list[str]) -> AsyncIterator[Load]:
    """Four people who will sit at every table."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(httpx.AsyncClient(timeout=60, limits=FRESH)) for _ in NAMES]
        for person, name in zip(people, NAMES, strict=True):
            (await person.put(f"{bases[0]}/api/me/name", json={"name": name})).raise_for_status()
        load = Load(bases, people, stack)
        try:
            yield load
        finally:
            for task in load.tasks:
                task.cancel()
            await asyncio.gather(*load.tasks, return_exceptions=True)


def cpu_of(process_id: int) -> float:
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process_id: int) -> float:
    """MiB that a process has in memory."""
    return int(Path(f"/proc/{process_id}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


@contextmanager
def settings_for(store: str, folder: Path) -> Iterator[dict[str, Any]]:
    """What a server is told: a file, or a PostgreSQL that waits for its disk, and a Redis."""
    if store == "SQLite":
        yield {"data": str(folder / "fondaco.db")}
        return
    with postgres(folder, durable=True) as database, redis_server(folder) as redis:
        yield {"database": database.address(database.new_database()), "redis": redis}


class Run:
    """Servers on a store, loaded with more and more tables."""

    def __init__(self, name: str, seconds: float, bound: float) -> None:
        self.store, self.servers = RUNS[name]
        self.seconds = seconds
        self.bound = bound
        self.carried = 0
        """The most tables within the bound."""
        self.profile: Counter[str] = Counter()

    def go(self, steps: list[int]) -> None:
        """Start the servers, load them, end them."""
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            settings = stack.enter_context(settings_for(self.store, folder))
            mother: Victims = stack.enter_context(victims(folder / "log"))
            born = [mother.birth(**settings) for _ in range(self.servers)]
            for server in born:
                httpx.get(f"{server.base}/healthz", timeout=60).raise_for_status()
            asyncio.run(self._load([server.base for server in born], [server.process_id for server in born], steps))

    async def _load(self, bases: list[str], servers: list[int], steps: list[int]) -> None:
        async with company(bases) as load:
            before = sum(map(memory_of, servers))
            for step in steps:
                while len(load.tables) < step:
                    await load.add(GAMES[len(load.tables) % len(GAMES)])
                found = await load.measure(self.seconds, servers)
                found["KiB/table"] = (found["MiB"] - before) * 1024 / step
                self._print(found)
                if found["p95 ms"] > self.bound:
                    break
                self.carried = step
            if self.servers == 1:
                self.profile = await asyncio.to_thread(profile, servers[0], self.seconds)

    def _print(self, found: dict[str, float]) -> None:
        row = {"store": self.store, "servers": self.servers, **found}
        print(f"| {' | '.join(f'{row[name]:{form}}' for name, form in COLUMNS.items())} |", flush=True)


def main() -> None:
    """Run after run; two tables in markdown: the figures, and where the time goes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", nargs="*", default=list(RUNS), choices=list(RUNS))
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 50, 100, 200, 300, 400, 500, 600, 800])
    parser.add_argument("--seconds", type=float, default=15, help="how long each number of tables is measured")
    parser.add_argument(
        "--bound", type=float, default=100, help="milliseconds of the 95th percentile that are too many"
    )
    given = parser.parse_args()
    gc.disable()  # or the pauses of the clients would count as the server's
    print(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}", flush=True)
    carried, profiles = 0, {}
    for name in given.runs:
        run = Run(name, given.seconds, given.bound)
        run.go([carried or given.tables[0]] if name == "pair" else given.tables)
        carried = run.carried
        if run.profile:
            profiles[run.store] = run.profile
    if profiles:
        print(f"\n{shown(profiles)}")


if __name__ == "__main__":
    main()
