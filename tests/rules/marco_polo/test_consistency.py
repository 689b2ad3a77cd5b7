"""A state from outside is refused if its parts contradict each other, with the rule that they break."""

from typing import Any

import pytest

from fondaco.core.errors import Bad
from fondaco.games.marco_polo.game import GAME
from fondaco.testing.scene import edit


def new() -> Any:
    """The data of a new game."""
    return GAME.to_data(GAME.new(3, None, 1))


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("players", [], "number of seats"),
        ("start", 3, "at the table"),
        ("traveller", 3, "at the table"),
        ("players__0__character", None, r"MP-22\.04"),
        ("players__0__figures", ["venezia", "moscow"], r"MP-3\.06"),
        ("players__0__posts", ["oasis_1"], r"MP-11\.04"),
        ("players__0__posts", ["beijing"], r"MP-11\.08"),
        ("players__0__dice", {"own_2": 6}, r"MP-3\.01"),
        ("black", 3, r"MP-2\.10"),
        ("placed", [], r"MP-2\.13"),
        ("row", [None, "contract_k01", None, None, None, None], r"MP-1\.03"),
        ("face_down", 3, r"MP-2\.07"),
        ("markers__anxi", None, r"MP-2\.03"),
        ("outposts__anxi", "outpost_move", r"MP-2\.04"),
        ("cards__moscow", None, r"MP-2\.05"),
        ("beijing", [0, -1, -1, -1], r"MP-11\.08"),
        ("players__0__goals", ["goal_01", "goal_01"], "twice"),
    ],
)
def test_what_does_not_fit_together_is_refused(path: str, value: Any, reason: str) -> None:
    data = new()
    edit(data["state"], path, value)
    with pytest.raises(Bad, match=reason):
        GAME.from_data(data)


def test_no_goal_card_and_no_character_twice() -> None:
    data = new()
    data["state"]["players"][0]["goals"] = data["state"]["players"][1]["goals"]
    with pytest.raises(Bad, match=r"MP-1\.04"):
        GAME.from_data(data)
    data = new()
    data["state"]["players"][0]["character"] = data["state"]["players"][1]["character"]
    with pytest.raises(Bad, match=r"MP-1\.05"):
        GAME.from_data(data)


def test_the_plan_speaks_of_seats_at_the_table() -> None:
    data = new()
    data["state"]["stack"][0] = {"frame": "NextTurn", "seat": 3}
    with pytest.raises(Bad, match="not at the table"):
        GAME.from_data(data)


def test_a_gap_in_the_row_is_refused() -> None:
    data = new()
    row = data["state"]["row"]
    data["state"]["bottom"] = [row[0]]
    row[0] = None
    with pytest.raises(Bad, match=r"MP-9\.05"):
        GAME.from_data(data)
