"""MP-18: the characters."""

from typing import Any

import pytest

from fondaco.games.marco_polo.draft import ChooseDraft, TakePlaces
from fondaco.games.marco_polo.game import GAME
from fondaco.games.marco_polo.placing import ChooseValue
from fondaco.games.marco_polo.posts import MovePost
from fondaco.games.marco_polo.round import Compensation, RollDice, RoundBonus
from fondaco.games.marco_polo.turn import Turn
from tests.rules.marco_polo.table import Board, Table, table

TRAVEL = "place travel"
LARGE = ["moscow", "karakorum", "samarkand", "lan_zhou", "alexandria", "karachi", "sumatra"]


def travelling(character: str, board: Board | None = None, **more: Any) -> Table:
    """A player of this character who has placed two sixes on the travel space."""
    given: Board = {"coin": 40, "camel": 20, **(board or {}), "dice": {"own_6": 2}, "character": character}
    return table(players={0: given}, **more).do(TRAVEL)


def test_mp_18_01_a_character_overrides_the_rules() -> None:
    t = table(players={0: {"dice": {"own": 1}, "character": "rashid"}})
    t.do("place bazaar_camel", "value 6")
    assert t.stock(0) == {"camel": 6}


@pytest.mark.parametrize(
    ("character", "gained"),
    [("niccolo_marco", {"camel": 1}), ("johannes", {"coin": 3}), ("berke", {}), ("wilhelm", {}), ("kubilai", {})],
)
def test_mp_18_02_mp_18_21_mp_18_35_bonuses_in_step_2(character: str, gained: dict[str, int]) -> None:
    t = table(ask=[RoundBonus(0)], players={0: {"character": character}})
    assert t.stock(0) == gained


def test_mp_18_02_also_in_the_first_round() -> None:
    for seed in range(40):
        s = GAME.new(4, {"character_draft": True}, seed)
        while isinstance(s.stack[-1], ChooseDraft):
            seat = GAME.awaited(s)[0]
            GAME.submit(s, seat, GAME.choices(s, seat)[-1])
        for player in s.players:
            if player.tile().round_bonus.counts[1]:
                assert player.stock[1] >= 2 + 1
                return
    raise AssertionError("Niccolò and Marco never played")


# --- Rashid -----------------------------------------------------------------------------------------------------------


def test_mp_18_03_rashid_does_not_roll_and_chooses_values_when_placing() -> None:
    t = table(ask=[RollDice(), Turn(0, False, False, 0)], players={0: {"character": "rashid"}}, waiting=False)
    assert t.dice(0) == {"own": 5}
    t.do("place contracts")
    assert t.top == ChooseValue(0, 6, -1, -1, 0)
    assert t.choices() == [f"value {value}" for value in range(1, 7)]
    t.do("value 4")
    assert t.on("contracts") == [("0", 4)]
    assert t.choices() == ["contract 1", "contract 2", "contract 3", "contract 4"]


def test_mp_18_03_on_a_city_card_the_highest_value_is_taken_and_less_may_be_used() -> None:
    board: Board = {"dice": {"own": 1}, "character": "rashid", "posts": ["karachi"]}
    t = table(players={0: board}, cards={"karachi": "city_31"})
    t.do("use city_31")
    assert t.choices() == [f"value {value}" for value in range(1, 7)]
    t.do("value 6")
    assert t.stock(0) == {"coin": 12}


def test_mp_18_03_on_the_khans_favour_not_lower_than_the_last_die() -> None:
    t = table(players={0: {"dice": {"own": 1}, "character": "rashid"}}, placed=[("khans_favour", "1", 5)])
    t.do("place khans_favour")
    assert t.choices() == ["value 5", "value 6"]
    assert t.why("value 4") == ("MP-8.03", "khan-too-low")


def test_mp_18_04_rashid_gets_no_compensation() -> None:
    t = table(ask=[Compensation(0)], players={0: {"dice": {"own": 5}, "character": "rashid"}})
    assert t.stock(0) == {}
    assert t.top == Turn(3, False, False, 0)


def test_mp_18_05_rashid_pays_the_chosen_value_for_an_occupied_space() -> None:
    board: Board = {"dice": {"own": 2}, "character": "rashid", "coin": 3}
    t = table(players={0: board}, placed=[("bazaar_silk", "1", 1)])
    t.do("place bazaar_silk")
    assert t.choices() == ["value 1", "value 2", "value 3"]
    assert t.why("value 4") == ("MP-5.10", "occupied-too-dear")
    t.do("value 3")
    assert t.stock(0) == {"silk": 2, "camel": 1}


def test_mp_18_06_rashid_pays_travel_and_routes() -> None:
    t = table(players={0: {"dice": {"own": 2}, "character": "rashid", "coin": 9, "camel": 9}})
    t.do("place travel", "value 2", "step 1 oasis_5", "step 1 samarkand")
    assert t.stock(0) == {"coin": 2, "camel": 6}


def test_mp_18_07_black_dice_have_no_values_either_and_nothing_is_rerolled_or_adjusted() -> None:
    t = table(players={0: {"dice": {"own": 1}, "character": "rashid", "camel": 9}})
    t.do("black")
    assert t.dice(0) == {"own": 1, "black": 1}
    assert t.why("reroll") == ("MP-18.07", "dice-without-values")
    assert t.why("adjust") == ("MP-18.07", "dice-without-values")
    t.do("place bazaar_camel")
    assert t.choices() == ["die own", "die black"]


def test_mp_18_08_one_value_for_all_dice_of_a_placement() -> None:
    t = table(players={0: {"dice": {"own": 2, "black": 1}, "character": "rashid"}})
    t.do("place bazaar_gold", "value 4")
    assert t.on("bazaar_gold") == [("0", 4), ("0", 4), ("black", 4)]
    assert t.stock(0) == {"gold": 3}


# --- Matteo -----------------------------------------------------------------------------------------------------------


def test_mp_18_09_matteo_has_the_white_die_in_every_round() -> None:
    t = table(ask=[RollDice()], players={0: {"character": "matteo"}}, chance=[5] * 21, waiting=False)
    assert t.dice(0) == {"own_6": 5, "white_6": 1}
    assert [t.dice(seat) for seat in (1, 2, 3)] == [{"own_6": 5}] * 3


def test_mp_18_10_matteo_takes_a_contract_in_step_2() -> None:
    t = table(ask=[RoundBonus(0)], players={0: {"character": "matteo"}}, bottom=["k30"], face_down=0)
    assert t.contracts(0) == ["k30"]
    board: Board = {"character": "matteo", "contracts": ["k20", "k21"]}
    full = table(ask=[RoundBonus(0)], players={0: board}, bottom=["k30"], face_down=0)
    assert full.choices() == ["discard contract_k20", "discard contract_k21", "discard contract_k30"]


def test_mp_18_11_the_white_die_counts_for_compensation() -> None:
    board: Board = {"character": "matteo", "dice": {"own_2": 5, "white_4": 1}}
    t = table(ask=[Compensation(0)], players={0: board})
    assert t.choices() == ["camels 0", "camels 1"]


# --- Berke, Mercator, Kubilai -----------------------------------------------------------------------------------------


def test_mp_18_12_berke_pays_nothing_for_an_occupied_space() -> None:
    board: Board = {"character": "berke", "dice": {"own_5": 2}}
    t = table(players={0: board}, placed=[("bazaar_silk", "1", 1)])
    t.do("place bazaar_silk", "value 4")
    assert t.stock(0) == {"silk": 3}


def test_mp_18_13_berke_obeys_cards_colours_and_the_khan() -> None:
    board: Board = {"character": "berke", "dice": {"own_3": 1}, "posts": ["karachi"]}
    lying = [("city_31", "1", 1), ("bazaar_camel", "0", 1), ("khans_favour", "1", 5)]
    t = table(players={0: board}, cards={"karachi": "city_31"}, placed=lying)
    assert t.why("use city_31") == ("MP-12.02", "card-occupied")
    assert t.why("place bazaar_camel") == ("MP-5.03", "colour-used")
    assert t.why("place khans_favour") == ("MP-8.03", "khan-too-low")


@pytest.mark.parametrize(
    ("space", "dice", "gained"),
    [
        ("bazaar_camel", 1, {"camel": 1}),
        ("bazaar_pepper", 1, {"pepper": 1}),
        ("bazaar_silk", 2, {"silk": 1}),
        ("bazaar_gold", 3, {"gold": 1}),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mp_18_14_mercator_receives_one_of_the_good_when_others_use_the_bazaar(
    space: str, dice: int, gained: dict[str, int], seats: int
) -> None:
    t = table(seats, players={0: {"dice": {"own_1": dice}}, 1: {"character": "mercator"}})
    t.do(f"place {space}")
    assert t.stock(1) == gained


def test_mp_18_14_not_when_mercator_uses_it() -> None:
    t = table(players={0: {"dice": {"own_1": 1}, "character": "mercator"}})
    t.do("place bazaar_camel")
    assert t.stock(0) == {"camel": 1}


@pytest.mark.parametrize(("seats", "gained"), [(2, {"camel": 1}), (3, {"camel": 1}), (4, {})])
def test_mp_18_15_a_camel_from_the_khans_favour_with_three_or_two(seats: int, gained: dict[str, int]) -> None:
    t = table(seats, players={0: {"dice": {"own_1": 1}}, 1: {"character": "mercator"}})
    t.do("place khans_favour", "good silk")
    assert t.stock(1) == gained


@pytest.mark.parametrize(("seats", "gained"), [(2, {"coin": 2}), (3, {}), (4, {})])
def test_mp_18_16_two_coins_from_take_5_coins_with_two_but_not_from_the_bag(seats: int, gained: dict[str, int]) -> None:
    t = table(seats, players={0: {"dice": {"own_1": 2}, "coin": 1}, 1: {"character": "mercator"}})
    t.do("bag")
    assert t.stock(1) == {}
    t.do("place take_5_coins")
    assert t.stock(1) == gained


def test_mp_18_17_always_the_own_good_of_the_space_right_after_the_action() -> None:
    t = table(players={0: {"dice": {"own_5": 3}}, 1: {"character": "mercator"}})
    t.do("place bazaar_gold", "value 5")
    assert t.stock(1) == {}
    t.do("stop")
    assert t.stock(1) == {"gold": 1}


def test_mp_18_18_mp_18_19_kubilai_starts_in_beijing_with_a_post_on_the_10() -> None:
    t = table(
        ask=[TakePlaces()],
        players={0: {"character": "kubilai"}, 1: {"character": "berke"}},
        edits={"offered": []},
    )
    assert [t.at(0), t.at(1)] == ["beijing", "venezia"]
    assert t.posts(0) == ["beijing"]
    assert t.data["beijing"] == [0, -1, -1, -1]
    assert [t.vp(0), t.state.players[0].posts_left()] == [0, 8]


# --- Niccolò and Marco ------------------------------------------------------------------------------------------------


def test_mp_18_20_two_figures_start_in_venezia() -> None:
    t = table(ask=[TakePlaces()], players={0: {"character": "niccolo_marco"}})
    assert [t.at(0), t.at(0, 1)] == ["venezia", "venezia"]
    others = travelling("kubilai")
    assert others.why("step 2 alexandria") == ("MP-18.20", "no-such-figure")


def test_mp_18_22_the_steps_may_be_split_and_cost_as_one_movement() -> None:
    t = travelling("niccolo_marco")
    t.do("step 1 oasis_1", "step 1 moscow", "step 2 alexandria", "stop")
    assert [t.at(0), t.at(0, 1)] == ["moscow", "alexandria"]
    assert t.stock(0) == {"coin": 40 - 12, "camel": 20}


def test_mp_18_22_the_figures_step_in_any_order_and_are_suggested_one_after_the_other() -> None:
    t = travelling("niccolo_marco", {"at": "venezia", "second": "moscow"})
    assert t.choices() == ["step 1 alexandria", "step 1 oasis_1", "step 1 oasis_5", "step 2 anxi", "step 2 oasis_1"]
    t.do("step 1 oasis_1", "step 2 anxi")
    assert t.choices() == ["stop", "step 1 venezia", "step 1 moscow", "step 2 moscow", "step 2 karakorum"]
    suggested = [action.text() for action in GAME.suggestions(t.state, 0)]
    assert suggested == ["stop", "step 2 moscow", "step 2 karakorum"]
    t.do("step 1 moscow", "step 2 karakorum", "stop")
    assert [t.at(0), t.at(0, 1)] == ["moscow", "karakorum"]
    assert t.posts(0) == ["moscow", "karakorum"]
    assert t.stock(0) == {"coin": 40 - 12, "camel": 20 - 3 - 2}


def test_mp_18_22_two_figures_side_by_side_are_equal() -> None:
    t = travelling("niccolo_marco")
    assert t.choices() == ["step 1 alexandria", "step 1 oasis_1", "step 1 oasis_5"]
    assert t.why("step 2 alexandria") == ("MP-18.22", "figures-equal")


def test_mp_18_23_each_figure_that_has_moved_places_a_post() -> None:
    t = travelling("niccolo_marco", {"at": "venezia", "second": "moscow"})
    t.do("step 1 alexandria", "step 2 anxi", "stop")
    assert t.posts(0) == ["alexandria", "anxi"]
    one = travelling("niccolo_marco", {"at": "venezia", "second": "moscow"})
    one.do("step 1 alexandria", "stop")
    assert one.posts(0) == ["alexandria"]


def test_mp_18_24_a_move_moves_one_of_the_two() -> None:
    board: Board = {"character": "niccolo_marco", "contracts": ["s6"], "camel": 4, "pepper": 3, "second": "moscow"}
    t = table(players={0: {**board, "dice": {"own_1": 1}}})
    t.do("complete contract_s6")
    assert t.choices() == [
        "stop",
        "step 1 alexandria",
        "step 1 oasis_1",
        "step 1 oasis_5",
        "step 2 anxi",
        "step 2 oasis_1",
    ]
    t.do("step 2 anxi")
    assert [t.at(0), t.at(0, 1)] == ["venezia", "anxi"]
    assert isinstance(t.top, Turn)


# --- Wilhelm ----------------------------------------------------------------------------------------------------------


def test_mp_18_25_wilhelm_has_eleven_posts() -> None:
    t = table(players={0: {"character": "wilhelm"}})
    assert t.state.players[0].posts_left() == 11


@pytest.mark.parametrize(("posts", "vp"), [(6, 0), (7, 5), (8, 10), (9, 0), (10, 10)])
def test_mp_18_26_vp_for_the_eighth_ninth_and_eleventh_post(posts: int, vp: int) -> None:
    eleven = [*LARGE[1:], "kashgar", "ormuz", "xian", "adana", "beijing"]
    t = travelling("wilhelm", {"at": "oasis_1", "posts": eleven[:posts]})
    t.do("step 1 moscow", "stop")
    assert t.vp(0) == vp


def test_mp_18_27_a_post_in_every_city_passed_through_beijing_too() -> None:
    t = travelling("wilhelm", {"at": "karachi"})
    t.do("step 1 oasis_8", "step 1 xian", "step 1 beijing", "step 1 oasis_10", "stop", "bonus bonus_f")
    assert t.posts(0) == ["beijing", "xian"]
    assert t.data["beijing"] == [0, -1, -1, -1]
    assert t.vp(0) == 3


def test_mp_18_28_bonuses_only_after_the_movement_in_the_order_of_the_route() -> None:
    outposts = {"moscow": "outpost_coin_3", "karakorum": "outpost_coin_5"}
    t = travelling("wilhelm", {"at": "oasis_1", "coin": 12}, outposts=outposts)
    t.do("step 1 moscow", "step 1 anxi", "step 1 karakorum")
    assert "coin" not in t.stock(0)
    t.do("stop")
    gains = [event["amount"] for event in t.told() if event["event"] == "gained"]
    assert gains == [3, 5, 5]


def test_mp_18_29_every_movement_but_not_where_it_starts() -> None:
    board: Board = {"character": "wilhelm", "dice": {"own_3": 1}, "at": "moscow", "camel": 20, "posts": ["karachi"]}
    t = table(players={0: board}, cards={"karachi": "city_21"})
    t.do("use city_21", "step 1 anxi", "step 1 karakorum", "step 1 oasis_2")
    assert t.posts(0) == ["karakorum", "karachi", "anxi"]


def test_mp_18_30_without_posts_only_the_last_city_gets_a_moved_one() -> None:
    ten = ["samarkand", "lan_zhou", "alexandria", "karachi", "sumatra", "kashgar", "ormuz", "xian", "adana", "kochi"]
    one_left = travelling("wilhelm", {"at": "oasis_1", "posts": ten})
    one_left.do("step 1 moscow", "step 1 anxi", "step 1 karakorum", "stop")
    assert one_left.top == MovePost(0, 3)
    assert "moscow" in one_left.posts(0)
    assert "anxi" not in one_left.posts(0)
    one_left.do("move kochi")
    assert set(one_left.posts(0)) == {*ten, "moscow", "karakorum"} - {"kochi"}
    none_left = travelling("wilhelm", {"at": "oasis_1", "posts": [*ten, "beijing"]})
    none_left.do("step 1 moscow", "step 1 oasis_1", "stop")
    assert "moscow" not in none_left.posts(0)


# --- Johannes ---------------------------------------------------------------------------------------------------------


def test_mp_18_31_mp_18_32_johannes_jumps_from_oasis_to_oasis_as_one_step() -> None:
    t = travelling("johannes")
    t.do("step 1 oasis_1", "step 1 oasis_10", "step 1 oasis_6", "step 1 kashgar", "stop", "goods silk_gold")
    assert t.posts(0) == ["kashgar"]
    assert t.stock(0) == {"coin": 40 - 12, "camel": 20 - 4, "silk": 1, "gold": 1}
    other = travelling("kubilai", {"at": "oasis_1"})
    assert other.why("step 1 oasis_10") == ("MP-10.06", "no-route")


def test_mp_18_31_all_other_oases_are_offered() -> None:
    t = travelling("johannes", {"at": "oasis_1"})
    assert t.choices() == ["step 1 venezia", "step 1 moscow", *[f"step 1 oasis_{n}" for n in range(2, 11)]]


def test_mp_18_33_a_jump_has_no_route_cost() -> None:
    t = travelling("johannes", {"at": "oasis_2", "coin": 3})
    t.do("step 1 oasis_3")
    assert t.stock(0) == {"camel": 20}


def test_mp_18_34_only_by_the_travel_action() -> None:
    board: Board = {"character": "johannes", "at": "oasis_2", "camel": 4, "dice": {"own_2": 1}}
    move = table(players={0: {**board, "contracts": ["s6"], "pepper": 3}})
    move.do("complete contract_s6")
    assert move.why("step 1 oasis_9") == ("MP-18.34", "no-jump-here")
    card = table(players={0: {**board, "posts": ["karachi"]}}, cards={"karachi": "city_21"})
    card.do("use city_21")
    assert card.why("step 1 oasis_9") == ("MP-18.34", "no-jump-here")
    assert card.choices() == ["step 1 karakorum", "step 1 oasis_4"]
