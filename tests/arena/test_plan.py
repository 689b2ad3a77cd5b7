"""Who sits where: every bot in every seat equally often, and always the same."""

from collections import Counter
from itertools import pairwise

import pytest

from fondaco.arena.plan import Plan
from fondaco.core.errors import Bad


def plan(bots: str, seats: int, game: str = "puerto_rico") -> Plan:
    return Plan(game, seats, {}, bots.split(","), 7)


@pytest.mark.parametrize(
    ("bots", "seats"),
    [
        ("random", 3),
        ("apprentice,random", 4),
        ("doge,merchant,apprentice,random", 4),
        ("doge,merchant,apprentice,random", 2),
        ("doge:5,doge:6,merchant,apprentice,random", 3),
    ],
)
def test_in_every_block_each_sits_in_every_seat_as_often(bots: str, seats: int) -> None:
    found = plan(bots, seats)
    for block in range(6):
        sat = Counter(
            (bot, seat) for turn in range(seats) for seat, bot in enumerate(found.table(block * seats + turn))
        )
        for bot in {bot for bot, _ in sat}:
            assert len({sat[bot, seat] for seat in range(seats)}) == 1


def test_the_first_of_two_sits_alone_among_the_others() -> None:
    assert [plan("apprentice,random", 3).table(match) for match in range(3)] == [[0, 1, 1], [1, 1, 0], [1, 0, 1]]


def test_all_neighbourhoods_take_turns() -> None:
    found = plan("doge,merchant,apprentice,random", 4)
    neighbours = Counter(pair for match in range(24) for pair in pairwise(found.table(match)))
    assert len(neighbours) == 12
    assert len(set(neighbours.values())) == 1


def test_with_more_bots_than_seats_all_selections_take_turns() -> None:
    found = plan("doge,merchant,apprentice,random", 2)
    pairs = Counter(frozenset(found.table(match)) for match in range(12))
    assert len(pairs) == 6
    assert set(pairs.values()) == {2}


def test_a_block_is_one_deal() -> None:
    found = plan("apprentice,random", 4)
    assert [found.seed_of(match) for match in range(9)] == [7, 7, 7, 7, 8, 8, 8, 8, 9]


@pytest.mark.parametrize(
    "wrong",
    [
        Plan("chess", 4, {}, ["random"], 1),
        Plan("puerto_rico", 9, {}, ["random"], 1),
        Plan("puerto_rico", 4, {"no": 1}, ["random"], 1),
        Plan("puerto_rico", 4, {}, [], 1),
        Plan("puerto_rico", 4, {}, ["random", "random"], 1),
        Plan("puerto_rico", 4, {}, ["random", "king"], 1),
        Plan("puerto_rico", 4, {}, ["random"], -1),
        Plan("puerto_rico", 4, {}, ["random"], 2**64),
    ],
)
def test_what_nobody_can_play_is_refused(wrong: Plan) -> None:
    with pytest.raises(Bad):
        wrong.check()
