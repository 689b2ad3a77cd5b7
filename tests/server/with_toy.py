"""A house with the toy in its catalogue: `python -m tests.server.with_toy serve ...`, for the tests of the page.

A worker that imports this knows the toy, too.
"""

from functools import partial
from pathlib import Path

from fondaco.__main__ import main
from fondaco.games import GAMES
from fondaco.server import app
from fondaco.words import ledger
from tests.toy import auction

GAMES[auction.GAME.name] = auction.GAME
ledger.PLACES.append(Path(auction.__file__).parent)

if __name__ == "__main__":
    app.build = partial(app.build, prepare="tests.server.with_toy")
    main()
