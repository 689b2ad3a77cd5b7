"""Reasons: what a player who points at something on the board is told."""

from typing import Any

from fondaco.games.citadels.game import GAME
from fondaco.server.reasons import why_nothing
from tests.rules.citadels.table import Table, table


def pointing(t: Table, element: str) -> tuple[str, str] | None:
    """What the one who is asked is told of an element."""
    objection = why_nothing(GAME, t.state, t.seat, [element])
    return None if objection is None else (objection.rule, objection.code)


def test_ci_6_09_a_card_in_hand_says_why_it_cannot_be_built_not_that_there_is_no_laboratory() -> None:
    board: Any = {0: {"gold": 2, "hand": ["palace", "tavern", "secret_vault"], "city": ["tavern"]}}
    t = table(act=(0, "king"), gathered=True, players=board)
    assert pointing(t, "district:palace") == ("CI-6.09", "too-dear")
    assert pointing(t, "district:tavern") == ("CI-6.11", "identical")
    assert pointing(t, "district:secret_vault") == ("CI-17.35", "not-buildable")
    assert pointing(table(act=(0, "king"), players=board), "district:palace") == ("CI-6.07", "not-gathered")
    t = table(5, cast=["artist"], act=(0, "artist"), gathered=True, players=board)
    assert pointing(t, "district:palace") == ("CI-6.09", "too-dear")


def test_ci_6_27_also_where_the_laboratory_has_been_used() -> None:
    board: Any = {0: {"gold": 0, "hand": ["palace", "manor"], "city": ["laboratory"]}}
    t = table(act=(0, "king"), gathered=True, players=board).do("laboratory manor")
    assert pointing(t, "district:palace") == ("CI-6.09", "too-dear")


def test_ci_14_02_a_district_of_a_protected_city_says_so() -> None:
    board: Any = {0: {"gold": 9}, 1: {"city": ["tavern"]}}
    t = table(act=(0, "warlord"), gathered=True, players=board, tokens={"protected": 1})
    objection = why_nothing(GAME, t.state, 0, ["built:tavern"])
    assert objection is not None
    assert objection.also is not None
    assert (objection.also.rule, objection.also.code) == ("CI-11.02", "bishop-protects")


def test_ci_6_22_nobody_sits_there() -> None:
    t = table(act=(0, "warlord"), gathered=True, players={0: {"city": ["armory"]}})
    assert t.why("march 6") == ("CI-6.22", "no-such-player")
    assert t.why("armory 6") == ("CI-6.22", "no-such-player")


def test_ci_16_02_a_district_that_is_not_in_that_city() -> None:
    board: Any = {0: {"gold": 9}, 1: {"city": ["tavern"]}, 2: {"city": ["palace"]}}
    t = table(act=(0, "warlord"), gathered=True, players=board).do("march 1")
    assert t.why("destroy palace") == ("CI-16.02", "not-in-that-city")
