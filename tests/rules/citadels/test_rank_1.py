"""CI-7: Assassin, Witch, Magistrate."""

from typing import Any

from fondaco.core.domains import Data
from fondaco.games.citadels.components import CHARACTER, RANK_OF
from fondaco.games.citadels.state import Citadels
from tests.rules.citadels.table import Table, table, warrants


def witch(bewitched: str, victim: int = 1, cast: list[str] | None = None, **more: Any) -> Table:
    """The bewitched character is called; seat 0 is the Witch and has gathered."""
    rank = int(RANK_OF[CHARACTER.index(bewitched)]) + 1
    more.setdefault("seats", 5)
    more["tokens"] = {"bewitched": bewitched, **more.get("tokens", {})}
    return table(
        cast=["witch", *(cast or [])], revealed={"witch": 0, **more.pop("revealed", {})},
        hold={victim: bewitched, 0: "witch"}, call=rank, **more,
    )  # fmt: skip


def under_warrant(signed: str = "king", builder: str = "king", **more: Data) -> Table:
    """Seat 0 is about to build; seat 1 is the Magistrate; the builder has a warrant."""
    others = [name for name in ("king", "warlord", "magician", "thief") if name != signed]
    marks = [signed, *others[:2]] if builder in [signed, *others[:2]] else [signed, builder, others[0]]
    cast = ["magistrate", *more.pop("cast", [])]
    return table(
        cast=cast, revealed={"magistrate": 1}, act=(0, builder), gathered=True, tokens=warrants(*marks), **more
    )


def test_ci_7_01_the_assassin_kills_a_character_for_this_round() -> None:
    t = table(act=(0, "assassin"), hold={2: "thief"})
    t.do("kill thief")
    assert t.why("kill king") == ("CI-6.19", "ability-used")
    t.do("gather gold", "end")
    assert t.seat != 2
    while t.asks != "PickCharacter":
        t.do(t.choices()[0])
    assert t.tokens["killed"] is None


def test_ci_7_02_ci_11_03_a_killed_bishop_protects_nobody() -> None:
    t = table(hold={0: "assassin", 1: "bishop", 2: "warlord"}, act=(0, "assassin"), players={1: {"city": ["tavern"]}})
    t.do("kill bishop", "gather gold", "end")
    while t.view(None)["prompt"]["character"] != "character:warlord":
        t.do("gather gold", "end")
    assert t.why("march 1") is None


def test_ci_7_03_only_a_killed_rank_4_character_is_ever_revealed() -> None:
    t = table(hold={1: "bishop"}, call=8, aside=["warlord"], tokens={"killed": "bishop"})
    assert t.events("revealed") == []
    assert t.state.draft.round == 2


def test_ci_7_04_ci_7_05_the_witch_gathers_and_then_must_bewitch() -> None:
    t = table(
        cast=["witch"],
        hold={0: "witch"},
        call=1,
        players={0: {"gold": 9, "hand": ["tavern"], "city": ["smithy", "gold_mine"]}},
    )
    assert t.choices() == ["gather gold", "gather cards"]
    assert t.why("build tavern") == ("CI-6.09", "not-now")
    t.do("gather gold", "accept")
    assert t.gold(0) == 12
    assert t.choices() == [f"bewitch {name}" for name in t.data["rules"]["cast"][1:]]
    assert t.why("bewitch witch") == ("CI-6.23", "not-himself")
    t.do("bewitch king")
    assert t.tokens["bewitched"] == "king"
    assert t.seat != 0


def test_ci_7_06_no_end_of_turn_effects_when_the_turn_is_put_on_hold() -> None:
    t = table(cast=["witch"], hold={0: "witch"}, call=1, players={0: {"city": ["park"]}})
    t.do("gather gold", "bewitch king")
    assert t.hand(0) == []


def test_ci_7_07_if_nobody_has_the_bewitched_character_her_turn_is_not_resumed() -> None:
    t = table(
        5, cast=["witch"], hold={0: "witch", 1: "thief", 2: "magician", 3: "king", 4: "bishop"}, call=1,
        only_deck=["tavern", "docks"], players={0: {"city": ["park", "poor_house"]}},
    )  # fmt: skip
    t.do("gather cards", "keep tavern", "bewitch warlord")
    turns = []
    while t.asks == "Turn":
        turns.append(t.seat)
        t.do("gather gold", "end")
    assert 0 not in turns
    assert (t.gold(0), t.hand(0)) == (0, ["tavern"])


def test_ci_7_08_the_bewitched_player_only_gathers() -> None:
    t = witch("king", players={1: {"city": ["gold_mine", "manor", "park", "poor_house"], "hand": ["tavern"]}})
    assert (t.seat, t.asks, t.choices()) == (1, "Gather", ["gather gold", "gather cards"])
    t.do("gather gold", "accept")
    assert (t.gold(1), t.seat, t.asks) == (3, 0, "Turn")


def test_ci_7_09_ci_7_10_the_witch_resumes_as_that_character_with_her_own_things() -> None:
    t = witch(
        "architect",
        players={0: {"gold": 9, "hand": ["tavern", "temple", "market", "keep"]}, 1: {"city": ["smithy", "laboratory"]}},
    )
    t.do("gather gold")
    assert t.why("gather gold") == ("CI-6.05", "gathered-already")
    assert t.why("smithy") == ("CI-16.02", "no-such-district")
    t.do("build tavern", "build temple", "build market", "bonus")
    assert t.why("build keep") == ("CI-6.10", "build-limit")
    assert (len(t.city(0)), len(t.hand(0))) == (3, 3)


def test_ci_7_11_a_bewitched_king_takes_the_crown_the_witch_the_gold() -> None:
    t = witch("king", players={0: {"city": ["manor", "castle"]}, 1: {"city": ["palace"]}}, crown=3)
    assert t.crown == 1
    t.do("gather gold", "income")
    assert (t.gold(0), t.gold(1)) == (2, 2)
    t = witch("patrician", cast=["patrician"], players={0: {"city": ["manor", "castle"]}}, crown=3)
    assert (t.crown, len(t.do("gather gold", "income").hand(0))) == (1, 2)


def test_ci_7_12_ci_10_10_as_emperor_the_witch_gives_the_crown_to_anybody_but_herself() -> None:
    t = witch("emperor", cast=["emperor"], players={1: {"gold": 1}}, crown=3)
    t.do("gather gold")
    assert t.why("end") == ("CI-10.05", "must-give-crown")
    assert [text for text in t.choices() if "crown" in text] == ["crown 1", "crown 2", "crown 4"]
    t.do("crown 1")
    assert (t.crown, t.gold(0), t.gold(1)) == (1, 1, 2)


def test_ci_7_13_as_blackmailer_the_witch_threatens_and_is_bribed() -> None:
    t = witch("blackmailer", cast=["blackmailer"], players={2: {"gold": 4}})
    t.do("gather gold", "threaten king", "threaten bishop", "flower king", "end")
    assert t.state.tokens.blackmailer == 0
    while t.asks != "Threatened":
        t.do(t.choices()[0])
    victim, gold = t.seat, t.gold(t.seat)
    t.do("bribe")
    assert (t.gold(0), t.gold(victim)) == (gold // 2, gold - gold // 2)
    assert t.why("0 show") is not None


def test_ci_7_13_as_blackmailer_the_witch_decides_on_revealing() -> None:
    t = witch("blackmailer", cast=["blackmailer"])
    t.do("gather gold", "threaten king", "threaten bishop", "flower king", "end")
    while t.asks != "Threatened":
        t.do(t.choices()[0])
    assert t.do("pass").asks == "ShowLace"
    assert t.seat == 0


def test_ci_7_14_the_witch_as_other_characters() -> None:
    t = witch("thief", players={3: {"gold": 5}})
    t.do("gather gold", "rob king")
    assert t.state.tokens.thief == 0
    t = witch("alchemist", cast=["alchemist"], players={0: {"gold": 3, "hand": ["manor"]}})
    assert t.do("gather gold", "build manor", "end", "accept").gold(0) == 3
    # The King's player sits beside the Witch, not beside the Queen's player.
    t = witch("queen", victim=3, cast=["queen"], seats=6, revealed={"king": 5})
    assert t.do("gather gold", "bonus").gold(0) == 3
    t = witch("tax_collector", cast=["tax_collector"], tax=4, players={0: {"gold": 2, "hand": ["tavern"]}})
    t.do("gather gold", "build tavern", "bonus")
    assert (t.gold(0), t.state.tax) == (1 + 4, 0)
    t = witch("navigator", cast=["navigator"], players={0: {"gold": 2, "hand": ["tavern"]}})
    assert t.do("gather gold").why("build tavern") == ("CI-13.04", "navigator-builds-nothing")


def test_ci_7_15_for_the_tie_break_the_witch_has_rank_1() -> None:
    city = ["manor", "castle"]
    t = witch("warlord", completed=[3], players={0: {"city": city}, 1: {"city": list(city)}})
    t.do("gather gold", "end")
    assert t.over
    assert t.scores[0] == t.scores[1]
    assert t.ranking[1] < t.ranking[0]


def test_ci_7_16_three_warrants_on_three_tokens_one_of_them_signed() -> None:
    t = table(cast=["magistrate"], act=(0, "magistrate"))
    cast = t.data["rules"]["cast"]
    assert [text for text in t.choices() if "warrant" in text] == [f"warrant {name}" for name in cast]
    t.do("warrant warlord")
    assert t.why("warrant warlord") == ("CI-7.16", "has-warrant")
    assert t.choices() == [f"warrant {name}" for name in cast[:-1]]
    t.do("warrant king", "warrant merchant")
    assert t.choices() == ["sign king", "sign merchant", "sign warlord"]
    assert t.why("sign bishop") == ("CI-7.16", "no-warrant-there")
    t.do("sign merchant")
    assert (t.tokens["signed"], t.asks) == ("merchant", "Turn")
    t = table(cast=["magistrate"], act=(0, "magistrate"), options={"warrant_on_own_token": False})
    assert t.why("warrant magistrate") == ("CI-6.23", "not-himself")


def test_ci_7_16_the_order_of_the_warrants_leaves_no_trace() -> None:
    one, two = table(cast=["magistrate"], act=(0, "magistrate")), table(cast=["magistrate"], act=(0, "magistrate"))
    one.do("warrant king", "warrant bishop", "warrant warlord")
    two.do("warrant warlord", "warrant bishop", "warrant king")
    assert one.data == two.data
    # A search is suggested each set in one order only.
    t = table(cast=["magistrate"], act=(0, "magistrate"))
    first = [action.text() for action in t.game.suggestions(t.state, 0) if action.text().startswith("warrant")]
    assert first == [f"warrant {name}" for name in t.data["rules"]["cast"][:-2]]
    t.do("warrant merchant")
    assert [action.text() for action in t.game.suggestions(t.state, 0)] == ["warrant architect"]


def test_ci_7_17_ci_7_19_the_magistrate_confiscates_and_the_gold_comes_back() -> None:
    t = under_warrant(players={0: {"gold": 5, "hand": ["manor"]}}).do("build manor")
    assert (t.seat, t.choices(), t.gold(0)) == (1, ["pass", "confiscate"], 2)
    t.do("confiscate")
    assert (t.city(1), t.city(0), t.gold(0), t.gold(1)) == (["manor"], [], 5, 0)
    assert t.view(3)["tokens"]["signed"] == "king"


def test_ci_7_18_a_confiscated_district_counts_toward_the_limit() -> None:
    t = under_warrant(players={0: {"gold": 5, "hand": ["manor", "tavern"]}}).do("build manor", "confiscate")
    assert t.why("build tavern") == ("CI-6.10", "build-limit")
    t = under_warrant("trader", "trader", cast=["trader"], players={0: {"gold": 5, "hand": ["market", "tavern"]}})
    assert t.do("build market", "confiscate").why("build tavern") is None


def test_ci_7_20_only_the_first_district_paid_for() -> None:
    board = {0: {"gold": 9, "hand": ["manor", "tavern"]}}
    t = under_warrant("architect", "architect", players=board).do("build manor", "pass", "build tavern")
    assert (t.asks, t.city(0)) == ("Turn", ["manor", "tavern"])
    t = under_warrant("architect", "architect", players={**board, 1: {"city": ["manor"]}}).do(
        "build manor", "build tavern"
    )
    assert t.asks == "Turn"
    options = {"first_paid_build_only": False}
    t = under_warrant("architect", "architect", players={**board, 1: {"city": ["manor"]}}, options=options)
    assert t.do("build manor", "build tavern").asks == "Confiscate"
    # What he may take and does not is gone in either setting.
    t = under_warrant("architect", "architect", players=board, options=options).do("build manor", "pass")
    assert t.do("build tavern").asks == "Turn"


def test_ci_7_21_ci_e17_nothing_identical_to_what_he_has_even_with_the_quarry() -> None:
    t = under_warrant(players={0: {"gold": 5, "hand": ["manor"]}, 1: {"city": ["manor", "quarry"]}}).do("build manor")
    assert (t.asks, t.city(0)) == ("Turn", ["manor"])


def test_ci_7_22_ci_17_11_ci_e13_a_build_by_the_framework_is_not_paid() -> None:
    t = under_warrant(
        "architect", "architect", players={0: {"gold": 9, "hand": ["manor", "tavern"], "city": ["framework"]}}
    )
    t.do("build manor", "pay framework")
    assert (t.asks, t.city(0)) == ("Turn", ["manor"])
    assert t.do("build tavern").asks == "Confiscate"


def test_ci_17_29_ci_e16_a_necropolis_by_sacrifice_cannot_be_confiscated() -> None:
    board = {0: {"gold": 9, "hand": ["necropolis", "tavern"], "city": ["temple"]}}
    t = under_warrant("architect", "architect", players=board).do(
        "build necropolis", "pay necropolis", "sacrifice temple"
    )
    assert (t.asks, t.city(0)) == ("Turn", ["necropolis"])
    assert t.do("build tavern").asks == "Confiscate"
    t = under_warrant("architect", "architect", players=board).do("build necropolis", "pay gold")
    assert t.asks == "Confiscate"


def test_ci_7_23_ci_17_42_ci_e15_of_a_thieves_den_only_the_gold_comes_back() -> None:
    t = under_warrant(players={0: {"gold": 4, "hand": ["thieves_den", "tavern", "temple", "manor"]}})
    t.do("build thieves_den", "cards 2", "discard temple", "discard tavern", "confiscate")
    assert (t.gold(0), t.hand(0), t.city(1)) == (4, ["manor"], ["thieves_den"])
    t = under_warrant(players={0: {"hand": ["thieves_den", *["tavern"] * 5, "temple"]}})
    t.do("build thieves_den", "cards 6", "discard temple", *["discard tavern"] * 5)
    assert t.asks == "Confiscate"  # paid wholly with cards


def wizard_builds(**options: bool) -> Table:
    """The Wizard, under warrant, builds a card of another hand at once."""
    t = table(
        cast=["magistrate", "wizard"], revealed={"magistrate": 1}, act=(0, "wizard"), gathered=True, options=options,
        tokens=warrants("wizard", "king", "bishop"),
        players={0: {"gold": 5, "hand": ["temple"]}, 2: {"hand": ["manor"]}},
    )  # fmt: skip
    return t.do("look 2", "steal manor", "build manor")


def test_ci_7_24_the_wizards_build_at_once_can_be_the_first_one_paid() -> None:
    t = wizard_builds()
    assert t.asks == "Confiscate"
    t.do("confiscate")
    assert (t.city(1), t.gold(0)) == (["manor"], 5)
    t = wizard_builds(wizard_build_confiscable=False)
    assert t.asks == "Turn"
    assert t.do("build temple").asks == "Confiscate"


def test_ci_7_25_the_cardinal_gets_back_all_gold_and_no_cards() -> None:
    t = under_warrant(
        "cardinal",
        "cardinal",
        cast=["cardinal"],
        players={0: {"gold": 1, "hand": ["manor", "tavern", "temple"]}, 2: {"gold": 4}},
    )
    t.do("build manor", "borrow 2", "give temple", "give tavern", "confiscate")
    assert (t.gold(0), t.gold(2), t.hand(0), t.hand(2)) == (3, 2, [], ["temple", "tavern"])


def test_ci_7_26_the_alchemist_is_not_refunded_twice() -> None:
    t = under_warrant("alchemist", "alchemist", cast=["alchemist"], players={0: {"gold": 5, "hand": ["manor"]}})
    assert t.do("build manor", "confiscate", "end").gold(0) == 5


def test_ci_7_27_no_monument_for_a_magistrate_with_five_districts() -> None:
    five = ["temple", "church", "tavern", "market", "docks"]
    board = {0: {"gold": 5, "hand": ["monument"]}, 1: {"city": five}}
    assert under_warrant(players=board).do("build monument").asks == "Turn"
    assert (
        under_warrant(players=board, options={"monument_ban_binds_magistrate": False}).do("build monument").asks
        == "Confiscate"
    )


def test_ci_7_28_ci_23_12_warrants_lie_to_the_end_of_the_round_unsigned_ones_unseen() -> None:
    t = under_warrant("bishop", "king", players={0: {"gold": 5, "hand": ["manor"]}}).do("build manor", "pass")
    assert (t.tokens["warrants"], t.view(2)["tokens"]["signed"]) == (["king", "bishop", "warlord"], None)
    while t.asks != "PickCharacter":
        t.do(t.choices()[0])
    assert t.tokens["warrants"] == []


def test_ci_7_29_the_magistrate_is_asked_about_an_unsigned_warrant_too() -> None:
    t = under_warrant("bishop", "king", players={0: {"gold": 5, "hand": ["manor"]}}).do("build manor")
    assert (t.seat, t.asks, t.choices()) == (1, "Confiscate", ["pass"])
    assert t.why("confiscate") == ("CI-7.16", "not-signed")
    signed = under_warrant("king", "king", players={0: {"gold": 5, "hand": ["manor"]}}).do("build manor")
    assert {**t.view(2), "tokens": 0} == {**signed.view(2), "tokens": 0}  # nobody else can tell the two apart


def test_ci_7_29_own_builds_are_not_asked_about() -> None:
    held = {0: ["king", "magistrate"], 1: ["bishop", "merchant"]}
    marks = warrants("king", "bishop", "warlord")
    board = {0: {"gold": 5, "hand": ["manor"]}}
    for options, asks in [({}, "Turn"), ({"confiscate_from_self": True}, "Confiscate")]:
        t = table(
            2, cast=["magistrate"], hold=held, revealed={"magistrate": 0}, act=(0, "king"), gathered=True, tokens=marks,
            players=board, options=options,
        )  # fmt: skip
        assert t.do("build manor").asks == asks


def test_ci_7_30_as_rank_8_the_witch_is_bound_like_rank_8() -> None:
    city = ["keep", "tavern"]
    t = witch(
        "warlord", players={0: {"gold": 9, "city": ["prison"]}, 1: {"city": city}, 2: {"city": ["temple"]}},
        tokens={"protected": 2},
    )  # fmt: skip
    t.do("gather gold", "income")
    assert t.gold(0) == 10
    assert t.why("march 2") == ("CI-11.02", "bishop-protects")
    assert t.do("march 1").choices() == ["destroy tavern"]


def test_ci_7_09_a_suspended_turn_is_nothing_but_the_plan_of_the_ranks() -> None:
    t = table(cast=["witch"], hold={0: "witch", 1: "king"}, call=1).do("gather gold", "bewitch king")
    s: Citadels = t.state
    assert [type(frame).__name__ for frame in s.stack] == ["Call", "Turn"]
    assert t.seat != 0
