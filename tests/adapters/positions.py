"""Positions of random games, as the tests of adapters want them."""

from collections.abc import Iterator
from typing import Any

from fondaco.adapters.observations.observers import OBSERVERS
from fondaco.adapters.setting import FINITE, Setting
from fondaco.core.chance import seeded
from fondaco.core.domains import Data
from fondaco.core.game import Game
from fondaco.games import GAMES

LEARNED = [GAMES[name] for name in OBSERVERS]
"""The games that have observations."""
TABLES = [(game.name, seats) for game in LEARNED for seats in game.seat_counts]
"""Each with every number of seats."""


def some_seats(name: str) -> int:
    """Three, or as near to it as the game allows."""
    return min(GAMES[name].seat_counts, key=lambda seats: abs(seats - 3))


def option_sets(game: Game) -> list[dict[str, Data]]:
    """Those that the adapters can play."""
    needed = FINITE.get(game.name, {})
    return [{**options, **needed} for options in game.option_sets()]


def positions(setting: Setting, seed: int, every: int = 1) -> Iterator[Any]:
    """The states of a random game, one of so many decisions, the last among them. Do not change them."""
    game, chance = setting.game, seeded(seed)
    state = setting.new(seed)
    decision = 0
    while not game.over(state):
        if decision % every == 0:
            yield state
        seat = setting.turn(state)
        choices = game.choices(state, seat)
        assert game.submit(state, seat, choices[chance.below(len(choices))]) is None
        decision += 1
    yield state
