"""The processes of one machine that play matches."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread

from fondaco.arena.match import Result, play_match
from fondaco.arena.plan import Plan

MOST_DEATHS = 3
"""Pools that may break in a row without a single match finished: then it is no accident."""


def attach() -> None:
    """A worker leaves Ctrl-C to the process that started it, and does not outlive it, however that one ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def undisturbed() -> Iterator[None]:
    """No Ctrl-C meanwhile: a process that is started in here is deaf to it from its first breath."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Fresh processes: forking one that draws a progress bar in a thread is not safe."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=attach)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def play_here(plan: Plan, matches: list[int], jobs: int) -> Iterator[Result]:
    """The matches, as they are finished. A worker that dies costs its unfinished matches, which are played again."""
    if jobs == 1:
        for match in matches:
            yield play_match(plan, match)
        return
    left, deaths = set(matches), 0
    while left:
        try:
            for result in _in_one_pool(plan, sorted(left), jobs):
                left.discard(result.match)
                deaths = 0
                yield result
        except BrokenProcessPool:
            deaths += 1
            if deaths == MOST_DEATHS:
                raise


def _in_one_pool(plan: Plan, matches: list[int], jobs: int) -> Iterator[Result]:
    queue = iter(matches)
    waiting: set[Future[Result]] = set()
    with processes(jobs) as pool:
        while True:
            with undisturbed():
                for match in queue:
                    waiting.add(pool.submit(play_match, plan, match))
                    if len(waiting) >= 2 * jobs:
                        break
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
