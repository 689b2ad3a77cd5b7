"""Play: the game at a table, with its book of moves. Knows seats and versions; nothing of people, clocks or disks."""

from typing import Any, Final

import msgspec

from fondaco.core.actions import Action
from fondaco.core.chance import MOST_SEED
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.events import Ear, Event
from fondaco.core.flow import State
from fondaco.core.game import Game
from fondaco.core.history import History, begin, flowed
from fondaco.server.entries import Entry, as_moves, heard, standing, taken_back
from fondaco.server.refusals import No

TWIN: Final = MOST_SEED
"""The seed of the twin in which an action is tried, too; any will do."""


class Play:
    """A game being played: `history` is the engine's, `entries` are the moves that stand, `version` counts the book."""

    def __init__(self, history: History, entries: list[Entry], book: list[Entry], asked: int) -> None:
        self.game: Final = history.game
        self.history: Final = history
        self.entries: Final = entries
        self.version = book[-1].version if book else 0
        """Raised by every move and every undo."""
        self.asked = asked
        """The number of the question: the version at which it was put. (The engine's own number returns after an
        undo, and an answer on its way would then be taken for the answer to another question.)"""
        self.regretted: int | None = book[-1].seat if book and book[-1].action is None else None
        """The seat that has taken back the last move: it wants to think, even where the answer is obvious."""
        self._keys: Final[dict[tuple[int, str], list[Entry]]] = {}
        """What was done for each idempotency key of each seat."""
        for entry in book:
            self._note_key(entry)
        self._barrier: tuple[Any, bytes] = (None, b"")
        self._snapshot: tuple[int, bytes] = (-1, b"")

    # --- doing ----------------------------------------------------------------------------------------------------

    def act(self, seat: int, asked: int, wanted: list[list[Data]], key: str, now: float) -> list[Entry]:
        """Do these, all or none; the new entries, none if it was done before. Raises `No`."""
        actions = [read_action(self.game, data) for data in wanted]
        if self.done_before(seat, key, [action.text() for action in actions]):
            return []
        if asked != self.asked:
            raise No("late", asked=asked, now=self.asked)
        self._judge(seat, actions)
        return [self._do(seat, action, key, now) for action in actions]

    def _judge(self, seat: int, actions: list[Action]) -> None:
        """Refuse the whole if a part is refused, or if more would be known after a part than before.

        Otherwise somebody could see what a die says and have it not rolled.
        """
        trial = Trial(self.game, self.history.state, seat, actions[:-1])
        if trial.refusal is not None:
            raise trial.refusal
        if trial.barrier:
            raise No("barrier", at=trial.at)
        objection = self.game.why_not(trial.state, seat, actions[-1])
        if objection is not None:
            raise No("illegal", objection, at=len(actions) - 1)

    def _do(self, seat: int, action: Action, key: str, now: float) -> Entry:
        before = self.history.state.asked
        objection = self.history.submit(seat, action)
        assert objection is None, "it was judged before"
        chance = self.history.moves[-1].chance
        events = [heard(event, self.history.state.seats) for event in self.history.events]
        entry = Entry(self.version + 1, seat, action.text(), chance, events, key, now)
        self.entries.append(entry)
        self._enter(entry, before)
        return entry

    def undo(self, seat: int, version: int, key: str, now: float) -> tuple[list[Entry], int]:
        """Take back this seat's last move; the new entries, and the place of the move among those that stood."""
        if self.done_before(seat, key, [None]):
            return [], len(self.entries)
        if version != self.version:
            raise No("late", asked=version, now=self.version)
        before = self.history.state.asked
        if not self.history.undo(seat):
            raise No("nothing-to-undo")
        place = taken_back(self.entries, seat)
        del self.entries[place]
        entry = Entry(self.version + 1, seat, None, [], [], key, now)
        self._enter(entry, before)
        return [entry], place

    def _enter(self, entry: Entry, asked_before: int) -> None:
        """Put it into the book."""
        self.version = entry.version
        self.regretted = entry.seat if entry.action is None else None
        self._note_key(entry)
        if self.history.state.asked != asked_before:
            self.asked = self.version

    def _note_key(self, entry: Entry) -> None:
        if entry.key:
            self._keys.setdefault((entry.seat, entry.key), []).append(entry)

    def done_before(self, seat: int, key: str, actions: list[str] | list[None]) -> bool:
        """Whether this was done already for that key; refused if something else was."""
        entries = self._keys.get((seat, key))
        if entries is None:
            return False
        if [entry.action for entry in entries] != actions:
            raise No("key-used")
        return True

    def knows(self, seat: int, key: str) -> bool:
        """Whether something was done for that key."""
        return (seat, key) in self._keys

    def version_of(self, seat: int, key: str) -> int:
        """The version to which the message of that key has led."""
        return self._keys[seat, key][-1].version

    # --- storing --------------------------------------------------------------------------------------------------

    def snapshot(self) -> bytes:
        """The state as it is stored and sent to bots."""
        if self._snapshot[0] != self.version:
            self._snapshot = (self.version, encoded(self.game, self.history.state))
        return self._snapshot[1]

    def barrier(self) -> bytes | None:
        """The state to which the last moves can be taken back, if any."""
        if not self.history.back():
            return None
        state = self.history.barrier()
        if self._barrier[0] is not state:
            self._barrier = (state, encoded(self.game, state))
        return self._barrier[1]


class Trial:
    """Actions done on a copy, up to the first that is refused or tells something. Nobody learns of it."""

    def __init__(self, game: Game, state: State, seat: int, actions: list[Action]) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.state = state
        """Where they lead."""
        self.events: Final[list[Event]] = []
        self.at = 0
        """How many were done."""
        self.refusal: No | None = None
        self.barrier = False
        """Whether the next one would tell somebody something: it is not done then."""
        for action in actions:
            if not self._step(action):
                break
            self.at += 1

    def _step(self, action: Action) -> bool:
        after, ear = self.game.copy(self.state), Ear()
        after.ear = ear
        objection = self.game.submit(after, self.seat, action)
        after.ear = None
        if objection is not None:
            self.refusal = No("illegal", objection, at=self.at)
            return False
        self.barrier = flowed(self.game, self.state, after) or self._depends_on_secrets(action, after)
        if self.barrier:
            return False
        self.state = after
        self.events.extend(ear.events)
        return True

    def _depends_on_secrets(self, action: Action, after: State) -> bool:
        """Whether it looks otherwise in a game that this seat cannot tell from the true one."""
        twin = self.game.resample(self.state, self.seat, TWIN)
        before = self.game.copy(twin)
        if self.game.submit(twin, self.seat, action) is not None or flowed(self.game, before, twin):
            return True
        return self.game.view(twin, self.seat) != self.game.view(after, self.seat)


def started(game: Game, seats: int, options: dict[str, Data], seed: int) -> Play:
    """A new game."""
    return Play(begin(game, seats, options, seed), [], [], 0)


def resumed(
    game: Game,
    options: dict[str, Data],
    seed: int,
    setup: list[int],
    state: bytes,
    barrier: bytes | None,
    back: int,
    asked: int,
    book: list[Entry],
) -> Play:
    """A stored game: its latest state, and the way back if these are the rules it was stored under."""
    entries = standing(book)
    present = msgspec.json.decode(state)
    rules = present.get("rules") if isinstance(present, dict) else None  # what else is wrong `from_data` will say
    if barrier is not None and rules == game.rules_version:
        moves = as_moves(game, entries)
        history = History(game, game.from_data(msgspec.json.decode(barrier)), options, setup, seed, moves[:-back])
        refused = [history.submit(move.seat, move.action) for move in moves[-back:]]
        if not any(refused) and game.to_data(history.state) == present:
            return Play(history, entries, book, asked)
    history = History(game, game.from_data(present), options, setup, seed, known_moves(game, entries))
    return Play(history, entries, book, asked)


def known_moves(game: Game, entries: list[Entry]) -> list[Any]:
    """The moves; without those that newer rules no longer know, to which nothing leads back."""
    moves = []
    for entry in entries:
        try:
            moves += as_moves(game, [entry])
        except Bad:
            continue
    return moves


def read_action(game: Game, data: list[Data]) -> Action:
    """The action of its JSON form; raises `No`."""
    try:
        return game.space.read(data)
    except Bad as bad:
        raise No("bad-action", where=bad.where, reason=bad.reason) from None


def encoded(game: Game, state: State) -> bytes:
    """A state as JSON."""
    return msgspec.json.encode(game.to_data(state))
