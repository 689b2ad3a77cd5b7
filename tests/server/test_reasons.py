"""Pointing at an element of the board with which nothing can be done now."""

import fondaco
from fondaco.server.reasons import why_nothing

GAME = fondaco.game("puerto_rico")


def test_an_element_that_can_be_chosen_has_no_reason() -> None:
    state = GAME.new(4, seed=1)
    assert why_nothing(GAME, state, GAME.awaited(state)[0], ["role:settler"]) is None


def test_an_element_of_another_question_says_that_it_is_not_asked_now() -> None:
    state = GAME.new(4, seed=1)
    objection = why_nothing(GAME, state, GAME.awaited(state)[0], ["building:harbor"])
    assert objection is not None
    assert objection.code == "not-now"
    assert objection.also is not None, "and what would stand in the way if it were"


def test_an_element_of_the_question_says_what_stands_in_the_way() -> None:
    state = GAME.new(4, seed=1)
    seat = GAME.awaited(state)[0]
    assert GAME.submit(state, seat, GAME.parse("role builder")) is None
    objection = why_nothing(GAME, state, seat, ["building:harbor"])
    assert objection is not None
    assert (objection.rule, objection.code) == ("PR-8.05", "too-dear")


def test_the_turn_of_another_is_a_reason() -> None:
    state = GAME.new(4, seed=1)
    other = (GAME.awaited(state)[0] + 1) % 4
    objection = why_nothing(GAME, state, other, ["role:settler"])
    assert objection is not None
    assert objection.code == "not-yours"


def test_what_no_action_is_made_of_has_no_reason() -> None:
    state = GAME.new(4, seed=1)
    assert why_nothing(GAME, state, 0, ["role:nonsense"]) is None
    assert why_nothing(GAME, state, 0, []) is None


def test_two_elements_are_asked_about_together() -> None:
    state = GAME.new(4, seed=1)
    objection = why_nothing(GAME, state, GAME.awaited(state)[0], ["good:corn", "ship:small"])
    assert objection is not None
    assert objection.code == "not-now"


def test_of_elements_that_never_go_together_the_last_is_asked_about() -> None:
    state = GAME.new(4, seed=1)
    seat = GAME.awaited(state)[0]
    alone = why_nothing(GAME, state, seat, ["building:harbor"])
    assert alone is not None
    assert why_nothing(GAME, state, seat, ["role:settler", "building:harbor"]) == alone
