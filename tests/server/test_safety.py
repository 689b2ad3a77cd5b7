"""What every request and every socket must pass, and what every answer says to the browser."""

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from types import NoneType

import httpx
import pytest
import structlog
import websockets
from starlette.applications import Starlette
from starlette.requests import HTTPConnection

from fondaco.server.app import build, furnished
from fondaco.server.http import Call, Endpoint, routes
from fondaco.server.limits import Rate
from fondaco.server.logs import write_logs
from fondaco.server.safety import Safety, allowed_origin
from fondaco.server.settings import Settings
from tests.server.guests import browser
from tests.server.loopback import serving


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = Settings(data=tmp_path_factory.mktemp("safety") / "fondaco.db", origins=("https://ok.example",))
    with serving(build(settings), settings) as base:
        yield base


def code(response: httpx.Response) -> str:
    return str(response.json()["refusal"]["code"])


# --- origins ----------------------------------------------------------------------------------------------------------


def connection(scheme: str, **headers: str) -> HTTPConnection:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "scheme": scheme, "headers": raw, "path": "/", "server": ("x", 1)})


OURS = {
    "the same origin": ("http", {"origin": "http://play.example:8000", "host": "play.example:8000"}),
    "an address of the house": ("http", {"origin": "http://192.168.1.20:8000", "host": "192.168.1.20:8000"}),
    "a name that only the house knows": ("http", {"origin": "http://house.test", "host": "house.test"}),
    "behind a proxy that ends the encryption": ("http", {"origin": "https://play.example", "host": "play.example"}),
    "encrypted": ("https", {"origin": "https://play.example", "host": "play.example"}),
    "one the operator has named": ("http", {"origin": "https://ok.example", "host": "play.example"}),
    "a program, which has no origin": ("http", {"host": "play.example"}),
    "typed into the address line": ("http", {"host": "play.example", "sec_fetch_site": "none"}),
    "an old browser on our own page": ("http", {"host": "play.example", "sec_fetch_site": "same-origin"}),
}
FOREIGN = {
    "another site": ("http", {"origin": "http://evil.example", "host": "play.example"}),
    "another port": ("http", {"origin": "http://play.example:81", "host": "play.example:80"}),
    "a name that begins like ours": ("http", {"origin": "http://play.example.evil.example", "host": "play.example"}),
    "our host as a user": ("http", {"origin": "http://play.example@evil.example", "host": "play.example"}),
    "unencrypted, while we are not": ("https", {"origin": "http://play.example", "host": "play.example"}),
    "a page without an origin": ("http", {"origin": "null", "host": "play.example"}),
    "nothing at all": ("http", {"origin": "", "host": ""}),
    "no address": ("http", {"origin": "http://[", "host": "play.example"}),
    "another scheme": ("http", {"origin": "ftp://play.example", "host": "play.example"}),
    "a browser that hides it": ("http", {"host": "play.example", "sec_fetch_site": "cross-site"}),
    "a neighbour": ("http", {"host": "play.example", "sec_fetch_site": "same-site"}),
}
SETTINGS = Settings(origins=("https://ok.example",))


@pytest.mark.parametrize("name", OURS)
def test_our_own_pages_and_programs_may(name: str) -> None:
    scheme, headers = OURS[name]
    assert allowed_origin(connection(scheme, **headers), SETTINGS)


@pytest.mark.parametrize("name", FOREIGN)
def test_pages_of_others_may_not(name: str) -> None:
    scheme, headers = FOREIGN[name]
    assert not allowed_origin(connection(scheme, **headers), SETTINGS)


def test_a_request_of_another_site_is_refused_and_changes_nothing(base: str) -> None:
    with browser(base) as client:
        client.put("/api/me/name", json={"name": "Anna"})
        evil = {"origin": "https://evil.example"}
        for refused in [
            client.put("/api/me/name", json={"name": "Eve"}, headers=evil),
            client.post("/api/tables", json={"game": "calimala", "seats": 3}, headers=evil),
            client.delete("/api/me/session", headers=evil),
        ]:
            assert (refused.status_code, code(refused)) == (403, "wrong-origin")
        assert client.get("/api/me").json()["name"] == "Anna"
        assert client.get("/api/tables").json()["own"] == []
        ours = client.put("/api/me/name", json={"name": "Panna"}, headers={"origin": base})
        assert ours.json()["name"] == "Panna"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_that_a_form_could_send_is_refused(base: str, kind: str) -> None:
    refused = httpx.put(f"{base}/api/me/name", content=b'{"name": "Eve"}', headers={"content-type": kind})
    assert (refused.status_code, code(refused)) == (415, "not-json")


async def handshake(base: str, **options: object) -> int:
    """The status of an attempt to open a socket; 101 if it opens."""
    address = base.replace("http://", "ws://") + str(options.pop("path", "/api/tables/nothing/socket"))
    try:
        async with websockets.connect(address, **options):  # type: ignore[arg-type]  # options of many types
            return 101
    except websockets.InvalidStatus as error:
        return error.response.status_code


def test_a_socket_of_another_site_is_refused(base: str) -> None:
    with browser(base) as client:
        client.put("/api/me/name", json={"name": "Anna"})
        table = client.post("/api/tables", json={"game": "calimala", "seats": 3}).json()["table"]["id"]
        cookie = {"cookie": f"fondaco={client.cookies['fondaco']}"}
    path = f"/api/tables/{table}/socket"
    evil = handshake(base, path=path, origin="https://evil.example", additional_headers=cookie)
    assert asyncio.run(evil) == 403
    assert asyncio.run(handshake(base, path=path, origin=base, additional_headers=cookie)) == 101
    assert asyncio.run(handshake(base, path=path, additional_headers=cookie)) == 101


# --- what browsers are told -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/me", "/api/nothing", "/table/x", "/metrics"])
def test_every_answer_has_the_headers(base: str, path: str) -> None:
    headers = httpx.get(base + path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe-eval" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers


def test_an_address_has_so_many_sockets_and_no_more(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.server.safety.MOST_SOCKETS", 2)
    with browser(base) as client:
        client.put("/api/me/name", json={"name": "Anna"})
        opened = client.post("/api/tables", json={"game": "calimala", "seats": 3, "public": True}).json()
    path = f"/api/tables/{opened['table']['id']}/socket"
    address = base.replace("http", "ws") + path

    async def crowd() -> None:
        async with websockets.connect(address), websockets.connect(address):
            assert await handshake(base, path=path) == 429
        async with asyncio.timeout(20):
            while await handshake(base, path=path) != 101:
                pass  # the server has not noticed yet that the others are gone

    asyncio.run(crowd())


def test_what_is_somebodys_own_is_kept_nowhere(base: str) -> None:
    assert httpx.get(f"{base}/api/me").headers["cache-control"] == "no-store"


# --- rates and sizes --------------------------------------------------------------------------------------------------


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    rates = {"http": Rate(50, 0.01), "password": Rate(2, 0.01), "socket": Rate(1, 0.01)}
    settings = Settings(data=tmp_path / "fondaco.db", rates=rates)
    with serving(build(settings), settings) as base:
        wrong = {"account": "nobody", "password": "wrong wrong"}
        answers = [httpx.post(f"{base}/api/me/session", json=wrong) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [403, 403, 429]
        assert code(answers[2]) == "too-often"
        assert int(answers[2].headers["retry-after"]) >= 1
        assert httpx.get(f"{base}/api/me").status_code == 200
        assert [asyncio.run(handshake(base)) for _ in range(2)] == [404, 429], "no such table; then too often"
        with browser(base) as client:
            statuses = [client.get("/api/me").status_code for _ in range(60)]
        assert statuses[:40] == [200] * 40
        assert statuses[-1] == 429


def test_headers_of_a_proxy_are_believed_only_if_the_operator_says_so(tmp_path: Path) -> None:
    rates = {"password": Rate(1, 0.01)}
    wrong = {"account": "nobody", "password": "wrong wrong"}
    for proxies, expected in [((), [403, 429]), (("127.0.0.1",), [403, 403])]:
        settings = Settings(data=tmp_path / "fondaco.db", rates=rates, proxies=proxies)
        with serving(build(settings), settings) as base:
            statuses = [
                httpx.post(
                    f"{base}/api/me/session", json=wrong, headers={"x-forwarded-for": f"192.0.2.{n}"}
                ).status_code
                for n in range(2)
            ]
        assert statuses == expected


def test_a_body_that_is_too_large_is_refused_before_it_is_read(base: str) -> None:
    huge = b'{"name": "' + b"a" * 70_000 + b'"}'
    json_type = {"content-type": "application/json"}
    refused = httpx.put(f"{base}/api/me/name", content=huge, headers=json_type)
    assert (refused.status_code, code(refused)) == (413, "too-large")

    def pieces() -> Iterator[bytes]:
        for start in range(0, len(huge), 1000):
            yield huge[start : start + 1000]

    streamed = httpx.put(f"{base}/api/me/name", content=pieces(), headers=json_type)
    assert (streamed.status_code, code(streamed)) == (413, "too-large")


@pytest.mark.parametrize(
    "body", [b"", b"{", b'{"name": "\xff"}', b'{"name": "\\ud800"}', b"[" * 60_000, b"NaN", b'{"name": 1}']
)
def test_a_body_that_is_not_what_it_should_be_is_refused(base: str, body: bytes) -> None:
    refused = httpx.put(f"{base}/api/me/name", content=body, headers={"content-type": "application/json"})
    assert (refused.status_code, code(refused)) == (422, "bad-message")


def test_an_unknown_path_or_method_is_refused_like_everything_else(base: str) -> None:
    unknown = httpx.get(f"{base}/api/nothing")
    assert (unknown.status_code, code(unknown)) == (404, "no-such-page")
    wrong = httpx.patch(f"{base}/api/me/name")
    assert (wrong.status_code, code(wrong)) == (405, "no-such-method")
    assert wrong.headers["allow"] == "PUT"


@pytest.mark.provokes("crash")
def test_a_fault_of_ours_is_told_without_details(tmp_path: Path) -> None:
    async def stumble(call: Call[None]) -> None:
        raise RuntimeError("the details")

    settings = Settings(data=tmp_path / "fondaco.db")
    house = furnished(settings)
    endpoint = Endpoint("GET", "/api/stumble", "Stumble", stumble, NoneType, NoneType)
    app = Starlette(routes=routes([endpoint], house))
    with serving(Safety(app, settings, house.limits, house.figures), settings) as base:
        answer = httpx.get(f"{base}/api/stumble")
    assert (answer.status_code, answer.json()) == (500, {"refusal": {"code": "crash"}})
    assert "content-security-policy" in answer.headers
    assert b'fondaco_refusals_total{code="crash"} 1.0' in house.figures.text()


# --- logs and figures -------------------------------------------------------------------------------------------------


def test_no_secret_is_logged(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    handlers, level, configured = list(root.handlers), root.level, structlog.get_config()
    try:
        write_logs()
        settings = Settings(data=tmp_path / "fondaco.db")
        with serving(build(settings), settings) as base, browser(base) as client:
            client.put("/api/me/name", json={"name": "Anna"})
            client.get("/api/me?token=secret-in-a-query", headers={"authorization": "Bearer secret-in-a-header"})
            assert asyncio.run(handshake(base, path="/api/tables/nothing/socket?token=secret-in-a-query")) == 404
            opened = client.post("/api/tables", json={"game": "calimala", "seats": 3}).json()
            client.post("/api/qr", json={"link": f"{base}/table/x#{opened['invitation']}"})
            cookie = client.cookies["fondaco"]
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        structlog.configure(**configured)
    logged = capfd.readouterr().err
    lines = [json.loads(line) for line in logged.splitlines()]
    requests = [line for line in lines if line["event"] == "request"]
    ours = str([line for line in lines if not line["logger"].startswith("http")])  # the client logs what it sends
    assert [line["path"] for line in requests][:2] == ["/api/me/name", "/api/me"]
    assert {"method", "path", "status", "ms", "address", "timestamp", "level"} <= set(requests[0])
    for secret in ["secret-in-a-query", "secret-in-a-header", opened["invitation"], cookie, "Anna"]:
        assert secret not in ours


def test_figures_count_what_happens(base: str) -> None:
    httpx.get(f"{base}/api/games")
    httpx.post(f"{base}/api/me/session", json={"account": "nobody", "password": "wrong wrong"})
    answer = httpx.get(f"{base}/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert 'fondaco_request_seconds_count{method="GET",path="/api/games",status="200"}' in answer.text
    assert 'fondaco_refusals_total{code="wrong-password"}' in answer.text
    assert "fondaco_sockets 0.0" in answer.text
    assert httpx.get(f"{base}/healthz").json().keys() == {"version"}
