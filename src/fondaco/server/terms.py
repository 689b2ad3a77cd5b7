"""Terms: what is agreed when a table is opened, and never changes."""

import secrets
from dataclasses import dataclass, replace
from typing import Final, Literal

from fondaco.bots import BOTS
from fondaco.bots.levels import level
from fondaco.core.chance import MOST_SEED
from fondaco.core.domains import Data
from fondaco.core.errors import Bad
from fondaco.core.game import Game
from fondaco.games import GAMES
from fondaco.server import tokens
from fondaco.server.messages import Clock, NewTable
from fondaco.server.refusals import No

MOST_THINKING: Final = 10
"""Seconds a bot may be given for a move."""


@dataclass(frozen=True)
class Terms:
    """What was agreed when the table was opened."""

    id: str
    game: Game
    seats: int
    options: dict[str, Data]
    pace: Literal["live", "correspondence"]
    clock: Clock
    public: bool
    hints: bool
    counts: bool
    steward: str
    host: str
    host_name: str
    invitation: str
    created: float
    seed: int
    seed_chosen: bool


def agreed(wanted: NewTable, host: str, host_name: str, now: float) -> Terms:
    """The terms somebody proposes, checked; raises `No`."""
    if wanted.game not in GAMES:
        raise No("no-such-game", game=wanted.game, games=", ".join(GAMES))
    game = GAMES[wanted.game]
    if wanted.seats not in game.seat_counts:
        raise No("bad-seats", seats=wanted.seats, counts=", ".join(str(count) for count in game.seat_counts))
    if wanted.seed is not None and not 0 <= wanted.seed <= MOST_SEED:
        raise No("bad-seed", most=str(MOST_SEED))
    try:
        options = game.read_options(wanted.options)
    except Bad as bad:
        raise No("bad-options", where=bad.where, reason=bad.reason) from None
    return Terms(
        id=tokens.new_id(),
        game=game,
        seats=wanted.seats,
        options=options,
        pace=wanted.pace,
        clock=wanted.clock,
        public=wanted.public,
        hints=wanted.hints,
        counts=wanted.counts,
        steward=checked_level(wanted.steward),
        host=host,
        host_name=host_name,
        invitation=tokens.fresh(),
        created=now,
        seed=secrets.randbelow(MOST_SEED + 1) if wanted.seed is None else wanted.seed,
        seed_chosen=wanted.seed is not None,
    )


def fresh_terms(terms: Terms, now: float) -> Terms:
    """The same again, with another chance and another secret."""
    seed = secrets.randbelow(MOST_SEED + 1)
    return replace(terms, id=tokens.new_id(), invitation=tokens.fresh(), created=now, seed=seed, seed_chosen=False)


def checked_level(text: str) -> str:
    """The level of a bot that exists, perhaps with the time it takes for a move (`doge:500ms`); raises `No`."""
    name, colon, _ = text.partition(":")
    if name not in BOTS:
        raise No("no-such-level", level=name, levels=", ".join(BOTS))
    if colon:
        try:
            limit = level(text).limit
        except Bad:
            limit = None
        if limit is None or not 0.0 < limit.seconds <= MOST_THINKING:
            raise No("no-such-time", most=MOST_THINKING)
    return text
