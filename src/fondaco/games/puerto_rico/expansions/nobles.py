"""PR-19: nobles on the ship and on their places; PR-20.17: the villa."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why
from fondaco.core.selection import Selection
from fondaco.games.puerto_rico.actions import COLONIST, NOBLE, PASS, SEAT_NOBLE
from fondaco.games.puerto_rico.boarding import NOBLE_ARRIVED
from fondaco.games.puerto_rico.components import (
    COLUMN,
    NOBLE_KIND,
    PLACES,
    TILES,
    VILLA,
    ZONING_COLONIST,
    ZONING_NOBLE,
    ZONING_OFFICE,
)
from fondaco.games.puerto_rico.effects import Discount
from fondaco.games.puerto_rico.mayor import (
    ARRIVED,
    NO_CIRCLE,
    SHIP_FILLED,
    FillShip,
    PlacePeople,
    empty_circles,
    go_on_placing,
)
from fondaco.games.puerto_rico.people import add_person, free_circles, has_place, next_place, nobles_at
from fondaco.games.puerto_rico.state import Player, PuertoRico

NOBLES_LEFT: Final = Reason("PR-7.07", "nobles-left", ["nobles"])
NO_NOBLE_LEFT: Final = Reason("PR-20.17", "no-noble-left", [])
NOBLE_LEFT: Final = Reason("PR-20.17", "noble-left", [])

PASS_NOBLE: Final[list[Verb]] = [PASS, SEAT_NOBLE]
PASS_COLONIST_NOBLE: Final[list[Verb]] = [PASS, COLONIST, NOBLE]
LARGE_COLUMN: Final[i64] = 4


class FillShipWithNobles(FillShip):
    """PR-19.03, PR-19.12: one of those who board is a noble, while nobles last. PR-19.04: too few end nothing."""

    def run(self, s: PuertoRico) -> None:
        wanted = max(empty_circles(s), s.seats)
        nobles = min(s.rules.nobles_per_filling, min(s.noble_supply, wanted))
        colonists = min(s.colonists, wanted - nobles)
        s.noble_supply -= nobles
        s.noble_ship += nobles
        s.colonists -= colonists
        s.colonist_ship += colonists
        s.tell(SHIP_FILLED, nobles + colonists)


class ZoningOffice(Discount):
    """PR-20.12: columns 1 to 3 with a colonist on it, column 4 with a noble."""

    def less(self, player: Player, b: i64) -> i64:
        if COLUMN[b] == LARGE_COLUMN:
            return ZONING_NOBLE if player.noble_on(ZONING_OFFICE) else 0
        return ZONING_COLONIST if player.colonist_on(ZONING_OFFICE) else 0

    def most(self, player: Player) -> i64:
        return ZONING_NOBLE if player.works(ZONING_OFFICE) else 0


class Villa(Ask):
    """PR-20.17: one noble from the supply; if there is none, a colonist."""

    def rule(self) -> str:
        return "PR-20.17"

    def verbs(self) -> list[Verb]:
        return PASS_COLONIST_NOBLE

    def moot(self, s: PuertoRico) -> bool:
        return not s.players[self.seat].works(VILLA) or s.noble_supply + s.colonists == 0

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is PASS:
            return True
        if a.verb is NOBLE:
            return s.noble_supply > 0 or why.no(NO_NOBLE_LEFT)
        return s.noble_supply == 0 or why.no(NOBLE_LEFT)

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is NOBLE:
            s.noble_supply -= 1
            s.players[seat].nobles += 1
            s.tell(NOBLE_ARRIVED, seat)
        elif a.verb is COLONIST:
            s.colonists -= 1
            s.players[seat].colonists += 1
            s.tell(ARRIVED, seat, 1)


# --- placing ----------------------------------------------------------------------------------------------------------


class PlaceEverybody(PlacePeople):
    """PR-7.06, PR-19.05: take up all people of a player; first the nobles are placed, then the colonists."""

    def run(self, s: PuertoRico) -> None:
        player = s.players[self.seat]
        nobles = player.all_nobles()
        player.colonists = player.people() - nobles
        player.nobles = nobles
        place = next_place(player, 0)
        while place < PLACES:
            clear(player, place)
            place = next_place(player, place + 1)
        go_on_with_nobles(s, self.seat)


def clear(player: Player, place: i64) -> None:
    """Nobody stands there."""
    if place < TILES:
        player.manned[place] = 0
        player.noble_tiles[place] = 0
    else:
        player.staff[place - TILES] = 0
        player.noble_staff[place - TILES] = 0


def circles_from(player: Player, place: i64) -> i64:
    """The empty circles of this place and those behind it."""
    circles: i64 = 0
    place = next_place(player, place)
    while place < PLACES:
        circles += free_circles(player, place)
        place = next_place(player, place + 1)
    return circles


def may_stay(player: Player) -> i64:
    """PR-7.07: how many people find no circle."""
    return max(0, player.nobles + player.colonists - circles_from(player, 0))


def go_on_with_nobles(s: PuertoRico, seat: i64) -> None:
    """Ask for the next noble while there is a choice; then the colonists take the circles that are left."""
    player = s.players[seat]
    if has_noble_choice(player):
        s.push(PlacingNoble(seat))
        return
    place = next_place(player, 0)
    while place < PLACES:
        while player.nobles > may_stay(player) and free_circles(player, place) > 0:
            add_noble(player, place)
        place = next_place(player, place + 1)
    place_colonists(s, seat)


def has_noble_choice(player: Player) -> bool:
    """Whether it matters where the nobles go, or how many of them stay on the windrose."""
    circles = circles_from(player, 0)
    standing = max(0, player.nobles - may_stay(player))
    if player.nobles == 0 or circles == 0 or (player.colonists == 0 and standing == circles):
        return False
    places: i64 = 0
    place = next_place(player, 0)
    while place < PLACES:
        if free_circles(player, place) > 0:
            places += 1
        place = next_place(player, place + 1)
    return places > 1 or standing < min(player.nobles, circles)


def add_noble(player: Player, place: i64) -> None:
    """A noble goes there from the windrose."""
    player.nobles -= 1
    add_person(player, NOBLE_KIND, place)


def place_colonists(s: PuertoRico, seat: i64) -> None:
    """PR-7.06: the colonists beside the nobles."""
    player = s.players[seat]
    unnamed: i64 = 0
    place = next_place(player, 0)
    while place < PLACES:
        if free_circles(player, place) > 0:
            unnamed |= ONE << place
        place = next_place(player, place + 1)
    go_on_placing(s, seat, unnamed, circles_from(player, 0))


class PlacingNoble(Selection):
    """PR-19.05: where the next noble goes, in any order; the nobles who stand somewhere are those named.

    PR-7.07: he may stay on the windrose, and all the rest with him, if so many people find no circle.
    """

    def rule(self) -> str:
        return "PR-19.05"

    def verbs(self) -> list[Verb]:
        return PASS_NOBLE

    def piece(self, a: Action) -> i64:
        return -1 if a.verb is PASS else a.x

    def reached(self, s: PuertoRico) -> i64:
        player = s.players[self.seat]
        reached: i64 = -1
        place = next_place(player, 0)
        while place < PLACES:
            if nobles_at(player, place) > 0:
                reached = place
            place = next_place(player, place + 1)
        return reached

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        player = s.players[seat]
        if a.verb is PASS:
            return player.nobles <= may_stay(player) or why.no(NOBLES_LEFT, player.nobles - may_stay(player))
        return (has_place(player, a.x) and free_circles(player, a.x) > 0) or why.no(NO_CIRCLE, a.x)

    def candidates(self, s: PuertoRico, seat: i64) -> list[Action]:
        player = s.players[seat]
        found = [PASS.of()]
        place = next_place(player, 0)
        while place < PLACES:
            found.append(SEAT_NOBLE.of(place))
            place = next_place(player, place + 1)
        return found

    def suggestions(self, s: PuertoRico, seat: i64) -> list[Action]:
        """In the order of the board, as long as the places ahead can hold all who must not stay on the windrose."""
        player = s.players[seat]
        reached = self.reached(s)
        found = self.choices(s, seat)
        standing = player.nobles - may_stay(player)
        ahead = [a for a in found if a.verb is PASS or (a.x >= reached and standing <= circles_from(player, a.x))]
        return ahead if ahead else found

    def obvious(self, s: PuertoRico, seat: i64) -> Action | None:
        """The only choice, though others come after it."""
        only = self.choices(s, seat)
        return only[0] if len(only) == 1 else None

    def unasked(self, s: PuertoRico, seat: i64) -> Action | None:
        only = self.suggestions(s, seat)
        return only[0] if len(only) == 1 else None

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is PASS:
            place_colonists(s, seat)
        else:
            add_noble(s.players[seat], a.x)
            go_on_with_nobles(s, seat)
