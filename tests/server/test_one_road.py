"""Bots play at a server as they play in the arena: whole games, move by move. And none of them fails.

With few iterations; with `FONDACO_PROFILE=long` (`make soak`) with those by which the levels are measured.
"""

import asyncio
from pathlib import Path

import pytest

import fondaco
from fondaco.arena.match import turns
from fondaco.arena.plan import Plan
from fondaco.bots import BOTS
from fondaco.core.history import begin
from fondaco.server import messages as m
from fondaco.server.app import build
from fondaco.server.settings import Settings
from fondaco.terminal.seating import people_first
from fondaco.terminal.table import Table
from tests.server.bounded_bots import BOUNDED, ITERATIONS
from tests.server.guests import arrives
from tests.server.loopback import serving
from tests.server.test_games import stored_table

SEED = 5
SEATS = 4
CASES = [(level, game) for level in ITERATIONS for game in fondaco.GAMES]


@pytest.fixture(autouse=True)
def bounded_bots_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here too: the server asks whether there is such a level."""
    for name, bot in BOUNDED.items():
        monkeypatch.setitem(BOTS, name, bot)


def played_at_a_server(game: str, bots: list[str], options: dict[str, str], settings: Settings) -> list[str]:
    """The moves of a whole game of bots."""

    async def run(base: str) -> str:
        async with arrives(base, "Anna") as anna:
            opened = await anna.open(game, len(bots), bots=bots, options=options, sit=False, seed=SEED)
            async with anna.at(opened.table.id) as line:
                await line.look()
                await anna.start(opened)
                while (await line.next(m.Moved)).position.scores is None:
                    pass
            return opened.table.id

    with serving(build(settings, prepare="tests.server.with_bounded_bots"), settings) as base:
        table_id = asyncio.run(run(base))
    table = asyncio.run(stored_table(settings.where(), table_id))
    return [f"{entry.seat} {entry.action}" for entry in table.playing().entries]


def played_in_the_arena(game: str, bots: list[str], options: dict[str, str]) -> list[str]:
    """The moves of the first match of that seed."""
    plan = Plan(game, len(bots), options, list(dict.fromkeys(bots)), SEED)
    state = fondaco.game(game).new(plan.seats, plan.options, plan.seed_of(0))
    return [f"{turn.seat} {turn.action.text()}" for turn in turns(plan, 0, state)]


@pytest.mark.parametrize(("level", "game"), CASES)
def test_the_same_seed_and_iterations_give_the_same_moves(level: str, game: str, tmp_path: Path) -> None:
    iterations = ITERATIONS[level][game]
    settings = Settings(data=tmp_path / "fondaco.db", rates={}, workers=2)
    moves = played_at_a_server(game, [f"{level}_{iterations}"] * SEATS, {}, settings)
    assert moves == played_in_the_arena(game, [f"{level}:{iterations}"] * SEATS, {})


@pytest.mark.parametrize("game", fondaco.GAMES)
def test_so_do_bots_that_do_not_search(game: str, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "fondaco.db", rates={}, workers=2)
    bots = ["apprentice", "random", "random"]
    assert played_at_a_server(game, bots, {}, settings) == played_in_the_arena(game, bots, {})


def test_and_bots_that_may_all_speak_at_once(tmp_path: Path) -> None:
    """Genoa's live talk awaits several seats, and its course depends on who speaks first."""
    settings = Settings(data=tmp_path / "fondaco.db", rates={}, workers=2)
    bots, options = ["random"] * 3, {"driver": "live"}
    assert played_at_a_server("genoa", bots, options, settings) == played_in_the_arena("genoa", bots, options)


def test_and_bots_at_the_terminal() -> None:
    iterations = ITERATIONS["merchant"]["citadels"]
    history = begin(fondaco.game("citadels"), SEATS, {}, SEED)
    table = Table(history, people_first(SEATS, SEATS, f"merchant_{iterations}").bots(SEED))
    while not table.over():
        table.let_bot(table.awaited())
    moves = [f"{move.seat} {move.action.text()}" for move in history.moves]
    assert moves == played_in_the_arena("citadels", [f"merchant:{iterations}"] * SEATS, {})
