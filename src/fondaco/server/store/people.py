"""The tables of people: who they are, how they are recognised, what they have won."""

from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    select,
)

from fondaco.server.store.schema import metadata
from fondaco.server.store.upsert import insert_missing

PEOPLE: Final = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("account", String(40)),
    # The account as it is looked up: two that differ in capitals only are the same.
    Column("account_key", String(40), unique=True),
    Column("password", Text),
)

SESSIONS: Final = Table(
    "sessions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # hashed
    Column("person", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("agent", Text, nullable=False),
)

KEYS: Final = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

RESULTS: Final = Table(
    "results",
    metadata,
    Column("table", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("names", Text, nullable=False),  # a list in JSON
    Column("stewarded", Boolean, nullable=False),
    Index("results_of_person", "person", "at"),
)

RATINGS: Final = Table(
    "ratings",
    metadata,
    # A person, or `bot:LEVEL`: bots are rated beside the people they play with.
    Column("player", String(60), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)


def one(connection: Connection, table: Table, **wanted: object) -> Any:
    """The row of a table whose columns have these values, or None. (`Any`: a row has the fields of its table.)"""
    query = select(table).where(*[table.c[name] == value for name, value in wanted.items()])
    return connection.execute(query).one_or_none()


def key_of(connection: Connection, name: str, fresh: bytes) -> bytes:
    """The secret key of that name; at the first start it is the fresh one."""
    insert_missing(connection, KEYS, {"name": name, "value": fresh})
    value: bytes = (one(connection, KEYS, name=name)).value
    return value
