"""Claim: one server at a time has a file. A second one would do no harm to it, but its tables would not be the same."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fondaco.core.errors import Bad
from fondaco.server.store.sqlite import check_file


@contextmanager
def claimed(data: Path) -> Iterator[None]:
    """Have the file to oneself; raises `Bad` if another server has it.

    What is locked is an empty file beside it, which stays: whoever is killed lets go of the lock all the same.
    """
    if sys.platform == "win32":
        yield  # it has no such locks, and nobody is warned
        return
    import fcntl

    check_file(data)
    try:
        lock = data.with_name(f"{data.name}.lock").open("a+")
    except OSError as error:
        raise Bad(error.strerror or str(error), str(data.parent)) from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            raise Bad(f"another server has it already (process {lock.read()})", str(data)) from None
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
        yield
