"""The boards: drawn from a view, whatever the width, and nothing in them that the view hides."""

import re

import pytest
from rich.console import Console

import fondaco
from fondaco.core.chance import seeded
from fondaco.core.domains import Data
from fondaco.terminal import boards
from fondaco.terminal.boards import draw, plain, puerto_rico
from fondaco.terminal.seats import SIGNS, STYLES
from fondaco.terminal.voice import Voice
from fondaco.words import LANGUAGES, Words
from tests.toy.auction import GAME as AUCTION

GAME = fondaco.game("puerto_rico")


def later(seats: int, decisions: int, seed: int = 1) -> Data:
    """A state after so many random decisions, or at the end."""
    state, chance = GAME.new(seats, seed=seed), seeded(seed)
    while decisions and not GAME.over(state):
        seat = GAME.awaited(state)[0]
        choices = GAME.choices(state, seat)
        GAME.submit(state, seat, choices[chance.below(len(choices))])
        decisions -= 1
    return state


WORDS = {language: (Words(GAME, language), Voice(language)) for language in LANGUAGES}


def drawn(view: dict[str, Data], language: str = "en") -> str:
    """The board as a terminal without colours shows it."""
    console = Console(width=100, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(draw(view, *WORDS[language]))
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_board_keeps_to_the_width(seats: int, width: int, language: str) -> None:
    for decisions in [0, 100, 250, 5000]:
        view = GAME.view(later(seats, decisions), 0)
        board = puerto_rico.Board(view, *WORDS[language])
        for part in [board.header(width), board.buildings(width), board.supply(width), board.players(width)]:
            assert all(line.cell_len <= width for line in part)


def test_the_new_game_shows_what_lies_on_the_table() -> None:
    board = drawn(GAME.view(GAME.new(4, seed=7), 0))
    for text in [
        "Settler",
        "Prospector",
        "small ship 0/5 ▫▫▫▫▫",
        "large ship 0/7 ▫▫▫▫▫▫▫",
        "Trading house  – · – · – · –",
        "Supply corn 10 indigo 11 sugar 11 tobacco 9 coffee 9",
        "Quarries 8",
        "Face down 41",
        "Colonists 4 on the ship, 75 in supply",
        "VP pool 100/100",
        "colonists 75/75",
        "fullest city 0/12",
        " 1 ×4 small indigo plant",
        "10 ×1 city hall",
        "■ Red ♛",
        "● Blue (you)",
        "island 1/12  corn ○",
        "city 0/12",
    ]:
        assert text in board
    assert "Second prospector" not in board
    assert "!" not in board


def edited(seats: int, **changes: Data) -> dict[str, Data]:
    """The view of seat 0 of a new game, changed."""
    return {**GAME.view(GAME.new(seats, seed=7), 0), **changes}


def test_role_cards_show_their_owner_or_their_doubloons() -> None:
    board = drawn(edited(5, role_owners={"mayor": 2}, role_doubloons={"second_prospector": 3, "trader": 1}))
    assert "Mayor ▲ Yellow" in board
    assert "Second prospector ◎3" in board
    assert "Trader ◎1" in board


def test_ships_and_house_show_their_barrels() -> None:
    board = drawn(edited(3, cargo=["coffee", None, "corn"], loaded=[2, 0, 6], house={"corn": 1, "sugar": 2}))
    assert "small ship 2/4 ▪▪▫▫ coffee" in board
    assert "middle ship 0/5 ▫▫▫▫▫ " in board
    assert "large ship 6/6 ▪▪▪▪▪▪ corn" in board
    assert "corn · sugar · sugar · –" in board


def test_a_building_that_is_sold_out_is_still_listed() -> None:
    view = edited(3)
    view["players"][1]["buildings"] = ["fortress"]
    del view["bank"]["fortress"]
    view["bank"]["office"] = 1
    board = drawn(view)
    assert "10  – fortress" in board
    assert " 5 ×1 office" in board
    assert "aqueduct" not in board


def test_a_player_is_shown_with_all_that_lies_on_the_board() -> None:
    view = edited(3)
    view["players"][1] |= {
        "doubloons": 13,
        "goods": {"corn": 4, "coffee": 2},
        "colonists": 5,
        "tiles": {"corn": 3, "quarry": 2},
        "manned": {"corn": 2, "quarry": 2},
        "buildings": ["large_indigo_plant", "city_hall"],
        "staff": {"large_indigo_plant": 1},
    }
    board = drawn(view)
    assert re.search(r"■ Red ♛ +13 +\? +4 +· +· +· +2 +5\n", board)
    assert "island 5/12  corn ●●○  quarry ●●" in board
    assert "city 3/12  large indigo plant ●○○  city hall ○" in board


def test_whose_turn_it_is_and_who_is_governor() -> None:
    board = drawn(edited(4, awaited=[2], governor=3))
    assert [line[:10].split()[0] for line in board.splitlines() if "♛" in line[:20]] == ["◆"]
    assert "▶ ▲ Yellow" in board


def test_the_own_board_comes_last_and_play_goes_on_from_it() -> None:
    for seat in range(4):
        names = re.findall(r"^[▶ ] ([●■▲◆]) ", drawn(GAME.view(GAME.new(4, seed=1), seat)), re.MULTILINE)
        assert names == [SIGNS[(seat + 1 + i) % 4] for i in range(4)]
    assert "(you)" not in drawn(GAME.view(GAME.new(4, seed=1), None))


@pytest.mark.parametrize(
    ("change", "sign"),
    [
        ({"vp_pool": 20}, "VP pool 20/100 !"),
        ({"vp_pool": 21}, "VP pool 21/100 "),
        ({"colonists": 15}, "colonists 15/75 !"),
    ],
)
def test_what_is_about_to_end_the_game_is_marked(change: dict[str, Data], sign: str) -> None:
    board = drawn(edited(4, **change))
    assert sign in board
    assert ("!" in board) == ("!" in sign)


def test_the_fullest_city_is_marked_when_little_is_free() -> None:
    view = edited(3)
    view["players"][2]["buildings"] = ["guild_hall", "residence", "fortress", "customs_house", "city_hall"]
    assert "fullest city 10/12 !" in drawn(view)


@pytest.mark.parametrize(("language", "text"), [("en", "LAST YEAR"), ("hu", "UTOLSÓ ÉV")])
def test_the_last_year_is_called_out_with_its_reasons(language: str, text: str) -> None:
    board = drawn(edited(3, ending=["colonists", "vp"]), language)
    words, _ = WORDS[language]
    assert text in board
    assert words.thing("end:colonists") in board
    assert words.thing("end:vp") in board
    assert words.thing("end:city") not in board


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_hidden_is_drawn(language: str) -> None:
    """Where only what a seat may not know differs, its board is the same letter by letter."""
    for decisions in range(50, 400, 50):
        state = later(4, decisions, seed=decisions)
        for seat in range(4):
            twins = [GAME.scramble(state, seat, seed) for seed in range(3)]
            boards_drawn = {drawn(GAME.view(twin, seat), language) for twin in [state, *twins]}
            assert len(boards_drawn) == 1
            others = re.findall(r"^[▶ ] ([●■▲◆]) \S+ (?:♛ )? *\d+ +(\S+)", boards_drawn.pop(), re.MULTILINE)
            assert {sign: vp for sign, vp in others if sign != SIGNS[seat]} == {
                SIGNS[other]: "?" for other in range(4) if other != seat
            }


def test_at_the_end_everything_is_shown() -> None:
    assert "?" not in drawn(GAME.view(later(3, 5000), 0))


def test_every_seat_has_a_sign_and_a_style_of_its_own() -> None:
    assert len(set(SIGNS)) == len(set(STYLES)) == len(SIGNS) == len(STYLES) == 8


# --- the plain board --------------------------------------------------------------------------------------------------


def test_any_view_is_drawn_as_a_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "BOARDS", {})
    board = drawn(GAME.view(GAME.new(3, seed=1), 0))
    assert board.startswith("Puerto Rico\n")
    assert "colonist ship 3" in board
    assert "discarded –" in board
    assert "ships 4 · 5 · 6" in board
    assert "Blue\n" in board
    assert "vp ?" in board
    assert "buildings –" in board


def test_things_in_the_tree_are_said_in_words() -> None:
    console = Console(width=100, color_system=None)
    view = {"game": "puerto_rico", "wants": ["good:coffee", "no:thing"], "has": {"more": {"tile": "tile:quarry"}}}
    with console.capture() as capture:
        console.print(plain.draw(view, *WORDS["hu"]))
    assert "wants kávé · no:thing" in capture.get()
    assert "tile kőbánya" in capture.get()


def test_a_tree_is_in_the_words_of_its_game() -> None:
    console = Console(width=100, color_system=None)
    words = Words(AUCTION, "hu", ["Anna"])
    with console.capture() as capture:
        console.print(plain.draw(AUCTION.view(AUCTION.new(2, seed=1), 0), words, Voice("hu")))
    assert [line.rstrip() for line in capture.get().splitlines()] == [
        "Árverés",
        "├── A tétel értéke 1",
        "├── Eldobott lapok –",
        "└── Játékosok",
        "    ├── Anna",
        "    │   ├── Kézben 4-es 1 · 5-ös 1 · 7-es 1",
        "    │   └── Pont 0",
        "    └── Piros Kézben 3 · Pont 0",
    ]
