"""The search: what it finds, what it does not peek at, and when it stops."""

from typing import Any

import pytest

import fondaco
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.levels import level
from fondaco.bots.limit import Limit
from fondaco.bots.search import Search
from fondaco.bots.searcher import Searcher
from tests.toy.auction import BID, CARDS
from tests.toy.auction import GAME as AUCTION

PUERTO_RICO = fondaco.game("puerto_rico")


def two_cards_left(own: list[int], lot: int) -> Any:
    """The second of three lots is being sold; seat 0 holds two cards of those that the others do not."""
    data = AUCTION.to_data(AUCTION.new(2, seed=1))
    state = data["state"]
    state["stack"] = [{"frame": "TurnUpLot"}, {"frame": "BidTogether", "waiting": 3}]
    hands = [own, [5, 6]]
    state["hands"] = [{str(card): 1 for card in hand} for hand in hands]
    state["discards"] = {"7": 1, "8": 1}
    used = {"7", "8", *state["hands"][0], *state["hands"][1]}
    state["deck"] = {str(card + 1): 1 for card in range(CARDS) if str(card + 1) not in used}
    state["lot"] = lot
    return AUCTION.from_data(data)


def searched(knowledge: Knowledge, iterations: int, far: bool = False) -> Search:
    """So many iterations, none less."""
    search = Search(knowledge, 1, far)
    for _ in range(iterations):
        search.iterate()
    return search


@pytest.mark.parametrize(("lot", "card"), [(5, "12"), (1, "1")])
def test_it_spends_the_high_card_on_the_lot_that_decides(lot: int, card: str) -> None:
    state = two_cards_left([1, 12], lot)
    assert level("doge:300").bot(1).choose(Knowledge(AUCTION, state, 0)).text() == f"bid {card}"


def test_the_apprentice_takes_what_lies_before_it() -> None:
    state = two_cards_left([1, 12], 5)
    assert level("apprentice").bot(1).choose(Knowledge(AUCTION, state, 0)).text() == "bid 12"


def test_a_seat_does_not_answer_to_a_secret_of_another() -> None:
    """In the tree of seat 1 all bids of seat 0 are one observation; in that of seat 0 its own are not."""
    search = searched(Knowledge(AUCTION, two_cards_left([1, 12], 3), 0), 100)
    assert list(search.roots[1].children) == [BID]
    assert {action.text() for action in search.roots[0].edges} == {"bid 1", "bid 12"}
    assert len(search.roots[0].children) == 2


def test_where_nothing_is_secret_one_tree_does() -> None:
    state = PUERTO_RICO.new(3, seed=1)
    assert len(Search(Knowledge(PUERTO_RICO, state, PUERTO_RICO.awaited(state)[0]), 1).roots) == 1


def test_every_iteration_is_counted_once_at_the_root() -> None:
    state = PUERTO_RICO.new(3, seed=1)
    seat = PUERTO_RICO.awaited(state)[0]
    search = searched(Knowledge(PUERTO_RICO, state, seat), 30)
    answers = search.findings().answers
    assert search.iterations == sum(finding.visits for finding in answers) == 30
    assert [finding.action for finding in answers] == PUERTO_RICO.suggestions(state, seat)
    assert all(0 < finding.share() < 1 for finding in answers if finding.visits)


@pytest.mark.parametrize("seed", range(8))
def test_it_stops_early_only_when_the_rest_could_not_change_the_choice(seed: int) -> None:
    state = AUCTION.new(3, seed=seed)
    whole, early = (Search(Knowledge(AUCTION, state, 1), seed) for _ in range(2))
    for _ in range(400):
        whole.iterate()
    early.think(Limit(iterations=400))
    assert early.findings().best() is whole.findings().best()
    left = 400 - early.iterations
    assert left == 0 or early.lead() > left


def test_a_clear_case_is_decided_in_less_than_the_limit() -> None:
    search = Search(Knowledge(AUCTION, two_cards_left([1, 12], 5), 0), 1)
    search.think(Limit(iterations=2000))
    assert search.findings().best().text() == "bid 12"
    assert search.iterations < 1500
    timed = Search(Knowledge(AUCTION, two_cards_left([1, 12], 5), 0), 1)
    timed.think(Limit(seconds=600.0, iterations=2000))
    assert timed.iterations == search.iterations


def test_the_state_is_left_alone() -> None:
    state = PUERTO_RICO.new(3, seed=1)
    before = PUERTO_RICO.to_data(state)
    searched(Knowledge(PUERTO_RICO, state, PUERTO_RICO.awaited(state)[0]), 10)
    assert PUERTO_RICO.to_data(state) == before


def test_somebody_can_stop_it() -> None:
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) == 7

    search = Search(Knowledge(AUCTION, AUCTION.new(3, seed=1), 1), 1)
    search.think(Limit(stop=stop))
    assert search.iterations == 7


def test_time_ends_it_after_at_least_one_iteration() -> None:
    search = Search(Knowledge(AUCTION, AUCTION.new(3, seed=1), 1), 1)
    search.think(Limit(seconds=1e-9))
    assert search.iterations == 1
    search.think(Limit(seconds=0.05))
    assert search.iterations > 2


def test_it_looks_as_far_as_it_is_told() -> None:
    state = PUERTO_RICO.new(4, seed=1)
    knowledge = Knowledge(PUERTO_RICO, state, PUERTO_RICO.awaited(state)[0])
    near, far, again = (searched(knowledge, 60, sight).findings().data() for sight in (False, True, True))
    assert far == again != near


def test_a_limit_must_say_something() -> None:
    with pytest.raises(ValueError, match="iterations, seconds or somebody"):
        Limit()


def test_a_forced_move_is_answered_at_once() -> None:
    def never() -> bool:
        raise AssertionError("it has begun to search")

    state = AUCTION.new(2, seed=1)
    for _ in range(2):
        for seat in range(2):
            assert AUCTION.submit(state, seat, AUCTION.choices(state, seat)[0]) is None
    (only,) = AUCTION.choices(state, 0)
    assert Searcher(1, Limit(stop=never), far=False).choose(Knowledge(AUCTION, state, 0)) is only
