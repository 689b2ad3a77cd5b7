"""Safety: what every request and every socket must pass, and what every answer says to the browser.

A page of another site can make a visitor's browser send requests to us. It gets nowhere: the cookie is not sent along
(`SameSite=Lax`), a body must be JSON (which such a page may not send), and the `Origin` must be ours.
"""

import time
from collections import Counter
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from fondaco.server.figures import Figures
from fondaco.server.http import problem
from fondaco.server.limits import Limits, address_of
from fondaco.server.people import is_secure
from fondaco.server.refusals import No
from fondaco.server.settings import Settings
from fondaco.server.wire import Wire

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
LOG: Final = structlog.get_logger("fondaco.requests")
MOST_MESSAGE: Final = 64 * 1024
"""Bytes of a message on a socket."""
MOST_SOCKETS: Final = 500
"""Open at the same time from one address."""

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # boards place their pieces by style attributes, which run nothing
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
HTTPS_ONLY: Final = "max-age=31536000"


def allowed_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a page that sends this may. A program that is no browser sends no origin, and no visitor's cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin in settings.origins:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    # Where a proxy that we do not know ends the encryption, we see http and the browser https.
    schemes = ("https",) if is_secure(connection) else ("http", "https")
    return parts.scheme in schemes and parts.netloc != "" and parts.netloc == connection.headers.get("host")


class Safety:
    """The outermost layer: origin, rate, headers, log and figures, for requests and sockets alike."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, figures: Figures) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.limits: Final = limits
        self.figures: Final = figures
        self._sockets: Final[Counter[str]] = Counter()
        """Open sockets, by address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _judge(self, connection: HTTPConnection, rate: str, checked: bool) -> None:
        """Raise `No` for whoever may not enter."""
        self.limits.spend(rate, address_of(connection))
        if checked and not allowed_origin(connection, self.settings):
            raise No("wrong-origin")

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        began = time.perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._head(connection, message)
            await send(message)

        try:
            self._judge(connection, "http", scope["method"] not in SAFE_METHODS)
        except No as no:
            self.figures.refusals.labels(no.refusal.code).inc()
            await problem(no)(scope, receive, answer)
        else:
            await self.app(scope, receive, answer)
        finally:
            self._note(scope, connection, status, time.perf_counter() - began)

    def _head(self, connection: HTTPConnection, message: Message) -> None:
        headers = MutableHeaders(raw=message["headers"])
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if is_secure(connection):
            headers.setdefault("strict-transport-security", HTTPS_ONLY)
        message["headers"] = headers.raw

    def _note(self, scope: Scope, connection: HTTPConnection, status: int, seconds: float) -> None:
        """A line of the log and a figure: the path of the route, never a query, never a cookie."""
        route = scope.get("state", {}).get("endpoint", "other")
        self.figures.requests.labels(scope["method"], route, str(status)).observe(seconds)
        LOG.info(
            "request",
            method=scope["method"],
            path=scope["path"],
            status=status,
            ms=round(seconds * 1000, 1),
            address=address_of(connection),
        )

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        address = address_of(connection)
        try:
            self._judge(connection, "socket", checked=True)
            if self._sockets[address] >= MOST_SOCKETS:
                raise No("too-often", wait=60)
        except No as no:
            LOG.info("socket refused", path=scope["path"], code=no.refusal.code)
            self.figures.refusals.labels(no.refusal.code).inc()
            await WebSocket(scope, receive, send).send_denial_response(problem(no))
            return
        self._sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def server_options(settings: Settings) -> dict[str, Any]:
    """What uvicorn must be told. (`Any`: its options are of many types.)"""
    return {
        "access_log": False,  # `Safety` writes it, without queries
        "server_header": False,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": ",".join(settings.proxies),
        "ws": Wire,
        "ws_max_size": MOST_MESSAGE,
        "h11_max_incomplete_event_size": 32 * 1024,
        "timeout_graceful_shutdown": 5,
        "log_config": None,
    }
