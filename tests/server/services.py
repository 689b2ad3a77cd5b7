"""A real PostgreSQL and a real Redis on the loopback, for as long as the tests run.

They are taken from the machine, or installed (Debian, as root) if it has none; they listen at free ports, keep their
files in a temporary folder and end with the tests.
"""

import os
import pwd
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import psycopg
import redis

USER = "postgres"
PATIENCE = 60.0
"""Seconds within which a service answers, on a busy machine."""


def program(name: str, package: str) -> str:
    """Where a program is; installed if it is not."""
    found = _found(name)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-qq", "-y", package]):
            subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
        found = _found(name)
    assert found is not None, f"{name} is needed: install the package {package}"
    return found


def _found(name: str) -> str | None:
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    return str(versions[-1]) if versions else shutil.which(name)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(command: list[str], log: Path, user: str | None = None) -> Iterator["subprocess.Popen[bytes]"]:
    """A process, ended by its id."""
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, user=user, cwd=log.parent)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


class Postgres:
    """A PostgreSQL server of our own: a new database for whoever wants one."""

    def __init__(self, port: int, process: "subprocess.Popen[bytes]") -> None:
        self.port = port
        self.process = process
        self._numbers = count(1)

    def address(self, name: str, port: int | None = None) -> str:
        return f"postgresql://{USER}@127.0.0.1:{port or self.port}/{name}"

    def new_database(self) -> str:
        """Its name."""
        name = f"test_{next(self._numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return name


@contextmanager
def postgres(folder: Path, durable: bool = False) -> Iterator[Postgres]:
    """Start one. What tests are about is a server's death, not the machine's: it need not wait for the disk.

    It refuses to run as root: then it runs as the user that its package has made."""
    initdb, server = program("initdb", "postgresql"), program("postgres", "postgresql")
    user = USER if os.geteuid() == 0 else None
    data, port = folder / "postgres", free_port()
    data.mkdir()
    if user is not None:
        os.chown(data, pwd.getpwnam(user).pw_uid, pwd.getpwnam(user).pw_gid)
        for parent in [folder, *folder.parents]:
            with suppress(OSError):
                parent.chmod(parent.stat().st_mode | 0o011)  # its user has to find the way
    made = [initdb, "-D", str(data), "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
    subprocess.run(made, check=True, user=user, cwd=data, stdout=subprocess.DEVNULL)
    options = [
        f"port={port}",
        "listen_addresses=127.0.0.1",
        "unix_socket_directories=",
        f"fsync={'on' if durable else 'off'}",
    ]
    options += ["max_connections=200", "shared_buffers=32MB"]
    command = [server, "-D", str(data), *[word for option in options for word in ("-c", option)]]
    with running(command, folder / "postgres.log", user) as process:
        found = Postgres(port, process)
        _until_ready(lambda: psycopg.connect(found.address("postgres"), connect_timeout=1).close(), folder)
        yield found


@contextmanager
def redis_server(folder: Path) -> Iterator[str]:
    """A Redis of our own; its address."""
    port = free_port()
    command = [program("redis-server", "redis-server"), "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    with running(command, folder / "redis.log"):
        address = f"redis://127.0.0.1:{port}"
        _until_ready(lambda: redis.Redis.from_url(address).get("ready"), folder)
        yield address


def _until_ready(attempt: Callable[[], object], folder: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            attempt()
            return
        except (OSError, psycopg.OperationalError, redis.RedisError):
            logs = "\n".join(log.read_text(errors="replace") for log in folder.glob("*.log"))
            assert time.monotonic() < deadline, logs
            time.sleep(0.02)
