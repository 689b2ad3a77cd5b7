"""Random negotiations in the open form, for property tests: tables full of goods, and people who offer anything."""

import random
from typing import Any, Final

from fondaco.core.actions import Action
from fondaco.core.domains import Data
from fondaco.core.events import Ear, Event
from fondaco.core.rows import row
from fondaco.games.genoa.action import Act, HandCards
from fondaco.games.genoa.actions import ACCEPT_COUNTER, ACCEPT_MANY, COUNTER_WITH, POST, REVISE
from fondaco.games.genoa.components import (
    CARD,
    DECK_MASK,
    DECK_OF,
    DRAWN,
    GOOD,
    GOODS,
    IN_DECK,
    MARKER,
    MARKERS_PER_COLOUR,
    PLACE,
    SPACE,
    SUPPLIED,
    SUPPLY,
    TAKES,
    is_building,
    members,
)
from fondaco.games.genoa.game import GAME
from fondaco.games.genoa.legality import lowest_cards, open_targets
from fondaco.games.genoa.live import Talk
from fondaco.games.genoa.sequential import Answer, Bid, Hear
from fondaco.games.genoa.values import NO_KINDS, After, Bundle, Wish
from tests.rules.genoa.table import Hand, Table, table


class Haggler:
    """One random turn after another; `deals` counts those that were struck."""

    def __init__(self, seed: int) -> None:
        self.dice: Final = random.Random(seed)
        self.deals = 0
        self.refusals = 0

    def some(self, most: int) -> int:
        """Few more often than many."""
        return min(self.dice.randint(0, most), self.dice.randint(0, most))

    # --- a table ------------------------------------------------------------------------------------------------------

    def table(self) -> Table:
        """A turn somewhere, with goods, cards and markers all over the place."""
        seats = self.dice.randint(2, 5)
        boards: dict[int, Hand] = {
            seat: {"ducats": 5 * self.some(30), "goods": {}, "cards": []} for seat in range(seats)
        }
        for good, count in zip(SUPPLIED.items, SUPPLY, strict=True):
            for _ in range(self.some(count)):
                goods = boards[self.dice.randrange(seats)]["goods"]
                goods[good] = goods.get(good, 0) + 1
        cards = list(CARD.items)
        self.dice.shuffle(cards)
        for _ in range(self.some(50)):
            boards[self.dice.randrange(seats)]["cards"].append(cards.pop())
        owners = {name: self.dice.randrange(seats) for name in self.dice.sample(SPACE.items[:18], self.some(6))}
        for seat in range(seats):
            placed = sum(1 for owner in owners.values() if owner == seat)
            boards[seat]["goods"]["marker"] = self.some(int(MARKERS_PER_COLOUR) - placed)
        at = self.dice.choice(SPACE.items)
        return table(
            seats,
            window="here" if SPACE.index(at) < 18 else "move",
            trader=self.dice.randrange(seats),
            at=at,
            moves=self.dice.randint(1, 4),
            players=boards,
            owners=owners,
            left=3,
            seed=self.dice.randrange(1 << 30),
            options={
                "driver": self.dice.choice(["sequential", "live"]),
                "automatic_messages": self.dice.random() < 0.8,
            },
        )

    # --- things to say ------------------------------------------------------------------------------------------------

    def bundle(self, s: Any, seat: int) -> Bundle:
        """Some of what a player has."""
        player = s.players[seat]
        goods = [0] * len(GOOD)
        for good in self.dice.sample(range(GOODS), self.some(4)):
            goods[good] = self.some(int(player.goods[good]) + (self.dice.random() < 0.03))
        cards, shown = 0, 0
        for card in members(player.cards):
            if self.dice.random() < 0.15:
                cards |= 1 << card
                shown |= (self.dice.random() < 0.4) << card
        ducats = 5 * self.some(max(0, int(player.ducats) // 5)) if self.dice.random() < 0.6 else 0
        return Bundle(ducats, row(goods), cards, shown)

    def wish(self, s: Any, seat: int) -> Wish:
        """Some of what a player may have."""
        goods = [0] * len(GOOD)
        kinds = NO_KINDS[:]
        if self.dice.random() < 0.3:
            goods[self.dice.randrange(GOODS)] = 1
        if self.dice.random() < 0.2:
            kinds[self.dice.randrange(4)] = 1
        return Wish(5 * self.some(6), row(goods), kinds)

    def after(self, s: Any, seat: int, target: int) -> After:
        """Some of what the action may give."""
        goods = [0] * len(GOOD)
        cards, deck, order, ducats, tile = 0, -1, -1, 0, -1
        if is_building(target) and self.dice.random() < 0.6:
            goods = [self.some(int(TAKES[target][good])) for good in range(GOODS)]
            cards = self.dice.randint(0, int(DRAWN[target]))
            orders = [c for c in members(s.players[seat].cards) if DECK_OF[c] in (2, 3) and PLACE[c] == target]
            if orders and self.dice.random() < 0.7:
                order = self.dice.choice(orders)
                deck = int(DECK_OF[order])
                cards = cards if deck == 3 else 0
                ducats = 5 * self.dice.randint(1, 8)
                tile = self.dice.choice([-1, 8, 9, 10, 11, 12]) if deck == 2 else -1
        return After(row(goods), cards, self.dice.randint(0, 1), deck, order, ducats, tile)

    def post(self, s: Any, seat: int, here: bool) -> Action:
        """Any offer, or a revision of an own one."""
        targets = members(open_targets(s, here)) or [int(s.tower)]
        target = int(s.tower) if here and self.dice.random() < 0.7 else self.dice.choice(targets)
        give, after = self.bundle(s, seat), self.after(s, seat, target)
        ask = self.wish(s, seat) if self.dice.random() < 0.3 else Wish(0, row([0] * len(GOOD)), NO_KINDS)
        own = [offer for offer in s.offers if offer.by() == seat]
        if own and self.dice.random() < 0.3:
            offer = self.dice.choice(own)
            stale = self.dice.random() < 0.2
            return REVISE.make(offer.id, offer.rev - stale, target, give, after, ask)
        return POST.make(target, give, after, ask)

    def accept(self, s: Any) -> Action | None:
        """Any standing offers, sometimes as they stood before."""
        if not s.offers:
            return None
        first = self.dice.choice(s.offers)
        chosen = {int(first.by()): first}
        for offer in s.offers:
            if offer.target == first.target and offer.by() not in chosen and self.dice.random() < 0.5:
                chosen[int(offer.by())] = offer
        offers = list(chosen.values())
        hand = s.players[s.trader].cards
        cards = []
        for offer in offers:
            named = lowest_cards(hand, offer.ask.kinds)
            hand &= ~named
            cards.append(int(named))
        stale = self.dice.random() < 0.1
        return ACCEPT_MANY.make([int(o.id) for o in offers], [int(o.rev) - stale for o in offers], cards)

    def counter(self, s: Any) -> Action:
        """Any proposal of the trader."""
        others = [seat for seat in range(s.seats) if seat != s.trader]
        to = self.dice.choice([-1, *others])
        target = self.dice.choice(members(open_targets(s, False)) or [int(s.tower)])
        after = self.after(s, self.dice.choice(others), target)
        return COUNTER_WITH.make(to, target, self.wish(s, others[0]), after, self.bundle(s, int(s.trader)))

    def agree(self, s: Any, seat: int) -> Action | None:
        """Agree to a counter, naming any card of the kind."""
        counter = s.counters[seat]
        if counter is None:
            return None
        hand = s.players[seat].cards
        orders = [-1]
        if counter.after.deck >= 0:
            orders = members(hand & DECK_MASK[counter.after.deck]) or [-1]
        rev = int(counter.rev) - (self.dice.random() < 0.1)
        return ACCEPT_COUNTER.make(rev, lowest_cards(hand, counter.want.kinds), self.dice.choice(orders))

    def next_move(self, s: Any) -> tuple[int, Action]:
        """Who says what next: mostly the open form where it is asked for, else any suggestion."""
        top = s.stack[-1].question()
        awaited = GAME.awaited(s)
        seat = self.dice.choice(awaited)
        action: Action | None = None
        if isinstance(top, Talk) and self.dice.random() < 0.7:
            seat = self.dice.randrange(s.seats)
            if seat == s.trader:
                action = self.accept(s) if self.dice.random() < 0.6 else self.counter(s)
            else:
                action = self.agree(s, seat) or self.post(s, seat, top.here)
        elif isinstance(top, Bid) and self.dice.random() < 0.8:
            action = self.post(s, seat, top.here)
        elif isinstance(top, Hear) and self.dice.random() < 0.8:
            action = self.accept(s) if self.dice.random() < 0.7 else self.counter(s)
        elif isinstance(top, Answer) and self.dice.random() < 0.6:
            action = self.agree(s, seat)
        if action is None:
            seat = self.dice.choice(awaited)
            options = GAME.suggestions(s, seat)
            if isinstance(top, Act | HandCards) and len(options) > 1 and self.dice.random() < 0.5:
                options = options[-2:]
            action = self.dice.choice(options)
        return seat, action


def heard(s: Any, seat: int, action: Action) -> list[Event] | None:
    """Do it; what happened, or None if it was refused."""
    ear = Ear()
    s.ear = ear
    objection = GAME.submit(s, seat, action)
    s.ear = None
    return None if objection is not None else ear.events


def moved(events: list[Event], giver: int, to: int) -> dict[str, int]:
    """What went from one player to the other: ducats, goods but markers, number of cards."""
    found: dict[str, int] = {}
    for event in events:
        told: Data = event.seen_by(giver)
        if told.get("to") == f"seat:{to}" and told["seat"] == f"seat:{giver}":
            if told["event"] == "paid":
                found["ducats"] = found.get("ducats", 0) + told["ducats"]
            elif told["event"] == "gave":
                found[told["good"]] = found.get(told["good"], 0) + 1
            elif told["event"] == "passed":
                found["cards"] = found.get("cards", 0) + 1
    return found


def due_to_trader(give: Bundle, after: After) -> dict[str, int]:
    """What a deal owes the trader, now and after the action."""
    found = bundle_counts(give.ducats + after.ducats, give.goods, bin(give.cards).count("1") + int(after.cards))
    for good in range(MARKER):
        if after.goods[good] or after.tile == good:
            name = f"good:{GOOD.items[good]}"
            found[name] = found.get(name, 0) + int(after.goods[good]) + (after.tile == good)
    return found


def bundle_counts(ducats: int, goods: Any, cards: int) -> dict[str, int]:
    """A bundle in the same words as `moved`."""
    found = {f"good:{GOOD.items[good]}": int(goods[good]) for good in range(MARKER) if goods[good]}
    if ducats:
        found["ducats"] = int(ducats)
    if cards:
        found["cards"] = cards
    return found


def all_cards_once(s: Any) -> bool:
    """Whether every card lies in exactly one place."""
    places = [int(s.face_down), int(s.face_up), *[int(player.cards) for player in s.players]]
    return sum(bin(place).count("1") for place in places) == sum(IN_DECK) and not any(
        a & b for i, a in enumerate(places) for b in places[:i]
    )
