"""Everything a player can do. The order of the verbs fixes the codes: new ones go to the end."""

from typing import Final

from fondaco.core.actions import Space, Verb
from fondaco.games.calimala.components import (
    ACTION,
    BUILDING,
    CARD,
    CHURCH,
    DISC,
    FINAL_CARD,
    LEVEL,
    MATERIAL,
    PIECE,
    PORT,
    SPACE_ON_STREET,
    TRADING,
)

KEEP: Final = Verb("keep", "CA-3.17", [FINAL_CARD], secret=True)
TAKE: Final = Verb("take", "CA-3.19", [CARD])
PLACE: Final = Verb("place", "CA-5.01", [DISC, SPACE_ON_STREET])
DO: Final = Verb("do", "CA-6.03", [ACTION])
DRAW: Final = Verb("draw", "CA-8.01", [ACTION])
PLAY: Final = Verb("play", "CA-8.10", [CARD])
END: Final = Verb("end", "CA-6.14", [])
BUILD_PIECE: Final = Verb("build", "CA-7.10", [PIECE])
HOUSE: Final = Verb("house", "CA-7.12", [TRADING])
GIVE_ARTWORK: Final = Verb("artwork", "CA-7.17", [BUILDING])
GIVE_CUBE: Final = Verb("contribute", "CA-7.35", [MATERIAL, CHURCH])
SHIP_TO: Final = Verb("ship", "CA-7.26", [PORT])
DELIVER_TO: Final = Verb("deliver", "CA-7.31", [TRADING])
STOP: Final = Verb("stop", "CA-7.29", [])
SEND: Final = Verb("send", "CA-9.08", [SPACE_ON_STREET, LEVEL])

SPACE: Final = Space(
    [
        KEEP,
        TAKE,
        PLACE,
        DO,
        DRAW,
        PLAY,
        END,
        BUILD_PIECE,
        HOUSE,
        GIVE_ARTWORK,
        GIVE_CUBE,
        SHIP_TO,
        DELIVER_TO,
        STOP,
        SEND,
    ]
)
