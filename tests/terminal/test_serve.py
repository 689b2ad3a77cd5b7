"""`fondaco serve`: it says where it is, serves, and ends in order; what cannot be is said in one line."""

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from fondaco.server.settings import Settings
from tests.terminal.scripted import run


def test_it_says_where_it_is_serves_and_ends_in_order(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "fondaco", "serve", "--port", "0", "--data", str(tmp_path / "tables.db")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    said = process.stdout.readline()
    assert "Friends" not in said
    address = next(word.rstrip(".") for word in said.split() if word.startswith("http"))
    assert httpx.get(f"{address}/healthz", timeout=60).is_success
    process.send_signal(signal.SIGINT)
    _, logged = process.communicate(timeout=60)
    assert "Traceback" not in logged
    assert (tmp_path / "tables.db").exists()


@pytest.mark.parametrize(
    ("lang", "friends"), [("en", "Friends in this house"), ("hu", "A házban a barátok itt érik el")]
)
def test_it_says_where_friends_find_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, friends: str
) -> None:
    house = ("http://192.168.1.20:8000", "http://10.0.0.5:8000")
    told: list[Settings] = []

    def built(settings: Settings) -> Starlette:
        told.append(settings)
        return Starlette()

    monkeypatch.setattr("fondaco.server.addresses.others_origins", lambda listening: house)
    monkeypatch.setattr("fondaco.server.app.build", built)
    monkeypatch.setattr("fondaco.server.logs.write_logs", lambda: None)
    monkeypatch.setattr("uvicorn.Server.run", lambda server, sockets: setattr(server, "started", True))
    result = run("serve", "--port", "0", "--data", str(tmp_path / "tables.db"), "--lang", lang)
    assert result.exit_code == 0
    first, second = result.stdout.splitlines()
    assert "http://127.0.0.1:" in first
    assert second == f"{friends}: {' '.join(house)}"
    assert told[0].addresses == house


def test_a_port_that_is_none_is_refused() -> None:
    result = run("serve", "--port", "70000")
    assert (result.exit_code, result.stderr) == (2, "✗ A port is a number from 0 to 65535.\n")


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run("serve", "--port", str(port), "--data", str(tmp_path / "tables.db"))
    assert result.exit_code == 1
    assert result.stderr.startswith(f"✗ The server cannot start: 127.0.0.1 {port}: ")


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("dear diary " * 1000)
    result = run("serve", "--port", "0", "--data", str(path), "--lang", "hu")
    assert result.exit_code == 1
    assert result.stderr.startswith("✗ A szerver nem indítható el: ")
    assert path.read_text() == "dear diary " * 1000


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    result = run("serve", "--port", "0", "--data", str(tmp_path / "nowhere" / "tables.db"))
    assert result.exit_code == 1
    assert "nowhere" in result.stderr


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--database", "mysql://127.0.0.1/fondaco"], "a PostgreSQL, not mysql"),
        (["--database", "postgresql://anna:secret@127.0.0.1:1/fondaco"], "anna:***@127.0.0.1:1"),
        (["--redis", "redis://127.0.0.1:1"], "no Redis answers"),
        (["--redis", "nonsense"], "no address of a Redis"),
    ],
)
def test_a_database_or_a_redis_that_is_not_there_is_refused(tmp_path: Path, options: list[str], reason: str) -> None:
    result = run("serve", "--port", "0", "--data", str(tmp_path / "tables.db"), *options)
    assert result.exit_code == 1
    assert result.stderr.startswith("✗ The server cannot start: ")
    assert reason in result.stderr.replace("\n", " ")
    assert "secret" not in result.stderr
