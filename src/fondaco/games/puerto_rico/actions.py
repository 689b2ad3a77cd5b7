"""Everything a player can do. The order of the verbs fixes the codes: new ones go to the end."""

from typing import Final

from fondaco.core.actions import Space, Verb
from fondaco.games.puerto_rico.components import BUILDING, GOOD, ON_BUILDING, ON_TILES, ROLE, SHIP, TILE

CHOOSE: Final = Verb("role", "PR-5.02", [ROLE])
PASS: Final = Verb("pass", "PR-5.08", [])
DRAW: Final = Verb("draw", "PR-16.02", [])
TAKE: Final = Verb("take", "PR-6.01", [TILE])
COLONIST: Final = Verb("colonist", "PR-14.06", [])
BUILD: Final = Verb("build", "PR-8.01", [BUILDING])
BARREL: Final = Verb("barrel", "PR-9.06", [GOOD])
SELL: Final = Verb("sell", "PR-10.01", [GOOD])
LOAD: Final = Verb("load", "PR-11.02", [GOOD, SHIP])
SHIP_BY_WHARF: Final = Verb("wharf", "PR-16.22", [GOOD])
STORE: Final = Verb("store", "PR-16.08", [GOOD])
KEEP: Final = Verb("keep", "PR-12.01", [GOOD])
FARM: Final = Verb("farm", "PR-7.06", [TILE, ON_TILES])
STAFF: Final = Verb("staff", "PR-7.06", [BUILDING, ON_BUILDING])

SPACE: Final = Space(
    [CHOOSE, PASS, DRAW, TAKE, COLONIST, BUILD, BARREL, SELL, LOAD, SHIP_BY_WHARF, STORE, KEEP, FARM, STAFF]
)
