"""The Voyages of Marco Polo as a game of the catalogue."""

from typing import Final

from fondaco.core.advice import Advice
from fondaco.core.chance import Chance
from fondaco.core.domains import Data
from fondaco.core.game import Game
from fondaco.games.marco_polo import older, scoring, view
from fondaco.games.marco_polo.actions import ACTION_SPACE
from fondaco.games.marco_polo.advice import MarcoPoloAdvice
from fondaco.games.marco_polo.check import check_board, contract_places, hand
from fondaco.games.marco_polo.components import BLACK, BLACK_COLOUR, NEUTRAL_COLOUR, OWN, SETUPS
from fondaco.games.marco_polo.dice import colour_of
from fondaco.games.marco_polo.plans import rules_for
from fondaco.games.marco_polo.rules import OPTIONS, VARIANTS
from fondaco.games.marco_polo.setup import set_up
from fondaco.games.marco_polo.shape import FRAMES, SHAPE
from fondaco.games.marco_polo.state import MarcoPolo

RULES_VERSION: Final = 2


class MarcoPoloGame(Game):
    """The Voyages of Marco Polo, base game, 2 to 4 players."""

    def __init__(self) -> None:
        super().__init__("marco_polo", "MP", list(SETUPS), OPTIONS, ACTION_SPACE, FRAMES, SHAPE, RULES_VERSION)

    def start(self, seats: int, options: dict[str, Data], chance: Chance) -> MarcoPolo:
        return set_up(rules_for(seats, options), chance)

    def copy(self, s: MarcoPolo) -> MarcoPolo:
        return s.copy()

    def look(self, s: MarcoPolo, seat: int) -> dict[str, Data]:
        return view.look(s, seat)

    def unknown(self, s: MarcoPolo, seat: int) -> list[str]:
        return view.unknown(s, seat)

    def deal(self, s: MarcoPolo, seat: int, chance: Chance) -> MarcoPolo:
        return view.deal(s, seat, chance)

    def scores(self, s: MarcoPolo) -> list[int]:
        return scoring.scores(s)

    def ranking(self, s: MarcoPolo) -> list[int]:
        return scoring.ranking(s)

    def totals(self, s: MarcoPolo) -> list[int]:
        """MP-1.02, MP-1.03: every contract, and the dice of every colour. (Coins, camels and goods are unlimited.)"""
        colours = [colour_of(die) for die in s.placed]
        own = [colours.count(seat) + hand(player, OWN) for seat, player in enumerate(s.players)]
        black = s.black + colours.count(BLACK_COLOUR) + sum(hand(player, BLACK) for player in s.players)
        return [*contract_places(s), *own, black, colours.count(NEUTRAL_COLOUR)]

    def advice(self) -> Advice:
        return MarcoPoloAdvice(self)

    def option_sets(self) -> list[dict[str, Data]]:
        """The basic game, each variant, all variants, and the other value of every switch."""
        variants = [{name: True} for name in VARIANTS]
        return [{}, *variants, dict.fromkeys(VARIANTS, True), {option.name: option.values[1] for option in OPTIONS}]

    def check(self, s: MarcoPolo) -> None:
        check_board(s)

    def upgrade(self, state: Data, rules: int) -> Data:
        return older.from_rules_1(state)


GAME: Final = MarcoPoloGame()
