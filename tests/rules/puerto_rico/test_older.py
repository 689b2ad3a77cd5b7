"""Games stored under older rules go on.

`stored_by_rules_1.jsonl` has states that rules 1 stored, each with what could be done there and the scores.
"""

import json
from pathlib import Path

import pytest

from fondaco.core.chance import seeded
from fondaco.core.domains import Data
from fondaco.games.puerto_rico.game import GAME, RULES_VERSION

STORED = [json.loads(line) for line in Path(__file__).with_name("stored_by_rules_1.jsonl").read_text().splitlines()]


def name(case: Data) -> str:
    """The question that was being asked."""
    return str(case["stored"]["state"]["stack"][-1]["frame"])


@pytest.mark.parametrize("case", STORED, ids=name)
def test_a_game_stored_under_rules_1_goes_on_to_its_end(case: Data) -> None:
    s = GAME.from_data(case["stored"])
    again = GAME.to_data(s)
    assert again["rules"] == RULES_VERSION
    assert again["state"]["rules"] == case["stored"]["state"]["rules"]  # also where the default is another by now
    seat = GAME.awaited(s)[0]
    assert set(case["choices"]) <= {action.text() for action in GAME.choices(s, seat)}
    assert GAME.scores(s) == case["scores"]
    chance = seeded(7)
    while GAME.awaited(s):
        seat = GAME.awaited(s)[0]
        ways = GAME.choices(s, seat)
        assert GAME.submit(s, seat, ways[chance.below(len(ways))]) is None
    assert GAME.over(s) and s.vp_pool >= 0


def test_pr_21_06_points_beyond_the_pool_are_counted_apart() -> None:
    case = next(case for case in STORED if case["stored"]["state"]["vp_pool"] < 0)
    state = GAME.to_data(GAME.from_data(case["stored"]))["state"]
    assert (state["vp_pool"], state["written"]) == (0, -case["stored"]["state"]["vp_pool"])


@pytest.mark.parametrize("pool", [None, "1", True])
def test_what_makes_no_sense_is_left_to_the_checks(pool: Data) -> None:
    state = {"vp_pool": pool, "stack": []}
    assert GAME.upgrade(state, 1) == state
