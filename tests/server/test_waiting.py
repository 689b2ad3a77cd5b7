"""What a server needs may come up after it: it is waited for. What waiting does not mend ends the server at once."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs

from fondaco.core.errors import Bad
from fondaco.server import waiting
from fondaco.server.cluster.bus import Bus
from fondaco.server.cluster.leases import RedisLeases
from fondaco.server.cluster.line import line_to
from fondaco.server.cluster.outage import EVERY, Outage
from fondaco.server.refusals import No
from fondaco.server.waiting import Away, patiently
from tests.server.conftest import Services
from tests.server.relay import relays
from tests.server.services import redis_server
from tests.server.test_limits import Watch

# --- at the start -----------------------------------------------------------------------------------------------------


class Attempts:
    """Some that fail, and then one that does not."""

    def __init__(self, *faults: Bad) -> None:
        self.made = 0
        self._faults = list(faults)

    async def __call__(self) -> str:
        self.made += 1
        if self._faults:
            raise self._faults.pop(0)
        return "there"


def test_what_is_away_is_tried_again_and_what_is_wrong_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "FIRST_PAUSE", 0.0)
    away = Attempts(Away("nobody answers", "Redis"), Away("nobody answers", "Redis"), Away("no", "PostgreSQL"))
    assert asyncio.run(patiently(away, 3600)) == "there"
    assert away.made == 4
    wrong = Attempts(Away("nobody answers", "Redis"), Bad("the password is wrong", "Redis"))
    with pytest.raises(Bad, match="the password is wrong"):
        asyncio.run(patiently(wrong, 3600))
    assert wrong.made == 2
    without_patience = Attempts(Away("nobody answers", "Redis"))
    with pytest.raises(Away):
        asyncio.run(patiently(without_patience, 0))
    assert without_patience.made == 1


@contextmanager
def serve(database: str, redis: str) -> Iterator["subprocess.Popen[str]"]:
    """`fondaco serve`, as patient as it is by itself."""
    command = [sys.executable, "-m", "fondaco", "serve", "--port", "0", "--workers", "1"]
    command += ["--database", database, "--redis", redis]
    process = subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def test_a_server_waits_for_its_database_and_its_redis_and_says_so_once(services: Services) -> None:
    settings = services.settings()
    name, number = settings.database.rpartition("/")[2], settings.redis.rpartition("/")[2]
    with relays() as wires:
        database = wires.new(services.database.port)
        redis = wires.new(int(services.redis.rpartition(":")[2]))
        wires.cut(database)
        wires.cut(redis)
        with serve(services.database.address(name, database), f"redis://127.0.0.1:{redis}/{number}") as process:
            assert process.stderr is not None
            assert process.stdout is not None
            said = [json.loads(process.stderr.readline())]
            wires.mend(database)
            said.append(json.loads(process.stderr.readline()))
            wires.mend(redis)
            said.append(json.loads(process.stderr.readline()))
            address = next(word for word in process.stdout.readline().split() if word.startswith("http")).rstrip(".")
            assert httpx.get(f"{address}/healthz", timeout=60).is_success
    assert [line["event"] for line in said] == ["waiting", "waiting", "waited"]
    assert f"127.0.0.1:{database}" in said[0]["missing"]
    assert said[1]["missing"] == "Redis"


def test_what_waiting_does_not_mend_ends_the_server_at_once(services: Services) -> None:
    settings = services.settings()
    password = settings.redis.replace("redis://", "redis://nobody:wrong@")
    for database, redis, reason in [
        (services.database.address("no_such_house"), settings.redis, '"no_such_house" does not exist'),
        (settings.database, password, "it does not let us in"),
    ]:
        with serve(database, redis) as process:
            _, said = process.communicate(timeout=60)
        assert process.returncode == 1
        assert said.startswith("✗ The server cannot start: ")
        assert reason in said.replace("\n", " ")


# --- later ------------------------------------------------------------------------------------------------------------


def test_an_outage_is_said_when_it_begins_now_and_then_and_when_it_is_over() -> None:
    watch = Watch()
    outage = Outage(watch)
    with capture_logs() as said:
        outage.over()
        for _ in range(1000):
            outage.failed(ConnectionError("refused"))
            watch.now += EVERY / 400
        outage.over()
        outage.over()
        outage.failed(ConnectionError("refused"))
    assert [line["event"] for line in said] == [
        "Redis is away",
        *["Redis is still away"] * 2,
        "Redis is back",
        "Redis is away",
    ]
    assert [line["failures"] for line in said[1:4]] == [401, 801, 1000]


def test_a_thousand_who_knock_while_redis_is_away_are_one_line(tmp_path: Path) -> None:
    async def knock(leases: RedisLeases) -> None:
        for number in range(1000):
            with pytest.raises(No):
                await leases.take(f"t{number}")

    async def work(port: int) -> list[str]:
        outage, redis = Outage(), line_to(f"redis://127.0.0.1:{port}", 1)
        leases = RedisLeases(redis, "one", 1.0, outage)
        bus = Bus(redis, "one", 1.0, lambda sender, post: None, lambda server: None, outage)
        with capture_logs() as logged:
            await leases.open(lambda table_id: None)
            await bus.open()
            assert await leases.take("t") == "one"
            wires.cut(port)
            await knock(leases)
            wires.mend(port)
            while "Redis is back" not in [line["event"] for line in logged]:
                await asyncio.sleep(0.01)
            said = [line["event"] for line in logged]
            await bus.close()
            await leases.close()
            await redis.aclose()
        return said

    with redis_server(tmp_path) as address, relays() as wires:
        said = asyncio.run(asyncio.wait_for(work(wires.new(int(address.rpartition(":")[2]))), 60))
    assert said[0] == "Redis is away"
    assert said[-1] == "Redis is back"
    assert len(said) < 10
