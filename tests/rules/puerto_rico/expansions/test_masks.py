"""Masks and packed numbers that frames and boards carry; they must mean the same compiled and interpreted."""

import pytest

from fondaco.core.errors import Bad
from fondaco.games.puerto_rico.components import BUILDING, GOODS
from fondaco.games.puerto_rico.expansions.black_market import BuyOrReturn
from fondaco.games.puerto_rico.expansions.loading import (
    SMALL_WHARVES,
    SUPPLIERS,
    WHARVES,
    Loading,
    begin_loading,
    captain_of,
    idle_of,
    rewarded,
    seats_of,
    turns_of,
    with_idle,
    with_reward,
    with_seat,
    with_turn,
)
from fondaco.games.puerto_rico.game import GAME
from fondaco.games.puerto_rico.packed import Packed, barrels_of, kinds_of, pack
from tests.rules.puerto_rico.expansions.sets import BOTH
from tests.rules.puerto_rico.table import table


@pytest.mark.parametrize("building", BUILDING.items)
def test_pr_8_01_every_building_can_be_bought_and_is_the_one_that_was_bought(building: str) -> None:
    t = table(ask=[BuyOrReturn(0, 1)], players={0: {"doubloons": 10}}, kinds=[building], options=BOTH)
    assert t.do(f"build {building}").player(0)["buildings"] == [building]


@pytest.mark.parametrize("building", [name for name in BUILDING.items[6:] if name != "jeweler"])
def test_pr_4_04_every_beige_kind_can_be_picked_and_is_the_one_that_was_picked(building: str) -> None:
    s = GAME.new(3, BOTH, 1)
    before = set(GAME.to_data(s)["state"]["in_play"])
    assert GAME.submit(s, GAME.awaited(s)[0], GAME.parse(f"pick {building}")) is None
    assert set(GAME.to_data(s)["state"]["in_play"]) - before == {building}


def test_pr_11_14_what_a_captain_phase_remembers() -> None:
    loading = with_reward(with_turn(with_turn(with_idle(begin_loading(4), 3))))
    for what in (WHARVES, SMALL_WHARVES, SUPPLIERS):
        for seat in range(5):
            assert seats_of(with_seat(loading, what, seat), what) == 1 << seat
    assert (captain_of(loading), idle_of(loading), turns_of(loading), rewarded(loading)) == (4, 3, 2, True)
    assert idle_of(with_idle(loading, 0)) == 0
    full = with_seat(with_seat(with_seat(loading, WHARVES, 0), SMALL_WHARVES, 1), SUPPLIERS, 4)
    written = Loading().write(full)
    assert written["suppliers"] == 16 and Loading().read(written, "x") == full


def test_pr_11_14_a_broken_memory_is_refused() -> None:
    for junk in (None, 5, {}, {**Loading().write(0), "idle": 99}, {**Loading().write(0), "captain": "x"}):
        with pytest.raises(Bad):
            Loading().read(junk, "x")


def test_pr_9_05_packed_barrels() -> None:
    made = sum(int(pack(good + 1, good)) for good in range(GOODS))
    assert [barrels_of(made, good) for good in range(GOODS)] == [1, 2, 3, 4, 5]
    assert kinds_of(made) == 31 and kinds_of(pack(2, 3)) == 8
    assert Packed().write(made) == {"corn": 1, "indigo": 2, "sugar": 3, "tobacco": 4, "coffee": 5}
    assert Packed().read(Packed().write(made), "x") == made
    for junk in (None, {"beer": 1}, {"corn": 16}, {"corn": "x"}):
        with pytest.raises(Bad):
            Packed().read(junk, "x")
