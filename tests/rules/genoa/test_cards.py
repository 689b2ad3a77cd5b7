"""GE-11: cards."""

import pytest

from fondaco.games.genoa.components import DATA
from tests.rules.genoa.table import HERE, MOVE, Hand, Table, table

RICCI: Hand = {"goods": {"silver": 1, "linen": 1, "wine": 1}, "cards": ["large_09"]}


def acting(building: str, hand: Hand | None = None, **more: object) -> Table:
    """The trader takes the action of a building."""
    t = table(at=building, window=HERE, players={0: hand or {}}, **more)  # type: ignore[arg-type]
    return t.do("take")


def test_ge_11_01_no_hand_limit() -> None:
    t = acting("post_office", {"cards": [f"message_{n:02}" for n in range(3, 15)]})
    assert len(t.cards(0)) == 14


def test_ge_11_02_a_played_card_goes_face_up_under_its_pile() -> None:
    t = acting("coach_house", {"goods": {"copper": 1}, "cards": ["small_07"]}).do("complete small_07")
    assert t.data["face_up"] == ["small_07"]
    assert t.view(2)["face_up"] == ["small_07"]


def test_ge_11_03_a_face_up_card_on_top_means_a_new_pile() -> None:
    t = acting("guild_hall", pile={"large_order": 1}, face_up=["large_03", "large_04"])
    assert t.data["face_up"] == []
    assert [card for card in t.data["face_down"] if card.startswith("large")] == ["large_03", "large_04"]
    assert t.happened("reshuffled") == [{"event": "reshuffled", "deck": "deck:large_order"}]


def test_ge_11_03_also_when_a_card_is_played_onto_an_empty_pile() -> None:
    hand: Hand = {"goods": {"copper": 1}, "cards": ["small_07"]}
    t = acting("coach_house", hand, pile={"small_order": 0}).do("complete small_07")
    assert t.data["face_up"] == []
    assert "small_07" in t.data["face_down"]


def test_ge_11_04_during_a_draw_too() -> None:
    t = acting("city_hall", pile={"small_order": 1}, face_up=["small_03", "small_04"])
    assert len(t.cards(0)) == 2
    assert set(t.cards(0)) & {"small_03", "small_04"}


def test_ge_11_05_an_empty_pile_yields_nothing() -> None:
    assert acting("guild_hall", pile={"large_order": 0}).player(0)["cards"] == []


def test_ge_11_06_hands_are_secret_and_a_played_card_is_shown() -> None:
    t = acting("coach_house", {"goods": {"copper": 1}, "cards": ["small_07", "message_01"]})
    assert t.view(1)["players"][0]["cards"] == []
    assert t.view(1)["players"][0]["hand"] == {"message": 1, "small_order": 1}
    t.do("complete small_07")
    assert {"event": "played", "seat": "seat:0", "card": "card:small_07"} in t.told(1)


def test_ge_11_06_what_is_drawn_is_told_to_the_drawer_alone() -> None:
    t = acting("guild_hall")
    assert t.happened("drew", 0)[0]["card"] is not None
    assert t.happened("drew", 1)[0]["card"] is None


def test_ge_11_10_ge_11_11_a_large_order_delivered() -> None:
    t = acting("villa_ricci", RICCI).do("deliver large_09")
    assert (t.ducats(0), t.goods(0), t.data["face_up"]) == (230, {}, ["large_09"])
    assert len(t.choices()) == 5
    t.do("tile building_action")
    assert t.goods(0) == {"building_action": 1}


def test_ge_11_10_only_at_its_villa() -> None:
    hand: Hand = {"goods": {"copper": 1, "silk": 1, "wine": 1, "trade_1_1": 1}, "cards": ["large_01"]}
    t = acting("villa_ricci", hand)
    assert t.why("deliver large_01") == ("GE-11.13", "order-for-other-building")
    assert t.why("deliver large_02") == ("GE-11.06", "no-such-card")


def test_ge_11_12_a_kind_that_is_out_cannot_be_chosen() -> None:
    t = acting("villa_ricci", RICCI, supply={"building_action": 0}).do("deliver large_09")
    assert t.why("tile building_action") == ("GE-11.12", "tile-out")
    kinds = ["starting_space", "trade_1_1", "commodity_of_choice", "building_action", "extra_action"]
    t = acting("villa_ricci", RICCI, supply=dict.fromkeys(kinds, 0)).do("deliver large_09")
    assert (t.asked(), t.goods(0)) == ("Bid", {})


def test_ge_11_13_ge_11_14_ge_11_15_a_small_order_beside_the_action() -> None:
    t = acting("coach_house", {"goods": {"copper": 1}, "cards": ["small_07"]}).do("complete small_07")
    assert (t.ducats(0), t.goods(0)) == (170, {"starting_space": 1})
    assert t.data["supply"]["copper"] == 5


def test_ge_11_13_one_commodity_each() -> None:
    assert all(len(order["commodities"]) == 1 for order in DATA["small_order"])
    t = acting("inn", {"goods": {"copper": 1}, "cards": ["small_07", "small_06"]})
    assert t.why("complete small_07") == ("GE-11.13", "order-for-other-building")
    assert t.why("complete small_06") == ("GE-11.10", "lacks-commodity")


def test_ge_11_16_the_commodity_and_the_card_may_come_from_the_action_itself() -> None:
    t = acting("harbor", {"cards": ["small_03"]}).do("choose saffron", "complete small_03")
    assert t.ducats(0) == 170
    t = acting("city_hall", {"goods": {"wine": 1}}, pile={"small_order": 16}, chance=[15, 0])
    assert "small_16" in t.cards(0)
    t.do("complete small_16")
    assert t.ducats(0) == 170


def test_ge_11_20_never_two_orders_with_one_action() -> None:
    hand: Hand = {"goods": {"silver": 1, "ale": 1}, "cards": ["small_06", "small_13"]}
    t = acting("inn", hand).do("complete small_06")
    assert t.why("complete small_13") == ("GE-11.20", "one-order-per-action")


def test_ge_11_21_an_order_by_a_building_action_tile_is_a_use_of_its_own() -> None:
    goods = {**RICCI["goods"], "silver": 2, "building_action": 1}
    hand: Hand = {"goods": goods, "cards": ["large_09", "small_06"]}
    t = acting("inn", hand, owners={"villa_ricci": 0}).do("complete small_06", "use_building villa_ricci")
    t.do("deliver large_09", "tile extra_action")
    assert t.ducats(0) == 130 + 40 + 100


def test_ge_11_22_orders_of_the_data_file() -> None:
    villas = [order["villa"] for order in DATA["large_order"]]
    assert all(villas.count(villa) == 4 for villa in villas)
    asked = [commodity for order in DATA["large_order"] for commodity in order["commodities"]]
    assert all(asked.count(commodity) == 6 for commodity in asked)


# --- messages ---


def walking(to: str, at: str, visited: list[str], hands: dict[int, Hand], **more: object) -> Table:
    """The tower moves onto a building."""
    t = table(at=at, visited=visited, window=MOVE, players=hands, **more)  # type: ignore[arg-type]
    return t.do("1 pass", "2 pass", "3 pass", f"move {to}")


def test_ge_11_30_ge_11_31_a_message_pays_its_holder_whoever_acts() -> None:
    """message_03: Coach House and Guild Hall. Player 2 has no action left and is not the trader."""
    t = walking("coach_house", "street_57", ["guild_hall"], {2: {"cards": ["message_03"], "taken": 1}}, acted=[2])
    assert (t.ducats(2), t.cards(2), t.data["face_up"]) == (160, [], ["message_03"])


def test_ge_11_30_in_any_order() -> None:
    t = walking("guild_hall", "street_57", ["coach_house"], {2: {"cards": ["message_03"]}})
    assert t.ducats(2) == 160


def test_ge_11_32_any_number_in_a_turn() -> None:
    """message_04: Coach House and Metals."""
    visited = ["warehouse_metals", "guild_hall"]
    t = walking("coach_house", "street_57", visited, {2: {"cards": ["message_03", "message_04"]}})
    assert t.ducats(2) == 190


def test_ge_11_33_as_soon_as_both_have_a_disc() -> None:
    t = walking("street_67", "street_57", ["guild_hall"], {2: {"cards": ["message_03"]}})
    assert t.ducats(2) == 130


def test_ge_11_34_a_card_drawn_after_the_visit_counts_too() -> None:
    """message_11: Post Office and Drinks, the eleventh of the pile."""
    t = table(at="post_office", visited=["warehouse_drinks"], window=HERE, chance=[10, 0]).do("take")
    assert t.ducats(0) == 160
    assert t.cards(0) == ["message_01"]


def test_ge_11_34_delivery_is_voluntary_if_the_table_wants_it() -> None:
    manual = {"automatic_messages": False}
    hands: dict[int, Hand] = {2: {"cards": ["message_03"]}, 3: {"cards": ["message_01"]}}
    t = walking("coach_house", "street_57", ["guild_hall"], hands, options=manual)
    assert (t.asked(), t.seat) == ("BringMessages", 2)
    assert t.choices() == ["message message_03", "keep"]
    t.do("keep")
    assert t.seat == 3  # what he holds is secret, so he is asked too
    assert t.choices() == ["keep"]
    assert t.why("message message_01") == ("GE-11.33", "not-both-visited")
    t.do("keep", "hear", "1 pass", "2 pass", "3 pass", "leave", "1 pass", "2 pass", "3 pass", "stop")
    assert (t.asked(), t.seat) == ("BringMessages", 2)  # once more at the end of phase 2
    t.do("message message_03")
    assert t.ducats(2) == 160


def test_ge_11_34_or_when_the_card_is_received() -> None:
    t = table(
        at="street_57",
        visited=["guild_hall", "coach_house"],
        window=MOVE,
        players={1: {"cards": ["message_03"]}},
        options={"automatic_messages": False},
    )
    t.post(1, "street_67", give={"cards": [{"id": "message_03", "face": "kind_only"}]}).do(
        "2 pass", "3 pass", "accept b1"
    )
    assert (t.asked(), t.seat) == ("BringMessages", 0)


def test_ge_11_35_every_message_can_be_delivered_in_one_turn() -> None:
    from fondaco.games.genoa.components import BOARD

    assert {name for message in DATA["message"] for name in message["buildings"]} == set(BOARD.spaces[:18])
    for message in DATA["message"]:
        first, second = (BOARD.index(name) for name in message["buildings"])
        assert 2 <= BOARD.within(first, 4)[second] <= 4


def test_ge_11_40_ge_11_41_contracts_are_worth_ducats_at_the_end_only() -> None:
    assert sorted(card["building"] for card in DATA["contract"]) == sorted(DATA["board"]["outer_ring"])
    t = acting("villa_ricci")
    assert t.ducats(0) == 130


@pytest.mark.parametrize("deck", ["contract", "message", "large_order", "small_order"])
def test_ge_11_03_all_four_piles(deck: str) -> None:
    card = next(card["id"] for card in DATA[deck])
    hand: Hand = {"goods": {"trade_1_1": 1, "ale": 1}}
    t = acting("inn", hand, pile={deck: 1}, face_up=[DATA[deck][5]["id"]]).do("trade ale", f"draw {deck}")
    assert t.cards(0) == [card]
    assert t.data["face_up"] == []
