"""CI-4, CI-5, CI-17.39: the selection phase, with what each seat learns in it (CI-23.04, CI-23.05)."""

from collections import Counter
from typing import Any

import pytest

from fondaco.core.chance import Loaded
from fondaco.games.citadels.components import FOUR
from fondaco.games.citadels.draft import Theater
from fondaco.games.citadels.game import GAME
from fondaco.games.citadels.whereabouts import see_in_slot
from tests.rules.citadels.table import Table, table


def start(seats: int, ninth: bool = False, seed: int = 1, **options: Any) -> Table:
    """A new game, seat 0 choosing first."""
    return Table(GAME, GAME.new(seats, {"first_crown": 0, "ninth": ninth, **options}, seed))


def passed(t: Table) -> list[str]:
    """The cards in the hand of whoever is asked."""
    return list(t.view(t.seat)["characters"]["passed"])


def pick_all(t: Table) -> dict[int, list[str]]:
    """Everybody picks the first card; what each was passed."""
    seen: dict[int, list[str]] = {}
    while t.asks == "PickCharacter":
        seen[t.seat] = passed(t)
        t.do(f"pick {seen[t.seat][0]}")
    return seen


def test_ci_4_01_all_cards_of_the_cast_are_gathered_and_shuffled() -> None:
    t = start(4)
    characters = t.view(0)["characters"]
    assert len(characters["passed"]) + len(characters["face_up"]) + 1 == 8
    assert len({tuple(passed(start(4, seed=seed))) for seed in range(20)}) > 10


def test_ci_4_02_some_face_up_then_one_face_down() -> None:
    t = start(4)
    assert len(t.view(3)["characters"]["face_up"]) == 2
    assert t.data["draft"]["at"].count("slot_0") == 1


@pytest.mark.parametrize(("seats", "faceup"), [(4, 2), (5, 1), (6, 0), (7, 0)])
def test_ci_4_03_face_up_cards_with_8_characters(seats: int, faceup: int) -> None:
    assert start(seats).data["draft"]["at"].count("face_up") == faceup


@pytest.mark.parametrize(("seats", "faceup"), [(4, 3), (5, 2), (6, 1), (7, 0), (8, 0)])
def test_ci_4_04_face_up_cards_with_9_characters(seats: int, faceup: int) -> None:
    assert start(seats, ninth=True).data["draft"]["at"].count("face_up") == faceup


def test_ci_4_05_rank_4_is_never_face_up_and_all_others_are_equally_likely() -> None:
    up: Counter[str] = Counter()
    for seed in range(700):
        up.update(start(4, seed=seed).view(0)["characters"]["face_up"])
    assert "king" not in up
    assert len(up) == 7
    assert all(140 < count < 260 for count in up.values())


def test_ci_4_06_rank_4_may_lie_face_down() -> None:
    assert any(start(4, seed=seed).data["draft"]["at"][3] == "slot_0" for seed in range(60))


def test_ci_4_07_discarded_characters_are_not_in_play() -> None:
    t = start(4)
    gone = t.view(0)["characters"]["face_up"]
    pick_all(t)
    while t.asks != "PickCharacter":
        assert t.view(0)["prompt"].get("character", "")[10:] not in gone
        t.do(t.choices()[-1])


def test_ci_4_08_each_keeps_one_and_passes_the_rest_to_the_left() -> None:
    t = start(5)
    seen = pick_all(t)
    assert list(seen) == [0, 1, 2, 3, 4]
    assert [len(cards) for cards in seen.values()] == [6, 5, 4, 3, 2]
    assert all(seen[seat + 1] == seen[seat][1:] for seat in range(4))
    t = start(5)
    other = t.view(0)["characters"]["face_up"][0]
    assert t.why(f"pick {other}") == ("CI-4.08", "not-passed")
    assert t.choices() == [f"pick {name}" for name in passed(t)]


def test_ci_4_09_the_card_left_over_is_discarded_face_down() -> None:
    t = start(5)
    seen = pick_all(t)
    assert t.holders()[seen[4][1]] == -1
    assert f"slot_{6}" in t.data["draft"]["at"]


@pytest.mark.parametrize(("seats", "ninth"), [(7, False), (8, True)])
def test_ci_4_10_ci_4_11_the_last_player_also_takes_the_face_down_card(seats: int, ninth: bool) -> None:
    t = start(seats, ninth)
    face_down = t.data["rules"]["cast"][t.data["draft"]["at"].index("slot_0")]
    before = []
    while t.seat != seats - 1:
        before = passed(t)
        t.do(f"pick {before[0]}")
    assert passed(t) == sorted([face_down, before[1]], key=t.data["rules"]["cast"].index)
    t.do(f"pick {face_down}")
    assert t.holders()[face_down] == seats - 1
    assert t.holders()[before[1]] == -1


def test_ci_4_12_seven_players_with_nine_characters_have_no_special_rule() -> None:
    t = start(7, ninth=True)
    face_down = t.data["draft"]["at"].index("slot_0")
    seen = pick_all(t)
    assert len(seen[6]) == 2
    assert t.data["draft"]["at"][face_down] == "slot_0"


def test_ci_4_13_the_theater_opens_after_all_choices() -> None:
    t = table(players={2: {"city": ["theater"]}}, only_deck=[], call=9, hold={0: "king"}, crown=0)
    while t.asks == "PickCharacter":
        t.do(t.choices()[0])
    assert (t.asks, t.seat) == ("Theater", 2)
    assert t.state.draft.revealed[0] == -1


def test_ci_17_39_ci_23_09_the_theater_exchanges_two_characters_unseen() -> None:
    t = table(
        hold={0: "king", 1: "thief", 2: "bishop", 3: "warlord"},
        ask=[Theater(0)],
        call=1,
        players={0: {"city": ["theater"]}},
    )
    assert t.choices() == ["pass", "theater 1", "theater 2", "theater 3"]
    t.do("theater 3")
    assert (t.holders()["king"], t.holders()["warlord"]) == (3, 0)
    for seat in (0, 3):
        may = t.view(seat)["characters"]["may"]
        assert (may["king"], may["warlord"]) == ([4], [1])
    assert len(t.view(1)["characters"]["may"]["king"]) > 2
    assert t.events("exchanged", 1) == [{"event": "exchanged", "seat": "seat:0", "other": "seat:3"}]
    assert [event["character"] for event in t.events("got", 1)] == [None, None]
    assert [event["character"] for event in t.events("got", 3)] == ["character:warlord", "character:king"]


def test_ci_17_40_with_two_characters_he_chooses_his_card_and_gets_one_at_random() -> None:
    t = table(
        2,
        hold={0: ["king", "warlord"], 1: ["thief", "bishop"]},
        ask=[Theater(0)],
        call=1,
        chance=[1],
        players={0: {"city": ["theater"]}},
    )
    t.do("theater 1")
    assert t.choices() == ["hand_over king", "hand_over warlord"]
    assert t.why("hand_over thief") == ("CI-17.40", "not-your-character")
    t.do("hand_over king")
    assert (t.holders()["king"], t.holders()["bishop"], t.holders()["thief"]) == (1, 0, 1)
    t = table(
        2, hold={0: ["king", "warlord"], 1: ["thief", "bishop"]}, ask=[Theater(0)], call=1, chance=[0],
        players={0: {"city": ["theater"]}},
    ).do("theater 1", "hand_over warlord")  # fmt: skip
    assert (t.holders()["warlord"], t.holders()["bishop"], t.holders()["thief"]) == (1, 1, 0)


def test_ci_23_09_who_knew_where_a_character_was_follows_it_through_the_theater() -> None:
    t = table(
        hold={0: "king", 1: "thief", 2: "bishop", 3: "warlord"}, ask=[Theater(0)], call=1,
        players={0: {"city": ["theater"]}},
    )  # fmt: skip
    s = t.state
    see_in_slot(s.draft.may[2], s.rules.ranks, FOUR, s.draft.at[FOUR])  # he was passed the cards before and after
    t.do("theater 3")
    assert {twin.holders()["king"] for twin in t.twins(2, 20)} == {3}
    assert 0 in {twin.holders()["warlord"] for twin in t.twins(2, 60)}


def test_ci_5_01_two_characters_and_two_turns_each() -> None:
    t = table(3, hold={0: ["king", "warlord"], 1: ["thief", "bishop"], 2: ["magician", "merchant"]}, call=1)
    turns = []
    while t.asks == "Turn":
        turns.append(t.seat)
        t.do("gather gold", "end")
    assert sorted(turns) == [0, 0, 1, 1, 2, 2]


def test_ci_5_02_ci_5_03_two_players_draft_by_keeping_and_discarding() -> None:
    t = start(2)
    assert "face_up" not in t.data["draft"]["at"]
    steps = []
    while t.asks != "Turn":
        steps.append((t.seat, t.asks, len(passed(t))))
        t.do(t.choices()[0])
    assert steps == [
        (0, "PickCharacter", 7), (1, "PickCharacter", 6), (1, "SetAside", 5), (0, "PickCharacter", 4),
        (0, "SetAside", 3), (1, "PickCharacter", 2),
    ]  # fmt: skip
    assert Counter(t.holders().values()) == {-1: 4, 0: 2, 1: 2}


def test_ci_5_04_ci_5_05_three_players_draft_twice_with_a_random_discard_between() -> None:
    t = start(3)
    assert "face_up" not in t.data["draft"]["at"]
    steps = []
    while t.asks == "PickCharacter":
        steps.append((t.seat, len(passed(t))))
        t.do(t.choices()[0])
    assert steps == [(0, 8), (1, 7), (2, 6), (0, 4), (1, 3), (2, 2)]
    assert Counter(t.holders().values()) == {-1: 3, 0: 2, 1: 2, 2: 2}


def test_ci_5_06_the_random_discard_is_shown_to_nobody() -> None:
    t = start(3)
    for _ in range(3):
        t.do(t.choices()[0])
    gone = t.data["rules"]["cast"][t.data["draft"]["at"].index("slot_4")]
    may = t.view(2)["characters"]["may"][gone]
    assert 4 in may
    assert len(may) > 1
    assert t.events("random-discard", 2) == [{"event": "random-discard"}]


def test_ci_5_07_one_stash_one_hand_one_city_for_both_characters() -> None:
    t = table(2, hold={0: ["architect", "warlord"]}, act=(0, "architect"), players={0: {"gold": 2, "hand": ["tavern"]}})
    t.do("gather gold", "end", "gather gold", "build tavern")
    assert (t.gold(0), t.city(0)) == (5, ["tavern"])


def test_ci_5_08_ci_e3_a_building_limit_belongs_to_its_own_turn() -> None:
    t = table(
        2, hold={0: ["architect", "warlord"]}, act=(0, "architect"), deck=["manor", "castle"],
        players={0: {"gold": 9, "hand": ["tavern", "temple"]}},
    )  # fmt: skip
    t.do("gather gold", "bonus", "build tavern", "end")
    t.do("gather gold", "build manor")  # drawn in the Architect's turn
    assert t.why("build castle") == ("CI-6.10", "build-limit")
    assert t.args("build castle") == {"limit": 1}


def test_ci_5_09_once_per_turn_means_each_of_two_turns() -> None:
    t = table(
        2, hold={0: ["architect", "warlord"]}, act=(0, "architect"),
        players={0: {"gold": 9, "city": ["smithy", "park"], "hand": []}}, only_deck=["manor"],
    )  # fmt: skip
    t.do("smithy", "gather gold")
    assert t.why("smithy") == ("CI-6.27", "used-already")
    t.do("end", "smithy")


def test_ci_5_10_what_lasts_for_the_round_outlasts_the_turn() -> None:
    t = table(
        2,
        hold={0: ["bishop", "merchant"], 1: ["warlord", "king"]},
        act=(0, "bishop"),
        players={0: {"city": ["tavern"]}, 1: {"gold": 5}},
        tokens={"protected": 0},
    )
    t.do("gather gold", "end", "gather gold", "end")
    assert (t.seat, t.state.tokens.protected) == (1, 0)
    assert t.why("march 0") == ("CI-11.02", "bishop-protects")


def test_ci_5_11_he_may_name_his_own_other_character() -> None:
    held = {0: ["assassin", "king"], 1: ["thief", "warlord"]}
    t = table(2, hold=held, act=(0, "assassin"))
    assert "kill king" in t.choices()
    other = table(2, hold=held, act=(0, "assassin"), options={"may_name_own_other_character": False})
    assert other.why("kill king") == ("CI-5.11", "own-other-character")
    t.do("kill king", "gather gold", "end", "gather gold", "end")
    assert t.view(1)["prompt"]["character"] == "character:warlord"  # the King's turn is lost


def test_ci_5_11_robbing_or_threatening_himself_moves_no_gold() -> None:
    t = table(2, hold={0: ["thief", "king"]}, act=(0, "thief"), players={0: {"gold": 3}})
    t.do("rob king", "gather gold", "end")
    assert (t.asks, t.gold(0)) == ("Turn", 5)
    t = table(
        2,
        cast=["blackmailer"],
        hold={0: ["blackmailer", "king"], 1: ["bishop", "merchant"]},
        act=(0, "blackmailer"),
        players={0: {"gold": 3}},
    )
    t.do("threaten king", "threaten warlord", "flower king", "gather gold", "end")
    assert t.asks == "Gather"  # a threatened character gathers first, even so
    t.do("gather gold")
    assert (t.asks, t.gold(0)) == ("Turn", 7)


def test_ci_5_11_bewitching_his_own_other_character_gives_both_gatherings() -> None:
    t = table(2, cast=["witch"], hold={0: ["witch", "king"], 1: ["bishop", "warlord"]}, call=1)
    t.do("gather gold", "bewitch king", "gather gold")
    assert (t.asks, t.seat, t.gold(0), t.view(0)["prompt"]["gathered"]) == ("Turn", 0, 4, True)


def test_ci_23_04_each_player_keeps_in_mind_the_cards_passed_to_him() -> None:
    t = start(4, seed=5)
    seen = pick_all(t)
    for seat in range(4):
        open_cards = t.view(seat)["characters"]["face_up"]
        missing = [name for name in t.data["rules"]["cast"] if name not in seen[seat] + open_cards]
        for twin in t.twins(seat):
            holders = twin.holders()
            assert {holders[name] for name in missing} <= {-1, *range(seat)}  # taken before
            assert {holders[name] for name in seen[seat][1:]} <= {-1, *range(seat + 1, 4)}  # or after
            assert holders[seen[seat][0]] == seat


def test_ci_23_04_a_bot_knows_that_the_assassin_was_in_the_hand_it_passed() -> None:
    t = next(t for t in (start(6, seed=seed) for seed in range(99)) if "assassin" in passed(t))
    t.do(f"pick {passed(t)[-1]}")
    assert {twin.data["draft"]["at"][0] for twin in t.twins(0, 60)} == {"passing"}
    t.do("pick assassin")
    assert {twin.data["draft"]["at"][0] for twin in t.twins(0, 60)} == {"slot_2", "passing"}
    assert {twin.holders()["assassin"] for twin in t.twins(2, 60)} == {0, 1, -1}


def test_ci_23_04_the_last_of_seven_knows_the_face_down_card() -> None:
    t = start(7)
    seen = pick_all(t)
    may = t.view(6)["characters"]["may"]
    assert [may[name] for name in seen[6]] == [[7], [0]]


def test_ci_23_05_face_down_discards_are_known_only_to_who_put_them_down() -> None:
    t = start(2)
    while t.asks != "SetAside":
        t.do(t.choices()[0])
    seat, card = t.seat, passed(t)[0]
    t.do(f"aside {card}")
    assert t.view(seat)["characters"]["may"][card] == [3]
    assert len(t.view(1 - seat)["characters"]["may"][card]) > 1
    assert t.events("did", 1 - seat)[-1]["action"] == {"verb": "aside"}


def test_ci_23_05_the_random_face_down_card_is_chosen_by_chance_alone() -> None:
    t = Table(GAME, GAME.new(6, {"first_crown": 0}, Loaded([0] * 24 + [3])))
    assert t.data["draft"]["at"][4] == "slot_0"  # the fourth of those that are not of rank 4
