"""CA-9: the fourth disc, the representatives and the scoring phase."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Step, single
from fondaco.core.objections import Reason, Why
from fondaco.games.calimala.actions import SEND
from fondaco.games.calimala.components import (
    COLOURED,
    LEVEL,
    SCORING_TILE,
    SCORING_TILES,
    SPACE_ON_STREET,
    SPACES,
    WHITE,
)
from fondaco.games.calimala.forced import tell_as_done
from fondaco.games.calimala.scoring import score_tile
from fondaco.games.calimala.state import NOBODY, Calimala
from fondaco.games.calimala.towers import (
    NOTHING,
    WHITE_DISC,
    disc_at,
    discs_in_city,
    height,
    put_on_top,
    take_out,
)

NO_OWN_DISC_THERE: Final = Reason("CA-9.08", "no-own-disc-there", [SPACE_ON_STREET, LEVEL])
REPRESENTED: Final = Kind("represented", [SEAT, SCORING_TILE])
DISC_REMOVED: Final = Kind("disc-removed", [SPACE_ON_STREET])

SENDS: Final[list[Verb]] = [SEND]
LEVELS: Final[i64] = len(LEVEL)


class FourthDisc(Step):
    """CA-9.01, CA-9.02: the disc at the bottom leaves the tower, and the next scoring tile is scored."""

    def __init__(self, space: i64) -> None:
        self.space: Final[i64] = space

    def run(self, s: Calimala) -> None:
        disc = disc_at(s, self.space, height(s, self.space) - 1)
        if s.used == SCORING_TILES:
            take_out(s, self.space, 0)
            leave_game(s, self.space, disc)  # CA-12.06
        elif disc != WHITE_DISC:
            take_out(s, self.space, 0)
            score_next_tile(s, disc)  # CA-9.03
        else:
            exchange_white(s, self.space)


def leave_game(s: Calimala, space: i64, disc: i64) -> None:
    """A disc of either sort is out of the game."""
    if disc == WHITE_DISC:
        s.removed_white += 1
    else:
        s.players[disc].removed += 1
    s.tell(DISC_REMOVED, space)


def score_next_tile(s: Calimala, representative: i64) -> None:
    """CA-9.04, CA-9.13: the next free tile takes the representative, and is scored (CA-9.11: counting him)."""
    tile = s.used
    s.council[tile] = representative
    s.used += 1
    if representative != NOBODY:
        s.tell(REPRESENTED, representative, s.tiles[tile])
    score_tile(s, s.tiles[tile])


def exchange_white(s: Calimala, space: i64) -> None:
    """CA-9.05 to 9.10: a white disc never enters the council; the active player puts an own disc there."""
    player = s.players[s.active]
    if player.discs[COLOURED] > 0:
        take_out(s, space, 0)
        player.discs[COLOURED] -= 1
        player.discs[WHITE] += 1
        score_next_tile(s, s.active)  # CA-9.06
    elif discs_in_city(s, s.active) > 0:
        s.push(SendRepresentative(s.active, space))  # CA-9.07, CA-9.08
    else:
        take_out(s, space, 0)
        leave_game(s, space, WHITE_DISC)
        score_next_tile(s, NOBODY)  # CA-9.10


class SendRepresentative(Ask):
    """CA-9.08, CA-9.09: any own disc of any tower goes to the council; the white one of `space` takes its place."""

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: Final[i64] = space

    def rule(self) -> str:
        return "CA-9.08"

    def verbs(self) -> list[Verb]:
        return SENDS

    def only(self, s: Calimala) -> Action | None:
        return single(self.choices(s, self.seat))

    def tell_only(self, s: Calimala, a: Action) -> None:
        tell_as_done(s, self.seat, a)

    def allows(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        return disc_at(s, a.x, a.y) == seat or why.no(NO_OWN_DISC_THERE, a.x, a.y)

    def candidates(self, s: Calimala, seat: i64) -> list[Action]:
        found: list[Action] = []
        for space in range(SPACES):
            for level in range(LEVELS):
                if disc_at(s, space, level) != NOTHING:
                    found.append(SEND.of(space, level))
        return found

    def take(self, s: Calimala, seat: i64, a: Action) -> None:
        take_out(s, a.x, height(s, a.x) - 1 - a.y)
        take_out(s, self.space, 0)
        put_on_top(s, a.x, WHITE_DISC)  # CA-9.12: and it is not activated
        score_next_tile(s, seat)
