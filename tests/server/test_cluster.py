"""Servers that share a database: who holds a table, what they tell each other, and what happens when they cannot."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import replace

import httpx
import psycopg
import pytest
from redis.asyncio import Redis
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from fondaco.core.errors import Bad
from fondaco.server import messages as m
from fondaco.server.app import build
from fondaco.server.cluster.bus import Bus
from fondaco.server.cluster.leases import RedisLeases, key_of
from fondaco.server.cluster.line import line_to
from fondaco.server.cluster.outage import Outage
from fondaco.server.cluster.posts import Broken, DismissPerson, Part, Post
from fondaco.server.settings import Settings
from fondaco.server.store.opened import opened
from fondaco.server.store.store import Cut, Store, Work
from tests.server.conftest import Servers, Services
from tests.server.guests import Guest, Line, arrives
from tests.server.loopback import serving
from tests.server.services import redis_server

GAME = "puerto_rico"


@pytest.fixture(scope="module")
def settings(services: Services) -> Settings:
    return services.settings()


@pytest.fixture(scope="module")
def servers(settings: Settings) -> Iterator[Servers]:
    """Two that share a database."""
    apps = [build(settings) for _ in range(2)]
    with ExitStack() as stack:
        yield Servers(apps, [stack.enter_context(serving(app, settings)) for app in apps])


@asynccontextmanager
async def at_a_table(base: str, other: str) -> AsyncIterator[tuple[Guest, Line, m.Position]]:
    """Anna plays with a bot: the table is at one server, her line at the other."""
    async with arrives(base, "Anna") as anna:
        made = await anna.open(GAME, 2, bots=["random"], seed=7)
        await anna.start(made)
        anna.base = other
        async with anna.at(made.table.id) as line:
            welcome = await line.look()
            assert welcome.position is not None
            yield anna, line, welcome.position


async def closed(line: Line) -> int:
    """The code with which it is closed, whatever is said before."""
    try:
        while True:
            await line.next()
    except ConnectionClosed as found:
        assert found.rcvd is not None
        return found.rcvd.code


# --- tables and their holders -----------------------------------------------------------------------------------------


def test_a_table_is_in_one_place_and_played_from_everywhere(servers: Servers) -> None:
    async def work() -> None:
        async with at_a_table(*servers.bases) as (_, line, position):
            done = await line.ask(m.Act("k", position.asked, [["role", "settler"]]))
            assert done == m.Done("k", 1)
            table_id = (await line.look()).table.id
            assert servers.apps[0].state.house.hub.present(table_id) is not None
            assert servers.apps[1].state.house.hub.present(table_id) is None

    asyncio.run(asyncio.wait_for(work(), 60))


def test_the_tables_of_a_server_that_ends_in_order_go_on_elsewhere_at_once(
    servers: Servers, settings: Settings
) -> None:
    async def begin(base: str) -> tuple[str, str]:
        async with at_a_table(base, base) as (anna, line, position):
            assert await line.ask(m.Act("k", position.asked, [["role", "settler"]])) == m.Done("k", 1)
            return (await line.look()).table.id, anna.http.cookies["fondaco"]

    async def go_on(table_id: str, cookie: str) -> m.Done:
        anna = Guest(servers.bases[1], httpx.AsyncClient(cookies={"fondaco": cookie}))
        async with anna.http, anna.at(table_id) as line:
            await line.look()
            done: m.Done = await line.ask(m.Act("k", 0, [["role", "settler"]]))
            return done

    forever = replace(settings, lease=3600.0)
    with serving(build(forever), forever) as base:
        table_id, cookie = asyncio.run(begin(base))
    assert asyncio.run(asyncio.wait_for(go_on(table_id, cookie), 60)) == m.Done("k", 1)
    assert servers.apps[1].state.house.hub.present(table_id) is not None


def test_a_lease_that_is_gone_closes_the_table_and_everybody_comes_again(servers: Servers, settings: Settings) -> None:
    async def work() -> None:
        async with at_a_table(*servers.bases) as (anna, line, position):
            table_id = (await line.look()).table.id
            redis = Redis.from_url(settings.redis)
            await redis.delete(key_of(table_id))  # as if Redis had been started anew
            await redis.aclose()
            assert await closed(line) == 1012
            async with anna.at(table_id) as again:
                await again.look()
                assert await again.ask(m.Act("k", position.asked, [["role", "settler"]])) == m.Done("k", 1)

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_table_whose_holder_has_died_is_refused_until_its_lease_is_out(servers: Servers, settings: Settings) -> None:
    async def work() -> None:
        redis = Redis.from_url(settings.redis)
        async with arrives(servers.bases[0], "Anna") as anna:
            table_id = (await anna.open(GAME, 2, bots=["random"], seed=7)).table.id
            await redis.set(key_of(table_id), "somebody who is gone")
            anna.base = servers.bases[1]
            refused = await anna.http.get(f"{anna.base}/api/tables/{table_id}")
            assert (refused.status_code, refused.json()["refusal"]["code"]) == (503, "not-stored")
            async with anna.at(table_id) as line:
                await line.send(m.Look())
                assert await closed(line) == 1012
            await redis.delete(key_of(table_id))
            async with anna.at(table_id) as line:
                assert (await line.look()).seat == 0
        await redis.aclose()

    asyncio.run(asyncio.wait_for(work(), 60))


@pytest.mark.provokes("not stored", "not read")
def test_after_a_commit_in_the_dark_nobody_is_told_anything_but_to_come_again(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with at_a_table(*servers.bases) as (anna, line, position):
            table_id = (await line.look()).table.id
            act = m.Act("k", position.asked, [["role", "settler"]])
            with monkeypatch.context() as broken:
                into_the_dark(servers.apps[0].state.house.store, broken)
                await line.send(act)
                assert await closed(line) == 1012
                assert not [raw for raw in line.raw if '"refused"' in raw or '"done"' in raw]
            async with anna.at(table_id) as again:
                await again.look()
                assert await again.ask(act) == m.Done("k", 1), "it was done, and is not done again"

    asyncio.run(asyncio.wait_for(work(), 60))


@pytest.mark.provokes("not stored", "not read")
def test_after_a_commit_in_the_dark_the_table_goes_on_though_nobody_comes(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with at_a_table(servers.bases[0], servers.bases[0]) as (_, line, position):
            room = servers.room((await line.look()).table.id)
            with monkeypatch.context() as broken:
                into_the_dark(servers.apps[0].state.house.store, broken)
                await line.send(m.Act("k", position.asked, [["role", "settler"], ["take", "quarry"]]))
                await closed(line)
        while room.version() < 3:  # it is the bot's turn
            await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(work(), 60))


def into_the_dark(store: Store, patch: pytest.MonkeyPatch) -> None:
    """From now on what is written is written, and nobody hears of it."""
    write = store.write

    async def dark(work: Work[object]) -> None:
        await write(work)
        raise Cut("the line broke, and the answer is lost")

    patch.setattr(store, "write", dark)


def test_a_holder_that_has_lost_sight_of_a_far_line_sends_it_away(servers: Servers) -> None:
    async def work() -> None:
        async with at_a_table(*servers.bases) as (_, line, position):
            servers.apps[0].state.house.others._guests.clear()  # as after a gap between the two servers
            await line.send(m.Act("k", position.asked, [["role", "settler"]]))
            assert await closed(line) == 1012
            assert not [raw for raw in line.raw if '"refused"' in raw or '"done"' in raw]

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_new_seat_token_ends_the_lines_of_its_person_everywhere(servers: Servers) -> None:
    async def work() -> None:
        async with at_a_table(*servers.bases) as (anna, line, _):
            table_id = (await line.look()).table.id
            token: m.SeatToken = await anna.call("POST", f"/api/tables/{table_id}/token", m.SeatToken)
            assert await closed(line) == 1012
            async with anna.at(table_id, token.token) as program:
                assert (await program.look()).seat == 0

    asyncio.run(asyncio.wait_for(work(), 60))


@pytest.mark.provokes("Redis is away")
def test_who_did_not_hear_whom_to_send_away_sends_everybody_away(servers: Servers, settings: Settings) -> None:
    async def work() -> None:
        async with at_a_table(servers.bases[0], servers.bases[0]) as (anna, line, _):
            table_id = (await line.look()).table.id
            redis = Redis.from_url(settings.redis)
            await redis.client_kill_filter(_type="pubsub")
            await redis.aclose()
            assert await closed(line) == 1012
            async with anna.at(table_id) as again:
                assert (await again.look()).seat == 0

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_redis_without_a_shared_database_is_refused() -> None:
    with pytest.raises(Bad, match="share a PostgreSQL"):
        build(Settings(redis="redis://127.0.0.1"))


# --- the line to the database ----------------------------------------------------------------------------------------


def test_a_line_that_breaks_under_work_is_cut_and_one_that_broke_before_is_replaced(services: Services) -> None:
    database = services.settings().database
    end_all = (
        "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()"
    )

    async def work() -> None:
        async with opened(database) as store:
            with pytest.raises(Cut):
                await store.write(lambda c: c.execute(text("SELECT pg_terminate_backend(pg_backend_pid())")))
            with pytest.raises(Cut):
                await store.read(lambda c: c.execute(text("SELECT pg_terminate_backend(pg_backend_pid())")))
            assert await store.write(lambda c: c.execute(text("SELECT 1")).scalar()) == 1
            with psycopg.connect(services.database.address("postgres"), autocommit=True) as operator:
                assert operator.execute(end_all, [database.rpartition("/")[2]]).fetchall()
            assert await store.write(lambda c: c.execute(text("SELECT 2")).scalar()) == 2

    asyncio.run(asyncio.wait_for(work(), 60))


# --- leases -----------------------------------------------------------------------------------------------------------


def test_one_holds_a_table_until_it_is_given_back_or_runs_out(services: Services) -> None:
    lost: list[str] = []

    async def work() -> None:
        redis = line_to(f"{services.redis}/15", 5)
        one, other = RedisLeases(redis, "one", 2.0, Outage()), RedisLeases(redis, "other", 2.0, Outage())
        await one.open(lost.append)
        assert [await one.take("t"), await other.take("t"), await one.take("t")] == ["one", "one", "one"]
        assert (one.holds("t"), other.holds("t")) == (True, False)
        await asyncio.sleep(2.5)  # it would be out by now, if it were not renewed
        assert (await other.take("t"), await other.holders(["t", "u"])) == ("one", {"t": "one"})
        await one.release("t")
        assert await other.take("t") == "other"  # which nobody renews
        while await one.take("t") != "one":
            await asyncio.sleep(0.01)
        assert not other.holds("t")
        await redis.delete(key_of("t"))
        while not lost:
            await asyncio.sleep(0.01)
        assert not one.holds("t")
        await one.close()
        await redis.aclose()

    asyncio.run(asyncio.wait_for(work(), 60))
    assert lost == ["t"]


# --- the bus ----------------------------------------------------------------------------------------------------------


def unreachable(transaction: bool) -> None:
    raise ConnectionError("Redis is away")


@pytest.mark.provokes("Redis is away")
def test_posts_arrive_in_order_and_what_may_be_lost_is_known_to_both(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[str, Post]] = []
    broken: dict[str, list[str | None]] = {"one": [], "other": []}

    async def until(found: Sequence[object], what: object) -> None:
        while what not in found:
            await asyncio.sleep(0.01)

    async def work() -> None:
        with redis_server(tmp_path_factory.mktemp("bus")) as address:
            redis = line_to(address, 1)
            one = Bus(redis, "one", 1.0, lambda sender, post: None, broken["one"].append, Outage())
            other = Bus(
                redis, "other", 1.0, lambda sender, post: heard.append((sender, post)), broken["other"].append, Outage()
            )
            await one.open()
            await other.open()
            for number in range(100):
                one.post("other", Part(str(number)))
            one.post_all(DismissPerson("anna"))
            await until(heard, ("one", DismissPerson("anna")))
            assert heard[:-1] == [("one", Part(str(number))) for number in range(100)]
            one.post("nobody", Part("1"))
            await until(broken["one"], "nobody")
            heard.clear()
            broken["one"].clear()
            first, _ = await redis.client_list(_type="pubsub")
            await redis.client_kill_filter(_id=first["id"])
            await until(broken["one"], None)
            await until(heard, ("one", Broken()))
            one.post("other", Part("again"))
            await until(heard, ("one", Part("again")))
            broken["one"].clear()
            with monkeypatch.context() as away:
                away.setattr(redis, "pipeline", unreachable)
                one.post_all(DismissPerson("béla"))
                await until(broken["one"], None)
            await until(heard, ("one", DismissPerson("béla")))  # who is to be sent away is not forgotten
            await one.close()
            await other.close()
            await redis.aclose()

    asyncio.run(asyncio.wait_for(work(), 60))
