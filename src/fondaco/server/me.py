"""Me: the endpoints by which somebody says who they are."""

from types import NoneType
from typing import Any, Final

from starlette.responses import Response

from fondaco.server.http import AnyEndpoint, Call, Endpoint
from fondaco.server.messages import Credentials, NewPassword, Nickname, Person, Sessions
from fondaco.server.people import COOKIE_DAYS, DAY, Someone, cookie_name, is_secure
from fondaco.server.refusals import No
from fondaco.server.results import profile


def give_cookie(call: Call[Any], value: str) -> None:
    """Let the browser remember who this is; an empty value lets it forget."""
    carrier = Response()
    carrier.set_cookie(
        cookie_name(call.request),
        value,
        max_age=round(COOKIE_DAYS * DAY) if value else 0,
        path="/",
        secure=is_secure(call.request),
        httponly=True,
        samesite="lax",
    )
    call.cookies.append(carrier.headers["set-cookie"])


def agent_of(call: Call[Any]) -> str:
    """The program with which somebody came."""
    return call.request.headers.get("user-agent", "")


async def _person(call: Call[Any], someone: Someone) -> Person:
    return await call.house.store.read(lambda connection: profile(connection, someone))


async def me(call: Call[None]) -> Person:
    """Oneself; without a name as long as nobody has given one."""
    return Person("", None, [], []) if call.someone is None else await _person(call, call.someone)


async def name_me(call: Call[Nickname]) -> Person:
    """A new name; whoever had none becomes a guest."""
    if call.someone is not None:
        return await _person(call, await call.house.people.rename(call.someone, call.body.name))
    guest, cookie = await call.house.people.new_guest(call.body.name)
    give_cookie(call, cookie)
    return await _person(call, guest)


async def sign_up(call: Call[Credentials]) -> Person:
    """An account; a guest keeps tables and results."""
    people = call.house.people
    someone, cookie = await people.sign_up(call.someone, call.body.account, call.body.password, agent_of(call))
    give_cookie(call, cookie)
    return await _person(call, someone)


async def sign_in(call: Call[Credentials]) -> Person:
    """A new session of an account."""
    someone, cookie = await call.house.people.sign_in(call.body.account, call.body.password, agent_of(call))
    give_cookie(call, cookie)
    return await _person(call, someone)


async def sign_out(call: Call[None]) -> None:
    """End this session. A guest is forgotten for good: nothing else leads back to them."""
    someone = call.person()
    if someone.session is not None:
        await call.house.people.close(someone, someone.session)
    call.house.dismiss(someone.id)
    give_cookie(call, "")


async def new_password(call: Call[NewPassword]) -> None:
    """Another password; every other session ends."""
    member = _member(call)
    await call.house.people.new_password(member, call.body.old, call.body.new)
    call.house.dismiss(member.id)


async def sessions(call: Call[None]) -> Sessions:
    """Where the account is signed in."""
    return Sessions(await call.house.people.sessions(_member(call)))


async def end_session(call: Call[None]) -> None:
    """Sign out somewhere else."""
    member = _member(call)
    await call.house.people.close(member, call.path["id"])
    call.house.dismiss(member.id)


def _member(call: Call[Any]) -> Someone:
    """Who asks, if they have an account."""
    someone = call.person()
    if someone.account is None:
        raise No("no-account")
    return someone


NOT_A_MEMBER: Final = ("nobody", "no-account")
ENDPOINTS: Final[list[AnyEndpoint]] = [
    Endpoint("GET", "/api/me", "Who am I", me, NoneType, Person),
    Endpoint("PUT", "/api/me/name", "Give or change a name", name_me, Nickname, Person, rate="guest"),
    Endpoint(
        "POST",
        "/api/me/account",
        "Make an account",
        sign_up,
        Credentials,
        Person,
        refusals=("account-taken", "account-already"),
        rate="password",
    ),
    Endpoint(
        "POST",
        "/api/me/session",
        "Sign in",
        sign_in,
        Credentials,
        Person,
        refusals=("wrong-password",),
        rate="password",
    ),
    Endpoint("DELETE", "/api/me/session", "Sign out", sign_out, NoneType, NoneType, refusals=("nobody",)),
    Endpoint(
        "PUT",
        "/api/me/password",
        "Change the password",
        new_password,
        NewPassword,
        NoneType,
        refusals=(*NOT_A_MEMBER, "wrong-password"),
        rate="password",
    ),
    Endpoint("GET", "/api/me/sessions", "Where I am signed in", sessions, NoneType, Sessions, refusals=NOT_A_MEMBER),
    Endpoint(
        "DELETE",
        "/api/me/sessions/{id}",
        "Sign out somewhere else",
        end_session,
        NoneType,
        NoneType,
        refusals=(*NOT_A_MEMBER, "no-such-session"),
    ),
]
