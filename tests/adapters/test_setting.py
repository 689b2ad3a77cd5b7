"""Settings: what can be played by numbers, rewards by place, and records of what was played."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import fondaco
from fondaco.adapters.observations.observers import OBSERVERS, observer
from fondaco.adapters.setting import Episode, Setting
from fondaco.core.errors import Bad
from fondaco.games import GAMES
from tests.adapters.positions import TABLES, positions
from tests.toy.auction import GAME as AUCTION


def played(setting: Setting, seed: int) -> Episode:
    """An episode of random codes."""
    episode = Episode(setting, seed)
    rng = np.random.default_rng(seed)
    while not episode.over:
        mask = setting.action_mask(episode.state, episode.turn)
        episode.play(int(rng.choice(np.flatnonzero(mask))))
    return episode


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_masks_are_what_is_suggested_to_whoever_is_asked(name: str, seats: int) -> None:
    setting = Setting(name, seats)
    for state in positions(setting, 1, every=25):
        for seat in range(seats):
            asked = not setting.game.over(state) and seat == setting.turn(state)
            codes = [action.code for action in setting.choices(state, seat)] if asked else []
            assert np.flatnonzero(setting.action_mask(state, seat)).tolist() == codes
            assert not asked or codes


def test_seats_that_answer_together_are_asked_in_their_order_and_blind() -> None:
    setting = Setting("calimala", 3)
    first = Episode(setting, 5)
    assert setting.game.awaited(first.state) == [0, 1, 2]
    codes = np.flatnonzero(setting.action_mask(first.state, 0))
    looks = []
    for code in codes:
        episode = Episode(setting, 5)
        episode.play(int(code))
        assert episode.turn == 1
        looks.append((setting.observation(episode.state, 1), setting.action_mask(episode.state, 1)))
    assert len(looks) > 1
    for numbers, mask in looks[1:]:
        assert np.array_equal(numbers, looks[0][0])
        assert np.array_equal(mask, looks[0][1])


RANKINGS: list[tuple[list[int], list[float]]] = [
    ([1, 2, 3], [1.0, 0.0, -1.0]),
    ([3, 1, 1], [-1.0, 0.5, 0.5]),
    ([1, 1, 1], [0.0, 0.0, 0.0]),
]


@pytest.mark.parametrize(("places", "rewards"), RANKINGS)
def test_rewards_go_by_place_and_add_up_to_nothing(
    places: list[int], rewards: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Ranked:
        def over(self, state: Any) -> bool:
            return True

        def ranking(self, state: Any) -> list[int]:
            return places

    setting = Setting("puerto_rico", 3)
    monkeypatch.setattr(setting, "game", Ranked())
    assert setting.rewards(None) == rewards


def test_there_is_no_reward_before_the_end() -> None:
    setting = Setting("citadels", 4)
    assert setting.rewards(setting.new(1)) == [0.0] * 4


@pytest.mark.parametrize("name", OBSERVERS)
def test_an_episode_can_be_replayed_from_its_record(name: str) -> None:
    setting = Setting(name, GAMES[name].seat_counts[0])
    episode = played(setting, 3)
    history = fondaco.replay(episode.record(["Anna", "Béla"]))
    assert setting.game.scores(history.state) == setting.game.scores(episode.state)
    assert sum(setting.rewards(episode.state)) == pytest.approx(0)


def test_an_illegal_code_is_refused_with_the_rule_and_changes_nothing() -> None:
    setting = Setting("puerto_rico", 3)
    episode = Episode(setting, 7)
    before = setting.game.to_data(episode.state)
    with pytest.raises(Bad, match=r"may not build wharf: PR-8\.01 not-now"):
        episode.play(setting.game.parse("build wharf").code)
    for code in (-1, setting.actions):
        with pytest.raises(Bad, match="has no action"):
            episode.play(code)
    junk: list[Any] = [None, 0.5, "role settler"]
    for code in junk:
        with pytest.raises(TypeError):
            episode.play(code)
    assert setting.game.to_data(episode.state) == before
    assert episode.moves == []


REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "no such game": (lambda: Setting("chess", 2), "there is no game chess"),
    "no observations": (lambda: observer(AUCTION), "auction has no observations as numbers"),
    "too many seats": (lambda: Setting("genoa", 6), "seats, not 6"),
    "no such option": (lambda: Setting("genoa", 3, {"dice": 2}), "no option dice"),
    "live talk has no numbers": (lambda: Setting("genoa", 3, {"driver": "live"}), "driver 'sequential'"),
    "open offers have no numbers": (lambda: Setting("genoa", 3, {"offers": "open"}), "offers 'menu'"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_played_is_refused_with_a_reason(case: str) -> None:
    make, reason = REFUSED[case]
    with pytest.raises(Bad, match=reason):
        make()
