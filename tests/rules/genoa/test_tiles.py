"""GE-12: special tiles."""

from fondaco.games.genoa.game import GAME
from fondaco.games.genoa.tiles import something_to_get
from tests.rules.genoa.table import HERE, MOVE, Hand, Table, table


def acting(building: str, hand: Hand | None = None, **more: object) -> Table:
    """The trader takes the action of a building."""
    t = table(at=building, window=HERE, players={0: hand or {}}, **more)  # type: ignore[arg-type]
    return t.do("take")


def test_ge_12_01_any_number_in_any_order() -> None:
    t = acting("harbor", {"goods": {"commodity_of_choice": 3, "trade_1_1": 1}})
    t.do("choose ale", "trade ale", "get silk", "choose wine", "choose wine", "choose copper")
    assert t.goods(0) == {"silk": 1, "wine": 2, "copper": 1}
    assert acting("inn", {"goods": {"trade_1_1": 1}}).why("choose ale") == ("GE-12.01", "no-tile")


def test_ge_12_02_a_used_tile_goes_back_at_once() -> None:
    t = acting("inn", {"goods": {"trade_1_1": 1, "ale": 1}}).do("trade ale")
    assert t.data["supply"]["trade_1_1"] == 7


def test_ge_12_03_tiles_lie_open() -> None:
    t = acting("inn", {"goods": {"trade_1_1": 2}})
    assert t.view(2)["players"][0]["goods"] == {"trade_1_1": 2}


def test_ge_12_05_only_in_ones_own_turn_as_trader() -> None:
    t = table(at=None, trader=0, players={1: {"goods": {"starting_space": 1}}}, chance=[2, 1])
    assert t.data["tower"] == "street_32"  # the trader has none: the dice were rolled
    assert t.why("1 start") == ("GE-5.02", "not-now")
    t = table(at=None, players={0: {"goods": {"starting_space": 1}}}).do("start")
    assert len(t.choices()) == 39


def test_x11_ge_12_06_the_market_by_tile_moves_the_marker() -> None:
    t = table(at=None, left=5, players={0: {"goods": {"starting_space": 1}}}).do("start", "place market")
    assert t.data["left"] == 4


def test_ge_12_10_ge_12_11_extra_actions_in_any_turn_several_and_new_ones() -> None:
    """Player 1 buys the Park with his action, and Metals with the tile he got there."""
    t = table(at="street_37", window=MOVE)
    t.post(1, "park", give={"ducats": 5}).do("2 pass", "3 pass", "accept b1")
    assert t.goods(1) == {"extra_action": 1}
    t.post(1, "villa_colini", give={"ducats": 5}).do("2 pass", "3 pass", "accept b1")
    assert t.goods(1) == {}
    assert t.post_refused(1, "warehouse_metals", give={"ducats": 5}) == ("GE-8.18", "no-action-left")


def test_ge_12_13_it_gives_no_right_to_the_building() -> None:
    t = table(at="inn", window=HERE, players={1: {"goods": {"extra_action": 2}}}).do("hear")
    assert t.why("1 take") == ("GE-8.31", "not-now")
    assert "bid inn" in t.choices(1)


def test_ge_12_20_any_commodity_from_the_supply() -> None:
    t = acting("inn", {"goods": {"commodity_of_choice": 1}}, supply={"silk": 0})
    assert [text for text in t.choices() if text.startswith("choose")] == [
        f"choose {name}" for name in ["pepper", "saffron", "silver", "copper", "linen", "ale", "wine"]
    ]
    assert t.why("choose silk") == ("GE-10.02", "none-left")


def test_ge_12_21_at_the_start_during_and_at_the_end_of_ones_own_action_only() -> None:
    t = table(at="street_57", window=MOVE, players={1: {"goods": {"commodity_of_choice": 1}}})
    assert t.why("1 choose ale") == ("GE-12.20", "not-now")
    t = acting("harbor").do("choose ale")
    assert t.goods(0) == {"ale": 1}
    t = acting("inn", {"goods": {"commodity_of_choice": 1}}).do("effect", "end")
    assert t.why("0 choose ale") == ("GE-9.15", "not-yours")


def test_ge_12_22_an_action_by_an_extra_tile_is_ones_own() -> None:
    t = acting("inn", {"goods": {"commodity_of_choice": 1, "extra_action": 1}, "taken": 1}).do("choose ale")
    assert t.goods(0) == {"ale": 1, "trade_1_1": 1}  # the Inn gives the tile


def test_ge_12_30_one_good_for_another() -> None:
    hand: Hand = {"goods": {"trade_1_1": 1, "ale": 1, "marker": 1, "extra_action": 1}, "cards": ["message_01"]}
    t = acting("inn", hand)
    trades = [text for text in t.choices() if text.startswith("trade")]
    assert trades == ["trade ale", "trade extra_action", "trade marker", "trade_card message_01"]
    t.do("trade ale")
    assert t.why("get ale") == ("GE-12.30", "same-good")
    assert len(t.choices()) == 13 + 4
    t.do("get extra_action")
    assert t.goods(0) == {"marker": 1, "extra_action": 2, "trade_1_1": 1}  # the last is what the Inn gives


def test_ge_12_31_with_the_supply_cards_from_the_top_markers_of_ones_colour() -> None:
    hand: Hand = {"goods": {"trade_1_1": 2}, "cards": ["message_01"]}
    t = acting("inn", hand).do("trade_card message_01", "draw contract")
    assert t.data["face_up"] == ["message_01"]
    assert t.cards(0)[0].startswith("contract")
    assert t.view(1)["players"][0]["cards"] == []
    contract = t.cards(0)[0]
    t.do(f"trade_card {contract}", "get marker")
    assert (t.goods(0), t.data["markers"][0]) == ({"marker": 1, "trade_1_1": 1}, 6)  # the tile of the Inn


def test_ge_12_31_what_is_out_cannot_be_taken() -> None:
    t = acting("inn", {"goods": {"trade_1_1": 1, "ale": 1}}, supply={"silk": 0}, pile={"message": 0}).do("trade ale")
    assert t.why("get silk") == ("GE-10.02", "none-left")
    assert t.why("draw message") == ("GE-12.31", "pile-empty")


def test_ge_12_32_no_ducats_and_not_the_tile_itself() -> None:
    assert acting("inn", {"goods": {"trade_1_1": 1}}).why("trade trade_1_1") == ("GE-12.32", "tile-itself")
    assert acting("inn", {"goods": {"trade_1_1": 2}}).why("trade trade_1_1") is None
    assert "ducats" not in [action.text() for action in GAME.space.actions]


def test_ge_12_33_judged_with_the_tile_back_and_the_good_not_yet_given() -> None:
    t = acting("inn", {"goods": {"trade_1_1": 1, "ale": 1}}, supply={"trade_1_1": 0}).do("trade ale")
    assert t.why("get trade_1_1") is None
    t = acting("inn", {"goods": {"trade_1_1": 1}, "cards": ["message_01"]}, pile={"message": 0})
    t.do("trade_card message_01")
    assert t.why("draw message") == ("GE-12.31", "pile-empty")


def test_ge_12_31_nothing_for_a_tile_when_everything_is_out() -> None:
    kinds = [*["pepper", "saffron", "silver", "copper", "linen", "silk", "ale", "wine"]]
    kinds += ["starting_space", "commodity_of_choice", "building_action", "extra_action"]
    decks = ["contract", "message", "large_order", "small_order"]
    t = table(
        at="inn",
        window=HERE,
        players={0: {"goods": {"trade_1_1": 2}}, 1: {}, 2: {}},
        supply=dict.fromkeys(kinds, 0),
        pile=dict.fromkeys(decks, 0),
        markers={0: 0},
    ).do("take")
    assert t.why("trade trade_1_1") == ("GE-12.31", "nothing-to-get")
    assert t.why("trade silk") == ("GE-12.30", "nothing-to-give")


def test_ge_12_33_something_can_always_be_taken() -> None:
    t = acting("inn", {"goods": {"trade_1_1": 2}})
    assert something_to_get(t.state, 0, False, 9)


def test_ge_12_40_the_action_of_a_building_with_ones_own_marker() -> None:
    hand: Hand = {"goods": {"building_action": 1}}
    t = acting("inn", hand, owners={"warehouse_drinks": 0, "harbor": 1})
    assert [text for text in t.choices() if text.startswith("use")] == ["use_building warehouse_drinks"]
    assert t.why("use_building harbor") == ("GE-12.40", "no-marker-there")
    t.do("use_building warehouse_drinks")
    assert t.goods(0) == {"ale": 1, "wine": 1, "trade_1_1": 1}  # the tile of the Inn


def test_ge_12_41_ge_12_42_ge_12_46_it_is_no_action_of_the_turn_and_the_tower_need_not_come() -> None:
    hand: Hand = {"goods": {"building_action": 2}}
    t = acting("inn", hand, owners={"inn": 0}).do("effect", "use_building inn", "end")
    assert (t.goods(0), t.player(0)["taken"]) == ({"building_action": 1, "trade_1_1": 2}, 1)
    assert t.ducats(0) == 130  # no bonus for one's own building
    t = table(at="inn", window=HERE, owners={"harbor": 0}, players={0: hand}).do(
        "take", "use_building harbor", "effect"
    )
    assert "harbor" not in t.data["discs"]


def test_ge_12_43_no_small_order_by_it() -> None:
    hand: Hand = {"goods": {"building_action": 1, "saffron": 1}, "cards": ["small_03"]}  # for the Harbor
    t = acting("inn", hand, owners={"harbor": 0}).do("use_building harbor")
    assert t.why("complete small_03") == ("GE-11.13", "order-for-other-building")


def test_ge_12_43_but_for_the_building_of_the_action_even_if_the_tile_is_used_on_it() -> None:
    hand: Hand = {"goods": {"building_action": 1, "saffron": 1}, "cards": ["small_03"]}
    t = acting("harbor", hand, owners={"harbor": 0}).do("use_building harbor", "complete small_03", "effect", "end")
    assert t.ducats(0) == 170


def test_ge_12_44_both_options_of_an_own_villa() -> None:
    goods = {"silver": 1, "linen": 1, "wine": 1, "building_action": 1}
    hand: Hand = {"goods": goods, "cards": ["large_09"]}
    t = acting("inn", hand, owners={"villa_ricci": 0}).do("use_building villa_ricci")
    assert t.choices() == ["contract", "deliver large_09"]
    t.do("contract")
    assert len(t.cards(0)) == 2


def test_ge_12_45_several_on_the_same_building() -> None:
    t = acting("inn", {"goods": {"building_action": 2}}, owners={"harbor": 0})
    t.do("use_building harbor", "use_building harbor")
    assert t.goods(0) == {"commodity_of_choice": 2}


def test_ge_12_47_not_on_a_building_that_gives_the_tile_itself() -> None:
    t = acting("inn", {"goods": {"building_action": 1}}, owners={"palace": 0})
    assert t.why("use_building palace") == ("GE-12.47", "gives-its-own-tile")


def test_ge_12_48_what_is_obtained_inside_an_action_may_be_used_in_it() -> None:
    t = acting("harbor", owners={"inn": 0}, hand={"goods": {"building_action": 1}})
    t.do("effect", "use_building inn", "choose ale", "trade ale", "get building_action", "use_building inn", "end")
    assert t.goods(0) == {"trade_1_1": 1}
