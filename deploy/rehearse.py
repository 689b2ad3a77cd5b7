"""The recipe of this folder, rehearsed on one machine: `python deploy/rehearse.py [--proxy nginx]`.

A PostgreSQL and a Redis, two server processes, and the proxy of this folder in front (its file, with other ports and
without certificates). Programs play all five games through the proxy while both servers are upgraded, one after the
other (SIGTERM, start anew), and then one is killed. Every game must come to its end, with every acknowledged move in
the book. Then the database is dumped by `backup.sh`, which restores the dump and reads every game in it.
"""

import argparse
import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import httpx

from fondaco.client import NotDone, seated
from fondaco.server.messages import Position
from fondaco.server.store.opened import opened
from fondaco.server.store.tables import load_book
from tests.server.services import Postgres, free_port, postgres, program, redis_server, running

HERE = Path(__file__).parent
GAMES = ["genoa", "marco_polo", "citadels", "puerto_rico", "calimala"]
SEATS = 3
PATIENCE = 120


class Server:
    """`fondaco serve` at a port, as the systemd unit has it."""

    def __init__(self, port: int, environment: dict[str, str], log: Path) -> None:
        self.port = port
        self._environment = environment
        self._log = log
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "fondaco", "serve", "--port", str(self.port), "--proxy", "127.0.0.1"]
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self._environment, stdout=log, stderr=log)
        wait_for(f"http://127.0.0.1:{self.port}/healthz")

    def stop(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)


def wait_for(address: str) -> None:
    """Until it answers that all is well."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            if httpx.get(address, timeout=5).is_success:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < deadline, address
        time.sleep(0.1)


@contextmanager
def proxy(name: str, ports: list[int], folder: Path) -> Iterator[str]:
    """The proxy with the file of this folder; its address."""
    port, file = free_port(), folder / name
    text = (HERE / ("Caddyfile" if name == "caddy" else "nginx.conf")).read_text()
    text = text.replace("8001", str(ports[0])).replace("8002", str(ports[1]))
    if name == "caddy":
        file.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + text.replace("play.example.org", f":{port}"))
        command = [program("caddy", "caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]
    else:
        text = re.sub(r"ssl_certificate\w* .*;", "", text).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
        temporary = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi"))
        temporary += f" uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi; access_log off;"
        file.write_text(f"daemon off; pid {folder}/nginx.pid; events {{}}\nhttp {{ {temporary}\n{text}\n}}\n")
        command = [program("nginx", "nginx-light"), "-c", str(file), "-e", str(folder / "nginx.log")]
    with running(command, folder / "proxy.log"):
        wait_for(f"http://127.0.0.1:{port}/healthz")
        yield f"http://127.0.0.1:{port}"


class Game:
    """A table, and what its players were promised."""

    def __init__(self, name: str, table: str, tokens: list[str]) -> None:
        self.name = name
        self.table = table
        self.tokens = tokens
        self.acknowledged: set[int] = set()
        self.ends: list[Position] = []
        self.shown = [time.monotonic()]
        """Moments at which somebody has moved."""

    async def play(self, base: str, token: str, rng: random.Random) -> None:
        async with seated(base, self.table, token) as seat:
            async for position in seat.turns():
                await asyncio.sleep(rng.uniform(0, 0.1))
                done = [choice for choice in position.choices if choice.told["verb"] == "done"]
                choice = done[0] if done and rng.random() < 0.5 else rng.choice(position.choices + position.suggested)
                try:
                    self.acknowledged.add(await seat.act(choice.action))
                    self.shown.append(time.monotonic())
                except NotDone as refused:
                    assert refused.refusal.code in ("late", "illegal"), refused
            self.ends.append(await seat.over())


async def begin(base: str, name: str) -> Game:
    """A table of three programs, opened through the proxy."""
    people = [httpx.AsyncClient(base_url=base, timeout=PATIENCE) for _ in range(SEATS)]
    for number, person in enumerate(people):
        (await person.put("/api/me/name", json={"name": f"{name} {number}"})).raise_for_status()
    opened = (await people[0].post("/api/tables", json={"game": name, "seats": SEATS})).raise_for_status().json()
    path = f"/api/tables/{opened['table']['id']}"
    for person in people[1:]:
        (await person.post(f"{path}/seat", json={"invitation": opened["invitation"]})).raise_for_status()
    (await people[0].post(f"{path}/start")).raise_for_status()
    tokens = [(await person.post(f"{path}/token")).raise_for_status().json()["token"] for person in people]
    for person in people:
        await person.aclose()
    return Game(name, opened["table"]["id"], tokens)


async def upgrade(servers: list[Server]) -> None:
    """One after the other, while people play; then one dies."""
    for server, how in [(servers[0], signal.SIGTERM), (servers[1], signal.SIGTERM), (servers[0], signal.SIGKILL)]:
        await asyncio.sleep(3)
        began = time.monotonic()
        await asyncio.to_thread(server.stop, how)
        await asyncio.to_thread(server.start)
        print(f"{how.name} to {server.port}, well again after {time.monotonic() - began:.1f} s", flush=True)


async def evening(base: str, servers: list[Server], database: str) -> None:
    games = [await begin(base, name) for name in GAMES]
    rng = random.Random(7)
    playing = [game.play(base, token, random.Random(rng.random())) for game in games for token in game.tokens]
    await asyncio.gather(upgrade(servers), *playing)
    async with opened(database) as store:
        for game in games:
            book = await store.read(partial(load_book, table_id=game.table))
            assert {end.version for end in game.ends} == {len(book)}, "everybody has seen the end"
            assert [entry.version for entry in book] == list(range(1, len(book) + 1))
            assert len(game.acknowledged) == len({(entry.seat, entry.key) for entry in book}) == len(book)
            pause = max(later - earlier for earlier, later in zip(game.shown, game.shown[1:], strict=False))
            print(
                f"{game.name}: {len(book)} moves, all acknowledged, none lost or doubled; longest pause {pause:.1f} s"
            )


def back_up(database: Postgres, name: str, folder: Path) -> None:
    path = f"{Path(sys.executable).parent}:{Path(program('pg_dump', 'postgresql')).parent}:{os.environ['PATH']}"
    addresses = {"DATABASE": database.address(name), "CHECK": database.address("fondaco_check")}
    subprocess.run([str(HERE / "backup.sh"), str(folder)], check=True, env={**os.environ, "PATH": path, **addresses})


def main() -> None:
    """The whole of it; raises at the first thing that is not as it should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--proxy", choices=["caddy", "nginx"], default="caddy")
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(postgres(folder))
        redis = stack.enter_context(redis_server(folder))
        name = database.new_database()
        shared = {"FONDACO_DATABASE": database.address(name), "FONDACO_REDIS": redis}
        servers = [Server(free_port(), {**os.environ, **shared}, folder / f"server{n}.log") for n in range(2)]
        for server in servers:
            stack.callback(server.stop, signal.SIGTERM)
        base = stack.enter_context(proxy(given.proxy, [server.port for server in servers], folder))
        asyncio.run(evening(base, servers, database.address(name)))
        back_up(database, name, folder)


if __name__ == "__main__":
    main()
