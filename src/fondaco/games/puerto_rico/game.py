"""Puerto Rico as a game of the catalogue."""

from typing import Final

from fondaco.core.advice import Advice
from fondaco.core.chance import Chance, seeded
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.game import Game
from fondaco.core.rows import total
from fondaco.games.puerto_rico import scoring, view
from fondaco.games.puerto_rico.actions import SPACE
from fondaco.games.puerto_rico.advice import PuertoRicoAdvice
from fondaco.games.puerto_rico.components import (
    BUILDINGS,
    CITY_SPACES,
    GOODS,
    HOUSE_SPACES,
    ISLAND_SPACES,
    KINDS,
    QUARRY,
    SETUPS,
    TILES,
)
from fondaco.games.puerto_rico.plans import rules_for
from fondaco.games.puerto_rico.rules import NEW_BUILDINGS, NOBLES, OPTIONS
from fondaco.games.puerto_rico.setup import set_up
from fondaco.games.puerto_rico.shape import FRAMES, SHAPE
from fondaco.games.puerto_rico.state import Player, PuertoRico

RULES_VERSION: Final = 1
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
        totals.append(s.vp_pool + sum(player.vp for player in players))
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

    def check(self, s: PuertoRico) -> None:
        """A state read from outside has the components of the box, each where it can lie."""
        if s.governor >= s.seats:
            raise Bad("the governor must be at the table", "state.governor")
        if self.totals(s) != self.totals(set_up(s.rules, seeded(0))):
            raise Bad("the components do not add up to those of the box (PR-1.13)", "state")
        if total(s.house) > HOUSE_SPACES:
            raise Bad(f"the trading house holds {HOUSE_SPACES} barrels (PR-1.06)", "state.house")
        for ship in range(len(s.cargo)):
            most = s.rules.capacity[ship] if ship < s.rules.ships else 0
            if s.loaded[ship] > most:
                raise Bad(f"the ship holds {most} barrels (PR-2.07)", f"state.loaded[{ship}]")
            if (s.cargo[ship] < 0) != (s.loaded[ship] == 0):
                raise Bad("a kind without barrels, or barrels without a kind", f"state.cargo[{ship}]")
        for role in range(len(s.role_owners)):
            if s.role_owners[role] >= s.seats:
                raise Bad("a role card lies before nobody", "state.role_owners")
            if role >= s.rules.roles and (s.role_owners[role] >= 0 or s.role_doubloons[role] > 0):
                raise Bad("a role card that is not in the game (PR-2.06)", "state.role_owners")
        if s.library_used >= 1 << s.seats:
            raise Bad("a library of nobody", "state.library_used")
        if s.in_play & ~(s.rules.in_play | s.rules.drafted) or s.rules.in_play & ~s.in_play:
            raise Bad("these kinds are not in the game (PR-4.02)", "state.in_play")
        for seat, player in enumerate(s.players):
            check_board(player, f"state.players[{seat}]")


def check_board(player: Player, where: str) -> None:
    """PR-1.01, PR-7.04: spaces and circles hold what lies on them."""
    if player.woods != total(player.forests) + total(player.dark_forests):
        raise Bad("every forest has its underside (PR-18.12)", f"{where}.woods")
    if player.island_filled() > ISLAND_SPACES:
        raise Bad(f"an island has {ISLAND_SPACES} spaces (PR-1.01)", f"{where}.tiles")
    if player.city_filled() > CITY_SPACES:
        raise Bad(f"a city has {CITY_SPACES} spaces (PR-1.01)", f"{where}.buildings")
    for tile in range(TILES):
        if player.manned[tile] > player.tiles[tile]:
            raise Bad("more people than circles (PR-7.04)", f"{where}.manned")
        if player.noble_tiles[tile] > player.manned[tile]:
            raise Bad("more nobles than people (PR-19.05)", f"{where}.noble_tiles")
    for b in range(KINDS):
        if player.staff[b] > (BUILDINGS[b].circles if player.owns(b) else 0):
            raise Bad("more people than circles (PR-7.04)", f"{where}.staff")
        if player.noble_staff[b] > player.staff[b]:
            raise Bad("more nobles than people (PR-19.05)", f"{where}.noble_staff")


GAME: Final = PuertoRicoGame()
