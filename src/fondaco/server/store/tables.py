"""Tables in the store: how a table is written down after a change, and read when somebody needs it."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, bindparam, insert, select, update

from fondaco.core.errors import Bad
from fondaco.games import GAMES, game
from fondaco.server.chairs import Chair
from fondaco.server.chat import KEPT
from fondaco.server.clock import Watch
from fondaco.server.entries import Entry, Heard
from fondaco.server.messages import ChatLine, Clock
from fondaco.server.outcome import Outcome
from fondaco.server.play import resumed
from fondaco.server.store.schema import chat, looks, moves, seats, tables
from fondaco.server.store.store import Work
from fondaco.server.store.upsert import upsert
from fondaco.server.table import Table
from fondaco.server.terms import Terms

Values = dict[str, Any]
"""The values of a row: what the columns of its table hold."""

OUTLINE: Final = [column for column in tables.columns if column.name not in ("state", "barrier", "setup")]
"""What is read of a table for a list."""
# Statements of every move are made once: making them anew would cost as much as executing them.
CHANGING: Final = [
    *["revision", "phase", "touched", "next", "rules", "setup", "version", "asked", "awaited", "state", "barrier"],
    *["back", "wake"],
]
"""What changes of a table's row."""
SAVE_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"), tables.c.revision == bindparam("known"))
    .values({name: bindparam(f"new_{name}") for name in CHANGING})
)
SAVE_MOVES: Final = insert(moves)
SEAT_FIELDS: Final = [column.name for column in seats.columns if not column.primary_key]
SAVE_SEATS: Final = (
    update(seats)
    .where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
    .values({name: bindparam(f"new_{name}") for name in SEAT_FIELDS})
)


class Stale(Exception):
    """Somebody else has written this table since it was read: what is in memory is not the table any more."""


# --- writing ----------------------------------------------------------------------------------------------------------


def insert_table(table: Table, now: float) -> Work[None]:
    """The work of writing down a new table, as it is now."""
    terms = table.terms
    values = {
        "id": terms.id,
        "game": terms.game.name,
        "options": terms.options,
        "pace": terms.pace,
        "clock": msgspec.to_builtins(terms.clock),
        "public": terms.public,
        "hints": terms.hints,
        "counts": terms.counts,
        "steward": terms.steward,
        "host": terms.host,
        "host_name": terms.host_name,
        "invitation": terms.invitation,
        "created": terms.created,
        "seed": str(terms.seed),
        "seed_chosen": terms.seed_chosen,
        "revision": table.revision,
        **_present(table, now),
    }
    for chair in table.chairs:
        chair.stored = _seat(chair)
    rows = [{"table_id": terms.id, "seat": chair.seat, **chair.stored} for chair in table.chairs]

    def work(connection: Connection) -> None:
        connection.execute(insert(tables).values(values))
        connection.execute(insert(seats), rows)

    return work


def save(table: Table, outcome: Outcome, now: float) -> Work[None]:
    """The work of writing down a change. One statement checks and raises the revision, so a writer who is behind cannot
    commit."""
    table_id, said = table.terms.id, outcome.said
    values = {"revision": table.revision + 1, **_present(table, now)}
    row = {"of_table": table_id, "known": table.revision, **{f"new_{name}": value for name, value in values.items()}}
    seat_rows = _changed_seats(table)
    move_rows = [_entry(table_id, entry) for entry in outcome.entries]

    def work(connection: Connection) -> None:
        if connection.execute(SAVE_TABLE, row).rowcount != 1:
            raise Stale(table_id)
        if seat_rows:
            connection.execute(SAVE_SEATS, seat_rows)
        if move_rows:
            connection.execute(SAVE_MOVES, move_rows)
        if said is not None:
            line = {name: getattr(said, name) for name in ("number", "seat", "name", "text", "at")}
            connection.execute(insert(chat).values(table_id=table_id, key=outcome.said_key, **line))

    return work


def _changed_seats(table: Table) -> list[Values]:
    """(If they are not committed, the table is read again, and what it stored with it.)"""
    rows: list[Values] = []
    for chair in table.chairs:
        values = _seat(chair)
        if values != chair.stored:
            chair.stored = values
            new = {f"new_{name}": value for name, value in values.items()}
            rows.append({"of_table": table.terms.id, "of_seat": chair.seat, **new})
    return rows


def _present(table: Table, now: float) -> Values:
    """What changes of a table's row."""
    play = table.play
    return {
        "phase": table.phase,
        "touched": now,
        "next": table.next,
        "rules": table.game.rules_version,
        "setup": [] if play is None else play.history.setup,
        "version": 0 if play is None else play.version,
        "asked": 0 if play is None else play.asked,
        "awaited": [] if play is None else table.game.awaited(play.history.state),
        "state": None if play is None else play.snapshot(),
        "barrier": None if play is None else play.barrier(),
        "back": 0 if play is None else play.history.back(),
        "wake": table.wake(),
    }


def _seat(chair: Chair) -> Values:
    return {
        "person": chair.person,
        "name": chair.name,
        "level": chair.level,
        "token": chair.token,
        "reserve": chair.watch.reserve,
        "since": chair.watch.since,
        "stewarded": chair.stewarded,
        "was_stewarded": chair.was_stewarded,
        "rematch": chair.rematch,
        "instructions": chair.instructions,
    }


def _entry(table_id: str, entry: Entry) -> Values:
    values = {name: getattr(entry, name) for name in ("version", "seat", "action", "chance", "key", "at")}
    return {"table_id": table_id, "events": msgspec.to_builtins(entry.events), **values}


def saw(connection: Connection, table_id: str, person: str, seen: int) -> None:
    """Somebody has seen the game up to this move."""
    upsert(connection, looks, {"table_id": table_id, "person": person, "moves": seen})


# --- reading ----------------------------------------------------------------------------------------------------------


class Written:
    """The rows of a table, as they were written down last."""

    def __init__(self, connection: Connection, row: Row[Any]) -> None:
        self._row: Final = row
        self._seats: Final = _seats_of(connection, [row.id])[row.id]
        latest = select(chat).where(chat.c.table_id == row.id).order_by(chat.c.number.desc()).limit(KEPT)
        self._said: Final = connection.execute(latest).all()
        self._book: Final = load_book(connection, row.id)

    def table(self, now: float) -> Table:
        """The table; raises `Bad` if it makes no sense."""
        game(self._row.game)
        try:
            return self._table(now)
        except msgspec.MsgspecError as error:
            raise Bad(str(error)) from None

    def _table(self, now: float) -> Table:
        row, table = self._row, _outline(self._row, self._seats)
        for chair in table.chairs:
            chair.watch.forgive(now)
        for said in reversed(self._said):
            table.chat.add(ChatLine(said.number, said.name, said.seat, said.text, said.at), said.key)
        if row.state is not None:
            terms, stood = table.terms, (row.setup, row.state, row.barrier, row.back, row.asked)
            table.play = resumed(terms.game, terms.options, terms.seed, *stood, self._book)
        return table


def load(connection: Connection, table_id: str) -> Written | None:
    """What was written of the table of that id; None if there is none."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    return None if row is None else Written(connection, row)


def take(connection: Connection, table_id: str) -> Written | None:
    """The same, and nobody who has read the table before can write it any more."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(revision=tables.c.revision + 1))
    return load(connection, table_id)


def _outline(row: Row[Any], of_seats: list[Row[Any]]) -> Table:
    """A table without its game and its chat."""
    table = Table(_terms(row, len(of_seats)))
    table.phase, table.next, table.revision = row.phase, row.next, row.revision
    for of_seat in of_seats:
        _sit(table, of_seat)
    return table


def _terms(row: Row[Any], seat_count: int) -> Terms:
    return Terms(
        id=row.id,
        game=GAMES[row.game],
        seats=seat_count,
        options=row.options,
        pace=row.pace,
        clock=msgspec.convert(row.clock, Clock),
        public=row.public,
        hints=row.hints,
        counts=row.counts,
        steward=row.steward,
        host=row.host,
        host_name=row.host_name,
        invitation=row.invitation,
        created=row.created,
        seed=int(row.seed),
        seed_chosen=row.seed_chosen,
    )


def _sit(table: Table, row: Row[Any]) -> None:
    chair = table.chairs[row.seat]
    chair.person, chair.name, chair.level, chair.token = row.person, row.name, row.level, row.token
    chair.watch = Watch(table.terms.clock, row.reserve, row.since)
    chair.stewarded, chair.was_stewarded, chair.rematch = row.stewarded, row.was_stewarded, row.rematch
    chair.instructions = row.instructions
    chair.stored = _seat(chair)


def load_book(connection: Connection, table_id: str) -> list[Entry]:
    """All entries of a table, in order."""
    rows = connection.execute(select(moves).where(moves.c.table_id == table_id).order_by(moves.c.version))
    return [_read_entry(row) for row in rows]


def _read_entry(row: Row[Any]) -> Entry:
    events = msgspec.convert(row.events, list[Heard])
    return Entry(row.version, row.seat, row.action, row.chance, events, row.key, row.at)


def seats_of(connection: Connection, table_id: str) -> list[Row[Any]]:
    """Who sits at a table, with the hashes of their tokens; nobody if there is no such table."""
    return (_seats_of(connection, [table_id]))[table_id]


def last_look(connection: Connection, table_id: str, person: str) -> int | None:
    """The last move that somebody has seen."""
    mine = looks.c.table_id == table_id, looks.c.person == person
    seen: int | None = connection.execute(select(looks.c.moves).where(*mine)).scalar()
    return seen


def to_wake(connection: Connection, until: float) -> list[str]:
    """The tables that need somebody before that moment, though nobody looks."""
    rows = connection.execute(select(tables.c.id).where(tables.c.wake <= until).order_by(tables.c.wake))
    return list(rows.scalars())


class Listed:
    """A table in a list, without its game."""

    def __init__(self, row: Row[Any], of_seats: list[Row[Any]]) -> None:
        self.table: Final = _outline(row, of_seats)
        self.awaited: Final[list[int]] = row.awaited


def own_tables(connection: Connection, person: str, most: int) -> list[Listed]:
    """The tables at which somebody sits, the latest first."""
    mine = select(*OUTLINE).join(seats).where(seats.c.person == person)
    return _listed(connection, mine.order_by(tables.c.touched.desc()).limit(most))


def public_tables(connection: Connection, most: int) -> list[Listed]:
    """The public tables that are open or being played, the latest first."""
    seen = select(*OUTLINE).where(tables.c.public.is_(True), tables.c.phase != "over")
    return _listed(connection, seen.order_by(tables.c.touched.desc()).limit(most))


def _listed(connection: Connection, query: Select[Any]) -> list[Listed]:
    rows = connection.execute(query).all()
    of_seats = _seats_of(connection, [row.id for row in rows])
    return [Listed(row, of_seats[row.id]) for row in rows]


def _seats_of(connection: Connection, ids: list[str]) -> dict[str, list[Row[Any]]]:
    found: dict[str, list[Row[Any]]] = {table_id: [] for table_id in ids}
    for row in connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        found[row.table_id].append(row)
    return found
