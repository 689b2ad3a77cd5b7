"""`fondaco replay`: a record in words."""

from pathlib import Path

import pytest

from tests.terminal.scripted import ALWAYS_FIRST, run, scores

START = ["play", "puerto_rico", "--seats", "3", "--seed", "5", "--bot", "random"]


@pytest.mark.parametrize(("language", "over"), [("en", "The game is over"), ("hu", "A játék véget ért")])
def test_every_move_is_told_and_then_the_result(language: str, over: str, folder: Path) -> None:
    run(*START, "--lang", language, typed=ALWAYS_FIRST)
    moves = [line for line in (folder / "1").read_text().splitlines() if line[:2] in ("0 ", "1 ", "2 ")]
    result = run("replay", "1", "--lang", language)
    assert result.exit_code == 0
    told = [line for line in result.stdout.splitlines() if line[:4].strip().isdigit()]
    assert [int(line[:4]) for line in told][: len(moves)] == list(range(1, len(moves) + 1))
    assert over in result.stdout
    for score in scores(folder / "1"):
        assert f"{score} " in result.stdout[result.stdout.index(over) :]
    assert "(bot" not in result.stdout


def test_an_unfinished_game_is_told_as_far_as_it_goes() -> None:
    run(*START, typed=["save game.txt", "quit"])
    shown = run("replay", "game.txt").stdout
    assert "move" in shown.splitlines()[-1]
    assert shown.endswith("the game is not over.\n")
    assert run("replay", "game.txt", "--lang", "hu").stdout.endswith("a játék még nem ért véget.\n")


def test_players_are_called_by_their_names(folder: Path) -> None:
    run(*START, typed=["1", "1", "1", "save game.txt", "quit"])
    path = folder / "game.txt"
    path.write_text(path.read_text().replace("Red (bot: random)", "Anna").replace("Yellow (bot: random)", "Béla"))
    shown = run("replay", "game.txt").stdout
    assert "■ Anna: " in shown
    assert "▲ Béla: " in shown


def test_step_shows_the_board_and_waits(folder: Path) -> None:
    run(*START, "--hot-seat", typed=["", "role builder", "pass", "", "pass", "", "save game.txt", "quit"])
    result = run("replay", "game.txt", "--step", typed=["", "", ""])
    assert result.exit_code == 0
    assert result.stdout.count("Trading house") == 3
    assert "Move 2 of 3; press Enter." in result.stdout
    assert "(you)" not in result.stdout


def test_stepping_can_be_left(folder: Path) -> None:
    run(*START, "--hot-seat", typed=["", "role builder", "pass", "", "pass", "", "save game.txt", "quit"])
    result = run("replay", "game.txt", "--step", typed=[""])
    assert result.exit_code == 0
    assert result.stdout.count("Trading house") == 2
