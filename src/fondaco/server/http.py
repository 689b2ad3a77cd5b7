"""HTTP: the endpoints as a table, from which both the routes and the OpenAPI document are made.

An endpoint says what it takes and what it answers; its handler gets a `Call` and returns the answer or raises `No`.
Every refusal, ours or the framework's, has the same body: a `Problem`.
"""

import hashlib
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeVar

import msgspec
import structlog
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from fondaco.core.errors import Bad
from fondaco.server.leases import Elsewhere
from fondaco.server.limits import address_of
from fondaco.server.messages import Problem
from fondaco.server.refusals import REFUSALS, No
from fondaco.server.store.store import Cut

if TYPE_CHECKING:
    from fondaco.server.house import House
    from fondaco.server.people import Someone

T = TypeVar("T")
Body = TypeVar("Body")
Answer = TypeVar("Answer")
Method = Literal["GET", "POST", "PUT", "DELETE"]

METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]
JSON: Final = "application/json"
NUL: Final = b"\\u0000"
"""As JSON writes it. PostgreSQL does not keep it."""
MOST_BODY: Final = 64 * 1024
"""Bytes of a body, unless its endpoint says otherwise."""
LOG: Final = structlog.get_logger("fondaco.http")


class Call(Generic[Body]):
    """One request, as its handler sees it."""

    def __init__(self, request: Request, house: "House", body: Body, someone: "Someone | None") -> None:
        self.request: Final = request
        self.house: Final = house
        self.body: Final = body
        self.someone: Final = someone
        """Who asks, if they have said so: a guest with a name or an account."""
        self.path: Final[dict[str, str]] = request.path_params
        self.cookies: Final[list[str]] = []
        """To be set by the answer."""

    def person(self) -> "Someone":
        """Who asks; refused if nobody has said who they are."""
        if self.someone is None:
            raise No("nobody")
        return self.someone

    def seat(self) -> int:
        """The seat that the path names; whether the table has it, it knows itself."""
        number = self.path["seat"]
        if not number.isascii() or not number.isdigit() or len(number) > 1:
            raise No("no-such-seat", seat=number)
        return int(number)

    def bearer(self) -> str | None:
        """The token a program sends along."""
        return bearer(self.request.headers.get("authorization", ""))


def bearer(header: str) -> str | None:
    """The token of an `Authorization` header."""
    scheme, _, token = header.partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


@dataclass(frozen=True)
class Endpoint(Generic[Body, Answer]):
    """One thing that can be asked of the server."""

    method: Method
    path: str
    summary: str
    handler: Callable[[Call[Body]], Awaitable[Answer]]
    body: type[Body]
    """`NoneType` if it takes none."""
    answer: type[Answer]
    """`NoneType` if there is nothing to say, `bytes` if it is no JSON."""
    status: int = 200
    refusals: tuple[str, ...] = ()
    """Codes of refusals beside those that every endpoint has."""
    media: str = JSON
    most: int = MOST_BODY
    kept: bool = False
    """Whether the answer is the same for everybody and changes with the program only: it gets an ETag."""
    rate: str = ""
    """The name of the rate limit that counts it, beside that of the address."""
    bearer: bool = False
    """Whether a program may ask with the token of a seat."""

    def has_body(self) -> bool:
        """Whether something is to be sent."""
        return self.body is not type(None)

    def denials(self) -> dict[int, list[str]]:
        """Every refusal it can give, by status."""
        codes = ["too-often", "not-stored", *self.refusals]
        if self.method != "GET":
            codes.append("wrong-origin")
        if "{" in self.path:
            codes.append("no-such-page")
        if self.has_body():
            codes += ["bad-message", "too-large", "not-json"]
        found: dict[int, list[str]] = {}
        for code in codes:
            found.setdefault(REFUSALS[code], []).append(code)
        return dict(sorted(found.items()))


AnyEndpoint = Endpoint[Any, Any]
"""An endpoint in a table: bodies and answers differ from line to line."""


def routes(endpoints: Iterable[AnyEndpoint], house: "House") -> list[Route]:
    """The routes of a table; one for each path, so that a wrong method is told which ones there are."""
    paths: dict[str, dict[str, AnyEndpoint]] = {}
    for endpoint in endpoints:
        methods = paths.setdefault(endpoint.path, {})
        if endpoint.method in methods:
            raise Bad(f"{endpoint.method} {endpoint.path} stands twice")
        methods[endpoint.method] = endpoint
    return [_route(path, methods, house) for path, methods in paths.items()]


def _route(path: str, methods: dict[str, AnyEndpoint], house: "House") -> Route:
    async def answer(request: Request) -> Response:
        endpoint = methods.get("GET" if request.method == "HEAD" else request.method)
        if endpoint is None:
            raise HTTPException(405, headers={"allow": ", ".join(methods)})
        request.state.endpoint = endpoint.path
        return await _answer(endpoint, request, house)

    # It takes every method: one that it refuses must not be tried on the routes behind it.
    return Route(path, answer, methods=METHODS)


async def _answer(endpoint: AnyEndpoint, request: Request, house: "House") -> Response:
    """Judge, decode, handle, encode; a table that another server holds is dealt with there."""
    try:
        call = await _call(endpoint, request, house)
        try:
            return await answered(endpoint, call)
        except Elsewhere as other:
            return await house.neighbours().ask(other.holder, endpoint, call)
    except No as no:
        return _refused(no, house)
    except Cut:
        return _refused(No("not-stored"), house)


async def _call(endpoint: AnyEndpoint, request: Request, house: "House") -> Call[Any]:
    if any("\0" in name for name in request.path_params.values()):
        raise No("no-such-page")  # nothing is called that, and PostgreSQL would not even look
    someone = await house.people.who(request)
    if endpoint.rate:
        house.limits.spend(endpoint.rate, address_of(request))
        if someone is not None:
            house.limits.spend(endpoint.rate, someone.id)
    body = await _body(endpoint, request) if endpoint.has_body() else None
    return Call(request, house, body, someone)


async def answered(endpoint: AnyEndpoint, call: Call[Any]) -> Response:
    """The answer to a call that has been judged; raises `Elsewhere`."""
    house = call.house
    try:
        answer = await endpoint.handler(call)
    except Elsewhere:
        raise
    except No as no:
        return _refused(no, house)
    except Cut:
        return _refused(No("not-stored"), house)
    except Bad as bad:
        return _refused(No("bad-message", where=bad.where, reason=bad.reason), house)
    except Exception as error:  # a fault of ours: logged in full, told without details
        LOG.error("crash", path=endpoint.path, exc_info=error)
        return _refused(No("crash"), house)
    return _encoded(endpoint, call, answer)


async def _body(endpoint: AnyEndpoint, request: Request) -> Any:
    """The body of a request, checked; raises `No`."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise No("not-json")
    return decoded(msgspec.json.Decoder(endpoint.body), await _raw(request, endpoint.most))


def decoded(decoder: "msgspec.json.Decoder[T]", raw: bytes) -> T:
    """What a client has sent, checked; raises `No`."""
    if NUL in raw:
        raise No("bad-message", where="", reason="it has a character (NUL) that no text has")
    try:
        return decoder.decode(raw)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at ")
        raise No("bad-message", where=where.strip("`"), reason=reason) from None
    except (ValueError, RecursionError):
        # msgspec.DecodeError is a ValueError, and so is text that is no UTF-8.
        raise No("bad-message", where="", reason="it is no JSON") from None


async def _raw(request: Request, most: int) -> bytes:
    """The bytes of a body, if they are not too many: read no further than that, whatever the header says."""
    length = request.headers.get("content-length", "0")
    if not length.isascii() or not length.isdigit() or int(length) > most:
        raise No("too-large", most=most)
    raw = bytearray()
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > most:
                raise No("too-large", most=most)
    except ClientDisconnect:
        raise No("bad-message", where="", reason="it ended too early") from None
    return bytes(raw)


def _encoded(endpoint: AnyEndpoint, call: Call[Any], answer: Any) -> Response:
    request = call.request
    content = b"" if answer is None else answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
    response = Response(content, 204 if answer is None else endpoint.status, media_type=endpoint.media)
    if endpoint.kept:
        tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
        if tag in [known.strip().removeprefix("W/") for known in request.headers.get("if-none-match", "").split(",")]:
            response = Response(status_code=304)
        response.headers["etag"] = tag
        response.headers["cache-control"] = "no-cache"
    else:
        response.headers["cache-control"] = "no-store"
    for cookie in call.cookies:
        response.headers.append("set-cookie", cookie)
    return response


def _refused(no: No, house: "House") -> Response:
    house.figures.refusals.labels(no.refusal.code).inc()
    return problem(no)


def problem(no: No) -> Response:
    """A refusal as an answer."""
    response = Response(msgspec.json.encode(Problem(no.refusal)), no.status, media_type=JSON)
    response.headers["cache-control"] = "no-store"
    if "wait" in no.refusal.args:
        response.headers["retry-after"] = str(no.refusal.args["wait"])
    return response


async def on_http_error(request: Request, error: Exception) -> Response:
    """What the framework refuses (no such path, no such method), said as we say it."""
    assert isinstance(error, HTTPException)
    response = problem(No(FRAMEWORK.get(error.status_code, "bad-message")))
    response.headers.update(error.headers or {})
    return response


FRAMEWORK: Final = {404: "no-such-page", 405: "no-such-method"}
EXCEPTIONS: Final[dict[Any, Callable[[Request, Exception], Awaitable[Response]]]] = {
    HTTPException: on_http_error,
}
"""For the application. (`Any`: the framework takes types of exceptions and statuses alike.)"""
