"""PR-7: the mayor phase. Everybody places all their people afresh."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Frame, Step
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why
from fondaco.core.rows import total
from fondaco.core.selection import Selection
from fondaco.games.puerto_rico.actions import COLONIST, FARM, PASS, STAFF
from fondaco.games.puerto_rico.bank import NO_COLONISTS, end_this_year
from fondaco.games.puerto_rico.components import CIRCLES, MAYOR_COLONISTS, PLACES, TILES
from fondaco.games.puerto_rico.components import PLACE as PLACE
from fondaco.games.puerto_rico.people import circles_at, free_circles, has_place, next_place, nobles_at
from fondaco.games.puerto_rico.rules import Rules
from fondaco.games.puerto_rico.state import Player, PuertoRico

PLACE_NAMED: Final = Reason("PR-7.06", "place-named", [PLACE])
NO_CIRCLE: Final = Reason("PR-7.04", "no-empty-circle", [PLACE])
TOO_MANY_PEOPLE: Final = Reason("PR-7.04", "too-many-people", ["most"])
TOO_FEW_PEOPLE: Final = Reason("PR-7.07", "too-few-people", ["least"])
ARRIVED: Final = Kind("arrived", [SEAT, "colonists"])
SHIP_FILLED: Final = Kind("ship-filled", ["colonists"])

PASS_COLONIST: Final[list[Verb]] = [PASS, COLONIST]
FARM_STAFF: Final[list[Verb]] = [FARM, STAFF]


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
    """PR-7.02: one each from the ship, the mayor first, until it is empty."""

    def __init__(self, mayor: i64) -> None:
        self.mayor: Final[i64] = mayor

    def run(self, s: PuertoRico) -> None:
        share_colonists(s, self.mayor)


def share_colonists(s: PuertoRico, first: i64) -> None:
    """What everybody gets of the ship if nobody declines."""
    for distance in range(s.seats):
        seat = (first + distance) % s.seats
        share = (s.colonist_ship + s.seats - 1 - distance) // s.seats
        s.players[seat].colonists += share
        s.tell(ARRIVED, seat, share)
    s.colonist_ship = 0


class PlacePeople(Step):
    """PR-7.06: take up all people of a player, to be placed afresh."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: PuertoRico) -> None:
        player = s.players[self.seat]
        unnamed: i64 = 0
        circles: i64 = 0
        for tile in range(TILES):
            tiles = player.tiles[tile]
            if tiles > 0:
                player.colonists += player.manned[tile]
                player.manned[tile] = 0
                unnamed |= ONE << tile
                circles += tiles
        rest = player.buildings
        b: i64 = 0
        while rest:
            if rest & 1 and CIRCLES[b] > 0:
                player.colonists += player.staff[b]
                player.staff[b] = 0
                unnamed |= ONE << (TILES + b)
                circles += CIRCLES[b]
            rest >>= 1
            b += 1
        go_on_placing(s, self.seat, unnamed, circles)


def put(player: Player, place: i64, people: i64) -> None:
    """So many colonists go there, beside nobles who stand there already (PR-19.05)."""
    player.colonists -= people
    if place < TILES:
        player.manned[place] += people
    else:
        player.staff[place - TILES] += people


def first_of(places: i64) -> i64:
    """The first of these places, which are some."""
    first: i64 = 0
    while places & 255 == 0:
        places >>= 8
        first += 8
    while places & 1 == 0:
        places >>= 1
        first += 1
    return first


def has_choice(people: i64, unnamed: i64, circles: i64) -> bool:
    """Whether it matters where people go: not all of these places will be full, nor empty, and there are several."""
    return 0 < people < circles and unnamed & (unnamed - 1) != 0


def go_on_placing(s: PuertoRico, seat: i64, unnamed: i64, circles: i64) -> None:
    """Ask while there is a choice; then the people fill the circles, and the rest stays on the windrose (PR-7.07)."""
    player = s.players[seat]
    if has_choice(player.colonists, unnamed, circles):
        s.push(Placing(seat, unnamed, circles))
        return
    while unnamed and player.colonists > 0:
        place = first_of(unnamed)
        put(player, place, min(free_circles(player, place), player.colonists))
        unnamed &= unnamed - 1


class Placing(Selection):
    """PR-7.06: how many colonists go to one of the places that are still `unnamed`, in any order.

    PR-7.07: circles must be filled as far as the people suffice, which leaves a least and a most for each place;
    `circles` are the empty ones of all that are unnamed.
    """

    def __init__(self, seat: i64, unnamed: i64, circles: i64) -> None:
        super().__init__(seat)
        self.unnamed: Final[i64] = unnamed
        self.circles: Final[i64] = circles

    def rule(self) -> str:
        return "PR-7.06"

    def verbs(self) -> list[Verb]:
        return FARM_STAFF

    def piece(self, a: Action) -> i64:
        return a.x if a.verb is FARM else a.x + TILES

    def reached(self, s: PuertoRico) -> i64:
        player = s.players[self.seat]
        reached: i64 = -1
        place = next_place(player, 0)
        while place < PLACES:
            if self.unnamed >> place & 1 == 0 and nobles_at(player, place) < circles_at(player, place):
                reached = place
            place = next_place(player, place + 1)
        return reached

    def least(self, player: Player, place: i64) -> i64:
        """Those whom the circles of the other places cannot hold must stand here."""
        return max(0, player.colonists - self.circles + free_circles(player, place))

    def most(self, player: Player, place: i64) -> i64:
        """As many as there are circles here, and people."""
        return min(free_circles(player, place), player.colonists)

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        player = s.players[seat]
        place = self.piece(a)
        if self.unnamed >> place & 1 == 0:
            if not has_place(player, place) or nobles_at(player, place) >= circles_at(player, place):
                return why.no(NO_CIRCLE, place)
            return why.no(PLACE_NAMED, place)
        if a.y > self.most(player, place):
            return why.no(TOO_MANY_PEOPLE, self.most(player, place))
        return a.y >= self.least(player, place) or why.no(TOO_FEW_PEOPLE, self.least(player, place))

    def ways(self, player: Player, place: i64) -> list[Action]:
        """How many may go to this place."""
        here = free_circles(player, place)
        people = player.colonists
        least = max(0, people - self.circles + here)
        if place < TILES:
            return FARM.span(place, least, min(here, people))
        return STAFF.span(place - TILES, least, min(here, people))

    def choices(self, s: PuertoRico, seat: i64) -> list[Action]:
        player = s.players[seat]
        found: list[Action] = []
        rest = self.unnamed
        while rest:
            place = first_of(rest)
            found += self.ways(player, place)
            rest &= rest - 1
        return found

    def suggestions(self, s: PuertoRico, seat: i64) -> list[Action]:
        return self.ways(s.players[seat], first_of(self.unnamed))

    def unasked(self, s: PuertoRico, seat: i64) -> Action | None:
        return None

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        player = s.players[seat]
        place = a.x if a.verb is FARM else a.x + TILES
        circles = self.circles - free_circles(player, place)
        put(player, place, a.y)
        go_on_placing(s, seat, self.unnamed & ~(ONE << place), circles)


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


def all_circles(s: PuertoRico) -> i64:
    """Those on the buildings of all players, empty or not."""
    circles: i64 = 0
    for player in s.players:
        circles += empty_in_city(player) + total(player.staff)
    return circles


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
