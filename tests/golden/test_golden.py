"""The golden files: the same on every platform, compiled and interpreted. A change must name the rule that changed."""

import json

import pytest

from fondaco.core.game import Game
from fondaco.games import GAMES
from tests.golden.make import FOLDER, figures


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_codes_keep_their_meaning(game: Game) -> None:
    assert game.space.layout() == (FOLDER / f"{game.name}.layout.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_seeded_games_and_counts_of_choices_stay_the_same(game: Game) -> None:
    assert figures(game) == json.loads((FOLDER / f"{game.name}.json").read_text(encoding="utf-8"))
