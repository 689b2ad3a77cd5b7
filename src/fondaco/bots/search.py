"""Search: information-set Monte Carlo tree search with a tree for each seat (Cowling, Powley, Whitehouse 2012).

Every iteration deals what the seat cannot know anew, walks down the trees of all seats at once, each seat choosing by
its own tree, plays what has begun to its end and remembers what it was worth to each. A seat's tree branches by what
that seat observes: of another's secret action only the verb. So nobody, the searching seat least of all, answers to
what he cannot have seen; seats that answer together do so in the order of seats, blind to each other.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.bots.bot import SPREAD
from fondaco.bots.findings import Finding, Findings
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.limit import Limit
from fondaco.bots.playing import outcome
from fondaco.bots.tree import Edge, Node, most_promising
from fondaco.core.chance import MOST_SEED, seeded
from fondaco.core.flow import State, advance
from fondaco.core.masks import lowest

LEAST_WIDTH: Final = 0.02
"""Before anything is known."""
PAUSE: Final[i64] = 16
"""After so many iterations it is asked whether more could still change the choice."""


class Search:
    """The thoughts of one seat at one decision."""

    def __init__(self, knowledge: Knowledge, seed: int, far: bool = False) -> None:
        self.knowledge: Final = knowledge
        self.far: Final = far
        """Whether it looks as far ahead as the game's advice says, or to the next quiet question."""
        self.seat: Final[i64] = knowledge.seat
        self.advice: Final = knowledge.game.advice()
        self.seed: Final = seed
        self.iterations: int = 0
        """So far; a plain int, as seeds are."""
        # Where nothing is secret all seats observe the same, and one tree does for all.
        secret = any(verb.secret for verb in knowledge.game.space.verbs)
        seats: int = knowledge.seats()
        # The worst and the best outcome for each seat so far.
        self.low: Final = [1.0 for _ in range(seats)]
        self.high: Final = [0.0 for _ in range(seats)]
        self.roots: Final = [Node(self.seat) for _ in range(seats if secret else 1)]

    def think(self, limit: Limit) -> None:
        """Up to the limit, at least once; not so long if the rest of the thinking could not change the best answer."""
        deadline = limit.deadline()
        done: i64 = 0
        while True:
            self.iterate()
            done += 1
            if limit.reached(done, deadline):
                return
            if done % PAUSE == 0 and float(self.lead()) > limit.left(done, deadline):
                return

    def lead(self) -> i64:
        """By how many visits the most visited action is ahead of the next."""
        first: i64 = 0
        second: i64 = 0
        for edge in self.root().edges.values():
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second

    def root(self) -> Node:
        """Where the searching seat's own tree begins."""
        return self.roots[self.seat if len(self.roots) > 1 else 0]

    def iterate(self) -> None:
        """One resampled game, walked down to a new action, played on and estimated."""
        seed = (self.seed + self.iterations * SPREAD) & MOST_SEED
        self.iterations += 1
        s: State = self.knowledge.resample(seed)
        nodes = self.roots[:]
        walked: list[Node] = []
        edges: list[Edge] = []
        seat = self.seat
        fresh = False
        while not fresh:
            options = s.stack[-1].question().suggestions(s, seat)
            place: i64 = 0
            if len(options) > 1:
                node = nodes[seat if len(nodes) > 1 else 0]
                known = node.known(options) or node.add(options, self.advice.priors(s, seat, options))
                place = most_promising(known, node.mean(), self.width(seat))
                fresh = known[place].visits == 0
                walked.append(node)
                edges.append(known[place])
            action = options[place]
            advance(s, seat, action)
            if not s.stack:
                break
            following = lowest(s.stack[-1].question().awaited(s))
            for reader in range(len(nodes)):
                hides = action.verb.secret and reader != seat
                nodes[reader] = nodes[reader].child(action.verb if hides else action, following)
            seat = following
        worth = outcome(self.advice, s, seeded(MOST_SEED - seed), self.advice.reach(s) if self.far else 0)
        remember(walked, edges, worth)
        for reader in range(s.seats):
            self.low[reader] = min(self.low[reader], worth[reader])
            self.high[reader] = max(self.high[reader], worth[reader])

    def width(self, seat: i64) -> float:
        """How far apart the outcomes for a seat lie."""
        return max(LEAST_WIDTH, self.high[seat] - self.low[seat])

    def findings(self) -> Findings:
        """What was found out."""
        return Findings([Finding(action, edge.visits, edge.total) for action, edge in self.root().edges.items()])


def remember(walked: list[Node], edges: list[Edge], worth: list[float]) -> None:
    """Add what the iteration was worth, to each node what it was worth to its own seat."""
    for i, edge in enumerate(edges):
        node = walked[i]
        own = worth[node.seat]
        node.visits += 1
        node.total += own
        edge.visits += 1
        edge.total += own
