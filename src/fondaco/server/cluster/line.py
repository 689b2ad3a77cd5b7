"""Line: the connections of a server to Redis."""

from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, AuthorizationError, RedisError
from redis.exceptions import ConnectionError as NotConnected
from redis.exceptions import TimeoutError as NotAnswered

from fondaco.core.errors import Bad
from fondaco.server.waiting import Away

PREFIX: Final = "fondaco:"
"""Of every key and channel of ours."""


def line_to(address: str, patience: float) -> Redis:
    """Connections to a Redis that is given up after so many silent seconds; raises `Bad` for what is no address."""
    try:
        # Nothing is tried again behind our back: what was published twice would be heard twice.
        return Redis.from_url(
            address,
            socket_timeout=patience,
            socket_connect_timeout=patience,
            socket_keepalive=True,
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError as error:
        raise Bad(f"this is no address of a Redis (redis://HOST): {error}") from None


async def check(address: str, patience: float = 5.0) -> None:
    """Raise `Away` if no Redis answers there, `Bad` if it does not let us in."""
    redis = line_to(address, patience)
    try:
        await redis.get(PREFIX)
    except (AuthenticationError, AuthorizationError) as error:
        raise Bad(f"it does not let us in: {error}", "Redis") from None
    except (NotConnected, NotAnswered, OSError) as error:
        raise Away(f"no Redis answers there: {error}", "Redis") from None
    except RedisError as error:
        raise Bad(f"it cannot be used: {error}", "Redis") from None
    finally:
        await redis.aclose()
