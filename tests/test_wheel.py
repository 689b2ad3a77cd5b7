"""What pip makes of a checkout: a wheel with the page, or a warning that it has none."""

import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
WARNING = "This wheel has no page for browsers"
NEEDED = ["pyproject.toml", "hatch_build.py", "README.md", "LICENSE"]
"""Beside the sources and the ledgers: what `make compile` and the Containerfile copy."""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A fresh one, in which nobody has run `make page`; its sources are few, for speed."""
    folder = tmp_path / "checkout"
    package = folder / "src" / "fondaco"
    (package / "server").mkdir(parents=True)
    for name in NEEDED:
        shutil.copy(ROOT / name, folder)
    shutil.copy(ROOT / "src" / "fondaco" / "__init__.py", package)
    shutil.copytree(ROOT / "docs" / "rules", folder / "docs" / "rules")
    return folder


def built(checkout: Path) -> tuple[str, list[str]]:
    """What is said, and what is in the wheel."""
    command = [sys.executable, "-m", "pip", "wheel", "--verbose", "--no-deps", "--wheel-dir", "wheels", "."]
    said = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=True)
    (wheel,) = (checkout / "wheels").glob("*.whl")
    with ZipFile(wheel) as files:
        return said.stdout + said.stderr, files.namelist()


def test_a_wheel_without_the_page_is_warned_of(checkout: Path) -> None:
    said, files = built(checkout)
    assert WARNING in said
    assert not [name for name in files if "/page/" in name]


def test_a_wheel_with_the_page_has_it(checkout: Path) -> None:
    page = checkout / "src" / "fondaco" / "server" / "page"
    page.mkdir()
    (page / "index.html").write_text("<title>Fondaco</title>")
    said, files = built(checkout)
    assert WARNING not in said
    assert "fondaco/server/page/index.html" in files


@pytest.mark.parametrize("file", ["Makefile", "deploy/Containerfile"])
def test_whoever_builds_a_copy_copies_what_is_needed(file: str) -> None:
    lines = (ROOT / file).read_text().splitlines()
    (line,) = [line for line in lines if " pyproject.toml " in line and "LICENSE" in line]
    assert set(NEEDED) <= set(line.split())
