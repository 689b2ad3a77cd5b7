"""Calimala as numbers."""

from typing import Final

from mypy_extensions import i64

from fondaco.adapters.observations.questions import Questions
from fondaco.adapters.observations.sheet import AROUND, Sheet
from fondaco.core.domains import Domain
from fondaco.core.masks import ONE
from fondaco.core.rows import total, zeros
from fondaco.games.calimala.checks import BOX
from fondaco.games.calimala.components import (
    ACTION,
    ACTIONS,
    AREA,
    COUNCIL_ARTWORKS,
    DISC,
    FINAL_CARD,
    MATERIAL,
    MOST_WORKSHOPS,
    POSITION,
    SCORING_TILE,
    SCORING_TILES,
    SPACE_ON_STREET,
    TOWER_MOST,
    TRADING,
)
from fondaco.games.calimala.shape import FRAMES
from fondaco.games.calimala.state import Calimala
from fondaco.games.calimala.towers import WHITE_DISC
from fondaco.games.calimala.view import revealed

QUESTIONS: Final = Questions(FRAMES, [], [])
LEVEL: Final = Domain("level", [f"{space}.{level}" for space in SPACE_ON_STREET.items for level in range(TOWER_MOST)])
"""The places of discs on the streets, from the bottom up."""
TURN: Final = Domain("turn", [str(i) for i in range(SCORING_TILES)])
"""The places of scoring tiles in the council."""
ARTWORK: Final = Domain("artwork", [str(i) for i in range(BOX.capacity[COUNCIL_ARTWORKS])])
WORKSHOP: Final = Domain("workshop", [str(i) for i in range(MOST_WORKSHOPS)])
NO_CARDS: Final = zeros(ACTIONS)


def observe(s: Calimala, to: Sheet) -> None:
    """All that the reader may know."""
    QUESTIONS.write(s, to)
    to.part("table")
    to.seat("starting player", s.start)
    to.seat("active player", s.active)
    to.lying("action at", POSITION, ACTION, s.layout)
    to.owners("disc of", LEVEL, s.towers)
    to.some_of("white disc", LEVEL, white_discs(s))
    to.counts("free spaces", AREA, s.free, 10)
    to.lying("scoring tile", TURN, SCORING_TILE, s.tiles)
    to.owners("representative of", TURN, s.council)
    to.number("scoring tiles used", s.used, SCORING_TILES)
    to.owners("council artwork of", ARTWORK, s.council_artworks)
    to.counts("start cards offered", ACTION, s.offer, 5)
    to.number("cards in pile", total(s.pile), 50)
    to.counts("cards discarded", ACTION, s.discards, 5)
    to.number("shuffles", s.shuffles, 5)
    to.one_of("final card face up", FINAL_CARD, s.face_up)
    to.number("white discs removed", s.removed_white, 10)
    for around in range(to.seats):
        player(s, to, around)


def white_discs(s: Calimala) -> i64:
    """The places with a white disc, as a mask."""
    mask: i64 = 0
    for place in range(i64(len(s.towers))):
        if s.towers[place] == WHITE_DISC:
            mask |= ONE << place
    return mask


def player(s: Calimala, to: Sheet, around: i64) -> None:
    """A player board, and the hand as far as the reader sees it."""
    board = s.players[to.seat_at(around)]
    mine = around == 0
    to.part(AROUND[around])
    to.number("VP", board.vp, 50)
    to.number("cubes in supply", board.supply, 40)
    to.counts("stored", MATERIAL, board.stored, 4)
    to.number("workshops", board.workshops, 3)
    to.counts("cloth", WORKSHOP, board.cloth, 4)
    to.number("ships", board.ships, 3)
    to.some_of("trade houses", TRADING, board.houses)
    to.counts("discs", DISC, board.discs, 10)
    to.number("discs removed", board.removed, 10)
    to.number("cards", board.cards(), 10)
    to.counts("hand", ACTION, board.hand if mine else NO_CARDS, 3)
    to.one_of("start card", ACTION, board.known)
    to.some_of("final cards dealt", FINAL_CARD, board.dealt if mine else 0)
    to.one_of("final card kept", FINAL_CARD, board.kept if mine or revealed(s) else -1)
    to.counts("cubes", AREA, board.cubes, 5)
