"""Puerto Rico as a game of the catalogue."""

from typing import Final

from fondaco.core.advice import Advice
from fondaco.core.chance import Chance, seeded
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.game import Game
from fondaco.games.puerto_rico import scoring, view
from fondaco.games.puerto_rico.actions import SPACE
from fondaco.games.puerto_rico.advice import PuertoRicoAdvice
from fondaco.games.puerto_rico.check import check_state
from fondaco.games.puerto_rico.components import GOODS, KINDS, QUARRY, SETUPS
from fondaco.games.puerto_rico.older import from_rules_1
from fondaco.games.puerto_rico.plans import rules_for
from fondaco.games.puerto_rico.rules import NEW_BUILDINGS, NOBLES, OPTIONS
from fondaco.games.puerto_rico.setup import set_up
from fondaco.games.puerto_rico.shape import FRAMES, SHAPE
from fondaco.games.puerto_rico.state import PuertoRico

RULES_VERSION: Final = 2
DEFAULTS: Final = {option.name: option.default() for option in OPTIONS}


class PuertoRicoGame(Game):
    """Puerto Rico with both expansions, 2 to 5 players."""

    def __init__(self) -> None:
        super().__init__("puerto_rico", "PR", list(SETUPS), OPTIONS, SPACE, FRAMES, SHAPE, RULES_VERSION)

    def read_options(self, options: dict[str, Data] | None) -> dict[str, Data]:
        # There are many: a random game without any would spend a tenth of its time on reading them.
        return super().read_options(options) if options else dict(DEFAULTS)

    def start(self, seats: int, options: dict[str, Data], chance: Chance) -> PuertoRico:
        return set_up(rules_for(seats, options), chance)

    def copy(self, s: PuertoRico) -> PuertoRico:
        return s.copy()

    def look(self, s: PuertoRico, seat: int) -> dict[str, Data]:
        return view.look(s, seat)

    def unknown(self, s: PuertoRico, seat: int) -> list[str]:
        return view.unknown(s, seat)

    def deal(self, s: PuertoRico, seat: int, chance: Chance) -> PuertoRico:
        return view.deal(s, seat, chance)

    def scramble(self, s: PuertoRico, seat: int, seed: int) -> PuertoRico:
        return view.scramble(s, seat, seed)

    def scores(self, s: PuertoRico) -> list[int]:
        return scoring.scores(s)

    def ranking(self, s: PuertoRico) -> list[int]:
        return scoring.ranking(s)

    def totals(self, s: PuertoRico) -> list[int]:
        """PR-1.13: barrels and plantations of each kind, quarries, building tiles, colonists, nobles, VP."""
        players = s.players
        totals: list[int] = []
        for good in range(GOODS):
            barrels = s.goods[good] + s.house[good]
            for ship in range(s.rules.ships):
                if s.cargo[ship] == good:
                    barrels += s.loaded[ship]
            totals.append(barrels + sum(player.goods[good] for player in players))
        for tile in range(GOODS):
            plantations = s.face_down[tile] + s.face_up[tile] + s.discarded[tile] + (1 if s.drawn == tile else 0)
            on_islands = [player.tiles[tile] + player.forests[tile] + player.dark_forests[tile] for player in players]
            totals.append(plantations + sum(on_islands))
        totals.append(s.quarries + sum(player.tiles[QUARRY] for player in players))
        for b in range(KINDS):
            in_the_box = 0 if s.in_play >> b & 1 else s.rules.copies[b]
            totals.append(s.bank[b] + in_the_box + sum(1 for player in players if player.owns(b)))
        nobles = sum(player.all_nobles() for player in players)
        totals.append(s.colonists + s.colonist_ship + sum(player.people() for player in players) - nobles)
        totals.append(s.noble_supply + s.noble_ship + nobles)
        totals.append(s.vp_pool + sum(player.vp for player in players) - s.written)
        return totals

    def advice(self) -> Advice:
        return PuertoRicoAdvice(self)

    def option_sets(self) -> list[dict[str, Data]]:
        both: list[Data] = [NEW_BUILDINGS, NOBLES]
        other = {option.name: option.values[1] for option in OPTIONS if not option.many}
        return [
            {},
            other,
            {"expansions": [NEW_BUILDINGS]},
            {"expansions": [NOBLES]},
            {"expansions": both},
            {**other, "expansions": both},
        ]

    def upgrade(self, state: Data, rules: int) -> Data:
        return from_rules_1(state)

    def check(self, s: PuertoRico) -> None:
        """A state read from outside has the components of the box, each where it can lie."""
        if self.totals(s) != self.totals(set_up(s.rules, seeded(0))):
            raise Bad("the components do not add up to those of the box (PR-1.13)", "state")
        check_state(s)


GAME: Final = PuertoRicoGame()
