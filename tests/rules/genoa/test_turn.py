"""GE-3 to GE-7: set-up, rounds, the starting space, movement, actions in general."""

import pytest

from fondaco.core.errors import Bad
from fondaco.games.genoa.components import SIDES, SPACE, SPACE_AT, is_building
from fondaco.games.genoa.game import GAME
from tests.rules.genoa.table import HERE, MOVE, Hand, table

ALL_PASS = ["1 pass", "2 pass", "3 pass"]
DONE_TALKING = ["1 pass", "2 pass", "3 pass", "stop"]

# --- GE-3: set-up ---


def test_x1_ge_3_01_ge_3_02_ge_3_03_ge_3_04_ge_3_05_ge_3_06_the_set_up_for_four() -> None:
    s = GAME.new(4, seed=3)
    data = GAME.to_data(s)["state"]
    assert data["left"] in (8, 7)  # 7 if the first turn began on the market
    assert GAME.to_data(GAME.start(4, GAME.read_options({}), s.chance.copy()))["state"]["left"] == 8
    assert data["supply"]["ale"] == 5
    assert data["supply"]["trade_1_1"] == 7
    assert data["markers"] == [7, 7, 7, 7, 0]
    for player in data["players"]:
        assert player["ducats"] == 130
        assert player["goods"] == {}
        decks = [card.rpartition("_")[0].split("_")[0] for card in player["cards"]]
        assert sorted(decks) == ["contract", "large", "message", "small"]
    assert len(data["face_down"]) == 60 - 16


def test_ge_3_07_the_first_player_is_chosen_or_random() -> None:
    assert GAME.new(4, {"first_player": 2}, seed=1).first == 2
    assert {int(GAME.new(4, seed=seed).first) for seed in range(30)} == {0, 1, 2, 3}
    with pytest.raises(Bad, match="no seat 4"):
        GAME.new(3, {"first_player": 4}, seed=1)


def test_ge_3_08_the_first_player_begins_and_the_marker_never_moves() -> None:
    t = table(4, first=2, trader=2, window=MOVE)
    t.do("3 pass", "0 pass", "1 pass", "stop")
    assert t.data["trader"] == 3
    assert t.data["first"] == 2


# --- GE-4: rounds ---


@pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (3, 10), (4, 8), (5, 6)])
def test_ge_4_01_ge_4_04_rounds_by_players(seats: int, rounds: int) -> None:
    t = table(seats, window=MOVE)
    assert t.data["left"] == rounds


def test_ge_4_02_ge_4_03_everybody_is_trader_once_a_round_clockwise() -> None:
    t = table(3, first=1, trader=1, left=4, at="street_25", window=MOVE, seed=4)
    traders = []
    while t.data["left"] == 4:
        traders.append(t.data["trader"])
        while t.data["trader"] == traders[-1] and t.data["left"] == 4:
            actions = t.game.choices(t.state, t.seat)
            quiet = [a for a in actions if a.verb.name in ("pass", "leave", "stop", "hear", "end")]
            t.game.submit(t.state, t.seat, quiet[-1])
    assert traders == [1, 2, 0]


def test_ge_4_05_after_the_last_turn_of_a_round_the_marker_moves() -> None:
    t = table(trader=3, first=0, left=5, window=MOVE, chance=[2, 1])
    t.do("0 pass", "1 pass", "2 pass", "stop")
    assert t.data["left"] == 4
    assert not t.game.over(t.state)


def test_ge_4_05_ge_14_03_from_the_last_space_it_leaves_the_track_and_the_game_ends() -> None:
    t = table(trader=3, first=0, left=1, window=MOVE)
    t.do("0 pass", "1 pass", "2 pass", "stop")
    assert t.game.over(t.state)
    assert t.why("0 roll") == ("GE-4.05", "game-over")


def test_ge_4_06_ge_5_04_a_start_on_the_market_moves_the_marker_more_than_once_in_a_round() -> None:
    t = table(at=None, left=5, chance=[3, 3, 4, 4])
    assert t.data["left"] == 4
    t.do(*DONE_TALKING)
    assert (t.data["trader"], t.data["left"]) == (1, 3)


def test_ge_4_07_on_the_last_space_nothing_happens() -> None:
    assert table(at=None, left=1, chance=[3, 3]).data["left"] == 1


def test_x8_ge_4_08_the_last_round_is_played_to_its_end() -> None:
    t = table(at=None, left=2, chance=[3, 3, 4, 3, 2, 1, 2, 1])
    assert t.data["left"] == 1
    t.do(*DONE_TALKING)
    assert (t.data["tower"], t.data["left"]) == ("market", 1)  # the second player starts there too
    t.do("2 pass", "3 pass", "0 pass", "stop", "3 pass", "0 pass", "1 pass", "stop")
    assert t.data["trader"] == 3
    t.do("0 pass", "1 pass", "2 pass", "stop")
    assert t.game.over(t.state)


def test_ge_4_09_moving_onto_the_market_later_does_nothing() -> None:
    t = table(at="cathedral", left=5, window=MOVE, moves=4)
    t.do(*ALL_PASS, "move market")
    assert t.data["left"] == 5


# --- GE-5: starting space ---


def test_x2_ge_5_01_blue_three_red_two() -> None:
    t = table(at=None, chance=[2, 1])
    assert (t.data["tower"], t.data["stacked"], t.data["left"]) == ("street_32", 5, 8)


def test_ge_5_01_everybody_sees_what_was_rolled_until_the_turn_ends() -> None:
    t = table(at=None, chance=[2, 1, 4, 6])
    assert [(view["blue"], view["red"]) for view in (GAME.view(t.state, None), GAME.view(t.state, 1))] == [(3, 2)] * 2
    while t.data["trader"] == 0:
        t.do(t.choices()[-1])
    assert (t.data["blue"], t.data["red"]) == (5, 7)


def test_ge_5_01_the_dice_of_the_very_first_turn_are_seen() -> None:
    view = GAME.view(GAME.new(3, seed=1), None)
    cell = (view["red"] - 1) * SIDES + view["blue"] - 1
    assert view["tower"] == SPACE.items[SPACE_AT[cell]]


def test_ge_5_01_one_die_alone_is_not_rolled() -> None:
    data = GAME.to_data(GAME.new(3, seed=1))
    data["state"]["red"] = 0
    with pytest.raises(Bad, match=r"GE-5\.01"):
        GAME.from_data(data)


def test_ge_5_02_a_tile_instead_of_rolling() -> None:
    t = table(at=None, players={0: {"goods": {"starting_space": 1}}}, chance=[2, 1])
    assert t.choices() == ["roll", "start"]
    t.do("start", "place harbor")
    assert (t.data["tower"], t.data["blue"], t.data["red"]) == ("harbor", 0, 0)
    assert t.data["supply"]["starting_space"] == 5


def test_ge_5_02_or_rolls_though_he_has_one() -> None:
    t = table(at=None, players={0: {"goods": {"starting_space": 1}}}, chance=[2, 1]).do("roll")
    assert t.data["tower"] == "street_32"
    assert t.player(0)["goods"] == {"starting_space": 1}


def test_ge_5_03_a_building_is_as_likely_as_its_cells() -> None:
    cells = [int(space) for space in SPACE_AT]
    assert len(cells) == 64
    assert sum(1 for space in cells if is_building(space)) == 40


def test_ge_5_05_on_a_building_phase_two_begins_with_its_action() -> None:
    assert table(at=None, chance=[4, 0]).data["tower"] == "harbor"
    assert table(at=None, chance=[4, 0]).asked() == "TakeOrHear"


# --- GE-6: movement ---


def test_ge_6_01_ge_6_03_only_to_unvisited_neighbours() -> None:
    t = table(at="street_57", visited=["street_47"], moves=3, window=MOVE).do(*ALL_PASS)
    moves = [text for text in t.choices() if text.startswith("move")]
    assert moves == ["move guild_hall", "move coach_house", "move street_67"]
    assert t.why("move street_47") == ("GE-6.03", "visited")
    assert t.why("move street_57") == ("GE-6.03", "visited")
    assert t.why("move street_66") == ("GE-8.29", "not-adjacent")


def test_x3_ge_6_02_ge_6_09_four_moves_leave_five_discs() -> None:
    t = table(at="street_57", window=MOVE)
    for space in ["guild_hall", "street_47", "park", "villa_colini"]:
        if t.asked() == "TakeOrHear":
            t.do("hear", *ALL_PASS, "leave")
        t.do(*ALL_PASS, f"move {space}")
    assert t.data["stacked"] == 1
    assert len(t.data["discs"]) == 5
    assert t.data["discs"].count("villa_colini") == 1
    t.do("hear", *ALL_PASS)
    assert t.choices() == ["take", "more", "leave"]  # no move is left


def test_x3_ge_6_02_three_moves_leave_one() -> None:
    t = table(at="street_57", window=MOVE)
    for space in ["street_47", "street_37", "warehouse_metals"]:
        t.do(*ALL_PASS, f"move {space}")
    assert t.data["stacked"] == 2


def test_ge_6_04_only_the_trader_moves_the_tower() -> None:
    t = table(window=MOVE)
    assert t.why("1 move coach_house") == ("GE-6.04", "not-now")
    assert t.why("0 move coach_house") == ("GE-9.15", "not-yours")


def test_ge_6_05_the_trader_moves_on_though_all_have_acted() -> None:
    t = table(window=MOVE, players={seat: {"taken": 1} for seat in range(4)}, acted=[0, 1, 2, 3])
    t.do(*ALL_PASS, "move coach_house")
    assert t.data["tower"] == "coach_house"
    assert t.asked() == "Bid"  # nobody can act there: talk goes on about the next move


def test_ge_6_06_the_trader_may_stop_at_once() -> None:
    t = table(window=MOVE, at="street_57", players={0: {"goods": {"marker": 1}}}).do(*DONE_TALKING)
    assert t.asked() == "Acquire"
    assert t.data["discs"] == ["street_57"]


def test_ge_6_07_without_an_unvisited_neighbour_movement_is_over() -> None:
    t = table(at="villa_ricci", visited=["coach_house", "warehouse_spices"], moves=2, window=HERE)
    t.do("hear", *ALL_PASS, "leave")
    assert t.data["trader"] == 1


def test_ge_6_08_no_moving_or_stopping_while_an_action_must_be_sold() -> None:
    t = table(at="harbor", window=HERE).do("hear")
    t.post(1, "harbor", give={"ducats": 5}).do("2 pass", "3 pass")
    assert t.why("move palace") == ("GE-8.32", "must-sell")
    assert t.why("stop") == ("GE-8.32", "must-sell")


def test_ge_6_08_nor_while_it_is_open() -> None:
    t = table(at="harbor", window=HERE).do("hear", *ALL_PASS)
    assert t.why("move palace") == ("GE-8.42", "action-still-open")
    assert t.why("stop") == ("GE-6.08", "leave-first")


# --- GE-7: actions ---


def test_ge_7_01_one_action_a_turn_for_everybody() -> None:
    t = table(at="harbor", window=HERE, players={0: {"taken": 1}})
    assert t.asked() == "Bid"
    t.do(*ALL_PASS)
    assert t.why("take") == ("GE-7.05", "trader-has-acted")


def test_ge_7_02_ge_12_12_the_action_of_a_building_is_taken_once() -> None:
    """GE-12.12: an Extra action tile does not change that."""
    t = table(at="harbor", window=HERE, players={0: {"goods": {"extra_action": 1}}}).do("take", "end")
    assert t.asked() == "Bid"
    assert t.post_refused(1, "harbor", give={"ducats": 5}) == ("GE-9.39", "out-of-reach")


def test_ge_7_03_an_action_not_taken_before_the_tower_moves_on_is_lost() -> None:
    t = table(at="harbor", window=HERE).do("hear", *ALL_PASS, "leave", *ALL_PASS, "move street_52", *ALL_PASS)
    assert t.why("take") == ("GE-7.04", "no-action-here")
    assert t.why("move harbor") == ("GE-6.03", "visited")


def test_ge_7_04_ge_10_14_ge_10_15_streets_and_the_market_have_no_action() -> None:
    for space in ["street_57", "market"]:
        t = table(at=space, window=HERE).do(*ALL_PASS)
        assert t.why("take") == ("GE-7.04", "no-action-here")


def test_ge_7_05_ge_12_10_the_allowance_comes_before_the_tile() -> None:
    t = table(at="harbor", window=HERE, players={0: {"goods": {"extra_action": 1}}})
    t.do("take", "end")
    assert t.goods(0) == {"commodity_of_choice": 1, "extra_action": 1}
    t = table(at="harbor", window=HERE, players={0: {"goods": {"extra_action": 1}, "taken": 1}})
    t.do("take", "end")
    assert t.goods(0) == {"commodity_of_choice": 1}
    assert t.data["supply"]["extra_action"] == 5


def test_ge_7_06_ge_7_07_an_action_that_yields_nothing_counts() -> None:
    t = table(at="harbor", window=HERE, supply={"commodity_of_choice": 0}, players={0: {}, 1: {}})
    t.do("take")
    assert t.goods(0) == {}
    assert t.player(0)["taken"] == 1


def test_ge_7_08_the_owner_gets_ten_ducats_when_another_acts() -> None:
    t = table(at="harbor", window=HERE, owners={"harbor": 2}).do("take")
    assert t.ducats(2) == 140
    assert table(at="harbor", window=HERE, owners={"harbor": 0}).do("take").player(0)["ducats"] == 130


def test_ge_7_09_the_bonus_is_paid_at_the_begin() -> None:
    t = table(at="harbor", window=HERE, owners={"harbor": 2}).do("take")
    assert t.asked() == "Act"
    assert t.ducats(2) == 140


def test_ge_7_10_in_any_order_until_the_end() -> None:
    hand = {"goods": {"commodity_of_choice": 2}}
    t = table(at="harbor", window=HERE, players={0: hand})  # type: ignore[dict-item]
    t.do("take", "choose ale", "effect", "choose wine", "end")
    assert t.goods(0) == {"ale": 1, "wine": 1, "commodity_of_choice": 1}
    assert t.why("0 choose silk") == ("GE-9.15", "not-yours")


def test_ge_7_11_the_effect_happens_exactly_once_and_cannot_be_declined() -> None:
    t = table(at="harbor", window=HERE, players={0: {"goods": {"commodity_of_choice": 1}}}).do("take")
    assert "end" not in t.choices()
    assert t.why("end") == ("GE-7.11", "effect-first")
    t.do("effect")
    assert t.why("effect") == ("GE-7.11", "effect-done")
    assert "end" in t.choices()


def test_ge_7_11_what_is_the_only_thing_to_do_for_all_to_see_is_done_unasked() -> None:
    """But not what only the hand forbids: whether an order fits is the player's secret."""
    assert table(at="harbor", window=HERE).do("take").choices() == [
        *[f"choose {good}" for good in ["pepper", "saffron", "silver", "copper", "linen", "silk", "ale", "wine"]],
        "end",
    ]
    t = table(at="coach_house", window=HERE, players={0: {"goods": {"copper": 1}}}).do("take")
    assert (t.asked(), t.goods(0)) == ("Bid", {"copper": 1, "starting_space": 1})
    for card in ["small_07", "small_01"]:  # the one asks for copper here, the other for something elsewhere
        t = table(at="coach_house", window=HERE, players={0: {"goods": {"copper": 1}, "cards": [card]}}).do("take")
        assert t.asked() == "Act"
    t = table(at="villa_ricci", window=HERE).do("take")
    assert (t.asked(), len(t.cards(0))) == ("Bid", 1)


def test_ge_7_11_the_effect_is_obvious_without_a_tile() -> None:
    hand: Hand = {"goods": {"copper": 1}, "cards": ["small_07"]}
    t = table(at="coach_house", window=HERE, players={0: hand}).do("take")
    assert t.game.obvious(t.state, 0) == t.game.parse("effect")
    tiled: Hand = {"goods": {"copper": 1, "trade_1_1": 1}, "cards": ["small_07"]}
    t = table(at="coach_house", window=HERE, players={0: tiled}).do("take")
    assert t.game.obvious(t.state, 0) is None


def test_ge_7_03_ge_9_06_the_reason_when_an_action_is_gone() -> None:
    t = table(at="harbor", window=HERE).do("hear", *ALL_PASS, "leave", *ALL_PASS)
    assert t.why("take") == ("GE-7.03", "action-gone")
    assert t.args("take") == {"building": "space:harbor"}
    assert t.why("leave") == ("GE-7.03", "action-gone")


def test_ge_6_02_why_the_tower_moves_no_more() -> None:
    t = table(at="street_57", moves=0, players={0: {"goods": {"marker": 1}}})
    objection = t.objection("0 move coach_house")
    assert objection is not None and objection.also is not None
    assert (objection.also.rule, objection.also.code) == ("GE-6.02", "no-move-left")


def test_ge_7_12_nobody_negotiates_during_an_action() -> None:
    t = table(at="harbor", window=HERE, options={"driver": "live"}).do("0 take")
    assert t.game.may_act(t.state) == [0]
    assert t.post_refused(1, "palace", give={"ducats": 5}) == ("GE-7.10", "not-yours")
