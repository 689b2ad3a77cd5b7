"""A bot of ours as an agent of the competition."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fondaco.adapters.competition.codes import THEIR_GOOD, code_of, place_code
from fondaco.adapters.competition.numbers import PHASES, PLAYER, TABLE, Numbers, read_player
from fondaco.adapters.competition.rebuild import rebuild
from fondaco.bots import BOTS
from fondaco.bots.knowledge import Knowledge
from fondaco.core.errors import Bad
from fondaco.games.puerto_rico import GAME
from fondaco.games.puerto_rico.components import PLACES, TILES
from fondaco.games.puerto_rico.mayor import Placing
from fondaco.games.puerto_rico.state import Player, PuertoRico
from fondaco.games.puerto_rico.storage import KeepBarrel, StoreKind


class FondacoAgent:
    """Asks a bot what it would do in our game. It knows no more than the numbers it is given."""

    def __init__(self, bot: str = "apprentice", seed: int = 0) -> None:
        if bot not in BOTS:
            raise Bad(f"there is no bot {bot}; there are {', '.join(BOTS)}")
        self.name: Final = f"Fondaco {bot}"
        self.bot: Final = BOTS[bot](seed)

    def on_game_start(self, forward_model: Any = None) -> None:
        """Nothing to prepare: a choice depends on the observation alone."""

    def act(self, observation: Numbers, action_mask: npt.NDArray[np.int8]) -> int:
        """What the bot would do, as one of the legal actions."""
        legal = [int(code) for code in np.flatnonzero(np.asarray(action_mask) > 0)]
        if len(legal) == 1:
            return legal[0]
        numbers = np.asarray(observation, np.float32)
        phase, seat = PHASES[int(numbers[26:36].argmax())], int(numbers[36])
        s = rebuild(numbers, np.asarray(action_mask, np.int8))
        if phase == "mayor":
            board = read_player(numbers[TABLE + PLAYER * seat : TABLE + PLAYER * (seat + 1)])
            return self._place(s, seat, board, legal)
        if phase == "store":
            return self._store(s, seat, legal)
        code = code_of(self._choose(s, seat))
        return code if code in legal else legal[0]

    def _choose(self, s: PuertoRico, seat: int) -> Any:
        return self.bot.choose(Knowledge(GAME, s, seat))

    def _place(self, s: PuertoRico, seat: int, board: Player, legal: list[int]) -> int:
        """Ask for the whole distribution, then stand one colonist where one is still missing."""
        while s.stack:
            top = s.stack[-1]
            if not isinstance(top, Placing) or int(top.seat) != seat:
                break
            GAME.submit(s, seat, self._choose(s, seat))
        wanted = s.players[seat]
        for place in range(int(PLACES)):
            if people(wanted, place) > people(board, place) and place_code(place) in legal:
                return place_code(place)
        return legal[0]

    def _store(self, s: PuertoRico, seat: int, legal: list[int]) -> int:
        """The first of the barrels that the bot would keep; if it leaves no choice, the most there is to keep."""
        while s.stack:
            top = s.stack[-1]
            if not isinstance(top, StoreKind | KeepBarrel) or int(top.seat) != seat:
                break
            action = self._choose(s, seat)
            if code_of(action) in legal:
                return code_of(action)
            GAME.submit(s, seat, action)
        goods = s.players[seat].goods
        kept = sorted(range(len(THEIR_GOOD)), key=lambda good: -int(goods[good]))
        for first in (106, 64):
            for good in kept:
                if goods[good] and first + THEIR_GOOD[good] in legal:
                    return first + THEIR_GOOD[good]
        return legal[0]


def people(board: Player, place: int) -> int:
    """How many stand on a place."""
    return int(board.manned[place]) if place < TILES else int(board.staff[place - TILES])
