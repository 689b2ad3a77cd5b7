"""MP-20: final scoring."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import SEAT, Domain
from fondaco.core.events import Kind
from fondaco.core.flow import Step
from fondaco.core.masks import ones
from fondaco.games.marco_polo.atlas import BEIJING
from fondaco.games.marco_polo.bank import goods_of
from fondaco.games.marco_polo.catalogue import GOAL, GOAL_CITIES, GOAL_VP, GOALS
from fondaco.games.marco_polo.components import (
    BEIJING_SLOTS,
    BEIJING_VP,
    COINS_PER_VP,
    GOAL_CITY_VP,
    GOODS_PER_VP,
    MOST_CONTRACTS_VP,
)
from fondaco.games.marco_polo.language import CAMEL, COIN
from fondaco.games.marco_polo.state import MarcoPolo, Player

FOR: Final = Domain("for", ["goal_cards", "goal_cities", "coins", "beijing", "goods", "contracts"])
"""What the points of the final scoring are for."""
SHOWED: Final = Kind("showed", [SEAT, GOAL])
FINALLY: Final = Kind("finally", [SEAT, "vp", FOR])


def goal_card_vp(player: Player) -> i64:
    """MP-20.02: posts in both cities of a card."""
    vp: i64 = 0
    for goal in range(GOALS):
        if player.goals >> goal & 1 == 1 and GOAL_CITIES[goal] & ~player.posts == 0:
            vp += GOAL_VP[goal]
    return vp


def goal_city_vp(player: Player) -> i64:
    """MP-20.03: different cities of both cards together."""
    cities: i64 = 0
    for goal in range(GOALS):
        if player.goals >> goal & 1 == 1:
            cities |= GOAL_CITIES[goal]
    # A hand of four, before two are given back, may reach beyond the table.
    return GOAL_CITY_VP[min(ones(cities & player.posts), len(GOAL_CITY_VP) - 1)]


def beijing_vp(s: MarcoPolo, seat: i64) -> i64:
    """MP-20.05: the slot on which the post stands."""
    for slot in range(BEIJING_SLOTS):
        if s.beijing[slot] == seat:
            return BEIJING_VP[slot]
    return 0


def goods_vp(player: Player) -> i64:
    """MP-20.06: goods are worth something to those in Beijing."""
    return goods_of(player) // GOODS_PER_VP if player.has_post(BEIJING) else 0


def contracts_vp(s: MarcoPolo, seat: i64) -> i64:
    """MP-20.07: the most completed contracts; MP-20.08: none at all can be the most."""
    own = ones(s.players[seat].completed)
    if own == 0 and s.rules.most_needs_one:
        return 0
    for player in s.players:
        if ones(player.completed) > own:
            return 0
    return MOST_CONTRACTS_VP


def final_vp(s: MarcoPolo, seat: i64) -> list[int]:
    """The points of the final scoring, in the order of `FOR`."""
    player = s.players[seat]
    return [
        goal_card_vp(player),
        goal_city_vp(player),
        player.stock[COIN] // COINS_PER_VP,
        beijing_vp(s, seat),
        goods_vp(player),
        contracts_vp(s, seat),
    ]


def scores(s: MarcoPolo) -> list[int]:
    """By seat: VP on the track and those of the final scoring."""
    return [player.vp + sum(final_vp(s, seat)) for seat, player in enumerate(s.players)]


def ranking(s: MarcoPolo) -> list[int]:
    """MP-20.09: a tie goes to camels; a full tie is shared."""
    camels = [player.stock[CAMEL] for player in s.players]
    keys = list(zip(scores(s), camels, strict=True))
    return [1 + sum(1 for other in keys if other > key) for key in keys]


class FinalScoring(Step):
    """MP-20.01: goal cards are shown, and what everything is worth is told. Nothing is planned any more."""

    def run(self, s: MarcoPolo) -> None:
        for seat in range(s.seats):
            for goal in range(GOALS):
                if s.players[seat].goals >> goal & 1 == 1:
                    s.tell(SHOWED, seat, goal)
            for what, vp in enumerate(final_vp(s, seat)):
                if vp > 0:
                    s.tell(FINALLY, seat, vp, what)
