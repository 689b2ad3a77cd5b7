"""History: the way back, and how far it goes."""

import json
from typing import Any

import pytest

from fondaco.core.chance import Loaded, seeded
from fondaco.core.errors import Bad
from fondaco.core.history import History, begin, flowed, replay, start
from fondaco.core.record import parse
from tests.core.tiny import GAME, find


def game(seats: int = 2, rounds: int = 2, seed: int = 7) -> History:
    return begin(GAME, seats, {"rounds": rounds}, seed)


def play(history: History, *texts: str) -> History:
    """Do these: `0 take red 1`."""
    for text in texts:
        seat, _, action = text.partition(" ")
        objection = history.submit(int(seat), GAME.parse(action))
        assert objection is None, f"{text}: {objection}"
    return history


def position(history: History) -> str:
    """The whole state, as bytes."""
    return json.dumps(GAME.to_data(history.state), sort_keys=True)


def moves(history: History) -> list[str]:
    return [f"{move.seat} {move.action.text()}" for move in history.moves]


def drawn(history: History, seat: int) -> str:
    """A stone in the hand of a seat."""
    hand: dict[str, Any] = GAME.to_data(history.state)["state"]["hands"][seat]
    return min(hand)


# --- submitting -------------------------------------------------------------------------------------------------------


def test_an_action_is_done_noted_and_heard() -> None:
    history = play(game(), "0 take red 2")
    assert moves(history) == ["0 take red 2"]
    assert [event.seen_by(-1)["event"] for event in history.events] == ["did"]
    play(history, "1 draw")
    assert history.moves[1].chance == [4]
    assert [event.seen_by(0)["event"] for event in history.events] == ["did", "drew"]


def test_a_refused_action_changes_nothing_and_leaves_the_way_back() -> None:
    history = play(game(), "0 take red 2")
    before = position(history)
    for seat, text in [(0, "pass"), (1, "bid 1"), (1, "take red 1"), (5, "pass")]:
        assert history.submit(seat, GAME.parse(text)) is not None
    assert (position(history), moves(history)) == (before, ["0 take red 2"])
    assert history.may_undo(0)


def test_nobody_listens_between_actions() -> None:
    history = play(game(), "0 draw")
    assert history.state.ear is None
    assert history.state.chance.notes is None
    assert history.submit(0, GAME.parse("draw")) is not None
    assert history.state.ear is None
    assert history.state.chance.notes is None


def test_the_results_of_chance_in_the_set_up_are_kept() -> None:
    assert game().setup == []
    assert game().options == {"rounds": 2, "extras": []}


# --- taking back ------------------------------------------------------------------------------------------------------


def test_an_open_action_can_be_taken_back() -> None:
    history = game()
    before = position(history)
    play(history, "0 take red 2")
    assert history.may_undo(0)
    assert history.undo(0)
    assert (position(history), moves(history), history.events) == (before, [], [])
    assert not history.may_undo(0)
    assert not history.undo(0)


def test_asking_whether_one_may_changes_nothing() -> None:
    history = play(game(), "0 pass", "1 pass", "0 bid 1")
    before = position(history)
    for seat in range(-1, 4):
        history.may_undo(seat)
    assert position(history) == before


def test_several_actions_of_one_seat_can_be_taken_back_one_by_one() -> None:
    history = play(game(), "0 pass")
    before = position(history)
    play(history, "1 take blue 1", "1 bid 2")
    assert history.undo(1)
    assert moves(history) == ["0 pass", "1 take blue 1"]
    assert history.undo(1)
    assert position(history) == before
    assert not history.undo(1)


def test_only_the_seat_that_acted_last_takes_back() -> None:
    history = play(game(), "0 take red 2")
    assert not history.may_undo(1)
    assert not history.undo(1)
    assert moves(history) == ["0 take red 2"]


def test_not_after_another_seat_has_acted() -> None:
    history = play(game(), "0 take red 2", "1 take blue 1")
    assert not history.may_undo(0)
    assert not history.undo(0)
    assert history.undo(1)
    assert not history.may_undo(0)


def test_not_beyond_chance() -> None:
    history = play(game(), "0 draw")
    assert not history.may_undo(0)
    assert not history.undo(0)
    play(history, "1 take red 1", "1 bid 2")
    assert history.undo(1)
    assert history.undo(1)
    assert not history.undo(1)


def test_not_beyond_chance_of_ones_own() -> None:
    history = play(game(), "0 pass", "1 draw", "1 bid 1")
    assert history.undo(1)
    assert not history.may_undo(1)
    assert moves(history) == ["0 pass", "1 draw"]


def test_not_after_others_have_learned_something() -> None:
    history = play(game(), "0 draw", "1 pass", "0 bid 1", "1 bid 2")
    play(history, f"0 show {drawn(history, 0)}")
    assert not history.may_undo(0)
    assert not history.undo(0)


def test_not_after_sealed_bids_have_been_opened() -> None:
    history = play(game(), "0 pass", "1 pass", "0 bid 1", "1 bid 2")
    assert not history.may_undo(0)
    assert not history.may_undo(1)


def test_what_has_been_taken_back_can_be_done_otherwise() -> None:
    history = play(game(), "0 take red 2")
    history.undo(0)
    play(history, "0 take blue 1", "1 pass")
    assert moves(history) == ["0 take blue 1", "1 pass"]
    assert history.state.points == [1, 0]


# --- answers to a question that others are still answering ------------------------------------------------------------

BIDDING = ["0 pass", "1 pass", "2 pass"]


def test_an_answer_is_taken_back_though_others_have_answered_since() -> None:
    history = play(game(3), *BIDDING, "0 bid 1", "2 bid 3")
    assert history.may_undo(0)
    assert history.undo(0)
    assert moves(history) == [*BIDDING, "2 bid 3"]
    assert GAME.awaited(history.state) == [0, 1]


def test_then_the_others_can_still_take_back_theirs_but_nothing_before() -> None:
    history = play(game(3), *BIDDING, "2 bid 1", "0 bid 3")
    assert history.undo(2)
    assert history.undo(0)
    assert moves(history) == BIDDING
    assert not history.may_undo(0)
    assert not history.may_undo(2)


def test_an_answer_is_taken_back_the_short_way_if_nobody_has_answered_since() -> None:
    history = play(game(3), *BIDDING)
    before = position(history)
    play(history, "1 bid 1")
    assert history.undo(1)
    assert position(history) == before


def test_who_has_not_answered_has_nothing_to_take_back() -> None:
    history = play(game(3), *BIDDING, "0 bid 1")
    assert not history.may_undo(1)
    assert not history.may_undo(-1)
    assert not history.may_undo(3)


def test_a_retracted_answer_can_be_given_anew_and_the_question_stays_the_same() -> None:
    history = play(game(3), *BIDDING, "0 bid 1", "1 bid 2")
    asked = history.state.asked
    history.undo(0)
    assert history.state.asked == asked
    play(history, "0 bid 3", "2 bid 0")
    assert history.state.points == [0, 0, 0]
    assert moves(history) == [*BIDDING, "1 bid 2", "0 bid 3", "2 bid 0"]


# --- the record -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "back", "after"),
    [
        (["0 take red 2"], 0, ["0 draw", "1 pass"]),
        (["0 draw", "1 take red 1"], 1, ["1 draw", "0 bid 1", "1 bid 0"]),
        (["0 pass", "1 draw", "0 bid 1"], 0, ["1 bid 1", "0 bid 2", "0 draw"]),
        (["0 pass", "1 pass", "1 bid 3"], 1, ["0 bid 3"]),
    ],
)
def test_the_record_after_taking_back_replays_to_the_same_position(
    before: list[str], back: int, after: list[str]
) -> None:
    history = play(game(), *before)
    assert history.undo(back)
    play(history, *after)
    again = replay(GAME, parse(history.record().text(), find))
    assert position(again) == position(history)
    assert moves(again) == moves(history)


def test_the_record_after_a_retracted_answer_replays_to_the_same_position() -> None:
    history = play(game(3), *BIDDING, "0 bid 1", "1 bid 2")
    history.undo(0)
    again = replay(GAME, parse(history.record().text(), find))
    assert position(again) == position(history)
    play(history, "2 bid 0", "0 bid 3")
    assert position(replay(GAME, parse(history.record().text(), find))) == position(history)


def test_the_record_has_a_result_only_once_the_game_is_over() -> None:
    history = play(game(rounds=1), "0 take red 2", "1 pass", "0 bid 1")
    assert history.record().result is None
    play(history, "1 bid 2")
    assert history.record().result == [2, 1]


def test_a_record_is_not_changed_by_what_happens_later() -> None:
    history = play(game(), "0 pass")
    record = history.record(["Anna", "Béla"])
    play(history, "1 pass")
    assert len(record.moves) == 1
    assert record.players == ["Anna", "Béla"]


# --- what has flowed --------------------------------------------------------------------------------------------------


def test_information_flows_by_chance_and_by_losing_a_secret() -> None:
    s = GAME.new(2, {}, 7)
    took, drew = GAME.copy(s), GAME.copy(s)
    GAME.submit(took, 0, GAME.parse("take red 1"))
    GAME.submit(drew, 0, GAME.parse("draw"))
    assert not flowed(GAME, s, took)
    assert flowed(GAME, s, drew)


def test_a_game_without_a_seed_says_so_in_its_record() -> None:
    history = start(GAME, 2, None, seeded(7))
    assert history.seed is None
    assert history.record().seed is None


def test_a_game_goes_on_from_a_stored_state_and_the_way_back_begins_there() -> None:
    before = play(game(), "0 take red 1")
    state = GAME.from_data(GAME.to_data(before.state))
    after = History(GAME, state, before.options, before.setup, before.seed, list(before.moves))
    assert not after.may_undo(0)
    play(after, "1 take green 1")
    play(before, "1 take green 1")
    assert after.may_undo(1)
    assert after.record().text() == before.record().text()
    assert position(after) == position(before)


def test_the_barrier_is_the_state_to_which_the_way_back_leads() -> None:
    history = game()
    before = position(history)
    assert (history.back(), history.barrier()) == (0, history.state)
    play(history, "0 take red 1")
    assert history.back() == 1
    assert json.dumps(GAME.to_data(history.barrier()), sort_keys=True) == before
    play(history, "1 draw")
    assert (history.back(), history.barrier()) == (0, history.state)


def test_chance_that_has_run_out_is_refused_and_the_position_stays() -> None:
    history = start(GAME, 2, None, Loaded([]))
    before = position(history)
    with pytest.raises(Bad, match="asked more often than there are results"):
        history.submit(0, GAME.parse("draw"))
    assert position(history) == before
    assert history.state.ear is None
    play(history, "0 pass")
