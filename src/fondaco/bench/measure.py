"""What is measured of a game."""

import json
import statistics
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from fondaco.bench.reference import rounds_per_second
from fondaco.bots.playout import playout
from fondaco.core import flow
from fondaco.core.chance import seeded
from fondaco.core.game import Game

POSITIONS = 24
"""Mid-game positions on which single calls are timed."""


def compiled() -> bool:
    """Whether the engine runs compiled."""
    return not flow.__file__.endswith(".py")


@dataclass(frozen=True)
class Figure:
    """One thing measured: its value, and the value in units of the reference loop."""

    what: str
    value: float
    unit: str
    ratio: float | None

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def measure(game: Game, seats: int, seconds: float) -> list[Figure]:
    """All figures of a game, each about so many seconds long."""
    positions = mid_game(game, seats)
    size = statistics.mean(len(json.dumps(game.to_data(s), separators=(",", ":"))) for s in positions)
    return [
        random_play(game, seats, seconds, judged=False),
        random_play(game, seats, seconds, judged=True),
        each("copy", positions, seconds, lambda s: game.copy(s)),
        each("choices", positions, seconds, lambda s: game.choices(s, game.awaited(s)[0])),
        submits(game, positions, seconds),
        each("view", positions, seconds, lambda s: game.view(s, 0)),
        each("resample", positions, seconds, lambda s: game.resample(s, 0, 1)),
        each("why_not", positions, seconds, lambda s: game.why_not(s, 0, game.space.actions[-1])),
        each("to_data", positions, seconds, lambda s: game.to_data(s)),
        Figure("stored state", size, "bytes", None),
    ]


def mid_game(game: Game, seats: int) -> list[Any]:
    """Positions from the middle of random games."""
    positions = []
    for seed in range(POSITIONS):
        s = game.new(seats, None, seed)
        game.hasten(s)
        chance = seeded(seed + 1)
        half = playout(game.copy(s), chance.copy()) // 2
        for _ in range(half):
            seat = game.awaited(s)[0]
            options = game.suggestions(s, seat)
            game.submit(s, seat, options[chance.below(len(options))])
        positions.append(s)
    return positions


def random_play(game: Game, seats: int, seconds: float, judged: bool) -> Figure:
    """Decisions per second of whole random games, set-up included; the ratio is decisions per reference round."""
    rates: list[float] = []
    ratios: list[float] = []
    seed = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(ratios) < 3:
        before = rounds_per_second(50_000)
        start = time.perf_counter()
        decisions = 0
        while time.perf_counter() - start < seconds / 10:
            seed += 1
            decisions += playout(game.new(seats, None, seed), seeded(seed), judged)
        rate = decisions / (time.perf_counter() - start)
        rates.append(rate)
        ratios.append(rate / statistics.mean([before, rounds_per_second(50_000)]))
    door = "submit" if judged else "advance"
    return Figure(f"random play by {door}", statistics.median(rates), "decisions/s", statistics.median(ratios))


def each(what: str, positions: list[Any], seconds: float, call: Callable[[Any], object]) -> Figure:
    """Microseconds of one call, the best of several rounds; the ratio is reference rounds per call."""
    best, rounds = float("inf"), rounds_per_second(50_000)
    end = time.perf_counter() + seconds / 4
    while time.perf_counter() < end:
        start = time.perf_counter()
        for s in positions:
            call(s)
        best = min(best, (time.perf_counter() - start) / len(positions))
    rounds = max(rounds, rounds_per_second(50_000))
    return Figure(what, best * 1e6, "µs", best * rounds)


def submits(game: Game, positions: list[Any], seconds: float) -> Figure:
    """Microseconds of one submit, on fresh copies made outside the clock."""
    best, rounds = float("inf"), rounds_per_second(50_000)
    end = time.perf_counter() + seconds / 4
    while time.perf_counter() < end:
        tasks = []
        for s in positions:
            seat = game.awaited(s)[0]
            tasks.append((game.copy(s), seat, game.suggestions(s, seat)[-1]))
        start = time.perf_counter()
        for s, seat, action in tasks:
            game.submit(s, seat, action)
        best = min(best, (time.perf_counter() - start) / len(tasks))
    rounds = max(rounds, rounds_per_second(50_000))
    return Figure("submit", best * 1e6, "µs", best * rounds)
