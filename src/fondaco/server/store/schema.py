"""Schema: the tables of the database. A change here needs a revision in `migrations/versions`; a test compares them."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

SCHEMA: Final = "0001"
"""The revision this program works with: all that is read when a server starts."""

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s",
    }
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("revision", Integer, nullable=False),  # raised by every commit: a writer that is behind cannot commit
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("phase", String, nullable=False),
    Column("pace", String, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("steward", String, nullable=False),
    Column("host", String, nullable=False),
    Column("host_name", String, nullable=False),
    # In plain: the host asks for it again, and whoever reads this file reads all hands anyway.
    Column("invitation", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("next", String),
    Column("seed", String, nullable=False),  # 64 bits without a sign, more than the integers of some databases
    Column("seed_chosen", Boolean, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("version", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("awaited", JSON, nullable=False),
    Column("state", LargeBinary),
    Column("barrier", LargeBinary),  # the state to which the last `back` moves can be taken back
    Column("back", Integer, nullable=False),
    Column("wake", Float),  # when the table needs the server though nobody looks: a bot's turn, a clock
    Index(None, "wake"),
    Index(None, "public", "phase", "touched"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False),
    Column("token", String, nullable=False),
    Column("reserve", Float),
    Column("since", Float),
    Column("stewarded", Boolean, nullable=False),
    Column("was_stewarded", Boolean, nullable=False),
    Column("rematch", Boolean, nullable=False),
    Column("instructions", JSON, nullable=False),
    Index(None, "person"),
)

moves: Final = Table(
    "moves",  # append-only; an undo is a line of its own
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text),  # null: the seat has taken back its last move
    Column("chance", JSON, nullable=False),
    Column("events", JSON, nullable=False),
    Column("key", String, nullable=False),
    Column("at", Float, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String, nullable=False),
    Column("at", Float, nullable=False),
)

looks: Final = Table(
    "looks",  # the last move that somebody has seen
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String, primary_key=True),
    Column("moves", Integer, nullable=False),
)
