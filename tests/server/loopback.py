"""A real server on a free port of the loopback, in a thread of its own."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from fondaco.server.safety import server_options
from fondaco.server.settings import Settings


@contextmanager
def serving(app: ASGIApp, settings: Settings) -> Iterator[str]:
    """Serve an application; its address, `http://127.0.0.1:PORT`. Ends in order, and raises what the server raised."""
    options: dict[str, Any] = server_options(settings) | {"timeout_graceful_shutdown": 1}
    server = uvicorn.Server(uvicorn.Config(app, lifespan="on", **options))
    # Named TCP: otherwise asyncio leaves Nagle on, and every answer waits for 40 ms.
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    started = threading.Event()
    failed: list[BaseException] = []

    async def run() -> None:
        task = asyncio.create_task(server.serve([listening]))
        while not server.started and not task.done():
            await asyncio.sleep(0.005)
        started.set()
        await task

    def work() -> None:
        try:
            asyncio.run(run())
        except BaseException as error:
            failed.append(error)
        finally:
            started.set()

    thread = threading.Thread(target=work, name="server")
    thread.start()
    started.wait()
    try:
        assert server.started, f"the server did not start: {failed}"
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
    assert not failed, failed
