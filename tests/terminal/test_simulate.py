"""`fondaco simulate`: the numbers, whatever the number of processes."""

import re
from collections.abc import Iterator
from statistics import mean, stdev

import pytest

from fondaco.bots import BOTS
from fondaco.bots.bot import RandomBot
from fondaco.terminal import simulate as module
from fondaco.terminal.simulate import Plan, play_one, play_some
from fondaco.terminal.tally import Outcome, Spread, Tally
from tests.terminal.scripted import run

PLAN = Plan("puerto_rico", 3, {}, 7, "random")


def table(*args: str) -> str:
    """All that is printed but the speed."""
    result = run("simulate", "puerto_rico", "--seats", "3", "--seed", "7", *args)
    assert result.exit_code == 0
    *lines, speed = result.stdout.splitlines()
    assert re.fullmatch(r"[\d ]+ games and [\d ]+ decisions a second, [\d.]+ s in all", speed)
    return "\n".join(lines)


def test_the_table_is_what_the_games_add_up_to() -> None:
    shown = table("--games", "30")
    outcomes = play_some(PLAN, range(30))
    assert "30 games of puerto_rico, 3 seats, bot random, seed 7" in shown
    for seat, name in enumerate(["● Blue", "■ Red", "▲ Yellow"]):
        points = [outcome.scores[seat] for outcome in outcomes]
        numbers = [f"{mean(points):.2f}", f"{stdev(points):.2f}", str(min(points)), str(max(points))]
        assert re.search(f"{name} +│ +" + " │ +".join(numbers) + r" │ +[\d.]+% ", shown)
    lengths = [outcome.decisions for outcome in outcomes]
    assert re.search(rf"Decisions a game │ +{mean(lengths):.2f} │ +{stdev(lengths):.2f} │ +{min(lengths)} │", shown)
    shares = [float(share) for share in re.findall(r"([\d.]+)% +$", shown, re.MULTILINE)]
    assert sum(shares) == pytest.approx(100, abs=0.2)
    ended = sum("colonists" in outcome.endings for outcome in outcomes) / 30
    assert f"{ended:.1%} ended because there are too few colonists to fill the ship" in shown


def test_the_same_seed_gives_the_same_table_whatever_the_jobs() -> None:
    assert table("--games", "50", "--jobs", "2") == table("--games", "50", "--jobs", "1")
    assert table("--games", "5") != table("--games", "6")


def test_in_hungarian() -> None:
    result = run("simulate", "puerto_rico", "--games", "3", "--seed", "7", "--lang", "hu")
    assert "3 játék (puerto_rico), 4 hely, gépi játékos: random, kezdőszám: 7" in result.stdout
    assert "Minden hely" in result.stdout
    assert "a játék vége: nincs elég telepes" in result.stdout


def test_game_k_is_the_game_of_seed_plus_k() -> None:
    assert play_one(PLAN, 5) == play_one(Plan("puerto_rico", 3, {}, 12, "random"), 0)


def test_a_bot_that_is_not_random_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "other", RandomBot)
    outcome = play_one(Plan("puerto_rico", 3, {}, 7, "other"), 0)
    assert outcome.decisions > 100
    assert "bot other" in table("--games", "2", "--bot", "other")


def test_control_c_shows_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Plan, games: int, jobs: int) -> Iterator[list[Outcome]]:
        yield play_some(plan, range(4))
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "outcomes", interrupted)
    result = run("simulate", "puerto_rico", "--seed", "7", "--games", "1000")
    assert result.exit_code == 130
    assert "Stopped after 4 of 1000 games." in result.stderr
    assert "4 games of puerto_rico" in result.stdout


def test_control_c_before_the_first_game_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Plan, games: int, jobs: int) -> Iterator[list[Outcome]]:
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "outcomes", interrupted)
    result = run("simulate", "puerto_rico")
    assert result.exit_code == 130
    assert result.stdout == ""


def test_a_spread_is_mean_and_deviation() -> None:
    spread = Spread()
    for value in [3, -1, 10]:
        spread.add(value)
    assert (spread.mean(), spread.low, spread.high) == (4, -1, 10)
    assert spread.deviation() == pytest.approx(stdev([3, -1, 10]))
    one = Spread()
    one.add(5)
    assert one.deviation() == 0


def test_a_shared_win_counts_in_part() -> None:
    tally = Tally(3)
    tally.add(Outcome([5, 5, 1], [1, 1, 3], 10, []))
    tally.add(Outcome([9, 5, 1], [1, 2, 3], 20, ["vp"]))
    assert [tally.share(seat) for seat in range(3)] == [0.75, 0.25, 0]
    assert tally.endings == {"vp": 1}
