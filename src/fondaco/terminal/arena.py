"""`fondaco arena`: bots against bots, in every seat equally often; a journal, a table and a report."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from fondaco.arena.cluster import play_on_ray
from fondaco.arena.journal import Journal
from fondaco.arena.match import Result
from fondaco.arena.plan import Plan
from fondaco.arena.pool import play_here
from fondaco.arena.ratings import rating_curves
from fondaco.arena.report import report
from fondaco.arena.standings import mean_length, standings
from fondaco.core.errors import Bad
from fondaco.terminal.arguments import (
    INTERRUPTED,
    GameName,
    Language,
    Options,
    Seats,
    console_for,
    game_for,
    options_for,
    refuse,
    seats_for,
    voice_for,
)
from fondaco.terminal.voice import Voice

SEED: Final = 1
"""Not a new one every time: the same command goes on with the same run."""

Bots = Annotated[str, typer.Option("--bots", help="Levels with commas: doge,merchant:500,apprentice,random.")]
Games = Annotated[int, typer.Option("--games", help="Number of games, a multiple of the seats.")]
Jobs = Annotated[int, typer.Option("--jobs", help="Number of processes.")]
ArenaSeed = Annotated[int, typer.Option("--seed", help="The same seed, the same matches.")]
Out = Annotated[Path | None, typer.Option("--out", help="Where OUT.jsonl and OUT.html go.", show_default=False)]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster; local: here.")]


def arena(
    game: GameName,
    bots: Bots = "merchant,apprentice,random",
    games: Games = 100,
    seats: Seats = None,
    jobs: Jobs = 1,
    seed: ArenaSeed = SEED,
    options: Options = None,
    out: Out = None,
    ray: Ray = None,
    lang: Language = "en",
) -> None:
    """Let bots play each other. A run that was stopped or killed goes on when the command is given again."""
    voice = voice_for(lang)
    found = game_for(voice, game)
    count = seats_for(voice, found, seats)
    if jobs < 1:
        refuse(voice.say("at-least-one", name="--jobs"))
    if games < 1 or games % count:
        refuse(voice.say("games-of-seats", seats=count))
    plan = Plan(found.name, count, options_for(voice, found, options), bots.split(","), seed)
    name = out or Path("arena") / f"{found.name}-{count}-{bots.replace(',', '-').replace(':', '_')}"
    try:
        plan.check()
        with Journal(Path(f"{name}.jsonl"), plan) as journal:
            stopped = _run(voice, journal, games, jobs, ray)
            results = journal.finished(games)
    except Bad as bad:
        refuse(str(bad))
    except OSError as error:
        refuse(voice.say("arena-failed", reason=str(error)))
    if results:
        page = Path(f"{name}.html")
        page.write_text(report(plan, results), encoding="utf-8")
        show(voice, plan, results)
        console_for().print(voice.say("arena-written", path=str(page)), style="dim", markup=False)
    if stopped:
        console_for(error=True).print(voice.say("stopped", games=len(results), wanted=games), style="bold red")
        raise typer.Exit(INTERRUPTED)


def _run(voice: Voice, journal: Journal, games: int, jobs: int, ray: str | None) -> bool:
    """Play what is missing, with a bar that says how long; whether somebody stopped it."""
    missing = journal.missing(games)
    columns = [
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    ]
    with Progress(*columns, console=console_for(error=True), transient=True) as progress:
        task = progress.add_task(voice.say("simulating"), total=games, completed=games - len(missing))
        try:
            for result in _matches(journal.plan, missing, jobs, ray):
                journal.add(result)
                progress.update(task, advance=1)
        except KeyboardInterrupt:
            return True
    return False


def _matches(plan: Plan, missing: list[int], jobs: int, ray: str | None) -> Iterator[Result]:
    if not missing:
        return iter([])
    return play_here(plan, missing, jobs) if ray is None else play_on_ray(plan, missing, ray)


def show(voice: Voice, plan: Plan, results: list[Result]) -> None:
    """The table of a run."""
    console = console_for()
    title = voice.say(
        "arena-title",
        games=len(results),
        game=plan.game,
        seats=plan.seats,
        length=f"{mean_length(results):.0f}",
        fair=f"{1 / plan.seats:.1%}",
    )
    console.print(title, style="bold")
    grid = Grid(show_edge=False, header_style="bold cyan")
    grid.add_column(voice.say("arena-bot"), no_wrap=True)
    for head in ["wins", "arena-interval", "points", "arena-ms", "arena-rating"]:
        grid.add_column(voice.say(head), justify="right", no_wrap=True)
    curves = rating_curves(len(plan.bots), results)
    for one, curve in zip(standings(plan.bots, plan.seats, results), curves, strict=True):
        low, high = one.interval()
        grid.add_row(
            one.bot,
            f"{one.share():.1%}",
            f"{low:.1%}–{high:.1%}",
            f"{one.mean():.1f} ± {one.deviation():.1f}",
            f"{one.milliseconds():.2f}",
            f"{curve[-1].mu:.1f} ± {curve[-1].sigma:.1f}",
        )
    console.print(grid)
