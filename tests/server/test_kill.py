"""Kill -9 at any instant: no acknowledged move is lost, none is done twice, no table is stuck."""

import asyncio
import os
import random
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from websockets.exceptions import WebSocketException

from fondaco.server import messages as m
from tests.server.guests import Guest, arrives, chosen
from tests.server.ledger import Ledger, books, check, say_again
from tests.server.victims import Victims, victims

KILLS = 200 if os.environ.get("FONDACO_PROFILE") == "long" else 6
GAMES = ["puerto_rico", "citadels", "genoa"]
"""Played at the same time, each by two people and a bot."""


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


async def lives(path: Path, rng: random.Random, servers: Victims) -> int:
    """So many lives of a server, each ended at a random instant; in how many the games moved on."""
    progress = 0
    async with AsyncExitStack() as stack:
        guests: list[Guest] = []
        ledgers: list[Ledger] = []
        for life in range(KILLS):
            server = servers.birth(data=str(path))
            base = server.base
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
            server.kill()
            await playing
            progress += sum(max([*ledger.shown, 0]) for ledger in running) > before
            found = await books(path, {ledger.table_id for ledger in running})
            for table_id, book in found.items():
                check(book, [ledger for ledger in running if ledger.table_id == table_id])
    return progress


def test_no_acknowledged_move_is_lost_none_is_done_twice_and_no_table_is_stuck(tmp_path: Path) -> None:
    path = tmp_path / "fondaco.db"
    with victims(tmp_path / "log") as servers:
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

    with victims(tmp_path / "log") as servers:
        server = servers.birth(data=str(path))
        table_id = asyncio.run(begin(server.base))
        server.kill()
        servers.birth(data=str(path))
        asyncio.run(asyncio.wait_for(played(table_id), 120))
