"""GE-9.11, 9.12: the open form. What people send when the menu is too small; told to others without its secrets."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import OpenAction, OpenVerb
from fondaco.core.domains import Data, Domain
from fondaco.core.errors import Bad
from fondaco.core.masks import ONE, ones
from fondaco.games.genoa.components import CARD, DECK, DECK_MASK, DECKS, MOST_PLAYERS, SPACE, members
from fondaco.games.genoa.values import After, Bundle, Wish
from fondaco.games.genoa.wire import (
    after_data,
    bundle_data,
    fields,
    item,
    number,
    read_after,
    read_bundle,
    read_wish,
    wish_data,
)

TERMS: Final = ["target", "give", "after", "ask"]
ALL: Final = "all"


def card_names(cards: i64) -> list[str]:
    """The cards of a set."""
    return [CARD.items[card] for card in members(cards)]


def card_kinds(cards: i64) -> dict[str, Data]:
    """How many cards of each deck."""
    if cards == 0:
        return {}
    kinds = [ones(cards & DECK_MASK[deck]) for deck in range(DECKS)]
    return {DECK.items[deck]: count for deck, count in enumerate(kinds) if count}


def read_cards(data: Data, where: str) -> i64:
    """A set of cards by name."""
    if not isinstance(data, list):
        raise Bad("a list of cards is wanted", where)
    cards: i64 = 0
    for name in data:
        bit = ONE << item(CARD, name, where)
        if cards & bit:
            raise Bad("a card stands twice", where)
        cards |= bit
    return cards


class OpenTerms(OpenAction):
    """GE-9.02: an offer, new or in place of `id` (-1: new) as it stood at revision `rev`."""

    def __init__(
        self, verb: OpenVerb, payload: Data, id: i64, rev: i64, target: i64, give: Bundle, after: After, ask: Wish
    ) -> None:
        super().__init__(verb, payload)
        self.id: Final[i64] = id
        self.rev: Final[i64] = rev
        self.target: Final[i64] = target
        self.give: Final = give
        self.after: Final = after
        self.ask: Final = ask

    def told(self, reader: i64, seat: i64) -> dict[str, Data]:
        if reader == seat:
            return super().told(reader, seat)
        payload = dict(self.payload)
        payload.update(terms_data(self.target, self.give, self.after, self.ask, False))
        return {"verb": self.verb.name, "payload": payload}


def terms_data(target: i64, give: Bundle, after: After, ask: Wish, whole: bool) -> dict[str, Data]:
    """The terms of an offer; not `whole`: as everybody sees them."""
    return {
        "target": SPACE.items[target],
        "give": bundle_data(give, whole),
        "after": after_data(after, whole),
        "ask": wish_data(ask),
    }


class PostVerb(OpenVerb):
    """`post {"target": "inn", "give": {"ducats": 15}}`: a new offer."""

    def __init__(self) -> None:
        super().__init__("post", "GE-9.39")

    def shape(self, payload: Data) -> OpenAction:
        given = fields(payload, TERMS, "post")
        return read_terms(self, given, -1, -1)

    def make(self, target: i64, give: Bundle, after: After, ask: Wish) -> OpenTerms:
        """The action of these terms."""
        return OpenTerms(self, terms_data(target, give, after, ask, True), -1, -1, target, give, after, ask)


class ReviseVerb(OpenVerb):
    """`revise {"offer": "b1", "rev": 7, "target": "inn", ...}`: other terms for a standing offer."""

    def __init__(self, offer: Domain) -> None:
        super().__init__("revise", "GE-8.13")
        self.offer: Final = offer

    def shape(self, payload: Data) -> OpenAction:
        given = fields(payload, ["offer", "rev", *TERMS], "revise")
        place = item(self.offer, given.get("offer"), "revise.offer")
        return read_terms(self, given, place, number(given.get("rev"), "revise.rev"))

    def make(self, id: i64, rev: i64, target: i64, give: Bundle, after: After, ask: Wish) -> OpenTerms:
        """The action of these terms."""
        payload = {"offer": self.offer.items[id], "rev": rev, **terms_data(target, give, after, ask, True)}
        return OpenTerms(self, payload, id, rev, target, give, after, ask)


def read_terms(verb: OpenVerb, given: dict[str, Data], id: i64, rev: i64) -> OpenTerms:
    """Terms from a payload; raises `Bad`."""
    target = item(SPACE, given.get("target"), "target")
    give = read_bundle(given.get("give", {}), "give")
    after = read_after(given.get("after", {}), "after", named=True)
    return OpenTerms(verb, given, id, rev, target, give, after, read_wish(given.get("ask", {}), "ask"))


class OpenCoins(OpenAction):
    """GE-3.09: from now on one's ducats lie open, or hidden."""

    def __init__(self, verb: OpenVerb, payload: Data, open: bool) -> None:
        super().__init__(verb, payload)
        self.open: Final = open


class CoinsVerb(OpenVerb):
    """`coins {"open": true}`: show one's ducats; a matter of taste, so that no search is bothered with it."""

    def __init__(self) -> None:
        super().__init__("coins", "GE-3.09")

    def shape(self, payload: Data) -> OpenAction:
        given = fields(payload, ["open"], "coins")
        if type(given.get("open")) is not bool:
            raise Bad("expected true or false", "coins.open")
        return OpenCoins(self, given, given["open"])


class OpenAccept(OpenAction):
    """GE-9.12, 9.13: offers as they stood at the named revisions, with the cards that the trader pays."""

    def __init__(self, verb: OpenVerb, payload: Data, ids: list[int], revs: list[int], cards: list[int]) -> None:
        super().__init__(verb, payload)
        self.ids: Final = ids
        self.revs: Final = revs
        self.cards: Final = cards
        """By offer, a set of cards."""

    def told(self, reader: i64, seat: i64) -> dict[str, Data]:
        if reader == seat:
            return super().told(reader, seat)
        entries = [dict(entry) for entry in self.payload["offers"]]
        for i, entry in enumerate(entries):
            if "cards" in entry:
                entry["cards"] = card_kinds(self.cards[i])
        return {"verb": self.verb.name, "payload": {"offers": entries}}


class AcceptManyVerb(OpenVerb):
    """`accept_many {"offers": [{"offer": "b1", "rev": 7}]}`: one offer, or several for a street or the market."""

    def __init__(self, offer: Domain) -> None:
        super().__init__("accept_many", "GE-9.12")
        self.offer: Final = offer

    def shape(self, payload: Data) -> OpenAction:
        entries = fields(payload, ["offers"], "accept_many").get("offers")
        if not isinstance(entries, list) or not 1 <= len(entries) <= MOST_PLAYERS:
            raise Bad(f"expected a list of 1 to {MOST_PLAYERS} offers", "accept_many")
        ids, revs, cards = [], [], []
        for entry in entries:
            named = fields(entry, ["offer", "rev", "cards"], "accept_many.offers")
            ids.append(int(item(self.offer, named.get("offer"), "accept_many.offer")))
            revs.append(number(named.get("rev"), "accept_many.rev"))
            cards.append(int(read_cards(named.get("cards", []), "accept_many.cards")))
        return OpenAccept(self, payload, ids, revs, cards)

    def make(self, ids: list[int], revs: list[int], cards: list[int]) -> OpenAccept:
        """The action of these offers."""
        entries = []
        for i, id in enumerate(ids):
            entry: dict[str, Data] = {"offer": self.offer.items[id], "rev": revs[i]}
            if cards[i]:
                entry["cards"] = card_names(cards[i])
            entries.append(entry)
        return OpenAccept(self, {"offers": entries}, ids, revs, cards)


class OpenCounter(OpenAction):
    """GE-9.03: what the trader proposes to one player, or to all (-1)."""

    def __init__(
        self, verb: OpenVerb, payload: Data, to: i64, target: i64, want: Wish, after: After, give: Bundle
    ) -> None:
        super().__init__(verb, payload)
        self.to: Final[i64] = to
        self.target: Final[i64] = target
        self.want: Final = want
        self.after: Final = after
        self.give: Final = give

    def told(self, reader: i64, seat: i64) -> dict[str, Data]:
        if reader == seat:
            return super().told(reader, seat)
        payload = dict(self.payload)
        payload["give"] = bundle_data(self.give, False)
        return {"verb": self.verb.name, "payload": payload}


class CounterVerb(OpenVerb):
    """`counter_with {"to": 2, "target": "inn", "want": {"ducats": 20}}`; `"to": "all"` is an open price."""

    def __init__(self) -> None:
        super().__init__("counter_with", "GE-9.41")

    def shape(self, payload: Data) -> OpenAction:
        given = fields(payload, ["to", "target", "want", "after", "give"], "counter_with")
        to = -1 if given.get("to") == ALL else number(given.get("to"), "counter_with.to")
        if to >= MOST_PLAYERS:
            raise Bad("a seat is wanted, or all", "counter_with.to")
        target = item(SPACE, given.get("target"), "target")
        want = read_wish(given.get("want", {}), "want")
        after = read_after(given.get("after", {}), "after", named=False)
        if after.order >= 0:
            raise Bad("only its holder can name an order", "after.order")
        return OpenCounter(self, given, to, target, want, after, read_bundle(given.get("give", {}), "give"))

    def make(self, to: i64, target: i64, want: Wish, after: After, give: Bundle) -> OpenCounter:
        """The action of this proposal."""
        payload = {
            "to": ALL if to < 0 else to,
            "target": SPACE.items[target],
            "want": wish_data(want),
            "after": after_data(after, False),
            "give": bundle_data(give, True),
        }
        return OpenCounter(self, payload, to, target, want, after.with_order(-1), give)


class OpenAgreement(OpenAction):
    """GE-9.11: the counter of that revision, with the cards the player pays and the order of the promise (or -1)."""

    def __init__(self, verb: OpenVerb, payload: Data, rev: i64, cards: i64, order: i64) -> None:
        super().__init__(verb, payload)
        self.rev: Final[i64] = rev
        self.cards: Final[i64] = cards
        self.order: Final[i64] = order

    def told(self, reader: i64, seat: i64) -> dict[str, Data]:
        if reader == seat:
            return super().told(reader, seat)
        return {"verb": self.verb.name, "payload": {"rev": self.rev}}


class AcceptCounterVerb(OpenVerb):
    """`accept_counter {"rev": 9, "cards": ["message_03"]}`: agree to the trader's counter."""

    def __init__(self) -> None:
        super().__init__("accept_counter", "GE-9.41")

    def shape(self, payload: Data) -> OpenAction:
        given = fields(payload, ["rev", "cards", "order"], "accept_counter")
        cards = read_cards(given.get("cards", []), "accept_counter.cards")
        order = item(CARD, given["order"], "accept_counter.order") if "order" in given else i64(-1)
        return OpenAgreement(self, given, number(given.get("rev"), "accept_counter.rev"), cards, order)

    def make(self, rev: i64, cards: i64, order: i64) -> OpenAgreement:
        """The action of this answer."""
        payload: dict[str, Data] = {"rev": rev}
        if cards:
            payload["cards"] = card_names(cards)
        if order >= 0:
            payload["order"] = CARD.items[order]
        return OpenAgreement(self, payload, rev, cards, order)
