"""Backups: made while the server runs, checked before they replace anything."""

import asyncio
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import psycopg
import pytest

from fondaco.core.errors import Bad
from fondaco.core.record import parse
from fondaco.games import game
from fondaco.server.app import build
from fondaco.server.backup import Contents, back_up, export, restore
from fondaco.server.settings import Settings
from tests.server.conftest import Services
from tests.server.guests import browser
from tests.server.loopback import serving
from tests.terminal.scripted import run

BOTS = ["random", "random"]


def started(base: str, name: str) -> str:
    """A game that has begun, of a new person against bots; its id."""
    with browser(base) as client:
        client.put("/api/me/name", json={"name": name})
        opened = client.post("/api/tables", json={"game": "calimala", "seats": 3, "bots": BOTS, "seed": 3}).json()
        path = f"/api/tables/{opened['table']['id']}"
        assert client.post(f"{path}/start").status_code == 200
        assert client.post("/api/tables", json={"game": "genoa", "seats": 2}).status_code == 201
        return str(opened["table"]["id"])


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A backup made beside a running server, and the id of the game in it."""
    folder = tmp_path_factory.mktemp("source")
    settings = Settings(data=folder / "fondaco.db")
    with serving(build(settings), settings) as base:
        table = started(base, "Anna")
        contents = asyncio.run(back_up(settings.data, folder / "copy.db"))
        assert contents == Contents(tables=2, playing=1, people=1)
        started(base, "too late for the copy")
    return folder / "copy.db", table


@pytest.fixture
def copy(source: tuple[Path, str], tmp_path: Path) -> Iterator[Path]:
    shutil.copy(source[0], tmp_path / "copy.db")
    yield tmp_path / "copy.db"
    assert [left.name for left in tmp_path.iterdir() if left.name.startswith(".")] == [], "nothing is left lying about"


def edit(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement)
        connection.commit()


def names(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [row[0] for row in connection.execute("SELECT name FROM people ORDER BY created")]


# --- there and back ---------------------------------------------------------------------------------------------------


def test_a_backup_is_a_single_file_with_everything_up_to_its_moment(source: tuple[Path, str]) -> None:
    file, _ = source
    assert names(file) == ["Anna"]
    assert not list(file.parent.glob("copy.db-*"))


def test_a_restored_server_goes_on_with_its_games(source: tuple[Path, str], copy: Path) -> None:
    data = copy.with_name("fondaco.db")
    contents, old = asyncio.run(restore(copy, data))
    assert (contents.playing, old) == (1, None)
    settings = Settings(data=data)
    with serving(build(settings), settings) as base:
        table = httpx.get(f"{base}/api/tables/{source[1]}")
        assert table.json()["refusal"]["code"] == "not-invited", "it is there, and still private"


def test_what_was_there_is_kept_beside_it(copy: Path) -> None:
    data = copy.with_name("fondaco.db")
    settings = Settings(data=data)
    with serving(build(settings), settings) as base:
        started(base, "Béla")
    _, old = asyncio.run(restore(copy, data, now=0.0))
    assert old == data.with_name("fondaco.db.19700101-000000")
    assert (names(data), names(old)) == (["Anna"], ["Béla"])


def test_nothing_is_restored_under_a_running_server(copy: Path) -> None:
    data = copy.with_name("fondaco.db")
    settings = Settings(data=data)
    with serving(build(settings), settings) as base:
        started(base, "Béla")
        with pytest.raises(Bad, match="a server is using it"):
            asyncio.run(restore(copy, data))
        started(base, "Cili")
    assert names(data) == ["Béla", "Cili"]


def test_no_file_is_overwritten_by_a_backup(copy: Path) -> None:
    target = copy.with_name("precious.txt")
    target.write_text("precious")
    with pytest.raises(Bad, match="there is such a file already"):
        asyncio.run(back_up(copy, target))
    assert target.read_text() == "precious"


def test_a_damaged_database_does_not_stand_in_the_way(copy: Path) -> None:
    data = copy.with_name("fondaco.db")
    data.write_bytes(b"this is no database at all" * 100)
    _, old = asyncio.run(restore(copy, data))
    assert names(data) == ["Anna"]
    assert old is not None
    assert old.read_bytes().startswith(b"this is no database")


# --- what is refused --------------------------------------------------------------------------------------------------

BROKEN = {
    "of a newer program": ("UPDATE alembic_version SET version_num = '9999'", "made by a newer program"),
    "of another program": ("DROP TABLE alembic_version", "this is no database of Fondaco"),
    "with a state that is none": (
        "UPDATE tables SET state = '{}' WHERE phase = 'playing'",
        "has the fields game, rules, state",
    ),
    "with a state that contradicts itself": (
        "UPDATE tables SET state = replace(CAST(state AS TEXT), '\"seats\":3', '\"seats\":2') WHERE phase = 'playing'",
        "cannot be read",
    ),
    "with a state that is no JSON": ("UPDATE tables SET state = '{' WHERE phase = 'playing'", "1 table cannot be read"),
    "of an unknown game": ("UPDATE tables SET game = 'chess' WHERE phase = 'playing'", "there is no game chess"),
    "with seats of no table": ("INSERT INTO looks VALUES ('nothing', 'x', 1)", "the file is damaged"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_backup_that_is_not_sound_replaces_nothing(name: str, copy: Path) -> None:
    statement, reason = BROKEN[name]
    edit(copy, statement)
    data = copy.with_name("fondaco.db")
    data.write_text("what was there")
    with pytest.raises(Bad, match=reason):
        asyncio.run(restore(copy, data))
    assert data.read_text() == "what was there"


def test_every_table_that_cannot_be_read_is_named_with_its_reason(source: tuple[Path, str], copy: Path) -> None:
    edit(copy, "UPDATE tables SET state = '{}' WHERE phase = 'playing'")
    edit(copy, "UPDATE tables SET game = 'chess' WHERE phase = 'open'")
    with closing(sqlite3.connect(copy)) as connection:
        (other,) = connection.execute("SELECT id FROM tables WHERE phase = 'open'").fetchone()
    refused = run("check", "--data", str(copy))
    assert refused.exit_code == 1
    assert "2 tables cannot be read: " in refused.stderr
    assert f"{source[1]} (a stored game has the fields game, rules, state)" in refused.stderr
    assert f"{other} (there is no game chess; there are " in refused.stderr


@pytest.mark.parametrize("damage", ["cut", "scribbled", "empty", "text", "missing", "folder"])
def test_a_damaged_backup_replaces_nothing(damage: str, copy: Path) -> None:
    raw = bytearray(copy.read_bytes())
    if damage == "scribbled":
        raw[8192:16384] = b"\xaa" * 8192
    texts = {
        "cut": bytes(raw[: len(raw) // 2]),
        "scribbled": bytes(raw),
        "empty": b"",
        "text": b"fondaco record 1\n" * 99,
    }
    copy.unlink()
    if damage == "folder":
        copy.mkdir()
    elif damage != "missing":
        copy.write_bytes(texts[damage])
    data = copy.with_name("fondaco.db")
    data.write_text("what was there")
    with pytest.raises(Bad):
        asyncio.run(restore(copy, data))
    assert data.read_text() == "what was there"


# --- records ----------------------------------------------------------------------------------------------------------


def test_a_record_is_exported_for_a_seat_or_for_everybody(source: tuple[Path, str]) -> None:
    file, table = source
    for seat, reader in [(None, -1), (0, 0), (2, 2)]:
        record = parse(asyncio.run(export(file, table, seat)), game)
        assert (record.game, record.players[0], record.reader) == ("calimala", "Anna", reader)
    for wrong, seat, reason in [(table, 3, "there is no seat 3"), (table, -1, "no seat -1"), ("x", 0, "no table x")]:
        with pytest.raises(Bad, match=reason):
            asyncio.run(export(file, wrong, seat))


# --- on the command line ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "refusal"), [("en", "Nothing was changed: "), ("hu", "Semmi sem változott: ")])
def test_the_commands_say_what_they_did(source: tuple[Path, str], copy: Path, language: str, refusal: str) -> None:
    data, second = str(copy.with_name("fondaco.db")), str(copy.with_name("second.db"))
    speak = ["--data", data, "--lang", language]
    done = run("restore", str(copy), *speak)
    assert (done.exit_code, re.findall(r"\d+", done.stdout.replace(data, ""))) == (0, ["2", "1", "1"])
    done = run("backup", second, *speak)
    assert (done.exit_code, re.findall(r"\d+", done.stdout.replace(second, ""))) == (0, ["2", "1", "1"])
    again = run("backup", second, *speak)
    assert again.exit_code == 1
    assert refusal in again.stderr
    printed = run("export", source[1], "--seat", "1", *speak)
    assert (printed.exit_code, parse(printed.stdout, game).reader) == (0, 1)
    missing = run("export", "nothing", *speak)
    assert (missing.exit_code, missing.stdout) == (1, "")
    assert refusal in missing.stderr


@pytest.mark.parametrize("command", ["backup", "restore"])
@pytest.mark.parametrize("said", ["option", "environment"])
def test_a_database_at_an_address_is_never_taken_for_the_file_beside(
    command: str, said: str, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, file, address = copy.with_name("fondaco.db"), copy.with_name("backup.db"), "postgresql://anna@db/fondaco"
    shutil.copy(copy, data)
    if command == "restore":
        shutil.copy(copy, file)
    before = sorted(copy.parent.iterdir())
    if said == "environment":
        monkeypatch.setenv("FONDACO_DATABASE", address)
    named = ["--database", address] if said == "option" else []
    refused = run(command, str(file), "--data", str(data), *named)
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert "a PostgreSQL database is backed up and restored by deploy/backup.sh" in refused.stderr
    assert sorted(copy.parent.iterdir()) == before
    done = run(command, str(file), "--data", str(data), "--database", "")
    assert done.exit_code == 0, "whoever says so means the file"


def test_a_database_at_an_address_is_checked_and_exported_from(services: Services) -> None:
    settings = services.settings()
    with serving(build(settings), settings) as base:
        table = started(base, "Anna")
    checked = run("check", "--database", settings.database)
    assert (checked.exit_code, re.findall(r" (\d+) ", checked.stdout)) == (0, ["2", "1"])
    record = parse(run("export", table, "--database", settings.database).stdout, game)
    assert (record.game, record.players[0], record.reader) == ("calimala", "Anna", -1)
    with psycopg.connect(settings.database) as connection:
        connection.execute("UPDATE tables SET state = '{}' WHERE phase = 'playing'")
    refused = run("check", "--database", settings.database)
    assert (refused.exit_code, "cannot be read" in refused.stderr) == (1, True)
