"""Server processes for tests to kill: `python -m tests.server.victim FILE`.

For each line of its input it brings a server to life and prints its process and its address; the one before must be
dead by then. (Everything is imported once and each server is a fork: two hundred lives would be an hour of imports.)
"""

import os
import sys
from pathlib import Path

import uvicorn

from fondaco.server.app import build
from fondaco.server.logs import write_logs
from fondaco.server.safety import server_options
from fondaco.server.settings import Settings
from fondaco.terminal.serve import listen
from fondaco.terminal.voice import Voice


def serve(path: Path) -> None:
    """Serve without rate limits, at any free port."""
    settings = Settings(data=path, rates={}, workers=1)
    listening = listen(Voice("en"), "127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(build(settings), lifespan="on", **server_options(settings)))
    print(f"{os.getpid()} http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    server.run([listening])


def main() -> None:
    """Life after life, until the input ends."""
    write_logs()  # to standard error: the output is for addresses
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if not child:
            serve(Path(sys.argv[1]))
            os._exit(0)


if __name__ == "__main__":
    main()
