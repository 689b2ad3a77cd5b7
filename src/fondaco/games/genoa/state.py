"""The state of a game of Genoa: fields and copies, nothing else."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.chance import Chance
from fondaco.core.flow import Frame, State
from fondaco.core.rows import Row
from fondaco.games.genoa.rules import Rules
from fondaco.games.genoa.values import Counter, Deal, Offer


class Player:
    """What lies before a player and what the player holds."""

    def __init__(self, ducats: i64, goods: Row, cards: i64, knows: i64, taken: i64) -> None:
        self.ducats: i64 = ducats
        self.goods: Final = goods
        """Commodities, special tiles, and markers in stock."""
        self.cards: i64 = cards
        """The hand, as a set."""
        self.knows: i64 = knows
        """The cards in the hands of others that this player has seen going there."""
        self.taken: i64 = taken
        """Actions taken this turn without an Extra action tile (GE-7.05)."""

    def copy(self) -> "Player":
        """An independent player."""
        return Player(self.ducats, self.goods[:], self.cards, self.knows, self.taken)


class Genoa(State):
    """The board, the supplies, the players, the table of offers and the plan."""

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        stack: list[Frame],
        answers: list[Action | None],
        asked: i64,
        rules: Rules,
        players: list[Player],
        first: i64,
        trader: i64,
        left: i64,
        blue: i64,
        red: i64,
        tower: i64,
        stacked: i64,
        discs: i64,
        acted: i64,
        owners: Row,
        supply: Row,
        markers: Row,
        face_down: i64,
        face_up: i64,
        offers: list[Offer],
        counters: list[Counter | None],
        drafts: Row,
        revision: i64,
        deal: Deal | None,
        drawn: i64,
        shown: i64,
        turned: i64,
    ) -> None:
        super().__init__(seats, chance, stack, answers, asked)
        self.rules: Final = rules
        self.players: Final = players
        self.first: Final[i64] = first
        """GE-3.08: the first player, for the whole game."""
        self.trader: i64 = trader
        self.left: i64 = left
        """GE-4.04: track spaces from the round marker to the end."""
        self.blue: i64 = blue
        self.red: i64 = red
        """GE-5.01: what was rolled this turn; 0: nothing."""
        self.tower: i64 = tower
        """The space of the tower; -1 while the trader holds it."""
        self.stacked: i64 = stacked
        """Discs in the tower: the moves left are one fewer."""
        self.discs: i64 = discs
        """The spaces with a disc, as a set (GE-6.09: those visited)."""
        self.acted: i64 = acted
        """The players who have taken an action this turn, as a set (GE-15.02)."""
        self.owners: Final = owners
        """By building, the player whose marker lies there, or -1."""
        self.supply: Final = supply
        self.markers: Final = markers
        """The central supply of markers, by seat."""
        self.face_down: i64 = face_down
        """The cards of the four piles: unordered, for nobody knows the order."""
        self.face_up: i64 = face_up
        """GE-11.02: the played cards under their piles."""
        self.offers: list[Offer] = offers
        """GE-9.02: those standing, by id."""
        self.counters: Final = counters
        """GE-9.41: by seat, the counter that waits for an answer."""
        self.drafts: Final = drafts
        """By seat, the space for which a payment is still to be chosen from the menu (live driver), or -1."""
        self.revision: i64 = revision
        """GE-9.13: the last number given to an offer or a counter; never used again."""
        self.deal: Deal | None = deal
        """The deal whose action is being carried out."""
        self.drawn: i64 = drawn
        """GE-8.40: the cards drawn in that action, if some of them are promised."""
        self.shown: i64 = shown
        """GE-3.09: the players whose ducats lie open, as a set."""
        self.turned: i64 = turned
        """Those who have shown or covered them in this turn."""

    def end_rule(self) -> str:
        return "GE-4.05"

    def copy(self) -> "Genoa":
        """An independent state with the same future."""
        twin = Genoa(
            self.seats,
            self.chance.copy(),
            self.stack[:],
            self.answers[:],
            self.asked,
            self.rules,
            [player.copy() for player in self.players],
            self.first,
            self.trader,
            self.left,
            self.blue,
            self.red,
            self.tower,
            self.stacked,
            self.discs,
            self.acted,
            self.owners[:],
            self.supply[:],
            self.markers[:],
            self.face_down,
            self.face_up,
            self.offers[:],
            self.counters[:],
            self.drafts[:],
            self.revision,
            self.deal,
            self.drawn,
            self.shown,
            self.turned,
        )
        twin.brisk = self.brisk
        return twin
