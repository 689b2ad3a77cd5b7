"""MP-1: components and supply."""

import pytest

from fondaco.core.errors import Bad
from fondaco.games.marco_polo import components
from fondaco.games.marco_polo.catalogue import CARDS, CHARACTERS, CONTRACTS, GOAL, MARKER, OUTPOST
from fondaco.games.marco_polo.components import SETUPS
from fondaco.games.marco_polo.game import GAME
from fondaco.games.marco_polo.language import DATA, GOOD
from tests.rules.marco_polo.table import Board, table


def test_mp_1_01_two_to_four_players_and_five_rounds() -> None:
    assert GAME.seat_counts == [2, 3, 4]
    assert components.ROUNDS == 5
    with pytest.raises(Bad):
        GAME.new(5, None, 1)


def test_mp_1_02_twenty_six_dice() -> None:
    counts = DATA["components"]
    assert counts["player_colours"] == ["blue", "yellow", "green", "red"]
    assert [counts["dice_per_player_colour"], counts["black_dice"], counts["white_dice"]] == [5, 5, 1]
    assert counts["dice_total"] == 4 * 5 + 5 + 1


def test_mp_1_03_forty_four_different_contracts() -> None:
    assert len(CONTRACTS) == 44
    assert sum(contract.starting for contract in CONTRACTS) == 6
    texts = {(tuple(contract.cost.counts), tuple(contract.reward.counts)) for contract in CONTRACTS}
    assert len(texts) == 44


def test_mp_1_04_cards_and_tiles() -> None:
    assert [len(CARDS), len(GOAL), len(OUTPOST), len(MARKER)] == [31, 18, 10, 6]
    assert [item["letter"] for item in DATA["city_bonuses"]["items"]] == list("ABCDEF")


def test_mp_1_05_ten_tiles_show_eight_characters() -> None:
    tiles = [item["tiles"] for item in DATA["characters"]["items"]]
    assert len(CHARACTERS) == 8
    assert sum(tiles) == 10
    assert max(tiles) == 3


def test_mp_1_06_nine_posts_each_and_two_black_ones() -> None:
    assert sorted(int(character.posts) for character in CHARACTERS) == [9] * 7 + [11]
    assert DATA["components"]["trading_posts_total"] == 4 * 9 + 2
    assert DATA["components"]["figures_total"] == 4 * DATA["components"]["figures_per_colour"]
    cities = ["moscow", "karakorum", "samarkand", "lan_zhou", "alexandria", "karachi", "sumatra", "anxi", "kashgar"]
    with pytest.raises(Bad, match=r"MP-1\.06"):
        table(players={0: {"posts": [*cities, "ormuz"]}})


def test_mp_1_07_goods_are_pepper_silk_and_gold_and_a_camel_is_none() -> None:
    assert GOOD.items == ["pepper", "silk", "gold"]
    t = table(players={0: {"dice": {"own_3": 1}, "camel": 9, "posts": ["moscow"]}}, cards={"moscow": "city_22"})
    assert t.why("use city_22") == ("MP-12.08", "card-gives-nothing")


def test_mp_1_08_mp_1_10_goods_camels_and_warehouse_are_unlimited() -> None:
    t = table(players={0: {"dice": {"own_6": 1}, "camel": 500, "pepper": 500}})
    t.do("place bazaar_camel", "value 6")
    assert t.stock(0) == {"camel": 506, "pepper": 500}


def test_mp_1_09_coins_are_unlimited() -> None:
    t = table(players={0: {"dice": {"own_6": 1}, "coin": 500}})
    t.do("place take_5_coins")
    assert t.stock(0) == {"coin": 505}


def test_mp_1_11_black_dice_are_limited_to_those_in_the_game() -> None:
    hoard: Board = {"dice": {"black_3": 5}, "camel": 9}
    t = table(players={0: hoard})
    assert t.why("black") == ("MP-14.16", "no-black-die")
    with pytest.raises(Bad, match=r"MP-2\.10"):
        table(3, players={0: hoard}, edits={"black": 0})


def test_mp_1_12_two_spaces_for_active_contracts() -> None:
    assert components.ACTIVE_SPACES == 2
    with pytest.raises(Bad, match=r"MP-1\.12"):
        table(players={0: {"contracts": ["k10", "k11", "k12", "k13"]}})


def test_the_data_file_may_not_become_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DATA["rulings"], "city_moves_paid_in_advance", False)
    with pytest.raises(Bad, match=r"MP-13\.32"):
        components.check()
    monkeypatch.setitem(DATA["rulings"], "city_moves_paid_in_advance", True)
    monkeypatch.setitem(DATA["components"], "black_dice", 6)
    with pytest.raises(Bad, match=r"27 dice, the rulebook has 26 \(MP-1\.02\)"):
        components.check()


def test_set_ups_exist_for_all_numbers_of_players() -> None:
    assert list(SETUPS) == [2, 3, 4]
