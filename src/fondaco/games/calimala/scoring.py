"""CA-10 and CA-11: what is counted, who is ahead, how VP are shared; CA-13: the final scoring."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Step
from fondaco.core.rows import Row
from fondaco.games.calimala.components import (
    CARD_CATEGORIES,
    CARD_VP,
    COUNCIL_ARTWORKS,
    FINAL_CARD,
    SCORING_TILE,
    SCORING_TILES,
    TILE_CATEGORIES,
    TILE_VP,
    Category,
)
from fondaco.games.calimala.state import Calimala

TILE_SCORED: Final = Kind("tile-scored", [SCORING_TILE])
CARD_SCORED: Final = Kind("card-scored", [FINAL_CARD])
EARNED: Final = Kind("earned", [SEAT, "vp"])
REVEALED: Final = Kind("revealed", [SEAT, FINAL_CARD])

RADIX: Final[i64] = 64
"""More than any number of cubes, representatives or tiles that stands in a rank."""

# --- CA-10: what is counted -------------------------------------------------------------------------------------------


def representatives(s: Calimala, seat: i64) -> i64:
    """Own discs in the city council."""
    count: i64 = 0
    for tile in range(s.used):
        if s.council[tile] == seat:
            count += 1
    return count


def counted(s: Calimala, seat: i64, category: Category) -> i64:
    """CA-10.01 to 10.10, CA-13.03 to 13.05: own cubes in the category, and representatives for the council's card."""
    cubes = s.players[seat].cubes
    count: i64 = 0
    for area in category.areas:
        count += cubes[area]
    return count + representatives(s, seat) if category.representatives else count


# --- CA-11: who is ahead ----------------------------------------------------------------------------------------------


def precedence(s: Calimala, seat: i64) -> i64:
    """CA-11.03 to 11.10: who has more is ahead in a tie. Equal only without representatives and council artworks."""
    present = representatives(s, seat)
    together = present + s.players[seat].cubes[COUNCIL_ARTWORKS]
    return (together * RADIX + present) * RADIX + RADIX - 1 - since(s, seat)


def since(s: Calimala, seat: i64) -> i64:
    """CA-11.06: the tile of the last representative; CA-11.07, CA-11.10: without any, the time of the first artwork."""
    for tile in range(s.used - 1, -1, -1):
        if s.council[tile] == seat:
            return tile
    for time in range(len(s.council_artworks)):
        if s.council_artworks[time] == seat:
            return time
    return 0


def award(s: Calimala, category: Category, worth: Row) -> list[int]:
    """CA-11.01, CA-11.02, CA-11.11, CA-11.12: the VP of every seat for a category."""
    ranks: list[i64] = []
    for seat in range(s.seats):
        count = counted(s, seat, category)
        ranks.append(count * RADIX * RADIX * RADIX + precedence(s, seat) if count > 0 else -1)
    vp: list[int] = []
    for rank in ranks:
        ahead: i64 = 0
        equal: i64 = 0
        for other in ranks:
            if other > rank:
                ahead += 1
            elif other == rank:
                equal += 1
        vp.append(share(worth, ahead, equal) if rank >= 0 else 0)
    return vp


def share(worth: Row, ahead: i64, equal: i64) -> i64:
    """CA-11.12: the VP of the places that equals occupy together, divided by their number and rounded down."""
    together: i64 = 0
    for place in range(ahead, min(ahead + equal, len(worth))):
        together += worth[place]
    return together // equal


def score_tile(s: Calimala, tile: i64) -> None:
    """CA-9.13: move the discs on the scoring track (CA-11.13)."""
    s.tell(TILE_SCORED, tile)
    earn(s, award(s, TILE_CATEGORIES[tile], TILE_VP))


def earn(s: Calimala, awarded: list[int]) -> None:
    """The VP of every seat."""
    for seat, vp in enumerate(awarded):
        if vp > 0:
            s.players[seat].vp += vp
            s.tell(EARNED, seat, vp)


# --- CA-12.03, CA-13: the end -----------------------------------------------------------------------------------------


class ScoreRest(Step):
    """CA-12.03: the tiles not yet used, in council order and without representatives."""

    def run(self, s: Calimala) -> None:
        while s.used < SCORING_TILES:
            s.used += 1
            score_tile(s, s.tiles[s.used - 1])


class FinalScoring(Step):
    """CA-13.01, CA-13.02: the kept cards are shown; each of them and the open one is scored for all."""

    def run(self, s: Calimala) -> None:
        for seat, player in enumerate(s.players):
            s.tell(REVEALED, seat, player.kept)
        for player in s.players:
            score_card(s, player.kept)
        if s.face_up >= 0:
            score_card(s, s.face_up)


def score_card(s: Calimala, card: i64) -> None:
    """CA-13.06 to 13.08: as in the scoring phase, for other VP."""
    s.tell(CARD_SCORED, card)
    earn(s, award(s, CARD_CATEGORIES[card], CARD_VP))


def ranking(s: Calimala) -> list[int]:
    """CA-13.09 to 13.11: most VP; a tie is broken as in a scoring; if that decides nothing, the victory is shared."""
    ranks = [s.players[seat].vp * RADIX * RADIX * RADIX + precedence(s, seat) for seat in range(s.seats)]
    return [1 + sum(1 for other in ranks if other > rank) for rank in ranks]
