"""Genoa as a game of the catalogue."""

from typing import Final

from fondaco.core.actions import Action
from fondaco.core.advice import Advice
from fondaco.core.chance import Chance, seeded
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.game import Game
from fondaco.core.masks import ONE, ones
from fondaco.core.objections import QUIET
from fondaco.games.genoa import scoring, view
from fondaco.games.genoa.absent import absent
from fondaco.games.genoa.actions import SPACE_OF_ACTIONS
from fondaco.games.genoa.advice import GenoaAdvice
from fondaco.games.genoa.components import (
    ALL_CARDS,
    BUILDINGS,
    DISCS,
    MARKER,
    MARKERS_PER_COLOUR,
    MOST_PLAYERS,
    ROUNDS,
    SUPPLY,
)
from fondaco.games.genoa.instructions import next_word, read_instruction
from fondaco.games.genoa.legality import valid
from fondaco.games.genoa.live import Talk
from fondaco.games.genoa.older import GONE, from_rules_1
from fondaco.games.genoa.rules import OPTIONS
from fondaco.games.genoa.sequential import Pay, Raise, TakeOrHear, Window
from fondaco.games.genoa.setup import set_up
from fondaco.games.genoa.shape import FRAMES, SHAPE, rules_for
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.together import Join
from fondaco.games.genoa.turn import ChooseStart, PlaceTower

RULES_VERSION: Final = 2


class GenoaGame(Game):
    """Genoa, 2 to 5 players."""

    def __init__(self) -> None:
        super().__init__("genoa", "GE", list(ROUNDS), OPTIONS, SPACE_OF_ACTIONS, FRAMES, SHAPE, RULES_VERSION)

    def start(self, seats: int, options: dict[str, Data], chance: Chance) -> Genoa:
        return set_up(rules_for(seats, options), chance)

    def copy(self, s: Genoa) -> Genoa:
        return s.copy()

    def look(self, s: Genoa, seat: int) -> dict[str, Data]:
        return view.look(s, seat)

    def unknown(self, s: Genoa, seat: int) -> list[str]:
        return view.unknown(s, seat)

    def deal(self, s: Genoa, seat: int, chance: Chance) -> Genoa:
        return view.deal(s, seat, chance)

    def scramble(self, s: Genoa, seat: int, seed: int) -> Genoa:
        return view.scramble(s, seat, seed)

    def scores(self, s: Genoa) -> list[int]:
        return scoring.scores(s)

    def ranking(self, s: Genoa) -> list[int]:
        return scoring.ranking(s)

    def instructed(self, s: Genoa, seat: int, instructions: list[Data]) -> Action | None:
        """GE-9.37, GE-9.48: what these standing instructions of a seat would say now."""
        return next_word(s, seat, [read_instruction(data, int(s.seats)) for data in instructions])

    def standing(self, s: Genoa, seat: int, instructions: list[Data]) -> list[Data]:
        """GE-9.48: without those whose "until" has come."""
        return [data for data in instructions if read_instruction(data, int(s.seats)).stands(s, seat)]

    def read_options(self, options: dict[str, Data] | None) -> dict[str, Data]:
        """A table that was opened under older rules may name a switch that is gone."""
        given = (options or {}).items()
        return super().read_options({name: value for name, value in given if name != GONE or value is not False})

    def absent(self, s: Genoa, seat: int, seed: int) -> Action:
        """GE-9.35, 9.36, 9.44: what a seat does that is awaited and does not answer in time."""
        return absent(s, seat, seeded(seed))

    def upgrade(self, state: Data, rules: int) -> Data:
        return from_rules_1(state)

    def advice(self) -> Advice:
        return GenoaAdvice(self)

    def option_sets(self) -> list[dict[str, Data]]:
        return [{}, {"driver": "live", "automatic_messages": False, "ducats_hidden": False, "counters": 1}]

    def totals(self, s: Genoa) -> list[int]:
        """GE-1.09: commodities and tiles of each kind, markers of each colour, cards."""
        totals = [int(s.supply[good]) + sum(int(player.goods[good]) for player in s.players) for good in range(MARKER)]
        for seat in range(s.seats):
            placed = sum(1 for building in range(BUILDINGS) if s.owners[building] == seat)
            totals.append(int(s.markers[seat] + s.players[seat].goods[MARKER]) + placed)
        totals.append(ones(s.face_down) + ones(s.face_up) + sum(ones(player.cards) for player in s.players))
        return totals

    def check(self, s: Genoa) -> None:
        """A state read from outside has the components of the box, each where it can lie."""
        if len(s.counters) != s.seats:
            raise Bad("a counter, or none, for each player", "state.counters")
        if s.first >= s.seats or s.trader >= s.seats or s.acted >> s.seats:
            raise Bad("first player, trader and those who have acted must be at the table", "state.trader")
        wanted = [*SUPPLY, *[int(MARKERS_PER_COLOUR)] * int(s.seats), ones(ALL_CARDS)]
        if self.totals(s) != wanted:
            raise Bad("the components do not add up to those of the box (GE-1.09)", "state")
        for seat in range(s.seats, MOST_PLAYERS):
            if s.markers[seat] or s.drafts[seat] >= 0 or any(s.owners[b] == seat for b in range(BUILDINGS)):
                raise Bad("a colour that is not in the game (GE-3.03)", f"state.markers[{seat}]")
        if any(s.owners[building] >= s.seats for building in range(BUILDINGS)):
            raise Bad("a marker of nobody (GE-3.03)", "state.owners")
        self.check_cards(s)
        self.check_tower(s)
        self.check_talk(s)

    def check_cards(self, s: Genoa) -> None:
        """GE-1.05: each card lies in one place."""
        seen = s.face_down | s.face_up
        hands = 0
        for player in s.players:
            hands |= player.cards
        if seen & hands or seen | hands != ALL_CARDS:
            raise Bad("a card lies in two places, or in none (GE-1.05)", "state.face_down")
        for seat, player in enumerate(s.players):
            if player.knows & (player.cards | ~hands):
                raise Bad("what a player knows lies in the hands of others", f"state.players[{seat}].knows")

    def check_tower(self, s: Genoa) -> None:
        """GE-6.02: five discs; the trader holds the tower only before the start."""
        if s.tower < 0:
            top = s.stack[-1] if s.stack else None
            if s.discs or s.offers or s.deal is not None or not isinstance(top, ChooseStart | PlaceTower | None):
                raise Bad("the tower is not on the board (GE-5.01)", "state.tower")
        if (s.blue == 0) != (s.red == 0):
            raise Bad("two dice are rolled, or none (GE-5.01)", "state.red")
        if s.tower >= 0 and s.stacked + ones(s.discs) - (s.discs >> s.tower & 1) > DISCS:
            raise Bad("there are five discs (GE-1.01)", "state.discs")

    def check_talk(self, s: Genoa) -> None:
        """GE-9.09: standing offers are good on their owner's side; a deal has its buyer at the table."""
        last = -1
        # GE-9.14: during an action offers may have become invalid; they are judged when the next window opens.
        talking = bool(s.stack) and isinstance(s.stack[-1], Window | Pay | Raise | Join | TakeOrHear | Talk)
        for i, offer in enumerate(s.offers):
            where = f"state.offers[{i}]"
            if offer.id <= last or offer.by() >= s.seats or offer.by() == s.trader or offer.rev > s.revision:
                raise Bad("offers stand by id, each of another player, at a revision that was given", where)
            if talking and not valid(s, offer.by(), offer.target, offer.give, offer.after, QUIET):
                raise Bad("the offer is not valid (GE-9.09)", where)
            last = int(offer.id)
        for seat, counter in enumerate(s.counters):
            if counter is not None and (seat == s.trader or counter.rev > s.revision or counter.to not in (-1, seat)):
                raise Bad("a counter goes from the trader to another player (GE-9.03)", f"state.counters[{seat}]")
            if counter is not None and counter.base is not None and counter.base.by() != seat:
                raise Bad("a counter raises an offer of the same player (GE-9.29)", f"state.counters[{seat}]")
        deal = s.deal
        if deal is not None and (deal.buyer >= s.seats or deal.buyer == s.trader):
            raise Bad("the buyer is another player than the trader (GE-8.02)", "state.deal")
        owner = 0 if deal is None else s.players[deal.buyer].cards
        if s.drawn & ~owner or (deal is not None and not 0 <= deal.target < BUILDINGS):
            raise Bad("the buyer acts at a building and holds the cards drawn there (GE-8.40)", "state.deal")
        if (ONE << s.seats) <= s.acted:
            raise Bad("those who acted are at the table", "state.acted")


GAME: Final = GenoaGame()
