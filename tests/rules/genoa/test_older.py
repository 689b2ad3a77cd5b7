"""Games stored under older rules are read by these, and go on."""

import json
from pathlib import Path
from typing import Any

import pytest

from fondaco.core.chance import seeded
from fondaco.core.errors import Bad
from fondaco.games.genoa.game import GAME
from fondaco.games.genoa.together import Join
from tests.rules.genoa.table import Table

RULES_1: dict[str, Any] = json.loads((Path(__file__).parent / "stored" / "rules_1.json").read_text(encoding="utf-8"))
"""By the question that was asked."""


@pytest.mark.parametrize("asked", RULES_1)
def test_a_game_of_rules_1_goes_on_to_its_end(asked: str) -> None:
    assert RULES_1[asked]["rules"] == 1
    s = GAME.from_data(RULES_1[asked])
    chance = seeded(1)
    for _ in range(5000):
        if GAME.over(s):
            break
        seat = GAME.awaited(s)[0]
        options = GAME.suggestions(s, seat)
        assert GAME.submit(s, seat, options[chance.below(len(options))]) is None
    assert GAME.over(s)


@pytest.mark.parametrize("asked", RULES_1)
def test_ge_3_09_its_ducats_stay_hidden_or_open_for_all(asked: str) -> None:
    t = Table(GAME, GAME.from_data(RULES_1[asked]))
    hidden = RULES_1[asked]["state"]["rules"]["ducats_hidden"]
    assert t.data["rules"]["ducats_hidden"] is hidden
    assert [player["ducats"] is None for player in t.view(None)["players"]] == [hidden] * len(t.data["players"])


def test_ge_9_45_everybody_begins_a_count_of_their_own() -> None:
    t = Table(GAME, GAME.from_data(RULES_1["Talk"]))
    assert t.data["stack"][-1]["messages"] == 0


def test_ge_13_03_the_building_that_was_changed_is_known() -> None:
    old = RULES_1["MarkBuildings"]["state"]["stack"][-1]
    t = Table(GAME, GAME.from_data(RULES_1["MarkBuildings"]))
    changed = t.data["stack"][-1]["changed"]
    assert (len(changed), t.data["owners"][changed[0]]) == (1, old["seat"])


def test_ge_8_20_accepted_offers_stay_accepted() -> None:
    t = Table(GAME, GAME.from_data(RULES_1["Join"]))
    assert isinstance(t.top, Join)
    assert t.data["stack"][-1]["accepted"] == RULES_1["Join"]["state"]["stack"][-1]["accepted"]


def test_a_table_of_rules_1_may_still_be_opened() -> None:
    """Its options named a switch that had one value."""
    assert GAME.read_options({"move_only_offers_to_buildings": False}) == GAME.read_options({})


@pytest.mark.parametrize("broken", [7, {}, {"rules": []}, {"rules": {}, "stack": [7]}])
def test_what_makes_no_sense_is_refused_as_always(broken: Any) -> None:
    with pytest.raises(Bad):
        GAME.from_data({**RULES_1["Bid"], "state": broken})
