"""The report of a run: one HTML file that needs nothing else."""

from html import escape
from pathlib import Path

from fondaco.arena.match import Result
from fondaco.arena.plan import Plan
from fondaco.arena.plots import curves, histograms, share_bars
from fondaco.arena.ratings import rating_curves
from fondaco.arena.standings import Standing, mean_length, standings
from fondaco.bench.measure import compiled
from fondaco.games import game

STYLE = (Path(__file__).parent / "report.css").read_text(encoding="utf-8")
CURVE_POINTS = 400
"""Points of a rating curve: more would make the file large, not the picture better."""


def report(plan: Plan, results: list[Result]) -> str:
    """The report as HTML. There must be results."""
    table = standings(plan.bots, plan.seats, results)
    title = f"{plan.game}: {', '.join(plan.bots)}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(_summary(plan, results))}</p>",
        _table(table, results),
        _legend(plan.bots),
        *_plots(plan, table, results),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}<style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n'
    )


def _summary(plan: Plan, results: list[Result]) -> str:
    usual = game(plan.game).read_options(None)
    options = (
        ", ".join(f"{name} {value}" for name, value in plan.options.items() if value != usual[name]) or "the usual"
    )
    return (
        f"{len(results)} games with {plan.seats} seats, {mean_length(results):.0f} decisions each; options: {options}; "
        f"seed {plan.seed}; engine {'compiled' if compiled() else 'interpreted'}. Every block of {plan.seats} games is "
        "one deal with the table turned, so each bot has every seat once. Intervals are Wilson score intervals of "
        "95 %; shared wins count in parts; times are means over the decisions that leave a choice."
    )


def _table(table: list[Standing], results: list[Result]) -> str:
    finals = [curve[-1] for curve in rating_curves(len(table), results)]
    heads = ["bot", "games", "wins", "95 %", "fair", "× fair", "score", "±", "ms a move", "rating μ", "σ"]
    rows = ["<tr>" + "".join(f"<th>{head}</th>" for head in heads) + "</tr>"]
    for one, rating in zip(table, finals, strict=True):
        low, high = one.interval()
        cells = [
            escape(one.bot),
            str(one.games),
            f"{one.share():.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{one.fair_share():.1%}",
            f"{one.share() / one.fair_share():.2f}" if one.games else "",
            f"{one.mean():.1f}",
            f"{one.deviation():.1f}",
            f"{one.milliseconds():.2f}",
            f"{rating.mu:.1f}",
            f"{rating.sigma:.1f}",
        ]
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return "<table>" + "".join(rows) + "</table>"


def _legend(bots: list[str]) -> str:
    keys = [f'<span><i class="c{i % 6}"></i>{escape(bot)}</span>' for i, bot in enumerate(bots)]
    return f'<p class="legend">{"".join(keys)}</p>'


def _plots(plan: Plan, table: list[Standing], results: list[Result]) -> list[str]:
    shares = [(*one.interval(), one.share()) for one in table]
    bars = [(low, share, high) for low, high, share in shares]
    seats = [f"seat {seat}" for seat in range(plan.seats)]
    by_seat = [[one.seat_mean(seat) for seat in range(plan.seats)] for one in table]
    ratings = [[rating.mu for rating in curve] for curve in rating_curves(len(table), results)]
    step = max(1, len(ratings[0]) // CURVE_POINTS)
    thinned: list[list[float | None]] = [[*curve[::step]] for curve in ratings]
    plots = [
        ("Share of wins, with the fair share", share_bars("Share of wins", plan.bots, bars, 1 / plan.seats)),
        ("Scores: how often each came up", histograms("Distribution of scores", [one.scores for one in table])),
        ("Mean score by seat", curves("Mean score by seat", by_seat, seats)),
        ("Rating (OpenSkill, Plackett-Luce) over the matches", curves("Rating over the matches", thinned, step=step)),
    ]
    return [f"<figure><figcaption>{escape(caption)}</figcaption>{plot}</figure>" for caption, plot in plots]
