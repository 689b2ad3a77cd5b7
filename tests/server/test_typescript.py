"""The page's types follow the protocol."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "typescript.py"


def test_the_committed_types_are_current() -> None:
    done = subprocess.run([sys.executable, str(SCRIPT), "--check"], cwd=ROOT, check=False)
    assert done.returncode == 0, "messages.py has changed: run `make types`"


def test_what_is_sent_to_the_server_may_leave_out_defaults_and_what_it_sends_is_whole() -> None:
    text = (ROOT / "web" / "src" / "lib" / "messages.ts").read_text(encoding="utf-8")
    assert "  sit?: boolean;" in text
    assert '  type: "act";' in text
    assert "  deadline: number | null;" in text
    assert "export type FromClient = Look | Act |" in text
