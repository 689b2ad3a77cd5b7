"""Every test of the terminal stands in an empty folder: what it saves is gone afterwards."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the commands run."""
    monkeypatch.chdir(tmp_path)
    return tmp_path
