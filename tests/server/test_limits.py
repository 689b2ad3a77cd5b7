"""Rate limits: token buckets, per address and person."""

from starlette.requests import HTTPConnection

from fondaco.server.limits import MOST_BUCKETS, Limits, Rate, address_of


class Watch:
    """A clock that goes when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_free_and_then_it_takes_time() -> None:
    watch = Watch()
    limits = Limits({"table": Rate(3, 0.5)}, watch)
    assert [limits.wait("table", "a") for _ in range(4)] == [0, 0, 0, 2.0]
    watch.now += 2
    assert [limits.wait("table", "a") for _ in range(2)] == [0, 2.0]
    watch.now += 1000
    assert [limits.wait("table", "a") for _ in range(4)] == [0, 0, 0, 2.0]


def test_who_waits_for_a_turn_gets_one_after_the_other() -> None:
    watch = Watch()
    limits = Limits({"message": Rate(2, 4)}, watch)
    assert [limits.turn("message", "a") for _ in range(5)] == [0, 0, 0.25, 0.5, 0.75]
    assert limits.turn("message", "b") == 0
    watch.now += 0.75
    assert limits.turn("message", "a") == 0.25, "the last of them has just had its turn"
    watch.now += 1000
    assert [limits.turn("message", "a") for _ in range(3)] == [0, 0, 0.25]
    assert limits.turn("what has no rate", "a") == 0


def test_everybody_and_everything_has_a_bucket_of_its_own() -> None:
    limits = Limits({"table": Rate(1, 1), "chat": Rate(1, 1)}, Watch())
    assert limits.wait("table", "a") == 0
    assert limits.wait("table", "b") == 0
    assert limits.wait("chat", "a") == 0
    assert limits.wait("table", "a") > 0
    assert limits.wait("what has no rate", "a") == 0


def test_a_flood_of_addresses_does_not_fill_the_memory() -> None:
    limits = Limits({"http": Rate(1, 1)}, Watch())
    for number in range(MOST_BUCKETS + 10):
        limits.wait("http", str(number))
    assert len(limits._buckets) == MOST_BUCKETS
    assert limits.wait("http", "0") == 0, "the oldest was forgotten"
    assert limits.wait("http", str(MOST_BUCKETS + 9)) > 0


def address(host: str | None) -> str:
    client = None if host is None else (host, 1)
    return address_of(HTTPConnection({"type": "http", "headers": [], "client": client}))


def test_one_household_is_one_address() -> None:
    assert address("192.0.2.7") == "192.0.2.7"
    assert address("2001:db8:1:2:3:4:5:6") == address("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert address("2001:db8:1:3::1") != address("2001:db8:1:2::1")
    assert address("::ffff:192.0.2.7") == "192.0.2.7"
    assert (address("a socket file"), address(None)) == ("a socket file", "")
