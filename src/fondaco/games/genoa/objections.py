"""Reasons of the negotiation that several modules give."""

from typing import Final

from fondaco.core.objections import Reason
from fondaco.games.genoa.components import BUILDING, SPACE

NO_ACTION_HERE: Final = Reason("GE-7.04", "no-action-here", [])
NOBODY_CAN_ACT: Final = Reason("GE-7.01", "nobody-can-act", [])
ACTION_GONE: Final = Reason("GE-7.03", "action-gone", [BUILDING])
CANNOT_TAKE: Final = Reason("GE-7.05", "trader-has-acted", [BUILDING])
NOT_HERE: Final = Reason("GE-6.08", "leave-first", [BUILDING])
NO_SUCH_OFFER: Final = Reason("GE-9.12", "no-such-offer", [])
NOT_YOUR_OFFER: Final = Reason("GE-9.11", "not-your-offer", [])
STALE: Final = Reason("GE-9.13", "stale", ["rev", "now"])
NAME_CARDS: Final = Reason("GE-9.40", "name-the-cards", [])
OTHER_CARDS: Final = Reason("GE-9.40", "other-cards-asked", [])
ONE_SPACE: Final = Reason("GE-9.12", "one-space-only", [])
ONE_EACH: Final = Reason("GE-8.41", "one-offer-each", [])
ONE_BUYER: Final = Reason("GE-8.20", "one-buyer", [SPACE])
NO_MORE_COUNTERS: Final = Reason("GE-9.16", "no-more-counters", ["most"])
NO_COUNTER: Final = Reason("GE-9.41", "no-counter", [])
NOT_ADDRESSED: Final = Reason("GE-9.41", "not-addressed", [])
MENU_ONLY: Final = Reason("GE-9.26", "menu-only", [])
