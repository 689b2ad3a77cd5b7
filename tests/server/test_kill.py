"""Kill -9 at any instant: no acknowledged move is lost, none is done twice, no table is stuck."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path

from websockets.exceptions import WebSocketException

from fondaco.server import messages as m
from fondaco.server.entries import Entry
from fondaco.server.store import tables as stored
from fondaco.server.store.store import opened as opened_store
from tests.server.guests import Guest, Line, arrives, chosen

KILLS = 200 if os.environ.get("FONDACO_PROFILE") == "long" else 6
ROOT = Path(__file__).parents[2]
GAMES = ["puerto_rico", "citadels", "genoa"]
"""Played at the same time, each by two people and a bot."""


class Victims:
    """Server processes on one file, one after the other."""

    def __init__(self, path: Path) -> None:
        command = [sys.executable, "-m", "tests.server.victim", str(path)]
        pipe = subprocess.PIPE
        self._mother = subprocess.Popen(
            command, cwd=ROOT, text=True, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL
        )
        self.process_id = 0
        """Of the server that lives; 0: none does."""

    def birth(self) -> str:
        """A new server; its address."""
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        self._mother.stdin.write("\n")
        self._mother.stdin.flush()
        process_id, address = self._mother.stdout.readline().split()
        self.process_id = int(process_id)
        return address

    def kill(self) -> None:
        """Kill -9, now."""
        os.kill(self.process_id, signal.SIGKILL)
        self.process_id = 0

    def end(self) -> None:
        if self.process_id:
            self.kill()
        self._mother.communicate()


@contextmanager
def victims(path: Path) -> Iterator[Victims]:
    """Servers to kill; none survives."""
    found = Victims(path)
    try:
        yield found
    finally:
        found.end()


class Ledger:
    """What the clients of one seat have been promised and shown, over all lives of the server."""

    heard = 0
    """Messages of the present life, of all clients: the clock by which servers die."""

    def __init__(self, table_id: str, seat: int) -> None:
        self.table_id = table_id
        self.seat = seat
        self.done: dict[str, int] = {}
        """Acknowledged: key and version."""
        self.acts: dict[str, m.Act] = {}
        self.shown: dict[int, int] = {}
        """Moves seen: version and the number of moves then."""
        self.over = False

    def note(self, message: object) -> None:
        Ledger.heard += 1
        if isinstance(message, m.Done):
            assert self.done.setdefault(message.key, message.version) == message.version
        if isinstance(message, m.Moved):
            self.see(message.position)

    def see(self, position: m.Position) -> None:
        assert self.shown.setdefault(position.version, position.moves) == position.moves
        self.over = self.over or position.scores is not None


async def one_life(base: str, guests: list[Guest], ledgers: list[Ledger], rng: random.Random) -> None:
    """Everybody comes back, says again what was not acknowledged, and plays on until the line breaks."""
    async with asyncio.TaskGroup() as group:
        for ledger in ledgers:
            guest = guests[ledger.seat]
            guest.base = base
            group.create_task(sit_and_play(guest, ledger, random.Random(rng.random())))


async def sit_and_play(guest: Guest, ledger: Ledger, rng: random.Random) -> None:
    with suppress(WebSocketException, OSError):
        async with guest.at(ledger.table_id) as line:
            welcome = await line.look()
            assert welcome.position is not None
            known = max([*ledger.shown, *ledger.done.values(), 0])
            assert welcome.position.version >= known, "a move that was shown is lost"
            await say_again(line, ledger)
            position = (await line.look()).position
            assert position is not None
            ledger.see(position)
            while not ledger.over:
                if ledger.seat in position.awaited and position.choices + position.suggested:
                    key = f"{ledger.seat}-{len(ledger.acts)}"
                    ledger.acts[key] = m.Act(key, position.asked, [chosen(position, rng)])
                    await line.send(ledger.acts[key])
                version = position.version
                while position.version == version:
                    message = await line.next()
                    ledger.note(message)
                    if isinstance(message, m.Moved):
                        position = message.position


async def say_again(line: Line, ledger: Ledger) -> None:
    """The latest messages once more: what was done stays as it was, what was not is done now or is late."""
    for key, act in list(ledger.acts.items())[-3:]:
        answer = await line.ask(act)
        if key in ledger.done:
            assert answer == m.Done(key, ledger.done[key])
        elif isinstance(answer, m.Done):
            ledger.done[key] = answer.version
        else:
            assert answer.refusal.code in ("late", "illegal")


async def tables(base: str, guests: list[Guest], number: int) -> list[Ledger]:
    """New tables, begun."""
    ledgers = []
    for game in GAMES:
        opened = await guests[0].open(game, 3, bots=["random"], seed=number)
        await guests[1].sit(opened)
        await guests[0].start(opened)
        ledgers += [Ledger(opened.table.id, seat) for seat in range(2)]
    return ledgers


async def heard(messages: int, playing: "asyncio.Task[None]") -> None:
    """Wait until the clients have heard so much."""
    Ledger.heard = 0
    while Ledger.heard < messages and not playing.done():
        await asyncio.sleep(0.002)


async def books(path: Path, table_ids: set[str]) -> dict[str, list[Entry]]:
    async with opened_store(path) as store, store.reading() as connection:
        return {table_id: await stored.load_book(connection, table_id) for table_id in table_ids}


def check(book: list[Entry], ledgers: list[Ledger]) -> None:
    """The book has every promise, once."""
    assert [entry.version for entry in book] == list(range(1, len(book) + 1))
    keys = Counter((entry.seat, entry.key) for entry in book if entry.key)
    assert set(keys.values()) <= {1}
    for ledger in ledgers:
        for key, version in ledger.done.items():
            entry = book[version - 1]
            assert (entry.seat, entry.key) == (ledger.seat, key)
        for version, moves in ledger.shown.items():
            assert version <= len(book)
            assert moves == version


async def lives(path: Path, rng: random.Random, servers: Victims) -> int:
    """So many lives of a server, each ended at a random instant; in how many the games moved on."""
    progress = 0
    async with AsyncExitStack() as stack:
        guests: list[Guest] = []
        ledgers: list[Ledger] = []
        for life in range(KILLS):
            base = servers.birth()
            if life == 0:
                guests = [await stack.enter_async_context(arrives(base, name)) for name in ("Anna", "Béla")]
            for guest in guests:
                guest.http.base_url = base
            running = [ledger for ledger in ledgers if not ledger.over]
            if not running:
                ledgers += (running := await tables(base, guests, life))
            before = sum(max([*ledger.shown, 0]) for ledger in running)
            playing = asyncio.create_task(one_life(base, guests, running, rng))
            await heard(rng.randrange(0, 150), playing)
            await asyncio.sleep(rng.uniform(0.0, 0.03))
            servers.kill()
            await playing
            progress += sum(max([*ledger.shown, 0]) for ledger in running) > before
            found = await books(path, {ledger.table_id for ledger in running})
            for table_id, book in found.items():
                check(book, [ledger for ledger in running if ledger.table_id == table_id])
    return progress


def test_no_acknowledged_move_is_lost_none_is_done_twice_and_no_table_is_stuck(tmp_path: Path) -> None:
    path = tmp_path / "fondaco.db"
    with victims(path) as servers:
        assert asyncio.run(lives(path, random.Random(4711), servers)) > KILLS // 2


def test_a_bots_turn_goes_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    path = tmp_path / "fondaco.db"

    async def begin(base: str) -> str:
        async with arrives(base, "Anna") as anna:
            opened = await anna.open("puerto_rico", 3, bots=["random"] * 3, sit=False)
            await anna.start(opened)
            return opened.table.id

    async def played(table_id: str) -> None:
        while len((await books(path, {table_id}))[table_id]) < 20:
            await asyncio.sleep(0.1)

    with victims(path) as servers:
        table_id = asyncio.run(begin(servers.birth()))
        servers.kill()
        servers.birth()
        asyncio.run(asyncio.wait_for(played(table_id), 120))
