"""MP-1.02: dice in the hand and on the board."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Step
from fondaco.games.marco_polo.catalogue import PIPS
from fondaco.games.marco_polo.components import (
    BLACK,
    BLACK_COLOUR,
    DICE,
    DIE,
    FACES,
    KHAN,
    NEUTRAL_COLOUR,
    OWN,
    SPOT,
    WHITE_COLOUR,
)
from fondaco.games.marco_polo.state import MarcoPolo, Player

ROLLED: Final = Kind("rolled", [SEAT, DIE])
GOT_DIE: Final = Kind("got-die", [SEAT, DIE])
PLACED: Final = Kind("placed", [SEAT, DIE, SPOT])
NO_BLACK_DIE: Final = Kind("no-black-die", [SEAT])
SIDES: Final[i64] = PIPS


def piece(spot: i64, colour: i64, value: i64) -> i64:
    """A die on the board: where, whose, which value."""
    return (spot * 8 + colour) * 8 + value


def spot_of(die: i64) -> i64:
    """Where a die on the board lies."""
    return die >> 6


def colour_of(die: i64) -> i64:
    """The colour of a die on the board."""
    return die >> 3 & 7


def value_of(die: i64) -> i64:
    """The value of a die on the board."""
    return die & 7


def occupied(s: MarcoPolo, spot: i64) -> bool:
    """MP-5.06: any die makes a space occupied."""
    for die in s.placed:
        if die >> 6 == spot:
            return True
    return False


def colour_used(s: MarcoPolo, seat: i64, spot: i64) -> bool:
    """MP-5.03, MP-5.05: whether a die of the player's colour lies there."""
    wanted = spot << 3 | seat
    for die in s.placed:
        if die >> 3 == wanted:
            return True
    return False


def khan_dice(s: MarcoPolo) -> i64:
    """MP-8.02: how many die spaces are taken."""
    count: i64 = 0
    for die in s.placed:
        if spot_of(die) == KHAN:
            count += 1
    return count


def khan_value(s: MarcoPolo) -> i64:
    """MP-8.03: the value of the last die there; 0 without one."""
    last: i64 = 0
    for die in s.placed:
        if spot_of(die) == KHAN:
            last = value_of(die)
    return last


def put(s: MarcoPolo, seat: i64, die: i64, spot: i64, value: i64) -> None:
    """A die out of the hand onto the board."""
    s.players[seat].dice[die] -= 1
    colour = die // FACES
    piece_colour = seat if colour == OWN else BLACK_COLOUR if colour == BLACK else WHITE_COLOUR
    s.placed.append(piece(spot, piece_colour, value))
    s.tell(PLACED, seat, colour * FACES + value, spot)


def add_die(s: MarcoPolo, seat: i64, colour: i64) -> None:
    """MP-14.14, MP-19.09: a die comes to the hand, rolled; MP-18.03, MP-18.07: unless its owner does not roll."""
    player = s.players[seat]
    value: i64 = 0
    if player.tile().rolls:
        value = 1 + s.chance.below(SIDES)
    die = colour * FACES + value
    player.dice[die] += 1
    s.tell(ROLLED if value > 0 else GOT_DIE, seat, die)


def sole_kind(player: Player) -> i64:
    """The kind of all dice in the hand; -1 if there are several kinds, or none."""
    found: i64 = -1
    for die in range(DICE):
        if player.dice[die] > 0:
            if found >= 0:
                return -1
            found = die
    return found


def pips(player: Player) -> i64:
    """The sum of all dice in the hand."""
    result: i64 = 0
    for die in range(DICE):
        result += player.dice[die] * (die % FACES)
    return result


def take_back(s: MarcoPolo) -> None:
    """MP-19.08: all dice leave the board but the neutral ones; black dice in hands, too, go back."""
    s.placed = [die for die in s.placed if colour_of(die) == NEUTRAL_COLOUR]
    s.black = s.rules.setup.black_dice
    for player in s.players:
        for die in range(DICE):
            player.dice[die] = 0


class GetBlackDie(Step):
    """MP-15.08: a black die from the board, rolled at once; with none left nothing is received."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: MarcoPolo) -> None:
        if s.black == 0:
            s.tell(NO_BLACK_DIE, self.seat)
            return
        s.black -= 1
        add_die(s, self.seat, BLACK)
