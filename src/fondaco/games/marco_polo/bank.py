"""MP-15: the one place where costs are paid and rewards received. The supply never runs out (MP-1.08, MP-1.09)."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.games.marco_polo.catalogue import PIPS
from fondaco.games.marco_polo.language import (
    FIRST_GOOD,
    GOOD_ANY,
    GOODS,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    THING,
    THINGS,
    TWO_GOODS,
    Bundle,
)
from fondaco.games.marco_polo.state import MarcoPolo, Player

GAINED: Final = Kind("gained", [SEAT, "amount", THING])
PAID: Final = Kind("paid", [SEAT, "amount", THING])
SCORED: Final = Kind("scored", [SEAT, "vp"])
LOST: Final = Kind("lost", [SEAT, "vp"])
MOST_TIMES: Final[i64] = PIPS


def gain(s: MarcoPolo, seat: i64, thing: i64, amount: i64) -> None:
    """MP-15.01: from the supply."""
    if amount > 0:
        s.players[seat].stock[thing] += amount
        s.tell(GAINED, seat, amount, thing)


def pay(s: MarcoPolo, seat: i64, thing: i64, amount: i64) -> None:
    """Back to the supply."""
    if amount > 0:
        s.players[seat].stock[thing] -= amount
        s.tell(PAID, seat, amount, thing)


def score(s: MarcoPolo, seat: i64, vp: i64) -> None:
    """MP-15.01: marked at once."""
    if vp > 0:
        s.players[seat].vp += vp
        s.tell(SCORED, seat, vp)


def lose(s: MarcoPolo, seat: i64, vp: i64) -> None:
    """MP-13.18: one card takes VP back."""
    if vp > 0:
        s.players[seat].vp -= vp
        s.tell(LOST, seat, vp)


def receive(s: MarcoPolo, seat: i64, reward: Bundle, times: i64 = 1) -> None:
    """MP-15.09: things at once, then whatever needs a question or chance, in its order."""
    score(s, seat, reward.vp * times)
    for thing in range(THINGS):
        gain(s, seat, thing, reward.counts[thing] * times)
    if reward.later:
        parts = s.rules.parts[seat]
        for i in range(len(reward.later) - 1, -1, -1):
            part = reward.later[i]
            s.plan(parts[part][reward.counts[part] * times])


def pay_cost(s: MarcoPolo, seat: i64, cost: Bundle, times: i64 = 1) -> None:
    """The things and VP of a cost; goods of the player's choice are asked for by whoever lists such a cost."""
    lose(s, seat, cost.vp * times)
    for thing in range(THINGS):
        pay(s, seat, thing, cost.counts[thing] * times)


def has_pair(player: Player, pair: i64) -> bool:
    """Whether both goods of the pair are there."""
    stock = player.stock
    return stock[FIRST_GOOD + PAIR_FIRST[pair]] > 0 and stock[FIRST_GOOD + PAIR_SECOND[pair]] > 0


def has_some_pair(player: Player) -> bool:
    """Whether two different goods are there."""
    for pair in range(PAIRS):
        if has_pair(player, pair):
            return True
    return False


def goods_of(player: Player) -> i64:
    """All goods in the warehouse (MP-1.07: camels are none)."""
    goods: i64 = 0
    for good in range(GOODS):
        goods += player.stock[FIRST_GOOD + good]
    return goods


def payable(s: MarcoPolo, seat: i64, cost: Bundle) -> i64:
    """How often the cost can be paid, as far as a die can ask for it."""
    player = s.players[seat]
    times = MOST_TIMES
    for thing in range(THINGS):
        wanted = cost.counts[thing]
        if wanted > 0:
            times = min(times, player.stock[thing] // wanted)
    if cost.counts[GOOD_ANY] > 0:
        times = min(times, goods_of(player))
    if cost.counts[TWO_GOODS] > 0 and not has_some_pair(player):
        return 0
    if cost.vp > 0 and not s.rules.allow_negative_vp:  # MP-13.18
        times = min(times, max(0, player.vp) // cost.vp)
    return times
