"""Batch: many games stepped together, written into one array, if wanted by workers in processes of their own.

batch = Batch(Setting("puerto_rico", 3), games=64, seed=7)
while training:
    codes = policy(batch.observations, batch.masks)  # one row for each game
    batch.step(codes)
    batch.rewards[batch.ended]  # by seat; those games have begun anew
"""

import multiprocessing
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fondaco.adapters.lanes import Lane
from fondaco.adapters.setting import Setting
from fondaco.core.domains import Data
from fondaco.core.errors import Bad

FIELDS: Final = {
    "observations": np.float32,
    "masks": np.int8,
    "seats": np.int64,
    "rewards": np.float32,
    "ended": np.bool_,
    "codes": np.int64,
}


@dataclass(frozen=True)
class Plan:
    """What a worker needs to know to make its games."""

    game: str
    seats: int
    options: dict[str, Data]
    opponents: list[str]
    games: int

    def shapes(self, setting: Setting) -> dict[str, tuple[int, ...]]:
        """The shapes of the shared arrays."""
        n = self.games
        numbers = {"observations": (n, setting.size), "masks": (n, setting.actions), "rewards": (n, self.seats)}
        return {name: numbers.get(name, (n,)) for name in FIELDS}


class Arrays:
    """The arrays of a batch, as views of memory that processes may share."""

    def __init__(self, shapes: dict[str, tuple[int, ...]], memory: dict[str, Any]) -> None:
        def view(name: str) -> npt.NDArray[Any]:
            return np.frombuffer(memory[name], FIELDS[name]).reshape(shapes[name])

        self.observations: Final = view("observations")
        self.masks: Final = view("masks")
        self.seats: Final = view("seats")
        self.rewards: Final = view("rewards")
        self.ended: Final = view("ended")
        self.codes: Final = view("codes")


class Crew:
    """Some of the games of a batch, in one process."""

    def __init__(self, plan: Plan, memory: dict[str, Any], first: int, end: int) -> None:
        self.setting: Final = Setting(plan.game, plan.seats, plan.options)
        self.arrays: Final = Arrays(plan.shapes(self.setting), memory)
        self.lanes: Final = {i: Lane(self.setting, plan.opponents) for i in range(first, end)}

    def begin(self, seed: int) -> None:
        """New games; what happens in each depends on the seed and its number alone."""
        for i, lane in self.lanes.items():
            lane.seed([seed, i])
            lane.begin()
            self.arrays.rewards[i] = 0.0
            self.arrays.ended[i] = False
            self._show(i, lane)

    def step(self) -> None:
        """One decision in each game. A game that ends begins anew."""
        arrays = self.arrays
        for i, lane in self.lanes.items():
            lane.play(arrays.codes[i])
            over = lane.episode.over
            arrays.ended[i] = over
            arrays.rewards[i] = self.setting.rewards(lane.episode.state) if over else 0.0
            if over:
                lane.begin()
            self._show(i, lane)

    def _show(self, i: int, lane: Lane) -> None:
        state, seat = lane.episode.state, lane.episode.turn
        self.arrays.seats[i] = seat
        self.setting.observe(state, seat, self.arrays.observations[i])
        self.setting.mask(state, seat, self.arrays.masks[i])


def work(plan: Plan, memory: dict[str, Any], first: int, end: int, wire: Connection) -> None:
    """What a worker does: begin (a seed) or step (None) whenever it is told to."""
    crew = Crew(plan, memory, first, end)
    while True:
        try:
            told = wire.recv()
        except (EOFError, KeyboardInterrupt):
            return
        if told is None:
            crew.step()
        else:
            crew.begin(told)
        wire.send(True)


class Batch:
    """Games stepped together. Row i of each array is about game i; the arrays are written anew by every step."""

    def __init__(
        self, setting: Setting, games: int, seed: int, opponents: list[str] | None = None, workers: int = 0
    ) -> None:
        """With `opponents`, bots play so many seats, drawn anew for each game; `workers` 0 plays in this process."""
        if games < 1 or not 0 <= workers <= games:
            raise Bad(f"{games} games cannot be shared by {workers} workers", "workers")
        plan = Plan(setting.game.name, setting.seats, setting.options, opponents or [], games)
        shapes = plan.shapes(setting)
        context = multiprocessing.get_context("spawn")
        memory = {
            name: context.RawArray("b", int(np.prod(shape)) * np.dtype(FIELDS[name]).itemsize)
            for name, shape in shapes.items()
        }
        Lane(setting, plan.opponents)  # Refuse here what a worker would refuse out of sight.
        self._arrays: Final = Arrays(shapes, memory)
        self._crew: Final = Crew(plan, memory, 0, games) if workers == 0 else None
        self._wires: Final[list[Any]] = []
        self._workers: Final[list[Any]] = []
        for worker in range(workers):
            ours, theirs = context.Pipe()
            share = (games * worker // workers, games * (worker + 1) // workers)
            process = context.Process(target=work, args=(plan, memory, *share, theirs), daemon=True)
            process.start()
            theirs.close()
            self._wires.append(ours)
            self._workers.append(process)
        self.setting: Final = setting
        self.games: Final = games
        self.begin(seed)

    @property
    def observations(self) -> npt.NDArray[np.float32]:
        """What the seat asked may know, by game."""
        return self._arrays.observations

    @property
    def masks(self) -> npt.NDArray[np.int8]:
        """What it may do, by game."""
        return self._arrays.masks

    @property
    def seats(self) -> npt.NDArray[np.int64]:
        """The seat asked, by game."""
        return self._arrays.seats

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """By game and seat, of the games that ended with the last step; 0 for the others."""
        return self._arrays.rewards

    @property
    def ended(self) -> npt.NDArray[np.bool_]:
        """The games that ended with the last step, and have begun anew."""
        return self._arrays.ended

    def begin(self, seed: int) -> None:
        """New games. They are the same for the same seed, whatever the number of workers."""
        self._tell(seed)

    def step(self, codes: npt.ArrayLike) -> None:
        """One decision in each game; raises `Bad` if one is illegal, and then nothing has changed."""
        given = np.asarray(codes)
        if given.shape != (self.games,) or not np.issubdtype(given.dtype, np.integer):
            raise Bad(f"{self.games} whole numbers are wanted")
        inside = (given >= 0) & (given < self.setting.actions)
        legal = inside & (self.masks[np.arange(self.games), np.where(inside, given, 0)] == 1)
        if not legal.all():
            game = int(np.argmin(legal))
            raise Bad(f"game {game}: seat {self.seats[game]} may not do {given[game]}")
        self._arrays.codes[:] = given
        self._tell(None)

    def _tell(self, what: int | None) -> None:
        if self._crew is not None:
            if what is None:
                self._crew.step()
            else:
                self._crew.begin(what)
            return
        for wire in self._wires:
            wire.send(what)
        for wire in self._wires:
            wire.recv()

    def close(self) -> None:
        """End the workers."""
        for wire in self._wires:
            wire.close()
        for process in self._workers:
            process.join()
        self._wires.clear()
        self._workers.clear()
