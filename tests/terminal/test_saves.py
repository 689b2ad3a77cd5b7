"""Saves: records that go on where they stopped; broken ones are refused with line and reason."""

import re
from pathlib import Path

import pytest

from fondaco.core.errors import Bad
from fondaco.terminal import saves
from tests.terminal.scripted import ALWAYS_FIRST, refused, run, scores

START = ["play", "puerto_rico", "--seats", "3", "--seed", "5", "--bot", "random"]


@pytest.mark.parametrize("moves", [0, 1, 17, 40])
def test_a_resumed_game_ends_as_the_whole_one(moves: int, folder: Path) -> None:
    run(*START, typed=ALWAYS_FIRST)
    whole = (folder / "1").read_text()
    (folder / "1").unlink()
    run(*START, typed=[*ALWAYS_FIRST[:moves], "save middle.txt", "quit"])
    assert "result" not in (folder / "middle.txt").read_text()
    result = run("play", "--resume", "middle.txt", typed=ALWAYS_FIRST)
    assert result.exit_code == 0
    assert (folder / "1").read_text() == whole


def test_a_game_interrupted_again_and_again_ends_as_the_whole_one(folder: Path) -> None:
    run(*START, typed=ALWAYS_FIRST)
    whole = (folder / "1").read_text()
    run(*START)
    name = "puerto_rico-5.txt"
    while not re.search("^result", (folder / name).read_text(), re.MULTILINE):
        result = run("play", "--resume", name, typed=["1"] * 9)
        match = re.search(r"--resume (\S+)$", result.stdout) or re.search(r"Saved in (1)\.$", result.stdout, re.M)
        assert match is not None
        name = match[1]
    assert (folder / name).read_text() == whole
    assert len(list(folder.iterdir())) > 3


def test_a_save_says_who_is_a_bot(folder: Path) -> None:
    run("play", "puerto_rico", "--seats", "3", "--bots", "1", typed=["", "save game.txt", "quit"])
    text = (folder / "game.txt").read_text()
    assert "player 0: Blue\nplayer 1: Red\nplayer 2: Yellow (bot: apprentice)\n" in text
    assert "The keyboard is for" in run("play", "--resume", "game.txt").stdout


def test_a_resumed_game_may_be_seated_anew() -> None:
    run(*START, typed=["save game.txt", "quit"])
    assert "The keyboard is for" in run("play", "--resume", "game.txt", "--hot-seat").stdout
    assert "The keyboard is for" not in run("play", "puerto_rico", "--resume", "game.txt", "--bots", "2").stdout


def test_undo_reaches_behind_a_resume() -> None:
    run(*START, "--hot-seat", typed=["", "role builder", "save game.txt", "quit"])
    shown = run("play", "--resume", "game.txt", typed=["", "undo"]).stdout
    assert "Choose the builder" in shown
    assert "Taken back." in shown


def test_resuming_tells_the_last_moves_once_more() -> None:
    run(*START, "--hot-seat", typed=["", "role builder", "pass", "", "save game.txt", "quit"])
    assert ": Choose the builder · Pass" in run("play", "--resume", "game.txt", typed=[""]).stdout


def test_another_move_after_an_undo_is_not_saved_yet(folder: Path) -> None:
    typed = ["", "role builder", "save game.txt", "undo", "role mayor", "quit", "other.txt"]
    run(*START, "--hot-seat", typed=typed)
    assert (folder / "game.txt").read_text().endswith("role builder\n")
    assert (folder / "other.txt").read_text().endswith("role mayor\n")


def test_a_table_of_bots_alone_plays_to_its_end(folder: Path) -> None:
    run(*START, typed=["save game.txt", "quit"])
    path = folder / "game.txt"
    path.write_text(path.read_text().replace("player 0: Blue", "player 0: Blue (bot: random)"))
    result = run("play", "--resume", "game.txt", typed=["end.txt"])
    assert "The game is over" in result.stdout
    assert len(scores(folder / "end.txt")) == 3


def test_a_finished_game_can_be_looked_at(folder: Path) -> None:
    run(*START, typed=ALWAYS_FIRST)
    shown = run("play", "--resume", "1").stdout
    assert "The game is over" in shown
    assert all(f"│ {score:>6} " in shown for score in scores(folder / "1"))


def record(folder: Path) -> list[str]:
    """The lines of a record, to be broken."""
    run(*START, typed=["1", "1", "1", "save game.txt", "quit"])
    return (folder / "game.txt").read_text().splitlines()


BREAKS = {
    "nothing": ("", "", "line 1: a record begins with 'fondaco record 1'"),
    "title": ("fondaco record 1", "fondaco record 2", "line 1: a record begins with 'fondaco record 1'"),
    "game": ("game: puerto_rico", "game: chess", "there is no game chess; there are "),
    "rules": ("rules: 2", "rules: 77", "the record was made under rules 77; these are rules 2"),
    "seats": ("seats: 3", "seats: 9", "line 4: puerto_rico has [2, 3, 4, 5] seats, not 9"),
    "no seats": ("seats: 3", "seats: three", "a number is wanted, not 'three'"),
    "seed": ("seed: 5", "seed: 6", "chance gave another set-up than the record says"),
    "seat": ("2 role", "7 role", "line 12: there is no seat 7"),
    "no seat at all": ("2 role", f"{10**19} role", f"line 12: there is no seat {10**19}"),
    "objection": ("role craftsman", "build wharf", "line 12: build wharf is refused: PR-8.01 not-now"),
    "verb": ("2 role", "2 bowl", "line 12: no such action: bowl"),
    "item": ("role ", "role x", "line 12: no such role: x"),
}


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]], ids=["resume", "replay"])
@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_record_is_refused_with_line_and_reason(name: str, command: list[str], folder: Path) -> None:
    old, new, reason = BREAKS[name]
    lines = record(folder)
    place = next(i for i, line in enumerate(lines) if line.startswith(old) or (old in line and i > 9))
    text = "\n".join([*lines[:place], lines[place].replace(old, new), *lines[place + 1 :]]) if old else ""
    (folder / "game.txt").write_text(text)
    told = refused(*command, "game.txt", code=1)
    assert told.startswith("game.txt is refused: ")
    assert reason in told


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]], ids=["resume", "replay"])
def test_what_is_no_text_file_is_refused(command: list[str], folder: Path) -> None:
    (folder / "bytes.txt").write_bytes(b"fondaco record 1\n\xff\xfe")
    (folder / "folder.txt").mkdir()
    assert refused(*command, "bytes.txt", code=1) == "bytes.txt is refused: line 2: this is not text in UTF-8"
    assert refused(*command, "missing.txt", code=1) == "missing.txt is refused: No such file or directory"
    assert refused(*command, "folder.txt", code=1) == "folder.txt is refused: Is a directory"
    assert refused(*command, "missing.txt", "--lang", "hu", code=1).startswith("missing.txt nem fogadható el: ")


def test_a_record_without_a_seed_can_be_replayed_but_not_resumed(folder: Path) -> None:
    lines = record(folder)
    (folder / "game.txt").write_text("\n".join(line for line in lines if not line.startswith("seed:")))
    assert run("replay", "game.txt").exit_code == 0
    assert "the record has no seed" in refused("play", "--resume", "game.txt", code=1)


def test_a_record_of_another_game_is_refused(folder: Path) -> None:
    record(folder)
    assert "there is no game chess" in refused("play", "chess", "--resume", "game.txt").lower()


def test_nothing_but_an_older_record_is_overwritten(folder: Path) -> None:
    (folder / "diary.txt").write_text("Dear diary")
    shown = run(*START, typed=["save diary.txt", "save no/folder.txt", "save", "save game.txt", "1", "save", "quit"])
    assert "The game is not saved: diary.txt is no record of a game and is left alone." in shown.stdout
    assert "The game is not saved: No such file or directory." in shown.stdout
    assert "Save where?" in shown.stdout
    assert shown.stdout.count("Saved in game.txt.") == 2
    assert (folder / "diary.txt").read_text() == "Dear diary"


def test_a_file_name_that_cannot_be_used_is_asked_for_again(folder: Path) -> None:
    shown = run(*START, typed=["quit", "no/folder.txt", "game.txt"]).stdout
    assert shown.count("File to save the game in") == 2
    assert (folder / "game.txt").exists()


def test_reading_names_the_reason(folder: Path) -> None:
    with pytest.raises(Bad, match="No such file or directory"):
        saves.read(folder / "nothing.txt")


def test_a_free_path_is_free(folder: Path) -> None:
    names = []
    for _ in range(3):
        path = saves.free_path("game")
        path.touch()
        names.append(path.name)
    assert names == ["game.txt", "game-2.txt", "game-3.txt"]
