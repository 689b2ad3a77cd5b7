"""The kit itself: the toy game passes, and every fault planted in it is caught."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.core.domains import Data
from fondaco.core.game import Game
from fondaco.testing import kit
from tests.conformance import harvest
from tests.conformance.faults import FAULTS
from tests.toy.auction import GAME


@pytest.mark.parametrize("seats", GAME.seat_counts)
@given(seed=st.integers(0, 2**64 - 1), picks=st.lists(st.integers(0, 255), max_size=9))
def test_the_toy_game_passes(seats: int, seed: int, picks: list[int]) -> None:
    kit.check_space(GAME)
    kit.check_game(GAME, seats, {}, seed, picks, thorough=2)


@pytest.mark.parametrize("seats", harvest.GAME.seat_counts)
@given(seed=st.integers(0, 2**64 - 1), picks=st.lists(st.integers(0, 255), max_size=9))
def test_so_does_one_with_sets_and_obvious_answers(seats: int, seed: int, picks: list[int]) -> None:
    kit.check_space(harvest.GAME)
    kit.check_game(harvest.GAME, seats, {}, seed, picks, thorough=2)


@given(seed=st.integers(0, 99), place=st.integers(0, 500), junk=st.one_of(st.none(), st.integers(), st.text()))
def test_broken_data_of_the_toy_game_is_refused(seed: int, place: int, junk: Data) -> None:
    kit.check_broken_data(GAME, GAME.to_data(GAME.new(3, {}, seed)), place, junk)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught(fault: str) -> None:
    make, message = FAULTS[fault]
    with pytest.raises(AssertionError, match=message):
        play_games(make())


def play_games(game: Game) -> None:
    """So many that a fault shows."""
    for seed in range(20):
        kit.check_game(game, 3, {}, seed, [], thorough=2, most_decisions=200)
