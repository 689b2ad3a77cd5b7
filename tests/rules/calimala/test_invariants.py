"""The invariants I1 to I11 of the ledger, over random games."""

import pytest

from fondaco.core.chance import seeded
from fondaco.core.flow import advance, choices
from fondaco.core.masks import lowest
from fondaco.core.rows import total
from fondaco.games.calimala.components import SPACES
from fondaco.games.calimala.game import GAME
from fondaco.games.calimala.placing import PlaceDisc
from fondaco.games.calimala.state import Calimala
from fondaco.games.calimala.towers import WHITE_DISC, discs_in_city, height

COLOURED = {3: 12, 4: 10, 5: 8}
WHITE = {3: 9, 4: 8, 5: 10}
HIGHEST = {3: 65, 4: 70, 5: 70}


def check_components(s: Calimala) -> None:
    """I1, I2, I3, I7: nothing is made or lost."""
    for seat, player in enumerate(s.players):
        assert player.supply + total(player.stored) + total(player.cloth) + total(player.cubes) == 40
        council = list(s.council).count(seat)
        assert player.discs[0] + discs_in_city(s, seat) + council + player.removed == COLOURED[s.seats]
    white = sum(player.discs[1] for player in s.players)
    assert white + discs_in_city(s, WHITE_DISC) + s.removed_white == WHITE[s.seats]
    hands = sum(player.cards() for player in s.players)
    assert total(s.pile) + total(s.discards) + total(s.offer) + hands == 45


def check_limits(s: Calimala) -> None:
    """I11: nothing holds more than it can."""
    assert min(s.free) >= 0
    for player in s.players:
        assert max(player.stored) <= 4
        assert max(player.cloth) <= 4
        assert (player.ships <= 3, player.workshops <= 3, player.houses < 8) == (True, True, True)


def check_between_turns(s: Calimala, turns: list[int], seat: int) -> None:
    """I4, I5: towers of three; a disc less after every turn."""
    assert max(height(s, space) for space in range(SPACES)) <= 3
    assert total(s.players[seat].discs) == COLOURED[s.seats] + WHITE[s.seats] // s.seats - turns[seat]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_invariants(seats: int, seed: int) -> None:
    s: Calimala = GAME.new(seats, GAME.option_sets()[seed % 2], seed)
    chance = seeded(seed)
    turns = [0] * seats
    while s.stack:
        top = s.stack[-1].question()
        seat = lowest(top.awaited(s))
        check_components(s)
        check_limits(s)
        if isinstance(top, PlaceDisc):
            check_between_turns(s, turns, seat)
            turns[seat] += 1
        before = [player.vp for player in s.players]
        used = s.used
        options = choices(s, seat)
        advance(s, seat, options[chance.below(len(options))])
        if s.stack:
            gained = sum(player.vp for player in s.players) - sum(before)
            assert gained <= 6 * (s.used - used)  # I8
    assert len(set(turns)) == 1  # I10
    assert s.used == 15
    if total(s.players[0].discs) == 0:
        left = 36 - sum(height(s, space) for space in range(SPACES))
        assert left >= 0  # I6: all others have left the towers
    assert max(GAME.scores(s)) <= HIGHEST[seats]  # I9
