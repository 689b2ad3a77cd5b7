"""Every argument that can be wrong is refused with one clear line."""

import os
import subprocess
import sys

import pytest

import fondaco
from tests.terminal.scripted import refused, run

GAMES = ", ".join(fondaco.GAMES)
PLAY = ["play", "puerto_rico"]
SIMULATE = ["simulate", "puerto_rico"]
WRONG = [
    (["play", "chess"], f"There is no game chess; there are: {GAMES}."),
    (["play"], f"Which game? There are: {GAMES}."),
    (["simulate", "chess"], f"There is no game chess; there are: {GAMES}."),
    (["rules", "chess"], f"There is no game chess; there are: {GAMES}."),
    ([*PLAY, "--lang", "xx"], "there is no language xx; there are en, hu"),
    (["version", "--lang", ""], "there is no language ; there are en, hu"),
    ([*PLAY, "--seats", "6"], "The game cannot have 6 seats; it can have 2, 3, 4, 5."),
    ([*SIMULATE, "--seats", "1"], "The game cannot have 1 seats; it can have 2, 3, 4, 5."),
    ([*PLAY, "--seed", "-1"], "A seed is a number from 0 to 18446744073709551615."),
    ([*SIMULATE, "--seed", str(2**64)], "A seed is a number from 0 to 18446744073709551615."),
    ([*PLAY, "--seats", "3", "--bots", "3"], "There cannot be 3 bots: from 0 to 2, so that a person is left to play."),
    ([*PLAY, "--bots", "-1"], "There cannot be -1 bots: from 0 to 3, so that a person is left to play."),
    ([*PLAY, "--bots", "1", "--hot-seat"], "Either --bots or --hot-seat: at a hot seat there are no bots."),
    ([*PLAY, "--bot", "genius"], "There is no bot genius; there are: random, apprentice, merchant, doge."),
    ([*SIMULATE, "--bot", "genius"], "There is no bot genius; there are: random, apprentice, merchant, doge."),
    ([*SIMULATE, "--games", "0"], "--games must be at least 1."),
    ([*SIMULATE, "--jobs", "0"], "--jobs must be at least 1."),
    (["bench", "puerto_rico", "--seconds", "0"], "--seconds must be more than 0 and at most 600."),
    (["bench", "chess"], f"There is no game chess; there are: {GAMES}."),
    ([*PLAY, "--options", "{"], "The options are not JSON: {"),
    ([*PLAY, "--options", "[" * 100000], "The options are not JSON: ["),
    ([*PLAY, "--options", "[]"], "The options are refused: a JSON object is wanted."),
    ([*PLAY, "--options", '{"nobles": 1}'], "The options are refused: options: there is no option nobles."),
    ([*SIMULATE, "--options", '{"city_geometry": 1}'], "options.city_geometry: 1 is not one of ['grid_4x3', "),
    ([*PLAY, "--resume", "x", "--seats", "3"], "With --resume there is no --seats, --seed or --options"),
    ([*PLAY, "--resume", "x", "--seed", "3"], "With --resume there is no --seats, --seed or --options"),
    ([*PLAY, "--resume", "x", "--options", "{}"], "With --resume there is no --seats, --seed or --options"),
]


@pytest.mark.parametrize(("args", "reason"), WRONG, ids=[" ".join(args)[:60] for args, _ in WRONG])
def test_a_wrong_argument_is_refused(args: list[str], reason: str) -> None:
    assert reason in refused(*args)


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["play", "chess"], f"Nincs chess nevű játék. Ezek vannak: {GAMES}."),
        ([*PLAY, "--seats", "7"], "7 hellyel nem játszható; a helyek száma ennyi lehet: 2, 3, 4, 5."),
        ([*PLAY, "--options", "{"], "A beállítások nem JSON alakúak: {"),
    ],
)
def test_refusals_in_hungarian(args: list[str], reason: str) -> None:
    assert refused(*args, "--lang", "hu") == reason


def test_what_is_no_number_and_what_is_no_option_is_misuse() -> None:
    for args in [[*PLAY, "--seats", "three"], [*PLAY, "--colour", "red"], ["dance"]]:
        assert run(*args).exit_code == 2


def test_without_a_command_there_is_help() -> None:
    shown = run("--help").stdout
    for command in ["play", "replay", "rules", "simulate", "bench", "version"]:
        assert f" {command} " in shown


def test_the_module_runs_and_survives_a_terminal_without_unicode() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "fondaco", "rules", "puerto_rico", "PR-7.03"]
    done = subprocess.run(command, env=env, capture_output=True, check=True)
    assert b"PR-7.03" in done.stdout
    wrong = subprocess.run([*command[:3], "play", "chess"], env=env, capture_output=True, check=False)
    assert wrong.returncode == 2
    assert b"? There is no game chess" in wrong.stderr
