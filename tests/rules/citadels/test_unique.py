"""CI-17: the unique districts, apart from those that concern rank 8, warrants and scoring."""

from typing import Any

from tests.rules.citadels.table import Table, table
from tests.rules.citadels.test_rank_1 import under_warrant

SEVEN = ["manor", "castle", "palace", "temple", "church", "monastery", "tavern"]


def owner(city: list[str], hand: list[str] | None = None, gold: int = 0, name: str = "king", **more: Any) -> Table:
    """Seat 0, with this city, has gathered."""
    players: Any = {0: {"gold": gold, "hand": hand or [], "city": city}, **more.pop("others", {})}
    more.setdefault("gathered", True)
    return table(act=(0, name), players=players, **more)


def test_ci_17_01_the_armory_is_given_up_to_destroy_a_district() -> None:
    t = owner(["armory", "tavern"], others={1: {"city": ["palace"]}})
    assert [text for text in t.choices() if "armory" in text] == ["armory 0", "armory 1"]
    assert t.why("armory 2") == ("CI-17.01", "nothing-to-destroy")
    t.do("armory 1", "destroy palace")
    assert (t.city(0), t.city(1), t.gold(0), t.bottom[-2:]) == (["tavern"], [], 0, ["armory", "palace"])
    t = owner(["armory", "tavern"]).do("armory 0")
    assert t.choices() == ["destroy tavern"]
    assert owner(["armory"]).why("armory 0") == ("CI-17.01", "nothing-to-destroy")  # not the Armory itself
    assert owner([]).why("armory 0") == ("CI-16.02", "no-such-district")


def test_ci_17_02_not_in_a_completed_city() -> None:
    t = owner(["armory"], others={1: {"city": SEVEN}}, completed=[1])
    assert t.why("armory 1") == ("CI-17.02", "city-completed")


def test_ci_17_03_the_armory_is_stopped_by_nothing_that_stops_rank_8() -> None:
    others: Any = {1: {"city": ["keep", "great_wall", "tavern"]}}
    t = owner(["armory"], others=others, tokens={"protected": 1}).do("armory 1")
    assert t.choices() == ["destroy tavern", "destroy great_wall", "destroy keep"]
    bound = {"armory_ignores_keep_bishop_wall": False}
    assert owner(["armory"], others=others, tokens={"protected": 1}, options=bound, gold=3).why("armory 1") is not None
    t = owner(["armory"], others=others, options=bound, gold=3).do("armory 1")
    assert t.why("destroy keep") == ("CI-17.03", "armory-bound")
    assert t.do("destroy tavern").gold(0) == 2
    t = owner(["armory"], others=others, options=bound).do("armory 1")
    assert t.why("destroy tavern") == ("CI-17.03", "too-little-gold")


def test_ci_17_04_nothing_is_destroyed_in_a_completed_city_not_even_the_armory() -> None:
    t = owner(["armory", *SEVEN[:6]], others={1: {"city": ["docks"]}}, completed=[0])
    assert t.why("armory 1") == ("CI-17.02", "city-completed")


def test_ci_17_04_other_setting_the_armory_may_be_given_up_in_a_completed_city() -> None:
    options = {"armory_from_completed_city": True}
    t = owner(["armory", *SEVEN[:6]], others={1: {"city": ["docks"]}}, completed=[0], options=options)
    assert "armory 0" in t.choices()  # without the Armory the own city is no longer complete
    assert t.do("armory 1", "destroy docks").city(1) == []
    t = owner(["armory", *SEVEN], completed=[0], options=options)
    assert t.why("armory 0") == ("CI-17.02", "city-completed")


def test_ci_17_09_ci_17_10_ci_17_45_the_framework_stands_in_for_the_price() -> None:
    t = owner(["framework"], ["palace", "tavern"])
    assert t.do("build palace").city(0) == ["palace"]
    assert t.bottom[-1] == "framework"
    assert t.why("build tavern") == ("CI-6.10", "build-limit")
    assert owner(["framework", "palace"], ["palace"]).why("build palace") == ("CI-6.11", "identical")
    assert owner(["framework"], ["palace"], gathered=False).why("build palace") == ("CI-6.07", "not-gathered")
    t = owner(["framework", *SEVEN[:5]], ["tavern"]).do("build tavern")
    assert t.state.first_completed == -1  # one leaves, one enters


def test_ci_17_12_the_gold_mine_gives_one_more() -> None:
    assert owner(["gold_mine"], gathered=False).do("gather gold", "accept").gold(0) == 3
    assert owner(["gold_mine"], gathered=False, deck=["tavern", "docks"]).do("gather cards", "keep docks").gold(0) == 0


def test_ci_17_21_the_laboratory_turns_a_card_into_two_gold() -> None:
    t = owner(["laboratory"], ["tavern", "docks"])
    assert [text for text in t.choices() if "laboratory" in text] == ["laboratory tavern", "laboratory docks"]
    t.do("laboratory docks")
    assert (t.gold(0), t.hand(0), t.bottom[-1]) == (2, ["tavern"], "docks")
    assert t.why("laboratory tavern") == ("CI-6.27", "used-already")
    assert t.events("did", 1)[-1]["action"] == {"verb": "laboratory"}


def test_ci_17_22_the_library_keeps_all_cards() -> None:
    deck = ["tavern", "docks", "manor"]
    assert owner(["library"], gathered=False, deck=deck).do("gather cards", "accept").hand(0) == ["tavern", "docks"]
    t = owner(["library", "observatory"], gathered=False, deck=deck).do("gather cards", "accept", "accept")
    assert t.hand(0) == ["manor", "tavern", "docks"]
    t = owner(["library", "observatory"], gathered=False, deck=deck, options={"library_keeps": "one_more"}).do(
        "gather cards", "accept", "accept"
    )
    assert t.choices() == ["put_back manor", "put_back tavern", "put_back docks"]
    t.do("put_back tavern")
    assert (t.hand(0), t.bottom[-1]) == (["manor", "docks"], "tavern")


def test_ci_17_30_the_observatory_draws_three() -> None:
    t = owner(["observatory"], gathered=False, deck=["tavern", "docks", "manor"]).do("gather cards", "accept")
    assert t.choices() == ["keep manor", "keep tavern", "keep docks"]
    t.do("keep tavern")
    assert (t.hand(0), t.bottom[-2:]) == (["tavern"], ["docks", "manor"])


def test_ci_17_24_no_monument_with_five_districts() -> None:
    five = SEVEN[:5]
    assert owner(five, ["monument"], 9).why("build monument") == ("CI-17.24", "monument-too-late")
    assert owner(SEVEN[:4], ["monument"], 9).do("build monument").city(0)[-1] == "monument"
    late = {"monument_tested_before_payment": False}
    t = owner([*SEVEN[:4], "framework"], ["monument"], 9)
    assert t.why("build monument") == ("CI-17.24", "monument-too-late")
    t = owner([*SEVEN[:4], "framework"], ["monument"], 9, options=late).do("build monument")
    assert (t.gold(0), len(t.city(0))) == (9, 5)  # only the Framework makes room


def test_ci_17_25_the_monument_counts_two_toward_completion_and_one_otherwise() -> None:
    t = owner([*SEVEN[:4], "tavern"], ["docks"], 9, name="architect", others={1: {"city": ["monument"]}})
    assert t.state.players[1].size() == 2
    t = owner(["monument", *SEVEN[:4]], ["tavern"], 9).do("build tavern")
    assert t.state.first_completed == 0


def test_ci_17_26_ci_23_11_the_museum_takes_a_card_each_turn() -> None:
    t = owner(["museum"], ["tavern", "docks"]).do("museum docks")
    assert t.hand(0) == ["tavern"]
    assert t.why("museum tavern") == ("CI-6.27", "used-already")
    assert [t.view(seat)["deck"]["museum"] for seat in (0, 1)] == [["docks"], [None]]
    assert t.scores[0] == 4 + 1


def test_ci_17_27_cards_under_the_museum_go_with_it_or_under_the_deck() -> None:
    players: Any = {0: {"gold": 9, "city": ["manor"]}, 1: {"city": ["museum"]}}
    t = table(act=(0, "warlord"), gathered=True, players=players, museum=["docks", "tavern"]).do(
        "march 1", "destroy museum"
    )
    assert t.bottom[-3:] == ["docks", "tavern", "museum"]
    t = table(cast=["diplomat"], act=(0, "diplomat"), gathered=True, players=players, museum=["docks"])
    t.do("march 1", "want museum", "cede manor")
    assert (t.scores[0], t.view(0)["deck"]["museum"]) == (4 + 1, [None])  # a new owner may not look
    t = table(
        cast=["diplomat"],
        act=(0, "diplomat"),
        gathered=True,
        players=players,
        museum=["docks"],
        options={"museum_new_owner_may_look": True},
    )
    assert t.do("march 1", "want museum", "cede manor").view(0)["deck"]["museum"] == ["docks"]


def test_ci_17_28_the_necropolis_for_a_district_of_the_own_city() -> None:
    t = owner(["tavern", "fine_manor"], ["necropolis", "temple"], 9).do("build necropolis", "pay necropolis")
    assert t.choices() == ["sacrifice fine_manor", "sacrifice tavern"]
    assert t.why("sacrifice docks") == ("CI-17.28", "not-in-your-city")
    t.do("sacrifice tavern")
    assert (t.city(0), t.gold(0), t.bottom[-1]) == (["fine_manor", "necropolis"], 9, "tavern")
    assert t.why("build temple") == ("CI-6.10", "build-limit")
    assert owner([], ["necropolis"]).why("build necropolis") == ("CI-6.09", "too-dear")


def test_ci_17_31_the_park_fills_an_empty_hand() -> None:
    assert len(owner(["park"]).do("end", "accept").hand(0)) == 2
    assert owner(["park"], ["tavern"]).do("end").hand(0) == ["tavern"]


def test_ci_17_32_the_poor_house_helps_the_poor() -> None:
    assert owner(["poor_house"]).do("end", "accept").gold(0) == 1
    assert owner(["poor_house"], gold=1).do("end").gold(0) == 1


def test_ci_17_33_ci_e17_the_quarry_allows_identical_districts() -> None:
    t = owner(["quarry", "tavern"], ["tavern", "tavern"], 9, name="architect").do("build tavern", "build tavern")
    assert t.city(0) == ["tavern", "tavern", "tavern", "quarry"]


def test_ci_17_34_the_school_of_magic_counts_for_every_income() -> None:
    for name in ("king", "emperor", "bishop", "merchant", "trader", "warlord", "diplomat", "marshal"):
        t = owner(["school_of_magic"], name=name, cast=[name]).do("income")
        assert t.gold(0) == 1, name
    for name in ("patrician", "cardinal"):
        assert len(owner(["school_of_magic"], name=name, cast=[name]).do("income").hand(0)) == 1
    assert len(owner(["school_of_magic", "temple"], name="abbot", cast=["abbot"]).do("tithe 0").hand(0)) == 2


def test_ci_17_35_the_secret_vault_is_never_built_but_may_be_used_like_any_card() -> None:
    t = owner(["framework", "laboratory"], ["secret_vault"], 9)
    assert t.why("build secret_vault") == ("CI-17.35", "not-buildable")
    assert t.scores[0] == 3 + 5 + 3
    assert t.do("laboratory secret_vault").gold(0) == 11


def test_ci_17_36_the_smithy_sells_three_cards_for_two_gold() -> None:
    t = owner(["smithy"], gold=4).do("smithy")
    assert (t.gold(0), len(t.hand(0))) == (2, 3)
    assert t.why("smithy") == ("CI-6.27", "used-already")
    assert owner(["smithy"], gold=1).why("smithy") == ("CI-17.36", "too-little-gold")


def test_ci_17_37_ci_e14_the_stables_do_not_count_even_confiscated() -> None:
    t = under_warrant(players={0: {"gold": 9, "hand": ["stables", "manor", "tavern"]}}).do(
        "build stables", "confiscate"
    )
    assert t.why("build manor") is None
    t.do("build manor")
    assert t.why("build tavern") == ("CI-6.10", "build-limit")


def test_ci_17_41_the_thieves_den_may_be_paid_with_cards() -> None:
    hand = ["thieves_den", "manor", "temple", "tavern", "docks"]
    t = owner([], hand, 3).do("build thieves_den")
    assert (t.asks, t.choices()) == ("HowManyCards", ["cards 3", "cards 4"])
    assert t.why("cards 2") == ("CI-17.41", "wrong-number")
    assert t.args("cards 5") == {"price": 6, "gold": 3, "spare": 4}
    t.do("cards 3", "discard docks", "discard temple", "discard manor")
    assert (t.gold(0), t.hand(0), t.city(0)) == (0, ["tavern"], ["thieves_den"])
    assert sorted(t.bottom[-3:]) == ["docks", "manor", "temple"]
    t = owner(["factory"], hand, 9).do("build thieves_den")
    assert t.choices() == ["pay gold", "pay thieves_den"]
    assert t.do("pay thieves_den").choices() == ["cards 1", "cards 2", "cards 3", "cards 4"]
    assert owner([], ["thieves_den", "manor"], 4).why("build thieves_den") == ("CI-6.09", "too-dear")


def test_ci_17_44_sacrifices_are_allowed_in_a_completed_city() -> None:
    t = owner([*SEVEN[:6], "framework"], ["docks"], completed=[0])
    assert t.why("build docks") is None
    t = owner([*SEVEN[:6], "framework"], ["docks"], completed=[0], options={"own_sacrifice_in_completed_city": False})
    assert t.why("build docks") == ("CI-6.09", "too-dear")
