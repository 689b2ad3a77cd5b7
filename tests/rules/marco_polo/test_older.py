"""Games stored under older rules go on as they were begun."""

import json
from pathlib import Path
from typing import Any

import pytest

from fondaco.core.chance import seeded
from fondaco.core.domains import Data
from fondaco.core.flow import Frame
from fondaco.games.marco_polo.atlas import LOCATION
from fondaco.games.marco_polo.bag import BagDie
from fondaco.games.marco_polo.catalogue import CARD, DEAL
from fondaco.games.marco_polo.city_cards import EitherWay, Repeat
from fondaco.games.marco_polo.contracts import TakeContract
from fondaco.games.marco_polo.draft import KeepGoals
from fondaco.games.marco_polo.game import GAME
from fondaco.games.marco_polo.older import from_rules_1
from fondaco.games.marco_polo.placing import PlaceDice
from fondaco.games.marco_polo.rewards import ChooseGood
from fondaco.games.marco_polo.travel import SpendPair, Walk

STORED: dict[str, Data] = json.loads((Path(__file__).parent / "stored_by_rules_1.json").read_text(encoding="utf-8"))
"""Random games, stored under version 1 at a question that is asked otherwise today."""
ASKED: dict[str, Frame] = {
    "KeepGoals": KeepGoals(3),
    "bag": BagDie(1, True, 0),
    "take": TakeContract(0, 6, 1),
    "dice": PlaceDice(1, 3, 6, -1),
    "Repeat": Repeat(1, CARD.index("city_20"), DEAL.index("city_20_back"), 3),
    "walk": Walk(0, 0, 2, 3, 1, 0),
    "either": EitherWay(0, CARD.index("city_19"), 5, DEAL.index("city_19_there")),
    "good": ChooseGood(2, 1, 4),
    "SpendPair": SpendPair(0, 3, 1, 5, -1, 0),
}


def played_to_the_end(s: Any, seed: int) -> Any:
    """The state after random answers."""
    chance = seeded(seed)
    while not GAME.over(s):
        seat = GAME.awaited(s)[0]
        choices = GAME.choices(s, seat)
        assert GAME.submit(s, seat, choices[chance.below(len(choices))]) is None
    return s


@pytest.mark.parametrize("name", STORED)
def test_a_stored_game_asks_the_same_question_and_can_be_played_to_its_end(name: str) -> None:
    s = GAME.from_data(STORED[name])
    assert s.stack[-1] == ASKED[name]
    for seed in range(3):
        assert len(GAME.scores(played_to_the_end(GAME.copy(s), seed))) == s.seats


@pytest.mark.parametrize("name", STORED)
def test_a_stored_game_keeps_its_rules(name: str) -> None:
    """MP-4.07, MP-4.09, MP-9.10, MP-18.34: the defaults of its time, though they are others today."""
    options = GAME.from_data(STORED[name]).rules.options
    assert [options[name] for name in ("main_action_is_mandatory", "die_after_the_last_brings_turns")] == [False, True]
    assert options["refill_contract_row"] == "start_of_next_turn"
    assert options["oasis_jump_on_any_movement"] is True


def test_mp_13_30_cities_that_were_passed_over_are_open_again() -> None:
    stored = {**STORED["good"]["state"]}
    stored["stack"] = [{"frame": "OwnBonus", "seat": 0, "left": 1, "price": 0, "used": ["anxi", "kashgar", "ormuz"]}]
    last = max(("anxi", "kashgar", "ormuz"), key=LOCATION.items.index)
    assert from_rules_1(stored)["stack"] == [{"frame": "OwnBonus", "seat": 0, "left": 1, "price": 0, "used": [last]}]


def test_what_makes_no_sense_is_left_to_the_checks() -> None:
    assert from_rules_1([]) == []
    assert from_rules_1({"rules": 1}) == {"rules": 1}
    stored = {"rules": {}, "stack": 7}
    assert from_rules_1(stored)["stack"] == 7
