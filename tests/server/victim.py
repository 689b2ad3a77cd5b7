"""Server processes for tests to kill: `python -m tests.server.victim`.

For each line of its input, the settings of a server in JSON, it brings one to life and prints its process and its
address. (Everything is imported once and each server is a fork: two hundred lives would be an hour of imports.)
"""

import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

import uvicorn

from fondaco.server.app import build
from fondaco.server.logs import write_logs
from fondaco.server.safety import server_options
from fondaco.server.settings import Settings
from fondaco.terminal.serve import listen
from fondaco.terminal.voice import Voice


def serve(given: dict[str, Any]) -> None:
    """Serve at any free port."""
    given["data"] = Path(given.get("data", "fondaco.db"))
    settings = Settings(workers=1, **given)
    listening = listen(Voice("en"), "127.0.0.1", 0)
    options = server_options(settings) | {"timeout_graceful_shutdown": 1}
    server = uvicorn.Server(uvicorn.Config(build(settings), lifespan="on", **options))
    print(f"{os.getpid()} http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    server.run([listening])


def main() -> None:
    """Life after life, until the input ends."""
    write_logs()  # to standard error: the output is for addresses
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    for line in sys.stdin:
        if not os.fork():
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(json.loads(line))
            os._exit(0)


if __name__ == "__main__":
    main()
