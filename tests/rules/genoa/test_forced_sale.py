"""GE-8.30 to 8.36, 8.42, 8.43: a building reached without a deal."""

import pytest

from tests.rules.genoa.table import HERE, MOVE, Table, table

FIVE = {"ducats": 5}


def harbor(**more: object) -> Table:
    """The tower stands on the Harbor without a deal; the trader hears offers, player 1 first."""
    return table(at="harbor", window=HERE, **more).do("hear")  # type: ignore[arg-type]


def test_ge_8_30_the_others_may_offer_for_the_action_here() -> None:
    t = harbor().post(1, "harbor", give=FIVE).do("2 pass", "3 pass", "accept b1", "1 end")
    assert t.goods(1) == {"commodity_of_choice": 1}
    assert (t.ducats(0), t.data["tower"]) == (135, "harbor")


def test_ge_8_31_the_trader_may_take_it_himself_whatever_is_offered() -> None:
    t = harbor().post(1, "harbor", give={"ducats": 100}).do("2 pass", "3 pass", "take", "end")
    assert t.goods(0) == {"commodity_of_choice": 1}
    assert t.offers == []


def test_x6_ge_8_32_ge_8_35_five_ducats_force_a_sale() -> None:
    t = harbor().post(1, "harbor", give=FIVE).do("2 pass", "3 pass")
    assert t.why("leave") == ("GE-8.32", "must-sell")
    closing = [text for text in t.choices() if text.partition(" ")[0] in ("take", "accept", "leave", "stop", "move")]
    assert closing == ["take", "accept b1"]
    t.do("accept b1", "1 end")
    assert t.player(0)["taken"] == 0


def test_ge_8_32_an_unable_trader_must_sell_too_and_chooses_to_whom() -> None:
    t = table(at="harbor", window=HERE, players={0: {"taken": 1}}, acted=[0])
    t.post(1, "harbor", give={"ducats": 50}).post(2, "harbor", give=FIVE).do("3 pass")
    assert t.why("take") == ("GE-7.05", "trader-has-acted")
    assert t.why("leave") == ("GE-8.32", "must-sell")
    t.do("accept c1")
    assert t.seat == 2


def test_ge_8_32_ge_9_16_the_only_answer_is_given_unasked_when_all_is_said() -> None:
    """The trader cannot act, nothing more can be asked: the one offer is accepted, or the action left."""
    menu = {"offers": "menu", "bid_rounds": 1, "counters": 0}
    t = table(at="harbor", window=HERE, players={0: {"taken": 1}}, acted=[0], options=menu)
    sold = t.twin().do("bid harbor", "pay 5", "2 pass", "3 pass")
    assert (sold.ducats(0), sold.happened("began")[0]["seat"]) == (135, "seat:1")
    left = t.twin().do("1 pass", "2 pass", "3 pass")
    assert left.data["stack"][-1] == {"frame": "Bid", "seat": 1, "here": False, "rounds": 1, "counters": 0}
    both = t.twin().do("bid harbor", "pay 5", "bid harbor", "pay 10", "3 pass")
    assert (both.asked(), both.choices()) == ("Hear", ["accept b1", "accept c1"])


def test_ge_8_33_without_an_offer_the_action_may_stay_unused() -> None:
    t = harbor().do("1 pass", "2 pass", "3 pass", "leave")
    assert t.asked() == "Bid"
    assert t.player(0)["taken"] == 0


def test_ge_8_34_an_offer_that_asks_something_forces_nothing() -> None:
    t = harbor().post(1, "harbor", give={"ducats": 50}, ask=FIVE).do("2 pass", "3 pass")
    assert t.why("leave") is None
    assert t.why("accept b1") is None


def test_ge_8_35_one_good_alone_forces_a_sale() -> None:
    t = harbor(players={1: {"goods": {"ale": 1}}}).post(1, "harbor", give={"commodities": {"ale": 1}})
    t.do("2 pass", "3 pass")
    assert t.why("leave") == ("GE-8.32", "must-sell")


def test_ge_8_36_offers_for_a_building_lapse_when_it_is_entered_without_a_deal() -> None:
    t = table(at="street_52", window=MOVE).post(1, "harbor", give=FIVE).do("2 pass", "3 pass", "move harbor")
    assert t.offers == []
    t.do("hear", "1 pass", "2 pass", "3 pass")
    assert t.why("leave") is None


def test_ge_8_42_no_deal_for_another_space_while_the_action_here_is_open() -> None:
    t = harbor().post(1, "palace", give={"ducats": 50}).do("2 pass", "3 pass")
    assert t.why("accept b1") == ("GE-8.42", "action-still-open")
    t.do("leave")
    assert t.offers == ["b1"]
    t.do("1 pass", "2 pass", "3 pass", "accept b1")
    assert t.data["tower"] == "palace"


def test_ge_8_43_only_offers_standing_at_that_moment_count() -> None:
    t = harbor().post(1, "harbor", give=FIVE).do("2 pass", "3 pass", "more", "1 withdraw b1", "2 pass", "3 pass")
    assert t.why("leave") is None


@pytest.mark.parametrize("asked", [{"ducats": 200}, {"commodities": {"ale": 1}}, {"cards": {"message": 1}}])
def test_ge_8_08_ge_9_40_what_is_asked_is_judged_only_when_it_is_accepted(asked: object) -> None:
    t = harbor().post(1, "harbor", give=FIVE, ask=asked).do("2 pass", "3 pass")
    refused = t.accept_refused("b1", cards=[])
    assert refused is not None
    assert refused[0] in ("GE-8.22", "GE-9.40")
    assert t.why("leave") is None
