"""Games stored under version 1 of the rules go on as they began (`stored_1.json` was written by that version)."""

import json
from pathlib import Path
from typing import Any

import pytest

from fondaco.core.chance import seeded
from fondaco.core.errors import Bad
from fondaco.games.citadels.game import GAME

STORED: list[Any] = json.loads((Path(__file__).parent / "stored_1.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("number", range(len(STORED)), ids=[stored["name"] for stored in STORED])
def test_a_game_of_version_1_is_read_and_played_to_its_end(number: int) -> None:
    data = STORED[number]["data"]
    assert data["rules"] == 1
    s = GAME.from_data(data)
    chance = seeded(number)
    while not GAME.over(s):
        assert type(s.stack[-1]).__name__ not in ("UseDistrict", "Refund", "KeepAll"), "it began without such questions"
        seat = GAME.awaited(s)[0]
        choices = GAME.choices(s, seat)
        assert GAME.submit(s, seat, choices[chance.below(len(choices))]) is None
    assert GAME.from_data(GAME.to_data(s)) is not None


def test_options_keep_the_values_with_which_the_game_began() -> None:
    s = GAME.from_data(STORED[0]["data"])
    options = s.rules.options
    assert options["auto_pure_gains"] is True
    assert (options["warrant_on_own_token"], options["threat_on_own_token"]) == (False, False)
    assert (options["emperor_resource_chosen_by"], options["armory_from_completed_city"]) == ("emperor", True)


def test_the_count_of_a_spy_is_everybodys() -> None:
    stored = next(stored["data"] for stored in STORED if "spied" in stored["name"])
    s = GAME.from_data(stored)
    owner = next(seat for seat, player in enumerate(stored["state"]["players"]) if player["spied"] is not None)
    for reader in (None, *range(s.seats)):
        told = GAME.view(s, reader)["players"][owner]["spied"]
        assert told == ([] if reader == owner else [stored["state"]["players"][owner]["spied"]])


def test_a_broken_game_of_version_1_is_refused() -> None:
    broken: list[Any] = [[], {"rules": 3}, {"rules": {}, "players": "none"}]
    for state in broken:
        with pytest.raises(Bad):
            GAME.from_data({"game": "citadels", "rules": 1, "state": state})
