"""The hub: a table is in memory when somebody needs it, once, and not when nobody does."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from fondaco.games import GAMES
from fondaco.server import hub as hubs
from fondaco.server import messages as m
from fondaco.server.bots import Thinkers
from fondaco.server.figures import Figures
from fondaco.server.finished import Finished
from fondaco.server.hub import Hub
from fondaco.server.leases import Leases
from fondaco.server.reader import Reader
from fondaco.server.refusals import No
from fondaco.server.store import tables as stored
from fondaco.server.store.opened import opened as opened_store
from fondaco.server.store.schema import tables
from fondaco.server.store.store import Store
from tests.server.scenes import NOW, awaited, table


def forget(connection: Connection, finished: Finished) -> None:
    """No results are kept here."""


@asynccontextmanager
async def running(place: Path | str, now: float = NOW, leases: Leases | None = None) -> AsyncIterator[Hub]:
    """A hub at work on a file, at a certain moment."""
    async with opened_store(place) as store:
        hub = Hub(store, Thinkers(1), forget, Figures(), lambda: now, leases)
        await hub.open()
        try:
            yield hub
        finally:
            await hub.close()


async def put(store: Store, **terms: object) -> None:
    made = table(GAMES["puerto_rico"], seats=3, **terms)  # type: ignore[arg-type]  # the terms a test wants
    await store.write(stored.insert_table(made, NOW))


async def until(hub: Hub, table_id: str, there: bool) -> None:
    """Wait until the table is, or is not, in memory."""
    while (hub.present(table_id) is not None) is not there:
        await asyncio.sleep(0.01)


def test_a_table_is_read_once_for_all_who_come_at_the_same_time(place: Path | str) -> None:
    async def work() -> None:
        async with running(place) as hub:
            await put(hub.store)
            assert hub.present("t1") is None
            rooms = await asyncio.gather(*[hub.room("t1") for _ in range(5)])
            assert len(set(rooms)) == 1
            assert hub.present("t1") is rooms[0]

    asyncio.run(work())


@pytest.mark.provokes("table unreadable")
def test_a_table_that_is_not_there_or_makes_no_sense_is_refused(place: Path | str) -> None:
    async def work() -> None:
        async with running(place) as hub:
            with pytest.raises(No, match="no-table"):
                await hub.room("nowhere")
            await put(hub.store)
            await hub.store.write(lambda connection: connection.execute(update(tables).values(state=b'{"rules": 1}')))
            with pytest.raises(No, match="table-unreadable"):
                await hub.room("t1")

    asyncio.run(work())


def test_a_table_that_nobody_needs_is_dropped_and_comes_back_as_it_was(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "ROUND", 0.01)

    async def work() -> None:
        async with running(place) as hub:
            await put(hub.store)
            room = await hub.room("t1")
            reader = Reader("anna", "Anna")
            await room.enter(reader, m.Look())
            monkeypatch.setattr(hubs, "IDLE", -1.0)
            seat = awaited(room.table)
            action = room.table.game.choices(room.table.playing().history.state, seat)[0].data()
            await room.change(lambda table, now: table.act(seat, m.Act("k", 0, [action]), now))
            before = room.table.playing().snapshot()
            await asyncio.sleep(0.05)
            assert hub.present("t1") is room, "somebody looks"
            await room.exit(reader)
            await until(hub, "t1", there=False)
            again = await hub.room("t1")
            assert again is not room
            assert again.table.playing().snapshot() == before

    asyncio.run(asyncio.wait_for(work(), 30))


class SlowLeases(Leases):
    """Leases that are given back when a test lets them."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.giving_back = asyncio.Event()
        self.may_go = asyncio.Event()

    async def take(self, table_id: str) -> str:
        self.done.append("taken")
        return self.name

    async def release(self, table_id: str) -> None:
        self.giving_back.set()
        await self.may_go.wait()
        self.done.append("given back")


def test_who_comes_while_a_table_is_dropped_takes_it_after_it_was_given_back(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "ROUND", 0.01)
    monkeypatch.setattr(hubs, "IDLE", -1.0)

    async def work() -> None:
        leases = SlowLeases()
        async with running(place, leases=leases) as hub:
            await put(hub.store)
            await hub.room("t1")
            await leases.giving_back.wait()
            coming = asyncio.create_task(hub.room("t1"))
            await hub.store.read(lambda connection: stored.load(connection, "t1"))
            assert not coming.done()
            leases.may_go.set()
            await coming
            assert leases.done[:3] == ["taken", "given back", "taken"]

    asyncio.run(asyncio.wait_for(work(), 30))


def test_a_table_whose_time_comes_is_woken_though_nobody_looks(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "ROUND", 0.01)

    async def work() -> None:
        async with running(place, NOW + 60) as hub:
            await put(hub.store, clock=m.Clock(move=60), id="due")
            await put(hub.store, clock=m.Clock(move=86400), id="later")
            await put(hub.store, id="never")
            await until(hub, "due", there=True)
            room = await hub.room("due")
            while not any(chair.was_stewarded for chair in room.table.chairs):
                await asyncio.sleep(0.01)
            assert hub.present("later") is None
            assert hub.present("never") is None

    asyncio.run(asyncio.wait_for(work(), 30))
