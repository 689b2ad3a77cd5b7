"""The game at a table: idempotent, all or none, undo to the barrier, tried without anybody knowing."""

from collections.abc import Callable
from typing import Any

import pytest

from fondaco.core.game import Game
from fondaco.games import GAMES
from fondaco.server import messages as m
from fondaco.server.play import resumed
from fondaco.server.refusals import No
from fondaco.server.table import Table
from fondaco.server.views import position
from tests.conformance import harvest
from tests.server.scenes import NOW, act, awaited, everything, standing, table, undo


def refused(table: Table, do: Callable[[], Any]) -> No:
    """What it is refused with; nothing has changed."""
    before = everything(table)
    with pytest.raises(No) as no:
        do()
    assert everything(table) == before
    return no.value


# --- moves ------------------------------------------------------------------------------------------------------------


def test_a_move_is_entered_with_what_chance_said_and_what_everybody_heard() -> None:
    (entry,) = act(table(), 0, "draw", key="k").entries
    assert (entry.version, entry.seat, entry.action, entry.key, entry.at) == (1, 0, "draw", "k", NOW)
    assert len(entry.chance) == 1
    drawn = entry.line(1, 0).events[1]["colour"]
    assert drawn is not None
    assert [entry.line(1, reader).events[1]["colour"] for reader in (1, -1)] == [None, None]


def test_the_same_message_twice_is_done_once() -> None:
    made = table()
    act(made, 0, "take red 1", key="k")
    after = everything(made)
    again = act(made, 0, "take red 1", key="k", asked=0)
    assert not again.writes()
    assert everything(made) == after
    assert made.playing().version_of(0, "k") == 1


def test_a_key_that_was_used_for_something_else_is_refused() -> None:
    made = table()
    act(made, 0, "take red 1", key="k")
    assert refused(made, lambda: act(made, 0, "pass", key="k")).refusal.code == "key-used"


def test_two_seats_may_use_the_same_key() -> None:
    made = table()
    act(made, 0, "pass", key="k")
    act(made, 1, "pass", key="k")
    assert standing(made) == ["0 pass", "1 pass"]


def test_a_late_answer_is_refused() -> None:
    made = table()
    act(made, 0, "pass")
    no = refused(made, lambda: act(made, 1, "pass", asked=0))
    assert (no.refusal.code, no.refusal.args) == ("late", {"asked": 0, "now": 1})


def test_an_answer_for_somebody_else_is_refused_by_the_engine() -> None:
    made = table()
    no = refused(made, lambda: act(made, 1, "pass"))
    assert no.refusal.code == "illegal"
    assert no.refusal.objection == {"rule": "TI-1.01", "code": "not-yours", "args": {}}


@pytest.mark.parametrize(
    "action", [[], ["fly"], ["take", "red"], ["take", "red", "9"], [1], [["pass"]], ["pass", None]]
)
def test_what_is_no_action_is_refused(action: list[Any]) -> None:
    made = table()
    assert refused(made, lambda: made.act(0, m.Act("k", 0, [action]), NOW)).refusal.code == "bad-action"


def test_several_actions_are_all_done_or_none() -> None:
    made = table(GAMES["puerto_rico"], seats=3)
    first = awaited(made)
    act(made, first, "role settler", "take quarry")
    assert standing(made) == [f"{first} role settler", f"{first} take quarry"]
    assert [entry.key for entry in made.playing().entries] == ["key 0", "key 0"]
    other = table(GAMES["puerto_rico"], seats=3)
    no = refused(other, lambda: act(other, first, "role builder", "build wharf"))
    assert no.refusal.code == "illegal"
    assert no.refusal.args == {"at": 1}
    assert no.refusal.objection is not None
    assert no.refusal.objection["code"] == "too-dear"


def test_actions_that_would_show_something_on_the_way_are_not_done_together() -> None:
    """Otherwise one could look at what chance brings, be refused, and have it not happened."""
    made = table(people=2)
    assert refused(made, lambda: act(made, 0, "draw", "pass")).refusal.code == "barrier"


# --- questions that several answer ------------------------------------------------------------------------------------


def bidding() -> Table:
    made = table()
    act(made, 0, "pass")
    act(made, 1, "pass")
    return made


def test_seats_answer_together_in_any_order_to_the_same_question() -> None:
    made = bidding()
    asked = made.playing().asked
    act(made, 1, "bid 2", asked=asked)
    assert made.playing().asked == asked
    act(made, 0, "bid 1", asked=asked)
    assert made.playing().asked > asked


def test_others_hear_that_somebody_has_answered_and_nothing_else() -> None:
    made = bidding()
    (entry,) = act(made, 1, "bid 2").entries
    assert entry.line(3, 0).events == [{"event": "did", "seat": "seat:1", "action": {"verb": "bid"}}]
    assert entry.line(3, 1).events == [{"event": "did", "seat": "seat:1", "action": {"verb": "bid", "coins": 2}}]


def test_an_answer_can_be_taken_back_while_others_think() -> None:
    made = bidding()
    act(made, 0, "bid 1")
    assert undo(made, 0).back == 1
    assert standing(made) == ["0 pass", "1 pass"]


def test_an_answer_taken_back_in_the_middle_shows_the_later_ones_again() -> None:
    made = table(seats=3)
    for seat in range(3):
        act(made, seat, "pass")
    act(made, 0, "bid 1")
    act(made, 1, "bid 2")
    asked = made.playing().asked
    outcome = undo(made, 0)
    assert outcome.back == 2
    assert standing(made)[-2:] == ["2 pass", "1 bid 2"]
    assert made.playing().asked == asked
    act(made, 0, "bid 3", asked=asked)
    assert standing(made)[-1] == "0 bid 3"


# --- undo -------------------------------------------------------------------------------------------------------------


def test_undo_is_an_entry_of_its_own() -> None:
    made = table()
    before = made.playing().snapshot()
    act(made, 0, "take red 1")
    (entry,) = undo(made, 0).entries
    assert (entry.version, entry.seat, entry.action) == (2, 0, None)
    assert standing(made) == []
    assert made.playing().snapshot() == before


def test_undo_goes_no_further_than_the_barrier() -> None:
    made = table()
    act(made, 0, "draw")
    assert refused(made, lambda: undo(made, 0)).refusal.code == "nothing-to-undo"
    act(made, 1, "take red 1")
    assert refused(made, lambda: undo(made, 0)).refusal.code == "nothing-to-undo"
    undo(made, 1)
    assert standing(made) == ["0 draw"]


def test_undo_names_the_version_it_saw_and_is_done_once() -> None:
    made = table()
    act(made, 0, "take red 1")
    assert refused(made, lambda: undo(made, 0, version=0)).refusal.code == "late"
    undo(made, 0, key="u")
    after = everything(made)
    assert not undo(made, 0, key="u", version=1).writes()
    assert everything(made) == after


def test_a_message_of_before_the_undo_is_not_done_again() -> None:
    made = table()
    act(made, 0, "take red 1", key="k")
    undo(made, 0)
    assert not act(made, 0, "take red 1", key="k").writes()
    assert standing(made) == []


def test_an_answer_on_its_way_is_late_when_the_question_was_taken_back_and_another_put() -> None:
    """The engine's number of the question is the same again; the table's is not."""
    made = table()
    act(made, 0, "take red 1")
    seen, number = made.playing().asked, made.playing().history.state.asked
    undo(made, 0)
    act(made, 0, "take green 2")
    assert made.playing().history.state.asked == number
    assert refused(made, lambda: act(made, 1, "pass", asked=seen)).refusal.code == "late"


# --- trying, and why not ----------------------------------------------------------------------------------------------


def tried(made: Table, seat: int, *texts: str) -> m.Tried:
    before = everything(made)
    actions = [made.game.parse(text).data() for text in texts]
    answer = made.tried(seat, m.Try("k", made.playing().asked, actions))
    assert everything(made) == before
    return answer


def test_trying_shows_what_would_be_and_changes_nothing() -> None:
    made = table(GAMES["puerto_rico"], seats=3)
    first = awaited(made)
    answer = tried(made, first, "role settler", "take quarry")
    assert (answer.at, answer.refusal, answer.barrier) == (2, None, False)
    assert [event["event"] for event in answer.events if event["event"] == "did"] == ["did", "did"]
    assert answer.position.awaited == [(first + 1) % 3]
    assert not answer.position.may_undo


def test_trying_ends_at_what_the_rules_refuse() -> None:
    answer = tried(table(), 0, "take red 2", "take red 1")
    assert answer.at == 1
    assert answer.refusal is not None
    assert answer.refusal.code == "illegal"


def test_trying_ends_at_the_barrier_and_tells_nothing_behind_it() -> None:
    made = table()
    answer = tried(made, 0, "draw")
    assert (answer.at, answer.barrier, answer.events) == (0, True, [])
    assert answer.position.view == made.game.view(made.playing().history.state, 0)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_is_tried_is_the_same_in_a_game_that_the_seat_cannot_tell_from_the_true_one(game: Game) -> None:
    made = table(game, seats=max(count for count in game.seat_counts if count <= 4), people=0, seed=3)
    for _ in range(60):
        state = made.playing().history.state
        seat = game.awaited(state)[0]
        for action in game.choices(state, seat)[:4]:
            message = m.Try("k", made.playing().asked, [action.data()])
            told = made.tried(seat, message)
            true, made.playing().history.state = state, game.resample(state, seat, 99)
            assert made.tried(seat, message).position.view == told.position.view
            made.playing().history.state = true
        made.bot_acts(seat, made.playing().asked, game.suggestions(state, seat)[0].data(), NOW)
        if made.phase == "over":
            break


def test_why_not_answers_for_actions_and_for_elements_of_the_board() -> None:
    made = table(GAMES["puerto_rico"], seats=3)
    first = awaited(made)
    no = made.why_not(first, m.WhyNot("k", ["build", "wharf"]))
    assert no.objection is not None
    assert no.objection["code"] == "not-now"
    assert made.why_not(first, m.WhyNot("k", ["role", "settler"])).objection is None
    assert made.why_not(first, m.WhyNot("k", None, ["role:settler"])).objection is None


def test_a_position_is_what_its_reader_may_know() -> None:
    made = table()
    act(made, 0, "draw")
    play = made.playing()
    for reader in (-1, 0, 1):
        shown = position(play, reader)
        assert shown.view == made.game.view(play.history.state, None if reader < 0 else reader)
        assert shown.may_act is (reader == 1)
        assert bool(shown.choices) is (reader == 1)
        assert shown.open == (["offer"] if reader == 1 else [])
        assert (shown.scores, shown.ranking) == (None, None)


# --- what is obvious ------------------------------------------------------------------------------------------------


def shown_as_obvious(table: Table, seat: int) -> str | None:
    choice = position(table.playing(), seat).obvious
    return None if choice is None else choice.told["verb"]


def test_what_is_obvious_is_shown_to_whoever_is_asked() -> None:
    made = table(harvest.GAME)
    assert shown_as_obvious(made, 0) is None
    act(made, 0, "enough")
    assert shown_as_obvious(made, 0) == "thank"
    assert shown_as_obvious(made, 1) is None


def test_it_is_not_shown_again_to_whoever_has_taken_it_back() -> None:
    made = table(harvest.GAME)
    act(made, 0, "enough")
    act(made, 0, "thank")
    undo(made, 0)
    assert shown_as_obvious(made, 0) is None
    act(made, 0, "leave")
    act(made, 1, "enough")
    assert shown_as_obvious(made, 1) == "thank"


def test_a_stored_table_knows_who_has_taken_something_back() -> None:
    made = table(harvest.GAME)
    book = [*act(made, 0, "enough").entries, *act(made, 0, "thank").entries, *undo(made, 0).entries]
    play = made.playing()
    again = resumed(play.game, {}, 7, play.history.setup, play.snapshot(), None, 0, play.asked, book)
    assert position(again, 0).obvious is None
