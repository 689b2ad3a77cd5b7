"""App: the server put together."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from fondaco.core.errors import Bad
from fondaco.server import addresses, health, library, me, openapi, records, tables, tokens
from fondaco.server.bots import Thinkers
from fondaco.server.figures import Figures
from fondaco.server.house import House
from fondaco.server.http import EXCEPTIONS, AnyEndpoint, routes
from fondaco.server.hub import Hub
from fondaco.server.limits import Limits
from fondaco.server.memory import tidied
from fondaco.server.page import page_route
from fondaco.server.people import People
from fondaco.server.results import keep_result
from fondaco.server.safety import Safety
from fondaco.server.settings import Settings
from fondaco.server.sockets import socket_route
from fondaco.server.store.opened import opened, store_of

if TYPE_CHECKING:
    from fondaco.server.cluster.neighbours import Neighbours

ENDPOINTS: Final[list[AnyEndpoint]] = [
    *tables.ENDPOINTS,
    *records.ENDPOINTS,
    *me.ENDPOINTS,
    *library.ENDPOINTS,
    *addresses.ENDPOINTS,
    *health.ENDPOINTS,
]


async def check(settings: Settings) -> str:
    """Make the database or bring it up to date; where it is. Raises `Bad` if something a server needs is not there."""
    async with opened(settings.where()) as store:
        if settings.redis:
            from fondaco.server.cluster.line import check as check_redis

            await check_redis(settings.redis)
        return store.where()


def furnished(settings: Settings, prepare: str = "") -> House:
    """Everything a server needs, not yet at work. `prepare`: a module that workers import for bots of one's own."""
    store, figures = store_of(settings.where()), Figures()
    others = neighbours(settings)
    workers = settings.workers or max(1, (os.cpu_count() or 2) - 1)
    thinkers = Thinkers(workers, prepare, figures.bots_waiting.set, settings.together)
    hub = Hub(store, thinkers, keep_result, figures, leases=None if others is None else others.leases)
    return House(settings, store, People(store), Limits(settings.rates), figures, hub, others)


def neighbours(settings: Settings) -> "Neighbours | None":
    """The other servers, if there may be any."""
    if not settings.redis:
        return None
    # Imported here: a server that is alone needs no Redis.
    from fondaco.server.cluster.leases import RedisLeases
    from fondaco.server.cluster.line import line_to
    from fondaco.server.cluster.neighbours import Neighbours
    from fondaco.server.cluster.outage import Outage

    if not settings.database:
        raise Bad("several servers share a PostgreSQL: a Redis without a database is of no use")
    redis, outage = line_to(settings.redis, settings.lease / 2), Outage()
    leases = RedisLeases(redis, tokens.new_id(), settings.lease, outage)
    return Neighbours(redis, leases, settings.lease, ENDPOINTS, outage)


def build(settings: Settings, prepare: str = "") -> Starlette:
    """The application. The database is opened when it starts, and closed in order when it ends."""
    house = furnished(settings, prepare)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await house.store.open()
        await house.hub.open()
        if house.others is not None:
            await house.others.open(house)
        try:
            async with tidied():
                yield
        finally:
            await house.hub.close()
            if house.others is not None:
                await house.others.close()
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
