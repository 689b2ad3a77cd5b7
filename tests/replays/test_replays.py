"""Whole games kept as text, with their scores. A record that no longer replays must name the rule that changed."""

from pathlib import Path

import pytest

import fondaco

RECORDS = sorted(Path(__file__).parent.glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_record_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    history = fondaco.replay(text)
    assert history.game.over(history.state)
    players = [line.partition(": ")[2] for line in text.splitlines() if line.startswith("player ")]
    assert history.record(players).text() == text


def test_there_are_records() -> None:
    assert RECORDS
