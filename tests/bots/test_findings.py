"""Findings: which answer is best, what a hint shows, what several bots find out together."""

import json

import pytest

import fondaco
from fondaco.bots.bot import RandomBot, part_seed
from fondaco.bots.findings import Finding, Findings, read_findings, together
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.levels import level
from tests.toy.auction import GAME as AUCTION

A, B, C, D, E = AUCTION.space.actions[:5]


def at_the_first_question(name: str) -> Knowledge:
    """Whoever is asked first at a table of four."""
    game = fondaco.game(name)
    state = game.new(4, seed=1)
    return Knowledge(game, state, game.awaited(state)[0])


def test_the_most_visited_is_best_then_the_better_share_then_what_was_suggested_first() -> None:
    found = Findings([Finding(A, 5, 2.0), Finding(B, 9, 1.0), Finding(C, 5, 3.0), Finding(D), Finding(E)])
    assert [finding.action for finding in found.ranked()] == [B, C, A, D, E]
    assert found.best() is B


def test_an_answer_that_was_never_tried_has_no_share() -> None:
    assert Finding(A).share() == 0.0
    assert Finding(A).percent() == 0


@pytest.mark.parametrize("name", fondaco.GAMES)
@pytest.mark.parametrize("kind", ["random", "apprentice", "merchant:2", "doge:30"])
def test_a_bot_chooses_the_best_of_what_it_finds(name: str, kind: str) -> None:
    knowledge = at_the_first_question(name)
    bot = level(kind).bot(3)
    found = bot.findings(knowledge)
    assert bot.choose(knowledge) is found.best()
    assert found.best() in knowledge.suggestions()


def test_who_does_not_search_knows_one_answer() -> None:
    (only,) = RandomBot(1).findings(at_the_first_question("calimala")).answers
    assert (only.visits, only.share()) == (0, 0.0)


def test_a_hint_is_the_best_three_in_the_order_of_what_it_shows() -> None:
    found = Findings([Finding(A, 20, 5.0), Finding(B, 40, 9.6), Finding(C, 1, 0.9), Finding(D, 30, 7.8), Finding(E)])
    assert [(finding.action, finding.percent()) for finding in found.hints()] == [(D, 26), (A, 25), (B, 24)]


def test_where_a_hint_shows_the_same_the_more_trustworthy_comes_first() -> None:
    found = Findings([Finding(A, 20, 5.06), Finding(B, 40, 10.0)])
    assert [(finding.action, finding.percent()) for finding in found.hints()] == [(B, 25), (A, 25)]


def test_a_hint_does_not_name_what_was_never_tried() -> None:
    assert [finding.action for finding in Findings([Finding(A), Finding(B, 2, 0.5), Finding(C)]).hints()] == [B]


def test_a_hint_names_the_only_answer_there_is() -> None:
    assert [finding.action for finding in Findings([Finding(A)]).hints()] == [A]


def test_a_hint_of_a_search_that_left_answers_untried_names_the_others() -> None:
    """Whoever bids for an action of Genoa may pay it in more ways than so few iterations can try."""
    game = fondaco.game("genoa")
    state = game.new(4, seed=1)
    for text in ["hear", "bid cathedral"]:
        assert game.submit(state, game.awaited(state)[0], game.parse(text)) is None
    knowledge = Knowledge(game, state, game.awaited(state)[0])
    found = level("doge:3").bot(1).findings(knowledge)
    assert len(found.answers) == len(knowledge.suggestions()) > 3
    assert any(not finding.visits for finding in found.answers)
    assert found.hints()
    assert all(finding.visits for finding in found.hints())


@pytest.mark.parametrize("name", fondaco.GAMES)
def test_they_are_the_same_after_a_journey_in_json(name: str) -> None:
    knowledge = at_the_first_question(name)
    found = level("merchant:20").bot(3).findings(knowledge)
    read = read_findings(knowledge.game.space, json.loads(json.dumps(found.data())))
    assert read.data() == found.data()
    assert read.best() == found.best()


def test_what_several_find_out_is_added_up_by_answer() -> None:
    parts = [Findings([Finding(A, 6, 3.0), Finding(B, 4, 1.0)]), Findings([Finding(B, 9, 3.0), Finding(A, 1, 0.0)])]
    found = together(parts)
    assert [(finding.action, finding.visits, finding.total) for finding in found.answers] == [(A, 7, 3.0), (B, 13, 4.0)]
    assert found.best() is B


def test_one_alone_is_no_company() -> None:
    found = level("merchant:20").bot(3).findings(at_the_first_question("genoa"))
    assert together([found]).data() == found.data()


def test_of_several_that_do_not_search_the_first_is_heard() -> None:
    assert together([Findings([Finding(B)]), Findings([Finding(A)])]).best() is B


def test_several_think_with_seeds_of_their_own_and_the_first_with_the_bots() -> None:
    knowledge = at_the_first_question("puerto_rico")
    parts = [level("merchant:30").bot(part_seed(7, part)).findings(knowledge).data() for part in range(3)]
    assert part_seed(7, 0) == 7
    assert len({json.dumps(part) for part in parts}) == 3
