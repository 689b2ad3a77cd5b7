"""What good players of Calimala care about, in points.

* **Every scoring is a race.** Only the order of counts matters: a cube is worth what it overtakes, and nothing where
  the first place is safe or out of reach. The next tiles are nearly certain, the last ones open; so a lead counts less
  the later it is scored. Representatives break ties.
* **Actions are tempo.** Discs in the supply and discs that will be activated again bring actions, actions bring cubes:
  they are counted as cubes to come, in the areas that the player's ships, trade houses and stores can reach.
* **Ships, trade houses and workshops** multiply an action. They pay early.
* **A card** is an action at the right moment.
* **A disc on top of others feeds them**: their owners act too.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action
from fondaco.core.advice import Advice
from fondaco.core.masks import ones
from fondaco.core.objections import QUIET
from fondaco.core.rows import Row, total
from fondaco.games.calimala.actions import (
    BUILD_PIECE,
    DELIVER_TO,
    DO,
    DRAW,
    END,
    GIVE_ARTWORK,
    GIVE_CUBE,
    HOUSE,
    PLACE,
    PLAY,
    SHIP_TO,
    STOP,
)
from fondaco.games.calimala.components import (
    A_SHIP,
    ACTIVATED_MOST,
    AREAS,
    ARTWORK_AREA,
    BUILD,
    BUILDINGS,
    CARD_CATEGORIES,
    CARD_VP,
    CHURCHES,
    COLOURED,
    CONTRIBUTE,
    DELIVER,
    MARBLE,
    MATERIALS,
    PORT_AREA,
    PORTS,
    SCORING_TILES,
    SHIP,
    SPACES,
    TILE_CATEGORIES,
    TILE_VP,
    TOWER_MOST,
    TRADING_AREA,
    TRADINGS,
    WEAVE,
    WHITE,
    Category,
    row_area,
)
from fondaco.games.calimala.performing import performable
from fondaco.games.calimala.placing import PlaceDisc
from fondaco.games.calimala.scoring import representatives
from fondaco.games.calimala.state import Calimala, Player
from fondaco.games.calimala.towers import NOTHING, WHITE_DISC, disc_at, first_action, height, second_action

LEAST_DOUBT: Final = 1.5
DOUBT_TO_COME: Final = 6.0
"""Points by which an estimate is off at the beginning, beyond the least."""
SURE: Final = 0.8
"""Cubes by which a lead must be larger to be safe at the next scoring; each scoring before it adds `UNSURE`."""
UNSURE: Final = 0.18
DISC_ACTIONS: Final = 3.5
"""Actions that a disc in the supply brings."""
LATER_ACTIONS: Final = 1.2
"""Actions of each activation that a disc in a tower may still see."""
ONE_IN: Final = 0.11
"""The share of actions that are of one kind."""
CARD_WORTH: Final = 0.45
"""Points of a card in hand."""
STORE_WORTH: Final = 0.12
"""Points of a cube in a warehouse or a cloth in a workshop, beyond the places it can reach."""
A_REPRESENTATIVE: Final = 0.25
"""Points of ties that a representative breaks."""


class CalimalaAdvice(Advice):
    """The ideas above."""

    def estimate(self, s: Calimala) -> list[float]:
        strengths = [strength(s, seat) for seat in range(s.seats)]
        points = [own_points(s, seat) for seat in range(s.seats)]
        for k in range(s.used, SCORING_TILES):
            sure = SURE + UNSURE * float(k - s.used)
            race(s, TILE_CATEGORIES[s.tiles[k]], TILE_VP, strengths, sure, points)
        last = SURE + UNSURE * float(SCORING_TILES - s.used)
        for player in s.players:
            if player.kept >= 0:
                race(s, CARD_CATEGORIES[player.kept], CARD_VP, strengths, last, points)
        if s.face_up >= 0:
            race(s, CARD_CATEGORIES[s.face_up], CARD_VP, strengths, last, points)
        return points

    def doubt(self, s: Calimala) -> float:
        return LEAST_DOUBT + DOUBT_TO_COME * to_come(s)

    def quiet(self, s: Calimala) -> bool:
        return isinstance(s.stack[-1], PlaceDisc)

    def reach(self, s: Calimala) -> i64:
        """Every seat's next disc: what discs underneath will bring shows when all have placed."""
        return s.seats

    def priors(self, s: Calimala, seat: i64, actions: list[Action]) -> list[float]:
        return [prior(s, seat, action) for action in actions]


# --- the estimate -----------------------------------------------------------------------------------------------------


def to_come(s: Calimala) -> float:
    """How much of the game is still to come: discs to place, or scorings, whichever runs out first."""
    discs: i64 = 0
    for player in s.players:
        discs += total(player.discs)
    placed = float(discs) / float(s.seats * (s.rules.setup.coloured + s.rules.setup.white))
    return min(placed, float(SCORING_TILES - s.used) / float(SCORING_TILES))


def own_points(s: Calimala, seat: i64) -> float:
    """The points on the track, and what cards and stores are good for."""
    player = s.players[seat]
    points = float(player.vp) + A_REPRESENTATIVE * float(representatives(s, seat))
    time = min(1.0, 3.0 * to_come(s))
    return points + time * (
        CARD_WORTH * float(player.cards()) + STORE_WORTH * float(total(player.stored) + total(player.cloth))
    )


def strength(s: Calimala, seat: i64) -> list[float]:
    """Own cubes in each area, and those that may be expected to come."""
    player = s.players[seat]
    cubes = [float(player.cubes[area]) for area in range(AREAS)]
    soon = min(1.0, 3.0 * to_come(s))
    if soon == 0.0:
        return cubes
    kind = ONE_IN * actions_left(s, seat)
    cloth = float(total(player.cloth))
    woven = cloth + kind * float(player.workshops)
    shipped = min(woven, kind * float(player.ships))
    delivered = min(woven, kind * float(ones(player.houses)))
    if shipped + delivered > woven:
        scale = woven / (shipped + delivered)
        shipped *= scale
        delivered *= scale
    for port in range(PORTS):
        cubes[PORT_AREA + port] += shipped / float(PORTS)
    for city in range(TRADINGS):
        if player.houses >> city & 1 == 1:
            cubes[TRADING_AREA + city] += delivered / float(ones(player.houses))
    for material in range(MATERIALS):
        given = soon * 0.5 * float(player.stored[material]) + 0.33 * kind
        for church in range(CHURCHES):
            cubes[row_area(material, church)] += given / float(CHURCHES)
    made = soon * 0.3 * float(player.stored[MARBLE]) + 0.6 * kind
    for building in range(BUILDINGS):
        cubes[ARTWORK_AREA + building] += made / float(BUILDINGS)
    return cubes


def actions_left(s: Calimala, seat: i64) -> float:
    """The actions that a player will still have: of discs to be placed, and of discs to be activated again."""
    again: i64 = 0
    for space in range(SPACES):
        discs = height(s, space)
        for place in range(discs):
            if s.towers[space * TOWER_MOST + place] == seat:
                level = discs - 1 - place
                if level < ACTIVATED_MOST - 1:
                    again += ACTIVATED_MOST - 1 - level
    return DISC_ACTIONS * float(total(s.players[seat].discs)) + LATER_ACTIONS * float(again) * min(
        1.0, 3.0 * to_come(s)
    )


def race(
    s: Calimala, category: Category, worth: Row, strengths: list[list[float]], sure: float, points: list[float]
) -> None:
    """Add what each seat may expect of a scoring: the place is the number of those who will probably be ahead."""
    counts: list[float] = []
    for seat in range(s.seats):
        cubes = strengths[seat]
        count = 0.0
        for area in category.areas:
            count += cubes[area]
        if category.representatives:
            count += float(representatives(s, seat))
        counts.append(count)
    for seat in range(s.seats):
        own = counts[seat]
        if own <= 0.0:
            continue
        ahead = 0.0
        for other in range(s.seats):
            if other != seat and counts[other] > 0.0:
                lead = (counts[other] - own) / sure
                ahead += 1.0 if lead >= 1.0 else 0.0 if lead <= -1.0 else 0.5 + 0.5 * lead
        points[seat] += place_worth(worth, ahead) * min(1.0, own)


def place_worth(worth: Row, ahead: float) -> float:
    """The VP with so many others ahead, between two places in proportion."""
    places = len(worth)
    place = int(ahead)
    if place >= places:
        return 0.0
    better = float(worth[place])
    worse = float(worth[place + 1]) if place + 1 < places else 0.0
    return better - (better - worse) * (ahead - float(place))


# --- priors -----------------------------------------------------------------------------------------------------------


def prior(s: Calimala, seat: i64, a: Action) -> float:
    """How likely a good player does it."""
    verb = a.verb
    if verb is PLACE:
        return place_prior(s, seat, a.x, a.y)
    if verb is DO:
        return 1.0 + 2.0 * action_worth(s, seat, a.x)
    if verb is PLAY:
        return 0.3 + 0.7 * action_worth(s, seat, a.x)
    if verb is DRAW:
        return 2.0
    if verb is END:
        return 0.15
    if verb is STOP:
        return 0.1
    if verb is HOUSE:
        return 0.6 + urge(s, seat, TRADING_AREA + a.x)
    if verb is BUILD_PIECE:
        return build_prior(s.players[seat], a.x)
    if verb is GIVE_CUBE:
        return 0.3 + urge(s, seat, row_area(a.x, a.y))
    if verb is GIVE_ARTWORK:
        return 0.3 + urge(s, seat, ARTWORK_AREA + a.x)
    if verb is SHIP_TO:
        return 0.3 + urge(s, seat, PORT_AREA + a.x)
    if verb is DELIVER_TO:
        return 0.5 + urge(s, seat, TRADING_AREA + a.x)
    return 1.0


def place_prior(s: Calimala, seat: i64, disc: i64, space: i64) -> float:
    """What both actions bring, and what the discs below bring to whom."""
    first, second = first_action(s, space), second_action(s, space)
    worth = action_worth(s, seat, first) + action_worth(s, seat, second)
    gain = 1.7 * worth if disc == WHITE else worth
    for level in range(ACTIVATED_MOST - 1):
        owner = disc_at(s, space, level)
        if owner == seat:
            gain += 0.9 * worth
        elif owner not in (NOTHING, WHITE_DISC):
            gain -= 0.25 * (action_worth(s, owner, first) + action_worth(s, owner, second))
    if disc == COLOURED:
        gain += 0.4
    return 0.1 + max(0.0, gain) * max(0.0, gain)


def action_worth(s: Calimala, seat: i64, action: i64) -> float:
    """What an action brings now, where 1 is good; a card as compensation if it cannot be performed."""
    player = s.players[seat]
    if not performable(s, seat, action, QUIET):
        return 0.45
    if action < MATERIALS:
        return 0.8 if player.stored[action] < 2 else 0.45
    if action == BUILD:
        return 0.4 + 1.4 * to_come(s)
    if action == WEAVE:
        return 0.5 * float(player.workshops) if total(player.cloth) < 4 else 0.3
    if action == SHIP:
        return 0.8 * float(min(player.ships, total(player.cloth)))
    if action == DELIVER:
        return 0.9 * float(min(ones(player.houses), total(player.cloth)))
    return 0.9 if action == CONTRIBUTE else 1.0


def build_prior(player: Player, piece: i64) -> float:
    """A second of a kind is worth less than the first."""
    return 1.2 - 0.3 * float(player.ships) if piece == A_SHIP else 1.0 - 0.3 * float(player.workshops - 1)


def urge(s: Calimala, seat: i64, area: i64) -> float:
    """How much a cube in this area is wanted: what still scores there, the sooner the more."""
    wanted = 0.0
    for k in range(s.used, SCORING_TILES):
        if holds(TILE_CATEGORIES[s.tiles[k]], area):
            wanted += 1.0 / (1.0 + 0.25 * float(k - s.used))
    own = s.players[seat].kept
    if own >= 0 and holds(CARD_CATEGORIES[own], area):
        wanted += 0.8
    if s.face_up >= 0 and holds(CARD_CATEGORIES[s.face_up], area):
        wanted += 0.8
    return wanted


def holds(category: Category, area: i64) -> bool:
    """Whether cubes in the area count."""
    for counted in category.areas:
        if counted == area:
            return True
    return False
