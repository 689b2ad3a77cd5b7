"""Migrate: bring the schema of a database up to this program's."""

from typing import Final

from sqlalchemy import Connection, func, inspect, select, text

from fondaco.core.errors import Bad
from fondaco.server.store.schema import SCHEMA

MIGRATIONS: Final = "fondaco.server.store:migrations"
LOCK: Final = 0xF0DAC0
"""The number under which PostgreSQL keeps the lock of whoever migrates."""


def version_of(connection: Connection) -> str | None:
    """The revision of the schema; None for an empty database."""
    with connection.begin():
        if not inspect(connection).has_table("alembic_version"):
            return None
        found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return found


def migrate(connection: Connection) -> None:
    """Up to date in one transaction; raises `Bad` for a database of a newer program."""
    version = version_of(connection)
    if version == SCHEMA:
        return
    if version is not None and version > SCHEMA:
        raise Bad(f"the database has schema {version}, made by a newer program; this one knows {SCHEMA}")
    with connection.begin():
        if connection.dialect.name == "postgresql":  # several servers may start at once; SQLite has one writer anyway
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
        _upgrade(connection)


def _upgrade(connection: Connection) -> None:
    # Imported here: a server that finds its schema as it should be starts without it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
