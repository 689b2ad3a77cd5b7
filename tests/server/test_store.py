"""The store: what was written is there, all of it or nothing, whoever else writes."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select, text, update

from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.games import GAMES
from fondaco.server import messages as m
from fondaco.server.outcome import Outcome
from fondaco.server.refusals import No
from fondaco.server.store import tables as stored
from fondaco.server.store.migrate import MIGRATIONS
from fondaco.server.store.opened import opened as opened_store
from fondaco.server.store.people import PEOPLE, key_of
from fondaco.server.store.schema import SCHEMA, tables
from fondaco.server.store.store import Store, Work
from fondaco.server.table import Table
from tests.core.tiny import GAME as TINY
from tests.core.tiny import TinyGame
from tests.server.scenes import NOW, act, awaited, everything, standing, table, undo


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game is in the catalogue."""
    monkeypatch.setitem(GAMES, "tiny", TINY)


def with_store(place: Path | str, do: Callable[[Store], Awaitable[Any]]) -> Any:
    """Open the store, do something, close it."""

    async def run() -> Any:
        async with opened_store(place) as store:
            return await do(store)

    return asyncio.run(run())


async def put(store: Store, made: Table) -> None:
    await store.write(stored.insert_table(made, NOW))


async def keep(store: Store, made: Table, outcome: Outcome) -> None:
    """What a room does with a change."""
    await store.write(stored.save(made, outcome, NOW))
    made.revision += 1


async def get(store: Store, now: float = NOW) -> Table:
    written = await store.read(lambda connection: stored.load(connection, "t1"))
    assert written is not None
    return written.table(now)


# --- tables -----------------------------------------------------------------------------------------------------------


def test_a_table_is_read_as_it_was_written(place: Path | str) -> None:
    made = table(clock=m.Clock(move=60, game=600, increment=5))

    async def write(store: Store) -> None:
        await put(store, made)
        await keep(store, made, act(made, 0, "draw", key="k", now=NOW + 5))
        await keep(store, made, act(made, 1, "take red 1", now=NOW + 6))
        await keep(store, made, made.say("Béla", 1, m.Say("c", "hello"), NOW + 7))
        made.chairs[1].token, made.chairs[0].was_stewarded = "hash", True
        await keep(store, made, Outcome(kept=True))

    with_store(place, write)
    found = with_store(place, get)
    for of_one in (made, found):
        for chair in of_one.chairs:
            chair.watch._before.clear()  # what is not stored
    assert everything(found) == everything(made)
    assert (found.terms, found.revision) == (made.terms, made.revision)
    assert found.shown() == made.shown()
    assert not act(found, 0, "draw", key="k").writes(), "keys are remembered"
    assert found.say("Béla", 1, m.Say("c", "hello"), NOW + 8).said is None


def test_the_way_back_survives_and_ends_where_it_ended(place: Path | str) -> None:
    made = table(GAMES["puerto_rico"], seats=3)
    first = awaited(made)

    async def write(store: Store) -> None:
        await put(store, made)
        await keep(store, made, act(made, first, "role settler"))
        await keep(store, made, act(made, first, "take quarry"))

    with_store(place, write)
    found = with_store(place, get)
    assert found.playing().history.back() == 2
    undo(found, first)
    undo(found, first)
    assert standing(found) == []
    with pytest.raises(No, match="nothing-to-undo"):
        undo(found, first)
    assert (
        found.playing().history.record().text()
        == table(GAMES["puerto_rico"], seats=3).playing().history.record().text()
    )


def test_an_undo_stays_undone_and_its_move_stays_in_the_book(place: Path | str) -> None:
    made = table()

    async def write(store: Store) -> list[tuple[int, str | None]]:
        await put(store, made)
        await keep(store, made, act(made, 0, "take red 1"))
        await keep(store, made, undo(made, 0))
        await keep(store, made, act(made, 0, "take blue 2"))
        book = await store.read(lambda connection: stored.load_book(connection, "t1"))
        return [(entry.version, entry.action) for entry in book]

    assert with_store(place, write) == [(1, "take red 1"), (2, None), (3, "take blue 2")]
    assert standing(with_store(place, get)) == ["0 take blue 2"]


def test_a_pending_answer_can_be_taken_back_after_a_restart(place: Path | str) -> None:
    made = table(seats=3)
    outcomes = [act(made, seat, "pass") for seat in range(3)]
    outcomes += [act(made, 0, "bid 1"), act(made, 1, "bid 2")]

    async def write(store: Store) -> None:
        await put(store, made)
        for outcome in outcomes:
            await keep(store, made, outcome)

    with_store(place, write)
    found = with_store(place, get)
    assert undo(found, 0).back == 2
    assert standing(found)[-2:] == ["2 pass", "1 bid 2"]


def test_a_writer_who_is_behind_cannot_commit(place: Path | str) -> None:
    async def race(store: Store) -> list[str]:
        await put(store, table())
        one, other = await get(store), await get(store)
        await keep(store, one, act(one, 0, "take red 1"))
        with pytest.raises(stored.Stale):
            await keep(store, other, act(other, 0, "pass"))
        return standing(await get(store))

    assert with_store(place, race) == ["0 take red 1"]


def test_who_takes_a_table_shuts_out_whoever_had_it_before(place: Path | str) -> None:
    async def race(store: Store) -> tuple[list[str], list[str]]:
        await put(store, table())
        before = await get(store)
        written = await store.write(lambda connection: stored.take(connection, "t1"))
        assert written is not None
        taken = written.table(NOW)
        with pytest.raises(stored.Stale):  # though nothing was written meanwhile
            await keep(store, before, act(before, 0, "pass"))
        shut_out = standing(await get(store))
        await keep(store, taken, act(taken, 0, "take red 1"))
        return shut_out, standing(await get(store))

    assert with_store(place, race) == ([], ["0 take red 1"])
    nobody = with_store(place, lambda store: store.write(lambda c: stored.take(c, "t2")))
    assert nobody is None


def test_a_clock_that_ran_out_while_no_server_ran_begins_anew(place: Path | str) -> None:
    made = table(clock=m.Clock(move=60))
    with_store(place, lambda store: put(store, made))
    late = with_store(place, lambda store: get(store, NOW + 3600))
    assert late.places()[0].deadline == NOW + 3660
    soon = with_store(place, lambda store: get(store, NOW + 50))
    assert soon.places()[0].deadline == NOW + 60


def test_the_tables_that_need_somebody_are_found_without_reading_the_others(place: Path | str) -> None:
    async def run(store: Store) -> list[str]:
        await put(store, table(id="bots", people=0))
        await put(store, table(id="clock", clock=m.Clock(move=60)))
        await put(store, table(id="slow", clock=m.Clock(move=86400)))
        await put(store, table(id="people"))
        return await store.read(lambda connection: stored.to_wake(connection, NOW + 100))

    assert with_store(place, run) == ["bots", "clock"]


def test_lists_show_ones_own_tables_and_the_public_ones(place: Path | str) -> None:
    async def run(store: Store) -> tuple[list[Any], list[Any]]:
        await put(store, table(id="own"))
        await put(store, table(id="public", public=True, people=0))
        own = await store.read(lambda connection: stored.own_tables(connection, "anna", 10))
        public = await store.read(lambda connection: stored.public_tables(connection, 10))
        return [(one.table.terms.id, one.awaited) for one in own], [one.table.terms.id for one in public]

    assert with_store(place, run) == ([("own", [0])], ["public"])


def test_the_last_look_is_kept(place: Path | str) -> None:
    async def run(store: Store) -> list[int | None]:
        await put(store, table())
        seen = [await store.read(lambda connection: stored.last_look(connection, "t1", "anna"))]
        await store.write(lambda connection: stored.saw(connection, "t1", "anna", 3))
        await store.write(lambda connection: stored.saw(connection, "t1", "anna", 5))
        return [*seen, await store.read(lambda connection: stored.last_look(connection, "t1", "anna"))]

    assert with_store(place, run) == [None, 5]


# --- other rules ------------------------------------------------------------------------------------------------------


class Newer(TinyGame):
    """The same game under rules 2, whose states have lost a field that those of rules 1 had."""

    def __init__(self) -> None:
        super().__init__(rules_version=2)

    def upgrade(self, state: Data, rules: int) -> Data:
        assert rules == 1
        return {name: value for name, value in state.items() if name != "relic"}


def test_a_table_stored_under_older_rules_goes_on_from_its_snapshot(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = table()

    async def write(store: Store) -> None:
        await put(store, made)
        await keep(store, made, act(made, 0, "draw"))
        await keep(store, made, act(made, 1, "take red 1"))
        await store.write(age)

    with_store(place, write)
    newer = Newer()
    monkeypatch.setitem(GAMES, "tiny", newer)
    found: Table = with_store(place, get)
    assert found.game is newer
    assert standing(found) == ["0 draw", "1 take red 1"]
    with pytest.raises(No, match="nothing-to-undo"):
        undo(found, 1)  # the way back ends at the upgrade
    play_on(found, place)


def age(connection: Connection) -> None:
    """What the older program has written: states with a field that newer rules do not know."""
    state = connection.execute(select(tables.c.state)).scalar_one()
    aged = state.replace(b'"state":{', b'"state":{"relic":1,')
    connection.execute(update(tables).values(state=aged))


def play_on(found: Table, place: Path | str) -> None:
    """Move, store, read again: now it is a table of the newer rules, with a way back."""
    seat = awaited(found)
    outcome = act(found, seat, "bid 1")

    async def write(store: Store) -> Table:
        await keep(store, found, outcome)
        return await get(store)

    again = with_store(place, write)
    assert standing(again) == ["0 draw", "1 take red 1", "0 bid 1"]
    assert again.shown().rules == 2
    undo(again, seat)


def test_a_table_that_newer_rules_cannot_read_is_refused_and_kept(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write(store: Store) -> None:
        await put(store, table())
        await store.write(age)

    with_store(place, write)
    with pytest.raises(Bad, match="relic"):
        with_store(place, get)
    monkeypatch.setitem(GAMES, "tiny", Newer())
    assert standing(with_store(place, get)) == []


# --- the writer -------------------------------------------------------------------------------------------------------


def test_what_waits_is_committed_together_and_what_fails_fails_alone(place: Path | str) -> None:
    def person(name: str) -> Work[str]:
        def work(connection: Connection) -> str:
            connection.execute(PEOPLE.insert().values(id=name, name=name, created=NOW))
            if name == "p3":
                raise ValueError(name)
            return name

        return work

    async def run(store: Store) -> tuple[list[Any], list[str]]:
        works = [store.write(person(f"p{i % 5}")) for i in range(6)]
        results = await asyncio.gather(*works, return_exceptions=True)
        ids = text("SELECT id FROM people ORDER BY id")
        return results, await store.read(lambda connection: list(connection.execute(ids).scalars()))

    results, kept = with_store(place, run)
    assert [type(result).__name__ for result in results] == ["str", "str", "str", "ValueError", "str", "IntegrityError"]
    assert kept == ["p0", "p1", "p2", "p4"]


def test_the_file_is_safe_against_a_power_cut(tmp_path: Path) -> None:
    async def run(store: Store) -> list[Any]:
        def look(connection: Connection) -> list[Any]:
            names = ["journal_mode", "synchronous", "foreign_keys"]
            return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

        return await store.write(look)

    assert with_store(tmp_path / "fondaco.db", run) == ["wal", 2, 1]


# --- the schema -------------------------------------------------------------------------------------------------------


async def nothing(store: Store) -> None:
    """Only open it."""


def test_the_revisions_make_the_schema_that_the_program_uses(place: Path | str) -> None:
    def compared(connection: Connection) -> None:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, PEOPLE.metadata) == []
        assert context.get_current_revision() == SCHEMA

    with_store(place, lambda store: store.read(compared))


def test_servers_that_start_at_once_make_the_schema_once(place: Path | str) -> None:
    async def run() -> list[bytes]:
        async with opened_store(place) as one, opened_store(place) as other:
            return [await store.write(lambda c: key_of(c, "guest", b"fresh")) for store in (one, other)]

    async def all_at_once() -> list[list[bytes]]:
        return await asyncio.gather(*[run() for _ in range(3)])

    assert asyncio.run(all_at_once()) == [[b"fresh"] * 2] * 3


def test_the_program_knows_the_latest_revision() -> None:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    assert ScriptDirectory.from_config(config).get_current_head() == SCHEMA


def test_a_database_of_a_newer_program_is_refused_and_left_alone(place: Path | str) -> None:
    async def age(store: Store) -> None:
        await store.write(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))

    with_store(place, age)
    with pytest.raises(Bad, match="newer program"):
        with_store(place, nothing)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "fondaco.db").write_text("dear diary " * 1000)
    with pytest.raises(Bad, match="no database"):
        with_store(tmp_path / "fondaco.db", nothing)


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("nonsense", "no address of a database"),
        ("mysql://127.0.0.1/fondaco", "a PostgreSQL, not mysql"),
        ("postgresql://nobody@127.0.0.1:1/fondaco", "cannot be used"),
    ],
)
def test_an_address_at_which_there_is_no_database_is_refused(address: str, reason: str) -> None:
    with pytest.raises(Bad, match=reason):
        with_store(address, nothing)
