"""Chance: the same results for the same seed for ever, fair, and closed to junk."""

from collections import Counter

import pytest

from fondaco.core.chance import MOST_SEED, Chance, Loaded, chance_from_data, seeded
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.rows import row


def results(chance: Chance, n: int, times: int) -> list[int]:
    return [int(chance.below(n)) for _ in range(times)]


# --- the same for ever ------------------------------------------------------------------------------------------------

# Computed by a second implementation of sfc32. Records and seeds of players depend on them: never adjust them.
GOLDEN = {
    0: ([98, 22, 58, 92, 48, 97, 23, 21, 36, 31], [2108252815, 473961968, 1245789426]),
    1: ([41, 47, 38, 63, 96, 16, 15, 66, 18, 24], [889916707, 1013208422, 830769867]),
    7: ([48, 17, 40, 92, 68, 25, 67, 70, 74, 71], [1032331733, 370922541, 871807666]),
    123456789: ([43, 65, 71, 47, 32, 18, 48, 63, 19, 18], [943199095, 1402693280, 1529314164]),
    2**32: ([24, 43, 89, 96, 75, 63, 41, 5, 58, 16], [523553678, 928998203, 1931852108]),
    2**63 - 1: ([41, 59, 92, 50, 51, 3, 96, 23, 56, 82], [900548762, 1281743981, 1979445459]),
    2**63: ([14, 74, 22, 84, 88, 86, 81, 87, 71, 19], [313558332, 1597285602, 480712331]),
    2**64 - 1: ([55, 0, 95, 61, 98, 39, 5, 57, 46, 44], [1185353231, 8719478, 2050681214]),
}


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_seed_gives_the_results_it_has_always_given(seed: int) -> None:
    below_100, large = GOLDEN[seed]
    assert results(seeded(seed), 100, 10) == below_100
    assert results(seeded(seed), 2**31 - 1, 3) == large


def test_shuffles_and_draws_are_what_they_have_always_been() -> None:
    things = list(range(10))
    chance = seeded(7)
    chance.shuffle(things)
    assert things == [0, 5, 7, 2, 8, 9, 6, 3, 1, 4]
    assert chance.data() == [3194879429, 4180521989, 584191883, 25, 9]
    chance, pool = seeded(7), row([3, 0, 2, 5])
    assert [chance.draw(pool) for _ in range(10)] == [2, 0, 3, 3, 3, 0, 3, 3, 2, 0]


def test_the_same_seed_gives_the_same_results_and_another_seed_others() -> None:
    assert results(seeded(5), 1000, 50) == results(seeded(5), 1000, 50)
    assert len({tuple(results(seeded(seed), 1000, 5)) for seed in range(500)}) == 500


def test_a_copy_has_the_same_future_and_is_independent() -> None:
    chance = seeded(3)
    results(chance, 10, 5)
    copy = chance.copy()
    assert results(copy, 10, 20) == results(chance, 10, 20)
    results(copy, 10, 1)
    assert copy.draws == chance.draws + 1


@pytest.mark.parametrize("seed", [-1, MOST_SEED + 1, -(2**70), 2**70])
def test_a_seed_outside_64_bits_is_refused(seed: int) -> None:
    with pytest.raises(Bad, match="a seed is a number from 0 to"):
        seeded(seed)


# --- fair -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52, 100])
def test_all_results_come_up_equally_often(n: int) -> None:
    times = 2000 * n
    counts = Counter(results(seeded(n), n, times))
    assert set(counts) == set(range(n))
    # Chi-squared with n - 1 degrees of freedom: mean n - 1, and 5 deviations above it would be a miracle.
    chi_squared = sum((count - 2000) ** 2 / 2000 for count in counts.values())
    assert chi_squared < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


def test_the_rejection_keeps_large_ranges_fair() -> None:
    """Of 3 * 2**29 results a plain product would give the third, sixth, ... only two chances in eight, not three."""
    counts = Counter(result % 3 for result in results(seeded(11), 3 * 2**29, 30_000))
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_below_one_is_nought_and_counts_as_a_draw() -> None:
    chance = seeded(1)
    assert results(chance, 1, 3) == [0, 0, 0]
    assert chance.draws == 3


def test_all_orders_of_a_shuffle_come_up_equally_often() -> None:
    chance = seeded(2)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        counts[tuple(things)] += 1
    assert len(counts) == 24
    assert all(abs(count - 1000) < 170 for count in counts.values())


def test_a_shuffle_keeps_the_things_and_takes_one_draw_less_than_there_are() -> None:
    for length in [0, 1, 2, 9]:
        chance, things = seeded(4), list(range(length))
        chance.shuffle(things)
        assert sorted(things) == list(range(length))
        assert chance.draws == max(0, length - 1)


def test_a_draw_takes_each_kind_as_often_as_it_lies_in_the_pool() -> None:
    chance = seeded(9)
    counts = Counter(int(chance.draw(row([1, 0, 2, 7]))) for _ in range(10_000))
    assert set(counts) == {0, 2, 3}
    assert abs(counts[0] - 1000) < 150
    assert abs(counts[2] - 2000) < 200


def test_a_pool_is_drawn_to_its_end_and_nothing_is_lost() -> None:
    chance, pool = seeded(9), row([2, 0, 3])
    assert sorted(int(chance.draw(pool)) for _ in range(5)) == [0, 0, 2, 2, 2]
    assert list(pool) == [0, 0, 0]


# --- notes ------------------------------------------------------------------------------------------------------------


def test_results_are_noted_while_somebody_writes_them_down() -> None:
    chance = seeded(7)
    chance.below(100)
    notes: list[int] = []
    chance.notes = notes
    chance.below(100)
    chance.draw(row([0, 4]))
    assert notes[0] == 17
    assert len(notes) == 2
    assert chance.copy().notes is None


# --- loaded -----------------------------------------------------------------------------------------------------------


def test_loaded_chance_gives_its_results_in_order() -> None:
    chance = Loaded([2, 0, 1])
    pool = row([1, 1, 1])
    assert (chance.draw(pool), chance.below(5), chance.below(2)) == (2, 0, 1)
    assert chance.draws == 3


def test_a_copy_of_loaded_chance_goes_on_where_it_was() -> None:
    chance = Loaded([4, 3, 2])
    chance.below(5)
    copy = chance.copy()
    assert (copy.below(5), chance.below(5)) == (3, 3)


def test_loaded_chance_that_has_run_out_is_refused() -> None:
    chance = Loaded([1])
    chance.below(2)
    with pytest.raises(Bad, match="asked more often than there are results"):
        chance.below(2)


@pytest.mark.parametrize("result", [3, 4, -1, 10**19, 10**30])
def test_a_loaded_result_out_of_range_is_refused(result: int) -> None:
    with pytest.raises(Bad, match=f"chance result {result} is not below 3"):
        Loaded([result]).below(3)


def test_loaded_results_are_noted_too() -> None:
    chance, notes = Loaded([1, 0]), list[int]()
    chance.notes = notes
    chance.below(2)
    chance.below(2)
    assert notes == [1, 0]


# --- as data ----------------------------------------------------------------------------------------------------------


def test_chance_comes_back_from_data_with_its_future() -> None:
    chance = seeded(7)
    results(chance, 100, 2)
    back = chance_from_data(chance.data(), "chance")
    assert back.data() == chance.data()
    assert results(back, 100, 3) == [40, 92, 68]
    assert back.draws == 5


def test_loaded_chance_comes_back_from_data() -> None:
    chance = Loaded([5, 4, 3])
    chance.below(6)
    assert chance.data() == {"loaded": [5, 4, 3], "draws": 1}
    assert results(chance_from_data(chance.data(), "chance"), 6, 2) == [4, 3]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "chance is a list of five numbers"),
        (7, "chance is a list of five numbers"),
        ("seed", "chance is a list of five numbers"),
        ([], "chance is a list of five numbers"),
        ([1, 2, 3, 4], "chance is a list of five numbers"),
        ([1, 2, 3, 4, 5, 6], "chance is a list of five numbers"),
        ([1, 2, 3, 4, "5"], "chance is a list of five numbers"),
        ([1, 2, 3, 4, True], "chance is a list of five numbers"),
        ([1, 2, 3, 4, 5.0], "chance is a list of five numbers"),
        ({}, "chance is a list of five numbers"),
        ({"loaded": []}, "chance is a list of five numbers"),
        ({"loaded": [], "draws": 0, "more": 1}, "chance is a list of five numbers"),
        ([-1, 2, 3, 4, 5], "the numbers of chance have 32 bits"),
        ([1, 2, 2**32, 4, 5], "the numbers of chance have 32 bits"),
        ([1, 2, 3, 4, 2**70], "the numbers of chance have 32 bits"),
        ({"loaded": None, "draws": 0}, "loaded results are a list of numbers"),
        ({"loaded": ["1"], "draws": 0}, "loaded results are a list of numbers"),
        ({"loaded": [True], "draws": 0}, "loaded results are a list of numbers"),
        ({"loaded": [1, -1], "draws": 0}, "loaded results are a list of numbers"),
        ({"loaded": [1], "draws": 2}, "draws counts the results used"),
        ({"loaded": [1], "draws": -1}, "draws counts the results used"),
        ({"loaded": [1], "draws": None}, "draws counts the results used"),
        ({"loaded": [1], "draws": True}, "draws counts the results used"),
    ],
)
def test_junk_data_is_refused_with_place_and_reason(data: Data, reason: str) -> None:
    with pytest.raises(Bad) as caught:
        chance_from_data(data, "state.chance")
    assert (caught.value.where, caught.value.reason) == ("state.chance", reason)
