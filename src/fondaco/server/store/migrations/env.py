"""Alembic's environment: the connection comes from `migrate`, or from the command line's `sqlalchemy.url`."""

from alembic import context
from sqlalchemy import Connection, create_engine

from fondaco.server.store.people import PEOPLE

metadata = PEOPLE.metadata  # that of `schema`, with the tables of people


def run(connection: Connection) -> None:
    """Run the revisions that are wanted, inside the caller's transaction if there is one."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    with create_engine(context.config.get_main_option("sqlalchemy.url", "")).connect() as own:
        run(own)
