"""Match: one game of bots from beginning to end, and its result."""

from dataclasses import asdict, dataclass
from time import process_time
from typing import Any

from fondaco.arena.plan import Plan
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.levels import level
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


def play_match(plan: Plan, match: int) -> Result:
    """Play it. The result follows from plan and number, unless a bot is bounded by time."""
    found = game(plan.game)
    state = found.new(plan.seats, plan.options, plan.game_seed(match))
    table = plan.table(match)
    bots = [level(plan.bots[bot]).bot(plan.bot_seed(match, seat)) for seat, bot in enumerate(table)]
    decisions, moves, seconds = 0, [0] * plan.seats, [0.0] * plan.seats
    while not found.over(state):
        seat = found.awaited(state)[0]
        knowledge = Knowledge(found, state, seat)
        free = len(knowledge.suggestions()) > 1
        start = process_time()  # not the wall's: matches share the machine
        action = bots[seat].choose(knowledge)
        if free:
            seconds[seat] += process_time() - start
            moves[seat] += 1
        objection = found.submit(state, seat, action)
        if objection is not None:
            raise AssertionError(f"match {match}: {action.text()} of {plan.bots[table[seat]]} is refused: {objection}")
        decisions += 1
    rounded = [round(spent, 4) for spent in seconds]
    return Result(match, table, found.scores(state), found.ranking(state), decisions, moves, rounded)
