"""What results add up to: standings, ratings, plots, and a page that needs nothing else."""

import re
from xml.etree import ElementTree

import pytest

from fondaco.arena.match import Result
from fondaco.arena.plan import Plan
from fondaco.arena.plots import curves, histograms, share_bars, ticks
from fondaco.arena.ratings import rating_curves
from fondaco.arena.report import report
from fondaco.arena.standings import mean_length, standings, wilson

PLAN = Plan("puerto_rico", 3, {}, ["apprentice", "random"], 7)
RESULTS = [
    Result(0, [0, 1, 1], [50, 20, 30], [1, 3, 2], 200, [40, 50, 60], [4.0, 0.5, 0.6]),
    Result(1, [1, 1, 0], [40, 20, 40], [1, 3, 1], 300, [40, 50, 60], [0.4, 0.5, 6.0]),
    Result(2, [1, 0, 1], [10, 60, 20], [3, 1, 2], 400, [40, 50, 60], [0.4, 5.0, 0.6]),
]


def test_the_interval_of_a_share() -> None:
    low, high = wilson(0.5, 100)
    assert low == pytest.approx(0.4038, abs=1e-4)
    assert high == pytest.approx(0.5962, abs=1e-4)
    assert wilson(1.0, 10)[1] == 1.0
    assert wilson(0.0, 10)[0] == pytest.approx(0.0)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_standings_add_up() -> None:
    apprentice, random = standings(PLAN.bots, PLAN.seats, RESULTS)
    assert (apprentice.games, random.games) == (3, 6)
    assert (apprentice.wins, random.wins) == (2.5, 0.5)
    assert apprentice.share() == pytest.approx(2.5 / 3)
    assert apprentice.fair_share() == random.fair_share() == pytest.approx(1 / 3)
    assert apprentice.mean() == 50
    assert random.mean() == pytest.approx(140 / 6)
    assert [apprentice.seat_mean(seat) for seat in range(3)] == [50, 60, 40]
    assert apprentice.milliseconds() == pytest.approx(100)
    assert mean_length(RESULTS) == 300


def test_a_bot_without_a_match_has_nothing_to_show() -> None:
    (nobody,) = standings(["doge"], 3, [])
    assert (nobody.share(), nobody.fair_share(), nobody.mean(), nobody.milliseconds()) == (0, 0, 0, 0)
    assert nobody.seat_mean(0) is None


def test_who_wins_is_rated_higher() -> None:
    apprentice, random = rating_curves(2, RESULTS)
    assert len(apprentice) == len(random) == 4
    assert apprentice[0] == random[0]
    assert apprentice[-1].mu > apprentice[0].mu > random[-1].mu
    assert apprentice[-1].sigma < apprentice[0].sigma
    assert apprentice[-1].ordinal() > random[-1].ordinal()


def test_ticks_are_round_numbers() -> None:
    assert ticks(0, 100) == [0, 20, 40, 60, 80, 100]
    assert ticks(-3, 7) == [-2, 0, 2, 4, 6]
    assert ticks(0.11, 0.29) == pytest.approx([0.15, 0.2, 0.25])


@pytest.mark.parametrize(
    "plot",
    [
        share_bars("t", ["a<b", "c"], [(0.1, 0.2, 0.3), (0.0, 0.0, 0.0)], 0.25),
        histograms("t", [[5], [5]]),
        histograms("t", [[1, 200, 30], [-7]]),
        curves("t", [[1.0, None, 3.0], [2.0, 2.0, 2.0]], ["x", "y", "z"]),
        curves("t", [[1.0], [1.0]]),
    ],
)
def test_a_plot_is_a_picture_of_finite_numbers(plot: str) -> None:
    picture = ElementTree.fromstring(plot)
    assert picture.tag == "svg"
    assert "nan" not in plot
    assert "inf" not in plot


def test_the_page_stands_alone() -> None:
    page = report(PLAN, RESULTS)
    assert page.count("<svg") == 4
    assert not re.search(r"https?://|<script|<link|url\(|src=", page)
    assert "prefers-color-scheme: dark" in page
    assert "83.3%" in page
    assert "options: the usual" in page
    for svg in re.findall(r"<svg.*?</svg>", page):
        ElementTree.fromstring(svg)


def test_options_are_told_where_they_are_not_the_usual_ones() -> None:
    plan = Plan("puerto_rico", 3, {"expansions": ["nobles"]}, PLAN.bots, 7)
    assert "options: expansions [&#x27;nobles&#x27;];" in report(plan, RESULTS)
