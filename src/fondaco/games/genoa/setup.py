"""GE-3: the set-up."""

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.masks import ONE
from fondaco.core.rows import row, zeros
from fondaco.games.genoa.cards import draw
from fondaco.games.genoa.components import (
    ALL_CARDS,
    BUILDINGS,
    DECKS,
    DISCS,
    GOODS,
    MARKER,
    MARKERS_PER_COLOUR,
    MOST_PLAYERS,
    START_CARDS,
    START_DUCATS,
    START_MARKERS,
    SUPPLY,
)
from fondaco.games.genoa.rules import Rules
from fondaco.games.genoa.state import Genoa, Player
from fondaco.games.genoa.turn import turn_of


def set_up(rules: Rules, chance: Chance) -> Genoa:
    """A new game, the first turn planned."""
    seats: i64 = rules.seats
    first = rules.first_player if rules.first_player >= 0 else chance.below(seats)  # GE-3.07
    s = Genoa(
        seats=seats,
        chance=chance,
        stack=turn_of(seats, first)[::-1],
        answers=[None for _ in range(seats)],
        asked=0,
        rules=rules,
        players=[Player(START_DUCATS, zeros(GOODS), 0, 0, 0) for _ in range(seats)],
        first=first,
        trader=first,
        left=rules.rounds,
        blue=0,
        red=0,
        tower=-1,
        stacked=DISCS,
        discs=0,
        acted=0,
        owners=row([-1 for _ in range(BUILDINGS)]),
        supply=row(SUPPLY),
        markers=row([int(MARKERS_PER_COLOUR) if seat < seats else 0 for seat in range(MOST_PLAYERS)]),
        face_down=ALL_CARDS,
        face_up=0,
        offers=[],
        counters=[None for _ in range(seats)],
        drafts=row([-1 for _ in range(MOST_PLAYERS)]),
        revision=0,
        deal=None,
        drawn=0,
        shown=(ONE << seats) - 1 if rules.ducats_open else 0,
        turned=0,
    )
    for seat in range(seats):
        s.players[seat].goods[MARKER] = START_MARKERS
        s.markers[seat] -= START_MARKERS
        for deck in range(DECKS):  # GE-3.05
            for _ in range(START_CARDS[deck]):
                draw(s, seat, deck)
    return s
