"""CA-5.05 to 5.08: who places a disc must perform one of the two joined actions, with cards of the hand if need be.

`within_reach` is exact: it searches the sequences of hand cards that make an action performable. It plays only cards
that can be part of such a sequence, and each only in ways that differ for what follows:

* Build needs wood and brick, so those cards serve it; and only Build brings cubes back into the supply, so it may serve
  everything that takes one.
* Wood, brick and marble make room when they are contributed, built with or turned into artworks.
* Ship and Deliver need cloth and ships or houses; Weave needs room, which a cloth that leaves makes. One cloth is
  enough: to move more neither makes more room than needed nor leaves more cloth.
* In which building a cube lies makes no difference, nor which port city a cloth goes to.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.objections import QUIET
from fondaco.core.rows import total
from fondaco.games.calimala.building import build, build_house, may_build, may_build_house
from fondaco.games.calimala.cloth import deliver_to, first_delivery, first_port, ship_to, weave
from fondaco.games.calimala.components import (
    ACTION,
    ACTIONS,
    AREAS,
    ARTWORK,
    BRICK,
    BUILD,
    BUILDINGS,
    CHURCHES,
    CONTRIBUTE,
    DELIVER,
    HOUSE_COST,
    MARBLE,
    MATERIALS,
    PIECE,
    PORTS,
    SHIP,
    SHIP_COST,
    TRADINGS,
    WEAVE,
    WOOD,
)
from fondaco.games.calimala.giving import first_artwork_space, first_church, give, give_artwork
from fondaco.games.calimala.materials import gather
from fondaco.games.calimala.performing import performable
from fondaco.games.calimala.state import Calimala

PIECES: Final[i64] = len(PIECE)
TO_BUILD: Final = ["wood", "brick", "build"]
CARDS_FOR: Final = {
    "wood": [*TO_BUILD, "contribute"],
    "brick": [*TO_BUILD, "contribute"],
    "marble": [*TO_BUILD, "contribute", "artwork"],
    "build": TO_BUILD,
    "artwork": [*TO_BUILD, "marble"],
    "weave": [*TO_BUILD, "ship", "deliver"],
    "ship": [*TO_BUILD, "weave"],
    "deliver": [*TO_BUILD, "weave"],
    "contribute": [*TO_BUILD, "marble"],
}
USEFUL: Final = [[ACTION.index(card) for card in CARDS_FOR[action]] for action in ACTION.items]
"""The cards that can make each action performable."""


def within_reach(s: Calimala, seat: i64, wanted: i64) -> bool:
    """CA-5.06: whether cards of the present hand, perhaps none, can make one of these actions performable."""
    for action in range(ACTIONS):
        if wanted >> action & 1 == 1 and performable(s, seat, action, QUIET):
            return True
    for action in range(ACTIONS):
        if wanted >> action & 1 == 1 and reached_by_cards(s, seat, action):
            return True
    return False


def reached_by_cards(s: Calimala, seat: i64, action: i64) -> bool:
    """Whether at least one hand card leads to an action that is not performable now."""
    return s.players[seat].cards() > 0 and not hopeless(s, seat, action) and search(s, seat, action, set())


def hopeless(s: Calimala, seat: i64, action: i64) -> bool:
    """Whether something is missing that only a card could bring which is not in the hand, or no card at all."""
    player = s.players[seat]
    hand = player.hand
    if action == BUILD:
        return player.supply == 0 or hand[WOOD] + hand[BRICK] == 0
    if action == ARTWORK:
        return hand[MARBLE] == 0 or first_artwork_space(s) == BUILDINGS
    if action not in (SHIP, DELIVER):
        return False
    if total(player.cloth) == 0 and hand[WEAVE] == 0:
        return True
    if action == SHIP:
        no_wood = player.stored[WOOD] + hand[WOOD] < SHIP_COST[WOOD]
        return first_port(s, 0) == PORTS or (player.ships == 0 and (hand[BUILD] == 0 or no_wood))
    no_brick = player.stored[BRICK] + hand[BRICK] < HOUSE_COST[BRICK]
    return first_delivery(s, seat, 0) == TRADINGS and (hand[BUILD] == 0 or no_brick)


def search(s: Calimala, seat: i64, action: i64, seen: set[tuple[int, ...]]) -> bool:
    """Depth first over the ways to play the useful cards; no position is looked at twice."""
    hand = s.players[seat].hand
    for card in USEFUL[action]:
        if hand[card] > 0 and performable(s, seat, card, QUIET):
            for after in ways_to_play(s, seat, card):
                if performable(after, seat, action, QUIET):
                    return True
                mark = fingerprint(after, seat)
                if mark not in seen:
                    seen.add(mark)
                    if search(after, seat, action, seen):
                        return True
    return False


def fingerprint(s: Calimala, seat: i64) -> tuple[int, ...]:
    """What performability depends on: hand, player board, free spaces."""
    player = s.players[seat]
    marks: list[int] = [player.supply, player.workshops, player.ships, player.houses]
    for card in range(ACTIONS):
        marks.append(player.hand[card])
    for material in range(MATERIALS):
        marks.append(player.stored[material])
    for workshop in range(player.workshops):
        marks.append(player.cloth[workshop])
    for area in range(AREAS):
        marks.append(s.free[area])
    return tuple(marks)


def ways_to_play(s: Calimala, seat: i64, card: i64) -> list[Calimala]:
    """The positions after playing a performable card, one for each way that makes a difference."""
    t = s.imagined(seat)
    t.players[seat].hand[card] -= 1
    if card == BUILD:
        return ways_to_build(t, seat)
    if card == CONTRIBUTE:
        return ways_to_contribute(t, seat)
    if card < MATERIALS:
        gather(t, seat, card)
    elif card == ARTWORK:
        give_artwork(t, seat, first_artwork_space(t))
    elif card == WEAVE:
        weave(t, seat)
    elif card == SHIP:
        ship_to(t, seat, first_port(t, 0))
    else:
        return ways_to_deliver(t, seat)
    return [t]


def ways_to_build(s: Calimala, seat: i64) -> list[Calimala]:
    """A ship, a workshop, a house in any city."""
    found: list[Calimala] = []
    for piece in range(PIECES):
        if may_build(s, seat, piece, QUIET):
            t = s.imagined(seat)
            build(t, seat, piece)
            found.append(t)
    for city in range(TRADINGS):
        if may_build_house(s, seat, city, QUIET):
            t = s.imagined(seat)
            build_house(t, seat, city)
            found.append(t)
    return found


def ways_to_contribute(s: Calimala, seat: i64) -> list[Calimala]:
    """One for each material."""
    found: list[Calimala] = []
    for material in range(MATERIALS):
        church = first_church(s, material)
        if s.players[seat].stored[material] > 0 and church < CHURCHES:
            t = s.imagined(seat)
            give(t, seat, material, church)
            found.append(t)
    return found


def ways_to_deliver(s: Calimala, seat: i64) -> list[Calimala]:
    """One for each city with an own house and room."""
    found: list[Calimala] = []
    city = first_delivery(s, seat, 0)
    while city < TRADINGS:
        t = s.imagined(seat)
        deliver_to(t, seat, city)
        found.append(t)
        city = first_delivery(s, seat, city + 1)
    return found
