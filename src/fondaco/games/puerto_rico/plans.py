"""The rules of a table with their plans: of the year for each governor, of each phase for each chooser.

A plan is made once and serves every game of the same rules.
"""

from typing import Final

from fondaco.core.domains import Data
from fondaco.core.flow import Plan
from fondaco.games.puerto_rico.builder import builder_phase
from fondaco.games.puerto_rico.captain import captain_phase
from fondaco.games.puerto_rico.craftsman import craftsman_phase, other_producers
from fondaco.games.puerto_rico.expansions import equip, revise, revise_producers
from fondaco.games.puerto_rico.mayor import mayor_phase
from fondaco.games.puerto_rico.round import prospector_phase, year
from fondaco.games.puerto_rico.rules import Rules
from fondaco.games.puerto_rico.settler import settler_phase
from fondaco.games.puerto_rico.trader import trader_phase

PHASES: Final = [
    settler_phase,
    builder_phase,
    mayor_phase,
    craftsman_phase,
    trader_phase,
    captain_phase,
    prospector_phase,
    prospector_phase,
]
"""In the order of the roles."""

_KNOWN: Final[dict[str, Rules]] = {}


def rules_for(seats: int, options: dict[str, Data]) -> Rules:
    """The one `Rules` of these options, which come in the order of `OPTIONS`, with its plans."""
    key = f"{seats} {list(options.values())}"
    if key not in _KNOWN:
        rules = Rules(seats, options)
        rules.years = [Plan(year(rules, governor)) for governor in range(seats)]
        rules.phases = [
            [Plan(revise(rules, role, chooser, phase(rules, chooser))) for chooser in range(seats)]
            for role, phase in enumerate(PHASES)
        ]
        rules.producers = [Plan(revise_producers(rules, seat, other_producers(rules, seat))) for seat in range(seats)]
        equip(rules)
        _KNOWN[key] = rules
    return _KNOWN[key]
