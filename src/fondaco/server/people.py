"""People: guests with a signed cookie, accounts with a password, and how somebody is recognised.

A guest is whoever has given a name: the cookie holds the person's id, signed with a key that is kept in the database.
An account adds a password; from then on the cookie holds the token of a session, which can be revoked.
"""

import asyncio
import base64
import hashlib
import hmac
import secrets
import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from fondaco.server.messages import Session
from fondaco.server.refusals import No
from fondaco.server.store.people import PEOPLE, SESSIONS, key_of, one
from fondaco.server.store.store import Store
from fondaco.server.tokens import fresh, hashed, new_id

DAY: Final = 86400.0
COOKIE_DAYS: Final = 400
"""The longest that browsers keep a cookie."""
SESSION_DAYS: Final = 90
"""A session that nobody has used for so long is over."""
TOUCH: Final = 3600.0
"""How exactly the last use of a session is kept, in seconds."""
HASHERS: Final = 2
"""Passwords hashed at the same time: each takes 64 MiB and a core."""
JOINERS: Final = "\u200c\u200d"
"""Invisible, and needed to write some languages."""


@dataclass(frozen=True)
class Someone:
    """A guest or the holder of an account."""

    id: str
    name: str
    account: str | None = None
    session: str | None = None
    """The id of the session by which they came."""


def clean_name(name: str) -> str:
    """A name as it is shown: one line without invisible characters; refused if nothing is left of it."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or any(unicodedata.category(sign).startswith("C") and sign not in JOINERS for sign in name):
        raise No("bad-message", where="$.name", reason="a name has visible characters only")
    return name


def cookie_name(connection: HTTPConnection) -> str:
    """Over https the browser itself vouches that nobody else has set the cookie (`__Host-`)."""
    return "__Host-fondaco" if is_secure(connection) else "fondaco"


def is_secure(connection: HTTPConnection) -> bool:
    """Whether the connection is encrypted."""
    return connection.url.scheme in ("https", "wss")


class People:
    """Everybody who has been here."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store: Final = store
        self._now: Final = now
        self._key: bytes | None = None
        self._hasher: Final = PasswordHasher()
        self._hashing: Final = asyncio.Semaphore(HASHERS)
        self._nobodys: str | None = None

    # --- recognising ---

    async def who(self, connection: HTTPConnection) -> Someone | None:
        """Whose request or socket this is."""
        kind, _, value = connection.cookies.get(cookie_name(connection), "").partition(".")
        if kind == "guest":
            return await self._guest(value)
        return await self._member(value) if kind == "session" else None

    async def _guest(self, value: str) -> Someone | None:
        person, _, signature = value.rpartition(".")
        if not hmac.compare_digest(signature.encode(), (await self._signature(person)).encode()):
            return None
        row = await self.store.read(lambda c: one(c, PEOPLE, id=person))
        # A guest who has made an account is recognised by a session only: the old cookie could not be revoked.
        return None if row is None or row.account is not None else Someone(row.id, row.name)

    async def _member(self, token: str) -> Someone | None:
        # Looked up by its hash: how long that takes tells nothing about the token.
        def look(connection: Connection) -> tuple[Any, Any]:  # Any: rows
            row = one(connection, SESSIONS, token=hashed(token))
            return row, None if row is None else one(connection, PEOPLE, id=row.person)

        row, person = await self.store.read(look)
        if row is None or row.used < self._now() - SESSION_DAYS * DAY:
            return None
        if row.used < self._now() - TOUCH:
            await self.store.write(lambda c: self._touch(c, row.id))
        return Someone(person.id, person.name, person.account, row.id)

    def _touch(self, connection: Connection, session: str) -> None:
        connection.execute(update(SESSIONS).where(SESSIONS.c.id == session).values(used=self._now()))

    async def _signature(self, person: str) -> str:
        if self._key is None:
            self._key = await self.store.write(lambda c: key_of(c, "guest", secrets.token_bytes(32)))
        mac = hmac.digest(self._key, b"guest " + person.encode("utf-8", "surrogatepass"), hashlib.sha256)
        return base64.urlsafe_b64encode(mac).decode().rstrip("=")

    # --- guests ---

    async def new_guest(self, name: str) -> tuple[Someone, str]:
        """Somebody new, and the value of their cookie."""
        guest = Someone(new_id(), clean_name(name))
        values = {"id": guest.id, "name": guest.name, "created": self._now()}

        def work(connection: Connection) -> None:
            connection.execute(insert(PEOPLE).values(values))

        await self.store.write(work)
        return guest, f"guest.{guest.id}.{await self._signature(guest.id)}"

    async def rename(self, someone: Someone, name: str) -> Someone:
        """Call them otherwise. Tables keep the name under which they sat down."""
        name = clean_name(name)

        def work(connection: Connection) -> None:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == someone.id).values(name=name))

        await self.store.write(work)
        return Someone(someone.id, name, someone.account, someone.session)

    # --- accounts ---

    async def sign_up(self, someone: Someone | None, account: str, password: str, agent: str) -> tuple[Someone, str]:
        """Make an account of a guest, who keeps tables and results, or of nobody; a session's cookie with it."""
        if someone is not None and someone.account is not None:
            raise No("account-already")
        digest = await self._digest(password)
        person = new_id() if someone is None else someone.id
        values = {"account": account, "account_key": account.lower(), "password": digest}

        def work(connection: Connection) -> tuple[Someone, str]:
            if one(connection, PEOPLE, account_key=account.lower()) is not None:
                raise No("account-taken")
            if someone is None:
                new = {"id": person, "name": account, "created": self._now()}
                connection.execute(insert(PEOPLE).values(new))
            still_guest = PEOPLE.c.account.is_(None)
            changed = connection.execute(update(PEOPLE).where(PEOPLE.c.id == person, still_guest).values(values))
            if changed.rowcount != 1:
                raise No("account-already")
            return self._open(connection, person, agent)

        try:
            return await self.store.write(work)
        except IntegrityError:
            raise No("account-taken") from None

    async def sign_in(self, account: str, password: str, agent: str) -> tuple[Someone, str]:
        """The holder of an account, and a new session's cookie. No account takes as long as a wrong password."""
        row = await self.store.read(lambda c: one(c, PEOPLE, account_key=account.lower()))
        if not await self._matches(password, row.password if row is not None else await self._decoy()) or row is None:
            raise No("wrong-password")
        digest = await self._digest(password) if self._hasher.check_needs_rehash(row.password) else row.password

        def work(connection: Connection) -> tuple[Someone, str]:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == row.id).values(password=digest))
            return self._open(connection, row.id, agent)

        return await self.store.write(work)

    async def new_password(self, someone: Someone, old: str, new: str) -> None:
        """Change it, and close every other session."""
        row = await self.store.read(lambda c: one(c, PEOPLE, id=someone.id))
        if row.password is None or not await self._matches(old, row.password):
            raise No("wrong-password")
        digest = await self._digest(new)

        def work(connection: Connection) -> None:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == someone.id).values(password=digest))
            others = (SESSIONS.c.person == someone.id, SESSIONS.c.id != someone.session)
            connection.execute(delete(SESSIONS).where(*others))

        await self.store.write(work)

    def _open(self, connection: Connection, person: str, agent: str) -> tuple[Someone, str]:
        """A new session; those that are over leave."""
        row = one(connection, PEOPLE, id=person)
        token, session, now = fresh(), new_id(), self._now()
        values = {"id": session, "token": hashed(token), "person": person, "created": now, "used": now}
        connection.execute(delete(SESSIONS).where(SESSIONS.c.used < now - SESSION_DAYS * DAY))
        connection.execute(insert(SESSIONS).values(**values, agent=agent[:200]))
        return Someone(row.id, row.name, row.account, session), f"session.{token}"

    async def _digest(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _matches(self, password: str, digest: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, digest, password)
            except VerifyMismatchError:
                return False

    async def _decoy(self) -> str:
        """The digest of a password that nobody has."""
        if self._nobodys is None:
            self._nobodys = await self._digest(fresh())
        return self._nobodys

    # --- sessions ---

    async def sessions(self, someone: Someone) -> list[Session]:
        """Where somebody is signed in, the latest first."""
        query = select(SESSIONS).where(SESSIONS.c.person == someone.id).order_by(SESSIONS.c.used.desc())
        rows: Any = await self.store.read(lambda c: c.execute(query).all())
        return [Session(row.id, row.created, row.used, row.agent, row.id == someone.session) for row in rows]

    async def close(self, someone: Someone, session: str) -> None:
        """End one of their sessions."""

        def work(connection: Connection) -> None:
            mine = (SESSIONS.c.person == someone.id, SESSIONS.c.id == session)
            if connection.execute(delete(SESSIONS).where(*mine)).rowcount != 1:
                raise No("no-such-session")

        await self.store.write(work)
