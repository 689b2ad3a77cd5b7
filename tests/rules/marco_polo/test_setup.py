"""MP-2, MP-3 and MP-21: the set-up."""

import pytest

from fondaco.core.domains import Data
from fondaco.games.marco_polo.atlas import LARGE_CITIES, LOCATION, SLOT, SLOT_CITY
from fondaco.games.marco_polo.components import SETUPS, SPACE
from fondaco.games.marco_polo.game import GAME
from tests.rules.marco_polo.table import table

SEATS = [2, 3, 4]
SEEDS = range(6)


def new(seats: int, seed: int, **options: Data) -> Data:
    """The data of a new game."""
    return GAME.to_data(GAME.new(seats, options, seed))["state"]


def in_turn_order(state: Data) -> list[Data]:
    """The players from the start player on."""
    start, seats = state["start"], state["seats"]
    return [state["players"][(start + i) % seats] for i in range(seats)]


def neutral(state: Data, spot: str) -> list[int]:
    """The values of neutral dice on a spot."""
    return [die["value"] for die in state["placed"] if die["colour"] == "neutral" and die["spot"] == spot]


def test_mp_2_01_a_random_start_player() -> None:
    assert {new(4, seed)["start"] for seed in range(30)} == {0, 1, 2, 3}


def test_mp_2_02_mp_3_08_two_goal_cards_each_all_different_and_shuffled() -> None:
    for seed in SEEDS:
        hands = [player["goals"] for player in new(4, seed)["players"]]
        assert [len(hand) for hand in hands] == [2] * 4
        assert len({goal for hand in hands for goal in hand}) == 8
    assert len({tuple(new(2, seed)["players"][0]["goals"]) for seed in range(20)}) > 10


def test_mp_2_03_markers_lie_by_their_letters() -> None:
    assert new(3, 1)["markers"] == {
        "anxi": "bonus_a",
        "ormuz": "bonus_b",
        "kashgar": "bonus_c",
        "xian": "bonus_d",
        "adana": "bonus_e",
        "kochi": "bonus_f",
    }


def test_mp_2_04_seven_of_ten_outposts_on_the_large_cities() -> None:
    seen = set()
    for seed in SEEDS:
        outposts = new(2, seed)["outposts"]
        assert list(outposts) == [LOCATION.items[city] for city in LARGE_CITIES]
        assert len(set(outposts.values())) == 7
        seen |= set(outposts.values())
    assert len(seen) == 10


def test_mp_2_05_a_city_card_on_each_of_nine_spaces() -> None:
    seen = set()
    for seed in range(20):
        cards = new(2, seed)["cards"]
        assert len(set(cards.values())) == 9
        seen |= set(cards.values())
    assert len(seen) == 31


def test_mp_2_06_three_spaces_in_sumatra_and_one_in_every_other_large_city() -> None:
    cities = [LOCATION.items[SLOT_CITY[slot]] for slot in range(len(SLOT))]
    assert cities == ["moscow", "karakorum", "samarkand", "lan_zhou", "alexandria", "karachi"] + ["sumatra"] * 3


def test_mp_2_07_mp_2_08_six_contracts_lie_out_the_others_are_in_four_piles_and_the_special_pile() -> None:
    for seed in SEEDS:
        state = new(4, seed, character_draft=True)  # before anybody has drawn
        assert len(set(state["row"])) == 6
        assert all("_k" in name for name in state["row"])
        assert state["face_down"] == 8
        assert state["bottom"] == []
        assert set(state["unseen"]) | set(state["row"]) == {f"contract_k{i:02}" for i in range(1, 39)}
        assert len(state["unseen"]) == 4 * 6 + 8


def test_mp_2_09_black_posts_white_die_and_third_figures_stay_in_the_box() -> None:
    for player in new(4, 1)["players"]:
        plain = player["character"] != "matteo"
        assert not plain or not any(die.startswith("white") for die in player["dice"])
        assert player["figures"] == ["venezia", None]


@pytest.mark.parametrize("seats", SEATS)
def test_mp_2_10_mp_21_01_black_dice_players_plus_one(seats: int) -> None:
    assert new(seats, 1)["black"] == seats + 1 == SETUPS[seats].black_dice


def test_mp_2_11_mp_2_12_mp_21_02_neutral_dice_on_the_khans_favour() -> None:
    assert [neutral(new(seats, 1), "khans_favour") for seats in SEATS] == [[1, 1], [1], []]


def test_mp_2_12_mp_21_03_a_neutral_die_on_take_5_coins_for_two() -> None:
    assert [len(neutral(new(seats, 1), "take_5_coins")) for seats in SEATS] == [1, 0, 0]


def test_mp_2_13_neutral_dice_make_a_space_occupied_and_are_never_removed() -> None:
    t = table(2, players={0: {"dice": {"own_4": 1}, "coin": 4}}, chance=[0] * 6 + [2] * 10, waiting=False)
    t.do("place take_5_coins")
    assert t.stock(0) == {"coin": 5}
    assert t.data["round"] == 2
    assert [t.on("khans_favour"), t.on("take_5_coins")] == [[("neutral", 1), ("neutral", 1)], [("neutral", 1)]]


def test_mp_3_01_five_dice_and_nine_posts_each() -> None:
    state = GAME.new(4, {}, 1)
    for player in state.players:
        assert player.dice_left() == (6 if player.tile().white_die else 5)
        assert player.posts_left() == 9
        assert player.posts == 0


def test_mp_3_02_mp_3_03_one_starting_contract_each_and_no_other_in_the_game() -> None:
    for seed in SEEDS:
        state = new(4, seed, character_draft=True)
        held = [player["contracts"] for player in state["players"]]
        assert [len(contracts) for contracts in held] == [1] * 4
        assert all("_s" in contracts[0] for contracts in held)
        assert len({contracts[0] for contracts in held}) == 4
        assert not any("_s" in name for name in [*state["unseen"], *state["row"], *state["bottom"]])


@pytest.mark.parametrize("seats", SEATS)
def test_mp_3_04_mp_3_05_mp_21_05_two_camels_and_coins_in_turn_order(seats: int) -> None:
    state = new(seats, 3, character_draft=True)
    assert [player["stock"] for player in in_turn_order(state)] == [
        {"coin": coins, "camel": 2} for coins in [7, 8, 9, 10][:seats]
    ]


def test_mp_3_06_mp_3_07_figures_start_in_venezia_with_no_points() -> None:
    for player in new(4, 2)["players"]:
        assert player["figures"] == ["venezia", None]
        assert player["vp"] == 0


def test_mp_3_09_characters_of_the_first_game_in_turn_order() -> None:
    for seed in SEEDS:
        characters = [player["character"] for player in in_turn_order(new(4, seed))]
        assert characters == ["rashid", "matteo", "berke", "mercator"]


@pytest.mark.parametrize("seats", [2, 3])
def test_mp_3_10_fewer_players_take_the_first_of_the_list(seats: int) -> None:
    characters = [player["character"] for player in in_turn_order(new(seats, 4))]
    assert characters == ["rashid", "matteo", "berke"][:seats]


def test_mp_3_11_no_goods_at_the_start() -> None:
    for player in new(4, 5)["players"]:
        assert not {"pepper", "silk", "gold"} & set(player["stock"])


@pytest.mark.parametrize(
    ("seats", "spaces"),
    [
        (2, ["bazaar_camel", "bazaar_pepper", "bazaar_silk", "bazaar_gold", "khans_favour", "take_5_coins"]),
        (3, ["bazaar_camel", "bazaar_pepper", "bazaar_silk", "bazaar_gold", "khans_favour"]),
        (4, ["bazaar_camel", "bazaar_pepper", "bazaar_silk", "bazaar_gold"]),
    ],
)
def test_mp_21_04_the_mercator_tile_for_the_number_of_players(seats: int, spaces: list[str]) -> None:
    setup = SETUPS[seats]
    assert {SPACE.items[i] for i in range(len(SPACE)) if setup.has_income[i]} == set(spaces)


def test_mp_21_06_characters_shown_in_the_draft() -> None:
    assert [len(new(seats, 1, character_draft=True)["offered"]) for seats in SEATS] == [3, 4, 5]
