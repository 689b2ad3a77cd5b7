"""The reports in `reports/`: for every game each level alone among the level below it, in every seat equally often.

    PYTHONPATH=build/compiled .venv/bin/python scripts/reports.py [GAME ...]     (or `make reports`)

Takes hours on two cores. It can be killed at any time: what is finished is kept, and the next run goes on.
Searching bots are bounded by iterations, chosen so that a merchant thinks for about 50 ms and a doge for about 200 ms
on the machine where they were measured; so the matches are the same everywhere.
"""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from fondaco.arena.journal import Journal
from fondaco.arena.plan import Plan
from fondaco.arena.standings import standings
from fondaco.games import GAMES
from fondaco.terminal.arena import arena

FOLDER = Path(__file__).parents[1] / "reports"
SEATS = 4
SEED = 1
MERCHANT = {"genoa": 1600, "marco_polo": 1600, "citadels": 2000, "puerto_rico": 2800, "calimala": 1600}
DOGE = {"genoa": 1600, "marco_polo": 6400, "citadels": 8000, "puerto_rico": 7000, "calimala": 3600}
"""Iterations. A doge's take longer where he looks further."""


@dataclass(frozen=True)
class Claim:
    """A level among the level below, and how many times its fair share it must win."""

    strong: str
    weak: str
    games: int
    times: float


def claims(game: str) -> list[Claim]:
    """What is claimed of the bots of a game."""
    merchant, doge = f"merchant:{MERCHANT[game]}", f"doge:{DOGE[game]}"
    return [
        Claim("apprentice", "random", 400, 2.0),
        Claim(merchant, "apprentice", 200, 1.5),
        Claim(doge, merchant, 100, 1.0),
    ]


def name_of(game: str, claim: Claim) -> Path:
    """Where the report lies, without its suffix."""
    return FOLDER / f"{game}-{claim.strong.partition(':')[0]}-among-{claim.weak.partition(':')[0]}"


def line_of(game: str, claim: Claim) -> str:
    """The row of a report in the table of all."""
    plan = Plan(game, SEATS, GAMES[game].read_options(None), [claim.strong, claim.weak], SEED)
    path = name_of(game, claim)
    match = f"{claim.strong} among {claim.weak}"
    if not Path(f"{path}.jsonl").exists():
        return f"| {game} | {match} | not played yet | | | | |"
    with Journal(Path(f"{path}.jsonl"), plan) as journal:
        strong, weak = standings(plan.bots, SEATS, journal.finished(claim.games))
    low, high = strong.interval()
    times = strong.share() / strong.fair_share() if strong.games else 0.0
    cells = [
        game,
        f"[{match}]({path.name}.html)" if Path(f"{path}.html").exists() else match,
        f"{strong.games} of {claim.games}",
        f"{strong.share():.1%} ({low:.1%} to {high:.1%})",
        f"{times:.2f} (wanted: {claim.times})",
        f"{strong.mean():.1f}, {weak.mean():.1f}",
        f"{strong.milliseconds():.1f}, {weak.milliseconds():.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def write_table() -> None:
    """`reports/README.md`: all reports at a glance."""
    lines = [
        "# How strong the bots are",
        "",
        f"Four seats; one bot of the first level among three of the second, in every seat equally often; seed {SEED}.",
        "Shares of wins with 95 % intervals (Wilson). Made by `make reports`, which goes on where it was stopped.",
        "",
        "`doge:1600`: 1,600 iterations. A doge's take longer where he looks further ahead ([bots](../docs/bots.md)).",
        "Matches are the same everywhere; milliseconds are of the machine that played, not the same one for all rows.",
        "",
        "| game | match | games | share of wins | times the fair share | mean points | ms a move |",
        "|---|---|---|---|---|---|---|",
        *[line_of(game, claim) for game in GAMES for claim in claims(game)],
    ]
    (FOLDER / "README.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Play what is missing, the shortest first, and write the table after each."""
    chosen = sys.argv[1:] or list(GAMES)
    FOLDER.mkdir(exist_ok=True)
    for i in range(3):
        for game in chosen:
            claim = claims(game)[i]
            bots = f"{claim.strong},{claim.weak}"
            arena(game, bots, claim.games, SEATS, os.cpu_count() or 1, SEED, out=name_of(game, claim))
            write_table()


if __name__ == "__main__":
    main()
