"""The bench measures what it says, in the build that runs."""

import json

from typer.testing import CliRunner

from fondaco.__main__ import app
from fondaco.bench.measure import compiled, mid_game
from fondaco.bench.reference import rounds_per_second
from fondaco.games import GAMES


def test_every_figure_is_there_and_above_zero() -> None:
    result = CliRunner().invoke(app, ["bench", "puerto_rico", "--seconds", "0.02", "--json"])
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert (data["game"], data["seats"]) == ("puerto_rico", 4)
    assert data["build"] == ("compiled" if compiled() else "interpreted")
    units = [figure["unit"] for figure in data["figures"]]
    assert units == ["decisions/s"] * 2 + ["µs"] * 7 + ["bytes"]
    assert all(figure["value"] > 0 for figure in data["figures"])
    assert all(figure["ratio"] > 0 for figure in data["figures"] if figure["unit"] != "bytes")


def test_a_table_for_people() -> None:
    result = CliRunner().invoke(app, ["bench", "puerto_rico", "--seconds", "0.02"])
    assert result.exit_code == 0
    assert "random play by advance" in result.stdout


def test_bad_arguments_are_refused() -> None:
    assert CliRunner().invoke(app, ["bench", "puerto_rico", "--seconds", "0"]).exit_code == 2
    assert CliRunner().invoke(app, ["bench", "chess"]).exit_code == 2


def test_positions_are_from_the_middle_of_games() -> None:
    game = GAMES["puerto_rico"]
    assert all(not game.over(s) and s.asked > 50 for s in mid_game(game, 4))


def test_the_reference_loop_runs() -> None:
    assert rounds_per_second(1000) > 0
