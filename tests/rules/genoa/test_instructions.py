"""GE-9.37, GE-9.48: standing instructions, to offer and to pass."""

import json
from typing import Any

import pytest

from fondaco.core.errors import Bad
from fondaco.games.genoa.game import GAME
from tests.rules.genoa.table import HERE, LIVE, MOVE, Table, table

FIVE = {"ducats": 5}


def follow(t: Table, seat: int, *instructions: Any) -> list[str]:
    """What these instructions do, until they have nothing more to say."""
    said: list[str] = []
    while (action := GAME.instructed(t.state, seat, list(instructions))) is not None:
        assert GAME.submit(t.state, seat, action) is None
        said.append(action.verb.name)
        assert len(said) < 10, "it never ends"
    return said


# --- GE-9.37: standing instructions ---

SPICES = {"space": "warehouse_spices", "limit": 20}


def test_ge_9_37_an_instruction_starts_at_five_and_rises_above_others_up_to_its_limit() -> None:
    t = table(at="street_67", window=MOVE, options=LIVE)
    action = GAME.instructed(t.state, 1, [SPICES])
    assert action is not None
    t.game.submit(t.state, 1, action)
    assert t.offer("b1")["give"] == FIVE
    assert GAME.instructed(t.state, 1, [SPICES]) is None
    for other, mine in [(5, 10), (10, 15), (15, 20)]:
        t.post(2, "warehouse_spices", give={"ducats": other})
        action = GAME.instructed(t.state, 1, [SPICES])
        assert action is not None
        t.game.submit(t.state, 1, action)
        assert t.offer("b1")["give"] == {"ducats": mine}
    t.post(2, "warehouse_spices", give={"ducats": 100})
    assert GAME.instructed(t.state, 1, [SPICES]) is None
    assert t.offers == ["b1", "c1", "c2", "c3", "c4"]


def test_ge_9_37_values_are_compared_with_fifteen_for_a_good() -> None:
    t = table(at="street_67", window=MOVE, options=LIVE, players={2: {"goods": {"ale": 1}}})
    t.post(2, "warehouse_spices", give={"commodities": {"ale": 1}})
    action = GAME.instructed(t.state, 1, [SPICES])
    assert action is not None
    assert json.loads(action.text().partition(" ")[2])["give"] == {"ducats": 20}


def test_ge_9_37_only_when_and_where_it_is_legal() -> None:
    far = table(at="street_23", moves=1, window=MOVE, options=LIVE)
    assert GAME.instructed(far.state, 1, [SPICES]) is None
    assert GAME.instructed(far.state, 0, [{"space": "street_24", "limit": 20}]) is None
    acting = table(at="harbor", window=HERE, options=LIVE).do("0 take")
    assert GAME.instructed(acting.state, 1, [SPICES]) is None


def test_ge_9_37_in_the_sequential_driver_when_the_seat_is_asked() -> None:
    t = table(at="street_67", window=MOVE)
    assert GAME.instructed(t.state, 2, [SPICES]) is None
    assert GAME.instructed(t.state, 1, [SPICES]) is not None


def test_ge_9_37_with_two_players_it_names_a_good() -> None:
    t = table(2, at="street_67", window=MOVE, options=LIVE, players={1: {"goods": {"ale": 1}}})
    with pytest.raises(Bad, match=r"GE-9\.37"):
        GAME.instructed(t.state, 1, [SPICES])
    action = GAME.instructed(t.state, 1, [{**SPICES, "commodities": {"ale": 1}}])
    assert action is not None
    assert t.game.submit(t.state, 1, action) is None
    assert t.offer("b1")["give"] == {"ducats": 5, "commodities": {"ale": 1}}


def test_ge_9_37_its_posts_clear_done_like_any_other() -> None:
    t = table(3, at="street_67", window=MOVE, options=LIVE).do("2 done")
    action = GAME.instructed(t.state, 1, [SPICES])
    assert action is not None
    t.game.submit(t.state, 1, action)
    assert t.game.awaited(t.state) == [1, 2]


# --- GE-9.37: down again ---

UP_TO_60 = {"space": "warehouse_spices", "limit": 60}


def test_ge_9_37_it_comes_down_when_the_others_do() -> None:
    t = table(at="street_67", window=MOVE, options=LIVE)
    assert follow(t, 2, UP_TO_60) == ["post"]
    t.post(1, "warehouse_spices", give={"ducats": 50})
    assert follow(t, 2, UP_TO_60) == ["revise"]
    assert t.offer("c1")["give"] == {"ducats": 55}
    t.say(1, "revise", offer="b1", rev=t.rev("b1"), target="warehouse_spices", give={"ducats": 20})
    assert follow(t, 2, UP_TO_60) == ["revise"]
    assert t.offer("c1")["give"] == {"ducats": 25}
    t.do("1 withdraw b1")
    assert follow(t, 2, UP_TO_60) == ["revise"]
    assert t.offer("c1")["give"] == FIVE


def test_ge_9_37_what_an_offer_asks_for_does_not_drive_it_up() -> None:
    """100 ducats that ask for 95 are worth 5 to the trader."""
    t = table(at="street_67", window=MOVE, options=LIVE)
    t.post(1, "warehouse_spices", give={"ducats": 100}, ask={"ducats": 95})
    follow(t, 2, UP_TO_60)
    assert t.offer("c1")["give"] == {"ducats": 10}


def test_ge_9_37_ge_9_45_it_goes_if_it_may_not_be_changed_any_more() -> None:
    t = table(at="street_67", window=MOVE, options=LIVE)
    t.post(1, "warehouse_spices", give={"ducats": 50})
    follow(t, 2, UP_TO_60)
    while t.why("2 bid street_57") != ("GE-9.45", "talked-out"):
        t.do("2 bid coach_house")
    t.do("1 withdraw b1")
    assert follow(t, 2, UP_TO_60) == ["withdraw"]


def test_ge_9_37_ge_9_33_also_when_offers_are_locked() -> None:
    t = table(at="warehouse_spices", window=HERE, options=LIVE).do("0 hear")
    t.post(1, "warehouse_spices", give={"ducats": 50})
    follow(t, 2, UP_TO_60)
    t.do("1 done", "2 done", "3 done", "1 withdraw b1")
    assert follow(t, 2, UP_TO_60) == ["withdraw", "post"]
    assert t.offer("c1")["give"] == FIVE


def test_ge_9_37_ge_9_47_in_the_sequential_driver_though_the_others_speak_later() -> None:
    t = table(at="street_67", window=MOVE).do("1 pass", "2 pass")
    t.post(3, "warehouse_spices", give={"ducats": 50}).do("more")
    follow(t, 1, UP_TO_60)
    assert t.offer("b1")["give"] == {"ducats": 55}
    t.do("2 pass", "3 withdraw d1")
    assert follow(t, 1, UP_TO_60) == ["revise"]
    assert t.offer("b1")["give"] == FIVE
    assert t.asked() == "Hear"


# --- GE-9.48: pass until ---


def standing(t: Table, seat: int, instruction: Any) -> bool:
    return GAME.standing(t.state, seat, [instruction]) == [instruction]


def test_ge_9_48_until_the_turn_ends() -> None:
    until: Any = {"pass_until": "turn", "trader": 0}
    t = table(at="street_57", window=MOVE)
    assert follow(t, 1, until) == ["pass"]
    t.do("2 pass", "3 pass", "move coach_house", "hear")
    assert follow(t, 1, until) == ["pass"]
    t.do("2 pass", "3 pass", "leave", "1 pass", "2 pass", "3 pass", "stop")
    assert t.data["trader"] == 1
    assert not standing(t, 1, until)


def test_ge_9_48_until_the_tower_is_beside_a_space_or_on_it() -> None:
    until: Any = {"pass_until": "beside", "space": "warehouse_spices"}
    t = table(at="street_57", window=MOVE)
    assert standing(t, 1, until)
    assert follow(t, 1, until) == ["pass"]
    t.do("2 pass", "3 pass", "move street_67")
    assert not standing(t, 1, until)
    assert follow(t, 1, until) == []
    assert not standing(table(at="warehouse_spices", window=HERE), 1, until)


def test_ge_9_48_until_somebody_else_has_made_an_offer() -> None:
    t = table(at="street_57", window=MOVE, options=LIVE)
    t.post(3, "coach_house", give=FIVE)
    until: Any = {"pass_until": "offer", "since": t.data["revision"]}
    assert follow(t, 1, until) == ["done"]
    t.post(1, "coach_house", give={"ducats": 10})
    assert standing(t, 1, until)  # one's own does not count
    t.post(2, "street_67", give=FIVE)
    assert not standing(t, 1, until)
    assert follow(t, 1, until) == []


def test_ge_9_48_it_passes_in_the_live_driver_as_often_as_it_is_asked_but_leaves_counters_to_the_player() -> None:
    until: Any = {"pass_until": "turn", "trader": 0}
    t = table(at="street_57", window=MOVE, options=LIVE)
    assert follow(t, 1, until) == ["done"]
    t.post(2, "coach_house", give=FIVE)
    assert follow(t, 1, until) == ["done"]
    t.say(0, "counter_with", to=1, target="coach_house", want={"ducats": 20})
    assert follow(t, 1, until) == []


def test_ge_9_48_offers_come_before_passing() -> None:
    until: Any = {"pass_until": "turn", "trader": 0}
    t = table(at="street_67", window=MOVE, options=LIVE)
    assert follow(t, 1, until, UP_TO_60) == ["post", "done"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"pass_until": "never"},
        {"pass_until": "turn"},
        {"pass_until": "turn", "trader": 4},
        {"pass_until": "turn", "trader": -1},
        {"pass_until": "beside", "space": "moon"},
        {"pass_until": "offer", "since": "now"},
        {"pass_until": "offer", "since": 1, "limit": 5},
    ],
)
def test_ge_9_48_what_makes_no_sense(wrong: Any) -> None:
    with pytest.raises(Bad):
        GAME.instructed(table(at="street_57", window=MOVE).state, 1, [wrong])
