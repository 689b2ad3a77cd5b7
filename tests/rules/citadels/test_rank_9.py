"""CI-15: Queen, Artist, Tax Collector."""

from typing import Any

import pytest

from tests.rules.citadels.table import Table, table, warrants


def queen(seat: int, rank_4: int, **more: Any) -> Table:
    """The Queen acts; the King's player has revealed his card."""
    return table(6, cast=["queen"], act=(seat, "queen"), revealed={"king": rank_4}, **more)


@pytest.mark.parametrize(("seat", "rank_4"), [(2, 1), (2, 3), (0, 5), (5, 0)])
def test_ci_15_01_three_gold_beside_the_rank_4_character(seat: int, rank_4: int) -> None:
    t = queen(seat, rank_4).do("bonus")
    assert t.gold(seat) == 3
    assert t.why("bonus") == ("CI-6.19", "ability-used")


def test_ci_15_01_nothing_from_afar() -> None:
    assert queen(2, 4).why("bonus") == ("CI-15.01", "no-crown-beside")
    assert table(6, cast=["queen"], act=(2, "queen"), hold={1: "king"}).why("bonus") == ("CI-15.01", "no-crown-beside")


def test_ci_15_02_ci_15_03_beside_a_killed_rank_4_character_at_the_end_of_the_round() -> None:
    for neighbour, gold in [(1, 3), (4, 0)]:
        held: Any = {2: "queen", neighbour: "king"}
        t = table(6, cast=["queen"], hold=held, revealed={"queen": 2}, call=10, tokens={"killed": "king"})
        assert t.gold(2) == gold
    t = table(6, cast=["queen"], hold={2: "queen", 1: "king"}, call=10, tokens={"killed": "king"})
    assert t.gold(2) == 0  # she was not revealed
    t = table(
        6,
        cast=["witch", "queen"],
        revealed={"witch": 3},
        hold={2: "queen", 1: "king"},
        call=4,
        tokens={"bewitched": "king"},
    )
    assert t.state.draft.revealed[3] == 1  # a bewitched rank 4 character was revealed


def artist(city: list[str], gold: int = 5) -> Table:
    """Seat 0 is the Artist."""
    return table(5, cast=["artist"], act=(0, "artist"), players={0: {"gold": gold, "city": city}})


def test_ci_15_04_the_artist_beautifies_up_to_two_districts() -> None:
    t = artist(["manor", "tavern", "temple"]).do("beautify manor", "gather gold", "beautify tavern")
    assert (t.city(0), t.gold(0)) == (["fine_manor", "temple", "fine_tavern"], 5)
    assert t.why("beautify temple") == ("CI-6.19", "ability-used")
    assert artist(["manor"], gold=0).why("beautify manor") == ("CI-15.04", "no-gold")
    assert artist(["manor"]).why("beautify tavern") == ("CI-15.05", "not-plain-in-your-city")


def test_ci_15_05_a_district_can_be_beautified_only_once() -> None:
    assert artist(["fine_manor"]).why("beautify manor") == ("CI-15.05", "not-plain-in-your-city")
    assert artist(["manor", "fine_manor"]).do("beautify manor").city(0) == ["fine_manor", "fine_manor"]


def test_ci_15_06_ci_e9_a_beautified_district_is_worth_one_more() -> None:
    t = table(players={0: {"city": ["fine_castle", "basilica"]}, 1: {"city": ["castle", "manor"]}}, call=1)
    assert t.scores[:2] == [5 + 4 + 1, 4 + 3]


def test_ci_15_07_gold_on_a_destroyed_district_goes_to_the_bank_otherwise_it_stays() -> None:
    board: Any = {0: {"gold": 9}, 1: {"city": ["fine_tavern"]}}
    t = table(act=(0, "warlord"), gathered=True, players=board).do("march 1", "destroy fine_tavern")
    assert (t.gold(1), t.bottom[-1]) == (0, "tavern")
    t = table(act=(0, "warlord"), gathered=True, players=board, options={"destroyed_beautify_gold_to": "owner"})
    assert t.do("march 1", "destroy fine_tavern").gold(1) == 1
    t = table(cast=["marshal"], act=(0, "marshal"), gathered=True, players=board).do("march 1", "seize fine_tavern")
    assert t.city(0) == ["fine_tavern"]


def taxed(character: str = "king", gold: int = 5, **more: Any) -> Table:
    """Seat 0 builds in a game with the Tax Collector, who is not in play."""
    board: Any = {0: {"gold": gold, "hand": ["manor", "necropolis"], "city": ["framework", "tavern"]}}
    cast = ["tax_collector", *more.pop("cast", [])]
    return table(5, cast=cast, act=(0, character), gathered=True, players=more.pop("players", board), **more)


def test_ci_15_08_ci_15_10_every_build_is_taxed_paid_or_not() -> None:
    t = taxed().do("build manor", "pay gold")
    assert (t.gold(0), t.state.tax) == (1, 1)
    t = taxed().do("build manor", "pay framework")  # CI-17.10
    assert (t.gold(0), t.state.tax) == (4, 1)
    t = taxed().do("build necropolis", "pay necropolis", "sacrifice tavern")  # CI-17.28
    assert (t.gold(0), t.state.tax) == (4, 1)
    t = taxed(tokens={"killed": "tax_collector"}).do("build manor", "pay gold")
    assert t.state.tax == 1
    t = table(act=(0, "king"), gathered=True, players={0: {"gold": 5, "hand": ["manor"]}}).do("build manor")
    assert (t.gold(0), t.state.tax) == (2, 0)


def test_ci_15_09_the_gold_stays_on_the_token_from_round_to_round() -> None:
    t = table(5, cast=["tax_collector"], call=10, tax=4)
    assert (t.state.draft.round, t.state.tax) == (2, 4)


def test_ci_15_11_without_gold_there_is_no_tax() -> None:
    t = taxed(gold=3).do("build manor", "pay gold")
    assert (t.gold(0), t.state.tax) == (0, 0)


def test_ci_15_12_the_tax_collectors_own_builds_are_not_taxed() -> None:
    assert taxed("tax_collector").do("build manor", "pay gold").state.tax == 0


def test_ci_15_13_ci_6_30_he_takes_all_gold_on_the_token() -> None:
    t = taxed("tax_collector", tax=3).do("bonus")
    assert (t.gold(0), t.state.tax) == (8, 0)
    assert t.why("bonus") == ("CI-6.19", "ability-used")
    assert taxed("tax_collector").why("bonus") == ("CI-15.13", "no-tax")


def test_ci_15_14_in_his_other_characters_turn_he_is_taxed() -> None:
    t = table(
        3,
        cast=["tax_collector"],
        hold={0: ["king", "tax_collector"]},
        act=(0, "king"),
        gathered=True,
        players={0: {"gold": 5, "hand": ["manor"]}},
    )
    assert t.do("build manor").state.tax == 1
    held: Any = {0: ["magistrate", "tax_collector"], 1: ["king", "bishop"]}
    t = table(
        3, cast=["magistrate", "tax_collector"], hold=held, revealed={"magistrate": 0}, act=(1, "king"), gathered=True,
        tokens=warrants("king", "bishop", "warlord"), players={0: {"gold": 2}, 1: {"gold": 5, "hand": ["manor"]}},
    )  # fmt: skip
    t.do("build manor", "confiscate")
    assert (t.gold(0), t.state.tax) == (1, 1)


def test_ci_15_15_gold_on_the_token_counts_for_nobody() -> None:
    t = table(5, cast=["tax_collector"], players={0: {"city": ["imperial_treasury"]}}, tax=9, call=1)
    assert t.scores == [5, 0, 0, 0, 0]


def test_ci_15_17_a_confiscated_district_is_taxed_to_the_magistrate() -> None:
    t = taxed(
        cast=["magistrate"],
        revealed={"magistrate": 1},
        tokens=warrants("king", "bishop", "warlord"),
        players={0: {"gold": 5, "hand": ["manor"]}, 1: {"gold": 1}},
    )
    t.do("build manor", "confiscate")
    assert (t.gold(0), t.gold(1), t.state.tax) == (5, 0, 1)
