"""Saves: a game in a file, as its record."""

from pathlib import Path

import fondaco
from fondaco.core.errors import Bad
from fondaco.core.record import TITLE, Record, parse


def read(path: Path) -> Record:
    """The record in that file; raises `Bad` with line and reason."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise Bad("this is not text in UTF-8", f"line {line}") from None
    except OSError as error:
        raise Bad(error.strerror or str(error)) from None
    record = parse(text, fondaco.game)
    for move in record.moves:
        if move.seat >= record.seats:
            raise Bad(f"there is no seat {move.seat}", f"line {move.line}")
    return record


def write(path: Path, record: Record) -> None:
    """Put the record into that file. Raises `Bad`: nothing but an older record is overwritten."""
    try:
        if path.exists() and not _begins_with_title(path):
            raise Bad(f"{path} is no record of a game and is left alone")
        path.write_text(record.text(), encoding="utf-8")
    except OSError as error:
        raise Bad(error.strerror or str(error)) from None


def _begins_with_title(path: Path) -> bool:
    with path.open("rb") as file:
        start = file.read(len(TITLE))
    return start in (b"", TITLE.encode())


def free_path(stem: str) -> Path:
    """A file name in this folder that is not used yet."""
    path = Path(f"{stem}.txt")
    count = 1
    while path.exists():
        count += 1
        path = Path(f"{stem}-{count}.txt")
    return path
