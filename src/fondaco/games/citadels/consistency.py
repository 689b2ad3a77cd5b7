"""What must hold in a state that comes from outside; raises `Bad` naming the place."""

from typing import Final

from fondaco.core.errors import Bad
from fondaco.core.flow import Frame
from fondaco.core.masks import ONE
from fondaco.core.rows import Row
from fondaco.games.citadels.cards import known_kinds, witnesses
from fondaco.games.citadels.characters.rank_3 import BuildOrKeep
from fondaco.games.citadels.components import CHARACTER, DISTRICTS, MUSEUM, TYPE_OF
from fondaco.games.citadels.drawn import KeepAll, KeepDrawn, PutBack
from fondaco.games.citadels.guesses import holds_true
from fondaco.games.citadels.memory import POOL, TABLE
from fondaco.games.citadels.payment import BorrowGold, GiveForGold, HowManyCards, PayHow, PayWithCards, Sacrifice
from fondaco.games.citadels.spied import knower_of, or_more, told_cards, told_type
from fondaco.games.citadels.state import FACE_UP, PASSING, Citadels, Player
from fondaco.games.citadels.turn import Turn
from fondaco.games.citadels.view import can_assign
from fondaco.games.citadels.warrant import Confiscate
from fondaco.games.citadels.whereabouts import filled, holder, slots_of, true_place_possible

IN_A_TURN: Final = (PayHow, Sacrifice, HowManyCards, PayWithCards, BorrowGold, GiveForGold, Confiscate, BuildOrKeep)
"""Questions that speak of the turn below them."""
WITH_SITE: Final = (PayHow, Sacrifice, HowManyCards, PayWithCards, BorrowGold, GiveForGold, Confiscate)
"""Questions about the district that is being built."""


def check_state(s: Citadels) -> None:
    """All of it."""
    if len(s.picked) != s.seats:
        raise Bad("everybody has picked, or has not yet", "state.picked")
    for name, seat in [("crown", s.crown), ("draft.first", s.draft.first), ("first_completed", s.first_completed)]:
        if seat >= s.seats:
            raise Bad("this seat is not at the table", f"state.{name}")
    if s.completed >> s.seats:
        raise Bad("a seat that is not at the table", "state.completed")
    check_hands(s)
    check_clues(s)
    check_draft(s)
    check_tokens(s)
    check_plan(s)


def check_hands(s: Citadels) -> None:
    """Nobody knows more of a hand than there is in it; a district that cannot be built stands nowhere."""
    for seat, player in enumerate(s.players):
        for knower in range(s.seats):
            rest = player.hand[:]
            for kind in known_kinds(player, knower):
                if kind not in rest:
                    raise Bad("somebody knows a card that is not there", f"state.players[{seat}].known")
                rest.remove(kind)
        if not agrees(player):
            raise Bad("another number of cards than the Spy's gains have told", f"state.players[{seat}].spied")
        if any(knower_of(spied) > s.seats or knower_of(spied) == seat for spied in player.spied):
            raise Bad("a count of nobody else", f"state.players[{seat}].spied")
        if any(code >> 6 >= s.seats or code >> 6 == seat for code in player.known):
            raise Bad("a knower who is not another player", f"state.players[{seat}].known")
        if any(not DISTRICTS[built >> 1].buildable for built in player.city):
            raise Bad("a district that cannot be built (CI-17.35)", f"state.players[{seat}].city")
    for card in s.deck.bottom + s.deck.drawn + s.deck.museum:
        if witnesses(card) >> s.seats:
            raise Bad("a witness who is not at the table", "state.deck")
    if s.deck.museum and not any(player.has(MUSEUM) for player in s.players):
        raise Bad("cards under a Museum that stands nowhere (CI-17.27)", "state.deck.museum")


def agrees(player: Player) -> bool:
    """CI-23.14: whether the hand is as spies' gains have told."""
    for spied in player.spied:
        found = sum(1 for kind in player.hand if TYPE_OF[kind] == told_type(spied))
        if found < told_cards(spied) or (found > told_cards(spied) and not or_more(spied)):
            return False
    return True


def check_clues(s: Citadels) -> None:
    """CI-23.15: what somebody has learned is true, and of cards that are not his own."""
    if len(s.clues) != s.seats:
        raise Bad("expected clues for each seat", "state.clues")
    for knower, clues in enumerate(s.clues):
        others = s.rules.everybody & ~(ONE << knower) | ONE << POOL | ONE << TABLE
        for i, clue in enumerate(clues):
            where = f"state.clues[{knower}][{i}]"
            if clue.places & ~others:
                raise Bad("a clue is about the hands of others", where)
            if clue.bottom >> len(s.deck.bottom) or clue.museum >> len(s.deck.museum):
                raise Bad("there are not so many cards", where)
            if not holds_true(s, clue):
                raise Bad("the cards are not there", where)


def check_draft(s: Citadels) -> None:
    """Every card of the cast has its place, and what each seat has seen allows for it."""
    draft, rules = s.draft, s.rules
    if len(draft.may) != s.seats + 1:
        raise Bad("a row for each seat and one for all is wanted", "state.draft.may")
    face_up = 0
    used: set[int] = set()
    for rank in range(len(draft.at)):
        at = draft.at[rank]
        if (at >= 0) != (rank < rules.ranks) or draft.revealed[rank] >= s.seats:
            raise Bad("the cards of the cast have places, and no others", "state.draft.at")
        if at == FACE_UP:
            face_up += 1
        elif 0 <= at < FACE_UP:
            if at >= rules.slots or int(at) in used:
                raise Bad("one card in each slot", "state.draft.at")
            used.add(int(at))
    if face_up != rules.setup.faceup:
        raise Bad(f"{rules.setup.faceup} cards lie face up (CI-4.03)", "state.draft.at")
    if any(draft.at[rank] == PASSING for rank in range(rules.ranks)) and not s.stack and filled(s) == 0:
        raise Bad("the cards have been passed", "state.draft.at")
    for i, row in enumerate(draft.may):
        if not true_place_possible(s, row) or not can_assign(s, row):
            raise Bad("what was seen does not allow for where the cards are", f"state.draft.may[{i}]")
        for rank in range(rules.ranks):
            if (holder(s, rank) == i and row[rank] != ONE << draft.at[rank]) or not knows_revealed(s, row, rank):
                raise Bad("everybody knows his own cards and those that were revealed", f"state.draft.may[{i}]")


def knows_revealed(s: Citadels, row: Row, rank: int) -> bool:
    """Whether a row agrees with what was revealed of a rank."""
    seat = s.draft.revealed[rank]
    return seat < 0 or row[rank] & ~slots_of(s, seat) == 0


def check_tokens(s: Citadels) -> None:
    """Markers lie on tokens of the cast, and a secret one on one of those."""
    tokens, cast = s.tokens, s.rules.cast_mask
    named = [tokens.killed, tokens.bewitched, tokens.robbed, tokens.signed, tokens.flowered]
    if any(token >= 0 and cast >> token & 1 == 0 for token in named):
        raise Bad("a token that is not in the game (CI-2.12)", "state.tokens")
    if (tokens.warrants | tokens.laces) & ~cast or tokens.threats & ~tokens.laces:
        raise Bad("markers lie on tokens of the cast (CI-2.12)", "state.tokens")
    if tokens.signed >= 0 and tokens.warrants >> tokens.signed & 1 == 0:
        raise Bad("the signed warrant is one of the warrants (CI-7.16)", "state.tokens.signed")
    if tokens.flowered >= 0 and tokens.laces >> tokens.flowered & 1 == 0:
        raise Bad("the flowered lace is one of the threats (CI-8.09)", "state.tokens.flowered")
    if max(tokens.thief, tokens.blackmailer, tokens.protected) >= s.seats:
        raise Bad("a seat that is not at the table", "state.tokens")
    if (tokens.threats and tokens.blackmailer < 0) or (tokens.warrants and s.magistrate() < 0):
        raise Bad("markers that nobody has placed", "state.tokens")
    if tokens.robbed >= 0 and tokens.thief < 0:
        raise Bad("a robbery by nobody", "state.tokens")


def check_plan(s: Citadels) -> None:
    """Questions of a turn stand above one, a question of payment has its district, one of drawn cards has them."""
    for i, frame in enumerate(s.stack):
        where = f"state.stack[{i}]"
        if isinstance(frame, Turn) and s.rules.cast_mask >> frame.character & 1 == 0:
            raise Bad(f"{CHARACTER.items[frame.character]} is not in the game (CI-2.05)", where)
        if isinstance(frame, IN_A_TURN) and not any(isinstance(below, Turn) for below in s.stack[:i]):
            raise Bad("this is asked in a turn", where)
    if s.stack:
        check_top(s, s.stack[-1])


def check_top(s: Citadels, top: Frame) -> None:
    """The present question fits what lies on the table."""
    if isinstance(top, WITH_SITE) != (s.deck.site >= 0):
        raise Bad("a district is being built exactly while its payment is in question", "state.deck.site")
    if isinstance(top, (KeepDrawn, KeepAll, PutBack, BuildOrKeep)) and not s.deck.drawn:
        raise Bad("no card lies on the table", "state.deck.drawn")
