"""GE-8.01 to 8.29, 8.37 to 8.41: offers and deals."""

import pytest

from fondaco.core.errors import Bad
from fondaco.games.genoa.game import GAME
from tests.rules.genoa.table import HERE, MOVE, Table, table

STREET = "street_67"
FIVE = {"ducats": 5}


def moving(**more: object) -> Table:
    """Before a move from the street between Guild Hall and Coach House; player 1 is asked first."""
    return table(at="street_57", window=MOVE, **more)  # type: ignore[arg-type]


def test_ge_8_01_before_each_move_the_others_may_offer() -> None:
    t = moving()
    seats = []
    for _ in range(3):
        seats.append(t.seat)
        t.do("pass")
    assert [*seats, t.seat] == [1, 2, 3, 0]
    t.do("move street_67")
    assert (t.asked(), t.seat) == ("Bid", 1)


def test_ge_8_02_the_trader_takes_part_in_every_deal() -> None:
    t = moving(options={"driver": "live"})
    assert t.post_refused(0, "coach_house", give=FIVE) == ("GE-9.11", "others-only")
    t.post(1, "coach_house", give=FIVE)
    offers = [{"offer": "b1", "rev": t.rev("b1")}]
    assert t.refusal(2, "accept_many", offers=offers) == ("GE-9.12", "trader-only")


def test_ge_8_03_an_offer_names_one_space_and_a_payment() -> None:
    t = moving().post(1, "coach_house", give=FIVE)
    assert t.offer("b1") == {
        "id": "b1",
        "rev": 1,
        "target": "coach_house",
        "give": FIVE,
        "after": {},
        "ask": {},
    }
    with pytest.raises(Bad, match="target"):
        GAME.parse('post {"give": {"ducats": 5}}')


def test_ge_8_04_ge_8_11_ge_8_14_accepting_pays_moves_and_gives_the_action() -> None:
    t = moving().post(1, "coach_house", give=FIVE).do("2 pass", "3 pass", "accept b1")
    assert (t.ducats(0), t.ducats(1)) == (135, 125)
    assert t.data["tower"] == "coach_house"
    assert t.happened("began") == [{"event": "began", "seat": "seat:1", "building": "space:coach_house"}]
    assert t.goods(1) == {"starting_space": 1}
    assert t.player(1)["taken"] == 1


def test_ge_8_05_an_offer_for_an_empty_street() -> None:
    t = moving().post(1, STREET, give=FIVE).do("2 pass", "3 pass", "accept b1")
    assert (t.data["tower"], t.ducats(0)) == (STREET, 135)
    assert t.player(1)["taken"] == 0


def test_ge_8_06_an_offer_for_the_market() -> None:
    t = table(at="guild_hall", window=MOVE).post(1, "market", give=FIVE).do("2 pass", "3 pass", "accept b1")
    assert t.data["tower"] == "market"


def test_ge_8_07_any_mix_of_commodities_cards_tiles_markers_and_ducats() -> None:
    goods = {"ale": 2, "silk": 1, "extra_action": 1, "marker": 2}
    t = moving(players={1: {"goods": goods, "cards": ["message_01", "contract_inn"]}})
    cards = [{"id": "message_01", "face": "shown"}, {"id": "contract_inn", "face": "kind_only"}]
    give = {"ducats": 10, "commodities": {"ale": 2}, "tiles": {"extra_action": 1}, "markers": 2, "cards": cards}
    t.post(1, "coach_house", give=give).do("2 pass", "3 pass", "accept b1")
    assert t.goods(0) == {"ale": 2, "extra_action": 1, "marker": 2}
    assert t.goods(1) == {"silk": 1, "starting_space": 1}  # the tile is what the action gave
    assert t.cards(0) == ["contract_inn", "message_01"]
    assert t.cards(1) == []
    assert t.ducats(0) == 140


def test_ge_8_08_the_trader_may_add_ducats_or_goods() -> None:
    t = moving(players={0: {"goods": {"wine": 1}, "cards": ["small_01"]}, 1: {"goods": {"ale": 1}}})
    t.post(1, "coach_house", give={"commodities": {"ale": 1}}, ask={"ducats": 20, "commodities": {"wine": 1}})
    t.do("2 pass", "3 pass", "accept b1")
    assert (t.goods(0), t.goods(1)) == ({"ale": 1}, {"wine": 1, "starting_space": 1})
    assert (t.ducats(0), t.ducats(1)) == (110, 150)


def test_ge_8_09_no_promise_about_later_behaviour_can_be_written() -> None:
    with pytest.raises(Bad, match="no field later"):
        GAME.parse('post {"target": "inn", "give": {"ducats": 5}, "later": {"ducats": 5}}')
    t = moving()
    assert t.post_refused(1, "coach_house", after={"tiles": {"extra_action": 1}}) == ("GE-8.22", "not-certain")


def test_ge_8_10_what_the_action_gives_is_handed_over_right_after_it() -> None:
    t = moving().post(1, "coach_house", after={"tiles": {"starting_space": 1}}).do("2 pass", "3 pass", "accept b1")
    assert [(event["seat"], event["event"]) for event in t.told() if event["event"] in ("gained", "gave")] == [
        ("seat:1", "gained"),
        ("seat:1", "gave"),
    ]
    assert (t.goods(0), t.goods(1)) == ({"starting_space": 1}, {})


def test_ge_8_12_the_trader_need_not_accept() -> None:
    t = moving().post(1, "coach_house", give={"ducats": 100}).do("2 pass", "3 pass", "move street_47")
    assert (t.data["tower"], t.ducats(0)) == ("street_47", 130)


def test_ge_8_13_offers_are_changed_and_taken_back_freely() -> None:
    t = moving(options={"driver": "live"}).post(1, "coach_house", give=FIVE)
    t.say(1, "revise", offer="b1", rev=1, target="guild_hall", give={"ducats": 15})
    assert (t.offer("b1")["target"], t.rev("b1")) == ("guild_hall", 2)
    t.do("1 withdraw b1")
    assert t.offers == []
    assert t.why("1 withdraw b1") == ("GE-9.12", "no-such-offer")


def test_ge_8_13_only_ones_own() -> None:
    t = moving(options={"driver": "live"}).post(1, "coach_house", give=FIVE)
    assert t.why("2 withdraw b1") == ("GE-9.11", "not-your-offer")
    assert t.refusal(2, "revise", offer="b1", rev=1, target=STREET, give=FIVE) == ("GE-9.11", "not-your-offer")


def test_ge_8_15_not_offering_is_allowed() -> None:
    assert "pass" in moving().choices()


def test_ge_8_16_talk_ends_with_the_fourth_move_or_a_stop() -> None:
    t = moving(moves=1).do("1 pass", "2 pass", "3 pass", "move street_67")
    assert t.data["trader"] == 1
    t = moving().post(1, "coach_house", give=FIVE).do("2 pass", "3 pass", "stop")
    assert t.offers == []


def test_ge_8_17_at_least_five_ducats_or_a_good() -> None:
    t = moving()
    assert t.post_refused(1, "coach_house") == ("GE-8.17", "nothing-offered")
    assert t.post_refused(1, "coach_house", ask=FIVE) == ("GE-8.17", "nothing-offered")
    assert t.post_refused(1, "coach_house", give=FIVE) is None


def test_ge_8_18_for_a_building_the_offering_player_needs_an_action() -> None:
    t = moving(players={1: {"taken": 1}}, acted=[1])
    assert t.post_refused(1, "coach_house", give=FIVE) == ("GE-8.18", "no-action-left")
    assert t.post_refused(1, STREET, give=FIVE) is None
    with pytest.raises(Bad, match="move_only_offers_to_buildings"):
        GAME.new(3, {"move_only_offers_to_buildings": True}, seed=1)


def test_ge_8_18_an_extra_action_tile_is_an_action() -> None:
    t = moving(players={1: {"taken": 1, "goods": {"extra_action": 1}}}, acted=[1])
    t.post(1, "coach_house", give=FIVE).do("2 pass", "3 pass", "accept b1")
    assert t.goods(1) == {"starting_space": 1}


def test_ge_8_37_the_tile_needed_for_the_action_cannot_be_paid() -> None:
    hand = {"taken": 1, "goods": {"extra_action": 1}}
    t = moving(players={1: hand}, acted=[1])
    pay = {"tiles": {"extra_action": 1}}
    assert t.post_refused(1, "coach_house", give=pay) == ("GE-8.37", "extra-action-needed")
    assert t.post_refused(1, STREET, give=pay) is None
    hand["goods"] = {"extra_action": 2}
    assert moving(players={1: hand}, acted=[1]).post_refused(1, "coach_house", give=pay) is None


def test_ge_8_19_a_deal_uses_up_the_action_though_it_yields_nothing() -> None:
    t = moving(players={1: {}}, supply={"starting_space": 0})
    t.post(1, "coach_house", give=FIVE).do("2 pass", "3 pass", "accept b1")
    assert t.goods(1) == {}
    assert t.player(1)["taken"] == 1


def test_ge_8_20_one_offer_for_a_building_several_for_a_street() -> None:
    t = moving(options={"driver": "live"})
    for seat in [1, 2]:
        t.post(seat, "coach_house", give=FIVE).post(seat, STREET, give=FIVE)
    both = [{"offer": "b1", "rev": t.rev("b1")}, {"offer": "c1", "rev": t.rev("c1")}]
    assert t.refusal(0, "accept_many", offers=both) == ("GE-8.20", "one-buyer")
    t.say(0, "accept_many", offers=[{"offer": name, "rev": t.rev(name)} for name in ["b2", "c2"]])
    assert (t.ducats(0), t.ducats(1), t.ducats(2)) == (140, 125, 125)
    assert t.data["tower"] == STREET


def test_ge_8_21_there_is_no_offer_to_stop_or_to_stay_away() -> None:
    for payload in ['{"give": {"ducats": 5}}', '{"target": null, "give": {"ducats": 5}}']:
        with pytest.raises(Bad):
            GAME.parse(f"post {payload}")
    t = moving(moves=1)
    assert t.post_refused(1, "inn", give=FIVE) == ("GE-9.39", "out-of-reach")


@pytest.mark.parametrize(
    ("give", "objection"),
    [
        ({"ducats": 135}, ("GE-8.22", "too-few-ducats")),
        ({"commodities": {"ale": 2}}, ("GE-8.22", "too-few-goods")),
        ({"tiles": {"extra_action": 1}}, ("GE-8.22", "too-few-goods")),
        ({"markers": 1}, ("GE-8.22", "too-few-goods")),
        ({"cards": [{"id": "message_02", "face": "kind_only"}]}, ("GE-8.22", "card-not-held")),
    ],
)
def test_ge_8_22_nobody_offers_more_than_he_owns(give: object, objection: tuple[str, str]) -> None:
    t = moving(players={1: {"goods": {"ale": 1}, "cards": ["message_01"]}})
    assert t.post_refused(1, "coach_house", give=give) == objection


def test_ge_8_22_nor_more_than_the_action_is_certain_to_yield() -> None:
    t = table(at="street_76", window=MOVE, supply={"pepper": 0}, players={1: {}, 2: {}})
    refused = t.post_refused(1, "warehouse_spices", after={"commodities": {"pepper": 1}})
    assert refused == ("GE-8.22", "not-certain")
    assert t.post_refused(1, "warehouse_spices", after={"commodities": {"saffron": 1}}) is None


def test_ge_8_23_markers_go_back_and_the_receiver_takes_his_own() -> None:
    t = moving(players={1: {"goods": {"marker": 2}}})
    t.post(1, STREET, give={"markers": 2}).do("2 pass", "3 pass", "accept b1")
    assert (t.goods(0), t.goods(1)) == ({"marker": 2}, {})
    assert t.data["markers"] == [5, 7, 7, 7, 0]


def test_ge_8_24_he_takes_what_is_there() -> None:
    t = moving(players={1: {"goods": {"marker": 2}}}, markers={0: 1})
    t.post(1, STREET, give={"markers": 2}).do("2 pass", "3 pass", "accept b1")
    assert t.goods(0) == {"marker": 7}
    assert t.data["markers"][:2] == [0, 7]


def test_ge_8_24_markers_on_the_board_cannot_be_paid() -> None:
    t = moving(owners={"inn": 1})
    assert t.post_refused(1, STREET, give={"markers": 1}) == ("GE-8.22", "too-few-goods")


def test_ge_8_38_what_the_trader_cannot_receive_is_worth_nothing() -> None:
    t = moving(players={1: {"goods": {"marker": 2}}}, markers={0: 0})
    assert t.post_refused(1, STREET, give={"markers": 2}) == ("GE-8.38", "worth-nothing")
    assert t.post_refused(1, STREET, give={"markers": 2, "ducats": 5}) is None


def test_ge_8_39_what_one_receives_in_the_deal_cannot_pay_in_it() -> None:
    t = moving(players={0: {"goods": {"ale": 1, "extra_action": 1}}, 1: {"taken": 1}}, acted=[1])
    ale = {"commodities": {"ale": 1}}
    assert t.post_refused(1, STREET, give=ale, ask=ale) == ("GE-8.22", "too-few-goods")
    tile = {"tiles": {"extra_action": 1}}
    assert t.post_refused(1, "coach_house", give=FIVE, ask=tile) == ("GE-8.18", "no-action-left")


def test_ge_8_25_a_card_is_shown_or_only_its_kind_and_third_players_learn_no_more() -> None:
    t = moving(players={1: {"cards": ["message_01", "message_02"]}})
    cards = [{"id": "message_01", "face": "shown"}, {"id": "message_02", "face": "kind_only"}]
    t.post(1, STREET, give={"cards": cards})
    seen = t.view(2)["offers"][0]["give"]["cards"]
    assert seen == [{"id": "message_01", "face": "shown"}, {"deck": "message", "face": "kind_only"}]
    assert [card["id"] for card in t.view(2)["players"][1]["cards"]] == ["message_01"]
    assert t.view(1)["offers"][0]["give"]["cards"][1]["id"] == "message_02"
    t.do("2 pass", "3 pass", "accept b1")
    assert [card["id"] for card in t.view(2)["players"][0]["cards"]] == ["message_01"]
    assert [card["id"] for card in t.view(1)["players"][0]["cards"]] == ["message_01", "message_02"]
    told = [event["card"] for event in t.happened("passed", 2)]
    assert told == ["card:message_01", None]


def test_ge_8_25_a_covered_card_clouds_what_others_knew() -> None:
    """Player 2 knew message_01; one of two messages changed hands, so it may be with either."""
    t = moving(players={1: {"cards": ["message_01", "message_02"]}, 2: {"knows": ["message_01"]}})
    t.post(1, STREET, give={"cards": [{"id": "message_02", "face": "kind_only"}]}).do("2 pass", "3 pass", "accept b1")
    assert t.view(2)["players"][1]["cards"] == []


# --- special case a ---


def test_x5_ge_8_26_ge_8_27_an_offer_for_a_distant_space_waits() -> None:
    t = table(at="street_37", moves=4, window=MOVE)
    t.post(1, "villa_colini", give={"ducats": 15}).do("2 pass", "3 pass")
    assert t.why("accept b1") == ("GE-8.29", "not-adjacent")
    assert t.ducats(1) == 130
    t.do("move park", "hear", "1 pass", "2 pass", "3 pass", "leave", "1 pass", "2 pass", "3 pass", "accept b1")
    assert (t.data["tower"], t.ducats(0)) == ("villa_colini", 145)


def test_ge_8_28_then_the_trader_may_also_go_elsewhere_or_stop() -> None:
    t = table(at="street_37", window=MOVE).post(1, "villa_colini", give={"ducats": 15})
    t.do("2 pass", "3 pass", "move warehouse_metals", "hear", "1 pass", "2 pass", "3 pass", "leave")
    t.post(1, "villa_colini", give={"ducats": 5}).post(2, "villa_colini", give={"ducats": 40}).do("3 pass")
    for text in ["accept b1", "accept b2", "accept c1", "move tavern", "stop"]:
        assert text in t.choices()


def test_ge_8_29_a_deal_only_for_an_adjacent_space_or_the_building_here() -> None:
    t = table(at="harbor", window=HERE).do("hear").post(1, "harbor", give=FIVE).post(2, "palace", give=FIVE)
    t.do("3 pass")
    assert t.why("accept b1") is None
    assert t.why("accept c1") == ("GE-8.42", "action-still-open")


def test_ge_8_41_of_several_offers_of_one_player_at_most_one() -> None:
    t = moving(options={"driver": "live"}).post(1, STREET, give=FIVE).post(1, STREET, give={"ducats": 10})
    both = [{"offer": name, "rev": t.rev(name)} for name in ["b1", "b2"]]
    assert t.refusal(0, "accept_many", offers=both) == ("GE-8.41", "one-offer-each")
    t.accept("b2")
    assert t.offers == []
