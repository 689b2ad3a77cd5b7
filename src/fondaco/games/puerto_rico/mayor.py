"""PR-7: the mayor phase. Everybody places all his people afresh, place by place in the order of the board."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Frame, Step
from fondaco.core.objections import Reason, Why
from fondaco.core.rows import total
from fondaco.games.puerto_rico.actions import COLONIST, FARM, PASS, STAFF
from fondaco.games.puerto_rico.bank import NO_COLONISTS, end_this_year
from fondaco.games.puerto_rico.components import CIRCLES, MAYOR_COLONISTS, PLACES, TILES
from fondaco.games.puerto_rico.components import PLACE as PLACE
from fondaco.games.puerto_rico.people import free_circles, next_place
from fondaco.games.puerto_rico.rules import Rules
from fondaco.games.puerto_rico.state import Player, PuertoRico

OTHER_PLACE: Final = Reason("PR-7.06", "other-place", [PLACE])
TOO_MANY_PEOPLE: Final = Reason("PR-7.04", "too-many-people", ["most"])
TOO_FEW_PEOPLE: Final = Reason("PR-7.07", "too-few-people", ["least"])
ARRIVED: Final = Kind("arrived", [SEAT, "colonists"])
SHIP_FILLED: Final = Kind("ship-filled", ["colonists"])

PASS_COLONIST: Final[list[Verb]] = [PASS, COLONIST]
FARM_ONLY: Final[list[Verb]] = [FARM]
STAFF_ONLY: Final[list[Verb]] = [STAFF]


def mayor_phase(rules: Rules, mayor: int) -> list[Frame]:
    """PR-7.01, 7.02, 7.09, 7.10: privilege, ship, placing in turn, filling the ship."""
    frames: list[Frame] = [MayorPrivilege(mayor), ShareColonists(mayor)]
    frames += [PlacePeople(seat) for seat in rules.clockwise[mayor]]
    return [*frames, FillShip()]


class MayorPrivilege(Ask):
    """PR-7.01: a colonist from the supply; PR-5.13: he may decline."""

    def rule(self) -> str:
        return "PR-7.01"

    def verbs(self) -> list[Verb]:
        return PASS_COLONIST

    def moot(self, s: PuertoRico) -> bool:
        return s.colonists == 0  # PR-7.13

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        return True

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is COLONIST:
            s.colonists -= MAYOR_COLONISTS
            s.players[seat].colonists += MAYOR_COLONISTS
            s.tell(ARRIVED, seat, MAYOR_COLONISTS)


class ShareColonists(Step):
    """PR-7.02, PR-7.03: one each from the ship, the mayor first, until it is empty."""

    def __init__(self, mayor: i64) -> None:
        self.mayor: Final[i64] = mayor

    def run(self, s: PuertoRico) -> None:
        for distance in range(s.seats):
            seat = (self.mayor + distance) % s.seats
            share = (s.colonist_ship + s.seats - 1 - distance) // s.seats
            s.players[seat].colonists += share
            s.tell(ARRIVED, seat, share)
        s.colonist_ship = 0


class PlacePeople(Step):
    """PR-7.06: take up all people of a player and ask for each place how many go there."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: PuertoRico) -> None:
        player = s.players[self.seat]
        for tile in range(TILES):
            player.colonists += player.manned[tile]
            player.manned[tile] = 0
        rest = player.buildings
        b: i64 = 0
        while rest:
            if rest & 1:
                player.colonists += player.staff[b]
                player.staff[b] = 0
            rest >>= 1
            b += 1
        go_on_placing(s, self.seat, 0, total(player.tiles) + empty_in_city(player))


def put(player: Player, place: i64, people: i64) -> None:
    """So many colonists go there, beside nobles who stand there already (PR-19.05)."""
    if place < TILES:
        player.manned[place] += people
    else:
        player.staff[place - TILES] += people


def go_on_placing(s: PuertoRico, seat: i64, place: i64, circles: i64) -> None:
    """Fill the places from this one on, which have so many circles, up to the first with a choice."""
    player = s.players[seat]
    while player.colonists > 0:
        place = next_place(player, place)
        if place == PLACES:
            return  # PR-7.07: the rest stays on the windrose
        here = free_circles(player, place)
        circles -= here
        most = min(here, player.colonists)
        if player.colonists - circles < most and most > 0:
            s.push(Placing(seat, place, circles))
            return
        put(player, place, most)
        player.colonists -= most
        place += 1


class Placing(Ask):
    """PR-7.07: how many of the people in hand go to this place; `later` circles are still to come.

    Circles must be filled as far as the people suffice, which leaves a least and a most for each place.
    """

    def __init__(self, seat: i64, place: i64, later: i64) -> None:
        super().__init__(seat)
        self.place: Final[i64] = place
        self.later: Final[i64] = later

    def rule(self) -> str:
        return "PR-7.06"

    def verbs(self) -> list[Verb]:
        return FARM_ONLY if self.place < TILES else STAFF_ONLY

    def least(self, player: Player) -> i64:
        """Those whom the later circles cannot hold must stand here."""
        return max(0, player.colonists - self.later)

    def most(self, player: Player) -> i64:
        """As many as there are circles here, and people."""
        return min(free_circles(player, self.place), player.colonists)

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        player = s.players[seat]
        place = a.x if a.verb is FARM else a.x + TILES
        if place != self.place:
            return why.no(OTHER_PLACE, self.place)
        if a.y > self.most(player):
            return why.no(TOO_MANY_PEOPLE, self.most(player))
        return a.y >= self.least(player) or why.no(TOO_FEW_PEOPLE, self.least(player))

    def choices(self, s: PuertoRico, seat: i64) -> list[Action]:
        player = s.players[seat]
        if self.place < TILES:
            return FARM.span(self.place, self.least(player), self.most(player))
        return STAFF.span(self.place - TILES, self.least(player), self.most(player))

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        player = s.players[seat]
        put(player, self.place, a.y)
        player.colonists -= a.y
        go_on_placing(s, seat, self.place + 1, self.later)


def empty_in_city(player: Player) -> i64:
    """The empty circles on his buildings."""
    empty: i64 = 0
    rest = player.buildings
    b: i64 = 0
    while rest:
        if rest & 1:
            empty += CIRCLES[b] - player.staff[b]
        rest >>= 1
        b += 1
    return empty


def empty_circles(s: PuertoRico) -> i64:
    """PR-7.10: those on the buildings of all players."""
    empty: i64 = 0
    for player in s.players:
        empty += empty_in_city(player)
    return empty


class FillShip(Step):
    """PR-7.10: as many colonists as there are empty circles on buildings, at least as many as players."""

    def run(self, s: PuertoRico) -> None:
        wanted = max(empty_circles(s), s.seats)
        if s.colonists < wanted:  # PR-7.11; PR-7.12: exactly sufficient is not too few
            end_this_year(s, NO_COLONISTS)
            wanted = s.colonists
        s.colonists -= wanted
        s.colonist_ship += wanted
        s.tell(SHIP_FILLED, wanted)
