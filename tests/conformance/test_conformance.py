"""Every game of the catalogue, with every number of seats and every option set, keeps what the kit checks."""

import json
import os
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.bots.playout import playout
from fondaco.core.chance import seeded
from fondaco.core.game import Game
from fondaco.games import GAMES
from fondaco.testing import kit


@dataclass(frozen=True)
class Variant:
    """A game as it may be played."""

    game: Game
    seats: int
    options: str

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}{'' if self.options == '{}' else '-' + self.options}"


VARIANTS = [
    Variant(game, seats, json.dumps(options))
    for game in GAMES.values()
    for options in game.option_sets()
    for seats in game.seat_counts
]
LONG = os.environ.get("FONDACO_PROFILE") == "long"
MORE_VARIANTS = [
    Variant(game, seats, json.dumps(options))
    for game in GAMES.values()
    for options in game.soak_sets()
    for seats in game.seat_counts
]
FEW = 37
"""Every so many of them in `make test`."""
SEEDS = st.integers(0, 2**64 - 1)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_action_has_a_code_a_text_and_a_json_form(game: Game) -> None:
    kit.check_space(game)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@given(seed=SEEDS, picks=st.lists(st.integers(0, 255), max_size=40))
def test_random_games_keep_every_promise(variant: Variant, seed: int, picks: list[int]) -> None:
    careful = 1 if LONG else 8
    kit.check_game(variant.game, variant.seats, json.loads(variant.options), seed, picks, careful=careful)


@pytest.mark.parametrize(("seed", "variant"), list(enumerate(MORE_VARIANTS))[:: 1 if LONG else FEW], ids=str)
def test_more_sets_keep_every_promise(seed: int, variant: Variant) -> None:
    careful = 1 if LONG else 8
    kit.check_game(variant.game, variant.seats, json.loads(variant.options), seed, [], careful=careful)


JUNK = st.one_of(
    st.none(), st.booleans(), st.integers(-(2**70), 2**70), st.text(max_size=5), st.just([]), st.just({}), st.floats()
)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@given(seed=SEEDS, decisions=st.integers(0, 200), place=st.integers(0, 5000), junk=JUNK)
def test_broken_scenes_are_refused_with_a_reason(
    variant: Variant, seed: int, decisions: int, place: int, junk: Any
) -> None:
    game = variant.game
    s = game.new(variant.seats, json.loads(variant.options), seed)
    chance = seeded(seed)
    for _ in range(decisions):
        kit.play_any(game, s, chance)
    kit.check_broken_data(game, json.loads(json.dumps(game.to_data(s))), place, junk)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_random_game_ends(variant: Variant) -> None:
    for seed in range(20):
        s = variant.game.new(variant.seats, json.loads(variant.options), seed)
        assert 0 < playout(s, seeded(seed + 1)) < kit.MOST_DECISIONS
