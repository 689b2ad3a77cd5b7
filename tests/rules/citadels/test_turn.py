"""CI-6, CI-16, CI-18, CI-19, CI-21: turns, building, abilities in general, the end of the round and of the game."""

from typing import Any

from fondaco.games.citadels.components import CHARACTER, RANK_OF
from fondaco.games.citadels.game import GAME
from fondaco.games.citadels.rules import PRESETS
from tests.rules.citadels.table import Table, table, threats, warrants

FOUR = {0: "assassin", 1: "king", 2: "merchant", 3: "warlord"}


def called(hold: dict[int, str], call: int = 1) -> list[tuple[int, str]]:
    """Who takes a turn as whom, from a rank on to the end of the round."""
    t = table(hold=hold, call=call)
    turns = []
    while t.asks == "Turn":
        turns.append((t.seat, t.view(None)["prompt"]["character"][10:]))
        t.do("gather gold", "end")
    return turns


def test_ci_6_01_ci_6_02_ranks_are_called_from_1_upward_and_their_players_must_reveal() -> None:
    assert called({**FOUR}) == [(0, "assassin"), (1, "king"), (2, "merchant"), (3, "warlord")]
    t = table(hold={**FOUR}, call=1)
    assert t.view(2)["characters"]["revealed"] == {"assassin": 0}


def test_ci_6_03_ci_7_02_the_killed_character_stays_silent_and_skips_the_turn() -> None:
    t = table(hold={**FOUR}, act=(0, "assassin"), players={1: {"gold": 2, "city": ["manor", "poor_house"]}})
    t.do("kill king", "gather gold", "end")
    assert t.seat == 2
    assert t.events("no-answer") == [{"event": "no-answer", "rank": f"rank:{rank}"} for rank in (2, 3, 4, 5)]
    assert t.gold(1) == 2
    assert "king" not in t.view(0)["characters"]["revealed"]


def test_ci_6_04_crown_then_robbery_then_forced_gathering() -> None:
    tokens = threats("king", "bishop", 0, robbed="king", thief=0)
    t = table(cast=["blackmailer"], hold={1: "king"}, call=4, crown=3, players={1: {"gold": 4}}, tokens=tokens)
    assert (t.crown, t.gold(1), t.gold(0), t.asks) == (1, 0, 4, "Gather")


def test_ci_6_05_he_must_gather_exactly_once() -> None:
    t = table(act=(0, "king"))
    assert t.why("end") == ("CI-6.05", "must-gather")
    t.do("gather gold")
    assert t.why("gather gold") == ("CI-6.05", "gathered-already")
    assert t.choices() == ["end"]


def test_ci_6_06_two_gold_or_two_cards_of_which_one_is_kept() -> None:
    assert table(act=(0, "king")).choices() == ["gather gold", "gather cards"]
    assert table(act=(0, "king")).do("gather gold").gold(0) == 2
    t = table(act=(0, "king"), deck=["tavern", "docks"]).do("gather cards", "keep docks")
    assert (t.hand(0), t.bottom[-1], t.asks) == (["docks"], "tavern", "Turn")
    assert table(act=(0, "king"), deck=["tavern", "docks"]).do("gather cards").why("keep manor") == (
        "CI-6.06",
        "not-drawn",
    )


def test_ci_6_07_building_only_after_gathering() -> None:
    t = table(act=(0, "king"), players={0: {"gold": 9, "hand": ["tavern"]}})
    assert t.why("build tavern") == ("CI-6.07", "not-gathered")
    assert t.do("gather gold").why("build tavern") is None


def test_ci_6_08_ci_e4_abilities_before_or_after_gathering_and_building() -> None:
    board = {"city": ["temple", "church"], "hand": ["monastery"], "gold": 2}
    early = table(act=(0, "bishop"), players={0: board}).do("income", "gather gold", "build monastery")
    assert early.gold(0) == 2 + 2 + 2 - 3
    late = table(act=(0, "bishop"), players={0: board}).do("gather gold", "build monastery", "income")
    assert late.gold(0) == 2 + 2 - 3 + 3
    assert late.why("income") == ("CI-6.19", "ability-used")


def test_ci_6_09_a_card_of_the_hand_is_built_for_its_cost_and_never_by_duty() -> None:
    t = table(act=(0, "king"), gathered=True, players={0: {"gold": 4, "hand": ["tavern", "castle", "palace"]}})
    assert t.choices() == ["build castle", "build tavern", "end"]
    assert t.why("build palace") == ("CI-6.09", "too-dear")
    assert t.args("build palace") == {"price": 5, "gold": 4}
    assert t.why("build manor") == ("CI-6.09", "not-in-hand")
    t.do("build castle")
    assert (t.gold(0), t.city(0), t.hand(0)) == (0, ["castle"], ["palace", "tavern"])
    objection = t.objection("2 build manor")
    assert objection is not None and objection.also is not None
    assert (objection.code, objection.also.code) == ("not-yours", "not-in-hand")


def test_ci_6_10_the_building_limits() -> None:
    limits = {"king": 1, "seer": 2, "scholar": 2, "architect": 3}
    hand = ["temple", "tavern", "watchtower", "church"]
    for name, limit in limits.items():
        t = table(cast=[name], act=(0, name), gathered=True, players={0: {"gold": 20, "hand": list(hand)}})
        for card in hand[:limit]:
            t.do(f"build {card}")
        assert t.why(f"build {hand[limit]}") == ("CI-6.10", "build-limit")


def test_ci_6_11_no_district_identical_to_one_in_the_city() -> None:
    t = table(act=(0, "king"), gathered=True, players={0: {"gold": 9, "hand": ["tavern"], "city": ["tavern"]}})
    assert t.why("build tavern") == ("CI-6.11", "identical")


def test_ci_6_12_builds_that_do_not_count() -> None:
    t = table(act=(0, "king"), gathered=True, players={0: {"gold": 9, "hand": ["tavern", "stables"]}})
    t.do("build stables", "build tavern")
    t = table(
        cast=["trader"],
        act=(0, "trader"),
        gathered=True,
        players={0: {"gold": 9, "hand": ["tavern", "market", "temple", "church"]}},
    )
    t.do("build tavern", "build temple", "build market")
    assert t.why("build church") == ("CI-6.10", "build-limit")


def test_ci_6_13_a_city_may_be_larger_than_complete() -> None:
    city = ["manor", "castle", "palace", "temple", "church", "monastery"]
    t = table(act=(0, "architect"), gathered=True, players={0: {"gold": 9, "hand": ["tavern", "market"], "city": city}})
    t.do("build tavern", "build market")
    assert len(t.city(0)) == 8


def test_ci_6_14_ci_17_08_the_factory_makes_other_unique_districts_cheaper() -> None:
    t = table(
        act=(0, "architect"),
        gathered=True,
        players={0: {"gold": 9, "hand": ["keep", "stables", "manor"], "city": ["factory"]}},
    )
    t.do("build keep", "build stables")
    assert t.gold(0) == 9 - 2 - 1
    t.do("build manor")
    assert t.gold(0) == 9 - 2 - 1 - 3
    t = table(act=(0, "king"), gathered=True, players={0: {"gold": 9, "hand": ["factory"]}}).do("build factory")
    assert t.gold(0) == 4


def test_ci_6_15_other_ways_to_pay_are_offered_where_there_are_any() -> None:
    t = table(
        act=(0, "king"), gathered=True, players={0: {"gold": 9, "hand": ["manor", "necropolis"], "city": ["framework"]}}
    )
    t.do("build necropolis")
    assert t.choices() == ["pay gold", "pay framework", "pay necropolis"]
    assert t.why("pay cardinal") == ("CI-6.15", "way-closed")
    t.do("pay gold")
    assert (t.gold(0), t.city(0)) == (4, ["framework", "necropolis"])


def test_ci_6_16_a_build_is_paid_then_seized_or_not_then_taxed_then_counted() -> None:
    city = ["manor", "castle", "palace", "temple", "church", "monastery"]
    t = table(
        5, cast=["magistrate", "tax_collector"], revealed={"magistrate": 1}, act=(0, "king"), gathered=True,
        players={0: {"gold": 2, "hand": ["tavern"], "city": city}}, tokens=warrants("bishop", "king", "merchant"),
    )  # fmt: skip
    t.do("build tavern")
    assert (t.gold(0), len(t.city(0)), t.state.tax, t.data["deck"]["site"]) == (1, 6, 0, "tavern")
    t.do("pass")
    assert (t.gold(0), len(t.city(0)), t.state.tax) == (0, 7, 1)
    told = [event["event"] for event in t.told() if event["event"] in ("paid", "built", "taxed", "completed")]
    assert told == ["paid", "built", "taxed", "completed"]


def test_ci_6_17_a_district_works_in_the_turn_in_which_it_was_built() -> None:
    t = table(act=(0, "king"), gathered=True, players={0: {"gold": 9, "hand": ["smithy"]}}).do("build smithy", "smithy")
    assert len(t.hand(0)) == 3


def test_ci_6_18_ci_6_25_abilities_and_effects_are_optional() -> None:
    t = table(act=(0, "assassin"), gathered=True, players={0: {"gold": 2, "city": ["smithy"]}}).do("end")
    assert t.tokens["killed"] is None
    assert t.hand(0) == []


def test_ci_6_19_each_ability_once_per_turn() -> None:
    t = table(act=(0, "merchant"), players={0: {"city": ["tavern"]}}).do("bonus", "income")
    assert t.why("bonus") == ("CI-6.19", "ability-used")
    assert t.why("income") == ("CI-6.19", "ability-used")


def test_ci_6_20_several_abilities_are_used_separately() -> None:
    t = table(act=(0, "merchant"), players={0: {"city": ["tavern"]}}).do("bonus")
    assert t.gold(0) == 1
    assert t.do("gather gold", "income").gold(0) == 4


def test_ci_6_21_ci_6_30_income_counts_the_city_at_the_moment_of_use() -> None:
    t = table(act=(0, "king"), gathered=True, players={0: {"gold": 3, "hand": ["manor"], "city": ["castle"]}})
    t.do("income", "build manor")
    assert t.gold(0) == 1
    assert t.why("income") == ("CI-6.19", "ability-used")
    assert table(act=(0, "king")).why("income") == ("CI-6.21", "no-districts-of-type")


def test_ci_6_22_another_player_is_any_other() -> None:
    t = table(act=(0, "magician"), hold={1: "king"})
    assert [text for text in t.choices() if text.startswith("trade")] == ["trade 1", "trade 2", "trade 3"]
    assert t.why("trade 0") == ("CI-6.22", "not-another-player")
    assert t.why("trade 6") == ("CI-6.22", "not-another-player")


def test_ci_6_23_another_character_may_be_one_that_nobody_has() -> None:
    t = table(act=(0, "assassin"))
    face_up = t.view(0)["characters"]["face_up"]
    assert [text for text in t.choices() if "kill" in text] == [f"kill {name}" for name in t.data["rules"]["cast"][1:]]
    assert t.why("kill assassin") == ("CI-6.23", "not-himself")
    t = table(act=(0, "assassin"), options={"may_name_faceup_discard": False})
    assert t.why(f"kill {face_up[0]}") == ("CI-6.23", "lies-face-up")


def test_ci_6_24_named_targets_are_announced_to_all() -> None:
    t = table(act=(0, "assassin")).do("kill king")
    assert {"event": "killed", "character": "character:king"} in t.told(3)
    assert t.view(None)["tokens"]["killed"] == "king"


def gaining(*city: str, seats: int = 4, name: str = "king", **more: Any) -> Table:
    """Seat 0 acts with these districts."""
    return table(seats, act=(0, name), players={0: {"city": list(city), **more.pop("own", {})}}, **more)


def test_ci_6_25_ci_6_26_pure_gains_can_be_declined() -> None:
    assert gaining("gold_mine").do("gather gold", "pass").gold(0) == 2
    assert gaining("gold_mine").do("gather gold", "accept").gold(0) == 3
    t = gaining("observatory", deck=["manor", "tavern", "docks"]).do("gather cards", "pass")
    assert t.choices() == ["keep manor", "keep tavern"]
    t = gaining("library", deck=["manor", "tavern"]).do("gather cards")
    assert t.choices() == ["keep manor", "keep tavern", "accept"]
    assert t.do("keep tavern").hand(0) == ["tavern"]
    assert gaining("park").do("gather gold", "end", "pass").hand(0) == []
    assert gaining("poor_house", gathered=True).do("end", "pass").gold(0) == 0
    t = gaining(name="alchemist", cast=["alchemist"], gathered=True, own={"gold": 4, "hand": ["castle"]})
    assert t.do("build castle", "end", "pass").gold(0) == 0


def test_ci_6_26_with_library_and_observatory_one_card_more_can_be_declined() -> None:
    options = {"library_keeps": "one_more"}
    t = gaining("library", "observatory", deck=["manor", "tavern", "docks"], options=options)
    t.do("gather cards", "accept", "pass")
    assert (t.asks, t.choices()) == ("KeepDrawn", ["keep manor", "keep tavern", "keep docks"])


def test_ci_6_26_nearly_everybody_takes_a_pure_gain() -> None:
    for t in (
        gaining("gold_mine").do("gather gold"),
        gaining("observatory").do("gather cards"),
        gaining("library").do("gather cards"),
        gaining("park").do("gather gold", "end"),
        gaining("poor_house", gathered=True).do("end"),
    ):
        assert t.obvious() == "accept", t.asks


def test_ci_6_26_a_gain_is_not_obvious_where_it_may_feed_a_thief() -> None:
    robbed: dict[str, Any] = {"robbed": "warlord", "thief": 1}
    both: Any = {0: ["king", "warlord"], 1: ["assassin", "thief"]}
    t = gaining("poor_house", seats=2, gathered=True, hold=both, tokens=robbed).do("end")
    assert (t.asks, t.obvious()) == ("UseDistrict", None)
    t.do("pass", "gather gold")  # the Warlord's turn: there was nothing to rob
    assert (t.gold(0), t.gold(1)) == (2, 0)
    # Whether he has the robbed character himself must not show: with two characters each it is asked of everybody.
    t = gaining("poor_house", seats=2, gathered=True, hold={0: ["king", "bishop"]}, tokens=robbed).do("end")
    assert (t.asks, t.obvious()) == ("UseDistrict", None)
    t = gaining("poor_house", gathered=True, tokens=robbed).do("end")  # his only character is revealed
    assert t.obvious() == "accept"
    threat = {"laces": ["king", "warlord"], "threats": ["king", "warlord"], "flowered": "king", "blackmailer": 1}
    t = table(
        cast=["blackmailer"], hold={0: "king"}, call=4, players={0: {"city": ["gold_mine"]}}, tokens=threat,
        revealed={"blackmailer": 1},
    )  # fmt: skip
    t.do("gather gold")
    assert (t.asks, t.obvious()) == ("UseDistrict", None)


def test_ci_6_26_a_gain_is_not_obvious_where_it_empties_the_deck_or_ends_the_game() -> None:
    assert gaining("park", only_deck=["manor", "tavern"]).do("gather gold", "end").obvious() is None
    assert gaining("library", only_deck=["manor", "tavern"]).do("gather cards").obvious() is None
    assert gaining("observatory", only_deck=["manor", "tavern", "docks"]).do("gather cards").obvious() is None
    t = gaining("poor_house", name="warlord", gathered=True, completed=[1]).do("end")
    assert (t.asks, t.obvious()) == ("UseDistrict", None)
    assert t.do("accept").over


def test_ci_6_26_other_setting_pure_gains_are_not_asked_for() -> None:
    options = {"auto_pure_gains": True}
    t = gaining("gold_mine", "poor_house", "park", options=options).do("gather gold")
    assert t.gold(0) == 3
    assert t.do("end").hand(0) != []
    t = gaining("library", "observatory", deck=["manor", "tavern", "docks"], options=options).do("gather cards")
    assert t.hand(0) == ["manor", "tavern", "docks"]
    own = {"gold": 4, "hand": ["castle"]}
    t = gaining("poor_house", name="alchemist", cast=["alchemist"], gathered=True, own=own, options=options)
    assert t.do("build castle", "end").gold(0) == 0 + 1 + 4


def test_ci_6_27_once_per_turn_effects_in_the_owners_turn_only() -> None:
    t = table(act=(1, "king"), gathered=True, players={0: {"city": ["smithy"]}, 1: {"gold": 9}})
    assert t.why("smithy") == ("CI-16.02", "no-such-district")
    assert t.why("0 smithy") == ("CI-6.02", "not-yours")


def test_ci_6_28_the_turn_ends_when_all_duties_are_done() -> None:
    t = table(cast=["emperor"], act=(1, "emperor"), gathered=True)
    assert t.why("end") == ("CI-10.05", "must-give-crown")
    assert t.do("crown 2").why("end") is None


def test_ci_6_29_ci_e11_poor_house_before_the_alchemists_refund() -> None:
    t = table(
        cast=["alchemist"],
        act=(0, "alchemist"),
        gathered=True,
        players={0: {"gold": 4, "hand": ["castle"], "city": ["poor_house"]}},
    )
    t.do("build castle", "end")
    assert t.view(0)["prompt"] == {"ask": "UseDistrict", "seat": "seat:0", "district": "district:poor_house"}
    t.do("accept")
    assert (t.asks, t.gold(0)) == ("Refund", 1)
    assert t.do("accept").gold(0) == 0 + 1 + 4


def test_ci_16_01_the_monument_counts_two_toward_completion_only() -> None:
    t = table(players={0: {"city": ["monument", "manor"]}}, call=1)
    assert (t.state.players[0].size(), len(t.city(0))) == (3, 2)


def test_ci_16_02_a_district_serves_the_player_in_whose_city_it_is() -> None:
    t = table(act=(0, "king"), players={0: {"gold": 2}, 1: {"city": ["gold_mine", "smithy"]}})
    assert t.why("smithy") == ("CI-16.02", "no-such-district")
    assert t.do("gather gold").gold(0) == 4
    assert t.view(3)["players"][1]["city"] == ["gold_mine", "smithy"]


def test_ci_16_03_identical_districts_stay_when_the_quarry_goes() -> None:
    t = table(act=(1, "warlord"), gathered=True, players={0: {"city": ["tavern", "tavern", "quarry"]}, 1: {"gold": 4}})
    t.do("march 0", "destroy quarry")
    assert t.city(0) == ["tavern", "tavern"]


def test_ci_16_04_a_destroyed_district_goes_to_the_bottom() -> None:
    t = table(act=(1, "warlord"), gathered=True, players={0: {"city": ["palace"]}, 1: {"gold": 4}})
    assert t.do("march 0", "destroy palace").bottom[-1] == "palace"


def test_ci_18_01_the_killed_rank_4_character_is_revealed_at_the_end_of_the_round() -> None:
    t = table(hold={2: "king"}, call=9, crown=1, tokens={"killed": "king"})
    assert (t.crown, t.state.draft.first, t.asks) == (2, 2, "PickCharacter")
    t = table(hold={2: "king"}, call=9, crown=1, tokens={"killed": "bishop"})
    assert t.crown == 1


def test_ci_18_02_markers_are_taken_off_and_cards_collected() -> None:
    tokens = threats("king", "bishop", 0, killed="merchant", robbed="king", thief=0, protected=2)
    t = table(cast=["blackmailer"], call=9, tokens=tokens)
    assert t.tokens == table(call=1).tokens | {"warrants": []}
    assert t.view(0)["characters"]["revealed"] == {}


def test_ci_18_03_ci_19_02_the_game_ends_after_the_round_in_which_a_city_was_completed() -> None:
    assert table(call=9).asks == "PickCharacter"
    t = table(call=8, hold={1: "warlord"}, completed=[0], players={0: {"city": ["manor"]}})
    assert not t.over
    assert t.do("gather gold", "end").over
    assert t.why("gather gold") == ("CI-19.02", "game-over")


def test_ci_19_01_a_city_is_completed_as_soon_as_it_has_7_districts_8_with_2_or_3_players() -> None:
    city = ["manor", "castle", "palace", "temple", "church", "monastery"]
    t = table(act=(0, "king"), gathered=True, players={0: {"gold": 9, "hand": ["tavern"], "city": city}}).do(
        "build tavern"
    )
    assert (t.state.first_completed, t.events("completed")) == (0, [{"event": "completed", "seat": "seat:0"}])
    t = table(3, act=(0, "king"), gathered=True, players={0: {"gold": 9, "hand": ["tavern"], "city": city}}).do(
        "build tavern"
    )
    assert t.state.first_completed == -1
    t = table(
        act=(0, "king"), gathered=True, players={0: {"gold": 9, "hand": ["tavern"], "city": ["monument", *city[:4]]}}
    )
    assert t.do("build tavern").state.first_completed == 0


def test_ci_19_03_the_end_is_not_undone() -> None:
    assert table(call=9, completed=[0], players={0: {"city": ["manor"]}}).over
    assert not table(call=9, completed=[0], players={0: {"city": ["manor"]}}, options={"end_not_undone": False}).over


def test_ci_19_04_a_completed_city_is_protected_as_long_as_it_is_complete() -> None:
    city = ["manor", "castle", "palace", "temple", "church", "monastery", "tavern"]
    t = table(act=(1, "warlord"), gathered=True, completed=[0], players={0: {"city": city}, 1: {"gold": 9}})
    assert t.why("march 0") == ("CI-14.04", "city-completed")
    t = table(act=(1, "warlord"), gathered=True, completed=[0], players={0: {"city": city[1:]}, 1: {"gold": 9}})
    assert t.why("march 0") is None


def test_ci_21_01_characters_of_one_rank_never_meet() -> None:
    for preset in PRESETS:
        for seats in range(2, 9):
            cast = list(GAME.new(seats, {"characters": preset, "ninth": True}, 1).rules.cast)
            assert [RANK_OF[character] for character in cast] == list(range(len(cast)))
    assert len(CHARACTER) == 27


def test_ci_e1_a_turn() -> None:
    t = table(
        cast=[], hold={0: "warlord", 1: "architect", 2: "thief"}, call=8, tokens={"robbed": "warlord", "thief": 2},
        players={0: {"gold": 5, "city": ["prison", "school_of_magic"], "hand": ["barracks"]}, 1: {"city": ["market"]}},
    )  # fmt: skip
    assert (t.gold(0), t.gold(2)) == (0, 5)
    assert t.do("gather gold").gold(0) == 2
    t.do("march 1", "destroy market")
    assert (t.gold(0), t.bottom[-1], t.city(1)) == (1, "market", [])
    assert t.do("income").gold(0) == 3
    assert t.do("build barracks").gold(0) == 0
    assert t.why("income") == ("CI-6.19", "ability-used")
    assert t.do("end").asks == "PickCharacter"
