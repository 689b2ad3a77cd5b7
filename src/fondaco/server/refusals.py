"""Refusals: why the server did not do something. The engine's own reasons travel inside, as `objection`."""

from typing import Any, Final

from fondaco.core.objections import Objection
from fondaco.server.messages import Refusal

REFUSALS: Final[dict[str, int]] = {
    # tables
    "no-table": 404,
    "table-unreadable": 500,
    "not-invited": 403,
    "not-host": 403,
    "not-seated": 403,
    "not-open": 409,
    "not-playing": 409,
    "not-over": 409,
    "no-seat-free": 409,
    "seat-taken": 409,
    "seats-empty": 409,
    "nobody-there": 409,
    "still-here": 409,
    "no-such-seat": 422,
    "no-such-game": 422,
    "bad-options": 422,
    "bad-seats": 422,
    "bad-seed": 422,
    "no-such-level": 422,
    "no-such-time": 422,
    # moves
    "late": 409,
    "key-used": 409,
    "bad-action": 422,
    "illegal": 409,
    "barrier": 409,
    "nothing-to-undo": 409,
    "no-hints": 409,
    "hint-waits": 409,
    "hint-failed": 503,
    "bad-instruction": 422,
    "nothing-said": 422,
    "too-much-talk": 429,
    "not-stored": 503,
    # the connection
    "bad-message": 422,
    "look-first": 409,
    "too-large": 413,
    "too-often": 429,
    # people
    "nobody": 401,
    "no-account": 403,
    "wrong-password": 403,
    "account-taken": 409,
    "account-already": 409,
    "no-such-session": 404,
    # requests
    "not-json": 415,
    "wrong-origin": 403,
    "no-such-page": 404,
    "no-such-method": 405,
    "no-such-language": 404,
    "bad-record": 422,
    "no-replay": 409,
    "bad-link": 422,
    "crash": 500,
}
"""The code of every refusal, with its HTTP status. Its words are `no-CODE` in the catalogues of `words`."""


class No(Exception):
    """Raised instead of doing it; nothing has changed."""

    def __init__(self, code: str, objection: Objection | None = None, **args: Any) -> None:  # Any: plain JSON data
        super().__init__(code)
        assert code in REFUSALS, code
        told = None if objection is None else objection.data()
        self.status: Final = REFUSALS[code]
        self.refusal: Final = Refusal(code, args, told)
