"""Calimala as a game of the catalogue."""

from typing import Final

from fondaco.core.advice import Advice
from fondaco.core.chance import Chance, seeded
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.game import Game
from fondaco.core.masks import ones
from fondaco.core.rows import total
from fondaco.games.calimala import scoring, view
from fondaco.games.calimala.actions import SPACE
from fondaco.games.calimala.advice import CalimalaAdvice
from fondaco.games.calimala.building import houses_in
from fondaco.games.calimala.checks import BOX
from fondaco.games.calimala.components import (
    ACTIONS,
    AREAS,
    COLOURED,
    COUNCIL_ARTWORKS,
    FINAL_CARDS,
    SCORING_TILES,
    SPACES,
    START_OFFER,
    TOWER_MOST,
    TRADING,
    TRADINGS,
    WHITE,
)
from fondaco.games.calimala.rules import OPTIONS, rules_for
from fondaco.games.calimala.setup import set_up
from fondaco.games.calimala.shape import FRAMES, SHAPE
from fondaco.games.calimala.state import NOBODY, Calimala
from fondaco.games.calimala.towers import WHITE_DISC, discs_in_city, height

RULES_VERSION: Final = 2


class CalimalaGame(Game):
    """Calimala, 3 to 5 players."""

    def __init__(self) -> None:
        super().__init__("calimala", "CA", list(BOX.setups), OPTIONS, SPACE, FRAMES, SHAPE, RULES_VERSION)

    def start(self, seats: int, options: dict[str, Data], chance: Chance) -> Calimala:
        return set_up(rules_for(seats, options), chance)

    def copy(self, s: Calimala) -> Calimala:
        return s.copy()

    def look(self, s: Calimala, seat: int) -> dict[str, Data]:
        return view.look(s, seat)

    def unknown(self, s: Calimala, seat: int) -> list[str]:
        return view.unknown(s, seat)

    def deal(self, s: Calimala, seat: int, chance: Chance) -> Calimala:
        return view.deal(s, seat, chance)

    def scores(self, s: Calimala) -> list[int]:
        return [player.vp for player in s.players]

    def ranking(self, s: Calimala) -> list[int]:
        return scoring.ranking(s)

    def option_sets(self) -> list[dict[str, Data]]:
        return [{}, {"layout": "first_game", "starting_player": "first_seat"}]

    def advice(self) -> Advice:
        return CalimalaAdvice(self)

    def totals(self, s: Calimala) -> list[int]:
        """Cubes and discs of each player, white discs, action cards of each kind, spaces of each area."""
        totals: list[int] = []
        for seat, player in enumerate(s.players):
            totals.append(player.supply + total(player.stored) + total(player.cloth) + total(player.cubes))
            placed = discs_in_city(s, seat) + sum(1 for disc in s.council if disc == seat)
            totals.append(player.discs[COLOURED] + player.removed + placed)
        white = sum(player.discs[WHITE] for player in s.players)
        totals.append(white + discs_in_city(s, WHITE_DISC) + s.removed_white)
        for card in range(ACTIONS):
            hands = sum(player.hand[card] for player in s.players)
            totals.append(s.offer[card] + s.pile[card] + s.discards[card] + hands)
        for area in range(AREAS):
            totals.append(s.free[area] + sum(player.cubes[area] for player in s.players))
        return totals

    def upgrade(self, state: Data, rules: int) -> Data:
        """Rules 1: destinations were named in the order of the cities, and the questions kept the next one."""
        stack = state.get("stack") if isinstance(state, dict) else None
        if rules == 1 and isinstance(stack, list):
            return {**state, "stack": [in_any_order(frame, state) for frame in stack]}
        return state

    def check(self, s: Calimala) -> None:
        """A state read from outside has the components of the box, each where it can lie."""
        if s.start >= s.seats or s.active >= s.seats:
            raise Bad("the starting player and the active player must be at the table", "state.active")
        check_city(s)
        check_council(s)
        check_finals(s)
        for seat in range(s.seats):
            check_board(s, seat)
        for city in range(TRADINGS):
            if houses_in(s, city) > s.rules.box.house_spaces[city]:
                raise Bad(f"too many trade houses in {TRADING.items[city]} (CA-2.23)", "state.players")
        if self.totals(s) != self.totals(set_up(s.rules, seeded(0))):
            raise Bad("the components do not add up to those of the box (CA-1)", "state")


def in_any_order(frame: Data, state: dict[str, Data]) -> Data:
    """A question of rules 1 about cloth as one of rules 2: what could be named may be named, no house gets a second."""
    try:
        if frame["frame"] == "ShipCloth":
            sent = state["players"][frame["seat"]]["ships"] > frame["ships"]
            kept = {name: value for name, value in frame.items() if name != "port"}
            return {**kept, "ports": [frame["port"]] if sent else []}
        if frame["frame"] == "DeliverCloth":
            houses = state["players"][frame["seat"]]["houses"]
            before = TRADING.items[: TRADING.index(frame["city"])] if frame["moved"] else []
            kept = {name: value for name, value in frame.items() if name not in ("city", "moved")}
            return {**kept, "cities": [city for city in before if city in houses]}
    except (KeyError, TypeError, IndexError, AttributeError):
        raise Bad("expected a frame of rules 1", "state.stack") from None
    return frame


def check_city(s: Calimala) -> None:
    """CA-2.04, CA-2.06: nine actions, the printed one in the middle; CA-5.04: towers of three, one of them of four."""
    if sorted(s.layout) != list(range(ACTIONS)) or s.layout[s.rules.centre] != s.rules.box.centre:
        raise Bad("every action has one place, the printed one the centre (CA-2.06)", "state.layout")
    if sum(1 for space in range(SPACES) if height(s, space) == TOWER_MOST) > 1:
        raise Bad("only one tower may have four discs (CA-5.04)", "state.towers")
    for disc in s.towers:
        if s.seats <= disc != WHITE_DISC:
            raise Bad("a disc of nobody at the table", "state.towers")


def check_council(s: Calimala) -> None:
    """CA-3.06: each tile once; CA-9.04: representatives on used tiles only; CA-7.21: artworks in order."""
    if sorted(s.tiles) != list(range(SCORING_TILES)):
        raise Bad("every scoring tile has one place (CA-3.06)", "state.tiles")
    for tile in range(SCORING_TILES):
        if s.council[tile] >= (s.seats if tile < s.used else 0):
            raise Bad("a representative of nobody, or on a tile that is not used (CA-9.04)", f"state.council[{tile}]")
    makers = [seat for seat in s.council_artworks if seat != NOBODY]
    if makers != list(s.council_artworks[: len(makers)]):
        raise Bad("the artworks in the council have no gaps (CA-7.21)", "state.council_artworks")
    for seat, player in enumerate(s.players):
        if makers.count(seat) != player.cubes[COUNCIL_ARTWORKS]:
            raise Bad("the order of artworks must fit their number (CA-7.21)", "state.council_artworks")
    if any(seat >= s.seats for seat in makers):
        raise Bad("an artwork of nobody at the table", "state.council_artworks")


def check_finals(s: Calimala) -> None:
    """CA-3.14 to 3.17: everybody was dealt the same number of final scoring cards, and kept one of them."""
    if (s.face_up >= 0) != s.rules.setup.face_up:
        raise Bad("a final scoring card lies open with 3 and 4 players (CA-3.14)", "state.face_up")
    if s.players[0].kept < 0 and total(s.offer) < len(START_OFFER):
        raise Bad("final scoring cards are kept before start cards are taken (CA-3.22)", "state.players[0].kept")
    dealt = 1 << s.face_up if s.face_up >= 0 else 0
    for seat, player in enumerate(s.players):
        where = f"state.players[{seat}]"
        if ones(player.dealt) != s.rules.setup.final_cards:
            raise Bad(f"{s.rules.setup.final_cards} final scoring cards are dealt (CA-3.14)", f"{where}.dealt")
        if dealt & player.dealt or player.dealt >= 1 << FINAL_CARDS:
            raise Bad("every final scoring card is there once (CA-1.15)", f"{where}.dealt")
        if player.kept >= 0 and player.dealt >> player.kept & 1 == 0:
            raise Bad("a card that was not dealt cannot be kept (CA-3.17)", f"{where}.kept")
        if (player.kept >= 0) != (s.players[0].kept >= 0):
            raise Bad("all keep a card at the same time (CA-3.17)", f"{where}.kept")
        dealt |= player.dealt


def check_board(s: Calimala, seat: int) -> None:
    """CA-2.25, CA-3.19: cloth lies in workshops that are there, and a known card is in the hand."""
    player = s.players[seat]
    where = f"state.players[{seat}]"
    if any(player.cloth[workshop] > 0 for workshop in range(player.workshops, len(player.cloth))):
        raise Bad("cloth without a workshop (CA-2.25)", f"{where}.cloth")
    if player.known >= 0 and player.hand[player.known] == 0:
        raise Bad("the card that all have seen is not in the hand (CA-3.19)", f"{where}.known")


GAME: Final = CalimalaGame()
