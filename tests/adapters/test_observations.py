"""Observations tell a seat what its view tells it: nothing more, and, but for what is named here, nothing less."""

import json
import os
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fondaco.adapters.observations.observers import OBSERVERS
from fondaco.adapters.setting import Setting
from fondaco.games import GAMES
from tests.adapters.positions import TABLES, option_sets, positions
from tests.five import FIVE
from tests.toy.auction import GAME as AUCTION
from tests.toy.observation import observe as observe_auction

EVERY = 3 if os.environ.get("FONDACO_PROFILE") == "long" else 40
"""Look at one of so many decisions."""
VARIANTS = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{number}")
    for name, seats in TABLES
    for number, options in enumerate(option_sets(GAMES[name]))
]
VARIANTS += [pytest.param("auction", seats, {}, id=f"auction-{seats}") for seats in AUCTION.seat_counts]


@pytest.fixture
def auction(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learners can play the toy, too."""
    monkeypatch.setitem(GAMES, "auction", AUCTION)
    monkeypatch.setitem(OBSERVERS, "auction", observe_auction)


@pytest.mark.usefixtures("auction")
@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_states_that_a_seat_cannot_tell_apart_look_the_same(name: str, seats: int, options: dict[str, Any]) -> None:
    setting = Setting(name, seats, options)
    game = setting.game
    for number, state in enumerate(positions(setting, seats, every=EVERY)):
        for seat in range(seats):
            if game.over(state):
                continue
            numbers, mask = setting.observation(state, seat), setting.action_mask(state, seat)
            for twin in (game.resample(state, seat, number), game.scramble(state, seat, number)):
                assert np.array_equal(setting.observation(twin, seat), numbers)
                assert np.array_equal(setting.action_mask(twin, seat), mask)


LEFT_OUT = {
    "genoa": ["revision", "drafts", "rev", "ask", "raises", "to", "pick"],
    "marco_polo": ["placed"],
    "citadels": ["scores"],
}
"""Numbers of offers, what only live talk or open offers have; the values of dice under the last one; the result."""
FORMAL = ["asked", "plan", "answer", "answered", "awaited", "rules", "over", "game", "seats", "seat"]
"""How the engine counts, what is planned (only its kinds are told), the own pending answer, options and the like."""
UNORDERED = ["bottom", "drawn", "museum"]
"""Piles whose order is not told."""


def told(data: Any, without: list[str]) -> Any:
    """A view without what observations leave out."""
    if isinstance(data, dict):
        return {
            name: sorted(map(str, value)) if name in UNORDERED and isinstance(value, list) else told(value, without)
            for name, value in data.items()
            if name not in without
        }
    return [told(item, without) for item in data] if isinstance(data, list) else data


@pytest.mark.usefixtures("auction")
@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_states_that_look_the_same_have_the_same_view(name: str, seats: int, options: dict[str, Any]) -> None:
    setting = Setting(name, seats, options)
    seen: dict[bytes, str] = {}
    large = name in FIVE
    for state in positions(setting, seats + 100, every=5 if large else 1):
        for seat in range(seats):
            view = setting.game.view(state, seat)
            outer = {key: value for key, value in view.items() if key not in FORMAL}
            text = json.dumps(told(outer, LEFT_OUT.get(name, [])), sort_keys=True)
            first = seen.setdefault(setting.observation(state, seat).tobytes(), text)
            assert first == text
    assert len(seen) > (20 if large else 1)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_number_has_a_name_and_keeps_its_bounds(name: str, seats: int) -> None:
    setting = Setting(name, seats)
    layout = setting.layout
    assert len(layout.names()) == len(set(layout.names())) == setting.size
    lows, highs = np.array(layout.lows(), np.float32), np.array(layout.highs(), np.float32)
    for state in positions(setting, 3, every=20):
        for seat in range(seats):
            numbers = setting.observation(state, seat)
            assert (lows <= numbers).all()
            assert (numbers <= highs).all()
            assert np.isfinite(numbers).all()


def test_layouts_do_not_depend_on_options() -> None:
    for name, seats in TABLES:
        plain = Setting(name, seats).layout.names()
        for options in option_sets(GAMES[name]):
            assert Setting(name, seats, options).layout.names() == plain


def test_the_pages_are_up_to_date() -> None:
    script = Path(__file__).parents[2] / "scripts" / "observations.py"
    for file, text in runpy.run_path(str(script))["pages"]().items():
        assert file.read_text(encoding="utf-8") == text, "run scripts/observations.py"


def numbers_of(setting: Setting, state: Any, seat: int) -> dict[str, float]:
    return dict(zip(setting.layout.names(), setting.observation(state, seat).tolist(), strict=True))


def test_each_seat_comes_first_in_its_own_observation() -> None:
    setting = Setting("puerto_rico", 3)
    state = setting.new(7)
    state.players[1].doubloons = 5
    for seat, where in [(1, "you"), (0, "+1"), (2, "+2")]:
        numbers = numbers_of(setting, state, seat)
        assert numbers[f"{where}: doubloons"] == pytest.approx(5 / 20)
        assert numbers[f"question: your seat: {seat}"] == 1.0


def test_hidden_chips_are_not_told() -> None:
    setting = Setting("puerto_rico", 3)
    state = setting.new(7)
    state.players[1].vp = 10
    assert numbers_of(setting, state, 1)["you: VP"] == pytest.approx(10 / 50)
    assert numbers_of(setting, state, 0)["+1: VP"] == 0.0
    shown = Setting("puerto_rico", 3, {"vp_chips_hidden": False})
    state = shown.new(7)
    state.players[1].vp = 10
    assert numbers_of(shown, state, 0)["+1: VP"] == pytest.approx(10 / 50)


def test_only_the_owner_is_told_what_lies_under_a_dark_forest() -> None:
    setting = Setting("puerto_rico", 3, {"expansions": ["new_buildings"]})
    state = setting.new(7)
    state.players[1].woods = 1
    state.players[1].dark_forests[0] = 1
    assert numbers_of(setting, state, 1)["you: under dark forests: corn"] == pytest.approx(1 / 12)
    numbers = numbers_of(setting, state, 0)
    assert numbers["+1: under dark forests: corn"] == 0.0
    assert numbers["+1: forests"] == pytest.approx(1 / 12)


def test_the_question_is_told_with_its_fields() -> None:
    setting = Setting("puerto_rico", 2)
    state = setting.new(7)
    seat = setting.turn(state)
    assert setting.game.submit(state, seat, setting.game.parse("role settler")) is None
    numbers = numbers_of(setting, state, seat)
    assert numbers["question: asked: TakeTile"] == 1.0
    assert numbers["question: settler: you"] == 1.0
    assert numbers["question: planned: ChooseRole"] == pytest.approx(5 / 10)
