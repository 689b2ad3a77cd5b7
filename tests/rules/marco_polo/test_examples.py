"""The worked examples of the rulebook."""

from fondaco.games.marco_polo.components import SETUPS
from fondaco.games.marco_polo.game import GAME
from fondaco.games.marco_polo.round import Compensation
from tests.rules.marco_polo.table import Board, table

TWO_AND_FOUR: Board = {"dice": {"own_2": 1, "own_4": 1}, "coin": 20, "camel": 9}
GO = "place travel"


def test_example_01_mp_6_01() -> None:
    t = table(players={0: {"dice": {"own_3": 1}}}).do("place take_5_coins")
    assert t.stock(0) == {"coin": 5}


def test_example_02_mp_7_05() -> None:
    t = table(players={0: {"dice": {"own_4": 1, "own_5": 1}}}).do("place bazaar_silk")
    assert t.choices()[-1] == "value 4"
    assert t.do("value 4").stock(0) == {"silk": 3}


def test_example_03_mp_7_02_mp_7_04() -> None:
    t = table(players={0: {"dice": {"own_4": 1}}}).do("place bazaar_pepper")
    assert t.twin().do("value 4").stock(0) == {"pepper": 3}
    assert t.do("value 3").stock(0) == {"pepper": 2, "coin": 1}


def test_example_04_mp_7_03() -> None:
    t = table(players={0: {"dice": {"own_6": 1}}}).do("place bazaar_camel", "value 6")
    assert t.stock(0) == {"camel": 6}


def test_example_05_mp_8_01_mp_8_03() -> None:
    t = table(players={0: {"dice": {"own_3": 1}}, 1: {"dice": {"own_4": 1, "own_2": 1}}})
    t.do("place khans_favour", "good gold", "place khans_favour")
    t.do("good gold")
    assert [t.stock(0), t.stock(1)] == [{"camel": 2, "gold": 1}] * 2
    assert t.on("khans_favour") == [("0", 3), ("1", 4)]


def test_example_06_mp_9_01() -> None:
    t = table(players={0: {"dice": {"own_3": 1}}}).do("place contracts")
    assert t.choices() == ["contract 1", "contract 2", "contract 3"]
    t.do("contract 1", "contract 3")
    assert t.contracts(0) == ["k01", "k03"]


def test_example_07_mp_9_04_example_08_mp_9_05() -> None:
    t = table(players={0: {"dice": {"own_6": 1}}}).do("place contracts")
    t.twin().do("contract 5", "contract 6")
    before = t.row
    t.do("contract 2", "contract 6", "extra camel")
    assert t.stock(0) == {"camel": 2}
    assert t.row == [before[0], before[2], before[3], before[4]]


def test_example_09_mp_9_06() -> None:
    t = table(players={0: {"dice": {"own_1": 1}, "contracts": ["k20", "k21"]}})
    t.do("place contracts", "discard contract_k20")
    assert [t.contracts(0), t.bottom] == [["k01", "k21"], ["k20"]]


def test_example_10_mp_10_01_mp_10_02_example_11_mp_10_03() -> None:
    t = table(players={0: TWO_AND_FOUR}).do(GO, "step 1 oasis_1")
    assert "stop" in t.choices()
    t.do("step 1 moscow")
    assert t.stock(0)["coin"] == 20 - 7
    assert t.why("step 1 anxi") is not None


def test_example_12_mp_10_04() -> None:
    camels = table(players={0: {**TWO_AND_FOUR, "at": "samarkand"}}).do(GO, "step 1 oasis_6", "stop")
    assert camels.stock(0) == {"coin": 17, "camel": 7}
    coins = table(players={0: {**TWO_AND_FOUR, "at": "alexandria"}}).do(GO, "step 1 oasis_7", "stop")
    assert coins.stock(0) == {"coin": 10, "camel": 9}


def test_example_13_mp_10_06() -> None:
    t = table(players={0: {**TWO_AND_FOUR, "at": "moscow"}}).do(GO)
    assert t.choices() == ["step 1 anxi", "step 1 oasis_1"]


def test_example_14_mp_11_01_mp_12_09() -> None:
    board: Board = {"dice": {"own_4": 2, "own_2": 1}, "coin": 9, "at": "oasis_1"}
    t = table(players={0: board}, cards={"moscow": "city_31"}, waiting=False)
    t.do(GO, "die own_2", "step 1 moscow", "stop")
    assert t.posts(0) == ["moscow"]
    assert t.why("use city_31") == ("MP-4.06", "main-action-done")
    t.do("end", "use city_31", "value 4")


def test_example_15_mp_11_07_mp_16_05() -> None:
    t = table(players={0: {**TWO_AND_FOUR, "at": "oasis_9"}}).do(GO, "step 1 adana", "stop")
    assert t.posts(0) == ["adana"]
    assert t.stock(0) == {"coin": 20 - 3 + 3, "camel": 9 - 2 + 1}


def test_example_16_mp_10_03_mp_10_04_mp_10_05_mp_11_01_mp_11_02() -> None:
    board: Board = {"dice": {"own_3": 1, "own_5": 1}, "coin": 12, "camel": 8, "at": "samarkand"}
    t = table(players={0: board}).do("place travel")
    t.do("step 1 oasis_6", "step 1 kashgar", "step 1 lan_zhou")
    assert t.posts(0) == ["lan_zhou"]
    assert t.stock(0) == {}


def test_example_17_mp_12_05_mp_13_01() -> None:
    board: Board = {"dice": {"own_3": 1}, "posts": ["alexandria"], "gold": 3, "camel": 3}
    t = table(players={0: board}, cards={"alexandria": "city_01"}).do("use city_01")
    assert t.choices() == ["times 1", "times 2", "times 3"]
    t.do("times 2")
    assert [t.vp(0), t.stock(0)] == [8, {"gold": 1, "camel": 1}]


def test_example_18_mp_14_02_mp_14_03_mp_14_04_mp_14_05() -> None:
    board: Board = {"dice": {"own_3": 1}, "contracts": ["k04"], "camel": 2, "silk": 2, "pepper": 1}
    t = table(players={0: board}).do("complete contract_k04")
    assert [t.vp(0), t.stock(0), t.contracts(0)] == [4, {"coin": 3}, []]
    assert t.player(0)["completed"] == ["contract_k04"]


def test_example_19_mp_14_08() -> None:
    t = table(players={0: {"dice": {"own_2": 1, "own_5": 1}}}).do("bag", "die own_2")
    assert t.stock(0) == {"coin": 3}


def test_example_20_mp_14_10() -> None:
    t = table(players={0: {"dice": {"own_2": 1}, "camel": 1}}, chance=[4]).do("reroll")
    assert [t.dice(0), t.stock(0)] == [{"own_5": 1}, {}]


def test_example_21_mp_14_11() -> None:
    t = table(players={0: {"dice": {"own_2": 1}, "camel": 2}}).do("adjust")
    assert t.choices() == ["raise own_2", "lower own_2"]
    assert t.do("raise own_2").dice(0) == {"own_3": 1}


def test_example_22_mp_14_01_mp_14_11() -> None:
    t = table(players={0: {"dice": {"own_2": 1}, "camel": 4}})
    t.do("adjust", "raise own_2", "adjust", "raise own_3")
    assert [t.dice(0), t.stock(0)] == [{"own_4": 1}, {}]


def test_example_23_mp_14_14() -> None:
    t = table(players={0: {"dice": {"own_2": 1}, "camel": 3}}, chance=[5]).do("black")
    assert [t.dice(0), t.stock(0)] == [{"own_2": 1, "black_6": 1}, {}]


def test_example_24_mp_5_06() -> None:
    board: Board = {"dice": {"own_4": 1, "own_5": 1}, "coin": 4}
    t = table(players={1: board}, turn=1, placed=[("bazaar_silk", "0", 3), ("bazaar_silk", "0", 6)])
    t.do("place bazaar_silk", "value 4")
    assert t.stock(1) == {"silk": 3}


def test_example_25_mp_5_03_mp_5_04() -> None:
    board: Board = {"dice": {"own_4": 1, "black_2": 1}, "coin": 9}
    t = table(players={0: board}, placed=[("bazaar_camel", "0", 3)]).do("place bazaar_camel")
    assert t.on("bazaar_camel") == [("0", 3), ("black", 2)]


def test_example_26_mp_19_10() -> None:
    t = table(ask=[Compensation(0)], players={0: {"dice": {"own_1": 1, "own_3": 4}}})
    outcomes = [t.twin().do(text).stock(0) for text in t.choices()]
    assert outcomes == [{"coin": 2}, {"coin": 1, "camel": 1}, {"camel": 2}]


def test_example_27_mp_19_02() -> None:
    board: Board = {"dice": {"own_2": 1, "own_4": 1}, "coin": 30}
    players = {2: board, 3: board, 0: board}
    t = table(players=players, turn=2, start=2, waiting=False)
    for _ in range(3):
        t.do(GO, "step 1 alexandria", "stop")
    assert t.data["start"] == 0


def test_example_28_mp_2_10() -> None:
    assert [GAME.new(seats, None, 1).black for seats in (3, 2)] == [4, 3]
    assert [int(SETUPS[seats].black_dice) for seats in (3, 2)] == [4, 3]
