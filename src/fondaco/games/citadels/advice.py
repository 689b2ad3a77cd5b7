"""What good players of Citadels care about, in points.

* **Gold becomes points** one for one as long as there are cards to build and turns to build them in.
* **A character** is worth what his turn brings to this city and this hand: the income of its types, the robbed gold of
  the richest, the hand of him who has most cards.
* **How long it lasts** follows from the fullest city: about one district a round.
* **Cards** are worth something up to the number of free places in the city; the first ones most, and only those that
  can be paid in the rounds to come.
* **The race**: the first complete city brings four points, and stops the others from building.
* **All five types** bring three points; four of them are half the way.
* **A round is played to its end** before it is judged, everybody doing mostly what suggests itself: then it shows what
  a murder, a theft or a passed character has done.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.advice import Advice, surer
from fondaco.core.rows import zeros
from fondaco.games.citadels.actions import (
    ASIDE,
    BEAUTIFY,
    BONUS,
    BUILD,
    CARDS,
    CEDE,
    CONFISCATE,
    DESTROY,
    DISCARD,
    END,
    GATHER,
    GIVE,
    HAND_OVER,
    INCOME,
    KEEP_CARD,
    KILL,
    MARCH,
    PASS,
    PICK,
    PUT_BACK,
    ROB,
    SACRIFICE,
    SEIZE,
    STEAL,
    TRADE_HANDS,
    USE_LABORATORY,
)
from fondaco.games.citadels.citizen import Citizen
from fondaco.games.citadels.components import (
    CHARACTER,
    COST,
    DISTRICTS,
    GATHER_GOLD,
    MAGICIAN,
    TAX_COLLECTOR,
    THIEF,
    TYPE_OF,
    TYPES,
    UNIQUE,
)
from fondaco.games.citadels.draft import PickCharacter
from fondaco.games.citadels.scoring import score_of
from fondaco.games.citadels.state import NOBODY, Citadels, Player, cost_of

LEAST_DOUBT: Final = 2.0
DOUBT_A_ROUND: Final = 0.8
POINT_OF_GOLD: Final = 0.85
A_CARD: Final = 0.9
"""What the first card in hand is worth; every further one less."""
FADING: Final = 0.75
LATE_CARD: Final = 0.15
A_ROUND: Final = 2.6
"""Points that a round brings to an ordinary city."""
INCOME_A_ROUND: Final = 0.3
"""Points that a district brings in a round by the income of its type, on average over the characters he gets."""
UNIQUE_EXTRA: Final = 0.8
FIRST_TO_FINISH: Final = 4.0
FOUR_TYPES: Final = 1.4
THREE_TYPES: Final = 0.5
THE_CROWN: Final = 0.5
GIFTS: Final[dict[str, float]] = {
    "assassin": 1.2,
    "witch": 1.2,
    "magistrate": 1.4,
    "thief": 0.2,
    "spy": 1.0,
    "blackmailer": 1.2,
    "magician": 0.5,
    "wizard": 1.5,
    "seer": 1.2,
    "king": 0.7,
    "emperor": 0.9,
    "patrician": 0.7,
    "bishop": 0.4,
    "abbot": 0.8,
    "cardinal": 0.8,
    "merchant": 1.0,
    "alchemist": 1.6,
    "trader": 0.6,
    "architect": 2.2,
    "navigator": 1.8,
    "scholar": 1.4,
    "warlord": 0.7,
    "diplomat": 0.7,
    "marshal": 0.8,
    "queen": 1.2,
    "artist": 0.9,
    "tax_collector": 0.5,
}
"""What a character's ability is worth to anybody, besides income."""
GIFT: Final = [GIFTS[name] for name in CHARACTER.items]


class CitadelsAdvice(Advice):
    """The ideas above."""

    def estimate(self, s: Citadels) -> list[float]:
        rounds = rounds_left(s)
        return [expected(s, seat, rounds) for seat in range(s.seats)]

    def doubt(self, s: Citadels) -> float:
        return LEAST_DOUBT + DOUBT_A_ROUND * rounds_left(s)

    def quiet(self, s: Citadels) -> bool:
        """Before the first choice of a round."""
        top = s.stack[-1]
        return isinstance(top, PickCharacter) and top.slot == 1

    def priors(self, s: Citadels, seat: i64, actions: list[Action]) -> list[float]:
        return [prior(s, seat, action) for action in actions]

    def replies(self, s: Citadels, seat: i64, actions: list[Action]) -> list[float]:
        """Surer than the priors: a round is long, and one forgotten income spoils what it tells."""
        return surer(self.priors(s, seat, actions))


# --- the estimate -----------------------------------------------------------------------------------------------------


def rounds_left(s: Citadels) -> float:
    """Whole rounds after this one: the fullest city grows by about a district in each."""
    if s.first_completed != NOBODY:
        return 0.0
    fullest: i64 = 0
    for player in s.players:
        fullest = max(fullest, player.size())
    return max(0.0, float(s.rules.city_size - fullest) - 0.5)


def expected(s: Citadels, seat: i64, rounds: float) -> float:
    """The final points of a seat."""
    player = s.players[seat]
    points = float(score_of(s, seat)) + types_to_come(player, rounds)
    time = min(1.0, rounds)
    points += POINT_OF_GOLD * float(player.gold) * (0.1 + 0.9 * time)
    free = s.rules.city_size - player.size()
    points += hand_worth(player, free) * time
    points += min(A_ROUND * rounds, 3.0 * float(max(0, free)))
    points += INCOME_A_ROUND * float(income_districts(player)) * rounds
    if s.first_completed == NOBODY:
        ahead = float(player.size()) / float(s.rules.city_size)
        points += FIRST_TO_FINISH * ahead * ahead * ahead
    return points + THE_CROWN if s.crown == seat else points


def hand_worth(player: Player, free: i64) -> float:
    """The cards in hand: one after another less, and little for more than can be built."""
    worth = 0.0
    step = A_CARD
    counted: i64 = 0
    last = -1
    for kind in player.hand:
        new = kind != last and not player.has(kind) and DISTRICTS[kind].buildable
        worth += step if new and counted < free else LATE_CARD
        if new:
            counted += 1
            step *= FADING
        last = kind
    return worth


def types_to_come(player: Player, rounds: float) -> float:
    """Nearly all types, and what unique districts do besides their cost."""
    found = zeros(TYPES)
    uniques: i64 = 0
    for built in player.city:
        type_ = TYPE_OF[built >> 1]
        found[type_] += 1
        if type_ == UNIQUE:
            uniques += 1
    kinds: i64 = 0
    for count in found:
        if count > 0:
            kinds += 1
    near = FOUR_TYPES if kinds == TYPES - 1 else THREE_TYPES if kinds == TYPES - 2 else 0.0
    return near * min(1.0, rounds) + UNIQUE_EXTRA * float(uniques) * min(1.0, rounds / 3.0)


def income_districts(player: Player) -> i64:
    """Districts of the four types that bring income."""
    count: i64 = 0
    for built in player.city:
        if TYPE_OF[built >> 1] != UNIQUE:
            count += 1
    return count


def gift_worth(s: Citadels, seat: i64, character: i64) -> float:
    """Income and ability of a character for this seat."""
    player = s.players[seat]
    worth = GIFT[character]
    who = s.rules.who[character]
    if isinstance(who, Citizen) and who.income_type >= 0:
        each = 0.6 if who.income_in_cards else POINT_OF_GOLD
        worth += each * float(player.income(who.income_type))
    if character == THIEF:
        worth += 0.35 * most_of_others(s, seat, True)
    elif character == MAGICIAN:
        worth += 0.4 * max(0.0, most_of_others(s, seat, False) - float(len(player.hand)))
    elif character == TAX_COLLECTOR:
        worth += POINT_OF_GOLD * float(s.tax)
    return worth


def most_of_others(s: Citadels, seat: i64, gold: bool) -> float:
    """The most gold, or the most cards, that another player has."""
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            player = s.players[other]
            own: i64 = player.gold if gold else len(player.hand)
            most = max(most, own)
    return float(most)


# --- priors -----------------------------------------------------------------------------------------------------------


def prior(s: Citadels, seat: i64, a: Action) -> float:
    """How likely a good player does it."""
    verb = a.verb
    player = s.players[seat]
    if verb is PICK:
        return 0.5 + gift_worth(s, seat, a.x)
    if verb is ASIDE or verb is HAND_OVER:
        return 1.0 / (0.5 + gift_worth(s, seat, a.x))
    if verb is GATHER:
        return gather_prior(player, a.x == CARDS)
    if verb is BUILD:
        return 1.0 + float(COST[a.x]) + (1.0 if TYPE_OF[a.x] == UNIQUE else 0.0)
    if verb is END:
        return 0.3
    if verb is PASS:
        return 0.5
    if verb is INCOME or verb is BONUS or verb is CONFISCATE:
        return 4.0
    if verb is KILL or verb is ROB:
        return 0.5 + GIFT[a.x]
    return smaller_prior(s, player, a)


def smaller_prior(s: Citadels, player: Player, a: Action) -> float:
    """The smaller questions: which card, which district, whose city."""
    verb = a.verb
    if verb is KEEP_CARD or verb is STEAL:
        return card_prior(player, a.x)
    if verb is PUT_BACK or verb is GIVE or verb is DISCARD or verb is USE_LABORATORY:
        return 0.4 / card_prior(player, a.x)
    if verb is DESTROY or verb is SEIZE:
        return 0.5 + float(cost_of(a.x))
    if verb is SACRIFICE or verb is CEDE:
        return 2.0 / (1.0 + float(cost_of(a.x)))
    if verb is MARCH:
        return 0.3 + 0.2 * float(s.players[a.x].size())
    if verb is TRADE_HANDS:
        gained = len(s.players[a.x].hand) - len(player.hand)
        return 1.0 + float(gained) if gained > 0 else 0.2
    return 0.6 if verb is BEAUTIFY else 1.0


def gather_prior(player: Player, cards: bool) -> float:
    """Cards for him who has nothing to build, gold for everybody else."""
    buildable: i64 = 0
    for kind in player.hand:
        if not player.has(kind):
            buildable += 1
    if buildable == 0:
        return 4.0 if cards else 1.0
    if buildable >= 3:
        return 0.3 if cards else 3.0
    return 0.8 if cards else 2.0


def card_prior(player: Player, kind: i64) -> float:
    """A district he lacks, that he can pay soon."""
    if player.has(kind) or not DISTRICTS[kind].buildable:
        return 0.3
    weight = 1.0 + 0.3 * float(COST[kind])
    if COST[kind] > player.gold + 2 * GATHER_GOLD:
        weight *= 0.6
    return weight + 0.5 if TYPE_OF[kind] == UNIQUE else weight
