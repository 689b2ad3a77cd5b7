"""GE-3.09: every player hides or shows their ducats."""

from typing import Any

import pytest

from fondaco.core.errors import Bad
from fondaco.core.history import begin
from fondaco.games.genoa.game import GAME
from tests.rules.genoa.table import HERE, LIVE, MOVE, Table, table


def seen(t: Table, by: int | None) -> list[Any]:
    return [player["ducats"] for player in t.view(by)["players"]]


def test_ge_3_09_all_begin_hidden_and_each_may_show_them() -> None:
    t = table(window=MOVE)
    assert seen(t, 2) == [None, None, 130, None]
    t.say(1, "coins", open=True)
    assert seen(t, 2) == [None, 130, 130, None]
    assert seen(t, None) == [None, 130, None, None]
    assert t.happened("opened") == [{"event": "opened", "seat": "seat:1"}]


def test_ge_3_09_the_question_stays_the_same() -> None:
    t = table(window=MOVE)
    before = (t.asked(), t.seat, t.choices(), t.data["asked"])
    t.say(1, "coins", open=True)
    assert (t.asked(), t.seat, t.choices(), t.data["asked"]) == before


def test_ge_3_09_once_in_a_turn_so_that_nobody_gains_time() -> None:
    t = table(window=MOVE)
    assert t.refusal(1, "coins", open=False) == ("GE-3.09", "ducats-lie-so")
    t.say(1, "coins", open=True)
    assert t.refusal(1, "coins", open=False) == ("GE-3.09", "turned-already")
    t.do("1 pass", "2 pass", "3 pass", "stop")
    while t.refusal(1, "coins", open=False) is not None:
        t.do(t.choices()[0])
    t.say(1, "coins", open=False)
    assert seen(t, 2) == [None, None, 130, None]
    assert t.happened("covered") == [{"event": "covered", "seat": "seat:1"}]


def test_ge_3_09_a_table_may_decide_for_all() -> None:
    for hidden in [True, False]:
        t = table(window=MOVE, options={"ducats_hidden": hidden})
        assert seen(t, 1) == ([None, 130, None, None] if hidden else [130] * 4)
        assert t.refusal(1, "coins", open=hidden) == ("GE-3.09", "table-decides")


def test_ge_3_09_wherever_one_is_asked_in_a_talk() -> None:
    here = table(at="harbor", window=HERE).say(0, "coins", open=True)
    assert here.asked() == "TakeOrHear"
    heard = table(window=MOVE).do("1 pass", "2 pass", "3 pass").say(0, "coins", open=True)
    assert heard.asked() == "Hear"
    heard.say(0, "counter_with", to=1, target="coach_house", want={"ducats": 20}).say(1, "coins", open=True)
    assert heard.asked() == "Answer"
    live = table(window=MOVE, options=LIVE).say(0, "coins", open=True).say(3, "coins", open=True)
    assert seen(live, 1) == [130, 130, None, 130]


def test_ge_3_09_what_others_have_seen_is_not_taken_back() -> None:
    history = begin(GAME, 3, {"first_player": 0}, 2)
    seat = GAME.awaited(history.state)[0]
    assert history.submit(seat, GAME.parse('coins {"open": true}')) is None
    assert not history.may_undo(seat)


@pytest.mark.parametrize("wrong", ["{}", '{"open": 1}', '{"open": true, "shut": false}'])
def test_ge_3_09_what_makes_no_sense(wrong: str) -> None:
    with pytest.raises(Bad):
        GAME.parse(f"coins {wrong}")
