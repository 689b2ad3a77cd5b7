"""Records: a table's game as text, and as moments to look at.

While a game runs, its readers get what they have been told; once it is over everybody gets the whole of it, and may
look at it through the eyes of any seat.
"""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from types import NoneType
from typing import Any, Final, TypeVar

import msgspec

from fondaco.core.errors import Bad
from fondaco.core.flow import State
from fondaco.core.game import Game
from fondaco.core.history import History, moments
from fondaco.core.record import Record, parse
from fondaco.games import game as game_of
from fondaco.server.entries import NOBODY, Entry, heard
from fondaco.server.http import AnyEndpoint, Call, Endpoint
from fondaco.server.messages import AskReplay, Frame, Line, Position, RecordText, Replay
from fondaco.server.refusals import No
from fondaco.server.table import Table

T = TypeVar("T")
MOST_MOVES: Final = 5000
MOST_RECORD: Final = 512 * 1024
"""Bytes of a pasted record with its envelope."""
REPLAYING: Final = ThreadPoolExecutor(1, "replay")
"""One game is played again at a time, beside the event loop: a long one delays other replays, and nobody's move."""


def record_of(table: Table, reader: int) -> Record:
    """The record that this reader may have."""
    names = [chair.name or chair.level for chair in table.chairs]
    record = table.playing().history.record(names)
    return record if table.phase == "over" else record.redacted(reader)


def replay_of(record: Record, reader: int, line: Callable[[History], Line]) -> Replay:
    """The moments of a whole record as a reader sees them; `line` is what the last move brought about. Raises `Bad`."""
    if len(record.moves) > MOST_MOVES:
        raise Bad(f"a replay has at most {MOST_MOVES} moves")
    if not NOBODY <= reader < record.seats:
        raise Bad(f"there is no seat {reader}")
    game = game_of(record.game)
    frames = list(_frames(game, record, reader, line))
    return Replay(game.name, record.players, frames)


def _frames(game: Game, record: Record, reader: int, line: Callable[[History], Line]) -> Iterator[Frame]:
    for number, history in enumerate(moments(game, record)):
        yield Frame(_position(game, history.state, reader, number), line(history) if number else None)


def _position(game: Game, state: State, reader: int, number: int) -> Position:
    """A moment of the past: nobody acts in it."""
    over = game.over(state)
    return Position(
        version=number,
        moves=number,
        asked=number,
        view=game.view(state, None if reader == NOBODY else reader),
        awaited=game.awaited(state),
        may_act=False,
        choices=[],
        open=[],
        grey=[],
        suggested=[],
        obvious=None,
        may_undo=False,
        scores=game.scores(state) if over else None,
        ranking=game.ranking(state) if over else None,
    )


def line_by(reader: int, entries: list[Entry]) -> Callable[[History], Line]:
    """What each move brought about, as the book of the table has it."""
    return lambda history: entries[len(history.moves) - 1].line(len(history.moves), reader)


def line_anew(reader: int) -> Callable[[History], Line]:
    """What each move brings about, as the engine says it."""

    def line(history: History) -> Line:
        told = [heard(event, history.state.seats).by(reader) for event in history.events]
        return Line(len(history.moves), history.moves[-1].seat, told, 0.0)

    return line


async def aside(work: Callable[[], T]) -> T:
    """Do it beside the event loop."""
    return await asyncio.get_running_loop().run_in_executor(REPLAYING, work)


def _person(call: Call[Any], table: Table) -> str | None:
    """Who asks: whoever the cookie says, or the person for whose seat a program has the token."""
    token = call.bearer()
    chair = None if token is None else table.chair_of(token)
    if chair is not None:
        return chair.person
    return None if call.someone is None else call.someone.id


async def _read(call: Call[Any], look: Callable[[Table, int], T]) -> T:
    """Something about a table for whoever asks, if they may look at it at all."""
    room = await call.house.hub.room(call.path["id"])

    def allowed(table: Table) -> T:
        person = _person(call, table)
        if not table.admits(person, call.bearer()):
            raise No("not-invited")
        seat = table.seat_of(person)
        return look(table, NOBODY if seat is None else seat)

    return await room.read(allowed)


async def table_record(call: Call[None]) -> RecordText:
    """The record of a table's game."""
    record = await _read(call, record_of)
    return RecordText(record.text())


async def table_replay(call: Call[None]) -> Replay:
    """The game of a table, move by move, as oneself may see it."""
    return await _replay(call, None)


async def table_replay_of_seat(call: Call[None]) -> Replay:
    """The same through the eyes of a seat, once the game is over."""
    return await _replay(call, call.seat())


def invitation_for(table: Table, person: str | None) -> str | None:
    """The secret of a private table, for whoever may hand it on.

    That is the host. Once the game is over, when it opens nothing but what they could pass on as a text as well, it is
    everybody who played.
    """
    played = table.phase == "over" and table.seat_of(person) is not None
    return table.terms.invitation if not table.terms.public and (played or table.hosted_by(person)) else None


async def _replay(call: Call[None], seat: int | None) -> Replay:
    def look(table: Table, reader: int) -> tuple[Record, list[Entry], int, bool, str | None]:
        if seat is not None and seat >= len(table.chairs):
            raise No("no-such-seat", seat=seat)
        if seat not in (None, reader) and table.phase != "over":
            raise No("not-over")
        whole = table.playing().history.record([chair.name or chair.level for chair in table.chairs])
        entries, eyes = list(table.playing().entries), reader if seat is None else seat
        return whole, entries, eyes, not table.terms.public, invitation_for(table, _person(call, table))

    record, entries, reader, private, invitation = await _read(call, look)
    try:
        replay = await aside(lambda: replay_of(record, reader, line_by(reader, entries)))
    except Bad as bad:
        # The rules have changed under the game: it goes on, but cannot be played again from its beginning.
        raise No("no-replay", reason=str(bad)) from None
    return msgspec.structs.replace(replay, private=private, invitation=invitation)


async def replay_record(call: Call[AskReplay]) -> Replay:
    """A record that somebody has, played again."""
    reader = NOBODY if call.body.seat is None else call.body.seat
    try:
        return await aside(lambda: replay_of(parse(call.body.record, game_of), reader, line_anew(reader)))
    except Bad as bad:
        raise No("bad-record", where=bad.where, reason=bad.reason) from None


OF_TABLE: Final = ("no-table", "not-invited", "not-playing", "table-unreadable")
ENDPOINTS: Final[list[AnyEndpoint]] = [
    Endpoint(
        "GET",
        "/api/tables/{id}/record",
        "The record: redacted for oneself while the game runs",
        table_record,
        NoneType,
        RecordText,
        refusals=OF_TABLE,
        bearer=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/replay",
        "The game move by move, as oneself may see it",
        table_replay,
        NoneType,
        Replay,
        refusals=(*OF_TABLE, "no-replay"),
        rate="replay",
        bearer=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/replay/{seat}",
        "The game through the eyes of a seat, once it is over",
        table_replay_of_seat,
        NoneType,
        Replay,
        refusals=(*OF_TABLE, "no-replay", "not-over", "no-such-seat"),
        rate="replay",
        bearer=True,
    ),
    Endpoint(
        "POST",
        "/api/replay",
        "A record, move by move",
        replay_record,
        AskReplay,
        Replay,
        refusals=("bad-record",),
        most=MOST_RECORD,
        rate="replay",
    ),
]
