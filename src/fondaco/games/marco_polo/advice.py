"""What good players of Marco Polo care about, in points.

* **Trading posts are an engine**: a small city pays every round, a large one opens a card for a die; so posts early,
  and those nearest to the goal cards, whose cities score in the end. The eighth and ninth post and Beijing score too.
* **Contracts** turn goods into most of the points; one is worth what it brings less what it costs, and more the less of
  its cost is missing. Whoever completes most gets seven points.
* **Dice are actions**: each die left is worth something, a high one more; camels are dice and journeys to come.
* **Goods, camels and coins** are worth what they will buy, and next to nothing when the last dice are placed.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.advice import Advice
from fondaco.core.masks import ones
from fondaco.games.marco_polo.actions import (
    ADJUST,
    BAG,
    BLACK_DIE,
    CHOOSE_DIE,
    CHOOSE_GOOD,
    CHOOSE_MARKER,
    CHOOSE_VALUE,
    COMPLETE,
    DISCARD,
    END,
    GIVE_GOOD,
    KEEP,
    PLACE,
    REPEAT,
    REROLL,
    STEP,
    STOP,
    TAKE,
    USE,
)
from fondaco.games.marco_polo.atlas import BEIJING, LARGE_CITIES, LOCATIONS, NEIGHBOURS, SMALL_CITIES
from fondaco.games.marco_polo.catalogue import CONTRACTS, GOAL_CITIES, GOAL_VP, GOALS, MARKER_REWARDS
from fondaco.games.marco_polo.components import (
    ACTIVE_SPACES,
    BEIJING_SLOTS,
    BEIJING_VP,
    COINS_PER_VP,
    CONTRACT_SPACE,
    DICE,
    FACES,
    FIGURES,
    GOAL_CITY_VP,
    KHAN,
    MOST_CONTRACTS_VP,
    ROUNDS,
    TAKE_COINS,
    TRAVEL,
)
from fondaco.games.marco_polo.language import CAMEL, COIN, FIRST_GOOD, GOODS, PART, THINGS, Bundle
from fondaco.games.marco_polo.placing import PlaceDice
from fondaco.games.marco_polo.scoring import goal_card_vp, goods_vp
from fondaco.games.marco_polo.state import MarcoPolo, Player
from fondaco.games.marco_polo.turn import Turn

LEAST_DOUBT: Final = 3.0
DOUBT_A_ROUND: Final = 2.5
WORTHS: Final[dict[str, float]] = {
    "coin": 0.25,
    "camel": 0.45,
    "pepper": 0.6,
    "silk": 0.85,
    "gold": 1.1,
    "vp": 1.0,
    "good_any": 1.1,
    "goods_two_different": 1.9,
    "contract": 1.5,
    "black_die": 1.4,
    "move": 1.5,
    "city_bonus_other": 1.2,
    "city_bonus_own": 1.2,
}
WORTH: Final = [WORTHS[part] for part in PART.items]
"""What the parts of a reward are worth while there is time to use them."""
A_DIE: Final = 0.9
A_PIP: Final = 0.12
A_ROUND: Final = 7.0
"""Points that a round of dice brings to anybody."""
LARGE_CITY: Final = 0.7
"""Points a round of the card in a large city."""
SMALL_CITY: Final = 0.9
"""How much of the bonus of a small city counts, each round."""
A_MISSING_GOOD: Final = 0.18
"""By how much a contract is less likely for each thing that is missing."""
A_CITY_AWAY: Final = 0.25
FAR: Final[i64] = 9


def distances() -> list[list[int]]:
    """The steps between all locations."""
    found = [[0 if a == b else int(FAR) for b in range(LOCATIONS)] for a in range(LOCATIONS)]
    for a in range(LOCATIONS):
        reached = [a]
        for place in reached:
            for to in NEIGHBOURS[place]:
                if found[a][to] > found[a][place] + 1:
                    found[a][to] = found[a][place] + 1
                    reached.append(int(to))
    return found


STEPS: Final = distances()


class MarcoPoloAdvice(Advice):
    """The ideas above."""

    def estimate(self, s: MarcoPolo) -> list[float]:
        rounds = float(ROUNDS - s.round)
        points = [expected(s, seat, rounds) for seat in range(s.seats)]
        add_most_contracts(s, points)
        return points

    def doubt(self, s: MarcoPolo) -> float:
        return LEAST_DOUBT + DOUBT_A_ROUND * float(ROUNDS - s.round)

    def quiet(self, s: MarcoPolo) -> bool:
        """At the beginning of a turn."""
        top = s.stack[-1]
        return isinstance(top, Turn) and not top.acted

    def priors(self, s: MarcoPolo, seat: i64, actions: list[Action]) -> list[float]:
        return [prior(s, seat, action) for action in actions]


# --- the estimate -----------------------------------------------------------------------------------------------------


def expected(s: MarcoPolo, seat: i64, rounds: float) -> float:
    """The final points of a seat, but for those of the most contracts."""
    player = s.players[seat]
    dice = dice_worth(player)
    time = min(1.0, rounds + 0.2 * float(player.dice_left()))
    points = float(player.vp) + dice + A_ROUND * rounds
    points += stock_worth(player, time)
    points += posts_worth(s, player, rounds)
    points += goals_worth(player, time)
    points += contracts_worth(player, time)
    for slot in range(BEIJING_SLOTS):
        if s.beijing[slot] == seat:
            points += float(BEIJING_VP[slot])
    return points + float(goods_vp(player)) * (1.0 - 0.5 * time)


def dice_worth(player: Player) -> float:
    """The dice not placed yet."""
    worth = 0.0
    for die in range(DICE):
        if player.dice[die] > 0:
            worth += float(player.dice[die]) * (A_DIE + A_PIP * float(die % FACES))
    return worth


def stock_worth(player: Player, time: float) -> float:
    """Coins, camels and goods: the first ones are worth more than a hoard."""
    worth = float(player.stock[COIN] // COINS_PER_VP) * (1.0 - time)
    for thing in range(THINGS):
        count = float(player.stock[thing])
        useful = min(count, 12.0 if thing == COIN else 5.0)
        worth += WORTH[thing] * (useful + 0.4 * (count - useful)) * time
    return worth


def posts_worth(s: MarcoPolo, player: Player, rounds: float) -> float:
    """What the posts bring in the rounds to come; and that the last posts score is as good as half a point each."""
    worth = 0.5 * float(ones(player.posts)) * min(1.0, rounds)
    for city in SMALL_CITIES:
        if player.has_post(city) and s.markers[city] >= 0:
            worth += SMALL_CITY * bundle_worth(MARKER_REWARDS[s.markers[city]]) * rounds
    for city in LARGE_CITIES:
        if player.has_post(city):
            worth += LARGE_CITY * (rounds + 0.2 * float(player.dice_left()))
    return worth


def goals_worth(player: Player, time: float) -> float:
    """Goal cards: cities reached, half of a card, and how far the next one is."""
    wanted: i64 = 0
    worth = float(goal_card_vp(player))
    for goal in range(GOALS):
        if player.goals >> goal & 1 == 1:
            wanted |= GOAL_CITIES[goal]
            if ones(GOAL_CITIES[goal] & player.posts) == 1:
                worth += 0.4 * float(GOAL_VP[goal]) * time
    reached = min(ones(wanted & player.posts), len(GOAL_CITY_VP) - 1)
    worth += float(GOAL_CITY_VP[reached])
    if reached < len(GOAL_CITY_VP) - 1:
        worth += 0.4 * float(GOAL_CITY_VP[reached + 1] - GOAL_CITY_VP[reached]) * time
    return worth - A_CITY_AWAY * float(nearest(player, wanted & ~player.posts)) * time


def nearest(player: Player, cities: i64) -> i64:
    """The steps from a figure to the nearest of these cities, or to Beijing if there are none."""
    best = FAR
    for figure in range(FIGURES):
        at = player.figures[figure]
        if at >= 0:
            for city in range(LOCATIONS):
                if cities >> city & 1 == 1 or (cities == 0 and city == BEIJING):
                    best = min(best, STEPS[at][city])
    return best


def contracts_worth(player: Player, time: float) -> float:
    """The contracts not completed yet."""
    worth = 0.0
    mask = player.contracts
    contract: i64 = 0
    while mask:
        if mask & 1:
            worth += contract_worth(player, contract) * time
        mask >>= 1
        contract += 1
    return worth


def contract_worth(player: Player, contract: i64) -> float:
    """What it brings less what it costs, as likely as little of the cost is missing."""
    cost = CONTRACTS[contract].cost
    lacking: i64 = 0
    for thing in range(THINGS):
        lacking += max(0, cost.counts[thing] - player.stock[thing])
    likely = max(0.15, 0.95 - A_MISSING_GOOD * float(lacking))
    return max(0.2, bundle_worth(CONTRACTS[contract].reward) + 1.0 - bundle_worth(cost)) * likely


def bundle_worth(bundle: Bundle) -> float:
    """What a cost or a reward is worth."""
    worth = 0.0
    for part, count in enumerate(bundle.counts):
        if count > 0:
            worth += WORTH[part] * float(count)
    return worth


def add_most_contracts(s: MarcoPolo, points: list[float]) -> None:
    """The points for most completed contracts, to those who have most, in part to those close behind."""
    most: i64 = 0
    for player in s.players:
        most = max(most, ones(player.completed))
    for seat in range(s.seats):
        behind = most - ones(s.players[seat].completed)
        share = 1.0 if behind == 0 else 0.35 if behind == 1 and s.round < ROUNDS else 0.0
        points[seat] += share * float(MOST_CONTRACTS_VP) * (0.4 + 0.12 * float(s.round))


# --- priors -----------------------------------------------------------------------------------------------------------


def prior(s: MarcoPolo, seat: i64, a: Action) -> float:
    """How likely a good player does it."""
    verb = a.verb
    player = s.players[seat]
    if verb is PLACE:
        return place_prior(player, a.x)
    if verb is COMPLETE:
        return 8.0
    if verb is USE:
        return 1.5
    if verb is END:
        return 1.5
    if verb is BLACK_DIE:
        return 0.8
    if verb is BAG or verb is REROLL or verb is ADJUST:
        return 0.15
    if verb is CHOOSE_DIE:
        return die_prior(s, a.x % FACES)
    if verb is CHOOSE_VALUE or verb is REPEAT:
        return 1.0 + float(a.x)
    if verb is STEP:
        return step_prior(player, a.x, a.y)
    return smaller_prior(s, player, a)


def smaller_prior(s: MarcoPolo, player: Player, a: Action) -> float:
    """The smaller questions: which contract, which good, which bonus."""
    verb = a.verb
    if verb is STOP:
        return 0.7
    if verb is TAKE:
        return 0.5 + contract_worth(player, s.row[a.x]) if s.row[a.x] >= 0 else 0.5
    if verb is DISCARD:
        return 1.0 / (0.5 + contract_worth(player, a.x))
    if verb is CHOOSE_GOOD:
        return WORTH[FIRST_GOOD + a.x]
    if verb is GIVE_GOOD:
        return 1.0 / WORTH[FIRST_GOOD + a.x]
    if verb is CHOOSE_MARKER:
        return 0.5 + bundle_worth(MARKER_REWARDS[a.x])
    if verb is KEEP:
        return 1.0 + 0.3 * float(GOAL_VP[a.x] + GOAL_VP[a.y])
    return 1.0


def place_prior(player: Player, space: i64) -> float:
    """Journeys for those who can pay them, contracts for those who have room, goods for those who lack them."""
    coins = player.stock[COIN]
    if space == TRAVEL:
        return 3.0 if coins >= 7 else 1.0
    if space == CONTRACT_SPACE:
        return 2.5 if ones(player.contracts) < ACTIVE_SPACES else 0.5
    if space == TAKE_COINS:
        return 1.2 if coins < 6 else 0.4
    if space == KHAN:
        return 1.0
    goods: i64 = 0
    for good in range(GOODS):
        goods += player.stock[FIRST_GOOD + good]
    return 1.8 if goods + player.stock[CAMEL] < 8 else 0.9


def die_prior(s: MarcoPolo, value: i64) -> float:
    """A low die where the value does not matter, a high one elsewhere."""
    top = s.stack[-1]
    if isinstance(top, PlaceDice) and top.spot == TAKE_COINS:
        return 3.0 / float(1 + value)
    return 1.0 + 0.4 * float(value)


def step_prior(player: Player, figure: i64, to: i64) -> float:
    """Towards the cities of the goal cards."""
    wanted: i64 = 0
    for goal in range(GOALS):
        if player.goals >> goal & 1 == 1:
            wanted |= GOAL_CITIES[goal]
    wanted &= ~player.posts
    at = player.figures[figure]
    weight = 1.0
    for city in range(LOCATIONS):
        if wanted >> city & 1 == 1 and STEPS[to][city] < STEPS[at][city]:
            weight += 1.0
    return weight


assert STEPS[0][BEIJING] < FAR
