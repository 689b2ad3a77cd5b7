"""`fondaco simulate`: many games of bots, in several processes, and what they add up to."""

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from time import perf_counter
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from fondaco.arena.pool import processes, undisturbed
from fondaco.bots import BOTS
from fondaco.bots.knowledge import Knowledge
from fondaco.bots.playout import playout
from fondaco.core.chance import MOST_SEED, seeded
from fondaco.core.domains import Data
from fondaco.core.game import Game
from fondaco.games import GAMES
from fondaco.terminal.arguments import (
    INTERRUPTED,
    BotName,
    GameName,
    Language,
    Options,
    Seats,
    Seed,
    bot_for,
    console_for,
    game_for,
    options_for,
    refuse,
    seats_for,
    seed_for,
    voice_for,
)
from fondaco.terminal.seats import seat_text
from fondaco.terminal.tally import Outcome, Spread, Tally
from fondaco.terminal.voice import Voice
from fondaco.words import Words

AT_ONCE: Final = 20
"""Games that a process plays before it reports."""


@dataclass(frozen=True)
class Plan:
    """What is played: game k of the plan is the game of seed + k."""

    game: str
    seats: int
    options: dict[str, Data]
    seed: int
    bot: str


def play_one(plan: Plan, number: int) -> Outcome:
    """One game of bots to its end."""
    game = GAMES[plan.game]
    seed = (plan.seed + number) & MOST_SEED
    state = game.new(plan.seats, plan.options, seed)
    if plan.bot == "random":
        decisions = int(playout(state, seeded(MOST_SEED - seed)))
    else:
        decisions = _play_bots(game, state, plan.bot, seed)
    endings = game.view(state, None).get("ending", [])
    return Outcome(game.scores(state), game.ranking(state), decisions, endings)


def _play_bots(game: Game, state: Data, kind: str, seed: int) -> int:
    bot = BOTS[kind](seed)
    decisions = 0
    while not game.over(state):
        seat = game.awaited(state)[0]
        objection = game.submit(state, seat, bot.choose(Knowledge(game, state, seat)))
        assert objection is None, objection
        decisions += 1
    return decisions


def play_some(plan: Plan, numbers: range) -> list[Outcome]:
    """The games of these numbers."""
    return [play_one(plan, number) for number in numbers]


def outcomes(plan: Plan, games: int, jobs: int) -> Iterator[list[Outcome]]:
    """The games, as they are finished."""
    parts = [range(first, min(first + AT_ONCE, games)) for first in range(0, games, AT_ONCE)]
    if jobs == 1:
        for part in parts:
            yield play_some(plan, part)
        return
    with processes(jobs) as pool:
        waiting: set[Future[list[Outcome]]] = set()
        while parts or waiting:
            with undisturbed():
                while parts and len(waiting) < 2 * jobs:
                    waiting.add(pool.submit(play_some, plan, parts.pop(0)))
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def simulate(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", help="Number of games.")] = 100,
    jobs: Annotated[int, typer.Option("--jobs", help="Number of processes.")] = 1,
    seed: Seed = None,
    bot: BotName = "random",
    options: Options = None,
    lang: Language = "en",
) -> None:
    """Let bots play many games; the same seed gives the same games, whatever the number of processes."""
    voice = voice_for(lang)
    found = game_for(voice, game)
    bot_for(voice, bot)
    for name, number in [("--games", games), ("--jobs", jobs)]:
        if number < 1:
            refuse(voice.say("at-least-one", name=name))
    count = seats_for(voice, found, seats)
    plan = Plan(found.name, count, options_for(voice, found, options), seed_for(voice, seed), bot)
    tally = Tally(count)
    start = perf_counter()
    stopped = _run(voice, plan, games, jobs, tally)
    seconds = perf_counter() - start
    if stopped:
        console_for(error=True).print(voice.say("stopped", games=tally.games, wanted=games), style="bold red")
    if tally.games:
        report(voice, Words(found, lang), plan, tally, seconds)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _run(voice: Voice, plan: Plan, games: int, jobs: int, tally: Tally) -> bool:
    """Play all, with a bar that moves; whether somebody stopped it."""
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=console_for(error=True), transient=True) as progress:
        task = progress.add_task(voice.say("simulating"), total=games)
        try:
            for part in outcomes(plan, games, jobs):
                for outcome in part:
                    tally.add(outcome)
                progress.update(task, advance=len(part))
        except KeyboardInterrupt:
            return True
    return False


def report(voice: Voice, words: Words, plan: Plan, tally: Tally, seconds: float) -> None:
    """The table of results."""
    console = console_for()
    title = voice.say(
        "simulated", games=tally.games, game=plan.game, seats=plan.seats, seed=str(plan.seed), bot=plan.bot
    )
    console.print(title, style="bold")
    grid = Grid(show_edge=False, header_style="bold cyan")
    grid.add_column("")
    for name in ["mean", "deviation", "low", "high", "wins"]:
        grid.add_column(voice.say(name), justify="right")
    for seat, spread in enumerate(tally.by_seat):
        grid.add_row(seat_text(words, seat), *_numbers(spread), f"{tally.share(seat):.1%}")
    grid.add_section()
    grid.add_row(voice.say("everybody"), *_numbers(tally.everybody), "")
    grid.add_row(voice.say("decisions"), *_numbers(tally.length), "")
    console.print(grid)
    for ending, count in sorted(tally.endings.items(), key=lambda item: (-item[1], item[0])):
        known = words.knows(f"end-{ending}")
        reason = words.thing(f"end:{ending}") if known else ending
        console.print(voice.say("ended", share=f"{count / tally.games:.1%}", reason=reason), markup=False)
    speed = voice.say(
        "speed",
        games=_grouped(tally.games / seconds),
        decisions=_grouped(tally.length.total / seconds),
        seconds=f"{seconds:.1f}",
    )
    console.print(speed, style="dim")


def _numbers(spread: Spread) -> list[str]:
    return [f"{spread.mean():.2f}", f"{spread.deviation():.2f}", str(spread.low), str(spread.high)]


def _grouped(number: float) -> str:
    """`12 345`, as it is read in every language."""
    return f"{number:,.0f}".replace(",", " ")
