"""Health: the endpoints for those who look after a server."""

from types import NoneType
from typing import Final

from sqlalchemy import Connection, text

import fondaco
from fondaco.server.http import AnyEndpoint, Call, Endpoint
from fondaco.server.messages import Health


async def healthz(call: Call[None]) -> Health:
    """Whether the server can read its database and write to it, and reach its Redis if it has one."""
    await call.house.store.read(_greet)
    await call.house.hub.leases.check()
    await call.house.store.write(_greet)
    return Health(fondaco.__version__)


def _greet(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


async def metrics(call: Call[None]) -> bytes:
    """Figures for Prometheus."""
    return call.house.figures.text()


ENDPOINTS: Final[list[AnyEndpoint]] = [
    Endpoint("GET", "/healthz", "Is the server well", healthz, NoneType, Health),
    Endpoint("GET", "/metrics", "Figures for Prometheus", metrics, NoneType, bytes, media="text/plain; version=0.0.4"),
]
