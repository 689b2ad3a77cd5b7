"""Batches: the same games whatever the number of processes, written into one array."""

from typing import Any

import numpy as np
import pytest

from fondaco.adapters.batches import Batch
from fondaco.adapters.setting import Setting
from fondaco.core.errors import Bad


def lowest_legal(batch: Batch) -> Any:
    """The first legal code of each game."""
    return batch.masks.argmax(axis=1)


def course(batch: Batch, steps: int) -> list[bytes]:
    """All that is seen in so many steps."""
    seen = []
    for _ in range(steps):
        batch.step(lowest_legal(batch))
        arrays = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.ended)
        seen.append(b"".join(array.tobytes() for array in arrays))
    return seen


def test_what_happens_does_not_depend_on_the_number_of_workers() -> None:
    setting = Setting("calimala", 3)
    alone, helped = Batch(setting, 5, seed=3), Batch(setting, 5, seed=3, workers=2)
    assert course(alone, 120) == course(helped, 120)
    helped.close()


def test_rows_are_what_the_seat_asked_sees_in_each_game() -> None:
    setting = Setting("puerto_rico", 3)
    batch = Batch(setting, 2, seed=1)
    assert not np.array_equal(batch.observations[0], batch.observations[1])
    assert batch.observations.shape == (2, setting.size)
    assert batch.masks.shape == (2, setting.actions)
    first = batch.seats.copy()
    assert (batch.observations[np.arange(2), first] == 1).all(), "the first numbers are the own seat"


def test_a_game_that_ends_pays_and_begins_anew() -> None:
    batch = Batch(Setting("citadels", 2), 3, seed=2)
    rng = np.random.default_rng(1)
    ended = 0
    while ended < 3:
        batch.step([rng.choice(np.flatnonzero(mask)) for mask in batch.masks])
        ended += int(batch.ended.sum())
        assert np.allclose(batch.rewards.sum(axis=1), 0)
        assert (batch.rewards[~batch.ended] == 0).all()
        assert batch.masks.any(axis=1).all()


def test_bots_play_their_seats() -> None:
    batch = Batch(Setting("calimala", 4), 6, seed=4, opponents=["random"] * 3)
    seats = batch.seats.copy()
    assert len(set(seats.tolist())) > 1, "the free seat is drawn for each game"
    for _ in range(20):
        batch.step(lowest_legal(batch))
        assert np.array_equal(batch.seats, seats)


def test_an_illegal_step_is_refused_and_changes_nothing() -> None:
    setting = Setting("puerto_rico", 2)
    batch = Batch(setting, 3, seed=1)
    codes = lowest_legal(batch)
    before = batch.observations.copy()
    wrong = codes.copy()
    wrong[2] = int(batch.masks[2].argmin())
    with pytest.raises(Bad, match="game 2: seat"):
        batch.step(wrong)
    for junk in ([-1, 0, 0], [setting.actions, 0, 0], [0, 0], [0.5, 0.5, 0.5]):
        with pytest.raises(Bad):
            batch.step(junk)
    assert np.array_equal(batch.observations, before)
    batch.step(codes)
    assert not np.array_equal(batch.observations, before)


def test_what_no_worker_could_do_is_refused() -> None:
    setting = Setting("puerto_rico", 2)
    for games, workers in [(0, 0), (2, 3), (2, -1)]:
        with pytest.raises(Bad, match="cannot be shared"):
            Batch(setting, games, 1, workers=workers)
    with pytest.raises(Bad, match="no seat of 2 free"):
        Batch(setting, 1, 1, opponents=["random", "random"])


def test_lanes_follow_from_seed_and_number() -> None:
    setting = Setting("puerto_rico", 2)
    small, large = Batch(setting, 2, seed=9), Batch(setting, 4, seed=9)
    assert np.array_equal(small.observations, large.observations[:2])
