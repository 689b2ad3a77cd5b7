"""Addresses: where others find this server. A page that is open on the server's own machine cannot know it."""

import ipaddress
import socket
from types import NoneType
from typing import Final

from fondaco.server.http import AnyEndpoint, Call, Endpoint
from fondaco.server.messages import Addresses

FAR: Final = ("203.0.113.1", "10.255.255.254", "172.31.255.254", "192.168.255.254")
"""One for the way out (nobody has this address), and one in each range of private networks."""
FAR_6: Final = ("2001:db8::1",)
USUAL_PORT: Final = 80


def sources(family: socket.AddressFamily, targets: tuple[str, ...]) -> list[str]:
    """The addresses from which this machine would speak to those.

    It asks the routing table and nobody else: a datagram socket that is connected has sent nothing, while a name
    service may be far away. Bridges to containers and the like, where nobody else is, do not come up.
    """
    found = []
    for target in targets:
        with socket.socket(family, socket.SOCK_DGRAM) as datagrams:
            try:
                datagrams.connect((target, 9))
            except OSError:
                continue  # no way leads there
            found.append(str(datagrams.getsockname()[0]))
    return list(dict.fromkeys(found))


def others_reach(address: str) -> bool:
    """Whether an address means this machine to others as well."""
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified)


def origin_of(address: str, port: int) -> str:
    """An address as a browser writes it."""
    host = f"[{address}]" if ":" in address else address
    return f"http://{host}" if port == USUAL_PORT else f"http://{host}:{port}"


def own_origin(listening: socket.socket) -> str:
    """Where this machine itself finds the server."""
    address, port = listening.getsockname()[:2]
    if ipaddress.ip_address(address).is_unspecified:
        address = "127.0.0.1" if listening.family == socket.AF_INET else "::1"
    return origin_of(address, port)


def others_origins(listening: socket.socket) -> tuple[str, ...]:
    """Where other machines find the server, the best first; none if it listens to this machine only."""
    address, port = listening.getsockname()[:2]
    found = [address]
    if ipaddress.ip_address(address).is_unspecified:
        six = listening.family == socket.AF_INET6
        four = not six or not listening.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
        found = sources(socket.AF_INET, FAR) if four else []
        if six:
            found += [one for one in sources(socket.AF_INET6, FAR_6) if ipaddress.ip_address(one).is_global]
    return tuple(origin_of(one, port) for one in found if others_reach(one))


def from_here(address: str) -> bool:
    """Whether somebody speaks from this machine."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    return ip.is_loopback or (ip.version == 6 and ip.ipv4_mapped is not None and ip.ipv4_mapped.is_loopback)


async def addresses(call: Call[None]) -> Addresses:
    """Those that the operator has named; to this machine also its own, which are nobody else's business."""
    settings, client = call.house.settings, call.request.client
    here = client is not None and from_here(client.host)
    return Addresses([*settings.origins, *(settings.addresses if here else ())])


ENDPOINTS: Final[list[AnyEndpoint]] = [
    Endpoint("GET", "/api/addresses", "Where others find this server", addresses, NoneType, Addresses),
]
