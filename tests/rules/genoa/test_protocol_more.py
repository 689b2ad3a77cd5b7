"""GE-9.38 to 9.46: open cases, silent players."""

import pytest

from fondaco.games.genoa.game import GAME
from tests.rules.genoa.table import HERE, LIVE, MOVE, Hand, Table, table

FIVE = {"ducats": 5}
STREET = "street_67"


def moving(**more: object) -> Table:
    """Before a move from the street between Guild Hall and Coach House."""
    return table(at="street_57", window=MOVE, **more)  # type: ignore[arg-type]


# --- GE-9.39 to 9.42 ---


def test_ge_9_39_only_for_reachable_targets_and_at_most_eight_offers() -> None:
    t = moving(options=LIVE, moves=1)
    assert t.post_refused(1, "inn", give=FIVE) == ("GE-9.39", "out-of-reach")
    assert t.post_refused(1, "street_57", give=FIVE) == ("GE-9.39", "out-of-reach")
    for _ in range(8):
        t.post(1, STREET, give={"ducats": 100})  # they need not be affordable together
    assert t.post_refused(1, STREET, give=FIVE) == ("GE-9.39", "too-many-offers")
    t.do("1 withdraw b3").post(1, STREET, give=FIVE)
    assert t.offers == ["b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8"]


def test_ge_9_39_not_between_windows() -> None:
    t = table(at="harbor", window=HERE).do("take")
    assert t.post_refused(1, "palace", give=FIVE) == ("GE-7.10", "not-yours")


def test_ge_9_40_asked_cards_are_named_by_their_giver() -> None:
    t = moving(players={0: {"cards": ["message_01", "message_02"]}})
    t.post(1, STREET, give={"ducats": 50}, ask={"cards": {"message": 1}}).do("2 pass", "3 pass")
    assert t.why("accept b1") == ("GE-9.40", "name-the-cards")
    assert t.accept_refused("b1", cards=["contract_inn"]) == ("GE-9.40", "other-cards-asked")
    assert t.accept_refused("b1", cards=["message_03"]) == ("GE-8.22", "card-not-held")
    suggested = [a.text() for a in t.game.suggestions(t.state, 0) if a.code < 0]
    assert len(suggested) == 2  # a bot can name either
    t.accept("b1", cards=["message_02"])
    assert (t.cards(0), t.cards(1)) == (["message_01"], ["message_02"])


def test_ge_9_40_the_others_choices_do_not_show_what_the_trader_owns() -> None:
    rich, poor = moving(), moving(players={0: {"ducats": 0}})
    for t in [rich, poor]:
        t.post(1, STREET, give=FIVE, ask={"ducats": 100})
    assert rich.choices(2) == poor.choices(2)
    assert rich.view(2) == poor.view(2)


def test_ge_9_40_ge_9_46_an_offer_lapses_on_public_grounds_only() -> None:
    """GE-9.46: which of two messages was played is public, which was offered is not: the offer lapses anyway."""
    for offered in ["message_03", "message_05"]:
        hand: Hand = {"cards": ["message_03", "message_05"]}
        t = moving(players={1: hand}, visited=["guild_hall"])
        t.post(1, "warehouse_spices", give={"cards": [{"id": offered, "face": "kind_only"}]})
        t.do("2 pass", "3 pass", "move coach_house")  # message_03: Coach House and Guild Hall
        assert t.cards(1) == ["message_05"]
        assert t.offers == []


def test_ge_9_46_an_offer_with_a_secret_order_lapses_with_any_commodity() -> None:
    goods = {"silver": 1, "linen": 1, "wine": 1, "ale": 1}
    t = table(at="coach_house", window=MOVE, players={1: {"goods": goods, "cards": ["large_09"]}})
    order = {"deck": "large_order", "card": "large_09", "ducats": 50}
    t.post(1, "villa_ricci", after={"order": order}).do("2 pass", "3 pass", "more")
    t.post(1, "street_67", give={"commodities": {"ale": 1}}).do("2 pass", "3 pass", "accept b2")
    assert t.offers == []


@pytest.mark.parametrize(("left", "standing"), [(1, []), (2, ["b1"])])
def test_ge_9_46_an_offer_from_a_small_order_lapses_when_a_yield_runs_out(left: int, standing: list[str]) -> None:
    hands: dict[int, Hand] = {
        0: {"goods": {"commodity_of_choice": 1}},
        1: {"cards": ["small_12"], "goods": {"silk": 1}},
        2: {},
    }
    t = table(at="coach_house", window=HERE, players=hands, supply={"pepper": left}).do("hear")
    order = {"deck": "small_order", "card": "small_12", "ducats": 20}
    t.post(1, "warehouse_spices", after={"order": order}).do("2 pass", "3 pass", "take", "choose pepper")
    assert t.offers == standing


def test_ge_9_41_a_counter_needs_a_payment_and_what_the_trader_gives() -> None:
    t = moving().do("1 pass", "2 pass", "3 pass")
    for want, give, objection in [
        ({}, {}, ("GE-8.17", "nothing-offered")),
        (FIVE, {"ducats": 500}, ("GE-8.22", "too-few-ducats")),
        ({"ducats": 7}, {}, ("GE-1.07", "odd-ducats")),
    ]:
        assert t.refusal(0, "counter_with", to=1, target="coach_house", want=want, give=give) == objection
    assert t.refusal(0, "counter_with", to=0, target="coach_house", want=FIVE) == ("GE-9.41", "not-addressed")
    assert t.refusal(0, "counter_with", to=1, target="inn", want=FIVE) == ("GE-8.29", "not-adjacent")
    assert t.refusal(0, "counter_with", to=1, target="coach_house", want={"ducats": 500}) is None


def test_ge_9_41_who_can_only_decline_is_asked_too() -> None:
    t = moving(players={1: {"ducats": 0}}).do("1 pass", "2 pass", "3 pass")
    t.say(0, "counter_with", to=1, target="coach_house", want={"ducats": 50})
    assert t.choices() == ["decline"]
    assert t.why("agree") == ("GE-8.22", "too-few-ducats")


def test_ge_9_41_a_wanted_card_or_order_is_named_in_the_answer() -> None:
    t = moving(players={1: {"cards": ["message_01", "message_02"]}}).do("1 pass", "2 pass", "3 pass")
    t.say(0, "counter_with", to=1, target="coach_house", want={"cards": {"message": 1}})
    assert t.why("agree") == ("GE-9.40", "name-the-cards")
    assert len(t.game.suggestions(t.state, 1)) == 3  # decline, or either card
    rev = t.data["counters"][1]["rev"]
    assert t.refusal(1, "accept_counter", rev=rev - 1, cards=["message_01"]) == ("GE-9.13", "stale")
    t.say(1, "accept_counter", rev=rev, cards=["message_02"])
    assert t.cards(0) == ["message_02"]


def test_ge_9_41_a_counter_may_want_ducats_from_an_order() -> None:
    hand: Hand = {"goods": {"silver": 1, "linen": 1, "wine": 1}, "cards": ["large_09", "large_01"]}
    t = table(at="coach_house", window=MOVE, players={1: hand}).do("1 pass", "2 pass", "3 pass")
    order = {"deck": "large_order", "ducats": 60}
    t.say(0, "counter_with", to=1, target="villa_ricci", after={"order": order})
    rev = t.data["counters"][1]["rev"]
    assert t.refusal(1, "accept_counter", rev=rev) == ("GE-9.40", "name-the-cards")
    assert t.refusal(1, "accept_counter", rev=rev, order="large_01") == ("GE-9.23", "no-such-order-here")
    t.say(1, "accept_counter", rev=rev, order="large_09").do("deliver large_09", "tile extra_action")
    assert (t.ducats(0), t.ducats(1)) == (190, 170)


def test_ge_9_42_a_counter_accepted_is_a_deal_and_the_buyers_offers_for_it_lapse() -> None:
    t = moving().post(1, STREET, give=FIVE).post(2, "street_47", give=FIVE).do("3 pass")
    t.do("counter b1", "raise 10", "agree")
    assert (t.ducats(0), t.ducats(1), t.data["tower"]) == (145, 115, STREET)
    assert t.offers == ["c1"]


# --- GE-9.44: silent players ---


def test_ge_9_44_what_a_silent_player_is_taken_to_say() -> None:
    def silent(t: Table) -> str:
        return GAME.absent(t.state, t.seat, 7).text()

    tile: dict[int, Hand] = {0: {"goods": {"starting_space": 1, "marker": 1}}}
    assert silent(table(at=None, players=tile)) == "roll"
    assert silent(table(at="harbor", window=HERE)) == "hear"
    assert silent(moving()) == "pass"
    t = moving().post(1, STREET, give=FIVE).do("2 pass", "3 pass", "counter b1", "raise 5")
    assert silent(t) == "decline"
    tiled: dict[int, Hand] = {0: {"goods": {"trade_1_1": 1}}}
    t = table(at="harbor", window=HERE, players=tiled).do("take")
    assert silent(t) == "effect"
    assert silent(t.do("effect")) == "end"
    assert silent(table(at="villa_ricci", window=HERE, players=tiled).do("take")) == "contract"
    assert silent(table(at="street_57", players=tile)) == "pass"


def test_ge_9_44_a_silent_buyer_keeps_his_promises() -> None:
    goods = {"silver": 1, "linen": 1, "wine": 1}
    t = table(at="coach_house", window=MOVE, players={1: {"goods": goods, "cards": ["large_09"]}})
    order = {"deck": "large_order", "card": "large_09", "ducats": 50, "tile": "trade_1_1"}
    t.post(1, "villa_ricci", after={"order": order}).do("2 pass", "3 pass", "accept b1")
    said = []
    while t.asked() in ("Act", "RewardTile"):
        action = GAME.absent(t.state, 1, 3)
        said.append(action.text())
        assert t.game.submit(t.state, 1, action) is None
    assert said == ["deliver large_09", "tile trade_1_1", "end"]
    assert (t.ducats(0), t.goods(0)) == (180, {"trade_1_1": 1})


def test_ge_9_44_a_silent_holder_delivers_and_hands_over_at_random() -> None:
    manual = {"automatic_messages": False}
    t = table(
        at="street_57", visited=["guild_hall"], window=MOVE, options=manual, players={1: {"cards": ["message_03"]}}
    )
    t.do("1 pass", "2 pass", "3 pass", "move coach_house")
    assert GAME.absent(t.state, 1, 1).text() == "message message_03"
    t = table(at="market", window=MOVE).post(1, "city_hall", after={"cards": {"n": 1, "pick": "giver"}})
    t.do("2 pass", "3 pass", "accept b1")
    assert {GAME.absent(t.state, 1, seed).text() for seed in range(20)} == set(t.choices())
