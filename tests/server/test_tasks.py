"""Ending tasks: a cancellation that gets lost is repeated."""

import asyncio

import pytest

from fondaco.server import tasks


def test_a_task_is_ended_though_its_first_cancellation_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "AGAIN", 0.01)

    async def work(told: list[str]) -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            told.append("once")
        await asyncio.Event().wait()

    async def scene() -> None:
        told: list[str] = []
        task = asyncio.create_task(work(told))
        await asyncio.sleep(0)
        await tasks.end(task)
        assert told == ["once"]
        assert task.cancelled()

    asyncio.run(scene())


def test_a_task_is_ended_in_the_moment_in_which_what_it_waits_for_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "AGAIN", 0.01)

    async def work(answer: "asyncio.Future[None]") -> None:
        await asyncio.wait_for(answer, 60)
        await asyncio.Event().wait()

    async def scene() -> None:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(work(answer))
        await asyncio.sleep(0)
        answer.set_result(None)
        await tasks.end(task)
        assert task.cancelled()

    asyncio.run(scene())


def test_tasks_that_are_done_or_have_failed_are_ended_as_well() -> None:
    async def fail() -> None:
        raise ValueError("on its own account")

    async def scene() -> None:
        done, failed = asyncio.create_task(asyncio.sleep(0)), asyncio.create_task(fail())
        await asyncio.wait({done, failed})
        await tasks.end()
        await tasks.end(done, failed)
        assert isinstance(failed.exception(), ValueError)

    asyncio.run(scene())
