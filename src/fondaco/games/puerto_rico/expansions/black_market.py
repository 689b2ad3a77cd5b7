"""PR-18.13 to 18.18: the black market. A person, a barrel and a VP may be returned instead of doubloons.

What is returned must make up exactly what he lacks, so after person and barrel the VP follows by itself.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Step
from fondaco.core.masks import lowest, ones
from fondaco.core.objections import QUIET, Reason, Why
from fondaco.core.rows import total
from fondaco.games.puerto_rico.actions import BUILD, DISMISS, GIVE, PASS
from fondaco.games.puerto_rico.bank import give_back
from fondaco.games.puerto_rico.builder import BuyBuilding, buy, free_spaces, may_build, price, privilege
from fondaco.games.puerto_rico.components import (
    BLACK_MARKET,
    COLONIST_KIND,
    GOOD,
    NOBLE_KIND,
    NOBODY,
    PERSON,
    PLACES,
    SPOT,
    TILES,
    WINDROSE,
)
from fondaco.games.puerto_rico.people import add_person, has_place, next_place, person_stands, remove_person
from fondaco.games.puerto_rico.state import PuertoRico
from fondaco.games.puerto_rico.storage import kinds_of

MARKET_PLACE: Final[i64] = TILES + BLACK_MARKET
MOST_RETURNS: Final[i64] = 3
"""One person, one barrel, one VP."""

NOBODY_THERE: Final = Reason("PR-18.15", "nobody-there", [PERSON, SPOT])
OWN_PERSON: Final = Reason("PR-18.15", "person-of-black-market", [])
NOBLE_REFUSED: Final = Reason("PR-18.18", "noble-not-accepted", [])
NOT_EXACT: Final = Reason("PR-18.14", "not-exact", ["missing"])
NO_BARREL: Final = Reason("PR-18.13", "no-barrel-to-return", [GOOD])
RETURNED_VP: Final = Kind("returned-vp", [SEAT, "vp"])

PASS_BUILD: Final[list[Verb]] = [PASS, BUILD]
PASS_DISMISS: Final[list[Verb]] = [PASS, DISMISS]
PASS_GIVE: Final[list[Verb]] = [PASS, GIVE]


def missing(s: PuertoRico, seat: i64, b: i64, builder: i64) -> i64:
    """What he lacks for the price as things stand."""
    player = s.players[seat]
    return price(s, player, b, privilege(s, seat, builder)) - player.doubloons


def can_make_up(s: PuertoRico, seat: i64, lacking: i64, vp: i64) -> bool:
    """Whether a barrel and a VP, or one of them, or neither, are exactly what is lacking."""
    barrel: i64 = 1 if total(s.players[seat].goods) > 0 else 0
    return 0 <= lacking <= barrel + min(vp, 1)


def missing_without(s: PuertoRico, seat: i64, b: i64, builder: i64, kind: i64, spot: i64) -> i64:
    """What he lacks once this person has been returned; PR-18.17: discounts count as they then stand."""
    if not s.rules.discounts_after_return:
        return missing(s, seat, b, builder) - 1
    player = s.players[seat]
    remove_person(player, kind, spot)
    lacking = missing(s, seat, b, builder) - 1
    add_person(player, kind, spot)
    return lacking


def may_dismiss(s: PuertoRico, seat: i64, kind: i64, spot: i64, why: Why) -> bool:
    """PR-18.15: anybody but the person on the black market; PR-18.18: a noble too."""
    player = s.players[seat]
    if spot != WINDROSE and not has_place(player, spot):
        return why.no(NOBODY_THERE, kind, spot)
    if not person_stands(player, kind, spot):
        return why.no(NOBODY_THERE, kind, spot)
    if spot == MARKET_PLACE:
        return why.no(OWN_PERSON)
    return kind != NOBLE_KIND or s.rules.black_market_takes_noble or why.no(NOBLE_REFUSED)


def dismissals(s: PuertoRico, seat: i64) -> list[Action]:
    """Everybody who may be returned."""
    player = s.players[seat]
    found: list[Action] = []
    for kind in range(COLONIST_KIND, NOBLE_KIND + 1):
        place = next_place(player, 0)
        while place < PLACES:
            if may_dismiss(s, seat, kind, place, QUIET):
                found.append(DISMISS.of(kind, place))
            place = next_place(player, place + 1)
        if may_dismiss(s, seat, kind, WINDROSE, QUIET):
            found.append(DISMISS.of(kind, WINDROSE))
    return found


def can_pay(s: PuertoRico, seat: i64, b: i64, builder: i64, vp: i64) -> bool:
    """PR-18.14: outright; or with an occupied black market by an exact return."""
    lacking = missing(s, seat, b, builder)
    if lacking <= 0:
        return True
    if lacking > MOST_RETURNS or not s.players[seat].works(BLACK_MARKET):
        return False
    if can_make_up(s, seat, lacking, vp):
        return True
    for a in dismissals(s, seat):
        if can_make_up(s, seat, missing_without(s, seat, b, builder, a.x, a.y), vp):
            return True
    return False


def may_buy(s: PuertoRico, seat: i64, b: i64, builder: i64, vp: i64, why: Why) -> bool:
    """PR-8.05 to 8.10, with the black market."""
    credit = missing(s, seat, b, builder) if can_pay(s, seat, b, builder, vp) else 0
    player = s.players[seat]
    return may_build(s, player, b, privilege(s, seat, builder), free_spaces(player), why, max(0, credit))


class BuyOrReturn(BuyBuilding):
    """PR-8.01 with the black market."""

    def moot(self, s: PuertoRico) -> bool:
        """His VP are nobody's business: the question arises if a VP might help."""
        if not s.players[self.seat].works(BLACK_MARKET):
            return super().moot(s)
        for b in s.rules.kinds:
            if may_buy(s, self.seat, b, self.builder, 1, QUIET):
                return False
        return True

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        return a.verb is PASS or may_buy(s, seat, a.x, self.builder, s.players[seat].vp, why)

    def choices(self, s: PuertoRico, seat: i64) -> list[Action]:
        if not s.players[seat].works(BLACK_MARKET):
            return super().choices(s, seat)
        found = [PASS.of()]
        for b in s.rules.kinds:
            if may_buy(s, seat, b, self.builder, s.players[seat].vp, QUIET):
                found.append(BUILD.of(b))
        return found

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is PASS:
            return
        if missing(s, seat, a.x, self.builder) <= 0:
            buy(s, seat, a.x, self.builder, 0)
        elif dismissals(s, seat):
            s.push(ReturnPerson(seat, a.x, self.builder))
        else:
            ask_for_barrel(s, seat, a.x, self.builder, 0)


class ReturnPerson(Ask):
    """PR-18.15: which person he returns for the building, if any."""

    def __init__(self, seat: i64, building: i64, builder: i64) -> None:
        super().__init__(seat)
        self.building: Final[i64] = building
        self.builder: Final[i64] = builder

    def rule(self) -> str:
        return "PR-18.13"

    def verbs(self) -> list[Verb]:
        return PASS_DISMISS

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        vp = s.players[seat].vp
        if a.verb is PASS:
            lacking = missing(s, seat, self.building, self.builder)
        elif not may_dismiss(s, seat, a.x, a.y, why):
            return False
        else:
            lacking = missing_without(s, seat, self.building, self.builder, a.x, a.y)
        return can_make_up(s, seat, lacking, vp) or why.no(NOT_EXACT, lacking)

    def candidates(self, s: PuertoRico, seat: i64) -> list[Action]:
        return [PASS.of(), *dismissals(s, seat)]

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        returned: i64 = 0
        if a.verb is DISMISS:
            returned = 1
            if s.rules.discounts_after_return:
                let_go(s, seat, a.x, a.y)
            else:
                s.push(LetGo(seat, a.x, a.y))
        ask_for_barrel(s, seat, self.building, self.builder, returned)


def let_go(s: PuertoRico, seat: i64, kind: i64, spot: i64) -> None:
    """The person returns to the supply."""
    remove_person(s.players[seat], kind, spot)
    if kind == NOBLE_KIND:
        s.noble_supply += 1
    else:
        s.colonists += 1


class LetGo(Step):
    """PR-18.17, other setting: the person leaves when the purchase is complete."""

    def __init__(self, seat: i64, person: i64, spot: i64) -> None:
        self.seat: Final[i64] = seat
        self.person: Final[i64] = person
        self.spot: Final[i64] = spot

    def run(self, s: PuertoRico) -> None:
        let_go(s, self.seat, self.person, self.spot)


def ask_for_barrel(s: PuertoRico, seat: i64, b: i64, builder: i64, returned: i64) -> None:
    """A barrel is asked for if something is still lacking and he has any.

    Not if it must be one and he has one kind. (Whether a VP could stand for it is nobody's business, so then he is
    asked.)
    """
    goods = kinds_of(s.players[seat])
    lacking = missing(s, seat, b, builder) - returned
    if lacking <= 0 or goods == 0:
        complete(s, seat, b, builder, returned)
    elif lacking > 1 and ones(goods) == 1:
        give_back(s, seat, lowest(goods), 1)
        complete(s, seat, b, builder, returned + 1)
    else:
        s.push(ReturnBarrel(seat, b, builder, returned))


def complete(s: PuertoRico, seat: i64, b: i64, builder: i64, returned: i64) -> None:
    """What is still lacking is a VP; then he buys. PR-18.14: no doubloon is left."""
    if missing(s, seat, b, builder) > returned:
        s.players[seat].vp -= 1
        s.vp_pool += 1
        s.tell(RETURNED_VP, seat, 1)
        returned += 1
    buy(s, seat, b, builder, returned)


class ReturnBarrel(Ask):
    """PR-18.13: which barrel he returns for the building, if any; so much has been `returned` before."""

    def __init__(self, seat: i64, building: i64, builder: i64, returned: i64) -> None:
        super().__init__(seat)
        self.building: Final[i64] = building
        self.builder: Final[i64] = builder
        self.returned: Final[i64] = returned

    def rule(self) -> str:
        return "PR-18.13"

    def verbs(self) -> list[Verb]:
        return PASS_GIVE

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        player = s.players[seat]
        lacking = missing(s, seat, self.building, self.builder) - self.returned
        if a.verb is GIVE:
            if player.goods[a.x] == 0:
                return why.no(NO_BARREL, a.x)
            lacking -= 1
        return lacking <= min(player.vp, 1) or why.no(NOT_EXACT, lacking)

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        returned = self.returned
        if a.verb is GIVE:
            give_back(s, seat, a.x, 1)
            returned += 1
        complete(s, seat, self.building, self.builder, returned)


# Where it would be asked, for the answer to "why not?" in another phase (nobody having the privilege).
BUILD.home = lambda s, seat: BuyOrReturn(seat, NOBODY)
