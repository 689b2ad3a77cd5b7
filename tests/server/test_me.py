"""Guests, accounts and sessions, over real connections and a real database."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from fondaco.server.app import build
from fondaco.server.settings import Settings
from tests.server.conftest import Servers
from tests.server.guests import browser
from tests.server.loopback import serving

PASSWORD = "seven bridges"


@pytest.fixture(scope="module")
def base(servers: Servers) -> str:
    return servers.bases[0]


@pytest.fixture
def visitor(base: str) -> Iterator[httpx.Client]:
    with browser(base) as client:
        yield client


def guest(base: str, name: str) -> httpx.Client:
    client = browser(base)
    assert client.put("/api/me/name", json={"name": name}).status_code == 200
    return client


def member(base: str, account: str) -> httpx.Client:
    client = browser(base)
    assert client.post("/api/me/account", json={"account": account, "password": PASSWORD}).status_code == 200
    return client


def code(response: httpx.Response) -> str:
    refusal: dict[str, Any] = response.json()["refusal"]
    return str(refusal["code"])


def new_table(client: httpx.Client) -> str:
    opened = client.post("/api/tables", json={"game": "calimala", "seats": 3})
    assert opened.status_code == 201
    return str(opened.json()["table"]["id"])


def own_tables(client: httpx.Client) -> list[str]:
    return [summary["table"]["id"] for summary in client.get("/api/tables").json()["own"]]


# --- guests -----------------------------------------------------------------------------------------------------------


def test_nobody_is_known_before_they_give_a_name(visitor: httpx.Client) -> None:
    assert visitor.get("/api/me").json() == {"name": "", "account": None, "ratings": [], "results": []}
    refused = visitor.post("/api/tables", json={"game": "calimala", "seats": 3})
    assert (refused.status_code, code(refused)) == (401, "nobody")


def test_a_guest_is_known_by_the_cookie(visitor: httpx.Client) -> None:
    answer = visitor.put("/api/me/name", json={"name": "  Ágnes \n Kiss "})
    assert answer.json()["name"] == "Ágnes Kiss"
    assert visitor.get("/api/me").json()["name"] == "Ágnes Kiss"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie, "over http it would be lost"


def test_a_guest_may_take_another_name_and_stays_the_same_person(base: str) -> None:
    client = guest(base, "Bence")
    table = new_table(client)
    renamed = client.put("/api/me/name", json={"name": "Benedek"})
    assert renamed.json()["name"] == "Benedek"
    assert "set-cookie" not in renamed.headers
    assert own_tables(client) == [table]


@pytest.mark.parametrize("name", ["", "   ", "a" * 41, "zero\u0000", "turn\u202earound", "\u2066"])
def test_a_name_that_cannot_be_shown_is_refused(visitor: httpx.Client, name: str) -> None:
    refused = visitor.put("/api/me/name", json={"name": name})
    assert (refused.status_code, code(refused)) == (422, "bad-message")
    assert visitor.get("/api/me").json()["name"] == ""


def test_a_forged_cookie_is_nobodys(base: str) -> None:
    client = guest(base, "Csilla")
    value = client.cookies["fondaco"]
    person, _, signature = value.rpartition(".")
    other = guest(base, "Dénes").cookies["fondaco"].rpartition(".")[2]
    for forged in [f"{person}.{other}", f"{person}.", f"{person}x.{signature}", "guest", "session.x", "x" * 3000, "é."]:
        answer = httpx.get(f"{base}/api/me", headers={b"cookie": f"fondaco={forged}".encode()})
        assert (answer.status_code, answer.json()["name"]) == (200, "")


def test_a_secure_connection_has_a_cookie_that_only_we_can_set(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "fondaco.db", proxies=("127.0.0.1",))
    with serving(build(settings), settings) as base:
        https = {"x-forwarded-proto": "https"}
        answer = httpx.put(f"{base}/api/me/name", json={"name": "Ede"}, headers=https)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-fondaco=guest.")
        assert "Secure" in cookie
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        held = {"cookie": cookie.partition(";")[0]}
        assert httpx.get(f"{base}/api/me", headers=https | held).json()["name"] == "Ede"
        assert httpx.get(f"{base}/api/me", headers=held).json()["name"] == ""


def test_the_key_of_the_cookies_outlives_the_server(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "fondaco.db")
    with serving(build(settings), settings) as base:
        cookie = guest(base, "Ferenc").cookies["fondaco"]
    with serving(build(settings), settings) as base:
        assert httpx.get(f"{base}/api/me", cookies={"fondaco": cookie}).json()["name"] == "Ferenc"


# --- accounts ---------------------------------------------------------------------------------------------------------


def test_a_guest_who_makes_an_account_keeps_the_tables(base: str) -> None:
    client = guest(base, "Gizi")
    table, old = new_table(client), client.cookies["fondaco"]
    answer = client.post("/api/me/account", json={"account": "gizi", "password": PASSWORD})
    assert (answer.json()["name"], answer.json()["account"]) == ("Gizi", "gizi")
    assert own_tables(client) == [table]
    anew = browser(base)
    assert anew.post("/api/me/session", json={"account": "GIZI", "password": PASSWORD}).json()["name"] == "Gizi"
    assert own_tables(anew) == [table]
    stale = httpx.get(f"{base}/api/me", cookies={"fondaco": old})
    assert stale.json()["name"] == "", "the guest's cookie could not be revoked, so it opens nothing any more"


def test_an_account_exists_once_whatever_its_capitals(base: str) -> None:
    member(base, "Hanna")
    refused = browser(base).post("/api/me/account", json={"account": "hAnna", "password": PASSWORD})
    assert (refused.status_code, code(refused)) == (409, "account-taken")
    assert "set-cookie" not in refused.headers


def test_who_has_an_account_makes_no_other(base: str) -> None:
    refused = member(base, "ilona").post("/api/me/account", json={"account": "ilona2", "password": PASSWORD})
    assert (refused.status_code, code(refused)) == (409, "account-already")


@pytest.mark.parametrize("account", ["janos", "nobody.of.that.name"])
def test_a_wrong_password_and_an_unknown_account_are_refused_alike(base: str, account: str) -> None:
    browser(base).post("/api/me/account", json={"account": "janos", "password": PASSWORD})
    refused = browser(base).post("/api/me/session", json={"account": account, "password": "wrong wrong"})
    assert (refused.status_code, refused.json()) == (403, {"refusal": {"code": "wrong-password"}})
    assert "set-cookie" not in refused.headers


@pytest.mark.parametrize(
    "body",
    [
        {"account": "ab", "password": PASSWORD},
        {"account": "a b c", "password": PASSWORD},
        {"account": "kata", "password": "short"},
        {"account": "kata", "password": "x" * 201},
        {"account": "kata"},
        {"account": "kata", "password": PASSWORD, "admin": True},
        [],
        "kata",
    ],
)
def test_credentials_of_another_form_are_refused(base: str, body: object) -> None:
    refused = browser(base).post("/api/me/account", json=body)
    assert (refused.status_code, code(refused)) == (422, "bad-message")


# --- sessions ---------------------------------------------------------------------------------------------------------


def test_sessions_are_listed_and_revoked_one_by_one(base: str) -> None:
    first = member(base, "laci")
    second = browser(base, headers={"user-agent": "phone"})
    second.post("/api/me/session", json={"account": "laci", "password": PASSWORD})
    listed = second.get("/api/me/sessions").json()["sessions"]
    assert {session["agent"]: session["current"] for session in listed}["phone"] is True
    (other,) = [session["id"] for session in listed if not session["current"]]
    assert second.delete(f"/api/me/sessions/{other}").status_code == 204
    assert first.get("/api/me").json()["name"] == ""
    assert second.get("/api/me").json()["account"] == "laci"
    gone = second.delete(f"/api/me/sessions/{other}")
    assert (gone.status_code, code(gone)) == (404, "no-such-session")


def test_nobody_ends_the_session_of_another(base: str) -> None:
    mine, theirs = member(base, "mari"), member(base, "nora")
    (session,) = theirs.get("/api/me/sessions").json()["sessions"]
    refused = mine.delete(f"/api/me/sessions/{session['id']}")
    assert (refused.status_code, code(refused)) == (404, "no-such-session")
    assert theirs.get("/api/me").json()["account"] == "nora"


def test_signing_out_ends_the_session_on_the_server_too(base: str) -> None:
    client = member(base, "otto")
    cookie = client.cookies["fondaco"]
    assert client.delete("/api/me/session").status_code == 204
    assert "fondaco" not in client.cookies
    assert httpx.get(f"{base}/api/me", cookies={"fondaco": cookie}).json()["name"] == ""


def test_a_guest_has_no_sessions(base: str) -> None:
    client = guest(base, "Pál")
    for refused in [
        client.get("/api/me/sessions"),
        client.put("/api/me/password", json={"old": "x", "new": PASSWORD}),
        client.delete("/api/me/sessions/x"),
    ]:
        assert (refused.status_code, code(refused)) == (403, "no-account")


def test_a_new_password_ends_all_other_sessions(base: str) -> None:
    here, there = member(base, "rozi"), browser(base)
    there.post("/api/me/session", json={"account": "rozi", "password": PASSWORD})
    refused = here.put("/api/me/password", json={"old": "not it at all", "new": "eight bridges"})
    assert (refused.status_code, code(refused)) == (403, "wrong-password")
    assert there.get("/api/me").json()["account"] == "rozi"
    assert here.put("/api/me/password", json={"old": PASSWORD, "new": "eight bridges"}).status_code == 204
    assert here.get("/api/me").json()["account"] == "rozi"
    assert there.get("/api/me").json()["name"] == ""
    for password, status in [(PASSWORD, 403), ("eight bridges", 200)]:
        again = browser(base).post("/api/me/session", json={"account": "rozi", "password": password})
        assert again.status_code == status


def test_whoever_is_signed_out_is_cut_off_from_the_table_too(base: str) -> None:
    here, there = member(base, "tamas"), browser(base)
    there.post("/api/me/session", json={"account": "tamas", "password": PASSWORD})
    address = f"{base.replace('http', 'ws')}/api/tables/{new_table(here)}/socket"
    (other,) = [one["id"] for one in here.get("/api/me/sessions").json()["sessions"] if not one["current"]]

    async def watch(client: httpx.Client) -> int:
        cookie = {"cookie": f"fondaco={client.cookies['fondaco']}"}
        async with connect(address, additional_headers=cookie) as line:
            await line.send('{"type": "look"}')
            assert '"welcome"' in str(await line.recv())
            await asyncio.to_thread(here.delete, f"/api/me/sessions/{other}")
            await line.wait_closed()
            assert line.close_code is not None
            return line.close_code

    assert asyncio.run(asyncio.wait_for(watch(there), 20)) == 1012
    refused = there.get(f"/api/tables/{address.split('/')[-2]}")
    assert (refused.status_code, code(refused)) == (403, "not-invited")


def test_neither_passwords_nor_tokens_are_in_the_database(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "fondaco.db")
    with serving(build(settings), settings) as base:
        cookie = member(base, "sara").cookies["fondaco"]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"$argon2id$" in stored
    assert PASSWORD.encode() not in stored
    assert cookie.partition(".")[2].encode() not in stored
