"""CA-7: how an action is performed: what is built, which material goes where, how many cloth leave.

What fits is open to everybody: hands play no part in it, only in the duty (CA-5.07). So an action that can be performed
in one way only is performed without a question (`put`).
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, single
from fondaco.core.masks import ONE
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.core.rows import total
from fondaco.core.selection import Selection
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
    NO_CLOTH_TO_DELIVER,
    deliver_to,
    may_deliver_to,
    may_ship,
    may_ship_to,
    ship_to,
    weave,
)
from fondaco.games.calimala.components import (
    ARTWORK,
    BUILD,
    CONTRIBUTE,
    MATERIALS,
    PORTS,
    SHIP,
    TRADING,
    TRADINGS,
    WEAVE,
)
from fondaco.games.calimala.duty import within_reach
from fondaco.games.calimala.forced import tell_as_done
from fondaco.games.calimala.giving import give, give_artwork, may_give, may_give_artwork, may_make_artwork
from fondaco.games.calimala.materials import gather
from fondaco.games.calimala.state import Calimala

BREAKS_DUTY: Final = Reason("CA-5.07", "breaks-duty", [])
SERVED: Final = Reason("CA-7.31", "served", [TRADING])
SHIP_ONE: Final = Reason("CA-7.29", "move-one-cloth", [])
DELIVER_ONE: Final = Reason("CA-7.32", "move-one-cloth", [])
WOVE: Final = Kind("wove", [SEAT, "cloth"])

MANY: Final[i64] = 99
"""More than there are ways to perform any action."""

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
        s.push(DeliverCloth(seat, wanted, 0))


def carry_out(s: Calimala, seat: i64, a: Action) -> None:
    """The effect of one way to perform an action, or of one cloth."""
    verb = a.verb
    if verb is BUILD_PIECE:
        build(s, seat, a.x)
    elif verb is HOUSE:
        build_house(s, seat, a.x)
    elif verb is GIVE_ARTWORK:
        give_artwork(s, seat, a.x)
    elif verb is GIVE_CUBE:
        give(s, seat, a.x, a.y)
    elif verb is SHIP_TO:
        ship_to(s, seat, a.x)
    elif verb is DELIVER_TO:
        deliver_to(s, seat, a.x)


def keeps_duty(s: Calimala, seat: i64, wanted: i64, a: Action) -> bool:
    """CA-5.07: no way to play a card may put the joined actions out of reach."""
    imagined = s.imagined(seat)
    carry_out(imagined, seat, a)
    return within_reach(imagined, seat, wanted)


def duty_can_be_kept(s: Calimala, seat: i64, wanted: i64, fitting: list[Action]) -> bool:
    """Whether some way keeps the duty; not so only for a hand that somebody has guessed."""
    for a in fitting:
        if keeps_duty(s, seat, wanted, a):
            return True
    return wanted == 0


# --- one of several ways ----------------------------------------------------------------------------------------------


class Way(Ask):
    """One of several ways to perform an action. `wanted`: see `perform`."""

    def __init__(self, seat: i64, wanted: i64) -> None:
        super().__init__(seat)
        self.wanted: Final[i64] = wanted

    def fits(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        """The rule of the action itself."""
        raise NotImplementedError

    def fitting(self, s: Calimala, most: i64) -> list[Action]:
        """What the rule of the action allows, as many as are of interest."""
        found: list[Action] = []
        for a in self.candidates(s, self.seat):
            if self.fits(s, self.seat, a, QUIET):
                found.append(a)
                if len(found) == most:
                    break
        return found

    def allows(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        if not self.fits(s, seat, a, why):
            return False
        return self.wanted == 0 or keeps_duty(s, seat, self.wanted, a) or not self.consistent(s) or why.no(BREAKS_DUTY)

    def only(self, s: Calimala) -> Action | None:
        """By the rule of the action: whether the duty forbids others is the affair of the hand."""
        return single(self.fitting(s, 2))

    def tell_only(self, s: Calimala, a: Action) -> None:
        tell_as_done(s, self.seat, a)

    def consistent(self, s: Calimala) -> bool:
        """Whether the hand of this seat could have led here."""
        return self.wanted == 0 or duty_can_be_kept(s, self.seat, self.wanted, self.fitting(s, MANY))

    def take(self, s: Calimala, seat: i64, a: Action) -> None:
        carry_out(s, seat, a)


class BuildPiece(Way):
    """CA-7.10: exactly one of ship, trade house and workshop."""

    def rule(self) -> str:
        return "CA-7.10"

    def verbs(self) -> list[Verb]:
        return BUILDS

    def fits(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        return may_build(s, seat, a.x, why) if a.verb is BUILD_PIECE else may_build_house(s, seat, a.x, why)


class PlaceArtwork(Way):
    """CA-7.18: the owner chooses the building."""

    def rule(self) -> str:
        return "CA-7.17"

    def verbs(self) -> list[Verb]:
        return ARTWORKS

    def fits(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        return may_make_artwork(s, seat, why) and may_give_artwork(s, seat, a.x, why)


class ContributeCube(Way):
    """CA-7.36: the owner chooses material and building."""

    def rule(self) -> str:
        return "CA-7.35"

    def verbs(self) -> list[Verb]:
        return CONTRIBUTIONS

    def fits(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        return may_give(s, seat, a.x, a.y, why)


# --- several cloth ----------------------------------------------------------------------------------------------------


class Cargo(Selection):
    """Cloth leave one by one, in any order, until the player stops or no further one can. `wanted`: see `perform`."""

    def __init__(self, seat: i64, wanted: i64) -> None:
        super().__init__(seat)
        self.wanted: Final[i64] = wanted

    def fits(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        """The rule of the action itself."""
        raise NotImplementedError

    def fitting(self, s: Calimala, most: i64) -> list[Action]:
        """What the rule of the action allows, as many as are of interest."""
        found: list[Action] = []
        for a in self.candidates(s, self.seat):
            if self.fits(s, self.seat, a, QUIET):
                found.append(a)
                if len(found) == most:
                    break
        return found

    def allows(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        if not self.fits(s, seat, a, why):
            return False
        return self.wanted == 0 or keeps_duty(s, seat, self.wanted, a) or not self.consistent(s) or why.no(BREAKS_DUTY)

    def only(self, s: Calimala) -> Action | None:
        """By the rule of the action: whether the duty forbids others is the affair of the hand."""
        return single(self.fitting(s, 2))

    def tell_only(self, s: Calimala, a: Action) -> None:
        tell_as_done(s, self.seat, a)

    def consistent(self, s: Calimala) -> bool:
        """Whether the hand of this seat could have led here."""
        return self.wanted == 0 or duty_can_be_kept(s, self.seat, self.wanted, self.fitting(s, MANY))

    def piece(self, a: Action) -> i64:
        return -1 if a.verb is STOP else a.x


class ShipCloth(Cargo):
    """CA-7.26, CA-7.27: a destination for each ship; so many are still in the harbour, the others at these `ports`."""

    def __init__(self, seat: i64, wanted: i64, ships: i64, ports: i64) -> None:
        super().__init__(seat, wanted)
        self.ships: Final[i64] = ships
        self.ports: Final[i64] = ports

    def rule(self) -> str:
        return "CA-7.26"

    def verbs(self) -> list[Verb]:
        return SHIPMENTS

    def fits(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is STOP:
            return self.ports != 0 or why.no(SHIP_ONE)
        return may_ship(s, seat, why) and may_ship_to(s, seat, a.x, why)

    def reached(self, s: Calimala) -> i64:
        return highest(self.ports, PORTS)

    def name(self, s: Calimala, seat: i64, a: Action) -> Selection:
        carry_out(s, seat, a)
        return ShipCloth(seat, self.wanted, self.ships - 1, self.ports | ONE << a.x)

    def goes_on(self, s: Calimala) -> bool:
        """By what lies open: whether the duty forbids more is the affair of the hand."""
        if self.ships == 0 or total(s.players[self.seat].cloth) == 0:
            return False
        for port in range(PORTS):
            if may_ship_to(s, self.seat, port, QUIET):
                return True
        return False


class DeliverCloth(Cargo):
    """CA-7.31: one cloth for each trade house, or not; those of these `cities` have got theirs."""

    def __init__(self, seat: i64, wanted: i64, cities: i64) -> None:
        super().__init__(seat, wanted)
        self.cities: Final[i64] = cities

    def rule(self) -> str:
        return "CA-7.31"

    def verbs(self) -> list[Verb]:
        return DELIVERIES

    def fits(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is STOP:
            return self.cities != 0 or why.no(DELIVER_ONE)
        if self.cities >> a.x & 1 == 1:
            return why.no(SERVED, a.x)
        if not may_deliver_to(s, seat, a.x, why):
            return False
        return total(s.players[seat].cloth) > 0 or why.no(NO_CLOTH_TO_DELIVER)

    def reached(self, s: Calimala) -> i64:
        return highest(self.cities, TRADINGS)

    def name(self, s: Calimala, seat: i64, a: Action) -> Selection:
        carry_out(s, seat, a)
        return DeliverCloth(seat, self.wanted, self.cities | ONE << a.x)

    def goes_on(self, s: Calimala) -> bool:
        """By what lies open: whether the duty forbids more is the affair of the hand."""
        if total(s.players[self.seat].cloth) == 0:
            return False
        for city in range(TRADINGS):
            if self.cities >> city & 1 == 0 and may_deliver_to(s, self.seat, city, QUIET):
                return True
        return False


def highest(mask: i64, most: i64) -> i64:
    """The last of the items below `most` in a mask; -1 if it is empty."""
    last = most - 1
    while last >= 0 and mask >> last & 1 == 0:
        last -= 1
    return last


# Where these would be asked, for the answer to "why not?" at other times; nothing is owed and nothing named there.
BUILD_PIECE.home = HOUSE.home = lambda s, seat: BuildPiece(seat, 0)
GIVE_ARTWORK.home = lambda s, seat: PlaceArtwork(seat, 0)
GIVE_CUBE.home = lambda s, seat: ContributeCube(seat, 0)
SHIP_TO.home = lambda s, seat: ShipCloth(seat, 0, s.players[seat].ships, 0)
DELIVER_TO.home = lambda s, seat: DeliverCloth(seat, 0, 0)
