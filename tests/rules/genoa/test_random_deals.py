"""Random deals in the open form: nothing is overspent, half-settled, paid twice or leaked.

A few thousand with `make test`; with FONDACO_PROFILE=long more than a hundred thousand.
"""

import os
from typing import Any

import pytest

from fondaco.core.actions import Action
from fondaco.core.chance import seeded
from fondaco.core.events import Event
from fondaco.games.genoa.deals import deal_of, deal_with, find
from fondaco.games.genoa.game import GAME
from fondaco.games.genoa.payloads import OpenAccept, OpenAgreement
from fondaco.games.genoa.talk import menu_deal
from fondaco.games.genoa.values import Deal
from fondaco.testing import kit
from tests.rules.genoa.haggler import Haggler, all_cards_once, bundle_counts, due_to_trader, heard, moved

LONG = os.environ.get("FONDACO_PROFILE") == "long"
DEALS = 12_500 if LONG else 400
LOOKS = 400 if LONG else 15


def deals_of(s: Any, seat: int, action: Action) -> list[Deal]:
    """The deals that a legal action strikes."""
    if isinstance(action, OpenAccept):
        offers = [find(s, id) for id in action.ids]
        return [deal_of(s, offer, cards) for offer, cards in zip(offers, action.cards, strict=True) if offer]
    if action.verb.name == "accept":
        offer = find(s, action.x)
        several = [o for o in s.offers if offer and o.target == offer.target and o.by() != offer.by()]
        return [] if offer is None or (several and offer.target >= 18) else [deal_of(s, offer, 0)]
    counter = s.counters[seat]
    if isinstance(action, OpenAgreement) and counter is not None:
        return [deal_with(counter, seat, action.cards, 0, action.order)]
    if action.verb.name == "agree" and counter is not None:
        return [menu_deal(counter, seat)]
    return []


def check_settled(trader: int, deal: Deal, events: list[Event]) -> None:
    """Both sides have paid exactly what was agreed, promises included."""
    buyer = int(deal.buyer)
    assert moved(events, buyer, trader) == due_to_trader(deal.give, deal.after)
    assert moved(events, trader, buyer) == bundle_counts(
        int(deal.pay.ducats), deal.pay.goods, bin(deal.pay.cards).count("1")
    )


def check_state(s: Any, totals: list[int]) -> None:
    """Components are conserved, nobody owes anything, every card lies in one place."""
    assert GAME.totals(s) == totals
    assert all_cards_once(s)
    for player in s.players:
        assert player.ducats >= 0
        assert min(player.goods) >= 0


def play_turn(haggler: Haggler, s: Any) -> None:
    """One turn of random talk, each step checked."""
    totals, trader = GAME.totals(s), int(s.trader)
    pending: list[Deal] = []
    since: list[Event] = []
    for _ in range(400):
        if GAME.over(s) or s.trader != trader:
            break
        seat, action = haggler.next_move(s)
        struck = deals_of(s, seat, action)
        before = kit.stored(GAME, s) if haggler.dice.random() < 0.05 else None
        objection = GAME.why_not(s, seat, action)
        money = sum(int(player.ducats) for player in s.players)
        events = heard(s, seat, action)
        assert (objection is None) == (events is not None)
        if events is None:
            haggler.refusals += 1
            assert before is None or kit.stored(GAME, s) == before, f"a refused {action} changed something"
            continue
        check_state(s, totals)
        earned = sum(event.args[1] for event in events if event.kind.name == "earned")
        assert sum(int(player.ducats) for player in s.players) == money + earned
        if struck:
            pending, since = struck, []
            haggler.deals += len(struck)
        since += events
        if pending and (s.deal is None or s.trader != trader):
            for deal in pending:
                check_settled(trader, deal, since)
            pending = []
    assert not pending, "a deal was never finished"


@pytest.mark.parametrize("seed", range(8))
def test_ge_8_14_ge_8_22_ge_9_14_random_deals_are_kept_on_both_sides(seed: int) -> None:
    """GE-8.40, GE-9.13: assets conserved, promises kept, refused and stale commands change nothing."""
    haggler = Haggler(seed)
    while haggler.deals < DEALS:
        play_turn(haggler, haggler.table().state)
    assert haggler.refusals > 0


@pytest.mark.parametrize("seed", range(4))
def test_ge_9_04_ge_9_40_random_deals_reveal_nothing_to_third_seats(seed: int) -> None:
    """What a seat may not know changes neither its view nor what it hears, whatever is offered or agreed."""
    haggler = Haggler(1000 + seed)
    chance = seeded(seed)
    looks = 0
    while looks < LOOKS:
        s = haggler.table().state
        trader = int(s.trader)
        for _ in range(200):
            if GAME.over(s) or s.trader != trader:
                break
            seat, action = haggler.next_move(s)
            if GAME.why_not(s, seat, action) is not None:
                continue
            if haggler.dice.random() < 0.15:
                looks += 1
                kit.check_twins(GAME, s, chance, every_action=False)
                kit.check_lockstep(GAME, s, seat, action, chance)
                kit.check_storage(GAME, s)
                kit.check_what_actions_tell(GAME, s, GAME.awaited(s)[0], chance)
            heard(s, seat, action)
