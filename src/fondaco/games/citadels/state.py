"""The state of a game of Citadels: fields and copies, nothing else."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.chance import Chance
from fondaco.core.flow import Frame, State
from fondaco.core.masks import ONE
from fondaco.core.rows import Row
from fondaco.games.citadels.components import COST, MONUMENT, MONUMENT_COUNTS, SCHOOL_OF_MAGIC, TYPE_OF
from fondaco.games.citadels.rules import Rules

NOBODY: Final[i64] = -1
NONE: Final[i64] = -1

FACE_UP: Final[i64] = 9
"""The place of a character card discarded face up. Lower numbers are slots, see `Draft`."""
PASSING: Final[i64] = 10
"""The place of a character card among those being passed."""


class Player:
    """A stash, a hand and a city (CI-5.07)."""

    def __init__(self, gold: i64, hand: list[int], known: list[int], spied: list[int], city: list[int]) -> None:
        self.gold: i64 = gold
        self.hand: list[int] = hand
        """Kinds of districts, sorted."""
        self.known: list[int] = known
        """What others know to be in this hand: seat * 64 + kind, sorted. At least so many cards; see `cards.py`."""
        self.spied: list[int] = spied
        """What the gains of spies have told about this hand, see `spied.py`; sorted."""
        self.city: Final = city
        """What stands there: kind * 2, and 1 more if beautified; sorted."""
        standing: i64 = 0
        for built in city:
            standing |= ONE << (built >> 1)
        self.standing: i64 = standing
        """The kinds of its districts as a mask, to answer `has` at once."""

    def copy(self) -> "Player":
        """An independent player."""
        return Player(self.gold, self.hand[:], self.known[:], self.spied[:], self.city[:])

    def has(self, kind: i64) -> bool:
        """Whether such a district stands in the city."""
        return self.standing >> kind & 1 == 1

    def raise_district(self, built: int) -> None:
        """It stands in the city from now on."""
        self.city.append(built)
        self.city.sort()
        self.standing |= ONE << (built >> 1)

    def raze_district(self, built: int) -> None:
        """It leaves the city."""
        self.city.remove(built)
        kind = built >> 1
        if kind * 2 not in self.city and kind * 2 + 1 not in self.city:
            self.standing &= ~(ONE << kind)

    def size(self) -> i64:
        """CI-17.25: the number of districts toward a completed city."""
        size: i64 = len(self.city)
        if self.has(MONUMENT):
            for built in self.city:
                if built >> 1 == MONUMENT:
                    size += MONUMENT_COUNTS - 1
        return size

    def income(self, type_: i64) -> i64:
        """CI-6.21, CI-17.34: districts that give resources for this type, the School of Magic among them."""
        count: i64 = 0
        for built in self.city:
            kind = built >> 1
            if TYPE_OF[kind] == type_ or kind == SCHOOL_OF_MAGIC:
                count += 1
        return count


def cost_of(built: i64) -> i64:
    """CI-15.06: the cost of a district in a city, 1 more if beautified."""
    return COST[built >> 1] + (built & 1)


class Deck:
    """The district cards that are in no hand and in no city.

    A card with witnesses is kind + 64 * mask of the seats that know it.
    """

    def __init__(self, pool: Row, bottom: list[int], drawn: list[int], museum: list[int], site: i64) -> None:
        self.pool: Final = pool
        """The upper part, of which nobody knows anything: an unordered pool."""
        self.bottom: list[int] = bottom
        """The lower part: cards put there face down, the first to be drawn first (CI-1.11, CI-1.12)."""
        self.drawn: list[int] = drawn
        """Cards on the table in the middle of an action: drawn, taken or laid out."""
        self.museum: list[int] = museum
        """The cards under the Museum."""
        self.site: i64 = site
        """The district that has been played and is being paid for; -1: none."""

    def copy(self) -> "Deck":
        """An independent deck."""
        return Deck(self.pool[:], self.bottom[:], self.drawn[:], self.museum[:], self.site)


class Clue:
    """What a seat has learned of cards that it cannot place one by one: all these kinds, but for `missing` of them at
    most, are among the cards of these places. See `memory.py`."""

    def __init__(self, places: i64, bottom: int, museum: int, kinds: list[int], missing: i64) -> None:
        self.places: Final[i64] = places
        """Hands of others, the pool and the table, as a mask."""
        self.bottom: Final[int] = bottom
        """Places in the lower part of the deck, as a mask of their numbers."""
        self.museum: Final[int] = museum
        """Places under the Museum, as a mask of their numbers."""
        self.kinds: Final = kinds
        """Sorted."""
        self.missing: Final[i64] = missing


class Draft:
    """Where the character cards are. Slots are numbered in the order in which cards leave the passed ones."""

    def __init__(self, round: i64, first: i64, at: Row, may: list[Row], revealed: Row) -> None:
        self.round: i64 = round
        """The number of the round, from 1."""
        self.first: i64 = first
        """Who chose first in this round."""
        self.at: Final = at
        """The place of each rank's card: a slot, `FACE_UP` or `PASSING`; -1: not in the game."""
        self.may: Final = may
        """By seat, for each rank the mask of the slots in which its card may be, for all that this seat has seen.

        The last row is what everybody knows.
        """
        self.revealed: Final = revealed
        """Who has revealed each rank in this round; -1: nobody."""

    def copy(self) -> "Draft":
        """An independent draft."""
        return Draft(self.round, self.first, self.at[:], [row[:] for row in self.may], self.revealed[:])


class Tokens:
    """What lies on the character tokens in this round (CI-1.02), as characters or masks of characters; -1: none."""

    def __init__(
        self,
        killed: i64,
        bewitched: i64,
        warrants: i64,
        signed: i64,
        signed_shown: bool,
        robbed: i64,
        thief: i64,
        laces: i64,
        threats: i64,
        flowered: i64,
        lace_shown: bool,
        blackmailer: i64,
        protected: i64,
    ) -> None:
        self.killed: i64 = killed
        self.bewitched: i64 = bewitched
        self.warrants: i64 = warrants
        self.signed: i64 = signed
        """A secret of the Magistrate until it is shown."""
        self.signed_shown: bool = signed_shown
        self.robbed: i64 = robbed
        self.thief: i64 = thief
        """The seat that robs."""
        self.laces: i64 = laces
        """The characters that were threatened in this round."""
        self.threats: i64 = threats
        """The threats that have not been removed."""
        self.flowered: i64 = flowered
        """A secret of the Blackmailer until either lace is shown."""
        self.lace_shown: bool = lace_shown
        self.blackmailer: i64 = blackmailer
        """The seat that threatens."""
        self.protected: i64 = protected
        """The seat of the Bishop (CI-11.02)."""

    def copy(self) -> "Tokens":
        """Independent tokens."""
        return Tokens(
            self.killed,
            self.bewitched,
            self.warrants,
            self.signed,
            self.signed_shown,
            self.robbed,
            self.thief,
            self.laces,
            self.threats,
            self.flowered,
            self.lace_shown,
            self.blackmailer,
            self.protected,
        )


def bare_tokens() -> Tokens:
    """CI-18.02: nothing lies on them."""
    return Tokens(NONE, NONE, 0, NONE, False, NONE, NOBODY, 0, 0, NONE, False, NOBODY, NOBODY)


class Citadels(State):
    """The players, the cards and the plan."""

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        stack: list[Frame],
        answers: list[Action | None],
        asked: i64,
        rules: Rules,
        players: list[Player],
        crown: i64,
        deck: Deck,
        draft: Draft,
        tokens: Tokens,
        tax: i64,
        completed: i64,
        first_completed: i64,
        picked: Row,
        clues: list[list[Clue]],
    ) -> None:
        super().__init__(seats, chance, stack, answers, asked)
        self.rules: Final = rules
        self.players: Final = players
        self.crown: i64 = crown
        self.deck: Final = deck
        self.draft: Final = draft
        self.tokens: Tokens = tokens
        self.tax: i64 = tax
        """Gold on the token of the Tax Collector (CI-15.09)."""
        self.completed: i64 = completed
        """The seats that have completed their city at some time, as a mask."""
        self.first_completed: i64 = first_completed
        self.picked: Final = picked
        """How often chance has picked a card out of a hand for or from each seat: it tells both something."""
        self.clues: Final = clues
        """What each seat knows besides single cards. Clues are values and their lists are never changed: copies share
        them."""
        self.watched = True
        """Whether anybody may look at the game: in a playout or a search nobody remembers anything."""

    def unwatch(self) -> None:
        self.watched = False
        for seat in range(self.seats):
            self.clues[seat] = []
            self.players[seat].spied = []

    def end_rule(self) -> str:
        return "CI-19.02"

    def copy(self) -> "Citadels":
        """An independent state with the same future."""
        twin = Citadels(
            self.seats,
            self.chance.copy(),
            self.stack[:],
            self.answers[:],
            self.asked,
            self.rules,
            [player.copy() for player in self.players],
            self.crown,
            self.deck.copy(),
            self.draft.copy(),
            self.tokens.copy(),
            self.tax,
            self.completed,
            self.first_completed,
            self.picked[:],
            self.clues[:],
        )
        twin.brisk = self.brisk
        twin.watched = self.watched
        return twin

    def complete(self, seat: i64) -> bool:
        """CI-2.13, CI-19.04: whether the city has its full size now."""
        return self.players[seat].size() >= self.rules.city_size

    def magistrate(self) -> i64:
        """The seat that placed the warrants: it has revealed rank 1 (CI-21.01)."""
        return self.draft.revealed[0]
