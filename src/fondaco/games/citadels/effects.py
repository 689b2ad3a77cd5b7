"""CI-6.25, CI-6.26: effects that bring nothing but a gain are optional like all others; nearly everybody takes them."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.flow import Ask
from fondaco.core.objections import Why
from fondaco.games.citadels.actions import ACCEPT, PASS
from fondaco.games.citadels.cards import deck_size, gain_cards, lay_out
from fondaco.games.citadels.components import (
    GATHER_DRAW,
    GOLD_MINE,
    GOLD_MINE_GOLD,
    LIBRARY,
    OBSERVATORY,
    OBSERVATORY_DRAW,
    PARK,
    PARK_CARDS,
    POOR_HOUSE,
    POOR_HOUSE_GOLD,
    RANK_OF,
)
from fondaco.games.citadels.drawn import KeepAll, KeepDrawn, PutBack
from fondaco.games.citadels.gold import gain_gold
from fondaco.games.citadels.state import NOBODY, Citadels

PASS_ACCEPT: Final[list[Verb]] = [PASS, ACCEPT]


def gold_is_safe(s: Citadels, seat: i64) -> bool:
    """Whether, as far as all can see, no thief or blackmailer is about to take this seat's gold."""
    tokens = s.tokens
    both = s.rules.setup.each > 1  # who plays two characters may have the robbed one, too
    if both and tokens.robbed >= 0 and tokens.thief != seat and s.draft.revealed[RANK_OF[tokens.robbed]] == NOBODY:
        return False
    if tokens.threats == 0 or tokens.blackmailer == seat:
        return True
    for rank in range(s.rules.ranks):
        if tokens.threats >> s.rules.cast[rank] & 1 == 1:
            who = s.draft.revealed[rank]
            if who == seat or (both and who == NOBODY):
                return False
    return True


def is_last_round_now(s: Citadels) -> bool:
    """Whether the end of this turn may be the end of the game."""
    return s.completed != 0


# --- districts --------------------------------------------------------------------------------------------------------


def harmless(s: Citadels, seat: i64, district: i64) -> bool:
    """Whether the effect gives nothing to an opponent, leaves cards in the deck, and does not end the game."""
    if district == GOLD_MINE:
        return gold_is_safe(s, seat)
    if district in (OBSERVATORY, LIBRARY):
        return deck_size(s) > OBSERVATORY_DRAW
    if is_last_round_now(s):
        return False
    return gold_is_safe(s, seat) if district == POOR_HOUSE else deck_size(s) > PARK_CARDS


def offer(s: Citadels, seat: i64, district: i64) -> None:
    """Ask whether the effect is used; a brisk game does not push what it would answer at once."""
    if s.rules.gains_taken or (s.brisk and harmless(s, seat, district)):
        carry_out(s, seat, district)
    else:
        s.push(UseDistrict(seat, district))


def carry_out(s: Citadels, seat: i64, district: i64) -> None:
    """The effect is used."""
    if district == GOLD_MINE:  # CI-17.12
        gain_gold(s, seat, GOLD_MINE_GOLD)
    elif district == POOR_HOUSE:  # CI-17.32
        gain_gold(s, seat, POOR_HOUSE_GOLD)
    elif district == PARK:  # CI-17.31
        gain_cards(s, seat, PARK_CARDS)
    elif district == OBSERVATORY:  # CI-17.30
        draw_for_gathering(s, seat, OBSERVATORY_DRAW)
    else:
        assert district == LIBRARY  # CI-17.22, other setting
        lay_out(s, seat, OBSERVATORY_DRAW)
        s.push(PutBack(seat))


def forgo(s: Citadels, seat: i64, district: i64) -> None:
    """The effect is not used: gathering goes on without it."""
    if district == OBSERVATORY:
        draw_for_gathering(s, seat, GATHER_DRAW)
    elif district == LIBRARY:
        lay_out(s, seat, OBSERVATORY_DRAW)
        s.push(KeepDrawn(seat))


class UseDistrict(Ask):
    """CI-6.26: whether the owner uses the effect of a district."""

    def __init__(self, seat: i64, district: i64) -> None:
        super().__init__(seat)
        self.district: Final[i64] = district

    def rule(self) -> str:
        return "CI-6.26"

    def verbs(self) -> list[Verb]:
        return PASS_ACCEPT

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return True

    def obvious(self, s: Citadels, seat: i64) -> Action | None:
        return ACCEPT.of() if harmless(s, seat, self.district) else None

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        if a.verb is ACCEPT:
            carry_out(s, seat, self.district)
        else:
            forgo(s, seat, self.district)


def draw_for_gathering(s: Citadels, seat: i64, draws: i64) -> None:
    """CI-6.06: cards are drawn and one is kept; with the Library all of them, or one more (CI-17.22)."""
    if not s.players[seat].has(LIBRARY):
        if deck_size(s) <= 1:
            gain_cards(s, seat, draws)
        else:
            lay_out(s, seat, draws)
            s.push(KeepDrawn(seat))
    elif deck_size(s) <= 1 or (s.rules.gains_taken and (s.rules.library_keeps_all or min(draws, deck_size(s)) <= 2)):
        gain_cards(s, seat, draws)
    elif not s.rules.library_keeps_all and min(draws, deck_size(s)) > 2:
        offer(s, seat, LIBRARY)
    else:
        lay_out(s, seat, draws)
        s.push(KeepAll(seat))


# --- the end of a turn ------------------------------------------------------------------------------------------------


def end_of_turn(s: Citadels, seat: i64, refund: i64) -> None:
    """CI-6.29: Poor House and Park, each if its condition holds now; then the gold the Alchemist gets back."""
    player = s.players[seat]
    poor = player.has(POOR_HOUSE) and player.gold == 0
    idle = player.has(PARK) and not player.hand and deck_size(s) > 0
    if s.rules.gains_taken:
        if poor:
            carry_out(s, seat, POOR_HOUSE)
        if idle:
            carry_out(s, seat, PARK)
        gain_gold(s, seat, refund)
        return
    if refund > 0:
        s.push(Refund(seat, refund))
    if idle:
        s.push(UseDistrict(seat, PARK))
    if poor:
        s.push(UseDistrict(seat, POOR_HOUSE))


class Refund(Ask):
    """CI-12.03, CI-6.18: whether the Alchemist takes back the gold paid for districts."""

    def __init__(self, seat: i64, gold: i64) -> None:
        super().__init__(seat)
        self.gold: Final[i64] = gold

    def rule(self) -> str:
        return "CI-12.03"

    def verbs(self) -> list[Verb]:
        return PASS_ACCEPT

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return True

    def obvious(self, s: Citadels, seat: i64) -> Action | None:
        return ACCEPT.of() if gold_is_safe(s, seat) and not is_last_round_now(s) else None

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        if a.verb is ACCEPT:
            gain_gold(s, seat, self.gold)
