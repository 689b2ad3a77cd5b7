"""Two servers share all tables. Whatever befalls one of them, every game goes on, and nothing is lost or done twice.

Servers are killed, paused for longer than their leases, cut off from Redis or from the database, while people play all
five games. Their clients know nothing of it: they come again, to any server, and say again what was not acknowledged.
"""

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from fondaco.server import messages as m
from fondaco.server.settings import Settings
from tests.server.conftest import Services
from tests.server.guests import Guest, Line, arrives, chosen
from tests.server.ledger import Ledger, books, check, say_again
from tests.server.relay import Relays, relays
from tests.server.victims import Victim, Victims, victims

LONG = os.environ.get("FONDACO_PROFILE") == "long"
FAULTS = 50 if LONG else 4
LEASE = 5.0
PATIENCE = 120.0
"""Seconds within which every game has moved on after a fault, on a busy machine."""
STEPS = 3
"""Moves of every game between two faults."""
THINKING = 0.2
"""Seconds that a player thinks, at most: the servers have other things to do, too."""
NAMES = ["Anna", "Béla"]
GAMES = {"genoa": 0, "marco_polo": 0, "citadels": 1, "puerto_rico": 0, "calimala": 1}
"""All played at the same time by two people, and so many bots."""
BROKEN = (WebSocketException, OSError, TimeoutError)


class Server:
    """A server with wires of its own to the database and to Redis."""

    def __init__(self, victim: Victim, database: int, redis: int) -> None:
        self.victim = victim
        self.database = database
        self.redis = redis


class Town:
    """The servers that live, and how to get another."""

    def __init__(self, settings: Settings, services: Services, mother: Victims, wires: Relays) -> None:
        self.settings = settings
        self.services = services
        self.mother = mother
        self.wires = wires
        self.servers: list[Server] = []

    async def new_server(self) -> Server:
        database = self.wires.new(self.services.database.port)
        redis = self.wires.new(int(self.services.redis.rpartition(":")[2]))
        name, number = self.settings.database.rpartition("/")[2], self.settings.redis.rpartition("/")[2]
        victim = self.mother.birth(
            database=self.services.database.address(name, database),
            redis=f"redis://127.0.0.1:{redis}/{number}",
            lease=LEASE,
        )
        self.servers.append(Server(victim, database, redis))
        await self.recovered()
        return self.servers[-1]

    async def recovered(self) -> None:
        """Wait until every server says that it is well."""
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=PATIENCE) as http:
            for server in self.servers:
                while not (await http.get(f"{server.victim.base}/healthz")).is_success:
                    await asyncio.sleep(0.05)

    def any_base(self, rng: random.Random) -> str:
        return rng.choice(self.servers).victim.base


# --- what befalls a server --------------------------------------------------------------------------------------------


async def kill(town: Town, server: Server) -> None:
    """Gone for good, and another one comes."""
    town.servers.remove(server)
    server.victim.kill()
    await town.new_server()


async def pause(town: Town, server: Server) -> None:
    """It stands still for longer than its leases, then goes on as if nothing had happened."""
    server.victim.send(signal.SIGSTOP)
    await asyncio.sleep(1.5 * LEASE)
    server.victim.send(signal.SIGCONT)


async def cut_redis(town: Town, server: Server) -> None:
    """It is alone with its clients and the database."""
    town.wires.cut(server.redis)
    await asyncio.sleep(1.5 * LEASE)
    town.wires.mend(server.redis)


async def cut_database(town: Town, server: Server) -> None:
    """It cannot write, and every transaction on its way ends in the dark."""
    town.wires.cut(server.database)
    await asyncio.sleep(LEASE / 4)
    town.wires.mend(server.database)


FAULT: list[Callable[[Town, Server], Awaitable[None]]] = [kill, pause, cut_redis, cut_database]


# --- clients ----------------------------------------------------------------------------------------------------------


class Player:
    """Somebody at one table, until the game is over."""

    def __init__(self, town: Town, guest: Guest, ledger: Ledger, rng: random.Random) -> None:
        self.town = town
        self.guest = guest
        self.ledger = ledger
        self.rng = rng
        self.comings = 0

    async def play(self) -> None:
        """Come, play, and come again whenever the line breaks."""
        while not self.ledger.over:
            self.comings += 1
            self.guest.base = self.town.any_base(self.rng)
            try:
                async with asyncio.timeout(PATIENCE), self.guest.at(self.ledger.table_id, ping=1.0) as line:
                    await self.sit(line)
            except BROKEN:
                await asyncio.sleep(self.rng.uniform(0.05, 0.3))

    async def sit(self, line: Line) -> None:
        ledger = self.ledger
        position = await self.look(line)
        await say_again(line, ledger)
        position = await self.look(line)
        while not ledger.over:
            if ledger.seat in position.awaited and position.choices + position.suggested:
                await asyncio.sleep(self.rng.uniform(0.0, THINKING))
                key = f"{ledger.seat}-{len(ledger.acts)}"
                ledger.acts[key] = m.Act(key, position.asked, [chosen(position, self.rng)])
                await line.send(ledger.acts[key])
            version = position.version
            while position.version == version:
                message = await asyncio.wait_for(line.next(), PATIENCE)
                ledger.note(message)
                if isinstance(message, m.Moved):
                    position = message.position
                if isinstance(message, m.Refused) and message.refusal.code == "not-stored":
                    return  # come again, look, and say it again

    async def look(self, line: Line) -> m.Position:
        position = (await asyncio.wait_for(line.look(), 5)).position
        assert position is not None
        known = max([*self.ledger.shown, *self.ledger.done.values(), 0])
        assert position.version >= known, f"a move that was shown is lost: {position.version} < {known}"
        self.ledger.see(position)
        return position


class Company:
    """The people, and all games they have played."""

    def __init__(self, town: Town, guests: list[Guest], rng: random.Random) -> None:
        self.town = town
        self.guests = guests
        self.rng = rng
        self.ledgers: dict[str, list[Ledger]] = {}
        """Of the present table, by game."""
        self.all: list[Ledger] = []
        self.playing: set[asyncio.Task[None]] = set()

    async def begin(self, game: str) -> None:
        """A new table, while nothing befalls anybody."""
        base = self.town.any_base(self.rng)
        for guest in self.guests:
            guest.http.base_url = httpx.URL(base)
        bots = GAMES[game]
        opened = await self.guests[0].open(game, len(self.guests) + bots, bots=["random"] * bots)
        await self.guests[1].sit(opened)
        await self.guests[0].start(opened)
        self.ledgers[game] = [Ledger(opened.table.id, seat) for seat in range(len(self.guests))]
        self.all += self.ledgers[game]
        for ledger in self.ledgers[game]:
            player = Player(
                self.town, Guest("", self.guests[ledger.seat].http), ledger, random.Random(self.rng.random())
            )
            self.playing.add(asyncio.create_task(player.play()))

    def versions(self) -> dict[str, int]:
        return {game: max([0, *of_game[0].shown, *of_game[1].shown]) for game, of_game in self.ledgers.items()}

    async def moves_on(self) -> None:
        """Wait until every game has made some moves, or is over; raise what players have to complain about."""
        before, deadline = self.versions(), asyncio.get_running_loop().time() + PATIENCE
        while True:
            for task in [task for task in self.playing if task.done()]:
                self.playing.discard(task)
                task.result()
            stuck = [
                game
                for game, version in self.versions().items()
                if version < before[game] + STEPS and not any(ledger.over for ledger in self.ledgers[game])
            ]
            if not stuck:
                return
            assert asyncio.get_running_loop().time() < deadline, f"stuck: {stuck}"
            await asyncio.sleep(0.02)

    async def next_games(self) -> None:
        """In the place of those that are over, once every server is well again."""
        await self.town.recovered()
        for game, ledgers in list(self.ledgers.items()):
            if any(ledger.over for ledger in ledgers):
                await self.begin(game)

    async def stop(self) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)


async def faults(town: Town, rng: random.Random) -> tuple[Counter[str], Company]:
    """So many faults, one after the other; what they were."""
    befallen: Counter[str] = Counter()
    async with AsyncExitStack() as stack:
        for _ in range(2):
            await town.new_server()
        guests = [await stack.enter_async_context(arrives(town.any_base(rng), name)) for name in NAMES]
        company = Company(town, guests, rng)
        try:
            for game in GAMES:
                await company.begin(game)
            await company.moves_on()
            for number in range(FAULTS):
                fault = FAULT[number % len(FAULT)]
                await fault(town, rng.choice(town.servers))
                befallen[fault.__name__] += 1
                await company.moves_on()
                await company.next_games()
        finally:
            await company.stop()
    return befallen, company


@pytest.mark.provokes("Redis is away", "leases not renewed", "not stored", "not read")
def test_games_go_on_through_kills_pauses_and_cuts(services: Services, tmp_path: Path) -> None:
    settings = services.settings()
    with victims(tmp_path / "log") as mother, relays() as wires:
        befallen, company = asyncio.run(faults(Town(settings, services, mother, wires), random.Random(4711)))
    assert befallen.total() == FAULTS
    found = asyncio.run(books(settings.database, {ledger.table_id for ledger in company.all}))
    for table_id, book in found.items():
        check(book, [ledger for ledger in company.all if ledger.table_id == table_id])
    moves = sum(len(book) for book in found.values())
    done = sum(len(ledger.done) for ledger in company.all)
    print(f"{dict(befallen)}: {len(found)} games, {moves} moves, {done} acknowledged, 0 lost, 0 doubled, 0 stuck")
