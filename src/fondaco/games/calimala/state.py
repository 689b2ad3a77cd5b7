"""The state of a game of Calimala: fields and copies, nothing else."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.chance import Chance
from fondaco.core.flow import Frame, State
from fondaco.core.rows import Row, total
from fondaco.games.calimala.rules import Rules

NOBODY: Final[i64] = -1


class Player:
    """A player board, the supply beside it, the hand, and the own cubes on the game board."""

    def __init__(
        self,
        supply: i64,
        stored: Row,
        workshops: i64,
        cloth: Row,
        ships: i64,
        houses: i64,
        discs: Row,
        removed: i64,
        hand: Row,
        known: i64,
        dealt: i64,
        kept: i64,
        cubes: Row,
        vp: i64,
    ) -> None:
        self.supply: i64 = supply
        """Cubes that are nowhere yet."""
        self.stored: Final = stored
        """The warehouses, by material."""
        self.workshops: i64 = workshops
        self.cloth: Final = cloth
        """In each workshop, from left to right."""
        self.ships: i64 = ships
        self.houses: i64 = houses
        """The trading cities with an own trade house, as a mask."""
        self.discs: Final = discs
        """In the supply: coloured, white."""
        self.removed: i64 = removed
        """Own discs that left the game (CA-12.06)."""
        self.hand: Final = hand
        """Action cards by kind. Secret, but for the one that is `known`."""
        self.known: i64 = known
        """The start card, which everybody saw, until a card of its kind is played; -1: none (CA-3.19)."""
        self.dealt: i64 = dealt
        """The final scoring cards seen in the set-up, as a mask. Secret for ever."""
        self.kept: i64 = kept
        """The final scoring card kept; -1: not chosen yet. Secret until the end (CA-13.01)."""
        self.cubes: Final = cubes
        """On the game board, by area."""
        self.vp: i64 = vp

    def copy(self) -> "Player":
        """An independent board."""
        return Player(
            self.supply,
            self.stored[:],
            self.workshops,
            self.cloth[:],
            self.ships,
            self.houses,
            self.discs[:],
            self.removed,
            self.hand[:],
            self.known,
            self.dealt,
            self.kept,
            self.cubes[:],
            self.vp,
        )

    def cards(self) -> i64:
        """How many action cards are in the hand (CA-8.20: everybody may know that)."""
        return total(self.hand)


class Calimala(State):
    """The board, the players and the plan."""

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        stack: list[Frame],
        answers: list[Action | None],
        asked: i64,
        rules: Rules,
        players: list[Player],
        start: i64,
        active: i64,
        layout: Row,
        towers: Row,
        free: Row,
        tiles: Row,
        council: Row,
        used: i64,
        council_artworks: Row,
        offer: Row,
        pile: Row,
        discards: Row,
        shuffles: i64,
        face_up: i64,
        removed_white: i64,
    ) -> None:
        super().__init__(seats, chance, stack, answers, asked)
        self.rules: Final = rules
        self.players: Final = players
        self.start: Final[i64] = start
        self.active: i64 = active
        """Who has the active player marker (CA-4.04)."""
        self.layout: Final = layout
        """The action at each position of the city."""
        self.towers: Final = towers
        """Four places for each action space, from the bottom up: a seat, `WHITE_DISC`, or -1 for nothing."""
        self.free: Final = free
        """Free spaces of each area."""
        self.tiles: Final = tiles
        """The scoring tiles in council order."""
        self.council: Final = council
        """Whose representative stands on each of them; -1: nobody's."""
        self.used: i64 = used
        """How many scoring tiles have been scored: the next one is the first that is free."""
        self.council_artworks: Final = council_artworks
        """Who put the artworks in the city council, in order (CA-7.21); -1: nobody yet."""
        self.offer: Final = offer
        """The open start cards (CA-3.18)."""
        self.pile: Final = pile
        """The draw pile, an unordered pool: nobody knows its order, so it has none."""
        self.discards: Final = discards
        self.shuffles: i64 = shuffles
        """How often the discards have become the draw pile: a card that was seen and shuffled in is a new secret."""
        self.face_up: Final[i64] = face_up
        """The final scoring card beside the board; -1: none."""
        self.removed_white: i64 = removed_white

    def end_rule(self) -> str:
        return "CA-12.09"

    def copy(self) -> "Calimala":
        """An independent state with the same future."""
        twin = Calimala(
            self.seats,
            self.chance.copy(),
            self.stack[:],
            self.answers[:],
            self.asked,
            self.rules,
            [player.copy() for player in self.players],
            self.start,
            self.active,
            self.layout,
            self.towers[:],
            self.free[:],
            self.tiles,
            self.council[:],
            self.used,
            self.council_artworks[:],
            self.offer[:],
            self.pile[:],
            self.discards[:],
            self.shuffles,
            self.face_up,
            self.removed_white,
        )
        twin.brisk = self.brisk
        return twin

    def imagined(self, seat: i64) -> "Calimala":
        """A draft in which only this player's things and the free spaces may be changed: what if they did that?"""
        players = self.players[:]
        players[seat] = players[seat].copy()
        return Calimala(
            self.seats,
            self.chance,
            self.stack,
            self.answers,
            self.asked,
            self.rules,
            players,
            self.start,
            self.active,
            self.layout,
            self.towers,
            self.free[:],
            self.tiles,
            self.council,
            self.used,
            self.council_artworks[:],
            self.offer,
            self.pile,
            self.discards,
            self.shuffles,
            self.face_up,
            self.removed_white,
        )
