"""Journal: a run on disk, one line of JSON for each finished match. A killed run goes on where it was."""

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from fondaco.arena.match import Result
from fondaco.arena.plan import Plan
from fondaco.core.errors import Bad

FIELDS = set(Result.__dataclass_fields__)


class Journal:
    """The results of a plan, by match. A match is counted once, and kept on disk before it counts."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.plan = plan
        self.results: dict[int, Result] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: BinaryIO = path.open("a+b")
        try:
            self._resume(path)
        except Bad:
            self._file.close()
            raise

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def add(self, result: Result) -> None:
        """Write it down for good; a match that is there already is not counted again."""
        if result.match not in self.results:
            self._write(result.data())
            self.results[result.match] = result

    def missing(self, games: int) -> list[int]:
        """Those of the first so many matches that are still to be played."""
        return [match for match in range(games) if match not in self.results]

    def finished(self, games: int) -> list[Result]:
        """Those of the first so many matches that are there, in order."""
        return [self.results[match] for match in range(games) if match in self.results]

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _resume(self, path: Path) -> None:
        """Read what is there; half a line at the end was being written when the run was killed, and is dropped."""
        self._file.seek(0)
        content = self._file.read()
        whole = content.rfind(b"\n") + 1
        self._file.truncate(whole)
        lines = content[:whole].splitlines()
        if not lines:
            self._write(self.plan.data())
            return
        if _line(path, 1, lines[0]) != self.plan.data():
            raise Bad("the journal is of another run; give it another name, or remove it", str(path))
        for number, line in enumerate(lines[1:], start=2):
            data = _line(path, number, line)
            if set(data) != FIELDS:
                raise Bad("this is no result of a match", f"{path}, line {number}")
            result = Result(**data)
            self.results[result.match] = result


def _line(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError as error:
        raise Bad("this is no JSON", f"{path}, line {number}") from error
    if not isinstance(data, dict):
        raise Bad("a JSON object is wanted", f"{path}, line {number}")
    return data
