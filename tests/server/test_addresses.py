"""Where others find a server: the addresses of its machine, those an operator has named, and who is told."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from fondaco.server import addresses
from fondaco.server.addresses import from_here, origin_of, others_origins, others_reach, own_origin, sources
from fondaco.server.app import build
from fondaco.server.settings import Settings
from tests.server.loopback import serving

HOUSE = "http://192.168.1.20:8000"
PROXY = "https://play.example.org"


@contextmanager
def bound(address: str) -> Iterator[socket.socket]:
    """A socket that is bound and does not listen: nobody can come in."""
    with socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET) as here:
        try:
            if here.family == socket.AF_INET6:
                here.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # both, whatever the system does by itself
            here.bind((address, 0))
        except OSError:
            pytest.skip(f"this machine has no {address}")
        yield here


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_a_server_for_this_machine_only_has_no_address_for_others(address: str) -> None:
    with bound(address) as listening:
        assert others_origins(listening) == ()
        assert own_origin(listening) == origin_of(address, listening.getsockname()[1])


@pytest.mark.parametrize(
    ("address", "own", "others"),
    [
        ("0.0.0.0", "127.0.0.1", ["192.168.1.20", "10.0.0.5"]),
        ("::", "[::1]", ["192.168.1.20", "10.0.0.5", "[2a02:ab88::5]"]),
    ],
)
def test_a_server_for_everybody_is_found_at_the_addresses_of_its_machine(
    address: str, own: str, others: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {
        socket.AF_INET: ["192.168.1.20", "10.0.0.5", "169.254.7.7", "127.0.0.1"],
        socket.AF_INET6: ["fd00::2", "fe80::1", "2a02:ab88::5"],
    }
    monkeypatch.setattr(addresses, "sources", lambda family, targets: known[family])
    with bound(address) as listening:
        port = listening.getsockname()[1]
        assert others_origins(listening) == tuple(f"http://{one}:{port}" for one in others)
        assert own_origin(listening) == f"http://{own}:{port}"


def test_the_addresses_of_this_machine_are_its_own_and_named_once() -> None:
    found = sources(socket.AF_INET, (*addresses.FAR, *addresses.FAR, "127.0.0.1"))
    assert len(found) == len(set(found))
    assert found[-1] == "127.0.0.1"
    for address in found:
        with socket.socket() as own:
            own.bind((address, 0))  # raises if it is not ours


def test_where_no_way_leads_there_is_no_address() -> None:
    assert sources(socket.AF_INET, ("255.255.255.255",)) == []


@pytest.mark.parametrize(
    ("address", "reached"),
    [
        ("192.168.1.20", True),
        ("2a02:ab88::5", True),
        ("127.0.0.1", False),
        ("::1", False),
        ("0.0.0.0", False),
        ("169.254.1.1", False),
        ("fe80::1%eth0", False),
    ],
)
def test_which_addresses_mean_this_machine_to_others(address: str, reached: bool) -> None:
    assert others_reach(address) == reached


def test_the_usual_port_is_not_written() -> None:
    assert origin_of("192.168.1.20", 80) == "http://192.168.1.20"
    assert origin_of("2a02:ab88::5", 8000) == "http://[2a02:ab88::5]:8000"


@pytest.mark.parametrize(
    ("client", "here"),
    [("127.0.0.1", True), ("::1", True), ("::ffff:127.0.0.1", True), ("192.168.1.7", False), ("testclient", False)],
)
def test_who_sits_at_this_machine(client: str, here: bool) -> None:
    assert from_here(client) == here


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("addresses") / "fondaco.db"
    settings = Settings(data, rates={}, origins=(PROXY,), addresses=(HOUSE,), proxies=("127.0.0.1",))
    with serving(build(settings), settings) as base:
        yield base


def test_a_page_on_this_machine_learns_what_others_call_it(base: str) -> None:
    assert httpx.get(f"{base}/api/addresses").json() == {"addresses": [PROXY, HOUSE]}


def test_whoever_comes_from_elsewhere_learns_only_what_the_operator_has_named(base: str) -> None:
    answer = httpx.get(f"{base}/api/addresses", headers={"x-forwarded-for": "198.51.100.7"})
    assert answer.json() == {"addresses": [PROXY]}
