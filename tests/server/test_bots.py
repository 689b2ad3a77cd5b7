"""Bots think outside the server: slow, dying or cheating, they hold up nobody but their own table."""

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from starlette.applications import Starlette

from fondaco.bots import BOTS
from fondaco.games import GAMES
from fondaco.server import messages as m
from fondaco.server import room
from fondaco.server.app import build
from fondaco.server.bots import Failed, Thinkers, merged
from fondaco.server.refusals import No
from fondaco.server.settings import Settings
from fondaco.server.terms import checked_level
from fondaco.server.worker import Opinion, Question, answer
from tests.server import odd_bots
from tests.server.guests import Guest, Line, arrives, play
from tests.server.loopback import serving
from tests.server.scenes import awaited, table

GAME = "puerto_rico"


@pytest.fixture(autouse=True)
def odd_bots_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here too: the server asks whether there is such a level."""
    for name, bot in odd_bots.ODD.items():
        monkeypatch.setitem(BOTS, name, bot)


@pytest.fixture
def release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that lets the slow bot go."""
    monkeypatch.setenv(odd_bots.RELEASE, str(tmp_path / "release"))
    return tmp_path / "release"


@pytest.fixture
def server(tmp_path: Path, release: Path) -> Iterator[tuple[Starlette, str]]:
    """A server with one worker that knows the odd bots."""
    settings = Settings(data=tmp_path / "fondaco.db", rates={}, workers=1)
    app = build(settings, prepare="tests.server.with_odd_bots")
    with serving(app, settings) as base:
        yield app, base


@asynccontextmanager
async def bots_only(guest: Guest, level: str) -> AsyncIterator[Line]:
    """Somebody watches three bots."""
    opened = await guest.open(GAME, 3, bots=[level] * 3, sit=False)
    async with guest.at(opened.table.id) as line:
        await line.look()
        await guest.start(opened)
        yield line


def test_a_slow_bot_does_not_delay_another_table(server: tuple[Starlette, str], release: Path) -> None:
    async def run(base: str) -> tuple[int, m.Moved]:
        async with (
            arrives(base, "Anna") as anna,
            arrives(base, "Béla") as bela,
            arrives(base, "Cili") as cili,
            bots_only(cili, "slow") as watching,
        ):
            opened = await anna.open(GAME, 2)
            await bela.sit(opened)
            await anna.start(opened)
            async with anna.at(opened.table.id) as one, bela.at(opened.table.id) as other:
                played = [play(one, 0, random.Random(1), most=15), play(other, 1, random.Random(2), most=15)]
                done, _ = await asyncio.wait(
                    [asyncio.create_task(part) for part in played], return_when="FIRST_COMPLETED"
                )
                version = max(task.result().version for task in done)
            # The bot still thinks: nothing has been heard of it.
            assert (await watching.next(m.Moved)).position.version == 0  # the beginning
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(watching.next(m.Moved), 0.01)
            release.touch()
            return version, await watching.next(m.Moved)

    version, moved = asyncio.run(run(server[1]))
    assert version >= 15
    assert moved.position.version == 1


def test_a_worker_that_is_killed_is_replaced_and_asked_again(server: tuple[Starlette, str], release: Path) -> None:
    app, base = server

    async def run() -> m.Moved:
        async with arrives(base, "Anna") as anna, bots_only(anna, "slow") as watching:
            assert (await watching.next(m.Moved)).position.version == 0
            thinkers = app.state.house.hub.thinkers
            while not thinkers.process_ids():
                await asyncio.sleep(0.01)
            (first,) = thinkers.process_ids()
            os.kill(first, signal.SIGKILL)
            release.touch()
            moved: m.Moved = await watching.next(m.Moved)
            assert thinkers.process_ids() != [first]
            return moved

    assert asyncio.run(run()).position.version == 1


@pytest.mark.parametrize("level", ["broken", "cheat"])
def test_a_bot_at_fault_does_not_stop_its_table(
    server: tuple[Starlette, str], level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "PAUSE", 0.0)

    async def run(base: str) -> None:
        async with arrives(base, "Anna") as anna, bots_only(anna, level) as watching:
            for version in range(2):
                moved: m.Moved = await watching.next(m.Moved)
                assert moved.position.version == version

    asyncio.run(run(server[1]))


def test_a_hint_names_legal_actions_and_what_they_promise(server: tuple[Starlette, str]) -> None:
    async def run(base: str) -> None:
        async with arrives(base, "Anna") as anna:
            opened = await anna.open(GAME, 2, bots=["random"])
            await anna.start(opened)
            async with anna.at(opened.table.id) as line:
                position = (await line.look()).position
                while position is None or 0 not in position.awaited:
                    position = (await line.next(m.Moved)).position
                hints = await line.ask(m.AskHint("h", position.asked))
                assert isinstance(hints, m.Hints)
                assert hints.hints
                for hint in hints.hints:
                    assert hint.choice in position.choices
                    assert 0.0 <= hint.share <= 1.0
                late = await line.ask(m.AskHint("i", position.asked + 1))
                assert late.refusal.code == "late"

    asyncio.run(run(server[1]))


def test_a_table_without_hints_gives_none(server: tuple[Starlette, str]) -> None:
    async def run(base: str) -> str:
        async with arrives(base, "Anna") as anna:
            opened = await anna.open(GAME, 2, bots=["random"], hints=False)
            await anna.start(opened)
            async with anna.at(opened.table.id) as line:
                await line.look()
                refused: m.Refused = await line.ask(m.AskHint("h", 0))
                return refused.refusal.code

    assert asyncio.run(run(server[1])) == "no-hints"


def test_the_answer_of_a_worker_depends_on_the_question_alone() -> None:
    made = table(GAMES[GAME], seats=3)
    seat = awaited(made)
    question = room.question_for(made, seat, "random")
    first, second = answer(question), answer(question)
    assert first == second
    assert made.game.why_not(made.playing().history.state, seat, made.game.space.read(first[0].action)) is None


def test_two_workers_together_search_twice_as_much_and_always_the_same() -> None:
    made = table(GAMES[GAME], seats=3)
    question = room.question_for(made, awaited(made), "merchant:20")

    async def run() -> tuple[list[Opinion], list[Opinion]]:
        thinkers = Thinkers(2, together=2)
        thinkers.open()
        try:
            return await thinkers.ask(question), await thinkers.ask(question)
        finally:
            await thinkers.close()

    first, second = asyncio.run(run())
    assert sum(opinion.visits for opinion in first) == 40
    assert [opinion.visits for opinion in first] == sorted((opinion.visits for opinion in first), reverse=True)
    assert second == first


def test_findings_are_added_up_by_action() -> None:
    parts = [
        [Opinion(["a", 1], 6, 3.0), Opinion(["b"], 4, 1.0)],
        [Opinion(["b"], 9, 3.0), Opinion(["a", 1], 1, 0.0)],
    ]
    assert merged(parts) == [Opinion(["b"], 13, 4.0), Opinion(["a", 1], 7, 3.0)]
    assert merged(parts)[1].share() == 3 / 7


@pytest.mark.parametrize("level", ["doge:1ms", "merchant:10000ms"])
def test_a_seat_says_how_long_its_bot_takes(level: str) -> None:
    assert checked_level(level) == level


@pytest.mark.parametrize(
    ("level", "code"),
    [
        ("sage", "no-such-level"),
        ("sage:5ms", "no-such-level"),
        ("doge:", "no-such-time"),
        ("doge:x", "no-such-time"),
        ("doge:10001ms", "no-such-time"),
        ("doge:1000000", "no-such-time"),  # iterations are for the arena: nobody knows how long they take
        ("apprentice:5ms", "no-such-time"),
    ],
)
def test_no_bot_that_does_not_exist_or_takes_too_long(level: str, code: str) -> None:
    with pytest.raises(No) as refused:
        checked_level(level)
    assert refused.value.refusal.code == code


def test_a_question_that_nobody_can_answer_fails() -> None:
    made = table(GAMES[GAME], seats=3)
    question = room.question_for(made, awaited(made), "broken")
    broken = Question("chess", question.state, 0, "broken", 7)

    async def run() -> None:
        thinkers = Thinkers(1, "tests.server.odd_bots")
        thinkers.open()
        try:
            with pytest.raises(Failed):
                await thinkers.ask(broken)
            assert await thinkers.ask(question)
        finally:
            await thinkers.close()

    asyncio.run(run())
