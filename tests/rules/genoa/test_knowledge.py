"""Hidden information: what a seat sees, and what is dealt at random for it."""

import json

import pytest

from fondaco.core.history import flowed
from fondaco.core.objections import QUIET
from fondaco.games.genoa.components import CARD
from fondaco.games.genoa.game import GAME
from fondaco.games.genoa.legality import valid
from tests.rules.genoa.table import HERE, LIVE, MOVE, Hand, Table, table

ORDERS: Hand = {
    "goods": {"silver": 1, "linen": 1, "wine": 1, "copper": 1, "silk": 1, "ale": 1},
    "cards": ["large_09", "large_01", "small_06", "message_01"],
}


def offering() -> Table:
    """Player 1 has offered by secret orders and by a covered card."""
    t = table(at="coach_house", window=MOVE, options=LIVE, players={1: ORDERS, 2: {"cards": ["large_10", "large_12"]}})
    t.post(1, "villa_ricci", after={"order": {"deck": "large_order", "card": "large_09", "ducats": 50}})
    t.post(1, "street_67", give={"cards": [{"id": "message_01", "face": "kind_only"}]})
    covered = {"cards": [{"id": "large_01", "face": "kind_only"}]}
    order = {"order": {"deck": "large_order", "card": "large_09", "ducats": 20}}
    return t.post(1, "villa_ricci", give=covered, after=order)


def bits(*names: str) -> int:
    return sum(1 << int(CARD.index(name)) for name in names)


def test_the_number_of_cards_of_each_kind_is_public_their_faces_are_not() -> None:
    """GE-11.06, GE-3.05"""
    view = offering().view(0)
    assert view["players"][1]["hand"] == {"large_order": 2, "message": 1, "small_order": 1}
    assert view["players"][1]["cards"] == []
    assert view["piles"]["large_order"] == 12
    hidden = ["large_09", "large_01", "small_06", "message_01"]
    assert not any(name in json.dumps(view) for name in hidden)


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_a_hidden_state_keeps_all_standing_offers_valid(seat: int) -> None:
    """GE-9.38: a standing offer is evidence that its owner has what it gives, the secret order too."""
    t = offering()
    hands = set()
    for seed in range(60):
        twin = GAME.resample(t.state, seat, seed)
        for offer in twin.offers:
            assert valid(twin, offer.by(), offer.target, offer.give, offer.after, QUIET)
        hands.add(int(twin.players[1].cards))
        GAME.check(twin)
    assert len(hands) > 20


def test_a_hidden_state_keeps_the_promise_of_a_deal_in_hand() -> None:
    """GE-8.40"""
    t = offering()
    t.accept("b1")
    for seed in range(40):
        twin = GAME.resample(t.state, 0, seed)
        assert twin.deal.after.order >= 0
        assert twin.players[1].cards >> twin.deal.after.order & 1
        assert [a.verb.name for a in GAME.choices(twin, 1)] == ["deliver"]


def test_what_a_player_has_seen_stays_where_it_is() -> None:
    """GE-8.25"""
    t = table(window=MOVE, players={1: {"cards": ["message_01", "message_02"]}, 2: {"knows": ["message_01"]}})
    for seed in range(20):
        assert GAME.resample(t.state, 2, seed).players[1].cards & bits("message_01")
    free = {int(GAME.resample(t.state, 3, seed).players[1].cards & bits("message_01")) for seed in range(60)}
    assert free == {0, bits("message_01")}


def test_nobody_is_dealt_a_message_that_would_have_been_delivered() -> None:
    """GE-11.34: with automatic messages the tower's silence tells everybody."""
    players: dict[int, Hand] = {1: {"cards": ["message_01", "message_02", "message_05"]}}
    t = table(at="street_57", visited=["guild_hall", "coach_house"], window=MOVE, players=players)
    assert not any(
        player.cards & bits("message_03") for seed in range(60) for player in GAME.resample(t.state, 0, seed).players
    )


def test_masked_ducats_are_kept_by_a_resample_and_shaken_by_a_scramble() -> None:
    """GE-3.09: they can be followed by memory; offers stay payable."""
    t = table(window=MOVE, options=LIVE, players={1: {"ducats": 100}}).post(1, "coach_house", give={"ducats": 95})
    assert GAME.resample(t.state, 0, 1).players[1].ducats == 100
    shaken = [GAME.scramble(t.state, 0, seed) for seed in range(20)]
    assert len({int(s.players[1].ducats) for s in shaken}) > 3
    assert all(s.players[1].ducats >= 95 for s in shaken)
    assert {sum(int(player.ducats) for player in s.players) for s in shaken} == {490}


def test_showing_a_card_cannot_be_undone_a_covered_offer_can() -> None:
    """GE-8.25: an offer that shows a face tells everybody."""
    t = table(window=MOVE, options=LIVE, players={1: {"cards": ["message_01"]}})
    for face, told in [("shown", True), ("kind_only", False)]:
        twin = t.twin().post(1, "street_67", give={"cards": [{"id": "message_01", "face": face}]})
        assert flowed(GAME, t.state, twin.state) == told


def test_a_refusal_of_an_offer_tells_its_owner_only_about_himself() -> None:
    """GE-9.40: the same objection whatever the trader holds."""
    texts = []
    for ducats in [0, 500]:
        t = table(window=MOVE, players={0: {"ducats": ducats}})
        terms = {"target": "coach_house", "give": {"ducats": 500}, "ask": {"ducats": 200}}
        texts.append(t.args(f"1 post {json.dumps(terms)}"))
    assert texts[0] == texts[1] == {"wanted": 500, "have": 130}


def test_an_offer_told_to_others_hides_what_it_does_not_show() -> None:
    """GE-9.04"""
    t = offering()
    for seat in [-1, 0, 2]:
        heard = json.dumps(t.told(seat))
        assert "large_09" not in heard
        assert "message_01" not in heard
    assert "large_09" in json.dumps(t.told(1))


def test_at_the_end_everything_is_shown() -> None:
    """GE-14.05"""
    t = table(3, trader=2, left=1, window=MOVE, players={0: {"cards": ["contract_inn", "message_01"]}})
    t.do("0 pass", "1 pass", "stop")
    assert [card["id"] for card in t.view(1)["players"][0]["cards"]] == ["contract_inn", "message_01"]
    assert t.view(None)["players"][0]["ducats"] == 130
    assert GAME.unknown(t.state, 1) == []


def test_the_plan_shows_no_secret() -> None:
    """GE-9.38: frames and prompts carry public things only."""
    t = table(at="harbor", window=HERE, players={0: {"cards": ["message_01"], "goods": {"trade_1_1": 1}}}).do("take")
    assert "message_01" not in json.dumps(t.view(1)["plan"])
    t.do("trade_card message_01")
    assert t.view(1)["prompt"]["card"] == "card:message_01"  # shown by being given
