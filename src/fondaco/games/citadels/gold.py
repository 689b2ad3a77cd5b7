"""Gold: from the bank, to the bank, between players (CI-1.07, CI-1.13, CI-1.14)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.games.citadels.state import Citadels

GAINED: Final = Kind("gained", [SEAT, "gold"])
PAID: Final = Kind("paid", [SEAT, "gold"])
HANDED: Final = Kind("handed", [SEAT.named("giver"), SEAT.named("receiver"), "gold"])
CROWNED: Final = Kind("crowned", [SEAT])


def gain_gold(s: Citadels, seat: i64, gold: i64) -> None:
    """CI-1.07: the bank never runs out."""
    if gold > 0:
        s.players[seat].gold += gold
        s.tell(GAINED, seat, gold)


def pay_gold(s: Citadels, seat: i64, gold: i64) -> None:
    """CI-1.14: to the bank."""
    if gold > 0:
        s.players[seat].gold -= gold
        s.tell(PAID, seat, gold)


def hand_gold(s: Citadels, giver: i64, receiver: i64, gold: i64) -> None:
    """From one stash to another; to himself nothing moves (CI-5.11)."""
    if gold > 0 and giver != receiver:
        s.players[giver].gold -= gold
        s.players[receiver].gold += gold
        s.tell(HANDED, giver, receiver, gold)


def give_crown(s: Citadels, seat: i64) -> None:
    """CI-3.04: it decides who chooses first in the next round."""
    if s.crown != seat:
        s.crown = seat
        s.tell(CROWNED, seat)
