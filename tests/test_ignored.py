"""What somebody's run leaves in a checkout is not published by their next `git add .`."""

import shutil
import subprocess
from pathlib import Path

import pytest

from fondaco.terminal.saves import free_path

ROOT = Path(__file__).parent.parent
LEFT = [
    *["fondaco.db", "fondaco.db-wal", "fondaco.db-shm", "fondaco.db.lock", "fondaco.db.20260101-120000"],
    *["backup.db", ".backup.db-x1y2z3/copy.db", "fondaco-20260101-120000.dump", "fondaco-20260101-120000.dump.part"],
    *["arena/puerto_rico-4-doge-merchant.jsonl", "arena/puerto_rico-4-doge-merchant.html"],
    *["game.txt", str(free_path("puerto_rico-7")), "game.record", "curve.jsonl", "policy.pt"],
    *["fondaco-0.1.0-py3-none-any.whl", "src/fondaco/server/page/index.html", "build/compiled/fondaco/core/game.so"],
    *["web/node_modules", "web/node_modules/svelte/package.json"],
]
KEPT = ["docs/terminal.txt", "tests/replays/new.record", "benchmarks/history.jsonl", "src/fondaco/arena/plan.py"]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty one: what is tracked already is never ignored."""
    folder = tmp_path_factory.mktemp("checkout")
    subprocess.run(["git", "init", "--quiet", str(folder)], check=True)
    shutil.copy(ROOT / ".gitignore", folder)
    return folder


@pytest.mark.parametrize(("path", "ignored"), [(path, True) for path in LEFT] + [(path, False) for path in KEPT])
def test_what_a_run_leaves_is_ignored_and_nothing_else(checkout: Path, path: str, ignored: bool) -> None:
    found = subprocess.run(["git", "check-ignore", "--quiet", path], cwd=checkout, check=False)
    assert found.returncode == (0 if ignored else 1)
