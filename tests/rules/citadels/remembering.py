"""A perfect memory: what a person who forgets nothing is sure of, from nothing but what that person hears and sees.

It knows hands ("all of these cards but for so many are with her"), the deck ("this card went there, and only she and he
have drawn since") and counts ("three of them were trade"). It is deliberately simple and shares no code with the game's
own memory: a guess that contradicts it has forgotten something.
"""

from collections import Counter
from typing import Any

from fondaco.core.domains import Data
from fondaco.games.citadels.components import DISTRICT, TYPE, TYPE_OF

FROM_TABLE = ("KeepDrawn", "KeepAll", "PutBack", "KeepStudied")
"""Questions in which cards go to the deck from the table, not from a hand."""


class Fact:
    """All of these cards are in a hand, but for so many at most."""

    def __init__(self, cards: Counter[str]) -> None:
        self.cards = cards
        self.gone = 0


class Buried:
    """This card went to the deck; only these seats can have it now."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.perhaps: set[int] = set()


class Person:
    """A seat that forgets nothing."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.hands: list[list[Fact]] = [[] for _ in range(seats)]
        self.counts: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.buried: list[Buried] = []
        self.drawn: list[str] = []
        """What lies on the table before this person."""
        self.recognised = 0
        """The cards before somebody else on the table that this person knows."""
        self.from_city = False

    # --- hearing ------------------------------------------------------------------------------------------------------

    def hear(self, events: list[Data], asked: str, before: Any, after: Any) -> None:
        """All that happened by one action; the whole states are there for what lies open, the eyes of this person."""
        saw: dict[int, Counter[str]] = {}
        for event in events:
            name = event["event"]
            if name == "saw" and event["district"] is not None:
                saw.setdefault(place(event["owner"]), Counter()).update([str(card(event))])
            elif name == "drew":
                self.somebody_draws(place(event["seat"]), card(event))
            elif name == "tucked":
                self.somebody_tucks(place(event["seat"]), card(event), asked in FROM_TABLE)
            elif name == "gave":
                self.moves(place(event["giver"]), place(event["receiver"]), card(event))
            elif name == "stole":
                self.moves(place(event["owner"]), place(event["seat"]), card(event))
            elif name == "played":
                self.leaves(place(event["seat"]), card(event))
            elif name == "destroyed":
                self.from_city = True
            elif name == "traded-hands":
                self.trade(place(event["seat"]), place(event["other"]), before, after)
            elif name == "shuffled":
                self.shuffled(events)
        for owner, cards in saw.items():
            self.look(owner, cards)

    def somebody_draws(self, drawer: int, kind: str | None) -> None:
        if kind is not None:
            self.dig_up(kind, None)
            if drawer != self.seat:
                self.recognised += 1
                for fact in self.hands[drawer]:
                    fact.cards[kind] += 1
        if drawer == self.seat:
            assert kind is not None
            self.drawn.append(kind)
        else:
            for card_ in self.buried:
                card_.perhaps.add(drawer)

    def somebody_tucks(self, seat: int, kind: str | None, from_table: bool) -> None:
        if self.from_city or seat == self.seat:
            assert kind is not None
            self.from_city = False
            self.buried.append(Buried(kind))
        elif not from_table:
            self.leaves(seat, kind)
        elif self.recognised:
            self.may_be_back(seat, 1)

    def may_be_back(self, seat: int, cards: int) -> None:
        """Cards that this person knew on the table may be in the deck again."""
        for fact in self.hands[seat]:
            fact.gone += cards

    def moves(self, giver: int, receiver: int, kind: str | None) -> None:
        if giver != self.seat:
            self.leaves(giver, kind)
            for card_ in self.buried:
                if giver in card_.perhaps and receiver != self.seat:
                    card_.perhaps.add(receiver)
        if receiver != self.seat and kind is not None:
            self.hands[receiver].append(Fact(Counter([kind])))
            for fact in self.hands[receiver][:-1]:
                fact.cards[kind] += 1

    def leaves(self, seat: int, kind: str | None) -> None:
        """A card leaves a hand; None: this person does not know which."""
        if seat == self.seat:
            return
        for fact in self.hands[seat]:
            if kind is None:
                fact.gone += 1
            elif fact.cards[kind] > 0:
                fact.cards[kind] -= 1
        for type_ in list(self.counts[seat]):
            if kind is None or TYPE.items[TYPE_OF[DISTRICT.index(kind)]] == type_:
                self.counts[seat][type_] -= 1
        if kind is not None:
            self.dig_up(kind, seat)

    def dig_up(self, kind: str, holder: int | None) -> None:
        """A card of this kind has turned up: of those that it may be, the one of which most was sure."""
        found = [c for c in self.buried if c.kind == kind and (holder is None or holder in c.perhaps)]
        if found:
            self.buried.remove(min(found, key=lambda c: len(c.perhaps)))

    def trade(self, one: int, two: int, before: Any, after: Any) -> None:
        if self.seat in (one, two):
            other = two if self.seat == one else one
            self.look(other, names(before.players[other].hand))
            self.hands[other] = [Fact(names(after.players[other].hand))]
            self.counts[other] = Counter()
            return
        self.hands[one], self.hands[two] = self.hands[two], self.hands[one]
        self.counts[one], self.counts[two] = self.counts[two], self.counts[one]
        swap = {one: two, two: one}
        for card_ in self.buried:
            card_.perhaps = {swap.get(seat, seat) for seat in card_.perhaps}

    def look(self, owner: int, cards: Counter[str]) -> None:
        """This person sees a whole hand."""
        for kind in cards.elements():
            self.dig_up(kind, owner)
        for card_ in self.buried:
            card_.perhaps.discard(owner)
        self.hands[owner] = [Fact(Counter(cards))]

    def shuffled(self, events: list[Data]) -> None:
        """What this person drew and did not keep goes into the deck."""
        did = events[0]
        if did["seat"] == f"seat:{self.seat}":
            self.drawn.remove(did["action"]["district"][9:])
            self.buried += [Buried(kind) for kind in self.drawn]
        else:
            self.may_be_back(place(did["seat"]), self.recognised)

    def counted(self, owner: int, type_: str, cards: int) -> None:
        """All have counted the gains of a spy."""
        if owner != self.seat:
            self.counts[owner][type_] = max(self.counts[owner][type_], cards)

    def table_is_clear(self) -> None:
        """Nothing lies there any more."""
        self.drawn = []
        self.recognised = 0

    # --- judging a guess ----------------------------------------------------------------------------------------------

    def forgotten(self, guess: Any) -> str | None:
        """What a guess contradicts; None if nothing. Asked only while no card lies on the table."""
        hands = [names(player.hand) for player in guess.players]
        for owner, facts in enumerate(self.hands):
            for fact in facts:
                missing = (fact.cards - hands[owner]).total()
                if missing > fact.gone:
                    return f"{self.seat}: {owner} has all but {fact.gone} of {+fact.cards}, not {hands[owner]}"
        for owner, counts in enumerate(self.counts):
            for type_, least in counts.items():
                count = sum(1 for kind in guess.players[owner].hand if TYPE.items[TYPE_OF[kind]] == type_)
                if count < least:
                    return f"{self.seat}: {owner} has {least} {type_} cards, not {count}"
        deck = Counter({DISTRICT.items[kind]: int(n) for kind, n in enumerate(guess.deck.pool) if n})
        deck += names([c & 63 for c in guess.deck.bottom + guess.deck.museum])
        for kind in {c.kind for c in self.buried}:
            if not self.placed([c for c in self.buried if c.kind == kind], kind, deck, hands):
                return f"{self.seat}: {kind} cannot be where it is"
        return None

    def placed(self, cards: list[Buried], kind: str, deck: Counter[str], hands: list[Counter[str]]) -> bool:
        """Whether each of these cards has a place where it may be."""
        room = [hand[kind] for hand in hands]
        for card_ in sorted(cards, key=lambda c: len(c.perhaps)):
            seat = next((seat for seat in sorted(card_.perhaps) if room[seat] > 0), None)
            if seat is not None:
                room[seat] -= 1
            elif deck[kind] > 0:
                deck[kind] -= 1
            else:
                return False
        return True


def names(kinds: list[int]) -> Counter[str]:
    return Counter(DISTRICT.items[kind] for kind in kinds)


def place(told: str) -> int:
    return int(str(told)[5:])


def card(event: Data) -> str | None:
    told = event["district"]
    return None if told is None else str(told)[9:]
