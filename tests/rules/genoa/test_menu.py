"""GE-9.26 to 9.30: the finite menu for bots."""

from fondaco.games.genoa.game import GAME
from tests.rules.genoa.table import HERE, MOVE, Hand, Table, table

FIVE = {"ducats": 5}


def moving(**more: object) -> Table:
    """Before a move from the street between Guild Hall and Coach House; player 1 is asked."""
    return table(at="street_57", window=MOVE, **more)  # type: ignore[arg-type]


def test_ge_9_26_first_a_target_then_a_payment() -> None:
    t = moving()
    assert t.choices() == ["pass", "bid guild_hall", "bid coach_house", "bid street_47", "bid street_67"]
    t.do("bid coach_house")
    assert t.asked() == "Pay"
    t.do("pay 10")
    assert t.offer("b1")["give"] == {"ducats": 10}
    assert t.seat == 2


def test_ge_9_26_here_only_this_building() -> None:
    t = table(at="harbor", window=HERE).do("hear")
    assert t.choices() == ["pass", "bid harbor"]
    assert t.why("bid palace") == ("GE-9.26", "not-in-menu")


def test_ge_9_26_a_table_may_play_by_the_menu_alone() -> None:
    t = moving(options={"offers": "menu"})
    assert t.post_refused(1, "coach_house", give=FIVE) == ("GE-9.26", "menu-only")


def test_ge_9_27_the_payments_of_the_menu() -> None:
    hand: Hand = {
        "ducats": 25,
        "goods": {"ale": 1, "trade_1_1": 1, "marker": 1, "silver": 1, "linen": 1, "wine": 1},
        "cards": ["large_09"],
    }
    t = table(at="coach_house", window=MOVE, players={1: hand}).do("bid villa_ricci")
    assert t.choices() == [
        *[f"pay {n}" for n in (5, 10, 15, 20, 25)],
        *[
            f"pay_good {good} {plus}"
            for good in ("silver", "linen", "ale", "wine", "trade_1_1", "marker")
            for plus in (0, 5, 10)
        ],
        *[f"pay_card large_09 {plus}" for plus in (0, 5, 10)],
        *[f"pay_yield first {plus}" for plus in (0, 5, 10)],
        *[f"pay_order {n}" for n in (20, 30, 40, 50, 60)],
    ]
    t.do("pay_order 40")
    assert t.offer("b1")["after"] == {"order": {"deck": "large_order", "card": "large_09", "ducats": 40}}
    assert t.view(2)["offers"][0]["after"] == {"order": {"deck": "large_order", "ducats": 40}}


def test_ge_9_27_a_card_is_offered_face_up_and_a_yield_after_the_action() -> None:
    t = table(at="street_76", window=MOVE, players={1: {"cards": ["message_01"]}})
    t.do("bid warehouse_spices", "pay_card message_01 5", "2 bid warehouse_spices", "pay_yield second 10")
    assert t.offer("b1")["give"] == {"ducats": 5, "cards": [{"id": "message_01", "face": "shown"}]}
    assert (t.offer("c1")["give"], t.offer("c1")["after"]) == ({"ducats": 10}, {"commodities": {"saffron": 1}})


def test_ge_9_27_with_two_players_money_alone_drops_out() -> None:
    t = table(2, at="street_76", window=MOVE, players={1: {"goods": {"ale": 1}}}).do("bid warehouse_spices")
    assert [text for text in t.choices() if text.startswith("pay ")] == []
    assert t.why("pay 5") == ("GE-15.01", "needs-a-good")
    poor = table(2, at="street_57", window=MOVE)
    assert poor.why("bid street_67") == ("GE-9.27", "nothing-to-pay")


def test_ge_9_28_the_size_of_the_menu() -> None:
    goods = dict.fromkeys(["pepper", "saffron", "silver", "copper", "linen", "silk", "ale", "wine"], 1)
    goods |= dict.fromkeys(["starting_space", "trade_1_1", "commodity_of_choice", "building_action"], 1)
    goods |= {"extra_action": 1, "marker": 1}
    cards = ["large_09", "message_01", "contract_inn"]
    t = table(at="coach_house", window=MOVE, players={1: {"goods": goods, "cards": cards}})
    assert len(t.choices()) <= 6
    t.do("bid villa_ricci")
    assert len(t.choices()) == 8 + 24 + 15 + 3 + 3 * len(cards) + 3 + 5
    assert len(t.choices()) <= 61 + 3 * len(cards)


def test_ge_9_29_the_traders_menu() -> None:
    t = moving(players={1: {"goods": {"ale": 1, "silk": 2}}}).post(1, "coach_house", give={"commodities": {"ale": 1}})
    t.do("2 pass", "3 pass")
    assert t.choices() == [
        *["accept b1", "counter b1", "more", "move guild_hall", "move coach_house", "move street_47"],
        *["move street_67", "stop"],
    ]
    t.do("counter b1")
    assert t.choices() == ["raise 5", "raise 10", "raise 20", "raise_good silk"]
    assert t.why("raise_good ale") == ("GE-9.29", "not-seen-to-own")


def test_ge_9_29_a_raised_offer_names_its_cards_itself() -> None:
    t = moving(players={1: {"cards": ["message_01"]}})
    t.post(1, "coach_house", give={"cards": [{"id": "message_01", "face": "kind_only"}]}).do("2 pass", "3 pass")
    t.do("counter b1", "raise 10", "agree")
    assert (t.ducats(0), t.cards(0)) == (140, ["message_01"])


def test_ge_9_27_only_what_the_action_yields_can_be_promised() -> None:
    t = moving().do("bid coach_house")
    assert t.why("pay_yield first 0") is None
    assert t.why("pay_yield second 0") == ("GE-9.27", "no-such-yield")


def test_x4_the_rulebooks_deal_by_the_menu() -> None:
    """GE-8.04, GE-8.11, GE-8.14: five ducats are refused, five and a commodity agreed."""
    t = table(at="street_57", moves=1, window=MOVE, players={1: {"goods": {"ale": 1, "trade_1_1": 1}}})
    t.do("bid coach_house", "pay 5", "2 pass", "3 pass", "counter b1", "raise_good ale")
    assert t.seat == 1
    t.do("agree")
    assert (t.ducats(0), t.goods(0), t.goods(1), t.data["tower"]) == (135, {"ale": 1}, {"trade_1_1": 1}, "coach_house")
    t.do("1 effect", "end")
    assert (t.goods(1), t.happened("began")[0]["seat"]) == ({"starting_space": 1, "trade_1_1": 1}, "seat:1")


def test_ge_9_30_a_bot_can_answer_an_offer_that_asks_something() -> None:
    t = moving(players={0: {"goods": {"wine": 1}}}).post(1, "coach_house", give={"ducats": 40}, ask={"ducats": 5})
    t.post(2, "coach_house", give={"ducats": 60}, ask={"commodities": {"wine": 1}}).do("3 pass")
    assert [text for text in t.choices() if "1" in text] == ["accept b1", "accept c1", "counter b1", "counter c1"]
    worth = {}
    for name in ["b1", "c1"]:
        after = GAME.resample(t.state, 0, 1)
        GAME.submit(after, 0, GAME.parse(f"accept {name}"))
        worth[name] = GAME.scores(after)[0]
    assert worth == {"b1": 165, "c1": 190}
