"""Guesses of district cards that agree with all a seat knows: what it can place, what has been counted, its clues."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.games.citadels.cards import kind_of, known_kinds, witnessed, witnesses
from fondaco.games.citadels.components import KINDS, TYPE_OF
from fondaco.games.citadels.laying import LayCards
from fondaco.games.citadels.memory import BOTTOM, MUSEUM_PLACE, POOL, TABLE
from fondaco.games.citadels.spied import counts_of, or_more, told_cards, told_type
from fondaco.games.citadels.state import Citadels, Clue, Player

MOST_SWAPS: Final = 300
MOST_TRIES: Final = 8
PAIRS: Final = 6
"""Exchanges compared before one is made."""


def is_over(s: Citadels) -> bool:
    """CI-23.13: at the end hands are laid open; some districts score for them."""
    return len(s.stack) == 0


def knows(card: i64, seat: i64) -> bool:
    """Whether the seat has seen this card."""
    return seat >= 0 and witnesses(card) >> seat & 1 == 1


def unseen_kinds(s: Citadels, seat: i64) -> list[int]:
    """The kinds, sorted, of all district cards that this seat cannot place."""
    kinds = [kind for kind in range(KINDS) for _ in range(s.deck.pool[kind])]
    for pile in (s.deck.bottom, s.deck.drawn, s.deck.museum):
        kinds += [kind_of(card) for card in pile if not knows(card, seat)]
    for other, player in enumerate(s.players):
        if other != seat and not is_over(s):
            kinds += unseen_in_hand(player, seat)
    return sorted(kinds)


def unseen_in_hand(player: Player, seat: i64) -> list[int]:
    """The cards of a hand that a seat cannot name."""
    rest = player.hand[:]
    for kind in known_kinds(player, seat):
        rest.remove(kind)
    return rest


# --- what a guess must agree with -------------------------------------------------------------------------------------


class Demand:
    """So many cards of certain kinds in certain places: a clue, or what has been counted of a type in a hand."""

    def __init__(self, inside: list[bool], need: dict[int, int], missing: int, most: int) -> None:
        self.inside: Final = inside
        """By cell: whether it counts."""
        self.need: Final = need
        """How many of each kind (or, under 0, of any) are still to be found in those cells."""
        self.missing: Final = missing
        """How many of them may be elsewhere."""
        self.most: Final = most
        """The most cards of the kinds that may be there; -1: any number."""

    def key(self, kind: int) -> int:
        """What a card of this kind counts as; -1: nothing."""
        return kind if kind in self.need else -1

    def lack(self, kinds: list[int]) -> int:
        """By how many cards this guess does not agree."""
        have = dict.fromkeys(self.need, 0)
        for cell, kind in enumerate(kinds):
            if self.inside[cell]:
                key = self.key(kind)
                if key >= 0:
                    have[key] += 1
        short = 0
        found = 0
        for key, need in self.need.items():
            short += max(0, need - have[key])
            found += have[key]
        over = found - self.most if self.most >= 0 else 0
        return max(0, short - self.missing) + max(0, over)


class TypeDemand(Demand):
    """Cards of a type, whatever their kinds."""

    def __init__(self, inside: list[bool], type_: int, cards: int, more: bool) -> None:
        super().__init__(inside, {0: cards}, 0, -1 if more else cards)
        self.type: Final = type_

    def key(self, kind: int) -> int:
        return 0 if TYPE_OF[kind] == self.type else -1


def place_mask(clue: Clue, place: i64, number: int) -> bool:
    """Whether a clue speaks of a place."""
    if place == BOTTOM:
        return clue.bottom >> number & 1 == 1
    if place == MUSEUM_PLACE:
        return clue.museum >> number & 1 == 1
    return clue.places >> place & 1 == 1


def holds_true(s: Citadels, clue: Clue) -> bool:
    """Whether the cards are where the clue says."""
    rest = clue.kinds[:]
    lying: list[int] = []
    for seat, player in enumerate(s.players):
        if clue.places >> seat & 1 == 1:
            lying += player.hand
    if clue.places >> POOL & 1 == 1:
        lying += [kind for kind in range(KINDS) for _ in range(s.deck.pool[kind])]
    if clue.places >> TABLE & 1 == 1:
        lying += [int(kind_of(card)) for card in s.deck.drawn]
    lying += [int(kind_of(card)) for i, card in enumerate(s.deck.bottom) if clue.bottom >> i & 1]
    lying += [int(kind_of(card)) for i, card in enumerate(s.deck.museum) if clue.museum >> i & 1]
    for kind in lying:
        if kind in rest:
            rest.remove(kind)
    return len(rest) <= clue.missing


# --- the cells that are to be filled ----------------------------------------------------------------------------------


class Cells:
    """The places of the cards that a seat cannot place, one by one; and what it demands of them."""

    def __init__(self, s: Citadels, seat: i64) -> None:
        self.places: Final[list[int]] = []
        self.numbers: Final[list[int]] = []
        if not is_over(s):
            for other, player in enumerate(s.players):
                if other != seat:
                    self.add(other, len(player.hand) - len(known_kinds(player, seat)))
        for place, pile in ((BOTTOM, s.deck.bottom), (TABLE, s.deck.drawn), (MUSEUM_PLACE, s.deck.museum)):
            for number, card in enumerate(pile):
                if not knows(card, seat):
                    self.places.append(int(place))
                    self.numbers.append(number)
        self.add(POOL, sum(int(s.deck.pool[kind]) for kind in range(KINDS)))

    def add(self, place: i64, count: int) -> None:
        """So many cells of one place."""
        for number in range(count):
            self.places.append(int(place))
            self.numbers.append(number)

    def demands(self, s: Citadels, seat: i64) -> list[Demand]:
        """All that a guess must agree with."""
        if is_over(s):
            return []
        found: list[Demand] = []
        for other, player in enumerate(s.players):
            if other == seat:
                continue
            for spied in counts_of(player, seat):
                named = sum(1 for kind in known_kinds(player, seat) if TYPE_OF[kind] == told_type(spied))
                inside = [place == other for place in self.places]
                cards = max(0, int(told_cards(spied)) - named)
                found.append(TypeDemand(inside, int(told_type(spied)), cards, or_more(spied)))
        return found + [self.demand(s, seat, clue) for clue in s.clues[seat]]

    def demand(self, s: Citadels, seat: i64, clue: Clue) -> Demand:
        """What a clue asks of the cells, besides the cards that the seat can place."""
        rest = clue.kinds[:]
        for other in range(s.seats):
            if clue.places >> other & 1 == 1:
                for kind in known_kinds(s.players[other], seat):
                    if kind in rest:
                        rest.remove(kind)
        need: dict[int, int] = {}
        for kind in rest:
            need[kind] = need.get(kind, 0) + 1
        inside = [place_mask(clue, place, number) for place, number in zip(self.places, self.numbers, strict=True)]
        return Demand(inside, need, int(clue.missing), -1)


# --- a guess ----------------------------------------------------------------------------------------------------------


def deal_districts(s: Citadels, seat: i64, chance: Chance) -> None:
    """Shuffle the unseen cards and lay them where unseen cards lie: hands, bottom, table, Museum, and the pool."""
    cells = Cells(s, seat)
    cards = agreeing(unseen_kinds(s, seat), cells.demands(s, seat), chance)
    dealt: list[list[int]] = [[] for _ in range(MUSEUM_PLACE + 1)]
    for place, kind in zip(cells.places, cards, strict=True):
        dealt[place].append(kind)
    if not is_over(s):
        for other, player in enumerate(s.players):
            if other != seat:
                player.hand = sorted(known_kinds(player, seat) + dealt[other])
    deck = s.deck
    deck.bottom = deal_over(deck.bottom, seat, dealt[BOTTOM])
    deck.drawn = deal_over(deck.drawn, seat, dealt[TABLE])
    if s.stack and isinstance(s.stack[-1], LayCards):
        deck.drawn.sort()  # a set, see `laying.py`
    deck.museum = deal_over(deck.museum, seat, dealt[MUSEUM_PLACE])
    for kind in range(KINDS):
        deck.pool[kind] = 0
    for kind in dealt[POOL]:
        deck.pool[kind] += 1


def deal_over(pile: list[int], seat: i64, kinds: list[int]) -> list[int]:
    """The cards that have been seen, and others in the places of the rest, with the same witnesses."""
    left = iter(kinds)
    return [card if knows(card, seat) else int(witnessed(next(left), witnesses(card))) for card in pile]


def agreeing(kinds: list[int], demands: list[Demand], chance: Chance) -> list[int]:
    """These cards in random order, such that every demand is met: first anyhow, then by exchanges.

    The true cards meet all demands, so there is an answer; the last try is taken if none is found in time.
    """
    chance.shuffle(kinds)
    if not demands:
        return kinds
    for _ in range(MOST_TRIES):
        for _ in range(MOST_SWAPS):
            unmet = [demand for demand in demands if demand.lack(kinds) > 0]
            if not unmet:
                return kinds
            exchange(kinds, unmet[chance.below(len(unmet))], demands, chance)
        chance.shuffle(kinds)
    return kinds


def exchange(kinds: list[int], demand: Demand, demands: list[Demand], chance: Chance) -> None:
    """Exchange a card inside for one outside that the demand lacks (or has too many of); the best of a few pairs."""
    have = dict.fromkeys(demand.need, 0)
    for cell, kind in enumerate(kinds):
        if demand.inside[cell] and demand.key(kind) >= 0:
            have[demand.key(kind)] += 1
    surplus = demand.most >= 0 and sum(have.values()) > demand.most
    leaving: list[int] = []
    coming: list[int] = []
    for cell, kind in enumerate(kinds):
        key = demand.key(kind)
        if demand.inside[cell]:
            wanted = key >= 0 and have[key] <= demand.need[key]
            if (key >= 0) if surplus else not wanted:
                leaving.append(cell)
        elif (key < 0) if surplus else (key >= 0 and have[key] < demand.need[key]):
            coming.append(cell)
    if not leaving or not coming:
        return
    best = -1
    pair = (0, 0)
    for _ in range(PAIRS):
        one, two = leaving[chance.below(len(leaving))], coming[chance.below(len(coming))]
        kinds[one], kinds[two] = kinds[two], kinds[one]
        lack = sum(other.lack(kinds) for other in demands)
        kinds[one], kinds[two] = kinds[two], kinds[one]
        if best < 0 or lack < best:
            best, pair = lack, (one, two)
    one, two = pair
    kinds[one], kinds[two] = kinds[two], kinds[one]
