"""CI-20 and the scoring of the unique districts (CI-17)."""

from typing import Any

from tests.rules.citadels.table import Table, table

SEVEN = ["manor", "castle", "palace", "temple", "church", "monastery", "tavern"]


def score(city: list[str], hand: list[str] | None = None, gold: int = 0, **more: Any) -> int:
    """The points of seat 0."""
    return scored(city, hand, gold, **more).scores[0]


def scored(city: list[str], hand: list[str] | None = None, gold: int = 0, **more: Any) -> Table:
    """A table with this city of seat 0."""
    players: Any = {0: {"city": city, "hand": hand or [], "gold": gold}}
    more.setdefault("crown", 1)
    return table(players=players, call=1, **more)


def test_ci_20_01_the_cost_of_every_district() -> None:
    assert score(["manor", "palace", "fine_tavern"]) == 3 + 5 + 2


def test_ci_20_02_three_points_for_all_five_types() -> None:
    assert score(["manor", "temple", "tavern", "prison", "dragon_gate"]) == 3 + 1 + 1 + 2 + 6 + 3 + 2
    assert score(["manor", "temple", "tavern", "dragon_gate"]) == 3 + 1 + 1 + 6 + 2


def test_ci_20_03_ci_20_04_four_points_for_the_first_completed_city_two_for_others() -> None:
    cost = 3 + 4 + 5 + 1 + 2 + 3 + 1
    players: Any = {0: {"city": SEVEN}, 1: {"city": list(SEVEN)}, 2: {"city": SEVEN[:6]}}
    t = table(players=players, call=1, completed=[1, 0])
    assert t.scores == [cost + 2, cost + 4, cost - 1, 0]


def test_ci_20_05_the_four_points_stay_the_two_need_a_complete_city() -> None:
    players: Any = {0: {"city": ["manor"]}, 1: {"city": ["docks"]}}
    assert table(players=players, call=1, completed=[1, 0]).scores[:2] == [3, 3 + 4]
    options = {"first_bonus_is_event": False, "other_bonus_needs_complete_at_end": False}
    assert table(players=players, call=1, completed=[1, 0], options=options).scores[:2] == [3 + 2, 3 + 2]


def test_ci_20_06_ci_20_07_extra_points_but_nothing_for_gold_and_cards() -> None:
    assert score(["manor"], ["palace"], 9) == 3
    assert score(["imperial_treasury", "map_room"], ["palace"], 9) == 5 + 5 + 9 + 1


def test_ci_20_08_most_points_win() -> None:
    t = table(players={0: {"city": ["manor"]}, 1: {"city": ["palace"]}}, call=1)
    assert t.ranking[:2] == [2, 1]


def test_ci_20_09_ci_20_10_ci_20_11_ties_go_to_the_highest_rank_revealed() -> None:
    players: Any = {seat: {"city": ["manor"]} for seat in range(4)}
    t = table(players=players, call=9, completed=[3], revealed={"king": 1, "warlord": 2})
    assert t.over
    assert t.ranking == [4, 3, 2, 1]  # seat 3 has the bonus; 0 revealed nobody
    t = table(
        players=players, call=9, completed=[3], hold={0: "king"}, tokens={"killed": "king"}, revealed={"thief": 1}
    )
    assert t.ranking == [2, 3, 4, 1]  # the killed King was revealed at the end
    t = table(
        2,
        players={0: {"city": ["manor"]}, 1: {"city": ["docks"]}},
        hold={0: ["thief", "warlord"]},
        revealed={"thief": 0, "warlord": 0, "king": 1},
        call=1,
    )
    assert t.ranking == [1, 2]


def test_ci_e2_final_score() -> None:
    city = ["castle", "haunted_quarter", "monastery", "docks", "market", "factory", "quarry"]
    t = scored(city, completed=[1, 0])
    assert sum([4, 2, 3, 3, 2, 5, 5]) == 24
    assert t.scores[0] == 24 + 3 + 2  # the Haunted Quarter counts as military


def test_ci_17_05_basilica() -> None:
    assert score(["basilica", "manor", "castle", "tavern", "fine_castle"]) == 4 + 3 + 4 + 1 + 5 + 3


def test_ci_17_06_capitol() -> None:
    assert score(["capitol", "manor", "castle", "palace"]) == 5 + 12 + 3
    assert score(["capitol", "keep", "statue"]) == 5 + 3 + 3 + 3  # unique counts as a type
    assert score(["capitol", "manor", "castle", "palace", "temple", "church", "monastery"]) == 5 + 12 + 6 + 2 + 3
    assert score(["capitol", "manor", "castle"]) == 5 + 7


def test_ci_17_07_dragon_gate() -> None:
    assert score(["dragon_gate"]) == 6 + 2


def test_ci_17_16_ci_17_17_the_haunted_quarter_takes_the_type_that_scores_most() -> None:
    assert score(["haunted_quarter", "manor", "temple", "tavern", "keep"]) == 2 + 3 + 1 + 1 + 3 + 3
    assert score(["haunted_quarter", "manor", "temple", "tavern", "prison"]) == 2 + 3 + 1 + 1 + 2 + 3
    assert score(["haunted_quarter", "wishing_well"]) == 2 + 5 + 2
    assert score(["haunted_quarter", "capitol", "manor", "castle"]) == 2 + 5 + 7 + 3


def test_ci_17_18_imperial_treasury() -> None:
    assert score(["imperial_treasury"], gold=4) == 5 + 4


def test_ci_17_19_ci_e12_ivory_tower() -> None:
    assert score(["ivory_tower", "manor"]) == 5 + 3 + 5
    assert score(["ivory_tower", "keep"]) == 5 + 3
    assert score(["ivory_tower", "haunted_quarter"]) == 5 + 2 + 5


def test_ci_17_23_map_room() -> None:
    assert score(["map_room"], ["tavern", "docks"]) == 5 + 2
    assert score(["map_room"], ["tavern", "secret_vault"]) == 5 + 2 + 3
    assert (
        score(["map_room"], ["tavern", "secret_vault"], options={"secret_vault_counts_for_map_room": False})
        == 5 + 1 + 3
    )


def test_ci_17_26_museum() -> None:
    assert score(["museum"], museum=["tavern", "docks"]) == 4 + 2


def test_ci_17_35_secret_vault() -> None:
    assert score([], ["secret_vault"]) == 3


def test_ci_17_38_statue() -> None:
    assert score(["statue"], crown=0) == 3 + 5
    assert score(["statue"], crown=1) == 3


def test_ci_17_43_wishing_well() -> None:
    assert score(["wishing_well", "keep", "manor"]) == 5 + 3 + 3 + 2
