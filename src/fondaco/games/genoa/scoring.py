"""GE-14.04 to 14.11: scoring."""

from mypy_extensions import i64

from fondaco.core.masks import ONE, ones
from fondaco.games.genoa.components import (
    BUILDINGS,
    CONTRACT,
    FIRST,
    GROUP_STEP,
    GROUP_VALUES,
    IN_DECK,
    MARKER,
    MARKER_AT_END,
    NEIGHBOURS,
    PLACE,
)
from fondaco.games.genoa.state import Genoa


def group_value(size: i64) -> i64:
    """GE-14.05, GE-14.06: a group of connected contracts."""
    known = len(GROUP_VALUES)
    return GROUP_VALUES[size - 1] if size <= known else GROUP_VALUES[-1] + (size - known) * GROUP_STEP


def contract_value(cards: i64) -> i64:
    """GE-14.05, GE-14.07: each group of contracts whose buildings are connected is paid by its size."""
    places: i64 = 0
    weight = [0] * int(BUILDINGS)
    for card in range(FIRST[CONTRACT], FIRST[CONTRACT] + IN_DECK[CONTRACT]):
        if cards >> card & 1:
            places |= ONE << PLACE[card]
            weight[PLACE[card]] += 1
    value: i64 = 0
    while places:
        group = places & -places
        size: i64 = 0
        grown = True
        while grown:
            grown = False
            for building in range(BUILDINGS):
                if group >> building & 1 and NEIGHBOURS[building] & places & ~group:
                    group |= NEIGHBOURS[building] & places
                    grown = True
        for building in range(BUILDINGS):
            if group >> building & 1:
                size += weight[building]
        value += group_value(size)
        places &= ~group
    return value


def score_of(s: Genoa, seat: i64) -> i64:
    """GE-14.04, GE-14.05, GE-14.08: ducats, markers on buildings, contracts; nothing else."""
    score = s.players[seat].ducats + contract_value(s.players[seat].cards)
    for building in range(BUILDINGS):
        if s.owners[building] == seat:
            score += MARKER_AT_END
    return score


def scores(s: Genoa) -> list[int]:
    """By seat."""
    return [score_of(s, seat) for seat in range(s.seats)]


def ranking(s: Genoa) -> list[int]:
    """GE-14.09, GE-14.10: a tie goes to most cards, commodities and special tiles; GE-14.11: or is shared."""
    keys = []
    for seat in range(s.seats):
        player = s.players[seat]
        goods = ones(player.cards) + sum(player.goods[good] for good in range(MARKER))
        keys.append((score_of(s, seat), goods))
    return [1 + sum(1 for other in keys if other > key) for key in keys]
