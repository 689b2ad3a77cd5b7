"""CI-23: who is told what: every secret action and every event with readers, heard by each seat."""

from typing import Any

from fondaco.core.domains import Data
from fondaco.games.citadels.actions import SPACE
from fondaco.games.citadels.characters.rank_1 import SignWarrant
from fondaco.games.citadels.draft import Theater
from fondaco.games.citadels.game import GAME
from tests.rules.citadels.table import Table, table

SECRET_VERBS = [
    "laboratory", "museum", "pick", "aside", "hand_over", "keep", "put_back", "sign", "flower", "discard", "steal",
    "give",
]  # fmt: skip
"""What others hear of these is the verb alone."""


def heard(t: Table, name: str, seats: int = 4) -> list[list[Data]]:
    """By seat: what each heard of the events of a kind, its secret field only."""
    return [[event.get("district", event.get("character")) for event in t.events(name, seat)] for seat in range(seats)]


def actions(t: Table, verb: str, seats: int = 4) -> list[Data]:
    """By seat: what each heard of the last action of a verb."""
    return [[e["action"] for e in t.events("did", seat) if e["action"]["verb"] == verb][-1] for seat in range(seats)]


def test_ci_23_02_the_secret_verbs() -> None:
    assert [verb.name for verb in SPACE.verbs if verb.secret] == SECRET_VERBS


def test_ci_23_02_ci_23_04_the_choice_of_a_character_is_heard_by_nobody_else() -> None:
    s = GAME.new(4, {"first_crown": 0}, 3)
    t = Table(GAME, s)
    choice = t.choices()[0]
    t.do(choice)
    assert actions(t, "pick") == [{"verb": "pick", "character": f"character:{choice[5:]}"}, *[{"verb": "pick"}] * 3]


def test_ci_23_04_the_passed_characters_are_told_to_the_one_who_has_them() -> None:
    t = Table(GAME, GAME.new(4, {"first_crown": 0}, 3))
    t.do(t.choices()[0])
    passed = [f"character:{text[5:]}" for text in t.choices()]
    told = heard(t, "passed")
    assert told[1] == passed
    assert [told[0], told[2], told[3]] == [[None] * len(passed)] * 3


def test_ci_23_03_which_warrant_is_signed_is_not_told() -> None:
    t = table(cast=["magistrate"], act=(0, "magistrate")).do("warrant king", "warrant bishop", "warrant warlord")
    assert isinstance(t.top, SignWarrant)
    t.do("sign bishop")
    assert actions(t, "sign") == [{"verb": "sign", "character": "character:bishop"}, *[{"verb": "sign"}] * 3]


def test_ci_23_06_a_drawn_and_a_tucked_card_are_told_to_their_player() -> None:
    t = table(act=(1, "king"), deck=["palace", "temple"]).do("gather cards", "keep temple")
    both = ["district:palace", "district:temple"]
    assert heard(t, "drew") == [[None, None], both, [None, None], [None, None]]
    assert heard(t, "tucked") == [[None], ["district:palace"], [None], [None]]
    assert actions(t, "keep")[0] == {"verb": "keep"}


def test_ci_23_06_a_destroyed_district_is_told_to_all() -> None:
    t = table(act=(0, "warlord"), gathered=True, players={0: {"gold": 9}, 1: {"city": ["palace"]}})
    t.do("march 1", "destroy palace")
    assert heard(t, "tucked") == [["district:palace"]] * 4


def test_ci_23_07_what_the_spy_sees_is_told_to_the_spy_alone() -> None:
    hand = ["manor", "palace"]
    for seats in (2, 4):
        t = table(seats, cast=["spy"], act=(0, "spy"), players={1: {"hand": hand}}).do("spy 1", "name noble")
        told = heard(t, "saw", seats)
        assert told[0] == ["district:manor", "district:palace"]
        assert told[1:] == [[None, None]] * (seats - 1)


def test_ci_23_07_what_the_wizard_takes_is_told_to_both() -> None:
    t = table(cast=["wizard"], act=(0, "wizard"), players={1: {"hand": ["manor", "palace"]}}).do(
        "look 1", "steal palace"
    )
    assert heard(t, "stole") == [["district:palace"], ["district:palace"], [None], [None]]
    assert actions(t, "steal")[2] == {"verb": "steal"}


def test_ci_23_08_a_card_given_is_told_to_giver_and_receiver() -> None:
    for seats in (3, 4):
        players: Any = {0: {"gold": 5, "hand": ["tavern"]}, 1: {"hand": ["manor"]}}
        t = table(seats, cast=["seer"], act=(0, "seer"), players=players, chance=[0, 0, 0]).do("foresee", "give tavern")
        told = heard(t, "gave", seats)
        assert told[0] == told[1] == ["district:manor", "district:tavern"]
        assert told[2:] == [[None, None]] * (seats - 2)
        assert actions(t, "give", seats)[2] == {"verb": "give"}


def test_ci_23_08_cards_of_the_cardinal_are_told_to_giver_and_receiver() -> None:
    players: Any = {0: {"gold": 2, "hand": ["manor", "tavern"]}, 1: {"gold": 3}}
    t = table(cast=["cardinal"], act=(0, "cardinal"), gathered=True, players=players)
    t.do("build manor", "borrow 1", "give tavern")
    assert heard(t, "gave") == [["district:tavern"], ["district:tavern"], [None], [None]]


def test_ci_23_09_both_hear_what_the_theater_brought_them() -> None:
    t = table(
        hold={0: "king", 1: "bishop"}, players={0: {"city": ["theater"]}}, ask=[Theater(0)], call=1,
    ).do("theater 1")  # fmt: skip
    both = ["character:bishop", "character:king"]
    assert heard(t, "got") == [both, both, [None, None], [None, None]]
    assert t.events("exchanged", 3) == [{"event": "exchanged", "seat": "seat:0", "other": "seat:1"}]


def test_ci_23_11_a_card_under_the_museum_is_told_to_its_player() -> None:
    t = table(act=(0, "king"), players={0: {"city": ["museum"], "hand": ["palace"]}}).do("museum palace")
    assert heard(t, "tucked") == [["district:palace"], [None], [None], [None]]
    assert actions(t, "museum")[1] == {"verb": "museum"}


def test_ci_9_02_ci_17_41_discarded_cards_are_told_to_their_player() -> None:
    t = table(act=(0, "magician"), players={0: {"hand": ["manor", "tavern"]}}).do("redraw 2", "discard tavern")
    assert actions(t, "discard")[1] == {"verb": "discard"}
    t.do("discard manor")
    assert sorted(heard(t, "tucked")[0]) == ["district:manor", "district:tavern"]
    assert heard(t, "tucked")[1] == [None, None]


# --- what the legality of a marker tells ------------------------------------------------------------------------------


def marker_choices(t: Table, seat: int) -> list[str]:
    """The tokens on which a marker may be placed."""
    return [a.text() for a in GAME.choices(t.state, seat) if a.verb.name in ("warrant", "threaten")]


def test_ci_7_16_ci_8_09_where_a_marker_may_lie_follows_from_what_all_can_see() -> None:
    for name, first in (("magistrate", "warrant alchemist"), ("blackmailer", "threaten alchemist")):
        for seats in (2, 3, 4):
            t = table(seats, cast=[name, "alchemist"], act=(0, name))
            for text in ("", first):
                if text:
                    t.do(text)
                for observer in range(1, seats):
                    for twin in t.twins(observer, 30):
                        assert marker_choices(twin, 0) == marker_choices(t, 0)


def test_ci_5_11_other_setting_a_placed_marker_tells_that_its_player_has_not_that_character_and_nothing_else() -> None:
    options = {"may_name_own_other_character": False}
    t = table(
        2, cast=["magistrate", "alchemist"], act=(0, "magistrate"), hold={0: ["magistrate", "king"]}, options=options
    )
    assert t.why("warrant king") == ("CI-5.11", "own-other-character")
    before = {twin.holders()["architect"] for twin in t.twins(1, 80)}
    t.do("warrant alchemist")
    assert 0 not in {twin.holders()["alchemist"] for twin in t.twins(1, 80)}
    assert {twin.holders()["architect"] for twin in t.twins(1, 80)} == before
    for twin in t.twins(1, 80):  # the only token that may be closed besides the placed one is his own other character's
        own = [name for name, seat in twin.holders().items() if seat == 0]
        closed = {f"warrant {name}" for name in (*own, "alchemist")} - {"warrant magistrate"}
        cast = {f"warrant {name}" for name in t.data["rules"]["cast"]}
        assert set(marker_choices(twin, 0)) | {"warrant magistrate"} == cast - closed | {"warrant magistrate"}
