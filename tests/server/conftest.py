"""The grounds on which servers stand in tests: one on an SQLite file, or two that share a PostgreSQL and a Redis."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from starlette.applications import Starlette

from fondaco.server import people
from fondaco.server.app import build
from fondaco.server.room import Room
from fondaco.server.settings import Settings
from tests.server.errors import errors_are_heard, no_error, no_error_when_servers_end
from tests.server.loopback import serving
from tests.server.services import Postgres, postgres, redis_server

__all__ = ["errors_are_heard", "no_error", "no_error_when_servers_end"]
LEASE = 6.0
"""Seconds: no test waits for one to run out, unless it is about that."""


class Services:
    """PostgreSQL and Redis."""

    def __init__(self, database: Postgres, redis: str) -> None:
        self.database = database
        self.redis = redis
        self._numbers = count()

    def settings(self, **more: Any) -> Settings:
        """For a server on an empty database."""
        address = self.database.address(self.database.new_database())
        redis = f"{self.redis}/{next(self._numbers) % 16}"
        given: dict[str, Any] = {"lease": LEASE, "workers": 1} | more
        return Settings(database=address, redis=redis, **given)


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    """The real ones take 64 MiB and a core each."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(people, "PasswordHasher", lambda: PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        yield


@pytest.fixture(scope="session")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Services]:
    """Started when the first test needs them."""
    folder = tmp_path_factory.mktemp("services")
    with postgres(folder) as database, redis_server(folder) as redis:
        yield Services(database, redis)


class Servers:
    """Servers at work: whoever comes may choose one. (On a file there is one, and it is chosen twice.)"""

    def __init__(self, apps: list[Starlette], bases: list[str]) -> None:
        self.apps = apps
        self.bases = bases

    def room(self, table_id: str) -> Room:
        """The room of a table, wherever it is."""
        (room,) = [found for app in self.apps if (found := app.state.house.hub.present(table_id)) is not None]
        assert isinstance(room, Room)
        return room


class Ground:
    """Where servers stand."""

    def __init__(self, folder: Path, services: Services | None) -> None:
        self._folder = folder
        self._services = services
        self._numbers = count(1)

    def settings(self, **more: Any) -> Settings:
        """For servers on a database that nobody has used yet."""
        if self._services is not None:
            return self._services.settings(**more)
        path = self._folder / f"fondaco{next(self._numbers)}.db"
        given: dict[str, Any] = {"workers": 1} | more
        return Settings(data=path, **given)

    @contextmanager
    def servers(self, settings: Settings | None = None) -> Iterator[Servers]:
        settings = settings or self.settings()
        apps = [build(settings) for _ in range(1 if self._services is None else 2)]
        with ExitStack() as stack:
            bases = [stack.enter_context(serving(app, settings)) for app in apps]
            yield Servers(apps, [bases[0], bases[-1]])


@pytest.fixture(scope="module", params=["file", "cluster"])
def ground(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Ground:
    """Tests that ask for it run on both."""
    services = request.getfixturevalue("services") if request.param == "cluster" else None
    return Ground(tmp_path_factory.mktemp("ground"), services)


@pytest.fixture
def place(ground: Ground) -> Path | str:
    """A database that nobody has used yet: a file or an address."""
    return ground.settings().where()


@pytest.fixture(scope="module")
def servers(ground: Ground) -> Iterator[Servers]:
    """Those of a module."""
    with ground.servers() as found:
        yield found
