"""Marco Polo as numbers."""

from typing import Final

from mypy_extensions import i64

from fondaco.adapters.observations.questions import Questions
from fondaco.adapters.observations.sheet import AROUND, Sheet
from fondaco.core.domains import Domain
from fondaco.core.masks import ones
from fondaco.core.rows import Row, zeros
from fondaco.games.marco_polo.atlas import LOCATION, SLOT
from fondaco.games.marco_polo.catalogue import CARD, CHARACTER, CONTRACT, GOAL, MARKER, OUTPOST
from fondaco.games.marco_polo.components import (
    BEIJING_SLOTS,
    BLACK_COLOUR,
    DIE,
    FIGURE,
    NEUTRAL_COLOUR,
    ROUNDS,
    ROW_SPACE,
    SPOT,
    WHITE_COLOUR,
)
from fondaco.games.marco_polo.dice import colour_of, spot_of, value_of
from fondaco.games.marco_polo.language import THING
from fondaco.games.marco_polo.shape import FRAMES
from fondaco.games.marco_polo.state import MarcoPolo
from fondaco.games.marco_polo.view import shown

QUESTIONS: Final = Questions(FRAMES, [], [])
IN_BEIJING: Final = Domain("place", [str(i) for i in range(BEIJING_SLOTS)])


def observe(s: MarcoPolo, to: Sheet) -> None:
    """All that the reader may know."""
    QUESTIONS.write(s, to)
    to.part("table")
    to.number("round", s.round, ROUNDS)
    to.seat("start player", s.start)
    to.seat("last traveller", s.traveller)
    to.bag("black dice on", SPOT, spots_of(s, BLACK_COLOUR), 3)
    to.bag("white dice on", SPOT, spots_of(s, WHITE_COLOUR), 3)
    to.bag("neutral dice on", SPOT, spots_of(s, NEUTRAL_COLOUR), 3)
    to.counts("value of the last die on", SPOT, last_values(s), 6)
    to.counts("pips of all dice on", SPOT, pips(s), 18)
    to.number("black dice", s.black, 5)
    to.lying("contract on", ROW_SPACE, CONTRACT, s.row)
    to.counts("contracts unseen", CONTRACT, s.unseen, 1)
    to.number("contracts face down", s.face_down, 8)
    to.bag("contracts at the bottom", CONTRACT, s.bottom, 1)
    to.some_of("contracts in the box", CONTRACT, s.box)
    to.lying("city card on", SLOT, CARD, s.cards)
    to.lying("outpost bonus in", LOCATION, OUTPOST, s.outposts)
    to.lying("city bonus in", LOCATION, MARKER, s.markers)
    to.owners("post in Beijing", IN_BEIJING, s.beijing)
    to.bag("passed through", LOCATION, s.passed, 1)
    to.some_of("characters offered", CHARACTER, s.offered)
    for around in range(to.seats):
        player(s, to, around)


def spots_of(s: MarcoPolo, colour: i64) -> list[int]:
    """Where the dice of a colour lie."""
    return [int(spot_of(die)) for die in s.placed if colour_of(die) == colour]


def last_values(s: MarcoPolo) -> Row:
    """The value of the die placed last, by spot."""
    values = zeros(len(SPOT.items))
    for die in s.placed:
        values[spot_of(die)] = value_of(die)
    return values


def pips(s: MarcoPolo) -> Row:
    """The sum of values, by spot."""
    sums = zeros(len(SPOT.items))
    for die in s.placed:
        sums[spot_of(die)] += value_of(die)
    return sums


def player(s: MarcoPolo, to: Sheet, around: i64) -> None:
    """A player board, and the goal cards as far as the reader sees them."""
    seat = to.seat_at(around)
    board = s.players[seat]
    mine = around == 0
    to.part(AROUND[around])
    to.one_of("character", CHARACTER, board.character)
    to.number("VP", board.vp, 50)
    to.counts("stock", THING, board.stock, 10)
    to.counts("dice", DIE, board.dice, 5)
    to.flag("has passed", s.out >> seat & 1 == 1)
    to.bag("dice on", SPOT, spots_of(s, seat), 3)
    to.lying("figure in", FIGURE, LOCATION, board.figures)
    to.some_of("trading posts", LOCATION, board.posts)
    to.some_of("contracts", CONTRACT, board.contracts)
    to.some_of("contracts completed", CONTRACT, board.completed)
    to.number("number of goal cards", ones(board.goals), 4)
    to.some_of("goal cards", GOAL, board.goals if mine or shown(s) else 0)
    to.number("number of goal cards returned", ones(board.returned), 2)
    to.some_of("goal cards returned", GOAL, board.returned if mine else 0)
