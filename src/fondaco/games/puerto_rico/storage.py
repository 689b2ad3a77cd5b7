"""PR-12: storing and clean-up at the end of the captain phase; with warehouses (PR-16.08, 16.15) and storehouse
(PR-18.19)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.events import Kind
from fondaco.core.flow import Step
from fondaco.core.masks import ONE, lowest, ones
from fondaco.core.objections import Reason, Why
from fondaco.core.selection import Selection
from fondaco.games.puerto_rico.actions import KEEP, PASS, STORE
from fondaco.games.puerto_rico.bank import give_back, last_phase
from fondaco.games.puerto_rico.components import (
    FREE_BARRELS,
    GOOD,
    GOODS,
    LARGE_WAREHOUSE,
    LARGE_WAREHOUSE_KINDS,
    SHIP,
    SMALL_WAREHOUSE,
    SMALL_WAREHOUSE_KINDS,
    STOREHOUSE,
    STOREHOUSE_BARRELS,
)
from fondaco.games.puerto_rico.packed import barrels_of, last_kind, last_of, pack
from fondaco.games.puerto_rico.state import Player, PuertoRico

NO_BARREL: Final = Reason("PR-12.04", "no-barrel-to-store", [GOOD])
STORED_ALREADY: Final = Reason("PR-12.05", "stored-already", [GOOD])
WAREHOUSE_UNUSED: Final = Reason("PR-12.05", "warehouse-unused", ["kinds"])
PLACE_UNUSED: Final = Reason("PR-12.05", "storage-unused", ["barrels"])
ALL_KEPT: Final = Reason("PR-12.04", "all-kept", [])
SHIP_EMPTIED: Final = Kind("ship-emptied", [SHIP, GOOD])

PASS_STORE: Final[list[Verb]] = [PASS, STORE]
PASS_KEEP: Final[list[Verb]] = [PASS, KEEP]


class StoreGoods(Step):
    """PR-12.01, PR-12.02: what the warehouses take, then single barrels: one, and those of the storehouse (PR-18.19).

    PR-12.05: a player may keep less; by the switch no storage place may stay unused.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: PuertoRico) -> None:
        go_on_storing(s, self.seat, warehouse_places(s.players[self.seat]), 0)


def warehouse_places(player: Player) -> i64:
    """PR-16.08, PR-16.15: how many kinds the warehouses take."""
    places: i64 = 0
    if player.works(SMALL_WAREHOUSE):
        places += SMALL_WAREHOUSE_KINDS
    if player.works(LARGE_WAREHOUSE):
        places += LARGE_WAREHOUSE_KINDS
    return places


def kinds_of(player: Player) -> i64:
    """The kinds he has, as a mask."""
    kinds: i64 = 0
    for good in range(GOODS):
        if player.goods[good] > 0:
            kinds |= ONE << good
    return kinds


def go_on_storing(s: PuertoRico, seat: i64, places: i64, stored: i64) -> None:
    """Ask for the next warehouse kind. If there is room for all, they are stored: unasked where that is all one may do
    or, in a brisk game, where it is obvious."""
    kinds = kinds_of(s.players[seat])
    if places > 0 and kinds & ~stored:
        if ones(kinds & ~stored) > places or not (s.rules.full_storage or s.brisk):
            s.push(StoreKind(seat, places, stored))
            return
        stored = kinds
    start_keeping(s, seat, stored)


class StoreKind(Selection):
    """PR-16.08, PR-16.15: a kind for the warehouses, which have room for so many more; these are `stored`."""

    def __init__(self, seat: i64, places: i64, stored: i64) -> None:
        super().__init__(seat)
        self.places: Final[i64] = places
        self.stored: Final[i64] = stored

    def rule(self) -> str:
        return "PR-12.02"

    def verbs(self) -> list[Verb]:
        return PASS_STORE

    def piece(self, a: Action) -> i64:
        return -1 if a.verb is PASS else a.x

    def reached(self, s: PuertoRico) -> i64:
        return last_of(self.stored)

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is PASS:
            return not s.rules.full_storage or why.no(WAREHOUSE_UNUSED, self.places)
        if s.players[seat].goods[a.x] == 0:
            return why.no(NO_BARREL, a.x)
        return self.stored >> a.x & 1 == 0 or why.no(STORED_ALREADY, a.x)

    def suggestions(self, s: PuertoRico, seat: i64) -> list[Action]:
        """In the order of the kinds, and no place stays empty."""
        rest = kinds_of(s.players[seat]) & ~self.stored
        reached = self.reached(s)
        found = [a for a in self.choices(s, seat) if a.verb is not PASS]
        ahead = [a for a in found if a.x > reached and ones(rest >> a.x) >= self.places]
        return ahead if ahead else found

    def obvious(self, s: PuertoRico, seat: i64) -> Action | None:
        return None if last_phase(s) else self.unasked(s, seat)

    def unasked(self, s: PuertoRico, seat: i64) -> Action | None:
        """If there is room for all kinds, the first of them."""
        rest = kinds_of(s.players[seat]) & ~self.stored
        return STORE.of(lowest(rest)) if ones(rest) <= self.places else None

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is PASS:
            start_keeping(s, seat, self.stored)
        else:
            go_on_storing(s, seat, self.places - 1, self.stored | ONE << a.x)


def start_keeping(s: PuertoRico, seat: i64, stored: i64) -> None:
    """PR-12.01, PR-18.19: the single barrels."""
    left = FREE_BARRELS
    if s.players[seat].works(STOREHOUSE):
        left += STOREHOUSE_BARRELS
    go_on_keeping(s, seat, stored, left, 0)


def go_on_keeping(s: PuertoRico, seat: i64, stored: i64, left: i64, kept: i64) -> None:
    """Ask for the next single barrel; what leaves no choice is kept, as in `go_on_storing`."""
    player = s.players[seat]
    if kinds_of(player) & ~stored == 0:
        return
    if left > 0 and loose_from(player, stored, kept, 0) > 0:
        question = KeepBarrel(seat, stored, left, kept)
        if question.has_choice(player) or not (s.rules.full_storage or s.brisk):
            s.push(question)
            return
        for good in range(GOODS):
            if stored >> good & 1 == 0:
                more = min(left, player.goods[good] - barrels_of(kept, good))
                kept += pack(more, good)
                left -= more
    for good in range(GOODS):
        if stored >> good & 1 == 0:
            barrels = player.goods[good] - barrels_of(kept, good)
            if barrels > 0:
                give_back(s, seat, good, barrels)  # PR-12.03


def loose_from(player: Player, stored: i64, kept: i64, first: i64) -> i64:
    """The barrels from this kind on that are neither stored nor kept yet."""
    loose: i64 = 0
    for good in range(first, GOODS):
        if stored >> good & 1 == 0:
            loose += player.goods[good] - barrels_of(kept, good)
    return loose


class KeepBarrel(Selection):
    """PR-12.01, PR-18.19: a single barrel on the windrose; so many are `left` to keep, these are `kept` already."""

    def __init__(self, seat: i64, stored: i64, left: i64, kept: i64) -> None:
        super().__init__(seat)
        self.stored: Final[i64] = stored
        self.left: Final[i64] = left
        self.kept: Final[i64] = kept

    def rule(self) -> str:
        return "PR-12.01"

    def verbs(self) -> list[Verb]:
        return PASS_KEEP

    def piece(self, a: Action) -> i64:
        return -1 if a.verb is PASS else a.x

    def reached(self, s: PuertoRico) -> i64:
        return last_kind(self.kept)

    def is_loose(self, player: Player, good: i64) -> bool:
        """Whether another barrel of this kind can be kept."""
        return self.stored >> good & 1 == 0 and player.goods[good] > barrels_of(self.kept, good)

    def has_choice(self, player: Player) -> bool:
        """Whether not all loose barrels can be kept, and they are of several kinds."""
        kinds: i64 = 0
        for good in range(GOODS):
            if self.is_loose(player, good):
                kinds += 1
        return kinds > 1 and loose_from(player, self.stored, self.kept, 0) > self.left

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is PASS:
            return not s.rules.full_storage or why.no(PLACE_UNUSED, self.left)
        if s.players[seat].goods[a.x] == 0:
            return why.no(NO_BARREL, a.x)
        if self.stored >> a.x & 1 == 1:
            return why.no(STORED_ALREADY, a.x)
        return self.is_loose(s.players[seat], a.x) or why.no(ALL_KEPT)

    def suggestions(self, s: PuertoRico, seat: i64) -> list[Action]:
        """In the order of the kinds, and as many barrels as may be kept."""
        player = s.players[seat]
        reached = self.reached(s)
        found = [a for a in self.choices(s, seat) if a.verb is not PASS]
        ahead = [a for a in found if a.x >= reached and loose_from(player, self.stored, self.kept, a.x) >= self.left]
        return ahead if ahead else found

    def obvious(self, s: PuertoRico, seat: i64) -> Action | None:
        """One of the loose barrels, if all can be kept or they are alike."""
        player = s.players[seat]
        if last_phase(s) or self.has_choice(player):
            return None
        good: i64 = 0
        while not self.is_loose(player, good):
            good += 1
        return KEEP.of(good)

    def unasked(self, s: PuertoRico, seat: i64) -> Action | None:
        ways = self.suggestions(s, seat)
        return ways[0] if len(ways) == 1 or not self.has_choice(s.players[seat]) else None

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is PASS:
            go_on_keeping(s, seat, self.stored, 0, self.kept)
        else:
            go_on_keeping(s, seat, self.stored, self.left - 1, self.kept + pack(1, a.x))


class EmptyShips(Step):
    """PR-12.07: full ships are emptied, the others keep their cargo."""

    def run(self, s: PuertoRico) -> None:
        for ship in range(s.rules.ships):
            if s.loaded[ship] == s.rules.capacity[ship]:
                s.goods[s.cargo[ship]] += s.loaded[ship]
                s.tell(SHIP_EMPTIED, ship, s.cargo[ship])
                s.cargo[ship] = -1
                s.loaded[ship] = 0
