"""The same matches on a Ray cluster (the extra `cluster`)."""

import logging
import socket
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

from fondaco.arena.match import Result, play_match
from fondaco.arena.plan import Plan
from fondaco.core.errors import Bad

KNOCK_SECONDS = 10
RETRIES = 20
"""How often Ray plays a match again whose worker has died."""


def play_on_ray(plan: Plan, matches: list[int], address: str) -> Iterator[Result]:
    """The matches, as they are finished anywhere; `local` starts a cluster on this machine alone."""
    try:
        ray = import_module("ray")  # by name: it is not installed everywhere, and its types are no concern of ours
    except ImportError as error:
        raise Bad("Ray is not installed: pip install '.[cluster]' in a checkout, or 'FILE.whl[cluster]'") from error
    try:
        _knock(address)
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (OSError, ValueError) as error:
        raise Bad(f"there is no Ray cluster at {address}") from error
    try:
        yield from _collect(ray, plan, matches)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Whether anybody is there: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=KNOCK_SECONDS).close()


def _collect(ray: ModuleType, plan: Plan, matches: list[int]) -> Iterator[Result]:
    play = ray.remote(num_cpus=1, max_retries=RETRIES)(play_match)
    shared = ray.put(plan)
    queue = iter(matches)
    waiting: list[Any] = []
    while True:
        room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while len(waiting) < room:
            match = next(queue, None)
            if match is None:
                break
            waiting.append(play.remote(shared, match))
        if not waiting:
            return
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
