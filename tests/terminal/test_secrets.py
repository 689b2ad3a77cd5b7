"""A game with secret answers at this terminal: the toy auction, drawn as a tree, all bidding together."""

import re
from pathlib import Path

import pytest

import fondaco
from fondaco.core.history import begin
from fondaco.terminal.table import Table
from tests.terminal.scripted import ALWAYS_FIRST, run, scores
from tests.toy.auction import GAME as AUCTION


@pytest.fixture(autouse=True)
def auction(monkeypatch: pytest.MonkeyPatch) -> None:
    """The auction stands in the catalogue."""
    monkeypatch.setitem(fondaco.GAMES, "auction", AUCTION)


def hand(seat: int, seed: int = 1) -> list[str]:
    """The cards a seat is dealt, by name."""
    view = AUCTION.view(AUCTION.new(2, seed=seed), seat)
    return [card.removeprefix("card:") for card in view["players"][seat]["hand"]]


def hot_seat(*typed: str) -> list[str]:
    """What is shown to each who takes the keyboard."""
    shown = run("play", "auction", "--seats", "2", "--hot-seat", "--seed", "1", typed=typed).stdout
    return shown.split("The keyboard is for ")[1:]


def test_a_bid_is_not_seen_by_the_next_at_the_keyboard() -> None:
    card = hand(0)[0]
    blue, red = hot_seat("", f"bid {card}", "")
    assert blue.startswith("● Blue. Press Enter.")
    assert red.startswith("■ Red. Press Enter.")
    assert "● Blue: A bid" in red
    for other in hand(0):
        assert not re.search(rf"\b{other} 1\b", red)
    assert f"Bid the {card}" not in red


def test_after_the_last_bid_all_is_told() -> None:
    mine, theirs = hand(0)[0], hand(1)[0]
    shown = hot_seat("", f"bid {mine}", "", f"bid {theirs}", "")[2]
    assert f"Blue has bid the {mine}. · Red has bid the {theirs}." in shown


def test_the_log_of_another_seat_is_no_way_around() -> None:
    card = hand(0)[0]
    _, red = hot_seat("", f"bid {card}", "", "log", "why bid 1", "?")
    assert red.count("● Blue: A bid") == 2
    assert f"Bid the {card}" not in red


def test_why_not_speaks_of_the_own_hand() -> None:
    strange = next(str(card) for card in range(1, 13) if str(card) not in hand(0))
    (blue,) = hot_seat("", f"why bid {strange}", "?")
    assert f"✗ You do not hold the {strange}. (TO-1.03)" in blue
    assert "TO-1.03\n" in blue


def test_a_whole_auction_against_bots(folder: Path) -> None:
    shown = run("play", "auction", "--seats", "4", "--seed", "1", typed=ALWAYS_FIRST).stdout
    assert "The keyboard" not in shown
    assert sum(scores(folder / "1")) > 0


def test_a_bid_that_others_have_answered_is_taken_back_and_told_no_more() -> None:
    history = begin(AUCTION, 3, None, seed=1)
    table = Table(history, {})
    for seat in [0, 1]:
        assert table.submit(seat, table.choices(seat)[0]) is None
    assert [len(events) for events in table.told] == [1, 1]
    first = table.told[1]
    assert table.undo(0)
    assert table.told == [first]
    assert [move.seat for move in history.moves] == [1]
    assert table.awaited() == 0
    assert not table.undo(2)
    assert table.barrier(2) == "undo-nothing"


def test_learning_is_a_barrier() -> None:
    """The last bid turns all up: whoever made it cannot take it back."""
    history = begin(AUCTION, 2, None, seed=1)
    table = Table(history, {})
    for _ in range(3):
        for seat in [0, 1]:
            assert table.submit(seat, table.choices(seat)[0]) is None
    assert table.over()
    assert history.moves[-1].chance == []
    assert not table.undo(1)
    assert table.barrier(1) == "undo-learned"


def test_a_table_keeps_secrets_while_views_differ() -> None:
    history = begin(AUCTION, 2, None, seed=1)
    assert Table(history, {}).keeps_secrets()


def test_a_game_without_words_is_played_in_codes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, folder: Path) -> None:
    monkeypatch.setattr("fondaco.words.folder_of", lambda game: tmp_path)
    played = run("play", "auction", "--seats", "2", "--seed", "1", typed=ALWAYS_FIRST)
    assert played.exit_code == 0
    assert f"bid: card {hand(0)[0]}" in played.stdout
    simulated = run("simulate", "auction", "--games", "3", "--seed", "1")
    assert simulated.exit_code == 0
    assert "Blue" in simulated.stdout
