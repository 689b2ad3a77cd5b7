"""Whole games kept as text, with their scores. A record that no longer replays must name the rule that changed."""

from pathlib import Path

import pytest

import fondaco
from tests.replays.make import anew

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


KEPT = 40
"""Moves before the one that is no more."""
HEAD = 10
"""Lines before the first move."""


@pytest.fixture
def text() -> str:
    return (Path(__file__).parent / "puerto_rico-2.record").read_text(encoding="utf-8")


def test_a_record_that_the_rules_still_allow_stays_as_it_is(text: str) -> None:
    assert anew(text) == (text, len(fondaco.replay(text).moves))


@pytest.mark.parametrize("gone", ["0 role pirate", "0 build wharf", "1 role settler ; 3 4", ""])
def test_from_the_first_move_that_is_refused_chance_plays_on(text: str, gone: str) -> None:
    lines = text.splitlines()
    assert lines[HEAD - 1].startswith("setup")
    lines[HEAD + KEPT] = gone
    made, stands = anew("\n".join(lines))
    assert stands == KEPT
    assert made.splitlines()[: HEAD + KEPT] == lines[: HEAD + KEPT]
    assert fondaco.replay(made).game.over(fondaco.replay(made).state)


def test_of_a_new_record_the_head_is_enough(text: str) -> None:
    head = text[: text.index("\n\n") + 2]
    made, stands = anew(head)
    assert stands == 0
    assert made.startswith(head)
    assert fondaco.replay(made).game.over(fondaco.replay(made).state)


def test_an_option_that_is_no_more_is_left_out(text: str) -> None:
    assert anew(text.replace('options: {"', 'options: {"pirates": true, "'))[0] == text
