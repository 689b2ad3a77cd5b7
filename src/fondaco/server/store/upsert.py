"""Upsert: rows that may be there already, whoever else writes at the same time. PostgreSQL and SQLite say it alike."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def upsert(connection: Connection, table: Table, values: Mapping[str, Any]) -> None:
    """A row with these values, in the place of the one with the same primary key if there is one."""
    key = [column.name for column in table.primary_key]
    new = {name: value for name, value in values.items() if name not in key}
    connection.execute(_insert(connection, table).values(values).on_conflict_do_update(index_elements=key, set_=new))


def insert_missing(connection: Connection, table: Table, values: Mapping[str, Any]) -> None:
    """A row with these values, unless there is one with the same primary key."""
    connection.execute(_insert(connection, table).values(values).on_conflict_do_nothing())


def _insert(connection: Connection, table: Table) -> Any:
    """The statement in the database's own dialect. (`Any`: both have the same methods, and no common type.)"""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)
