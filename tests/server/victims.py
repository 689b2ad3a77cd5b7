"""Server processes that a test may kill, pause and end at any instant. None survives the test."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.server.errors import ERRORS

ROOT = Path(__file__).parents[2]


class Victim:
    """A server that lives."""

    def __init__(self, process_id: int, base: str) -> None:
        self.process_id = process_id
        self.base = base

    def send(self, number: signal.Signals) -> None:
        os.kill(self.process_id, number)

    def kill(self) -> None:
        """Kill -9, now."""
        self.send(signal.SIGKILL)


class Victims:
    """The mother of servers."""

    def __init__(self, log: Path) -> None:
        command = [sys.executable, "-m", "tests.server.victim"]
        pipe = subprocess.PIPE
        with log.open("wb") as errors:
            self._mother = subprocess.Popen(command, cwd=ROOT, text=True, stdin=pipe, stdout=pipe, stderr=errors)
        self._born: list[Victim] = []
        self._log = log

    def birth(self, **settings: Any) -> Victim:
        """A new server."""
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        self._mother.stdin.write(json.dumps(settings) + "\n")
        self._mother.stdin.flush()
        process_id, base = self._mother.stdout.readline().split()
        self._born.append(Victim(int(process_id), base))
        return self._born[-1]

    def end(self) -> None:
        for victim in self._born:
            with suppress(ProcessLookupError):
                victim.kill()
        self._mother.communicate()
        ERRORS.hear(self._log)


@contextmanager
def victims(log: Path) -> Iterator[Victims]:
    """Servers to kill; what they say goes to a file."""
    found = Victims(log)
    try:
        yield found
    finally:
        found.end()
