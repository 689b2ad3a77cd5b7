"""The journal: nothing finished is lost, nothing is counted twice, half a line is no result."""

import json
from pathlib import Path

import pytest

from fondaco.arena.journal import Journal
from fondaco.arena.match import Result
from fondaco.arena.plan import Plan
from fondaco.core.errors import Bad

PLAN = Plan("puerto_rico", 2, {}, ["apprentice", "random"], 7)


def result(match: int, score: int = 30) -> Result:
    return Result(match, [0, 1], [score, 20], [1, 2], 100, [40, 50], [0.5, 0.25])


def kept(path: Path) -> dict[int, Result]:
    with Journal(path, PLAN) as journal:
        return journal.results


def test_what_was_added_is_there_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "run.jsonl"
    with Journal(path, PLAN) as journal:
        journal.add(result(3))
        journal.add(result(0))
        assert journal.missing(5) == [1, 2, 4]
        assert [one.match for one in journal.finished(5)] == [0, 3]
        assert [one.match for one in journal.finished(2)] == [0]
    assert kept(path) == {3: result(3), 0: result(0)}


def test_a_result_is_on_disk_before_it_counts(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Journal(path, PLAN) as journal:
        journal.add(result(0))
        head, line = path.read_text().splitlines()
        assert json.loads(head) == PLAN.data()
        assert json.loads(line) == result(0).data()


def test_a_match_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Journal(path, PLAN) as journal:
        journal.add(result(0, 30))
        journal.add(result(0, 99))
    assert kept(path) == {0: result(0, 30)}
    assert len(path.read_text().splitlines()) == 2


@pytest.mark.parametrize("cut", range(1, 40, 6))
def test_half_a_line_is_dropped_and_the_match_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "run.jsonl"
    with Journal(path, PLAN) as journal:
        journal.add(result(0))
        journal.add(result(1))
    path.write_bytes(path.read_bytes()[:-cut])
    with Journal(path, PLAN) as journal:
        assert journal.missing(2) == [1]
        journal.add(result(1))
    assert kept(path) == {0: result(0), 1: result(1)}


def test_half_a_head_is_no_run(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text('{"game": "puer')
    with Journal(path, PLAN) as journal:
        journal.add(result(0))
    assert kept(path) == {0: result(0)}


def test_the_journal_of_another_run_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Journal(path, PLAN) as journal:
        journal.add(result(0))
    before = path.read_bytes()
    with pytest.raises(Bad, match="another run"):
        Journal(path, Plan("puerto_rico", 2, {}, ["apprentice", "random"], 8))
    assert path.read_bytes() == before


@pytest.mark.parametrize("line", ["nonsense", "[1]", '{"match": 1}', '{"match": 1, "more": 2}'])
def test_a_line_that_is_no_result_is_refused_with_its_number(tmp_path: Path, line: str) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text(f"{json.dumps(PLAN.data())}\n{line}\n")
    with pytest.raises(Bad, match="line 2"):
        Journal(path, PLAN)
