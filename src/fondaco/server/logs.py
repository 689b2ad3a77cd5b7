"""Logs: a line for each thing that happens, on standard error, in JSON; on a terminal only what is amiss, to be read.

A host at a terminal wants the address to stay in sight; whoever wants every line sends them to a file.
"""

import logging
import sys
from typing import Final

import structlog
from structlog.typing import Processor

NOISE: Final = ('"WebSocket ', "ASGI callable returned without completing handshake")
"""What uvicorn says of sockets: their addresses with queries, and an error whenever we refuse one with a reason."""


def is_wanted(record: logging.LogRecord) -> bool:
    """Whether it belongs in the log."""
    if record.name.startswith("alembic."):
        return record.levelno > logging.INFO  # it tells each start that it has found the schema
    return not (record.name == "uvicorn.error" and any(noise in str(record.msg) for noise in NOISE))


def for_people() -> structlog.dev.ConsoleRenderer:
    """Lines with colours; no values of variables in tracebacks, they may be secret."""
    return structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)


def write_logs() -> None:
    """From now on, ours and those of the libraries."""
    terminal = sys.stderr.isatty()
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if not terminal:
        shared.append(structlog.processors.format_exc_info)  # on a terminal the renderer does it
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(is_wanted)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                for_people() if terminal else structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING if terminal else logging.INFO)
