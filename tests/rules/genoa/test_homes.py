"""Out of its time an action is refused as such, and `also` says what would stand in its way in its time."""

from tests.rules.genoa.table import HERE, MOVE, Table, table


def also(t: Table, text: str) -> tuple[str, str] | None:
    """What else stands in the way."""
    objection = t.objection(text)
    assert objection is not None and objection.code in ("not-yours", "not-now")
    return None if objection.also is None else (objection.also.rule, objection.also.code)


def test_ge_9_26_bids_out_of_turn() -> None:
    """Player 1 is asked; player 2 learns what else is wrong with his bid, or that nothing is."""
    t = table(at="street_57", window=MOVE, players={2: {"ducats": 0}})
    assert also(t, "2 bid inn") == ("GE-9.26", "not-in-menu")
    assert also(t, "2 bid street_67") == ("GE-9.27", "nothing-to-pay")
    assert also(t, "3 bid coach_house") is None
    assert also(t, "2 withdraw c1") == ("GE-9.12", "no-such-offer")
    assert t.post_refused(2, "inn", give={"ducats": 50}) == ("GE-9.15", "not-yours")


def test_ge_8_31_the_trader_while_others_bid() -> None:
    t = table(at="street_57", window=MOVE)
    assert also(t, "0 take") == ("GE-7.04", "no-action-here")
    assert also(t, "0 move inn") == ("GE-8.29", "not-adjacent")
    assert also(t, "0 move coach_house") is None
    assert also(t, "0 accept b1") == ("GE-9.12", "no-such-offer")
    assert also(t, "1 move inn") is None  # only the trader moves


def test_ge_8_31_about_the_action_here() -> None:
    t = table(at="harbor", window=HERE).do("hear")
    assert also(t, "0 take") is None
    assert also(t, "2 bid harbor") is None
    assert also(t, "2 bid palace") == ("GE-9.26", "not-in-menu")


def test_ge_9_17_nobody_has_been_sent_a_counter() -> None:
    t = table(at="street_57", window=MOVE)
    assert also(t, "1 agree") == ("GE-9.41", "no-counter")


def test_ge_11_10_orders_and_tiles_before_an_action() -> None:
    t = table(at="villa_ricci", window=HERE, players={0: {"cards": ["large_09", "large_01"]}})
    assert also(t, "0 deliver large_09") == ("GE-11.10", "lacks-commodity")
    assert also(t, "0 deliver large_01") == ("GE-11.13", "order-for-other-building")
    assert also(t, "0 deliver large_02") == ("GE-11.06", "no-such-card")
    assert also(t, "0 choose silk") == ("GE-12.01", "no-tile")
    assert also(t, "0 use_building harbor") == ("GE-12.01", "no-tile")


def test_ge_11_33_messages_streets_and_the_start() -> None:
    t = table(at="harbor", window=HERE, players={0: {"cards": ["message_01"]}})
    assert also(t, "0 message message_01") == ("GE-11.33", "not-both-visited")
    assert also(t, "0 message message_02") == ("GE-11.30", "no-such-card")
    assert also(t, "0 street street_57") == ("GE-13.02", "no-disc")
    assert also(t, "0 start") == ("GE-12.05", "no-tile")


def test_ge_5_01_while_the_trader_holds_the_tower_there_is_nothing_to_add() -> None:
    t = table(at=None, players={0: {"goods": {"starting_space": 1}}})
    for text in ["1 bid harbor", "0 move harbor", "0 take", "1 deliver large_09"]:
        assert also(t, text) is None
