"""CI-12, CI-13: Merchant, Alchemist, Trader; Architect, Navigator, Scholar."""

from fondaco.games.citadels.game import GAME
from tests.rules.citadels.table import table


def test_ci_12_01_ci_12_05_gold_for_trade_districts() -> None:
    for name in ("merchant", "trader"):
        t = table(cast=[name], act=(0, name), players={0: {"city": ["tavern", "market", "manor"]}}).do("income")
        assert t.gold(0) == 2


def test_ci_12_02_the_merchant_gains_an_extra_gold_whichever_resource_he_gathered() -> None:
    t = table(act=(0, "merchant"), deck=["tavern", "docks"]).do("gather cards", "keep tavern", "bonus")
    assert t.gold(0) == 1


def test_ci_12_03_the_alchemist_gets_back_what_he_paid_to_build_and_no_other_gold() -> None:
    t = table(
        5, cast=["alchemist", "tax_collector"], act=(0, "alchemist"), gathered=True,
        players={0: {"gold": 8, "hand": ["manor"], "city": ["smithy"]}},
    )  # fmt: skip
    t.do("smithy", "build manor", "end", "accept")
    assert t.gold(0) == 8 - 2 - 1
    t = table(
        cast=["alchemist"], act=(0, "alchemist"), gathered=True, players={0: {"hand": ["manor"], "city": ["framework"]}}
    )
    assert t.do("build manor", "end").gold(0) == 0


def test_ci_12_04_the_alchemist_must_have_the_full_price() -> None:
    t = table(cast=["alchemist"], act=(0, "alchemist"), gathered=True, players={0: {"gold": 2, "hand": ["manor"]}})
    assert t.why("build manor") == ("CI-6.09", "too-dear")


def test_ci_12_06_the_traders_trade_districts_do_not_count() -> None:
    hand = ["tavern", "market", "docks", "temple", "tavern"]
    t = table(cast=["trader"], act=(0, "trader"), gathered=True, players={0: {"gold": 20, "hand": hand}})
    t.do("build temple", "build tavern", "build market", "build docks")
    assert t.why("build tavern") == ("CI-6.11", "identical")


def test_ci_13_01_the_architect_gains_two_extra_cards() -> None:
    t = table(act=(0, "architect"), deck=["manor", "castle", "palace"]).do("bonus")
    assert t.hand(0) == ["manor", "castle"]


def test_ci_13_02_the_architect_builds_up_to_three() -> None:
    t = table(
        act=(0, "architect"), gathered=True, players={0: {"gold": 9, "hand": ["tavern", "temple", "market", "docks"]}}
    )
    t.do("build tavern", "build temple", "build market")
    assert t.args("build docks") == {"limit": 3}


def test_ci_13_03_the_navigator_gains_four_gold_or_four_cards() -> None:
    t = table(cast=["navigator"], act=(0, "navigator"))
    assert [text for text in t.choices() if "sail" in text] == ["sail gold", "sail cards"]
    assert t.do("sail gold").gold(0) == 4
    assert t.why("sail cards") == ("CI-6.19", "ability-used")
    assert len(table(cast=["navigator"], act=(0, "navigator")).do("sail cards").hand(0)) == 4


def test_ci_13_04_the_navigator_builds_nothing_by_no_means() -> None:
    hand = ["tavern", "stables", "necropolis"]
    t = table(
        cast=["navigator"],
        act=(0, "navigator"),
        gathered=True,
        players={0: {"gold": 9, "hand": hand, "city": ["framework"]}},
    )
    for card in hand:
        assert t.why(f"build {card}") == ("CI-13.04", "navigator-builds-nothing")


def test_ci_13_05_ci_13_08_the_scholar_draws_seven_keeps_one_and_shuffles_the_rest() -> None:
    seven = ["manor", "castle", "palace", "temple", "church", "tavern", "market"]
    t = table(cast=["scholar"], act=(0, "scholar"), deck=seven).do("study")
    assert t.choices() == [f"keep {name}" for name in seven]
    t.do("keep palace")
    assert (t.hand(0), t.bottom) == (["palace"], [])
    assert sum(t.data["deck"]["pool"].values()) == 67
    assert t.why("study") == ("CI-6.19", "ability-used")


def test_ci_13_06_the_scholar_builds_up_to_two() -> None:
    t = table(
        cast=["scholar"],
        act=(0, "scholar"),
        gathered=True,
        players={0: {"gold": 9, "hand": ["tavern", "temple", "market"]}},
    )
    assert t.do("build tavern", "build temple").args("build market") == {"limit": 2}


def test_ci_13_07_with_fewer_cards_the_scholar_draws_all_and_keeps_one() -> None:
    t = table(cast=["scholar"], act=(0, "scholar"), only_deck=["manor", "palace"]).do("study")
    assert t.choices() == ["keep manor", "keep palace"]
    t = table(cast=["scholar"], act=(0, "scholar"), only_deck=["manor"]).do("study")
    assert t.choices() == ["keep manor"]
    assert table(cast=["scholar"], act=(0, "scholar"), only_deck=[]).why("study") == ("CI-13.07", "deck-empty")


def test_ci_23_06_the_scholars_shuffle_ends_all_knowledge_of_the_order() -> None:
    t = table(
        cast=["scholar"],
        act=(0, "scholar"),
        only_deck=["manor"],
        players={0: {"city": ["laboratory"], "hand": ["palace"]}},
    )
    t.do("laboratory palace")
    assert t.view(0)["deck"]["bottom"] == [None, "palace"]
    assert t.view(1)["deck"]["bottom"] == [None, None]
    t.do("study", "keep manor")
    assert t.view(0)["deck"]["bottom"] == []
    assert "district palace" in GAME.unknown(t.state, 0)
