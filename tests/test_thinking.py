"""Thinking in other processes: the same answer, and more of it with more processes."""

import fondaco
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.levels import level
from fondaco.thinking import Question, Thinkers, Thought, merged, think

GAME = fondaco.game("puerto_rico")


def question(kind: str, seed: int = 5) -> Question:
    state = GAME.new(3, seed=1)
    return Question(GAME.to_data(state), GAME.awaited(state)[0], kind, seed)


def chosen(kind: str, seed: int = 5) -> str:
    state = GAME.new(3, seed=1)
    return level(kind).bot(seed).choose(Knowledge(GAME, state, GAME.awaited(state)[0])).text()


def test_the_answer_is_that_of_the_bot() -> None:
    for kind in ["random", "apprentice", "merchant:20"]:
        assert think(question(kind))[0].action == chosen(kind)


def test_two_processes_think_twice_as_much_and_always_the_same() -> None:
    with Thinkers(2) as thinkers:
        first = thinkers.think(question("merchant:20"))
        assert sum(thought.visits for thought in first) == 40
        assert thinkers.think(question("merchant:20")) == first
        assert [thought.visits for thought in first] == sorted((thought.visits for thought in first), reverse=True)


def test_findings_are_added_up_by_action() -> None:
    parts = [[Thought("a", 6, 3.0), Thought("b", 4, 1.0)], [Thought("b", 9, 3.0), Thought("a", 1, 0.0)]]
    assert merged(parts) == [Thought("b", 13, 4.0), Thought("a", 7, 3.0)]
    assert merged(parts)[1].share() == 3 / 7
