"""What everybody may read: games, rules, words; the QR code; the page."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource
from starlette.applications import Starlette

from fondaco.games import GAMES
from fondaco.server.app import ENDPOINTS, build
from fondaco.server.page import page_route
from fondaco.server.refusals import REFUSALS
from fondaco.server.settings import Settings
from fondaco.words import LANGUAGES, ledger
from tests.five import FIVE
from tests.server.loopback import serving
from tests.toy import auction


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = Settings(data=tmp_path_factory.mktemp("library") / "fondaco.db")
    with serving(build(settings), settings) as base:
        yield base


# --- games, rules, words ----------------------------------------------------------------------------------------------


def test_the_catalogue_has_every_game_with_its_options(base: str) -> None:
    catalogue = httpx.get(f"{base}/api/games").json()
    assert [game["name"] for game in catalogue["games"]] == list(GAMES)
    (puerto_rico,) = [game for game in catalogue["games"] if game["name"] == "puerto_rico"]
    assert puerto_rico["seat_counts"] == [2, 3, 4, 5]
    assert {"expansions"} <= {option["name"] for option in puerto_rico["options"]}
    assert "random" in catalogue["levels"]
    assert catalogue["languages"] == LANGUAGES


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_components_of_a_game(base: str, game: str) -> None:
    book = httpx.get(f"{base}/api/games/{game}/rules").json()
    prefix = GAMES[game].ledger
    assert len(book["rules"]) > (50 if game in FIVE else 0)
    assert all(rule["id"].startswith(f"{prefix}-") and rule["section"] and rule["text"] for rule in book["rules"])
    assert bool(book["components"]) or game not in FIVE


def test_a_game_is_called_by_its_own_words(base: str) -> None:
    titles = {game["name"]: game["titles"] for game in httpx.get(f"{base}/api/games").json()["games"]}
    assert titles["citadels"] == {"en": "Citadels", "hu": "Citadella"}


def test_a_new_game_needs_a_ledger_but_neither_data_nor_words(
    base: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(GAMES, "auction", auction.GAME)
    monkeypatch.setattr(ledger, "PLACES", [*ledger.PLACES, Path(auction.__file__).parent])
    monkeypatch.setattr("fondaco.words.folder_of", lambda game: tmp_path)
    monkeypatch.setattr("fondaco.server.library.folder_of", lambda game: tmp_path)
    book = httpx.get(f"{base}/api/games/auction/rules").json()
    assert [rule["id"] for rule in book["rules"]][-1] == "TO-2.01"
    assert book["components"] == {}
    assert httpx.get(f"{base}/api/words/auction/hu").text == httpx.get(f"{base}/api/words/common/hu").text + "\n"
    assert httpx.get(f"{base}/api/games").json()["games"][-1]["titles"] == {"en": "auction", "hu": "auction"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_a_catalogue_that_fluent_reads(base: str, language: str) -> None:
    answer = httpx.get(f"{base}/api/words/puerto_rico/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(answer.text))
    assert bundle.has_message("good-coffee")
    assert bundle.has_message("why-not-now")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_no_game_have_every_refusal(base: str, language: str) -> None:
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(httpx.get(f"{base}/api/words/common/{language}").text))
    assert [code for code in REFUSALS if not bundle.has_message(f"no-{code}")] == []


def test_what_has_not_changed_is_not_sent_again(base: str) -> None:
    for path in ["/api/games", "/api/games/genoa/rules", "/api/words/genoa/hu", "/api/openapi.json"]:
        first = httpx.get(base + path)
        again = httpx.get(base + path, headers={"if-none-match": f'"other", {first.headers["etag"]}'})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert httpx.get(base + path, headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize(
    "path", ["/api/games/chess/rules", "/api/words/chess/en", "/api/words/genoa/xx", "/api/words/%2e%2e/en"]
)
def test_what_is_not_there_is_refused(base: str, path: str) -> None:
    assert httpx.get(base + path).status_code == 404


# --- the QR code ------------------------------------------------------------------------------------------------------


def test_a_link_is_drawn(base: str) -> None:
    drawn = httpx.post(f"{base}/api/qr", json={"link": "https://play.example/table/x#" + "s" * 32})
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    assert "script" not in drawn.text


@pytest.mark.parametrize("link", ["javascript:alert(1)", "x", "https:/x", "http://" + "x" * 600])
def test_what_is_no_link_is_not_drawn(base: str, link: str) -> None:
    assert httpx.post(f"{base}/api/qr", json={"link": link}).status_code == 422


# --- the document -----------------------------------------------------------------------------------------------------


def test_the_document_describes_every_endpoint(base: str) -> None:
    document = httpx.get(f"{base}/api/openapi.json").json()
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    assert "FromServer" in document["components"]["schemas"]
    name_me = document["paths"]["/api/me/name"]["put"]
    body = name_me["requestBody"]["content"]["application/json"]["schema"]
    assert body == {"$ref": "#/components/schemas/Nickname"}
    assert {"200", "403", "413", "415", "422", "429"} <= set(name_me["responses"])


# --- the page ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text("<!doctype html><title>Fondaco</title>")
    (folder / "assets").mkdir()
    (folder / "assets" / "app-1234.js").write_text("plain")
    (folder / "assets" / "app-1234.js.br").write_bytes(b"brotli")
    (folder / "assets" / "app-1234.js.gz").write_bytes(b"gzip")
    (folder.parent / "secret.txt").write_text("secret")
    (folder / "link.txt").symlink_to(folder.parent / "secret.txt")
    with serving(Starlette(routes=[page_route(folder)]), Settings()) as base:
        yield base


def test_the_page_understands_its_own_addresses(page: str) -> None:
    for path in ["/", "/table/abc", "/table/abc/replay"]:
        answer = httpx.get(page + path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert "Fondaco" in answer.text
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "sent", "encoding"),
    [
        ("gzip, br", b"brotli", "br"),
        ("gzip", b"gzip", "gzip"),
        ("br;q=0, gzip;q=0", b"plain", None),
        ("", b"plain", None),
    ],
)
def test_assets_are_kept_for_ever_and_sent_as_compressed_as_can_be(
    page: str, accepted: str, sent: bytes, encoding: str | None
) -> None:
    with httpx.stream("GET", f"{page}/assets/app-1234.js", headers={"accept-encoding": accepted}) as answer:
        assert b"".join(answer.iter_raw()) == sent
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("path", ["/missing.js", "/assets/other.js", "/..%2fsecret.txt", "/link.txt", "/a%00.txt"])
def test_what_is_not_of_the_page_is_not_found(page: str, path: str) -> None:
    answer = httpx.get(page + path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_a_page_that_was_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    with serving(Starlette(routes=[page_route(tmp_path)]), Settings()) as base:
        answer = httpx.get(base)
        assert answer.status_code == 503
        assert "make page" in answer.text
