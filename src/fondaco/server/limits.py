"""Limits: how often somebody may do something. Token buckets, one for each address, person or seat."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection

from fondaco.server.refusals import No

MOST_BUCKETS: Final = 100_000
"""Beyond that the one unused for longest is forgotten: a flood of addresses must not fill the memory."""


@dataclass(frozen=True)
class Rate:
    """`burst` at once, and `per_second` in the long run."""

    burst: float
    per_second: float


RATES: Final[Mapping[str, Rate]] = {
    "http": Rate(300, 30),
    "guest": Rate(40, 1 / 30),
    "password": Rate(10, 1 / 30),
    "table": Rate(20, 1 / 20),
    "replay": Rate(10, 1 / 2),
    "socket": Rate(60, 2),
    "message": Rate(60, 15),
    "chat": Rate(10, 1 / 2),
}
"""What is counted. `http` and `socket` are counted by address, `message` and `chat` by person (a spectator's by
connection), the rest by both address and person. Who is too fast is refused; only a `message` waits for its turn."""


class Bucket:
    """What is left for somebody, and since when."""

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Limits:
    """All buckets of a server."""

    def __init__(self, rates: Mapping[str, Rate] = RATES, now: Callable[[], float] = time.monotonic) -> None:
        self._rates: Final = rates
        self._now: Final = now
        self._buckets: Final[OrderedDict[tuple[str, str], Bucket]] = OrderedDict()

    def wait(self, name: str, who: str) -> float:
        """Take one from the bucket: 0, or the seconds until there is one again. A name without a rate is free."""
        rate = self._rates.get(name)
        if rate is None:
            return 0.0
        bucket = self._filled(name, who, rate)
        if bucket.left < 1:
            return (1 - bucket.left) / rate.per_second
        bucket.left -= 1
        return 0.0

    def turn(self, name: str, who: str) -> float:
        """Take one from the bucket in any case: the seconds until it is there. Those who come at once queue up."""
        rate = self._rates.get(name)
        if rate is None:
            return 0.0
        bucket = self._filled(name, who, rate)
        bucket.left -= 1
        return max(0.0, -bucket.left / rate.per_second)

    def _filled(self, name: str, who: str, rate: Rate) -> Bucket:
        """Somebody's bucket, as full as it is now."""
        now = self._now()
        bucket = self._buckets.pop((name, who), None) or Bucket(rate.burst, now)
        self._buckets[name, who] = bucket
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        bucket.left = min(rate.burst, bucket.left + (now - bucket.at) * rate.per_second)
        bucket.at = now
        return bucket

    def spend(self, name: str, who: str) -> None:
        """Take one from the bucket; raises `No` if it is empty."""
        wait = self.wait(name, who)
        if wait > 0:
            raise No("too-often", wait=max(1, round(wait)))


def address_of(connection: HTTPConnection) -> str:
    """Who is counted as one: an IPv4 address, or the network that one household has of IPv6."""
    host = connection.client.host if connection.client is not None else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(address.ipv4_mapped or ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return str(address)
