"""The expansions (PR-4, PR-18, PR-19, PR-20) and those switches that change the course of a phase.

They hook in by data: `revise` rewrites the plans of the base phases, `equip` fills the lists of effects.
"""

from mypy_extensions import i64

from fondaco.core.flow import Frame
from fondaco.games.puerto_rico.boarding import TakeFromShip
from fondaco.games.puerto_rico.bonuses import TRADER_GAIN, gain, grant
from fondaco.games.puerto_rico.builder import BuyBuilding, UniversityEffect
from fondaco.games.puerto_rico.captain import FindLoader, PerShipment, shipping_bonuses
from fondaco.games.puerto_rico.components import (
    BUILDER,
    CAPTAIN,
    CHURCH,
    CHURCH_VP,
    COLUMN,
    CRAFTSMAN,
    LIGHTHOUSE,
    LIGHTHOUSE_DOUBLOONS,
    MAYOR,
    SETTLER,
    TRADER,
)
from fondaco.games.puerto_rico.craftsman import Factory, ProductionTurn
from fondaco.games.puerto_rico.effects import Purchase
from fondaco.games.puerto_rico.expansions.black_market import BuyOrReturn
from fondaco.games.puerto_rico.expansions.forest import DrawTile, ForestDiscount, SecondTake, TakeLand
from fondaco.games.puerto_rico.expansions.guesthouse import window
from fondaco.games.puerto_rico.expansions.hunting_lodge import lodges
from fondaco.games.puerto_rico.expansions.library import LibraryMayor
from fondaco.games.puerto_rico.expansions.loading import begin_loading
from fondaco.games.puerto_rico.expansions.nobles import FillShipWithNobles, PlaceEverybody, Villa, ZoningOffice
from fondaco.games.puerto_rico.expansions.production import Aqueduct, Chapel, Jeweler, SpecialtyFactory
from fondaco.games.puerto_rico.expansions.shipping import LighthouseAtEnd, NextShipper
from fondaco.games.puerto_rico.expansions.trading import TraderTurn
from fondaco.games.puerto_rico.mayor import FillShip, MayorPrivilege, PlacePeople, ShareColonists
from fondaco.games.puerto_rico.rules import AFTER_HACIENDA, OWN_TURN, PHASE_END, PHASE_START, Rules
from fondaco.games.puerto_rico.settler import Hacienda, RenewRow, TakeTile
from fondaco.games.puerto_rico.state import PuertoRico
from fondaco.games.puerto_rico.trader import SellBarrel, TraderPrivilege, sale_bonuses


class Church(Purchase):
    """PR-18.29: VP by the column of the building; PR-18.30: none for the church itself, as nobody is on it yet."""

    def bought(self, s: PuertoRico, seat: i64, b: i64) -> None:
        if s.players[seat].works(CHURCH):
            grant(s, seat, gain("church"), CHURCH_VP[COLUMN[b]])


def equip(rules: Rules) -> None:
    """The effects of privileges and buildings, by moment; those of the base game first."""
    rules.on_purchase.append(UniversityEffect())
    rules.on_sale.extend(sale_bonuses())
    rules.on_shipment.extend(shipping_bonuses())
    if rules.new_buildings:
        rules.on_purchase.append(Church())
        rules.on_production.append(Aqueduct())
        rules.on_post_sale.append(TraderPrivilege(TRADER_GAIN))  # PR-18.27: markets do not count there
        rules.on_shipment_paid.append(PerShipment(gain("lighthouse"), LIGHTHOUSE, LIGHTHOUSE_DOUBLOONS))  # PR-18.36
        rules.discounts.append(ForestDiscount())
    rules.on_production.append(Factory())
    if rules.new_buildings:
        rules.on_production.append(SpecialtyFactory())
    if rules.with_nobles:
        rules.on_production.append(Jeweler())
        rules.discounts.append(ZoningOffice())


def revise(rules: Rules, role: i64, chooser: int, frames: list[Frame]) -> list[Frame]:
    """The plan of a phase as these rules play it; PR-18.24: guests may move at its start and at its end."""
    if role == MAYOR:
        return revise_mayor(rules, chooser, frames)
    start, end = (
        window(rules, PHASE_START, rules.clockwise[chooser]),
        window(rules, PHASE_END, rules.clockwise[chooser]),
    )
    if role == SETTLER:
        return [*start, *revise_settler(rules, chooser, frames, end)]
    if role == CRAFTSMAN:
        return [*start, *revise_craftsman(rules, chooser, frames), *end]
    if role == TRADER:
        return [*start, *revise_trader(rules, chooser, frames, end)]
    if role == CAPTAIN:
        return [*start, *revise_captain(rules, chooser, frames, end)]
    if role == BUILDER:
        return [*start, *revise_builder(rules, frames), *end]
    return [*start, *frames, *end]


def revise_settler(rules: Rules, settler: int, frames: list[Frame], end: list[Frame]) -> list[Frame]:
    """PR-6.11, PR-6.12: forests; the library's second take, guests and hunting lodges before the row is renewed."""
    if not rules.drafts:
        return frames
    revised: list[Frame] = []
    for frame in frames:
        if isinstance(frame, Hacienda):
            seat = [int(frame.seat)]
            revised += [*window(rules, OWN_TURN, seat), DrawTile(frame.seat), *window(rules, AFTER_HACIENDA, seat)]
        elif isinstance(frame, TakeTile):
            revised.append(TakeLand(frame.seat, frame.settler))
        elif isinstance(frame, RenewRow):
            if rules.new_buildings:
                revised += [*window(rules, OWN_TURN, [settler]), SecondTake(settler, rules.second_take_hospice)]
            revised += [*end, *(lodges(rules, settler) if rules.with_nobles else []), frame]
    return revised


def revise_builder(rules: Rules, frames: list[Frame]) -> list[Frame]:
    """PR-8.13: guests move before a purchase; the black market may help."""
    if not rules.new_buildings:
        return frames
    revised: list[Frame] = []
    for frame in frames:
        assert isinstance(frame, BuyBuilding)
        revised += [*window(rules, OWN_TURN, [int(frame.seat)]), BuyOrReturn(frame.seat, frame.builder)]
    return revised


def revise_mayor(rules: Rules, mayor: int, frames: list[Frame]) -> list[Frame]:
    """PR-20.18: privilege, villas, ship, placing, filling the ship; with nobles among the people."""
    revised: list[Frame] = []
    for frame in frames:
        if isinstance(frame, MayorPrivilege):
            revised.append(LibraryMayor(mayor) if rules.new_buildings else frame)
            revised += [Villa(seat) for seat in rules.clockwise[mayor]] if rules.with_nobles else []
        elif isinstance(frame, ShareColonists) and (rules.with_nobles or rules.may_decline_ship):
            revised.append(TakeFromShip(mayor, 0))
        elif isinstance(frame, PlacePeople) and rules.with_nobles:
            revised.append(PlaceEverybody(frame.seat))
        elif isinstance(frame, FillShip) and rules.with_nobles:
            revised.append(FillShipWithNobles())
        else:
            revised.append(frame)
    return revised


def revise_craftsman(rules: Rules, craftsman: int, frames: list[Frame]) -> list[Frame]:
    """PR-9.11: chapels, then the production turns, each with its guest moves."""
    chapels: list[Frame] = [Chapel(seat) for seat in rules.clockwise[craftsman]] if rules.with_nobles else []
    return [*chapels, *with_guest_moves(rules, frames)]


def revise_producers(rules: Rules, craftsman: int, frames: list[Frame]) -> list[Frame]:
    """The turns of the others, each with its guest moves; then those of the craftsman, before the privilege."""
    return [*with_guest_moves(rules, frames), *window(rules, OWN_TURN, [craftsman])]


def with_guest_moves(rules: Rules, frames: list[Frame]) -> list[Frame]:
    """Production turns, each with the guest moves before it."""
    revised: list[Frame] = []
    for frame in frames:
        assert isinstance(frame, ProductionTurn)
        revised += [*window(rules, OWN_TURN, [int(frame.seat)]), frame]
    return revised


def revise_trader(rules: Rules, trader: int, frames: list[Frame], end: list[Frame]) -> list[Frame]:
    """PR-20.06: guest moves, land office, sale."""
    if not rules.drafts:
        return frames
    revised: list[Frame] = []
    for frame in frames:
        if isinstance(frame, SellBarrel):
            revised += [*window(rules, OWN_TURN, [int(frame.seat)]), TraderTurn(frame.seat, trader)]
        else:
            revised += [*end, frame]
    return revised


def revise_captain(rules: Rules, captain: int, frames: list[Frame], end: list[Frame]) -> list[Frame]:
    """PR-11.15, PR-12.08: what comes with first turns; guest moves between loading and storing."""
    revised: list[Frame] = []
    for frame in frames:
        if isinstance(frame, FindLoader) and rules.drafts:
            revised += [NextShipper(captain, begin_loading(captain)), *end]
            revised += [LighthouseAtEnd(captain)] if rules.new_buildings and rules.lighthouse_at_end else []
        else:
            revised.append(frame)
    return revised
