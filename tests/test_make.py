"""The Makefile as far as it can be tried in a moment: without a C compiler, what becomes of builds, what soaks."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MAKE = shutil.which("make")
PIP = """#!/bin/sh
# A Python whose pip builds in no time, or not at all.
case "$*" in
*compiler.py) ;;
"-m pip wheel"*) [ "$BUILDS" = yes ] && mkdir -p "$BUILD/new/wheel" && touch "$BUILD/new/wheel/fondaco.whl" ;;
"-m pip install"*) mkdir -p "$BUILD/new/compiled" && touch "$BUILD/new/compiled/new" ;;
esac
"""

pytestmark = pytest.mark.skipif(MAKE is None, reason="there is no make here")


@pytest.fixture
def build(tmp_path: Path) -> Path:
    """A folder with a build that is older than the sources."""
    compiled = tmp_path / "build" / "compiled"
    compiled.mkdir(parents=True)
    for name in ["old", ".ready"]:
        (compiled / name).touch()
    os.utime(compiled / ".ready", (0, 0))
    return tmp_path / "build"


def make(target: str, build: Path, python: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run make there, with that Python, in nothing but this environment."""
    command = [str(MAKE), "--silent", target, f"BUILD={build}", f"RUN={python}"]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60)


def test_without_a_c_compiler_it_ends_in_one_sentence_and_the_last_build_stays(build: Path, tmp_path: Path) -> None:
    tools = tmp_path / "bin"
    tools.mkdir()
    (tools / "find").symlink_to(str(shutil.which("find")))
    result = make("play-compiled", build, sys.executable, PATH=str(tools))
    assert result.returncode != 0
    assert result.stdout == ""
    (sentence,) = result.stderr.splitlines()
    assert "compiled by a C compiler" in sentence
    assert "`make play` needs no compiler" in sentence
    assert sorted(path.name for path in build.rglob("*")) == [".ready", "compiled", "old"]


@pytest.mark.parametrize(("builds", "left"), [("no", "old"), ("yes", "new")])
def test_a_build_takes_the_place_of_the_last_one_once_it_is_there(
    build: Path, tmp_path: Path, builds: str, left: str
) -> None:
    python = tmp_path / "python"
    python.write_text(PIP)
    python.chmod(0o755)
    result = make("compile", build, str(python), PATH=os.environ["PATH"], BUILDS=builds, BUILD=str(build))
    assert (result.returncode == 0) == (builds == "yes"), result.stderr
    assert sorted(path.name for path in (build / "compiled").iterdir()) == [".ready", left]
    assert (build / "new").exists() == (builds == "no")


def test_every_long_form_is_soaked() -> None:
    command = [str(MAKE), "--dry-run", "soak"]
    plan = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True).stdout
    soaked = [line for line in plan.splitlines() if "FONDACO_PROFILE=long" in line]
    long = [
        path.relative_to(ROOT) for path in (ROOT / "tests").rglob("test_*.py") if "FONDACO_PROFILE" in path.read_text()
    ]
    assert long
    for path in long:
        if path != Path("tests/test_make.py"):
            wanted = {str(path), *[str(folder) for folder in path.parents]}
            assert any(wanted & set(line.split()) for line in soaked), path
    assert any("test:browser" in line for line in soaked)
