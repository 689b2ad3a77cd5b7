"""CA-4: turns and rounds; CA-12: the end of the game."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import SEAT, Domain
from fondaco.core.events import Kind
from fondaco.core.flow import Frame, Step
from fondaco.core.rows import total
from fondaco.games.calimala.actions import PLACE
from fondaco.games.calimala.components import SCORING_TILES
from fondaco.games.calimala.placing import PlaceDisc
from fondaco.games.calimala.scoring import FinalScoring, ScoreRest
from fondaco.games.calimala.state import Calimala

CAUSE: Final = Domain("cause", ["discs", "tiles"])
ALL_DISCS_PLACED: Final[i64] = CAUSE.index("discs")
ALL_TILES_USED: Final[i64] = CAUSE.index("tiles")

TURN: Final = Kind("turn", [SEAT])
ENDED: Final = Kind("ended", [CAUSE])


def turn_of(seat: i64) -> list[Frame]:
    """CA-4.02: place a disc, which plans its activations and the scoring phase; then pass the marker."""
    return [PlaceDisc(seat), PassMarker()]


class PassMarker(Step):
    """CA-4.01, CA-9.16: clockwise. At the end of a round the game may be over (CA-12.02, CA-12.05, CA-12.07)."""

    def run(self, s: Calimala) -> None:
        following = (s.active + 1) % s.seats
        if following == s.start:
            if s.used == SCORING_TILES:
                s.tell(ENDED, ALL_TILES_USED)  # CA-12.04
                s.plan([FinalScoring()])
                return
            if total(s.players[following].discs) == 0:
                s.tell(ENDED, ALL_DISCS_PLACED)  # CA-12.01: all players have the same number of discs left
                s.plan([ScoreRest(), FinalScoring()])
                return
        s.active = following
        s.tell(TURN, following)
        s.plan(turn_of(following))


# Where a disc would be placed, for the answer to "why not?" out of turn.
PLACE.home = lambda s, seat: PlaceDisc(seat)
