"""The catalogue: the one list of games."""

from typing import Final

from fondaco.core.errors import Bad
from fondaco.core.game import Game
from fondaco.games.calimala import GAME as CALIMALA
from fondaco.games.citadels import GAME as CITADELS
from fondaco.games.genoa import GAME as GENOA
from fondaco.games.marco_polo import GAME as MARCO_POLO
from fondaco.games.puerto_rico import GAME as PUERTO_RICO

GAMES: Final[dict[str, Game]] = {game.name: game for game in [GENOA, MARCO_POLO, CITADELS, PUERTO_RICO, CALIMALA]}


def game(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise Bad(f"there is no game {name}; there are {', '.join(GAMES)}")
    return GAMES[name]
