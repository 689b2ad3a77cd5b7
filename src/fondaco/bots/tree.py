"""The trees of a search: one for each seat, of what that seat has observed since the search began."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action

EXPLORATION: Final = 0.6
"""In units of how far apart the outcomes of a search lie."""


class Edge:
    """An action in a node, and how it did for the seat that chose it."""

    def __init__(self, prior: float) -> None:
        self.prior: Final = prior
        self.visits: i64 = 0
        self.seen: i64 = 0
        """How often it could be chosen: in another resampled state it may not be there."""
        self.total: float = 0.0


class Node:
    """A row of observations that ends with this seat's turn. What the seat cannot tell apart shares a node."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        """Whose turn it is."""
        self.visits: i64 = 0
        self.total: float = 0.0
        self.edges: Final[dict[Action, Edge]] = {}
        self.children: Final[dict[object, Node]] = {}
        """By what was observed: an action, or the verb of a secret one."""
        self.other: Node | None = None
        """The same observations, but it is another seat's turn: chance decided so."""

    def child(self, observed: object, seat: i64) -> "Node":
        """The node after this observation, with that seat to move."""
        found = self.children.get(observed)
        if found is None:
            found = Node(seat)
            self.children[observed] = found
        while found.seat != seat:
            following = found.other
            if following is None:
                following = Node(seat)
                found.other = following
            found = following
        return found

    def known(self, options: list[Action]) -> list[Edge]:
        """The edges of these options, in their order; none at all if one has never been seen here."""
        found: list[Edge] = []
        for action in options:
            edge = self.edges.get(action)
            if edge is None:
                return []
            found.append(edge)
        return found

    def add(self, options: list[Action], priors: list[float]) -> list[Edge]:
        """The edges of these options; those that are new get their priors."""
        together = sum(priors)
        for i, action in enumerate(options):
            if action not in self.edges:
                self.edges[action] = Edge(priors[i] / together)
        return [self.edges[action] for action in options]

    def mean(self) -> float:
        """What the node has been worth to its seat so far: the guess for an action not tried yet."""
        return self.total / float(self.visits) if self.visits > 0 else 1.0


def most_promising(edges: list[Edge], untried: float, width: float) -> i64:
    """The place of the edge to try next: good so far, likely, or little tried for how often it could be (PUCT).

    `width` is how far apart outcomes lie: where all are much alike, small differences decide.
    """
    best = -1.0
    place: i64 = 0
    for i, edge in enumerate(edges):
        edge.seen += 1
        visits = float(edge.visits)
        value = edge.total / visits if edge.visits > 0 else untried
        value += EXPLORATION * width * edge.prior * sqrt(float(edge.seen)) / (1.0 + visits)
        if value > best:
            best = value
            place = i
    return place
