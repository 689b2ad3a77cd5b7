"""GE-9.20 to 9.25, 9.38, 8.40: what is promised from the bought action."""

import pytest

from tests.rules.genoa.table import MOVE, Hand, Table, table

RICCI: Hand = {"goods": {"silver": 1, "linen": 1, "wine": 1}, "cards": ["large_09"]}


def bought(at: str, target: str, after: object, hand: Hand | None = None, **more: object) -> Table:
    """Player 1 has bought the action of a building by this promise."""
    t = table(at=at, window=MOVE, players={1: hand or {}}, **more)  # type: ignore[arg-type]
    t.post(1, target, after=after)
    return t.do("2 pass", "3 pass", "accept b1")


def order(deck: str, card: str, **more: object) -> dict[str, object]:
    """A promise from an order."""
    return {"order": {"deck": deck, "card": card, **more}}


def test_ge_9_20_one_or_both_commodities_of_a_warehouse() -> None:
    t = bought("street_76", "warehouse_spices", {"commodities": {"pepper": 1, "saffron": 1}})
    assert t.goods(0) == {"pepper": 1, "saffron": 1}
    t = table(at="street_76", window=MOVE)
    for wrong in [{"pepper": 2}, {"ale": 1}]:
        assert t.post_refused(1, "warehouse_spices", after={"commodities": wrong}) == ("GE-8.22", "not-certain")


def test_ge_9_21_the_tile_of_a_special_building() -> None:
    t = bought("street_57", "coach_house", {"tiles": {"starting_space": 1}})
    assert t.goods(0) == {"starting_space": 1}


def test_ge_9_21_one_or_two_markers_of_the_cathedral() -> None:
    t = bought("market", "cathedral", {"markers": 2})
    assert (t.goods(0), t.goods(1)) == ({"marker": 2}, {})
    t = table(at="market", window=MOVE, markers={1: 1}, players={1: {}})
    assert t.post_refused(1, "cathedral", after={"markers": 2}) == ("GE-8.22", "not-certain")


def test_ge_9_22_cards_drawn_at_most_those_in_the_pile() -> None:
    t = table(at="market", window=MOVE, pile={"small_order": 1}, players={1: {}, 0: {}})
    refused = t.post_refused(1, "city_hall", after={"cards": {"n": 2}})
    assert refused == ("GE-9.22", "cards-not-certain")
    assert t.post_refused(1, "city_hall", after={"cards": {"n": 1}}) is None


def test_ge_9_22_the_giver_picks() -> None:
    t = bought("market", "city_hall", {"cards": {"n": 1, "pick": "giver"}})
    assert (t.asked(), t.seat) == ("HandCards", 1)
    drawn = t.cards(1)
    assert t.choices() == [f"hand_over {card}" for card in drawn]
    t.do(f"hand_over {drawn[1]}")
    assert (t.cards(0), t.cards(1)) == ([drawn[1]], [drawn[0]])


def test_ge_9_22_or_chance_and_all_of_them_without_a_question() -> None:
    t = bought("market", "city_hall", {"cards": {"n": 1, "pick": "random"}})
    assert (len(t.cards(0)), len(t.cards(1))) == (1, 1)
    t = bought("market", "post_office", {"cards": {"n": 2}})
    assert (len(t.cards(0)), len(t.cards(1))) == (2, 0)
    t = bought("market", "guild_hall", {"cards": {"n": 1}})
    assert len(t.cards(0)) == 1


def test_ge_9_22_a_contract_of_a_villa() -> None:
    t = bought("coach_house", "villa_ricci", {"cards": {"n": 1}}, RICCI)
    assert t.why("deliver large_09") == ("GE-8.40", "contract-promised")
    t.do("contract")
    assert t.cards(0)[0].startswith("contract")


def test_ge_9_23_ducats_and_a_tile_from_a_large_order() -> None:
    promise = order("large_order", "large_09", ducats=100, tile="extra_action")
    t = bought("coach_house", "villa_ricci", promise, RICCI)
    assert t.choices() == ["deliver large_09"]
    assert t.why("contract") == ("GE-8.40", "order-bound")
    t.do("deliver large_09")
    assert t.choices() == ["tile extra_action"]
    assert t.why("tile trade_1_1") == ("GE-8.40", "good-promised")
    t.do("tile extra_action")
    assert (t.ducats(0), t.ducats(1), t.goods(0), t.goods(1)) == (230, 130, {"extra_action": 1}, {})


@pytest.mark.parametrize(
    ("promise", "objection"),
    [
        (order("large_order", "large_09", ducats=105), ("GE-9.23", "order-pays-less")),
        (order("large_order", "large_09", ducats=52), ("GE-1.07", "odd-ducats")),
        (order("large_order", "large_01", ducats=50), ("GE-9.23", "no-such-order-here")),
        (order("large_order", "large_10", ducats=50), ("GE-9.23", "no-such-order-here")),
        (order("large_order", "large_12", ducats=50), ("GE-9.23", "order-lacks")),
        (order("large_order", "large_09", tile="building_action"), ("GE-9.23", "tile-not-in-supply")),
        ({**order("large_order", "large_09", ducats=5), "cards": {"n": 1}}, ("GE-10.12", "one-villa-option")),
    ],
)
def test_ge_9_23_the_engine_checks_the_order(promise: object, objection: tuple[str, str]) -> None:
    hand: Hand = {"goods": RICCI["goods"], "cards": ["large_09", "large_12"]}
    t = table(at="coach_house", window=MOVE, players={1: hand, 2: {}}, supply={"building_action": 0})
    assert t.post_refused(1, "villa_ricci", after=promise) == objection


def test_ge_9_24_ducats_from_a_small_order() -> None:
    hand: Hand = {"goods": {"copper": 1}, "cards": ["small_07"]}
    t = bought("street_57", "coach_house", order("small_order", "small_07", ducats=40), hand).do("effect")
    assert t.why("end") == ("GE-8.40", "order-bound")
    t.do("complete small_07")
    assert (t.ducats(0), t.ducats(1), t.goods(1)) == (170, 130, {"starting_space": 1})
    t = table(at="street_57", window=MOVE, players={1: hand})
    promise = order("small_order", "small_07", ducats=45)
    assert t.post_refused(1, "coach_house", after=promise) == ("GE-9.23", "order-pays-less")


def test_ge_9_24_the_commodity_must_be_certain() -> None:
    t = table(at="street_57", window=MOVE, players={1: {"cards": ["small_07"]}})
    promise = order("small_order", "small_07", ducats=20)
    assert t.post_refused(1, "coach_house", after=promise) == ("GE-9.23", "order-lacks")


def test_ge_9_25_message_income_and_tiles_cannot_be_promised() -> None:
    t = table(at="market", window=MOVE, players={1: {"goods": {"commodity_of_choice": 1}, "cards": ["message_01"]}})
    refused = t.post_refused(1, "cathedral", after={"commodities": {"ale": 1}})
    assert refused == ("GE-8.22", "not-certain")
    refused = t.post_refused(1, "cathedral", after={"tiles": {"commodity_of_choice": 1}})
    assert refused == ("GE-8.22", "not-certain")


def test_ge_8_10_ge_9_38_nothing_comes_from_a_street() -> None:
    t = table(at="street_57", window=MOVE)
    assert t.post_refused(1, "street_67", after={"markers": 1}) == ("GE-8.10", "no-action-there")


def test_ge_9_38_what_the_order_needs_is_left_after_paying() -> None:
    t = table(at="coach_house", window=MOVE, players={1: RICCI})
    promise = order("large_order", "large_09", ducats=50)
    pay = {"commodities": {"wine": 1}}
    assert t.post_refused(1, "villa_ricci", give=pay, after=promise) == ("GE-9.23", "order-lacks")
    pay_card = {"cards": [{"id": "large_09", "face": "shown"}]}
    assert t.post_refused(1, "villa_ricci", give=pay_card, after=promise) == ("GE-9.23", "no-such-order-here")


def test_ge_9_38_the_table_hears_only_of_a_large_order() -> None:
    t = table(at="coach_house", window=MOVE, players={1: RICCI})
    t.post(1, "villa_ricci", after=order("large_order", "large_09", ducats=50))
    assert t.view(0)["offers"][0]["after"] == {"order": {"deck": "large_order", "ducats": 50}}
    assert "large_09" not in str(t.told(0))
    t.do("2 pass", "3 pass", "accept b1")
    assert t.view(0)["deal"]["after"] == {"order": {"deck": "large_order", "ducats": 50}}


# --- GE-8.40: the buyer stays able to hand it over ---


def test_ge_8_40_promised_goods_cannot_be_traded_away_or_used() -> None:
    hand: Hand = {"goods": {"trade_1_1": 1}}
    t = bought("street_76", "warehouse_spices", {"commodities": {"pepper": 1}}, hand).do("effect")
    assert t.why("trade pepper") == ("GE-8.40", "good-promised")
    assert t.why("trade saffron") is None
    t = bought("street_52", "harbor", {"tiles": {"commodity_of_choice": 1}})
    assert t.why("choose ale") == ("GE-8.40", "good-promised")


def test_ge_8_40_equal_goods_are_interchangeable() -> None:
    hand: Hand = {"goods": {"pepper": 1, "trade_1_1": 1}}
    t = bought("street_76", "warehouse_spices", {"commodities": {"pepper": 1}}, hand)
    assert t.why("trade pepper") is None  # another comes from the action
    t.do("trade pepper", "get ale")
    assert t.goods(0) == {"pepper": 1}  # handed over after the action


def test_ge_8_40_no_order_with_promised_goods() -> None:
    hand: Hand = {"cards": ["small_12"], "goods": {"silk": 1}}
    t = bought("street_76", "warehouse_spices", {"commodities": {"pepper": 1}}, hand).do("effect")
    assert t.why("complete small_12") is None  # it asks for silk
    hand = {"cards": ["small_11", "small_12"], "goods": {"silk": 1}}
    t = bought("street_76", "warehouse_spices", order("small_order", "small_12", ducats=20), hand)
    assert t.why("trade silk") == ("GE-12.01", "no-tile")


def test_ge_8_40_the_bound_order_and_its_commodities_stay() -> None:
    hand: Hand = {**RICCI, "goods": {**RICCI["goods"], "trade_1_1": 1}}
    t = bought("coach_house", "villa_ricci", order("large_order", "large_09", ducats=50), hand)
    assert t.why("trade wine") == ("GE-8.40", "good-promised")
    assert t.why("trade_card large_09") == ("GE-8.40", "card-promised")


def test_ge_8_40_a_drawn_card_stays_while_it_is_promised() -> None:
    hand: Hand = {"goods": {"trade_1_1": 2}, "cards": ["small_01"]}
    t = bought("market", "city_hall", {"cards": {"n": 1}}, hand)
    t.do("effect")
    drawn = [card for card in t.cards(1) if card != "small_01"]
    t.do(f"trade_card {drawn[0]}", "get ale")
    assert t.why(f"trade_card {drawn[1]}") == ("GE-8.40", "card-promised")
    t.do("end")
    assert t.cards(0) == [drawn[1]]
    t = bought("market", "city_hall", {"cards": {"n": 2}}, hand).do("effect")
    drawn = [card for card in t.cards(1) if card != "small_01"]
    assert t.why(f"trade_card {drawn[0]}") == ("GE-8.40", "card-promised")
    assert t.why("trade_card small_01") is None


def test_ge_8_40_a_card_that_the_pile_can_spare_is_drawn() -> None:
    hand: Hand = {"goods": {"trade_1_1": 1, "ale": 1}}
    t = bought("market", "guild_hall", {"cards": {"n": 1}}, hand, pile={"large_order": 2}).do("trade ale")
    assert t.why("draw large_order") is None


def test_ge_8_40_only_cards_drawn_in_the_action_are_handed_over() -> None:
    t = bought("market", "city_hall", {"cards": {"n": 1, "pick": "giver"}}, {"cards": ["message_05"]})
    assert t.why("hand_over message_05") == ("GE-8.40", "not-drawn-here")


def test_ge_8_40_the_pile_is_not_emptied_beforehand() -> None:
    hand: Hand = {"goods": {"trade_1_1": 1, "ale": 1}}
    t = bought("market", "guild_hall", {"cards": {"n": 1}}, hand, pile={"large_order": 1})
    t.do("trade ale")
    assert t.why("draw large_order") == ("GE-8.40", "pile-promised")
    assert t.why("draw message") is None


def test_ge_8_40_a_promised_message_is_not_delivered_before_it_is_handed_over() -> None:
    """Drawn are messages of which one is due; it waits, and its new holder delivers it (GE-11.34)."""
    t = bought(
        "street_63",
        "post_office",
        {"cards": {"n": 1}},
        visited=["warehouse_drinks"],
        chance=[10, 0, 2, 1],
    )
    assert t.cards(1) == ["message_01", "message_11"]  # message_11: Post Office and Drinks
    t.do("hand_over message_11")
    assert t.cards(0) == []
    assert t.ducats(0) == 160


def test_ge_8_40_nor_is_a_drawn_order_completed_while_it_is_promised() -> None:
    """small_16: wine for the City Hall itself."""
    hand: Hand = {"goods": {"wine": 1}}
    t = bought("market", "city_hall", {"cards": {"n": 2}}, hand, chance=[15, 0])
    assert t.why("complete small_16") == ("GE-8.40", "card-promised")
    t = bought("market", "city_hall", {"cards": {"n": 1}}, hand, chance=[15, 0])
    t.do("complete small_16")
    assert t.cards(0) == ["small_01"]
