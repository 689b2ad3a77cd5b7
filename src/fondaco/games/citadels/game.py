"""Citadels as a game of the catalogue."""

from typing import Final

from fondaco.core.advice import Advice
from fondaco.core.chance import Chance
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.game import Game
from fondaco.games.citadels import scoring, view
from fondaco.games.citadels.actions import SPACE
from fondaco.games.citadels.advice import CitadelsAdvice
from fondaco.games.citadels.cards import kind_of
from fondaco.games.citadels.cast import choose_cast, choose_uniques
from fondaco.games.citadels.components import KINDS, SEAT_COUNTS
from fondaco.games.citadels.consistency import check_state
from fondaco.games.citadels.plans import rules_for
from fondaco.games.citadels.rules import OPTIONS, PRESETS, RANDOM, SWITCHES
from fondaco.games.citadels.setup import set_up
from fondaco.games.citadels.shape import FRAMES, SHAPE
from fondaco.games.citadels.state import Citadels

RULES_VERSION: Final = 2
RANDOM_SETS: Final = 20
"""In a long run."""


class CitadelsGame(Game):
    """Citadels, 2016 edition, 2 to 8 players."""

    def __init__(self) -> None:
        super().__init__("citadels", "CI", SEAT_COUNTS, OPTIONS, SPACE, FRAMES, SHAPE, RULES_VERSION)

    def start(self, seats: int, options: dict[str, Data], chance: Chance) -> Citadels:
        cast = choose_cast(seats, options, chance)
        uniques = choose_uniques(options, chance)
        return set_up(rules_for(seats, options, cast, uniques), chance)

    def copy(self, s: Citadels) -> Citadels:
        return s.copy()

    def look(self, s: Citadels, seat: int) -> dict[str, Data]:
        return view.look(s, seat)

    def unknown(self, s: Citadels, seat: int) -> list[str]:
        return view.unknown(s, seat)

    def deal(self, s: Citadels, seat: int, chance: Chance) -> Citadels:
        return view.deal(s, seat, chance)

    def scores(self, s: Citadels) -> list[int]:
        return scoring.scores(s)

    def ranking(self, s: Citadels) -> list[int]:
        return scoring.ranking(s)

    def totals(self, s: Citadels) -> list[int]:
        """CI-2.06: the cards of each kind of district. Gold is without limit (CI-1.07)."""
        totals = [int(s.deck.pool[kind]) for kind in range(KINDS)]
        for card in s.deck.bottom + s.deck.drawn + s.deck.museum:
            totals[kind_of(card)] += 1
        if s.deck.site >= 0:
            totals[s.deck.site] += 1
        for player in s.players:
            for kind in player.hand:
                totals[kind] += 1
            for built in player.city:
                totals[built >> 1] += 1
        return totals

    def advice(self) -> Advice:
        return CitadelsAdvice(self)

    def upgrade(self, state: Data, rules: int) -> Data:
        """Version 1 took gains unasked, kept one count of a spy for a hand, and had no clues."""
        if not isinstance(state, dict) or not isinstance(state.get("rules"), dict):
            return state  # it is refused for what it lacks
        players = state.get("players")
        clues: list[Data] = []
        if isinstance(players, list):
            clues = [[] for _ in players]
            players = [counted_by_all(player, seat, len(players)) for seat, player in enumerate(players)]
        return {**state, "rules": {**state["rules"], "auto_pure_gains": True}, "players": players, "clues": clues}

    def option_sets(self) -> list[dict[str, Data]]:
        """The first game; two presets, one of them with every ruling the other way; a random set."""
        other_way = {option.name: option.values[1] for option in SWITCHES}
        return [
            {},
            {"characters": "cunning_agents", "ninth": True},
            {"characters": "devious_dignitaries", **other_way},
            {"characters": RANDOM, "districts": RANDOM, "ninth": True},
        ]

    def soak_sets(self) -> list[dict[str, Data]]:
        """Every preset with 8 and 9 characters, in both printings, and many random sets."""
        other_way = {option.name: option.values[1] for option in SWITCHES}
        sets: list[dict[str, Data]] = []
        for preset in PRESETS:
            sets += [{"characters": preset}, {"characters": preset, "ninth": True, "other_printing": True}]
        sets += [{"characters": RANDOM, "ninth": i % 2 == 0} for i in range(RANDOM_SETS)]
        return [*sets, *[{"characters": RANDOM, "ninth": True, **other_way} for _ in range(RANDOM_SETS // 4)]]

    def check(self, s: Citadels) -> None:
        """A state read from outside has the cards of the game, each where it can be."""
        check_state(s)
        if self.totals(s) != [int(s.rules.copies[kind]) for kind in range(KINDS)]:
            raise Bad("the district cards do not add up to those of the game (CI-2.06)", "state")


def counted_by_all(player: Data, owner: int, seats: int) -> Data:
    """A player of version 1, the count of a spy given to everybody."""
    if not isinstance(player, dict):
        return player
    spied = player.get("spied")
    knowers = [knower for knower in range(seats + 1) if knower != owner]
    return {**player, "spied": [{"knower": k, **spied} for k in knowers] if isinstance(spied, dict) else []}


GAME: Final = CitadelsGame()
