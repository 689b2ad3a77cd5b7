"""`fondaco serve`: it says where it is, serves, and ends in order; what cannot be is said in one line."""

import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import structlog
from starlette.applications import Starlette

from fondaco.server.settings import Settings
from tests.terminal.scripted import run


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """What a server that did not start has said about logs is forgotten."""
    root = logging.getLogger()
    handlers, level, configured = list(root.handlers), root.level, structlog.get_config()
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.configure(**configured)


def command(data: Path) -> list[str]:
    return [sys.executable, "-m", "fondaco", "serve", "--port", "0", "--data", str(data)]


@contextmanager
def serving(data: Path, **streams: int) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """`fondaco serve`: its process, and its address if it is read here."""
    process = subprocess.Popen(command(data), text=True, **streams)  # type: ignore[call-overload]  # only streams
    try:
        said = process.stdout.readline() if process.stdout is not None else ""
        yield process, address_in(said)
    finally:
        process.kill()
        process.communicate()


def address_in(said: str) -> str:
    return next((word.rstrip(".") for word in said.split() if word.startswith("http://")), "")


def test_it_says_where_it_is_serves_and_ends_in_order(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with serving(data, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as (process, address):
        assert httpx.get(f"{address}/healthz", timeout=60).is_success
        process.send_signal(signal.SIGINT)
        _, logged = process.communicate(timeout=60)
    assert process.returncode == 0, "Ctrl-C is how it ends: that is no error"
    assert "Traceback" not in logged
    assert data.exists()


def test_on_a_terminal_the_address_stays_in_sight(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    with serving(tmp_path / "tables.db", stdout=theirs, stderr=theirs) as (process, _):
        os.close(theirs)
        shown = ""
        while not address_in(shown) or not shown.endswith("\n"):
            shown += os.read(ours, 4096).decode()
        for _ in range(20):
            assert httpx.get(f"{address_in(shown)}/healthz", timeout=60).is_success
        process.send_signal(signal.SIGINT)
        try:
            while more := os.read(ours, 4096).decode():
                shown += more
        except OSError:  # the other end is closed
            pass
        os.close(ours)
    assert "no move is lost" in shown.splitlines()[-1]


def test_a_second_server_does_not_have_the_file_of_the_first(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with serving(data, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as (first, address):
        refused = subprocess.run(command(data), capture_output=True, text=True, timeout=60, check=False)
        assert (refused.returncode, refused.stdout) == (1, "")
        assert f"tables.db: another server has it already (process {first.pid})" in refused.stderr.replace("\n", " ")
        assert httpx.get(f"{address}/healthz", timeout=60).is_success
    with serving(data, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as (_, address):
        assert httpx.get(f"{address}/healthz", timeout=60).is_success, "who was killed holds nothing"


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
    result = run("serve", "--port", "0", "--data", str(tmp_path / "tables.db"), "--wait", "0", *options)
    assert result.exit_code == 1
    assert result.stderr.startswith("✗ The server cannot start: ")
    assert reason in result.stderr.replace("\n", " ")
    assert "secret" not in result.stderr
