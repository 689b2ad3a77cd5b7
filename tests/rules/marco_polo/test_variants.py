"""MP-22: the variants for experienced players; and what stays hidden."""

import json

import pytest

from fondaco.core.errors import Bad
from fondaco.games.marco_polo.actions import KEEP
from fondaco.games.marco_polo.draft import ChooseDraft, KeepGoals
from fondaco.games.marco_polo.game import GAME
from tests.rules.marco_polo.table import Table, table

ALL = {"random_city_bonuses": True, "character_draft": True, "goal_choice": True}


def test_mp_22_01_each_alone_or_together_characters_before_goals() -> None:
    t = Table(GAME, GAME.new(2, ALL, 1))
    assert isinstance(t.top, ChooseDraft)
    assert [player["goals"] for player in t.data["players"]] == [[], []]
    t.do(t.choices()[0])
    t.do(t.choices()[0])
    assert isinstance(t.top, KeepGoals)
    assert [len(player["goals"]) for player in t.data["players"]] == [4, 4]
    for option in ALL:
        alone = GAME.new(3, {option: True}, 1)
        assert [alone.rules.options[name] for name in ALL] == [name == option for name in ALL]


def test_mp_22_02_city_bonuses_at_random() -> None:
    layouts = set()
    for seed in range(20):
        markers = GAME.to_data(GAME.new(2, {"random_city_bonuses": True}, seed))["state"]["markers"]
        assert sorted(markers.values()) == [f"bonus_{letter}" for letter in "abcdef"]
        assert sorted(markers) == ["adana", "anxi", "kashgar", "kochi", "ormuz", "xian"]
        layouts.add(json.dumps(markers))
    assert len(layouts) > 15


def test_mp_22_03_characters_are_shuffled() -> None:
    seen = set()
    for seed in range(20):
        seen |= set(GAME.to_data(GAME.new(2, {"character_draft": True}, seed))["state"]["offered"])
    assert len(seen) == 8


def test_mp_22_04_players_plus_one_are_shown_and_chosen_in_reverse_turn_order() -> None:
    t = Table(GAME, GAME.new(3, {"character_draft": True}, 5))
    start, offered = t.data["start"], t.data["offered"]
    assert len(offered) == 4
    order = []
    for _ in range(3):
        order.append(t.seat)
        assert t.choices() == [f"character {name}" for name in t.data["offered"]]
        t.do(t.choices()[0])
    assert order == [(start + 2) % 3, (start + 1) % 3, start]
    assert t.data["offered"] == []
    assert {player["character"] for player in t.data["players"]} == set(offered[:3])


def test_mp_22_04_a_character_not_shown_cannot_be_chosen() -> None:
    t = Table(GAME, GAME.new(2, {"character_draft": True}, 5))
    absent = next(name for name in ["rashid", "matteo", "berke", "wilhelm"] if name not in t.data["offered"])
    assert t.why(f"character {absent}") == ("MP-22.04", "character-not-offered")


def test_mp_22_05_each_secretly_keeps_two_of_four() -> None:
    t = Table(GAME, GAME.new(2, {"goal_choice": True}, 3))
    hands = [player["goals"] for player in t.data["players"]]
    assert [len(hand) for hand in hands] == [4, 4]
    assert len(t.choices(0)) == len(t.choices(1)) == 6
    a, b, c, d = hands[0]
    with pytest.raises(Bad, match="expected two different ones"):
        t.why(f"0 keep {a} {a}")
    assert t.why(f"0 keep {hands[1][0]} {a}") == ("MP-22.05", "goal-not-dealt")
    t.do(f"1 {t.choices(1)[5]}", f"0 keep {c} {a}")
    assert t.player(0)["goals"] == [a, c]
    assert t.player(0)["returned"] == [b, d]
    assert t.player(1)["goals"] == hands[1][2:]


def test_mp_3_08_goal_cards_are_secret_until_the_end() -> None:
    t = table(
        players={
            0: {"goals": ["goal_01", "goal_02"], "returned": ["goal_03", "goal_04"], "dice": {"own_3": 1}},
            1: {"goals": ["goal_05", "goal_06"], "returned": ["goal_07", "goal_08"]},
        },
        round=5,
        waiting=False,
    )
    mine, theirs = t.game.view(t.state, 0)["players"], t.game.view(t.state, 1)["players"]
    assert [mine[0]["goals"], mine[0]["returned"]] == [["goal_01", "goal_02"], ["goal_03", "goal_04"]]
    assert [theirs[0]["goals"], theirs[0]["returned"]] == [2, 2]
    assert len(t.game.hidden(t.state, 0)) == 18 - 4
    t.do("place take_5_coins")
    shown = t.game.view(t.state, 1)["players"][0]
    assert [shown["goals"], shown["returned"]] == [["goal_01", "goal_02"], 2]


def test_resampling_deals_only_what_a_seat_cannot_place() -> None:
    t = Table(GAME, GAME.new(4, {"goal_choice": True}, 3))
    for seat in range(4):
        t.do(f"{seat} {t.choices(seat)[0]}")
    seen = set()
    for seed in range(30):
        twin = t.game.resample(t.state, 2, seed)
        assert [twin.players[2].goals, twin.players[2].returned] == [
            t.state.players[2].goals,
            t.state.players[2].returned,
        ]
        seen.add(int(twin.players[0].goals))
        known = twin.players[2].goals | twin.players[2].returned
        assert twin.players[0].goals & known == 0
    assert len(seen) > 10


def test_the_order_of_unseen_contracts_is_no_state() -> None:
    data = GAME.to_data(GAME.new(4, None, 3))["state"]
    assert list(data["unseen"]) == sorted(data["unseen"])
    assert set(data["unseen"].values()) == {1}


def test_mp_22_05_all_six_pairs_of_the_four_goal_cards_are_offered_and_no_other() -> None:
    t = Table(GAME, GAME.new(3, {"goal_choice": True}, 11))
    for seat in range(3):
        hand = t.player(seat)["goals"]
        pairs = [f"keep {a} {b}" for i, a in enumerate(hand) for b in hand[i + 1 :]]
        assert sorted(t.choices(seat)) == sorted(pairs)
    first = t.player(0)["goals"]
    t.do(f"0 keep {first[3]} {first[0]}")
    assert t.data["answers"][0] == f"keep {first[0]} {first[3]}"


def test_mp_22_05_two_goal_cards_make_one_action_in_whichever_order() -> None:
    assert GAME.parse("keep goal_18 goal_17") is GAME.parse("keep goal_17 goal_18")
    assert KEEP.of(16, 17).code == KEEP.first + len(KEEP.table) - 1
    assert len(KEEP.table) == 18 * 17 // 2
    assert KEEP.span(1, 0, 3) == [KEEP.of(0, 1), KEEP.of(1, 2), KEEP.of(1, 3)]
