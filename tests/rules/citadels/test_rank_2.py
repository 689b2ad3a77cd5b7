"""CI-8: Thief, Spy, Blackmailer."""

from typing import Any

import pytest

from tests.rules.citadels.table import Table, table, threats


def threatened(flowered: bool = True, gold: int = 4, **more: Any) -> Table:
    """Seat 1, the King, is called under a threat of seat 0."""
    tokens = threats("king", "bishop", 0) if flowered else threats("bishop", "king", 0)
    players = {1: {"gold": gold, "city": ["manor"]}}
    return table(
        cast=["blackmailer"], hold={0: "blackmailer", 1: "king"}, call=4, tokens=tokens, players=players, **more
    )


def test_ci_8_01_ci_8_03_the_thief_takes_all_gold_when_the_robbed_character_is_revealed() -> None:
    t = table(hold={0: "thief", 1: "king"}, act=(0, "thief"), aside=["magician"], players={1: {"gold": 7}})
    t.do("rob king", "gather gold")
    assert t.view(3)["tokens"]["robbed"] == "king"
    t.do("end")
    assert (t.seat, t.gold(0), t.gold(1)) == (1, 9, 0)
    assert t.do("gather gold").gold(1) == 2  # gathered after the robbery


def test_ci_8_02_neither_rank_1_nor_the_killed_nor_the_bewitched_can_be_robbed() -> None:
    t = table(act=(0, "thief"), tokens={"killed": "king"})
    assert t.why("rob assassin") == ("CI-8.02", "rank-1-is-safe")
    assert t.why("rob king") == ("CI-8.02", "is-killed")
    t = table(cast=["witch"], act=(0, "thief"), tokens={"bewitched": "bishop"}, revealed={"witch": 1})
    assert t.why("rob bishop") == ("CI-8.02", "is-bewitched")
    names = ["magician", "king", "merchant", "architect", "warlord"]
    assert [text for text in t.choices() if "rob" in text] == [f"rob {name}" for name in names]


def test_ci_8_04_if_the_robbed_character_is_not_revealed_nothing_happens() -> None:
    t = table(
        hold={1: "warlord"}, aside=["king"], call=4, tokens={"robbed": "king", "thief": 0}, players={1: {"gold": 3}}
    )
    assert (t.gold(0), t.gold(1)) == (0, 3)


def test_ci_8_05_the_spy_names_player_and_type_before_he_looks() -> None:
    t = table(cast=["spy"], act=(0, "spy"), players={1: {"hand": ["manor"]}})
    assert [text for text in t.choices() if "spy" in text] == ["spy 1", "spy 2", "spy 3"]
    t.do("spy 1")
    assert t.choices() == [f"name {name}" for name in ("noble", "religious", "trade", "military", "unique")]
    assert t.view(0)["players"][1]["known"] == []
    assert t.do("name trade").view(0)["players"][1]["known"] == ["manor"]


@pytest.mark.parametrize(("gold", "taken"), [(0, 0), (1, 1), (5, 2)])
def test_ci_8_06_gold_and_cards_for_each_card_of_the_type(gold: int, taken: int) -> None:
    t = table(cast=["spy"], act=(0, "spy"), players={1: {"gold": gold, "hand": ["manor", "castle", "tavern"]}})
    t.do("spy 1", "name noble")
    assert (t.gold(0), t.gold(1), len(t.hand(0))) == (taken, gold - taken, 2)


def test_ci_8_07_unique_cards_in_hand_are_unique() -> None:
    hand = ["secret_vault", "haunted_quarter", "school_of_magic", "tavern"]
    t = table(cast=["spy"], act=(0, "spy"), players={1: {"gold": 9, "hand": hand}}).do("spy 1", "name unique")
    assert t.gold(0) == 3


def test_ci_8_08_ci_23_07_ci_23_14_the_cards_stay_with_their_owner_and_only_the_spy_has_seen_them() -> None:
    t = table(cast=["spy"], act=(0, "spy"), players={1: {"gold": 9, "hand": ["manor", "tavern"]}}).do(
        "spy 1", "name noble"
    )
    assert t.hand(1) == ["manor", "tavern"]
    assert [t.view(seat)["players"][1]["known"] for seat in (0, 2)] == [["manor", "tavern"], []]
    assert all(twin.hand(1) == ["manor", "tavern"] for twin in t.twins(0, 9))
    for twin in t.twins(2, 30):  # but all could count what he gained: one noble card
        assert sum(name in ("manor", "castle", "palace") for name in twin.hand(1)) == 1


def test_ci_23_14_without_gold_and_cards_to_gain_nothing_is_told() -> None:
    board = {1: {"gold": 1, "hand": ["manor", "castle", "tavern"]}}
    t = table(cast=["spy"], act=(0, "spy"), only_deck=[], players=board).do("spy 1", "name noble")
    assert t.view(2)["players"][1]["spied"] == [{"type": "noble", "cards": 1, "or_more": True}]
    nobles = [sum(name in ("manor", "castle", "palace") for name in twin.hand(1)) for twin in t.twins(2, 60)]
    assert min(nobles) == 1
    assert max(nobles) > 1


def test_ci_8_09_ci_8_12_two_threats_on_two_tokens_one_of_them_flowered() -> None:
    t = table(cast=["blackmailer"], act=(0, "blackmailer")).do("threaten warlord")
    assert t.why("threaten warlord") == ("CI-8.09", "has-threat")
    t.do("threaten king")
    assert t.choices() == ["flower king", "flower warlord"]
    assert t.why("flower bishop") == ("CI-8.09", "no-threat-there")
    t.do("flower warlord")
    assert (t.view(1)["tokens"]["threats"], t.view(1)["tokens"]["flowered"]) == (["king", "warlord"], None)
    assert t.view(0)["tokens"]["flowered"] == "warlord"


def test_ci_8_10_whom_he_may_not_threaten() -> None:
    t = table(cast=["blackmailer"], act=(0, "blackmailer"), tokens={"killed": "king"})
    assert t.why("threaten assassin") == ("CI-8.02", "rank-1-is-safe")
    assert t.why("threaten king") == ("CI-8.02", "is-killed")
    assert t.why("threaten blackmailer") is None
    assert t.why("threaten warlord") is None
    t = table(cast=["blackmailer"], act=(0, "blackmailer"), options={"threat_on_own_token": False})
    assert t.why("threaten blackmailer") == ("CI-6.23", "not-himself")
    t = table(
        cast=["witch", "blackmailer"], act=(0, "blackmailer"), tokens={"bewitched": "bishop"}, revealed={"witch": 1}
    )
    assert t.why("threaten bishop") == ("CI-8.02", "is-bewitched")


def test_ci_8_11_a_character_with_a_warrant_may_be_threatened() -> None:
    t = table(
        cast=["magistrate", "blackmailer"], revealed={"magistrate": 1}, act=(0, "blackmailer"),
        tokens={"warrants": ["king", "bishop", "warlord"], "signed": "king"},
    )  # fmt: skip
    assert t.why("threaten king") is None


def test_ci_8_13_a_threatened_character_gathers_and_then_resolves_the_threat() -> None:
    t = threatened()
    assert (t.seat, t.asks) == (1, "Gather")
    assert t.why("income") == ("CI-6.21", "not-now")
    t.do("gather gold")
    assert (t.seat, t.asks, t.choices()) == (1, "Threatened", ["pass", "bribe"])
    assert t.do("bribe").asks == "Turn"


def test_ci_8_14_a_bribe_is_half_the_gold_after_gathering() -> None:
    t = threatened(gold=5).do("gather gold", "bribe")
    assert (t.gold(0), t.gold(1)) == (3, 4)
    assert t.view(2)["tokens"]["threats"] == ["bishop"]
    assert t.view(2)["tokens"]["flowered"] is None  # removed without being revealed


def test_ci_8_15_ci_e7_with_one_gold_or_none_a_bribe_costs_nothing() -> None:
    for gold in (1, 0):
        t = threatened(gold=gold, deck=["tavern", "docks"]).do("gather cards", "keep tavern", "bribe")
        assert (t.gold(0), t.gold(1)) == (0, gold)
    t = threatened(gold=0, deck=["tavern", "docks"], options={"bribe_with_zero_gold": False})
    assert t.do("gather cards", "keep tavern").why("bribe") == ("CI-8.15", "no-gold-to-bribe")


def test_ci_8_16_a_refused_threat_may_be_revealed() -> None:
    t = threatened().do("gather gold", "pass")
    assert (t.seat, t.choices()) == (0, ["pass", "show"])
    t.do("show")
    assert (t.gold(0), t.gold(1), t.asks, t.seat) == (6, 0, "Turn", 1)
    assert {"event": "lace-shown", "character": "character:king", "lace": "lace:flowered"} in t.told(3)
    t = threatened(flowered=False).do("gather gold", "pass")
    assert (t.seat, t.choices()) == (0, ["pass", "show"])  # asked about the blank one too
    t.do("show")
    assert (t.gold(0), t.gold(1)) == (0, 6)
    assert t.view(3)["tokens"]["flowered"] == "bishop"


def test_ci_8_17_not_revealed_the_marker_stays_hidden() -> None:
    t = threatened().do("gather gold", "pass", "pass")
    assert (t.gold(1), t.view(1)["tokens"]["flowered"], t.tokens["threats"]) == (6, None, ["king", "bishop"])


def test_ci_8_18_the_other_threat_stays_after_the_flowered_lace() -> None:
    t = threatened().do("gather gold", "pass", "show")
    assert t.tokens["threats"] == ["bishop"]
    t = threatened(options={"other_threat_stays_after_flowered": False}).do("gather gold", "pass", "show")
    assert t.tokens["threats"] == []


def test_ci_8_19_threats_are_taken_back_at_the_end_of_the_round() -> None:
    assert table(cast=["blackmailer"], call=9, tokens=threats("king", "bishop", 0)).tokens["threats"] == []
