"""Errors: what a server logs as one fails the test in which it happens, unless the test says that it provokes it.

    @pytest.mark.provokes("bot failed")

The word is part of the logged line. Servers in threads of the tests log here; those in processes of their own log into
files, which `hear` reads.
"""

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import structlog

from fondaco.server.logs import is_wanted


class Errors(logging.Handler):
    """Keeps what is logged as an error until a test has answered for it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.addFilter(is_wanted)
        self._heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        told = f"{record.name}: {record.msg if isinstance(record.msg, dict) else record.getMessage()}"
        if record.exc_info:
            told += "\n" + logging.Formatter().formatException(record.exc_info)
        self._heard.append(told)

    def hear(self, log: Path) -> None:
        """What servers in processes of their own have written there: lines of JSON, the last one perhaps torn."""
        for line in log.read_text(encoding="utf-8", errors="replace").splitlines():
            if _level(line) in ("error", "critical"):
                self._heard.append(line)

    def taken(self, provoked: list[str]) -> list[str]:
        """Those that nobody has provoked; all are forgotten."""
        heard, self._heard = self._heard, []
        return [told for told in heard if not any(word in told for word in provoked)]


def _level(line: str) -> str:
    try:
        told: Any = json.loads(line)
    except ValueError:
        return ""
    return str(told.get("level", "")) if isinstance(told, dict) else ""


ERRORS: Final = Errors()


def provoked(node: pytest.Item | pytest.Collector) -> list[str]:
    """What a test, or a module, says that it provokes."""
    return [word for mark in node.iter_markers("provokes") for word in mark.args]


def must_be_quiet(node: pytest.Item | pytest.Collector) -> None:
    """Fail with what was logged that nobody has provoked."""
    told = ERRORS.taken(provoked(node))
    if told:
        pytest.fail("logged as errors:\n" + "\n".join(told), pytrace=False)


@pytest.fixture(scope="session", autouse=True)
def errors_are_heard() -> Iterator[None]:
    """Ours and those of the libraries come to one place: the standard library's."""
    root = logging.getLogger()
    if ERRORS in root.handlers:  # another folder listens already
        yield
        return
    structlog.configure(
        processors=[structlog.stdlib.add_log_level, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    root.addHandler(ERRORS)
    yield
    root.removeHandler(ERRORS)
    structlog.reset_defaults()


@pytest.fixture(scope="module", autouse=True)
def no_error_when_servers_end(request: pytest.FixtureRequest, errors_are_heard: None) -> Iterator[None]:
    """The servers of a module end after its last test."""
    yield
    must_be_quiet(request.node)


@pytest.fixture(autouse=True)
def no_error(request: pytest.FixtureRequest, no_error_when_servers_end: None) -> Iterator[None]:
    """What was logged during a test is its business."""
    yield
    must_be_quiet(request.node)
