"""Bots think outside the server: slow, dying or cheating, they hold up nobody but their own table."""

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from fondaco.bots import BOTS
from fondaco.bots.bot import part_seed
from fondaco.bots.findings import Findings, together
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.levels import level as level_of
from fondaco.games import GAMES
from fondaco.server import messages as m
from fondaco.server import room
from fondaco.server.app import build
from fondaco.server.bots import Failed, Thinkers
from fondaco.server.refusals import No
from fondaco.server.settings import Settings
from fondaco.server.tasks import end
from fondaco.server.terms import checked_level
from fondaco.server.worker import Question, answer
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
    settings = Settings(data=tmp_path / "fondaco.db", workers=1)
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
                done, late = await asyncio.wait(
                    [asyncio.create_task(part) for part in played], return_when="FIRST_COMPLETED"
                )
                version = max(task.result().version for task in done)
                await end(*late)
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


@pytest.mark.provokes("bot failed")
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
                shown = []
                for hint in hints.hints:
                    assert hint.choice in position.choices
                    assert hint.percent is not None
                    shown.append(hint.percent)
                assert shown == sorted(shown, reverse=True)
                assert 0 <= shown[-1] <= shown[0] <= 100
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


async def hinted(base: str, game: str, *texts: str) -> tuple[m.Position, Any]:
    """Anna opens a game by doing these, and then asks for a hint."""
    async with arrives(base, "Anna") as anna:
        opened = await anna.open(game, 2, bots=["random"], seed=1)
        await anna.start(opened)
        async with anna.at(opened.table.id) as line:
            position = (await line.look()).position
            assert position is not None
            for text in texts:
                await line.send(m.Act(text, position.asked, [GAMES[game].parse(text).data()]))
                position = (await line.next(m.Moved)).position
            return position, await line.ask(m.AskHint("h", position.asked))


def test_a_hint_is_given_where_a_search_leaves_answers_untried(
    server: tuple[Starlette, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "HINT", "doge:1")
    position, hints = asyncio.run(hinted(server[1], "genoa"))
    assert len(position.choices) == 2
    (hint,) = hints.hints
    assert hint.choice in position.choices
    assert hint.percent is not None


def test_an_obvious_answer_promises_nothing(server: tuple[Starlette, str]) -> None:
    position, hints = asyncio.run(hinted(server[1], "puerto_rico", "role prospector"))
    assert position.obvious is not None
    assert hints.hints == [m.Hint(position.obvious, None)]


def test_a_bot_whose_turn_it_is_not_would_wait(server: tuple[Starlette, str], release: Path) -> None:
    async def run(base: str) -> str:
        async with arrives(base, "Anna") as anna:
            opened = await anna.open(GAME, 3, bots=["slow", "slow"], seed=1)
            await anna.start(opened)
            async with anna.at(opened.table.id) as line:
                position = (await line.look()).position
                assert position is not None
                if position.may_act:
                    await line.send(m.Act("a", position.asked, [position.choices[0].action]))
                while position.may_act:
                    position = (await line.next(m.Moved)).position
                refused: m.Refused = await line.ask(m.AskHint("h", position.asked))
                release.touch()
                return refused.refusal.code

    assert asyncio.run(run(server[1])) == "hint-waits"


@pytest.mark.parametrize("level", ["broken", "nobody"])
def test_a_hint_that_no_bot_can_give_is_refused(
    server: tuple[Starlette, str], level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "HINT", level)
    _, answered = asyncio.run(hinted(server[1], "genoa"))
    assert isinstance(answered, m.Refused)
    assert answered.refusal.code == "hint-failed"


@pytest.mark.provokes("crash")
def test_a_hint_that_goes_wrong_is_answered_all_the_same(
    server: tuple[Starlette, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "hint", lambda finding, seat: finding.nonsense)
    _, answered = asyncio.run(hinted(server[1], "genoa"))
    assert isinstance(answered, m.Refused)
    assert answered.refusal.code == "crash"


def test_a_hint_about_a_question_that_has_passed_meanwhile_is_late(
    server: tuple[Starlette, str], release: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "HINT", "slow")

    async def run(base: str) -> str:
        async with arrives(base, "Anna") as anna:
            opened = await anna.open("genoa", 2, bots=["random"], seed=1)
            await anna.start(opened)
            async with anna.at(opened.table.id) as line:
                position = (await line.look()).position
                assert position is not None
                await line.send(m.AskHint("h", position.asked))
                await line.ask(m.Act("a", position.asked, [["take"]]))
                release.touch()
                while getattr(answer := await line.next(), "key", None) != "h":
                    pass
                assert isinstance(answer, m.Refused)
                return answer.refusal.code

    assert asyncio.run(run(server[1])) == "late"


def test_the_answer_of_a_worker_depends_on_the_question_alone() -> None:
    made = table(GAMES[GAME], seats=3)
    seat = awaited(made)
    question = room.question_for(made, seat, "random")
    first, second = answer(question), answer(question)
    assert first.data() == second.data()
    assert made.game.why_not(made.playing().history.state, seat, first.best()) is None


def test_workers_find_out_together_what_bots_of_their_seeds_find_out_here() -> None:
    made = table(GAMES[GAME], seats=3)
    seat = awaited(made)

    async def run() -> Findings:
        thinkers = Thinkers(2, together=2)
        thinkers.open()
        try:
            return await thinkers.ask(room.question_for(made, seat, "merchant:20"))
        finally:
            await thinkers.close()

    knowledge = Knowledge(made.game, made.playing().history.state, seat)
    bots = [level_of("merchant:20").bot(part_seed(made.terms.seed, part)) for part in range(2)]
    assert asyncio.run(run()).data() == together([bot.findings(knowledge) for bot in bots]).data()


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
    question = room.question_for(made, awaited(made), "random")
    broken = Question("chess", question.state, 0, "random", 7)

    async def run() -> None:
        thinkers = Thinkers(1)
        thinkers.open()
        try:
            with pytest.raises(Failed):
                await thinkers.ask(broken)
            assert (await thinkers.ask(question)).best() is answer(question).best()
        finally:
            await thinkers.close()

    asyncio.run(run())
