"""GE-8.20, D5: accepting several offers for a street or the market, one after the other, by the menu."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.masks import ONE
from fondaco.core.objections import Why
from fondaco.core.rows import total
from fondaco.core.selection import Selection
from fondaco.games.genoa import talk, window
from fondaco.games.genoa.actions import ADD, GO
from fondaco.games.genoa.components import MOST_OFFERS, is_building
from fondaco.games.genoa.deals import deal_of, find
from fondaco.games.genoa.objections import NAME_CARDS, NO_SUCH_OFFER, ONE_EACH, ONE_SPACE
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.values import Deal, Offer

JOIN_VERBS: Final[list[Verb]] = [ADD, GO]


def accept(s: Genoa, seat: i64, id: i64) -> None:
    """GE-8.20: accept an offer; for a street or the market others may go with it."""
    offer = find(s, id)
    assert offer is not None, "an accepted offer stands"
    join = Join(seat, ONE << id)
    if not is_building(offer.target) and join.goes_on(s):
        s.push(join)
    else:
        join.finish(s, seat)


def offers_in(s: Genoa, accepted: i64) -> list[Offer]:
    """The standing offers of a set of places."""
    return [offer for offer in s.offers if accepted >> offer.id & 1]


def takes_from(accepted: i64, seat: i64) -> bool:
    """Whether an offer of this seat is in the set."""
    return accepted >> seat * MOST_OFFERS & ((ONE << MOST_OFFERS) - 1) != 0


class Join(Selection):
    """GE-8.20, D5: one more offer for the same street or market, of any player who is not in it yet; or go."""

    def __init__(self, seat: i64, accepted: i64) -> None:
        super().__init__(seat)
        self.accepted: Final[i64] = accepted

    def rule(self) -> str:
        return "GE-8.20"

    def verbs(self) -> list[Verb]:
        return JOIN_VERBS

    def further(self, s: Genoa) -> list[Offer]:
        """What other players offer for the same space."""
        target = offers_in(s, self.accepted)[0].target
        return [offer for offer in s.offers if offer.target == target and not takes_from(self.accepted, offer.by())]

    def candidates(self, s: Genoa, seat: i64) -> list[Action]:
        return [*[ADD.of(offer.id) for offer in self.further(s)], GO.of()]

    def allows(self, s: Genoa, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is GO:
            return True
        offer, accepted = find(s, a.x), offers_in(s, self.accepted)
        if offer is None:
            return why.no(NO_SUCH_OFFER)
        if offer.target != accepted[0].target:
            return why.no(ONE_SPACE)
        if takes_from(self.accepted, offer.by()):
            return why.no(ONE_EACH)
        if total(offer.ask.kinds):
            return why.no(NAME_CARDS)
        return talk.can_pay_all(s, [*accepted, offer], why)

    def obvious(self, s: Genoa, seat: i64) -> Action | None:
        """The tower goes there in any case: whoever pays for it and asks nothing may as well."""
        further = self.further(s)
        for offer in further:
            alternatives = [other for other in further if other.by() == offer.by()]
            if offer.ask.empty() and len(alternatives) == 1:
                return ADD.of(offer.id)
        return None

    def piece(self, a: Action) -> i64:
        return -1 if a.verb is GO else a.x

    def reached(self, s: Genoa) -> i64:
        last: i64 = -1
        for offer in offers_in(s, self.accepted):
            last = offer.id
        return last

    def suggestions(self, s: Genoa, seat: i64) -> list[Action]:
        """All of them, though in several orders: the sets are small, and most begin with the dearest offer."""
        return self.choices(s, seat)

    def goes_on(self, s: Genoa) -> bool:
        """For all to see: what the trader can pay is nobody's business."""
        return len(self.further(s)) > 0

    def name(self, s: Genoa, seat: i64, a: Action) -> "Join":
        return Join(seat, self.accepted | ONE << a.x)

    def finish(self, s: Genoa, seat: i64) -> None:
        """GE-9.12: all at once."""
        deals: list[Deal] = [deal_of(s, offer, 0) for offer in offers_in(s, self.accepted)]
        window.strike(s, deals)
