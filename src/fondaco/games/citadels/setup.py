"""CI-2: the set-up."""

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.errors import Bad
from fondaco.core.rows import row, zeros
from fondaco.games.citadels.cards import insert
from fondaco.games.citadels.components import RANKS, START_GOLD, START_HAND
from fondaco.games.citadels.round import StartRound
from fondaco.games.citadels.rules import RANDOM, Rules
from fondaco.games.citadels.state import NOBODY, NONE, Citadels, Deck, Draft, Player, bare_tokens


def set_up(rules: Rules, chance: Chance) -> Citadels:
    """A new game, the first round planned."""
    seats: i64 = rules.seats
    crown = first_crown(rules, chance)
    pool = rules.copies[:]
    players = [Player(START_GOLD, [], [], [], []) for _ in range(seats)]  # CI-2.10
    for player in players:  # CI-2.08
        for _ in range(START_HAND):
            insert(player.hand, chance.draw(pool))
    return Citadels(
        seats=seats,
        chance=chance,
        stack=[StartRound()],
        answers=[None for _ in range(seats)],
        asked=0,
        rules=rules,
        players=players,
        crown=crown,
        deck=Deck(pool, [], [], [], NONE),
        draft=Draft(0, crown, row([NONE] * RANKS), [zeros(RANKS) for _ in range(seats + 1)], row([NOBODY] * RANKS)),
        tokens=bare_tokens(),
        tax=0,
        completed=0,
        first_completed=NOBODY,
        picked=zeros(seats),
        clues=[[] for _ in range(seats)],
    )


def first_crown(rules: Rules, chance: Chance) -> int:
    """CI-2.11: at random, or as the host says."""
    chosen = rules.first_crown
    if chosen == RANDOM:
        return int(chance.below(rules.seats))
    if chosen >= rules.seats:
        raise Bad(f"there is no seat {chosen} (CI-2.11)", "options.first_crown")
    return int(chosen)
