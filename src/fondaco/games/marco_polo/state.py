"""The state of a game of Marco Polo: fields and copies, nothing else."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.chance import Chance
from fondaco.core.flow import Frame, State
from fondaco.core.masks import ones
from fondaco.core.rows import Row, total
from fondaco.games.marco_polo.catalogue import CHARACTERS, Character
from fondaco.games.marco_polo.rules import Rules


class Player:
    """A player board with its dice, the figures on the map, and the cards (MP-3)."""

    def __init__(
        self,
        character: i64,
        vp: i64,
        stock: Row,
        dice: Row,
        figures: Row,
        posts: i64,
        contracts: i64,
        completed: i64,
        goals: i64,
        returned: i64,
    ) -> None:
        self.character: i64 = character
        """-1 until it is chosen (MP-22.04)."""
        self.vp: i64 = vp
        self.stock: Final = stock
        """Coins, camels and goods."""
        self.dice: Final = dice
        """Dice not placed yet, by kind."""
        self.figures: Final = figures
        """Where each figure stands; -1: not on the map."""
        self.posts: i64 = posts
        """The cities with a trading post, as a mask."""
        self.contracts: i64 = contracts
        """Those on the active contract spaces, as a mask."""
        self.completed: i64 = completed
        self.goals: i64 = goals
        """Secret until the end."""
        self.returned: i64 = returned
        """Goal cards given back (MP-22.05): secret for ever."""

    def copy(self) -> "Player":
        """An independent board."""
        return Player(
            self.character,
            self.vp,
            self.stock[:],
            self.dice[:],
            self.figures[:],
            self.posts,
            self.contracts,
            self.completed,
            self.goals,
            self.returned,
        )

    def tile(self) -> Character:
        """The character tile."""
        return CHARACTERS[self.character]

    def has_post(self, city: i64) -> bool:
        """Whether a trading post stands there."""
        return self.posts >> city & 1 == 1

    def posts_left(self) -> i64:
        """The trading posts still on the player board."""
        return self.tile().posts - ones(self.posts)

    def dice_left(self) -> i64:
        """Dice not placed yet."""
        return total(self.dice)


class MarcoPolo(State):
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
        round: i64,
        start: i64,
        traveller: i64,
        placed: list[int],
        black: i64,
        row: Row,
        unseen: Row,
        face_down: i64,
        bottom: list[int],
        box: i64,
        cards: Row,
        outposts: Row,
        markers: Row,
        beijing: Row,
        passed: list[int],
        offered: i64,
        out: i64,
    ) -> None:
        super().__init__(seats, chance, stack, answers, asked)
        self.rules: Final = rules
        self.players: Final = players
        self.round: i64 = round
        self.start: i64 = start
        """The start player, who has the hourglass."""
        self.traveller: i64 = traveller
        """Who chose the travel action last in this round; -1: nobody (MP-19.02)."""
        self.placed: list[int] = placed
        """The dice on the board in the order of placing, each as `piece` of `dice.py`."""
        self.black: i64 = black
        """Black dice on the board."""
        self.row: Final = row
        """The contracts on the contract spaces from space 1 on; -1: none."""
        self.unseen: Final = unseen
        """Contracts nobody has seen: those of the piles to come and of the face-down part of the special pile.

        Nobody knows which lie where, so they are one unordered pool.
        """
        self.face_down: i64 = face_down
        """How many of the unseen contracts belong to the special pile."""
        self.bottom: list[int] = bottom
        """Under those: contracts that everybody saw being put there, the next to be drawn first."""
        self.box: i64 = box
        """Starting contracts that left the game by the other setting of MP-9.15."""
        self.cards: Final = cards
        """The card on each city-card space."""
        self.outposts: Final = outposts
        """The outpost bonus in each location; -1: none."""
        self.markers: Final = markers
        """The city-bonus marker in each location; -1: none."""
        self.beijing: Final = beijing
        """Whose post stands on each slot of Beijing; -1: nobody's."""
        self.passed: list[int] = passed
        """The cities through which the movement being made has passed, for those who settle in passing (MP-18.27)."""
        self.offered: i64 = offered
        """The characters that can be chosen (MP-22.04), as a mask."""
        self.out: i64 = out
        """The seats that ran out of dice and have no more turns in this round (MP-4.09), as a mask."""

    def end_rule(self) -> str:
        return "MP-20.01"

    def copy(self) -> "MarcoPolo":
        """An independent state with the same future."""
        twin = MarcoPolo(
            self.seats,
            self.chance.copy(),
            self.stack[:],
            self.answers[:],
            self.asked,
            self.rules,
            [player.copy() for player in self.players],
            self.round,
            self.start,
            self.traveller,
            self.placed[:],
            self.black,
            self.row[:],
            self.unseen[:],
            self.face_down,
            self.bottom[:],
            self.box,
            self.cards[:],
            self.outposts[:],
            self.markers[:],
            self.beijing[:],
            self.passed[:],
            self.offered,
            self.out,
        )
        twin.brisk = self.brisk
        return twin
