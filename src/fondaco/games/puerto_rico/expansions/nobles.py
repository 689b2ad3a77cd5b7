"""PR-19: nobles on the ship and on their places; PR-20.17: the villa."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask
from fondaco.core.objections import Reason, Why
from fondaco.games.puerto_rico.actions import COLONIST, NOBLE, PASS, SEAT_NOBLE
from fondaco.games.puerto_rico.boarding import NOBLE_ARRIVED
from fondaco.games.puerto_rico.components import (
    COLUMN,
    NOBLE_KIND,
    PLACE,
    PLACES,
    TILES,
    VILLA,
    ZONING_COLONIST,
    ZONING_NOBLE,
    ZONING_OFFICE,
)
from fondaco.games.puerto_rico.effects import Discount
from fondaco.games.puerto_rico.mayor import ARRIVED, SHIP_FILLED, FillShip, PlacePeople, empty_circles, go_on_placing
from fondaco.games.puerto_rico.people import add_person, free_circles, has_place, next_place
from fondaco.games.puerto_rico.state import Player, PuertoRico

NOBLES_IN_ORDER: Final = Reason("PR-19.05", "nobles-in-order", [PLACE])
NO_CIRCLE: Final = Reason("PR-7.04", "no-empty-circle", [PLACE])
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
        go_on_with_nobles(s, self.seat, 0)


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


def go_on_with_nobles(s: PuertoRico, seat: i64, place: i64) -> None:
    """Ask for the next noble, from this place on; then the colonists take the circles that are left."""
    player = s.players[seat]
    question = PlacingNoble(seat, place)
    if player.nobles > 0:
        choices = question.choices(s, seat)
        if len(choices) > 1:
            s.push(question)
        else:
            question.take(s, seat, choices[0])
    else:
        go_on_placing(s, seat, 0, circles_from(player, 0))


class PlacingNoble(Ask):
    """PR-19.05: where the next noble goes, at this place or behind it, so that each distribution is reached once.

    PR-7.07: he may stay on the windrose, and all the rest with him, if so many people find no circle.
    """

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: Final[i64] = place

    def rule(self) -> str:
        return "PR-19.05"

    def verbs(self) -> list[Verb]:
        return PASS_NOBLE

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        player = s.players[seat]
        if a.verb is PASS:
            return player.nobles <= may_stay(player) or why.no(NOBLES_LEFT, player.nobles)
        if a.x < self.place:
            return why.no(NOBLES_IN_ORDER, self.place)
        if not has_place(player, a.x) or free_circles(player, a.x) == 0:
            return why.no(NO_CIRCLE, a.x)
        return player.nobles <= circles_from(player, a.x) + may_stay(player) or why.no(NOBLES_LEFT, player.nobles)

    def candidates(self, s: PuertoRico, seat: i64) -> list[Action]:
        player = s.players[seat]
        found = [PASS.of()]
        place = next_place(player, self.place)
        while place < PLACES:
            found.append(SEAT_NOBLE.of(place))
            place = next_place(player, place + 1)
        return found

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        player = s.players[seat]
        if a.verb is PASS:
            go_on_placing(s, seat, 0, circles_from(player, 0))
        else:
            player.nobles -= 1
            add_person(player, NOBLE_KIND, a.x)
            go_on_with_nobles(s, seat, a.x)
