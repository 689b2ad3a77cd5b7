"""The command line with its keyboard in the hands of a test."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from typer.testing import CliRunner

from fondaco.__main__ import app

ALWAYS_FIRST = ["1"] * 2000
"""A person who takes the first choice until the game is over. The last `1` is the file to save it in."""


@dataclass(frozen=True)
class Printed:
    """How a command ended."""

    exit_code: int
    stdout: str
    stderr: str


def run(*args: str, typed: Iterable[str] = (), columns: int = 100) -> Printed:
    """What a command prints, and its exit code. What it raises is raised here, too."""
    keys = "".join(f"{line}\n" for line in typed)
    env = {"COLUMNS": str(columns), "FONDACO_LANG": None}
    result = CliRunner().invoke(app, list(args), input=keys, env=env)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Printed(result.exit_code, result.stdout, result.stderr)


def refused(*args: str, code: int = 2) -> str:
    """The one line by which a command is refused."""
    result = run(*args)
    assert result.exit_code == code, result
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert line.startswith("✗ ")
    return line.removeprefix("✗ ")


def flat(text: str) -> str:
    """The text in one line, however it was wrapped."""
    return " ".join(text.split())


def scores(record: Path) -> list[int]:
    """The result in a record file."""
    match = re.search(r"^result: (.*)$", record.read_text(encoding="utf-8"), re.MULTILINE)
    assert match is not None, "the game in the file is not over"
    return [int(score) for score in match[1].split()]
