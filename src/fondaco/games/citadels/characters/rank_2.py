"""CI-8: Thief, Spy, Blackmailer."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.domains import SEAT, Domain
from fondaco.core.events import Kind
from fondaco.core.flow import Ask, Step
from fondaco.core.masks import ONE, ones
from fondaco.core.objections import Reason, Why
from fondaco.core.selection import Selection
from fondaco.games.citadels.actions import BRIBE, FLOWER, NAME_TYPE, PASS, ROB, SHOW, SPY_ON, THREATEN
from fondaco.games.citadels.cards import at_most, deck_size, gain_cards, look_at
from fondaco.games.citadels.citizen import Citizen, unused
from fondaco.games.citadels.components import (
    BLACKMAILER,
    CHARACTER,
    RANK_OF,
    SPY,
    THIEF,
    THREATS,
    TYPE_OF,
)
from fondaco.games.citadels.gold import hand_gold
from fondaco.games.citadels.markers import enough_later, highest, in_order
from fondaco.games.citadels.naming import another_player, cast_actions, has_named, may_name
from fondaco.games.citadels.spied import count
from fondaco.games.citadels.state import Citadels
from fondaco.games.citadels.turn import ABILITY, Turn

LACE: Final = Domain("lace", ["blank", "flowered"])
ROBBED: Final = Kind("robbed", [CHARACTER])
THREATENED: Final = Kind("threatened", [SEAT, CHARACTER])
REMOVED: Final = Kind("threat-removed", [CHARACTER])
SHOWN: Final = Kind("lace-shown", [CHARACTER, LACE])
SAFE_RANK: Final = Reason("CI-8.02", "rank-1-is-safe", [CHARACTER])
IS_KILLED: Final = Reason("CI-8.02", "is-killed", [CHARACTER])
IS_BEWITCHED: Final = Reason("CI-8.02", "is-bewitched", [CHARACTER])
HAS_THREAT: Final = Reason("CI-8.09", "has-threat", [CHARACTER])
NO_THREAT: Final = Reason("CI-8.09", "no-threat-there", [CHARACTER])
NO_GOLD: Final = Reason("CI-8.15", "no-gold-to-bribe", [])

TYPES_ONLY: Final[list[Verb]] = [NAME_TYPE]
THREATEN_ONLY: Final[list[Verb]] = [THREATEN]
FLOWER_ONLY: Final[list[Verb]] = [FLOWER]
PASS_BRIBE: Final[list[Verb]] = [PASS, BRIBE]
PASS_SHOW: Final[list[Verb]] = [PASS, SHOW]


def may_be_victim(s: Citadels, seat: i64, acting: i64, named: i64, why: Why) -> bool:
    """CI-8.02, CI-8.10: not the rank 1 character, not the killed, not the bewitched one."""
    if not may_name(s, seat, acting, named, why):
        return False
    if RANK_OF[named] == 0:
        return why.no(SAFE_RANK, named)
    if named == s.tokens.killed:
        return why.no(IS_KILLED, named)
    return named != s.tokens.bewitched or why.no(IS_BEWITCHED, named)


class Thief(Citizen):
    """CI-8.01: names another character to rob; see the call of the ranks for what follows."""

    def __init__(self) -> None:
        super().__init__(THIEF, [ROB])

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & ABILITY == 0:
            found += cast_actions(s, ROB)

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        return unused(t, why) and may_be_victim(s, t.seat, t.character, a.x, why)

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        s.push(t.using(ABILITY))
        s.tokens.robbed = a.x
        s.tokens.thief = t.seat
        has_named(s, t.seat, a.x)
        s.tell(ROBBED, a.x)


class Spy(Citizen):
    """CI-8.05: chooses another player and a district type, and only then looks at his hand."""

    def __init__(self) -> None:
        super().__init__(SPY, [SPY_ON])

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & ABILITY == 0:
            found += SPY_ON.table[: s.seats]

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        return unused(t, why) and another_player(s, t.seat, a.x, why)

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        s.push(t.using(ABILITY))
        s.push(NameType(t.seat, a.x))


class NameType(Ask):
    """CI-8.05: the type, named before the look."""

    def __init__(self, seat: i64, target: i64) -> None:
        super().__init__(seat)
        self.target: Final[i64] = target

    def rule(self) -> str:
        return "CI-8.05"

    def verbs(self) -> list[Verb]:
        return TYPES_ONLY

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return True

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        player = s.players[self.target]
        look_at(s, seat, self.target)
        found: i64 = 0
        for kind in player.hand:
            if TYPE_OF[kind] == a.x:  # CI-8.07: unique cards are unique
                found += 1
        gold, cards = min(found, player.gold), at_most(s, found)
        # CI-23.14: all can count what the Spy gains; if he gets all there is, the hand may have more.
        if s.watched:
            knowers = [knower for knower in range(s.seats + 1) if knower != self.target]
            count(player, knowers, a.x, max(gold, cards), found >= player.gold and found >= deck_size(s))
        hand_gold(s, self.target, seat, gold)  # CI-8.06
        gain_cards(s, seat, found)


class Blackmailer(Citizen):
    """CI-8.09: places two threats on two tokens: first the tokens, openly and in any order; then, in secret, which of
    the two is flowered."""

    def __init__(self) -> None:
        super().__init__(BLACKMAILER, [THREATEN])

    def add_own(self, s: Citadels, t: Turn, found: list[Action]) -> None:
        if t.used & ABILITY == 0:
            found += cast_actions(s, THREATEN)

    def allows_own(self, s: Citadels, t: Turn, a: Action, why: Why) -> bool:
        return unused(t, why) and may_place_threat(s, t.seat, a.x, why)

    def suggested(self, s: Citadels, t: Turn, found: list[Action]) -> list[Action]:
        question = PlaceThreat(t.seat)
        return [a for a in found if a.verb is not THREATEN or enough_later(s, question, a, THREATS - 1)]

    def use(self, s: Citadels, t: Turn, a: Action) -> None:
        s.push(t.using(ABILITY))
        s.tokens.blackmailer = t.seat
        PlaceThreat(t.seat).take(s, t.seat, a)


def may_place_threat(s: Citadels, seat: i64, token: i64, why: Why) -> bool:
    """CI-8.09, CI-8.10: on different tokens, his own among them unless the table plays otherwise; CI-8.11: a warrant
    does not matter."""
    acting = -1 if s.rules.threat_on_own_token else BLACKMAILER
    if not may_be_victim(s, seat, acting, token, why):
        return False
    return s.tokens.laces >> token & 1 == 0 or why.no(HAS_THREAT, token)


class PlaceThreat(Selection):
    """CI-8.09: the tokens, one after the other."""

    def rule(self) -> str:
        return "CI-8.09"

    def verbs(self) -> list[Verb]:
        return THREATEN_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return cast_actions(s, THREATEN)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return may_place_threat(s, seat, a.x, why)

    def piece(self, a: Action) -> i64:
        return a.x

    def reached(self, s: Citadels) -> i64:
        return highest(s.tokens.laces)

    def suggestions(self, s: Citadels, seat: i64) -> list[Action]:
        return in_order(s, self, seat, THREATS - ones(s.tokens.laces) - 1)

    def goes_on(self, s: Citadels) -> bool:
        return ones(s.tokens.laces) < THREATS

    def name(self, s: Citadels, seat: i64, a: Action) -> "PlaceThreat":
        s.tokens.laces |= ONE << a.x
        s.tokens.threats |= ONE << a.x
        has_named(s, seat, a.x)
        s.tell(THREATENED, seat, a.x)
        return self

    def finish(self, s: Citadels, seat: i64) -> None:
        s.push(ChooseFlowered(seat))


class ChooseFlowered(Ask):
    """CI-8.12: which of the two is targeted."""

    def rule(self) -> str:
        return "CI-8.12"

    def verbs(self) -> list[Verb]:
        return FLOWER_ONLY

    def candidates(self, s: Citadels, seat: i64) -> list[Action]:
        return cast_actions(s, FLOWER)

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return s.tokens.laces >> a.x & 1 == 1 or why.no(NO_THREAT, a.x)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        s.tokens.flowered = a.x


# --- when a threatened character is called ----------------------------------------------------------------------------


class ResolveThreat(Step):
    """CI-8.13: after gathering, before anything else. CI-5.11: threatening himself he is not asked."""

    def __init__(self, seat: i64, character: i64) -> None:
        self.seat: Final[i64] = seat
        self.character: Final[i64] = character

    def run(self, s: Citadels) -> None:
        if s.tokens.blackmailer != self.seat:
            s.push(Threatened(self.seat, self.character))


class Threatened(Ask):
    """CI-8.14: bribe with half the gold, or refuse."""

    def __init__(self, seat: i64, character: i64) -> None:
        super().__init__(seat)
        self.character: Final[i64] = character

    def rule(self) -> str:
        return "CI-8.14"

    def verbs(self) -> list[Verb]:
        return PASS_BRIBE

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        if a.verb is PASS or s.rules.bribe_with_nothing:  # CI-8.15
            return True
        return s.players[seat].gold > 0 or why.no(NO_GOLD)

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        if a.verb is PASS:
            s.push(ShowLace(s.tokens.blackmailer, seat, self.character))
            return
        hand_gold(s, seat, s.tokens.blackmailer, s.players[seat].gold // 2)
        remove_threat(s, self.character)


def remove_threat(s: Citadels, character: i64) -> None:
    """The marker leaves the token."""
    s.tokens.threats &= ~(ONE << character)
    s.tell(REMOVED, character)


class ShowLace(Ask):
    """CI-8.16: after a refusal the Blackmailer may reveal the threat, the blank one too."""

    def __init__(self, seat: i64, victim: i64, character: i64) -> None:
        super().__init__(seat)
        self.victim: Final[i64] = victim
        self.character: Final[i64] = character

    def rule(self) -> str:
        return "CI-8.16"

    def verbs(self) -> list[Verb]:
        return PASS_SHOW

    def allows(self, s: Citadels, seat: i64, a: Action, why: Why) -> bool:
        return True

    def take(self, s: Citadels, seat: i64, a: Action) -> None:
        if a.verb is PASS:  # CI-8.17
            return
        tokens = s.tokens
        flowered = tokens.flowered == self.character
        tokens.lace_shown = True
        s.tell(SHOWN, self.character, 1 if flowered else 0)
        remove_threat(s, self.character)
        if flowered:
            hand_gold(s, self.victim, seat, s.players[self.victim].gold)
            if not s.rules.other_threat_stays:  # CI-8.18
                tokens.threats = 0
