"""CA-3: the set-up, with the choice of the final scoring card and the draft of the start cards."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.actions import Action, Verb
from fondaco.core.chance import Chance
from fondaco.core.flow import Ask, Frame, Step, Together, single
from fondaco.core.masks import ONE
from fondaco.core.objections import Reason, Why
from fondaco.core.rows import row, total, zeros
from fondaco.games.calimala.actions import KEEP, TAKE
from fondaco.games.calimala.components import (
    ACTIONS,
    AREAS,
    CARD,
    COUNCIL_ARTWORKS,
    CUBES,
    FINAL_CARD,
    FINAL_CARDS,
    FIRST_WORKSHOPS,
    MATERIALS,
    MOST_WORKSHOPS,
    SCORING_TILES,
    SPACES,
    START_OFFER,
    TOWER_MOST,
)
from fondaco.games.calimala.forced import tell_as_done
from fondaco.games.calimala.round import turn_of
from fondaco.games.calimala.rules import Rules
from fondaco.games.calimala.state import NOBODY, Calimala, Player
from fondaco.games.calimala.towers import NOTHING

NOT_DEALT: Final = Reason("CA-3.17", "not-dealt", [FINAL_CARD])
NOT_ON_OFFER: Final = Reason("CA-3.18", "not-on-offer", [CARD])

KEEPS: Final[list[Verb]] = [KEEP]
TAKES: Final[list[Verb]] = [TAKE]


def set_up(rules: Rules, chance: Chance) -> Calimala:
    """A new game: cards are chosen, then play begins (CA-3.22)."""
    seats: i64 = rules.seats
    start: i64 = 0 if rules.first_seat_starts else chance.below(seats)  # CA-3.02
    layout = city_layout(rules, chance)
    tiles = shuffled(SCORING_TILES, chance)  # CA-3.06
    finals = shuffled(FINAL_CARDS, chance)  # CA-3.13
    players = [new_player(rules, finals) for _ in range(seats)]
    offer = row([START_OFFER.count(action) for action in range(ACTIONS)])
    return Calimala(
        seats=seats,
        chance=chance,
        stack=first_plan(seats, start)[::-1],
        answers=[None for _ in range(seats)],
        asked=0,
        rules=rules,
        players=players,
        start=start,
        active=start,
        layout=row(layout),
        towers=row([NOTHING] * (SPACES * TOWER_MOST)),
        free=rules.box.capacity[:],
        tiles=row(tiles),
        council=row([NOBODY] * SCORING_TILES),
        used=0,
        council_artworks=row([NOBODY] * rules.box.capacity[COUNCIL_ARTWORKS]),
        offer=offer,
        pile=row([rules.box.cards[action] - offer[action] for action in range(ACTIONS)]),
        discards=zeros(ACTIONS),
        shuffles=0,
        face_up=finals.pop() if rules.setup.face_up else -1,  # CA-3.14, CA-3.15
        removed_white=0,
    )


def shuffled(count: i64, chance: Chance) -> list[int]:
    """The numbers below a count in random order."""
    things = list(range(count))
    chance.shuffle(things)
    return things


def city_layout(rules: Rules, chance: Chance) -> list[int]:
    """CA-3.03: the eight tiles at random around the printed centre (CA-2.04); CA-3.04: or as in the first game."""
    if rules.first_game:
        return rules.box.first_layout[:]
    layout = rules.tiles[:]
    chance.shuffle(layout)
    layout.insert(rules.centre, rules.box.centre)
    return layout


def new_player(rules: Rules, finals: list[int]) -> Player:
    """CA-3.07 to 3.12: everything in the supply; CA-3.14 to 3.16: and some final scoring cards dealt."""
    dealt: i64 = 0
    for _ in range(rules.setup.final_cards):
        dealt |= ONE << finals.pop()
    return Player(
        supply=CUBES,
        stored=zeros(MATERIALS),
        workshops=FIRST_WORKSHOPS,
        cloth=zeros(MOST_WORKSHOPS),
        ships=0,
        houses=0,
        discs=row([rules.setup.coloured, rules.setup.white]),
        removed=0,
        hand=zeros(ACTIONS),
        known=-1,
        dealt=dealt,
        kept=-1,
        cubes=zeros(AREAS),
        vp=0,
    )


def first_plan(seats: i64, start: i64) -> list[Frame]:
    """CA-3.22: final cards first; CA-3.19: start cards counter-clockwise, the starting player last; then the turns."""
    draft: list[Frame] = [TakeStartCard((start - 1 - i) % seats) for i in range(seats)]
    return [KeepFinalCard((ONE << seats) - 1), *draft, ShuffleOffer(), *turn_of(start)]


class KeepFinalCard(Together):
    """CA-3.17: everybody secretly keeps one of the final scoring cards dealt."""

    def again(self, waiting: i64) -> Together:
        return KeepFinalCard(waiting)

    def rule(self) -> str:
        return "CA-3.17"

    def verbs(self) -> list[Verb]:
        return KEEPS

    def allows(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        return s.players[seat].dealt >> a.x & 1 == 1 or why.no(NOT_DEALT, a.x)

    def resolve(self, s: Calimala, answers: list[Action | None]) -> None:
        for seat, answer in enumerate(answers):
            assert answer is not None, "everybody is asked"
            s.players[seat].kept = answer.x


class TakeStartCard(Ask):
    """CA-3.19, CA-3.20: one card of the open offer."""

    def only(self, s: Calimala) -> Action | None:
        """With five players the starting player gets the card that is left."""
        return single(self.choices(s, self.seat)) if total(s.offer) == 1 else None

    def tell_only(self, s: Calimala, a: Action) -> None:
        tell_as_done(s, self.seat, a)

    def rule(self) -> str:
        return "CA-3.19"

    def verbs(self) -> list[Verb]:
        return TAKES

    def allows(self, s: Calimala, seat: i64, a: Action, why: Why) -> bool:
        return s.offer[a.x] > 0 or why.no(NOT_ON_OFFER, a.x)

    def take(self, s: Calimala, seat: i64, a: Action) -> None:
        s.offer[a.x] -= 1
        s.players[seat].hand[a.x] += 1
        s.players[seat].known = a.x


class ShuffleOffer(Step):
    """CA-3.21: what nobody took goes into the draw pile."""

    def run(self, s: Calimala) -> None:
        for action in range(ACTIONS):
            s.pile[action] += s.offer[action]
            s.offer[action] = 0
