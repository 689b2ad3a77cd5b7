"""PR-12 with the storehouse (PR-18.19), and with storage places that may stay empty (PR-12.05, other setting)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why
from fondaco.games.puerto_rico.actions import KEEP, PASS, STORE
from fondaco.games.puerto_rico.bank import give_back
from fondaco.games.puerto_rico.components import FREE_BARRELS, GOODS, STOREHOUSE, STOREHOUSE_BARRELS
from fondaco.games.puerto_rico.packed import barrels_of, pack
from fondaco.games.puerto_rico.state import Player, PuertoRico
from fondaco.games.puerto_rico.storage import (
    IN_ORDER,
    NO_BARREL,
    STORED_ALREADY,
    StoreGoods,
    StoreKind,
    after,
    kinds_from,
    warehouse_places,
)

PLACE_UNUSED: Final = Reason("PR-12.05", "storage-unused", ["barrels"])
KINDS_UNUSED: Final = Reason("PR-12.05", "warehouse-unused", ["kinds"])
ALL_KEPT: Final = Reason("PR-12.04", "all-kept", [])

PASS_STORE: Final[list[Verb]] = [PASS, STORE]
PASS_KEEP: Final[list[Verb]] = [PASS, KEEP]


class StoreMore(StoreGoods):
    """PR-12.01, PR-12.02: warehouse kinds first, then single barrels: the free one and those of the storehouse."""

    def run(self, s: PuertoRico) -> None:
        go_on_with_kinds(s, self.seat, warehouse_places(s.players[self.seat]), 0)


def go_on_with_kinds(s: PuertoRico, seat: i64, places: i64, stored: i64) -> None:
    """Ask for the next warehouse kind; what leaves no choice is not asked."""
    player = s.players[seat]
    first = after(stored)
    kinds = kinds_from(player, first)
    if places > 0 and kinds > 0:
        if kinds > places or not s.rules.full_storage:
            s.push(StoreSome(seat, places, stored))
            return
        for good in range(first, GOODS):
            stored |= ONE << good
    start_keeping(s, seat, stored)


def start_keeping(s: PuertoRico, seat: i64, stored: i64) -> None:
    """The single barrels."""
    left = FREE_BARRELS
    if s.players[seat].works(STOREHOUSE):
        left += STOREHOUSE_BARRELS
    go_on_keeping(s, seat, stored, left, 0)


def last_kind(kept: i64) -> i64:
    """The kind of the last barrel kept: barrels are asked for in order, so that each set is reached in one way."""
    last: i64 = 0
    for good in range(GOODS):
        if barrels_of(kept, good) > 0:
            last = good
    return last


def loose_from(player: Player, stored: i64, kept: i64, first: i64) -> i64:
    """The barrels from this kind on that are neither stored nor kept yet."""
    loose: i64 = 0
    for good in range(first, GOODS):
        if stored >> good & 1 == 0:
            loose += player.goods[good] - barrels_of(kept, good)
    return loose


def go_on_keeping(s: PuertoRico, seat: i64, stored: i64, left: i64, kept: i64) -> None:
    """Ask for the next single barrel; what leaves no choice is not asked."""
    player = s.players[seat]
    first = last_kind(kept)
    loose = loose_from(player, stored, kept, first)
    if left > 0 and loose > 0:
        if not s.rules.full_storage or (loose > left and several_loose(player, stored, kept, first)):
            s.push(KeepSome(seat, stored, left, kept))
            return
        for good in range(first, GOODS):
            if stored >> good & 1 == 0:
                more = min(left, player.goods[good] - barrels_of(kept, good))
                kept += pack(more, good)
                left -= more
    for good in range(GOODS):
        if stored >> good & 1 == 0:
            barrels = player.goods[good] - barrels_of(kept, good)
            if barrels > 0:
                give_back(s, seat, good, barrels)  # PR-12.03


def several_loose(player: Player, stored: i64, kept: i64, first: i64) -> bool:
    """Whether there is more than one kind to choose from."""
    kinds = 0
    for good in range(first, GOODS):
        if stored >> good & 1 == 0 and player.goods[good] > barrels_of(kept, good):
            kinds += 1
    return kinds > 1


class StoreSome(StoreKind):
    """PR-16.08, PR-16.15: a kind for the warehouses; by the switch a place may stay empty."""

    def verbs(self) -> list[Verb]:
        return PASS_STORE

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        if s.rules.full_storage:
            return why.no(KINDS_UNUSED, self.places) if a.verb is PASS else super().allows(s, seat, a, why)
        if a.verb is PASS:
            return True
        if s.players[seat].goods[a.x] == 0:
            return why.no(NO_BARREL, a.x)
        if self.stored >> a.x & 1 == 1:
            return why.no(STORED_ALREADY, a.x)
        return a.x >= after(self.stored) or why.no(IN_ORDER, after(self.stored) - 1)

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is PASS:
            start_keeping(s, seat, self.stored)
        else:
            go_on_with_kinds(s, seat, self.places - 1, self.stored | ONE << a.x)


class KeepSome(Ask):
    """PR-12.01, PR-18.19: a single barrel; so many are `left` to keep, these are `kept` already."""

    def __init__(self, seat: i64, stored: i64, left: i64, kept: i64) -> None:
        super().__init__(seat)
        self.stored: Final[i64] = stored
        self.left: Final[i64] = left
        self.kept: Final[i64] = kept

    def rule(self) -> str:
        return "PR-12.01"

    def verbs(self) -> list[Verb]:
        return PASS_KEEP

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is PASS:
            return not s.rules.full_storage or why.no(PLACE_UNUSED, self.left)
        player = s.players[seat]
        if player.goods[a.x] == 0:
            return why.no(NO_BARREL, a.x)
        if self.stored >> a.x & 1 == 1:
            return why.no(STORED_ALREADY, a.x)
        if a.x < last_kind(self.kept):
            return why.no(IN_ORDER, last_kind(self.kept))
        if player.goods[a.x] == barrels_of(self.kept, a.x):
            return why.no(ALL_KEPT)
        if not s.rules.full_storage:
            return True
        return loose_from(player, self.stored, self.kept, a.x) >= self.left or why.no(PLACE_UNUSED, self.left)

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        if a.verb is PASS:
            go_on_keeping(s, seat, self.stored, 0, self.kept)
        else:
            go_on_keeping(s, seat, self.stored, self.left - 1, self.kept + pack(1, a.x))
