"""CA-4: structure of play."""

import pytest

from fondaco.core.chance import seeded
from fondaco.core.flow import advance, choices
from fondaco.core.masks import lowest
from fondaco.games.calimala.game import GAME
from fondaco.games.calimala.placing import PlaceDisc
from fondaco.games.calimala.state import Calimala
from tests.rules.calimala.table import lower, placed, table


def test_ca_4_01_turns_go_clockwise() -> None:
    t = table(active=2)
    for seat in (2, 3, 0, 1):
        assert t.top == PlaceDisc(seat)
        t.do(f"place coloured {['n-c', 'nw-n', 'n-ne', 'ne-e'][seat]}", t_first(seat), "end")
    assert t.top == PlaceDisc(2)


def t_first(seat: int) -> str:
    """What these streets let a player do on an empty board."""
    return ["do wood", "do wood", "do wood", "do weave"][seat]


def test_ca_4_02_place_activate_score_pass() -> None:
    t = table(towers={"n-c": [1, 2, 3]}, players={0: {"hand": {"brick": 1}}})
    t.do("place coloured n-c")
    assert t.top == placed(0, "wood", "contribute")
    t.do("do wood", "do contribute", "contribute wood san_miniato", "end")
    assert t.top == lower(1, "wood", "contribute")
    t.do("end")
    assert t.top == lower(2, "wood", "contribute")
    assert t.data["used"] == 0
    t.do("end")
    assert t.data["used"] == 1
    assert t.top == PlaceDisc(1)


def test_ca_4_03_one_disc_a_turn_and_no_passing() -> None:
    t = table(players={0: {"white": 0}})
    assert all(text.startswith("place coloured ") for text in t.choices())
    assert t.why("end") == ("CA-6.14", "not-now")
    before = t.player(0)["discs"]["coloured"]
    t.do("place coloured n-c", "do wood", "end")
    assert t.player(0)["discs"]["coloured"] == before - 1
    assert t.why("0 place coloured n-c") == ("CA-5.01", "not-yours")


def test_ca_4_04_the_marker_stays_while_others_activate() -> None:
    t = table(towers={"n-c": [3]})
    t.do("place coloured n-c", "do wood", "end")
    assert t.seat == 3
    assert t.data["active"] == 0
    t.do("end")
    assert t.data["active"] == 1


@pytest.mark.parametrize(("seats", "turns"), [(3, 15), (4, 12), (5, 10)])
def test_ca_4_05_no_more_turns_than_discs(seats: int, turns: int) -> None:
    """I5: after t own turns a supply has that many discs less."""
    for seed in range(3):
        s: Calimala = GAME.new(seats, None, seed)
        chance = seeded(seed)
        taken = [0] * seats
        while s.stack:
            top = s.stack[-1].question()
            seat = lowest(top.awaited(s))
            if isinstance(top, PlaceDisc):
                assert sum(s.players[seat].discs) == turns - taken[seat]
                taken[seat] += 1
            options = choices(s, seat)
            advance(s, seat, options[chance.below(len(options))])
        assert len(set(taken)) == 1
        assert taken[0] <= turns
