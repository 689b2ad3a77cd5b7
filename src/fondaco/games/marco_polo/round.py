"""MP-19: the start and the end of a round."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Frame, Step
from fondaco.core.objections import Reason, Why
from fondaco.games.marco_polo.actions import TAKE_CAMELS
from fondaco.games.marco_polo.atlas import SMALL_CITIES
from fondaco.games.marco_polo.bank import gain, receive
from fondaco.games.marco_polo.components import ENOUGH_PIPS, NONE, OWN, OWN_DICE, PILE, ROUNDS, ROW_SPACES, WHITE
from fondaco.games.marco_polo.contracts import TURNED_UP, put_under, row_length
from fondaco.games.marco_polo.dice import add_die, pips, take_back
from fondaco.games.marco_polo.language import CAMEL, COIN
from fondaco.games.marco_polo.rewards import CityBonus
from fondaco.games.marco_polo.scoring import FinalScoring
from fondaco.games.marco_polo.state import MarcoPolo

TOO_MANY_CAMELS: Final = Reason("MP-19.10", "too-many-camels", ["missing"])
NEW_ROUND: Final = Kind("new-round", ["round", SEAT])

CAMELS_ONLY: Final[list[Verb]] = [TAKE_CAMELS]


class StartRound(Step):
    """MP-19.01 to 19.03: whoever travelled last is the new start player; the start player stays if nobody did."""

    def run(self, s: MarcoPolo) -> None:
        if s.traveller >= 0:
            s.start = s.traveller
            s.traveller = NONE
        s.round += 1
        s.out = 0
        s.tell(NEW_ROUND, s.round, s.start)
        s.plan(s.rules.rounds[s.start])


class RoundBonus(Step):
    """MP-19.05 to 19.07: the bonus of the character, then those of the small cities in the order of the list."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: MarcoPolo) -> None:
        player = s.players[self.seat]
        cities: list[Frame] = []
        for city in SMALL_CITIES:
            if player.has_post(city):
                cities.append(CityBonus(self.seat, city))
        s.plan(cities)
        receive(s, self.seat, player.tile().round_bonus)


class RollDice(Step):
    """MP-19.08, MP-19.09: all take back their dice and roll them."""

    def run(self, s: MarcoPolo) -> None:
        take_back(s)
        for distance in range(s.seats):
            seat = (s.start + distance) % s.seats
            for _ in range(OWN_DICE):
                add_die(s, seat, OWN)
            if s.players[seat].tile().white_die:
                add_die(s, seat, WHITE)


class Compensation(Ask):
    """MP-19.10: a coin or a camel for each point missing; how many camels? MP-18.04: Rashid gets none."""

    def rule(self) -> str:
        return "MP-19.10"

    def verbs(self) -> list[Verb]:
        return CAMELS_ONLY

    def missing(self, s: MarcoPolo) -> i64:
        """The points missing."""
        return ENOUGH_PIPS - pips(s.players[self.seat])

    def moot(self, s: MarcoPolo) -> bool:
        return not s.players[self.seat].tile().compensated or self.missing(s) <= 0

    def allows(self, s: MarcoPolo, seat: i64, a: Action, why: Why) -> bool:
        missing = self.missing(s)
        return a.x <= missing or why.no(TOO_MANY_CAMELS, missing)

    def take(self, s: MarcoPolo, seat: i64, a: Action) -> None:
        gain(s, seat, CAMEL, a.x)
        gain(s, seat, COIN, self.missing(s) - a.x)


class EndRound(Step):
    """MP-19.13 to 19.16: contracts left over go under the special pile, the next pile is laid out, or the game ends."""

    def run(self, s: MarcoPolo) -> None:
        if s.round == ROUNDS:
            s.push(FinalScoring())  # MP-20.01
            return
        for space in range(row_length(s)):
            put_under(s, s.row[space])
        lay_out(s)
        s.push(StartRound())


def lay_out(s: MarcoPolo) -> None:
    """MP-2.08, MP-19.15: the next pile on the contract spaces."""
    for space in range(ROW_SPACES):
        s.row[space] = NONE
    for space in range(PILE):
        s.row[space] = s.chance.draw(s.unseen)
        s.tell(TURNED_UP, s.row[space])
