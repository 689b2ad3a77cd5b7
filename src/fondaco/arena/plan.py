"""Plan: what is played, and who sits where in each match."""

from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from typing import Any

from fondaco.bots.levels import level
from fondaco.core.chance import MOST_SEED
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.games import game


@dataclass(frozen=True)
class Plan:
    """Bots at the tables of one game. Match k is the same whoever plays it, wherever and whenever.

    Fewer bots than seats: the last one fills the seats that are left. More: all selections of them take turns.
    """

    game: str
    seats: int
    options: dict[str, Data]
    bots: list[str]
    seed: int

    def check(self) -> None:
        """Raise `Bad` if nobody can play that."""
        found = game(self.game)
        if self.seats not in found.seat_counts:
            raise Bad(f"{self.game} has {found.seat_counts} seats, not {self.seats}", "seats")
        found.read_options(self.options)
        if not self.bots or len(set(self.bots)) != len(self.bots):
            raise Bad("a list of different bots is wanted", "bots")
        for name in self.bots:
            level(name)
        if not 0 <= self.seed <= MOST_SEED:
            raise Bad("a seed is a number from 0 to 2**64 - 1", "seed")

    def data(self) -> dict[str, Any]:
        """As plain data: the head of a journal."""
        return {
            "game": self.game,
            "rules": game(self.game).rules_version,
            "seats": self.seats,
            "options": self.options,
            "bots": self.bots,
            "seed": self.seed,
        }

    def table(self, match: int) -> list[int]:
        """The bot in each seat, as its place in the list. In every block of `seats` matches each sits everywhere once.

        The blocks go through all selections, and then through all neighbourhoods.
        """
        block, turned = divmod(match, self.seats)
        circles = _circles(len(self.bots), self.seats)
        circle = circles[block % len(circles)]
        return [circle[(seat + turned) % self.seats] for seat in range(self.seats)]

    def seed_of(self, match: int) -> int:
        """The seed of the match and of its bots: one for the whole block, so that luck is the same in every seat."""
        return (self.seed + match // self.seats) & MOST_SEED


@cache
def _circles(bots: int, seats: int) -> list[tuple[int, ...]]:
    """All ways to sit round a table, apart from turning it."""
    if bots <= seats:
        selections = [tuple(range(bots)) + (bots - 1,) * (seats - bots)]
    else:
        selections = list(combinations(range(bots), seats))
    orders = {chosen: sorted({chosen[:1] + rest for rest in permutations(chosen[1:])}) for chosen in selections}
    most = max(len(found) for found in orders.values())
    return [orders[chosen][i % len(orders[chosen])] for i in range(most) for chosen in selections]
