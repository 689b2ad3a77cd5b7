"""App: the server put together."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from fondaco.server import health, library, me, openapi, records, tables
from fondaco.server.bots import Thinkers
from fondaco.server.figures import Figures
from fondaco.server.house import House
from fondaco.server.http import EXCEPTIONS, AnyEndpoint, routes
from fondaco.server.hub import Hub
from fondaco.server.limits import Limits
from fondaco.server.page import page_route
from fondaco.server.people import People
from fondaco.server.results import keep_result
from fondaco.server.safety import Safety
from fondaco.server.settings import Settings
from fondaco.server.sockets import socket_route
from fondaco.server.store.store import Store

ENDPOINTS: Final[list[AnyEndpoint]] = [
    *tables.ENDPOINTS,
    *records.ENDPOINTS,
    *me.ENDPOINTS,
    *library.ENDPOINTS,
    *health.ENDPOINTS,
]


def furnished(settings: Settings, prepare: str = "") -> House:
    """Everything a server needs, not yet at work. `prepare`: a module that workers import for bots of one's own."""
    store, figures = Store(settings.data), Figures()
    workers = settings.workers or max(1, (os.cpu_count() or 2) - 1)
    thinkers = Thinkers(workers, prepare, figures.bots_waiting.set)
    hub = Hub(store, thinkers, keep_result, figures)
    return House(settings, store, People(store), Limits(settings.rates), figures, hub)


def build(settings: Settings, prepare: str = "") -> Starlette:
    """The application. The database is opened when it starts, and closed in order when it ends."""
    house = furnished(settings, prepare)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await house.store.open()
        await house.hub.open()
        try:
            yield
        finally:
            await house.hub.close()
            await house.store.close()

    endpoints = [*ENDPOINTS, openapi.endpoint_of(ENDPOINTS)]
    app = Starlette(
        routes=[*routes(endpoints, house), socket_route(house), page_route()],
        middleware=[
            Middleware(Safety, settings=settings, limits=house.limits, figures=house.figures),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers=EXCEPTIONS,
        lifespan=life,
    )
    app.state.house = house
    return app
