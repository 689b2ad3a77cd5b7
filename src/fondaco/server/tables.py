"""Tables: the endpoints by which a table is opened, filled, started and left."""

from types import NoneType
from typing import Any, Final

from fondaco.server.http import AnyEndpoint, Call, Endpoint
from fondaco.server.hub import Hub
from fondaco.server.messages import NewTable, Opened, SeatBot, Seated, SeatToken, Sit, Summary, Tables
from fondaco.server.outcome import Outcome
from fondaco.server.people import Someone
from fondaco.server.refusals import No
from fondaco.server.room import Room
from fondaco.server.store import tables as stored
from fondaco.server.table import Table
from fondaco.server.terms import agreed, checked_level

MOST_OWN: Final = 100
MOST_PUBLIC: Final = 50
"""Tables in a list."""


async def room_of(call: Call[Any]) -> Room:
    """The table that a path names."""
    return await call.house.hub.room(call.path["id"])


def seated(table: Table, someone: Someone | None) -> Seated:
    """The table, and where somebody sits."""
    return Seated(table.shown(), table.seat_of(None if someone is None else someone.id))


async def open_table(call: Call[NewTable]) -> Opened:
    """Open a table: bots on the last seats, its host on the first unless they only watch."""
    person, wanted, hub = call.person(), call.body, call.house.hub
    table = Table(agreed(wanted, person.id, person.name, hub.now()))
    if len(wanted.bots) + wanted.sit > wanted.seats:
        raise No("no-seat-free")
    for chair, level in zip(reversed(table.chairs), reversed(wanted.bots), strict=False):
        chair.put_bot(checked_level(level))
    if wanted.sit:
        table.sit(person.id, person.name, None)
    await hub.add(table)
    return Opened(table.shown(), table.terms.invitation)


async def list_tables(call: Call[None]) -> Tables:
    """One's own tables, those that wait for one first; and the public ones."""
    person = "" if call.someone is None else call.someone.id
    own, public = await call.house.store.read(
        lambda connection: (
            stored.own_tables(connection, person, MOST_OWN) if person else [],
            stored.public_tables(connection, MOST_PUBLIC),
        )
    )
    mine = [summary(call.house.hub, listed, person) for listed in own]
    mine.sort(key=lambda one: not one.your_turn)
    return Tables(mine, [summary(call.house.hub, listed, person) for listed in public])


def summary(hub: Hub, listed: stored.Listed, person: str) -> Summary:
    """A table in a list; who is there is known of tables in memory."""
    room = hub.present(listed.table.terms.id)
    seat = listed.table.seat_of(person)
    your_turn = listed.table.phase == "playing" and seat in listed.awaited
    return Summary((room.table if room is not None else listed.table).shown(), seat, your_turn)


async def one_table(call: Call[None]) -> Seated:
    """A table that one may see."""
    someone, room = call.someone, await room_of(call)

    def look(table: Table) -> Seated:
        if not table.admits(None if someone is None else someone.id, None):
            raise No("not-invited")
        return seated(table, someone)

    return await room.read(look)


async def invitation(call: Call[None]) -> Opened:
    """The secret of the invitation, for the host."""
    person, room = call.person(), await room_of(call)

    def look(table: Table) -> Opened:
        if not table.hosted_by(person.id):
            raise No("not-host")
        return Opened(table.shown(), table.terms.invitation)

    return await room.read(look)


async def sit_down(call: Call[Sit]) -> Seated:
    """Sit down at a table."""
    person, wanted, room = call.person(), call.body, await room_of(call)

    def act(table: Table, now: float) -> Outcome:
        if not table.admits(person.id, wanted.invitation):
            raise No("not-invited")
        return table.sit(person.id, person.name, wanted.seat)[0]

    await room.change(act)
    return await room.read(lambda table: seated(table, person))


async def stand_up(call: Call[None]) -> None:
    """Leave: before the game the seat is free again, during it the steward takes over."""
    person, room = call.person(), await room_of(call)
    await room.change(lambda table, now: table.leave(person.id))


async def excuse(call: Call[None]) -> Seated:
    """Free somebody's seat; during the game, let a bot go on for somebody who has gone."""
    person, seat, room = call.person(), call.seat(), await room_of(call)
    patience = call.house.settings.patience
    await room.change(lambda table, now: table.excuse(person.id, seat, now, patience))
    return await room.read(lambda table: seated(table, person))


async def put_bot(call: Call[SeatBot]) -> Seated:
    """Put a bot on a seat or take it off."""
    person, wanted, room = call.person(), call.body, await room_of(call)
    await room.change(lambda table, now: table.put_bot(person.id, wanted.seat, wanted.level))
    return await room.read(lambda table: seated(table, person))


async def start_game(call: Call[None]) -> Seated:
    """Begin the game."""
    person, room = call.person(), await room_of(call)
    await room.change(lambda table, now: table.start(person.id, now))
    return await room.read(lambda table: seated(table, person))


async def seat_token(call: Call[None]) -> SeatToken:
    """A secret with which a program plays from one's own seat; the one before is void."""
    person, room = call.person(), await room_of(call)
    given: list[SeatToken] = []

    def act(table: Table, now: float) -> Outcome:
        outcome, seat, token = table.new_token(person.id)
        given.append(SeatToken(table.terms.id, seat, token))
        return outcome

    await room.change(act)
    call.house.dismiss(person.id)  # the token before may be in use
    return given[0]


async def rematch(call: Call[None]) -> Seated:
    """Play again with the same people: a new table once all agree, or the host asks."""
    person, room = call.person(), await room_of(call)
    outcome = await room.change(lambda table, now: table.ask_rematch(person.id, now))
    if outcome.again is not None:
        await call.house.hub.wake(outcome.again.terms.id)  # so that its bots begin
    return await room.read(lambda table: seated(table, person))


HIDDEN: Final = ("no-table", "table-unreadable", "not-invited")
OWN: Final = (*HIDDEN, "nobody")
ENDPOINTS: Final[list[AnyEndpoint]] = [
    Endpoint(
        "POST",
        "/api/tables",
        "Open a table",
        open_table,
        NewTable,
        Opened,
        status=201,
        refusals=(
            "nobody",
            "no-such-game",
            "bad-options",
            "bad-seats",
            "bad-seed",
            "no-such-level",
            "no-such-time",
            "no-seat-free",
        ),
        rate="table",
    ),
    Endpoint("GET", "/api/tables", "My tables and the public ones", list_tables, NoneType, Tables),
    Endpoint("GET", "/api/tables/{id}", "A table", one_table, NoneType, Seated, refusals=HIDDEN),
    Endpoint(
        "GET",
        "/api/tables/{id}/invitation",
        "The invitation",
        invitation,
        NoneType,
        Opened,
        refusals=(*OWN, "not-host"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/seat",
        "Sit down",
        sit_down,
        Sit,
        Seated,
        refusals=(*OWN, "not-open", "no-seat-free", "seat-taken", "no-such-seat"),
    ),
    Endpoint("DELETE", "/api/tables/{id}/seat", "Leave", stand_up, NoneType, NoneType, refusals=(*OWN, "not-seated")),
    Endpoint(
        "DELETE",
        "/api/tables/{id}/seats/{seat}",
        "Free somebody's seat, or let a bot go on for who has gone",
        excuse,
        NoneType,
        Seated,
        refusals=(*OWN, "not-host", "not-playing", "no-such-seat", "nobody-there", "still-here"),
    ),
    Endpoint(
        "PUT",
        "/api/tables/{id}/bot",
        "Put a bot on a seat",
        put_bot,
        SeatBot,
        Seated,
        refusals=(*OWN, "not-open", "not-host", "seat-taken", "no-such-seat", "no-such-level", "no-such-time"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/start",
        "Begin the game",
        start_game,
        NoneType,
        Seated,
        refusals=(*OWN, "not-open", "not-host", "seats-empty"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/token",
        "A token for a program that plays for me",
        seat_token,
        NoneType,
        SeatToken,
        refusals=(*OWN, "not-seated"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/rematch",
        "Play again",
        rematch,
        NoneType,
        Seated,
        refusals=(*OWN, "not-seated", "not-over"),
    ),
]
