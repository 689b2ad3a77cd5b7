"""Records: a game as text that people read and programs replay, in the spirit of PGN.

    fondaco record 1
    game: puerto_rico
    rules: 1
    seats: 4
    options: {}
    seed: 7
    player 0: Anna

    setup ; 1 30 2 17 8 40
    1 role settler
    1 take quarry
    2 take corn
    ...
    result: 41 38 52 44

A line of play is a seat, an action and, behind a semicolon, the results of chance that it brought about. A line that
begins with `#` is a comment. With a seed, replaying checks that chance gives those results; without one it takes the
results from the record.

The record of a running game is redacted (`redacted: 2`, or `redacted: all`): it holds what that seat, or everybody, has
been told. There is no seed and no result of chance, and of a secret action of others only what they were told of it. It
can be read, not replayed.
"""

import json
import re
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from fondaco.core.actions import Action, OpenVerb, Space, Verb
from fondaco.core.chance import Chance, Loaded, seeded
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.game import Game

MOST_DIGITS: Final = 20
TITLE: Final = "fondaco record 1"
EVERYBODY: Final = "all"
"""The reader of a record that holds what everybody knows."""
HIDDEN: Final = "# Hidden: the seed, the results of chance, and what others have done in secret."
_PLAY: Final = re.compile(r"(?P<what>.*?)(?: ; (?P<chance>[0-9 ]+))?")
_HEADER: Final = re.compile(r"(?P<name>[a-z]+(?: [0-9]+)?):(?P<value>.*)")


class Veiled(Action):
    """An action of which a reader knows the verb only, or a payload with gaps. No game takes it."""

    def __init__(self, verb: Verb, payload: Data) -> None:
        super().__init__(verb, 0, 0, 0)
        self.payload: Final = payload
        """What was told of an open-ended action; None: nothing."""

    def text(self) -> str:
        if self.payload is None:
            return self.verb.name
        return f"{self.verb.name} {json.dumps(self.payload, sort_keys=True, ensure_ascii=False)}"

    def data(self) -> Data:
        return [self.verb.name] if self.payload is None else [self.verb.name, self.payload]

    def told(self, reader: i64, seat: i64) -> dict[str, Data]:
        told: dict[str, Data] = {"verb": self.verb.name}
        if self.payload is not None:
            told["payload"] = self.payload
        return told


def veiled(action: Action, reader: int, seat: int) -> Action:
    """What a reader (-1: everybody) may know of the action of a seat: the action itself if that is all of it."""
    told = action.told(reader, seat)
    return action if told == action.told(seat, seat) else Veiled(action.verb, told.get("payload"))


class Move:
    """One action, with the results of chance that it brought about. `line` is where it stands in a file, or 0."""

    def __init__(self, seat: int, action: Action, chance: list[int], line: int = 0) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.chance: Final = chance
        self.line: Final = line


class Record:
    """A game: how it began and what was done. `result` holds the scores once it is over."""

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, Data],
        seed: int | None,
        players: list[str],
        setup: list[int],
        moves: list[Move],
        result: list[int] | None,
        reader: int | None = None,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        """The seed is the future: withhold it (None) while the game runs."""
        self.players: Final = players
        self.setup: Final = setup
        self.moves: Final = moves
        self.result: Final = result
        self.reader: Final = reader
        """Whose knowledge it holds (-1: everybody's), if it is redacted."""

    def redacted(self, reader: int) -> "Record":
        """What a seat (-1: everybody) may have of a game that is still going on."""
        moves = [Move(move.seat, veiled(move.action, reader, move.seat), []) for move in self.moves]
        return Record(
            self.game, self.rules, self.seats, self.options, None, self.players, [], moves, self.result, reader
        )

    def text(self) -> str:
        """The record as text."""
        lines = [TITLE, f"game: {self.game}", f"rules: {self.rules}", f"seats: {self.seats}"]
        lines.append(f"options: {json.dumps(self.options, sort_keys=True)}")
        if self.seed is not None:
            lines.append(f"seed: {self.seed}")
        for seat, player in enumerate(self.players):
            lines.append(f"player {seat}: {' '.join(player.split())}")
        if self.reader is not None:
            lines += [f"redacted: {EVERYBODY if self.reader < 0 else self.reader}", HIDDEN]
        lines += ["", _with_chance("setup", self.setup)]
        lines += [_with_chance(f"{move.seat} {move.action.text()}", move.chance) for move in self.moves]
        if self.result is not None:
            lines.append(f"result: {' '.join(str(score) for score in self.result)}")
        return "\n".join(lines) + "\n"


def _with_chance(what: str, results: list[int]) -> str:
    return f"{what} ; {' '.join(str(result) for result in results)}" if results else what


def parse(text: str, find: Callable[[str], Game]) -> Record:
    """The record of that text; raises `Bad` with line and reason. `find` gives the game of a name."""
    return _Reader(text, find).record()


class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str, find: Callable[[str], Game]) -> None:
        self.lines: Final = text.split("\n")
        self.at = 0
        self.find: Final = find
        self.named: Final[dict[str, str]] = {}
        self.where: Final[dict[str, str]] = {}
        """The line of each named value."""

    def bad(self, reason: str) -> Bad:
        return Bad(reason, f"line {self.at}")

    def next(self) -> str | None:
        """The next line that is neither empty nor a comment; None at the end."""
        while self.at < len(self.lines):
            line = self.lines[self.at].strip()
            self.at += 1
            if line and not line.startswith("#"):
                return line
        return None

    def record(self) -> Record:
        if self.next() != TITLE:
            raise self.bad(f"a record begins with '{TITLE}'")
        line = self.header()
        name = self.value("game")
        game = self.checked("game", lambda: self.find(name))
        rules = self.checked("rules", lambda: number(self.value("rules")))
        seats = self.checked("seats", lambda: number(self.value("seats")))
        if seats not in game.seat_counts:
            raise Bad(f"{name} has {game.seat_counts} seats, not {seats}", self.where["seats"])
        options = self.checked("options", lambda: game.read_options(_options(self.named.get("options", "{}"))))
        seed = self.checked("seed", lambda: number(self.value("seed"))) if "seed" in self.named else None
        reader = (
            self.checked("redacted", lambda: _reader(self.value("redacted"), seats)) if self.is_redacted() else None
        )
        players = [self.named.get(f"player {seat}", "") for seat in range(seats)]
        while players and not players[-1]:
            players.pop()
        known = ["game", "rules", "seats", "options", "seed", "redacted", *[f"player {seat}" for seat in range(seats)]]
        for stranger in self.named:
            if stranger not in known:
                raise Bad(f"the header has no {stranger}", self.where[stranger])
        what, setup = self.play(line)
        if what != "setup":
            raise self.bad("the header is followed by 'setup'")
        moves, result = self.moves(game.space, seats)
        return Record(name, rules, seats, options, seed, players, setup, moves, result, reader)

    def is_redacted(self) -> bool:
        return "redacted" in self.named

    def header(self) -> str:
        """Read the named values; the line behind them."""
        line = self.next()
        while line is not None:
            match = _HEADER.fullmatch(line)
            if match is None:
                return line
            if match["name"] in self.named:
                raise self.bad(f"{match['name']} stands twice")
            self.named[match["name"]] = match["value"].strip()
            self.where[match["name"]] = f"line {self.at}"
            line = self.next()
        raise self.bad("the record ends in its header")

    def value(self, name: str) -> str:
        """A named value that must be there."""
        if name not in self.named:
            raise self.bad(f"the header lacks {name}")
        return self.named[name]

    def checked(self, name: str, read: Callable[[], Any]) -> Any:
        """What a named value says, or a refusal that points to its line."""
        try:
            return read()
        except Bad as bad:
            raise Bad(str(bad) if name == "options" else bad.reason, self.where.get(name, f"line {self.at}")) from None

    def play(self, line: str) -> tuple[str, list[int]]:
        """What was done, and the results of chance."""
        match = _PLAY.fullmatch(line)
        assert match is not None, "the pattern takes any line"
        return match["what"].strip(), [self.result(result) for result in (match["chance"] or "").split()]

    def moves(self, space: Space, seats: int) -> tuple[list[Move], list[int] | None]:
        moves: list[Move] = []
        line = self.next()
        while line is not None:
            if line.startswith("result:"):
                result = [self.result(score) for score in line.removeprefix("result:").split()]
                if len(result) != seats:
                    raise self.bad(f"the result has {len(result)} scores for {seats} seats")
                if self.next() is not None:
                    raise self.bad("nothing follows the result")
                return moves, result
            what, chance = self.play(line)
            seat, _, action = what.partition(" ")
            try:
                if number(seat) >= seats:
                    raise Bad(f"there is no seat {seat}")
                moves.append(Move(number(seat), self.action(space, action), chance, self.at))
            except Bad as bad:
                raise self.bad(bad.reason) from None
            line = self.next()
        return moves, None

    def action(self, space: Space, text: str) -> Action:
        """The action of that text; in a redacted record, what is left of it."""
        try:
            return space.parse(text)
        except Bad:
            name, _, payload = text.partition(" ")
            verb = space.verb(name) if self.is_redacted() else None
            if verb is None or (payload and not isinstance(verb, OpenVerb)):
                raise
            return Veiled(verb, _json(payload) if payload else None)

    def result(self, text: str) -> int:
        """A number somewhere in the play."""
        try:
            return -number(text[1:]) if text.startswith("-") else number(text)
        except Bad as bad:
            raise self.bad(bad.reason) from None


def number(text: str) -> int:
    """A number as it may stand in a record."""
    if not text.isascii() or not text.isdigit() or len(text) > MOST_DIGITS:
        raise Bad(f"a number is wanted, not {text!r}")
    return int(text)


def _reader(text: str, seats: int) -> int:
    if text == EVERYBODY:
        return -1
    if number(text) >= seats:
        raise Bad(f"there is no seat {text}")
    return number(text)


def _json(text: str) -> Data:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise Bad("the payload is not JSON") from None


def _options(text: str) -> dict[str, Data]:
    try:
        options = _json(text)
    except Bad:
        raise Bad("an object in JSON is wanted", "options") from None
    if not isinstance(options, dict):
        raise Bad("an object in JSON is wanted", "options")
    return options


def chance_of(record: Record) -> Chance:
    """The generator of a recorded game: its seed, or the results written down."""
    if record.seed is not None:
        return seeded(record.seed)
    return Loaded(record.setup + [result for move in record.moves for result in move.chance])
