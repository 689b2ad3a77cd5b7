"""PR-5: the year and the roles; PR-13: the prospector."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Frame, Step
from fondaco.core.objections import Reason, Why
from fondaco.games.puerto_rico.actions import CHOOSE
from fondaco.games.puerto_rico.bank import earn
from fondaco.games.puerto_rico.bonuses import PROSPECTOR_GAIN, grant
from fondaco.games.puerto_rico.components import (
    PROSPECTOR_DOUBLOONS,
    ROLE,
)
from fondaco.games.puerto_rico.privileges import privilege_used, privileges
from fondaco.games.puerto_rico.rules import Rules
from fondaco.games.puerto_rico.state import PuertoRico

ROLE_TAKEN: Final = Reason("PR-5.06", "role-taken", [ROLE, SEAT.named("owner")])
ROLE_NOT_IN_GAME: Final = Reason("PR-2.06", "role-not-in-game", [ROLE])
NEW_YEAR: Final = Kind("new-year", [SEAT])

ROLES_ONLY: Final[list[Verb]] = [CHOOSE]


def year(rules: Rules, governor: int) -> list[Frame]:
    """PR-5.01, PR-5.05: everybody chooses in turn, the governor first; with 2 players three times each (PR-3.12)."""
    return [*[ChooseRole(seat) for seat in rules.clockwise[governor] * rules.setup.roles_each], EndOfYear()]


def prospector_phase(rules: Rules, prospector: int) -> list[Frame]:
    """PR-13: nobody else does anything."""
    return [Prospect(prospector)]


class Prospect(Step):
    """PR-13.01: one doubloon from the bank."""

    def __init__(self, prospector: i64) -> None:
        self.prospector: Final[i64] = prospector

    def run(self, s: PuertoRico) -> None:
        grant(s, self.prospector, PROSPECTOR_GAIN, PROSPECTOR_DOUBLOONS * privileges(s, self.prospector))
        privilege_used(s, self.prospector)


class ChooseRole(Ask):
    """PR-5.02: take one unchosen role card and the doubloons on it; then its phase is played."""

    def rule(self) -> str:
        return "PR-5.02"

    def verbs(self) -> list[Verb]:
        return ROLES_ONLY

    def allows(self, s: PuertoRico, seat: i64, a: Action, why: Why) -> bool:
        if a.x >= s.rules.roles:
            return why.no(ROLE_NOT_IN_GAME, a.x)
        owner = s.role_owners[a.x]
        return owner < 0 or why.no(ROLE_TAKEN, a.x, owner)

    def choices(self, s: PuertoRico, seat: i64) -> list[Action]:
        return [CHOOSE.of(role) for role in range(s.rules.roles) if s.role_owners[role] < 0]

    def take(self, s: PuertoRico, seat: i64, a: Action) -> None:
        role = a.x
        s.role_owners[role] = seat
        earn(s, seat, s.role_doubloons[role])  # PR-5.03: before the phase begins
        s.role_doubloons[role] = 0
        s.follow(s.rules.phases[role][seat])


class EndOfYear(Step):
    """PR-5.11: a doubloon on every unchosen card, all cards back, the governor moves on. PR-5.12: or the game ends."""

    def run(self, s: PuertoRico) -> None:
        if s.ending:
            return
        for role in range(s.rules.roles):
            if s.role_owners[role] < 0:
                s.role_doubloons[role] += 1
            s.role_owners[role] = -1
        s.library_used = 0
        s.governor = (s.governor + 1) % s.seats
        s.tell(NEW_YEAR, s.governor)
        s.follow(s.rules.years[s.governor])


# Where it would be asked, for the answer to "why not?" out of turn.
CHOOSE.home = lambda s, seat: ChooseRole(seat)
