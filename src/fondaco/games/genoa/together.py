"""GE-8.20, D5: accepting several offers for a street or the market, one after the other, by the menu."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why
from fondaco.core.rows import total
from fondaco.games.genoa import talk, window
from fondaco.games.genoa.actions import ADD, GO
from fondaco.games.genoa.components import MOST_OFFERS, is_building
from fondaco.games.genoa.deals import deal_of, find
from fondaco.games.genoa.objections import NAME_CARDS, NO_SUCH_OFFER, ONE_EACH, ONE_SPACE
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.values import Deal, Offer

IN_ORDER: Final = Reason("GE-9.12", "offers-in-order", [])
JOIN_VERBS: Final[list[Verb]] = [ADD, GO]


def later_offers(s: Genoa, last: i64) -> list[Offer]:
    """The offers of later seats for the same space: each set of offers is named in one order."""
    first = find(s, last)
    if first is None or is_building(first.target):
        return []
    return [offer for offer in s.offers if offer.target == first.target and offer.by() > first.by()]


def join(s: Genoa, seat: i64, accepted: i64, last: i64) -> None:
    """Ask for further offers while there may be any, for all to see; else go."""
    if later_offers(s, last):
        s.push(Join(seat, accepted, last))
    else:
        strike_all(s, accepted)


def offers_in(s: Genoa, accepted: i64) -> list[Offer]:
    """The standing offers of a set of places."""
    return [offer for offer in s.offers if accepted >> offer.id & 1]


def takes_from(accepted: i64, seat: i64) -> bool:
    """Whether an offer of this seat is in the set."""
    return accepted >> seat * MOST_OFFERS & ((ONE << MOST_OFFERS) - 1) != 0


def strike_all(s: Genoa, accepted: i64) -> None:
    """GE-9.12: all at once."""
    deals: list[Deal] = [deal_of(s, offer, 0) for offer in offers_in(s, accepted)]
    window.strike(s, deals)


class Join(Ask):
    """GE-8.20, D5: one more offer for the same street or market, or go."""

    def __init__(self, seat: i64, accepted: i64, last: i64) -> None:
        super().__init__(seat)
        self.accepted: Final[i64] = accepted
        self.last: Final[i64] = last

    def rule(self) -> str:
        return "GE-8.20"

    def verbs(self) -> list[Verb]:
        return JOIN_VERBS

    def candidates(self, s: Genoa, seat: i64) -> list[Action]:
        return [*[ADD.of(offer.id) for offer in later_offers(s, self.last)], GO.of()]

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is GO:
            return True
        offer, last = find(s, a.x), find(s, self.last)
        if offer is None or last is None:
            return why.no(NO_SUCH_OFFER)
        if offer.target != last.target:
            return why.no(ONE_SPACE)
        if offer.by() <= last.by():
            return why.no(ONE_EACH if takes_from(self.accepted, offer.by()) else IN_ORDER)
        if total(offer.ask.kinds):
            return why.no(NAME_CARDS)
        return talk.can_pay_all(s, [*offers_in(s, self.accepted), offer], why)

    def take(self, s: Genoa, seat: i64, a: Action) -> None:
        if a.verb is GO:
            strike_all(s, self.accepted)
        else:
            join(s, seat, self.accepted | ONE << a.x, a.x)
