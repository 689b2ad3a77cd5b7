"""MP-19: the start and the end of a round."""

from fondaco.games.marco_polo.round import Compensation, EndRound, RollDice, RoundBonus, StartRound
from fondaco.games.marco_polo.turn import NextTurn, Turn
from tests.rules.marco_polo.table import FROM_SPACE_1, Board, rules, table

LAST: Board = {"dice": {"own_3": 1}}


def test_mp_19_01_the_steps_in_their_order() -> None:
    assert rules(3).rounds[1] == [
        RoundBonus(1),
        RoundBonus(2),
        RoundBonus(0),
        RollDice(),
        Compensation(1),
        Compensation(2),
        Compensation(0),
        NextTurn(1),
    ]


def test_mp_19_02_the_last_traveller_is_the_new_start_player() -> None:
    t = table(players={0: LAST}, start=0, traveller=2, waiting=False)
    t.do("place take_5_coins")
    assert t.data["start"] == 2
    assert t.data["traveller"] == -1
    assert {"event": "new-round", "round": 2, "seat": "seat:2"} in t.told()


def test_mp_19_03_if_nobody_travelled_the_start_player_stays() -> None:
    t = table(players={0: LAST}, start=3, waiting=False)
    t.do("place take_5_coins")
    assert t.data["start"] == 3


def test_mp_19_04_also_with_black_or_white_dice() -> None:
    board: Board = {"dice": {"black_3": 1, "white_3": 1}, "coin": 9, "character": "matteo"}
    t = table(players={0: {"dice": {}}, 1: board}, turn=1, traveller=0, start=0, waiting=False)
    t.do("place travel", "step 1 alexandria", "stop")
    assert t.data["start"] == 1


def test_mp_19_05_the_bonus_of_every_small_city_with_a_post() -> None:
    t = table(ask=[RoundBonus(0)], players={0: {"posts": ["anxi", "ormuz", "kochi", "moscow"]}})
    assert [t.stock(0), t.vp(0)] == [{"coin": 5, "camel": 3}, 3]


def test_mp_19_06_characters_with_a_bonus_get_it() -> None:
    t = table(players={0: {**LAST, "character": "berke"}, 1: {"character": "johannes"}}, waiting=False)
    t.do("place take_5_coins")
    assert t.stock(1)["coin"] >= 3


def test_mp_19_07_in_turn_order_the_character_first_then_cities_in_the_order_of_the_list() -> None:
    board: Board = {"character": "matteo", "contracts": ["k20", "k21"], "posts": ["kashgar", "xian"]}
    t = table(ask=[RoundBonus(0)], players={0: board}, face_down=0, bottom=["k30"])
    t.do("discard contract_k30", "goods pepper_silk", "bonus bonus_f")
    assert [t.stock(0), t.vp(0)] == [{"pepper": 1, "silk": 1}, 3]


def test_mp_19_08_all_dice_are_taken_back_and_neutral_ones_stay() -> None:
    lying = [("travel", "0", 3), ("travel", "black", 3), ("bazaar_camel", "white", 2), ("city_01", "1", 6)]
    t = table(2, ask=[RollDice()], players={0: {"character": "matteo"}}, placed=lying, chance=[5] * 11, waiting=False)
    assert {die["colour"] for die in t.data["placed"]} == {"neutral"}
    assert t.data["black"] == 3
    assert [t.dice(0), t.dice(1)] == [{"own_6": 5, "white_6": 1}, {"own_6": 5}]


def test_mp_19_09_all_roll_all_their_dice_except_rashid() -> None:
    players: dict[int, Board] = {0: {"character": "rashid"}, 1: {"character": "matteo"}}
    t = table(3, ask=[RollDice()], players=players, chance=[0, 1, 2, 3, 4, 5, *[4] * 5], waiting=False)
    assert t.dice(0) == {"own": 5}
    assert t.dice(1) == {"own_1": 1, "own_2": 1, "own_3": 1, "own_4": 1, "own_5": 1, "white_6": 1}
    assert t.dice(2) == {"own_5": 5}


def test_mp_19_10_a_coin_or_a_camel_for_each_point_missing() -> None:
    t = table(ask=[Compensation(0)], players={0: {"dice": {"own_1": 4, "own_6": 1}}})
    assert t.choices() == [f"camels {camels}" for camels in range(6)]
    assert t.why("camels 6") == ("MP-19.10", "too-many-camels")
    assert t.args("camels 6") == {"missing": 5}
    t.do("camels 2")
    assert t.stock(0) == {"coin": 3, "camel": 2}


def test_mp_19_11_fifteen_or_more_gives_nothing() -> None:
    for dice in [{"own_3": 5}, {"own_6": 5}]:
        t = table(ask=[Compensation(0)], players={0: {"dice": dice}})
        assert t.stock(0) == {}
        assert t.top == Turn(3, False, False, 0)


def test_mp_19_12_round_1_has_bonuses_dice_and_compensation_too() -> None:
    t = table(
        ask=[StartRound()],
        players={0: {"character": "johannes"}, 1: {"character": "berke"}},
        edits={"round": 0},
        chance=[0] * 5 + [5] * 16,
        waiting=False,
    )
    assert t.data["round"] == 1
    assert t.choices() == [f"camels {camels}" for camels in range(11)]
    assert t.stock(0) == {"coin": 3}


def test_mp_19_13_the_round_ends_when_no_player_has_dice_left() -> None:
    t = table(players={0: LAST, 1: LAST}, waiting=False)
    t.do("place take_5_coins")
    assert t.data["round"] == 1
    t.do("place khans_favour", "good silk")
    assert t.data["round"] == 2


def test_mp_19_14_contracts_left_over_go_under_the_special_pile_from_space_1_on() -> None:
    t = table(ask=[EndRound()], bottom=["k30"], waiting=False)
    assert t.bottom == ["k30", *FROM_SPACE_1]


def test_mp_19_15_then_the_next_pile_is_laid_out() -> None:
    t = table(ask=[EndRound()], row=["k01"], waiting=False)
    assert len(t.row) == 6
    assert len(t.data["unseen"]) == 37 - 6
    assert "k01" not in t.row
    last = table(ask=[EndRound()], round=5, waiting=False)
    assert last.over
    assert last.row == FROM_SPACE_1


def test_mp_19_16_with_the_last_pile_the_last_round_begins() -> None:
    t = table(players={0: LAST}, round=4, waiting=False)
    t.do("place take_5_coins")
    assert t.data["round"] == 5
    assert len(t.data["unseen"]) == t.data["face_down"]
