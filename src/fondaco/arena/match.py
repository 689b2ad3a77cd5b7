"""Match: one game of bots from beginning to end, and its result."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from time import process_time
from typing import Any

from fondaco.arena.plan import Plan
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.levels import level
from fondaco.core.actions import Action
from fondaco.core.flow import State
from fondaco.games import game


@dataclass(frozen=True)
class Result:
    """How a match ended, by seat; and how long the bots thought about the decisions that left them a choice."""

    match: int
    bots: list[int]
    scores: list[int]
    places: list[int]
    decisions: int
    moves: list[int]
    seconds: list[float]

    def data(self) -> dict[str, Any]:
        """As plain data: a line of a journal."""
        return asdict(self)

    def outcome(self) -> dict[str, Any]:
        """All but the times, which no two runs share."""
        data = self.data()
        del data["seconds"]
        return data

    def win(self, seat: int) -> float:
        """The seat's share of the win."""
        return 1.0 / self.places.count(1) if self.places[seat] == 1 else 0.0


@dataclass(frozen=True)
class Turn:
    """One decision of a match: whether it left a choice, and how long the bot thought."""

    seat: int
    action: Action
    free: bool
    seconds: float


def play_match(plan: Plan, match: int) -> Result:
    """Play it. The result follows from plan and number, unless a bot is bounded by time."""
    found = game(plan.game)
    state = found.new(plan.seats, plan.options, plan.seed_of(match))
    decisions, moves, seconds = 0, [0] * plan.seats, [0.0] * plan.seats
    for turn in turns(plan, match, state):
        decisions += 1
        if turn.free:
            moves[turn.seat] += 1
            seconds[turn.seat] += turn.seconds
    rounded = [round(spent, 4) for spent in seconds]
    return Result(match, plan.table(match), found.scores(state), found.ranking(state), decisions, moves, rounded)


def turns(plan: Plan, match: int, state: State) -> Iterator[Turn]:
    """Play the match from this state on, decision by decision."""
    found, table = game(plan.game), plan.table(match)
    bots = [level(plan.bots[bot]).bot(plan.seed_of(match)) for bot in table]
    while not found.over(state):
        seat = found.awaited(state)[0]
        knowledge = Knowledge(found, state, seat)
        free = len(knowledge.suggestions()) > 1
        start = process_time()  # not the wall's: matches share the machine
        action = bots[seat].choose(knowledge)
        spent = process_time() - start
        objection = found.submit(state, seat, action)
        if objection is not None:
            raise AssertionError(f"match {match}: {action.text()} of {plan.bots[table[seat]]} is refused: {objection}")
        yield Turn(seat, action, free, spent)
