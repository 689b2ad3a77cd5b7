"""Setting: a game, its number of seats and options, as arrays. What all adapters share."""

import operator
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

import fondaco
from fondaco.adapters.observations.observers import layout, mark, observer
from fondaco.adapters.observations.sheet import Sheet
from fondaco.core.actions import Action
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.game import Game
from fondaco.core.masks import lowest

Numbers: TypeAlias = npt.NDArray[np.float32]
Mask: TypeAlias = npt.NDArray[np.int8]

FINITE: Final[dict[str, dict[str, Data]]] = {"genoa": {"driver": "sequential", "offers": "menu"}}
"""Options without which a game has actions that cannot be numbered: Genoa's offers come from its finite menu."""


class Setting:
    """A game as researchers play it. One is enough for any number of episodes."""

    def __init__(
        self, game: str, seats: int, options: dict[str, Data] | None = None, every_question: bool = False
    ) -> None:
        """`every_question`: ask what people are asked, the obvious too, and let sets be named in any order."""
        self.game: Final[Game] = fondaco.game(game)
        if seats not in self.game.seat_counts:
            raise Bad(f"{game} has {self.game.seat_counts} seats, not {seats}", "seats")
        self.seats: Final = seats
        self.options: Final = finite(self.game, options or {})
        self.layout: Final = layout(self.game, seats)
        self.size: Final = len(self.layout)
        """How many numbers an observation has."""
        self.actions: Final = len(self.game.space.actions)
        """How many actions there are; an action is its code."""
        self.every_question: Final = every_question
        self._observe: Final = observer(self.game)

    def new(self, seed: int) -> Any:
        """A new game, at its first question."""
        state = self.game.new(self.seats, self.options, seed)
        if not self.every_question:
            self.game.hasten(state)
        return state

    def choices(self, state: Any, seat: int) -> list[Action]:
        """What this seat may choose from now."""
        return self.game.choices(state, seat) if self.every_question else self.game.suggestions(state, seat)

    def turn(self, state: Any) -> int:
        """The seat that decides. Seats that answer together do so in the order of seats, blind to each other."""
        return int(lowest(state.stack[-1].question().awaited(state)))

    def observe(self, state: Any, seat: int, into: Numbers) -> None:
        """Write what a seat may know into a row of float32."""
        into.fill(0.0)
        sheet = Sheet(into.data, seat, self.seats)  # type: ignore[arg-type]  # NumPy types every buffer as ints
        self._observe(state, sheet)
        assert sheet.at == self.size, "an observation always has the same length"

    def mask(self, state: Any, seat: int, into: Mask) -> None:
        """Write a 1 for each action that this seat may do now and that is its turn, into a row of int8."""
        into.fill(0)
        if not self.game.over(state) and seat == self.turn(state):
            mark(self.choices(state, seat), into.data)

    def observation(self, state: Any, seat: int) -> Numbers:
        """What a seat may know, as a new array."""
        numbers = np.empty(self.size, np.float32)
        self.observe(state, seat, numbers)
        return numbers

    def action_mask(self, state: Any, seat: int) -> Mask:
        """What a seat may do, as a new array."""
        mask = np.empty(self.actions, np.int8)
        self.mask(state, seat, mask)
        return mask

    def rewards(self, state: Any) -> list[float]:
        """By place, from 1 (alone in front) to -1 (alone at the end), with sum 0; all 0 until the game is over."""
        if not self.game.over(state):
            return [0.0] * self.seats
        places = self.game.ranking(state)
        others = self.seats - 1
        return [(sum(p > place for p in places) - sum(p < place for p in places)) / others for place in places]


def finite(game: Game, options: dict[str, Data]) -> dict[str, Data]:
    """The options, with those that make the actions finite."""
    needed = FINITE.get(game.name, {})
    for name, value in needed.items():
        if options.get(name, value) != value:
            raise Bad(f"actions have numbers only with {name} {value!r}", f"options.{name}")
    return game.read_options({**options, **needed})


class Episode:
    """One game being played by codes, with its past."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting: Final = setting
        self.seed: Final = seed
        self.state: Final[Any] = setting.new(seed)
        self.moves: Final[list[tuple[int, Action]]] = []
        self.over = False
        """Whether the game has ended."""
        self.turn = setting.turn(self.state)
        """The seat that decides; once the game is over, the last that did."""

    def play(self, code: int) -> None:
        """The seat whose turn it is does this; raises `Bad` that says why not, and then nothing has changed."""
        self.act(self.setting.game.action(operator.index(code)))

    def act(self, action: Action) -> None:
        """The same with an action."""
        game, seat = self.setting.game, self.turn
        objection = game.submit(self.state, seat, action)
        if objection is not None:
            raise Bad(f"seat {seat} may not {action.text()}: {objection}")
        self.moves.append((seat, action))
        self.over = game.over(self.state)
        if not self.over:
            self.turn = self.setting.turn(self.state)

    def record(self, players: list[str] | None = None) -> str:
        """The game so far as a record, which `fondaco.replay` plays again."""
        history = fondaco.begin(self.setting.game.name, self.setting.seats, self.setting.options, self.seed)
        for seat, action in self.moves:
            if not self.setting.every_question:
                history.catch_up()
            history.submit(seat, action)
        if not self.setting.every_question:
            history.catch_up()
        return history.record(players).text()
