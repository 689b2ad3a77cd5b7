"""Puerto Rico as numbers."""

from typing import Final

from mypy_extensions import i64

from fondaco.adapters.observations.questions import Field, Questions
from fondaco.adapters.observations.sheet import AROUND, Sheet
from fondaco.core.rows import Row, row, total, zeros
from fondaco.games.puerto_rico.bank import END
from fondaco.games.puerto_rico.components import BUILDING, GOOD, GOODS, ROLE, SHIP, TILE
from fondaco.games.puerto_rico.expansions.loading import (
    SMALL_WHARVES,
    SUPPLIERS,
    WHARVES,
    captain_of,
    idle_of,
    rewarded,
    seats_of,
    turns_of,
)
from fondaco.games.puerto_rico.packed import barrels_of
from fondaco.games.puerto_rico.shape import FRAMES
from fondaco.games.puerto_rico.state import Player, PuertoRico
from fondaco.games.puerto_rico.view import drawer, hides_forests, hides_vp, unseen

NO_GOODS: Final = zeros(GOODS)


class PackedField(Field):
    """Barrels of each kind in one number."""

    def write(self, to: Sheet, value: i64) -> None:
        barrels = row([int(barrels_of(value, good)) for good in range(GOODS)]) if value else NO_GOODS
        to.counts(self.name, GOOD, barrels, 10)


class LoadingField(Field):
    """How far a captain phase with expansions has come."""

    def write(self, to: Sheet, value: i64) -> None:
        to.seat("captain of the loading", captain_of(value))
        to.number("turns without a shipment", idle_of(value), 5)
        to.number("first turns", turns_of(value), 5)
        to.flag("captain rewarded", rewarded(value))
        to.some_seats("wharf used", seats_of(value, WHARVES))
        to.some_seats("small wharf used", seats_of(value, SMALL_WHARVES))
        to.some_seats("royal supplier over", seats_of(value, SUPPLIERS))


PACKED: Final = ["made", "taken", "kept"]
QUESTIONS: Final = Questions(FRAMES, [*[PackedField(name) for name in PACKED], LoadingField("loading")], [])


def observe(s: PuertoRico, to: Sheet) -> None:
    """All that the reader may know."""
    QUESTIONS.write(s, to)
    to.part("table")
    to.seat("governor", s.governor)
    to.owners("role taken by", ROLE, s.role_owners)
    to.counts("doubloons on role", ROLE, s.role_doubloons, 5)
    to.counts("barrels in supply", GOOD, s.goods, 10)
    to.counts("barrels in trading house", GOOD, s.house, 4)
    to.lying("cargo", SHIP, GOOD, s.cargo)
    to.counts("barrels on ship", SHIP, s.loaded, 8)
    to.number("colonists in supply", s.colonists, 100)
    to.number("colonists on colonist ship", s.colonist_ship, 10)
    to.number("nobles in supply", s.noble_supply, 20)
    to.number("nobles on colonist ship", s.noble_ship, 2)
    to.counts("plantations face up", GOOD, s.face_up, 6)
    to.counts("plantations discarded", GOOD, s.discarded, 12)
    to.number("plantations face down", total(s.face_down), 50)
    to.counts("plantations unseen", GOOD, unseen(s, int(to.reader)), 12)
    to.one_of("plantation drawn by you", GOOD, s.drawn if drawer(s) == to.reader else -1)
    to.number("quarries", s.quarries, 8)
    to.counts("buildings for sale", BUILDING, s.bank, 4)
    to.some_of("buildings in play", BUILDING, s.in_play)
    to.number("VP chips left", s.vp_pool, 100)
    to.number("VP written down", s.written, 100)
    to.some_of("end of the game", END, s.ending)
    to.some_seats("library used", s.library_used)
    to.number("reshuffles", s.reshuffles, 5)
    for around in range(to.seats):
        player(s, to, around)


def player(s: PuertoRico, to: Sheet, around: i64) -> None:
    """A player board."""
    seat = to.seat_at(around)
    board: Player = s.players[seat]
    mine = around == 0
    to.part(AROUND[around])
    to.number("doubloons", board.doubloons, 20)
    to.number("VP", board.vp if mine or not hides_vp(s) else 0, 50)
    to.counts("barrels", GOOD, board.goods, 10)
    to.number("colonists on windrose", board.colonists, 10)
    to.counts("tiles", TILE, board.tiles, 12)
    to.counts("occupied tiles", TILE, board.manned, 12)
    to.some_of("buildings", BUILDING, board.buildings)
    to.counts("people on buildings", BUILDING, board.staff, 3)
    to.number("forests", board.woods, 12)
    to.counts("under open forests", GOOD, board.forests, 12)
    dark: Row = board.dark_forests if mine or not hides_forests(s) else NO_GOODS
    to.counts("under dark forests", GOOD, dark, 12)
    to.number("nobles on windrose", board.nobles, 10)
    to.counts("nobles on tiles", TILE, board.noble_tiles, 12)
    to.counts("nobles on buildings", BUILDING, board.noble_staff, 3)
