"""MP-15 to MP-17: rewards, the contract list, city bonuses, outposts."""

from typing import Any

import pytest

from fondaco.core.flow import Frame
from fondaco.games.marco_polo.atlas import LOCATION
from fondaco.games.marco_polo.catalogue import CONTRACT, CONTRACTS
from fondaco.games.marco_polo.contracts import PutAway
from fondaco.games.marco_polo.language import PART, Bundle
from fondaco.games.marco_polo.rewards import CityBonus
from fondaco.games.marco_polo.travel import Walk
from fondaco.games.marco_polo.turn import Turn
from tests.rules.marco_polo.table import Board, Table, table

CONTRACT_LIST = """
s1 1c 1G: 2 vp 3 camel | s2 2c 1P 1S: 5 vp 1 contract | s3 1c 2S: 3 vp 5 coin | s4 2c 1P 1G: 4 vp 1 black_die
s5 2c 1S 1G: 4 vp 1 goods_two_different | s6 1c 3P: 1 vp 1 move | k01 1c 3P: 2 vp 1 black_die
k02 2c 2P 1S: 3 vp 4 coin | k03 2c 2P 1S: 3 vp 1 goods_two_different | k04 2c 1P 2S: 4 vp 3 coin
k05 1c 3S: 3 vp 1 good_any | k06 2c 2P 1G: 4 vp 1 contract | k07 2c 2P 1G: 4 vp 1 move
k08 3c 1P 1S 1G: 5 vp 1 black_die | k09 3c 1P 1S 1G: 5 vp 1 goods_two_different | k10 3c 1P 1S 1G: 5 vp 1 move
k11 3c 1P 1S 1G: 6 vp 1 contract | k12 3c 1P 1S 1G: 6 vp 1 good_any | k13 2c 2S 1G: 4 vp 4 camel
k14 2c 1P 2G: 5 vp 1 black_die | k15 2c 1S 2G: 6 vp 1 black_die | k16 2c 1S 2G: 6 vp 4 camel
k17 2c 1S 2G: 6 vp 4 coin | k18 1c 3G: 6 vp 1 good_any | k19 1c 4P: 3 vp 1 contract | k20 2c 2P 2S: 5 vp 1 black_die
k21 3c 1P 2S 1G: 5 vp 4 coin 3 camel | k22 3c 1P 2S 1G: 5 vp 3 camel 1 contract | k23 3c 1P 1S 2G: 7 vp 5 coin
k24 2c 2S 2G: 7 vp 1 contract | k25 2c 2S 2G: 7 vp 1 move | k26 1c 4G: 7 vp 3 camel | k27 1c 4G: 7 vp 1 move
k28 2c 3P 2S: 5 vp 1 move | k29 2c 2P 3S: 5 vp 1 good_any 1 black_die | k30 2c 2P 3S: 5 vp 6 coin
k31 2c 3P 2G: 6 vp 7 coin | k32 2c 3P 2G: 7 vp 5 camel | k33 2c 3S 2G: 8 vp 4 camel | k34 2c 3S 2G: 8 vp 1 contract
k35 2c 2P 3G: 8 vp 7 coin | k36 2c 2P 3G: 9 vp 1 goods_two_different | k37 2c 2S 3G: 9 vp 7 coin
k38 2c 2S 3G: 9 vp 1 move
"""
SIGNS = {"c": "camel", "P": "pepper", "S": "silk", "G": "gold"}


def parts(bundle: Bundle) -> dict[str, int]:
    """What is in a bundle."""
    return {PART.items[part]: int(count) for part, count in enumerate(bundle.counts) if count}


def arriving(city: str, board: Board | None = None, **more: Any) -> Table:
    """A player whose post has just been placed, with the city's bonus to come."""
    given: Board = {"posts": [city], "dice": {"own_1": 1}, **(board or {})}
    ask: list[Frame] = [CityBonus(0, index(city)), Turn(0, False, False, 0)]
    return table(ask=ask, players={0: given}, **more)


def index(city: str) -> int:
    """The number of a location."""
    return int(LOCATION.index(city))


def test_mp_15_11_mp_15_12_the_contract_list() -> None:
    listed = [entry.strip() for line in CONTRACT_LIST.strip().splitlines() for entry in line.split(" | ")]
    assert len(listed) == 44
    for entry, name, contract in zip(listed, CONTRACT.items, CONTRACTS, strict=True):
        cost, reward = entry.split(": ")
        pairs = reward.split()
        assert name == f"contract_{cost.split()[0]}"
        assert parts(contract.cost) == {SIGNS[sign[1]]: int(sign[0]) for sign in cost.split()[1:]}
        assert parts(contract.reward) == {what: int(count) for count, what in zip(pairs[::2], pairs[1::2], strict=True)}


def test_mp_15_10_as_many_camels_as_kinds_of_goods() -> None:
    for contract in CONTRACTS:
        cost = parts(contract.cost)
        assert cost.pop("camel") == len(cost)


def test_mp_15_01_vp_are_marked_and_things_taken_at_once() -> None:
    t = table(players={0: {"dice": {"own_1": 1}, "contracts": ["k21"], "camel": 3, "pepper": 1, "silk": 2, "gold": 1}})
    t.do("complete contract_k21")
    assert [t.vp(0), t.stock(0)] == [5, {"coin": 4, "camel": 3}]


def test_mp_15_02_one_good_of_choice() -> None:
    t = table(players={0: {"dice": {"own_1": 1}, "contracts": ["k05"], "camel": 1, "silk": 3}})
    t.do("complete contract_k05")
    assert t.choices() == ["good pepper", "good silk", "good gold"]
    t.do("good gold")
    assert t.stock(0) == {"gold": 1}


def test_mp_15_03_two_goods_of_different_kinds() -> None:
    t = table(players={0: {"dice": {"own_1": 1}, "contracts": ["s5"], "camel": 2, "silk": 1, "gold": 1}})
    t.do("complete contract_s5")
    assert t.choices() == ["goods pepper_silk", "goods pepper_gold", "goods silk_gold"]
    t.do("goods pepper_gold")
    assert t.stock(0) == {"pepper": 1, "gold": 1}


def test_mp_15_04_the_top_contract_of_the_special_pile() -> None:
    board: Board = {"dice": {"own_1": 1}, "contracts": ["s2"], "camel": 2, "pepper": 1, "silk": 1}
    unseen = table(players={0: board}, chance=[3])
    unseen.do("complete contract_s2")
    assert unseen.contracts(0) == ["k10"]
    assert unseen.data["face_down"] == 7
    known = table(players={0: board}, face_down=0, bottom=["k30", "k31"])
    known.do("complete contract_s2")
    assert [known.contracts(0), known.bottom] == [["k30"], ["k31"]]


@pytest.mark.parametrize("away", ["k20", "k21", "k30"])
def test_mp_15_05_with_both_spaces_full_one_of_three_goes_away(away: str) -> None:
    t = arriving("moscow", {"contracts": ["k20", "k21"]}, outposts={"moscow": "outpost_contract"}, **under("k30"))
    assert t.top == PutAway(0)
    assert t.choices() == ["discard contract_k20", "discard contract_k21", "discard contract_k30"]
    assert t.why("discard contract_k22") == ("MP-9.07", "contract-not-held")
    t.do(f"discard contract_{away}")
    assert t.bottom == [away]
    assert len(t.contracts(0)) == 2


def under(*names: str) -> dict[str, Any]:
    """A special pile of these contracts."""
    return {"face_down": 0, "bottom": list(names)}


def test_mp_15_06_a_move_costs_the_route_only_and_places_a_post() -> None:
    t = table(players={0: {"dice": {"own_1": 1}, "contracts": ["s6"], "camel": 4, "pepper": 3, "at": "moscow"}})
    t.do("complete contract_s6")
    assert t.choices() == ["stop", "step 1 anxi", "step 1 oasis_1"]
    t.do("step 1 anxi")
    assert t.posts(0) == ["anxi"]
    assert t.stock(0) == {"coin": 5}


def test_mp_15_07_an_unusable_move_is_lost_and_any_may_be_declined() -> None:
    board: Board = {"dice": {"own_1": 1}, "contracts": ["s6"], "camel": 1, "pepper": 3}
    lost = table(players={0: {**board, "at": "sumatra"}})
    lost.do("complete contract_s6")
    assert isinstance(lost.top, Turn)
    declined = table(players={0: board})
    declined.do("complete contract_s6", "stop")
    assert declined.at(0) == "venezia"
    assert isinstance(declined.top, Turn)


def test_mp_15_08_a_black_die_rolled_at_once_or_nothing_if_none_is_left() -> None:
    board: Board = {"dice": {"own_1": 1}, "contracts": ["k01"], "camel": 1, "pepper": 3}
    t = table(players={0: board}, chance=[5])
    t.do("complete contract_k01")
    assert t.dice(0) == {"own_1": 1, "black_6": 1}
    none = table(2, players={0: board, 1: {"dice": {"black_1": 3}}})
    none.do("complete contract_k01")
    assert none.dice(0) == {"own_1": 1}
    assert {"event": "no-black-die", "seat": "seat:0"} in none.told()


def test_mp_15_09_the_parts_of_a_reward_in_order() -> None:
    """Good of choice before black die (k29)."""
    board: Board = {"dice": {"own_1": 1}, "contracts": ["k29"], "camel": 2, "pepper": 2, "silk": 3}
    t = table(players={0: board}, chance=[5])
    t.do("complete contract_k29")
    assert [t.vp(0), t.dice(0)] == [5, {"own_1": 1}]
    t.do("good gold")
    assert t.dice(0) == {"own_1": 1, "black_6": 1}
    order = ["vp", "coin", "camel", "pepper", "silk", "gold"]
    later = Bundle({"move": 1, "black_die": 1, "contract": 1, "goods_two_different": 1, "good_any": 1}).later
    assert [PART.items[part] for part in later] == [
        "good_any",
        "goods_two_different",
        "contract",
        "black_die",
        "move",
    ]
    assert not set(order) & {PART.items[part] for part in later}


@pytest.mark.parametrize(
    ("city", "gained", "vp"),
    [
        ("anxi", {"coin": 5}, 0),  # MP-16.01
        ("ormuz", {"camel": 3}, 0),  # MP-16.02
        ("adana", {"coin": 3, "camel": 1}, 0),  # MP-16.05
        ("kochi", {}, 3),  # MP-16.06
    ],
)
def test_mp_16_01_mp_16_02_mp_16_05_mp_16_06_city_bonuses(city: str, gained: dict[str, int], vp: int) -> None:
    t = arriving(city)
    assert [t.stock(0), t.vp(0)] == [gained, vp]


def test_mp_16_03_kashgar_two_different_goods() -> None:
    t = arriving("kashgar")
    t.do("goods silk_gold")
    assert t.stock(0) == {"silk": 1, "gold": 1}


def test_mp_16_04_xian_the_bonus_of_any_other_marker() -> None:
    t = arriving("xian")
    assert t.choices() == ["bonus bonus_a", "bonus bonus_b", "bonus bonus_c", "bonus bonus_e", "bonus bonus_f"]
    assert t.why("bonus bonus_d") == ("MP-16.04", "other-marker")
    t.twin().do("bonus bonus_c", "goods pepper_silk")
    t.do("bonus bonus_a")
    assert t.stock(0) == {"coin": 5}


def test_mp_16_07_when_placed_and_in_step_2_of_each_later_round() -> None:
    board: Board = {"dice": {"own_6": 2}, "coin": 3, "camel": 3, "at": "moscow"}
    t = table(players={0: board}, waiting=False)
    t.do("place travel", "step 1 anxi")
    assert t.data["round"] == 2
    assert t.stock(0)["coin"] == 5 + 5


def test_mp_16_08_the_bonus_belongs_to_the_marker() -> None:
    swapped = {
        "anxi": "bonus_f",
        "ormuz": "bonus_b",
        "kashgar": "bonus_c",
        "xian": "bonus_d",
        "adana": "bonus_e",
        "kochi": "bonus_a",
    }
    t = arriving("anxi", markers=swapped)
    assert [t.stock(0), t.vp(0)] == [{}, 3]


@pytest.mark.parametrize(
    ("outpost", "gained"),
    [
        ("coin_3", {"coin": 3}),  # MP-17.01
        ("coin_5", {"coin": 5}),  # MP-17.02
        ("camel_2", {"camel": 2}),  # MP-17.03
        ("camel_3", {"camel": 3}),  # MP-17.04
        ("silk_2", {"silk": 2}),  # MP-17.05
        ("gold_2", {"gold": 2}),  # MP-17.06
    ],
)
def test_mp_17_01_to_06_outposts_with_things(outpost: str, gained: dict[str, int]) -> None:
    t = arriving("moscow", outposts={"moscow": f"outpost_{outpost}"})
    assert t.stock(0) == gained
    assert t.data["outposts"] == {}


def test_mp_17_07_mp_17_08_mp_17_09_mp_17_10_the_other_outposts() -> None:
    good = arriving("moscow", outposts={"moscow": "outpost_good_any"})
    assert good.choices() == ["good pepper", "good silk", "good gold"]
    move = arriving("moscow", {"at": "moscow"}, outposts={"moscow": "outpost_move"})
    assert move.top == Walk(0, 1, 0, 1, -1, -1)
    contract = arriving("moscow", outposts={"moscow": "outpost_contract"}, **under("k30"))
    assert contract.contracts(0) == ["k30"]
    die = arriving("moscow", outposts={"moscow": "outpost_black_die"}, chance=[2])
    assert die.dice(0) == {"own_1": 1, "black_3": 1}
