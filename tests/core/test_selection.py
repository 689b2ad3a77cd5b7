"""A set that is named piece by piece, and answers that nearly everybody gives."""

from fondaco.core import flow
from fondaco.core.events import Did, Ear
from fondaco.core.history import begin
from tests.conformance.harvest import ENOUGH, GAME, THANK, Harvest
from tests.core.tiny import BID


def play(s: Harvest, *texts: str) -> None:
    """The awaited seat does these."""
    for text in texts:
        objection = GAME.submit(s, GAME.awaited(s)[0], GAME.parse(text))
        assert objection is None, objection


def listed(s: Harvest) -> list[str]:
    return [action.text() for action in GAME.choices(s, GAME.awaited(s)[0])]


def suggested(s: Harvest) -> list[str]:
    return [action.text() for action in GAME.suggestions(s, GAME.awaited(s)[0])]


def test_every_piece_that_may_still_be_named_is_listed() -> None:
    s = GAME.new(2, {}, 1)
    play(s, "pick plum")
    assert listed(s) == ["pick apple", "pick pear", "pick grape", "enough"]


def test_a_search_is_suggested_one_order_of_naming() -> None:
    s = GAME.new(2, {}, 1)
    play(s, "pick plum")
    assert suggested(s) == ["pick grape", "enough"]


def test_the_order_of_naming_makes_no_difference() -> None:
    one, other = GAME.new(2, {}, 1), GAME.new(2, {}, 1)
    play(one, "pick plum", "pick apple")
    play(other, "pick apple", "pick plum")
    assert GAME.to_data(one) == GAME.to_data(other)
    assert one.points == [4, 0]


def test_the_question_ends_when_nothing_is_left_to_name() -> None:
    s = GAME.new(2, {}, 1)
    play(s, "pick plum", "pick apple")
    assert listed(s) == ["thank", "leave"]


def test_the_question_ends_by_its_players_word() -> None:
    s = GAME.new(2, {}, 1)
    play(s, "pick plum", "enough")
    assert (s.points, listed(s)) == ([3, 0], ["thank", "leave"])


def test_an_answer_is_obvious_to_whoever_is_asked_and_to_nobody_else() -> None:
    s = GAME.new(2, {}, 1)
    play(s, "enough")
    assert GAME.obvious(s, 0) is THANK.of()
    assert GAME.obvious(s, 1) is None


def test_people_are_asked_what_is_obvious_and_a_brisk_game_answers_it() -> None:
    s = GAME.new(2, {}, 1)
    GAME.hasten(s)
    play(s, "enough")
    assert (GAME.awaited(s), s.points) == ([1], [1, 0])


def test_a_brisk_game_ends_a_naming_in_which_nothing_more_is_suggested() -> None:
    s = GAME.new(2, {}, 1)
    GAME.hasten(s)
    play(s, "pick grape")
    assert (GAME.awaited(s), s.points) == ([1], [5, 0])


def test_what_nobody_would_have_to_be_asked_is_answered_in_a_history_move_by_move() -> None:
    history = begin(GAME, 2, {}, 1)
    assert history.submit(0, GAME.parse("pick grape")) is None
    history.catch_up()
    assert [move.action for move in history.moves[1:]] == [ENOUGH.of(), THANK.of()]
    assert history.undo(0)
    assert flow.asking(history.state) is not None and GAME.awaited(history.state) == [0]


def test_that_an_answer_was_obvious_is_told_with_it() -> None:
    s = GAME.new(2, {}, 1)
    play(s, "enough")
    s.ear = ear = Ear()
    play(s, "thank", "enough", "leave")
    told = [event.seen_by(1) for event in ear.events]
    assert [event.get("obvious") for event in told] == [True, None, None]


def test_that_a_secret_answer_was_obvious_is_told_to_its_own_seat_only() -> None:
    did = Did(0, BID.of(1), obvious=True)
    assert did.seen_by(0)["obvious"] is True
    assert "obvious" not in did.seen_by(1)
    assert "obvious" not in did.seen_by(-1)
