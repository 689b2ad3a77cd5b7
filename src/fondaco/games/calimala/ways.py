"""CA-7: how an action is performed: what is built, which material goes where, how many cloth leave."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.core.rows import total
from fondaco.games.calimala.actions import (
    BUILD_PIECE,
    DELIVER_TO,
    GIVE_ARTWORK,
    GIVE_CUBE,
    HOUSE,
    SHIP_TO,
    STOP,
)
from fondaco.games.calimala.building import build, build_house, may_build, may_build_house
from fondaco.games.calimala.cloth import (
    deliver_to,
    first_delivery,
    first_port,
    may_deliver_to,
    may_ship_to,
    ship_to,
    weave,
)
from fondaco.games.calimala.components import (
    ARTWORK,
    BUILD,
    CONTRIBUTE,
    MATERIALS,
    PORT,
    PORTS,
    SHIP,
    TRADING,
    TRADINGS,
    WEAVE,
)
from fondaco.games.calimala.duty import within_reach
from fondaco.games.calimala.giving import give, give_artwork, may_give, may_give_artwork
from fondaco.games.calimala.materials import gather
from fondaco.games.calimala.state import Calimala
from fondaco.games.calimala.turn import Turn

BREAKS_DUTY: Final = Reason("CA-5.07", "breaks-duty", [])
PORTS_IN_ORDER: Final = Reason("CA-7.27", "ports-in-order", [PORT])
CITIES_IN_ORDER: Final = Reason("CA-7.32", "cities-in-order", [TRADING])
SHIP_ONE: Final = Reason("CA-7.29", "move-one-cloth", [])
DELIVER_ONE: Final = Reason("CA-7.32", "move-one-cloth", [])
WOVE: Final = Kind("wove", [SEAT, "cloth"])

BUILDS: Final[list[Verb]] = [BUILD_PIECE, HOUSE]
ARTWORKS: Final[list[Verb]] = [GIVE_ARTWORK]
CONTRIBUTIONS: Final[list[Verb]] = [GIVE_CUBE]
SHIPMENTS: Final[list[Verb]] = [SHIP_TO, STOP]
DELIVERIES: Final[list[Verb]] = [DELIVER_TO, STOP]


def perform(s: Calimala, seat: i64, action: i64, wanted: i64) -> None:
    """CA-7.02: the effect, or the question that it begins with.

    `wanted` are the joined actions of which one must come within reach of the hand again (CA-5.07); 0 if that is no
    longer asked for.
    """
    if action < MATERIALS:
        gather(s, seat, action)
    elif action == WEAVE:
        s.tell(WOVE, seat, weave(s, seat))
    elif action == BUILD:
        s.push(BuildPiece(seat, wanted))
    elif action == ARTWORK:
        s.push(PlaceArtwork(seat, wanted))
    elif action == CONTRIBUTE:
        s.push(ContributeCube(seat, wanted))
    elif action == SHIP:
        s.push(ShipCloth(seat, wanted, s.players[seat].ships, 0))
    else:
        s.push(DeliverCloth(seat, wanted, first_delivery(s, seat, 0), False))


class Way(Turn):
    """One of several ways to perform an action. `wanted`: see `perform`."""

    def __init__(self, seat: i64, wanted: i64) -> None:
        super().__init__(seat)
        self.wanted: Final[i64] = wanted

    def fits(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        """The rule of the action itself."""
        raise NotImplementedError

    def carry_out(self, s: Calimala, seat: i64, a: Action) -> None:
        """Its effect."""
        raise NotImplementedError

    def allows(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        if not self.fits(s, seat, a, why):
            return False
        return self.wanted == 0 or self.keeps_duty(s, a) or not self.consistent(s) or why.no(BREAKS_DUTY)

    def keeps_duty(self, s: Calimala, a: Action) -> bool:
        """CA-5.07: no way to play a card may put the joined actions out of reach."""
        imagined = s.imagined(self.seat)
        self.carry_out(imagined, self.seat, a)
        return within_reach(imagined, self.seat, self.wanted)

    def consistent(self, s: Calimala) -> bool:
        if self.wanted == 0:
            return True
        for a in self.candidates(s, self.seat):
            if self.fits(s, self.seat, a, QUIET) and self.keeps_duty(s, a):
                return True
        return False

    def take(self, s: Calimala, seat: i64, a: Action) -> None:
        self.carry_out(s, seat, a)


class BuildPiece(Way):
    """CA-7.10: exactly one of ship, trade house and workshop."""

    def rule(self) -> str:
        return "CA-7.10"

    def verbs(self) -> list[Verb]:
        return BUILDS

    def fits(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        return may_build(s, seat, a.x, why) if a.verb is BUILD_PIECE else may_build_house(s, seat, a.x, why)

    def carry_out(self, s: Calimala, seat: i64, a: Action) -> None:
        if a.verb is BUILD_PIECE:
            build(s, seat, a.x)
        else:
            build_house(s, seat, a.x)


class PlaceArtwork(Way):
    """CA-7.18: the owner chooses the building."""

    def rule(self) -> str:
        return "CA-7.17"

    def verbs(self) -> list[Verb]:
        return ARTWORKS

    def fits(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        return may_give_artwork(s, seat, a.x, why)

    def carry_out(self, s: Calimala, seat: i64, a: Action) -> None:
        give_artwork(s, seat, a.x)


class ContributeCube(Way):
    """CA-7.36: the owner chooses material and building."""

    def rule(self) -> str:
        return "CA-7.35"

    def verbs(self) -> list[Verb]:
        return CONTRIBUTIONS

    def fits(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        return may_give(s, seat, a.x, a.y, why)

    def carry_out(self, s: Calimala, seat: i64, a: Action) -> None:
        give(s, seat, a.x, a.y)


class ShipCloth(Way):
    """CA-7.26, CA-7.27: a destination for each ship; so many are still in the harbour.

    Destinations are named in the order of the port cities, from `port` on, so that each set is reached in one way.
    """

    def __init__(self, seat: i64, wanted: i64, ships: i64, port: i64) -> None:
        super().__init__(seat, wanted)
        self.ships: Final[i64] = ships
        self.port: Final[i64] = port

    def rule(self) -> str:
        return "CA-7.26"

    def verbs(self) -> list[Verb]:
        return SHIPMENTS

    def fits(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is STOP:
            return self.ships < s.players[seat].ships or why.no(SHIP_ONE)
        if a.x < self.port:
            return why.no(PORTS_IN_ORDER, self.port)
        return may_ship_to(s, seat, a.x, why)

    def carry_out(self, s: Calimala, seat: i64, a: Action) -> None:
        if a.verb is SHIP_TO:
            ship_to(s, seat, a.x)

    def take(self, s: Calimala, seat: i64, a: Action) -> None:
        self.carry_out(s, seat, a)
        if a.verb is SHIP_TO and self.ships > 1 and total(s.players[seat].cloth) > 0 and first_port(s, a.x) < PORTS:
            s.push(ShipCloth(seat, self.wanted, self.ships - 1, a.x))


class DeliverCloth(Way):
    """CA-7.31: one cloth for each trade house, or not; `moved` once the first has left.

    Cities are named in their order, from `city` on, so that each set is reached in one way.
    """

    def __init__(self, seat: i64, wanted: i64, city: i64, moved: bool) -> None:
        super().__init__(seat, wanted)
        self.city: Final[i64] = city
        self.moved: Final[bool] = moved

    def rule(self) -> str:
        return "CA-7.31"

    def verbs(self) -> list[Verb]:
        return DELIVERIES

    def fits(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is STOP:
            return self.moved or why.no(DELIVER_ONE)
        if a.x < self.city:
            return why.no(CITIES_IN_ORDER, self.city)
        return may_deliver_to(s, seat, a.x, why)

    def carry_out(self, s: Calimala, seat: i64, a: Action) -> None:
        if a.verb is DELIVER_TO:
            deliver_to(s, seat, a.x)

    def take(self, s: Calimala, seat: i64, a: Action) -> None:
        self.carry_out(s, seat, a)
        if a.verb is DELIVER_TO and total(s.players[seat].cloth) > 0:
            following = first_delivery(s, seat, a.x + 1)
            if following < TRADINGS:
                s.push(DeliverCloth(seat, self.wanted, following, True))
