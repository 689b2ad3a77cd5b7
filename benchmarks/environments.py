"""Steps per second of the research environments, and how many times slower they are than the bare engine.

A step is one decision of random play, with its observation and mask. The bare engine plays the same random games
through `submit`, in the same run: compare the ratios, not the figures. Seconds are those that this process had a
processor, but for workers, where they are those of the clock on the wall.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable, Generator
from typing import Any

import numpy as np
import numpy.typing as npt

from fondaco.adapters.batches import Batch
from fondaco.adapters.gymnasium import Solo
from fondaco.adapters.observations.observers import OBSERVERS
from fondaco.adapters.openspiel import load
from fondaco.adapters.pettingzoo import ENVIRONMENTS
from fondaco.adapters.setting import Episode, Setting
from fondaco.bench.measure import compiled
from fondaco.bots.playout import playout
from fondaco.core.chance import seeded
from fondaco.games import GAMES

SEATS = 4
GAMES_AT_ONCE = 64


def bare(setting: Setting) -> Generator[int, None, None]:
    """The engine alone: decisions of whole random games."""
    for seed in range(10**9):
        yield int(playout(setting.new(seed), seeded(seed), judged=True))


def any_legal(mask: npt.NDArray[np.int8], rng: np.random.Generator) -> int:
    """A code, all legal ones equally likely."""
    codes = mask.nonzero()[0]
    return int(codes[rng.integers(len(codes))])


def observed(setting: Setting) -> Generator[int, None, None]:
    """The engine with an observation and a mask at every decision, without any interface."""
    rng = np.random.default_rng(1)
    numbers, mask = np.empty(setting.size, np.float32), np.empty(setting.actions, np.int8)
    for seed in range(10**9):
        episode = Episode(setting, seed)
        while not episode.over:
            setting.observe(episode.state, episode.turn, numbers)
            setting.mask(episode.state, episode.turn, mask)
            episode.play(any_legal(mask, rng))
            yield 1


def pettingzoo(setting: Setting) -> Generator[int, None, None]:
    """The AEC environment."""
    env, rng = ENVIRONMENTS[f"{setting.game.name}_v0"].env(setting.seats), np.random.default_rng(1)
    for seed in range(10**9):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            env.step(None if over else any_legal(observation["action_mask"], rng))
            yield 0 if over else 1


def gymnasium(setting: Setting) -> Generator[int, None, None]:
    """One learner against random bots: all decisions count, those of the bots too."""
    env = Solo(setting.game.name, setting.seats, ["random"] * (setting.seats - 1))
    rng = np.random.default_rng(1)
    for seed in range(10**9):
        _, info = env.reset(seed=seed)
        over, seen = False, 0
        while not over:
            _, _, over, _, info = env.step(np.int64(any_legal(info["action_mask"], rng)))
            moves = len(env.lane.episode.moves)
            yield moves - seen
            seen = moves


def batch(workers: int) -> Callable[[Setting], Generator[int, None, None]]:
    """Many games at once, in this process or in others."""

    def steps(setting: Setting) -> Generator[int, None, None]:
        games = Batch(setting, GAMES_AT_ONCE, 1, workers=workers)
        rng = np.random.default_rng(1)
        try:
            while True:
                games.step([any_legal(mask, rng) for mask in games.masks])
                yield GAMES_AT_ONCE
        finally:
            games.close()

    return steps


def openspiel(setting: Setting) -> Generator[int, None, None]:
    """The OpenSpiel game, with its tensor."""
    game, rng = load(setting.game.name, setting.seats, seed=1), np.random.default_rng(1)
    while True:
        state = game.new_initial_state()
        state.apply_action(0)
        while not state.is_terminal():
            state.observation_tensor()
            actions = state.legal_actions()
            state.apply_action(actions[rng.integers(len(actions))])
            yield 1


ENVIRONMENT_STEPS: dict[str, Callable[[Setting], Generator[int, None, None]]] = {
    "observation and mask": observed,
    "PettingZoo": pettingzoo,
    "Gymnasium": gymnasium,
    "batch": batch(0),
    "batch, 2 workers": batch(2),
    "OpenSpiel": openspiel,
}


def rate(steps: Generator[int, None, None], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Steps per second."""
    for _ in range(3):
        next(steps)
    done, start = 0, clock()
    while clock() - start < seconds:
        done += next(steps)
    return done / (clock() - start)


def measure(name: str, seconds: float) -> dict[str, Any]:
    """The figures of a game; the bare engine is measured between the environments."""
    seats = min(max(SEATS, min(GAMES[name].seat_counts)), max(GAMES[name].seat_counts))
    setting = Setting(name, seats)
    bare_rates, figures = [rate(bare(setting), seconds)], {}
    for what, steps in ENVIRONMENT_STEPS.items():
        running = steps(setting)
        clock = time.perf_counter if "workers" in what else time.process_time
        figures[what] = rate(running, seconds, clock)
        running.close()
        bare_rates.append(rate(bare(setting), seconds / 2))
    engine = statistics.median(bare_rates)
    build = "compiled" if compiled() else "interpreted"
    ratios = {what: engine / value for what, value in figures.items()}
    return {"game": name, "seats": seats, "build": build, "bare": engine, "steps": figures, "ratios": ratios}


def show(result: dict[str, Any]) -> None:
    """One game."""
    print(f"\n{result['game']}, {result['seats']} seats, {result['build']}: bare engine {result['bare']:,.0f}/s")
    for what, value in result["steps"].items():
        print(f"  {what:22} {value:12,.0f} steps/s   bare engine x {result['ratios'][what]:.1f}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each figure is measured")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("games", nargs="*", default=list(OBSERVERS))
    given = parser.parse_args()
    for name in given.games:
        result = measure(name, given.seconds)
        if given.json:
            print(json.dumps(result))
        else:
            show(result)


if __name__ == "__main__":
    main()
