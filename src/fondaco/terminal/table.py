"""Table: a game being played at this terminal: its history, its bots, and what happened move by move."""

from typing import Final

from fondaco.bots.bot import Bot
from fondaco.bots.knowledge import Knowledge
from fondaco.core import flow
from fondaco.core.actions import Action
from fondaco.core.domains import Data
from fondaco.core.events import Event
from fondaco.core.game import Game
from fondaco.core.history import History, replay, start
from fondaco.core.objections import Objection
from fondaco.core.record import Record, chance_of


class Table:
    """A history with its events kept, and the seats that play by themselves."""

    def __init__(self, history: History, bots: dict[int, Bot]) -> None:
        self.history: Final = history
        self.game: Final[Game] = history.game
        self.bots: Final = bots
        self.people: Final = [seat for seat in range(history.state.seats) if seat not in bots]
        self.told: Final[list[list[Event]]] = []
        """The events of every move."""

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over(self.history.state)

    def awaited(self) -> int:
        """The seat to be asked next."""
        return self.game.awaited(self.history.state)[0]

    def view(self, seat: int | None) -> dict[str, Data]:
        """What this seat may know."""
        return self.game.view(self.history.state, seat)

    def question(self) -> tuple[dict[str, Data], str]:
        """The question being asked, and its rule."""
        top = flow.asking(self.history.state)
        assert top is not None, "nobody is asked once the game is over"
        return self.game.prompt(self.history.state), top.rule()

    def choices(self, seat: int) -> list[Action]:
        """Every listed action of this seat."""
        return self.game.choices(self.history.state, seat)

    def obvious(self, seat: int) -> Action | None:
        """The answer that nearly everybody would give for this seat."""
        return self.game.obvious(self.history.state, seat)

    def why_not(self, seat: int, action: Action) -> Objection | None:
        """Why this seat may not do this now; None if it may."""
        return self.game.why_not(self.history.state, seat, action)

    def submit(self, seat: int, action: Action) -> Objection | None:
        """Do it. None, or why not."""
        objection = self.history.submit(seat, action)
        if objection is None:
            self.told.append(self.history.events)
        return objection

    def let_bot(self, seat: int) -> None:
        """The bot in this seat does what it chooses."""
        action = self.bots[seat].choose(Knowledge(self.game, self.history.state, seat))
        objection = self.submit(seat, action)
        if objection is not None:
            raise AssertionError(f"a bot chose {action.text()}: {objection}")

    def undo(self, seat: int) -> bool:
        """Take back the last action of this seat, if it is safe."""
        last = [i for i, move in enumerate(self.history.moves) if move.seat == seat]
        if not self.history.undo(seat):
            return False
        del self.told[last[-1]]
        return True

    def barrier(self, seat: int) -> str:
        """What stands in the way of taking back: a message of the terminal's words."""
        moves = self.history.moves
        if all(move.seat != seat for move in moves):
            return "undo-nothing"
        if moves[-1].seat != seat:
            return "undo-others"
        return "undo-chance" if moves[-1].chance else "undo-learned"

    def keeps_secrets(self) -> bool:
        """Whether some seat sees now what another does not."""
        views = [self.view(seat) for seat in range(self.history.state.seats)]
        return any({**view, "seat": 0} != {**views[0], "seat": 0} for view in views)


def retell(game: Game, record: Record, bots: dict[int, Bot]) -> Table:
    """The table of a record, played again and checked; raises `Bad` with line and reason."""
    replay(game, record)
    table = Table(start(game, record.seats, record.options, chance_of(record), record.seed), bots)
    for move in record.moves:
        table.submit(move.seat, move.action)
    return table
