"""CI-16, CI-19.01: districts enter, leave and change cities; completed cities; the tax."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.masks import ONE
from fondaco.games.citadels.cards import KIND_BITS, kind_of, tuck
from fondaco.games.citadels.components import BUILT, DISTRICT, MUSEUM, TAX
from fondaco.games.citadels.gold import gain_gold
from fondaco.games.citadels.memory import museum_buried, museum_shown
from fondaco.games.citadels.state import NOBODY, NONE, Citadels

STANDS: Final = Kind("built", [SEAT, DISTRICT])
DESTROYED: Final = Kind("destroyed", [SEAT, BUILT])
MOVED: Final = Kind("moved", [SEAT.named("giver"), SEAT.named("receiver"), BUILT])
TAXED: Final = Kind("taxed", [SEAT, "gold"])
COMPLETED: Final = Kind("completed", [SEAT])


def enter_city(s: Citadels, seat: i64, kind: i64, taxed: bool) -> None:
    """CI-6.16: the district being built enters a city; then the tax, then the check for a completed city."""
    s.deck.site = NONE
    s.players[seat].raise_district(kind * 2)
    s.tell(STANDS, seat, kind)
    if taxed:
        pay_tax(s, seat)
    note_completed(s, seat)


def pay_tax(s: Citadels, seat: i64) -> None:
    """CI-15.08 to CI-15.11: for each build, in every round of a game with the Tax Collector, if there is gold left."""
    player = s.players[seat]
    if s.rules.taxed and player.gold >= TAX:
        player.gold -= TAX
        s.tax += TAX
        s.tell(TAXED, seat, TAX)


def note_completed(s: Citadels, seat: i64) -> None:
    """CI-19.01: as soon as a city has its full size, however it got it."""
    if s.completed >> seat & 1 == 0 and s.complete(seat):
        s.completed |= ONE << seat
        if s.first_completed == NOBODY:
            s.first_completed = seat
        s.tell(COMPLETED, seat)


def destroy(s: Citadels, owner: i64, built: i64) -> None:
    """CI-16.04: to the bottom of the deck, where all know it; CI-17.27: after the cards under a Museum."""
    s.players[owner].raze_district(built)
    s.tell(DESTROYED, owner, built)
    kind = built >> 1
    if kind == MUSEUM:
        museum_buried(s)
        s.deck.bottom += s.deck.museum
        s.deck.museum = []
    if built & 1 == 1 and s.rules.owner_gets_gold_on_district:  # CI-15.07
        gain_gold(s, owner, 1)
    tuck(s, owner, kind, s.rules.everybody)


def move_district(s: Citadels, giver: i64, receiver: i64, built: i64) -> None:
    """CI-15.07, CI-17.27: what lies on or under it goes with it. CI-14.17: it may complete a city."""
    s.players[giver].raze_district(built)
    s.players[receiver].raise_district(built)
    if built >> 1 == MUSEUM and s.rules.museum_new_owner_may_look:  # CI-23.11
        museum_shown(s, receiver, [int(kind_of(card)) for card in s.deck.museum])
        s.deck.museum = [card | ONE << (KIND_BITS + receiver) for card in s.deck.museum]
    s.tell(MOVED, giver, receiver, built)


def standing_code(s: Citadels, seat: i64, kind: i64) -> i64:
    """A district of that kind in the city, plain or beautified."""
    plain = kind * 2
    return plain if plain in s.players[seat].city else plain + 1
