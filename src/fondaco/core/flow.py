"""Flow: the plan of a game as a stack of frames, and the one door into it.

Three rules. Frames are values without secrets: immutable, made of ints, shown to everybody. A frame leaves before it
acts: the engine takes it off the stack, and it plans what follows. And there is one door, `submit`.
"""

import inspect
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from fondaco.core.actions import Action, Verb
from fondaco.core.chance import Chance
from fondaco.core.events import ALL, Did, Ear, Event, Kind
from fondaco.core.masks import ONE, lowest
from fondaco.core.objections import Objection, Why

_FIELDS: Final[dict[type, list[str]]] = {}


def fields_of(frame: type) -> list[str]:
    """The fields of a kind of frame: the parameters of its constructor."""
    if frame not in _FIELDS:
        _FIELDS[frame] = list(inspect.signature(frame).parameters)
    return _FIELDS[frame]


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One line of the plan. Its fields are its constructor's parameters; all are public ints."""

    def opens(self, s: Any) -> bool:
        """Whether somebody has to decide now. A step runs and a moot question is dropped: both leave the stack."""
        raise NotImplementedError

    def question(self) -> "Decision":
        """Itself, as the decision it is. (A type test on every action would cost more than this call.)"""
        raise AssertionError("a settled game waits at a decision")

    def values(self) -> list[int]:
        """Its fields' values, in order."""
        return [getattr(self, field) for field in fields_of(type(self))]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and type(other) is type(self) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self), *self.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(str(value) for value in self.values())})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame):
    """An automatic rule."""

    def opens(self, s: Any) -> bool:
        state: State = s
        state.stack.pop()
        self.run(s)
        return False

    def run(self, s: Any) -> None:
        """Do it. The frame has left the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame):
    """A question to one or several seats."""

    def opens(self, s: Any) -> bool:
        state: State = s
        if self.moot(s):
            state.stack.pop()
            return False
        only = self.only(s)
        answer = only
        if answer is None and state.brisk:
            answer = self.unasked(s, lowest(self.awaited(s)))
        if answer is None:
            return True
        seat = lowest(self.awaited(s))
        state.stack.pop()
        if only is not None:
            self.tell_only(s, only)
        self.take(s, seat, answer)
        return False

    def question(self) -> "Decision":
        return self

    def awaited(self, s: Any) -> i64:
        """The seats we wait for, as a mask; on public grounds only."""
        raise NotImplementedError

    def may_act(self, s: Any) -> i64:
        """The seats that may act now, as a mask; those awaited, unless talk is free."""
        return self.awaited(s)

    def moot(self, s: Any) -> bool:
        """Whether the question does not arise, on PUBLIC grounds: then it is dropped unasked."""
        return False

    def only(self, s: Any) -> Action | None:
        """The one answer that is left, on PUBLIC grounds: it is given unasked. What only a secret leaves over is asked
        for, or the silence would tell it."""
        return None

    def tell_only(self, s: Any, a: Action) -> None:
        """Tell that this answer was given unasked, where what comes of it does not say so."""

    def rule(self) -> str:
        """The ledger id of the question."""
        raise NotImplementedError

    def verbs(self) -> list[Verb]:
        """The kinds of answers, in the order of the space: a module-level constant."""
        raise NotImplementedError

    def asks(self, verb: Verb) -> bool:
        """Whether such an answer is asked for."""
        for asked in self.verbs():
            if asked is verb:
                return True
        return False

    def allows(self, s: Any, seat: i64, a: Action, why: Why) -> bool:
        """The rule, once. Called only for actions of `verbs()` by seats of `may_act()`."""
        raise NotImplementedError

    def candidates(self, s: Any, seat: i64) -> list[Action]:
        """Every listed action that may be legal, in code order. Narrow it where a verb has many."""
        found: list[Action] = []
        for verb in self.verbs():
            found.extend(verb.table)
        return found

    def choices(self, s: Any, seat: i64) -> list[Action]:
        """Every listed action that is legal, in code order."""
        why = _ASIDE
        return [a for a in self.candidates(s, seat) if self.allows(s, seat, a, why)]

    def suggestions(self, s: Any, seat: i64) -> list[Action]:
        """What a search should try: the choices, or a finite sample where answers are open-ended."""
        return self.choices(s, seat)

    def obvious(self, s: Any, seat: i64) -> Action | None:
        """The answer that nearly everybody gives here, if there is one; a function of what this seat may know.

        People may have it given for them, brisk games give it unasked. So it never ends the game, takes what others
        need, gives an opponent something, or tells what could stay hidden.
        """
        return None

    def unasked(self, s: Any, seat: i64) -> Action | None:
        """What a brisk game answers by itself: the obvious, and whatever ends a question with nothing to suggest."""
        return self.obvious(s, seat)

    def take(self, s: Any, seat: i64, a: Action) -> None:
        """Carry out a legal answer and plan what follows. The frame has left the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Decision):
    """A question to one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def awaited(self, s: Any) -> i64:
        return ONE << self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Decision):
    """A question that several seats answer at once, blind to each other; `waiting` are those still to answer.

    The answers lie in `State.answers`, where the core hides them; the verbs should be secret.
    """

    def __init__(self, waiting: i64) -> None:
        self.waiting: Final[i64] = waiting

    def awaited(self, s: Any) -> i64:
        return self.waiting

    def again(self, waiting: i64) -> "Together":
        """The same question to other seats."""
        raise NotImplementedError

    def resolve(self, s: Any, answers: list[Action | None]) -> None:
        """All have answered: carry it out. By seat; None for a seat that was not asked."""
        raise NotImplementedError

    def take(self, s: Any, seat: i64, a: Action) -> None:
        state: State = s
        state.answers[seat] = a
        waiting = self.waiting & ~(ONE << seat)
        if waiting:
            state.again(self.again(waiting))
        else:
            answers = state.answers
            state.answers = [None for _ in answers]
            self.resolve(s, answers)


class Plan:
    """Frames to be done in reading order, made once: frames are values, so many games may follow the same plan."""

    def __init__(self, frames: list[Frame]) -> None:
        self.frames: Final = frames
        self.backwards: Final = frames[::-1]
        """As they lie on the stack, whose next line is the last."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. All constructor arguments, so that a copy that forgets a field is a type error."""

    def __init__(
        self, seats: i64, chance: Chance, stack: list[Frame], answers: list[Action | None], asked: i64
    ) -> None:
        self.seats: Final[i64] = seats
        self.chance: Chance = chance
        self.stack: Final = stack
        """The plan; the next line is the last item."""
        self.answers: list[Action | None] = answers
        """Secret answers to a `Together` that is still open, by seat."""
        self.asked: i64 = asked
        """The number of the question being asked: messages name it, so that a late answer is refused."""
        self.ear: Ear | None = None
        self.brisk: bool = False
        """Whether obvious answers are given unasked and sets are named in one order, as searches and learners like it.
        A manner of playing, not a part of the state: copies keep it, the store does not."""

    def plan(self, frames: list[Frame]) -> None:
        """Do these next, in reading order, before whatever is already planned."""
        for frame in reversed(frames):
            self.stack.append(frame)

    def follow(self, plan: Plan) -> None:
        """The same for a plan made beforehand."""
        self.stack.extend(plan.backwards)

    def push(self, frame: Frame) -> None:
        """Do this next."""
        self.stack.append(frame)

    def again(self, frame: Frame) -> None:
        """Do this next, and let it count as the same question: others are still to answer, or talk goes on."""
        self.stack.append(frame)
        self.asked -= 1  # `advance` raises it after every action

    def tell(self, kind: Kind, x: i64 = 0, y: i64 = 0, z: i64 = 0, readers: i64 = ALL) -> None:
        """Something happened; heard if somebody listens."""
        if self.ear is not None:
            self.ear.events.append(Event(kind, [x, y, z], readers))

    def unwatch(self) -> None:
        """From now on nobody looks at this game, only at how it ends: what is kept for views alone may be dropped."""

    def end_rule(self) -> str:
        """The ledger id by which nothing can be done once the game is over."""
        raise NotImplementedError


_ASIDE: Final = Why()


def single(actions: list[Action]) -> Action | None:
    """The action, if there is one only."""
    return actions[0] if len(actions) == 1 else None


def settle(s: State) -> None:
    """Run steps, drop moot questions and give only answers until somebody has to decide; else the game is over."""
    stack = s.stack
    while stack and not stack[-1].opens(s):
        pass


def asking(s: State) -> Decision | None:
    """The question being asked; None once the game is over."""
    return s.stack[-1].question() if s.stack else None


def why_not(s: State, seat: i64, a: Action) -> Objection | None:
    """Why this seat may not do this now; None if it may."""
    top = asking(s)
    if top is None:
        return Objection(s.end_rule(), "game-over", {})
    if not 0 <= seat < s.seats:
        return Objection(top.rule(), "no-seat", {"seat": seat, "seats": s.seats})
    if not a.verb.knows(a):
        return Objection(a.verb.rule, "unknown-action", {})
    if top.may_act(s) >> seat & 1 == 0:
        return Objection(top.rule(), "not-yours", {}, _at_home(s, seat, a))
    if not top.asks(a.verb):
        return Objection(a.verb.rule, "not-now", {}, _at_home(s, seat, a))
    why = Why()
    return None if top.allows(s, seat, a, why) else why.objection()


def _at_home(s: State, seat: i64, a: Action) -> Objection | None:
    """What would stand in the way if the action's own question were put to the seat now."""
    if a.verb.home is None:
        return None
    home = a.verb.home(s, seat)
    if home is None:
        return None
    assert isinstance(home, Decision)
    why = Why()
    return None if home.allows(s, seat, a, why) else why.objection()


def submit(s: State, seat: i64, a: Action) -> Objection | None:
    """The one door: judge, apply, settle. A refusal changes nothing and says why."""
    stack = s.stack
    if stack and 0 <= seat < s.seats:
        top = stack[-1].question()
        if top.may_act(s) >> seat & 1 == 1 and top.asks(a.verb) and a.verb.knows(a) and top.allows(s, seat, a, _ASIDE):
            advance(s, seat, a)
            return None
    return why_not(s, seat, a)


def advance(s: State, seat: i64, a: Action) -> None:
    """Apply and settle without judging: for a search that takes its actions from `choices` or `suggestions`."""
    top = s.stack[-1].question()
    if s.ear is not None:
        s.ear.events.append(Did(seat, a, top.obvious(s, seat) is a))
    s.stack.pop()
    top.take(s, seat, a)
    s.asked += 1
    settle(s)


def awaited(s: State) -> i64:
    """The seats we wait for, as a mask."""
    top = asking(s)
    return 0 if top is None else top.awaited(s)


def choices(s: State, seat: i64) -> list[Action]:
    """Every listed action this seat may do now, in code order."""
    top = asking(s)
    if top is None or not 0 <= seat < s.seats or top.may_act(s) >> seat & 1 == 0:
        return []
    return top.choices(s, seat)


def suggestions(s: State, seat: i64) -> list[Action]:
    """What a search should try for this seat now."""
    top = asking(s)
    if top is None or not 0 <= seat < s.seats or top.may_act(s) >> seat & 1 == 0:
        return []
    return top.suggestions(s, seat)


def obvious(s: State, seat: i64) -> Action | None:
    """The answer that nearly everybody would give for this seat now, if there is one."""
    top = asking(s)
    if top is None or not 0 <= seat < s.seats or top.awaited(s) >> seat & 1 == 0:
        return None
    return top.obvious(s, seat)


def unasked(s: State, seat: i64) -> Action | None:
    """What a brisk game would not ask this seat, but answer by itself."""
    top = asking(s)
    return None if top is None else top.unasked(s, seat)


def retract(s: State, seat: i64) -> bool:
    """Take back one's own answer to a question that others are still answering."""
    top = asking(s)
    if not isinstance(top, Together) or not 0 <= seat < s.seats or s.answers[seat] is None:
        return False
    s.answers[seat] = None
    s.stack.pop()
    s.push(top.again(top.waiting | ONE << seat))
    return True
