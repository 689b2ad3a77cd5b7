"""Game: what each game exports, and the names its users type."""

import secrets
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fondaco.core import flow
from fondaco.core.actions import Action, Space
from fondaco.core.advice import Advice
from fondaco.core.chance import MOST_SEED, Chance, seeded
from fondaco.core.codec import MOST, Frames, Obj, Shape
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.flow import Decision, State, Together
from fondaco.core.objections import Objection


def clamped(seat: int) -> int:
    """A seat small enough for the engine: a number beyond all tables becomes -1, which is no seat either."""
    return seat if -MOST < seat < MOST else -1


class Option:
    """A switch of a game: its values, the default first, and the rule it belongs to."""

    def __init__(self, name: str, rule: str, values: list[Data], many: bool = False) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.values: Final = values
        self.many: Final = many
        """Whether any set of the values may be chosen (default: none) instead of one of them."""

    def default(self) -> Data:
        """The value if nobody says anything."""
        return [] if self.many else self.values[0]

    def read(self, value: Data) -> Data:
        """A value from outside, checked."""
        if not self.many:
            if not any(value == known and type(value) is type(known) for known in self.values):
                raise Bad(f"{value!r} is not one of {self.values}", f"options.{self.name}")
            return value
        if not isinstance(value, list) or any(item not in self.values for item in value):
            raise Bad(f"a list out of {self.values} is wanted", f"options.{self.name}")
        return [known for known in self.values if known in value]


class RulesShape(Shape):
    """The rules of a table are stored as its number of seats and its options; `rules_for` finds the rules of these."""

    def __init__(self, seat_counts: list[int], options: list[Option], rules_for: Any) -> None:
        self.seat_counts: Final = seat_counts
        self.options: Final = options
        self.rules_for: Final = rules_for

    def write(self, value: Any) -> Data:
        return {"seats": value.seats, **value.options}

    def read(self, data: Data, where: str) -> Any:
        if not isinstance(data, dict) or type(data.get("seats")) is not int or data["seats"] not in self.seat_counts:
            raise Bad("a number of seats and the options are wanted", where)
        names = [option.name for option in self.options]
        if set(data) != {"seats", *names}:
            raise Bad(f"the options are {names}", where)
        return self.rules_for(data["seats"], {option.name: option.read(data[option.name]) for option in self.options})


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game. Subclasses provide `start`, `copy`, `look`, `scores`, `totals`, and for secrets `unknown` and `deal`."""

    def __init__(
        self,
        name: str,
        ledger: str,
        seat_counts: list[int],
        options: list[Option],
        space: Space,
        frames: Frames,
        shape: Obj,
        rules_version: int,
    ) -> None:
        self.name: Final = name
        self.ledger: Final = ledger
        """The prefix of its rule ids."""
        self.seat_counts: Final = seat_counts
        self.options: Final = options
        self.space: Final = space
        self.frames: Final = frames
        self.shape: Final = shape
        self.rules_version: Final = rules_version
        """Raised whenever a stored state, a record or a code could mean something else than before."""

    # --- what a game provides -------------------------------------------------------------------------------------

    def start(self, seats: int, options: dict[str, Data], chance: Chance) -> Any:
        """The set-up, with the first plan on the stack."""
        raise NotImplementedError

    def copy(self, s: Any) -> Any:
        """An independent state with the same future."""
        raise NotImplementedError

    def look(self, s: Any, seat: int) -> dict[str, Data]:
        """The part of the view that is the game's own; seat -1: what everybody knows. Lists in a hand are sorted."""
        raise NotImplementedError

    def unknown(self, s: Any, seat: int) -> list[str]:
        """The things (with multiplicity) that this seat cannot place: what `deal` permutes."""
        return []

    def deal(self, s: Any, seat: int, chance: Chance) -> Any:
        """A copy that agrees with all this seat knows and has the unknown things at random places.

        A function of the seat's view and of chance alone: sort what is unknown before shuffling it.
        """
        return self.copy(s)

    def scramble(self, s: Any, seat: int, seed: int) -> Any:
        """Change only numbers that the view of this seat masks though they could be followed by memory."""
        return self.copy(s)

    def scores(self, s: Any) -> list[int]:
        """The points of every seat; final once the game is over. Not for the eyes of players before that."""
        raise NotImplementedError

    def ranking(self, s: Any) -> list[int]:
        """The place of every seat, 1 for the winners; equal places are shared."""
        scores = self.scores(s)
        return [1 + sum(1 for other in scores if other > score) for score in scores]

    def totals(self, s: Any) -> list[int]:
        """Sums of components that no action ever changes."""
        raise NotImplementedError

    def check(self, s: Any) -> None:
        """Raise `Bad` if a state read from outside contradicts itself."""

    def upgrade(self, state: Data, rules: int) -> Data:
        """The data of a state stored under older rules, as it would be stored today; it is checked like any other."""
        return state

    def absent(self, s: Any, seat: int, seed: int) -> Action | None:
        """What the rules say a seat does that is awaited and does not answer in time; None if they do not say."""
        return None

    def instructed(self, s: Any, seat: int, instructions: list[Data]) -> Action | None:
        """What these standing instructions of a seat would do now; raises `Bad` if they make no sense."""
        if instructions:
            raise Bad(f"{self.name} takes no standing instructions", "instruction")
        return None

    def standing(self, s: Any, seat: int, instructions: list[Data]) -> list[Data]:
        """Those of these instructions that still stand: an "until" may have come."""
        return instructions

    def option_sets(self) -> list[dict[str, Data]]:
        """The options worth testing; the conformance kit plays each with every number of seats."""
        return [{}]

    def soak_sets(self) -> list[dict[str, Data]]:
        """Many more, for the long run (`make soak`); a set that draws from chance may be there several times."""
        return []

    def advice(self) -> Advice:
        """What it knows about playing it well."""
        return Advice(self)

    # --- what users type ------------------------------------------------------------------------------------------

    def read_options(self, options: dict[str, Data] | None) -> dict[str, Data]:
        """All options with their values; raises `Bad`."""
        given = dict(options or {})
        values = {option.name: option.read(given.pop(option.name, option.default())) for option in self.options}
        if given:
            raise Bad(f"there is no option {min(given)}", "options")
        return values

    def new(self, seats: int, options: dict[str, Data] | None = None, seed: int | Chance | None = None) -> Any:
        """A new game, settled at its first question. Without a seed it takes one from the system."""
        if seats not in self.seat_counts:
            raise Bad(f"{self.name} has {self.seat_counts} seats, not {seats}", "seats")
        if seed is None:
            seed = secrets.randbelow(MOST_SEED + 1)
        chance = seed if isinstance(seed, Chance) else seeded(seed)
        s = self.start(seats, self.read_options(options), chance)
        flow.settle(s)
        return s

    def over(self, s: State) -> bool:
        """Whether the game has ended."""
        return not s.stack

    def awaited(self, s: State) -> list[int]:
        """The seats we wait for."""
        mask = flow.awaited(s)
        return [seat for seat in range(s.seats) if mask >> seat & 1]

    def may_act(self, s: State) -> list[int]:
        """The seats that may act now: those awaited, and others where talk is free."""
        top = flow.asking(s)
        mask = 0 if top is None else top.may_act(s)
        return [seat for seat in range(s.seats) if mask >> seat & 1]

    def choices(self, s: State, seat: int) -> list[Action]:
        """Every listed action this seat may do now, in code order."""
        return flow.choices(s, clamped(seat))

    def suggestions(self, s: State, seat: int) -> list[Action]:
        """What a search should try: the choices, or a finite sample where answers are open-ended."""
        return flow.suggestions(s, clamped(seat))

    def obvious(self, s: State, seat: int) -> Action | None:
        """The answer that nearly everybody would give for this seat now; None if there is something to think about."""
        return flow.obvious(s, clamped(seat))

    def hasten(self, s: State) -> None:
        """From now on obvious answers are given unasked and sets are named in one order: for searches and learners."""
        s.brisk = True
        flow.settle(s)

    def submit(self, s: State, seat: int, action: Action) -> Objection | None:
        """Do it. None, or why not; then nothing has changed."""
        return flow.submit(s, clamped(seat), action)

    def why_not(self, s: State, seat: int, action: Action) -> Objection | None:
        """Why this seat may not do this now; None if it may."""
        return flow.why_not(s, clamped(seat), action)

    def action(self, code: int) -> Action:
        """The action of a code."""
        if not 0 <= code < len(self.space.actions):
            raise Bad(f"{self.name} has no action {code}")
        return self.space.actions[code]

    def parse(self, text: str) -> Action:
        """The action of a text; raises `Bad`."""
        return self.space.parse(text)

    def prompt(self, s: State) -> Data:
        """The question being asked, as data: its frame, which is public. None once the game is over."""
        top = flow.asking(s)
        return None if top is None else self.frames.prompt(top)

    def view(self, s: State, seat: int | None) -> dict[str, Data]:
        """What this seat may know (None: what everybody knows), as plain data."""
        reader = -1 if seat is None else seat
        if not -1 <= reader < s.seats:
            raise Bad(f"there is no seat {reader}")
        own = None if reader < 0 else s.answers[reader]
        view: dict[str, Data] = {
            "game": self.name,
            "seats": s.seats,
            "seat": seat,
            "asked": s.asked,
            "awaited": self.awaited(s),
            "prompt": self.prompt(s),
            "plan": self.frames.write(s.stack),
            "answered": [answer is not None for answer in s.answers],
            "answer": None if own is None else own.text(),
            "over": self.over(s),
        }
        view.update(self.look(s, reader))
        return view

    def hidden(self, s: State, seat: int) -> list[str]:
        """The things this seat cannot place, pending answers of others among them. Losing one means: it has learned."""
        pending = [f"answer of {other}" for other in range(s.seats) if other != seat and s.answers[other] is not None]
        return self.unknown(s, seat) + pending

    def resample(self, s: State, seat: int, seed: int) -> Any:
        """A state that agrees with all this seat knows, the rest at random: a function of view and seed alone."""
        chance = seeded(seed)
        twin: State = self.deal(s, seat, chance)
        twin.chance = chance
        top = flow.asking(twin)
        for other in range(twin.seats):
            if top is not None and other != seat and twin.answers[other] is not None:
                choices = top.choices(twin, other)
                twin.answers[other] = choices[chance.below(len(choices))]
        return twin

    def to_data(self, s: State) -> dict[str, Data]:
        """The whole state as plain data, secrets and all."""
        return {"game": self.name, "rules": self.rules_version, "state": self.shape.write(s)}

    def from_data(self, data: Data) -> Any:
        """The state of this data, checked; raises `Bad`. Edit the data of a new game to set any scene."""
        if not isinstance(data, dict) or set(data) != {"game", "rules", "state"}:
            raise Bad("a stored game has the fields game, rules, state")
        if data["game"] != self.name:
            raise Bad(f"this is {self.name}, not {data['game']}", "game")
        rules = data["rules"]
        if type(rules) is not int or not 1 <= rules <= self.rules_version:
            raise Bad(f"version {self.rules_version} is wanted, not {rules}", "rules")
        state = data["state"] if rules == self.rules_version else self.upgrade(data["state"], rules)
        s = self.shape.read(state, "state")
        self._check_seats(s)
        self.check(s)
        self._check_question(s)
        return s

    def _check_seats(self, s: State) -> None:
        """Nothing speaks of a seat that is not at the table."""
        if s.seats not in self.seat_counts:
            raise Bad(f"{self.name} has {self.seat_counts} seats, not {s.seats}", "state.seats")
        if len(s.answers) != s.seats:
            raise Bad("one place for each seat is wanted", "state.answers")
        for i, frame in enumerate(s.stack):
            if not all(seat < s.seats for seat in self.frames.seats_of(frame)):
                raise Bad("it names a seat that is not at the table", f"state.stack[{i}]")

    def _check_question(self, s: State) -> None:
        """The game waits for an answer that somebody can give; pending answers belong to it."""
        top = s.stack[-1] if s.stack else None
        if top is not None and (not isinstance(top, Decision) or top.moot(s) or top.awaited(s) == 0):
            raise Bad("the last line of the plan must be an open question", "state.stack")
        for seat in self.awaited(s):
            if not self.suggestions(s, seat):
                raise Bad(f"seat {seat} is asked and can do nothing", "state.stack")
        for seat in range(s.seats):
            answer = s.answers[seat]
            if answer is not None:
                pending = isinstance(top, Together) and top.waiting >> seat & 1 == 0 and top.asks(answer.verb)
                if not pending:
                    raise Bad("no such answer of this seat is pending", f"state.answers[{seat}]")
