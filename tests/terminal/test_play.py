"""`fondaco play`: whole games typed by a script, and every order."""

import re
from pathlib import Path

import pytest

import fondaco
from fondaco.core.history import begin
from fondaco.terminal import boards
from fondaco.terminal.arguments import console_for, voice_for
from fondaco.terminal.host import Host
from fondaco.terminal.screen import Screen
from fondaco.terminal.table import Table
from fondaco.words import LANGUAGES, Words
from tests.conformance import harvest
from tests.terminal.scripted import ALWAYS_FIRST, flat, run, scores

PUERTO_RICO = fondaco.game("puerto_rico")
OPEN_CHIPS = '{"vp_chips_hidden": false}'


def game(*typed: str, seats: int = 3, seed: int = 3, more: tuple[str, ...] = ()) -> str:
    """What a game shows when these lines are typed and the keyboard is then taken away."""
    result = run("play", "puerto_rico", "--seats", str(seats), "--seed", str(seed), *more, typed=typed)
    assert result.exit_code == 0
    assert result.stderr == ""
    return result.stdout


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_numbers(language: str, folder: Path) -> None:
    shown = game(*ALWAYS_FIRST, more=("--lang", language))
    assert {"en": "The game is over", "hu": "A játék véget ért"}[language] in shown
    assert len(scores(folder / "1")) == 3
    words = Words(PUERTO_RICO, language)
    table = shown[shown.rindex("━") :]
    for seat, score in enumerate(scores(folder / "1")):
        assert re.search(rf"\d │ \S {words.seat(seat)} +│ +{score} ", table)


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "hu"), (4, "en"), (5, "hu")])
def test_a_whole_game_of_changing_numbers(seats: int, language: str, folder: Path) -> None:
    """Numbers that are too high are refused with a sentence, and the question stays."""
    typed = [str(1 + i * i % 7) for i in range(6000)]
    shown = game(*typed, seats=seats, more=("--lang", language))
    assert "✗ " in shown
    (saved,) = folder.iterdir()
    assert len(scores(saved)) == seats


def test_the_same_seed_and_the_same_answers_give_the_same_game() -> None:
    assert game(*ALWAYS_FIRST) == game(*ALWAYS_FIRST)
    assert game(*ALWAYS_FIRST[:5], seed=4) != game(*ALWAYS_FIRST[:5], seed=5)


def test_without_a_seed_every_game_is_another(folder: Path) -> None:
    for _ in range(2):
        run("play", "puerto_rico")
    first, second = [path.read_text() for path in folder.iterdir()]
    assert "seats: 4" in first
    assert first != second


def test_a_game_without_a_board_of_its_own_is_playable(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(boards, "BOARDS", {})
    assert "├── " in game(*ALWAYS_FIRST)
    assert scores(folder / "1")


def test_options_reach_the_game(folder: Path) -> None:
    game(more=("--options", OPEN_CHIPS))
    assert '"vp_chips_hidden": false' in (folder / "puerto_rico-3.txt").read_text()


# --- secrets ----------------------------------------------------------------------------------------------------------

ROW = re.compile(r"^[▶ ] (?P<sign>[●■▲◆★]) \S+ (?P<you>\(you\) )?(?:♛ )? *\d+ +(?P<vp>\S+) ", re.MULTILINE)


def test_nobody_else_s_points_are_shown_before_the_end() -> None:
    shown = game(*[str(1 + i * i % 7) for i in range(6000)], seats=4)
    rows = list(ROW.finditer(shown))
    last = rows[-4:]
    assert len(rows) > 100
    assert all((row["vp"] == "?") == (row["you"] is None) for row in rows[:-4])
    assert all(row["vp"].isdigit() for row in last)


def test_at_a_hot_seat_each_sees_only_their_own_points() -> None:
    shown = game(*["", "1"] * 60, more=("--hot-seat",))
    rows = list(ROW.finditer(shown))
    assert len({row["sign"] for row in rows if row["you"]}) == 3
    assert all((row["vp"] == "?") == (row["you"] is None) for row in rows)


def test_with_open_chips_all_points_are_shown() -> None:
    rows = list(ROW.finditer(game("1", "1", more=("--options", OPEN_CHIPS))))
    assert all(row["vp"].isdigit() for row in rows)


# --- hot-seat ---------------------------------------------------------------------------------------------------------


def test_the_keyboard_is_passed_when_the_seat_changes() -> None:
    shown = game("", "role builder", "pass", "", "pass", more=("--hot-seat",), seed=2)
    assert re.findall(r"The keyboard is for (\S+ \S+)\. Press Enter\.", shown) == ["■ Red", "▲ Yellow", "● Blue"]
    assert shown.index("The keyboard is for ▲") > shown.index("Red > ")


def test_whoever_takes_the_keyboard_hears_what_happened_meanwhile() -> None:
    shown = game("", "role builder", "build hacienda", "accept", "", "pass", "", more=("--hot-seat",), seed=2)
    for_blue = shown[shown.index("The keyboard is for ● Blue") :]
    assert "■ Red: Choose the builder · Build the hacienda · Red pays 1 doubloon." in for_blue
    assert "▲ Yellow: Pass" in for_blue


def test_nothing_to_hide_nothing_to_wait_for() -> None:
    shown = game("role builder", "pass", "pass", more=("--hot-seat", "--options", OPEN_CHIPS), seed=2)
    assert "The keyboard is for" not in shown
    assert "▲ Yellow > " in shown


def test_people_and_bots_at_one_table() -> None:
    shown = game(*["", "1"] * 300, seats=4, more=("--bots", "2"))
    assert set(re.findall(r"The keyboard is for (\S+ \S+)\.", shown)) == {"● Blue", "■ Red"}


# --- answers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["role settler", "1", "Choose the settler", "choose THE settler", "  1  "])
def test_an_answer_is_a_number_a_text_or_a_sentence(answer: str) -> None:
    shown = game("", answer, more=("--hot-seat",), seed=2)
    assert "■ Red: Choose the settler" in shown


def test_a_name_of_two_words_may_be_typed_as_such() -> None:
    for answer in ["build small_market", "build small market", "Build  Small Market", "build the small market"]:
        shown = game("", "role builder", answer, "accept", "", more=("--hot-seat",), seed=2)
        assert "■ Red: Choose the builder · Build the small market" in shown


@pytest.mark.parametrize(
    ("answer", "refusal"),
    [
        ("9", "There is no such answer: the numbers go from 1 to 6."),
        ("0", "There is no such answer: the numbers go from 1 to 6."),
        ("-1", "“-1” is neither an order nor an action (no such action: -1). Type ? for help."),
        ("9" * 5000, "is neither an order nor an action"),
        ("role", "“role” is neither an order nor an action (role wants 1 arguments, not 0). Type ? for help."),
        ("role king", "“role king” is neither an order nor an action (no such role: king). Type ? for help."),
        ("[bold]", "“[bold]” is neither an order nor an action (no such action: [bold]). Type ? for help."),
        ("role prospector", "The prospector is not in the game with this number of players. (PR-2.06)"),
        ("build wharf", "This cannot be done now. (PR-8.01)"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_reason(answer: str, refusal: str) -> None:
    shown = game("", answer, more=("--hot-seat",), seed=2)
    assert refusal in flat(shown)
    assert shown.count("■ Red > ") == 2


def test_an_empty_line_asks_again() -> None:
    shown = game("", "", "", more=("--hot-seat",), seed=2)
    assert shown.count("■ Red > ") == 3
    assert "✗" not in shown


# --- orders -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["Choose a role.", "You may also answer in text: role settler", "why ACTION", "rules ID", "undo"]),
        ("hu", ["Válassz szerepet.", "Szöveggel is válaszolhatsz: role settler", "miért LÉPÉS", "vissza"]),
    ],
)
def test_help_explains_the_question_its_rule_and_the_orders(language: str, texts: list[str]) -> None:
    shown = game("", "?", more=("--hot-seat", "--lang", language))
    assert "PR-5.02  The player to choose takes one unchosen role card" in shown
    for text in texts:
        assert text in shown


@pytest.mark.parametrize(
    ("order", "answer"),
    [
        ("why build wharf", "✗ This cannot be done now. (PR-8.01)"),
        ("why role prospector", "✗ The prospector is not in the game with this number of players. (PR-2.06)"),
        ("why Choose the prospector", "✗ The prospector is not in the game with this number of players. (PR-2.06)"),
        ("why role mayor", "Nothing stands in the way of “Choose the mayor”."),
        ("why 3", "Nothing stands in the way of “Choose the mayor”."),
        ("why 30", "There is no such answer"),
        ("why", "Why what?"),
        ("why me", "no such action: me"),
    ],
)
def test_why_answers_with_the_objection_in_words(order: str, answer: str) -> None:
    shown = game("", order, more=("--hot-seat",), seed=2)
    assert answer in shown


def test_why_in_hungarian_names_the_numbers() -> None:
    shown = game("", "miért build wharf", more=("--hot-seat", "--lang", "hu"), seed=2)
    assert "Az ára 9 dublon, neked viszont csak 2 van. (PR-8.05)" in flat(shown)


def test_undo_takes_back_what_is_safe() -> None:
    shown = game("", "role builder", "undo", "role mayor", more=("--hot-seat",), seed=2)
    after = shown[shown.index("Taken back.") :]
    assert "Choose a role." in after
    assert "■ Red: Choose the mayor" in after
    assert "Choose the builder ·" not in after


def test_undo_says_why_not() -> None:
    typed = ["", "undo", "role builder", "pass", "", "undo", "pass", "role mayor", "pass", "colonist", "", "undo"]
    shown = game(*typed, more=("--hot-seat", "--every-question"), seed=2, seats=2)
    assert shown.count("✗ You have done nothing yet.") == 2
    assert "✗ Another player has acted since: what is done is done." in shown


def test_undo_stops_where_chance_has_played_its_part() -> None:
    """The second of two players turns up the new row by passing, and then chooses a role."""
    shown = game("", "role settler", "pass", "", "pass", "undo", more=("--hot-seat",), seed=2, seats=2)
    assert "✗ Chance has played its part: what is done is done." in shown


# --- what is obvious --------------------------------------------------------------------------------------------------


def test_what_is_obvious_is_answered_for_a_person_and_told() -> None:
    shown = game(more=("--bot", "random"))
    assert "● Blue: Take a colonist" in shown
    assert "Do you take somebody from the colonist ship?" not in shown


def test_who_wants_every_question_is_asked_every_question() -> None:
    assert "Do you take somebody from the colonist ship?" in game(more=("--bot", "random", "--every-question"))


def test_what_was_taken_back_is_not_answered_again() -> None:
    table = Table(begin(harvest.GAME, 2, {}, 1), {})
    screen = Screen(console_for(), Words(harvest.GAME, "en"), voice_for("en"))
    host = Host(table, screen, None, None, [])
    host.answer(0, "enough")
    host.let_bots()
    assert table.awaited() == 1
    host.order_undo(0, "")
    host.let_bots()
    assert (table.awaited(), [action.text() for action in table.choices(0)]) == (0, ["thank", "leave"])
    host.answer(0, "leave")
    host.answer(1, "enough")
    host.let_bots()
    assert table.awaited() == 0


def test_the_log_tells_what_happened() -> None:
    shown = game("", "log", "role builder", "pass", "", "log", more=("--hot-seat",), seed=2)
    assert "Nothing has happened yet." in shown
    assert shown.count("■ Red: Choose the builder · Pass") == 2


def test_rules_are_at_hand() -> None:
    shown = game("", "rules PR-13", "rules", "rules 99", "rules nonsense", more=("--hot-seat",), seed=2)
    assert "PR-13 Prospector" in shown
    assert "PR-5.02  The player to choose" in shown
    assert "✗ There is no rule 99. Perhaps: PR-9" in shown
    assert "✗ There is no rule nonsense. Perhaps: PR-1" in shown


def test_the_board_is_shown_once_more() -> None:
    assert game("", "board", more=("--hot-seat",)).count("Trading house") == 2


def test_orders_in_hungarian() -> None:
    typed = ["", "napló", "role builder", "vissza", "tábla", "szabály PR-13", "mentés jatek.txt", "kilépés"]
    shown = game(*typed, more=("--hot-seat", "--lang", "hu"), seed=2)
    for text in ["Még nem történt semmi.", "Visszavonva.", "PR-13 Prospector", "Elmentve ide: jatek.txt", "Viszlát!"]:
        assert text in shown


# --- leaving ----------------------------------------------------------------------------------------------------------


def test_quit_offers_to_save(folder: Path) -> None:
    shown = game("1", "quit", "game.txt")
    assert "File to save the game in (Enter: none):" in shown
    assert "To go on: fondaco play --resume game.txt" in shown
    assert shown.endswith("Goodbye.\n")
    assert (folder / "game.txt").read_text().startswith("fondaco record 1\n")


def test_quit_without_saving(folder: Path) -> None:
    assert game("1", "quit", "").endswith("Goodbye.\n")
    assert list(folder.iterdir()) == []


def test_quit_after_saving_asks_nothing() -> None:
    assert "File to save" not in game("1", "save a game.txt", "quit")


def test_a_game_is_not_lost_when_the_keyboard_is_taken_away(folder: Path) -> None:
    shown = game("1", "1")
    assert shown.endswith("Saved in puerto_rico-3.txt.\nTo go on: fondaco play --resume puerto_rico-3.txt\n")
    game("1")
    assert {path.name for path in folder.iterdir()} == {"puerto_rico-3.txt", "puerto_rico-3-2.txt"}


def test_control_c_is_no_traceback(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert game(more=("--lang", "hu")).endswith("fondaco play --resume puerto_rico-3.txt --lang hu\n")


def test_a_saved_game_is_not_saved_again_when_interrupted(folder: Path) -> None:
    assert game("1", "save x y.txt").endswith("To go on: fondaco play --resume 'x y.txt'\n")
    assert [path.name for path in folder.iterdir()] == ["x y.txt"]
