"""History: a game being played, with its moves, what happened, and the way back as far as it is safe.

The barrier is derived from information, not marked by games: a move may be taken back by its own seat unless chance was
used, or some seat has learned something by it (its `hidden` list lost a thing), or another seat has acted since.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from fondaco.core import flow
from fondaco.core.actions import Action
from fondaco.core.chance import Chance, seeded
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.events import Ear, Event
from fondaco.core.flow import State
from fondaco.core.game import Game
from fondaco.core.objections import Objection
from fondaco.core.record import Move, Record, chance_of


def replay(game: Game, record: Record) -> "History":
    """Play a record again and check all it says; raises `Bad` with line and reason."""
    return list(moments(game, record))[-1]


def moments(game: Game, record: Record) -> Iterator["History"]:
    """Play a record again, and stop after the set-up and after each move; always the same history, as it grows."""
    if record.game != game.name:
        raise Bad(f"this is a record of {record.game}, not of {game.name}")
    if record.reader is not None:
        raise Bad("a redacted record can be read, not played again")
    if record.rules != game.rules_version:
        raise Bad(f"the record was made under rules {record.rules}; these are rules {game.rules_version}")
    history = start(game, record.seats, record.options, chance_of(record), record.seed)
    if history.setup != record.setup:
        raise Bad("chance gave another set-up than the record says")
    yield history
    for move in record.moves:
        _again(history, move)
        yield history
    if record.result is not None:
        if not game.over(history.state):
            raise Bad("the record has a result, but the game is not over")
        if game.scores(history.state) != record.result:
            raise Bad(f"the result is {game.scores(history.state)}, not {record.result}")


def _again(history: "History", move: Move) -> None:
    """One recorded move; raises `Bad` if it is refused, or if chance gives something else."""
    where = f"line {move.line}" if move.line else f"move {len(history.moves) + 1}"
    try:
        objection = history.submit(move.seat, move.action)
    except Bad as bad:
        raise Bad(bad.reason, where) from None
    if objection is not None:
        raise Bad(f"{move.action.text()} is refused: {objection}", where)
    if history.moves[-1].chance != move.chance:
        raise Bad("chance gave other results than the record says", where)


def flowed(game: Game, before: State, after: State) -> bool:
    """Whether information has flowed between two states, the second reached from the first by actions of one seat."""
    if before.chance.draws != after.chance.draws:
        return True
    for seat in range(before.seats):
        if Counter(game.hidden(before, seat)) - Counter(game.hidden(after, seat)):
            return True
    return False


def begin(game: Game, seats: int, options: dict[str, Data] | None, seed: int) -> "History":
    """A new game with its history."""
    return start(game, seats, options, seeded(seed), seed)


def start(
    game: Game, seats: int, options: dict[str, Data] | None, chance: Chance, seed: int | None = None
) -> "History":
    """A new game with its history, by this chance; its results in the set-up are written down."""
    notes: list[int] = []
    chance.notes = notes
    state = game.new(seats, options, chance)
    chance.notes = None
    return History(game, state, game.read_options(options), notes, seed, [])


class Snapshot:
    """A state to which the seat that acted next may go back."""

    def __init__(self, state: Any, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat


class History:
    """A game with its past. `state` is the present; replace it by nothing but `submit` and `undo`.

    Made by `begin` or `replay`, or of a stored state and the moves that led to it; then the way back begins there.
    """

    def __init__(
        self,
        game: Game,
        state: Any,
        options: dict[str, Data],
        setup: list[int],
        seed: int | None,
        moves: list[Move],
    ) -> None:
        self.game: Final = game
        self.state: Any = state
        self.options: Final = options
        self.setup: Final = setup
        """The results of chance in the set-up."""
        self.seed: Final = seed
        """The seed of the chance, for the record; None if there is none or it is nobody's business."""
        self.moves: Final = moves
        self.events: list[Event] = []
        """What the last action brought about."""
        self._way_back: Final[list[Snapshot]] = []

    def submit(self, seat: int, action: Action) -> Objection | None:
        """Do it. None, or why not; then nothing has changed."""
        before = self.game.copy(self.state)
        ear = Ear()
        notes: list[int] = []
        self.state.ear = ear
        self.state.chance.notes = notes
        try:
            objection = self.game.submit(self.state, seat, action)
        except Bad:
            self.state = before  # results given in advance have run out, halfway through
            raise
        self.state.ear = None
        self.state.chance.notes = None
        if objection is not None:
            return objection
        self.moves.append(Move(seat, action, notes))
        self.events = ear.events
        if self._way_back and self._way_back[-1].seat != seat:
            self._way_back.clear()
        if flowed(self.game, before, self.state):
            self._way_back.clear()
        else:
            self._way_back.append(Snapshot(before, seat))
        return None

    def catch_up(self) -> None:
        """Give all the answers for which a brisk game would not have asked."""
        while self.game.awaited(self.state):
            seat = self.game.awaited(self.state)[0]
            answer = flow.unasked(self.state, seat)
            if answer is None:
                return
            objection = self.submit(seat, answer)
            assert objection is None, objection

    def may_undo(self, seat: int) -> bool:
        """Whether this seat can take back its last action."""
        if self._way_back and self._way_back[-1].seat == seat:
            return True
        return flow.retract(self.game.copy(self.state), seat)

    def back(self) -> int:
        """How many moves could be taken back, one after the other, by the seat that made them."""
        return len(self._way_back)

    def barrier(self) -> Any:
        """The state to which they lead back; the present if there are none. To be read, not changed."""
        return self._way_back[0].state if self._way_back else self.state

    def undo(self, seat: int) -> bool:
        """Take back the last action of this seat, if nothing has flowed and nobody else has acted since."""
        if self._way_back and self._way_back[-1].seat == seat:
            self.state = self._way_back.pop().state
            self.moves.pop()
            self.events = []
            return True
        if not flow.retract(self.state, seat):
            return False
        # Others have answered the same question since: their way back would lead past this answer, so it ends here.
        self._way_back.clear()
        last = max(i for i, move in enumerate(self.moves) if move.seat == seat)
        del self.moves[last]
        self.events = []
        return True

    def record(self, players: list[str] | None = None) -> Record:
        """The game so far as a record."""
        result = self.game.scores(self.state) if self.game.over(self.state) else None
        return Record(
            self.game.name,
            self.game.rules_version,
            self.state.seats,
            self.options,
            self.seed,
            players or [],
            self.setup,
            list(self.moves),
            result,
        )
