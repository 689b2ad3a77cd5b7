"""GE-9.01 to 9.18, 9.36 to 9.44: the negotiation as a protocol; the sequential driver."""

import json

import pytest

from fondaco.core.errors import Bad
from fondaco.games.genoa.game import GAME
from fondaco.games.genoa.sequential import Bid, Hear
from tests.rules.genoa.table import HERE, MOVE, Table, table

FIVE = {"ducats": 5}
STREET = "street_67"


def moving(**more: object) -> Table:
    """Before a move from the street between Guild Hall and Coach House."""
    return table(at="street_57", window=MOVE, **more)  # type: ignore[arg-type]


def test_ge_9_01_a_bundle_of_ducats_commodities_tiles_markers_and_cards() -> None:
    give = {
        "ducats": 5,
        "commodities": {"ale": 1},
        "tiles": {"trade_1_1": 1},
        "markers": 1,
        "cards": [{"id": "message_01", "face": "kind_only"}],
    }
    goods = {"ale": 1, "trade_1_1": 1, "marker": 1}
    t = moving(players={1: {"goods": goods, "cards": ["message_01"]}}).post(1, STREET, give=give)
    assert t.offer("b1")["give"] == give


@pytest.mark.parametrize(
    "payload",
    [
        {"target": "nowhere"},
        {"target": STREET, "give": {"ducats": -5}},
        {"target": STREET, "give": {"ducats": True}},
        {"target": STREET, "give": {"ducats": 10**9}},
        {"target": STREET, "give": {"gold": 1}},
        {"target": STREET, "give": {"commodities": {"beer": 1}}},
        {"target": STREET, "give": {"commodities": []}},
        {"target": STREET, "give": {"cards": {"message": 1}}},
        {"target": STREET, "give": {"cards": [{"id": "message_01"}]}},
        {"target": STREET, "give": {"cards": [{"id": "message_01", "face": "shown"}] * 2}},
        {"target": STREET, "ask": {"cards": ["message_01"]}},
        {"target": STREET, "after": {"cards": {"n": 0}}},
        {"target": STREET, "after": {"cards": {"n": 1, "pick": "taker"}}},
        {"target": STREET, "after": {"order": {"deck": "message", "card": "message_01"}}},
        {"target": STREET, "after": {"order": {"deck": "large_order"}}},
        {"target": STREET, "after": {"order": {"deck": "large_order", "card": "small_01"}}},
        [],
        "post",
    ],
)
def test_ge_9_01_a_malformed_payload_is_refused_with_a_reason(payload: object) -> None:
    with pytest.raises(Bad):
        GAME.parse(f"post {json.dumps(payload)}")


def test_ge_9_02_an_offer_carries_id_revision_and_three_parts() -> None:
    t = moving(players={1: {"goods": {"ale": 1}}})
    t.post(1, "coach_house", give={"commodities": {"ale": 1}}, after={"tiles": {"starting_space": 1}}, ask=FIVE)
    offer = t.offer("b1")
    assert (offer["id"], offer["rev"], offer["target"]) == ("b1", 1, "coach_house")
    assert (offer["give"], offer["ask"]) == ({"commodities": {"ale": 1}}, FIVE)
    assert offer["after"] == {"tiles": {"starting_space": 1}}


def test_ge_9_03_ge_9_17_a_counter_to_one_player_is_answered_at_once() -> None:
    t = moving().post(1, "coach_house", give=FIVE).do("2 pass", "3 pass")
    t.say(0, "counter_with", to=1, target="coach_house", want={"ducats": 25}, give={})
    assert (t.asked(), t.seat) == ("Answer", 1)
    assert t.choices() == ["agree", "decline"]
    twin = t.twin().do("decline")
    assert twin.data["offers"][0]["id"] == "b1"  # GE-9.17: earlier offers stay
    assert twin.top == Hear(0, False, 1, 1)
    t.do("agree")
    assert (t.ducats(0), t.data["tower"]) == (155, "coach_house")


def test_ge_9_03_ge_9_17_a_counter_to_all_goes_clockwise_to_the_first_who_accepts() -> None:
    t = moving().do("1 pass", "2 pass", "3 pass")
    t.say(0, "counter_with", to="all", target="coach_house", want={"ducats": 25})
    assert t.seat == 1
    t.do("decline")
    assert t.seat == 2
    t.do("agree")
    assert t.happened("began")[0]["seat"] == "seat:2"
    assert [counter for counter in t.data["counters"] if counter] == []


def test_ge_9_17_declined_by_all_it_counts_once() -> None:
    t = moving().do("1 pass", "2 pass", "3 pass")
    t.say(0, "counter_with", to="all", target="coach_house", want={"ducats": 25})
    t.do("1 decline", "2 decline", "3 decline")
    assert t.top == Hear(0, False, 1, 1)


def test_ge_9_04_offers_and_counters_are_public() -> None:
    t = moving(players={0: {"cards": ["message_01"]}}).post(1, "coach_house", give=FIVE).do("2 pass", "3 pass")
    covered = {"cards": [{"id": "message_01", "face": "kind_only"}]}
    t.say(0, "counter_with", to=1, target="coach_house", want={"ducats": 25}, give=covered)
    for seat in [None, 2]:
        view = t.view(seat)
        assert view["offers"][0]["give"] == FIVE
        assert view["counters"][1]["want"] == {"ducats": 25}
        assert view["counters"][1]["give"] == {"cards": [{"deck": "message", "face": "kind_only"}]}
    told = [event["action"] for event in t.happened("did", 2) if event["action"]["verb"] == "counter_with"]
    assert "message_01" not in json.dumps(told)


def test_ge_9_05_chat_is_no_action() -> None:
    with pytest.raises(Bad, match="no such action: chat"):
        GAME.parse("chat hello")


def test_ge_9_06_a_window_here_opens_without_a_deal_and_closes_in_three_ways() -> None:
    assert table(at="inn", window=HERE).asked() == "TakeOrHear"
    for last in ["take", "leave"]:
        t = table(at="inn", window=HERE).do("hear", "1 pass", "2 pass", "3 pass", last)
        assert t.asked() in ("Act", "Bid")


def test_ge_9_07_a_window_for_the_move_opens_after_a_dealt_action() -> None:
    t = moving().post(1, "coach_house", give=FIVE).do("2 pass", "3 pass", "accept b1")
    assert t.top == Bid(2, False, 1, 0) or t.top == Bid(1, False, 1, 0)


def test_ge_9_08_here_the_trader_may_take_at_once_for_a_move_the_others_are_heard_first() -> None:
    assert table(at="inn", window=HERE).choices() == ["take", "hear"]
    t = moving()
    assert t.why("0 move coach_house") == ("GE-9.15", "not-yours")
    t.do("1 pass", "2 pass", "3 pass")
    assert t.why("0 move coach_house") is None


def test_ge_9_09_offers_lapse_when_out_of_reach_or_no_longer_valid() -> None:
    t = moving(moves=2, players={1: {"ducats": 20}}).post(1, "guild_hall", give={"ducats": 20})
    t.post(2, "coach_house", give=FIVE).post(3, STREET, give=FIVE).do("move street_67")
    assert t.offers == ["c1"]  # the Guild Hall is two moves away, the street visited
    assert {event["offer"] for event in t.happened("lapsed")} == {"offer:b1", "offer:d1"}


def test_ge_9_09_an_offer_lapses_that_its_owner_can_no_longer_pay() -> None:
    t = moving(players={1: {"ducats": 20}}).post(1, STREET, give={"ducats": 20})
    t.do("2 pass", "3 pass", "more").post(1, "warehouse_spices", give={"ducats": 10})
    t.do("2 pass", "3 pass", "accept b1")
    assert t.offers == []


def test_ge_9_09_it_never_lapses_because_of_the_trader() -> None:
    t = moving(players={0: {"ducats": 0}}).post(1, "warehouse_spices", give=FIVE, ask={"ducats": 50})
    t.do("2 pass", "3 pass", "move street_67")
    assert t.offers == ["b1"]


def test_ge_9_10_acceptable_is_adjacent_unvisited_and_payable_by_the_trader() -> None:
    t = moving(players={0: {"ducats": 5}}).post(1, "coach_house", give=FIVE, ask={"ducats": 10})
    t.post(2, "coach_house", give=FIVE).do("3 pass")
    assert [text for text in t.choices() if text.startswith("accept")] == ["accept c1"]
    assert t.args("accept b1") == {"wanted": 10, "have": 5}


def test_ge_9_11_the_commands_of_the_others() -> None:
    t = moving().post(1, "coach_house", give=FIVE).do("2 pass", "3 pass", "more")
    assert [text for text in t.choices() if not text.startswith("bid")] == ["pass", "withdraw b1"]
    assert t.refusal(1, "revise", offer="b1", rev=1, target=STREET, give=FIVE) is None


def test_ge_9_12_accept_many_is_all_or_nothing_and_needs_the_sum_in_hand() -> None:
    t = moving(players={0: {"ducats": 10, "goods": {"ale": 1}}, 1: {"goods": {"wine": 1}}})
    t.post(1, STREET, give={"commodities": {"wine": 1}}, ask={"ducats": 10})
    t.post(2, STREET, give={"ducats": 50}, ask=FIVE).do("3 pass")
    before = t.stored()
    both = [{"offer": name, "rev": t.rev(name)} for name in ["b1", "c1"]]
    assert t.refusal(0, "accept_many", offers=both) == ("GE-8.22", "too-few-ducats")
    assert t.stored() == before
    assert t.accept_refused("b1") is None


def test_ge_9_12_ge_8_20_the_menu_adds_offers_for_a_street_one_by_one() -> None:
    t = moving().post(1, STREET, give=FIVE).post(2, STREET, give=FIVE).post(3, STREET, give=FIVE)
    t.do("accept b1")
    assert t.choices() == ["add c1", "add d1", "go"]
    t.do("add d1", "go")
    assert t.data["tower"] == STREET
    assert [t.ducats(seat) for seat in range(4)] == [140, 125, 130, 125]


@pytest.mark.parametrize("order", [["b1", "d1"], ["d1", "b1"]])
def test_ge_9_12_ge_8_20_two_buyers_of_one_street_in_either_order(order: list[str]) -> None:
    t = moving().post(1, STREET, give=FIVE).do("2 pass").post(3, STREET, give={"ducats": 15})
    t.do(f"accept {order[0]}")
    assert t.choices() == [f"add {order[1]}", "go"]
    t.do(f"add {order[1]}")
    assert (t.data["tower"], t.ducats(0)) == (STREET, 150)


def test_ge_9_12_one_of_each_player() -> None:
    t = moving().post(1, STREET, give=FIVE).post(2, STREET, give=FIVE).post(3, STREET, give=FIVE).do("accept c1")
    assert t.choices() == ["add b1", "add d1", "go"]
    assert t.why("add c1") == ("GE-8.41", "one-offer-each")


def test_ge_8_20_who_pays_and_asks_nothing_is_obviously_added() -> None:
    t = moving().post(1, STREET, give=FIVE).post(2, STREET, give=FIVE, ask=FIVE).post(3, STREET, give=FIVE)
    t.do("accept b1")
    assert t.game.obvious(t.state, 0) == t.game.parse("add d1")
    t.do("add d1")
    assert t.game.obvious(t.state, 0) is None


def test_ge_9_12_one_space_for_all() -> None:
    t = moving().post(1, STREET, give=FIVE).post(2, "street_47", give=FIVE).do("3 pass")
    both = [{"offer": name, "rev": t.rev(name)} for name in ["b1", "c1"]]
    assert t.refusal(0, "accept_many", offers=both) == ("GE-9.12", "one-space-only")


def test_ge_9_13_a_stale_revision_is_refused_and_changes_nothing() -> None:
    t = moving().post(1, "coach_house", give={"ducats": 50}).do("2 pass", "3 pass", "more")
    t.say(1, "revise", offer="b1", rev=1, target="coach_house", give=FIVE).do("2 pass", "3 pass")
    before = t.stored()
    stale = f"0 accept_many {json.dumps({'offers': [{'offer': 'b1', 'rev': 1}]})}"
    assert t.why(stale) == ("GE-9.13", "stale")
    assert t.args(stale) == {"rev": 1, "now": 2}
    assert t.game.submit(t.state, 0, t.game.parse(stale[2:])) is not None
    assert t.stored() == before


def test_ge_9_14_payment_and_move_happen_in_one_go_then_the_action_then_the_promise() -> None:
    t = moving(players={1: {"goods": {"ale": 1, "trade_1_1": 1}}})
    t.post(1, "coach_house", give={"ducats": 10, "commodities": {"ale": 1}}, after={"tiles": {"starting_space": 1}})
    t.post(2, "street_47", give=FIVE).do("3 pass", "accept b1")
    assert (t.ducats(0), t.goods(0), t.data["tower"]) == (140, {"ale": 1}, "coach_house")
    assert t.post_refused(3, "park", give=FIVE) == ("GE-7.10", "not-yours")
    t.do("effect", "end")
    assert t.goods(0) == {"ale": 1, "starting_space": 1}
    assert t.asked() == "Bid"


def test_ge_9_15_bid_rounds_go_clockwise_from_the_traders_left() -> None:
    t = moving(trader=2)
    assert [t.seat, t.do("pass").seat, t.do("pass").seat, t.do("pass").seat] == [3, 0, 1, 2]


def test_ge_9_15_skipped_is_only_who_publicly_cannot_offer() -> None:
    hands = {1: {"taken": 1}, 2: {"ducats": 0}}
    opened = table(at="palace", moves=1, window=HERE, players=hands, acted=[1]).do("hear")  # type: ignore[arg-type]
    assert opened.seat == 1  # a street is still in reach
    menu = table(
        at="palace",
        moves=1,
        window=HERE,
        players=hands,  # type: ignore[arg-type]
        acted=[1],
        supply={"building_action": 0},
        options={"offers": "menu"},
    ).do("hear")
    assert menu.seat == 2  # though he has nothing to pay with: that is a secret
    assert menu.choices() == ["pass"]


def test_ge_9_16_the_trader_hears_and_may_ask_for_another_round() -> None:
    t = moving().do("1 pass", "2 pass", "3 pass")
    assert "more" in t.choices()
    t.do("more", "1 pass", "2 pass", "3 pass")
    assert t.why("more") == ("GE-9.15", "no-more-rounds")
    assert t.args("more") == {"most": 2}


def test_ge_9_16_at_most_so_many_counters() -> None:
    t = moving(options={"counters": 1}).post(1, "coach_house", give=FIVE).do("2 pass", "3 pass")
    t.do("counter b1", "raise 5", "decline")
    assert t.why("counter b1") == ("GE-9.16", "no-more-counters")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ge_9_18_every_window_ends_within_its_bounds(seats: int) -> None:
    """R bids each, 1 + R + C decisions of the trader (with a choice for each counter), C answers each."""
    rounds, counters, others = 2, 2, seats - 1
    most = 2 * rounds * others + (1 + rounds + counters) + counters + counters * others + 2 * others
    t = table(seats, at="street_57", window=MOVE, moves=1)
    seen = 0
    names = ["Bid", "Pay", "Hear", "Raise", "Answer", "Join"]
    while t.asked() in names and t.data["trader"] == 0:
        verbs = {text.partition(" ")[0]: text for text in t.choices()}
        longest = ["bid", "pay_good", "pay", "pay_yield", "counter", "raise", "decline", "more", "stop", "pass"]
        t.do(next(verbs[verb] for verb in longest if verb in verbs))
        seen += 1
    assert seen <= most


def test_ge_9_36_the_silent_trader_sells_to_the_most_valuable_offer_that_forces() -> None:
    t = table(at="harbor", window=HERE, players={2: {"goods": {"ale": 2}}}).do("hear")
    t.post(1, "harbor", give={"ducats": 25}).post(2, "harbor", give={"commodities": {"ale": 2}})
    t.post(3, "harbor", give={"ducats": 100}, ask=FIVE)
    assert GAME.absent(t.state, 0, 1).text() == "accept c1"  # two goods count 30
    t.do("more").say(1, "revise", offer="b1", rev=1, target="harbor", give={"ducats": 30})
    t.do("2 pass", "3 pass")
    assert GAME.absent(t.state, 0, 1).text() == "accept c1"  # of equal ones the oldest


def test_ge_9_36_of_equal_offers_the_oldest_whoever_sits_first() -> None:
    t = table(at="harbor", window=HERE).do("hear")
    t.post(1, "harbor", give=FIVE).post(2, "harbor", give=FIVE).do("3 pass")
    assert GAME.absent(t.state, 0, 1).text() == "accept b1"


@pytest.mark.parametrize("offers", ["[]", '"b1"', "{}", "[" + ", ".join(['{"offer": "b1", "rev": 1}'] * 6) + "]"])
def test_ge_9_12_accept_many_names_some_offers(offers: str) -> None:
    with pytest.raises(Bad, match="expected a list"):
        GAME.parse(f'accept_many {{"offers": {offers}}}')


def test_ge_9_36_else_leave_or_stop() -> None:
    t = table(at="harbor", window=HERE).do("hear", "1 pass", "2 pass", "3 pass")
    assert GAME.absent(t.state, 0, 1).text() == "leave"
    t.do("leave", "1 pass", "2 pass", "3 pass")
    assert GAME.absent(t.state, 0, 1).text() == "stop"


# --- GE-9.47 in the sequential driver ---


def test_ge_9_47_who_was_asked_before_may_follow_an_offer_down() -> None:
    t = moving().post(1, "coach_house", give={"ducats": 55}).do("2 pass").post(3, "coach_house", give={"ducats": 50})
    t.do("more", "1 pass", "2 pass", "3 withdraw d1")
    assert (t.asked(), t.seat) == ("Reconsider", 1)
    assert t.choices() == ["pass", "withdraw b1"]
    assert t.post_refused(1, "inn", give=FIVE) == ("GE-9.39", "not-now")
    t.say(1, "revise", offer="b1", rev=t.rev("b1"), target="coach_house", give=FIVE)
    assert (t.asked(), t.seat) == ("Hear", 0)


def test_ge_9_47_not_who_offers_for_something_else_or_is_asked_later() -> None:
    t = moving().post(1, STREET, give=FIVE).post(2, "coach_house", give={"ducats": 50})
    t.post(3, "coach_house", give={"ducats": 55}).do("more", "1 pass", "2 withdraw c1")
    assert (t.asked(), t.seat) == ("Bid", 3)


def test_ge_9_47_nor_after_a_better_offer() -> None:
    t = moving().post(1, "coach_house", give=FIVE).do("2 pass").post(3, "coach_house", give={"ducats": 10})
    t.do("more", "1 pass", "2 pass")
    t.say(3, "revise", offer="d1", rev=t.rev("d1"), target="coach_house", give={"ducats": 20})
    assert t.asked() == "Hear"
