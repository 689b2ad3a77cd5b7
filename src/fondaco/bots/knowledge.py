"""Knowledge: what a bot is given. The state stays inside."""

from typing import Any, Final

from fondaco.core.actions import Action
from fondaco.core.domains import Data
from fondaco.core.flow import State
from fondaco.core.game import Game
from fondaco.core.objections import Objection


class Knowledge:
    """A game as one seat may know it, at the moment it is asked."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self._state: Final = state

    def asked(self) -> int:
        """The number of the question."""
        return self._state.asked

    def seats(self) -> int:
        """How many sit at the table."""
        return self._state.seats

    def view(self) -> dict[str, Data]:
        """All this seat may know, as plain data."""
        return self.game.view(self._state, self.seat)

    def prompt(self) -> Data:
        """The question, as data."""
        return self.game.prompt(self._state)

    def choices(self) -> list[Action]:
        """Every listed action this seat may do now, in code order."""
        return self.game.choices(self._state, self.seat)

    def suggestions(self) -> list[Action]:
        """What is worth a thought: the obvious answer alone, or the choices, or a sample where they are open-ended."""
        obvious = self.game.obvious(self._state, self.seat)
        return self.game.suggestions(self._state, self.seat) if obvious is None else [obvious]

    def why_not(self, action: Action) -> Objection | None:
        """Why this seat may not do this now; None if it may."""
        return self.game.why_not(self._state, self.seat, action)

    def resample(self, seed: int) -> Any:
        """A new state that agrees with all this seat knows, the rest at random; brisk from this question on, and for
        nobody's eyes."""
        twin = self.game.resample(self._state, self.seat, seed)
        twin.brisk = True
        twin.unwatch()
        return twin
