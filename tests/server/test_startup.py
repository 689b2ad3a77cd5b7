"""A server with many stored tables answers as soon as one with none: it reads a table when somebody needs it."""

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from fondaco.games import GAMES
from fondaco.server.outcome import Outcome
from fondaco.server.store import tables as stored
from fondaco.server.store.opened import opened as opened_store
from fondaco.server.store.store import Store
from fondaco.server.table import Table
from tests.server.scenes import NOW, act, awaited, table

TABLES = 10_000 if os.environ.get("FONDACO_PROFILE") == "long" else 1_000
MOVES = 60
MOST_CPU = 3.0
"""Seconds of the processor until the first answer; of the clock it depends on who else uses the machine."""


async def one_table(path: Path) -> None:
    """A game of Puerto Rico, sixty moves old."""
    made, rng = table(GAMES["puerto_rico"], seats=4, id="t0", public=True), random.Random(1)
    async with opened_store(path) as store:
        await store.write(stored.insert_table(made, NOW))
        for _ in range(MOVES):
            seat = awaited(made)
            choice = rng.choice(made.game.choices(made.playing().history.state, seat))
            await keep(store, made, act(made, seat, choice.text()))


async def keep(store: Store, made: Table, outcome: Outcome) -> None:
    await store.write(stored.save(made, outcome, NOW))
    made.revision += 1


def multiply(path: Path) -> None:
    """The same table under many names."""
    with sqlite3.connect(path) as connection:
        for name, key in [("tables", "id"), ("seats", "table_id"), ("moves", "table_id")]:
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            values = ", ".join("'t' || n" if column == key else f'"{column}"' for column in columns)
            connection.execute(
                f"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {TABLES - 1}) "
                f"INSERT INTO {name} SELECT {values} FROM {name}, numbers"
            )


def cpu_of(process_id: int) -> float:
    """Seconds of the processor that a process has used."""
    fields = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(path: Path) -> Iterator[tuple[str, int]]:
    """`fondaco serve`: its address and its process."""
    command = [sys.executable, "-m", "fondaco", "serve", "--port", "0", "--data", str(path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        yield next(word.rstrip(".") for word in said.split() if word.startswith("http")), process.pid
    finally:
        process.kill()
        process.communicate()


def test_a_server_with_many_tables_answers_at_once(tmp_path: Path) -> None:
    path = tmp_path / "fondaco.db"
    asyncio.run(one_table(path))
    multiply(path)
    began = time.monotonic()
    with served(path) as (base, process_id), httpx.Client(base_url=base, timeout=120) as http:
        assert http.get("/healthz").is_success
        first, cpu = time.monotonic() - began, cpu_of(process_id)
        assert http.get(f"/api/tables/t{TABLES - 1}").json()["table"]["phase"] == "playing"
        listed = http.get("/api/tables").json()
        assert len(listed["public"]) == 50
        seconds = time.monotonic() - began
    print(f"{TABLES} tables: first answer after {first:.2f} s ({cpu:.2f} s of the processor), a table {seconds:.2f} s")
    assert cpu < MOST_CPU
