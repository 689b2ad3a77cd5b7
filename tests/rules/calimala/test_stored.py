"""Games stored under older rules go on under these."""

import json
from pathlib import Path
from typing import Any

import pytest

from fondaco.bots.playout import playout
from fondaco.core.chance import seeded
from fondaco.core.errors import Bad
from fondaco.games.calimala.game import GAME
from fondaco.games.calimala.ways import DeliverCloth, ShipCloth
from tests.rules.calimala.table import Table

STORED: list[Any] = json.loads((Path(__file__).parent / "rules_1.json").read_text(encoding="utf-8"))
"""Rules 1: in the middle of Ship, in the middle of Deliver, and at the beginning of Deliver."""


def old(number: int) -> Table:
    """A table of rules 1 that goes on."""
    return Table(GAME, GAME.from_data(STORED[number]))


def test_ca_7_27_a_game_stored_in_the_middle_of_ship() -> None:
    """One of three ships has sailed, to Lisbon; Barcelona may be named now, too."""
    t = old(0)
    assert t.top == ShipCloth(0, 0, 2, 2)
    assert t.choices() == ["ship barcelona", "ship lisbon", "ship london", "stop"]


def test_ca_7_31_a_game_stored_in_the_middle_of_deliver() -> None:
    """Troyes or Bruges has got its cloth, and it was not written down which: neither gets another."""
    t = old(1)
    assert t.top == DeliverCloth(0, 0, 3)
    assert t.choices() == ["deliver hamburg", "stop"]


def test_ca_7_31_a_game_stored_at_the_beginning_of_deliver() -> None:
    t = old(2)
    assert t.top == DeliverCloth(2, 0, 0)
    assert t.choices() == ["deliver bruges", "deliver hamburg"]


@pytest.mark.parametrize("number", range(3))
def test_ca_12_10_they_play_to_their_end(number: int) -> None:
    t = old(number)
    playout(t.state, seeded(number))
    assert t.over


@pytest.mark.parametrize(
    "junk", [None, ["ShipCloth"], [{"frame": "ShipCloth"}], [{"frame": "DeliverCloth", "seat": 9}]]
)
def test_junk_of_rules_1_is_refused(junk: Any) -> None:
    data = {**STORED[0], "state": {**STORED[0]["state"], "stack": junk}}
    with pytest.raises(Bad, match="stack"):
        GAME.from_data(data)
