"""Say in one sentence what this machine lacks for compiling the engine; nothing if it lacks nothing."""

import os
import shlex
import shutil
import sysconfig
from pathlib import Path

INSTEAD = "`make play` needs no compiler"
"""Make ends the sentence."""


def lacks() -> str:
    """What is missing: the compiler that Python's builds call, or Python's own headers."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"The engine is compiled by a C compiler, and there is no {compiler} here: install gcc. {INSTEAD}"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return f"The engine is compiled against Python.h, which is not here: install python3-dev. {INSTEAD}"
    return ""


if __name__ == "__main__":
    print(lacks())
