"""CI-10, CI-11: King, Emperor, Patrician; Bishop, Abbot, Cardinal."""

from typing import Any

import pytest

from tests.rules.citadels.table import Table, table


def emperor(seats: int = 4, **more: Any) -> Table:
    """Seat 0 is the Emperor and has gathered."""
    return table(seats, cast=["emperor"], act=(0, "emperor"), gathered=True, **more)


def test_ci_10_01_the_king_gains_gold_for_noble_districts() -> None:
    assert table(act=(0, "king"), players={0: {"city": ["manor", "palace", "tavern"]}}).do("income").gold(0) == 2


def test_ci_10_02_the_patrician_gains_cards_for_noble_districts() -> None:
    t = table(cast=["patrician"], act=(0, "patrician"), players={0: {"city": ["manor", "palace", "tavern"]}}).do(
        "income"
    )
    assert (t.gold(0), len(t.hand(0))) == (0, 2)


@pytest.mark.parametrize("name", ["king", "patrician"])
def test_ci_10_03_king_and_patrician_take_the_crown_when_revealed(name: str) -> None:
    assert table(cast=[name], hold={2: name}, call=4, crown=1).crown == 2


def test_ci_10_04_the_emperor_gains_gold_for_noble_districts() -> None:
    assert emperor(players={0: {"city": ["manor", "palace", "tavern"]}}).do("income").gold(0) == 2


def test_ci_10_05_the_emperor_must_give_the_crown_to_somebody_else() -> None:
    t = emperor(crown=1)
    assert t.choices() == ["crown 2", "crown 3"]
    assert t.why("crown 1") == ("CI-10.05", "has-the-crown")
    assert t.why("crown 0") == ("CI-6.22", "not-another-player")
    assert t.why("end") == ("CI-10.05", "must-give-crown")
    assert emperor(crown=0).choices() == ["crown 1", "crown 2", "crown 3"]
    assert t.do("crown 3", "end").crown == 3


def test_ci_10_06_ci_23_08_the_new_crowned_player_gives_a_gold_or_a_random_card() -> None:
    players: Any = {2: {"gold": 3, "hand": ["manor", "tavern"]}}
    t = emperor(crown=1, players=players, chance=[1]).do("crown 2")
    assert (t.seat, t.choices()) == (2, ["tribute gold", "tribute cards"])
    t.do("tribute cards")
    assert (t.hand(0), t.hand(2)) == (["tavern"], ["manor"])
    assert t.view(2)["players"][0]["known"] == ["tavern"]
    assert emperor(crown=1, players=players).do("crown 2", "tribute gold").gold(0) == 1
    assert emperor(crown=1, players=players, options={"emperor_resource_chosen_by": "emperor"}).do("crown 2").seat == 0
    assert emperor(crown=1, players={2: {"gold": 3}}).do("crown 2").gold(0) == 1
    assert emperor(crown=1, players={2: {"hand": ["manor"]}}, chance=[0]).do("crown 2").hand(0) == ["manor"]


def test_ci_10_07_from_a_player_with_nothing_nothing_is_taken() -> None:
    t = emperor(crown=1).do("crown 2")
    assert (t.asks, t.gold(0), t.hand(0)) == ("Turn", 0, [])


@pytest.mark.parametrize("name", ["king", "patrician"])
def test_ci_10_08_killed_he_is_heir_at_the_end_of_the_round(name: str) -> None:
    t = table(cast=[name], hold={2: name, 1: "warlord"}, call=4, crown=1, tokens={"killed": name})
    assert t.crown == 1
    while t.asks != "PickCharacter":
        t.do(t.choices()[-1] if t.asks == "Turn" and "end" in t.choices() else t.choices()[0])
    assert (t.crown, t.seat) == (2, 2)


def test_ci_10_09_the_killed_emperors_player_gives_the_crown_away_and_takes_nothing() -> None:
    t = table(
        cast=["emperor"], hold={2: "emperor"}, call=9, crown=1, tokens={"killed": "emperor"}, players={3: {"gold": 5}}
    )
    assert (t.asks, t.seat, t.choices()) == ("Advise", 2, ["crown 0", "crown 3"])
    assert t.why("crown 2") == ("CI-6.22", "not-another-player")
    t.do("crown 3")
    assert (t.crown, t.gold(3), t.seat) == (3, 5, 3)


def test_ci_10_11_without_a_rank_4_character_the_crown_stays() -> None:
    t = table(aside=["king"], call=4, crown=1)
    while t.asks != "PickCharacter":
        t.do(t.choices()[0])
    assert t.crown == 1


def test_ci_11_01_the_bishop_gains_gold_for_religious_districts() -> None:
    assert table(act=(0, "bishop"), players={0: {"city": ["temple", "church", "manor"]}}).do("income").gold(0) == 2


@pytest.mark.parametrize(("rank_8", "verb"), [("warlord", "destroy"), ("diplomat", "want"), ("marshal", "seize")])
def test_ci_11_02_ci_14_02_the_bishop_protects_his_districts_from_rank_8(rank_8: str, verb: str) -> None:
    players: Any = {0: {"gold": 9, "city": ["manor", "prison"]}, 1: {"city": ["tavern"]}, 2: {"city": ["temple"]}}
    t = table(cast=[rank_8], act=(0, rank_8), gathered=True, players=players, tokens={"protected": 1})
    assert t.why("march 1") == ("CI-11.02", "bishop-protects")
    assert t.why("march 2") is None
    assert t.do("income").gold(0) == 10
    assert t.do("march 2").choices() == [f"{verb} temple"]


def test_ci_11_02_the_protection_is_set_when_the_bishop_is_called() -> None:
    assert table(hold={1: "bishop"}, call=5).state.tokens.protected == 1


def test_ci_11_03_ci_e10_a_bewitched_bishop_protects_the_witch() -> None:
    t = table(
        cast=["witch"], revealed={"witch": 0}, hold={1: "bishop", 2: "warlord"}, call=5, tokens={"bewitched": "bishop"}
    )
    assert t.state.tokens.protected == 0
    t = table(
        cast=["witch"],
        act=(2, "warlord"),
        gathered=True,
        tokens={"protected": 0},
        players={0: {"city": ["tavern"]}, 1: {"city": ["temple"]}},
    )
    assert t.why("march 0") == ("CI-11.02", "bishop-protects")
    assert t.why("march 1") is None


def test_ci_11_04_the_protection_does_not_bind_the_bishops_own_player() -> None:
    held: Any = {0: ["bishop", "warlord"]}
    board: Any = {0: {"gold": 9, "city": ["tavern"]}}
    t = table(2, hold=held, act=(0, "warlord"), gathered=True, players=board, tokens={"protected": 0})
    assert t.why("march 0") is None
    t = table(
        2,
        hold=held,
        act=(0, "warlord"),
        gathered=True,
        players=board,
        tokens={"protected": 0},
        options={"bishop_binds_own_player": True},
    )
    assert t.why("march 0") == ("CI-11.02", "bishop-protects")


def test_ci_11_05_ci_e5_the_abbot_takes_gold_and_cards_in_any_mix() -> None:
    city = ["temple", "church", "monastery"]
    for gold in range(4):
        t = table(cast=["abbot"], act=(0, "abbot"), players={0: {"city": list(city)}})
        assert [text for text in t.choices() if "tithe" in text] == [f"tithe {n}" for n in range(4)]
        assert t.why("tithe 4") == ("CI-11.05", "more-than-districts")
        t.do(f"tithe {gold}")
        assert (t.gold(0), len(t.hand(0))) == (gold, 3 - gold)
        assert t.why("tithe 1") == ("CI-6.19", "ability-used")
    assert table(cast=["abbot"], act=(0, "abbot")).why("tithe 0") == ("CI-6.21", "no-districts-of-type")


def test_ci_11_06_the_richest_player_gives_the_abbot_a_gold() -> None:
    players: Any = {0: {"gold": 1}, 1: {"gold": 3}, 2: {"gold": 3}, 3: {"gold": 2}}
    t = table(cast=["abbot"], act=(0, "abbot"), players=players)
    assert [text for text in t.choices() if "beg" in text] == ["beg 1", "beg 2"]
    assert t.why("beg 3") == ("CI-11.06", "not-richest")
    t.do("beg 2")
    assert (t.gold(0), t.gold(2)) == (2, 2)
    assert t.why("beg 1") == ("CI-6.19", "ability-used")


def test_ci_11_07_if_nobody_is_richer_he_gets_nothing() -> None:
    t = table(cast=["abbot"], act=(0, "abbot"), players={0: {"gold": 3}, 1: {"gold": 3}})
    assert t.why("beg 1") == ("CI-11.07", "not-richer")


def cardinal(gold: int, hand: list[str], others: dict[int, int], **more: Any) -> Table:
    """Seat 0 is the Cardinal and has gathered."""
    players: Any = {0: {"gold": gold, "hand": hand, "city": more.pop("city", [])}}
    players |= {seat: {"gold": other} for seat, other in others.items()}
    return table(cast=["cardinal"], act=(0, "cardinal"), gathered=True, players=players, **more)


def test_ci_11_08_the_cardinal_takes_the_missing_gold_for_cards() -> None:
    t = cardinal(1, ["manor", "temple", "tavern", "docks"], {1: 5, 2: 1}).do("build manor")
    assert (t.asks, t.choices()) == ("BorrowGold", ["borrow 1"])
    t.do("borrow 1", "give temple", "give docks")
    assert (t.city(0), t.gold(0), t.gold(1)) == (["manor"], 0, 3)
    assert (t.hand(0), t.hand(1)) == (["tavern"], ["temple", "docks"])
    assert t.view(1)["players"][0]["known"] == []
    assert t.view(0)["players"][1]["known"] == ["temple", "docks"]  # CI-23.08
    assert [event["district"] for event in t.events("gave", 2)] == [None, None]


def test_ci_11_09_the_other_player_must_have_all_of_the_missing_gold() -> None:
    t = cardinal(1, ["manor", "temple", "tavern"], {1: 5, 2: 1}).do("build manor")
    assert t.why("borrow 2") == ("CI-11.09", "too-poor")
    assert t.args("borrow 2") == {"seat": "seat:2", "missing": 2, "gold": 1}
    assert cardinal(1, ["manor", "temple", "tavern"], {1: 1, 2: 1}).why("build manor") == ("CI-6.09", "too-dear")
    assert cardinal(3, ["manor", "temple", "tavern"], {1: 9}).do("build manor").gold(1) == 9


def test_ci_11_10_he_needs_as_many_other_cards_as_missing_gold() -> None:
    assert cardinal(1, ["manor", "temple"], {1: 5}).why("build manor") == ("CI-6.09", "too-dear")


def test_ci_11_11_with_factory_and_thieves_den_but_once_per_turn() -> None:
    t = cardinal(1, ["keep", "tavern"], {1: 5}, city=["factory"]).do("build keep", "borrow 1", "give tavern")
    assert t.city(0) == ["factory", "keep"]
    den = ["thieves_den", "tavern", "temple", "church", "market", "docks"]
    t = cardinal(1, den, {1: 2}).do("build thieves_den", "cards 3")
    t.do("discard temple", "discard church", "discard tavern", "borrow 1", "give market", "give docks")
    assert (t.city(0), t.gold(0), t.hand(0)) == (["thieves_den"], 0, [])
    apart = cardinal(1, den, {1: 2}, options={"cardinal_with_thieves_den": False})
    assert apart.do("build thieves_den").why("cards 3") == ("CI-17.41", "wrong-number")
    t = cardinal(0, ["stables", "tavern", "temple", "church", "market"], {1: 9})
    t.do("build stables", "borrow 1", "give temple", "give church")
    assert t.why("build tavern") == ("CI-6.09", "too-dear")


def test_ci_11_12_the_cardinal_gains_cards_for_religious_districts() -> None:
    t = cardinal(0, [], {}, city=["temple", "church"]).do("income")
    assert (t.gold(0), len(t.hand(0))) == (0, 2)
