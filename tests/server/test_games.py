"""Whole games over real sockets on a real file; and nobody is told what they may not know."""

import asyncio
import os
import random
from contextlib import AsyncExitStack
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fondaco.core.flow import State
from fondaco.core.game import Game
from fondaco.server import messages as m
from fondaco.server.entries import Entry
from fondaco.server.limits import RATES
from fondaco.server.play import Play
from fondaco.server.store import tables as stored
from fondaco.server.store.opened import opened as opened_store
from fondaco.server.table import Table
from fondaco.server.views import position
from tests.server.conftest import Ground, Servers
from tests.server.guests import Line, arrives, play

LONG = os.environ.get("FONDACO_PROFILE") == "long"
CHECKED = 1 if LONG else 9
"""Every so manieth position is compared with that of a twin."""
NAMES = ["Anna", "Béla", "Cili", "Dani", "Emil"]
CASES: list[tuple[str, dict[str, Any], int, int]] = [
    ("genoa", {}, 4, 0),
    ("marco_polo", {}, 4, 0),
    ("citadels", {}, 4, 0),
    ("puerto_rico", {}, 4, 0),
    ("calimala", {}, 4, 0),
    ("genoa", {"driver": "live"}, 2, 1),
    ("puerto_rico", {"expansions": ["new_buildings", "nobles"]}, 2, 2),
]
"""Game, options, people, bots."""
if LONG:
    CASES += [(game, {}, 2, 2) for game in ("genoa", "marco_polo", "citadels", "calimala")]
    CASES += [("genoa", {"driver": "live"}, 4, 0), ("citadels", {}, 5, 3)]


SHARED = [case for case in CASES if LONG or case[0] == "citadels" or case[3] == 1]
"""Played on two servers, too."""
UNPACED = {name: rate for name, rate in RATES.items() if name != "message"}
"""Messages are not held back: thousands are sent, and at the pace of people nothing else would be told."""
ALL = [("file", *case) for case in CASES] + [("cluster", *case) for case in SHARED]


class Played:
    """What everybody was told in a whole game, by seat; -1 is a spectator."""

    def __init__(self) -> None:
        self.table_id = ""
        self.invitation = ""
        self.told: dict[int, list[str]] = {}
        self.last: list[m.Position] = []


async def whole_game(servers: Servers, game: str, options: dict[str, Any], people: int, bots: int) -> Played:
    """A game of so many people and bots, and somebody who watches."""
    played, rng = Played(), random.Random(f"{game} {people}")
    async with AsyncExitStack() as stack:
        homes = cycle(servers.bases)  # where there are two servers, neighbours at the table come to different ones
        guests = [await stack.enter_async_context(arrives(next(homes), name)) for name in NAMES[:people]]
        opened = await guests[0].open(game, people + bots, options=options, bots=["random"] * bots)
        played.table_id, played.invitation = opened.table.id, opened.invitation
        for guest in guests[1:]:
            await guest.sit(opened)
        watcher = await stack.enter_async_context(arrives(servers.bases[1], "Vera"))
        watching = await stack.enter_async_context(watcher.at(opened.table.id))
        await watching.look(invitation=opened.invitation)
        lines = [await stack.enter_async_context(guest.at(opened.table.id)) for guest in guests]
        await guests[0].start(opened)
        players = [play(line, seat, random.Random(rng.random())) for seat, line in enumerate(lines)]
        played.last = await asyncio.gather(watched(watching), *players)
        played.told = {-1: watching.raw, **{seat: line.raw for seat, line in enumerate(lines)}}
    return played


async def watched(line: Line) -> m.Position:
    while True:
        moved: m.Moved = await line.next(m.Moved)
        if moved.position.scores is not None:
            return moved.position


@pytest.mark.parametrize(("ground", "name", "options", "people", "bots"), ALL, ids=str, indirect=["ground"])
def test_a_whole_game_is_played_and_everybody_was_told_what_they_may_know(
    name: str, options: dict[str, Any], people: int, bots: int, ground: Ground
) -> None:
    settings = ground.settings(rates=UNPACED)
    with ground.servers(settings) as servers:
        played = asyncio.run(whole_game(servers, name, options, people, bots))
    assert len({repr((last.version, last.scores, last.ranking)) for last in played.last}) == 1
    table = asyncio.run(stored_table(settings.where(), played.table_id))
    assert table.phase == "over"
    assert played.last[0].version == table.playing().version
    Secrets(table).check(played)


async def stored_table(place: Path | str, table_id: str) -> Table:
    async with opened_store(place) as store:
        written = await store.read(lambda connection: stored.load(connection, table_id))
    assert written is not None
    return written.table(0.0)


class Secrets:
    """Plays a stored game again and compares what was told with what may be told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game: Game = table.game
        self.play: Play = table.playing()
        self.states: list[State] = []
        """By version; nobody has taken a move back."""
        self.events: list[Any] = [[]]
        fresh = Table(table.terms)
        fresh.begin(0.0)
        history = fresh.playing().history
        self.states.append(self.game.copy(history.state))
        for entry in self.play.entries:
            assert history.submit(entry.seat, self.game.parse(entry.action or "")) is None
            self.states.append(self.game.copy(history.state))
            self.events.append(history.events)

    def check(self, played: Played) -> None:
        assert self.play.version == len(self.play.entries)
        for reader, told in played.told.items():
            kinds = {msgspec.json.decode(raw)["type"] for raw in told}
            assert kinds <= {"welcome", "changed", "moved", "done", "refused"}
            self.check_bare(told, played)
            seen = [message for raw in told if (message := self.positioned(raw)) is not None]
            assert len(seen) > 20
            for message in seen:
                self.check_lines(reader, message)
            for message in [*seen[::CHECKED], seen[-1]]:
                self.check_position(reader, message.position)

    @staticmethod
    def positioned(raw: str) -> Any:
        message = msgspec.json.decode(raw, type=m.FromServer)
        return message if isinstance(message, m.Moved) else None

    def check_bare(self, told: list[str], played: Played) -> None:
        """No message has the seed, the invitation or anybody's id."""
        secrets = [str(self.table.terms.seed), played.invitation]
        secrets += [chair.person for chair in self.table.chairs if chair.person is not None]
        for raw in told:
            assert not any(secret in raw for secret in secrets)

    def check_lines(self, reader: int, message: m.Moved) -> None:
        """Every event as the engine tells it to this very reader."""
        for line in message.lines:
            entry: Entry = self.play.entries[line.number - 1]
            assert (line.seat, line.at) == (entry.seat, entry.at)
            assert line.events == told_again([event.seen_by(reader) for event in self.events[line.number]])

    def check_position(self, reader: int, shown: m.Position) -> None:
        """The very same bytes come from a game that differs in all that this reader may not know."""
        state = self.states[shown.version]
        if reader >= 0 and not self.game.over(state):
            state = self.game.resample(state, reader, 4711)
        twin = position(self.play, reader, state)
        for field in ("view", "awaited", "may_act", "choices", "open", "suggested", "grey", "scores", "ranking"):
            expected = msgspec.json.encode(getattr(twin, field))
            assert msgspec.json.encode(getattr(shown, field)) == expected, (reader, shown.version, field)


def told_again(data: Any) -> Any:
    """As it looks after a journey in JSON."""
    return msgspec.json.decode(msgspec.json.encode(data))
