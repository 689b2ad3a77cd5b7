"""What comes from the bank and goes back: doubloons, VP, barrels, people; and what ends the game."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.domains import SEAT, Domain
from fondaco.core.events import Kind
from fondaco.core.masks import ONE
from fondaco.games.puerto_rico.components import COLONIST_KIND, GOOD, NOBLE_KIND
from fondaco.games.puerto_rico.state import PuertoRico

END: Final = Domain("end", ["colonists", "city", "vp"])
NO_COLONISTS: Final[i64] = END.index("colonists")
CITY_FULL: Final[i64] = END.index("city")
NO_VP: Final[i64] = END.index("vp")

EARNED: Final = Kind("earned", [SEAT, "doubloons"])
PAID: Final = Kind("paid", [SEAT, "doubloons"])
SCORED: Final = Kind("scored", [SEAT, "vp"])
RETURNED: Final = Kind("returned", [SEAT, GOOD, "barrels"])
ENDING: Final = Kind("ending", [END])


def earn(s: PuertoRico, seat: i64, doubloons: i64) -> None:
    """PR-1.10: the bank never runs out."""
    if doubloons > 0:
        s.players[seat].doubloons += doubloons
        s.tell(EARNED, seat, doubloons)


def pay(s: PuertoRico, seat: i64, doubloons: i64) -> None:
    """PR-8.05: in full."""
    if doubloons > 0:
        s.players[seat].doubloons -= doubloons
        s.tell(PAID, seat, doubloons)


def score(s: PuertoRico, seat: i64, vp: i64, captain: bool) -> None:
    """PR-11.10, PR-21.06: VP from the pool; when it is short, the rest is written down.

    PR-21.05: a pool used up in the captain phase ends the game; by the switch one used up in any phase.
    """
    if vp <= 0:
        return
    s.players[seat].vp += vp
    if vp < s.vp_pool:
        s.vp_pool -= vp
        s.tell(SCORED, seat, vp)
        return
    s.written += vp - s.vp_pool
    s.vp_pool = 0
    s.tell(SCORED, seat, vp)
    if captain or s.rules.vp_ends_anywhere:
        end_this_year(s, NO_VP)


def give_back(s: PuertoRico, seat: i64, good: i64, barrels: i64) -> None:
    """Barrels of a player return to the supply."""
    s.players[seat].goods[good] -= barrels
    s.goods[good] += barrels
    s.tell(RETURNED, seat, good, barrels)


def end_this_year(s: PuertoRico, condition: i64) -> None:
    """PR-21.01, PR-21.02: the year is played to its end, and nothing cancels it."""
    if s.ending >> condition & 1 == 0:
        s.ending |= ONE << condition
        s.tell(ENDING, condition)


def last_phase(s: PuertoRico) -> bool:
    """Whether the game ends with this phase, so that any answer may be the last of the game."""
    return s.ending != 0 and all_have_chosen(s)


def all_have_chosen(s: PuertoRico) -> bool:
    """Whether this is the last phase of the year (PR-5.05)."""
    chosen: i64 = 0
    for owner in s.role_owners:
        if owner >= 0:
            chosen += 1
    return chosen >= s.seats * s.rules.setup.roles_each


def colonist_at_hand(s: PuertoRico, ship_too: bool) -> bool:
    """PR-16.10, PR-16.19: hospice and university take from the supply; the university from the ship if it is empty.

    PR-16.11: by the switch the hospice, too.
    PR-19.10: a noble only if nobody else is left to take on the ship.
    """
    if s.colonists > 0:
        return True
    return ship_too and (s.colonist_ship > 0 or (s.noble_ship > 0 and s.rules.noble_last_resort))


def fetch_colonist(s: PuertoRico) -> i64:
    """Take that person; which kind it is."""
    if s.colonists > 0:
        s.colonists -= 1
    elif s.colonist_ship > 0:
        s.colonist_ship -= 1
    else:
        s.noble_ship -= 1
        return NOBLE_KIND
    return COLONIST_KIND
