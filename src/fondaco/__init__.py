"""Fondaco: five merchant board games, rules-exact, for people, bots and researchers.

game = fondaco.game("puerto_rico")
state = game.new(seats=4, seed=7)
while not game.over(state):
    seat = game.awaited(state)[0]
    objection = game.submit(state, seat, game.choices(state, seat)[0])  # None, or why not
print(game.scores(state), game.ranking(state))
"""

from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.history import History
from fondaco.core.history import begin as _begin
from fondaco.core.history import replay as _replay
from fondaco.core.record import parse
from fondaco.games import GAMES, game

__version__ = "0.1.0"
__all__ = ["GAMES", "Bad", "History", "begin", "game", "replay"]


def begin(name: str, seats: int, options: dict[str, Data] | None = None, seed: int = 0) -> History:
    """A new game with its history: undo to the barrier, events, a record."""
    return _begin(game(name), seats, options, seed)


def replay(record: str) -> History:
    """Play the text of a record again, checking all it says; raises `Bad` with line and reason."""
    read = parse(record, game)
    return _replay(game(read.game), read)
