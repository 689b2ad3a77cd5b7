"""`fondaco arena`: the table, the files, what is refused, and a run that is killed."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.scripted import refused, run


def arena(out: Path, *more: str) -> list[str]:
    args = ["--bots", "merchant:2,random", "--seats", "3", "--seed", "5", "--out", str(out), *more]
    return ["arena", "puerto_rico", *args]


def results(out: Path) -> dict[int, object]:
    """By match, without the times."""
    found: dict[int, object] = {}
    for line in Path(f"{out}.jsonl").read_text().splitlines()[1:]:
        data = json.loads(line)
        assert data["match"] not in found, "a match is counted twice"
        del data["seconds"]
        found[data["match"]] = data
    return found


def test_a_run_leaves_a_table_a_journal_and_a_report(tmp_path: Path) -> None:
    out = tmp_path / "run"
    printed = run(*arena(out, "--games", "6"))
    assert printed.exit_code == 0
    assert "6 games of puerto_rico, 3 seats" in printed.stdout
    assert "merchant:2" in printed.stdout
    assert sorted(results(out)) == [0, 1, 2, 3, 4, 5]
    assert "<svg" in Path(f"{out}.html").read_text()


def test_a_run_can_be_made_longer_and_says_the_same_in_hungarian(tmp_path: Path) -> None:
    out, whole = tmp_path / "run", tmp_path / "whole"
    run(*arena(out, "--games", "3"))
    first = results(out)
    printed = run(*arena(out, "--games", "6", "--lang", "hu"))
    assert "6 játék (puerto_rico), 3 hely" in printed.stdout
    assert {match: results(out)[match] for match in first} == first
    run(*arena(whole, "--games", "6"))
    assert results(whole) == results(out)


def test_what_is_wrong_is_said_in_one_line(tmp_path: Path) -> None:
    out = tmp_path / "run"
    assert "multiple of the 3 seats" in refused(*arena(out, "--games", "7"))
    assert "multiple" in refused(*arena(out, "--games", "0"))
    assert "--jobs must be at least 1" in refused(*arena(out, "--jobs", "0"))
    assert "no bot king" in refused(*arena(out, "--games", "3", "--bots", "king"))
    assert "different bots" in refused(*arena(out, "--games", "3", "--bots", "random,random"))
    assert "seed" in refused(*arena(out, "--games", "3", "--seed", "-1"))
    assert not Path(f"{out}.jsonl").exists()


def test_a_journal_that_cannot_be_kept_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert "journal" in refused(*arena(tmp_path / "file" / "run", "--games", "3"))


def test_the_journal_of_another_run_is_not_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "run"
    run(*arena(out, "--games", "3"))
    before = Path(f"{out}.jsonl").read_bytes()
    assert "another run" in refused(*arena(out, "--games", "3", "--seed", "6"))
    assert Path(f"{out}.jsonl").read_bytes() == before


KILLED_AFTER_THREE = """
import os, signal
from fondaco.__main__ import main
from fondaco.arena.journal import Journal

add = Journal.add

def add_and_die(self, result):
    add(self, result)
    if len(self.results) == 3:
        os.kill(os.getpid(), signal.SIGKILL)

Journal.add = add_and_die
main()
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_run_that_is_killed_goes_on_where_it_was(tmp_path: Path, jobs: str) -> None:
    """Its workers do not survive it: they hold its output open, which ends only when all of them are gone."""
    out, whole = tmp_path / "run", tmp_path / "whole"
    command = arena(out, "--games", "9", "--jobs", jobs)
    killed = subprocess.run(
        [sys.executable, "-c", KILLED_AFTER_THREE, *command], capture_output=True, timeout=120, check=False
    )
    assert killed.returncode == -signal.SIGKILL
    assert len(results(out)) == 3
    assert run(*command).exit_code == 0
    assert sorted(results(out)) == list(range(9))
    run(*arena(whole, "--games", "9"))
    assert results(out) == results(whole)
