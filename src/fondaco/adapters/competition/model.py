"""Our Puerto Rico behind the competition's interface: what agents are asked, a model for planners, and a match."""

import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from fondaco.adapters.competition.codes import AUTOMATIC, DRAW, PASS, code_of, mask_of, place_code
from fondaco.adapters.competition.numbers import Numbers, by_name, observation
from fondaco.adapters.competition.rebuild import OPTIONS
from fondaco.core.errors import Bad
from fondaco.games.puerto_rico import GAME
from fondaco.games.puerto_rico.components import CIRCLES, PLACES, TILES
from fondaco.games.puerto_rico.mayor import Placing
from fondaco.games.puerto_rico.scoring import printed_vp
from fondaco.games.puerto_rico.settler import Hacienda
from fondaco.games.puerto_rico.state import Player, PuertoRico

SECONDS: Final = 1.0
"""For a move."""
MOST_MOVES: Final = 4000
"""In a match: agents who never choose the mayor would play for ever."""


class Agent(Protocol):
    """What the competition asks of an agent. `on_game_start(forward_model)` is called if it is there."""

    def act(self, observation: Numbers, action_mask: npt.NDArray[np.int8]) -> int:
        """One of the actions that the mask allows."""


class Model:
    """A game as the competition's agents see it. `clone` gives a copy to plan with: what is hidden is drawn anew."""

    def __init__(self, seats: int = 3, seed: int = 0) -> None:
        self._state: PuertoRico = GAME.new(seats, OPTIONS, seed)
        self.moves = 0
        """How often `step` was called."""
        self._live = True
        self._clones = seed
        self._hand = -1
        """Colonists that the mayor's agent has still to place one by one; -1: none is placing."""
        self._placed: list[int] = []
        """Those placed, by place."""
        self._go_on()

    def clone(self) -> "Model":
        """An independent copy; of the live game one in which the pile is shuffled, of a copy the same again."""
        twin = Model.__new__(Model)
        self._clones += 1
        seat = max(0, self.current_player())
        twin._state = GAME.resample(self._state, seat, self._clones) if self._live else GAME.copy(self._state)
        twin.moves, twin._live, twin._clones = self.moves, False, self._clones
        twin._hand, twin._placed = self._hand, self._placed[:]
        return twin

    # --- questions ----------------------------------------------------------------------------------------------------

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return GAME.over(self._state)

    def current_player(self) -> int:
        """The player to move; -1 once the game is over."""
        return -1 if self.is_terminal() else GAME.awaited(self._state)[0]

    def legal_actions(self) -> list[int]:
        """The codes that may be played."""
        return [] if self.is_terminal() else self._codes()

    def action_mask(self) -> npt.NDArray[np.int8]:
        """A 1 for each of them."""
        return mask_of(self.legal_actions())

    def observation(self) -> Numbers:
        """The numbers that all agents may see, those of the player to move."""
        shown = self._state
        if self._hand >= 0:
            shown = GAME.copy(shown)
            board = shown.players[self.current_player()]
            board.colonists = self._hand
            for place, people in enumerate(self._placed):
                if people:
                    stand(board, place, people)
        return observation(shown, self.current_player())

    def observation_dict(self) -> dict[str, dict[str, Any]]:
        """The same by name: `global_state`, and `players` with a block each."""
        return by_name(self.observation())

    def scores(self) -> list[tuple[int, int, int, int, int]]:
        """By player: all VP, doubloons and barrels for a tie, and the VP of chips, of buildings, of large buildings."""
        totals = GAME.scores(self._state)
        parts = []
        for board, vp in zip(self._state.players, totals, strict=True):
            chips, printed = int(board.vp), int(printed_vp(board))
            spare = int(board.doubloons) + sum(int(barrels) for barrels in board.goods)
            parts.append((vp, spare, chips, printed, vp - chips - printed))
        return parts

    def winners(self) -> list[int]:
        """The players in front."""
        return [player for player, place in enumerate(GAME.ranking(self._state)) if place == 1]

    # --- moves --------------------------------------------------------------------------------------------------------

    def step(self, code: int) -> None:
        """The player to move does this, and what leaves no choice follows; raises `Bad` if it is not legal."""
        if code not in self.legal_actions():
            raise Bad(f"player {self.current_player()} may not do {code}")
        self.moves += 1
        if self._hand >= 0:
            place = next(place for place in self._free() if place_code(place) == code)
            self._placed[place] += 1
            self._hand -= 1
        else:
            self._do(code)
        self._go_on()

    def _do(self, code: int) -> None:
        """Our action for a code: behind an unused hacienda it answers the next question too."""
        stack = self._state.stack
        if isinstance(stack[-1], Hacienda) and code != DRAW:
            tile = stack[-2]
            self._submit(PASS)
            if not stack or stack[-1] != tile:
                return  # there was no tile to take
        self._submit(code)

    def _submit(self, code: int) -> None:
        seat = self.current_player()
        choices = GAME.choices(self._state, seat)
        GAME.submit(self._state, seat, next(action for action in choices if code_of(action) == code))

    def _codes(self) -> list[int]:
        if self._hand >= 0:
            return [place_code(place) for place in self._free()]
        stack, seat = self._state.stack, self.current_player()
        if isinstance(stack[-1], Hacienda):  # there the hacienda and the tile are one question
            return [DRAW, *[code_of(action) for action in stack[-2].question().choices(self._state, seat)]]
        return [code_of(action) for action in GAME.choices(self._state, seat)]

    def _free(self) -> list[int]:
        """The places still to be decided that have room for one more."""
        top = self._state.stack[-1]
        assert isinstance(top, Placing)
        board = self._state.players[top.seat]
        unnamed = int(top.unnamed)
        return [
            place
            for place in range(int(PLACES))
            if unnamed >> place & 1 and self._placed[place] < circles(board, place)
        ]

    def _go_on(self) -> None:
        """Do what the competition does not ask: take free colonists, fill the last circles, make the only move."""
        while not self.is_terminal():
            seat, top = self.current_player(), self._state.stack[-1]
            if isinstance(top, Placing):
                if self._hand < 0:
                    self._hand, self._placed = int(self._state.players[seat].colonists), [0] * int(PLACES)
                if 0 < self._hand < self._room():
                    free_places = self._free()
                    if len(free_places) > 1:
                        return
                    self._placed[free_places[0]] += self._hand
                    self._hand = 0
                self._place_all(seat)
                continue
            choices = GAME.choices(self._state, seat)
            free = [action for action in choices if action.verb.name in AUTOMATIC]
            if not free and len(choices) > 1:
                return
            GAME.submit(self._state, seat, (free or choices)[0])

    def _room(self) -> int:
        board = self._state.players[self.current_player()]
        return sum(circles(board, place) - self._placed[place] for place in self._free())

    def _place_all(self, seat: int) -> None:
        """Answer our questions, place by place, with what was placed one by one; the rest fills what is left."""
        board = self._state.players[seat]
        if self._hand > 0:
            for place in self._free():
                self._placed[place] = circles(board, place)
        while not self.is_terminal():
            top = self._state.stack[-1]
            if not isinstance(top, Placing) or int(top.seat) != seat:
                break
            ways = GAME.suggestions(self._state, seat)
            wanted = min(self._placed[int(top.piece(ways[0]))], int(ways[-1].y))
            GAME.submit(self._state, seat, next(action for action in ways if int(action.y) == wanted))
        self._hand = -1


def circles(board: Player, place: int) -> int:
    """How many people a place has room for."""
    if place < TILES:
        return int(board.tiles[place])
    return int(CIRCLES[place - TILES]) if board.owns(place - TILES) else 0


def stand(board: Player, place: int, people: int) -> None:
    """So many more people on a place."""
    if place < TILES:
        board.manned[place] += people
    else:
        board.staff[place - TILES] += people


@dataclass(frozen=True)
class Result:
    """How a match ended. Offences are moves that were too late or illegal, for which a random one was played."""

    scores: list[int]
    places: list[int]
    timeouts: list[int] = field(default_factory=list)
    illegal: list[int] = field(default_factory=list)
    truncated: bool = False
    """Stopped after so many moves, and scored as it stood."""


def play_game(agents: list[Any], seed: int, seconds: float = SECONDS, most_moves: int = MOST_MOVES) -> Result:
    """Let agents made for the competition play a game of ours, under its rules for offences.

    Raises `Bad` if an agent moves the live game instead of a clone: then there is no result.
    """
    model, rng = Model(len(agents), seed), np.random.default_rng(seed)
    for agent in agents:
        with suppress(Exception):  # optional there, and a failure is not held against the agent
            agent.on_game_start(model)
    timeouts, illegal = [0] * len(agents), [0] * len(agents)
    while not model.is_terminal() and model.moves < most_moves:
        player, legal, moves = model.current_player(), model.legal_actions(), model.moves
        start = time.perf_counter()
        try:
            code = int(agents[player].act(model.observation(), model.action_mask()))
        except Exception:  # whatever an agent does, the match goes on
            code = -1
        late = time.perf_counter() - start > seconds
        if model.moves != moves:
            raise Bad(f"player {player} moved the live game; simulations are made on a clone")
        timeouts[player] += late
        if late or code not in legal:
            illegal[player] += not late
            code = int(rng.choice(legal))
        model.step(code)
    ranking = GAME.ranking(model._state)
    return Result([score[0] for score in model.scores()], ranking, timeouts, illegal, not model.is_terminal())
