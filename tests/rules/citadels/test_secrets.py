"""CI-23: hidden information: what a seat sees, what it remembers, and that a guess agrees with it."""

from typing import Any

from fondaco.core.history import flowed
from fondaco.games.citadels.game import GAME
from tests.rules.citadels.table import Table, table, threats, warrants


def known(t: Table, reader: int, owner: int) -> list[str]:
    """What a seat knows of a hand."""
    return list(t.view(reader)["players"][owner]["known"])


def test_ci_23_01_what_is_open_to_all() -> None:
    tokens = warrants("king", "bishop", "warlord", robbed="bishop", thief=2)
    t = table(
        5, cast=["magistrate", "tax_collector"], revealed={"magistrate": 1}, act=(0, "architect"), tokens=tokens, tax=2,
        players={0: {"gold": 3, "hand": ["manor"], "city": ["museum", "fine_tavern"]}}, museum=["docks"], crown=3,
    )  # fmt: skip
    view = t.view(None)
    assert view["players"][0] == {
        "gold": 3, "cards": 1, "hand": None, "known": [], "spied": [], "city": ["fine_tavern", "museum"],
    }  # fmt: skip
    assert (view["crown"], view["tax"], view["deck"]["museum"]) == (3, 2, [None])
    assert view["characters"]["revealed"] == {"magistrate": 1, "architect": 0}
    assert view["tokens"]["robbed"] == "bishop"
    assert view["deck"]["cards"] == len(t.bottom)


def test_ci_23_02_hands_and_unrevealed_characters_are_secret() -> None:
    t = table(hold={0: "king"}, call=2, players={0: {"hand": ["manor"]}})
    assert t.view(0)["characters"]["mine"] == ["king"]
    assert t.view(0)["players"][0]["hand"] == ["manor"]
    assert t.view(1)["players"][0]["hand"] is None
    assert "king" not in t.view(1)["characters"]["mine"]
    assert len({twin.holders()["king"] for twin in t.twins(1, 60)}) > 2


def test_ci_23_03_the_signed_warrant_and_the_flowered_lace() -> None:
    t = table(cast=["magistrate"], revealed={"magistrate": 1}, call=2, tokens=warrants("king", "bishop", "warlord"))
    assert [t.view(seat)["tokens"]["signed"] for seat in (0, 1, 2)] == [None, "king", None]
    assert {twin.tokens["signed"] for twin in t.twins(0)} == {"king", "bishop", "warlord"}
    assert {twin.tokens["signed"] for twin in t.twins(1)} == {"king"}
    t = table(cast=["blackmailer"], call=3, tokens=threats("king", "bishop", 2))
    assert [t.view(seat)["tokens"]["flowered"] for seat in (0, 2)] == [None, "king"]
    assert {twin.tokens["flowered"] for twin in t.twins(0)} == {"king", "bishop"}


def test_ci_23_03_placing_markers_tells_nothing_before_the_secret_is_made() -> None:
    one = table(cast=["magistrate"], act=(0, "magistrate")).do("warrant king", "warrant bishop", "warrant warlord")
    two = Table(GAME, GAME.copy(one.state))
    one.do("sign king")
    two.do("sign bishop")
    assert one.view(1) == two.view(1)
    assert one.view(0) != two.view(0)


def test_ci_23_05_ci_23_06_cards_put_on_the_bottom_are_known_to_who_put_them_there() -> None:
    t = table(act=(0, "king"), deck=["palace", "temple"], only_deck=None).do("gather cards", "keep temple")
    assert t.view(0)["deck"]["bottom"][-1] == "palace"
    assert t.view(1)["deck"]["bottom"][-1] is None
    t = table(act=(0, "warlord"), gathered=True, players={0: {"gold": 9}, 1: {"city": ["palace"]}}).do(
        "march 1", "destroy palace"
    )
    assert t.view(None)["deck"]["bottom"][-1] is None  # nobody in particular
    assert all(t.view(seat)["deck"]["bottom"][-1] == "palace" for seat in range(4))


def test_ci_23_06_who_tucked_a_card_knows_it_when_another_draws_it() -> None:
    players: Any = {0: {"city": ["laboratory"], "hand": ["palace"]}, 1: {}, 2: {}}
    t = table(
        hold={0: "king", 1: "architect"}, act=(0, "king"), only_deck=[], players=players, aside=["bishop", "merchant"]
    )
    t.do("laboratory palace", "gather gold", "end", "bonus")
    assert (t.hand(1), known(t, 0, 1), known(t, 2, 1)) == (["palace"], ["palace"], [])


def test_ci_23_07_knowledge_of_a_hand_fades_as_cards_leave_it() -> None:
    players: Any = {1: {"gold": 9, "hand": ["manor", "palace", "tavern"], "city": ["laboratory"]}}
    t = table(cast=["wizard"], hold={0: "wizard", 1: "bishop"}, act=(0, "wizard"), players=players, aside=["king"])
    t.do("look 1", "steal manor", "keep manor")
    assert known(t, 0, 1) == ["palace", "tavern"]
    t.do("gather gold", "end")
    assert t.seat == 1
    t.do("gather gold")
    openly = Table(GAME, GAME.copy(t.state)).do("build palace")
    assert known(openly, 0, 1) == ["tavern"]  # a card played openly is the one that was known
    t.do("laboratory palace")
    assert known(t, 0, 1) == []  # it may have been either
    assert t.hand(1) == ["tavern"]


def test_ci_23_07_two_equal_cards_are_one_thing() -> None:
    players: Any = {1: {"gold": 9, "hand": ["tavern"], "known": [{"seat": 0, "district": "tavern"}]}}
    t = table(act=(1, "architect"), players=players, deck=["tavern"], gathered=True)
    t.do("bonus", "build tavern")
    assert "tavern" in t.hand(1)
    assert known(t, 0, 1) == []


def test_ci_23_08_others_keep_what_they_knew_of_a_traded_hand() -> None:
    players: Any = {1: {"hand": ["manor"], "known": [{"seat": 2, "district": "manor"}]}}
    t = table(act=(0, "magician"), players=players).do("trade 1")
    assert (known(t, 2, 0), known(t, 1, 0), known(t, 3, 0)) == (["manor"], ["manor"], [])


def test_ci_23_10_silence_does_not_tell_who_was_killed() -> None:
    held: Any = {0: "assassin", 1: "thief", 2: "king", 3: "bishop"}
    t = table(hold=held, act=(0, "assassin"), aside=["magician", "warlord"]).do("kill thief", "gather gold", "end")
    assert 1 in {twin.holders()["thief"] for twin in t.twins(3, 60)}
    assert {twin.holders()["thief"] for twin in t.twins(3, 90)} >= {1, -1}
    assert {twin.holders()["magician"] for twin in t.twins(3, 60)} == {-1}  # this silence does tell


def test_ci_23_11_a_guess_keeps_the_cards_a_seat_put_under_the_museum() -> None:
    t = table(act=(0, "king"), players={0: {"city": ["museum"], "hand": ["palace"]}}).do("museum palace")
    assert {twin.data["deck"]["museum"][0]["district"] for twin in t.twins(0, 9)} == {"palace"}
    assert len({twin.data["deck"]["museum"][0]["district"] for twin in t.twins(1, 30)}) > 5


def test_a_guess_takes_others_to_know_no_more_than_everybody() -> None:
    players: Any = {1: {"hand": ["manor", "docks"], "known": [{"seat": 2, "district": "manor"}]}}
    t = table(act=(0, "king"), players=players)
    assert all(known(twin, 2, 1) == [] for twin in t.twins(0, 5))
    assert all("manor" in twin.hand(1) for twin in t.twins(2, 9))


def test_a_public_build_can_be_taken_back_but_a_look_cannot() -> None:
    t = table(cast=["wizard"], act=(0, "wizard"), players={1: {"hand": ["manor"]}})
    before = GAME.copy(t.state)
    assert not flowed(GAME, before, Table(GAME, GAME.copy(before)).do("gather gold").state)
    assert flowed(GAME, before, t.do("look 1").state)


def test_ci_23_13_at_the_end_hands_are_laid_open_and_scored() -> None:
    t = table(hold={1: "warlord"}, call=8, completed=[0], players={0: {"hand": ["manor"]}})
    assert t.view(2)["scores"] is None
    t.do("gather gold", "end")
    assert t.view(2)["players"][0]["hand"] == ["manor"]
    assert t.view(None)["scores"] == t.scores
