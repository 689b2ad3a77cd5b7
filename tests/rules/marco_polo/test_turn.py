"""MP-4: the structure of play."""

from fondaco.games.marco_polo.bag import BagDie
from fondaco.games.marco_polo.game import GAME
from fondaco.games.marco_polo.placing import PlaceDice
from fondaco.games.marco_polo.rewards import ChooseGood
from fondaco.games.marco_polo.turn import Turn
from tests.rules.marco_polo.table import Board, mask, table


def test_mp_4_01_a_round_is_start_steps_turns_end_steps() -> None:
    t = table(players={0: {"dice": {"own_3": 1}}}, chance=[0] * 6 + [3] * 30, waiting=False)
    t.do("place take_5_coins")
    told = [event["event"] for event in t.told()]
    assert told.index("put-under") < told.index("turned-up") < told.index("new-round") < told.index("rolled")
    assert t.data["round"] == 2
    assert isinstance(t.top, Turn)


def test_mp_4_02_turns_go_clockwise_from_the_start_player() -> None:
    t = table(players={seat: {"dice": {"own_3": 2}, "coin": 9} for seat in range(4)}, turn=2, start=2)
    order = []
    for _ in range(5):
        order.append(t.seat)
        t.do(*(["place take_5_coins", "end"] if len(order) < 5 else ["place khans_favour", "good silk"]))
    assert order == [2, 3, 0, 1, 2]


def test_mp_4_03_a_player_without_dice_is_skipped() -> None:
    t = table(players={0: {"dice": {"own_3": 2}}, 2: {"dice": {"own_3": 1}}})
    t.do("place take_5_coins", "end")
    assert t.seat == 2


def test_mp_4_04_bonus_actions_before_and_after_one_main_action() -> None:
    t = table(players={0: {"dice": {"own_3": 4}, "camel": 5}})
    t.do("bag", "place take_5_coins", "bag", "adjust", "raise own_3")
    assert t.stock(0) == {"coin": 11, "camel": 3}
    assert t.dice(0) == {"own_4": 1}
    assert t.top == Turn(0, True, False, 0)


def test_mp_4_05_the_six_main_actions() -> None:
    board: Board = {"dice": {"own_4": 5}, "coin": 20, "camel": 9, "posts": ["moscow"], "gold": 2}
    t = table(players={0: board}, cards={"moscow": "city_01"})
    mains = [text for text in t.choices() if text.split()[0] in ("place", "use")]
    assert mains == [
        "place take_5_coins",
        "place bazaar_camel",
        "place bazaar_pepper",
        "place bazaar_silk",
        "place bazaar_gold",
        "place khans_favour",
        "place contracts",
        "place travel",
        "use city_01",
    ]


def test_mp_4_06_exactly_one_main_action() -> None:
    t = table(players={0: {"dice": {"own_3": 3}}})
    assert t.why("end") == ("MP-4.07", "main-action-first")
    assert t.args("end") == {"dice": 3}
    t.do("place take_5_coins")
    assert t.why("place bazaar_camel") == ("MP-4.06", "main-action-done")
    assert t.choices() == ["bag", "end"]


def test_mp_4_07_the_money_bag_takes_no_die_that_the_main_action_needs() -> None:
    t = table(players={0: {"dice": {"own_3": 2}, "camel": 3}, 1: {"dice": {"own_3": 1}}})
    t.do("bag")
    assert t.why("end") == ("MP-4.07", "main-action-first")
    assert t.why("bag") == ("MP-4.07", "die-needed")
    t.do("place take_5_coins")
    assert t.stock(0) == {"coin": 8, "camel": 3}


def test_mp_4_07_after_the_main_action_all_dice_may_go_to_the_money_bag() -> None:
    t = table(players={0: {"dice": {"own_3": 3}}, 1: {"dice": {"own_3": 1}}})
    t.do("place take_5_coins", "bag", "bag")
    assert t.stock(0) == {"coin": 11}
    assert t.seat == 1


def test_mp_4_07_which_die_can_be_spared_depends_on_what_is_left() -> None:
    """Only the Khan's favour can be used, with the 5: so the 2 can be spared and the 5 cannot."""
    spots = ["take_5_coins", "bazaar_camel", "bazaar_pepper", "contracts"]
    placed = [*[(spot, "1", 1) for spot in spots], ("khans_favour", "2", 4), ("bazaar_silk", "2", 4)]
    t = table(players={0: {"dice": {"own_2": 1, "own_5": 1}, "camel": 1}}, placed=placed)
    assert t.choices() == ["place khans_favour", "bag", "reroll"]
    assert t.why_if(BagDie(0, False, 0), "die own_5") == ("MP-4.07", "die-needed")
    assert t.why_if(BagDie(0, False, 0), "die own_6") == ("MP-14.13", "not-in-hand")
    t.do("bag")
    assert t.dice(0) == {"own_5": 1}


def test_mp_4_07_without_a_legal_main_action_the_dice_go_to_the_money_bag_until_one_is_legal() -> None:
    """Two players: every space is occupied and there are no coins; three coins open the cheap ones again."""
    spots = ["bazaar_camel", "bazaar_pepper", "contracts"]
    occupied = [(spot, "black", 1) for spot in spots]
    khan = [("khans_favour", "1", 6), ("khans_favour", "1", 6), ("bazaar_silk", "1", 1)]
    board: Board = {"dice": {"own_3": 1, "own_2": 1}, "camel": 1}
    t = table(2, players={0: board}, placed=[*occupied, *khan])
    assert t.choices() == ["bag", "reroll"]
    t.do("bag", "die own_2")
    assert t.choices() == [
        "place take_5_coins",
        "place bazaar_camel",
        "place bazaar_pepper",
        "place contracts",
        "reroll",
    ]


def test_mp_4_08_no_bonus_action_in_the_middle_of_the_main_action() -> None:
    t = table(players={0: {"dice": {"own_3": 2, "own_4": 1}, "camel": 5}})
    t.do("place bazaar_silk")
    assert t.top == PlaceDice(0, 3, -1, -1)
    assert t.why("bag") == ("MP-14.08", "not-now")
    assert t.why("reroll") == ("MP-14.10", "not-now")
    t.do("die own_3", "die own_3")
    assert t.why("black") == ("MP-14.14", "not-now")


def test_mp_4_09_whoever_runs_out_of_dice_has_passed_though_bonus_actions_may_follow() -> None:
    players: dict[int, Board] = {0: {"dice": {"own_3": 1}, "camel": 3}, 1: {"dice": {"own_3": 2}}}
    t = table(players=players, chance=[4], waiting=False)
    t.do("place take_5_coins", "black")
    assert t.dice(0) == {"black_5": 1}
    assert t.choices() == ["bag", "end"]
    t.do("end")
    assert t.data["out"] == 1
    t.do("place bazaar_camel", "value 1", "end")
    assert t.top == Turn(1, False, False, 0)


def test_mp_4_09_a_black_die_of_somebody_who_has_passed_is_good_for_the_money_bag_only() -> None:
    """No main action could be done: the last die went to the money bag, and a contract then brings a black die."""
    spots = ["take_5_coins", "bazaar_camel", "bazaar_pepper", "contracts", "khans_favour"]
    board: Board = {"dice": {"own_3": 1}, "camel": 1, "pepper": 3, "contracts": ["k01"]}
    others: Board = {"dice": {"own_1": 1}, "coin": 9}
    t = table(
        players={0: board, 3: others}, placed=[(spot, "2" if spot == "khans_favour" else "1", 6) for spot in spots]
    )
    t.do("bag", "complete contract_k01")
    assert t.data["out"] == 1
    assert t.why("place take_5_coins") == ("MP-4.09", "has-passed")
    assert t.choices() == ["bag", "end"]
    t.do("bag")
    assert t.stock(0) == {"coin": 6}
    assert t.seat == 3


def test_mp_4_09_a_die_that_the_action_itself_brings_is_played_on() -> None:
    """The dice are counted once the action is done: the black die of the outpost comes in time."""
    board: Board = {"dice": {"own_3": 2}, "coin": 3}
    t = table(players={0: board}, outposts={"alexandria": "outpost_black_die"}, chance=[2], waiting=False)
    t.do("place travel", "step 1 alexandria", "end")
    assert t.data["out"] == 0
    assert t.top == Turn(0, False, False, mask(["alexandria"]))
    assert t.dice(0) == {"black_3": 1}


def test_mp_4_09_the_next_round_begins_with_everybody() -> None:
    t = table(players={0: {"dice": {"own_3": 1}, "camel": 3}}, chance=[4, *[0] * 6, *[4] * 20], waiting=False)
    t.do("place take_5_coins", "black", "end")
    assert t.data["round"] == 2
    assert t.data["out"] == 0


def test_mp_4_10_the_only_player_with_dice_takes_turn_after_turn_each_a_new_one() -> None:
    t = table(players={0: {"dice": {"own_3": 2}, "camel": 6}}, chance=[1, 2], waiting=False)
    t.do("black", "place take_5_coins", "die own_3")
    assert t.why("black") == ("MP-14.15", "black-die-bought")
    t.do("end")
    assert t.top == Turn(0, False, False, 0)
    t.do("black")
    assert t.dice(0) == {"own_3": 1, "black_2": 1, "black_3": 1}


def test_mp_4_11_nothing_gained_by_the_action_pays_for_the_space() -> None:
    t = table(players={0: {"dice": {"own_5": 1}, "coin": 4}}, placed=[("take_5_coins", "1", 1)])
    assert t.why("place take_5_coins") == ("MP-5.10", "occupied-too-dear")
    assert t.args("place take_5_coins") == {"price": 5, "coins": 4}


def test_mp_4_12_bonus_actions_in_ones_own_turn_only() -> None:
    t = table(players={0: {"dice": {"own_3": 1}}, 1: {"dice": {"own_3": 1}, "camel": 9}})
    assert t.why("1 reroll") == ("MP-4.04", "not-yours")
    assert t.why("1 black") == ("MP-4.04", "not-yours")


def test_mp_4_12_no_bonus_action_in_the_start_steps_or_after_the_end() -> None:
    t = table(players={0: {"dice": {"own_3": 1}}}, round=4, chance=[0] * 40, waiting=False)
    t.do("place take_5_coins")
    assert t.why("bag") == ("MP-14.08", "not-now")
    last = table(
        players={0: {"dice": {"own_3": 1}, "pepper": 3, "camel": 1, "contracts": ["k01"]}}, round=5, waiting=False
    )
    last.do("place take_5_coins")
    assert last.choices() == ["complete contract_k01", "end"]
    last.do("end")
    assert last.over
    assert last.why("0 complete contract_k01") == ("MP-20.01", "game-over")


def test_mp_4_06_an_only_main_action_is_not_asked_for() -> None:
    """No camels, no contract to complete, one die: only the Khan's favour is open, so the good is the question."""
    placed = [(spot, "0", 1) for spot in ["take_5_coins", "bazaar_camel", "bazaar_pepper", "contracts"]]
    board: Board = {"dice": {"own_2": 1}, "camel": 1}
    t = table(players={0: {"dice": {"own_2": 1}}, 3: board}, placed=placed, turn=3, waiting=False)
    t.do("place khans_favour", "good silk", "end")
    assert t.top == ChooseGood(0, 1, 0)
    assert t.on("khans_favour") == [("3", 2), ("0", 2)]


def test_mp_4_07_the_end_is_obvious_if_all_else_can_wait() -> None:
    t = table(players={0: {"dice": {"own_3": 3}}})
    assert GAME.obvious(t.state, 0) is None
    t.do("place take_5_coins")
    assert GAME.obvious(t.state, 0) is GAME.parse("end")
    t.do("bag")  # with one die left the money bag is worth a thought
    assert GAME.obvious(t.state, 0) is None
    camels = table(players={0: {"dice": {"own_3": 3}, "camel": 1}}).do("place take_5_coins")
    assert GAME.obvious(camels.state, 0) is None


def test_mp_4_09_the_end_is_obvious_if_a_black_die_would_come_too_late_but_never_the_end_of_the_game() -> None:
    players: dict[int, Board] = {0: {"dice": {"own_3": 1}, "camel": 3}}
    t = table(players=players).do("place take_5_coins")
    assert t.choices() == ["black", "end"]
    assert GAME.obvious(t.state, 0) is GAME.parse("end")
    last = table(players=players, round=5, waiting=False).do("place take_5_coins")
    assert last.choices() == ["black", "end"]
    assert GAME.obvious(last.state, 0) is None
