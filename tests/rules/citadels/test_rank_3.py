"""CI-9: Magician, Wizard, Seer."""

from typing import Any

from tests.rules.citadels.table import Table, table


def wizard(seen: list[str], gathered: bool = True, **more: Any) -> Table:
    """Seat 0 is the Wizard, seat 1 has these cards."""
    own = more.pop("own", {})
    return table(cast=["wizard"], act=(0, "wizard"), gathered=gathered, players={0: own, 1: {"hand": seen}}, **more)


def test_ci_9_01_ci_23_08_the_magician_exchanges_hands() -> None:
    t = table(act=(0, "magician"), players={0: {"hand": ["manor"]}, 1: {"hand": ["tavern", "docks"]}}).do("trade 1")
    assert (t.hand(0), t.hand(1)) == (["tavern", "docks"], ["manor"])
    assert t.view(0)["players"][1]["known"] == ["manor"]
    assert t.view(1)["players"][0]["known"] == ["tavern", "docks"]
    assert t.view(2)["players"][0]["known"] == []
    assert table(act=(0, "magician"), players={1: {"hand": ["tavern"]}}).do("trade 1").hand(0) == ["tavern"]
    assert table(act=(0, "magician"), players={0: {"hand": ["tavern"]}}).do("trade 1").hand(0) == []


def test_ci_9_02_or_discards_any_number_of_cards_and_gains_as_many() -> None:
    t = table(act=(0, "magician"), players={0: {"hand": ["manor", "tavern", "docks"]}}, deck=["palace", "temple"])
    assert [text for text in t.choices() if "redraw" in text] == ["redraw 1", "redraw 2", "redraw 3"]
    assert t.why("redraw 0") == ("CI-9.02", "too-few-cards")
    t.do("redraw 2", "discard manor", "discard docks")
    assert (t.hand(0), sorted(t.bottom[-2:])) == (["palace", "temple", "tavern"], ["docks", "manor"])
    assert t.why("trade 1") == ("CI-6.19", "ability-used")


def test_ci_9_02_a_search_meets_every_set_of_cards_once() -> None:
    hand = ["manor", "tavern", "tavern", "docks"]
    found = []

    def go_on(t: Table) -> None:
        if t.asks != "Redraw":
            found.append(tuple(sorted(t.bottom[-3:])))
            return
        for action in t.game.suggestions(t.state, 0):
            twin = Table(t.game, t.game.copy(t.state))
            go_on(twin.do(action.text()))

    go_on(table(act=(0, "magician"), players={0: {"hand": hand}}).do("redraw 3"))
    assert len(found) == len(set(found)) == 3


def test_ci_9_03_the_wizard_looks_and_must_take_a_card() -> None:
    t = wizard(["manor", "tavern"])
    assert t.why("look 2") == ("CI-9.03", "hand-empty")
    t.do("look 1")
    assert t.choices() == ["steal manor", "steal tavern"]
    assert t.why("steal docks") == ("CI-9.03", "not-in-that-hand")
    assert t.view(0)["players"][1]["known"] == ["manor", "tavern"]
    t = wizard(["manor"], options={"wizard_must_choose": False}).do("look 1")
    assert t.choices() == ["pass", "steal manor"]
    assert t.do("pass").asks == "Turn"


def test_ci_9_04_he_builds_the_card_at_once_or_keeps_it() -> None:
    t = wizard(["manor", "tavern"], own={"gold": 3}).do("look 1", "steal manor")
    assert t.choices() == ["build manor", "keep manor"]
    assert t.hand(1) == ["tavern"]
    assert t.do("build manor").city(0) == ["manor"]
    assert wizard(["manor"]).do("look 1", "steal manor", "keep manor").hand(0) == ["manor"]


def test_ci_9_05_the_card_built_at_once_does_not_count_toward_the_limit() -> None:
    t = wizard(["manor"], own={"gold": 9, "hand": ["tavern", "temple"]}).do(
        "look 1", "steal manor", "build manor", "build tavern"
    )
    assert t.why("build temple") == ("CI-6.10", "build-limit")


def test_ci_9_06_he_may_build_identical_districts() -> None:
    t = wizard(["manor"], own={"gold": 9, "hand": ["tavern"], "city": ["manor", "tavern"]})
    t.do("look 1", "steal manor", "build manor", "build tavern")
    assert t.city(0) == ["manor", "manor", "tavern", "tavern"]


def test_ci_9_07_the_build_at_once_is_paid_like_any_other() -> None:
    t = wizard(["manor"], own={"city": ["framework"]}).do("look 1", "steal manor", "build manor")
    assert t.city(0) == ["manor"]
    t = wizard(["manor"], own={"city": ["framework"]}, options={"wizard_build_by_any_payment": False}).do(
        "look 1", "steal manor"
    )
    assert t.why("build manor") == ("CI-6.09", "too-dear")
    t = wizard(["keep"], own={"gold": 2, "city": ["factory"]}).do("look 1", "steal keep", "build keep")
    assert t.gold(0) == 0
    five = ["temple", "church", "tavern", "market", "docks"]
    t = wizard(["monument"], own={"gold": 9, "city": five}).do("look 1", "steal monument")
    assert t.why("build monument") == ("CI-17.24", "monument-too-late")
    t = wizard(["secret_vault"], own={"gold": 9}).do("look 1", "steal secret_vault")
    assert t.why("build secret_vault") == ("CI-17.35", "not-buildable")
    assert t.choices() == ["keep secret_vault"]
    t = table(5, cast=["wizard", "tax_collector"], act=(0, "wizard"), players={0: {"gold": 4}, 1: {"hand": ["manor"]}})
    assert t.do("look 1", "steal manor", "build manor").state.tax == 1


def test_ci_9_08_the_build_at_once_may_come_before_gathering() -> None:
    t = wizard(["manor"], gathered=False, own={"gold": 3}).do("look 1", "steal manor")
    assert t.do("build manor").city(0) == ["manor"]
    t = wizard(["manor"], gathered=False, own={"gold": 3}, options={"wizard_build_before_gather": False})
    assert t.do("look 1", "steal manor").why("build manor") == ("CI-6.07", "not-gathered")


def test_ci_23_07_what_the_wizard_keeps_is_known_to_him_and_the_former_owner() -> None:
    t = wizard(["manor", "tavern"]).do("look 1", "steal manor", "keep manor")
    assert t.view(1)["players"][0]["known"] == ["manor"]
    assert t.view(2)["players"][0]["known"] == []
    assert t.view(0)["players"][1]["known"] == ["tavern"]
    assert [event["district"] for event in t.events("stole", 2)] == [None]
    assert [event["district"] for event in t.events("stole", 1)] == ["district:manor"]


def seer(chance: list[int]) -> Table:
    """Seat 0 is the Seer; seats 1 and 2 have cards, seat 3 has none."""
    players: Any = {0: {"hand": ["palace"]}, 1: {"hand": ["manor", "tavern"]}, 2: {"hand": ["temple"]}}
    return table(cast=["seer"], act=(0, "seer"), players=players, chance=chance)


def test_ci_9_09_ci_9_11_the_seer_takes_a_card_at_random_from_every_hand_with_cards() -> None:
    t = seer([0, 1]).do("foresee")
    assert t.hand(0) == ["palace", "temple", "tavern"]
    assert [len(t.hand(seat)) for seat in (1, 2, 3)] == [1, 0, 0]
    t.do("give palace", "give temple")
    assert t.asks == "Turn"  # nothing is given to the player without cards
    assert table(cast=["seer"], act=(0, "seer")).why("foresee") == ("CI-9.11", "nobody-has-cards")


def test_ci_9_10_ci_e8_he_gives_any_card_to_each() -> None:
    t = seer([0, 1]).do("foresee")
    assert (t.view(0)["prompt"]["receiver"], t.choices()) == ("seat:1", ["give palace", "give temple", "give tavern"])
    assert seer([0, 1]).do("foresee", "give tavern", "give temple").hand(0) == ["palace"]
    crossed = seer([0, 1]).do("foresee", "give temple", "give tavern")
    assert (crossed.hand(1), crossed.hand(2)) == (["manor", "temple"], ["tavern"])
    assert seer([0, 1]).do("foresee", "give palace", "give temple").hand(0) == ["tavern"]
    assert t.why("give docks") == ("CI-6.09", "not-in-hand")


def test_ci_9_12_his_building_limit_is_2() -> None:
    t = table(
        cast=["seer"], act=(0, "seer"), gathered=True, players={0: {"gold": 9, "hand": ["tavern", "temple", "market"]}}
    )
    t.do("build tavern", "build temple")
    assert t.args("build market") == {"limit": 2}


def test_ci_23_08_giver_and_receiver_know_each_card_moved_between_them() -> None:
    t = seer([0, 1]).do("foresee")
    assert t.view(1)["players"][0]["known"] == ["tavern"]
    assert t.view(2)["players"][0]["known"] == ["temple"]
    assert t.view(3)["players"][0]["known"] == []
    t.do("give palace")
    assert t.view(0)["players"][1]["known"] == ["palace"]
    # Any card may have been given, for all that the others know: so what they knew of the hand is no longer certain.
    assert t.view(1)["players"][0]["known"] == ["tavern"]
    assert t.view(2)["players"][0]["known"] == []
