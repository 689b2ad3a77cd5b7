"""CI-10: King, Emperor, Patrician. King and Patrician take the crown when they are called, see `round.py`."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.flow import Ask
from fondaco.core.objections import Reason, Why
from fondaco.games.citadels.actions import CARDS, CROWN, GOLD, TRIBUTE
from fondaco.games.citadels.cards import pick_at_random
from fondaco.games.citadels.citizen import Citizen, unused
from fondaco.games.citadels.components import EMPEROR, KING, PATRICIAN
from fondaco.games.citadels.gold import give_crown, hand_gold
from fondaco.games.citadels.naming import another_player
from fondaco.games.citadels.state import Citadels
from fondaco.games.citadels.turn import ABILITY, Turn

HAS_CROWN: Final = Reason("CI-10.05", "has-the-crown", [SEAT])
MUST_CROWN: Final = Reason("CI-10.05", "must-give-crown", [])

CROWN_ONLY: Final[list[Verb]] = [CROWN]
TRIBUTE_ONLY: Final[list[Verb]] = [TRIBUTE]


class King(Citizen):
    """CI-10.01: gold for noble districts. CI-10.03: the crown."""

    def __init__(self) -> None:
        super().__init__(KING, [])


class Patrician(Citizen):
    """CI-10.02: cards for noble districts. CI-10.03: the crown."""

    def __init__(self) -> None:
        super().__init__(PATRICIAN, [])


class Emperor(Citizen):
    """CI-10.04 to CI-10.07: gold for noble districts; he must give the crown away and takes a resource for it."""

    def __init__(self) -> None:
        super().__init__(EMPEROR, [CROWN])

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & ABILITY == 0:
            found += CROWN.table[: s.seats]

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        return unused(t, why) and may_receive_crown(s, t.seat, a.x, why)

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        s.push(t.using(ABILITY))
        give_crown(s, a.x)
        player = s.players[a.x]
        if player.gold > 0 and player.hand:
            s.push(Tribute(a.x if s.rules.receiver_chooses_tribute else t.seat, t.seat, a.x))
        elif player.gold > 0 or player.hand:  # CI-10.07: or else nothing
            take_tribute(s, t.seat, a.x, GOLD if player.gold > 0 else CARDS)

    def may_end(self, s: Citadels, t: Turn, why: Why) -> bool:
        return t.used & ABILITY != 0 or why.no(MUST_CROWN)


def may_receive_crown(s: Citadels, giver: i64, receiver: i64, why: Why) -> bool:
    """CI-10.05: neither the giver nor the player who has it."""
    return another_player(s, giver, receiver, why) and (receiver != s.crown or why.no(HAS_CROWN, receiver))


def take_tribute(s: Citadels, emperor: i64, giver: i64, resource: i64) -> None:
    """CI-10.06: 1 gold or 1 card at random."""
    if resource == GOLD:
        hand_gold(s, giver, emperor, 1)
    else:
        pick_at_random(s, emperor, giver)


class Tribute(Ask):
    """CI-10.06: gold or a card, where the new crowned player has both."""

    def __init__(self, seat: i64, emperor: i64, giver: i64) -> None:
        super().__init__(seat)
        self.emperor: Final[i64] = emperor
        self.giver: Final[i64] = giver

    def rule(self) -> str:
        return "CI-10.06"

    def verbs(self) -> list[Verb]:
        return TRIBUTE_ONLY

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return True

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        take_tribute(s, self.emperor, self.giver, a.x)


class Advise(Ask):
    """CI-10.09: at the end of the round the killed Emperor's player gives the crown away and takes nothing."""

    def rule(self) -> str:
        return "CI-10.09"

    def verbs(self) -> list[Verb]:
        return CROWN_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return CROWN.table[: s.seats]

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return may_receive_crown(s, seat, a.x, why)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        give_crown(s, a.x)
