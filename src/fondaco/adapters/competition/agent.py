"""A bot of ours as an agent of the competition."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fondaco.adapters.competition.codes import THEIR_GOOD, code_of, place_code
from fondaco.adapters.competition.numbers import PHASES, PLAYER, TABLE, Numbers, read_player
from fondaco.adapters.competition.rebuild import rebuild
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.levels import level
from fondaco.core.actions import Action
from fondaco.games.puerto_rico import GAME
from fondaco.games.puerto_rico.actions import PASS
from fondaco.games.puerto_rico.components import PLACES, TILES
from fondaco.games.puerto_rico.mayor import Placing
from fondaco.games.puerto_rico.settler import Hacienda, TakeTile
from fondaco.games.puerto_rico.state import Player, PuertoRico
from fondaco.games.puerto_rico.storage import KeepBarrel, StoreKind


class FondacoAgent:
    """Asks a bot what it would do in our game. It knows no more than the numbers it is given."""

    def __init__(self, bot: str = "apprentice", seed: int = 0) -> None:
        """The bot is written as everywhere: `apprentice`, `merchant:200`, `doge:50ms`."""
        self.name: Final = f"Fondaco {bot}"
        self.bot: Final = level(bot).bot(seed)
        self.refused = 0
        """How often the bot's choice was none of the legal actions. The competition asks as we do if it stays 0."""
        self._turn = b""
        """What all others show while this agent places colonists: another turn, another plan."""
        self._plan: PuertoRico | None = None
        """Our game, as far as the bot has decided where the colonists of this turn go."""

    def on_game_start(self, forward_model: Any = None) -> None:
        """Forget the plan of an earlier game; the forward model is not needed."""
        self._turn, self._plan = b"", None

    def act(self, observation: Numbers, action_mask: npt.NDArray[np.int8]) -> int:
        """What the bot would do, as one of the legal actions."""
        legal = [int(code) for code in np.flatnonzero(np.asarray(action_mask) > 0)]
        if len(legal) == 1:
            return legal[0]
        numbers, mask = np.asarray(observation, np.float32), np.asarray(action_mask, np.int8)
        phase, seat = PHASES[int(numbers[26:36].argmax())], int(numbers[36])
        if phase == "mayor":
            return self._allowed(self._place(numbers, mask, seat), legal)
        s = rebuild(numbers, mask)
        if phase == "store":
            return self._allowed(self._store(s, seat, legal), legal)
        action = self._choose(s, seat)
        if action.verb is PASS and isinstance(s.stack[-1], Hacienda):
            # There one pass ends the whole turn; here it is only the hacienda that stays unused.
            action = self._after_hacienda(s, seat, action)
        return self._allowed(code_of(action), legal)

    def _choose(self, s: PuertoRico, seat: int) -> Action:
        return self.bot.choose(Knowledge(GAME, s, seat))

    def _allowed(self, code: int, legal: list[int]) -> int:
        if code in legal:
            return code
        self.refused += 1
        return legal[0]

    def _after_hacienda(self, s: PuertoRico, seat: int, action: Action) -> Action:
        GAME.submit(s, seat, action)
        top = s.stack[-1] if s.stack else None
        return self._choose(s, seat) if isinstance(top, TakeTile) and int(top.seat) == seat else action

    def _place(self, numbers: Numbers, mask: npt.NDArray[np.int8], seat: int) -> int:
        """One more colonist where the plan wants one. The bot is asked on, place by place, while none is missing."""
        first = TABLE + PLAYER * seat
        turn = numbers[:first].tobytes() + numbers[first + PLAYER :].tobytes()
        now = read_player(numbers[first : first + PLAYER])
        if self._plan is None or turn != self._turn or not within(now, self._plan.players[seat]):
            self._turn, self._plan = turn, rebuild(numbers, mask)
        s = self._plan
        while True:
            for place in range(int(PLACES)):
                if people(s.players[seat], place) > people(now, place):
                    return place_code(place)
            top = s.stack[-1] if s.stack else None
            if not isinstance(top, Placing) or int(top.seat) != seat:
                return -1
            GAME.submit(s, seat, self._choose(s, seat))

    def _store(self, s: PuertoRico, seat: int, legal: list[int]) -> int:
        """The first of the barrels that the bot would keep; if it leaves no choice, the most there is to keep."""
        goods = s.players[seat].goods[:]
        while s.stack:
            top = s.stack[-1]
            if not isinstance(top, StoreKind | KeepBarrel) or int(top.seat) != seat:
                break
            action = self._choose(s, seat)
            if code_of(action) in legal:
                return code_of(action)
            GAME.submit(s, seat, action)
        kept = sorted(range(len(THEIR_GOOD)), key=lambda good: -int(goods[good]))
        for first in (106, 64):
            for good in kept:
                if goods[good] and first + THEIR_GOOD[good] in legal:
                    return first + THEIR_GOOD[good]
        return -1


def people(board: Player, place: int) -> int:
    """How many stand on a place."""
    return int(board.manned[place]) if place < TILES else int(board.staff[place - TILES])


def within(now: Player, plan: Player) -> bool:
    """Whether nobody stands where the plan does not want him."""
    return all(people(now, place) <= people(plan, place) for place in range(int(PLACES)))
