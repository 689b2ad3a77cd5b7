"""Everything a player can do. The order of the verbs fixes the codes: new ones go to the end."""

from typing import Final

from fondaco.core.actions import Space, Verb
from fondaco.core.domains import amounts
from fondaco.games.puerto_rico.components import (
    BUILDING,
    DATA,
    GOOD,
    OCCUPANT,
    ON_BUILDING,
    ON_TILES,
    PERSON,
    PLACE,
    ROLE,
    SHIP,
    SPOT,
    TILE,
)

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

# --- of the expansions and switches -----------------------------------------------------------------------------------

BARRELS: Final = amounts("barrels", max(good["barrels"] for good in DATA["goods"]))

ACCEPT: Final = Verb("accept", "PR-14.06", [])
PICK: Final = Verb("pick", "PR-4.04", [BUILDING])
FOREST: Final = Verb("forest", "PR-18.05", [GOOD])
PLANT: Final = Verb("plant", "PR-18.09", [])
AFFOREST: Final = Verb("afforest", "PR-18.09", [])
GUEST: Final = Verb("guest", "PR-18.21", [PERSON, PLACE])
DISMISS: Final = Verb("dismiss", "PR-18.13", [PERSON, SPOT])
GIVE: Final = Verb("give", "PR-18.13", [GOOD])
POST: Final = Verb("post", "PR-18.26", [GOOD])
SMALL_WHARF_TRIP: Final = Verb("small_wharf", "PR-18.31", [])
SEND: Final = Verb("send", "PR-18.31", [GOOD, BARRELS])
NOBLE: Final = Verb("noble", "PR-19.06", [])
SEAT_NOBLE: Final = Verb("place_noble", "PR-19.05", [PLACE])
DISCARD: Final = Verb("discard", "PR-20.04", [GOOD, OCCUPANT])
FELL: Final = Verb("fell", "PR-20.08", [])
SUPPLY: Final = Verb("supply", "PR-20.13", [GOOD])

SPACE: Final = Space(
    [
        *[CHOOSE, PASS, DRAW, TAKE, COLONIST, BUILD, BARREL, SELL, LOAD, SHIP_BY_WHARF, STORE, KEEP, FARM, STAFF],
        *[ACCEPT, PICK, FOREST, PLANT, AFFOREST, GUEST, DISMISS, GIVE, POST, SMALL_WHARF_TRIP, SEND],
        *[NOBLE, SEAT_NOBLE, DISCARD, FELL, SUPPLY],
    ]
)
